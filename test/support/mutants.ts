import type { Schema } from '../../scripts/generate/load.js'

/** Members that tell variants apart, such as `type`, with every value the schemas give them anywhere. */
export type Tags = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the tags off the schemas: members that have a string `const` somewhere. */
export function tagsOf($defs: Record<string, Schema>): Tags {
  const tags = new Map<string, Set<string>>()
  for (const schema of Object.values($defs)) {
    for (const [name, { const: value }] of Object.entries(schema.properties ?? {})) {
      if (typeof value !== 'string') continue
      const values = tags.get(name) ?? new Set()
      tags.set(name, values.add(value))
    }
  }
  return tags
}

/** One of each type, and what looks like it could pass: bounds, fractions and empty containers. */
const OTHER_VALUES = [null, true, false, 0, -1, 1.5, 2 ** 53, '', 'x', [], [null], {}]

/** None of them is a tag; some are members that every object inherits. */
const UNKNOWN_TAGS = ['acme/unknown', '', 'constructor', '__proto__']

/** More than the validators report. */
const MANY = 25

/**
 * Every way to spoil `value` in one place, at every depth: a member or item removed, added, repeated, or replaced by
 * something else. The value is changed in place and mended again before the next mutant: look at it at once.
 */
export function* mutants(value: unknown, tags: Tags): Generator<{ value: unknown; change: string }> {
  const holder = { '': value }
  for (const change of changes(holder, '', '', tags)) yield { value: holder[''], change }
}

type Container = Record<string | number, unknown>

function* changes(holder: Container, key: string | number, at: string, tags: Tags): Generator<string> {
  const original = holder[key]
  for (const other of replacements(original, key, tags)) {
    holder[key] = other
    yield `${at || 'the whole'} becomes ${JSON.stringify(other).slice(0, 60)}`
  }
  holder[key] = original
  if (Array.isArray(original)) yield* itemChanges(original, at, tags)
  else if (isObject(original)) yield* memberChanges(original, at, tags)
}

function replacements(original: unknown, key: string | number, tags: Tags): unknown[] {
  const known = typeof original === 'string' ? tags.get(String(key)) : undefined
  return [...OTHER_VALUES, ...(known ? [...known, ...UNKNOWN_TAGS] : [])].filter((other) => other !== original)
}

function* itemChanges(items: unknown[], at: string, tags: Tags): Generator<string> {
  const originals = [...items]
  const reset = () => items.splice(0, items.length, ...originals)
  if (items.length > 0) {
    items.pop()
    yield `${at} loses its last item`
    reset()
    items.push(originals[0])
    yield `${at} repeats its first item`
    reset()
  }
  items.push(...Array.from({ length: MANY }, () => null))
  yield `${at} gains many bad items`
  reset()
  for (const index of originals.keys()) yield* changes(items as unknown as Container, index, `${at}/${index}`, tags)
}

function* memberChanges(object: Container, at: string, tags: Tags): Generator<string> {
  const originals = Object.entries(object)
  const reset = () => {
    for (const name of Object.keys(object)) delete object[name]
    for (const [name, value] of originals) define(object, name, value)
  }
  for (const [name] of originals) {
    delete object[name]
    yield `${at}/${name} is removed`
    reset()
  }
  const tagged = originals.filter(([name]) => tags.has(name))
  if (tagged.length > 0 && tagged.length < originals.length) {
    for (const [name] of originals) if (!tags.has(name)) delete object[name]
    yield `${at || 'the whole'} keeps nothing but its tag`
    reset()
    for (const [name] of originals) if (!tags.has(name)) object[name] = null
    yield `${at || 'the whole'} keeps its tag and has null for the rest`
    reset()
  }
  for (const name of ['x-unknown', '__proto__']) {
    define(object, name, { any: ['thing'] })
    yield `${at || 'the whole'} gains the member ${name}`
    delete object[name]
  }
  for (const [name] of originals) yield* changes(object, name, `${at}/${name}`, tags)
}

/** As JSON.parse does: `__proto__` is a member like any other. */
function define(object: Container, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true })
}

/**
 * The outline of a value: values of one outline take the same paths through the schemas. Tags keep their values, other
 * scalars only their kind, arrays each outline once. Below `depth` levels everything looks the same.
 */
export function outline(value: unknown, tags: Tags, depth = Number.POSITIVE_INFINITY, key = ''): string {
  if (depth === 0) return '…'
  if (Array.isArray(value)) {
    const items = new Set(value.map((item) => outline(item, tags, depth - 1)))
    return `[${[...items].sort().join()}]`
  }
  if (isObject(value)) {
    const members = Object.keys(value).sort()
    return `{${members.map((name) => `${name}:${outline(value[name], tags, depth - 1, name)}`).join()}}`
  }
  if (typeof value === 'string') return tags.get(key)?.has(value) ? JSON.stringify(value) : 'string'
  if (typeof value === 'number') return `${value < 0 ? '-' : ''}${Number.isInteger(value) ? 'integer' : 'fraction'}`
  return String(value)
}

function isObject(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
