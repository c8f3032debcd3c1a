import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { PassThrough, type Writable } from 'node:stream'
import { QueueFullError } from 'dsh-wire'
import { ServerEndpoint } from 'dsh-wire/server'
import { loadAdapter, OURS, REFERENCE } from '../adapters/index.js'
import { events } from '../data.js'
import type { Case, Metrics } from './case.js'

const MEGABYTE = 1e6
const READER_BYTES_PER_SECOND = 60 * MEGABYTE
const EVENT_BYTES = 4096

/** A process that reads so fast and no faster. */
function slowReader(): { output: Writable; closed: Promise<unknown> } {
  const child = spawn(process.execPath, [process.argv[1] as string, 'read-slowly'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  return { output: child.stdin, closed: once(child, 'close') }
}

/** The reader's process. */
export function readSlowly(): void {
  const start = performance.now()
  let bytes = 0
  process.stdin.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    const early = (bytes / READER_BYTES_PER_SECOND) * 1000 - (performance.now() - start)
    if (early < 5) return
    process.stdin.pause()
    setTimeout(() => process.stdin.resume(), early)
  })
}

async function awaiting(competitor: string, isQuick: boolean): Promise<Metrics> {
  const adapter = await loadAdapter(competitor)
  const list = events(1000, { bytes: EVENT_BYTES, mixedPercent: 5 })
  const { output, closed } = slowReader()
  const sender = adapter.sender(output)
  const megabytes = isQuick ? 100 : 500
  const count = (megabytes * MEGABYTE) / EVENT_BYTES
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let [base, most] = [0, 0]
  for (let sent = 0; sent < count; sent++) {
    if (sender.send(list[sent % list.length] as never) === false) await sender.drained?.()
    // The first tenth warms up.
    if (sent === Math.floor(count / 10)) {
      base = process.memoryUsage.rss()
      delay.enable()
    }
    if (sent % 100 === 0) most = Math.max(most, process.memoryUsage.rss())
  }
  delay.disable()
  output.end()
  await closed
  return {
    'memory growth': (most - base) / MEGABYTE,
    'longest stall': delay.max / MEGABYTE,
    'stall p99.9': delay.percentile(99.9) / MEGABYTE,
  }
}

async function neverAwaiting(): Promise<Metrics> {
  const { output } = slowReader()
  const endpoint = new ServerEndpoint(new PassThrough(), output)
  endpoint.start()
  const [event] = events(1, { bytes: EVENT_BYTES, mixedPercent: 0 })
  const base = process.memoryUsage.rss()
  try {
    for (;;) endpoint.notify('session.event', { sessionId: 'main', event: event as never })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    const grown = process.memoryUsage.rss() - base
    output.destroy()
    return { 'stopped at': output.writableLength / 2 ** 20, 'memory growth': grown / 2 ** 20 }
  }
}

const WORK = '500 MB to a reader at 60 MB/s, awaiting `drained()`'

export const backPressureCases: Case[] = [
  {
    name: 'slow reader',
    units: { 'memory growth': 'MB', 'longest stall': 'ms', 'stall p99.9': 'ms' },
    competitors: [OURS, REFERENCE],
    rounds: 2,
    targets: [
      { work: WORK, metric: 'memory growth', atMost: 40 },
      { work: WORK, metric: 'longest stall', atMost: 20 },
    ],
    measure: awaiting,
  },
  {
    name: 'sender that never awaits',
    units: { 'stopped at': 'MiB queued', 'memory growth': 'MiB' },
    competitors: [OURS],
    rounds: 1,
    targets: [{ work: 'a sender that never awaits', metric: 'stopped at', atMost: 256 }],
    measure: neverAwaiting,
  },
]
