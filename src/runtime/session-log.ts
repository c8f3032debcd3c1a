import type { ScenarioEvent } from '../generated/scenario.js'
import type { KnownSessionEvent, SessionEvent, SessionStatus } from '../generated/types.js'
import type { SessionListener, SubagentOutcome } from '../server/agent-host.js'

/** An event of a known type before it is recorded. */
export type EventBody = Unrecorded<KnownSessionEvent>

type Unrecorded<Event> = Event extends unknown ? Omit<Event, 'seq' | 'time'> : never

/** What a {@link SessionLog} is made with. */
export interface SessionLogOptions {
  sessionId: string
  listener: SessionListener
  /** The time in Unix milliseconds. */
  now(): number
  /** The number of the first event. Those before it are taken to have been recorded unheard. Default 0. */
  firstSeq?: number
  /** Sees every event before the listener does. */
  onEvent?: (event: SessionEvent) => void
}

/** One session's log: numbers its events, and tells them and what else becomes of the session to the listener. */
export class SessionLog {
  readonly #options: SessionLogOptions
  #nextSeq: number
  #keepsUp = true

  constructor(options: SessionLogOptions) {
    this.#options = options
    this.#nextSeq = options.firstSeq ?? 0
  }

  /** Whether the listener keeps up; if not, await `drained()` before the next piece of work. */
  get keepsUp(): boolean {
    return this.#keepsUp
  }

  /** Records an event and returns its `seq`. Throws what the listener throws. */
  append(body: EventBody): number {
    return this.#record(body)
  }

  /** Records an event whose type and data nothing here vouches for. */
  appendUnchecked(body: ScenarioEvent): number {
    return this.#record(body)
  }

  /** Tells that the session's agent began or stopped working. */
  status(status: SessionStatus): void {
    this.#heed(this.#options.listener.status(this.#options.sessionId, status))
  }

  /** Tells that the session started a child. */
  subagentStarted(childSessionId: string): void {
    this.#heed(this.#options.listener.subagentStarted(this.#options.sessionId, childSessionId))
  }

  /** Tells that a child of the session ended. */
  subagentFinished(outcome: Omit<SubagentOutcome, 'parentSessionId'>): void {
    this.#heed(this.#options.listener.subagentFinished({ ...outcome, parentSessionId: this.#options.sessionId }))
  }

  /** Resolves once the listener keeps up. */
  async drained(): Promise<void> {
    this.#keepsUp = true
    await this.#options.listener.drained()
  }

  #record({ type, ...rest }: EventBody | ScenarioEvent): number {
    const { sessionId, listener, now, onEvent } = this.#options
    const seq = this.#nextSeq++
    const event = { type, seq, time: now(), ...rest } as SessionEvent
    onEvent?.(event)
    this.#heed(listener.event(sessionId, event))
    return seq
  }

  #heed(keepsUp: boolean): void {
    this.#keepsUp &&= keepsUp
  }
}
