import type { AbortReason, SubagentDescriptorData, UserMessage } from '../generated/types.js'
import { ChildTranscript } from '../server/child-transcript.js'
import type { EmbeddedAgent, EmbeddedAgentOptions, Script } from './embedded-agent.js'
import type { Session } from './session.js'
import { noticeOf, type SubagentResult, stopReasonOf } from './subagent-result.js'

/** A child to start. */
export interface SubagentRequest {
  /** Name of the subagent provider. */
  provider: string
  /** What the child is to do, in a few words. */
  label: string
  /** What the child is told. */
  prompt: string
  script: Script
  /** Whether the child may outlive the turn that starts it. */
  background: boolean
}

/** A child that was started. */
export interface Subagent {
  /** The id of the child's session. */
  readonly id: string
  /** Resolves once the child has ended and the listener knows. */
  readonly ended: Promise<SubagentResult>
}

interface LiveSubagent extends Subagent {
  readonly agent: EmbeddedAgent
  readonly background: boolean
}

/** The first event heard of a child in the background: its descriptor and policies are recorded before anyone listens. */
const BACKGROUND_FIRST_SEQ = 3

/** The version of the descriptors written here. */
const DESCRIPTOR_VERSION = 2

/** The children that one session's agent runs. */
export class Subagents {
  readonly #session: Session
  readonly #open: (options: EmbeddedAgentOptions) => EmbeddedAgent
  readonly #notify: (notice: UserMessage) => void
  readonly #live = new Map<string, LiveSubagent>()

  /** `open` makes a child's agent; `notify` is given the notice that a child in the background has ended. */
  constructor(
    session: Session,
    open: (options: EmbeddedAgentOptions) => EmbeddedAgent,
    notify: (notice: UserMessage) => void,
  ) {
    this.#session = session
    this.#open = open
    this.#notify = notify
  }

  /** Starts a child on the session's own settings. */
  start(request: SubagentRequest): Subagent {
    const { settings, listener, log, host } = this.#session
    const { prompt, script, background } = request
    const id = host.randomId()
    const transcript = new ChildTranscript()
    const agent = this.#open({
      id,
      settings,
      listener,
      script,
      host,
      onEvent: (event) => transcript.add(event),
      ...(background ? { firstSeq: BACKGROUND_FIRST_SEQ } : { descriptor: descriptorOf(request) }),
    })
    host.liveChildren.add(id)
    log.subagentStarted(id)
    agent.prompt({
      content: [{ type: 'text', text: prompt }],
      source: { kind: 'user' },
      role: 'user',
      id: host.randomId(),
    })
    const ended = this.#follow(id, request, agent, transcript)
    this.#live.set(id, { id, agent, background, ended })
    return { id, ended }
  }

  /** Ends the children that the running turn waits for, and all they started. */
  endForeground(reason: AbortReason): void {
    for (const { agent, background } of this.#live.values()) if (!background) agent.end(reason)
  }

  /** Ends all children, and all they started. */
  end(reason: AbortReason): void {
    for (const { agent } of this.#live.values()) agent.end(reason)
  }

  /** Resolves once no child is left. */
  async settled(): Promise<void> {
    while (this.#live.size > 0) await Promise.all([...this.#live.values()].map(({ ended }) => ended))
  }

  async #follow(
    id: string,
    { provider, background }: SubagentRequest,
    agent: EmbeddedAgent,
    transcript: ChildTranscript,
  ): Promise<SubagentResult> {
    await agent.settled()
    const { lastAssistantMessage } = transcript
    const result = { reason: agent.lastReason, ...(lastAssistantMessage && { lastAssistantMessage }) }
    // Runtimes tell the parent first, then the client.
    if (background) this.#notify(noticeOf(id, this.#session.host.randomId(), result))
    this.#session.log.subagentFinished({
      provider,
      childSessionId: id,
      stopReason: stopReasonOf(result.reason),
      ...(lastAssistantMessage && { lastAssistantMessage }),
    })
    this.#live.delete(id)
    this.#session.host.liveChildren.delete(id)
    return result
  }
}

function descriptorOf({ provider, label }: SubagentRequest): SubagentDescriptorData {
  return { version: DESCRIPTOR_VERSION, mode: 'one-shot', provider, label }
}
