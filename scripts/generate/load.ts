import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A JSON Schema, as far as the generators look into it. */
export interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  title?: string
  description?: string
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
  not?: Schema
  'x-open'?: boolean
  'x-known-values'?: string[]
  [keyword: string]: unknown
}

export interface RequestEntry {
  direction: 'client-to-server'
  versions: number[]
  summary: string
  when: string
  params: string | null
  result: Record<string, string>
  errors: string[]
}

export interface NotificationEntry {
  direction: 'server-to-client'
  versions: number[]
  summary: string
  when: string
  params: string
}

/** One frame of a sequence: exactly one of the names says which. */
export interface SequenceStep {
  request?: string
  result?: string
  error?: string
  notification?: string
  event?: string
  note?: string
}

export interface Sequence {
  title: string
  version: number
  steps: SequenceStep[]
}

export interface Manifest {
  title: string
  versions: { version: number; name: string; summary: string }[]
  requests: Record<string, RequestEntry>
  notifications: Record<string, NotificationEntry>
  sequences: Record<string, Sequence>
}

export interface ErrorEntry {
  code: number
  name: string
  summary: string
  action: string
  data: string | null
}

/** Everything under `schema/`, parsed. */
export interface Sources {
  /** Files with `$defs`, by path relative to `schema/` with `/`. */
  files: Map<string, Schema>
  manifest: Manifest
  manifestSchema: Schema
  /** The format of scenario files, which never cross the wire. */
  scenario: Schema
  errors: ErrorEntry[]
  /** SHA-256 over paths and contents, examples left out. */
  hash: string
}

/** Where the format of scenario files is described. */
export const SCENARIO_FILE = 'scenario.schema.json'

const NOT_TYPES = new Set(['protocol.json', 'manifest.schema.json', SCENARIO_FILE])

/** Reads `schema/`; throws with the file's name where one is not JSON. */
export function loadSources(schemaDir: string): Sources {
  const files = new Map<string, Schema>()
  const hash = createHash('sha256')
  let manifest: Manifest | undefined
  let manifestSchema: Schema | undefined
  let scenario: Schema | undefined
  for (const file of listFiles(schemaDir)) {
    if (file.startsWith('examples/') || !file.endsWith('.json')) continue
    const text = readFileSync(path.join(schemaDir, file), 'utf8').replaceAll('\r\n', '\n')
    hash.update(`${file}\n${text}\n`)
    const document = parseJson(text, file)
    if (file === 'protocol.json') manifest = document as unknown as Manifest
    if (file === 'manifest.schema.json') manifestSchema = document
    if (file === SCENARIO_FILE) scenario = document
    if (!NOT_TYPES.has(file)) files.set(file, document)
  }
  if (!manifest || !manifestSchema) throw new Error('schema/protocol.json or schema/manifest.schema.json is missing')
  if (!scenario) throw new Error(`schema/${SCENARIO_FILE} is missing`)
  const errors = (files.get('errors.json')?.['x-errors'] ?? []) as ErrorEntry[]
  return { files, manifest, manifestSchema, scenario, errors, hash: hash.digest('hex') }
}

/** Paths of all files below `dir`, relative, with `/`, sorted by code unit so that every machine agrees. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1))
}

function parseJson(text: string, file: string): Schema {
  try {
    return JSON.parse(text) as Schema
  } catch (error) {
    throw new Error(`schema/${file} is not JSON: ${(error as Error).message}`)
  }
}
