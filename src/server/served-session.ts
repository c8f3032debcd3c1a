import type { TurnEndReason, UserMessage } from '../generated/types.js'
import type { Agent } from './agent-host.js'
import { sessionBusy } from './refusals.js'
import { withinMs } from './within.js'

/** Why a prompt ends whose session is closed under it. */
export const disposedReason: TurnEndReason = { kind: 'aborted', reason: { kind: 'disposed' } }

/** One session that a client created: its agent, and the prompt that waits for it to settle. */
export class ServedSession {
  /** Rejects if the host refuses the session. */
  readonly opened: Promise<Agent>
  /** The agent, or undefined once the session has ended without one. One race for all who ask: a race lasts as long as its losers. */
  readonly #agent: Promise<Agent | undefined>
  #end!: () => void
  #settlement: { resolve(reason: TurnEndReason): void; reject(error: Error): void } | undefined
  /** Whether the agent has the waiting prompt, so that the next idle is about it. */
  #accepted = false
  #lastReason: TurnEndReason | undefined
  #ending = false

  constructor(
    readonly id: string,
    open: () => Promise<Agent>,
  ) {
    const ended = new Promise<undefined>((resolve) => {
      this.#end = () => resolve(undefined)
    })
    this.opened = open()
    this.#agent = Promise.race([this.opened, ended])
    this.#agent.catch(() => {})
  }

  /**
   * Begins to wait for the next idle after a prompt. Resolves with the reason of the last turn that ended before it.
   * @throws JsonRpcResponseError if a prompt waits already.
   */
  expectSettlement(): Promise<TurnEndReason> {
    if (this.#settlement) throw sessionBusy(this.id)
    this.#accepted = false
    return new Promise((resolve, reject) => {
      this.#settlement = { resolve, reject }
    })
  }

  /** Stops waiting: the prompt never reached the agent. */
  dropSettlement(): void {
    this.#settlement = undefined
  }

  /** Hands the message to the agent, unless the session ends first. Rejects if the host refuses the session or the message. */
  async prompt(message: UserMessage): Promise<void> {
    const agent = await this.#agent
    // A prompt that had not begun when its session was ended settles like one that had.
    if (!agent || this.#ending) return
    this.#accepted = true
    this.#lastReason = undefined
    // Typed as returning nothing, an asynchronous function is taken too.
    const taken: unknown = agent.prompt(message)
    void Promise.resolve(taken).catch((error: Error) => this.#fail(error))
  }

  /** Ends the running turn. Returns whether there was one. */
  async cancel(): Promise<boolean> {
    return (await this.#agent)?.cancel() ?? false
  }

  /** Ends the agent, waiting at most `timeoutMs`; a prompt that has not settled by then settles as aborted. */
  async dispose(timeoutMs: number): Promise<void> {
    this.#ending = true
    // A host that fails to end an agent has no one to tell: the client only asked for the end.
    const disposed = this.opened.then((agent) => agent.dispose()).catch(() => {})
    await withinMs(disposed, timeoutMs)
    this.#end()
    this.#settle(disposedReason)
  }

  /** The session's own turn ended. */
  turnEnded(reason: TurnEndReason): void {
    this.#lastReason = reason
  }

  /** The session's agent has nothing left to do. */
  idle(): void {
    if (!this.#accepted) return
    if (this.#lastReason) this.#settle(this.#lastReason)
    else if (!this.#ending)
      this.#fail(new Error(`the session ${JSON.stringify(this.id)} became idle without the end of a turn`))
  }

  #settle(reason: TurnEndReason): void {
    const settlement = this.#settlement
    this.#settlement = undefined
    settlement?.resolve(reason)
  }

  #fail(error: Error): void {
    const settlement = this.#settlement
    this.#settlement = undefined
    settlement?.reject(error)
  }
}
