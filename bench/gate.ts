import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { SessionEvent } from 'dsh-wire'
import { type Adapter, type Seen, textOf } from './adapters/adapter.js'
import { loadAdapter } from './adapters/index.js'
import { events, textOf as generate, toolResult } from './data.js'
import { Chunks, sendAll } from './streams.js'

/** In bytes. The small ones split every character that has several. */
const CHUNKINGS = [1, 2, 3, 5, 7, 64, 1000, 4096, 65_536]
const PATIENCE_MS = 5000

/** What a library gets wrong of the work that is measured; empty where it is fit to be measured. */
export async function faultsOf(name: string): Promise<string[]> {
  const adapter = await loadAdapter(name)
  const list = [...events(60, { bytes: 270, mixedPercent: 50 }), toolResult(60, generate(20_000, true))]
  const sent = Buffer.concat(list.map((event) => adapter.frame(event)))
  const faults: string[] = []
  for (const chunkBytes of CHUNKINGS) {
    const fault = difference(list, await received(adapter, sent, chunkBytes))
    if (fault) faults.push(`chunks of ${chunkBytes} bytes: ${fault}`)
  }
  const output = new PassThrough()
  const written = buffer(output)
  await sendAll(adapter.sender(output), list)
  output.end()
  const fault = difference(list, await received(adapter, await written, 65_536))
  if (fault) faults.push(`sending: ${fault}`)
  const answered = await answers(adapter, 100)
  if (answered !== 100) faults.push(`requests: ${answered} of 100 answered`)
  return faults
}

async function received(adapter: Adapter, bytes: Buffer, chunkBytes: number): Promise<Seen[]> {
  const list: Seen[] = []
  const input = new Chunks(bytes, chunkBytes)
  const all = new Promise<void>((resolve) => {
    adapter.receive(input, (params) => {
      const one = adapter.read(params)
      list.push(one)
      if (one.seq === 60) resolve()
    })
  })
  input.give(1)
  await Promise.race([all, setTimeout(PATIENCE_MS)])
  return list
}

async function answers(adapter: Adapter, count: number): Promise<number> {
  const [there, back] = [new PassThrough(), new PassThrough()]
  await adapter.serve(there, back)
  const prompt = await adapter.connect(back, there)
  const all = Promise.all(Array.from({ length: count }, () => prompt('hello')))
  const answered = await Promise.race([all, setTimeout(PATIENCE_MS, [])])
  return answered.filter((answer) => typeof answer === 'object' && answer !== null).length
}

function difference(list: SessionEvent[], got: Seen[]): string | undefined {
  if (got.length !== list.length) return `${got.length} of ${list.length} events arrived`
  const wrong = list.findIndex((event, at) => event.seq !== got[at]?.seq || textOf(event) !== got[at]?.text)
  return wrong === -1 ? undefined : `event ${wrong} arrived changed`
}
