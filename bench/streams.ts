import { Readable, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SessionEvent } from 'dsh-wire'
import type { Sender } from './adapters/adapter.js'

export const CHUNK_BYTES = 64 * 1024

/** Bytes, so many times over, in chunks as a pipe gives them: each in a turn of its own. */
export class Chunks extends Readable {
  readonly #bytes: Buffer
  readonly #chunkBytes: number
  #times = 0
  #start = 0
  #isWaiting = false

  constructor(bytes: Buffer, chunkBytes = CHUNK_BYTES) {
    super({ highWaterMark: chunkBytes })
    this.#bytes = bytes
    this.#chunkBytes = chunkBytes
  }

  /** Gives the bytes so many times more. */
  give(times: number): void {
    this.#times += times
    if (this.#isWaiting) this._read()
  }

  override _read(): void {
    this.#isWaiting = this.#times === 0
    if (!this.#isWaiting) setImmediate(() => this.push(this.#next()))
  }

  #next(): Buffer {
    const chunk = this.#bytes.subarray(this.#start, this.#start + this.#chunkBytes)
    this.#start += this.#chunkBytes
    if (this.#start >= this.#bytes.length) {
      this.#start = 0
      this.#times--
    }
    return chunk
  }
}

/** Takes everything and does nothing with it. */
export function sink(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}

/** How many events a runtime has to tell at once, at the most. */
const BURST = 64

/** Sends events in bursts, one burst a turn of the event loop, and waits where the library asks for it. */
export async function sendAll(sender: Sender, list: SessionEvent[]): Promise<void> {
  for (let start = 0; start < list.length; start += BURST) {
    const waiting: Promise<unknown>[] = []
    for (const event of list.slice(start, start + BURST)) {
      const sent = sender.send(event)
      if (sent === false) await sender.drained?.()
      else if (sent instanceof Promise) waiting.push(sent)
    }
    if (waiting.length > 0) await Promise.all(waiting)
    await nextTurn()
  }
}
