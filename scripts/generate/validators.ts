import { fileURLToPath } from 'node:url'
import { _, Ajv, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import { type Bundle, mapSchema } from './bundle.js'
import type { Schema } from './load.js'
import { taggedUnion } from './unions.js'

const standalone = standaloneModule.default

/** esbuild writes paths relative to it into its output: whoever generates, from wherever, must get the same. */
const PROJECT_DIR = fileURLToPath(new URL('../..', import.meta.url))

/** More faults than anyone reads; a hostile frame of 64 MiB would otherwise make millions of error objects. */
const MAX_ERRORS = 20

/** A validator for every type of the bundle. */
export async function generateValidators(bundle: Bundle): Promise<string> {
  return `// @ts-nocheck the code is ajv's

/** One fault, as the generated code records it. */
export interface ValidatorError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** Returns whether the value has the type; after \`false\`, \`errors\` says why until the next call. */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidatorError[] | null
}

${await compileValidators(bundle.$defs, Object.keys(bundle.$defs))}`
}

/**
 * ajv's standalone code for the named types, bundled into TypeScript without imports. Unions are dispatched on their
 * tag: plain `if`/`then` and `oneOf` try every branch and pile up the errors of all.
 */
export async function compileValidators(schemas: Record<string, Schema>, names: string[]): Promise<string> {
  const ajv = new Ajv({
    allErrors: true,
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    messages: false,
    code: { source: true, esm: true, lines: true },
  })
  ajv.addVocabulary(['x-open', 'x-known-values', 'x-tag'])
  ajv.addKeyword(dispatchKeyword)
  const $defs = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, dispatched(schema, schemas)]))
  ajv.addSchema({ $id: 'bundle', $defs })
  const code = standalone(ajv, Object.fromEntries(names.map((name) => [`validate${name}`, `bundle#/$defs/${name}`])))
  const bundled = await build({
    stdin: { contents: HELPERS + shorter(code), resolveDir: PROJECT_DIR, loader: 'js' },
    absWorkingDir: PROJECT_DIR,
    preserveSymlinks: true,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    write: false,
  })
  const text = bundled.outputFiles[0]?.text ?? ''
  return declareExports(withLocals(plainNumbers(withoutSchemas(withoutOrigins(text)))), names)
}

/** Replaces a tagged union by the keyword `dispatch`, which looks at the tag and validates the one variant it names. */
function dispatched(schema: Schema, $defs: Record<string, Schema>): Schema {
  return mapSchema(schema, (node) => {
    const union = taggedUnion(node, $defs)
    if (!union) return node
    const { allOf: __, oneOf: ___, ...rest } = node
    const cases = Object.fromEntries([...union.variants].map(([value, name]) => [value, { $ref: `#/$defs/${name}` }]))
    const base = union.base ? { [OTHERWISE]: { $ref: `#/$defs/${union.base}` } } : {}
    return { ...rest, type: 'object', 'x-tag': union.tag, dispatch: { ...cases, ...base } }
  })
}

/** Key of the schema that holds for an unknown tag; no tag value is empty. */
const OTHERWISE = ''

const dispatchKeyword: CodeKeywordDefinition = {
  keyword: 'dispatch',
  type: 'object',
  schemaType: 'object',
  error: {
    message: 'must have a known tag',
    params: ({ schema, parentSchema }) =>
      _`{tag: ${parentSchema?.['x-tag']}, allowedValues: [${list(Object.keys(schema))}]}`,
  },
  code(context: KeywordCxt) {
    const { gen, data, schema, parentSchema } = context
    const valid = gen.let('valid', true)
    const tag = gen.const('tag', _`${data}[${parentSchema['x-tag']}]`)
    // Numbers are compared faster than texts: most variants are told apart by the length of their tag.
    const length = gen.const('length', _`typeof ${tag} == "string" ? ${tag}.length : -1`)
    const validate = (schemaProp: string) => gen.assign(valid, apply(schemaProp))
    const apply = (schemaProp: string) => {
      const branchValid = gen.name('valid')
      context.subschema({ keyword: 'dispatch', schemaProp }, branchValid)
      return branchValid
    }
    gen.if(false)
    for (const value of Object.keys(schema).filter((key) => key !== OTHERWISE)) {
      gen.elseIf(_`${length} === ${value.length} && ${tag} === ${value}`)
      validate(value)
    }
    gen.else()
    if (parentSchema['x-open'] === false) {
      context.error()
      gen.assign(valid, false)
    } else if (schema[OTHERWISE]) {
      validate(OTHERWISE)
    }
    gen.endIf()
    context.ok(valid)
  },
}

/** What the shortened code calls. Paths are relative to the value in hand: only a fault is worth the time to write one. */
const HELPERS = `function fault(errors, instancePath, { keyword, params }) {
  const error = { instancePath, keyword, params }
  if (errors === null) return [error]
  errors.push(error)
  return errors
}
function below(errors, path, inner) {
  for (const error of inner) error.instancePath = path + error.instancePath
  return errors === null ? inner : errors.concat(inner)
}
`

function list(values: string[]): Code {
  return values.slice(1).reduce<Code>((code, value) => _`${code}, ${value}`, _`${values[0] ?? ''}`)
}

/** ajv's code, with the same verdict and the same errors, in less text and with nothing to do for a value that is right. */
function shorter(code: string): string {
  return relativePaths(boundLoops(compactErrors(code)))
}

