import { type Bundle, type Request, unreachedTypes } from './bundle.js'
import { type TypeChange, TypeComparison } from './compare-types.js'
import { type Breaks, RULES } from './rules.js'
import { child, json, typeNode } from './shape.js'

export type Side = 'client' | 'server'

/** A part of a message in which a change shows. */
export interface Use {
  /** The method, the error, or the type of a frame. */
  name: string
  part: 'request' | 'params' | 'result' | 'notification' | 'error' | 'frame' | 'version'
  /** Who writes it; undefined where both do. */
  writer: Side | undefined
}

/** One change between two bundles, and whom it breaks. */
export interface Change extends TypeChange {
  breaks: Breaks
  /** Whose older releases break: those that write what newer ones refuse, or read what they wrote differently. */
  broken: Side[]
  reason: string
  usedBy: Use[]
}

/**
 * Everything that changed from one bundle to another, breaking changes first. Messages are compared in the protocol
 * versions that both have: what only a new version says cannot break a peer that does not speak it.
 */
export function compareBundles(old: Bundle, next: Bundle): Change[] {
  const changes = new Map<string, Change>()
  const tell = (use: Use, change: TypeChange) => {
    const key = [change.rule, change.bundle, change.pointer, change.detail].join(' ')
    const known = changes.get(key)
    const usedBy = known?.usedBy ?? []
    if (!usedBy.some((each) => json(each) === json(use))) usedBy.push(use)
    changes.set(key, {
      ...change,
      ...RULES[change.rule],
      broken: brokenSides(RULES[change.rule].breaks, usedBy),
      usedBy,
    })
  }
  const comparison: Comparison = {
    old,
    next,
    versions: old['x-protocol'].versions.filter((version) => next['x-protocol'].versions.includes(version)),
    tell,
    compareTypes(use, oldName, newName) {
      const types = new TypeComparison(old.$defs, next.$defs, (change) => tell(use, change))
      types.compare(typeOrNothing(oldName, old), typeOrNothing(newName, next))
    },
  }
  compareVersions(comparison)
  compareMethods(comparison)
  compareErrors(comparison)
  compareFrames(comparison)
  const rank = ({ breaks }: Change) => (breaks === 'nobody' ? 1 : 0)
  return [...changes.values()].sort((a, b) => rank(a) - rank(b) || (a.pointer < b.pointer ? -1 : 1))
}

interface Comparison {
  old: Bundle
  next: Bundle
  /** The protocol versions that both bundles have. */
  versions: number[]
  tell: (use: Use, change: TypeChange) => void
  /** Compares two types by name; null is the type of params that a method does not have. */
  compareTypes: (use: Use, oldName: string | null, newName: string | null) => void
}

const PROTOCOL = '#/x-protocol'

/** Absent params count as an empty object. */
function typeOrNothing(name: string | null, { $defs }: Bundle) {
  return name === null ? [{ schema: { type: 'object' }, pointer: PROTOCOL }] : typeNode(name, $defs)
}

function brokenSides(breaks: Breaks, usedBy: Use[]): Side[] {
  const sides = new Set<Side>()
  for (const { writer } of usedBy) {
    for (const side of ['client', 'server'] as const) {
      const writes = writer === undefined || writer === side
      const reads = writer !== side
      if (
        (writes && (breaks === 'writers' || breaks === 'both')) ||
        (reads && (breaks === 'readers' || breaks === 'both'))
      )
        sides.add(side)
    }
  }
  return [...sides].sort()
}

function compareVersions({ old, next, versions, tell }: Comparison): void {
  const oldVersions = old['x-protocol'].versions
  const newVersions = next['x-protocol'].versions
  const moved = Math.max(...newVersions) > Math.max(...oldVersions)
  const pointer = `${PROTOCOL}/versions`
  const use = (version: number): Use => ({ name: String(version), part: 'version', writer: undefined })
  for (const version of newVersions) {
    if (!oldVersions.includes(version))
      tell(use(version), { rule: 'version-added', pointer, bundle: 'new', detail: `${version}` })
  }
  for (const version of oldVersions) {
    if (newVersions.includes(version)) continue
    const rule = moved && versions.length > 0 ? 'version-retired' : 'version-removed'
    tell(use(version), { rule, pointer, bundle: 'old', detail: `${version}` })
  }
}

/** A request or a notification, whichever has the name. */
interface Method {
  part: 'request' | 'notification'
  pointer: string
  versions: number[]
  writer: Side
  params: string | null
  result: Request['result']
}

