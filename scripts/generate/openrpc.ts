import { type Bundle, mapSchema, refName } from './bundle.js'
import type { Example, Examples } from './examples.js'
import type { NotificationEntry, RequestEntry, Schema, Sources } from './load.js'

/** The newest OpenRPC that its meta-schema and tools read. */
const OPENRPC_VERSION = '1.3.2'

/**
 * The protocol as an OpenRPC document. OpenRPC knows requests only from client to server, and a method without a result
 * as a notification; what it cannot say stands in `x-direction`, `x-versions` and `x-results`.
 */
export function generateOpenRpc(
  sources: Sources,
  bundle: Bundle,
  examples: Examples,
  { version, license }: { version: string; license: string },
): string {
  const { manifest, errors } = sources
  const schemas = Object.fromEntries(Object.entries(bundle.$defs).map(([name, schema]) => [name, rebased(schema)]))
  const methods = [
    ...Object.entries(manifest.requests).map(([name, entry]) => request(name, entry, schemas, examples)),
    ...Object.entries(manifest.notifications).map(([name, entry]) => notification(name, entry, schemas, examples)),
  ]
  const document = {
    openrpc: OPENRPC_VERSION,
    info: {
      title: manifest.title,
      version,
      description: 'One compact JSON object per line over standard input and output.',
      license: { name: license },
    },
    'x-protocol-versions': manifest.versions,
    methods,
    components: {
      errors: Object.fromEntries(
        errors.map(({ name, code, summary, action }) => [name, { code, message: `${summary} ${action}` }]),
      ),
      'x-error-data': Object.fromEntries(
        errors.flatMap(({ name, data }) => (data === null ? [] : [[name, reference(data)]])),
      ),
      schemas,
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function request(name: string, entry: RequestEntry, schemas: Record<string, Schema>, examples: Examples): object {
  const results = [...new Set(Object.values(entry.result))]
  const newest = results.at(-1) ?? ''
  return {
    ...method(name, entry, entry.params, schemas),
    result: { name: newest, schema: results.length === 1 ? reference(newest) : { anyOf: results.map(reference) } },
    'x-results': Object.fromEntries(Object.entries(entry.result).map(([version, type]) => [version, reference(type)])),
    errors: entry.errors.map((error) => ({ $ref: `#/components/errors/${error}` })),
    examples: results.map((type) => ({
      name: type,
      params: exampleParams(entry.params, examples),
      result: { name: type, value: firstExample(type, examples) },
    })),
  }
}

function notification(
  name: string,
  entry: NotificationEntry,
  schemas: Record<string, Schema>,
  examples: Examples,
): object {
  return {
    ...method(name, entry, entry.params, schemas),
    examples: [{ name: entry.params, params: exampleParams(entry.params, examples) }],
  }
}

function method(
  name: string,
  { direction, versions, summary, when }: RequestEntry | NotificationEntry,
  params: string | null,
  schemas: Record<string, Schema>,
): object {
  const { properties = {}, required = [] } = schemas[params ?? ''] ?? {}
  return {
    name,
    summary,
    description: when,
    tags: [{ name: direction }],
    'x-direction': direction,
    'x-versions': versions,
    paramStructure: 'by-name',
    params: Object.entries(properties).map(([member, { description, ...schema }]) => ({
      name: member,
      description,
      required: required.includes(member),
      schema,
    })),
  }
}

function exampleParams(type: string | null, examples: Examples): Example[] {
  const value = type === null ? {} : firstExample(type, examples)
  return Object.entries(value as object).map(([name, member]) => ({ name, value: member }))
}

function firstExample(type: string, examples: Examples): unknown {
  return examples.get(type)?.[0]?.value
}

function rebased(schema: Schema): Schema {
  return mapSchema(schema, (node) => (node.$ref === undefined ? node : reference(refName(node) ?? '')))
}

function reference(type: string): Schema {
  return { $ref: `#/components/schemas/${type}` }
}
