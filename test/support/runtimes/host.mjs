// A program that uses the built SDK. Its argument says how it ends; it tells the runtime's process id, and what keeps it
// alive after it has closed the harness.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { DeepSeekHarness } from '../../../dist/client.js'

const tell = (value) => new Promise((resolve) => process.stdout.write(`${JSON.stringify(value)}\n`, resolve))
const resources = async () => {
  // A handle that is closed is there until the event loop has been round.
  for (let turn = 0; turn < 3; turn++) await nextTurn()
  return process.getActiveResourcesInfo().sort()
}

// Node.js opens these when they are first looked at, and keeps them.
void process.stderr
await tell('ready')
const before = await resources()
const [how, model] = process.argv.slice(2)
const harness = new DeepSeekHarness({
  provider: 'scenario',
  model,
  launch: { shutdownTimeoutMs: 50, disposeEofGraceMs: 200 },
})
const { signal } = new AbortController()
let failure
await new Promise((begun) => {
  failure = harness.run('x', { signal, timeoutMs: 1_000_000, onNotification: begun }).then(
    () => undefined,
    (error) => error.code,
  )
})
const { pid } = harness.client
switch (how) {
  case 'closes-after':
    await tell({ pid, failure: await failure })
    await harness.close()
    await tell({ before, after: await resources() })
    break
  case 'closes-during':
    await harness.close()
    await tell({ pid, failure: await failure })
    await tell({ before, after: await resources() })
    break
  case 'exits':
    await tell({ pid })
    process.exit(0)
    break
  case 'throws':
    await tell({ pid })
    throw new Error('a bug of the program')
  case 'waits':
    await tell({ pid })
}
