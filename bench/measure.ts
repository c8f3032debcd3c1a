import { readSlowly } from './cases/back-pressure.js'
import { CASES } from './cases/index.js'
import { serve } from './cases/request.js'
import { faultsOf } from './gate.js'

/** The process of one measurement: `measure run CASE COMPETITOR [quick]` and the like. Prints what it found as JSON. */
async function main([task = '', name = '', competitor = '', pace = '']: string[]): Promise<void> {
  switch (task) {
    case 'serve':
      return serve(name)
    case 'read-slowly':
      return readSlowly()
    case 'gate':
      return finish(await faultsOf(name))
    case 'run': {
      const found = CASES.find((one) => one.name === name)
      if (!found) throw new Error(`there is no case ${name}`)
      return finish(await found.measure(competitor, pace === 'quick'))
    }
    default:
      throw new Error(`there is no task ${task}`)
  }
}

/** Streams and timers of a library may still be open. */
function finish(result: unknown): void {
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit())
}

await main(process.argv.slice(2))
