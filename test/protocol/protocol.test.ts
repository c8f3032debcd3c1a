import { afterEach, describe, expect, it, vi } from 'vitest'
import { countOption, durationOption } from '../../src/protocol/limits.js'
import { acceptedVersion, negotiate } from '../../src/protocol/negotiate.js'
import { promptStatus, subagentStatus } from '../../src/protocol/outcome.js'
import { validateFrame } from '../../src/protocol/validate-frame.js'
import { shorten, type Violation, violationReporter } from '../../src/protocol/violation.js'

afterEach(() => void vi.useRealTimers())

describe('negotiation', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
    [2, 1],
    [2 ** 53, 1],
  ])('an offer of %s is answered with %i', (offer, answer) => expect(negotiate(offer)).toBe(answer))

  it.each([
    [1, { protocolVersion: 1 }, 1],
    [1, { protocolVersion: 0 }, 0],
    [1, {}, 0],
    [0, { protocolVersion: 1 }, undefined],
    [1, { protocolVersion: 2 }, undefined],
    [1, { protocolVersion: '1' }, undefined],
    [1, { protocolVersion: 0.5 }, undefined],
    [1, null, 0],
  ])('offered %i, the answer %j means %s', (offer, result, version) =>
    expect(acceptedVersion(offer, result)).toBe(version),
  )
})

describe('outcomes', () => {
  it('of prompts', () => {
    const status = (kind: string, maxTokensAsSuccess = false) => promptStatus({ kind } as never, maxTokensAsSuccess)
    expect(status('completed')).toBe('ok')
    expect(status('aborted')).toBe('aborted')
    for (const kind of ['error', 'blocked', 'interrupted', 'max-tokens', 'acme']) expect(status(kind)).toBe('error')
    expect(status('max-tokens', true)).toBe('ok')
  })

  it('of subagents', () => {
    expect(subagentStatus('completed', false)).toBe('ok')
    expect(subagentStatus('max-tokens', true)).toBe('ok')
    for (const reason of ['max-tokens', 'aborted', 'error', 'refusal', 'acme'])
      expect(subagentStatus(reason, false)).toBe('error')
  })
})

describe('violations', () => {
  it('show an excerpt that never ends in half a character', () => {
    expect(shorten('abc', 3)).toBe('abc')
    expect(shorten('ab\u{1f389}', 3)).toBe('ab… (4 characters)')
  })

  it('of stray lines are counted over ten a second, and the count comes with the next', () => {
    vi.useFakeTimers({ now: 0 })
    const seen: Violation[] = []
    const report = violationReporter((violation) => void seen.push(violation))
    const stray: Violation = { direction: 'incoming', kind: 'not-json', message: '', pointer: '', frame: '' }
    for (let count = 0; count < 25; count++) report(stray)
    report({ ...stray, kind: 'not-a-frame' })
    expect(seen).toHaveLength(11)
    vi.setSystemTime(1000)
    report(stray)
    expect(seen.at(-1)).toMatchObject({ suppressed: 15 })
  })
})

describe('options', () => {
  it('that count', () => {
    expect(countOption('n', undefined, 7)).toBe(7)
    for (const value of [0, -1, 1.5, Number.NaN, 2 ** 30])
      expect(() => countOption('n', value, 7)).toThrow(/^n must be an integer from 1 to/)
  })

  it('that are times', () => {
    expect(durationOption('t', 0)).toBe(0)
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(() => durationOption('t', value)).toThrow(/^t must be a number of milliseconds from 0 to 2147483647, got/)
    }
  })
})

describe('validateFrame', () => {
  const client = { from: 'client' } as const
  const server = { from: 'server' } as const

  it('takes a value or a line', () => {
    const frame = { jsonrpc: '2.0', id: 1, method: 'shutdown' }
    const verdict = { valid: true, type: 'request', method: 'shutdown', id: 1, known: true }
    expect(validateFrame(frame, client)).toEqual(verdict)
    expect(validateFrame(` ${JSON.stringify(frame)}\r`, client)).toEqual(verdict)
    expect(validateFrame('', client)).toMatchObject({ valid: true, type: 'blank' })
    expect(validateFrame(undefined, client)).toMatchObject({ valid: false })
  })

  it.each([
    [
      'a method of a later version',
      { jsonrpc: '2.0', id: 1, method: 'session/cancel', params: { sessionId: 's' } },
      { ...client, protocolVersion: 0 },
      { code: -32601, fault: { kind: 'unknown-method', pointer: '/method' } },
    ],
    [
      'bad params',
      { jsonrpc: '2.0', id: 1, method: 'session/close', params: {} },
      client,
      { code: -32602, fault: { kind: 'invalid-params', pointer: '/params/sessionId' } },
    ],
    [
      'a request from a server',
      { jsonrpc: '2.0', id: 1, method: 'shutdown' },
      server,
      { type: 'request', fault: { kind: 'unexpected-request', pointer: '/id' } },
    ],
    [
      'a result of the wrong version',
      { jsonrpc: '2.0', id: 1, result: { messageId: 'm' } },
      { ...server, protocolVersion: 1, requestMethod: 'session/prompt' },
      { type: 'response', fault: { kind: 'invalid-result', pointer: '/result/status' } },
    ],
    [
      'both result and error',
      { jsonrpc: '2.0', id: 1, result: {}, error: { code: 1, message: '' } },
      server,
      { fault: { kind: 'not-a-frame', pointer: '/error' } },
    ],
    [
      'an error without a message',
      { jsonrpc: '2.0', id: 1, error: { code: 1 } },
      server,
      { fault: { kind: 'invalid-error', pointer: '/error/message' } },
    ],
    [
      'a null id beside a result',
      { jsonrpc: '2.0', id: null, result: {} },
      server,
      { fault: { kind: 'invalid-id', pointer: '/id' } },
    ],
    [
      'a result that is no object',
      { jsonrpc: '2.0', id: 1, result: 5 },
      server,
      { fault: { kind: 'invalid-result', pointer: '/result' } },
    ],
  ] as const)('%s', (_what, frame, context, verdict) => {
    expect(validateFrame(frame, context)).toMatchObject({ valid: false, ...verdict })
  })

  it('accepts what is open', () => {
    expect(validateFrame({ jsonrpc: '2.0', method: 'acme/new', params: [1] }, server)).toMatchObject({
      valid: true,
      known: false,
    })
    expect(validateFrame({ jsonrpc: '2.0', id: null, error: { code: 5, message: '' } }, server)).toMatchObject({
      valid: true,
    })
    expect(validateFrame({ jsonrpc: '2.0', id: 1.5, result: {} }, server)).toMatchObject({ valid: true })
  })
})
