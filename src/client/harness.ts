import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ErrorCode } from '../generated/errors.js'
import type { ContentBlock } from '../generated/types.js'
import { JsonRpcResponseError, SessionBusyError, TransportClosedError } from '../jsonrpc/errors.js'
import { durationOption } from '../protocol/limits.js'
import { contentBlocks, HarnessClient, type HarnessClientOptions, type InitializeOptions } from './harness-client.js'
import { checkOptions, type OptionTypes } from './options.js'
import { HarnessRun, type RunOptions } from './run.js'
import type { RunResult } from './run-result.js'
import { HarnessRunStream } from './run-stream.js'

/** What runtime a {@link DeepSeekHarness} starts, and what its sessions run on. */
export interface DeepSeekHarnessOptions {
  /**
   * How to start the runtime, and the bounds of talking to it. Without a `command` it is the embedded runtime of this
   * package, which needs no key and no network.
   */
  launch?: Partial<HarnessClientOptions>
  /** Working directory of the sessions. Default: that of `launch`, else this process's. */
  cwd?: string
  /** Model provider. Default `deepseek-official`; `echo` of the embedded runtime, and of one that has no `deepseek-official`. */
  provider?: string
  /** Model. Default `deepseek-v4-flash`, or `echo` with the provider of that name. */
  model?: string
  /** Largest output of one model request, in tokens. Default: the provider's. */
  maxTokens?: number
  /** How much the model should think, as an id the provider knows. Default: the provider's. */
  reasoningEffort?: string
  /** The newest protocol version to offer. Default: the newest this release speaks. */
  protocolVersion?: number
  /** Whether a turn of protocol 0 that ended at its token limit counts as `ok`; a server of version 1 decides itself. Default false. */
  maxTokensAsSuccess?: boolean
  /** How long an aborted run may take to settle before it rejects, in milliseconds. Default 5,000. */
  cancelTimeoutMs?: number
}

/** Options of a run on any session. */
export interface HarnessRunOptions extends RunOptions {
  /** The session to run on. Default: a new one. */
  sessionId?: string
}

const OPTION_TYPES: OptionTypes<DeepSeekHarnessOptions> = {
  launch: 'object',
  cwd: 'string',
  provider: 'string',
  model: 'string',
  maxTokens: 'number',
  reasoningEffort: 'string',
  protocolVersion: 'number',
  maxTokensAsSuccess: 'boolean',
  cancelTimeoutMs: 'number',
}

const DEFAULT_CANCEL_TIMEOUT_MS = 5_000

/** How to start the embedded runtime of this package. It is found by place: importing it would run it. */
const EMBEDDED_LAUNCH = {
  command: process.execPath,
  args: [fileURLToPath(new URL('../../dist/cli.js', import.meta.url)), 'serve'],
} satisfies HarnessClientOptions

/**
 * A runtime and its sessions. The process starts with the first call and stays this object's until `close`; always close
 * it, or declare it with `await using`.
 */
export class DeepSeekHarness implements AsyncDisposable {
  readonly #launch: HarnessClientOptions
  readonly #initialize: InitializeOptions
  readonly #providerChosen: boolean
  readonly #model: string | undefined
  readonly #maxTokensAsSuccess: boolean
  readonly #cancelTimeoutMs: number
  /** Sessions with an unsettled run. */
  readonly #busy = new Set<string>()
  #client: HarnessClient
  #started: Promise<HarnessClient> | undefined
  #closed = false

