import { refName, type Schema } from './bundle.js'

/** A schema and its JSON Pointer in the bundle. */
export interface Place {
  schema: Schema
  pointer: string
}

/** Schemas that a value must all fit: what a type says, and what it takes over by `allOf`. */
export type Node = readonly Place[]

/** Something a schema says, and where. */
export interface Said<T> {
  value: T
  pointer: string
}

export interface Variant {
  node: Node
  /** What to call it. */
  name: string
  /** The type it refers to. */
  type: string | undefined
  /** Values of the union's tag that choose it. */
  tags: unknown[]
}

export interface Union {
  open: boolean
  /** The member that tells the variants apart, where one does. */
  tag: string | undefined
  variants: Variant[]
  pointer: string
}

/** What a node says, read from all its schemas. */
export interface Shape {
  pointer: string
  /** `integer` and `fraction` in place of `number`. */
  types: ReadonlySet<string>
  /** The only values, or the known ones of an open enumeration. */
  values: (Said<unknown[]> & { open: boolean }) | undefined
  bounds: Map<string, Said<number>>
  /** By keyword, what else is asked, as JSON. */
  constraints: Map<string, Map<string, string>>
  members: Map<string, Node>
  required: Set<string>
  items: Node
  unions: Union[]
}

/** Keywords whose value is a bound; whether the smaller one is the tighter. */
export const BOUNDS: Readonly<Record<string, 'lower' | 'upper'>> = {
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
  minProperties: 'lower',
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  maxProperties: 'upper',
}

const ANNOTATIONS = ['$schema', '$defs', '$comment', 'title', 'description', 'examples', 'default', 'deprecated']
const READ = ['$ref', 'type', 'const', 'enum', 'required', 'properties', 'items', 'allOf', 'anyOf', 'oneOf']
const NO_CONSTRAINT = new Set([...ANNOTATIONS, ...READ, ...Object.keys(BOUNDS)])

export const ALL_TYPES: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'integer',
  'fraction',
  'string',
  'array',
  'object',
])

export function typeNode(name: string, $defs: Record<string, Schema>): Node {
  return part($defs[name], `#/$defs/${name}`)
}

/** A JSON Pointer's child. */
export function child(pointer: string, ...tokens: (string | number)[]): string {
  return [pointer, ...tokens.map((token) => String(token).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')
}

export function shapeOf(node: Node, $defs: Record<string, Schema>): Shape {
  const places = [...expand(node, $defs)]
  const shape: Shape = {
    pointer: (places.find(({ schema }) => Object.keys(schema).some((key) => !ANNOTATIONS.includes(key))) ?? node[0])
      ?.pointer as string,
    types: ALL_TYPES,
    values: undefined,
    bounds: new Map(),
    constraints: new Map(),
    members: new Map(),
    required: new Set(places.flatMap(({ schema }) => schema.required ?? [])),
    items: places.flatMap(({ schema, pointer }) => part(schema.items, child(pointer, 'items'))),
    unions: [],
  }
  for (const { schema, pointer } of places) {
    if (schema.type !== undefined) shape.types = intersection(shape.types, new Set([schema.type].flat().flatMap(kinds)))
    readValues(shape, schema, pointer)
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const before = shape.members.get(name) ?? []
      shape.members.set(name, [...before, ...part(member, child(pointer, 'properties', name))])
    }
    readBounds(shape, schema, pointer)
    const union = unionOf(schema, pointer, $defs)
    if (union) shape.unions.push(union)
  }
  for (const name of shape.required) if (!shape.members.has(name)) shape.members.set(name, part({}, shape.pointer))
  if (shape.values && !shape.values.open) {
    shape.values.value = shape.values.value.filter((value) => shape.types.has(kindOf(value)))
    shape.types = new Set(shape.values.value.map(kindOf))
  }
  return shape
}

function part(schema: Schema | boolean | undefined, pointer: string): Node {
  if (schema === undefined) return []
  if (typeof schema === 'boolean') return [{ schema: schema ? {} : { not: {} }, pointer }]
  return [{ schema, pointer }]
}

/** The schemas of a node, those that they refer to before their own. */
function* expand(node: Node, $defs: Record<string, Schema>, seen = new Set<string>()): Generator<Place> {
  for (const place of node) {
    if (seen.has(place.pointer)) continue
    seen.add(place.pointer)
    const { schema, pointer } = place
    if (schema.$ref !== undefined) yield* expand(typeNode(refName(schema.$ref), $defs), $defs, seen)
    for (const [index, branch] of (schema.allOf ?? []).entries()) {
      if (!branch.if) yield* expand(part(branch, child(pointer, 'allOf', index)), $defs, seen)
    }
    yield place
  }
}

function readValues(shape: Shape, schema: Schema, pointer: string): void {
  const closed = 'const' in schema ? [schema.const] : schema.enum
  if (closed) {
    const before = shape.values?.open === false ? shape.values.value.map(json) : undefined
    const value = before ? closed.filter((each) => before.includes(json(each))) : closed
    shape.values = { value, open: false, pointer: child(pointer, schema.enum ? 'enum' : 'const') }
  } else if (schema['x-known-values'] && !shape.values) {
    shape.values = { value: schema['x-known-values'], open: true, pointer: child(pointer, 'x-known-values') }
  }
}

function readBounds(shape: Shape, schema: Schema, pointer: string): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const side = BOUNDS[keyword]
    if (side) {
      const before = shape.bounds.get(keyword)
      const said = { value: value as number, pointer: child(pointer, keyword) }
      if (!before || isTighter(side, said.value, before.value)) shape.bounds.set(keyword, said)
    } else if (!NO_CONSTRAINT.has(keyword) && !keyword.startsWith('x-') && value !== false) {
      const all = shape.constraints.get(keyword) ?? new Map()
      shape.constraints.set(keyword, all.set(json(value), child(pointer, keyword)))
    }
  }
}

