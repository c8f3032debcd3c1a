import { randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PACKAGE_VERSION } from '../generated/package.js'
import type { HarnessSdkNotificationMap, NotificationMethod } from '../generated/registry.js'
import type {
  ContentBlock,
  InitializeParams,
  InitializeResult,
  InitializeResultV0,
  SessionPromptParams,
  SessionPromptReceipt,
  SessionPromptResult,
} from '../generated/types.js'
import { TransportClosedError } from '../jsonrpc/errors.js'
import { durationOption } from '../protocol/limits.js'
import { negotiate } from '../protocol/negotiate.js'
import { promptStatus, subagentStatus } from '../protocol/outcome.js'
import type { AgentHost, SessionListener, SessionSettings, SubagentOutcome } from './agent-host.js'
import { ChildTranscript } from './child-transcript.js'
import { disposedReason, ServedSession } from './served-session.js'
import { ServerEndpoint, type ServerEndpointOptions } from './server-endpoint.js'
import { withinMs } from './within.js'

/** Options of a {@link HarnessSdkJsonRpcServer}. */
export interface HarnessServerOptions extends Omit<ServerEndpointOptions, 'onEnd'> {
  /** Whether a turn, or a child, that ended at its token limit counts as `ok`. Default false. */
  maxTokensAsSuccess?: boolean
  /**
   * Longest wait for agents to end, in milliseconds, in `session/close`, in `shutdown` and after the end of input. What
   * has not ended by then is settled without them. Default 5,000.
   */
  disposeTimeoutMs?: number
}

/** The name every runtime of this protocol gives. Source: protocol version 0. */
const SERVER_NAME = 'deepseek-harness-sdk-runtime'

const DEFAULT_DISPOSE_TIMEOUT_MS = 5000

/** Serves an {@link AgentHost} over a pair of streams, in every protocol version. The streams stay the caller's. */
export class HarnessSdkJsonRpcServer {
  /** Resolves once the client has shut the server down or is gone, all output is flushed, and the host is closed. */
  readonly closed: Promise<void>
  readonly #host: AgentHost
  readonly #endpoint: ServerEndpoint
  readonly #maxTokensAsSuccess: boolean
  readonly #disposeTimeoutMs: number
  readonly #sessions = new Map<string, ServedSession>()
  /** Sessions being closed, so that a new one of the same id begins after them. */
  readonly #closing = new Map<string, Promise<void>>()
  #settings: SessionSettings | undefined
  #initializing: Promise<unknown> = Promise.resolve()
  #stopping: Promise<void> | undefined
  #resolveClosed!: () => void
  #rejectClosed!: (error: unknown) => void
  #finishing = false

  /** @throws TypeError if the host has no `open`, RangeError if a bound is out of range. */
  constructor(host: AgentHost, input: Readable, output: Writable, options: HarnessServerOptions = {}) {
    checkHost(host)
    this.#host = host
    this.#maxTokensAsSuccess = options.maxTokensAsSuccess ?? false
    this.#disposeTimeoutMs = durationOption('disposeTimeoutMs', options.disposeTimeoutMs ?? DEFAULT_DISPOSE_TIMEOUT_MS)
    this.closed = new Promise((resolve, reject) => {
      this.#resolveClosed = resolve
      this.#rejectClosed = reject
    })
    // Whoever does not ask need not hear of a host that failed to close.
    this.closed.catch(() => {})
    this.#endpoint = new ServerEndpoint(input, output, { ...options, onEnd: () => void this.close().catch(() => {}) })
    this.#endpoint.onRequest('initialize', (params) => this.#initialize(params))
    this.#endpoint.onRequest('session/prompt', (params) => this.#prompt(params))
    this.#endpoint.onRequest('session/cancel', ({ sessionId }) => this.#cancel(sessionId))
    this.#endpoint.onRequest('session/close', ({ sessionId }) => this.#closeSession(sessionId))
    this.#endpoint.onRequest('shutdown', () => this.#shutdown())
  }

  /** Begins to serve. */
  start(): void {
    this.#endpoint.start()
  }

  /**
   * Ends the server as at the end of input: what was read is answered, running prompts settle as aborted, output is
   * flushed, the host is closed. Resolves like `closed`.
   */
  async close(): Promise<void> {
    await this.#stop()
    void this.#finish()
    return this.closed
  }

