import { refName } from './bundle.js'
import type { Schema } from './load.js'

/** A union whose variants are told apart by the value of one member. */
export interface TaggedUnion {
  /** The member that tells the variants apart, such as `type` or `kind`. */
  tag: string
  open: boolean
  /** Type names by tag value, in the order of the schema. */
  variants: Map<string, string>
  /** What a variant with an unknown tag must still satisfy, where it is a type of its own. */
  base?: string | undefined
}

/**
 * Reads the two forms a tagged union has in `schema/`: open, as `allOf` of `if` the tag `then` the variant, in which an
 * unknown tag passes; closed, as `oneOf` of variants whose tag is a `const` or an `enum`.
 */
export function taggedUnion(schema: Schema, $defs: Record<string, Schema>): TaggedUnion | undefined {
  return openUnion(schema) ?? closedUnion(schema, $defs)
}

function openUnion(schema: Schema): TaggedUnion | undefined {
  const conditions = schema.allOf?.filter((branch) => branch.if) ?? []
  if (schema['x-open'] !== true || conditions.length === 0) return undefined
  const variants = new Map<string, string>()
  let tag = ''
  for (const branch of conditions) {
    const [[name, condition] = ['', {} as Schema]] = Object.entries(branch.if?.properties ?? {})
    tag = name
    variants.set(String(condition.const), refName(branch.then ?? {}) ?? '')
  }
  const base = schema.allOf?.find((branch) => branch.$ref)
  return { tag, open: true, variants, ...(base && { base: refName(base) }) }
}

function closedUnion(schema: Schema, $defs: Record<string, Schema>): TaggedUnion | undefined {
  const names = schema.oneOf?.map((branch) => refName(branch) ?? '') ?? []
  if (names.length === 0) return undefined
  for (const tag of Object.keys($defs[names[0] ?? '']?.properties ?? {})) {
    const variants = new Map<string, string>()
    for (const name of names) for (const value of tagValues($defs[name], tag)) variants.set(value, name)
    if (new Set(variants.values()).size === names.length) return { tag, open: false, variants }
  }
  return undefined
}

/** The values `variant` allows its tag to have; none where the tag is no fixed string. */
export function tagValues(variant: Schema | undefined, tag: string): string[] {
  const property = variant?.properties?.[tag]
  const values = property?.enum ?? (property?.const === undefined ? [] : [property.const])
  return values.every((value) => typeof value === 'string') ? (values as string[]) : []
}
