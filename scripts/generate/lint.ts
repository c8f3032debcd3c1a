import { Ajv2020 } from 'ajv/dist/2020.js'
import { resolveRef, subschemas } from './bundle.js'
import type { Schema, Sources } from './load.js'

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

/** Checks the house rules; returns one line per breach, each saying where and what to write instead. */
export function lintSources(sources: Sources): string[] {
  return [...lintFiles(sources), ...lintManifest(sources), ...lintErrors(sources)]
}

function* lintFiles(sources: Sources): Generator<string> {
  const owners = new Map<string, string>()
  for (const [file, document] of sources.files) {
    for (const [name, schema] of Object.entries(document.$defs ?? {})) {
      const at = `schema/${file}#/$defs/${name}`
      const owner = owners.get(name)
      if (owner) yield `${at}: the name is taken by schema/${owner}; type names are unique over all files`
      owners.set(name, file)
      if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) yield `${at}: a type name is PascalCase`
      if (!schema.title) yield `${at}: give the type a title`
      if (!schema.description) yield `${at}: give the type a description`
      yield* lintSchema(schema, at, file, sources, true)
    }
  }
}

function* lintSchema(schema: Schema, at: string, file: string, sources: Sources, isType: boolean): Generator<string> {
  for (const keyword of Object.keys(schema)) {
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
  if (choice && schema['x-open'] === undefined) yield `${at}: say whether it is open or closed: "x-open": true or false`
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
  if (Object.keys(condition).length !== 1 || rest.length > 0 || typeof tag.const !== 'string') {
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
    if (entry.params !== null && !types.has(entry.params)) yield `${at}/params: there is no type ${entry.params}`
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
    if (!types.has(entry.params)) yield `${at}/params: there is no type ${entry.params}`
  }
}

function* lintVersions(own: number[], all: number[], at: string): Generator<string> {
  for (const version of own) if (!all.includes(version)) yield `${at}/versions: there is no version ${version}`
}

function* lintErrors(sources: Sources): Generator<string> {
  const codes = new Set<number>()
  const types = sources.files.get('errors.json')?.$defs ?? {}
  for (const [index, entry] of sources.errors.entries()) {
    const at = `schema/errors.json#/x-errors/${index}`
    if (codes.has(entry.code)) yield `${at}: the code ${entry.code} is taken`
    codes.add(entry.code)
    const ours = entry.code >= -32099 && entry.code <= -32000
    const standard = [-32700, -32600, -32601, -32602, -32603].includes(entry.code)
    if (!ours && !standard) yield `${at}: a code is one of JSON-RPC's or lies from -32099 to -32000`
    if (!entry.name || !entry.summary) yield `${at}: give the error a name and a summary`
    if (entry.data !== null && !types[entry.data]) yield `${at}/data: there is no type ${entry.data} in this file`
  }
}
