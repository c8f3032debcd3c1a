import { setImmediate as nextLoop, setTimeout as timer } from 'node:timers/promises'
import type { AbortReason, UserMessage } from '../generated/types.js'
import type { Session } from './session.js'
import type { SessionLog } from './session-log.js'
import { Step } from './step.js'
import type { Subagents } from './subagents.js'

/** One turn of a session, as the script that plays it sees it. */
export class Turn {
  /** Counted from 1 within the session. */
  readonly number: number
  /** The session's log. */
  readonly log: SessionLog
  /** The session's children. */
  readonly subagents: Subagents
  readonly #session: Session
  readonly #controller = new AbortController()
  #messages: UserMessage[] = []
  #steps = 0

  constructor(session: Session, subagents: Subagents, number: number) {
    this.#session = session
    this.log = session.log
    this.subagents = subagents
    this.number = number
  }

  /** Why the turn ends early. Everything that waits for the turn rejects from then on. */
  get aborted(): AbortReason | undefined {
    return this.#controller.signal.reason
  }

  /** Ends the turn early; the first reason holds. */
  abort(reason: AbortReason): void {
    this.#controller.abort(reason)
  }

  /** Throws once the turn is aborted. */
  throwIfAborted(): void {
    this.#controller.signal.throwIfAborted()
  }

  /** Gives the turn messages for its next step. */
  give(messages: readonly UserMessage[]): void {
    this.#messages.push(...messages)
  }

  /** Runs one step: takes in the messages it was given and those that came meanwhile, then does what `body` does. */
  async step(body: (step: Step) => Promise<void>): Promise<void> {
    await this.pause()
    this.give(this.#session.inbox.take('next-step'))
    const place = { turn: this.number, step: ++this.#steps }
    this.log.append({ type: 'step/start', data: place })
    const step = new Step(this.#session, this, place.step)
    try {
      this.#takeIn()
      await body(step)
    } catch (error) {
      // As in the published runtimes: an answer that a failure ended becomes no message.
      if (this.aborted) step.interrupt()
      throw error
    } finally {
      this.log.append({ type: 'step/end', data: place })
    }
  }

  /** Lets everything else have a go, and the client keep up. */
  async pause(): Promise<void> {
    await nextLoop()
    if (!this.log.keepsUp) await this.#unlessAborted(this.log.drained())
    this.throwIfAborted()
  }

  /** Waits so many milliseconds. */
  async sleep(ms: number): Promise<void> {
    await timer(ms, undefined, { signal: this.#controller.signal })
  }

  /** Waits until the turn is aborted. */
  async silence(): Promise<never> {
    return this.#unlessAborted(new Promise<never>(() => {}))
  }

  /** Waits for the promise. Rejects as soon as the turn is aborted. */
  async #unlessAborted<Value>(promise: Promise<Value>): Promise<Value> {
    const { signal } = this.#controller
    let onAbort = () => {}
    const aborted = new Promise<never>((_resolve, reject) => {
      onAbort = () => reject(signal.reason)
    })
    signal.addEventListener('abort', onAbort)
    try {
      this.throwIfAborted()
      return await Promise.race([promise, aborted])
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  #takeIn(): void {
    const messages = this.#messages.splice(0)
    const seqs = messages.map((message) => {
      this.#session.tokens.add(message.content)
      return this.log.append({ type: 'user/message', data: message, surfaceOp: 'append' })
    })
    this.#session.introduction.tell(messages, seqs)
  }
}
