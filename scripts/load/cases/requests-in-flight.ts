/** Requests that are all in flight at once, and are answered last in, first out. */
import { ClientEndpoint } from 'dsh-wire/client'
import { ServerEndpoint } from 'dsh-wire/server'
import { bound, KIBIBYTE, type LoadCase, MEBIBYTE } from '../case.js'
import { initialized, route, settled } from '../frames.js'
import { MemoryMeter } from '../memory-meter.js'
import { socketPair } from '../socket-pair.js'

/** What one takes of the heap, at both ends together. */
const REQUEST_BYTES = 4 * KIBIBYTE
const SPARE = 16 * MEBIBYTE
const RSS_SPARE = 64 * MEBIBYTE

export const requestsInFlight: LoadCase = {
  full: 100_000,
  small: 3000,
  async run(count) {
    const [near, far] = await socketPair()
    const server = new ServerEndpoint(far, far)
    const client = new ClientEndpoint(near, near)
    const waiting: (() => void)[] = []
    let allRead = () => {}
    const read = new Promise<void>((resolve) => {
      allRead = resolve
    })
    server.onRequest('initialize', () => initialized)
    server.onRequest('session/prompt', async ({ sessionId }) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === count) allRead()
      })
      return { ...settled, messageId: sessionId }
    })
    server.start()
    client.start()
    await client.request('initialize', route)
    const meter = new MemoryMeter()
    const calls = Array.from({ length: count }, (_, index) =>
      client.request('session/prompt', { sessionId: `${index}`, contentBlocks: [] }),
    )
    await read
    for (const answer of waiting.reverse()) answer()
    const results = await Promise.all(calls)
    const peaks = meter.stop()
    client.close()
    server.close()
    for (const socket of [near, far]) socket.destroy()
    return {
      sent: `${count} requests in flight`,
      ...peaks,
      lost: results.filter(({ messageId }, index) => messageId !== `${index}`).length,
      broken: [
        ...bound('growth of the heap', peaks.heap, count * REQUEST_BYTES + SPARE),
        ...bound('growth of resident memory', peaks.rss, count * REQUEST_BYTES + RSS_SPARE),
      ],
    }
  },
}
