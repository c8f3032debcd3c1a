import { describe, expect, it } from 'vitest'
import type { Schema } from '../../src/evolution/bundle.js'
import { type TypeChange, TypeComparison } from '../../src/evolution/compare-types.js'
import { typeNode } from '../../src/evolution/shape.js'

/** What changed of the type `T`: each rule and where. */
function changes(old: Record<string, Schema>, next: Record<string, Schema>): string[] {
  const found: TypeChange[] = []
  new TypeComparison(old, next, (change) => found.push(change)).compare(typeNode('T', old), typeNode('T', next))
  return found.map(({ rule, pointer }) => `${rule} ${pointer}`)
}

const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/$defs/${name}` })
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
const tagged = (tag: string, members: Record<string, Schema> = {}) => ({
  ...object({ type: { const: tag }, ...members }),
  required: ['type'],
})

describe('types are compared', () => {
  it('to the end, where they hold themselves', () => {
    const tree = (leaf: Schema) => ({ T: object({ children: { type: 'array', items: ref('T') }, leaf }) })
    expect(changes(tree(text), tree(text))).toEqual([])
    expect(changes(tree(text), tree({ type: 'integer' }))).toEqual(['type-changed #/$defs/T/properties/leaf'])
  })

  it('through references alone, beside a description, and under other names', () => {
    const old = { T: object({ a: ref('Name') }), Name: text }
    expect(changes(old, { T: object({ a: { description: 'x', allOf: [ref('Name')] } }), Name: text })).toEqual([])
    expect(changes(old, { T: object({ a: text }) })).toEqual([])
    expect(changes(old, { T: object({ a: ref('Title') }), Title: { type: 'string', maxLength: 9 } })).toEqual([
      'bound-tightened #/$defs/Title/maxLength',
    ])
  })

  it('with what they take over from others', () => {
    const base = { ...object({ id: text }), required: ['id'] }
    const old = { T: { ...object({ a: text }), allOf: [ref('Base')] }, Base: base }
    expect(changes(old, { T: { ...object({ a: text, id: text }), required: ['id'] } })).toEqual([])
    expect(changes(old, { T: object({ a: text }) })).toEqual(['required-member-removed #/$defs/Base/properties/id'])
  })

  it('variant by variant, whatever their order and names', () => {
    const old = { T: { oneOf: [ref('A'), ref('B')] }, A: tagged('a'), B: tagged('b', { n: text }) }
    const next = {
      T: { oneOf: [ref('Second'), ref('A')] },
      A: tagged('a'),
      Second: tagged('b', { n: { type: 'null' } }),
    }
    expect(changes(old, next)).toEqual(['type-changed #/$defs/Second/properties/n'])
  })

  it('and a type that becomes a choice of itself and another is wider', () => {
    const next = { T: object({ a: { anyOf: [text, { type: 'null' }], 'x-open': false } }) }
    expect(changes({ T: object({ a: text }) }, next)).toEqual(['variant-added #/$defs/T/properties/a/anyOf/1'])
    expect(changes(next, { T: object({ a: text }) })).toEqual(['variant-removed #/$defs/T/properties/a/anyOf/1'])
  })

  it('and what no rule knows is taken for the worst', () => {
    const one = { T: { type: 'integer', multipleOf: 2 } }
    expect(changes(one, { T: { type: 'integer', multipleOf: 3 } })).toEqual(['constraint-changed #/$defs/T/multipleOf'])
  })

  it('and values that their type refuses count for nothing', () => {
    expect(changes({ T: { type: 'string', enum: ['a'] } }, { T: { type: 'boolean', enum: ['a'] } })).toEqual([
      'enum-value-removed #/$defs/T/enum',
    ])
  })
})
