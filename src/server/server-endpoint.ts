import type { Readable, Writable } from 'node:stream'
import { LineStream } from '../framing/line-stream.js'
import { ErrorCode } from '../generated/errors.js'
import {
  type HarnessSdkNotificationMap,
  type HarnessSdkRequestMap,
  type NotificationMethod,
  type ProtocolVersion,
  REQUESTS,
  type RequestMethod,
} from '../generated/registry.js'
import type { Validator } from '../generated/validators.js'
import {
  FrameTooLargeError,
  JsonRpcResponseError,
  messageOf,
  ProtocolViolationError,
  QueueFullError,
  TransportClosedError,
} from '../jsonrpc/errors.js'
import { asRead, exceedsDepth, mayExceedDepth } from '../jsonrpc/frame.js'
import type { RequestId } from '../jsonrpc/id.js'
import { check, checkSent, summarize } from '../protocol/check.js'
import { type ClientFrame, paramsIssues, readClientFrame, requestEntry } from '../protocol/client-frame.js'
import type { Fault } from '../protocol/fault.js'
import {
  countOption,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_FRAME_BYTES,
  LARGEST_MAX_DEPTH,
  type Limits,
} from '../protocol/limits.js'
import { acceptedVersion } from '../protocol/negotiate.js'
import { notificationValidator } from '../protocol/server-frame.js'
import {
  shorten,
  shortenValue,
  type Violation,
  type ViolationOptions,
  violationReporter,
} from '../protocol/violation.js'

/** Options of a {@link ServerEndpoint}. */
export interface ServerEndpointOptions extends Limits, ViolationOptions {
  /** Most bytes of output that may wait for the peer before `notify` throws. Default 256 MiB. */
  maxQueuedBytes?: number
  /** Most bytes of finished responses that may wait for the peer before reading pauses. Default 16 MiB. */
  maxQueuedResponseBytes?: number
  /**
   * Told once when no more requests will come: the input ended, or a stream failed with `cause`. Requests already read
   * are still served.
   */
  onEnd?: (cause?: Error) => void
}

/**
 * Serves one method. What it returns is the result; what it throws is the error: a `JsonRpcResponseError` with its code
 * and data, anything else as an internal error with its message.
 */
export type RequestHandler<Method extends RequestMethod> = (
  params: HarnessSdkRequestMap[Method]['params'],
) => HarnessSdkRequestMap[Method]['result'] | Promise<HarnessSdkRequestMap[Method]['result']>

type AnyHandler = (params: unknown) => unknown

const MEBIBYTE = 1024 * 1024

/**
 * The server's half of the protocol over a pair of streams: it accepts requests, and sends responses and notifications.
 * The streams stay the caller's: they are never ended or destroyed here.
 */
export class ServerEndpoint {
  readonly #stream: LineStream
  readonly #handlers = new Map<RequestMethod, AnyHandler>()
  readonly #report: (violation: Violation) => void
  readonly #redact: boolean
  readonly #onEnd: ((cause?: Error) => void) | undefined
  readonly #maxFrameBytes: number
  readonly #maxDepth: number
  readonly #maxQueuedBytes: number
  readonly #maxQueuedResponseBytes: number
  readonly #inFlight = new Set<RequestId>()
  #answeredWaiters: (() => void)[] = []
  /** Requests read while `initialize` is in flight, in order. */
  #waiting: (() => void)[] = []
  #initializing = false
  #shutdown: Promise<unknown> | undefined
  readonly #shutdownIds = new Set<RequestId>()
  #version: ProtocolVersion | undefined
  #queuedResponseBytes = 0
  #finished = false
  #ended = false

