import { NOTIFICATIONS, REQUESTS } from '../generated/registry.js'
import type { ValidationIssue } from '../generated/types.js'
import { quietly } from './quietly.js'

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
  /** The frame, shortened. It may hold what a user wrote or a tool printed; `redactFrames` leaves its length only. */
  frame: string
  /** How many reports of the same kind were left out just before this one. */
  suppressed?: number
}

/** How an endpoint tells of breaches of the protocol. */
export interface ViolationOptions {
  /** Told of every breach of the protocol. The connection goes on unless the report says otherwise. */
  onViolation?: (violation: Violation) => void
  /**
   * Whether reports of breaches, and the errors that come of them, give of every value in a frame its type and length
   * only, for logs that must hold no prompt and no tool output. What a server answers to such a frame says no more
   * either, but for the method that it does not have. Default false.
   */
  redactFrames?: boolean
}

/** Longest excerpt of a frame or a value that an error or a report shows, in UTF-16 code units. */
const EXCERPT_LENGTH = 200

/** The beginning of a text, with its length where it was cut. */
export function shorten(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text
  const end = isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length
  return `${text.slice(0, end)}… (${text.length} characters)`
}

/** Longest value that a message shows, in UTF-16 code units. */
const VALUE_LENGTH = 60

/** A value as shortened JSON; with `redact` its type and length. */
export function shortenValue(value: unknown, redact = false): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object') return 'an object'
  if (typeof value === 'string') {
    return redact ? `a string of ${value.length} characters` : JSON.stringify(shorten(value, VALUE_LENGTH))
  }
  return redact ? `a ${typeof value}` : shorten(String(value), VALUE_LENGTH)
}

/** The report without what only the frame says; its message must have been made so. */
function redacted({ method, ...violation }: Violation): Violation {
  const known = method !== undefined && (Object.hasOwn(REQUESTS, method) || Object.hasOwn(NOTIFICATIONS, method))
  const { direction, kind, frame } = violation
  // Of the others the report has words on the frame, not the frame.
  const quoted = direction === 'incoming' && kind !== 'too-large' && frame !== ''
  return {
    ...violation,
    ...(known && { method }),
    frame: quoted ? `(${frame.length} characters, redacted)` : frame,
  }
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** Reports of stray lines shown in full per second; a peer that logs to the protocol's stream can write thousands. */
const REPORTS_PER_SECOND = 10

/**
 * Wraps an owner's callback: frames are shortened, or redacted; at most ten reports a second of lines that are not JSON,
 * the rest counted; and a callback that throws harms nobody.
 */
export function violationReporter({
  onViolation,
  redactFrames = false,
}: ViolationOptions): (violation: Violation) => void {
  if (!onViolation) return () => {}
  let windowStart = 0
  let shown = 0
  let suppressed = 0
  return (violation) => {
    const report = redactFrames ? redacted(violation) : { ...violation, frame: shorten(violation.frame) }
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
      if (suppressed > 0) report.suppressed = suppressed
      suppressed = 0
    }
    quietly(() => onViolation(report))
  }
}
