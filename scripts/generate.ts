/**
 * Writes everything that is made from `schema/`. With `--check` it writes nothing, and fails where a file differs, is
 * missing or is not made by anything.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTwoFilesPatch } from 'diff'
import { bundleSources } from './generate/bundle.js'
import { generateErrors } from './generate/errors.js'
import { loadExamples } from './generate/examples.js'
import { generateGuards } from './generate/guards.js'
import { lintSources } from './generate/lint.js'
import { listFiles, loadSources } from './generate/load.js'
import { generateOpenRpc } from './generate/openrpc.js'
import { generatePackage, generatePythonPackage } from './generate/package.js'
import { generatePython } from './generate/python.js'
import { generateReference } from './generate/reference.js'
import { generateRegistry } from './generate/registry.js'
import { generateScenario, withScenario } from './generate/scenario.js'
import { generateTypes } from './generate/types.js'
import { generateValidators } from './generate/validators.js'

const COMMAND = 'npm run generate'
/** Enough of a difference to recognise it; the file itself is one command away. */
const DIFF_LINES = 40

const root = fileURLToPath(new URL('..', import.meta.url))

/** Makes all outputs from a project's `schema/`: contents by path relative to the project. */
export async function generate(projectDir: string): Promise<Map<string, string>> {
  const sources = loadSources(path.join(projectDir, 'schema'))
  const problems = lintSources(withScenario(sources))
  if (problems.length > 0) throw new Error(`The schemas break the house rules:\n${problems.join('\n')}`)
  const bundle = bundleSources(sources)
  const examples = loadExamples(path.join(projectDir, 'schema'))
  const packageJson = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'))
  const header = `// Made by \`${COMMAND}\` from schema/ (sha256 ${sources.hash}). Do not edit.\n`
  const reference = generateReference(sources, bundle, examples)
  return new Map([
    ...[...reference].map(([page, text]) => [`docs/reference/${page}`, text] as const),
    [
      'python/src/dsh_wire/_version.py',
      `# Made by \`${COMMAND}\` from package.json. Do not edit.\n${generatePythonPackage(packageJson)}`,
    ],
    ['python/src/dsh_wire/models.py', generatePython(sources, bundle)],
    ['src/generated/errors.ts', header + generateErrors(sources)],
    ['src/generated/guards.ts', header + generateGuards(bundle)],
    ['src/generated/openrpc.json', generateOpenRpc(sources, bundle, examples, packageJson)],
    [
      'src/generated/package.ts',
      `// Made by \`${COMMAND}\` from package.json. Do not edit.\n${generatePackage(packageJson)}`,
    ],
    ['src/generated/registry.ts', header + generateRegistry(sources, bundle)],
    ['src/generated/scenario.ts', header + (await generateScenario(sources, bundle))],
    ['src/generated/schema.json', `${JSON.stringify(bundle, null, 2)}\n`],
    ['src/generated/types.ts', header + (await generateTypes(bundle))],
    ['src/generated/validators.ts', header + (await generateValidators(bundle))],
  ])
}

/** Folders in which every file is generated. */
const GENERATED_DIRS = ['docs/reference', 'src/generated']

/** Compares the outputs with what is in the project; returns a description of every difference. */
export function differences(projectDir: string, outputs: Map<string, string>): string[] {
  const found: string[] = []
  for (const [file, expected] of outputs) {
    const target = path.join(projectDir, file)
    const actual = existsSync(target) ? readFileSync(target, 'utf8') : ''
    if (actual !== expected)
      found.push(shortened(createTwoFilesPatch(file, file, actual, expected, 'in the project', 'generated')))
  }
  for (const file of strayFiles(projectDir, outputs)) found.push(`${file}: nothing generates this file`)
  return found
}

function strayFiles(projectDir: string, outputs: Map<string, string>): string[] {
  return GENERATED_DIRS.flatMap((dir) => {
    const absolute = path.join(projectDir, dir)
    return existsSync(absolute) ? listFiles(absolute).map((file) => `${dir}/${file}`) : []
  }).filter((file) => !outputs.has(file))
}

function write(projectDir: string, outputs: Map<string, string>): void {
  for (const [file, contents] of outputs) {
    const target = path.join(projectDir, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, contents)
  }
  for (const file of strayFiles(projectDir, outputs)) rmSync(path.join(projectDir, file))
}

function shortened(patch: string): string {
  const lines = patch.split('\n').map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line))
  return lines.length <= DIFF_LINES
    ? lines.join('\n')
    : `${lines.slice(0, DIFF_LINES).join('\n')}\n… ${lines.length - DIFF_LINES} more lines`
}

async function main(args: string[]): Promise<number> {
  const unknown = args.filter((arg) => arg !== '--check')
  if (unknown.length > 0) {
    console.error(`unknown option ${unknown[0]}; usage: ${COMMAND} [-- --check]`)
    return 2
  }
  const outputs = await generate(root)
  if (!args.includes('--check')) {
    write(root, outputs)
    console.log(`wrote ${outputs.size} files`)
    return 0
  }
  const found = differences(root, outputs)
  if (found.length === 0) {
    console.log(`${outputs.size} generated files match the schemas`)
    return 0
  }
  console.error(`${found.join('\n\n')}\n\n${found.length} generated files differ from the schemas. Run: ${COMMAND}`)
  return 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    return 1
  })
}
