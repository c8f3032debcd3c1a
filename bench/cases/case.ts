import { performance } from 'node:perf_hooks'

/** What one process measured, by name. */
export type Metrics = Record<string, number>

/** A bound from the table of targets. */
export interface Target {
  work: string
  metric: string
  /** Whose value it is. Default: this package's. */
  of?: string
  /** Whose value of the same round it is divided into, or divided by. Default: it stands alone. */
  against?: string
  /** Whose value of the same round is taken off. */
  over?: string
  /** For `against`, how many times as fast; else the least value. */
  atLeast?: number
  /** For `against`, how many times the time; else the largest value. */
  atMost?: number
}

/** One kind of work, done by several competitors. */
export interface Case {
  name: string
  /** Unit of each metric that `measure` gives, in the order of the table. */
  units: Record<string, string>
  /** This package first, then what it is compared with. */
  competitors: string[]
  /** Whom speed and CPU time of all others are given in ratio to. */
  reference?: string
  targets: Target[]
  /** Measurements of each competitor in a full run. Default 5. */
  rounds?: number
  /** Who is measured in the first round alone, for it takes too long. */
  once?: string[]
  /** Done once, in the driver, before the first measurement. */
  prepare?(): Promise<void>
  /** Why it cannot be measured here. */
  skip?(): string | undefined
  /** Runs in a process of its own. `isQuick` asks for less work. */
  measure(competitor: string, isQuick: boolean): Promise<Metrics>
}

/** Wall and CPU time of this process from one moment to another, per unit of work, in nanoseconds. */
export class Stopwatch {
  #wall = 0
  #cpu: NodeJS.CpuUsage = { user: 0, system: 0 }

  start(): void {
    this.#cpu = process.cpuUsage()
    this.#wall = performance.now()
  }

  /** Adds `otherCpuMs` of other processes. */
  stop(count: number, otherCpuMs = 0): { wall: number; cpu: number } {
    const wall = performance.now() - this.#wall
    const { user, system } = process.cpuUsage(this.#cpu)
    return { wall: (wall * 1e6) / count, cpu: ((user + system) * 1e3 + otherCpuMs * 1e6) / count }
  }
}

export function median(values: number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place - Math.floor(place))
}

/** The power of the size that the time grows with: 1 is a straight line. Least squares over the logarithms. */
export function growthExponent(points: { size: number; time: number }[]): number {
  const logs = points.map(({ size, time }) => [Math.log(size), Math.log(time)] as const)
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / logs.length)
  const over = logs.reduce((sum, [x, y]) => sum + (x - (meanX ?? 0)) * (y - (meanY ?? 0)), 0)
  return over / logs.reduce((sum, [x]) => sum + (x - (meanX ?? 0)) ** 2, 0)
}
