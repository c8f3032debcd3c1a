import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { type FrameContext, type ProtocolVersion, validateFrame } from '../src/index.js'
import { root } from './support/cli.js'

interface Case {
  from: 'client' | 'server'
  version?: ProtocolVersion
  requestMethod?: string
  frame?: unknown
  line?: string
  mended?: unknown
  kind?: string
  pointer?: string
  code?: number
}

const folder = path.join(root, 'test/vectors')
const vectors = ['accept', 'reject'].flatMap((verdict) =>
  readdirSync(path.join(folder, verdict)).map((file) => {
    const content = JSON.parse(readFileSync(path.join(folder, verdict, file), 'utf8')) as {
      rule: string
      cases: Case[]
    }
    return { verdict, file, ...content }
  }),
)

const contextOf = ({ from, version, requestMethod }: Case): FrameContext => ({
  from,
  protocolVersion: version,
  requestMethod,
})
const show = ({ line, frame }: Case) => line ?? JSON.stringify(frame)

describe.each(vectors)('$verdict: $rule', ({ verdict, file, cases, rule }) => {
  it('keeps the vectors’ own schema, and its name is its rule', () => {
    const schema = JSON.parse(readFileSync(path.join(folder, 'schema.json'), 'utf8'))
    const ajv = new Ajv2020({ strict: false })
    expect([ajv.validate(schema, { rule, cases }), ajv.errors]).toEqual([true, null])
    expect(file).toBe(`${rule.replaceAll(' ', '-')}.json`)
  })

  it.each(cases.map((vector) => [show(vector), vector] as const))('%s', (_name, vector) => {
    const found = validateFrame(vector.line ?? vector.frame, contextOf(vector))
    if (verdict === 'accept') {
      expect(found).toMatchObject({ valid: true })
      return
    }
    const { kind, pointer, code } = vector
    expect(found).toMatchObject({ valid: false, fault: { kind, pointer }, ...(code && { code }) })
    expect(validateFrame(vector.mended, contextOf(vector))).toMatchObject({ valid: true })
  })
})
