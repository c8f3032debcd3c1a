// What the runtimes of this folder have in common: they read requests, a line each, and write frames.

import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

let seq = 0

export const send = (frame) => writeSync(1, `${JSON.stringify({ jsonrpc: '2.0', ...frame })}\n`)
export const status = (sessionId, value) => send({ method: 'session.status', params: { sessionId, status: value } })
export const event = (sessionId, type, data, more = {}) =>
  send({ method: 'session.event', params: { sessionId, event: { type, seq: seq++, time: 0, data, ...more } } })

/** A message comes into the session's inbox. */
export const inserted = (sessionId, id, kind = 'user') =>
  event(sessionId, 'agent/inbox/spliced', {
    target: 'next-turn',
    start: 0,
    inserted: [{ id, role: 'user', content: [], source: { kind } }],
  })

/** One turn, in which the model says this. */
export function turn(sessionId, text, reason = { kind: 'completed' }) {
  event(sessionId, 'turn/start', { turn: 1 })
  const source = { kind: 'model', provider: 'p', model: 'm' }
  const message = { id: 'a', role: 'assistant', content: [{ type: 'text', text }], source }
  const usage = { inputTokens: 3, outputTokens: 2 }
  event(sessionId, 'assistant/message', { turn: 1, step: 1, message, usage }, { surfaceOp: 'append' })
  event(sessionId, 'turn/end', { turn: 1, reason })
}

/** Calls `handlers[method](params, answer)` for each request. Speaks protocol 0 unless told otherwise. */
export function serve(handlers) {
  const all = {
    initialize: (_params, answer) => answer({ serverInfo: { name: 'fake', version: '1' } }),
    shutdown: (_params, answer) => {
      answer({})
      process.exit(0)
    },
    ...handlers,
  }
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line)
    all[method]?.(params, (result) => send({ id, result }))
  })
}
