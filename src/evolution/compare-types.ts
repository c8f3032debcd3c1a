import type { Schema } from './bundle.js'
import type { RuleName } from './rules.js'
import {
  ALL_TYPES,
  BOUNDS,
  child,
  isTighter,
  json,
  type Node,
  type Said,
  type Shape,
  shapeOf,
  type Union,
  type Variant,
} from './shape.js'

/** One change of a type. */
export interface TypeChange {
  rule: RuleName
  /** JSON Pointer to the place, in the bundle that `bundle` names. */
  pointer: string
  /** The newer bundle, unless the place is gone from it. */
  bundle: 'old' | 'new'
  /** What changed there, shortly. */
  detail: string
}

type Defs = Record<string, Schema>

/** Compares two types member by member, through references: what a type is called makes no difference on the wire. */
export class TypeComparison {
  readonly #old: Defs
  readonly #new: Defs
  readonly #report: (change: TypeChange) => void
  /** Pairs compared already; types may hold themselves. */
  readonly #seen: Set<string>

  constructor(old: Defs, next: Defs, report: (change: TypeChange) => void, seen: Iterable<string> = []) {
    this.#old = old
    this.#new = next
    this.#report = report
    this.#seen = new Set(seen)
  }

  compare(oldNode: Node, newNode: Node): void {
    const pair = [oldNode, newNode].map((node) => node.map(({ pointer }) => pointer).join()).join(' ')
    if (this.#seen.has(pair)) return
    this.#seen.add(pair)
    const old = shapeOf(oldNode, this.#old)
    const next = shapeOf(newNode, this.#new)
    if (this.#compareChoices(old, next, oldNode, newNode)) return
    if (!this.#compareTypes(old, next)) return
    this.#compareBounds(old, next)
    this.#compareConstraints(old, next)
    this.#compareMembers(old, next)
    if (old.items.length + next.items.length > 0) this.compare(itemsOf(old), itemsOf(next))
  }

  #tell(rule: RuleName, pointer: string, detail: string, bundle: 'old' | 'new' = 'new'): void {
    this.#report({ rule, pointer, bundle, detail })
  }

  /** Compares unions. Returns whether that says everything: a type became one, or was one. */
  #compareChoices(old: Shape, next: Shape, oldNode: Node, newNode: Node): boolean {
    const [oldUnion, ...oldOthers] = old.unions
    const [newUnion, ...newOthers] = next.unions
    if (oldOthers.length + newOthers.length > 0) {
      if (json(old.unions) !== json(next.unions))
        this.#tell('constraint-changed', next.pointer, 'several unions in one')
      return false
    }
    if (!oldUnion && !newUnion) return false
    const wasChoice = oldUnion?.open === false
    const isChoice = newUnion?.open === false
    if (!oldUnion && isChoice) {
      this.#compareVariants(single(oldNode, old), newUnion)
      return true
    }
    if (!newUnion && wasChoice) {
      this.#compareVariants(oldUnion, single(newNode, next))
      return true
    }
    const none: Union = { open: true, tag: (oldUnion ?? newUnion)?.tag, variants: [], pointer: next.pointer }
    this.#compareVariants(oldUnion ?? none, newUnion ?? none)
    return wasChoice !== isChoice
  }

  #compareVariants(old: Union, next: Union): void {
    if (!old.open && next.open) this.#tell('union-opened', next.pointer, 'accepts variants it does not know')
    if (old.open && !next.open) this.#tell('union-closed', next.pointer, 'accepts its own variants only')
    const left = new Set(next.variants)
    for (const variant of old.variants) {
      const match = this.#match(variant, old, next, left)
      if (match) {
        left.delete(match)
        this.compare(variant.node, match.node)
      } else if (!next.open) {
        this.#tell('variant-removed', pointerOf(variant), variant.name, 'old')
      } else if (old.open) {
        this.#tell('known-variant-removed', pointerOf(variant), variant.name, 'old')
      }
    }
    for (const variant of left) {
      if (!old.open) this.#tell('variant-added', pointerOf(variant), variant.name)
      else if (next.open) this.#tell('known-variant-added', pointerOf(variant), variant.name)
    }
  }

  /** The variant that a value of `variant` is now: that of the same tag, or else of the same name, or else an equal one. */
  #match(variant: Variant, old: Union, next: Union, left: ReadonlySet<Variant>): Variant | undefined {
    const candidates = [...left]
    if (old.tag !== undefined && old.tag === next.tag) {
      const tags = new Set(variant.tags.map(json))
      return candidates.find((each) => each.tags.some((tag) => tags.has(json(tag))))
    }
    return (
      candidates.find(({ type }) => type !== undefined && type === variant.type) ??
      candidates.find(({ node }) => this.#isEqual(variant.node, node))
    )
  }

  #isEqual(oldNode: Node, newNode: Node): boolean {
    let equal = true
    const report = () => {
      equal = false
    }
    new TypeComparison(this.#old, this.#new, report, this.#seen).compare(oldNode, newNode)
    return equal
  }

  /** Compares types and values. Returns whether there is more to compare: not where any value is, or was, allowed. */
  #compareTypes(old: Shape, next: Shape): boolean {
    const oldValues = old.values?.value ?? []
    const newValues = next.values?.value ?? []
    const added = difference(newValues, oldValues)
    const removed = difference(oldValues, newValues)
    const wasClosed = old.values?.open === false
    const isClosed = next.values?.open === false
    const oldPointer = old.values?.pointer ?? old.pointer
    const newPointer = next.values?.pointer ?? next.pointer
    if (wasClosed && isClosed) {
      for (const value of added) this.#tell('enum-value-added', newPointer, json(value))
      for (const value of removed) this.#tell('enum-value-removed', oldPointer, json(value), 'old')
      return true
    }
    const gained = [...next.types].filter((type) => !old.types.has(type))
    const lost = [...old.types].filter((type) => !next.types.has(type))
    const detail = `${typeText(old.types)} → ${typeText(next.types)}`
    const common = lost.length < old.types.size
    if (!common || (gained.length > 0 && lost.length > 0)) this.#tell('type-changed', next.pointer, detail)
    else if (gained.length > 0) this.#tell('type-widened', next.pointer, detail)
    else if (lost.length > 0) this.#tell('type-narrowed', next.pointer, detail)
    if (!common || isAny(old.types) !== isAny(next.types)) return false
    if (wasClosed) this.#tell('enum-opened', next.pointer, `only ${listText(oldValues)} → any ${typeText(next.types)}`)
    else if (isClosed) this.#tell('enum-closed', newPointer, `any ${typeText(old.types)} → only ${listText(newValues)}`)
    else {
      for (const value of added) this.#tell('known-value-added', newPointer, json(value))
      for (const value of removed) this.#tell('known-value-removed', oldPointer, json(value), 'old')
    }
    return true
  }

  #compareBounds(old: Shape, next: Shape): void {
    for (const [keyword, side] of Object.entries(BOUNDS)) {
      const before = old.bounds.get(keyword)
      const after = next.bounds.get(keyword)
      if (before?.value === after?.value) continue
      const tightened = after !== undefined && (before === undefined || isTighter(side, after.value, before.value))
      const { pointer } = (after ?? before) as Said<number>
      const detail = `${before?.value ?? 'none'} → ${after?.value ?? 'none'}`
      this.#tell(tightened ? 'bound-tightened' : 'bound-loosened', pointer, detail, after ? 'new' : 'old')
    }
  }

