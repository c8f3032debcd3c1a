/** Calls a handler in order, and not again before what it returned has settled. A handler that fails harms nobody. */
export class OrderedHandler<Item> {
  readonly #handler: (item: Item) => void | Promise<void>
  readonly #onError: (error: unknown, item: Item) => void
  #queue: Item[] = []
  #next = 0
  #busy = false

  constructor(handler: (item: Item) => void | Promise<void>, onError: (error: unknown, item: Item) => void) {
    this.#handler = handler
    this.#onError = onError
  }

  /** Takes the next item; the handler is called at once unless it is still at work. */
  deliver(item: Item): void {
    this.#queue.push(item)
    if (!this.#busy) void this.#drain()
  }

  async #drain(): Promise<void> {
    this.#busy = true
    while (this.#next < this.#queue.length) {
      const item = this.#queue[this.#next++] as Item
      try {
        const settled = this.#handler(item)
        if (settled) await settled
      } catch (error) {
        this.#onError(error, item)
      }
    }
    this.#queue = []
    this.#next = 0
    this.#busy = false
  }
}
