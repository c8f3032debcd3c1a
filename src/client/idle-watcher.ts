import type { SessionEvent } from '../generated/types.js'
import type { HarnessNotification } from './notification.js'

/**
 * Finds where a prompt of protocol 0 settles in the stream of its session's notifications. It begins at the earlier of
 * its receipt and the inbox event that holds its message, whichever way they come, and settles at the first idle after
 * that; an idle before both is someone else's. Places count the notifications seen.
 */
export class IdleWatcher {
  readonly #sessionId: string
  /** Place of the inbox event of each message seen before the receipt. */
  readonly #insertedAt = new Map<string, number>()
  readonly #idleAt: number[] = []
  #begun = false

  constructor(sessionId: string) {
    this.#sessionId = sessionId
  }

  /** Takes the receipt, which came after `seen` notifications. Returns the place of the idle that settles the prompt, if it has come. */
  receipt(messageId: string, seen: number): number | undefined {
    this.#begun = true
    const begin = Math.min(seen, this.#insertedAt.get(messageId) ?? seen)
    return this.#idleAt.find((place) => place > begin)
  }

  /** Takes the notification that makes it `seen`. Returns whether it settles the prompt. */
  notification({ method, params }: HarnessNotification, seen: number): boolean {
    if (method === 'session.event' && params.sessionId === this.#sessionId) this.#event(params.event, seen)
    if (method !== 'session.status' || params.sessionId !== this.#sessionId || params.status !== 'idle') return false
    this.#idleAt.push(seen)
    return this.#begun
  }

  #event(event: SessionEvent, seen: number): void {
    if (event.type !== 'agent/inbox/spliced') return
    for (const { id } of event.data.inserted) this.#insertedAt.set(id, seen)
  }
}
