/** A source that waits for a client that reads slowly. */
import { ServerEndpoint } from 'dsh-wire/server'
import { bound, type LoadCase, MEBIBYTE, MEGABYTE } from '../case.js'
import { DELTA_BYTES, delta } from '../frames.js'
import { MemoryMeter } from '../memory-meter.js'
import { PeerProcess } from '../peer.js'

/** Far below what is sent, and above what a process at work makes of garbage. */
const AT_MOST = 40 * MEBIBYTE

export const slowReader: LoadCase = {
  full: 500 * MEGABYTE,
  small: 60 * MEGABYTE,
  async run(bytes) {
    const count = Math.ceil(bytes / DELTA_BYTES)
    const meter = new MemoryMeter()
    const peer = new PeerProcess('slow-reader')
    const server = new ServerEndpoint(peer.output, peer.input)
    server.start()
    for (let seq = 0; seq < count; seq++) {
      if (!server.notify('session.event', delta(seq))) await server.drained()
    }
    await server.flush()
    const said = peer.said<{ inOrder: number; rss: number; heap: number }>()
    peer.input.end()
    const { inOrder, ...client } = await said
    const peaks = meter.stop()
    return {
      sent: `${bytes / MEGABYTE} MB of events, awaiting drained()`,
      rss: Math.max(peaks.rss, client.rss),
      heap: Math.max(peaks.heap, client.heap),
      lost: count - inOrder,
      broken: [
        ...bound('growth of the heap of the server', peaks.heap, AT_MOST),
        ...bound('growth of the heap of the client', client.heap, AT_MOST),
        ...bound('growth of resident memory of the server', peaks.rss, 2 * AT_MOST),
        ...bound('growth of resident memory of the client', client.rss, 2 * AT_MOST),
      ],
    }
  },
}
