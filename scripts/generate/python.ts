import { type Bundle, refName } from './bundle.js'
import type { ErrorEntry, Schema, Sources } from './load.js'
import { type TaggedUnion, taggedUnion } from './unions.js'

const MAX_SAFE = Number.MAX_SAFE_INTEGER

/** Attributes of pydantic's base class that a field must not hide. */
const TAKEN = new Set(['copy', 'dict', 'json', 'schema', 'construct', 'validate', 'parse_obj', 'from_orm'])

/** One pydantic model per object type, an alias per union and enumeration, the error codes and the method tables. */
export function generatePython(sources: Sources, bundle: Bundle): string {
  const { $defs } = bundle
  const names = Object.keys($defs)
  const unions = new Map<string, TaggedUnion>()
  for (const name of names) {
    const union = taggedUnion($defs[name] as Schema, $defs)
    if (union) unions.set(name, union)
  }
  const isModel = (name: string) => !unions.has(name) && $defs[name]?.type === 'object'
  const models = names.filter(isModel).map((name) => model(name, flattened($defs[name] as Schema, $defs)))
  const unknowns = [...unions].flatMap(([name, union]) =>
    union.open ? [unknownModel(name, $defs[name] as Schema, union, $defs)] : [],
  )
  const aliases = names.filter((name) => !isModel(name))
  const simple = aliases.filter((name) => !unions.has(name) && references($defs[name] as Schema).length === 0)
  const others = sorted(
    aliases.filter((name) => !simple.includes(name)),
    (name) =>
      unions.has(name) ? [...(unions.get(name) as TaggedUnion).variants.values()] : references($defs[name] as Schema),
  )
  const allModels = [
    ...names.filter(isModel),
    ...[...unions].flatMap(([name, { open }]) => (open ? [`Unknown${name}`] : [])),
  ]
  return `# Made by \`npm run generate\` from schema/ (sha256 ${sources.hash}). Do not edit.
"""Every wire type of the protocol, by its wire name. Attributes are snake_case; both names are accepted, the wire's go out."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field

from ._types import (
    Bool,
    Integer,
    NonEmptyStr,
    NonNegative,
    NotNull,
    NotNullConst,
    NotificationEntry,
    Number,
    PositiveInteger,
    RequestEntry,
    SafeInteger,
    Str,
    TrueLiteral,
    Unique,
    Unsigned,
    WireModel,
    exactly,
    tagged,
    variant,
    without,
)

SCHEMA_HASH = "${sources.hash}"
"""SHA-256 of the schemas that this module was made from."""

PROTOCOL_VERSIONS = (${sources.manifest.versions.map(({ version }) => `${version},`).join(' ')})
"""Every protocol version, oldest first."""

${errorCodes(sources.errors)}

${simple.map((name) => alias(name, $defs[name] as Schema)).join('\n')}
${[...models, ...unknowns].join('\n')}
${others.map((name) => (unions.has(name) ? unionAlias(name, $defs[name] as Schema, unions.get(name) as TaggedUnion) : alias(name, $defs[name] as Schema))).join('\n')}
for _model in (
${allModels.map((name) => `    ${name},`).join('\n')}
):
    _model.model_rebuild()

WIRE_TYPES: dict[str, Any] = {
${names.map((name) => `    "${name}": ${name},`).join('\n')}
}
"""Every wire type by name, for \`pydantic.TypeAdapter\`."""

REQUESTS: dict[str, RequestEntry] = {
${Object.entries(sources.manifest.requests)
  .map(([method, { versions, params, result }]) => {
    const results = Object.entries(result).map(([version, name]) => `${version}: ${name}`)
    return `    ${string(method)}: RequestEntry(versions=(${versions.map((version) => `${version},`).join(' ')}), params=${params ?? 'None'}, results={${results.join(', ')}}),`
  })
  .join('\n')}
}
"""What clients may ask, by method name."""

NOTIFICATIONS: dict[str, NotificationEntry] = {
${Object.entries(sources.manifest.notifications)
  .map(
    ([method, { versions, params }]) =>
      `    ${string(method)}: NotificationEntry(versions=(${versions.map((version) => `${version},`).join(' ')}), params=${params}),`,
  )
  .join('\n')}
}
"""What servers tell unasked, by method name."""
`
}

function errorCodes(errors: ErrorEntry[]): string {
  const codes = errors.map(({ code, name, summary, action }) => {
    const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
    return `    ${constant} = ${code}\n    ${docstring(`${summary} ${action}`)}`
  })
  return `\nclass ErrorCode(IntEnum):\n    """Every error code of the protocol. Codes outside this list may arrive: keep them."""\n\n${codes.join('\n')}\n`
}

/** An object type with the members of what it extends, since Python refuses to narrow an inherited member. */
function flattened(schema: Schema, $defs: Record<string, Schema>): Schema {
  const base = schema.properties && schema.allOf?.[0] ? refName(schema.allOf[0]) : undefined
  if (!base) return schema
  const inherited = flattened($defs[base] as Schema, $defs)
  return {
    ...schema,
    properties: { ...inherited.properties, ...schema.properties },
    required: [...new Set([...(inherited.required ?? []), ...(schema.required ?? [])])],
  }
}

function model(name: string, schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {}).map(([member, child]) =>
    field(member, child, schema.required?.includes(member) ?? false),
  )
  for (const member of schema.not?.required ?? []) fields.push(`    _without_${member} = without(${string(member)})`)
  const body = fields.length > 0 ? `\n\n${fields.join('\n')}` : ''
  return `\nclass ${name}(WireModel):\n    ${docstring(schema.description ?? name)}${body}\n`
}

