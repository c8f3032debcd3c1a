import path from 'node:path/posix'
import type { ErrorEntry, NotificationEntry, RequestEntry, Schema, Sources } from './load.js'

/** All public types in one document, by name, with references of the form `#/$defs/Name`, and what they are used for. */
export interface Bundle {
  $schema: string
  title: string
  description: string
  'x-protocol': Protocol
  $defs: Record<string, Schema>
}

/** The manifest and the error codes without their prose. */
export interface Protocol {
  versions: number[]
  requests: Record<string, Omit<RequestEntry, 'summary' | 'when'>>
  notifications: Record<string, Omit<NotificationEntry, 'summary' | 'when'>>
  errors: Record<string, Pick<ErrorEntry, 'code' | 'data'>>
}

/** Flattens the files into one document. References must resolve: lint first. */
export function bundleSources(sources: Sources): Bundle {
  const $defs: Record<string, Schema> = {}
  for (const [file, document] of sources.files) {
    for (const [name, schema] of Object.entries(document.$defs ?? {})) {
      $defs[name] = mapSchema(schema, (node) =>
        node.$ref ? { ...node, $ref: `#/$defs/${resolveRef(file, node.$ref).name}` } : node,
      )
    }
  }
  const sorted = Object.fromEntries(Object.entries($defs).sort(([a], [b]) => (a < b ? -1 : 1)))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: sources.manifest.title,
    description: `Every public type of the protocol; x-protocol says which methods use them. Made by \`npm run generate\` from schema/ (sha256 ${sources.hash}).`,
    'x-protocol': protocolOf(sources),
    $defs: sorted,
  }
}

function protocolOf({ manifest, errors }: Sources): Protocol {
  const withoutProse = <T extends { summary: string; when: string }>(entries: Record<string, T>) =>
    Object.fromEntries(Object.entries(entries).map(([method, { summary: _, when: __, ...entry }]) => [method, entry]))
  return {
    versions: manifest.versions.map(({ version }) => version),
    requests: withoutProse(manifest.requests),
    notifications: withoutProse(manifest.notifications),
    errors: Object.fromEntries(errors.map(({ name, code, data }) => [name, { code, data }])),
  }
}

/** Where a reference written in `file` points. */
export function resolveRef(file: string, ref: string): { file: string; name: string } {
  const [target = '', fragment = ''] = ref.split('#')
  return {
    file: target === '' ? file : path.join(path.dirname(file), target),
    name: fragment.startsWith('/$defs/') ? fragment.slice('/$defs/'.length) : '',
  }
}

/** The type a bundled `#/$defs/Name` reference names. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.slice('#/$defs/'.length)
}

const SCHEMA_KEYWORDS = ['items', 'if', 'then', 'not'] as const
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'] as const

/** Every schema directly inside `schema`, with the JSON Pointer tokens that lead there. */
export function* subschemas(schema: Schema): Generator<{ path: string[]; schema: Schema }> {
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    yield { path: ['properties', name], schema: child }
  for (const keyword of SCHEMA_KEYWORDS) {
    const child = schema[keyword]
    if (child !== undefined) yield { path: [keyword], schema: child }
  }
  for (const keyword of SCHEMA_LISTS) {
    for (const [index, child] of (schema[keyword] ?? []).entries())
      yield { path: [keyword, String(index)], schema: child }
  }
}

/** A copy of `schema` in which `change` has been applied to every schema, innermost first. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const copy = { ...schema }
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, child]) => [name, mapSchema(child, change)]),
    )
  }
  for (const keyword of SCHEMA_KEYWORDS) {
    const child = copy[keyword]
    if (child !== undefined) copy[keyword] = mapSchema(child, change)
  }
  for (const keyword of SCHEMA_LISTS) {
    const children = copy[keyword]
    if (children) copy[keyword] = children.map((child) => mapSchema(child, change))
  }
  return change(copy)
}
