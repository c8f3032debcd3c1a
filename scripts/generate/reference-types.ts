import { refName } from './bundle.js'
import type { Schema } from './load.js'
import { code, paragraphs, table } from './reference-markdown.js'
import { taggedUnion } from './unions.js'

/** What the text of a type needs to know of all others. */
export interface TypeContext {
  $defs: Record<string, Schema>
  /** A link to the place where a type is described. */
  link: (typeName: string) => string
  /** The text of that link. */
  label: (typeName: string) => string
}

/** What a value of a named type may be: its members, variants or values. */
export function typeBody(schema: Schema, context: TypeContext): string {
  const union = taggedUnion(schema, context.$defs)
  if (union) {
    const { tag, open, variants, base } = union
    const named = [...variants].every(([value, name]) => context.label(name) === value)
    const rows = [...variants].map(([value, name]) => [
      ...(named ? [] : [code(value)]),
      context.link(name),
      context.$defs[name]?.description ?? '',
    ])
    const head = named ? [code(tag), 'Meaning'] : [code(tag), 'Type', 'Meaning']
    const rule = open
      ? `The field \`${tag}\` says which of these it is. Accept and keep a value of another \`${tag}\`.`
      : `The field \`${tag}\` says which of these it is.`
    const shared = base === undefined ? [] : [`All have the fields of ${context.link(base)}.`]
    return paragraphs(rule, ...shared, table(head, rows))
  }
  if (schema.properties) return fieldTable(schema, context)
  if (schema.type === 'object') return 'An object. No field of it is defined.'
  return sentence(typeText(schema, context))
}

/** The members of an object type. Those of what it extends come first where `flat` says so, else as a link. */
export function fieldTable(schema: Schema, context: TypeContext, flat = false): string {
  const base = schema.allOf?.[0] === undefined ? undefined : refName(schema.allOf[0])
  const inherited = base !== undefined && flat ? context.$defs[base] : undefined
  const properties = { ...inherited?.properties, ...schema.properties }
  const required = new Set([...(inherited?.required ?? []), ...(schema.required ?? [])])
  const rows = Object.entries(properties).map(([name, member]) => [
    code(name),
    required.has(name) ? typeText(member, context) : `${typeText(member, context)}; optional`,
    member.description ?? '',
  ])
  const fields = rows.length === 0 ? 'No fields.' : table(['Field', 'Type', 'Meaning'], rows)
  return base === undefined || flat ? fields : paragraphs(`The fields of ${context.link(base)}, and these:`, fields)
}

/** What a value may be, as part of a sentence or a table. */
function typeText(schema: Schema, context: TypeContext): string {
  const name = refName(schema) ?? refName(schema.allOf?.[0] ?? {})
  if (name !== undefined) return context.link(name)
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return alternatives(schema.enum.map((value) => code(JSON.stringify(value))))
  const known = schema['x-known-values']
  if (known) return `string; known are ${known.map((value) => code(JSON.stringify(value))).join(', ')}`
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return alternatives(branches.map((branch) => typeText(branch, context)))
  if (schema.type === 'array') {
    const items = typeText(schema.items ?? {}, context)
    const count = schema.minItems === 1 && schema.maxItems === 1 ? 'array of exactly one ' : 'array of '
    return `${count}${items}${schema.uniqueItems ? ', none twice' : ''}`
  }
  if (schema.type === undefined) return 'any JSON'
  return [alternatives([schema.type].flat()), ...bounds(schema)].join(', ')
}

/** The bounds of a number or string. That integers are safe integers goes without saying: the index page says it. */
function bounds({ minimum, maximum, minLength }: Schema): string[] {
  const found: string[] = []
  if (typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER) found.push(`at least ${minimum}`)
  if (typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER) found.push(`at most ${maximum}`)
  if (minLength === 1) found.push('not empty')
  return found
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function alternatives(parts: string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
}
