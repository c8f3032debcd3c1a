import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ADAPTER_NAMES, DSH, loadAdapter, REFERENCE } from '../adapters/index.js'
import { events } from '../data.js'
import { sendAll, sink } from '../streams.js'
import { type Case, type Metrics, Stopwatch } from './case.js'

const BLOCK = 10_000
const SLOW: Record<string, number> = { 'vscode-jsonrpc': 0.2, ACP: 0.1, MCP: 0.3 }

interface Output {
  stream: Writable
  /** Resolves once everything has arrived. */
  ended(): Promise<unknown>
}

function pipe(): Output {
  const child = spawn('cat', [], { stdio: ['pipe', 'ignore', 'inherit'] })
  return { stream: child.stdin, ended: () => once(child, 'close') }
}

function swallow(): Output {
  const stream = sink()
  return { stream, ended: () => finished(stream) }
}

async function measure(open: () => Output, competitor: string, isQuick: boolean): Promise<Metrics> {
  const adapter = await loadAdapter(competitor)
  const list = events(BLOCK, { bytes: 270, mixedPercent: 5 })
  const blocks = Math.max(2, Math.round((isQuick ? 8 : 30) * (SLOW[competitor] ?? 1)))
  const output = open()
  const sender = adapter.sender(output.stream)
  for (let block = 0; block < Math.ceil(blocks / 3); block++) await sendAll(sender, list)
  const watch = new Stopwatch()
  watch.start()
  for (let block = 0; block < blocks; block++) await sendAll(sender, list)
  const ended = output.ended()
  output.stream.end()
  await ended
  return watch.stop(blocks * BLOCK)
}

const units = { wall: 'ns per event', cpu: 'ns per event' }

export const encodeCases: Case[] = [
  {
    name: 'encode to a sink',
    units,
    competitors: ADAPTER_NAMES,
    reference: REFERENCE,
    targets: [{ work: 'encode to a swallowing sink', metric: 'wall', against: REFERENCE, atLeast: 0.95 }],
    measure: (competitor, isQuick) => measure(swallow, competitor, isQuick),
  },
  {
    name: 'encode to a pipe',
    units,
    competitors: ADAPTER_NAMES,
    reference: REFERENCE,
    targets: [
      { work: 'encode to a real pipe', metric: 'wall', against: REFERENCE, atLeast: 1.7 },
      { work: 'encode to a real pipe', metric: 'wall', against: DSH, atLeast: 1.5 },
    ],
    measure: (competitor, isQuick) => measure(pipe, competitor, isQuick),
  },
]