function unknownModel(name: string, schema: Schema, { tag, base }: TaggedUnion, $defs: Record<string, Schema>): string {
  const label = (schema.title ?? name).toLowerCase()
  const own: Schema = base
    ? flattened($defs[base] as Schema, $defs)
    : { properties: { [tag]: { type: 'string' } }, required: [tag] }
  return model(`Unknown${name}`, {
    ...own,
    description: `${label[0]?.toUpperCase()}${label.slice(1)} of a later release or a plugin: pass it on or skip it.`,
  })
}

function field(member: string, schema: Schema, required: boolean): string {
  const attribute = member.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()
  if (TAKEN.has(attribute))
    throw new Error(`the member "${member}" would hide an attribute of pydantic: mend scripts/generate/python.ts`)
  const named = camel(attribute) === member ? undefined : `alias="${member}"`
  const nullable = Array.isArray(schema.type) && schema.type.includes('null')
  let annotation = typeOf(schema)
  let value = ''
  if (required && named) value = ` = Field(${named})`
  if (!required) {
    if (!nullable && annotation !== 'Any')
      annotation = `Annotated[Optional[${annotation}], ${schema.const === undefined ? 'NotNull' : 'NotNullConst'}]`
    value = named ? ` = Field(default=None, ${named})` : ' = None'
  }
  return `    ${attribute}: ${annotation}${value}${schema.description ? `\n    ${docstring(schema.description)}` : ''}`
}

/** What pydantic's generator makes of an attribute's name. */
function camel(attribute: string): string {
  return attribute.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase())
}

function typeOf(schema: Schema): string {
  const reference = schema.$ref
    ? refName(schema)
    : schema.allOf?.length === 1
      ? refName(schema.allOf[0] as Schema)
      : undefined
  if (reference) return reference
  if (schema.const !== undefined) return constant(schema.const)
  if (schema.enum) return `Literal[${schema.enum.map((value) => string(String(value))).join(', ')}]`
  if (schema['x-known-values']) return `Union[Literal[${schema['x-known-values'].map(string).join(', ')}], Str]`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return `Union[${choices.map(typeOf).join(', ')}]`
  if (Array.isArray(schema.type)) return `Union[${schema.type.map((type) => typeOf({ ...schema, type })).join(', ')}]`
  switch (schema.type) {
    case undefined:
      return 'Any'
    case 'null':
      return 'None'
    case 'string':
      return schema.minLength === 1 ? 'NonEmptyStr' : 'Str'
    case 'boolean':
      return 'Bool'
    case 'integer':
    case 'number':
      return numeric(schema)
    case 'object':
      return 'dict[str, Any]'
    case 'array':
      return array(schema)
    default:
      throw new Error(`no Python type for ${JSON.stringify(schema)}: mend scripts/generate/python.ts`)
  }
}

function constant(value: unknown): string {
  if (value === true) return 'TrueLiteral'
  if (typeof value === 'string') return `Literal[${string(value)}]`
  return `Annotated[Literal[${String(value)}], exactly(${String(value)})]`
}

function numeric({ type, minimum, maximum }: Schema): string {
  if (type === 'number') {
    if (minimum === undefined) return 'Number'
    if (minimum === 0) return 'NonNegative'
  } else if (maximum === MAX_SAFE) {
    if (minimum === 0) return 'Unsigned'
    if (minimum === 1) return 'PositiveInteger'
    if (minimum === -MAX_SAFE) return 'SafeInteger'
  } else if (minimum === undefined) return 'Integer'
  throw new Error(`no Python type for the bounds ${minimum} to ${maximum}: mend scripts/generate/python.ts`)
}

function array({ items = {}, minItems, maxItems, uniqueItems }: Schema): string {
  const bounds = [
    minItems !== undefined && `min_length=${minItems}`,
    maxItems !== undefined && `max_length=${maxItems}`,
  ].filter(Boolean)
  const extras = [bounds.length > 0 && `Field(${bounds.join(', ')})`, uniqueItems && 'Unique'].filter(Boolean)
  const list = `list[${typeOf(items)}]`
  return extras.length > 0 ? `Annotated[${list}, ${extras.join(', ')}]` : list
}

function alias(name: string, schema: Schema): string {
  return `\n${name} = ${typeOf(schema)}\n${docstring(schema.description ?? name)}\n`
}

function unionAlias(name: string, schema: Schema, { tag, open, variants }: TaggedUnion): string {
  const known = [...variants].map(([value, variant]) => `        Annotated[${variant}, variant(${string(value)})],`)
  if (open) known.push(`        Annotated[Unknown${name}, variant("")],`)
  const tags = `(${[...variants.keys()].map((value) => `${string(value)},`).join(' ')})`
  return `\n${name} = Annotated[\n    Union[\n${known.join('\n')}\n    ],\n    tagged("${tag}", ${tags}, ${open ? 'True' : 'False'}),\n]\n${docstring(schema.description ?? name)}\n`
}

/** Names of the types that a schema refers to. */
function references(schema: Schema): string[] {
  return [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map((match) => match[1] as string)
}

/** Orders names so that each comes after those it depends on. */
function sorted(names: string[], dependencies: (name: string) => string[]): string[] {
  const order: string[] = []
  const visit = (name: string) => {
    if (order.includes(name) || !names.includes(name)) return
    for (const dependency of dependencies(name)) if (dependency !== name) visit(dependency)
    order.push(name)
  }
  for (const name of names) visit(name)
  return order
}

function string(text: string): string {
  return JSON.stringify(text)
}

function docstring(text: string): string {
  return `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"')}"""`
}
