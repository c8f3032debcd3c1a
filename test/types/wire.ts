/** Compiled, never run: what the wire types must let pass and what they must not. */
import type {
  ContentBlock,
  HarnessSdkNotificationMap,
  HarnessSdkRequestMap,
  KnownContentBlock,
  KnownMessageSource,
  KnownSessionEvent,
  KnownTurnEndReason,
  LlmFailureCode,
  MessageSource,
  SessionEndSeedData,
  SessionEvent,
  SessionPromptParams,
  StreamChunk,
  SubagentStopReason,
  TokenUsage,
  TurnEndReason,
  UnknownContentBlock,
  UnknownSessionEvent,
  UnknownTurnEndReason,
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
      // An event's base is shared, so known events that are not listed are left over too.
      assert<Equal<Extract<typeof event, { type: 'turn/end' }>['data']['turn'], number>>()
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
  switch (reason.kind) {
    case 'completed':
    case 'blocked':
    case 'max-tokens':
    case 'interrupted':
      return reason.kind
    default: {
      const rest: UnknownTurnEndReason = reason
      return rest.kind
    }
  }
}

export function narrowSources(source: MessageSource): string | undefined {
  if (source.kind === 'user') return source.kind
  if (source.kind === 'tool') return source.callId
  // @ts-expect-error no such kind
  if (source.kind === 'tols') return undefined
  // @ts-expect-error only a tool's source has it
  return source.kind === 'model' ? source.callId : undefined
}

// A closed union leaves nothing over.
export function narrowChunks(chunk: StreamChunk): string | number {
  switch (chunk.type) {
    case 'block-start':
      return chunk.blockType
    case 'text-delta':
    case 'reasoning-delta':
      return chunk.text
    case 'tool-call-delta':
      return chunk.argumentsDelta
    case 'block-end':
      return chunk.block.type
    case 'usage':
      return chunk.usage.inputTokens
    case 'finish':
      return chunk.reason.kind
    default:
      return chunk satisfies never
  }
}

// Guards narrow both ways.
export function guards(event: SessionEvent, block: ContentBlock): void {
  if (isKnownSessionEvent(event)) assert<Equal<typeof event, KnownSessionEvent>>()
  if (isUnknownSessionEvent(event)) assert<Equal<typeof event, UnknownSessionEvent>>()
  if (!isKnownContentBlock(block)) assert<Equal<typeof block, UnknownContentBlock>>()
}

// Known types have no index signature, which would swallow a misspelt member.
/** Those of the types that take any member. */
type TakesAny<T> = T extends unknown ? (string extends keyof T ? T : never) : never
assert<Equal<TakesAny<KnownContentBlock | KnownMessageSource | KnownSessionEvent | StreamChunk>, never>>()
assert<Equal<TakesAny<KnownTurnEndReason | SessionPromptParams | TokenUsage>, never>>()
// The one event whose data has no members says so.
assert<Equal<TakesAny<KnownSessionEvent['data']>, SessionEndSeedData>>()

// Misspelt members and tags do not compile.
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
export const laterReason: SubagentStopReason = 'of a later release'
export const laterCode: LlmFailureCode = 'OF_A_LATER_RELEASE'
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
