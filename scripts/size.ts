/** Prints what the package costs: the tarball, what it depends on, and how long its entries take to load. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Processes measured for each entry, after one to warm the disk's cache. */
const ROUNDS = 21

const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const [tarball] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
)

/** How long a fresh process takes that loads a module, or nothing, in milliseconds. */
function load(module: string | undefined): number {
  const start = performance.now()
  const program = module === undefined ? '' : `import ${JSON.stringify(module)}`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root })
  if (status !== 0) throw new Error(`${module} does not load: ${stderr}`)
  return performance.now() - start
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number

/** What each entry adds to bare Node.js; both alternate, so that the machine's mood meets both. */
function importTimes(entries: string[]): Map<string, number> {
  const added = new Map<string, number[]>(entries.map((entry) => [entry, []]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [entry, times] of added) {
      const time = load(entry) - load(undefined)
      if (round > 0) times.push(time)
    }
  }
  return new Map([...added].map(([entry, times]) => [entry, median(times)]))
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
