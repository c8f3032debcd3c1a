import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import errors from '../../schema/errors.json' with { type: 'json' }
import manifest from '../../schema/protocol.json' with { type: 'json' }
import { listFiles, type Sequence, type SequenceStep } from '../../scripts/generate/load.js'
import type { ProtocolVersion, WireTypeName } from '../../src/generated/registry.js'
import { validate, validateFrame } from '../../src/index.js'
import { createEmbeddedHost } from '../../src/runtime.js'
import { HarnessSdkJsonRpcServer } from '../../src/server/harness-server.js'
import { haveRecordings, readRecordings } from '../support/recordings.js'
import { ROOT, readBundle } from '../support/schemas.js'
import { initialize, type Json, Peer, prompt, request } from '../support/streams.js'

const REFERENCE = path.join(ROOT, 'docs/reference')

const pages = listFiles(REFERENCE).map((name) => ({ name, text: readFileSync(path.join(REFERENCE, name), 'utf8') }))
const textOf = (name: string) => pages.find((page) => page.name === name)?.text ?? ''

describe('examples of whole frames', () => {
  const frames = pages.flatMap(({ name, text }) => framesOf(text).map((frame) => ({ name, ...frame })))

  it('stand on every page of a method, a notification, a family of events and an error', () => {
    const shown = new Set(frames.map(({ name }) => name))
    const without = pages
      .map(({ name }) => name)
      .filter((name) => /^(requests|notif|events|errors)/.test(name) && !shown.has(name))
    expect(without).toEqual([])
    expect(frames.length).toBeGreaterThan(150)
  })

  it('are valid on the wire, in the version and from the side that the page says', () => {
    const faults = frames.flatMap(({ name, heading, frame }) => {
      const method = /^# (.*)$/m.exec(textOf(name))?.[1] ?? ''
      const versions = /in version (\d)/.exec(heading)?.[1]
      const verdict = validateFrame(frame, {
        from: 'method' in frame && 'id' in frame ? 'client' : 'server',
        protocolVersion: Number(versions ?? 1) as ProtocolVersion,
        requestMethod: 'result' in frame ? method : undefined,
      })
      return verdict.valid && verdict.known ? [] : [{ name, frame, verdict }]
    })
    expect(faults).toEqual([])
  })

  it.each(errors['x-errors'])('of $name have its code, and data of its type', ({ name, code, data }) => {
    const [frame] = frames.filter((each) => each.name === `errors/${fileName(name)}.md`)
    const error = frame?.frame.error as { code: number; data?: unknown }
    expect(error.code).toBe(code)
    if (data === null) expect(error).not.toHaveProperty('data')
    else expect(validate(data as WireTypeName, error.data)).toMatchObject({ valid: true })
  })

  it('are the same laid out and in one line', () => {
    const pairs = pages.flatMap(({ text }) => [
      ...text.matchAll(
        /```json\n((?:(?!```).)*)```\n\n<details><summary>The same in one line[^\n]*\n\n```json\n([^\n]*)\n```/gs,
      ),
    ])
    expect(pairs.length).toBeGreaterThan(60)
    for (const [, laidOut = '', line = ''] of pairs) {
      expect(JSON.parse(line)).toEqual(JSON.parse(laidOut))
    }
  })
})

describe('everything has its place', () => {
  const index = textOf('README.md')

  it.each([
    ...Object.keys(manifest.requests),
    ...Object.keys(manifest.notifications),
    ...(readBundle().$defs.SessionEvent?.allOf?.flatMap(
      ({ if: condition }) => (condition?.properties?.type?.const as string) ?? [],
    ) ?? []),
    ...errors['x-errors'].map(({ name }) => name),
  ])('%s has one line in the index', (name) => {
    expect(index.match(new RegExp(`^\\| (?:\`-\\d+\` \\| )?\\[${name}\\]\\(`, 'gm'))).toHaveLength(1)
  })

  it('every page has a title of its own', () => {
    const titles = pages.map(({ text }) => /^# (.*)$/m.exec(text)?.[1])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it('every type is described on one page', () => {
    const misplaced = Object.keys(readBundle().$defs).filter((type) => {
      const heading = new RegExp(`^(#+ (Type )?${type}|Types: .*\`${type}\`.*)$`, 'm')
      return pages.filter(({ name, text }) => name !== 'README.md' && heading.test(text)).length !== 1
    })
    expect(misplaced).toEqual([])
  })
})

