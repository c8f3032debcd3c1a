import {
  NOTIFICATIONS,
  type NotificationMethod,
  type ProtocolVersion,
  REQUESTS,
  type RequestMethod,
} from '../generated/registry.js'
import type { JsonRpcError } from '../generated/types.js'
import { type Validator, validateJsonRpcError } from '../generated/validators.js'
import { frameType, isJsonObject, type JsonObject, parseLine } from '../jsonrpc/frame.js'
import { check } from './check.js'
import { type Fault, notJson, schemaFault } from './fault.js'
import { shortenValue } from './violation.js'

/** A list: to look up a name in a Map takes its hash, which the text of a frame just read does not have yet. */
const VALIDATORS = Object.entries(NOTIFICATIONS).map(([method, { params }]) => ({ method, params }))

/** The validator of a notification's params; undefined for a method that this release does not know. */
export function notificationValidator(method: string): Validator | undefined {
  for (const entry of VALIDATORS) if (entry.method === method) return entry.params
  return undefined
}

/** What a client makes of one line before it looks for the call that a response answers. */
export type ServerFrame =
  | { type: 'blank' }
  | { type: 'notification'; method: NotificationMethod; params: unknown }
  | { type: 'unknown-notification'; method: string; params: unknown }
  /** `frame` is unchecked but for being a response; see {@link readAnswer}. */
  | { type: 'response'; id: unknown; frame: JsonObject; tooDeep: boolean }
  | { type: 'ignored'; fault: Fault }

/** Reads a line that a server wrote. With `redact` faults show no value. */
export function readServerFrame(line: string, maxDepth: number, redact = false): ServerFrame {
  const parsed = parseLine(line, maxDepth)
  if (parsed.type === 'blank') return parsed
  if (parsed.type === 'not-json') return ignored('not-json', notJson(parsed.message, redact))
  const { value } = parsed
  const type = frameType(value)
  const tooDeep = parsed.type === 'too-deep'
  if (tooDeep && (type === 'notification' || type === 'none')) {
    return ignored('too-deep', `a frame that nests deeper than ${maxDepth} levels`)
  }
  if (type === 'none' || !isJsonObject(value)) {
    return ignored('not-a-frame', 'JSON that is neither a response nor a notification')
  }
  if (type === 'request') {
    return ignored(
      'unexpected-request',
      `the request ${shortenValue(value.method, redact)}: servers send no requests`,
      '/id',
    )
  }
  if (type === 'response') return { type: 'response', id: value.id, frame: value, tooDeep }
  const { jsonrpc, method, params } = value
  if (jsonrpc !== '2.0') {
    return ignored(
      'not-a-frame',
      `a notification whose jsonrpc is not "2.0" but ${shortenValue(jsonrpc, redact)}`,
      '/jsonrpc',
    )
  }
  if (typeof method !== 'string') {
    return ignored(
      'not-a-frame',
      `a notification whose method is no string but ${shortenValue(method, redact)}`,
      '/method',
    )
  }
  const validator = notificationValidator(method)
  if (!validator) return { type: 'unknown-notification', method, params }
  const known = method as NotificationMethod
  const issues = check(validator, params, '/params', redact)
  if (issues) return { type: 'ignored', fault: schemaFault('invalid-params', method, issues) }
  return { type: 'notification', method: known, params }
}

/** What a response says, if it keeps the rules. */
export type Answer =
  | { type: 'result'; result: unknown }
  | { type: 'error'; error: JsonRpcError }
  | { type: 'fault'; fault: Fault }

/** Checks a response against the method it answers. Without a `validator` any object is a result; `redact` as above. */
export function readAnswer(
  frame: JsonObject,
  method: string,
  validator: Validator | undefined,
  redact = false,
): Answer {
  if (frame.jsonrpc !== '2.0') {
    return fault('not-a-frame', `jsonrpc must be "2.0", got ${shortenValue(frame.jsonrpc, redact)}`, '/jsonrpc', method)
  }
  const hasError = frame.error !== undefined
  if (hasError && frame.result !== undefined) {
    return fault('not-a-frame', 'it has both a result and an error', '/error', method)
  }
  if (hasError) {
    const issues = check(validateJsonRpcError, frame.error, '/error', redact)
    if (issues) return { type: 'fault', fault: schemaFault('invalid-error', method, issues) }
    return { type: 'error', error: frame.error as JsonRpcError }
  }
  const issues = validator ? check(validator, frame.result, '/result', redact) : undefined
  if (issues) return { type: 'fault', fault: schemaFault('invalid-result', method, issues) }
  if (!isJsonObject(frame.result)) {
    const got = shortenValue(frame.result, redact)
    return fault('invalid-result', `the result must be an object, got ${got}`, '/result', method)
  }
  return { type: 'result', result: frame.result }
}

/** The validator of a method's result in a version. Before one is negotiated, runtimes of protocol 0 answer already. */
export function resultValidator(method: RequestMethod, version: ProtocolVersion | undefined): Validator {
  const { results } = REQUESTS[method]
  return results[version ?? 0] ?? results[1] ?? (() => false)
}

function ignored(kind: Fault['kind'], message: string, pointer = ''): ServerFrame {
  return { type: 'ignored', fault: { kind, message, pointer } }
}

function fault(kind: Fault['kind'], message: string, pointer: string, method: string): Answer {
  return { type: 'fault', fault: { kind, message, pointer, method } }
}
