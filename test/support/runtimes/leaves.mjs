// Protocol 0: takes the prompt, begins its turn, and goes away before it is idle.

import { inserted, serve, status } from './wire.mjs'

serve({
  'session/prompt': ({ sessionId }, answer) => {
    inserted(sessionId, 'm')
    answer({ messageId: 'm' })
    status(sessionId, 'running')
    process.stderr.write('out of electricity\n')
    process.exit(7)
  },
})
