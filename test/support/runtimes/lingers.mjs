// Says its process id at a prompt, never ends the turn, and ends by nothing but SIGKILL. At SIGTERM it makes the file that
// its argument names.

import { writeFileSync } from 'node:fs'
import { event, serve } from './wire.mjs'

process.on('SIGTERM', () => writeFileSync(process.argv[2], ''))
setInterval(() => {}, 1_000_000)
serve({
  'session/prompt': ({ sessionId }) => {
    const chunk = { type: 'text-delta', index: 0, text: `pid ${process.pid};` }
    event(sessionId, 'assistant/chunk', { turn: 1, step: 1, chunk })
  },
  shutdown: () => {},
})
