import type { ValidationIssue } from '../generated/types.js'
import { summarize } from './check.js'
import type { ViolationKind } from './violation.js'

/** What is wrong with a frame, before anyone decides what to do about it. */
export interface Fault {
  kind: ViolationKind
  /** What was wrong and what was expected. */
  message: string
  /** JSON Pointer to the first fault, relative to the frame. */
  pointer: string
  /** All faults of a body, with pointers relative to the frame. */
  issues?: ValidationIssue[]
  /** The method concerned, if it is known. */
  method?: string
}

/** Says that a line is not JSON. The parser's reason quotes the line. */
export function notJson(reason: string, redact: boolean): string {
  return redact ? 'a line that is not JSON' : `a line that is not JSON: ${reason}`
}

/** A fault of a body that breaks its schema. */
export function schemaFault(kind: ViolationKind, method: string, issues: ValidationIssue[]): Fault {
  return { kind, message: summarize(issues), pointer: issues[0]?.pointer ?? '', issues, method }
}
