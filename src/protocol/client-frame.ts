import { type ProtocolVersion, REQUESTS, type RequestEntry, type RequestMethod } from '../generated/registry.js'
import type { ValidationIssue } from '../generated/types.js'
import { frameType, isJsonObject, parseLine } from '../jsonrpc/frame.js'
import { isRequestId, type RequestId } from '../jsonrpc/id.js'
import { check } from './check.js'
import { type Fault, notJson } from './fault.js'
import { shortenValue } from './violation.js'

/** What a server makes of one line before it looks at its own state. */
export type ClientFrame =
  | { type: 'blank' }
  | { type: 'request'; id: RequestId; method: string; params: unknown }
  /** Reported, and answered to nobody. */
  | { type: 'ignored'; fault: Fault }
  /** Reported, and answered as an invalid request under the id, or null where there is no usable one. */
  | { type: 'refused'; id: RequestId | null; fault: Fault; data?: { maxDepth: number } }

/** Reads a line that a client wrote. `version` is undefined before negotiation. With `redact` faults show no value. */
export function readClientFrame(
  line: string,
  version: ProtocolVersion | undefined,
  maxDepth: number,
  redact = false,
): ClientFrame {
  const parsed = parseLine(line, maxDepth)
  if (parsed.type === 'blank') return parsed
  if (parsed.type === 'not-json') return ignored('not-json', notJson(parsed.message, redact))
  const { value } = parsed
  const id = isJsonObject(value) && isRequestId(value.id) ? value.id : null
  if (parsed.type === 'too-deep') {
    return { ...refused(id, 'too-deep', `the frame nests deeper than ${maxDepth} levels`), data: { maxDepth } }
  }
  const type = frameType(value)
  if (type === 'none' || !isJsonObject(value)) {
    const expected = Array.isArray(value)
      ? 'batches are not supported; send one request a line'
      : 'expected a request: an object with jsonrpc, id, method and params'
    return refused(id, 'not-a-frame', expected)
  }
  const { jsonrpc, method, params } = value
  if (jsonrpc !== '2.0' && !(jsonrpc === undefined && (version ?? 0) === 0)) {
    return refused(id, 'not-a-frame', `jsonrpc must be "2.0", got ${shortenValue(jsonrpc, redact)}`, '/jsonrpc')
  }
  if (type === 'response') return ignored('unexpected-response', 'a response: a server sends no requests')
  if (typeof method !== 'string') {
    return refused(id, 'not-a-frame', `method must be a string, got ${shortenValue(method, redact)}`, '/method')
  }
  if (type === 'notification') {
    const message = `the notification ${shortenValue(method, redact)}: clients send requests only, so give it an id`
    return ignored('unexpected-notification', message, '/id', method)
  }
  if (!isRequestId(value.id)) {
    const message = `id must be a string or a safe integer, got ${shortenValue(value.id, redact)}`
    return refused(null, 'invalid-id', message, '/id', method)
  }
  return { type: 'request', id: value.id, method, params }
}

/** The manifest's entry of a method, if the version has it; before negotiation, if any version has it. */
export function requestEntry(method: string, version: ProtocolVersion | undefined): RequestEntry | undefined {
  const entry = Object.hasOwn(REQUESTS, method) ? REQUESTS[method as RequestMethod] : undefined
  return entry && (version === undefined || entry.versions.includes(version)) ? entry : undefined
}

/** What is wrong with a request's params, with pointers relative to them. Absent params count as an empty object. */
export function paramsIssues(entry: RequestEntry, params: unknown, redact = false): ValidationIssue[] | undefined {
  const given = params === undefined ? {} : params
  if (entry.params) return check(entry.params, given, '', redact)
  if (isJsonObject(given)) return undefined
  const got = shortenValue(given, redact)
  return [{ pointer: '', keyword: 'type', message: `must be an object or absent, got ${got}` }]
}

function ignored(kind: Fault['kind'], message: string, pointer = '', method?: string): ClientFrame {
  return { type: 'ignored', fault: { kind, message, pointer, ...(method !== undefined && { method }) } }
}

function refused(id: RequestId | null, kind: Fault['kind'], message: string, pointer = '', method?: string) {
  const fault: Fault = { kind, message, pointer, ...(method !== undefined && { method }) }
  return { type: 'refused' as const, id, fault }
}
