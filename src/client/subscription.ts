import { SubscriptionOverflowError, TransportClosedError } from '../jsonrpc/errors.js'
import { countOption } from '../protocol/limits.js'
import type { HarnessNotification } from './notification.js'

/** Options of a subscription. */
export interface SubscriptionOptions {
  /** Most notifications that may wait for the reader; one more ends the subscription with an error. Default unbounded. */
  maxQueued?: number
}

interface Waiter {
  resolve(notification: HarnessNotification): void
  reject(error: Error): void
}

/** Notifications in wire order, in a queue of their own: a slow reader holds up no other. */
export class NotificationSubscription implements AsyncIterable<HarnessNotification> {
  readonly #maxQueued: number
  readonly #onClose: () => void
  #queue: (HarnessNotification | undefined)[] = []
  #next = 0
  #waiters: Waiter[] = []
  #end: Error | undefined
  #closed = false

  /** @internal Made by `HarnessClient.subscribe`. */
  constructor(options: SubscriptionOptions, onClose: () => void) {
    this.#maxQueued = countOption('maxQueued', options.maxQueued, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER)
    this.#onClose = onClose
  }

  /**
   * The next notification. Once the runtime is gone, what arrived before is delivered first; then rejects with the
   * reason. Rejects at once after `close`.
   */
  next(): Promise<HarnessNotification> {
    const queued = this.tryNext()
    if (queued) return Promise.resolve(queued)
    if (this.#end) return Promise.reject(this.#end)
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }))
  }

  /** The next notification that has arrived, or undefined. */
  tryNext(): HarnessNotification | undefined {
    const notification = this.#queue[this.#next]
    if (!notification) return undefined
    this.#queue[this.#next++] = undefined
    // Half of it at the least, so that a long queue is not copied again and again.
    if (2 * this.#next >= this.#queue.length) {
      this.#queue = this.#queue.slice(this.#next)
      this.#next = 0
    }
    return notification
  }

  /** Ends the subscription; what waits in it is dropped. */
  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#queue = []
    this.#next = 0
    this.fail(new TransportClosedError('the subscription was closed'))
  }

  /** Iterates until `close`; rejects when the runtime is gone. Leaving the loop closes the subscription. */
  async *[Symbol.asyncIterator](): AsyncGenerator<HarnessNotification, void, void> {
    try {
      while (!this.#closed) yield await this.next()
    } catch (error) {
      if (!this.#closed) throw error
    } finally {
      this.close()
    }
  }

  /** @internal */
  deliver(notification: HarnessNotification): void {
    if (this.#end) return
    const waiter = this.#waiters.shift()
    if (waiter) waiter.resolve(notification)
    else if (this.#queue.length - this.#next >= this.#maxQueued)
      this.fail(new SubscriptionOverflowError(this.#maxQueued))
    else this.#queue.push(notification)
  }

  /** @internal Nothing more will arrive. */
  fail(error: Error): void {
    if (this.#end) return
    this.#end = error
    this.#onClose()
    for (const { reject } of this.#waiters.splice(0)) reject(error)
  }
}
