import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { asBundle, type Bundle } from '../../src/evolution/bundle.js'
import { compareBundles } from '../../src/evolution/compare.js'
import { RULES, type RuleName } from '../../src/evolution/rules.js'
import table from './rules.json' with { type: 'json' }

/** A type `T`, with what it refers to, or a whole protocol in which everything is a `T`. */
type Side = { $defs?: object; 'x-protocol'?: object }

interface Pair {
  old: Side
  new: Side
  /** Where the change is, and in which of the two. */
  pointer: string
  bundle: 'old' | 'new'
  /** Changes that come with it. */
  also?: RuleName[]
  /** What writers of either side may write, of a type. */
  written?: { old: unknown[]; new: unknown[] }
}

const pairs = Object.entries(table as unknown as Record<RuleName, Pair>) as [RuleName, Pair][]

/** One notification of the type `T`, which the server writes. */
const ONE_NOTIFICATION = {
  versions: [1],
  requests: {},
  notifications: { tell: { direction: 'server-to-client', versions: [1], params: 'T' } },
  errors: {},
}

function bundleOf({ $defs, 'x-protocol': protocol, ...schema }: Side): Bundle {
  return asBundle({ 'x-protocol': protocol ?? ONE_NOTIFICATION, $defs: { ...$defs, T: schema } })
}

/** Whether a plain validator takes every value for the type `T` of a bundle. */
function takesAll(bundle: Bundle, values: unknown[]): boolean {
  const validate = new Ajv2020({ strict: false }).compile({ $defs: bundle.$defs, $ref: '#/$defs/T' })
  return values.every((value) => validate(value))
}

describe('every rule of a change', () => {
  it('has a pair of schemas that shows it', () => {
    expect(pairs.map(([rule]) => rule)).toEqual(Object.keys(RULES))
  })

  it.each(pairs)('%s is found where it is', (rule, pair) => {
    const changes = compareBundles(bundleOf(pair.old), bundleOf(pair.new))
    expect(changes.map((change) => change.rule).sort()).toEqual([rule, ...(pair.also ?? [])].sort())
    expect(changes.find((change) => change.rule === rule)).toMatchObject({
      pointer: pair.pointer,
      bundle: pair.bundle,
      ...RULES[rule],
    })
  })

  it.each(pairs)('%s: nothing changes from a bundle to itself', (_rule, pair) => {
    expect(compareBundles(bundleOf(pair.old), bundleOf(pair.old))).toEqual([])
    expect(compareBundles(bundleOf(pair.new), bundleOf(pair.new))).toEqual([])
  })

  const ofTypes = pairs.flatMap(([rule, { old, new: next, written }]) =>
    written ? [{ rule, old, next, written }] : [],
  )

  it.each(ofTypes)('$rule breaks whom a plain validator says it breaks', ({ rule, old, next, written }) => {
    const oldBundle = bundleOf(old)
    const newBundle = bundleOf(next)
    expect(takesAll(oldBundle, written.old)).toBe(true)
    expect(takesAll(newBundle, written.new)).toBe(true)
    const breaksWriters = !takesAll(newBundle, written.old)
    const breaksReaders = !takesAll(oldBundle, written.new)
    expect({ breaksReaders, breaksWriters }).toEqual({
      breaksReaders: ['readers', 'both'].includes(RULES[rule].breaks),
      breaksWriters: ['writers', 'both'].includes(RULES[rule].breaks),
    })
  })
})
