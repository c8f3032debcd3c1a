import { ErrorCode } from '../generated/errors.js'
import { type ProtocolVersion, REQUESTS, type RequestMethod } from '../generated/registry.js'
import type { FrameType } from '../jsonrpc/frame.js'
import { type ClientFrame, paramsIssues, readClientFrame, requestEntry } from './client-frame.js'
import { type Fault, schemaFault } from './fault.js'
import { DEFAULT_MAX_DEPTH } from './limits.js'
import { acceptedVersion } from './negotiate.js'
import { readAnswer, readServerFrame, resultValidator, type ServerFrame } from './server-frame.js'
import { shortenValue } from './violation.js'

/** What has to be known of a conversation to judge one of its frames. */
export interface FrameContext {
  /** Who wrote the frame. */
  from: 'client' | 'server'
  /** The negotiated version; leave it out before `initialize` has been answered. */
  protocolVersion?: ProtocolVersion | undefined
  /** For a response: the method of the request it answers. Without it, results are checked to be objects and no more. */
  requestMethod?: string | undefined
  /** For a response to `initialize`: the version the client offered. Default: whatever the server answers. */
  offeredVersion?: number | undefined
  /** Deepest nesting, in levels. Default 200. */
  maxDepth?: number
  /** Whether faults say of every value in the frame its type and length only. Default false. */
  redactFrames?: boolean
}

/** What a frame is, and whether it keeps the rules. */
export type FrameVerdict =
  | {
      valid: true
      /** `blank` is an empty line, which readers skip. */
      type: Exclude<FrameType, 'none'> | 'blank'
      /** The method of a request or a notification. */
      method?: string
      /** The id of a request or a response. */
      id?: unknown
      /** False for a notification this release does not know. */
      known: boolean
    }
  | {
      valid: false
      type: FrameType
      method?: string
      /** The id, if it can be read. */
      id?: unknown
      /** What is wrong and where. */
      fault: Fault
      /** The code a server answers a request with, if it answers at all. */
      code?: number
    }

/**
 * Judges one frame by the schemas and the rules of its direction. `frame` is the parsed value, or the line as text.
 * What needs more of the conversation than the context says, such as an id that is still in flight, is not judged.
 */
export function validateFrame(frame: unknown, context: FrameContext): FrameVerdict {
  const line = typeof frame === 'string' ? frame : (JSON.stringify(frame) ?? 'undefined')
  const { maxDepth = DEFAULT_MAX_DEPTH, redactFrames } = context
  return context.from === 'client'
    ? judgeClientFrame(readClientFrame(line, context.protocolVersion, maxDepth, redactFrames), context)
    : judgeServerFrame(readServerFrame(line, maxDepth, redactFrames), context)
}

function judgeClientFrame(frame: ClientFrame, { protocolVersion, redactFrames }: FrameContext): FrameVerdict {
  if (frame.type === 'blank') return { valid: true, type: 'blank', known: true }
  if (frame.type === 'ignored') return { valid: false, type: typeOfFault(frame.fault), fault: frame.fault }
  if (frame.type === 'refused') {
    return { valid: false, type: 'none', id: frame.id, fault: frame.fault, code: ErrorCode.InvalidRequest }
  }
  const { id, method, params } = frame
  const entry = requestEntry(method, protocolVersion)
  if (!entry) {
    const message = Object.hasOwn(REQUESTS, method)
      ? `${method} is not in protocol version ${protocolVersion}`
      : `there is no method ${shortenValue(method, redactFrames)}`
    const fault: Fault = { kind: 'unknown-method', message, pointer: '/method', method }
    return { valid: false, type: 'request', method, id, fault, code: ErrorCode.MethodNotFound }
  }
  const issues = paramsIssues(entry, params, redactFrames)?.map((issue) => ({
    ...issue,
    pointer: `/params${issue.pointer}`,
  }))
  if (issues) {
    const fault = schemaFault('invalid-params', method, issues)
    return { valid: false, type: 'request', method, id, fault, code: ErrorCode.InvalidParams }
  }
  return { valid: true, type: 'request', method, id, known: true }
}

function judgeServerFrame(frame: ServerFrame, context: FrameContext): FrameVerdict {
  if (frame.type === 'blank') return { valid: true, type: 'blank', known: true }
  if (frame.type === 'ignored') return { valid: false, type: typeOfFault(frame.fault), fault: frame.fault }
  if (frame.type === 'notification') return { valid: true, type: 'notification', method: frame.method, known: true }
  if (frame.type === 'unknown-notification') {
    return { valid: true, type: 'notification', method: frame.method, known: false }
  }
  const { id } = frame
  const fault = responseFault(frame, context)
  return fault ? { valid: false, type: 'response', id, fault } : { valid: true, type: 'response', id, known: true }
}

function responseFault(response: ServerFrame & { type: 'response' }, context: FrameContext): Fault | undefined {
  const { id, frame, tooDeep } = response
  const { requestMethod: method, redactFrames } = context
  if (tooDeep) return { kind: 'too-deep', message: 'a response that nests too deep', pointer: '' }
  const nullable = Object.hasOwn(frame, 'error')
  if (typeof id !== 'string' && typeof id !== 'number' && !(id === null && nullable)) {
    const expected = nullable ? 'a string, a number or null' : 'a string or a number'
    return {
      kind: 'invalid-id',
      message: `id must be ${expected}, got ${shortenValue(id, redactFrames)}`,
      pointer: '/id',
    }
  }
  const known = method !== undefined && Object.hasOwn(REQUESTS, method)
  const validator = known ? resultValidator(method as RequestMethod, versionOf(frame.result, context)) : undefined
  const answer = readAnswer(frame, method ?? '', validator, redactFrames)
  return answer.type === 'fault' ? answer.fault : undefined
}

/** The version a result is to be judged by: that of `initialize` stands in the result itself. */
function versionOf(result: unknown, context: FrameContext): ProtocolVersion | undefined {
  if (context.requestMethod !== 'initialize') return context.protocolVersion
  return acceptedVersion(context.offeredVersion ?? Number.MAX_SAFE_INTEGER, result)
}

function typeOfFault({ kind }: Fault): FrameType {
  if (kind === 'unexpected-request') return 'request'
  if (kind === 'unexpected-response') return 'response'
  return kind === 'unexpected-notification' || kind === 'invalid-params' ? 'notification' : 'none'
}
