/** A JSON Schema, as far as comparing looks into it. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  'x-open'?: boolean
  'x-known-values'?: string[]
  [keyword: string]: unknown
}

interface Entry {
  direction: 'client-to-server' | 'server-to-client'
  versions: number[]
}

export interface Request extends Entry {
  /** The type of the parameters; null where there are none. */
  params: string | null
  /** The type of the result, by version. */
  result: Record<string, string>
}

export interface Notification extends Entry {
  params: string
}

export interface ErrorCode {
  code: number
  /** The type of its data; null where there is none. */
  data: string | null
}

/** A whole protocol in one document: `dsh-wire/schema.json`. */
export interface Bundle {
  'x-protocol': {
    versions: number[]
    requests: Record<string, Request>
    notifications: Record<string, Notification>
    errors: Record<string, ErrorCode>
  }
  /** Every type by name, with references of the form `#/$defs/Name`. */
  $defs: Record<string, Schema>
}

/** Takes parsed JSON for a bundle. @throws if it is none, or names a type that it does not hold. */
export function asBundle(value: unknown): Bundle {
  const { 'x-protocol': protocol, $defs } = (value ?? {}) as Partial<Bundle>
  if (!isObject($defs)) throw new Error('not a schema bundle: it has no "$defs"')
  if (!isObject(protocol) || !Array.isArray(protocol.versions)) {
    throw new Error('not a bundle of a whole protocol: "x-protocol", which says the methods, is missing')
  }
  for (const part of ['requests', 'notifications', 'errors'] as const) {
    if (!isObject(protocol[part])) throw new Error(`"x-protocol" has no "${part}"`)
  }
  const bundle = { 'x-protocol': protocol, $defs }
  for (const name of [...rootTypes(bundle), ...Object.values($defs).flatMap(references)]) {
    if (!Object.hasOwn($defs, name)) throw new Error(`there is no type ${name} in "$defs"`)
  }
  return bundle
}

/** Names of the types that no message leads to, such as the frames around them all. */
export function unreachedTypes(bundle: Bundle): string[] {
  const reached = new Set(rootTypes(bundle))
  for (const name of reached) for (const next of references(bundle.$defs[name])) reached.add(next)
  return Object.keys(bundle.$defs).filter((name) => !reached.has(name))
}

/** The type that a reference names. */
export function refName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1)
}

function rootTypes({ 'x-protocol': { requests, notifications, errors } }: Bundle): string[] {
  const names = [
    ...Object.values(requests).flatMap(({ params, result }) => [params, ...Object.values(result)]),
    ...Object.values(notifications).map(({ params }) => params),
    ...Object.values(errors).map(({ data }) => data),
  ]
  return names.filter((name) => name !== null)
}

function references(value: unknown): string[] {
  if (!isObject(value)) return []
  const own = typeof value.$ref === 'string' ? [refName(value.$ref)] : []
  return [...own, ...Object.values(value).flatMap(references)]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
