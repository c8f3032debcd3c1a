import path from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { PACKAGE_VERSION } from '../generated/package.js'
import {
  type HarnessSdkRequestMap,
  NOTIFICATIONS,
  type NotificationMethod,
  type ProtocolVersion,
  type RequestMethod,
} from '../generated/registry.js'
import type {
  ContentBlock,
  InitializeParams,
  InitializeResult,
  InitializeResultV0,
  ServerInfo,
  SessionPromptReceipt,
  SessionPromptResult,
} from '../generated/types.js'
import { messageOf, TransportClosedError, VersionMismatchError } from '../jsonrpc/errors.js'
import {
  countOption,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_FRAME_BYTES,
  durationOption,
  LARGEST_MAX_DEPTH,
  type Limits,
} from '../protocol/limits.js'
import { LATEST_PROTOCOL_VERSION } from '../protocol/negotiate.js'
import { quietly } from '../protocol/quietly.js'
import type { Violation, ViolationOptions } from '../protocol/violation.js'
import { ClientEndpoint, type RequestArguments, type RequestOptions } from './client-endpoint.js'
import type { LaunchOptions } from './launch.js'
import type { HarnessNotification, NotificationFilter } from './notification.js'
import { checkOptions, type OptionTypes } from './options.js'
import { RuntimeProcess } from './runtime-process.js'
import { SessionTree } from './session-tree.js'
import { NotificationSubscription, type SubscriptionOptions } from './subscription.js'

/** How to start a runtime, and the bounds of talking to it. */
export interface HarnessClientOptions extends LaunchOptions, Limits, ViolationOptions {
  /** Bound of every request that sets none itself, in milliseconds. Default none: a turn may take long. */
  requestTimeoutMs?: number
  /** Bound of the handshake, in milliseconds. Default 30,000. */
  initializeTimeoutMs?: number
  /** How long `close` waits for the answer to `shutdown`, in milliseconds. Default 1,000. */
  shutdownTimeoutMs?: number
  /** How long `close` waits for the process to end after its input has, in milliseconds. Default 6,000. */
  disposeEofGraceMs?: number
  /** How long `close` waits for the process to end after each signal, in milliseconds. Default 3,000. */
  disposeGraceMs?: number
  /** Gets each line the process writes to standard error. */
  onStderr?: (line: string) => void
  /** Gets the bytes that cross in either direction, as they cross, for a recording. */
  onTraffic?: (from: 'client' | 'server', chunk: Uint8Array) => void
}

/** Where a {@link HarnessClient} is: `failed` once the process has ended, or its output has, by itself. */
export type HarnessClientState = 'new' | 'starting' | 'running' | 'failed' | 'closing' | 'closed'

/** What `initialize` needs; the client adds the version and says who it is. */
export type InitializeOptions = Omit<InitializeParams, 'cwd'> & {
  /** Working directory of the sessions. Made absolute before it crosses. Default: this process's. */
  cwd?: string
}

const OPTION_TYPES: OptionTypes<HarnessClientOptions> = {
  command: 'string',
  args: 'object',
  cwd: 'string',
  env: 'object',
  inheritEnv: 'boolean',
  maxFrameBytes: 'number',
  maxDepth: 'number',
  requestTimeoutMs: 'number',
  initializeTimeoutMs: 'number',
  shutdownTimeoutMs: 'number',
  disposeEofGraceMs: 'number',
  disposeGraceMs: 'number',
  onStderr: 'function',
  onViolation: 'function',
  redactFrames: 'boolean',
  onTraffic: 'function',
}

const DEFAULT_INITIALIZE_TIMEOUT_MS = 30_000
const DEFAULT_SHUTDOWN_TIMEOUT_MS = 1_000
const DEFAULT_EOF_GRACE_MS = 6_000
const DEFAULT_GRACE_MS = 3_000

/** How long the exit status and the rest of the output are waited for, once one of them is there, in milliseconds. */
const SETTLE_MS = 500

