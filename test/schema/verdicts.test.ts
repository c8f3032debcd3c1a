import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { bundleSources } from '../../scripts/generate/bundle.js'
import { listFiles, loadSources, type Manifest } from '../../scripts/generate/load.js'
import { withScenario } from '../../scripts/generate/scenario.js'
import { VALIDATORS, type WireTypeName } from '../../src/generated/registry.js'
import { validateScenario } from '../../src/generated/scenario.js'
import { mutants, outline, tagsOf } from '../support/mutants.js'
import { haveRecordings, type RecordedLine, readRecordings } from '../support/recordings.js'
import { ROOT, readBundle, readExamples, readJson, SCHEMA_DIR } from '../support/schemas.js'

/** A value that should have a type, and where it is from. */
interface Subject {
  type: string
  value: unknown
  at: string
}

type Verdict = (type: string, value: unknown) => boolean

const SCENARIOS_DIR = path.join(ROOT, 'examples/scenarios')

const bundle = readBundle()
const tags = tagsOf(bundleSources(withScenario(loadSources(SCHEMA_DIR))).$defs)
const examples: Subject[] = readExamples().map(({ type, file, value }) => ({ type, value, at: file }))

const generated: Verdict = (type, value) => VALIDATORS[type as WireTypeName](value)
const published = publishedVerdict()

describe('the generated validators and a plain JSON Schema validator on the published schema agree', () => {
  it('on every example', () => {
    expect(examples.length).toBeGreaterThan(400)
    expect(disagreements(examples, generated, published)).toEqual([])
  })

  it('on examples spoilt in one place', () => {
    const verdicts = compareMutants(examples, generated, published)
    expect(verdicts.disagreements).toEqual([])
    expect(verdicts.valid).toBeGreaterThan(5_000)
    expect(verdicts.invalid).toBeGreaterThan(30_000)
  })

  describe.skipIf(!haveRecordings)('in recordings (skipped where ../shared/transcripts is absent)', () => {
    const subjects = recordedSubjects()

    it('on every frame, its params, its result and its event', () => {
      expect(subjects.length).toBeGreaterThan(5_000)
      expect(disagreements(subjects, generated, published)).toEqual([])
    })

    it('on those spoilt in one place', () => {
      const different = ofDifferentOutline(subjects)
      expect(different.length).toBeGreaterThan(100)
      const verdicts = compareMutants(different, generated, published)
      expect(verdicts.disagreements).toEqual([])
      expect(verdicts.valid).toBeGreaterThan(5_000)
      expect(verdicts.invalid).toBeGreaterThan(30_000)
    })
  })
})

it('the files under schema/, loaded by their paths, agree with the published schema on examples, spoilt ones too', () => {
  const files = filesVerdict()
  expect(disagreements(examples, files, published)).toEqual([])
  expect(compareMutants(examples, files, published).disagreements).toEqual([])
})

it('the generated validator of scenario files agrees with the schema file on every scenario, spoilt ones too', () => {
  const scenarios = listFiles(SCENARIOS_DIR).map((file) => {
    return { type: 'Scenario', value: readJson(path.join(SCENARIOS_DIR, file)), at: `examples/scenarios/${file}` }
  })
  const own: Verdict = (_type, value) => validateScenario(value)
  const files = filesVerdict()
  expect(scenarios.length).toBeGreaterThan(20)
  expect(disagreements(scenarios, own, files)).toEqual([])
  const verdicts = compareMutants(scenarios, own, files)
  expect(verdicts.disagreements).toEqual([])
  expect(verdicts.valid).toBeGreaterThan(500)
  expect(verdicts.invalid).toBeGreaterThan(4_000)
})

const EVENT = { seq: 3, time: 1760000000012 }

