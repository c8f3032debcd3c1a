import type { Readable, Writable } from 'node:stream'
import { LineDecoder, type LineDecoderOptions } from './line-decoder.js'
import { LineWriter } from './line-writer.js'

/** What a {@link LineStream} tells. */
export interface LineStreamOptions extends LineDecoderOptions {
  /** Told once when no more lines will come: the input ended, or failed with `cause`. */
  onEnd(cause?: Error): void
  /** Told once when nothing more can be written. */
  onOutputError(error: Error): void
}

/** Inputs let go of before they were done with: one listener each, however many users they had. */
const guarded = new WeakSet<Readable>()

/** An error that nobody hears would end the process. */
function ignoreErrors(input: Readable): void {
  if (guarded.has(input)) return
  guarded.add(input)
  const ignore = () => {}
  input.on('error', ignore)
  input.once('close', () => {
    input.off('error', ignore)
    guarded.delete(input)
  })
}

/** Lines in, lines out, over a pair of streams that the caller owns: they are never destroyed or ended here. */
export class LineStream {
  readonly #input: Readable
  readonly #decoder: LineDecoder
  readonly #writer: LineWriter
  readonly #options: LineStreamOptions
  #state: 'new' | 'open' | 'closed' = 'new'
  #ended = false

  constructor(input: Readable, output: Writable, options: LineStreamOptions) {
    this.#input = input
    this.#options = options
    this.#decoder = new LineDecoder(options)
    this.#writer = new LineWriter(output, (error) => {
      if (this.open) options.onOutputError(error)
    })
  }

  get open(): boolean {
    return this.#state === 'open'
  }

  /** Whether what is written can still reach the reader. */
  get writable(): boolean {
    return this.open && this.#writer.writable
  }

  /** See {@link LineWriter.failure}. */
  get outputFailure(): Error | undefined {
    return this.#writer.failure
  }

  get queuedBytes(): number {
    return this.#writer.queuedBytes
  }

  /** Attaches to the streams. Does nothing the second time, or after `close`. */
  start(): void {
    if (this.#state !== 'new') return
    this.#state = 'open'
    this.#writer.attach()
    this.#input.on('error', this.#handleError)
    this.#input.on('end', this.#handleEnd)
    this.#input.on('close', this.#handleEnd)
    if (this.#input.readableEnded || this.#input.destroyed) {
      process.nextTick(() => this.#end(this.#input.errored ?? undefined))
    } else {
      this.#input.on('data', this.#handleData)
      // Who had the stream before may have paused it.
      this.#input.resume()
    }
  }

  /** Detaches from the streams. Lines not yet delivered stay undelivered. */
  close(): void {
    if (this.#state === 'closed') return
    const wasOpen = this.#state === 'open'
    this.#state = 'closed'
    this.#decoder.stop()
    if (!wasOpen) return
    this.#input.off('data', this.#handleData)
    this.#input.off('end', this.#handleEnd)
    this.#input.off('close', this.#handleEnd)
    ignoreErrors(this.#input)
    this.#input.off('error', this.#handleError)
    this.#input.pause()
    this.#writer.detach()
  }

  /** See {@link LineWriter.write}. */
  write(line: string, bytes: number, onWritten?: () => void): boolean {
    return this.#writer.write(line, bytes, onWritten)
  }

  /** Resolves once the reader keeps up, or is gone. */
  drained(): Promise<void> {
    return this.#writer.drained()
  }

  /** Resolves once everything written has left, or never will. */
  flush(): Promise<void> {
    return this.#writer.flush()
  }

  /** Stops reading until `resume`; lines already read are still delivered. */
  pause(): void {
    if (this.#state === 'open') this.#input.pause()
  }

  /** Goes on reading. */
  resume(): void {
    if (this.#state === 'open' && !this.#ended) this.#input.resume()
  }

  readonly #handleData = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#decoder.write(chunk)
    else this.#handleError(new TypeError(`the input stream delivers ${typeof chunk} values; expected bytes or strings`))
  }

  readonly #handleError = (error: Error): void => this.#end(error)

  readonly #handleEnd = (): void => this.#end()

  #end(cause?: Error): void {
    if (this.#ended || this.#state !== 'open') return
    this.#ended = true
    this.#decoder.end()
    this.#decoder.stop()
    this.#options.onEnd(cause)
  }
}
