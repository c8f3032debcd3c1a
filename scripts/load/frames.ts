import type { SessionEventNotification } from 'dsh-wire'

export const route = { cwd: '/', provider: 'echo', model: 'echo', protocolVersion: 1 }

/** What a server of these cases answers `initialize` with. */
export const initialized = {
  serverInfo: { name: 'load', version: '1' },
  protocolVersion: 1,
  capabilities: {},
  maxFrameBytes: 64 * 1024 * 1024,
} as const

export const settled = { messageId: 'm', status: 'ok', reason: { kind: 'completed' } } as const

/** A piece of streamed text, as an event of about 4 KiB. */
export function delta(seq: number): SessionEventNotification {
  const chunk = { type: 'text-delta' as const, index: 0, text: DELTA_TEXT }
  return { sessionId: 'main', event: { type: 'assistant/chunk', seq, time: 0, data: { turn: 1, step: 1, chunk } } }
}

const DELTA_TEXT = 'The quick brown fox jumps over the lazy d\u00f6g. '.repeat(85)

/** How long the line of a `delta` is, in bytes. */
export const DELTA_BYTES = Buffer.byteLength(
  `${JSON.stringify({ jsonrpc: '2.0', method: 'session.event', params: delta(100_000) })}\n`,
)
