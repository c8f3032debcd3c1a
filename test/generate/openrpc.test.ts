import { createRequire } from 'node:module'
import path from 'node:path'
import jsonSchema from '@json-schema-tools/meta-schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import manifest from '../../schema/protocol.json' with { type: 'json' }
import { ROOT, readBundle, readExamples, readJson } from '../support/schemas.js'

interface Method {
  name: string
  params: { name: string; required: boolean; schema: object }[]
  result?: { schema: object }
  examples: { params: { name: string; value: unknown }[]; result?: { name: string; value: unknown } }[]
}

interface Document {
  methods: Method[]
  components: { errors: Record<string, { code: number }>; schemas: Record<string, object> }
}

const document = readJson(path.join(ROOT, 'src/generated/openrpc.json')) as Document

// Its types have the document and not the meta-schema.
const { openrpcDocument } = createRequire(import.meta.url)('@open-rpc/meta-schema')

/** The meta-schema refers to JSON Schema's by an address without the slash at the end. */
const metaAjv = new Ajv({ strict: false, validateFormats: false, validateSchema: false })
metaAjv.addSchema(jsonSchema, 'https://meta.json-schema.tools')
const isOpenRpc = metaAjv.compile(openrpcDocument)

const ajv = new Ajv2020({ strict: false }).addSchema(document, 'openrpc')
const validateAt = (schema: object, value: unknown) => ajv.compile(absolute(schema))(value)

describe('the OpenRPC document', () => {
  it('is one by the meta-schema', () => {
    isOpenRpc(document)
    expect(isOpenRpc.errors ?? []).toEqual([])
  })

  it.each([
    ['a method without params', ({ methods }: Document) => delete (methods[0] as Partial<Method>).params],
    ['a misspelt member', ({ methods }: Document) => Object.assign(methods[0] as Method, { sumary: '' })],
    [
      'an error without a code',
      ({ components }: Document) => delete (components.errors.SessionBusy as { code?: number }).code,
    ],
  ])('is none with %s', (_what, spoil) => {
    const spoilt = structuredClone(document)
    spoil(spoilt)
    expect(isOpenRpc(spoilt)).toBe(false)
  })

  it('has every method, every type and every error', () => {
    expect(document.methods.map(({ name }) => name)).toEqual([
      ...Object.keys(manifest.requests),
      ...Object.keys(manifest.notifications),
    ])
    expect(Object.keys(document.components.schemas)).toEqual(Object.keys(readBundle().$defs))
    for (const { errors } of Object.values(manifest.requests))
      expect(Object.keys(document.components.errors)).toEqual(expect.arrayContaining(errors))
  })

  it('has a result for requests and none for notifications', () => {
    expect(document.methods.filter(({ result }) => result).map(({ name }) => name)).toEqual(
      Object.keys(manifest.requests),
    )
  })

  it('refers to nothing that is not in it', () => {
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? []
    expect(references.length).toBeGreaterThan(300)
    const missing = references.map((text) => JSON.parse(`{${text}}`).$ref as string).filter((ref) => !find(ref))
    expect(missing).toEqual([])
  })

  it.each(document.methods)('$name has examples that its schemas take', ({ params, result, examples }) => {
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) {
      const given = new Map(example.params.map(({ name, value }) => [name, value]))
      for (const { name, required, schema } of params) {
        if (required) expect([...given.keys()]).toContain(name)
        if (given.has(name)) expect(validateAt(schema, given.get(name)), name).toBe(true)
      }
      if (result) expect(validateAt(result.schema, example.result?.value)).toBe(true)
    }
  })

  it('has schemas that take the examples of their types', () => {
    const wrong = readExamples().filter(
      ({ type, value }) => !validateAt({ $ref: `#/components/schemas/${type}` }, value),
    )
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})

function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openrpc#/'))
}

function find(ref: string): unknown {
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
}