describe('links', () => {
  const documents = [
    ...pages.map(({ name }) => `docs/reference/${name}`),
    ...['docs', 'docs/guides'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`),
    ),
    ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
    'python/README.md',
    'test/vectors/README.md',
  ]

  it.each(documents)('of %s lead somewhere', (document) => {
    const broken = linksOf(readFileSync(path.join(ROOT, document), 'utf8')).filter((target) => {
      const [file = '', anchor] = target.split('#')
      const absolute = path.resolve(ROOT, path.dirname(document), file === '' ? path.basename(document) : file)
      if (!existsSync(absolute)) return true
      return anchor !== undefined && !anchorsOf(readFileSync(absolute, 'utf8')).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it.each(pages)('no two headings of $name share an anchor', ({ text }) => {
    const anchors = anchorsOf(text)
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  })
})

describe('sequences happen as they are drawn', () => {
  const sequences: Record<string, Sequence> = manifest.sequences

  /** What our runtime plays, and with which of its scenarios. */
  const PLAYED: Record<string, string> = {
    prompt: 'text',
    receipt: 'text',
    tool: 'tool-call',
    todo: 'todo',
    subagent: 'subagent',
    retry: 'retry',
    cancel: 'silence',
    close: 'silence',
    shutdown: 'silence',
    busy: 'delay',
    refused: 'text',
  }

  /** What only deployed runtimes do, and the recording in which they do it. */
  const RECORDED: Record<string, string> = {
    compaction: '04n-compaction-on-overflow.ndjson',
    code: '11-ext-code-mode.ndjson',
    goal: '10-ext-goal.ndjson',
    hook: '20-ext-hook-blocks-prompt.ndjson',
  }

  it('all are played or recorded', () => {
    expect([...Object.keys(PLAYED), ...Object.keys(RECORDED)].sort()).toEqual(Object.keys(sequences).sort())
  })

  it.each(Object.entries(PLAYED))('%s by our runtime', async (name, scenario) => {
    await play(sequences[name] as Sequence, scenario)
  })

  it.skipIf(!haveRecordings).each(Object.entries(RECORDED))('%s in a recording', (name, recording) => {
    const frames = (readRecordings().get(recording) ?? []).map(({ text }) => JSON.parse(text) as Json)
    const left = [...(sequences[name]?.steps ?? [])]
    for (const frame of frames) if (left[0] && isStep(left[0], frame, new Map())) left.shift()
    expect(left).toEqual([])
  })
})

/** Plays the client's steps against our runtime, and waits for the server's in their order. */
async function play({ version, steps }: Sequence, scenario: string): Promise<void> {
  const peer = new Peer()
  const server = new HarnessSdkJsonRpcServer(createEmbeddedHost(), peer.input, peer.output)
  server.start()
  const methods = new Map<unknown, string>()
  const send = (frame: Json) => {
    methods.set(frame.id, String(frame.method))
    peer.write(frame)
  }
  const params = { provider: 'scenario', model: scenario }
  if (!steps.some((step) => step.request === 'initialize')) send(initialize('i', version, params))
  if (steps[0]?.request === undefined) send(prompt('p'))
  let read = 0
  for (const [id, step] of steps.entries()) {
    if (step.request === 'initialize')
      send(initialize(id, version, step.note === 'no such provider' ? { ...params, provider: 'none' } : params))
    else if (step.request === 'session/prompt') send(prompt(id))
    else if (step.request === 'shutdown') send(request(id, 'shutdown'))
    else if (step.request !== undefined) send(request(id, step.request, { sessionId: 'main' }))
    else read = await stepAfter(peer, read, step, methods)
  }
  peer.end()
  await server.closed
}

/** Waits for a step among the frames from `start` on, and returns where the next one may be. */
async function stepAfter(
  peer: Peer,
  start: number,
  step: SequenceStep,
  methods: Map<unknown, string>,
): Promise<number> {
  for (let index = start; ; index++) {
    while (index >= peer.frames.length) await once(peer.output, 'data')
    if (isStep(step, peer.frames[index] as Json, methods)) return index + 1
  }
}

function isStep(step: SequenceStep, frame: Json, methods: Map<unknown, string>): boolean {
  const params = frame.params as { event?: { type: string }; status?: string } | undefined
  if (step.event !== undefined) return params?.event?.type === step.event
  if (step.notification === 'session.status')
    return params?.status !== undefined && (step.note ?? '').endsWith(params.status)
  if (step.result !== undefined) return frame.result !== undefined && methods.get(frame.id) === step.result
  const code = (frame.error as { code: number } | undefined)?.code
  if (step.error !== undefined)
    return errors['x-errors'].some((error) => error.name === step.error && error.code === code)
  return frame.method === (step.request ?? step.notification)
}

/** The JSON blocks of a page that are frames, with the heading above each. */
function framesOf(text: string): { heading: string; frame: Json }[] {
  let heading = ''
  return [...text.matchAll(/^## ([^\n]*)$|```json\n(.*?)```/gms)].flatMap(([, title, json]) => {
    if (title !== undefined) heading = title
    const frame = json === undefined ? {} : JSON.parse(json)
    return frame.jsonrpc === undefined ? [] : [{ heading, frame }]
  })
}

function fileName(error: string): string {
  return error.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

/** The relative targets of a page's links. */
function linksOf(markdown: string): string[] {
  const links = [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string)
  return links.filter((target) => !/^[a-z]+:/.test(target))
}

/** The anchors that a page's headings get, as GitHub makes them. */
function anchorsOf(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^( *)```.*?^\1```/gms, '')
}
