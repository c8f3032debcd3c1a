import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where each validator is that the validation cases compare. */
export const CACHE = 'node_modules/.cache'

/** Event types in a schema of the kind: as few as the first runtimes had, and as many as ours will soon have. */
export const TYPE_COUNTS = [6, 60]

export function validatorUrl(maker: 'ours' | 'ajv', types: number | 'all'): string {
  return pathToFileURL(path.resolve(CACHE, `validator-${maker}-${types}.mjs`)).href
}

interface Schema {
  allOf?: { $ref?: string; if?: { properties: { type: { const: string } } }; then?: { $ref: string } }[]
  [member: string]: unknown
}
type Definitions = Record<string, Schema>

/**
 * Compiles the schema bundle with plain ajv, by ajv's own defaults, and copies of it that have few and many event types
 * with both ajv and our generator. Runs in the driver, where the project's own ajv and esbuild are.
 */
export async function prepareValidators(): Promise<void> {
  const source = await readFile('../dist/schema.json', 'utf8')
  const generator = await readFile('../scripts/generate/validators.ts')
  const hash = createHash('sha256').update(source).update(generator).digest('hex')
  const marker = path.join(CACHE, `validators-${hash.slice(0, 16)}`)
  if (existsSync(marker)) return
  await mkdir(CACHE, { recursive: true })
  const { $defs } = JSON.parse(source) as { $defs: Definitions }
  await writeModule('ajv', 'all', await withAjv($defs))
  const { compileValidators } = await import('../scripts/generate/validators.js')
  for (const count of TYPE_COUNTS) {
    const schemas = withTypes($defs, count)
    await writeModule('ajv', count, await withAjv(schemas))
    await writeModule('ours', count, await compileValidators(schemas as never, [TYPE]))
  }
  await writeFile(marker, '')
}

const TYPE = 'SessionEventNotification'

/** The same schemas with so many types of event: the first ones of the union, and the one measured; or copies of it under other names. */
function withTypes($defs: Definitions, count: number): Definitions {
  const [base, ...variants] = $defs.SessionEvent?.allOf ?? []
  const measured = variants.filter((variant) => variant.then?.$ref === '#/$defs/AssistantChunkEvent')
  const others = variants.filter((variant) => !measured.includes(variant))
  const kept = [...others.slice(0, count - 1), ...measured]
  const copies: Definitions = {}
  while (kept.length < count) {
    const name = `CopiedEvent${kept.length}`
    const tag = `copied/event-${kept.length}`
    const text = JSON.stringify($defs.AssistantChunkEvent).replaceAll('"assistant/chunk"', JSON.stringify(tag))
    copies[name] = JSON.parse(text)
    kept.push({ if: { properties: { type: { const: tag } } }, then: { $ref: `#/$defs/${name}` } })
  }
  // The one measured comes last: where branches are tried in turn it is the one that all others are tried before.
  kept.sort((a, b) => Number(measured.includes(a)) - Number(measured.includes(b)))
  return { ...$defs, ...copies, SessionEvent: { ...$defs.SessionEvent, allOf: base ? [base, ...kept] : kept } }
}

/** What anyone gets who gives the bundle to ajv. */
async function withAjv($defs: Definitions): Promise<string> {
  const require = createRequire(path.resolve('../package.json'))
  const { Ajv2020 } = require('ajv/dist/2020.js')
  const standalone = require('ajv/dist/standalone/index.js').default
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true } })
  ajv.addSchema({ $id: 'bundle', $defs })
  return standalone(ajv, { [`validate${TYPE}`]: `bundle#/$defs/${TYPE}` })
}

/** ajv's code requires helpers of its own, even as a module: it is bundled with them. */
async function writeModule(maker: 'ours' | 'ajv', types: number | 'all', contents: string): Promise<void> {
  const { build } = await import('esbuild')
  const outfile = path.resolve(CACHE, `validator-${maker}-${types}.mjs`)
  const stdin = {
    contents,
    resolveDir: path.resolve('..'),
    loader: maker === 'ours' ? ('ts' as const) : ('js' as const),
  }
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', target: 'es2022', logLevel: 'error' })
}
