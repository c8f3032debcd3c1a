import type { Readable, Writable } from 'node:stream'
import { LineStream } from '../framing/line-stream.js'
import {
  type HarnessSdkNotificationMap,
  type HarnessSdkRequestMap,
  type NotificationMethod,
  PROTOCOL_VERSIONS,
  type ProtocolVersion,
  REQUESTS,
  type RequestMethod,
} from '../generated/registry.js'
import type { InitializeParams, InitializeResult } from '../generated/types.js'
import type { Validator } from '../generated/validators.js'
import {
  AbortedError,
  FrameTooLargeError,
  JsonRpcResponseError,
  messageOf,
  ProtocolViolationError,
  TimedOutError,
  TransportClosedError,
  VersionMismatchError,
} from '../jsonrpc/errors.js'
import { asRead, exceedsDepth, isJsonObject, type JsonObject, mayExceedDepth } from '../jsonrpc/frame.js'
import { checkSent, summarize } from '../protocol/check.js'
import type { Fault } from '../protocol/fault.js'
import {
  countOption,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_FRAME_BYTES,
  durationOption,
  LARGEST_MAX_DEPTH,
  type Limits,
} from '../protocol/limits.js'
import { acceptedVersion } from '../protocol/negotiate.js'
import {
  type Answer,
  readAnswer,
  readServerFrame,
  resultValidator,
  type ServerFrame,
} from '../protocol/server-frame.js'
import { shortenValue, type Violation, type ViolationOptions, violationReporter } from '../protocol/violation.js'
import { onAbort } from './abort.js'
import { OrderedHandler } from './ordered-handler.js'

/** Options of a {@link ClientEndpoint}. */
export interface ClientEndpointOptions extends Limits, ViolationOptions {
  /** Bound of every request that sets none itself, in milliseconds. Default none. */
  timeoutMs?: number
  /**
   * Told once when nothing more will arrive: the input ended, or a stream failed with `cause`. May return, or resolve
   * with, the error that pending requests should get; otherwise they get a `TransportClosedError`.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a callback may return nothing.
  onEnd?: (cause?: Error) => Error | void | Promise<Error | void>
}

/** Options of one request. */
export interface RequestOptions {
  /** Gives the call up: it rejects at once and a late answer is ignored. The server is not told. */
  signal?: AbortSignal | undefined
  /** Bound of the call, in milliseconds. */
  timeoutMs?: number | undefined
  /** Called as the answer is read, before any later frame is. */
  onAnswer?: (() => void) | undefined
}

/** Handles one kind of notification. The next one waits until a returned promise has settled. */
export type NotificationHandler<Method extends NotificationMethod> = (
  params: HarnessSdkNotificationMap[Method],
) => void | Promise<void>

/** Handles notifications this release does not know; `params` is what arrived, unchecked. */
export type UnknownNotificationHandler = (method: string, params: unknown) => void | Promise<void>

/** The arguments of a request after its method: `params` only where the method takes any. */
export type RequestArguments<Method extends RequestMethod> = HarnessSdkRequestMap[Method]['params'] extends undefined
  ? [params?: undefined, options?: RequestOptions]
  : [params: HarnessSdkRequestMap[Method]['params'], options?: RequestOptions]

interface PendingCall {
  method: RequestMethod
  /** The version offered, if this is `initialize`. */
  offer: number
  onAnswer: (() => void) | undefined
  /** Ends the wait for its signal and its bound. */
  disarm: (() => void) | undefined
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Ids of calls given up are kept so that their late answers pass quietly; the oldest go first. */
const MAX_ABANDONED = 10_000

/**
 * The client's half of the protocol over a pair of streams: it sends requests, and accepts responses and notifications.
 * The streams stay the caller's: they are never ended or destroyed here.
 */
export class ClientEndpoint {
  readonly #stream: LineStream
  readonly #report: (violation: Violation) => void
  readonly #redact: boolean
  readonly #onEnd: ClientEndpointOptions['onEnd']
  readonly #timeoutMs: number | undefined
  readonly #maxFrameBytes: number
  readonly #maxDepth: number
  readonly #pending = new Map<number, PendingCall>()
  readonly #abandoned = new Set<number>()
  readonly #handlers = new Map<NotificationMethod, Set<OrderedHandler<ReceivedNotification>>>()
  readonly #unknownHandlers = new Set<OrderedHandler<ReceivedNotification>>()
  #nextId = 1
  #version: ProtocolVersion | undefined
  #peerMaxFrameBytes = Number.POSITIVE_INFINITY
  #closeError: Error | undefined
  #ended = false