const STRING = /"(?:[^"\\]|\\.)*"/g
/** A variable in an expression: neither a key of an object nor a literal. */
const NAME = /\b(?!true|false|null)[a-z]\w*(?![\w:])/i

/** Replaces the lines that record a fault, at some two thousand places, by a call. Equal faults are written once. */
function compactErrors(code: string): string {
  const push = String.raw`\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n`
  const pattern = new RegExp(
    String.raw`const (err\d+) = \{instancePath(?::(.*?))?,schemaPath:"(?:[^"\\]|\\.)*",keyword:("\w+"),params:(.*)\};${push}`,
    'g',
  )
  const constants = new Map<string, string>()
  const compact = code.replace(pattern, (_match, _name, path = 'instancePath', keyword, params) => {
    const fault = `{keyword: ${keyword}, params: ${params}}`
    if (NAME.test(params.replace(STRING, '""'))) {
      return `vErrors = fault(vErrors, ${path}, ${fault});\n`
    }
    const constant = constants.get(fault) ?? `fault${constants.size}`
    constants.set(fault, constant)
    return `vErrors = fault(vErrors, ${path}, ${constant});\n`
  })
  if (constants.size === 0 || /const err\d+ = \{i/.test(compact)) throw new Error(changed('errors', 'compactErrors'))
  return [...constants].map(([fault, constant]) => `const ${constant} = ${fault};\n`).join('') + compact
}

/** Has each validator tell where a fault is relative to its own value, and callers complete the path of a fault. */
function relativePaths(code: string): string {
  const context = String.raw`\{instancePath(?::(.*?))?,parentData.*?,rootData\}`
  const merge = String.raw`\nvErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;`
  const call = new RegExp(
    String.raw`if\(!\((validate\d+|wrapper\d+\.validate)\((.*?), ?${context}\)\)\)\{${merge}`,
    'g',
  )
  const relative = code
    .replace(/, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/g, ')')
    .replace(
      call,
      (_match, validate, data, path = '""') =>
        `if(!${validate}(${data})){\nvErrors = below(vErrors, ${path}, ${validate}.errors);\nerrors = vErrors.length;`,
    )
    .replace(/instancePath\s*\+\s*/g, '')
    .replace(/vErrors, instancePath,/g, 'vErrors, "",')
  if (/\binstancePath\b/.test(relative)) throw new Error(changed('calls', 'relativePaths'))
  return relative
}

/** Writes tests of numbers, and of the length of a text that must not be empty, the short and fast way. */
function plainNumbers(code: string): string {
  return code
    .replace(/typeof (\S+) == "number" && \(!\(\1 % 1\) && !isNaN\(\1\)\) && isFinite\(\1\)/g, 'Number.isInteger($1)')
    .replace(/(\S+) ([<>]) (\S+) \|\| isNaN\(\1\)/g, '$1 $2 $3')
    .replace(/func\d+\((\w+)\) < 1\b/g, '$1.length < 1')
}

/** A member of the value in hand; what has a length may be an array. */
const MEMBER = /\bdata\.(?!length\b)(\w+)\b/g

/** Reads each member of a value once: parsed objects are of many shapes, so that every access is a search. */
function withLocals(code: string): string {
  const block = /^( +)if \(data && typeof data == "object" && !Array\.isArray\(data\)\) \{\n[\s\S]*?^\1\}/gm
  return code.replace(block, (whole, indent: string) => {
    const [head, ...body] = whole.split('\n')
    const text = body.join('\n')
    const members = new Set([...text.matchAll(MEMBER)].map(([, name]) => name))
    const locals = [...members].map((name) => `${indent}  const member_${name} = data.${name};`)
    return [head, ...locals, text.replace(MEMBER, 'member_$1')].join('\n')
  })
}

function changed(what: string, where: string): string {
  return `ajv writes its ${what} in another way now: mend ${where} in scripts/generate/validators.ts`
}

/** Ends a loop over an array by the faults of that loop: another branch of an `anyOf` must not cut it short. */
function boundLoops(code: string): string {
  const bounded = code.replace(
    /for\(let (\w+)=0; \1<(\w+); \1\+\+\)\{/g,
    (_match, index, length) =>
      `for(let ${index}=0, before${index}=errors; ${index}<${length} && errors-before${index}<${MAX_ERRORS}; ${index}++){`,
  )
  if (bounded === code) throw new Error(changed('array loops', 'boundLoops'))
  return bounded
}

/** Drops where ajv's helpers can be required from, which ajv keeps for generators such as this one. */
function withoutOrigins(code: string): string {
  return code.replace(/^ *\w+\.code = 'require\(.*';\n/gm, '')
}

/** Drops the copies of the schemas that ajv keeps beside its code: the bundle is published as JSON already. */
function withoutSchemas(code: string): string {
  return code.replace(/^var schema\d+ = \{[^\n]*\};?$\n/gm, (line, offset: number) => {
    const name = line.slice('var '.length, line.indexOf(' ='))
    return code.slice(offset + line.length).includes(name) ? line : ''
  })
}

function declareExports(code: string, names: string[]): string {
  const body = code
    .replace(/^validate\d+\.evaluated = .*;\n/gm, '')
    .replace(/^export \{[^}]*\};?\n/gm, '')
    .replace(/^(?:var|const) validate([A-Z]\w*) = (validate\d+);$/gm, 'export const validate$1: Validator = $2;')
  for (const name of names) {
    if (!body.includes(`export const validate${name}: Validator`))
      throw new Error(`no validator came out for ${name}: mend declareExports`)
  }
  return body
}
