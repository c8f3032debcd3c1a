import { DSH, loadAdapter, OURS, REFERENCE } from '../adapters/index.js'
import { longText, toolResult } from '../data.js'
import { Chunks } from '../streams.js'
import { type Case, growthExponent, type Metrics, median, Stopwatch, type Target } from './case.js'

const MEBIBYTE = 2 ** 20
const SIZES = [1, 4, 16, 64]

/** Its time grows with the square of the size. */
const LARGEST_OF_DSH = { quick: 4, full: 64 }

interface Work {
  isMixed: boolean
  chunkBytes: number
  sizes: number[]
}

/** Milliseconds for one line of each size. */
async function measure(work: Work, competitor: string, isQuick: boolean): Promise<Metrics> {
  const adapter = await loadAdapter(competitor)
  const largest = competitor === DSH ? LARGEST_OF_DSH[isQuick ? 'quick' : 'full'] : Number.POSITIVE_INFINITY
  const metrics: Metrics = {}
  const points: { size: number; time: number }[] = []
  for (const size of work.sizes.filter((size) => size <= largest)) {
    const bytes = adapter.frame(toolResult(1, longText(size * MEBIBYTE - 1024, work.isMixed)))
    const read = () =>
      new Promise<{ wall: number; cpu: number }>((resolve) => {
        const watch = new Stopwatch()
        watch.start()
        const input = new Chunks(bytes, work.chunkBytes)
        adapter.receive(input, () => resolve(watch.stop(1)))
        input.give(1)
      })
    const isSlow = competitor === DSH && size > 4
    if (!isSlow) await read()
    const times: { wall: number; cpu: number }[] = []
    for (let time = 0; time < (isSlow ? 1 : size > 16 ? 3 : 7); time++) times.push(await read())
    const wall = median(times.map(({ wall }) => wall)) / 1e6
    metrics[`${size} MiB`] = wall
    metrics[`cpu ${size} MiB`] = median(times.map(({ cpu }) => cpu)) / 1e6
    points.push({ size, time: wall })
  }
  if (points.length > 1) metrics.exponent = growthExponent(points)
  return metrics
}

function longLineCase(name: string, work: Work, competitors: string[], targets: Target[]): Case {
  const units = work.sizes.flatMap((size) => [
    [`${size} MiB`, 'ms'],
    [`cpu ${size} MiB`, 'ms'],
  ])
  return {
    name,
    units: { ...Object.fromEntries(units), ...(work.sizes.length > 1 && { exponent: '' }) },
    competitors,
    targets,
    rounds: 3,
    once: [DSH],
    measure: (competitor, isQuick) => measure(work, competitor, isQuick),
  }
}

const LINE = 'one line of 1, 4, 16, 64 MiB'

const targets = (text: string): Target[] => [
  { work: `${LINE}, ${text}`, metric: 'exponent', atMost: 1.1 },
  { work: `${LINE}, ${text}`, metric: '64 MiB', against: REFERENCE, atMost: 1.15 },
]

export const longLineCases: Case[] = [
  longLineCase(
    'long line mixed',
    { isMixed: true, chunkBytes: 65_536, sizes: SIZES },
    [OURS, REFERENCE, DSH],
    [...targets('mixed'), { work: `${LINE}, mixed`, metric: '64 MiB', against: DSH, atLeast: 100 }],
  ),
  longLineCase(
    'long line ASCII',
    { isMixed: false, chunkBytes: 65_536, sizes: SIZES },
    [OURS, REFERENCE],
    targets('ASCII'),
  ),
  longLineCase(
    'long line 8 KiB chunks',
    { isMixed: true, chunkBytes: 8192, sizes: [16] },
    [OURS, REFERENCE],
    [{ work: '16 MiB in 8 KiB chunks', metric: '16 MiB', against: REFERENCE, atMost: 1.5 }],
  ),
]
