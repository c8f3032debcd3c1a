/** Prints what the package costs: the tarball, what it depends on, and how long its entries take to load. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Processes measured for each entry, after one that fills the disk's cache. */
const ROUNDS = 21

const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const [tarball] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
)

/** The age of a fresh process that has loaded a module, or nothing, in milliseconds. */
function ageAfter(module: string | undefined): number {
  const load = module === undefined ? '' : `await import(${JSON.stringify(module)});`
  const program = `${load} console.log(process.uptime() * 1000)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root }))
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number

/** What each entry adds to bare Node.js. All take turns, so that what else the machine does meets each of them. */
function importTimes(entries: string[]): Map<string, number> {
  const ages = new Map<string | undefined, number[]>([undefined, ...entries].map((entry) => [entry, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [entry, measured] of ages) {
      const age = ageAfter(entry)
      if (round > 0) measured.push(age)
    }
  }
  const added = (entry: string) => median(ages.get(entry) as number[]) - median(ages.get(undefined) as number[])
  return new Map(entries.map((entry) => [entry, added(entry)]))
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

const entries = Object.keys(packageJson.exports)
  .filter((entry) => packageJson.exports[entry].types)
  .map((entry) => path.posix.join(packageJson.name, entry))
const largest = (tarball.files as { path: string; size: number }[]).toSorted((a, b) => b.size - a.size).slice(0, 5)

console.log(`| ${packageJson.name} ${packageJson.version}, Node.js ${process.versions.node} | |
|---|---|
| tarball | ${kilobytes(tarball.size)}, ${tarball.entryCount} files |
| unpacked | ${kilobytes(tarball.unpackedSize)} |
| largest files | ${largest.map(({ path, size }) => `\`${path}\` ${kilobytes(size)}`).join(', ')} |
| run-time dependencies | ${Object.keys(packageJson.dependencies ?? {}).length} |
${[...importTimes(entries)].map(([entry, ms]) => `| import of \`${entry}\`, over bare Node.js | ${ms.toFixed(1)} ms |`).join('\n')}`)
