import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asBundle, type Schema } from '../../src/evolution/bundle.js'
import { TypeComparison } from '../../src/evolution/compare-types.js'
import { type Breaks, RULES } from '../../src/evolution/rules.js'
import { typeNode } from '../../src/evolution/shape.js'
import { readBundle, readExamples } from '../support/schemas.js'

const { $defs } = asBundle(readBundle())
const examples = readExamples()

/** Ways to narrow one schema in place; false where it has nothing of the kind. */
const NARROWINGS: Record<string, (schema: Schema) => boolean> = {
  'require a new member': (schema) => {
    if (!schema.properties) return false
    schema.required = [...(schema.required ?? []), 'another']
    return true
  },
  'require an optional member': (schema) => {
    const name = Object.keys(schema.properties ?? {}).find((each) => !schema.required?.includes(each))
    if (name === undefined) return false
    schema.required = [...(schema.required ?? []), name]
    return true
  },
  'forbid all but booleans': (schema) => {
    if (typeof schema.type !== 'string' || schema.type === 'boolean') return false
    schema.type = 'boolean'
    return true
  },
  'drop a value': ({ enum: values = [] }) => values.length > 1 && values.shift() !== undefined,
  'change a constant': (schema) => {
    if (schema.const === undefined) return false
    schema.const = 'another'
    return true
  },
  'drop a variant': ({ oneOf = [] }) => oneOf.length > 1 && oneOf.shift() !== undefined,
  'raise the least': (schema) => {
    if (schema.minimum === undefined) return false
    schema.minimum = 2 ** 52
    return true
  },
  'ask for a long text': (schema) => {
    if (schema.type !== 'string') return false
    schema.minLength = 1000
    return true
  },
  'ask for a pattern': (schema) => {
    if (schema.type !== 'string') return false
    schema.pattern = '^never$'
    return true
  },
}

/** The schema itself and every schema in it. What a union looks at before it chooses is no schema of a value. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([keyword, child]) => (keyword === 'if' ? [] : schemasIn(child)))
  return Array.isArray(value) ? inner : [value as Schema, ...inner]
}

const mutants = Object.keys($defs).flatMap((type) =>
  schemasIn($defs[type]).flatMap((schema, index) =>
    Object.keys(NARROWINGS)
      .filter((name) => NARROWINGS[name]?.(structuredClone(schema)))
      .map((name) => ({ type, index, name })),
  ),
)

function mutate({ type, index, name }: (typeof mutants)[number]): Record<string, Schema> {
  const changed = structuredClone($defs)
  NARROWINGS[name]?.(schemasIn(changed[type])[index] as Schema)
  return changed
}

function refusesAnExample(type: string, defs: Record<string, Schema>): boolean {
  const validate = new Ajv2020({ strict: false }).compile({ $defs: defs, $ref: `#/$defs/${type}` })
  return examples.some((example) => example.type === type && !validate(example.value))
}

function breaks(type: string, old: Record<string, Schema>, next: Record<string, Schema>): Breaks[] {
  const found: Breaks[] = []
  const comparison = new TypeComparison(old, next, ({ rule }) => found.push(RULES[rule].breaks))
  comparison.compare(typeNode(type, old), typeNode(type, next))
  return found
}

describe('a schema that refuses an example of before', () => {
  it('breaks writers, and taken back it breaks readers', () => {
    let refused = 0
    fc.assert(
      fc.property(fc.constantFrom(...mutants), (mutant) => {
        const changed = mutate(mutant)
        if (!refusesAnExample(mutant.type, changed)) return
        refused++
        expect(breaks(mutant.type, $defs, changed)).toSatisfy((all: Breaks[]) => all.some(breaksWriters))
        expect(breaks(mutant.type, changed, $defs)).toSatisfy((all: Breaks[]) => all.some(breaksReaders))
      }),
      { numRuns: 150 },
    )
    expect(refused).toBeGreaterThan(30)
  })
})

const breaksWriters = (each: Breaks) => each === 'writers' || each === 'both'
const breaksReaders = (each: Breaks) => each === 'readers' || each === 'both'
