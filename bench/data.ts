import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { SessionEvent } from 'dsh-wire'

/** A small generator with a seed: every run measures the same bytes. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const WORDS =
  'the parser reads a file and `const date = parse(text)` returns "null" when month is 13\n then tests pass in src/date.ts with no change to index.js for all 42 cases; run npm test again, please. It was an off-by-one'.split(
    ' ',
  )
const WORDS_BEYOND_ASCII = ['你好', '修复了解析器', 'naïve', '“quoted”', '—', '🙂', 'Größe', 'テスト', '√', '…']

export interface EventOptions {
  /** Mean size of a frame, in bytes. Frames vary by a quarter either way. */
  bytes: number
  /** How many of a hundred events have text beyond ASCII. */
  mixedPercent: number
}

/** Session events as a model and its tools make them: mostly deltas; large ones are what a tool returned. */
export function events(count: number, { bytes, mixedPercent }: EventOptions): SessionEvent[] {
  const next = random(270)
  const isLarge = bytes >= 1024
  const envelope = isLarge ? 460 : 205
  return Array.from({ length: count }, (_, seq) => {
    const length = (bytes - envelope) * (0.75 + next() / 2)
    const text = textOf(length, next() * 100 < mixedPercent, next)
    // As parsed: how the objects and texts were put together here must not tell in what is measured.
    return JSON.parse(JSON.stringify(isLarge ? toolResult(seq, text) : small(seq, text, next)))
  })
}

function small(seq: number, text: string, next: () => number): SessionEvent {
  const time = 1760000000000 + seq * 17
  const place = { turn: 1, step: 1 + (seq >> 9) }
  const kind = next()
  if (kind < 0.02)
    return { type: 'tool/call', seq, time, data: { ...place, callId: 'call_1', name: 'read', arguments: text } }
  const chunk =
    kind < 0.08
      ? { type: 'tool-call-delta' as const, index: 1, id: 'call_1', name: 'read', argumentsDelta: text }
      : { type: kind < 0.2 ? ('reasoning-delta' as const) : ('text-delta' as const), index: 0, text }
  return { type: 'assistant/chunk', seq, time, data: { ...place, chunk } }
}

/** The result of a tool, with a text of any length. */
export function toolResult(seq: number, text: string): SessionEvent {
  return {
    type: 'tool/result',
    seq,
    time: 1760000000000 + seq * 17,
    data: {
      turn: 1,
      step: 1,
      message: {
        source: { kind: 'tool', callId: 'call_1' },
        content: [{ type: 'tool-result', toolCallId: 'call_1', content: [{ type: 'text', text }], isError: false }],
        role: 'user',
        id: '6f1c2a40-0000-4000-8000-000000000010',
      },
    },
    sourceEventSeqs: [1],
    surfaceOp: 'append',
  }
}

/** Text of about so many bytes as JSON. One word in twelve of a mixed one is beyond ASCII. */
export function textOf(bytes: number, isMixed: boolean, next = random(1)): string {
  let text = ''
  let left = bytes
  while (left > 0) {
    const words = isMixed && (text === '' || next() < 1 / 12) ? WORDS_BEYOND_ASCII : WORDS
    const word = words[Math.floor(next() * words.length)] as string
    text += `${word} `
    left -= Buffer.byteLength(JSON.stringify(word)) - 1
  }
  return text
}

/** Text of a mebibyte, repeated: a quick way to a very long one. */
export function longText(bytes: number, isMixed: boolean): string {
  const piece = textOf(Math.min(bytes, 2 ** 20), isMixed)
  const size = Buffer.byteLength(JSON.stringify(piece)) - 2
  return piece.repeat(Math.max(1, Math.floor(bytes / size)))
}

const RECORDINGS = '../../shared/transcripts/'

/** The events that recorded runtimes wrote; none where the recordings are not beside the project. */
export function recordedEvents(): SessionEvent[] {
  if (!existsSync(RECORDINGS)) return []
  return readdirSync(RECORDINGS).flatMap((file) =>
    readFileSync(`${RECORDINGS}${file}`, 'utf8')
      .split('\n')
      .flatMap((entry) => {
        try {
          const { from, raw } = JSON.parse(entry)
          const frame = JSON.parse(raw)
          return from === 'server' && frame.method === 'session.event' ? [frame.params.event] : []
        } catch {
          return [] // Recordings hold lines that are not JSON, for a purpose.
        }
      }),
  )
}
