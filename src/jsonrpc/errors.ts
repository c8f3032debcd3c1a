/**
 * An error response: on a client, the server's refusal of a call; thrown by a handler on a server, the code and data to
 * answer with. Source: JSON-RPC 2.0, section 5.1.
 */
export class JsonRpcResponseError extends Error {
  override readonly name = 'JsonRpcResponseError'
  /** The code as it stands on the wire; see `ErrorCode` for those of this protocol. */
  readonly code: number
  /** The error's data, untouched; absent where the peer sent none. */
  readonly data?: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** The message of whatever was thrown, which need not be an error. */
export function messageOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return 'something was thrown that has no text'
  }
}

/** What went wrong on this side of the wire. Such an error is never sent to the peer. */
export type LocalErrorCode =
  | 'TRANSPORT_CLOSED'
  | 'TIMED_OUT'
  | 'ABORTED'
  | 'PROTOCOL_VIOLATION'
  | 'VERSION_MISMATCH'
  | 'FRAME_TOO_LARGE'
  | 'QUEUE_FULL'
  | 'SESSION_BUSY'
  | 'LAUNCH_FAILED'
  | 'SUBSCRIPTION_OVERFLOW'

/** Base of all local failures; `code` tells them apart without `instanceof`. */
export class LocalError extends Error {
  /** Which failure it is. */
  readonly code: LocalErrorCode

  constructor(code: LocalErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.name = new.target.name
  }
}

/** How the process behind a connection ended, as far as it is known. */
export interface ProcessEnd {
  /** The exit code; null if a signal ended the process, undefined while it runs or where there is no process. */
  exitCode?: number | null | undefined
  /** The signal that ended the process, such as "SIGKILL". */
  signal?: string | null | undefined
  /** The last of what the process wrote to standard error, at most 64 KiB. */
  stderr?: string | undefined
}

/**
 * The connection is over: the peer closed it, this side closed it, a stream failed, or the peer's process ended. `cause`
 * holds the first failure of a stream.
 */
export class TransportClosedError extends LocalError implements ProcessEnd {
  /** See {@link ProcessEnd.exitCode}. */
  readonly exitCode: number | null | undefined
  /** See {@link ProcessEnd.signal}. */
  readonly signal: string | null | undefined
  /** See {@link ProcessEnd.stderr}. */
  readonly stderr: string | undefined

  constructor(message: string, options: ErrorOptions & ProcessEnd = {}) {
    const { exitCode, signal, stderr, ...rest } = options
    super('TRANSPORT_CLOSED', message, rest)
    this.exitCode = exitCode
    this.signal = signal
    this.stderr = stderr
  }
}

/** Why a process could not be started. */
export type LaunchFailure =
  | 'command-not-found'
  | 'command-is-directory'
  | 'command-not-executable'
  | 'cwd-not-found'
  | 'cwd-not-directory'
  | 'other'

/** The runtime's process could not be started; `cause` is the system's error. */
export class LaunchError extends LocalError {
  /** Why. */
  readonly reason: LaunchFailure

  constructor(reason: LaunchFailure, message: string, options?: ErrorOptions) {
    super('LAUNCH_FAILED', message, options)
    this.reason = reason
  }
}

/** The session has a run of this client's that has not settled: await it, or use another session. */
export class SessionBusyError extends LocalError {
  /** The busy session. */
  readonly sessionId: string

  constructor(sessionId: string) {
    super(
      'SESSION_BUSY',
      `a run on the session ${JSON.stringify(sessionId)} has not settled; await it, or use another session`,
    )
    this.sessionId = sessionId
  }
}

/** A subscription holds more notifications than `maxQueued` allows: its reader does not keep up. */
export class SubscriptionOverflowError extends LocalError {
  /** The bound, in notifications. */
  readonly maxQueued: number

  constructor(maxQueued: number) {
    super(
      'SUBSCRIPTION_OVERFLOW',
      `the subscription ended: more than maxQueued, ${maxQueued}, notifications waited for its reader`,
    )
    this.maxQueued = maxQueued
  }
}

/** A call took longer than its bound. The peer may still be working on it. */
export class TimedOutError extends LocalError {
  /** The method that was called. */
  readonly method: string
  /** The bound, in milliseconds. */
  readonly timeoutMs: number

  constructor(method: string, timeoutMs: number) {
    super('TIMED_OUT', `${method} was not answered within ${timeoutMs} ms; raise timeoutMs if it may take longer`)
    this.method = method
    this.timeoutMs = timeoutMs
  }
}

/** The caller gave a call up by its `AbortSignal`; `cause` is the signal's reason. Its `name` is that of DOM abort errors. */
export class AbortedError extends LocalError {
  override readonly name = 'AbortError'

  constructor(message: string, options?: ErrorOptions) {
    super('ABORTED', message, options)
  }
}

/** A frame breaks the protocol: one that arrived, or one about to be sent. */
export class ProtocolViolationError extends LocalError {
  /** JSON Pointer to the first fault, relative to the frame. */
  readonly pointer: string

  constructor(message: string, pointer = '') {
    super('PROTOCOL_VIOLATION', message)
    this.pointer = pointer
  }
}

/** The server answered `initialize` with a version this client does not speak. The connection is closed. */
export class VersionMismatchError extends LocalError {
  /** The versions this client speaks. */
  readonly clientVersions: readonly number[]
  /** What the server answered. */
  readonly serverVersion: unknown

  constructor(clientVersions: readonly number[], offered: number, serverVersion: unknown) {
    super(
      'VERSION_MISMATCH',
      `the server answered with protocol version ${JSON.stringify(serverVersion)}, but this client speaks ${clientVersions.join(', ')} and offered ${offered}; upgrade the older side`,
    )
    this.clientVersions = clientVersions
    this.serverVersion = serverVersion
  }
}

/** A frame is longer than `maxFrameBytes` allows. */
export class FrameTooLargeError extends LocalError {
  /** The frame's size in bytes, without the line end; of a frame that was not read to its end, what was seen of it. */
  readonly bytes: number
  /** The bound, in bytes. */
  readonly limit: number

  constructor(message: string, bytes: number, limit: number) {
    super('FRAME_TOO_LARGE', message)
    this.bytes = bytes
    this.limit = limit
  }
}

/** Too much waits to be written: the peer does not read and the sender does not wait. */
export class QueueFullError extends LocalError {
  /** The bound, in bytes. */
  readonly limit: number

  constructor(queuedBytes: number, limit: number) {
    super(
      'QUEUE_FULL',
      `${queuedBytes} bytes wait to be read by the peer, and maxQueuedBytes is ${limit}; await drained() when notify() returns false`,
    )
    this.limit = limit
  }
}