function methodsOf({ 'x-protocol': { requests, notifications } }: Bundle): Map<string, Method> {
  const methods = new Map<string, Method>()
  for (const [part, entries] of [
    ['request', requests],
    ['notification', notifications],
  ] as const) {
    for (const [name, entry] of Object.entries(entries)) {
      methods.set(name, {
        part,
        pointer: child(PROTOCOL, `${part}s`, name),
        versions: entry.versions,
        writer: entry.direction === 'client-to-server' ? 'client' : 'server',
        params: entry.params,
        result: 'result' in entry ? entry.result : {},
      })
    }
  }
  return methods
}

function compareMethods(comparison: Comparison): void {
  const { old, next, versions, tell } = comparison
  const oldMethods = methodsOf(old)
  const newMethods = methodsOf(next)
  for (const name of new Set([...oldMethods.keys(), ...newMethods.keys()])) {
    const before = oldMethods.get(name)
    const after = newMethods.get(name)
    const gone = difference(before?.versions, after?.versions).filter((version) => versions.includes(version))
    // That a method goes on in a new version is no news of the method.
    const come = difference(after?.versions, before?.versions).filter(
      (version) => !before || versions.includes(version),
    )
    if (before && gone.length > 0) {
      const { part, writer, pointer } = before
      const rule = part === 'request' ? 'method-removed' : 'notification-removed'
      tell({ name, part, writer }, { rule, pointer, bundle: 'old', detail: inVersions(name, gone) })
    }
    if (after && come.length > 0) {
      const { part, writer, pointer } = after
      const rule = part === 'request' ? 'method-added' : 'notification-added'
      tell({ name, part, writer }, { rule, pointer, bundle: 'new', detail: inVersions(name, come) })
    }
    if (before && after) compareMethod(name, before, after, comparison)
  }
}

function compareMethod(
  name: string,
  before: Method,
  after: Method,
  { versions, tell, compareTypes }: Comparison,
): void {
  const shared = versions.filter((version) => before.versions.includes(version) && after.versions.includes(version))
  if (shared.length === 0) return
  const { part, writer, pointer } = after
  if (part !== before.part || writer !== before.writer) {
    const detail = `${before.part} of ${before.writer}s → ${part} of ${writer}s`
    tell({ name, part, writer }, { rule: 'direction-changed', pointer, bundle: 'new', detail })
    return
  }
  compareTypes({ name, part: part === 'request' ? 'params' : part, writer }, before.params, after.params)
  const answerer = writer === 'client' ? 'server' : 'client'
  for (const version of shared) {
    const oldResult = before.result[version]
    const newResult = after.result[version]
    if (oldResult && newResult) compareTypes({ name, part: 'result', writer: answerer }, oldResult, newResult)
  }
}

function compareErrors({ old, next, tell, compareTypes }: Comparison): void {
  const before = old['x-protocol'].errors
  const after = next['x-protocol'].errors
  const use = (name: string): Use => ({ name, part: 'error', writer: 'server' })
  for (const [name, { code, data }] of Object.entries(before)) {
    const pointer = child(PROTOCOL, 'errors', name)
    const now = after[name]
    if (!now) tell(use(name), { rule: 'error-removed', pointer, bundle: 'old', detail: `${code} ${name}` })
    else {
      const detail = `${code} → ${now.code}`
      if (now.code !== code) tell(use(name), { rule: 'error-code-changed', pointer, bundle: 'new', detail })
      const dataPointer = child(pointer, 'data')
      if (data && now.data) compareTypes(use(name), data, now.data)
      else if (now.data)
        tell(use(name), { rule: 'optional-member-added', pointer: dataPointer, bundle: 'new', detail: 'data' })
      else if (data)
        tell(use(name), { rule: 'optional-member-removed', pointer: dataPointer, bundle: 'old', detail: 'data' })
    }
  }
  for (const [name, { code }] of Object.entries(after)) {
    if (before[name]?.code === code) continue
    const pointer = child(PROTOCOL, 'errors', name)
    const [owner] = Object.entries(before).find(([, entry]) => entry.code === code) ?? []
    if (owner) tell(use(name), { rule: 'error-reused', pointer, bundle: 'new', detail: `${code} was ${owner}` })
    else if (!before[name]) tell(use(name), { rule: 'error-added', pointer, bundle: 'new', detail: `${code} ${name}` })
  }
}

/** Compares the types around all messages. No message says who writes them, so both do. */
function compareFrames({ old, next, compareTypes }: Comparison): void {
  const unreached = new Set(unreachedTypes(next))
  for (const name of unreachedTypes(old)) {
    if (unreached.has(name)) compareTypes({ name, part: 'frame', writer: undefined }, name, name)
  }
}

function difference(values: number[] = [], others: number[] = []): number[] {
  return values.filter((value) => !others.includes(value))
}

function inVersions(name: string, versions: number[]): string {
  return `${name} in protocol version${versions.length > 1 ? 's' : ''} ${versions.join(', ')}`
}
