/** Puts the endpoints under load, each case in a process of its own: `npm run load`, or `npm run load -- NAME...`. */
import { availableParallelism } from 'node:os'
import { MEBIBYTE } from './load/case.js'
import { CASES } from './load/cases.js'
import { startCase } from './load/start-case.js'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(CASES, name))
if (unknown.length > 0) {
  console.error(`there is no case ${unknown.join(', ')}; there are: ${Object.keys(CASES).join(', ')}`)
  process.exit(2)
}

const mebibytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(1)} MiB`

console.log(`Node.js ${process.versions.node}, ${availableParallelism()} cores\n`)
console.log('| case | sent | peak growth, resident | peak growth, heap and buffers | time | lost frames | verdict |')
console.log('|---|---|---|---|---|---|---|')
for (const [name, { full }] of Object.entries(CASES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const begin = performance.now()
  const row = await startCase(name, full).then(
    ({ sent, rss, heap, lost, broken }) => {
      const faults = lost === 0 ? broken : [`${lost} frames were lost`, ...broken]
      if (faults.length > 0) process.exitCode = 1
      return [sent, mebibytes(rss), mebibytes(heap), seconds(begin), lost, faults.join('; ') || 'kept']
    },
    (error: Error) => {
      process.exitCode = 1
      console.error(error)
      return ['', '', '', seconds(begin), '', 'failed']
    },
  )
  console.log(`| ${[name, ...row].join(' | ')} |`)
}

function seconds(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}
