// Protocol 0: takes the prompt, and never begins its turn.

import { inserted, serve } from './wire.mjs'

serve({
  'session/prompt': ({ sessionId }, answer) => {
    inserted(sessionId, 'm')
    answer({ messageId: 'm' })
  },
})
