import type { ContentBlock } from '../generated/types.js'
import { AbortedError, messageOf, ProtocolViolationError, TimedOutError } from '../jsonrpc/errors.js'
import { durationOption } from '../protocol/limits.js'
import { promptStatus } from '../protocol/outcome.js'
import type { Violation } from '../protocol/violation.js'
import { onAbort } from './abort.js'
import type { HarnessClient } from './harness-client.js'
import { IdleWatcher } from './idle-watcher.js'
import type { HarnessNotification } from './notification.js'
import { OrderedHandler } from './ordered-handler.js'
import { eventsOf, finalResponse, lastTurnEnd, type RunResult, runBegin, totalUsage } from './run-result.js'

/** Options of one run. */
export interface RunOptions {
  /**
   * Called with the notifications of the session and all its descendants, in wire order; the next one waits until a
   * returned promise has settled. What it throws is reported as a violation and harms nobody.
   */
  onNotification?: ((notification: HarnessNotification) => void | Promise<void>) | undefined
  /**
   * Cancels the run. In protocol 1 it resolves as `aborted`, or rejects if it has not settled within `cancelTimeoutMs`.
   * Protocol 0 has no cancel: the run rejects at once, and the turn goes on in the runtime until it is closed.
   */
  signal?: AbortSignal | undefined
  /** Bound of the run, in milliseconds. Passing it rejects with `TimedOutError` and cancels the turn. Default none. */
  timeoutMs?: number | undefined
  /** Whether the first breach of the protocol rejects the run. Default false: `violations` tells of them. */
  strict?: boolean | undefined
}

/** What a run takes from the harness it belongs to. */
export interface RunContext {
  /** Starts the runtime, if need be, and resolves with its client. */
  start(): Promise<HarnessClient>
  maxTokensAsSuccess: boolean
  cancelTimeoutMs: number
}

/** `begin` is the place of the first notification that belongs to the run. */
type Settlement = Pick<RunResult, 'messageId' | 'status' | 'reason' | 'settledBy'> & { begin: number }

/** One prompt, from before it is written until it has settled. */
export class HarnessRun {
  /** The session tree's notifications since just before the prompt was written. */
  readonly notifications: HarnessNotification[] = []
  /** Settles with the run. */
  readonly result: Promise<RunResult>
  readonly sessionId: string
  readonly #input: ContentBlock[]
  readonly #options: RunOptions
  readonly #context: RunContext
  readonly #violations: Violation[] = []
  readonly #cleanups: (() => void)[] = []
  #client: HarnessClient | undefined
  #interrupt!: (error: Error) => void
  #settled = false
  /** How many notifications belong to the run, once that is known. */
  #end: number | undefined
  #changed: (() => void)[] = []

  /** @throws RangeError if `timeoutMs` is no time that a timer can hold. */
  constructor(context: RunContext, sessionId: string, input: ContentBlock[], options: RunOptions) {
    if (options.timeoutMs !== undefined) durationOption('timeoutMs', options.timeoutMs)
    this.#context = context
    this.sessionId = sessionId
    this.#input = input
    this.#options = options
    this.result = this.#run()
    // Whoever only iterates a stream hears of a failure there.
    this.result.catch(() => {})
  }

  /** Whether the notifications are complete. */
  get settled(): boolean {
    return this.#settled
  }

  /** Resolves at the next notification, or when the run settles. */
  changed(): Promise<void> {
    return this.#settled ? Promise.resolve() : new Promise((resolve) => this.#changed.push(resolve))
  }

