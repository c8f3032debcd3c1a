import type { SessionEvent } from '../generated/types.js'
import type { HarnessNotification } from './notification.js'
import type { HarnessRun } from './run.js'
import { messageText, type RunResult } from './run-result.js'

/**
 * A run as it happens. Each iteration begins at the beginning of the run, ends when it has settled, and throws what
 * `result` rejects with. Iterating the stream itself gives `events()`. Leaving a loop does not cancel the run: use
 * `signal`.
 */
export class HarnessRunStream implements AsyncIterable<SessionEvent> {
  readonly #run: HarnessRun

  /** @internal Made by `DeepSeekHarness.stream`. */
  constructor(run: HarnessRun) {
    this.#run = run
  }

  /** The session the run is on. */
  get sessionId(): string {
    return this.#run.sessionId
  }

  /** The final result, as `run` gives it. */
  get result(): Promise<RunResult> {
    return this.#run.result
  }

  /** The notifications of the session and all its descendants. */
  async *notifications(): AsyncGenerator<HarnessNotification, void, void> {
    for (let next = 0; ; ) {
      const { notifications, settled } = this.#run
      while (next < notifications.length) yield notifications[next++] as HarnessNotification
      if (settled) break
      await this.#run.changed()
    }
    await this.#run.result
  }

  /** The session's own events. */
  async *events(): AsyncGenerator<SessionEvent, void, void> {
    for await (const { method, params } of this.notifications()) {
      if (method === 'session.event' && params.sessionId === this.#run.sessionId) yield params.event
    }
  }

  /**
   * The session's text as the model writes it; from runtimes that tell no deltas, each message's text at its end. A
   * request that fails half-way and is retried begins its text again: what counts in the end is `finalResponse`.
   */
  async *text(): AsyncGenerator<string, void, void> {
    let streamed = false
    for await (const event of this.events()) {
      if (event.type === 'step/start') streamed = false
      if (event.type === 'assistant/chunk' && event.data.chunk.type === 'text-delta') {
        streamed = true
        yield event.data.chunk.text
      }
      if (event.type === 'assistant/message' && !streamed) {
        const text = messageText(event.data.message)
        if (text !== '') yield text
      }
    }
  }

  /** The same as `events()`: for `for await` over the stream itself. */
  [Symbol.asyncIterator](): AsyncGenerator<SessionEvent, void, void> {
    return this.events()
  }
}