  #compareConstraints(old: Shape, next: Shape): void {
    for (const keyword of new Set([...old.constraints.keys(), ...next.constraints.keys()])) {
      const before = old.constraints.get(keyword) ?? new Map<string, string>()
      const after = next.constraints.get(keyword) ?? new Map<string, string>()
      const [gone] = [...before].filter(([value]) => !after.has(value))
      const [come] = [...after].filter(([value]) => !before.has(value))
      if (gone && come) this.#tell('constraint-changed', come[1], `${gone[0]} → ${come[0]}`)
      else if (come) this.#tell('constraint-added', come[1], come[0])
      else if (gone) this.#tell('constraint-removed', gone[1], gone[0], 'old')
    }
  }

  #compareMembers(old: Shape, next: Shape): void {
    for (const name of new Set([...old.members.keys(), ...next.members.keys()])) {
      const oldNode = old.members.get(name)
      const newNode = next.members.get(name)
      const wasRequired = old.required.has(name)
      const isRequired = next.required.has(name)
      if (oldNode && newNode) {
        if (!wasRequired && isRequired) this.#tell('member-made-required', memberPointer(newNode, next, name), name)
        if (wasRequired && !isRequired) this.#tell('member-made-optional', memberPointer(newNode, next, name), name)
        this.compare(oldNode, newNode)
      } else if (newNode) {
        const rule = isRequired ? 'required-member-added' : 'optional-member-added'
        this.#tell(rule, memberPointer(newNode, next, name), name)
      } else if (oldNode) {
        const rule = wasRequired ? 'required-member-removed' : 'optional-member-removed'
        this.#tell(rule, memberPointer(oldNode, old, name), name, 'old')
      }
    }
  }
}

/** A type that is no union, as a union of one. */
function single(node: Node, { pointer }: Shape): Union {
  const type = node.length === 1 ? /^#\/\$defs\/([^/]+)$/.exec(pointer)?.[1] : undefined
  const variant = { node, type, name: type ?? 'the former type', tags: [] }
  return { open: false, tag: undefined, variants: [variant], pointer }
}

function pointerOf({ node }: Variant): string {
  return node[0]?.pointer ?? ''
}

function memberPointer(node: Node, shape: Shape, name: string): string {
  return node.at(-1)?.pointer ?? child(shape.pointer, 'properties', name)
}

/** What items must be, where nothing says it: anything. */
function itemsOf({ items, pointer }: Shape): Node {
  return items.length > 0 ? items : [{ schema: {}, pointer: child(pointer, 'items') }]
}

function difference(values: unknown[], others: unknown[]): unknown[] {
  const known = new Set(others.map(json))
  return values.filter((value) => !known.has(json(value)))
}

function isAny(types: ReadonlySet<string>): boolean {
  return types.size === ALL_TYPES.size
}

function typeText(types: ReadonlySet<string>): string {
  if (isAny(types)) return 'any value'
  const names = [...types].filter((type) => !(type === 'integer' && types.has('fraction')))
  return names.map((type) => (type === 'fraction' ? 'number' : type)).join(' or ')
}

function listText(values: unknown[]): string {
  return values.map(json).join(', ')
}
