// Protocol 0, in a session where the prompt is not alone: turns of others end before it, run before it without an idle
// between, and begin after it.

import { inserted, serve, status, turn } from './wire.mjs'

serve({
  'session/prompt': ({ sessionId }, answer) => {
    inserted(sessionId, 'earlier', 'schedule')
    turn(sessionId, 'earlier')
    status(sessionId, 'idle')
    inserted(sessionId, 'before', 'schedule')
    status(sessionId, 'running')
    inserted(sessionId, 'mine')
    turn(sessionId, 'before', { kind: 'max-tokens' })
    answer({ messageId: 'mine', status: 'queued' })
    turn(sessionId, 'mine')
    status(sessionId, 'idle')
    inserted(sessionId, 'after', 'schedule')
    turn(sessionId, 'after', { kind: 'blocked' })
    status(sessionId, 'idle')
  },
})
