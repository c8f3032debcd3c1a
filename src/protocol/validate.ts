import { VALIDATORS, type WireTypeName, type WireTypes } from '../generated/registry.js'
import type { ValidationIssue } from '../generated/types.js'
import { check } from './check.js'

/** The verdict on a value: itself, typed, or what is wrong with it. */
export type Validation<T> = { valid: true; value: T } | { valid: false; issues: ValidationIssue[] }

/**
 * Checks a value against a wire type, as its JSON Schema says: unknown members, unknown variants of open unions and
 * unknown values of open enumerations pass. Pointers in the issues are relative to the value.
 */
export function validate<Name extends WireTypeName>(name: Name, value: unknown): Validation<WireTypes[Name]> {
  if (!Object.hasOwn(VALIDATORS, name)) throw new TypeError(`there is no wire type ${JSON.stringify(name)}`)
  const issues = check(VALIDATORS[name], value)
  return issues ? { valid: false, issues } : { valid: true, value: value as WireTypes[Name] }
}
