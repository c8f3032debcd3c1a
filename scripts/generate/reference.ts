import path from 'node:path/posix'
import { type Bundle, refName, subschemas } from './bundle.js'
import type { Example, Examples } from './examples.js'
import type { ErrorEntry, NotificationEntry, RequestEntry, Schema, SequenceStep, Sources } from './load.js'
import { sequenceDiagram } from './reference-sequence.js'
import { code, fieldTable, firstSentence, paragraphs, type TypeContext, table, typeBody } from './reference-types.js'
import { taggedUnion } from './unions.js'

const HEADER = '<!-- Made by `npm run generate` from schema/. Do not edit. -->'
const INDEX = 'README.md'
const SEQUENCES = 'sequences.md'

/** The reference: contents by path relative to its folder. Every type is described on exactly one page. */
export function generateReference(sources: Sources, bundle: Bundle, examples: Examples): Map<string, string> {
  return new Reference(sources, bundle, examples).pages()
}

class Reference {
  readonly #sources: Sources
  readonly #$defs: Record<string, Schema>
  readonly #examples: Examples
  /** Where each type is described: a page, and the heading there. */
  readonly #places = new Map<string, { page: string; heading: string }>()
  /** Types by page, in the order of their files. */
  readonly #types = new Map<string, string[]>()
  /** Event types by the name of their wire type. */
  readonly #events = new Map<string, string>()
  /** The types that refer to a type. */
  readonly #users = new Map<string, Set<string>>()

