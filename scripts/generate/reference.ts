import path from 'node:path/posix'
import { type Bundle, refName } from './bundle.js'
import type { Example, Examples } from './examples.js'
import type { ErrorEntry, NotificationEntry, RequestEntry, Schema, SequenceStep, Sources } from './load.js'
import { code, firstSentence, folded, json, link, paragraphs, slug, table } from './reference-markdown.js'
import {
  errorPage,
  INDEX,
  kebab,
  notificationPage,
  Places,
  references,
  requestPage,
  SEQUENCES,
} from './reference-places.js'
import { sequenceDiagram } from './reference-sequence.js'
import { fieldTable, type TypeContext, typeBody } from './reference-types.js'
import { taggedUnion } from './unions.js'

const HEADER = '<!-- Made by `npm run generate` from schema/. Do not edit. -->'

/** The reference: contents by path relative to its folder. Every type is described on exactly one page. */
export function generateReference(sources: Sources, bundle: Bundle, examples: Examples): Map<string, string> {
  return new Reference(sources, bundle, examples).pages()
}

class Reference {
  readonly #sources: Sources
  readonly #$defs: Record<string, Schema>
  readonly #examples: Examples
  readonly #places: Places
  constructor(sources: Sources, bundle: Bundle, examples: Examples) {
    this.#sources = sources
    this.#$defs = bundle.$defs
    this.#examples = examples
    this.#places = new Places(sources, bundle)
  }

  pages(): Map<string, string> {
    const { manifest, errors } = this.#sources
    const pages = new Map<string, string>()
    for (const [method, entry] of Object.entries(manifest.requests))
      pages.set(requestPage(method), this.#request(method, entry))
    for (const [method, entry] of Object.entries(manifest.notifications))
      pages.set(notificationPage(method), this.#notification(method, entry))
    for (const entry of errors) pages.set(errorPage(entry), this.#error(entry))
    for (const [page, types] of this.#places.pages) {
      if (page.startsWith('events/')) pages.set(page, this.#eventFamily(page, types))
      if (page.startsWith('types/')) pages.set(page, this.#typeFamily(page, types))
    }
    pages.set(SEQUENCES, this.#sequences())
    pages.set(INDEX, this.#index())
    return new Map([...pages].map(([page, text]) => [page, `${HEADER}\n\n${text}\n`]))
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
    const events = types.filter((name) => this.#places.eventOf(name) !== undefined)
    const shown = new Set([...events, ...types.filter((name) => this.#places.eventOfData(name) !== undefined)])
    const tags = events.map((name) => this.#places.eventOf(name) ?? '')
    const method = this.#eventMethod()
    return paragraphs(
      this.#crumbs(page),
      `# ${title}`,
      description,
      [
        `- Direction: server → client, as \`params.event\` of ${link(method, page, notificationPage(method))}`,
        `- Versions: ${this.#versions(this.#sources.manifest.notifications[method]?.versions ?? [])}`,
        `- Around its data every event has the fields of ${this.#places.linkFrom(page)('SessionEventEnvelope')}: \`type\`, \`seq\`, \`time\``,
      ].join('\n'),
      table(
        ['Event', 'What it says'],
        events.map((name) => [this.#places.linkFrom(page)(name), firstSentence(this.#$defs[name]?.description ?? '')]),
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
    const tag = this.#places.eventOf(name) ?? ''
    const base = refName(schema.allOf?.[0] ?? {})
    const data = schema.properties?.data ?? {}
    const dataName = refName(data.allOf?.[0] ?? data)
    const dataSchema = this.#$defs[dataName ?? '']
    const inline = dataSchema !== undefined && this.#places.eventOfData(dataName ?? '') === tag
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
        `- Answer to: ${requests.length === 0 ? 'no request' : requests.map(([method]) => link(method, page, requestPage(method))).join(', ')}`,
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
    const families = [...this.#places.pages].sort(([a], [b]) => (a < b ? -1 : 1))
    const toType = this.#places.linkFrom(INDEX)
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
            .filter((name) => this.#places.eventOf(name) !== undefined)
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
          .filter(
            ({ name }) => this.#places.eventOf(name) === undefined && this.#places.eventOfData(name) === undefined,
          )
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
    const others = (this.#places.pages.get(page) ?? []).filter((name) => !shown.has(name))
    return others.length === 0
      ? ''
      : paragraphs('## Types', ...others.map((name) => this.#typeWithExample(page, name, 3)))
  }

  #typeSection(page: string, name: string, level: number): string {
    const schema = this.#$defs[name] ?? {}
    return paragraphs(
      `${'#'.repeat(level)} ${this.#places.heading(name)}`,
      schema.description ?? '',
      this.#body(schema, this.#context(page)),
    )
  }

  #typeWithExample(page: string, name: string, level: number): string {
    const example = this.#example(name)
    const users = this.#places
      .usersOf(name)
      .filter((user) => this.#places.eventOf(user) === undefined || page.startsWith('types/'))
    const usedIn =
      page.startsWith('types/') && users.length > 0
        ? `Used in ${users.map(this.#places.linkFrom(page)).join(', ')}.`
        : ''
    return paragraphs(this.#typeSection(page, name, level), valueExample(example.value), usedIn)
  }

  #body(schema: Schema, context: TypeContext): string {
    return schema.properties && !taggedUnion(schema, this.#$defs)
      ? fieldTable(schema, context, this.#isInlined(schema))
      : typeBody(schema, context)
  }

  #isInlined(schema: Schema): boolean {
    const base = refName(schema.allOf?.[0] ?? {})
    return base !== undefined && this.#places.eventOfData(base) !== undefined
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

  /** The schema file whose types a page of a family describes. */
  #file(page: string): Schema {
    const [name] = this.#places.pages.get(page) ?? []
    return [...this.#sources.files.values()].find(({ $defs }) => Object.hasOwn($defs ?? {}, name ?? '')) ?? {}
  }

  #title(page: string): string {
    const error = this.#sources.errors.find((entry) => errorPage(entry) === page)
    return error?.name ?? this.#file(page).title ?? ''
  }

  #context(page: string): TypeContext {
    return { $defs: this.#$defs, link: this.#places.linkFrom(page), label: (name) => this.#places.label(name) }
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

function exampleOf(frame: unknown): string {
  return paragraphs(
    'Example:',
    json(JSON.stringify(frame, null, 2)),
    folded('The same in one line, as it is sent', json(JSON.stringify(frame))),
  )
}

function words(name: string): string {
  return name.replaceAll('-', ' ')
}

function valueExample(value: unknown): string {
  const line = JSON.stringify(value)
  return line.length <= 60 ? `Example: ${code(line)}` : paragraphs('Example:', json(JSON.stringify(value, null, 2)))
}