  async #run(): Promise<RunResult> {
    const interrupted = new Promise<never>((_resolve, reject) => {
      this.#interrupt = reject
    })
    interrupted.catch(() => {})
    try {
      this.#watchSignal()
      this.#watchTime()
      const client = await Promise.race([this.#context.start(), interrupted])
      this.#client = client
      const settlement = await Promise.race([this.#prompt(client), interrupted])
      return this.#describe(settlement)
    } finally {
      this.#settled = true
      for (const cleanup of this.#cleanups) cleanup()
      this.#tellChanged()
    }
  }

  async #prompt(client: HarnessClient): Promise<Settlement> {
    const { sessionId } = this
    const watcher = new IdleWatcher(sessionId)
    const idle = this.#observe(client, watcher)
    let answeredAt = 0
    const onAnswer = () => {
      answeredAt = this.notifications.length
      if (client.protocolVersion !== 0) this.#end ??= answeredAt
    }
    const answer = await client.prompt(sessionId, this.#input, { onAnswer })
    const { messageId } = answer
    // A receipt may have any other members.
    if (client.protocolVersion !== 0 && 'status' in answer) {
      return { ...answer, settledBy: 'response', begin: runBegin(this.notifications, sessionId, messageId) }
    }
    this.#end ??= watcher.receipt(messageId, answeredAt)
    if (this.#end === undefined) await idle
    const begin = runBegin(this.notifications, sessionId, messageId, answeredAt)
    const reason = lastTurnEnd(eventsOf(this.notifications.slice(begin, this.#end), sessionId))
    if (!reason) {
      throw new ProtocolViolationError(`the session ${JSON.stringify(sessionId)} became idle without the end of a turn`)
    }
    const status = promptStatus(reason, this.#context.maxTokensAsSuccess)
    return { messageId, status, reason, settledBy: 'idle', begin }
  }

  /** Collects notifications up to the end of the run. Resolves at the idle that ends a run of protocol 0. */
  #observe(client: HarnessClient, watcher: IdleWatcher): Promise<void> {
    const handler = this.#handler()
    const idle = new Promise<void>((resolve, reject) => {
      const deliver = (notification: HarnessNotification) => {
        if (this.#end !== undefined) return
        this.notifications.push(notification)
        if (watcher.notification(notification, this.notifications.length)) {
          this.#end = this.notifications.length
          resolve()
        }
        handler?.deliver(notification)
        this.#tellChanged()
      }
      this.#cleanups.push(client.observeSessionTree(this.sessionId, { deliver, fail: reject }))
    })
    idle.catch(() => {})
    this.#cleanups.push(client.observeViolations((violation) => this.#violated(violation)))
    return idle
  }

  #handler(): OrderedHandler<HarnessNotification> | undefined {
    const { onNotification } = this.#options
    if (!onNotification) return undefined
    return new OrderedHandler(onNotification, (error, { method }) => {
      const message = `onNotification failed on ${method}: ${messageOf(error)}`
      this.#client?.report({ direction: 'incoming', kind: 'handler-failed', message, pointer: '', method, frame: '' })
    })
  }

  #violated(violation: Violation): void {
    this.#violations.push(violation)
    if (!this.#options.strict || violation.kind === 'handler-failed') return
    this.#cancel()
    this.#interrupt(new ProtocolViolationError(violation.message, violation.pointer))
  }

  #watchSignal(): void {
    const { signal } = this.#options
    if (!signal) return
    if (signal.aborted)
      throw new AbortedError('the run was not started: its signal is aborted', { cause: signal.reason })
    this.#cleanups.push(onAbort(signal, () => this.#abort(signal.reason)))
  }

  #abort(cause: unknown): void {
    if (this.#cancel()) {
      const { cancelTimeoutMs } = this.#context
      const message = `the run was cancelled and did not settle within cancelTimeoutMs, ${cancelTimeoutMs} ms`
      this.#after(cancelTimeoutMs, () => new AbortedError(message, { cause }))
    } else {
      this.#interrupt(new AbortedError('the run was given up by its signal', { cause }))
    }
  }

  #watchTime(): void {
    const { timeoutMs } = this.#options
    if (timeoutMs === undefined) return
    this.#after(timeoutMs, () => {
      this.#cancel()
      return new TimedOutError('session/prompt', timeoutMs)
    })
  }

  #after(ms: number, error: () => Error): void {
    const timer = setTimeout(() => this.#interrupt(error()), ms)
    this.#cleanups.push(() => clearTimeout(timer))
  }

  /** Asks the server to end the turn. Returns false where there is no turn yet, or no such request in its protocol. */
  #cancel(): boolean {
    const client = this.#client
    if (!client?.protocolVersion) return false
    // Whether it worked shows in how the run settles.
    client.cancel(this.sessionId).catch(() => {})
    return true
  }

  #describe(settlement: Settlement): RunResult {
    const { messageId, status, reason, settledBy, begin } = settlement
    const notifications = this.notifications.slice(begin, this.#end)
    const events = eventsOf(notifications, this.sessionId)
    return {
      sessionId: this.sessionId,
      messageId,
      status,
      reason,
      finalResponse: finalResponse(events),
      events,
      notifications,
      usage: totalUsage(notifications),
      violations: this.#violations,
      settledBy,
    }
  }

  #tellChanged(): void {
    for (const resolve of this.#changed.splice(0)) resolve()
  }
}