export function isTighter(side: 'lower' | 'upper', value: number, than: number): boolean {
  return side === 'lower' ? value > than : value < than
}

function unionOf(schema: Schema, pointer: string, $defs: Record<string, Schema>): Union | undefined {
  const cases = [...(schema.allOf ?? []).entries()].filter(([, branch]) => branch.if)
  if (cases.length > 0) {
    const variants = cases.map(([index, branch]) => {
      const value = Object.values(branch.if?.properties ?? {})[0]?.const
      return {
        ...variantOf(branch.then ?? {}, child(pointer, 'allOf', index, 'then')),
        name: json(value),
        tags: [value],
      }
    })
    return { open: true, tag: Object.keys(cases[0]?.[1].if?.properties ?? {})[0], variants, pointer }
  }
  const keyword = schema.oneOf ? 'oneOf' : 'anyOf'
  const branches = schema[keyword]
  if (!branches) return undefined
  const variants = branches.map((branch, index) => variantOf(branch, child(pointer, keyword, index)))
  const closed = variants.map(({ node }) => closedMembers(node, $defs))
  const tag = [...(closed[0]?.keys() ?? [])].find((name) => {
    const values = closed.flatMap((members) => (members.get(name) ?? [undefined]).map(json))
    return closed.every((members) => members.has(name)) && new Set(values).size === values.length
  })
  if (tag !== undefined) for (const [index, variant] of variants.entries()) variant.tags = closed[index]?.get(tag) ?? []
  return { open: false, tag, variants, pointer: child(pointer, keyword) }
}

function variantOf(schema: Schema, pointer: string): Variant {
  const type = schema.$ref === undefined ? undefined : refName(schema.$ref)
  return { node: part(schema, pointer), name: type ?? json(schema), type, tags: [] }
}

/** The required members of which only some values are allowed, with these values. */
function closedMembers(node: Node, $defs: Record<string, Schema>): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>()
  const places = [...expand(node, $defs)]
  const required = new Set(places.flatMap(({ schema }) => schema.required ?? []))
  for (const { schema } of places) {
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const values = 'const' in member ? [member.const] : member.enum
      if (values && required.has(name)) found.set(name, values)
    }
  }
  return found
}

function kinds(type: string): string[] {
  return type === 'number' ? ['integer', 'fraction'] : [type]
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction'
  return typeof value
}

function intersection<T>(left: ReadonlySet<T>, right: ReadonlySet<T>): Set<T> {
  return new Set([...left].filter((each) => right.has(each)))
}

export function json(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}
