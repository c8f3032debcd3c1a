import { describe, expect, it } from 'vitest'
import type { WireTypeName } from '../../src/generated/registry.js'
import { validate } from '../../src/protocol/validate.js'
import { type Example, exampleFolders, readBundle, readExamples } from '../support/schemas.js'

const types = Object.keys(readBundle().$defs)
const examples = readExamples()

describe('every type has examples, and they are valid', () => {
  it('covers the whole protocol', () => {
    expect(types.length).toBeGreaterThan(200)
    expect(examples.length).toBeGreaterThan(types.length)
  })

  it.each(types)('%s', (type) => {
    const own = examples.filter((example) => example.type === type)
    expect(own, `write schema/examples/${type}/<case>.json`).not.toEqual([])
    expect(own.flatMap(faults)).toEqual([])
  })
})

it('has no folder of examples without a type', () => {
  expect(exampleFolders().filter((folder) => !types.includes(folder))).toEqual([])
})

it('writes examples as JSON.stringify does, with two spaces', () => {
  const untidy = examples.filter(({ text, value }) => text !== `${JSON.stringify(value, null, 2)}\n`)
  expect(untidy.map(({ file }) => file)).toEqual([])
})

function faults({ type, file, value }: Example): string[] {
  const verdict = validate(type as WireTypeName, value)
  return verdict.valid ? [] : verdict.issues.map(({ pointer, message }) => `${file}: ${pointer} ${message}`)
}
