/**
 * Runs the endpoints' properties for as long as it is told, over mutants of the schema's examples and, where they are at
 * hand, of recordings. `npm run fuzz -- --seconds 600 --seed 7 --only "part of a name"`; by default all, for 60 s, by chance.
 */
import { inspect, parseArgs } from 'node:util'
import fc from 'fast-check'
import { endpointProperties } from '../test/support/properties.js'
import { readRecordings } from '../test/support/recordings.js'

const { values } = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string', default: '' } },
})
const seconds = natural('seconds', values.seconds ?? '60')
const seed = natural('seed', values.seed ?? String(Math.floor(Math.random() * 2 ** 30)))
/** Longer lines are left out: their mutants are slow, and show nothing that those of short ones do not. */
const LONGEST_LINE = 20_000
/** What is run of one property before it is another's turn. */
const RUNS = 100
/** A run that takes longer waits for what does not come. */
const RUN_MS = 20_000

const lines = [...readRecordings().values()].flat().filter(({ text }) => text.length <= LONGEST_LINE)
const linesFrom = (writer: string) => lines.filter(({ from }) => from === writer).map(({ text }) => text)
const properties = Object.entries(
  endpointProperties({ client: linesFrom('client'), server: linesFrom('server') }),
).filter(([name]) => name.includes(values.only))
if (properties.length === 0) throw new Error(`no property's name has "${values.only}" in it`)

let runs = 0
let current = { name: '', round: seed }
process.on('uncaughtException', (error) => fail(`outside of a run: ${inspect(error)}`))

console.log(`seed ${seed}, ${seconds} s, ${properties.length} properties, ${lines.length} recorded lines`)
const end = Date.now() + seconds * 1000
for (let round = seed; Date.now() < end; round++) {
  for (const [name, property] of properties) {
    current = { name, round }
    const found = await fc.check(property as fc.IAsyncProperty<unknown>, {
      seed: round,
      numRuns: RUNS,
      timeout: RUN_MS,
      interruptAfterTimeLimit: Math.max(1, end - Date.now()),
    })
    runs += found.numRuns
    if (found.failed) fail(fc.defaultReportMessage(found))
  }
}
console.log(`${runs} runs, no fault`)

function fail(report: string | undefined): never {
  const { name, round } = current
  console.error(`${runs} runs, a fault: ${name}\n${report}\n`)
  console.error(`to run it again: npm run fuzz -- --seed ${round} --only ${JSON.stringify(name)}`)
  process.exit(1)
}

function natural(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, got ${text}`)
  return Number(text)
}
