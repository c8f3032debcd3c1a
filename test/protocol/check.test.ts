import { describe, expect, it } from 'vitest'
import type { Validator, ValidatorError } from '../../src/generated/validators.js'
import { check, summarize, valueAt } from '../../src/protocol/check.js'
import { validate } from '../../src/protocol/validate.js'

const issues = (name: Parameters<typeof validate>[0], value: unknown) => {
  const verdict = validate(name, value)
  return verdict.valid ? [] : verdict.issues.map(({ pointer, message }) => `${pointer} ${message}`)
}
const event = (type: string, data: unknown, more = {}) => ({ type, seq: 0, time: 0, data, ...more })

describe('what is wrong, where, and what was expected', () => {
  it.each([
    ['a missing member is named', 'ServerInfo', {}, ['/name is missing', '/version is missing']],
    [
      'a wrong type',
      'ServerInfo',
      { name: 1, version: null },
      ['/name must be string, got 1', '/version must be string, got null'],
    ],
    ['not an object at all', 'ServerInfo', [1], [' must be object, got an array of 1']],
    [
      'a bound',
      'InitializeParams',
      { cwd: '', provider: '', model: '', maxTokens: 0 },
      ['/maxTokens must be at least 1, got 0'],
    ],
    ['a closed enumeration', 'SessionStatus', 'busy', [' must be one of "running", "idle", got "busy"']],
    [
      'of a tagged union only the branch that the tag chose',
      'SessionEvent',
      event('turn/start', {}),
      ['/data/turn is missing'],
    ],
    [
      'deep inside',
      'SessionEvent',
      event('assistant/chunk', { turn: 1, step: 1, chunk: { type: 'text-delta', index: 0 } }),
      ['/data/chunk/text is missing'],
    ],
    [
      'an unknown tag of a closed union',
      'StreamChunk',
      { type: 'nope' },
      [expect.stringMatching(/^\/type must be one of "block-start", .*, got "nope"$/)],
    ],
    [
      'a missing tag of a closed union',
      'StreamChunk',
      {},
      [expect.stringMatching(/^\/type must be one of .*, got nothing$/)],
    ],
    ['a missing tag of an open union', 'ContentBlock', {}, ['/type is missing']],
    [
      'repeated items',
      'SurfaceEventEnvelope',
      event('x', {}, { surfaceOp: 'append', sourceEventSeqs: [1, 2, 1] }),
      ['/sourceEventSeqs must not repeat an item: items 0 and 2 are equal'],
    ],
  ] as const)('%s', (_what, name, value, expected) => {
    expect(issues(name as 'ServerInfo', value)).toEqual(expected)
  })

  it('of a union without a tag, the branch that got furthest', () => {
    const found = issues('SurfaceOp', { op: 'replace', start: 'x', end: 1 })
    expect(found.join('\n')).toContain('/start must be integer, got "x"')
    expect(found.length).toBeLessThanOrEqual(2)
  })

  it('shortens the value', () => {
    const [issue] = issues('SessionStatus', 'x'.repeat(5000))
    expect(issue?.length).toBeLessThan(200)
    expect(issue).toContain('(5000 characters)')
  })

  it('names at most twenty faults, however many there are', () => {
    const contentBlocks = Array.from({ length: 100_000 }, () => ({ type: 'text' }))
    expect(issues('SessionPromptParams', { sessionId: 's', contentBlocks })).toHaveLength(20)
  })

  it('points into arrays', () => {
    expect(issues('SessionPromptParams', { sessionId: 's', contentBlocks: [{ type: 'text', text: 1 }] })).toEqual([
      '/contentBlocks/0/text must be string, got 1',
    ])
  })

  it('refuses a type that is not there', () => {
    expect(() => validate('Nonesuch' as 'ServerInfo', {})).toThrow('there is no wire type "Nonesuch"')
    expect(() => validate('constructor' as 'ServerInfo', {})).toThrow(TypeError)
  })

  it('accepts what is open', () => {
    expect(issues('SessionEvent', event('acme/new', 5, { extra: true }))).toEqual([])
    expect(issues('ContentBlock', { type: 'acme/new' })).toEqual([])
    expect(issues('SubagentStopReason', 'acme')).toEqual([])
    expect(issues('ServerInfo', { name: '', version: '', __proto__: null, extra: {} })).toEqual([])
  })
})

