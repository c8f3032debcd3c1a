import { type Bundle, bundleSources, mapSchema, refName } from './bundle.js'
import { SCENARIO_FILE, type Schema, type Sources } from './load.js'
import { compileTypes } from './types.js'
import { compileValidators } from './validators.js'

/** The sources with the format of scenario files among the types, to be held to the same rules. */
export function withScenario(sources: Sources): Sources {
  return { ...sources, files: new Map([...sources.files, [SCENARIO_FILE, sources.scenario]]) }
}

/** Types and a validator of scenario files. Wire types in them are imported; `bundle` says which those are. */
export async function generateScenario(sources: Sources, bundle: Bundle): Promise<string> {
  const { $defs } = bundleSources(withScenario(sources))
  const imports = new Set<string>()
  const importWireTypes = (node: Schema): Schema => {
    const name = refName(node)
    if (!name || !bundle.$defs[name]) return node
    imports.add(name)
    return { tsType: name }
  }
  const own = Object.fromEntries(
    Object.keys(sources.scenario.$defs ?? {}).map((name) => [name, mapSchema($defs[name] ?? {}, importWireTypes)]),
  )
  const types = await compileTypes(own)
  return `// @ts-nocheck the validator's code is ajv's
import type { ${[...imports].sort().join(', ')} } from './types.js'
import type { Validator } from './validators.js'

${types}
${await compileValidators($defs, ['Scenario'])}`
}
