import { Ajv2020 } from 'ajv/dist/2020.js'
import { resolveRef, subschemas } from './bundle.js'
import { lintUnion } from './lint-unions.js'
import { SCENARIO_FILE, type Schema, type Sources } from './load.js'

const VOCABULARY = new Set([
  ...[
    '$ref',
    'title',
    'description',
    'type',
    'const',
    'enum',
    'required',
    'properties',
    'items',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
  ],
  ...['if', 'then', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'pattern'],
  ...['x-open', 'x-known-values'],
])

/** Beside `$defs`, what a file may say. */
const FILE_VOCABULARY = new Set(['$schema', '$ref', '$defs', 'title', 'description', 'x-errors'])

/** Names that the generated types take. */
const RESERVED_NAME = /^(Known|Unknown)[A-Z]|^Bundle$/

/** Checks the house rules; returns one line per breach, each saying where and what to write instead. */
export function lintSources(sources: Sources): string[] {
  return [...lintFiles(sources), ...lintManifest(sources), ...lintErrors(sources)]
}

function* lintFiles(sources: Sources): Generator<string> {
  const owners = new Map<string, string>()
  for (const [file, document] of sources.files) {
    if (!document.title || !document.description || !document.$defs)
      yield `schema/${file}: give the file a title, a description and "$defs" with its types`
    for (const keyword of Object.keys(document)) {
      if (!FILE_VOCABULARY.has(keyword))
        yield `schema/${file}: the types of a file stand in "$defs", not in "${keyword}"`
    }
    for (const [name, schema] of Object.entries(document.$defs ?? {})) {
      const at = `schema/${file}#/$defs/${name}`
      const owner = owners.get(name)
      if (owner) yield `${at}: the name is taken by schema/${owner}; type names are unique over all files`
      owners.set(name, file)
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield `${at}: a type name is PascalCase`
      if (RESERVED_NAME.test(name)) yield `${at}: generated types take the names Bundle, Known… and Unknown…`
      if (!schema.title) yield `${at}: give the type a title`
      if (!schema.description) yield `${at}: give the type a description`
      yield* lintSchema(schema, at, file, sources, true)
    }
  }
}

function* lintSchema(schema: Schema, at: string, file: string, sources: Sources, isType: boolean): Generator<string> {
  for (const keyword of Object.keys(schema)) {
    // Wire types are open for reading; a scenario is written by hand, and a misspelt member in it is a mistake.
    if (keyword === 'additionalProperties' && file === SCENARIO_FILE) continue
    if (!VOCABULARY.has(keyword))
      yield `${at}: the keyword "${keyword}" is not in use here; see scripts/generate/lint.ts for those that are`
  }
  if (schema.$ref !== undefined) {
    if (Object.keys(schema).length > 1)
      yield `${at}: a $ref stands alone; write "allOf": [{ "$ref": … }] beside other keywords`
    const target = resolveRef(file, schema.$ref)
    if (!sources.files.get(target.file)?.$defs?.[target.name])
      yield `${at}: ${schema.$ref} points at nothing; a reference names an entry of some file's $defs`
  }
  yield* lintOpenness(schema, at)
  yield* lintUnion(schema, at, file, sources)
  for (const keyword of ['enum', 'x-known-values', 'required'] as const) {
    const values: unknown[] = schema[keyword] ?? []
    if (new Set(values).size < values.length) yield `${at}/${keyword}: a value stands there twice`
  }
  if (schema.properties && isType && schema.type !== 'object') yield `${at}: a type with members has "type": "object"`
  if (schema.properties && !isType)
    yield `${at}: an object with members is a type of its own: move it to $defs and refer to it`
  for (const name of schema.required ?? []) {
    if (schema.properties && !schema.properties[name]) yield `${at}: "${name}" is required but not among the properties`
  }
  for (const { path, schema: child } of subschemas(schema)) {
    const childAt = `${at}/${path.join('/')}`
    if (path[0] === 'properties' && isType && !child.description) yield `${childAt}: give the member a description`
    if (path[0] === 'if') yield* lintCondition(child, childAt)
    else yield* lintSchema(child, childAt, file, sources, false)
  }
}

function* lintOpenness(schema: Schema, at: string): Generator<string> {
  const known = schema['x-known-values'] !== undefined
  const cases = schema.allOf?.some((branch) => branch.if) ?? false
  const choice = schema.enum !== undefined || schema.oneOf !== undefined || schema.anyOf !== undefined || known || cases
  if (choice && typeof schema['x-open'] !== 'boolean')
    yield `${at}: say whether it is open or closed: "x-open": true or false`
  if (!choice && schema['x-open'] !== undefined) yield `${at}: "x-open" belongs on an enumeration or a union`
  if (schema.enum && schema['x-open'] === true)
    yield `${at}: an open enumeration has "x-known-values" in place of "enum", so that it accepts values it does not know`
  if (known && (schema['x-open'] !== true || schema.type !== 'string'))
    yield `${at}: "x-known-values" goes with "type": "string" and "x-open": true`
  if ((schema.oneOf || schema.anyOf) && schema['x-open'] === true)
    yield `${at}: an open union is an "allOf" of "if" the tag "then" the variant`
  if (cases && schema['x-open'] === false) yield `${at}: a closed union is a "oneOf" of variants with a "const" tag`
}

