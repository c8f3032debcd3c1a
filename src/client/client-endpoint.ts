import type { Readable, Writable } from 'node:stream'
import { LineStream } from '../framing/line-stream.js'
import {
  type HarnessSdkNotificationMap,
  type HarnessSdkRequestMap,
  NOTIFICATIONS,
  type NotificationMethod,
  PROTOCOL_VERSIONS,
  type ProtocolVersion,
  REQUESTS,
  type RequestMethod,
} from '../generated/registry.js'
import type { InitializeParams, InitializeResult } from '../generated/types.js'
import { type Validator, validateJsonRpcError } from '../generated/validators.js'
import {
  AbortedError,
  FrameTooLargeError,
  JsonRpcResponseError,
  ProtocolViolationError,
  TimedOutError,
  TransportClosedError,
  VersionMismatchError,
} from '../jsonrpc/errors.js'
import { exceedsDepth, frameType, isJsonObject, type JsonObject, parseLine } from '../jsonrpc/frame.js'
import { check, summarize } from '../protocol/check.js'
import {
  countOption,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_FRAME_BYTES,
  durationOption,
  type Limits,
} from '../protocol/limits.js'
import { acceptedVersion } from '../protocol/negotiate.js'
import { shorten, shortenValue, type Violation, type ViolationKind, violationReporter } from '../protocol/violation.js'
import { onAbort } from './abort.js'

/** Options of a {@link ClientEndpoint}. */
export interface ClientEndpointOptions extends Limits {
  /** Bound of every request that sets none itself, in milliseconds. Default none. */
  timeoutMs?: number
  /** Told of every breach of the protocol. The connection goes on unless the report says otherwise. */
  onViolation?: (violation: Violation) => void
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
  readonly #onEnd: ClientEndpointOptions['onEnd']
  readonly #timeoutMs: number | undefined
  readonly #maxFrameBytes: number
  readonly #maxDepth: number
  readonly #pending = new Map<number, PendingCall>()
  readonly #abandoned = new Set<number>()
  readonly #subscriptions = new Map<NotificationMethod, Set<Subscription>>()
  readonly #unknownSubscriptions = new Set<Subscription>()
  #nextId = 1
  #version: ProtocolVersion | undefined
  #peerMaxFrameBytes = Number.POSITIVE_INFINITY
  #closeError: Error | undefined
  #ended = false

