import type { AbortReason, SubagentDescriptorData, TurnEndReason, UserMessage } from '../generated/types.js'
import type { Agent, SessionListener, SessionSettings } from '../server/agent-host.js'
import { Inbox } from './inbox.js'
import { Introduction } from './introduction.js'
import type { HostContext, Session } from './session.js'
import { SessionLog, type SessionLogOptions } from './session-log.js'
import { Subagents } from './subagents.js'
import { TokenCount } from './tokens.js'
import { Turn } from './turn.js'

/**
 * What a session does in its turns: all in which the embedded agents differ. Plays the steps that follow upon the
 * messages, and says why the turn ends. It is asked again within the turn if notices came too late for the last step.
 * What it throws ends the turn in an error, or as aborted if the turn was.
 */
export type Script = (turn: Turn, messages: readonly UserMessage[]) => Promise<TurnEndReason>

/** What an {@link EmbeddedAgent} is made with. */
export interface EmbeddedAgentOptions extends Pick<SessionLogOptions, 'firstSeq' | 'onEvent'> {
  /** The id of the session. */
  id: string
  settings: SessionSettings
  listener: SessionListener
  script: Script
  host: HostContext
  /** What the session's first turn says of it, if it is a child. */
  descriptor?: SubagentDescriptorData
}

/** One session's agent: takes messages, runs turns one after another, and looks after the session's children. */
export class EmbeddedAgent implements Agent {
  /** Why the last turn ended. */
  lastReason: TurnEndReason = { kind: 'completed' }
  readonly #session: Session
  readonly #script: Script
  readonly #subagents: Subagents
  readonly #descriptor: SubagentDescriptorData | undefined
  #turns = 0
  #turn: Turn | undefined
  #busy = false
  #idle: Promise<void> = Promise.resolve()
  #ended = false

  constructor({ script, descriptor, firstSeq, onEvent, ...rest }: EmbeddedAgentOptions) {
    const { id, settings, listener, host } = rest
    const log = new SessionLog({
      sessionId: id,
      listener,
      now: host.now,
      ...(firstSeq !== undefined && { firstSeq }),
      ...(onEvent && { onEvent }),
    })
    this.#session = {
      ...rest,
      log,
      inbox: new Inbox(log),
      introduction: new Introduction(log, settings),
      tokens: new TokenCount(),
    }
    this.#script = script
    this.#descriptor = descriptor
    this.#subagents = new Subagents(
      this.#session,
      (options) => new EmbeddedAgent(options),
      (notice) => this.#notify(notice),
    )
  }

  /** @throws Error if the session was disposed. */
  prompt(message: UserMessage): void {
    if (this.#ended) throw new Error(`the session ${JSON.stringify(this.#session.id)} has ended`)
    this.#session.inbox.put('next-turn', message)
    this.#wake()
  }

  cancel(): boolean {
    if (!this.#turn) return false
    this.#turn.abort({ kind: 'user' })
    this.#subagents.endForeground({ kind: 'parent' })
    return true
  }

  async dispose(): Promise<void> {
    this.end({ kind: 'disposed' })
    await this.settled()
  }

  /** Ends the running turn and all children for this reason, and drops the messages that wait. Nothing begins any more. */
  end(reason: AbortReason): void {
    this.#ended = true
    this.#turn?.abort(reason)
    this.#subagents.end(reason)
  }

  /** Resolves once the agent is idle and no child is left that could wake it. */
  async settled(): Promise<void> {
    do {
      await this.#idle
      await this.#subagents.settled()
    } while (this.#busy)
  }

  #notify(notice: UserMessage): void {
    if (this.#ended) return
    this.#session.inbox.put(this.#turn ? 'next-step' : 'next-turn', notice)
    this.#wake()
  }

  #wake(): void {
    if (this.#busy) return
    this.#busy = true
    this.#idle = this.#work()
  }

  async #work(): Promise<void> {
    const { log, inbox } = this.#session
    log.status('running')
    while (!this.#ended && !inbox.isEmpty) await this.#runTurn()
    inbox.cancel()
    this.#busy = false
    log.status('idle')
  }

  async #runTurn(): Promise<void> {
    const { log, inbox } = this.#session
    const turn = new Turn(this.#session, this.#subagents, ++this.#turns)
    this.#turn = turn
    log.append({ type: 'turn/start', data: { turn: turn.number } })
    // A notice that an aborted turn did not get to has a turn of its own.
    const messages = inbox.has('next-turn') ? inbox.take('next-turn', 1) : inbox.take('next-step')
    if (this.#descriptor && turn.number === 1) log.append({ type: 'subagent/descriptor', data: this.#descriptor })
    const reason = await this.#play(turn, messages)
    this.lastReason = reason
    this.#turn = undefined
    log.append({ type: 'turn/end', data: { turn: turn.number, reason } })
  }

  async #play(turn: Turn, opening: readonly UserMessage[]): Promise<TurnEndReason> {
    let reason: TurnEndReason
    try {
      // Whoever sent the message gets to hear that it was taken before anything comes of it.
      await turn.pause()
      let messages = opening
      do {
        turn.give(messages)
        reason = await this.#script(turn, messages)
        messages = reason.kind === 'completed' && !turn.aborted ? this.#session.inbox.take('next-step') : []
      } while (messages.length > 0)
    } catch (error) {
      reason = { kind: 'error', error: { message: (error as Error).message, code: 'UNKNOWN' } }
    }
    return turn.aborted ? { kind: 'aborted', reason: turn.aborted } : reason
  }
}
