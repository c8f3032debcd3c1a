import { DeepSeekHarness } from 'dsh-wire/client'

const harness = new DeepSeekHarness({ launch: { onStderr: (line) => console.error(`runtime: ${line}`) } })

const interrupt = new AbortController()
process.once('SIGINT', () => interrupt.abort())
process.once('SIGTERM', () => interrupt.abort())

try {
  const { status, reason } = await harness.run('Say hi.', { signal: interrupt.signal })
  console.log(status, reason.kind, `process ${harness.client.pid}`)
} finally {
  await harness.close()
}
