import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Prompt } from '../adapters/adapter.js'
import { ADAPTER_NAMES, DSH, loadAdapter, REFERENCE } from '../adapters/index.js'
import { textOf } from '../data.js'
import { type Case, type Metrics, percentile, Stopwatch } from './case.js'

const PROMPT = textOf(100, false)
const IN_FLIGHT = 1000
const SLOW: Record<string, number> = { 'vscode-jsonrpc': 0.3, ACP: 0.2, MCP: 0.2 }

/** Both ends in this process, over a pair of streams. */
async function together(competitor: string): Promise<Prompt> {
  const adapter = await loadAdapter(competitor)
  const [there, back] = [new PassThrough(), new PassThrough()]
  await adapter.serve(there, back)
  return adapter.connect(back, there)
}

function amount(count: number, competitor: string, isQuick: boolean): number {
  return Math.round(count * (SLOW[competitor] ?? 1) * (isQuick ? 0.25 : 1))
}

/** One request after the other. */
async function latency(competitor: string, isQuick: boolean): Promise<Metrics> {
  const prompt = await together(competitor)
  const count = amount(40_000, competitor, isQuick)
  for (let number = 0; number < count / 4; number++) await prompt(PROMPT)
  const times = new Float64Array(count)
  for (let number = 0; number < count; number++) {
    const start = performance.now()
    await prompt(PROMPT)
    times[number] = performance.now() - start
  }
  const list = [...times]
  return { p50: percentile(list, 0.5) * 1000, p99: percentile(list, 0.99) * 1000 }
}

/** A thousand askers, each of whom waits for its answer before it asks again. */
async function askAll(prompt: Prompt, count: number): Promise<void> {
  const each = Math.ceil(count / IN_FLIGHT)
  const asker = async () => {
    for (let number = 0; number < each; number++) await prompt(PROMPT)
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, asker))
}

async function inFlight(competitor: string, isQuick: boolean): Promise<Metrics> {
  const prompt = await together(competitor)
  const count = Math.max(2000, amount(100_000, competitor, isQuick))
  await askAll(prompt, count / 4)
  const watch = new Stopwatch()
  watch.start()
  await askAll(prompt, count)
  return watch.stop(count)
}

async function acrossPipes(competitor: string, isQuick: boolean): Promise<Metrics> {
  const adapter = await loadAdapter(competitor)
  const child = spawn(process.execPath, [process.argv[1] as string, 'serve', competitor], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const said = text(child.stderr)
  const prompt = await adapter.connect(child.stdout, child.stdin)
  const count = Math.max(2000, amount(100_000, competitor, isQuick))
  await askAll(prompt, count / 4)
  const watch = new Stopwatch()
  watch.start()
  await askAll(prompt, count)
  const { wall, cpu } = watch.stop(count)
  child.stdin.end()
  await closed
  // The server's CPU time of its whole life, cut to the share of the requests that were measured.
  const served = Number((await said).split('\n').at(-1)) * (count / (count + Math.ceil(count / 4)))
  return { wall, cpu, 'server cpu': (served * 1e6) / count }
}

/** The server's process of {@link acrossPipes}: its last line says how much CPU time it took, in milliseconds. */
export async function serve(competitor: string): Promise<void> {
  const adapter = await loadAdapter(competitor)
  process.stdin.once('end', () => {
    const { user, system } = process.cpuUsage()
    process.stderr.write(`\n${(user + system) / 1000}`, () => process.exit())
  })
  await adapter.serve(process.stdin, process.stdout)
}

const LATENCY = 'request and response in one process'
const FLIGHT = 'the same, 1,000 in flight'
const ACROSS = "the same across a child's pipes, 1,000 in flight"
const units = { wall: 'ns per request', cpu: 'ns per request' }

export const requestCases: Case[] = [
  {
    name: 'request latency',
    units: { p50: 'µs', p99: 'µs' },
    competitors: ADAPTER_NAMES,
    targets: [
      { work: LATENCY, metric: 'p50', against: REFERENCE, atMost: 1.2 },
      { work: LATENCY, metric: 'p99', against: REFERENCE, atMost: 1.7 },
    ],
    measure: latency,
  },
  {
    name: 'requests in flight',
    units,
    competitors: ADAPTER_NAMES,
    reference: REFERENCE,
    targets: [
      { work: FLIGHT, metric: 'wall', against: REFERENCE, atLeast: 0.95 },
      { work: FLIGHT, metric: 'wall', against: DSH, atLeast: 1.3 },
    ],
    measure: inFlight,
  },
  {
    name: 'requests across pipes',
    units: { ...units, 'server cpu': 'ns per request' },
    competitors: ADAPTER_NAMES,
    reference: REFERENCE,
    targets: [
      { work: ACROSS, metric: 'wall', against: REFERENCE, atLeast: 1.1 },
      { work: ACROSS, metric: 'wall', against: DSH, atLeast: 1.4 },
      { work: ACROSS, metric: 'wall', against: 'ACP', atLeast: 3 },
      { work: ACROSS, metric: 'wall', against: 'MCP', atLeast: 3 },
    ],
    measure: acrossPipes,
  },
]