describe.each<[rule: string, valid: boolean, cases: [type: string, value: unknown][]]>([
  [
    'a known tag with a bad body is invalid',
    false,
    [
      ['ContentBlock', { type: 'text' }],
      ['ContentBlock', { type: 'text', text: 7 }],
      ['ContentBlock', { type: 'image', data: 'aGk=' }],
      ['ContentBlock', { type: 'tool-result', toolCallId: 'call_1', content: [{ type: 'reasoning' }] }],
      ['SessionEvent', { type: 'turn/start', ...EVENT, data: {} }],
      ['SessionEvent', { type: 'turn/end', ...EVENT, data: { turn: 1, reason: { kind: 'error' } } }],
      ['TurnEndReason', { kind: 'aborted', reason: { kind: 'hook' } }],
      ['FinishReason', { kind: 'error' }],
      ['MessageSource', { kind: 'tool' }],
      ['SessionEventNotification', { sessionId: 'main', event: { type: 'todo/write', ...EVENT, data: { todos: 1 } } }],
      ['SessionPromptParams', { sessionId: 'main', contentBlocks: [{ type: 'text', text: 'Hi' }, { type: 'text' }] }],
    ],
  ],
  [
    'an unknown tag of an open union is valid',
    true,
    [
      ['ContentBlock', { type: 'acme/diff' }],
      ['ContentBlock', { type: 'acme/diff', text: 7 }],
      ['ContentBlock', { type: '' }],
      ['SessionEvent', { type: 'acme/lint', ...EVENT, data: null }],
      ['SessionEvent', { type: 'constructor', ...EVENT, data: {} }],
      ['TurnEndReason', { kind: 'budget-spent', budget: 'daily' }],
      ['FinishReason', { kind: 'acme/paused' }],
      ['MessageSource', { kind: 'acme/cron' }],
      ['CommandSource', { kind: 'acme/cron' }],
      ['AbortReason', { kind: 'acme/cron' }],
    ],
  ],
  [
    'a union wants its tag, and a base what the base says',
    false,
    [
      ['ContentBlock', {}],
      ['ContentBlock', { type: 1 }],
      ['ContentBlock', 'text'],
      ['TurnEndReason', { reason: { kind: 'user' } }],
      ['SessionEvent', { type: 'acme/lint', seq: 3, data: {} }],
      ['SessionEvent', { type: 'acme/lint', seq: -1, time: 0, data: {} }],
      ['SessionEvent', { type: 'acme/lint', ...EVENT }],
      ['SessionEvent', { type: 'acme/lint', ...EVENT, data: {}, ignorable: false }],
    ],
  ],
  [
    'an unknown tag of a closed union is invalid',
    false,
    [
      ['StreamChunk', { type: 'acme/delta', index: 0 }],
      ['Schedule', { kind: 'cron', id: 'sched-1', prompt: 'Run the tests', scheduledAt: '2026-01-01T00:00:00Z' }],
      ['TitleSource', { kind: 'acme/cron' }],
    ],
  ],
  [
    'an unknown member is valid',
    true,
    [
      ['TextBlock', { type: 'text', text: 'Hi', citation: null }],
      ['SessionEvent', { type: 'turn/start', ...EVENT, data: { turn: 1, lane: 2 }, origin: 'replay' }],
      ['InitializeParams', { cwd: '/', provider: 'p', model: 'm', theme: 'dark' }],
      [
        'InitializeResult',
        {
          serverInfo: { name: 's', version: '1', os: 'linux' },
          protocolVersion: 1,
          capabilities: { x: 1 },
          maxFrameBytes: 1,
          motd: 'Hi',
        },
      ],
      ['JsonRpcRequest', { jsonrpc: '2.0', id: 1, method: 'shutdown', trace: 'on' }],
      ['ShutdownResult', { after: 3 }],
    ],
  ],
  [
    'an unknown value of a closed enumeration is invalid',
    false,
    [
      ['SessionStatusNotification', { sessionId: 'main', status: 'paused' }],
      ['SessionPromptResult', { messageId: 'm', status: 'done', reason: { kind: 'completed' } }],
      ['ImageMediaType', 'image/bmp'],
      ['SurfaceOp', 'prepend'],
      ['RunStatus', 'OK'],
    ],
  ],
  [
    'an unknown value of an open enumeration is valid',
    true,
    [
      ['SubagentStopReason', 'budget-spent'],
      ['LlmFailureCode', 'ACME_TEAM_QUOTA'],
      ['PluginContextForm', 'acme/digest'],
      ['BlockStartChunk', { type: 'block-start', index: 0, blockType: 'acme/diff' }],
    ],
  ],
  [
    'a value of another type in an open enumeration is invalid',
    false,
    [
      ['SubagentStopReason', null],
      ['LlmFailureCode', 503],
      ['BlockStartChunk', { type: 'block-start', index: 0, blockType: ['text'] }],
    ],
  ],
  [
    'ids and numbers keep to their bounds',
    false,
    [
      ['RequestId', null],
      ['RequestId', 1.5],
      ['RequestId', 2 ** 53],
      ['ResponseId', true],
      ['InitializeParams', { cwd: '/', provider: 'p', model: 'm', maxTokens: 0 }],
      ['InitializeParams', { cwd: '/', provider: 'p', model: 'm', protocolVersion: 0.5 }],
      [
        'InitializeResult',
        { serverInfo: { name: 's', version: '1' }, protocolVersion: 0, capabilities: {}, maxFrameBytes: 1 },
      ],
      ['InitializeResultV0', { serverInfo: { name: 's', version: '1' }, protocolVersion: 1 }],
      ['SessionPromptParams', { sessionId: '', contentBlocks: [] }],
    ],
  ],
  [
    'a response has a result or an error, and only an error may answer null',
    false,
    [
      ['JsonRpcSuccessResponse', { jsonrpc: '2.0', id: null, result: {} }],
      ['JsonRpcSuccessResponse', { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: '' } }],
      ['JsonRpcSuccessResponse', { jsonrpc: '2.0', id: 1, result: [] }],
      ['JsonRpcErrorResponse', { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: '' } }],
      ['JsonRpcErrorResponse', { jsonrpc: '2.0', id: 1, error: { code: 'E', message: '' } }],
    ],
  ],
])('%s', (_rule, valid, cases) => {
  it.each(cases)('%s %j', (type, value) => {
    expect({ generated: generated(type, value), published: published(type, value) }).toEqual({
      generated: valid,
      published: valid,
    })
  })
})

