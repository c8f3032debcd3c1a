import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { type Bundle, mapSchema, refName } from './bundle.js'
import { oneOf } from './emit.js'
import type { Schema } from './load.js'
import { taggedUnion } from './unions.js'

const UNKNOWN_TAG = `
/**
 * The tag of a variant that this release does not know. At run time it is any string; in the types it is a pattern no
 * known tag matches, so that comparing a tag with a known one narrows a union and misspelt tags do not compile.
 */
export type UnknownTag = \`unknown:\${string}\`
`

/** The types of the bundle, with what they need. */
export async function generateTypes(bundle: Bundle): Promise<string> {
  return `${UNKNOWN_TAG}\n${await compileTypes(bundle.$defs)}`
}

/**
 * One TypeScript type per schema type. Types are closed where the schemas are open: they do not admit a misspelt member.
 * An open union `X` becomes `KnownX | UnknownX`.
 */
export async function compileTypes(schemas: Record<string, Schema>): Promise<string> {
  const $defs: Record<string, Schema> = {}
  for (const [name, schema] of Object.entries(schemas)) {
    const union = taggedUnion(schema, schemas)
    if (union?.open) Object.assign($defs, openUnionTypes(name, schema, union))
    else $defs[name] = { ...mapSchema(schema, toTypeScript), title: name }
  }
  const text = await compile(
    { title: 'Bundle', type: 'object', additionalProperties: false, $defs } as JSONSchema,
    'Bundle',
    {
      bannerComment: '',
      additionalProperties: false,
      unreachableDefinitions: true,
      format: true,
      style: { semi: false, singleQuote: true, printWidth: 120 },
      strictIndexSignatures: false,
    },
  )
  return text
    .replace(/export interface Bundle \{\}\n/, '')
    .replace(
      /^ \*\n \* This interface was referenced by `Bundle`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/gm,
      '',
    )
}

function openUnionTypes(
  name: string,
  schema: Schema,
  union: { tag: string; variants: Map<string, string>; base?: string | undefined },
): Record<string, Schema> {
  const { tag, variants, base } = union
  const known = [...new Set(variants.values())]
  const label = (schema.title ?? name).toLowerCase()
  const tagSchema = { description: 'Not one of the known values.', tsType: 'UnknownTag' }
  return {
    [name]: { title: name, description: schema.description ?? '', tsType: `Known${name} | Unknown${name}` },
    [`Known${name}`]: {
      title: `Known${name}`,
      description: `Any ${label} this release knows.`,
      oneOf: known.map((variant) => ({ $ref: `#/$defs/${variant}` })),
    },
    [`Unknown${name}`]: {
      title: `Unknown${name}`,
      description: `Of a later release or a plugin: ${oneOf(label)} to pass on or to skip.`,
      type: 'object',
      ...(base && { extends: { $ref: `#/$defs/${base}` } }),
      properties: { [tag]: tagSchema },
      required: [tag],
      additionalProperties: true,
    },
  }
}

/** A schema without any of these accepts every value. */
const TYPE_KEYWORDS = ['type', 'const', 'enum', '$ref', 'allOf', 'anyOf', 'oneOf', 'tsType']

function toTypeScript(schema: Schema): Schema {
  const { 'x-open': _open, 'x-known-values': known, not: _, ...rest } = schema
  if (known) return { ...rest, tsType: `${known.map((value) => JSON.stringify(value)).join(' | ')} | (string & {})` }
  const base = rest.allOf?.[0] && rest.properties ? refName(rest.allOf[0]) : undefined
  if (base) {
    const { allOf: __, ...own } = rest
    return { ...own, extends: { $ref: `#/$defs/${base}` } }
  }
  if (!TYPE_KEYWORDS.some((keyword) => keyword in rest)) return { ...rest, tsType: 'unknown' }
  if (rest.type === 'object' && !rest.properties) return { ...rest, additionalProperties: true }
  if (rest.type === 'array') {
    // Tuple types for bounded arrays would make every reader count; the validators hold the bounds.
    const { minItems: ___, maxItems: ____, ...array } = rest
    return array
  }
  return rest
}