  /** @throws RangeError if a bound is no positive integer, or `timeoutMs` is no time a timer can hold. */
  constructor(input: Readable, output: Writable, options: ClientEndpointOptions = {}) {
    this.#maxFrameBytes = countOption('maxFrameBytes', options.maxFrameBytes, DEFAULT_MAX_FRAME_BYTES)
    this.#maxDepth = countOption('maxDepth', options.maxDepth, DEFAULT_MAX_DEPTH)
    this.#timeoutMs = options.timeoutMs === undefined ? undefined : durationOption('timeoutMs', options.timeoutMs)
    this.#report = violationReporter(options.onViolation)
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

  /** Detaches from the streams and rejects what is pending with a `TransportClosedError`. */
  close(): void {
    this.#close(new TransportClosedError('the client endpoint was closed'))
  }

  /**
   * Sends a request and resolves with its result.
   *
   * Rejects with `JsonRpcResponseError` if the server answers with an error, `ProtocolViolationError` if the params or
   * the answer break the schema, `FrameTooLargeError`, `TimedOutError`, `AbortedError`, `TransportClosedError`, and
   * `initialize` with `VersionMismatchError`; with `RangeError` if `timeoutMs` is no time a timer can hold.
   */
  async request<Method extends RequestMethod>(
    method: Method,
    ...[params, options]: RequestArguments<Method>
  ): Promise<HarnessSdkRequestMap[Method]['result']> {
    const { signal, timeoutMs = this.#timeoutMs } = options ?? {}
    if (timeoutMs !== undefined) durationOption('timeoutMs', timeoutMs)
    if (signal?.aborted)
      throw new AbortedError(`${method} was not sent: its signal is aborted`, { cause: signal.reason })
    if (!this.#stream.open)
      throw this.#closeError ?? new TransportClosedError(`${method} was not sent: call start() first`)
    const id = this.#nextId++
    const text = this.#encodeRequest(id, method, params)
    const answer = new Promise<unknown>((resolve, reject) => {
      const offer = method === 'initialize' ? ((params as InitializeParams).protocolVersion ?? 0) : 0
      this.#pending.set(id, { method, offer, resolve, reject })
    })
    const release = this.#armCall(id, method, signal, timeoutMs)
    this.#stream.write(text, Buffer.byteLength(text) + 1)
    try {
      return (await answer) as HarnessSdkRequestMap[Method]['result']
    } finally {
      release()
    }
  }

  /** Handles a kind of notification. Returns a function that ends it. */
  onNotification<Method extends NotificationMethod>(method: Method, handler: NotificationHandler<Method>): () => void {
    const handlers = this.#subscriptions.get(method) ?? new Set()
    this.#subscriptions.set(method, handlers)
    return this.#subscribe(handlers, method, (_method, params) => handler(params as HarnessSdkNotificationMap[Method]))
  }

  /** Handles notifications of later releases. Returns a function that ends it. */
  onUnknownNotification(handler: UnknownNotificationHandler): () => void {
    return this.#subscribe(this.#unknownSubscriptions, 'unknown notifications', handler)
  }

  #subscribe(handlers: Set<Subscription>, name: string, handler: UnknownNotificationHandler): () => void {
    const subscription = new Subscription(handler, (error, method) => {
      const message = `the handler of ${name} failed: ${error instanceof Error ? error.message : String(error)}`
      this.#report({ direction: 'incoming', kind: 'handler-failed', message, pointer: '', method, frame: '' })
    })
    handlers.add(subscription)
    return () => {
      handlers.delete(subscription)
    }
  }

  #encodeRequest(id: number, method: RequestMethod, params: unknown): string {
    const entry = Object.hasOwn(REQUESTS, method) ? REQUESTS[method] : undefined
    if (!entry) throw new ProtocolViolationError(`${shortenValue(method)} is no method of this protocol`, '/method')
    if (this.#version !== undefined && !entry.versions.includes(this.#version)) {
      throw new ProtocolViolationError(
        `${method} is not in protocol version ${this.#version}, which the server speaks`,
        '/method',
      )
    }
    const issues = entry.params && check(entry.params, params, '/params')
    if (issues) throw new ProtocolViolationError(`${method} was not sent: ${summarize(issues)}`, issues[0]?.pointer)
    let text: string
    try {
      text = JSON.stringify({ jsonrpc: '2.0', id, method, params })
    } catch (error) {
      throw new ProtocolViolationError(`${method} was not sent: ${(error as Error).message}`, '/params')
    }
    if (exceedsDepth(params, this.#maxDepth - 1)) {
      throw new ProtocolViolationError(
        `${method} was not sent: its params nest deeper than ${this.#maxDepth} levels`,
        '/params',
      )
    }
    const bytes = Buffer.byteLength(text)
    const limit = Math.min(this.#maxFrameBytes, this.#peerMaxFrameBytes)
    if (bytes > limit) {
      const owner = limit < this.#maxFrameBytes ? "the server's maxFrameBytes" : 'maxFrameBytes'
      throw new FrameTooLargeError(
        `${method} was not sent: the frame takes ${bytes} bytes, and ${owner} is ${limit}`,
        bytes,
        limit,
      )
    }
    return text
  }

  #armCall(id: number, method: string, signal: AbortSignal | undefined, timeoutMs: number | undefined): () => void {
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

  #abandon(id: number, error: Error): void {
    const call = this.#pending.get(id)
    if (!call) return
    this.#pending.delete(id)
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
    const parsed = parseLine(line, this.#maxDepth)
    if (parsed.type === 'blank') return
    if (parsed.type === 'not-json') {
      this.#violation('not-json', `ignored a line that is not JSON: ${parsed.message}`, line)
      return
    }
    const { value } = parsed
    const type = frameType(value)
    if (type === 'none' || !isJsonObject(value)) {
      this.#violation('not-a-frame', 'ignored JSON that is neither a response nor a notification', line)
    } else if (type === 'request') {
      this.#violation(
        'unexpected-request',
        `ignored the request ${shortenValue(value.method)}: servers send no requests`,
        line,
        { pointer: '/id' },
      )
    } else if (type === 'response') {
      this.#receiveResponse(value, parsed.type === 'too-deep', line)
    } else if (parsed.type === 'too-deep') {
      this.#violation('too-deep', `ignored a notification that nests deeper than ${this.#maxDepth} levels`, line)
    } else {
      this.#receiveNotification(value, line)
    }
  }

  #receiveNotification(frame: JsonObject, line: string): void {
    const { jsonrpc, method, params } = frame
    if (jsonrpc !== '2.0' || typeof method !== 'string') {
      const pointer = jsonrpc === '2.0' ? '/method' : '/jsonrpc'
      this.#violation(
        'not-a-frame',
        'ignored a notification: expected jsonrpc "2.0" and a method that is a string',
        line,
        { pointer },
      )
      return
    }
    if (!Object.hasOwn(NOTIFICATIONS, method)) {
      for (const subscription of this.#unknownSubscriptions) subscription.deliver(method, params)
      return
    }
    const known = method as NotificationMethod
    const issues = check(NOTIFICATIONS[known].params, params, '/params')
    if (issues) {
      this.#violation('invalid-params', `ignored ${method}: ${summarize(issues)}`, line, {
        pointer: issues[0]?.pointer ?? '',
        issues,
        method,
      })
      return
    }
    for (const subscription of this.#subscriptions.get(known) ?? []) subscription.deliver(method, params)
  }

