/** Compiled, never run: what the wire types must let pass and what they must not. */
import type {
  ContentBlock,
  HarnessSdkNotificationMap,
  HarnessSdkRequestMap,
  KnownSessionEvent,
  LlmFailureCode,
  SessionEvent,
  SessionPromptParams,
  StreamChunk,
  SubagentStopReason,
  TurnEndReason,
  UnknownContentBlock,
  UnknownSessionEvent,
} from '../../src/index.js'
import { isKnownContentBlock, isKnownSessionEvent, isUnknownSessionEvent } from '../../src/index.js'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const assert = <_T extends true>() => {}

// Comparing a tag narrows, and what is left over is unknown.
export function narrowEvents(event: SessionEvent): string | number | undefined {
  if (event.type === 'turn/start') return event.data.turn
  switch (event.type) {
    case 'assistant/chunk':
      return event.data.chunk.type === 'text-delta' ? event.data.chunk.text : event.data.chunk.type
    case 'user/message':
      return event.data.content.length
    default:
      return event.seq
  }
}

export function narrowBlocks(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
    case 'reasoning':
      return block.text
    case 'image':
      return 'attachment' in block ? block.attachment.attachmentId : block.mimeType
    case 'tool-call':
      return block.arguments
    case 'tool-result':
      return block.toolCallId
    default: {
      const rest: UnknownContentBlock = block
      return rest.type
    }
  }
}

export function narrowReasons(reason: TurnEndReason): string {
  if (reason.kind === 'error') return reason.error.code
  if (reason.kind === 'aborted') return reason.reason.kind
  return reason.kind
}

export function narrowChunks(chunk: StreamChunk): StreamChunk['type'] {
  if (chunk.type === 'usage') assert<Equal<typeof chunk.usage.inputTokens, number>>()
  return chunk.type
}

// Guards narrow both ways.
export function guards(event: SessionEvent, block: ContentBlock): void {
  if (isKnownSessionEvent(event)) assert<Equal<typeof event, KnownSessionEvent>>()
  if (isUnknownSessionEvent(event)) assert<Equal<typeof event, UnknownSessionEvent>>()
  if (!isKnownContentBlock(block)) assert<Equal<typeof block, UnknownContentBlock>>()
}

// Misspelt members and tags do not compile, for there is no index signature to swallow them.
export const prompt: SessionPromptParams = { sessionId: 's', contentBlocks: [{ type: 'text', text: 'hi' }] }
// @ts-expect-error
export const misspelt: SessionPromptParams = { sessionId: 's', contentBlocks: [], contentBlock: [] }
// @ts-expect-error
export const wrongTag: ContentBlock = { type: 'txet', text: 'hi' }
// @ts-expect-error
export const wrongBody: ContentBlock = { type: 'text', txet: 'hi' }
// @ts-expect-error
export const noEvent: SessionEvent = { type: 'turn/start', seq: 0, time: 0, data: {} }

// Open enumerations accept any string, closed ones do not.
export const known: SubagentStopReason = 'completed'
export const unknown: SubagentStopReason | LlmFailureCode = 'of a later release'
// @ts-expect-error
export const status: HarnessSdkNotificationMap['session.status']['status'] = 'busy'

// The maps are keyed by method name.
assert<
  Equal<keyof HarnessSdkRequestMap, 'initialize' | 'session/prompt' | 'session/cancel' | 'session/close' | 'shutdown'>
>()
assert<
  Equal<keyof HarnessSdkNotificationMap, 'session.event' | 'session.status' | 'subagent.started' | 'subagent.finished'>
>()
assert<Equal<HarnessSdkRequestMap['session/cancel']['result']['cancelled'], boolean>>()
