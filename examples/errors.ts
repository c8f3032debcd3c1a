import { ErrorCode, JsonRpcResponseError, LocalError, TransportClosedError } from 'dsh-wire'
import { DeepSeekHarness, type DeepSeekHarnessOptions } from 'dsh-wire/client'

async function ask(options: DeepSeekHarnessOptions): Promise<string> {
  const harness = new DeepSeekHarness(options)
  try {
    const { status, reason, finalResponse } = await harness.run('Say hi.')
    return status === 'ok' ? finalResponse : `the turn ended: ${reason.kind}`
  } catch (error) {
    if (error instanceof JsonRpcResponseError) {
      if (error.code === ErrorCode.ProviderUnavailable) return 'choose another provider'
      return `refused with ${error.code}: ${error.message}`
    }
    if (error instanceof TransportClosedError) return `the runtime is gone: exit code ${error.exitCode}`
    if (error instanceof LocalError) return `${error.code}: ${error.message}`
    throw error
  } finally {
    await harness.close()
  }
}

console.log(await ask({}))
console.log(await ask({ provider: 'scenario', model: 'error' }))
console.log(await ask({ provider: 'nobody' }))
console.log(await ask({ provider: 'scenario', model: 'crash' }))
console.log(await ask({ launch: { command: 'no-such-runtime' } }))
