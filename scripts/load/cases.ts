import { type LoadCase, MEGABYTE } from './case.js'
import { pythonCase } from './cases/python.js'
import { requestsInFlight } from './cases/requests-in-flight.js'
import { sessionsAtOnce, sessionsInTurn } from './cases/sessions.js'
import { slowReader } from './cases/slow-reader.js'
import { slowSubscriber, unboundedSubscriber } from './cases/slow-subscriber.js'
import { echoTurns, runs, turns } from './cases/turns.js'
import { unheedingSender } from './cases/unheeding-sender.js'
import { unreadAnswers, unreadEchoes } from './cases/unread-answers.js'

/** Every case, by the name that `npm run load -- NAME` takes. */
export const CASES: Record<string, LoadCase> = {
  'unread-answers': unreadAnswers,
  'unread-echoes': unreadEchoes,
  'unheeding-sender': unheedingSender,
  'slow-reader': slowReader,
  'slow-subscriber': slowSubscriber,
  'unbounded-subscriber': unboundedSubscriber,
  'sessions-in-turn': sessionsInTurn,
  'sessions-at-once': sessionsAtOnce,
  'requests-in-flight': requestsInFlight,
  turns,
  'echo-turns': echoTurns,
  runs,
  'python-turns': pythonCase('turns', 20_000),
  'python-in-flight': pythonCase('in-flight', 100_000),
  'python-slow-subscriber': pythonCase('slow-subscriber', 500 * MEGABYTE),
}
