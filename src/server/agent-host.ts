import type {
  ContentBlock,
  InitializeParams,
  SessionEvent,
  SessionStatus,
  SubagentStopReason,
  UserMessage,
} from '../generated/types.js'

/** What a session runs on, as `initialize` said when it was created. */
export type SessionSettings = Omit<InitializeParams, 'protocolVersion' | 'clientInfo'>

/** What {@link SessionListener.subagentFinished} needs to know; the server adds the rest. */
export interface SubagentOutcome {
  /** Name of the subagent provider that ran the child. */
  provider: string
  parentSessionId: string
  childSessionId: string
  stopReason: SubagentStopReason
  /** The child's agent. Default: its session id. */
  agentId?: string
  /** What the child said last. Default: taken from its events. */
  lastAssistantMessage?: ContentBlock[]
}

/**
 * What a host tells as it happens, about every session it runs: those the server opened and those its agents started.
 * Each call sends one notification, in the order of the calls, and returns false while the client is not keeping up:
 * await `drained()` then. Once the client is gone the calls do nothing and return true.
 *
 * They throw `ProtocolViolationError` for a body that breaks the schema, `FrameTooLargeError` for one over the limit,
 * and `QueueFullError` at a host that never waits.
 */
export interface SessionListener {
  /** One event of a session's log, as it is recorded. */
  event(sessionId: string, event: SessionEvent): boolean
  /**
   * A session's agent began or stopped working. `idle` settles the prompts that wait in the session: tell it after the
   * `turn/end` of the last turn, once nothing more is queued.
   */
  status(sessionId: string, status: SessionStatus): boolean
  /** A session started a child, or reactivated it. Tell it before the child's first event. */
  subagentStarted(parentSessionId: string, childSessionId: string): boolean
  /** A child ended. Tell it after the child's own idle. */
  subagentFinished(outcome: SubagentOutcome): boolean
  /** Resolves once the client keeps up, or is gone. */
  drained(): Promise<void>
}

/** One session's agent. */
export interface Agent {
  /**
   * Takes a user message and returns at once: the work goes on behind it. A message that comes while a turn runs waits
   * for the next one. The listener hears `running`, the turns' events and, once nothing is left to do, `idle`.
   */
  prompt(message: UserMessage): void
  /**
   * Ends the running turn and its foreground children as aborted by the user. Returns whether a turn was running; its
   * `turn/end` and idle may follow later.
   */
  cancel(): boolean
  /**
   * Ends everything that runs in the session, children in this process included, as aborted because disposed. The
   * listener hears nothing more of it once this has resolved.
   */
  dispose(): void | Promise<void>
}

/** What an agent framework implements to be served. `HarnessSdkJsonRpcServer` turns it into the protocol. */
export interface AgentHost {
  /**
   * Checks what new sessions are to run on. Throw `providerUnavailable(provider)` for a provider the host does not have.
   * Called for every `initialize`; without it everything is accepted.
   */
  initialize?(settings: SessionSettings): void | Promise<void>
  /** Makes the agent of a new session. Throw, or reject, to refuse it. */
  open(sessionId: string, settings: SessionSettings, listener: SessionListener): Agent | Promise<Agent>
  /** Releases what the host holds, once all agents have been disposed. */
  close?(): void | Promise<void>
}