/** The protocol over a runtime process that this client owns. Always `close` it, or declare it with `await using`. */
export class HarnessClient implements AsyncDisposable {
  readonly #options: HarnessClientOptions
  readonly #bounds
  readonly #tree = new SessionTree()
  readonly #subscriptions = new Set<{ filter: NotificationFilter | undefined; subscription: NotificationReceiver }>()
  readonly #violationListeners = new Set<(violation: Violation) => void>()
  #state: HarnessClientState = 'new'
  #starting: Promise<void> | undefined
  #closing: Promise<void> | undefined
  #process: RuntimeProcess | undefined
  #endpoint: ClientEndpoint | undefined
  #serverInfo: ServerInfo | undefined
  #failure: Error | undefined

  /** @throws TypeError for an option that is not known or of another type, RangeError for a bound out of range. */
  constructor(options: HarnessClientOptions) {
    checkOptions(options, OPTION_TYPES)
    this.#options = options
    const bound = (name: keyof HarnessClientOptions, fallback: number) =>
      durationOption(name, (options[name] as number | undefined) ?? fallback)
    this.#bounds = {
      initialize: bound('initializeTimeoutMs', DEFAULT_INITIALIZE_TIMEOUT_MS),
      shutdown: bound('shutdownTimeoutMs', DEFAULT_SHUTDOWN_TIMEOUT_MS),
      eofGraceMs: bound('disposeEofGraceMs', DEFAULT_EOF_GRACE_MS),
      graceMs: bound('disposeGraceMs', DEFAULT_GRACE_MS),
    }
    if (options.requestTimeoutMs !== undefined) durationOption('requestTimeoutMs', options.requestTimeoutMs)
    countOption('maxFrameBytes', options.maxFrameBytes, DEFAULT_MAX_FRAME_BYTES)
    countOption('maxDepth', options.maxDepth, DEFAULT_MAX_DEPTH, LARGEST_MAX_DEPTH)
  }

  /** Process id of the runtime; undefined before it runs. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Who answered `initialize`; undefined before that. */
  get serverInfo(): ServerInfo | undefined {
    return this.#serverInfo
  }

  /** The negotiated version; undefined before `initialize` has been answered. */
  get protocolVersion(): ProtocolVersion | undefined {
    return this.#endpoint?.protocolVersion
  }

  /** How far the client has come, from `new` to `closed`. */
  get state(): HarnessClientState {
    return this.#state
  }

  /** Starts the process, once. Rejects with `LaunchError`, or `TransportClosedError` if `close` came first. */
  start(): Promise<void> {
    this.#starting ??= this.#start()
    return this.#starting
  }

  /**
   * The handshake. Offers the newest version this release speaks, unless `protocolVersion` says otherwise. Rejects like
   * `request`, and with `VersionMismatchError`; after 30 s unless `initializeTimeoutMs` or `timeoutMs` says otherwise.
   */
  async initialize(
    params: InitializeOptions,
    options: RequestOptions = {},
  ): Promise<InitializeResult | InitializeResultV0> {
    const result = await this.request(
      'initialize',
      {
        protocolVersion: LATEST_PROTOCOL_VERSION,
        clientInfo: { name: 'dsh-wire', version: PACKAGE_VERSION },
        ...params,
        cwd: path.resolve(params.cwd ?? '.'),
      },
      { ...options, timeoutMs: options.timeoutMs ?? this.#bounds.initialize },
    ).catch((error: unknown) => {
      // The endpoint has closed itself, and told only its calls.
      if (error instanceof VersionMismatchError) this.#fail(error)
      throw error
    })
    this.#serverInfo = result.serverInfo
    return result
  }

  /**
   * Sends a user message. In version 1 it resolves once the turn has settled, with its outcome; in version 0 at once,
   * with a receipt. Rejects like `request`.
   */
  prompt(
    sessionId: string,
    input: string | ContentBlock[],
    options?: RequestOptions,
  ): Promise<SessionPromptResult | SessionPromptReceipt> {
    return this.request('session/prompt', { sessionId, contentBlocks: contentBlocks(input) }, options)
  }

  /** Ends the running turn of a session. Resolves with whether there was one. Needs version 1. Rejects like `request`. */
  async cancel(sessionId: string, options?: RequestOptions): Promise<boolean> {
    return (await this.request('session/cancel', { sessionId }, options)).cancelled
  }

  /** Ends a session. Resolves with whether there was one. Needs version 1. Rejects like `request`. */
  async closeSession(sessionId: string, options?: RequestOptions): Promise<boolean> {
    return (await this.request('session/close', { sessionId }, options)).closed
  }

  /** Sends any request of the protocol. Starts the process first, if need be. Rejects as `ClientEndpoint.request` does. */
  async request<Method extends RequestMethod>(
    method: Method,
    ...args: RequestArguments<Method>
  ): Promise<HarnessSdkRequestMap[Method]['result']> {
    await this.start()
    if (this.#failure) throw this.#failure
    if (!this.#endpoint || this.#closing) throw closedError()
    return this.#endpoint.request(method, ...args)
  }

  /** All notifications from now on, or those that `filter` chooses. */
  subscribe(filter?: NotificationFilter, options: SubscriptionOptions = {}): NotificationSubscription {
    let forget = () => {}
    const subscription = new NotificationSubscription(options, () => forget())
    forget = this.#receive(filter, subscription)
    return subscription
  }

  /** The notifications of one session and all its descendants, from now on. */
  subscribeSessionTree(sessionId: string, options: SubscriptionOptions = {}): NotificationSubscription {
    return this.subscribe((notification) => this.#tree.concerns(sessionId, notification), options)
  }

  /** @internal Like `subscribeSessionTree`, told as notifications arrive. Returns a function that ends it. */
  observeSessionTree(sessionId: string, receiver: NotificationReceiver): () => void {
    return this.#receive((notification) => this.#tree.concerns(sessionId, notification), receiver)
  }

  /** @internal */
  observeViolations(listener: (violation: Violation) => void): () => void {
    this.#violationListeners.add(listener)
    return () => {
      this.#violationListeners.delete(listener)
    }
  }

  /**
   * Ends the runtime: asks for `shutdown`, closes its input, then SIGTERM, then SIGKILL, each after its bound. What is
   * pending rejects. May be called at any moment and any number of times; resolves when nothing is left, never rejects.
   */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  /** `close`, for `await using`. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async #start(): Promise<void> {
    if (this.#closing) throw closedError()
    this.#state = 'starting'
    try {
      this.#process = await RuntimeProcess.start(this.#options, this.#options.onStderr)
    } catch (error) {
      if (this.#state === 'starting') this.#fail(error as Error)
      throw error
    }
    if (this.#closing) throw closedError()
    this.#attach(this.#process)
    this.#state = 'running'
  }

  #attach(runtime: RuntimeProcess): void {
    const { onTraffic, maxFrameBytes, maxDepth, requestTimeoutMs, redactFrames } = this.#options
    if (onTraffic) runtime.stdout.on('data', (chunk: Uint8Array) => quietly(() => onTraffic('server', chunk)))
    const endpoint = new ClientEndpoint(
      runtime.stdout,
      onTraffic ? observed(runtime.stdin, onTraffic) : runtime.stdin,
      {
        ...(maxFrameBytes !== undefined && { maxFrameBytes }),
        ...(maxDepth !== undefined && { maxDepth }),
        ...(requestTimeoutMs !== undefined && { timeoutMs: requestTimeoutMs }),
        ...(redactFrames !== undefined && { redactFrames }),
        onViolation: (violation) => {
          this.report(violation)
          if (violation.kind === 'too-large') queueMicrotask(() => this.#closedItself(endpoint))
        },
        onEnd: (cause) => this.#ended(runtime, cause),
      },
    )
    for (const method of Object.keys(NOTIFICATIONS) as NotificationMethod[]) {
      endpoint.onNotification(method, (params) => this.#dispatch({ method, params } as HarnessNotification))
    }
    endpoint.onUnknownNotification((method, params) => this.#dispatch({ method, params } as HarnessNotification))
    this.#endpoint = endpoint
    endpoint.start()
    // A grandchild may hold the pipe of a process that is gone: then its end is the end.
    void runtime.exited.then(async () => {
      await runtime.settle(SETTLE_MS)
      this.#fail(this.#describeEnd(runtime))
    })
  }

  async #ended(runtime: RuntimeProcess, cause: Error | undefined): Promise<Error> {
    await runtime.settle(SETTLE_MS)
    const error = this.#describeEnd(runtime, cause)
    this.#fail(error)
    return error
  }

  /** A frame over the limit has closed the endpoint, which told only its calls why: any call hears of it. */
  #closedItself(endpoint: ClientEndpoint): void {
    endpoint.request('shutdown').catch((error: Error) => this.#fail(error))
  }

  #describeEnd({ exitStatus, stderrTail }: RuntimeProcess, cause?: Error): TransportClosedError {
    const how = exitStatus
      ? `the runtime exited with ${exitStatus.signal ?? `code ${exitStatus.exitCode}`}`
      : `the runtime closed its ${cause ? 'connection' : 'output'} and goes on running`
    const tail = stderrTail.trimEnd()
    const said = tail === '' ? '; it wrote nothing to standard error' : `; the last of its standard error:\n${tail}`
    return new TransportClosedError(how + said, { ...exitStatus, stderr: stderrTail, ...(cause && { cause }) })
  }

  #fail(error: Error): void {
    if (this.#failure) return
    this.#failure = error
    if (this.#state === 'starting' || this.#state === 'running') this.#state = 'failed'
    this.#endpoint?.close(error)
    // Nobody listens any more, but a process that cannot write cannot go on, or end.
    this.#process?.stdout.resume()
    for (const { subscription } of [...this.#subscriptions]) subscription.fail(error)
  }

  async #close(): Promise<void> {
    this.#state = 'closing'
    await this.#starting?.catch(() => {})
    if (this.#endpoint && !this.#failure && !this.#process?.exitStatus) {
      await this.#endpoint.request('shutdown', undefined, { timeoutMs: this.#bounds.shutdown }).catch(() => {})
    }
    this.#fail(closedError())
    await this.#process?.stop(this.#bounds)
    this.#state = 'closed'
  }

  #receive(filter: NotificationFilter | undefined, subscription: NotificationReceiver): () => void {
    const entry = { filter, subscription }
    if (this.#failure) subscription.fail(this.#failure)
    else this.#subscriptions.add(entry)
    return () => {
      this.#subscriptions.delete(entry)
    }
  }

  #dispatch(notification: HarnessNotification): void {
    this.#tree.learn(notification)
    for (const { filter, subscription } of this.#subscriptions) {
      if (this.#chosen(filter, notification)) subscription.deliver(notification)
    }
  }

  #chosen(filter: NotificationFilter | undefined, notification: HarnessNotification): boolean {
    try {
      return !filter || filter(notification)
    } catch (error) {
      const { method } = notification
      const message = `a filter failed on ${method}: ${messageOf(error)}`
      this.report({ direction: 'incoming', kind: 'handler-failed', message, pointer: '', method, frame: '' })
      return false
    }
  }

  /** @internal Tells the owner, and the runs that go on, of a violation. */
  report(violation: Violation): void {
    for (const listener of this.#violationListeners) listener(violation)
    try {
      this.#options.onViolation?.(violation)
    } catch {
      // There is nobody left to tell.
    }
  }
}

/** @internal Takes notifications in wire order, until the runtime is gone. */
export interface NotificationReceiver {
  deliver(notification: HarnessNotification): void
  fail(error: Error): void
}

/** The blocks of a prompt: a string is one text block. */
export function contentBlocks(input: string | ContentBlock[]): ContentBlock[] {
  return typeof input === 'string' ? [{ type: 'text', text: input }] : input
}

function closedError(): TransportClosedError {
  return new TransportClosedError('the client was closed')
}

function observed(stdin: Writable, onTraffic: NonNullable<HarnessClientOptions['onTraffic']>): Writable {
  const tap = new PassThrough()
  tap.on('data', (chunk: Uint8Array) => quietly(() => onTraffic('client', chunk)))
  tap.pipe(stdin)
  return tap
}
