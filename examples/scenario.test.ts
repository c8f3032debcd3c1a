import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DeepSeekHarness } from 'dsh-wire/client'

/** The code under test: what your program says of a run. */
async function report(harness: DeepSeekHarness): Promise<string> {
  const { status, reason, finalResponse } = await harness.run('What is in the fridge?')
  return status === 'ok' ? finalResponse : `no answer (${reason.kind})`
}

const expected = {
  'tool-call': 'There is one lonely pickle. Order pizza.',
  'tool-error': 'Three tools, three failures. I call that consistent.',
  error: 'no answer (error)',
  blocked: 'no answer (blocked)',
}

for (const [scenario, text] of Object.entries(expected)) {
  for (const protocolVersion of [0, 1]) {
    test(`${scenario}, protocol ${protocolVersion}`, async () => {
      const harness = new DeepSeekHarness({ provider: 'scenario', model: scenario, protocolVersion })
      try {
        assert.equal(await report(harness), text)
      } finally {
        await harness.close()
      }
    })
  }
}