/** Plain ajv on the published document, which knows nothing of our `x-` keywords. */
function publishedVerdict(): Verdict {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addSchema(bundle, 'published')
  return verdictOf(ajv, (type) => `published#/$defs/${type}`)
}

/** Plain ajv on the files as they are written; their references are relative paths. */
function filesVerdict(): Verdict {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  const addresses = new Map<string, string>()
  for (const [file, document] of withScenario(loadSources(SCHEMA_DIR)).files) {
    const address = pathToFileURL(path.join(SCHEMA_DIR, file)).href
    ajv.addSchema(document, address)
    for (const type of Object.keys(document.$defs ?? {})) addresses.set(type, `${address}#/$defs/${type}`)
  }
  return verdictOf(ajv, (type) => addresses.get(type) ?? '')
}

function verdictOf(ajv: Ajv2020, address: (type: string) => string): Verdict {
  const compiled = new Map<string, ValidateFunction>()
  return (type, value) => {
    let validator = compiled.get(type)
    if (!validator) {
      validator = ajv.getSchema(address(type))
      if (!validator) throw new Error(`the schema has no type ${type}`)
      compiled.set(type, validator)
    }
    return validator(value) === true
  }
}

function disagreements(subjects: Subject[], one: Verdict, other: Verdict): string[] {
  return subjects
    .filter(({ type, value }) => one(type, value) !== other(type, value))
    .map(({ type, at }) => `${at} as ${type}`)
}

function compareMutants(subjects: Subject[], one: Verdict, other: Verdict) {
  const verdicts = { valid: 0, invalid: 0, disagreements: [] as string[] }
  for (const { type, value, at } of subjects) {
    const before = JSON.stringify(value)
    for (const mutant of mutants(structuredClone(value), tags)) {
      const verdict = one(type, mutant.value)
      verdicts[verdict ? 'valid' : 'invalid']++
      if (verdict === other(type, mutant.value)) continue
      verdicts.disagreements.push(
        `${at} as ${type}: ${mutant.change}: ${verdict ? 'the first' : 'the second'} accepts it`,
      )
      if (verdicts.disagreements.length >= 20) return verdicts
    }
    if (JSON.stringify(value) !== before) throw new Error(`the mutants of ${at} were not mended`)
  }
  return verdicts
}

/** Every value in the recordings that the protocol gives a type. */
function recordedSubjects(): Subject[] {
  const { manifest } = loadSources(SCHEMA_DIR)
  return [...readRecordings().values()].flatMap((lines) => subjectsOf(lines, manifest))
}

function subjectsOf(lines: RecordedLine[], { requests, notifications }: Manifest): Subject[] {
  const subjects: Subject[] = []
  const asked = new Map<unknown, string>()
  for (const { at, from, text } of lines) {
    const add = (type: string, value: unknown) => subjects.push({ type, value, at })
    const frame = parse(text)
    const { id, method, params, result } = (frame ?? {}) as { [member: string]: unknown }
    if (from === 'client') {
      add('JsonRpcRequest', frame)
      const request = requests[String(method)]
      if (!request) continue
      asked.set(id, String(method))
      if (request.params !== null) add(request.params, params)
    } else if (method === undefined) {
      add(result === undefined ? 'JsonRpcErrorResponse' : 'JsonRpcSuccessResponse', frame)
      for (const type of Object.values(requests[asked.get(id) ?? '']?.result ?? {})) add(type, result)
    } else {
      add('JsonRpcNotification', frame)
      add(notifications[String(method)]?.params ?? 'JsonRpcNotification', params)
      if (method === 'session.event') add('SessionEvent', (params as { event: unknown }).event)
    }
  }
  return subjects
}

/** The first of those that look alike to the schemas. Frame types look no deeper than an error's members. */
function ofDifferentOutline(subjects: Subject[]): Subject[] {
  const first = new Map<string, Subject>()
  for (const subject of subjects) {
    const depth = subject.type.startsWith('JsonRpc') ? 3 : Number.POSITIVE_INFINITY
    const key = `${subject.type} ${outline(subject.value, tags, depth)}`
    if (!first.has(key)) first.set(key, subject)
  }
  return [...first.values()]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