  /** @throws RangeError if a bound is no positive integer, or `timeoutMs` is no time a timer can hold. */
  constructor(input: Readable, output: Writable, options: ClientEndpointOptions = {}) {
    this.#maxFrameBytes = countOption('maxFrameBytes', options.maxFrameBytes, DEFAULT_MAX_FRAME_BYTES)
    this.#maxDepth = countOption('maxDepth', options.maxDepth, DEFAULT_MAX_DEPTH, LARGEST_MAX_DEPTH)
    this.#timeoutMs = options.timeoutMs === undefined ? undefined : durationOption('timeoutMs', options.timeoutMs)
    this.#report = violationReporter(options)
    this.#redact = options.redactFrames ?? false
    this.#onEnd = options.onEnd
    this.#stream = new LineStream(input, output, {
      maxLineBytes: this.#maxFrameBytes,
      onLine: (line) => this.#receive(line),
      onOversize: (bytes) => this.#failOversize(bytes),
      onEnd: (cause) => void this.#end(cause),
      onOutputError: (error) => void this.#end(error),
    })
  }

  /** The negotiated version; undefined until `initialize` has been answered. */
  get protocolVersion(): ProtocolVersion | undefined {
    return this.#version
  }

  /** Begins to read. Install the handlers first. */
  start(): void {
    this.#stream.start()
  }

  /** Detaches from the streams and rejects what is pending. Default reason: a `TransportClosedError`. */
  close(reason: Error = new TransportClosedError('the client endpoint was closed')): void {
    this.#close(reason)
  }

