import path from 'node:path/posix'
import { type Bundle, refName, subschemas } from './bundle.js'
import type { ErrorEntry, Schema, Sources } from './load.js'
import { link, slug } from './reference-markdown.js'
import { taggedUnion } from './unions.js'

export const INDEX = 'README.md'
export const SEQUENCES = 'sequences.md'

/** Which page of the reference describes what. Every type has one place. */
export class Places {
  readonly #$defs: Record<string, Schema>
  /** Where each type is described: a page, and the heading there. */
  readonly #places = new Map<string, { page: string; heading: string }>()
  /** Types by page, in the order of their files. */
  readonly #types = new Map<string, string[]>()
  /** Event types by the name of their wire type. */
  readonly #events = new Map<string, string>()
  /** The types that refer to a type. */
  readonly #users = new Map<string, Set<string>>()

  constructor(sources: Sources, bundle: Bundle) {
    this.#$defs = bundle.$defs
    const union = taggedUnion(bundle.$defs.SessionEvent ?? {}, bundle.$defs)
    for (const [tag, name] of union?.variants ?? []) this.#events.set(name, tag)
    for (const [user, schema] of Object.entries(this.#$defs))
      for (const name of references(schema)) this.#users.set(name, (this.#users.get(name) ?? new Set()).add(user))
    this.#place(sources)
  }

  /** Pages that describe types, with the types in the order of their files. */
  get pages(): ReadonlyMap<string, string[]> {
    return this.#types
  }

  heading(name: string): string {
    return this.#places.get(name)?.heading ?? name
  }

  /** The `type` on the wire of the event whose wire type has this name. */
  eventOf(name: string): string | undefined {
    return this.#events.get(name)
  }

  /** Names of the types that have members or variants of a type. */
  usersOf(name: string): string[] {
    return [...(this.#users.get(name) ?? [])]
  }

  /** The event of which a type is the data and nothing else: its section shows it. */
  eventOfData(name: string): string | undefined {
    const { properties, type } = this.#$defs[name] ?? {}
    const events = [...(this.#users.get(name) ?? [])].filter((user) => this.#events.has(user))
    const isData =
      events.length === 1 && refName(this.#$defs[events[0] ?? '']?.properties?.data?.allOf?.[0] ?? {}) === name
    const samePage = this.#places.get(name)?.page === this.#places.get(events[0] ?? '')?.page
    return isData && samePage && (properties !== undefined || type === 'object')
      ? this.#events.get(events[0] ?? '')
      : undefined
  }

  linkFrom(page: string): (typeName: string) => string {
    return (name) => {
      const place = this.#places.get(name)
      return link(this.label(name), page, `${place?.page}#${slug(place?.heading ?? '')}`)
    }
  }

  /** An event is known by its `type` on the wire, any other type by its name. */
  label(name: string): string {
    return this.#events.get(name) ?? name
  }

  /** Gives every type its page. */
  #place({ manifest, errors, files }: Sources): void {
    const fileOf = new Map(
      [...files].flatMap(([file, { $defs }]) => Object.keys($defs ?? {}).map((name) => [name, file])),
    )
    const pageOf = new Map<string, string>()
    const own = (page: string, ...types: (string | null)[]) => {
      for (const name of types) {
        const file = fileOf.get(name ?? '')
        if (file && !file.startsWith('types/')) pageOf.set(file, page)
      }
    }
    for (const [method, { params, result }] of Object.entries(manifest.requests))
      own(requestPage(method), params, ...Object.values(result))
    for (const [method, { params }] of Object.entries(manifest.notifications)) own(notificationPage(method), params)
    for (const [file, { $defs }] of files) {
      const names = Object.keys($defs ?? {})
      const folder = names.some((name) => this.#events.has(name)) ? 'events' : 'types'
      for (const name of names) {
        const page = pageOf.get(file) ?? `${folder}/${path.basename(file, '.json')}.md`
        // An event and a type may differ in nothing that an anchor keeps: `sandbox/mode` and `SandboxMode`.
        const heading = folder === 'events' ? `Type ${name}` : name
        this.#places.set(name, { page, heading: this.#events.get(name) ?? heading })
      }
    }
    for (const entry of errors) this.#placeErrorData(entry.data, errorPage(entry))
    for (const [name, { page }] of this.#places) {
      const event = this.eventOfData(name)
      if (event !== undefined) this.#places.set(name, { page, heading: event })
      this.#types.set(page, [...(this.#types.get(page) ?? []), name])
    }
  }

  /** An error's data stands on its page, with the types that only stand in `errors.json` for its sake. */
  #placeErrorData(name: string | null, page: string): void {
    if (name === null || this.#places.get(name)?.page !== 'types/errors.md') return
    this.#places.set(name, { page, heading: name })
    for (const used of references(this.#$defs[name] ?? {})) this.#placeErrorData(used, page)
  }
}

export function requestPage(method: string): string {
  return `requests/${method.replaceAll(/[^a-z0-9]+/gi, '-')}.md`
}

export function notificationPage(method: string): string {
  return `notifications/${method.replaceAll(/[^a-z0-9]+/gi, '-')}.md`
}

export function errorPage({ name }: ErrorEntry): string {
  return `errors/${kebab(name)}.md`
}

export function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

/** Names of the types that a schema's members or variants have; not of a type that it extends. */
export function references(schema: Schema): Set<string> {
  const found = new Set<string>()
  const visit = (node: Schema) => {
    const name = refName(node)
    if (name !== undefined) found.add(name)
    for (const { path, schema: child } of subschemas(node))
      if (node !== schema || path[0] !== 'allOf' || child.if !== undefined) visit(child)
  }
  visit(schema)
  return found
}
