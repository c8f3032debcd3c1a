import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { HarnessClientOptions } from '../../src/client.js'
import type { Json } from './streams.js'

/** One thing a fake runtime does; see fake-runtime.mjs. */
export interface Step {
  frame?: Json
  raw?: string
  stderr?: string
  times?: number
  ignore?: string[]
  stay?: boolean
  closeStdout?: boolean
  kill?: string
  exit?: number
}

const file = fileURLToPath(new URL('fake-runtime.mjs', import.meta.url))

export const answer = (result: unknown): Step => ({ frame: { jsonrpc: '2.0', id: '$id', result } })
const serverInfo = { name: 'fake', version: '1' }
const version0 = [answer({ serverInfo })]
export const version1 = [answer({ serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1_000_000 })]

/** How to launch a runtime that plays a script: what to do at the start, and for each method. */
export function fake(
  script: Record<string, Step[]>,
  options: Partial<HarnessClientOptions> = {},
): HarnessClientOptions {
  return {
    command: process.execPath,
    args: [file, JSON.stringify({ initialize: version0, ...script })],
    shutdownTimeoutMs: 500,
    disposeEofGraceMs: 2000,
    disposeGraceMs: 2000,
    ...options,
  }
}

/** Steps of a turn on the session `main` whose message has the id `m`. */
export const turn = {
  inserted: (id = 'm'): Step =>
    event('agent/inbox/spliced', {
      target: 'next-turn',
      start: 0,
      inserted: [{ id, role: 'user', content: [], source: { kind: 'user' } }],
    }),
  running: status('running'),
  idle: status('idle'),
  end: (kind = 'completed'): Step => event('turn/end', { turn: 1, reason: { kind } }),
  says: (text: string): Step =>
    event(
      'assistant/message',
      {
        turn: 1,
        step: 1,
        message: {
          id: 'a',
          role: 'assistant',
          content: [{ type: 'text', text }],
          source: { kind: 'model', provider: 'p', model: 'm' },
        },
        usage: { inputTokens: 3, outputTokens: 2 },
      },
      { surfaceOp: 'append' },
    ),
  receipt: answer({ messageId: 'm' }),
}

function status(value: string): Step {
  return { frame: { jsonrpc: '2.0', method: 'session.status', params: { sessionId: 'main', status: value } } }
}

let seq = 0

export function event(type: string, data: object, more: object = {}, sessionId = 'main'): Step {
  const params = { sessionId, event: { type, seq: seq++, time: 0, data, ...more } }
  return { frame: { jsonrpc: '2.0', method: 'session.event', params } }
}

/** Whether a process is there, and not merely waiting for its parent to take notice of its end. */
export function isAlive(pid: number | undefined): boolean {
  try {
    if (pid === undefined || !process.kill(pid, 0)) return false
    return !existsSync('/proc') || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
