import type { ValidationIssue } from '../generated/types.js'

/** Which rule of the protocol a frame breaks. */
export type ViolationKind =
  | 'not-json'
  | 'not-a-frame'
  | 'too-large'
  | 'too-deep'
  | 'invalid-id'
  | 'id-in-flight'
  | 'unknown-id'
  | 'unknown-method'
  | 'invalid-params'
  | 'invalid-result'
  | 'invalid-error'
  | 'unexpected-request'
  | 'unexpected-notification'
  | 'unexpected-response'
  | 'handler-failed'

/** A breach of the protocol, reported to the owner of an endpoint. The connection goes on unless it says otherwise. */
export interface Violation {
  /** Whether the frame came from the peer or was about to go to it. */
  direction: 'incoming' | 'outgoing'
  kind: ViolationKind
  /** What was wrong, what was expected, and what happens now. */
  message: string
  /** JSON Pointer to the first fault, relative to the frame; empty for the whole frame. */
  pointer: string
  /** All faults found in a body, with pointers relative to the frame. */
  issues?: ValidationIssue[]
  /** The method concerned, if it is known. */
  method?: string
  /** The frame, shortened. It may hold what a user wrote or a tool printed. */
  frame: string
  /** How many reports of the same kind were left out just before this one. */
  suppressed?: number
}

/** Longest excerpt of a frame or a value that an error or a report shows, in UTF-16 code units. */
const EXCERPT_LENGTH = 200

/** The beginning of a text, with its length where it was cut. */
export function shorten(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length
  return `${text.slice(0, end)}… (${text.length} characters)`
}

/** A value as shortened JSON. */
export function shortenValue(value: unknown, length = 60): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(shorten(value, length))
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return shorten(String(value), length)
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** Reports of stray lines shown in full per second; a peer that logs to the protocol's stream can write thousands. */
const REPORTS_PER_SECOND = 10

/**
 * Wraps an owner's callback: at most ten reports a second of lines that are not JSON, the rest counted, and a callback
 * that throws harms nobody.
 */
export function violationReporter(
  onViolation: ((violation: Violation) => void) | undefined,
): (violation: Violation) => void {
  if (!onViolation) return () => {}
  let windowStart = 0
  let shown = 0
  let suppressed = 0
  return (violation) => {
    let report = violation
    if (violation.kind === 'not-json') {
      const now = Date.now()
      // The clock may have been set back.
      if (Math.abs(now - windowStart) >= 1000) {
        windowStart = now
        shown = 0
      }
      if (shown >= REPORTS_PER_SECOND) {
        suppressed++
        return
      }
      shown++
      if (suppressed > 0) report = { ...violation, suppressed }
      suppressed = 0
    }
    try {
      onViolation(report)
    } catch {
      // There is nobody left to tell.
    }
  }
}
