import { describe, expect, it } from 'vitest'
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

  it('escapes pointers', () => {
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
