import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { validate, type WireTypeName } from '../../src/index.js'
import { root } from '../support/cli.js'

interface ValueCase {
  type: WireTypeName
  value: unknown
  issues: { pointer: string; keyword: string }[]
}

const folder = path.join(root, 'test/vectors/messages')

describe.each(
  readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { rule: string; cases: ValueCase[] },
  ),
)('messages: $rule', ({ cases }) => {
  it.each(cases)('$type $value', ({ type, value, issues }) => {
    const found = validate(type, value)
    expect(found.valid ? [] : found.issues.map(({ pointer, keyword }) => ({ pointer, keyword }))).toEqual(issues)
  })
})
