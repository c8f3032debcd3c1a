/** A JSON object, as parsed. */
export type JsonObject = { [member: string]: unknown }

/** What a JSON value is, as a frame. `none`: no frame of this protocol. */
export type FrameType = 'request' | 'notification' | 'response' | 'none'

/** Tells by its members what a value is: `method` and `id` a request, `method` a notification, `result` or `error` a response. */
export function frameType(value: unknown): FrameType {
  if (!isJsonObject(value)) return 'none'
  if (value.method !== undefined) return value.id === undefined ? 'notification' : 'request'
  return value.result === undefined && value.error === undefined ? 'none' : 'response'
}

/** Whether the value is an object and no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What came of reading a line. */
export type ParsedLine =
  | { type: 'blank' }
  | { type: 'value'; value: unknown }
  | { type: 'not-json'; message: string }
  | { type: 'too-deep'; value: unknown }

/** Reads one line: surrounding white space and a byte order mark are no part of the frame. */
export function parseLine(line: string, maxDepth: number): ParsedLine {
  const text = trimFrame(line)
  if (text === '') return { type: 'blank' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { type: 'not-json', message: (error as Error).message }
  }
  if (mayExceedDepth(text, maxDepth) && exceedsDepth(value, maxDepth)) return { type: 'too-deep', value }
  return { type: 'value', value }
}

/** Whether JSON text opens more than `levels` arrays and objects: where it does not, the value needs no walk. */
export function mayExceedDepth(text: string, levels: number): boolean {
  if (text.length <= 2 * levels) return false
  let opened = 0
  for (const bracket of '{[') {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      if (++opened > levels) return true
    }
  }
  return false
}

/** Whether arrays and objects nest over `levels` deep. Walks no deeper than that. */
export function exceedsDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) return value.some((item) => exceedsDepth(item, levels - 1))
  for (const name in value) if (exceedsDepth((value as JsonObject)[name], levels - 1)) return true
  return false
}

/** Values that nest deeper are read again from their JSON, whatever they hold. */
const PLAIN_LEVELS = 8

/** The value as the peer will read it from its JSON, which `toJSON` and the losses of JSON may have changed. */
export function asRead(value: unknown, json: string): unknown {
  return isPlainJson(value, PLAIN_LEVELS) ? value : JSON.parse(json)
}

/** Whether JSON holds the value as it is, members that are undefined left out, and no `toJSON` changes it. Walks `levels` deep. */
export function isPlainJson(value: unknown, levels: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return true
  if (typeof value !== 'object') return false
  if (levels === 0 || typeof (value as JsonObject).toJSON === 'function') return false
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, levels - 1))
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const name in value) {
    const member = (value as JsonObject)[name]
    if (member !== undefined && !isPlainJson(member, levels - 1)) return false
  }
  return true
}

function trimFrame(line: string): string {
  let start = 0
  let end = line.length
  while (start < end && isPadding(line.charCodeAt(start))) start++
  while (end > start && isPadding(line.charCodeAt(end - 1))) end--
  return start === 0 && end === line.length ? line : line.slice(start, end)
}

/** Space, tab, vertical tab, form feed, carriage return, and the byte order mark. */
function isPadding(code: number): boolean {
  if (code > 0x20) return code === 0xfeff
  return code === 0x20 || code === 0x0d || code === 0x09 || code === 0x0b || code === 0x0c
}