function* lintCondition(condition: Schema, at: string): Generator<string> {
  const [[, tag] = ['', {} as Schema], ...rest] = Object.entries(condition.properties ?? {})
  if (Object.keys(condition).length !== 1 || rest.length > 0 || typeof tag.const !== 'string' || tag.const === '') {
    yield `${at}: the condition of a union is { "properties": { TAG: { "const": VALUE } } }`
  }
}

function* lintManifest(sources: Sources): Generator<string> {
  const ajv = new Ajv2020({ allErrors: true })
  const { $schema: _, ...schema } = sources.manifestSchema
  if (!ajv.validate(schema, sources.manifest)) {
    for (const error of ajv.errors ?? []) yield `schema/protocol.json#${error.instancePath}: ${error.message}`
    return
  }
  const types = new Map<string, Schema>()
  for (const document of sources.files.values())
    for (const [name, schema] of Object.entries(document.$defs ?? {})) types.set(name, schema)
  const versions = sources.manifest.versions.map(({ version }) => version)
  const errorNames = new Set(sources.errors.map(({ name }) => name))
  for (const [method, entry] of Object.entries(sources.manifest.requests)) {
    const at = `schema/protocol.json#/requests/${method.replaceAll('/', '~1')}`
    yield* lintVersions(entry.versions, versions, at)
    if (entry.params !== null) yield* lintParams(entry.params, types, at)
    if (Object.keys(entry.result).join() !== entry.versions.join())
      yield `${at}/result: give one result for each of the versions ${entry.versions.join(', ')}`
    for (const [version, name] of Object.entries(entry.result)) {
      if (!types.has(name)) yield `${at}/result/${version}: there is no type ${name}`
      else if (types.get(name)?.type !== 'object')
        yield `${at}/result/${version}: a result is an object, and ${name} is not`
    }
    for (const name of entry.errors)
      if (!errorNames.has(name)) yield `${at}/errors: there is no error ${name} in schema/errors.json`
  }
  for (const [method, entry] of Object.entries(sources.manifest.notifications)) {
    const at = `schema/protocol.json#/notifications/${method}`
    yield* lintVersions(entry.versions, versions, at)
    yield* lintParams(entry.params, types, at)
  }
  yield* lintSequences(sources)
}

function* lintSequences({ manifest, errors, files }: Sources): Generator<string> {
  const versions = manifest.versions.map(({ version }) => version)
  const events = new Set([...files.values()].flatMap(({ $defs }) => eventTypes($defs?.SessionEvent)))
  for (const [name, { version, steps }] of Object.entries(manifest.sequences)) {
    const at = `schema/protocol.json#/sequences/${name}`
    yield* lintVersions([version], versions, at)
    for (const [index, step] of steps.entries()) {
      const stepAt = `${at}/steps/${index}`
      const request = step.request ?? step.result
      if (request !== undefined && !manifest.requests[request]?.versions.includes(version))
        yield `${stepAt}: there is no request ${request} in version ${version}`
      if (step.notification !== undefined && !manifest.notifications[step.notification]?.versions.includes(version))
        yield `${stepAt}: there is no notification ${step.notification} in version ${version}`
      if (step.error !== undefined && !errors.some(({ name }) => name === step.error))
        yield `${stepAt}: there is no error ${step.error} in schema/errors.json`
      if (step.event !== undefined && !events.has(step.event))
        yield `${stepAt}: there is no session event ${step.event}`
    }
  }
}

function eventTypes(union: Schema | undefined): unknown[] {
  return (union?.allOf ?? []).map((branch) => branch.if?.properties?.type?.const)
}

function* lintParams(name: string, types: Map<string, Schema>, at: string): Generator<string> {
  if (!types.has(name)) yield `${at}/params: there is no type ${name}`
  else if (types.get(name)?.type !== 'object') yield `${at}/params: params are an object, and ${name} is not`
}

function* lintVersions(own: number[], all: number[], at: string): Generator<string> {
  for (const version of own) if (!all.includes(version)) yield `${at}/versions: there is no version ${version}`
}

function* lintErrors(sources: Sources): Generator<string> {
  const codes = new Set<number>()
  const names = new Set<string>()
  const types = sources.files.get('errors.json')?.$defs ?? {}
  for (const [index, entry] of sources.errors.entries()) {
    const at = `schema/errors.json#/x-errors/${index}`
    if (codes.has(entry.code)) yield `${at}: the code ${entry.code} is taken`
    codes.add(entry.code)
    if (names.has(entry.name)) yield `${at}: the name ${entry.name} is taken`
    names.add(entry.name)
    const ours = Number.isInteger(entry.code) && entry.code >= -32099 && entry.code <= -32000
    const standard = [-32700, -32600, -32601, -32602, -32603].includes(entry.code)
    if (!ours && !standard) yield `${at}: a code is one of JSON-RPC's or lies from -32099 to -32000`
    if (!/^[A-Z][A-Za-z0-9]*$/.test(entry.name ?? '') || !entry.summary || !entry.action)
      yield `${at}: give the error a name in PascalCase, a summary, and an action: what the client does about it`
    if (entry.data !== null && !types[entry.data]) yield `${at}/data: there is no type ${entry.data} in this file`
  }
}
