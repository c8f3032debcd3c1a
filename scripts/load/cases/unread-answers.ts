/** A client that does not read, and answers of half a mebibyte that wait for it. */
import { once } from 'node:events'
import { ServerEndpoint } from 'dsh-wire/server'
import { bound, type LoadCase, MEBIBYTE, type Outcome } from '../case.js'
import { initialized, settled } from '../frames.js'
import { MemoryMeter } from '../memory-meter.js'
import { PeerProcess } from '../peer.js'

/** Default of `maxQueuedResponseBytes`. */
const MARK = 16 * MEBIBYTE
const ANSWER = MEBIBYTE / 2
/** What the process needs besides: its pipes, the chunks in hand, the last request. */
const SPARE = 8 * MEBIBYTE
/** Garbage that nothing has forced the process to collect. */
const RSS_SPARE = 128 * MEBIBYTE

/** All requests are read before the first is answered. */
export const unreadAnswers: LoadCase = {
  full: 400,
  small: 100,
  async run(count) {
    let prompts = 0
    let answerAll = () => {}
    const read = new Promise<void>((resolve) => {
      answerAll = resolve
    })
    const blocked = async (_peer: PeerProcess, server: ServerEndpoint) => {
      await read
      await server.answered()
    }
    return serve(count, 0, count * ANSWER + MARK, blocked, async () => {
      if (++prompts === count) answerAll()
      await read
      return ANSWER
    })
  },
}

/** Requests as long as their answers, each answered at once: reading pauses. */
export const unreadEchoes: LoadCase = {
  full: 400,
  small: 100,
  async run(count) {
    let prompts = 0
    let tellAllRead = () => {}
    const allRead = new Promise<void>((resolve) => {
      tellAllRead = resolve
    })
    const blocked = async (peer: PeerProcess, server: ServerEndpoint) => {
      await Promise.race([once(peer.output, 'pause'), allRead])
      await server.answered()
    }
    // The answer that goes over the mark, and the request that was read in part.
    return serve(count, ANSWER, MARK + 2 * ANSWER, blocked, (length) => {
      if (++prompts === count) tellAllRead()
      return length
    })
  },
}

/**
 * Serves a client that reads nothing before the server is `blocked`. `answerTo` takes the length of a prompt and gives
 * that of its answer; `atMost` is how many bytes may be in use then.
 */
async function serve(
  count: number,
  promptLength: number,
  atMost: number,
  blocked: (peer: PeerProcess, server: ServerEndpoint) => Promise<void>,
  answerTo: (length: number) => number | Promise<number>,
): Promise<Outcome> {
  const meter = new MemoryMeter()
  const peer = new PeerProcess('late-reader', String(count), String(promptLength))
  const server = new ServerEndpoint(peer.output, peer.input)
  server.onRequest('initialize', () => initialized)
  server.onRequest('session/prompt', async ({ contentBlocks: [block] }) => {
    const length = await answerTo(block?.type === 'text' ? block.text.length : 0)
    return { ...settled, text: Buffer.alloc(length, 'x').toString('latin1') }
  })
  server.start()
  await blocked(peer, server)
  const held = meter.held()
  peer.tell()
  const { inOrder } = await peer.said<{ inOrder: number }>()
  const peaks = meter.stop()
  server.close()
  peer.end()
  return {
    sent: `${count} answers of ${ANSWER / MEBIBYTE} MiB`,
    ...peaks,
    lost: count - inOrder,
    broken: [
      ...bound('bytes in use while nobody reads', held, atMost + SPARE),
      ...bound('growth of resident memory', peaks.rss, atMost + RSS_SPARE),
    ],
  }
}
