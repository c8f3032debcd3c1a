import { TimedOutError } from 'dsh-wire'
import { DeepSeekHarness } from 'dsh-wire/client'

const harness = new DeepSeekHarness({
  provider: 'scenario', // the embedded runtime's:
  model: 'silence', // a turn that does nothing until it is ended
  launch: { initializeTimeoutMs: 60_000 },
  cancelTimeoutMs: 10_000,
})
const session = harness.session()

try {
  await harness.start() // the handshake has a bound of its own

  // Aborted: resolves with what there is so far.
  const { status } = await session.run('Think for ever.', { signal: AbortSignal.timeout(50) })
  console.log(status)

  // Timed out: rejects, and the turn is cancelled all the same.
  await session.run('Think for ever.', { timeoutMs: 50 })
} catch (error) {
  if (!(error instanceof TimedOutError)) throw error
  console.log(error.code, error.method, error.timeoutMs)
} finally {
  await harness.close()
}
