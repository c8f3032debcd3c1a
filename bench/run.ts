import { execFile } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { parseArgs, promisify } from 'node:util'
import { ADAPTER_NAMES, OURS } from './adapters/index.js'
import type { Case, Metrics } from './cases/case.js'
import { CASES } from './cases/index.js'
import { MEASURE, prepare } from './prepare.js'
import { caseTable, heading, libraryTable, type Outcome, targetTable } from './report.js'

const HELP = `Measure this package beside others, and print tables in Markdown.

Usage: npm run bench [-- [--quick] [--rounds N] [--list] [NAME...]]

  NAME       only the cases whose name contains it; of several, all of them
  --quick    less work and fewer rounds: under two minutes
  --rounds   measurements of each competitor in each case
  --list     the names of the cases
`
const ROUNDS = 5
const QUICK_SHARE = 1 / 3
const MEASUREMENT_MS = 120_000

const run = promisify(execFile)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return void process.stdout.write(HELP)
  const chosen = CASES.filter(({ name }) =>
    positionals.every((part) => name.toLowerCase().includes(part.toLowerCase())),
  )
  if (chosen.length === 0) throw new Error(`no case has ${positionals.join(' ')} in its name; --list names them all`)
  if (values.list) return void process.stdout.write(`${chosen.map(({ name }) => name).join('\n')}\n`)
  process.chdir(import.meta.dirname)
  await prepare(say)
  const unfit = await gate()
  process.stdout.write(`${heading(values.quick)}\n\n${await libraryTable(unfit)}\n`)
  const outcomes: Outcome[] = []
  for (const one of chosen) {
    await one.prepare?.()
    const reason = one.skip?.()
    if (reason) {
      process.stdout.write(`### ${one.name}\n\nSkipped: ${reason}.\n\n`)
      continue
    }
    const usual = Math.ceil((one.rounds ?? ROUNDS) * (values.quick ? QUICK_SHARE : 1))
    const outcome = await measure(one, Number(values.rounds ?? usual), values.quick, unfit)
    process.stdout.write(`${caseTable(outcome)}\n`)
    outcomes.push(outcome)
  }
  process.stdout.write(targetTable(outcomes))
  if (unfit.has(OURS) || outcomes.some(({ excluded }) => excluded.has(OURS))) process.exitCode = 1
}

/** Who does not deliver what it was given, and what goes wrong: there is nothing to measure then. */
async function gate(): Promise<Map<string, string>> {
  const unfit = new Map<string, string>()
  for (const name of ADAPTER_NAMES) {
    say(`gate: ${name}`)
    const faults = await runMeasure(['gate', name]).then(
      (result) => result as string[],
      (error: Error) => [error.message],
    )
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''
    if (faults.length > 0) unfit.set(name, `fails the gate: ${faults[0]}${more}`)
  }
  return unfit
}

/** Every competitor once a round; who begins moves on with each, so that nobody always runs first. */
async function measure(one: Case, rounds: number, isQuick: boolean, unfit: Map<string, string>): Promise<Outcome> {
  const excluded = new Map([...unfit].filter(([name]) => one.competitors.includes(name)))
  const outcome: Outcome = { case: one, rounds: [], excluded }
  for (let round = 0; round < rounds; round++) {
    const measured = new Map<string, Metrics>()
    for (const [index] of one.competitors.entries()) {
      const competitor = one.competitors[(index + round) % one.competitors.length] as string
      if (excluded.has(competitor) || (round > 0 && one.once?.includes(competitor))) continue
      say(`${one.name}: round ${round + 1} of ${rounds}, ${competitor}`)
      try {
        const args = ['run', one.name, competitor, isQuick ? 'quick' : 'full']
        measured.set(competitor, (await runMeasure(args)) as Metrics)
      } catch (error) {
        excluded.set(competitor, (error as Error).message)
      }
    }
    outcome.rounds.push(measured)
  }
  return outcome
}

async function runMeasure(args: string[]): Promise<unknown> {
  try {
    const { stdout } = await run(process.execPath, [MEASURE, ...args], { timeout: MEASUREMENT_MS, maxBuffer: 1e8 })
    return JSON.parse(stdout)
  } catch (error) {
    const { killed, stderr = '', message } = error as Error & { killed?: boolean; stderr?: string }
    if (killed) throw new Error(`took longer than ${MEASUREMENT_MS / 1000} s`)
    throw new Error(stderr.split('\n').find((text) => /error/i.test(text)) ?? message.split('\n')[0])
  }
}

const start = performance.now()

function say(text: string): void {
  const seconds = Math.round((performance.now() - start) / 1000)
  process.stderr.write(`[${seconds} s] ${text}\n`)
}

await main()
