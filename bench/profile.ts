import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { OURS } from './adapters/index.js'
import { CASES } from './cases/index.js'
import { type CpuProfile, flameGraph, selfTimes } from './flame-graph.js'
import { MEASURE, prepare } from './prepare.js'

const HELP = `Profile one measurement: a flame graph as an SVG picture, and the functions that take most time.

Usage: npx tsx bench/profile.ts [--out FILE.svg] CASE [COMPETITOR]

Example: npx tsx bench/profile.ts --out docs/profile.svg 'decode 270 B mixed'
`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
  const [name = '', competitor = OURS] = positionals
  const found = CASES.find((one) => one.name === name)
  if (!found) return void process.stderr.write(`${HELP}\nCases: ${CASES.map((one) => one.name).join(', ')}\n`)
  const out = path.resolve(values.out ?? 'profile.svg')
  process.chdir(import.meta.dirname)
  await prepare((text) => process.stderr.write(`${text}\n`))
  await found.prepare?.()
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const flags = ['--cpu-prof', '--cpu-prof-interval', '200', '--cpu-prof-dir', folder]
  await promisify(execFile)(process.execPath, [...flags, MEASURE, 'run', name, competitor, 'full'])
  const [file] = await readdir(folder)
  const profile = JSON.parse(await readFile(path.join(folder, file as string), 'utf8')) as CpuProfile
  await rm(folder, { recursive: true })
  await writeFile(out, flameGraph(profile, `${name}: ${competitor}`))
  const rows = selfTimes(profile).slice(0, 25)
  const table = rows.map(({ label, share }) => `| ${label} | ${(share * 100).toFixed(1)} % |`)
  process.stdout.write(`| function | of the CPU time |\n| --- | --: |\n${table.join('\n')}\n\n${out}\n`)
}

await main()
