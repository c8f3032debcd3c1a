const SAMPLE_MS = 10

/** How far the memory of this process grows. Needs `node --expose-gc`. */
export class MemoryMeter {
  readonly #rss: number
  readonly #heap: number
  #peak = 0
  readonly #timer: NodeJS.Timeout

  constructor() {
    this.#heap = liveBytes()
    this.#rss = peakRss()
    this.#timer = setInterval(() => this.#sample(), SAMPLE_MS)
    this.#timer.unref()
  }

  /** Growth of what is in use now, garbage collected, in bytes. */
  held(): number {
    this.#sample()
    return liveBytes() - this.#heap
  }

  /** Ends the sampling, and returns the peaks in bytes. */
  stop(): { rss: number; heap: number } {
    this.#sample()
    clearInterval(this.#timer)
    return { rss: peakRss() - this.#rss, heap: this.#peak }
  }

  #sample(): void {
    this.#peak = Math.max(this.#peak, usedBytes() - this.#heap)
  }
}

function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function liveBytes(): number {
  if (!globalThis.gc) throw new Error('start node with --expose-gc')
  globalThis.gc()
  return usedBytes()
}

/** The most this process has had since its start. */
function peakRss(): number {
  return process.resourceUsage().maxRSS * 1024
}
