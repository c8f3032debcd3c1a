/** A host that never waits for its client, which does not read: it is stopped at `maxQueuedBytes`. */
import { createInterface } from 'node:readline'
import { bound, type LoadCase, MEBIBYTE, unchanged } from '../case.js'
import { DELTA_BYTES, route } from '../frames.js'
import { PeerProcess } from '../peer.js'

/** What the queue takes for its bytes, and what the process does by itself. */
const PER_BYTE = 1.3
const SPARE = 32 * MEBIBYTE

export const unheedingSender: LoadCase = {
  full: 256 * MEBIBYTE,
  small: 64 * MEBIBYTE,
  async run(maxQueuedBytes) {
    const peer = new PeerProcess('unheeding-host', String(maxQueuedBytes))
    const request = (id: number, method: string, params: object) =>
      peer.input.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    request(1, 'initialize', route)
    request(2, 'session/prompt', { sessionId: 'main', contentBlocks: [] })
    const { sent, stoppedBy } = await peer.said<{ sent: number; stoppedBy: string }>()
    const peaks = peer.said<{ rss: number; heap: number }>()
    peer.input.end()
    let inOrder = 0
    for await (const line of createInterface({ input: peer.output })) {
      if (JSON.parse(line).params?.event?.seq === inOrder) inOrder++
    }
    const { rss, heap } = await peaks
    return {
      sent: `${((sent * DELTA_BYTES) / MEBIBYTE).toFixed(0)} MiB of events, awaiting nothing`,
      rss,
      heap,
      lost: sent - inOrder,
      broken: [
        ...unchanged('what stops it', 'QUEUE_FULL', stoppedBy),
        ...bound('growth of the heap and buffers', heap, maxQueuedBytes * PER_BYTE + SPARE),
        ...bound('growth of resident memory', rss, maxQueuedBytes * PER_BYTE + SPARE),
      ],
    }
  },
}
