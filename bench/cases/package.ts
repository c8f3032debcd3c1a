import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { OURS } from '../adapters/index.js'
import type { Case, Metrics } from './case.js'

const run = promisify(execFile)
const BARE = 'bare Node'
const ENTRIES = [OURS, `${OURS}/client`, `${OURS}/server`]

/** A whole process that imports one entry, or nothing, and ends. */
async function importTime(entry: string, isQuick: boolean): Promise<Metrics> {
  const code = `const start = performance.now()
    ${entry === BARE ? '' : `await import('${entry}')`}
    const { user, system } = process.cpuUsage()
    console.log(JSON.stringify({ inside: performance.now() - start, cpu: (user + system) / 1000 }))`
  const best = { inside: Number.POSITIVE_INFINITY, wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY }
  // The least of several: whatever else the machine does only ever adds to the start of a process.
  for (let time = 0; time < (isQuick ? 8 : 15); time++) {
    const start = performance.now()
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code])
    const { inside, cpu } = JSON.parse(stdout)
    best.wall = Math.min(best.wall, performance.now() - start)
    best.inside = Math.min(best.inside, inside)
    best.cpu = Math.min(best.cpu, cpu)
  }
  return best
}

async function packageSize(): Promise<Metrics> {
  const pack = await run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: '..', maxBuffer: 1e8 })
  const [{ unpackedSize, size, entryCount }] = JSON.parse(pack.stdout)
  const { dependencies = {} } = JSON.parse(await readFile('../package.json', 'utf8'))
  return {
    unpacked: unpackedSize / 1e6,
    packed: size / 1e6,
    files: entryCount,
    dependencies: Object.keys(dependencies).length,
  }
}

export const packageCases: Case[] = [
  {
    name: 'import time',
    units: { inside: 'ms for the import', wall: 'ms per process', cpu: 'ms per process' },
    competitors: [...ENTRIES, BARE],
    rounds: 3,
    targets: ENTRIES.flatMap((of) => [
      { work: `import of ${of}`, metric: 'wall', of, over: BARE, atMost: 10 },
      { work: `import of ${of}`, metric: 'inside', of, over: BARE, atMost: 10 },
    ]),
    measure: importTime,
  },
  {
    name: 'package size',
    units: { unpacked: 'MB', packed: 'MB', files: '', dependencies: '' },
    competitors: [OURS],
    rounds: 1,
    targets: [
      { work: 'tarball', metric: 'unpacked', atMost: 0.5 },
      { work: 'run-time dependencies', metric: 'dependencies', atMost: 0 },
    ],
    measure: packageSize,
  },
]
