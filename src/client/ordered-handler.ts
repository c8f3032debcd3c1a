/** Calls a handler in order, and not again before what it returned has settled. A handler that fails harms nobody. */
export class OrderedHandler<Item> {
  readonly #handler: (item: Item) => void | Promise<void>
  readonly #onError: (error: unknown, item: Item) => void
  #queue: Item[] = []
  #busy = false

  constructor(handler: (item: Item) => void | Promise<void>, onError: (error: unknown, item: Item) => void) {
    this.#handler = handler
    this.#onError = onError
  }

  /** Takes the next item; the handler is called at once unless it is still at work. */
  deliver(item: Item): void {
    if (this.#busy) {
      this.#queue.push(item)
      return
    }
    // Items may arrive while the handler runs.
    this.#busy = true
    const settled = this.#handle(item)
    if (settled === undefined && this.#queue.length === 0) this.#busy = false
    else void this.#drain(settled)
  }

  async #drain(settled: Promise<void> | undefined): Promise<void> {
    if (settled) await settled
    while (this.#queue.length > 0) {
      const items = this.#queue
      this.#queue = []
      for (const item of items) {
        const next = this.#handle(item)
        if (next) await next
      }
    }
    this.#busy = false
  }

  /** Calls the handler. What it returns, if there is anything to wait for, never rejects. */
  #handle(item: Item): Promise<void> | undefined {
    try {
      const settled: unknown = this.#handler(item)
      // A short arrow function returns what it calls, whatever that is.
      if (typeof (settled as PromiseLike<void> | undefined)?.then !== 'function') return undefined
      return Promise.resolve(settled as Promise<void>).catch((error: unknown) => this.#onError(error, item))
    } catch (error) {
      this.#onError(error, item)
      return undefined
    }
  }
}
