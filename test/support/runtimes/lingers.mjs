// Says its process id at the first prompt, never ends the turn, and ends by nothing but SIGKILL.

import { event, serve } from './wire.mjs'

process.on('SIGTERM', () => {})
setInterval(() => {}, 1_000_000)
serve({
  'session/prompt': ({ sessionId }) => {
    const chunk = { type: 'text-delta', index: 0, text: `pid ${process.pid};` }
    event(sessionId, 'assistant/chunk', { turn: 1, step: 1, chunk })
  },
  shutdown: () => {},
})