  #receiveResponse(frame: JsonObject, tooDeep: boolean, line: string): void {
    const { id } = frame
    const call = typeof id === 'number' ? this.#pending.get(id) : undefined
    if (!call) {
      if (typeof id === 'number' && this.#abandoned.delete(id)) return
      const whose =
        id === null
          ? `an error about a request the server could not read: ${shortenValue((frame.error as JsonObject | undefined)?.message)}`
          : `no call with the id ${shortenValue(id)} is pending`
      this.#violation('unknown-id', `ignored a response: ${whose}`, line, { pointer: '/id' })
      return
    }
    this.#pending.delete(id as number)
    const fail = (kind: ViolationKind, message: string, pointer: string) => {
      this.#violation(kind, `rejected the answer to ${call.method}: ${message}`, line, { pointer, method: call.method })
      call.reject(new ProtocolViolationError(`the answer to ${call.method} breaks the protocol: ${message}`, pointer))
    }
    if (tooDeep) fail('too-deep', `it nests deeper than ${this.#maxDepth} levels`, '')
    else if (frame.jsonrpc !== '2.0')
      fail('not-a-frame', `jsonrpc must be "2.0", got ${shortenValue(frame.jsonrpc)}`, '/jsonrpc')
    else if (Object.hasOwn(frame, 'result') && Object.hasOwn(frame, 'error'))
      fail('not-a-frame', 'it has both a result and an error', '/error')
    else if (Object.hasOwn(frame, 'error')) this.#settleError(call, frame.error, fail)
    else this.#settleResult(call, frame.result, fail)
  }

  #settleError(call: PendingCall, error: unknown, fail: Fail): void {
    const issues = check(validateJsonRpcError, error, '/error')
    if (issues) {
      fail('invalid-error', summarize(issues), issues[0]?.pointer ?? '/error')
      return
    }
    const { code, message, data } = error as { code: number; message: string; data?: unknown }
    call.reject(new JsonRpcResponseError(code, message, data))
  }

  #settleResult(call: PendingCall, result: unknown, fail: Fail): void {
    if (call.method === 'initialize') {
      const version = this.#acceptVersion(call, result)
      if (version === undefined) return
    }
    const issues = check(this.#resultValidator(call, result), result, '/result')
    if (issues) {
      fail('invalid-result', summarize(issues), issues[0]?.pointer ?? '/result')
      return
    }
    if (call.method === 'initialize') {
      this.#version ??= ((result as InitializeResult).protocolVersion as ProtocolVersion | undefined) ?? 0
      this.#peerMaxFrameBytes = (result as Partial<InitializeResult>).maxFrameBytes ?? Number.POSITIVE_INFINITY
    }
    call.resolve(result)
  }

  /** The version is read before the rest: a later one may have changed everything else. */
  #acceptVersion(call: PendingCall, result: unknown): ProtocolVersion | undefined {
    const version = acceptedVersion(call.offer, result)
    if (version === undefined || (this.#version !== undefined && this.#version !== version)) {
      const error = new VersionMismatchError(
        PROTOCOL_VERSIONS,
        call.offer,
        (result as JsonObject | null | undefined)?.protocolVersion,
      )
      call.reject(error)
      this.#close(error)
      return undefined
    }
    return version
  }

  /** Before a version is negotiated, runtimes of protocol 0 answer already. */
  #resultValidator(call: PendingCall, result: unknown): Validator {
    const { results } = REQUESTS[call.method]
    const version = call.method === 'initialize' ? acceptedVersion(call.offer, result) : this.#version
    return results[version ?? 0] ?? results[1] ?? (() => false)
  }

  #failOversize(bytes: number): void {
    const message = `a frame of ${bytes} bytes or more arrived, and maxFrameBytes is ${this.#maxFrameBytes}; the connection is closed. Raise maxFrameBytes to read it`
    this.#violation('too-large', message, `(${bytes} bytes and more, not kept)`)
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
    for (const call of calls) call.reject(error)
  }

  #violation(kind: ViolationKind, message: string, frame: string, details: Partial<Violation> = {}): void {
    this.#report({ direction: 'incoming', kind, message, pointer: '', frame: shorten(frame), ...details })
  }
}

type Fail = (kind: ViolationKind, message: string, pointer: string) => void

/** One handler, called in wire order, and not again before what it returned has settled. */
class Subscription {
  readonly #handler: UnknownNotificationHandler
  readonly #onError: (error: unknown, method: string) => void
  #queue: { method: string; params: unknown }[] = []
  #next = 0
  #busy = false

  constructor(handler: UnknownNotificationHandler, onError: (error: unknown, method: string) => void) {
    this.#handler = handler
    this.#onError = onError
  }

  deliver(method: string, params: unknown): void {
    this.#queue.push({ method, params })
    if (!this.#busy) void this.#drain()
  }

  async #drain(): Promise<void> {
    this.#busy = true
    for (let item = this.#queue[this.#next]; item; item = this.#queue[++this.#next]) {
      try {
        const settled = this.#handler(item.method, item.params)
        if (settled) await settled
      } catch (error) {
        this.#onError(error, item.method)
      }
    }
    this.#queue = []
    this.#next = 0
    this.#busy = false
  }
}
