import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { LIBRARIES } from './adapters/index.js'
import { type Case, type Metrics, median, type Target } from './cases/case.js'

/** What each round measured of each competitor. */
export type Rounds = Map<string, Metrics>[]

export interface Outcome {
  case: Case
  rounds: Rounds
  /** Why a competitor is not in the table. */
  excluded: Map<string, string>
}

export function heading(isQuick: boolean): string {
  const { version, platform, arch, versions } = process
  const processors = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`
  return `Node.js ${version} (V8 ${versions.v8}), ${platform} ${arch}, ${processors}, ${new Date().toISOString().slice(0, 10)}${isQuick ? ', quick run' : ''}`
}

/** Who takes part, and whether it delivers what it was given, however that is cut into chunks. */
export async function libraryTable(unfit: Map<string, string>): Promise<string> {
  const rows = await Promise.all(
    Object.entries(LIBRARIES).map(async ([name, { package: from, checks }]) => {
      const version = from && JSON.parse(await readFile(`node_modules/${from}/package.json`, 'utf8')).version
      return [name, from ? `\`${from}\` ${version}` : '', checks, unfit.get(name) ?? 'passes']
    }),
  )
  return table(['', 'package', 'checks', 'correctness gate'], rows)
}

/** The medians of one case, and how each competitor stands to the reference in the same round. */
export function caseTable({ case: { name, units, competitors, reference }, rounds, excluded }: Outcome): string {
  const measured = competitors.filter((competitor) => !excluded.has(competitor))
  const ratios = reference ? [`speed, ${reference} = 1`, `CPU time, ${reference} = 1`] : []
  const head = ['', ...Object.entries(units).map(([metric, unit]) => (unit ? `${metric}, ${unit}` : metric)), ...ratios]
  const rows = measured.map((competitor) => [
    competitor,
    ...Object.keys(units).map((metric) => number(median(values(rounds, competitor, metric)))),
    ...(reference
      ? [
          number(median(ratiosOf(rounds, reference, competitor, 'wall'))),
          number(median(ratiosOf(rounds, competitor, reference, 'cpu'))),
        ]
      : []),
  ])
  const notes = [...excluded].map(([competitor, why]) => `\nNot measured: ${competitor}, ${why}.\n`)
  return `### ${name}\n\n${table(head, rows)}${notes.join('')}`
}

/** Every target, and whether it is met. */
export function targetTable(outcomes: Outcome[]): string {
  const rows = outcomes.flatMap(({ case: { targets, competitors, units }, rounds }) =>
    targets.map((target) => {
      const of = target.of ?? competitors[0] ?? ''
      const value = median(valuesOf(target, rounds, of))
      const byCpu = median(valuesOf({ ...target, metric: cpuMetric(target.metric) }, rounds, of))
      const isMet = target.atLeast === undefined ? value <= (target.atMost ?? 0) : value >= target.atLeast
      const verdict = Number.isNaN(value) ? 'not measured' : isMet ? 'yes' : '**no**'
      return [target.work, wording(target, units[target.metric] ?? ''), number(value), number(byCpu), verdict]
    }),
  )
  return `### Targets\n\n${table(['work', 'target', 'measured', 'by CPU time', 'met'], rows)}`
}

/** The CPU time that goes with a wall time. */
function cpuMetric(metric: string): string {
  return metric === 'wall' ? 'cpu' : `cpu ${metric}`
}

/** One value a round. */
function valuesOf({ metric, against, over, atLeast }: Target, rounds: Rounds, of: string): number[] {
  if (over !== undefined) return pairs(rounds, of, over, metric).map(([own, other]) => own - other)
  if (against === undefined) return values(rounds, of, metric)
  return atLeast === undefined ? ratiosOf(rounds, of, against, metric) : ratiosOf(rounds, against, of, metric)
}

function wording({ metric, against, over, atLeast, atMost }: Target, unit: string): string {
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`
  if (over !== undefined) return `${metric}: ${bound} ${unit.split(' ')[0]} over ${over}`
  if (against === undefined) return `${metric}: ${bound} ${unit}`.trim()
  return `${metric}: ${bound} times ${atLeast === undefined ? `that of ${against}` : `as fast as ${against}`}`
}

function values(rounds: Rounds, competitor: string, metric: string): number[] {
  return rounds.flatMap((round) => round.get(competitor)?.[metric] ?? [])
}

function pairs(rounds: Rounds, first: string, second: string, metric: string): [number, number][] {
  return rounds.flatMap((round) => {
    const [one, other] = [round.get(first)?.[metric], round.get(second)?.[metric]]
    return one === undefined || other === undefined ? [] : [[one, other] as [number, number]]
  })
}

function ratiosOf(rounds: Rounds, first: string, second: string, metric: string): number[] {
  return pairs(rounds, first, second, metric).map(([one, other]) => one / other)
}

function number(value: number): string {
  if (Number.isNaN(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
  })
}

function table(head: string[], rows: string[][]): string {
  const align = head.map((_, column) => (rows.every((row) => /^[\d,.–-]*$/.test(row[column] ?? '')) ? '--:' : '---'))
  return [head, align, ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('')
}
