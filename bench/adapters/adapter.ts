import type { Readable, Writable } from 'node:stream'
import type { SessionEvent } from 'dsh-wire'

/** What a peer sends: `false` asks to wait for `drained`. */
export interface Sender {
  send(event: SessionEvent): boolean | undefined | Promise<unknown>
  drained?(): Promise<void>
}

/** Sends a prompt, and resolves with the answer. */
export type Prompt = (text: string) => Promise<unknown>

/** A library under test, used by its public API with its own defaults, on a wire of its own form. */
export interface Adapter {
  /** One notification with an event in it, as the library's peer would write it. */
  frame(event: SessionEvent): Buffer
  /** Delivers the params of every such notification. */
  receive(input: Readable, onParams: (params: never) => void): void
  /** The text and the number of an event in params that were delivered. */
  read(params: never): Seen
  /** Sends events as notifications. */
  sender(output: Writable): Sender
  /** Answers prompts. */
  serve(input: Readable, output: Writable): void | Promise<void>
  /** Connects to what `serve` serves. */
  connect(input: Readable, output: Writable): Promise<Prompt>
}

/** What must arrive of an event. */
export interface Seen {
  seq: number
  text: string
}

/** The text of an event: of a delta, of the arguments of a tool call, or of what a tool returned. */
export function textOf(event: SessionEvent): string {
  if (event.type === 'tool/call') return event.data.arguments
  if (event.type === 'tool/result') {
    const block = event.data.message.content[0]
    const inner = block?.type === 'tool-result' ? block.content[0] : undefined
    return inner?.type === 'text' ? inner.text : ''
  }
  if (event.type !== 'assistant/chunk') return ''
  const { chunk } = event.data
  if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') return chunk.text
  return chunk.type === 'tool-call-delta' ? chunk.argumentsDelta : ''
}

/** A notification as a line: the wire of every peer that has lines and takes any method. */
export function line(event: SessionEvent): Buffer {
  return Buffer.from(
    `${JSON.stringify({ jsonrpc: '2.0', method: 'session.event', params: { sessionId: 'main', event } })}\n`,
  )
}

/** What is seen of an event in the params of such a notification. */
export function seen({ event }: { event: SessionEvent }): Seen {
  return { seq: event.seq, text: textOf(event) }
}

/** Params of a prompt, and the answer that every server gives. */
export const promptParams = (text: string) => ({
  sessionId: 'main',
  contentBlocks: [{ type: 'text' as const, text }],
})
export const ANSWER = {
  messageId: 'd5ce7904-0ab6-4c25-b7fe-a5f34043bbf7',
  status: 'ok' as const,
  reason: { kind: 'completed' as const },
}