  /**
   * Sends a request and resolves with its result.
   *
   * Rejects with `JsonRpcResponseError` if the server answers with an error, `ProtocolViolationError` if the params or
   * the answer break the schema, `FrameTooLargeError`, `TimedOutError`, `AbortedError`, `TransportClosedError`, and
   * `initialize` with `VersionMismatchError`; with `RangeError` if `timeoutMs` is no time a timer can hold.
   */
  request<Method extends RequestMethod>(
    method: Method,
    ...[params, options]: RequestArguments<Method>
  ): Promise<HarnessSdkRequestMap[Method]['result']> {
    // What the executor throws is what the promise rejects with.
    return new Promise((resolve, reject) => {
      const { signal, timeoutMs = this.#timeoutMs, onAnswer } = options ?? {}
      if (timeoutMs !== undefined) durationOption('timeoutMs', timeoutMs)
      if (signal?.aborted)
        throw new AbortedError(`${method} was not sent: its signal is aborted`, { cause: signal.reason })
      if (!this.#stream.open)
        throw this.#closeError ?? new TransportClosedError(`${method} was not sent: call start() first`)
      const id = this.#nextId++
      const line = this.#encodeRequest(id, method, params)
      const bytes = this.#checkSize(method, line)
      const offer = method === 'initialize' ? ((params as InitializeParams).protocolVersion ?? 0) : 0
      const disarm = this.#armCall(id, method, signal, timeoutMs)
      this.#pending.set(id, { method, offer, onAnswer, disarm, resolve: resolve as PendingCall['resolve'], reject })
      this.#stream.write(line, bytes)
    })
  }

  /** Handles a kind of notification. Returns a function that ends it. */
  onNotification<Method extends NotificationMethod>(method: Method, handler: NotificationHandler<Method>): () => void {
    const handlers = this.#handlers.get(method) ?? new Set()
    this.#handlers.set(method, handlers)
    return this.#handle(handlers, (_method, params) => handler(params as HarnessSdkNotificationMap[Method]))
  }

  /** Handles notifications of later releases. Returns a function that ends it. */
  onUnknownNotification(handler: UnknownNotificationHandler): () => void {
    return this.#handle(this.#unknownHandlers, handler)
  }

  #handle(handlers: Set<OrderedHandler<ReceivedNotification>>, handler: UnknownNotificationHandler): () => void {
    const ordered = new OrderedHandler<ReceivedNotification>(
      ({ method, params }) => handler(method, params),
      (error, { method }) => {
        this.#reportFailure(`a handler of ${method}`, method, error)
      },
    )
    handlers.add(ordered)
    return () => {
      handlers.delete(ordered)
    }
  }

  /** The request as a line, its end included. */
  #encodeRequest(id: number, method: RequestMethod, params: unknown): string {
    const entry = Object.hasOwn(REQUESTS, method) ? REQUESTS[method] : undefined
    if (!entry) throw new ProtocolViolationError(`${shortenValue(method)} is no method of this protocol`, '/method')
    if (this.#version !== undefined && !entry.versions.includes(this.#version)) {
      throw new ProtocolViolationError(
        `${method} is not in protocol version ${this.#version}, which the server speaks`,
        '/method',
      )
    }
    let json: string | undefined
    try {
      json = JSON.stringify(params)
    } catch (error) {
      throw new ProtocolViolationError(`${method} was not sent: ${(error as Error).message}`, '/params')
    }
    const body = json === undefined ? '' : `,"params":${json}`
    const line = `{"jsonrpc":"2.0","id":${id},"method":"${method}"${body}}\n`
    const read = json === undefined ? undefined : asRead(params, json)
    if (mayExceedDepth(line, this.#maxDepth) && exceedsDepth(read, this.#maxDepth - 1)) {
      throw new ProtocolViolationError(
        `${method} was not sent: its params nest deeper than ${this.#maxDepth} levels`,
        '/params',
      )
    }
    // Last: a value that goes round in circles has no end to check.
    const issues = entry.params ? checkSent(entry.params, params, read, this.#redact) : undefined
    if (issues) throw new ProtocolViolationError(`${method} was not sent: ${summarize(issues)}`, issues[0]?.pointer)
    if (!entry.params && params !== undefined && !isJsonObject(read)) {
      throw new ProtocolViolationError(`${method} was not sent: it takes no params`, '/params')
    }
    return line
  }

  /** Returns the bytes of a line, its end included. */
  #checkSize(method: string, line: string): number {
    const bytes = Buffer.byteLength(line) - 1
    const limit = Math.min(this.#maxFrameBytes, this.#peerMaxFrameBytes)
    if (bytes > limit) {
      const owner = limit < this.#maxFrameBytes ? "the server's maxFrameBytes" : 'maxFrameBytes'
      throw new FrameTooLargeError(
        `${method} was not sent: the frame takes ${bytes} bytes, and ${owner} is ${limit}`,
        bytes,
        limit,
      )
    }
    return bytes + 1
  }

  #armCall(
    id: number,
    method: string,
    signal: AbortSignal | undefined,
    timeoutMs: number | undefined,
  ): PendingCall['disarm'] {
    if (signal === undefined && timeoutMs === undefined) return undefined
    const forget =
      signal &&
      onAbort(signal, () =>
        this.#abandon(id, new AbortedError(`${method} was given up by its signal`, { cause: signal.reason })),
      )
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => this.#abandon(id, new TimedOutError(method, timeoutMs)), timeoutMs)
    return () => {
      forget?.()
      clearTimeout(timer)
    }
  }

  /** The call that waits under an id, which from now on does not. */
  #take(id: number): PendingCall | undefined {
    const call = this.#pending.get(id)
    if (!call) return undefined
    this.#pending.delete(id)
    call.disarm?.()
    return call
  }

