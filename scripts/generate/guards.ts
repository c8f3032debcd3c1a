import type { Bundle } from './bundle.js'
import { docComment, literal, oneOf } from './emit.js'
import { taggedUnion } from './unions.js'

/** For every open union: its known tags, and guards that tell known variants from unknown ones. */
export function generateGuards(bundle: Bundle): string {
  const imports: string[] = []
  const blocks: string[] = []
  for (const [name, schema] of Object.entries(bundle.$defs)) {
    const union = taggedUnion(schema, bundle.$defs)
    if (!union?.open) continue
    const { tag, variants } = union
    const label = (schema.title ?? name).toLowerCase()
    const constant = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_${tag.toUpperCase()}S`
    imports.push(`Known${name}`, name, `Unknown${name}`)
    blocks.push(`
${docComment(`Every ${tag} of ${oneOf(label)} that this release knows.`)}export const ${constant} = [
${[...variants.keys()].map((value) => `  ${literal(value)},`).join('\n')}
] as const

const known${name}: ReadonlySet<string> = new Set(${constant})

${docComment(`Whether this release knows the ${label}'s ${tag}.`)}export function isKnown${name}(value: ${name}): value is Known${name} {
  return known${name}.has(value.${tag})
}

${docComment(`Whether the ${label} is of a later release or a plugin.`)}export function isUnknown${name}(value: ${name}): value is Unknown${name} {
  return !known${name}.has(value.${tag})
}
`)
  }
  return `
import type { ${imports.sort().join(', ')} } from './types.js'
${blocks.join('')}`
}
