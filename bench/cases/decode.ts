import type { SessionEvent } from 'dsh-wire'
import { ADAPTER_NAMES, DSH, loadAdapter, OURS, REFERENCE } from '../adapters/index.js'
import { type EventOptions, events, recordedEvents } from '../data.js'
import { Chunks } from '../streams.js'
import { type Case, type Metrics, Stopwatch, type Target } from './case.js'

interface Work {
  events(): SessionEvent[]
  /** How many of them are measured; half as many come before, unmeasured. */
  count: number
}

/** Libraries that take several times as long do a part of the work. */
const SLOW: Record<string, number> = { 'vscode-jsonrpc': 0.25, ACP: 0.2, MCP: 0.1 }

async function measure({ events, count }: Work, competitor: string, isQuick: boolean): Promise<Metrics> {
  const adapter = await loadAdapter(competitor)
  const list = events()
  const bytes = Buffer.concat(list.map((event) => adapter.frame(event)))
  const share = (SLOW[competitor] ?? 1) * (isQuick ? 0.25 : 1)
  const times = Math.max(2, Math.round((count * share) / list.length))
  const warmTimes = Math.ceil(times / 2)
  const [warm, all] = [warmTimes * list.length, (warmTimes + times) * list.length]
  const watch = new Stopwatch()
  const input = new Chunks(bytes)
  let delivered = 0
  return new Promise((resolve) => {
    adapter.receive(input, () => {
      delivered++
      if (delivered === warm) {
        watch.start()
        input.give(times)
      } else if (delivered === all) resolve(watch.stop(all - warm))
    })
    input.give(warmTimes)
  })
}

function decodeCase(name: string, competitors: string[], work: Work, targets: Target[]): Case {
  return {
    name,
    units: { wall: 'ns per event', cpu: 'ns per event' },
    competitors,
    reference: REFERENCE,
    targets,
    measure: (competitor, isQuick) => measure(work, competitor, isQuick),
  }
}

function seeded(block: number, count: number, options: EventOptions): Work {
  return { events: () => events(block, options), count }
}

const MIXED = 'decode and dispatch, 270-byte events, mixed text'
const ASCII = 'the same, all ASCII'
const BY_LINE = [OURS, REFERENCE, DSH]

export const decodeCases: Case[] = [
  decodeCase('decode 270 B mixed', ADAPTER_NAMES, seeded(10_000, 300_000, { bytes: 270, mixedPercent: 5 }), [
    { work: MIXED, metric: 'wall', against: REFERENCE, atLeast: 1.1 },
    { work: MIXED, metric: 'wall', against: DSH, atLeast: 1.2 },
    { work: MIXED, metric: 'wall', against: 'ACP', atLeast: 2 },
    { work: MIXED, metric: 'wall', against: 'MCP', atLeast: 5 },
    { work: MIXED, metric: 'cpu', against: REFERENCE, atMost: 1 },
  ]),
  decodeCase('decode 270 B ASCII', ADAPTER_NAMES, seeded(10_000, 300_000, { bytes: 270, mixedPercent: 0 }), [
    { work: ASCII, metric: 'wall', against: REFERENCE, atLeast: 0.85 },
  ]),
  decodeCase('decode 4 KiB', BY_LINE, seeded(2_000, 60_000, { bytes: 4096, mixedPercent: 5 }), [
    { work: '4 KiB events', metric: 'wall', against: REFERENCE, atLeast: 1.3 },
    { work: '4 KiB events', metric: 'wall', against: DSH, atLeast: 1.8 },
  ]),
  decodeCase('decode 64 KiB', BY_LINE, seeded(200, 6_000, { bytes: 65_536, mixedPercent: 5 }), [
    { work: '64 KiB events', metric: 'wall', against: REFERENCE, atLeast: 0.95 },
    { work: '64 KiB events', metric: 'wall', against: DSH, atLeast: 1.8 },
  ]),
  {
    ...decodeCase('decode recorded turns', BY_LINE, { events: recordedEvents, count: 200_000 }, []),
    skip: () => (recordedEvents().length === 0 ? 'there are no recordings beside the project' : undefined),
  },
]
