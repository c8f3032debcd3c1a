import type { Writable } from 'node:stream'

/** Lines from this length on leave as bytes: a socket copies the strings that wait in it, all of them at once. */
const LONG_LINE_BYTES = 64 * 1024

/**
 * Writes lines to a stream it does not own. Lines of one tick leave together; the stream's own signal says when the
 * reader is not keeping up.
 */
export class LineWriter {
  readonly #output: Writable
  readonly #onError: (error: Error) => void
  #queuedBytes = 0
  #pendingWrites = 0
  #corked = false
  #blocked = false
  #failure: Error | undefined
  #drainWaiters: (() => void)[] = []
  #flushWaiters: (() => void)[] = []

  constructor(output: Writable, onError: (error: Error) => void) {
    this.#output = output
    this.#onError = onError
  }

  /** Begins to listen to the stream. */
  attach(): void {
    this.#output.on('drain', this.#handleDrain)
    this.#output.on('error', this.#handleError)
    this.#output.on('close', this.#handleClose)
  }

  /** Stops listening, once what was written has left: a late failure of our own write must not reach a caller unheard. */
  detach(): void {
    this.#output.off('drain', this.#handleDrain)
    this.#release()
    void this.flush().then(() => {
      const forget = () => {
        this.#output.off('error', this.#handleError)
        this.#output.off('close', this.#handleClose)
      }
      // A stream tells its error after it has failed the write, and just before it closes.
      if (!this.#output.destroyed) forget()
      else if (this.#output.closed) setImmediate(forget)
      else this.#output.once('close', forget)
    })
  }

  /** Bytes written and not yet taken over by the operating system. */
  get queuedBytes(): number {
    return this.#queuedBytes
  }

  /** False once the stream has failed, or takes no more. */
  get writable(): boolean {
    return this.#failure === undefined && this.#output.writable
  }

  /** What the stream failed with first; undefined while it has not. */
  get failure(): Error | undefined {
    return this.#failure
  }

  /**
   * Writes one line; `line` ends with `\n`, and `bytes` is its length. Returns false while the reader is not keeping up.
   * `onWritten` is told when the line has left, or never will.
   */
  write(line: string, bytes: number, onWritten?: () => void): boolean {
    if (!this.writable) {
      this.#handleClose()
      onWritten?.()
      return false
    }
    if (!this.#corked) this.#cork()
    this.#queuedBytes += bytes
    this.#pendingWrites++
    const chunk = bytes < LONG_LINE_BYTES ? line : Buffer.from(line)
    const keepsUp = this.#output.write(chunk, 'utf8', (error) => {
      this.#queuedBytes -= bytes
      this.#pendingWrites--
      if (error) this.#fail(error)
      onWritten?.()
      if (this.#pendingWrites === 0) resolveAll(this.#flushWaiters)
    })
    if (!keepsUp) this.#blocked = true
    return keepsUp
  }

  /** Resolves once the reader keeps up, or is gone. */
  drained(): Promise<void> {
    if (!this.#blocked || this.#failure !== undefined) return Promise.resolve()
    return new Promise((resolve) => this.#drainWaiters.push(resolve))
  }

  /** Resolves once everything written has left, or never will. */
  flush(): Promise<void> {
    if (this.#pendingWrites === 0 || this.#failure !== undefined) return Promise.resolve()
    return new Promise((resolve) => this.#flushWaiters.push(resolve))
  }

  #cork(): void {
    this.#corked = true
    this.#output.cork()
    process.nextTick(() => {
      this.#corked = false
      this.#output.uncork()
    })
  }

  readonly #handleDrain = (): void => {
    this.#blocked = false
    this.#release()
  }

  readonly #handleError = (error: Error): void => this.#fail(error)

  readonly #handleClose = (): void => {
    // A stream that closes after `end()` has failed nobody, but nothing can be written to it any more.
    this.#fail(this.#failure ?? this.#output.errored ?? new Error('the output stream is closed'))
  }

  #fail(error: Error): void {
    const first = this.#failure === undefined
    this.#failure ??= error
    this.#release()
    resolveAll(this.#flushWaiters)
    if (first) this.#onError(error)
  }

  #release(): void {
    resolveAll(this.#drainWaiters)
  }
}

function resolveAll(waiters: (() => void)[]): void {
  for (const resolve of waiters.splice(0)) resolve()
}
