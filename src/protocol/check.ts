import type { ValidationIssue } from '../generated/types.js'
import type { Validator, ValidatorError } from '../generated/validators.js'
import { shortenValue } from './violation.js'

/** Most faults reported of one value. */
const MAX_ISSUES = 20

/**
 * Checks a value; undefined where it is right. Pointers begin with `prefix`, so that they can be relative to the frame
 * that holds the value. With `redact` the messages show no value.
 */
export function check(
  validator: Validator,
  value: unknown,
  prefix = '',
  redact = false,
): ValidationIssue[] | undefined {
  if (validator(value)) return undefined
  const errors = validator.errors ?? []
  validator.errors = null
  const issues = withoutPiles(errors).map((error) => issueOf(error, value, prefix, redact))
  return unique(telling(issues)).sort(byPointer).slice(0, MAX_ISSUES)
}

/** Checks params that are to be sent: as they were given, which faults are told of, and as the peer will `read` them. */
export function checkSent(
  validator: Validator,
  given: unknown,
  read: unknown,
  redact: boolean,
): ValidationIssue[] | undefined {
  const issues = check(validator, given, '/params', redact)
  return issues ?? (read === given ? undefined : check(validator, read, '/params', redact))
}

/** One line for all faults, the first in full. */
export function summarize(issues: readonly ValidationIssue[]): string {
  const [first] = issues
  if (!first) return 'it breaks the schema'
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return `${first.pointer === '' ? '' : `${first.pointer} `}${first.message}${more}`
}

/**
 * Drops, of a union without a tag, the errors of all branches but the one that got furthest into the value. Where none got
 * further than its type, one error names the types of all.
 */
function withoutPiles(errors: ValidatorError[]): ValidatorError[] {
  let kept = errors
  for (const union of errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')) {
    const inside = kept.filter(
      (error) =>
        error !== union &&
        isBelow(error.instancePath, union.instancePath) &&
        errors.indexOf(error) < errors.indexOf(union),
    )
    const deeper = inside.filter(({ instancePath }) => instancePath !== union.instancePath)
    const dropped = new Set(deeper.length > 0 ? [...inside.filter((error) => !deeper.includes(error)), union] : inside)
    kept = kept.filter((error) => !dropped.has(error)).map((error) => (error === union ? merged(union, inside) : error))
  }
  return kept
}

function merged(union: ValidatorError, inside: ValidatorError[]): ValidatorError {
  if (inside.length === 0 || inside.some(({ keyword }) => keyword !== 'type')) return union
  return { ...union, keyword: 'type', params: { type: [...new Set(inside.flatMap(({ params }) => params.type))] } }
}

/** Keeps of the faults at one place those that say most: which values are allowed, else which types, else all the rest. */
function telling(issues: ValidationIssue[]): ValidationIssue[] {
  const rank = ({ keyword }: ValidationIssue) =>
    keyword === 'const' || keyword === 'enum' ? 0 : keyword === 'type' ? 1 : 2
  const best = new Map<string, number>()
  for (const issue of issues) best.set(issue.pointer, Math.min(rank(issue), best.get(issue.pointer) ?? 2))
  return issues.filter((issue) => rank(issue) === best.get(issue.pointer))
}

/** An order that does not depend on how a validator walks: the outer before the inner, items by their index. */
function byPointer(a: ValidationIssue, b: ValidationIssue): number {
  const [first, second] = [orderOf(a), orderOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

function orderOf({ pointer }: ValidationIssue): string {
  return pointer.replace(/(?<=\/)\d+(?=\/|$)/g, (index) => index.padStart(16, '0'))
}

function isBelow(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`)
}

function unique(issues: ValidationIssue[]): ValidationIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ pointer, keyword }) => {
    const key = `${keyword} ${pointer}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Faults that are about a member of the value, and the parameter that names it. */
const MEMBER_PARAMS: Record<string, string> = {
  required: 'missingProperty',
  additionalProperties: 'additionalProperty',
  dispatch: 'tag',
}

function issueOf(error: ValidatorError, root: unknown, prefix: string, redact: boolean): ValidationIssue {
  const { keyword, params } = error
  const member = MEMBER_PARAMS[keyword] && params[MEMBER_PARAMS[keyword]]
  const path = member === undefined ? error.instancePath : `${error.instancePath}/${escapeToken(String(member))}`
  return {
    pointer: prefix + path,
    keyword: keyword === 'dispatch' ? 'oneOf' : keyword,
    message: messageOf(error, shortenValue(valueAt(root, path), redact)),
  }
}

function messageOf({ keyword, params }: ValidatorError, shown: string): string {
  const got = `, got ${shown}`
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
      return 'is not known here; check the spelling'
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}${got}`
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}${got}`
    case 'enum':
    case 'dispatch':
      return `must be one of ${(params.allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)).join(', ')}${got}`
    case 'minimum':
      return `must be at least ${params.limit}${got}`
    case 'maximum':
      return `must be at most ${params.limit}${got}`
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters${got}`
    case 'minItems':
      return `must have at least ${params.limit} items${got}`
    case 'maxItems':
      return `must have at most ${params.limit} items${got}`
    case 'uniqueItems':
      return `must not repeat an item: items ${params.i} and ${params.j} are equal`
    case 'anyOf':
    case 'oneOf':
      return `matches none of the allowed forms${got}`
    case 'not':
      return 'has a member that excludes another one here'
    default:
      return `breaks the rule "${keyword}"${got}`
  }
}

function escapeToken(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The value a JSON Pointer names; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const token of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!Object.hasOwn(value, key)) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}