  constructor(sources: Sources, bundle: Bundle, examples: Examples) {
    this.#sources = sources
    this.#$defs = bundle.$defs
    this.#examples = examples
    for (const [tag, name] of this.#union('SessionEvent')) this.#events.set(name, tag)
    for (const [user, schema] of Object.entries(this.#$defs))
      for (const name of references(schema)) this.#users.set(name, (this.#users.get(name) ?? new Set()).add(user))
    this.#place()
  }

  pages(): Map<string, string> {
    const { manifest, errors } = this.#sources
    const pages = new Map<string, string>()
    for (const [method, entry] of Object.entries(manifest.requests))
      pages.set(requestPage(method), this.#request(method, entry))
    for (const [method, entry] of Object.entries(manifest.notifications))
      pages.set(notificationPage(method), this.#notification(method, entry))
    for (const entry of errors) pages.set(errorPage(entry), this.#error(entry))
    for (const [page, types] of this.#types) {
      if (page.startsWith('events/')) pages.set(page, this.#eventFamily(page, types))
      if (page.startsWith('types/')) pages.set(page, this.#typeFamily(page, types))
    }
    pages.set(SEQUENCES, this.#sequences())
    pages.set(INDEX, this.#index())
    return new Map([...pages].map(([page, text]) => [page, `${HEADER}\n\n${text}\n`]))
  }

  /** Gives every type its page. */
  #place(): void {
    const { manifest, errors, files } = this.#sources
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
      const event = this.#eventOfData(name)
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

  #request(method: string, entry: RequestEntry): string {
    const page = requestPage(method)
    const results = Object.entries(entry.result)
    const shown = new Set([entry.params, ...Object.values(entry.result)])
    return paragraphs(
      this.#crumbs(page),
      `# ${method}`,
      entry.summary,
      [
        '- Direction: client → server, a request',
        `- Versions: ${this.#versions(entry.versions)}`,
        `- When: ${entry.when}`,
      ].join('\n'),
      '## Params',
      ...(entry.params === null
        ? ['None. Leave `params` out, or send an empty object.', exampleOf({ jsonrpc: '2.0', id: 1, method })]
        : [
            this.#typeSection(page, entry.params, 3),
            this.#frames(entry.params, (params) => ({ jsonrpc: '2.0', id: 1, method, params })),
          ]),
      ...[...new Set(Object.values(entry.result))].flatMap((name, _, { length }) => {
        const versions = results.filter(([, type]) => type === name).map(([version]) => version)
        return [
          length === 1 ? '## Result' : `## Result in version ${versions.join(' and ')}`,
          this.#typeSection(page, name, 3),
          this.#frames(name, (result) => ({ jsonrpc: '2.0', id: 1, result })),
        ]
      }),
      '## Errors',
      table(
        ['Error', 'When', 'What to do'],
        this.#sources.errors
          .filter(({ name }) => entry.errors.includes(name))
          .map((error) => [
            `${link(error.name, page, errorPage(error))} ${code(String(error.code))}`,
            error.summary,
            error.action,
          ]),
      ),
      this.#sequenceSection(page, (step) => step.request === method || step.result === method, entry.versions),
      this.#otherTypes(page, shown),
    )
  }

  #notification(method: string, entry: NotificationEntry): string {
    const page = notificationPage(method)
    return paragraphs(
      this.#crumbs(page),
      `# ${method}`,
      entry.summary,
      [
        '- Direction: server → client, a notification: nobody answers it',
        `- Versions: ${this.#versions(entry.versions)}`,
        `- When: ${entry.when}`,
      ].join('\n'),
      '## Params',
      this.#typeSection(page, entry.params, 3),
      this.#frames(entry.params, (params) => ({ jsonrpc: '2.0', method, params })),
      '## Errors',
      'None: a notification has no answer. A client reports one that breaks the schema, and goes on.',
      this.#sequenceSection(
        page,
        (step) => step.notification === method || (step.event !== undefined && method === this.#eventMethod()),
        entry.versions,
      ),
      this.#otherTypes(page, new Set([entry.params])),
    )
  }

  #eventFamily(page: string, types: string[]): string {
    const { title = '', description = '' } = this.#file(page)
    const events = types.filter((name) => this.#events.has(name))
    const shown = new Set([...events, ...types.filter((name) => this.#eventOfData(name) !== undefined)])
    const tags = events.map((name) => this.#events.get(name) ?? '')
    const method = this.#eventMethod()
    return paragraphs(
      this.#crumbs(page),
      `# ${title}`,
      description,
      [
        `- Direction: server → client, as \`params.event\` of ${link(method, page, notificationPage(method))}`,
        `- Versions: ${this.#versions(this.#sources.manifest.notifications[method]?.versions ?? [])}`,
        `- Around its data every event has the fields of ${this.#link(page)('SessionEventEnvelope')}: \`type\`, \`seq\`, \`time\``,
      ].join('\n'),
      table(
        ['Event', 'What it says'],
        events.map((name) => [this.#link(page)(name), firstSentence(this.#$defs[name]?.description ?? '')]),
      ),
      ...events.map((name) => this.#event(page, name)),
      this.#sequenceSection(page, (step) => tags.includes(step.event ?? '')) ||
        paragraphs(
          '## Sequence',
          'These events have no fixed place. Expect them at any time from the first prompt on, after idle too.',
        ),
      this.#otherTypes(page, shown),
    )
  }

  #event(page: string, name: string): string {
    const schema = this.#$defs[name] ?? {}
    const tag = this.#events.get(name) ?? ''
    const base = refName(schema.allOf?.[0] ?? {})
    const data = schema.properties?.data ?? {}
    const dataName = refName(data.allOf?.[0] ?? data)
    const dataSchema = this.#$defs[dataName ?? '']
    const inline = dataSchema !== undefined && this.#eventOfData(dataName ?? '') === tag
    const context = this.#context(page)
    return paragraphs(
      `## ${tag}`,
      schema.description ?? '',
      base !== undefined && base !== 'SessionEventEnvelope'
        ? `It changes the conversation, and says how: it has the fields of ${context.link(base)}.`
        : '',
      `Types: \`${name}\`, and for its \`data\` ${inline ? `${code(dataName ?? '')}:` : `${context.link(dataName ?? '')}.`}`,
      inline ? this.#body(dataSchema, context) : '',
      this.#frames(name, (event) => this.#eventFrame(event)),
    )
  }

  #typeFamily(page: string, types: string[]): string {
    const { title = '', description = '' } = this.#file(page)
    return paragraphs(
      this.#crumbs(page),
      `# ${title}`,
      description,
      ...types.map((name) => this.#typeWithExample(page, name, 2)),
    )
  }

  #error(entry: ErrorEntry): string {
    const page = errorPage(entry)
    const requests = Object.entries(this.#sources.manifest.requests).filter(([, { errors }]) =>
      errors.includes(entry.name),
    )
    const internal = this.#sources.errors.find(({ code }) => code === -32603)
    const ours = entry.code > -32100 && entry.code <= -32000
    const frames = this.#examples.get('JsonRpcErrorResponse') ?? []
    const example = frames.find(({ name }) => name === kebab(entry.name))
    if (!example)
      throw new Error(`write schema/examples/JsonRpcErrorResponse/${kebab(entry.name)}.json: its page shows it`)
    return paragraphs(
      this.#crumbs(page),
      `# ${entry.name}`,
      entry.summary,
      [
        `- Code: ${entry.code}`,
        '- Direction: server → client, in place of a result',
        `- Versions: ${this.#versions(this.#sources.manifest.versions.map(({ version }) => version))}${
          ours && internal
            ? `; in version 0, once negotiated, as ${link(internal.name, page, errorPage(internal))} without data`
            : ''
        }`,
        `- Answers: ${requests.length === 0 ? 'no request' : requests.map(([method]) => link(method, page, requestPage(method))).join(', ')}`,
        `- What to do: ${entry.action}`,
      ].join('\n'),
      '## Data',
      entry.data === null ? 'None: `error.data` is absent.' : this.#typeSection(page, entry.data, 3),
      exampleOf(example.value),
      this.#sequenceSection(page, (step) => step.error === entry.name) ||
        paragraphs('## Sequence', 'It answers one request, at once. What else goes on is not affected.'),
      this.#otherTypes(page, new Set([entry.data])),
    )
  }

  #sequences(): string {
    const { sequences } = this.#sources.manifest
    return paragraphs(
      this.#crumbs(SEQUENCES),
      '# Sequences',
      'Parts of conversations, in wire order. Other frames may stand between the steps. A name with a `/` from the server is the type of an event.',
      ...Object.values(sequences).map((sequence) =>
        paragraphs(
          `## ${sequence.title}`,
          `Version ${sequence.version}.`,
          sequenceDiagram(sequence, () => false),
        ),
      ),
    )
  }

  #index(): string {
    const { manifest, errors } = this.#sources
    const methods = (entries: Record<string, RequestEntry | NotificationEntry>, page: (method: string) => string) =>
      Object.entries(entries).map(([method, { versions, summary }]) => [
        link(method, INDEX, page(method)),
        versions.join(', '),
        summary,
      ])
    const families = [...this.#types].sort(([a], [b]) => (a < b ? -1 : 1))
    const toType = this.#link(INDEX)
    return paragraphs(
      '# Protocol reference',
      `${manifest.title}: every message on the wire, made from the schemas.`,
      [
        '- Examples are whole frames, laid out for reading; on the wire each is one line.',
        '- Fields are required where they are not called optional. Objects may have more fields than are listed: accept and keep them.',
        `- Integers lie within ±${Number.MAX_SAFE_INTEGER}, what a double holds exactly.`,
        `- ${link('Sequences', INDEX, SEQUENCES)} shows what comes before and after what.`,
        '- For tools: `dsh-wire/schema.json` holds all types as JSON Schema, `dsh-wire/openrpc.json` all methods as OpenRPC.',
      ].join('\n'),
      '## Versions',
      table(
        ['Version', 'Name', 'What it is'],
        manifest.versions.map(({ version, name, summary }) => [String(version), name, summary]),
      ),
      '## Requests',
      'From the client to the server.',
      table(['Method', 'Versions', 'What it does'], methods(manifest.requests, requestPage)),
      '## Notifications',
      'From the server to the client.',
      table(['Method', 'Versions', 'What it says'], methods(manifest.notifications, notificationPage)),
      '## Errors',
      table(
        ['Code', 'Error', 'When'],
        errors.map((entry) => [code(String(entry.code)), link(entry.name, INDEX, errorPage(entry)), entry.summary]),
      ),
      '## Events',
      `What \`${this.#eventMethod()}\` carries.`,
      table(
        ['Event', 'Family', 'What it says'],
        families.flatMap(([page, types]) =>
          types
            .filter((name) => this.#events.has(name))
            .map((name) => [
              toType(name),
              link(this.#title(page), INDEX, page),
              firstSentence(this.#$defs[name]?.description ?? ''),
            ]),
        ),
      ),
      '## Types',
      table(
        ['Type', 'Page', 'What it is'],
        families
          .flatMap(([page, types]) => types.map((name) => ({ page, name })))
          .filter(({ name }) => !this.#events.has(name) && this.#eventOfData(name) === undefined)
          .sort((a, b) => (a.name < b.name ? -1 : 1))
          .map(({ page, name }) => [
            toType(name),
            link(this.#title(page), INDEX, page),
            firstSentence(this.#$defs[name]?.description ?? ''),
          ]),
      ),
    )
  }

  /** Types of a page that stand in no other section of it. */
  #otherTypes(page: string, shown: Set<string | null>): string {
    const others = (this.#types.get(page) ?? []).filter((name) => !shown.has(name))
    return others.length === 0
      ? ''
      : paragraphs('## Types', ...others.map((name) => this.#typeWithExample(page, name, 3)))
  }

  #typeSection(page: string, name: string, level: number): string {
    const schema = this.#$defs[name] ?? {}
    return paragraphs(
      `${'#'.repeat(level)} ${this.#places.get(name)?.heading}`,
      schema.description ?? '',
      this.#body(schema, this.#context(page)),
    )
  }

  #typeWithExample(page: string, name: string, level: number): string {
    const example = this.#example(name)
    const users = [...(this.#users.get(name) ?? [])].filter(
      (user) => this.#events.get(user) === undefined || page.startsWith('types/'),
    )
    const usedIn =
      page.startsWith('types/') && users.length > 0 ? `Used in ${users.map(this.#link(page)).join(', ')}.` : ''
    return paragraphs(this.#typeSection(page, name, level), valueExample(example.value), usedIn)
  }

  #body(schema: Schema, context: TypeContext): string {
    return schema.properties && !taggedUnion(schema, this.#$defs)
      ? fieldTable(schema, context, this.#isInlined(schema))
      : typeBody(schema, context)
  }

  #isInlined(schema: Schema): boolean {
    const base = refName(schema.allOf?.[0] ?? {})
    return base !== undefined && this.#eventOfData(base) !== undefined
  }

  /** The sequences in which the marked steps occur: those that show something new in full, links to the others. */
  #sequenceSection(page: string, marked: (step: SequenceStep) => boolean, versions?: number[]): string {
    const seen = new Set<string>()
    const full: string[] = []
    const others: string[] = []
    for (const sequence of Object.values(this.#sources.manifest.sequences)) {
      const { title, version, steps } = sequence
      const keys = steps.filter(marked).map(({ note: _, ...step }) => JSON.stringify(versions ? [version] : step))
      if (keys.length === 0) continue
      const anchor = link(title, page, `${SEQUENCES}#${slug(title)}`)
      if (keys.every((key) => seen.has(key))) others.push(anchor)
      else full.push(paragraphs(`${anchor}, in version ${version}:`, sequenceDiagram(sequence, marked)))
      for (const key of keys) seen.add(key)
    }
    if (full.length === 0) return ''
    return paragraphs(
      '## Sequence',
      'Lines with `*` are what this page is about. Other frames may stand between.',
      ...full,
      others.length === 0 ? '' : `Also in: ${others.join(' · ')}.`,
    )
  }

  /** The examples of a type as whole frames: the first laid out, the others folded away. */
  #frames(name: string, frameOf: (value: unknown) => unknown): string {
    const first = this.#example(name)
    const others = (this.#examples.get(name) ?? []).slice(1)
    const more = others.map(({ name, value }) => `${words(name)}:\n\n${json(JSON.stringify(frameOf(value)))}`)
    return paragraphs(
      exampleOf(frameOf(first.value)),
      others.length === 0 ? '' : folded(`More: ${others.map(({ name }) => words(name)).join(', ')}`, more.join('\n\n')),
    )
  }

  #example(name: string): Example {
    const [example] = this.#examples.get(name) ?? []
    if (!example) throw new Error(`write schema/examples/${name}/<case>.json: the reference shows it`)
    return example
  }

  #eventFrame(event: unknown): unknown {
    const method = this.#eventMethod()
    const params = this.#example(this.#sources.manifest.notifications[method]?.params ?? '').value as object
    return { jsonrpc: '2.0', method, params: { ...params, event } }
  }

  /** The notification that carries session events. */
  #eventMethod(): string {
    const carries = ([, { params }]: [string, NotificationEntry]) =>
      references(this.#$defs[params] ?? {}).has('SessionEvent')
    return Object.entries(this.#sources.manifest.notifications).find(carries)?.[0] ?? ''
  }

  /** The event of which a type is the data and nothing else: its section shows it. */
  #eventOfData(name: string): string | undefined {
    const { properties, type } = this.#$defs[name] ?? {}
    const events = [...(this.#users.get(name) ?? [])].filter((user) => this.#events.has(user))
    const isData =
      events.length === 1 && refName(this.#$defs[events[0] ?? '']?.properties?.data?.allOf?.[0] ?? {}) === name
    const samePage = this.#places.get(name)?.page === this.#places.get(events[0] ?? '')?.page
    return isData && samePage && (properties !== undefined || type === 'object')
      ? this.#events.get(events[0] ?? '')
      : undefined
  }

  #union(name: string): Map<string, string> {
    return taggedUnion(this.#$defs[name] ?? {}, this.#$defs)?.variants ?? new Map()
  }

  /** The schema file whose types a page of a family describes. */
  #file(page: string): Schema {
    const [name] = this.#types.get(page) ?? []
    return [...this.#sources.files.values()].find(({ $defs }) => Object.hasOwn($defs ?? {}, name ?? '')) ?? {}
  }

  #title(page: string): string {
    const error = this.#sources.errors.find((entry) => errorPage(entry) === page)
    return error?.name ?? this.#file(page).title ?? ''
  }

  #context(page: string): TypeContext {
    return { $defs: this.#$defs, link: this.#link(page), label: (name) => this.#label(name) }
  }

  #link(page: string): (typeName: string) => string {
    return (name) => {
      const place = this.#places.get(name)
      return link(this.#label(name), page, `${place?.page}#${slug(place?.heading ?? '')}`)
    }
  }

  /** An event is known by its `type` on the wire, any other type by its name. */
  #label(name: string): string {
    return this.#events.get(name) ?? name
  }

  #crumbs(page: string): string {
    const folder = path.dirname(page)
    const section = {
      requests: 'Requests',
      notifications: 'Notifications',
      events: 'Events',
      types: 'Types',
      errors: 'Errors',
    }[folder]
    const root = link('Reference', page, INDEX)
    return section === undefined ? root : `${root} › ${link(section, page, `${INDEX}#${folder}`)}`
  }

  #versions(versions: number[]): string {
    const names = new Map(this.#sources.manifest.versions.map(({ version, name }) => [version, name]))
    return versions.map((version) => `${version} (${names.get(version)})`).join(', ')
  }
}

function requestPage(method: string): string {
  return `requests/${method.replaceAll(/[^a-z0-9]+/gi, '-')}.md`
}

function notificationPage(method: string): string {
  return `notifications/${method.replaceAll(/[^a-z0-9]+/gi, '-')}.md`
}

function errorPage({ name }: ErrorEntry): string {
  return `errors/${kebab(name)}.md`
}

/** A Markdown link from one page to another, or within a page. */
function link(text: string, from: string, to: string): string {
  const [page = '', anchor] = to.split('#')
  const file = page === from ? '' : path.relative(path.dirname(from), page)
  return `[${text}](${file}${anchor === undefined ? '' : `#${anchor}`})`
}

/** The anchor that GitHub and TypeDoc give a heading. */
function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()
}

/** Names of the types that a schema's members or variants have; not of a type that it extends. */
function references(schema: Schema): Set<string> {
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

function exampleOf(frame: unknown): string {
  return paragraphs(
    'Example:',
    json(JSON.stringify(frame, null, 2)),
    folded('The same in one line, as it is sent', json(JSON.stringify(frame))),
  )
}

function folded(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`
}

function words(name: string): string {
  return name.replaceAll('-', ' ')
}

function valueExample(value: unknown): string {
  const line = JSON.stringify(value)
  return line.length <= 60 ? `Example: ${code(line)}` : paragraphs('Example:', json(JSON.stringify(value, null, 2)))
}

function json(text: string): string {
  return `\`\`\`json\n${text}\n\`\`\``
}
