import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { DeepSeekHarness } from 'dsh-wire/client'
import { handWrittenClient } from '../adapters/hand-written-client.js'
import { OURS } from '../adapters/index.js'
import { type Case, type Metrics, median, Stopwatch } from './case.js'

const BY_HAND = 'hand-written client'
const DELTAS = 2000
const DELTA = 'sixteen letters '

interface Client {
  run(sessionId: string): Promise<{ status: string; finalResponse?: string | undefined; events: unknown[] }>
  close(): Promise<void>
}

async function open(competitor: string, args: string[]): Promise<Client> {
  if (competitor === BY_HAND) {
    const client = await handWrittenClient(process.execPath, args)
    return { run: (sessionId) => client.run(sessionId, 'go'), close: () => client.close() }
  }
  const harness = new DeepSeekHarness({ launch: { command: process.execPath, args } })
  return { run: (sessionId) => harness.run('go', { sessionId }), close: () => harness.close() }
}

async function measure(competitor: string, isQuick: boolean): Promise<Metrics> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const scenario = path.join(folder, 'turn.json')
  const actions = [{ type: 'text', text: DELTA, repeat: DELTAS, chunkSize: DELTA.length }]
  await writeFile(scenario, JSON.stringify({ description: 'Many deltas.', turns: [{ steps: [{ actions }] }] }))
  const client = await open(competitor, [path.resolve('../dist/cli.js'), 'serve', '--scenario', scenario])
  const walls: number[] = []
  const [warm, count] = isQuick ? [5, 10] : [10, 30]
  const watch = new Stopwatch()
  for (let number = 0; number < warm + count; number++) {
    if (number === warm) watch.start()
    const start = performance.now()
    const { status, finalResponse, events } = await client.run(`session-${number}`)
    if (number >= warm) walls.push(performance.now() - start)
    if (status !== 'ok' || finalResponse?.length !== DELTAS * DELTA.length || events.length < DELTAS)
      throw new Error('the turn is not whole')
  }
  const { cpu } = watch.stop(count)
  await client.close()
  await rm(folder, { recursive: true })
  return { wall: median(walls), cpu: cpu / 1e6 }
}

const WORK = 'a whole turn of 2,000 deltas through `DeepSeekHarness`'

export const turnCases: Case[] = [
  {
    name: 'whole turn',
    units: { wall: 'ms per turn', cpu: "ms per turn, the client's alone" },
    competitors: [OURS, BY_HAND],
    reference: BY_HAND,
    targets: [{ work: WORK, metric: 'wall', against: BY_HAND, atMost: 1.5 }],
    measure,
  },
]