  /** @throws RangeError if a bound is no positive integer. */
  constructor(input: Readable, output: Writable, options: ServerEndpointOptions = {}) {
    this.#maxFrameBytes = countOption('maxFrameBytes', options.maxFrameBytes, DEFAULT_MAX_FRAME_BYTES)
    this.#maxDepth = countOption('maxDepth', options.maxDepth, DEFAULT_MAX_DEPTH, LARGEST_MAX_DEPTH)
    this.#maxQueuedBytes = countOption(
      'maxQueuedBytes',
      options.maxQueuedBytes,
      256 * MEBIBYTE,
      Number.MAX_SAFE_INTEGER,
    )
    this.#maxQueuedResponseBytes = countOption(
      'maxQueuedResponseBytes',
      options.maxQueuedResponseBytes,
      16 * MEBIBYTE,
      Number.MAX_SAFE_INTEGER,
    )
    this.#report = violationReporter(options)
    this.#redact = options.redactFrames ?? false
    this.#onEnd = options.onEnd
    this.#stream = new LineStream(input, output, {
      maxLineBytes: this.#maxFrameBytes,
      onLine: (line) => this.#receive(line),
      onOversize: (bytes) => this.#refuseOversize(bytes),
      onEnd: (cause) => this.#end(cause),
      onOutputError: (error) => this.#end(error),
    })
  }

  /** The negotiated version; undefined until `initialize` has been answered. */
  get protocolVersion(): ProtocolVersion | undefined {
    return this.#version
  }

  /** The longest frame this endpoint reads and writes, in bytes. */
  get maxFrameBytes(): number {
    return this.#maxFrameBytes
  }

  /** Begins to read. Install the handlers first. */
  start(): void {
    this.#stream.start()
  }

  /** Detaches from the streams. Requests in flight stay unanswered; what was written still leaves. */
  close(): void {
    this.#finished = true
    this.#stream.close()
    this.#inFlight.clear()
    this.#settleAnswered()
  }

  /**
   * Installs the handler of a method.
   * @throws Error if the method has one already.
   */
  onRequest<Method extends RequestMethod>(method: Method, handler: RequestHandler<Method>): void {
    if (this.#handlers.has(method)) throw new Error(`${method} has a handler already`)
    this.#handlers.set(method, handler as AnyHandler)
  }

  /**
   * Sends a notification. Returns false while the peer is not keeping up: await `drained()` then.
   * @throws ProtocolViolationError if the method is unknown or the params break its schema.
   * @throws FrameTooLargeError if the frame is over `maxFrameBytes`.
   * @throws QueueFullError if more than `maxQueuedBytes` wait for the peer.
   * @throws TransportClosedError if the endpoint is not started, is closed, has answered `shutdown`, or the peer is gone.
   */
  notify<Method extends NotificationMethod>(method: Method, params: HarnessSdkNotificationMap[Method]): boolean {
    if (!this.#stream.writable || this.#finished) {
      if (!this.#stream.open || this.#finished)
        throw new TransportClosedError(`${method} was not sent: the endpoint is not open`)
      const cause = this.#stream.outputFailure
      const reason = cause ? `the peer is gone: ${cause.message}` : 'the peer is gone'
      throw new TransportClosedError(`${method} was not sent: ${reason}`, { ...(cause && { cause }) })
    }
    const validator = notificationValidator(method)
    if (!validator)
      throw new ProtocolViolationError(`${shortenValue(method)} is no notification of this protocol`, '/method')
    // First: a value that goes round in circles has no end to check.
    const line = this.#encodeNotification(method, validator, params)
    const bytes = Buffer.byteLength(line)
    if (bytes > this.#maxFrameBytes + 1) {
      throw new FrameTooLargeError(
        `${method} was not sent: the frame takes ${bytes - 1} bytes, and maxFrameBytes is ${this.#maxFrameBytes}`,
        bytes - 1,
        this.#maxFrameBytes,
      )
    }
    const queued = this.#stream.queuedBytes
    if (queued + bytes > this.#maxQueuedBytes) throw new QueueFullError(queued, this.#maxQueuedBytes)
    return this.#stream.write(line, bytes)
  }

  /** Resolves once the peer keeps up, or is gone. */
  drained(): Promise<void> {
    return this.#stream.drained()
  }

  /** Resolves once everything sent has left this process, or never will. */
  flush(): Promise<void> {
    return this.#stream.flush()
  }

  /** Resolves once every request read so far has been answered. */
  answered(): Promise<void> {
    if (this.#inFlight.size === 0) return Promise.resolve()
    return new Promise((resolve) => this.#answeredWaiters.push(resolve))
  }

  /** Answers every request in flight, but for `shutdown`, that the server is shutting down. What its handler returns is dropped. */
  refuseUnanswered(): void {
    for (const id of [...this.#inFlight]) {
      if (!this.#shutdownIds.has(id)) this.#answerError(id, shuttingDown('the server shut down before it could answer'))
    }
  }

  #receive(line: string): void {
    const frame = readClientFrame(line, this.#version, this.#maxDepth, this.#redact)
    switch (frame.type) {
      case 'blank':
        return
      case 'ignored':
        this.#violation({ ...frame.fault, message: `ignored ${frame.fault.message}` }, line)
        return
      case 'refused':
        this.#refuse(frame.id, frame.fault, line, frame.data)
        return
      case 'request':
        this.#receiveRequest(frame, line)
    }
  }

  #receiveRequest({ id, method, params }: ClientFrame & { type: 'request' }, line: string): void {
    if (this.#inFlight.has(id)) {
      const message = `the id ${shortenValue(id, this.#redact)} is still in flight; choose another`
      this.#refuse(id, { kind: 'id-in-flight', message, pointer: '/id', method }, line)
      return
    }
    this.#inFlight.add(id)
    if (this.#shutdown && method !== 'shutdown') {
      this.#answerError(id, shuttingDown('the server is shutting down; start another runtime to go on'))
    } else if (this.#initializing && method !== 'shutdown') {
      this.#waiting.push(() => this.#serve(id, method, params, line))
    } else {
      this.#serve(id, method, params, line)
    }
  }

  #serve(id: RequestId, method: string, params: unknown, line: string): void {
    // While it waited for `initialize`, a shutdown may have refused it.
    if (!this.#inFlight.has(id)) return
    const entry = requestEntry(method, this.#version)
    const handler = this.#handlers.get(method as RequestMethod)
    if (!entry || !handler) {
      const version =
        Object.hasOwn(REQUESTS, method) && this.#version !== undefined ? ` in protocol version ${this.#version}` : ''
      const message = `there is no method ${shortenValue(method, this.#redact)}${version}`
      this.#violation(
        { kind: 'unknown-method', message: `refused a request: ${message}`, pointer: '/method', method },
        line,
      )
      this.#answerError(id, { code: ErrorCode.MethodNotFound, message, data: { method } })
      return
    }
    if (this.#version === undefined && method !== 'initialize' && method !== 'shutdown') {
      const message = `${method} came before initialize; send initialize first`
      this.#answerError(id, { code: ErrorCode.NotInitialized, message })
      return
    }
    const issues = paramsIssues(entry, params, this.#redact)
    if (issues) {
      const message = `invalid params of ${method}: ${summarize(issues)}`
      const pointer = `/params${issues[0]?.pointer ?? ''}`
      this.#violation({ kind: 'invalid-params', message: `refused a request: ${message}`, pointer, method }, line)
      this.#answerError(id, { code: ErrorCode.InvalidParams, message, data: { issues } })
      return
    }
    if (method === 'shutdown') void this.#runShutdown(id, handler)
    else void this.#run(id, method as RequestMethod, handler, params ?? {})
  }

  async #run(id: RequestId, method: RequestMethod, handler: AnyHandler, params: unknown): Promise<void> {
    if (method === 'initialize') this.#initializing = true
    try {
      const result = await handler(params)
      this.#answerResult(id, method, result)
    } catch (error) {
      this.#answerError(id, errorObject(error))
    }
    if (method === 'initialize') this.#admitWaiting()
  }

  /** Each `shutdown` gets the outcome of the first one's handler, so that the host is asked to stop once. */
  async #runShutdown(id: RequestId, handler: AnyHandler): Promise<void> {
    this.#shutdownIds.add(id)
    this.#shutdown ??= (async () => handler(undefined))()
    try {
      const result = await this.#shutdown
      this.refuseUnanswered()
      this.#answerResult(id, 'shutdown', result)
    } catch (error) {
      this.refuseUnanswered()
      this.#answerError(id, errorObject(error))
    }
    this.#shutdownIds.delete(id)
    if (this.#shutdownIds.size === 0) this.#finished = true
  }

  /** Serves what waited for `initialize`, up to the next `initialize`. */
  #admitWaiting(): void {
    this.#initializing = false
    while (this.#waiting.length > 0 && !this.#initializing) this.#waiting.shift()?.()
  }

  #answerResult(id: RequestId, method: RequestMethod, result: unknown): void {
    this.#answer(id, this.#encodeResult(id, method, result))
  }

  /** What a handler returned as a frame, or the internal error that says why it cannot be sent. */
  #encodeResult(id: RequestId, method: RequestMethod, result: unknown): string {
    const fault = (message: string) => {
      const frame = shortenValue(result, this.#redact)
      this.#report({
        direction: 'outgoing',
        kind: 'invalid-result',
        message: `the result of ${method} was not sent: ${message}`,
        pointer: '/result',
        method,
        frame,
      })
      return this.#encodeError(id, {
        code: ErrorCode.InternalError,
        message: `the server's result of ${method} cannot be sent: ${message}`,
      })
    }
    let json: string | undefined
    let value: unknown
    try {
      json = JSON.stringify(result)
      if (json !== undefined) value = asRead(result, json)
    } catch (error) {
      return fault((error as Error).message)
    }
    if (json === undefined) return fault('the handler returned nothing that JSON can hold')
    const version = method === 'initialize' ? acceptedVersion(Number.MAX_SAFE_INTEGER, value) : (this.#version ?? 0)
    const issues = check(
      (version !== undefined && REQUESTS[method].results[version]) || neverValid,
      value,
      '',
      this.#redact,
    )
    if (issues) return fault(summarize(issues))
    if (mayExceedDepth(json, this.#maxDepth - 1) && exceedsDepth(value, this.#maxDepth - 1))
      return fault(`it nests deeper than ${this.#maxDepth} levels`)
    const text = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${json}}`
    const bytes = Buffer.byteLength(text)
    if (bytes > this.#maxFrameBytes)
      return fault(`it takes ${bytes} bytes, and maxFrameBytes is ${this.#maxFrameBytes}`)
    if (method === 'initialize') {
      if (this.#version !== undefined && version !== this.#version)
        return fault(`it cannot change the protocol version from ${this.#version} to ${version}`)
      // Only an answer that can be sent settles the version.
      this.#version = version
    }
    return text
  }

  #answerError(id: RequestId, error: ErrorObject): void {
    this.#answer(id, this.#encodeError(id, this.#asKnownToPeer(error)))
  }

  #encodeError(id: RequestId | null, error: ErrorObject): string {
    try {
      const text = JSON.stringify({ jsonrpc: '2.0', id, error })
      if (Buffer.byteLength(text) <= this.#maxFrameBytes && !exceedsDepth(error, this.#maxDepth - 1)) return text
    } catch {
      // The data cannot be sent; the code and the message can.
    }
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code: error.code, message: shorten(error.message) } })
  }

  /** Clients of protocol 0 know one code for everything that is not JSON-RPC's own. */
  #asKnownToPeer(error: ErrorObject): ErrorObject {
    const ours = error.code >= -32099 && error.code <= -32000
    return ours && this.#version === 0 ? { code: ErrorCode.InternalError, message: error.message } : error
  }

  /** Answers a request that was accepted, unless it has been answered already. */
  #answer(id: RequestId, text: string): void {
    if (!this.#inFlight.delete(id)) return
    this.#writeResponse(text)
    if (this.#inFlight.size === 0) this.#settleAnswered()
  }

  #writeResponse(text: string): void {
    if (!this.#stream.open || this.#finished) return
    const line = `${text}\n`
    const bytes = Buffer.byteLength(line)
    this.#queuedResponseBytes += bytes
    if (this.#queuedResponseBytes > this.#maxQueuedResponseBytes) this.#stream.pause()
    this.#stream.write(line, bytes, () => {
      this.#queuedResponseBytes -= bytes
      if (this.#queuedResponseBytes <= this.#maxQueuedResponseBytes) this.#stream.resume()
    })
  }

  #settleAnswered(): void {
    for (const resolve of this.#answeredWaiters.splice(0)) resolve()
  }

  #refuseOversize(bytes: number): void {
    const message = `the frame is longer than maxFrameBytes, ${this.#maxFrameBytes}`
    const frame = `(${bytes} bytes and more, not kept)`
    this.#refuse(null, { kind: 'too-large', message, pointer: '' }, frame, { limit: this.#maxFrameBytes })
  }

  /** Answers a frame that was not accepted. Its id may be that of a request in flight, which goes on. */
  #refuse(id: RequestId | null, fault: Fault, frame: string, data?: object): void {
    this.#violation({ ...fault, message: `refused a frame: ${fault.message}` }, frame)
    const message = `invalid request: ${fault.message}`
    this.#writeResponse(this.#encodeError(id, { code: ErrorCode.InvalidRequest, message, ...(data && { data }) }))
  }

  #end(cause?: Error): void {
    if (this.#ended) return
    this.#ended = true
    this.#onEnd?.(cause)
  }

  /** The notification as a line, its end included. */
  #encodeNotification(method: string, validator: Validator, params: unknown): string {
    const refuse = (message: string, pointer = '/params') =>
      new ProtocolViolationError(`${method} was not sent: ${message}`, pointer)
    // First: a value that goes round in circles has no end to check.
    let json: string | undefined
    try {
      json = JSON.stringify(params)
    } catch (error) {
      throw refuse((error as Error).message)
    }
    const line = `{"jsonrpc":"2.0","method":"${method}","params":${json}}\n`
    const read = json === undefined ? undefined : asRead(params, json)
    if (mayExceedDepth(line, this.#maxDepth) && exceedsDepth(read, this.#maxDepth - 1)) {
      throw refuse(`it nests deeper than ${this.#maxDepth} levels`)
    }
    const issues = checkSent(validator, params, read, this.#redact)
    if (issues) throw refuse(summarize(issues), issues[0]?.pointer)
    return line
  }

  #violation(fault: Fault, frame: string): void {
    this.#report({ direction: 'incoming', ...fault, frame })
  }
}

interface ErrorObject {
  code: number
  message: string
  data?: unknown
}

function errorObject(error: unknown): ErrorObject {
  const message = messageOf(error)
  if (error instanceof JsonRpcResponseError && Number.isSafeInteger(error.code)) {
    return { code: error.code, message, ...(error.data !== undefined && { data: error.data }) }
  }
  return { code: ErrorCode.InternalError, message: message || 'the handler failed without a message' }
}

function shuttingDown(message: string): ErrorObject {
  return { code: ErrorCode.ShuttingDown, message }
}

const neverValid: Validator = () => false
