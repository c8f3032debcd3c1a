import type { InboxTarget, UserMessage } from '../generated/types.js'
import type { SessionLog } from './session-log.js'

/** The messages that wait for a session's agent. Every change is an event. */
export class Inbox {
  readonly #log: SessionLog
  readonly #waiting: Record<InboxTarget, UserMessage[]> = { 'next-turn': [], 'next-step': [] }

  constructor(log: SessionLog) {
    this.#log = log
  }

  get isEmpty(): boolean {
    return !this.has('next-turn') && !this.has('next-step')
  }

  /** Whether a message waits there. */
  has(target: InboxTarget): boolean {
    return this.#waiting[target].length > 0
  }

  /** Puts a message at the end of a queue. */
  put(target: InboxTarget, message: UserMessage): void {
    const waiting = this.#waiting[target]
    this.#log.append({ type: 'agent/inbox/spliced', data: { target, start: waiting.length, inserted: [message] } })
    waiting.push(message)
  }

  /** Takes up to `count` messages from the front of a queue. */
  take(target: InboxTarget, count = Number.POSITIVE_INFINITY): UserMessage[] {
    const taken = this.#waiting[target].splice(0, count)
    if (taken.length > 0) this.#log.append(removal(target, taken.length))
    return taken
  }

  /** Drops all messages: they will not be worked on. */
  cancel(): void {
    for (const target of ['next-turn', 'next-step'] as const) {
      const dropped = this.#waiting[target].splice(0)
      if (dropped.length === 0) continue
      const { type, data } = removal(target, dropped.length)
      this.#log.append({ type, data: { ...data, outcome: 'canceled' } })
    }
  }
}

function removal(target: InboxTarget, removedCount: number) {
  return {
    type: 'agent/inbox/spliced' as const,
    data: { target, start: 0, removedCount, inserted: [] },
  }
}