  #abandon(id: number, error: Error): void {
    const call = this.#take(id)
    if (!call) return
    this.#abandoned.add(id)
    if (this.#abandoned.size > MAX_ABANDONED) {
      for (const oldest of this.#abandoned) {
        this.#abandoned.delete(oldest)
        break
      }
    }
    call.reject(error)
  }

  #receive(line: string): void {
    const frame = readServerFrame(line, this.#maxDepth, this.#redact)
    switch (frame.type) {
      case 'blank':
        return
      case 'ignored':
        this.#violation({ ...frame.fault, message: `ignored ${frame.fault.message}` }, line)
        return
      case 'notification':
        for (const handler of this.#handlers.get(frame.method) ?? []) handler.deliver(frame)
        return
      case 'unknown-notification':
        for (const handler of this.#unknownHandlers) handler.deliver(frame)
        return
      case 'response':
        this.#receiveResponse(frame, line)
    }
  }

  #receiveResponse({ id, frame, tooDeep }: ServerFrame & { type: 'response' }, line: string): void {
    const call = typeof id === 'number' ? this.#take(id) : undefined
    if (!call) {
      if (typeof id !== 'number' || !this.#abandoned.delete(id)) this.#reportUnknownId(id, frame, line)
      return
    }
    try {
      call.onAnswer?.()
    } catch (error) {
      this.#reportFailure(`onAnswer of ${call.method}`, call.method, error)
    }
    if (call.method === 'initialize' && frame.jsonrpc === '2.0' && !Object.hasOwn(frame, 'error')) {
      if (!tooDeep && !this.#acceptVersion(call, frame.result)) return
    }
    const answer: Answer = tooDeep
      ? {
          type: 'fault',
          fault: { kind: 'too-deep', message: `it nests deeper than ${this.#maxDepth} levels`, pointer: '' },
        }
      : readAnswer(frame, call.method, this.#resultValidator(call, frame.result), this.#redact)
    if (answer.type === 'result') {
      if (call.method === 'initialize') this.#initialized(answer.result)
      call.resolve(answer.result)
    } else if (answer.type === 'error') {
      const { code, message, data } = answer.error
      call.reject(new JsonRpcResponseError(code, message, data))
    } else {
      const { message, pointer } = answer.fault
      this.#violation(
        { ...answer.fault, message: `rejected the answer to ${call.method}: ${message}`, method: call.method },
        line,
      )
      call.reject(new ProtocolViolationError(`the answer to ${call.method} breaks the protocol: ${message}`, pointer))
    }
  }

  #reportUnknownId(id: unknown, frame: JsonObject, line: string): void {
    const message =
      id === null
        ? `an error about a request the server could not read: ${shortenValue((frame.error as JsonObject | undefined)?.message, this.#redact)}`
        : `no call with the id ${shortenValue(id, this.#redact)} is pending`
    this.#violation({ kind: 'unknown-id', message: `ignored a response: ${message}`, pointer: '/id' }, line)
  }

  #initialized(result: unknown): void {
    const { protocolVersion, maxFrameBytes } = result as Partial<InitializeResult>
    this.#version ??= (protocolVersion ?? 0) as ProtocolVersion
    // In version 0 a member of that name says nothing, and is unchecked.
    this.#peerMaxFrameBytes = (this.#version >= 1 && maxFrameBytes) || Number.POSITIVE_INFINITY
  }

  /** The version is read before the rest: a later one may have changed everything else. */
  #acceptVersion(call: PendingCall, result: unknown): boolean {
    const version = acceptedVersion(call.offer, result)
    if (version !== undefined && (this.#version === undefined || this.#version === version)) return true
    const answered = (result as JsonObject | null | undefined)?.protocolVersion
    const shown = this.#redact && typeof answered !== 'number' ? shortenValue(answered, true) : answered
    const error = new VersionMismatchError(PROTOCOL_VERSIONS, call.offer, shown)
    call.reject(error)
    this.#close(error)
    return false
  }

  #resultValidator(call: PendingCall, result: unknown): Validator {
    const version = call.method === 'initialize' ? acceptedVersion(call.offer, result) : this.#version
    return resultValidator(call.method, version)
  }

  #failOversize(bytes: number): void {
    const message = `a frame of ${bytes} bytes or more arrived, and maxFrameBytes is ${this.#maxFrameBytes}; the connection is closed. Raise maxFrameBytes to read it`
    this.#violation({ kind: 'too-large', message, pointer: '' }, `(${bytes} bytes and more, not kept)`)
    this.#close(new FrameTooLargeError(message, bytes, this.#maxFrameBytes))
  }

  async #end(cause?: Error): Promise<void> {
    if (this.#ended) return
    this.#ended = true
    const reason = cause ? `a stream failed: ${cause.message}` : 'the server closed its output'
    const fallback = new TransportClosedError(`the connection is over: ${reason}`, cause && { cause })
    let error: Error | undefined
    try {
      error = (await this.#onEnd?.(cause)) ?? undefined
    } catch {
      // The owner's failure must not keep the calls waiting.
    }
    this.#close(error ?? fallback)
  }

  #close(error: Error): void {
    if (this.#closeError) return
    this.#closeError = error
    this.#stream.close()
    const calls = [...this.#pending.values()]
    this.#pending.clear()
    for (const call of calls) {
      call.disarm?.()
      call.reject(error)
    }
  }

  #reportFailure(what: string, method: string, error: unknown): void {
    this.#violation({ kind: 'handler-failed', message: `${what} failed: ${messageOf(error)}`, pointer: '', method }, '')
  }

  #violation(fault: Fault, frame: string): void {
    this.#report({ direction: 'incoming', ...fault, frame })
  }
}

interface ReceivedNotification {
  method: string
  params: unknown
}
