/** Runs one case in this process, `node run-case.ts NAME SIZE`, and tells its outcome as JSON. */
import { CASES } from './cases.js'

const [name = '', size] = process.argv.slice(2)
const outcome = await CASES[name]?.run(Number(size))
process.stdout.write(`${JSON.stringify(outcome)}\n`, () => process.exit())
