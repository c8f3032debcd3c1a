import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { line } from '../adapters/adapter.js'
import { events, longText, toolResult } from '../data.js'
import { preparePython, python } from '../python.js'
import { type Case, growthExponent, type Metrics } from './case.js'

const run = promisify(execFile)
const OURS = 'dsh_wire'
const SYNC = 'dsh_wire, synchronous'
const PUBLISHED = 'deepseek-harness-sdk'
const REFERENCE = 'json.loads per line'
const MEBIBYTE = 2 ** 20

/** Has a Python client read what a process writes: first one small event, then the ones measured. */
async function read(competitor: string, data: Buffer, count: number, warm: number): Promise<Metrics> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  try {
    const [file, program] = [path.join(folder, 'data.ndjson'), path.join(folder, 'runtime')]
    await writeFile(file, data)
    await writeFile(program, `#!/bin/sh\nexec cat '${file}'\n`)
    await chmod(program, 0o755)
    const { interpreter } = python()
    const args = ['python/read.py', competitor, program, String(warm), String(count)]
    const env = { ...process.env, PYTHONPATH: path.resolve('../python/src'), DSH_HOME: folder }
    const { stdout } = await run(interpreter as string, args, { env, timeout: 120_000 })
    const { wall, cpu } = JSON.parse(stdout)
    return { wall: (wall * 1e6) / count, cpu: (cpu * 1e6) / count }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function decode(competitor: string, isQuick: boolean): Promise<Metrics> {
  const list = events(isQuick ? 20_000 : 60_000, { bytes: 270, mixedPercent: 5 })
  const warm = list.length / 4
  return read(competitor, Buffer.concat(list.map(line)), list.length - warm, warm)
}

async function longLine(competitor: string, isQuick: boolean): Promise<Metrics> {
  const metrics: Metrics = {}
  const points: { size: number; time: number }[] = []
  const [first] = events(1, { bytes: 270, mixedPercent: 0 })
  for (const size of isQuick ? [1, 4, 16] : [1, 4, 16, 64]) {
    const long = line(toolResult(1, longText(size * MEBIBYTE - 1024, true)))
    const { wall } = await read(competitor, Buffer.concat([line(first as never), long]), 1, 1)
    metrics[`${size} MiB`] = (wall ?? 0) / 1e6
    points.push({ size, time: wall ?? 0 })
  }
  return { ...metrics, exponent: growthExponent(points) }
}

const common = {
  competitors: [OURS, SYNC, PUBLISHED, REFERENCE],
  rounds: 3,
  prepare: preparePython,
  skip: () => python().reason,
}

export const pythonCases: Case[] = [
  {
    ...common,
    name: 'Python decode 270 B mixed',
    units: { wall: 'µs per event', cpu: 'µs per event' },
    reference: REFERENCE,
    targets: [{ work: 'Python: 270-byte events', metric: 'wall', of: OURS, against: PUBLISHED, atLeast: 2 }],
    async measure(competitor, isQuick) {
      const { wall, cpu } = await decode(competitor, isQuick)
      return { wall: (wall ?? 0) / 1000, cpu: (cpu ?? 0) / 1000 }
    },
  },
  {
    ...common,
    name: 'Python long line',
    units: { '1 MiB': 'ms', '4 MiB': 'ms', '16 MiB': 'ms', '64 MiB': 'ms', exponent: '' },
    targets: [
      { work: 'Python: one line of 64 MiB', metric: '64 MiB', of: OURS, against: PUBLISHED, atLeast: 2 },
      { work: 'Python: one line of 64 MiB', metric: 'exponent', of: OURS, atMost: 1.1 },
    ],
    measure: longLine,
  },
]
