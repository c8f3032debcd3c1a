// Answers a prompt only once the next one has come.

import { serve } from './wire.mjs'

let answerLast = () => {}

serve({
  'session/prompt': (_params, answer) => {
    answerLast()
    answerLast = () => answer({ messageId: 'late' })
  },
})
