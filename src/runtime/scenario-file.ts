import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ErrorCode } from '../generated/errors.js'
import { type Scenario, validateScenario } from '../generated/scenario.js'
import type { ValidationIssue } from '../generated/types.js'
import { JsonRpcResponseError } from '../jsonrpc/errors.js'
import { check } from '../protocol/check.js'

/** The folder of the built-in scenarios, as far from the sources as from the built files. */
const BUILT_IN_DIR = fileURLToPath(new URL('../../examples/scenarios/', import.meta.url))

/** The names of the built-in scenarios. */
export function builtInScenarios(): string[] {
  return readdirSync(BUILT_IN_DIR)
    .map((file) => path.basename(file, '.json'))
    .sort()
}

/**
 * Reads the scenario that a model names: a built-in one, or a file if the name has a `/` or ends in `.json`; a relative
 * path begins at `cwd`.
 * @throws JsonRpcResponseError that names the file, the place in it and what was expected there.
 */
export async function loadScenario(model: string, cwd: string): Promise<Scenario> {
  const isPath = model.includes('/') || model.endsWith('.json')
  const file = isPath ? path.resolve(cwd, model) : path.join(BUILT_IN_DIR, `${model}.json`)
  const value = parse(await read(file, isPath ? undefined : model), file)
  const issues = check(validateScenario, value)
  if (issues) throw invalidModel(issues.map((issue) => ({ ...issue, message: placed(file, issue) })))
  return value as Scenario
}

async function read(file: string, builtInName: string | undefined): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && builtInName !== undefined) throw unusable(unknownName(builtInName))
    if (code === 'ENOENT') throw unusable(`${file}: there is no such file`)
    if (code === 'EISDIR') throw unusable(`${file}: it is a directory; name a file in it`)
    throw unusable(`${file}: ${message}`)
  }
}

function unknownName(name: string): string {
  return `there is no built-in scenario ${JSON.stringify(name)}, only ${builtInScenarios().join(', ')}; a file's name has a "/" or ends in ".json"`
}

function parse(text: string, file: string): unknown {
  if (text.trim() === '') throw unusable(`${file}: it is empty; expected a scenario as JSON`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unusable(`${file}: not JSON: ${withLine((error as Error).message, text)}`)
  }
}

/** V8 tells line and column only in later releases than the oldest supported one. */
function withLine(message: string, text: string): string {
  const position =
    /at position (\d+)$/.exec(message)?.[1] ?? (message.includes('end of JSON') ? text.length : undefined)
  if (position === undefined) return message
  const lines = text.slice(0, Number(position)).split('\n')
  return `${message} (line ${lines.length} column ${(lines.at(-1) ?? '').length + 1})`
}

function placed(file: string, { pointer, message }: ValidationIssue): string {
  return `${file}: ${pointer === '' ? 'the whole' : pointer} ${message}`
}

function unusable(message: string): JsonRpcResponseError {
  return invalidModel([{ pointer: '', keyword: 'format', message }])
}

function invalidModel(issues: ValidationIssue[]): JsonRpcResponseError {
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return new JsonRpcResponseError(
    ErrorCode.InvalidParams,
    `the model names no scenario that can be played: ${issues[0]?.message}${more}`,
    { issues: issues.map((issue) => ({ ...issue, pointer: '/model' })) },
  )
}