  /** @throws TypeError for an option that is not known or of another type, RangeError for a bound out of range. */
  constructor(options: DeepSeekHarnessOptions = {}) {
    checkOptions(options, OPTION_TYPES)
    const { command, ...launch } = options.launch ?? {}
    const embedded = command === undefined
    this.#launch = embedded ? { ...launch, ...EMBEDDED_LAUNCH } : { ...launch, command }
    const { maxTokens, reasoningEffort, protocolVersion } = options
    this.#providerChosen = options.provider !== undefined
    this.#model = options.model
    const cwd = options.cwd ?? this.#launch.cwd
    this.#initialize = {
      provider: options.provider ?? (embedded ? 'echo' : 'deepseek-official'),
      model: options.model ?? (embedded ? 'echo' : 'deepseek-v4-flash'),
      ...(cwd !== undefined && { cwd }),
      ...(maxTokens !== undefined && { maxTokens }),
      ...(reasoningEffort !== undefined && { reasoningEffort }),
      ...(protocolVersion !== undefined && { protocolVersion }),
    }
    this.#maxTokensAsSuccess = options.maxTokensAsSuccess ?? false
    this.#cancelTimeoutMs = durationOption('cancelTimeoutMs', options.cancelTimeoutMs ?? DEFAULT_CANCEL_TIMEOUT_MS)
    this.#client = new HarnessClient(this.#launch)
  }

  /** The client that owns the process. A failed handshake replaces it: do not keep it over a failed `start`. */
  get client(): HarnessClient {
    return this.#client
  }

  /**
   * Starts the runtime and does the handshake, once however many callers. If that fails the process is ended, all
   * callers get the reason, and a later call starts afresh. Rejects as `HarnessClient.initialize` does.
   */
  async start(): Promise<void> {
    await this.#start()
  }

  /** A handle of a session. Nothing crosses the wire: the runtime creates the session with its first prompt. Default: a new id. */
  session(sessionId: string = randomUUID()): HarnessSession {
    return new HarnessSession(this, sessionId)
  }

  /**
   * Sends a prompt and resolves once it has settled, whatever the outcome: see `status` and `reason`.
   *
   * Rejects with `SessionBusyError` while a run on the same session has not settled, with `AbortedError` and
   * `TimedOutError` as the options say, with `JsonRpcResponseError` if the runtime refuses the prompt, and with
   * `TransportClosedError` if it goes away.
   */
  async run(input: string | ContentBlock[], options: HarnessRunOptions = {}): Promise<RunResult> {
    return this.#run(input, options).result
  }

  /** Like `run`, as it happens: events, text and the final result, from one call. */
  stream(input: string | ContentBlock[], options: HarnessRunOptions = {}): HarnessRunStream {
    return new HarnessRunStream(this.#run(input, options))
  }

  /** Ends the runtime for good; see `HarnessClient.close`. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#client.close()
  }

  /** `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  #run(input: string | ContentBlock[], { sessionId = randomUUID(), ...options }: HarnessRunOptions): HarnessRun {
    if (this.#busy.has(sessionId)) throw new SessionBusyError(sessionId)
    const context = {
      start: () => this.#start(),
      maxTokensAsSuccess: this.#maxTokensAsSuccess,
      cancelTimeoutMs: this.#cancelTimeoutMs,
    }
    const run = new HarnessRun(context, sessionId, contentBlocks(input), options)
    this.#busy.add(sessionId)
    const free = () => this.#busy.delete(sessionId)
    run.result.then(free, free)
    return run
  }

  #start(): Promise<HarnessClient> {
    if (this.#closed) return Promise.reject(new TransportClosedError('the harness was closed'))
    this.#started ??= this.#handshake()
    return this.#started
  }

  async #handshake(): Promise<HarnessClient> {
    const client = this.#client
    try {
      await client.initialize(this.#initialize).catch((error: unknown) => {
        if (this.#providerChosen || !isProviderUnavailable(error)) throw error
        return client.initialize({ ...this.#initialize, provider: 'echo', model: this.#model ?? 'echo' })
      })
      return client
    } catch (error) {
      await client.close()
      if (!this.#closed) this.#client = new HarnessClient(this.#launch)
      this.#started = undefined
      throw error
    }
  }
}

function isProviderUnavailable(error: unknown): boolean {
  return error instanceof JsonRpcResponseError && error.code === ErrorCode.ProviderUnavailable
}

/** One session: an id, and runs on it, one at a time. */
export class HarnessSession {
  readonly harness: DeepSeekHarness
  readonly id: string

  /** @internal Made by `DeepSeekHarness.session`. */
  constructor(harness: DeepSeekHarness, id: string) {
    this.harness = harness
    this.id = id
  }

  /** Runs a prompt on this session; see `DeepSeekHarness.run`. */
  run(input: string | ContentBlock[], options: RunOptions = {}): Promise<RunResult> {
    return this.harness.run(input, { ...options, sessionId: this.id })
  }

  /** Streams a prompt on this session; see `DeepSeekHarness.stream`. */
  stream(input: string | ContentBlock[], options: RunOptions = {}): HarnessRunStream {
    return this.harness.stream(input, { ...options, sessionId: this.id })
  }

  /** Ends the session's running turn, whoever began it. Resolves with whether there was one. Needs protocol 1. */
  async cancel(): Promise<boolean> {
    await this.harness.start()
    return this.harness.client.cancel(this.id)
  }

  /** Ends the session in the runtime, which forgets it. Resolves with whether there was one. Needs protocol 1. */
  async close(): Promise<boolean> {
    await this.harness.start()
    return this.harness.client.closeSession(this.id)
  }
}