  #initialize(params: InitializeParams): Promise<InitializeResult | InitializeResultV0> {
    const initialized = this.#accept(params)
    this.#initializing = initialized.catch(() => {})
    return initialized
  }

  async #accept(params: InitializeParams): Promise<InitializeResult | InitializeResultV0> {
    const { protocolVersion: offer, clientInfo: _, ...settings } = params
    await this.#host.initialize?.(settings)
    this.#settings = settings
    const serverInfo = { name: SERVER_NAME, version: PACKAGE_VERSION }
    const protocolVersion = this.#endpoint.protocolVersion ?? negotiate(offer)
    if (protocolVersion === 0) return { serverInfo }
    return { serverInfo, protocolVersion, capabilities: {}, maxFrameBytes: this.#endpoint.maxFrameBytes }
  }

  async #prompt({
    sessionId,
    contentBlocks,
  }: SessionPromptParams): Promise<SessionPromptReceipt | SessionPromptResult> {
    const messageId = randomUUID()
    const receiptOnly = this.#endpoint.protocolVersion === 0
    if (this.#stopping) return receiptOnly ? { messageId } : this.#result(messageId, disposedReason)
    const session = this.#sessions.get(sessionId) ?? this.#open(sessionId)
    const settled = receiptOnly ? undefined : session.expectSettlement()
    try {
      await session.prompt({ id: messageId, role: 'user', content: contentBlocks, source: { kind: 'user' } })
    } catch (error) {
      session.dropSettlement()
      throw error
    }
    return settled ? this.#result(messageId, await settled) : { messageId }
  }

  #result(messageId: string, reason: SessionPromptResult['reason']): SessionPromptResult {
    return { messageId, status: promptStatus(reason, this.#maxTokensAsSuccess), reason }
  }

  async #cancel(sessionId: string): Promise<{ cancelled: boolean }> {
    return { cancelled: (await this.#sessions.get(sessionId)?.cancel()) ?? false }
  }

  async #closeSession(sessionId: string): Promise<{ closed: boolean }> {
    const session = this.#sessions.get(sessionId)
    if (!session) return { closed: false }
    await this.#dispose(session)
    return { closed: true }
  }

  async #shutdown(): Promise<Record<string, never>> {
    await this.#stop()
    void this.#finish()
    return {}
  }

  #open(sessionId: string): ServedSession {
    const settings = this.#settings
    if (!settings) throw new Error('a session was opened before initialize')
    const session: ServedSession = new ServedSession(sessionId, async () => {
      await this.#closing.get(sessionId)
      const agent = await this.#host.open(sessionId, settings, this.#listen(session))
      if (!agent) throw new Error(`open of the host returned no agent for the session ${JSON.stringify(sessionId)}`)
      return agent
    })
    this.#sessions.set(sessionId, session)
    session.opened.catch(() => {
      if (this.#sessions.get(sessionId) === session) this.#sessions.delete(sessionId)
    })
    return session
  }

  #dispose(session: ServedSession): Promise<void> {
    this.#sessions.delete(session.id)
    const disposed = session.dispose(this.#disposeTimeoutMs).then(async () => {
      // The prompt's answer leaves first.
      await nextTurn()
      if (this.#closing.get(session.id) === disposed) this.#closing.delete(session.id)
    })
    this.#closing.set(session.id, disposed)
    return disposed
  }

  /** Ends all sessions, once. */
  #stop(): Promise<void> {
    this.#stopping ??= (async () => {
      await withinMs(this.#initializing, this.#disposeTimeoutMs)
      // Requests that waited for `initialize` are admitted before the sessions end.
      await nextTurn()
      await Promise.all([...this.#sessions.values()].map((session) => this.#dispose(session)))
      await Promise.all(this.#closing.values())
    })()
    return this.#stopping
  }

  async #finish(): Promise<void> {
    if (this.#finishing) return
    this.#finishing = true
    try {
      await withinMs(this.#endpoint.answered(), this.#disposeTimeoutMs)
      this.#endpoint.refuseUnanswered()
      await this.#endpoint.flush()
      this.#endpoint.close()
      await withinMs(Promise.resolve(this.#host.close?.()), this.#disposeTimeoutMs)
      this.#resolveClosed()
    } catch (error) {
      this.#rejectClosed(error)
    }
  }

  #listen(session: ServedSession): SessionListener {
    // They are forgotten with the session, whether or not the host tells their end.
    const children = new Map<string, ChildTranscript>()
    return {
      event: (sessionId, event) => {
        const keepsUp = this.#notify('session.event', { sessionId, event })
        children.get(sessionId)?.add(event)
        if (sessionId === session.id && event.type === 'turn/end') session.turnEnded(event.data.reason)
        return keepsUp
      },
      status: (sessionId, status) => {
        const keepsUp = this.#notify('session.status', { sessionId, status })
        if (sessionId === session.id && status === 'idle') session.idle()
        return keepsUp
      },
      subagentStarted: (parentSessionId, childSessionId) => {
        children.set(childSessionId, new ChildTranscript())
        return this.#notify('subagent.started', { parentSessionId, childSessionId })
      },
      subagentFinished: (outcome) => {
        const said = children.get(outcome.childSessionId)?.lastAssistantMessage
        children.delete(outcome.childSessionId)
        return this.#subagentFinished(outcome, said)
      },
      drained: () => this.#endpoint.drained(),
    }
  }

  #subagentFinished(outcome: SubagentOutcome, said: ContentBlock[] | undefined): boolean {
    const { provider, parentSessionId, childSessionId, stopReason } = outcome
    const lastAssistantMessage = outcome.lastAssistantMessage ?? said
    return this.#notify('subagent.finished', {
      provider,
      agentId: outcome.agentId ?? childSessionId,
      parentSessionId,
      childSessionId,
      status: subagentStatus(stopReason, this.#maxTokensAsSuccess),
      stopReason,
      ...(lastAssistantMessage && { lastAssistantMessage }),
    })
  }

  #notify<Method extends NotificationMethod>(method: Method, params: HarnessSdkNotificationMap[Method]): boolean {
    try {
      return this.#endpoint.notify(method, params)
    } catch (error) {
      // A host may go on for a moment after its client has gone.
      if (error instanceof TransportClosedError) return true
      throw error
    }
  }
}

/** A host that is none would only fail at its first session. */
function checkHost(host: unknown): void {
  const { initialize, open, close } = (host ?? {}) as Record<keyof AgentHost, unknown>
  if (typeof open !== 'function') throw new TypeError('the host needs a method open(sessionId, settings, listener)')
  for (const [name, method] of Object.entries({ initialize, close })) {
    if (method !== undefined && typeof method !== 'function')
      throw new TypeError(`${name} of the host must be a method`)
  }
}