describe('check', () => {
  /** A validator that finds these faults, whatever the value. */
  const finding = (...errors: Partial<ValidatorError>[]): Validator =>
    Object.assign(() => false, {
      errors: errors.map((error) => ({ keyword: 'type', instancePath: '', params: {}, ...error })),
    })

  it('escapes a missing member that is named in a pointer', () => {
    const missing = (missingProperty: string) =>
      check(finding({ keyword: 'required', instancePath: '/a', params: { missingProperty } }), {})
    expect(missing('m~1/x')).toEqual([{ pointer: '/a/m~01~1x', keyword: 'required', message: 'is missing' }])
    expect(missing('')).toMatchObject([{ pointer: '/a/' }])
  })

  it('finds the value that an escaped pointer names', () => {
    const root = { 'a/b': { '~1': [{ '': 5 }] }, toString: undefined }
    expect(valueAt(root, '/a~1b/~01/0/')).toBe(5)
    expect(valueAt(root, '')).toBe(root)
    for (const nowhere of ['/a', '/a~1b/~01/1', '/a~1b/~01/0//x', '/constructor']) {
      expect(valueAt(root, nowhere)).toBeUndefined()
    }
    const path = '/a~1b/~01/0/'
    expect(check(finding({ instancePath: path, params: { type: 'string' } }), root)).toEqual([
      { pointer: path, keyword: 'type', message: 'must be string, got 5' },
    ])
  })

  it('puts a prefix before every pointer', () => {
    expect(check(finding({ params: { type: 'object' } }), 5, '/params')).toMatchObject([{ pointer: '/params' }])
    expect(check(finding({ instancePath: '/a', params: { type: 'object' } }), 5, '/params')).toMatchObject([
      { pointer: '/params/a' },
    ])
  })

  it.each([
    ['type', { type: ['string', 'null'] }, 'must be string or null, got 5'],
    ['const', { allowedValue: 'a' }, 'must be "a", got 5'],
    ['enum', { allowedValues: ['a', 1] }, 'must be one of "a", 1, got 5'],
    ['minimum', { limit: 6 }, 'must be at least 6, got 5'],
    ['maximum', { limit: 4 }, 'must be at most 4, got 5'],
    ['minLength', { limit: 1 }, 'must not be empty'],
    ['minLength', { limit: 2 }, 'must have at least 2 characters, got 5'],
    ['minItems', { limit: 2 }, 'must have at least 2 items, got 5'],
    ['maxItems', { limit: 2 }, 'must have at most 2 items, got 5'],
    ['not', {}, 'has a member that excludes another one here'],
    ['oneOf', {}, 'matches none of the allowed forms, got 5'],
    ['acme', {}, 'breaks the rule "acme", got 5'],
  ])('%s, with %j: %s', (keyword, params, message) => {
    expect(check(finding({ keyword, params }), 5)).toEqual([{ pointer: '', keyword, message }])
  })

  it('says nothing twice', () => {
    const fault = { instancePath: '/a', keyword: 'minItems', params: { limit: 2 } }
    expect(check(finding(fault, fault, { ...fault, keyword: 'maxItems' }), {})).toHaveLength(2)
  })

  it('says of one place what says most', () => {
    const [type, not, choice] = [{}, { keyword: 'not' }, { keyword: 'enum', params: { allowedValues: [1] } }]
    const keywords = (...errors: Partial<ValidatorError>[]) =>
      check(finding(...errors), 5)?.map(({ keyword }) => keyword)
    expect(keywords(not, type)).toEqual(['type'])
    expect(keywords(not, type, choice)).toEqual(['enum'])
    expect(keywords(type, { ...not, instancePath: '/a' })).toEqual(['type', 'not'])
  })

  it('names the types of all branches of a union, where the value has none of them', () => {
    const branches = [
      { params: { type: ['string', 'null'] } },
      { params: { type: 'object' } },
      { params: { type: 'null' } },
    ]
    expect(check(finding(...branches, { keyword: 'anyOf' }), 5)).toEqual([
      { pointer: '', keyword: 'type', message: 'must be string or null or object, got 5' },
    ])
    expect(check(finding(...branches, { keyword: 'const' }, { keyword: 'anyOf' }), 5)).toMatchObject([
      { keyword: 'anyOf' },
    ])
  })

  it('tells faults in an order of their places', () => {
    const places = ['/b', '/a/10/x', '/a/9', '', '/a/10', '/a']
    const found = check(finding(...places.map((instancePath) => ({ instancePath }))), {})
    expect(found?.map(({ pointer }) => pointer)).toEqual(['', '/a', '/a/9', '/a/10', '/a/10/x', '/b'])
  })

  it('is undefined where the value is right, and forgets the faults it found', () => {
    const validator = finding({})
    expect(check(validator, 5)).toHaveLength(1)
    expect(validator.errors).toBeNull()
    expect(check(() => true, 5)).toBeUndefined()
  })

  it('summarizes the first fault in full and the rest as a number', () => {
    const issue = { pointer: '/a', keyword: 'required', message: 'is missing' }
    expect(summarize([])).toBe('it breaks the schema')
    expect(summarize([issue])).toBe('/a is missing')
    expect(summarize([{ ...issue, pointer: '' }, issue, issue])).toBe('is missing (and 2 more)')
  })
})

describe('numbers', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 53, -1, '1', null])('%s is no count', (maxTokens) => {
    expect(validate('InitializeParams', { cwd: '', provider: '', model: '', maxTokens })).toMatchObject({
      valid: false,
      issues: [{ pointer: '/maxTokens' }],
    })
  })
})
