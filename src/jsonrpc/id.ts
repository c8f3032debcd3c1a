/** An id a client may choose: a string, or an integer that a double holds exactly. */
export type RequestId = string | number

/** Whether the value may be the id of a request. */
export function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || Number.isSafeInteger(value)
}
