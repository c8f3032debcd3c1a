import { describe, expect, it } from 'vitest'
import { validateFrame } from '../../src/protocol/validate-frame.js'

describe('validateFrame', () => {
  const client = { from: 'client' } as const
  const server = { from: 'server' } as const

  it('takes a value or a line', () => {
    const frame = { jsonrpc: '2.0', id: 1, method: 'shutdown' }
    const verdict = { valid: true, type: 'request', method: 'shutdown', id: 1, known: true }
    expect(validateFrame(frame, client)).toEqual(verdict)
    expect(validateFrame(` ${JSON.stringify(frame)}\r`, client)).toEqual(verdict)
    for (const context of [client, server]) {
      expect(validateFrame('\r', context)).toEqual({ valid: true, type: 'blank', known: true })
    }
    const notification = { jsonrpc: '2.0', method: 'session.status', params: { sessionId: 's', status: 'idle' } }
    expect(validateFrame(notification, server)).toEqual({
      valid: true,
      type: 'notification',
      method: 'session.status',
      known: true,
    })
    expect(validateFrame({ jsonrpc: '2.0', id: 'a', result: {} }, server)).toEqual({
      valid: true,
      type: 'response',
      id: 'a',
      known: true,
    })
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
      { type: 'response', fault: { kind: 'invalid-result', pointer: '/result/reason' } },
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

  it.each([
    ['a line that is not JSON', 'log', client, { type: 'none', fault: { kind: 'not-json' } }],
    ['a batch', [], client, { type: 'none', id: null, code: -32600, fault: { kind: 'not-a-frame' } }],
    [
      'a bad id',
      { jsonrpc: '2.0', id: null, method: 'shutdown' },
      client,
      { id: null, code: -32600, fault: { kind: 'invalid-id', pointer: '/id', method: 'shutdown' } },
    ],
    [
      'a missing jsonrpc in version 1',
      { id: 1, method: 'shutdown' },
      { ...client, protocolVersion: 1 },
      { id: 1, code: -32600, fault: { kind: 'not-a-frame', pointer: '/jsonrpc' } },
    ],
    [
      'a response from a client',
      { jsonrpc: '2.0', id: 1, result: {} },
      client,
      { type: 'response', fault: { kind: 'unexpected-response' } },
    ],
    [
      'a notification from a client',
      { jsonrpc: '2.0', method: 'shutdown' },
      client,
      { type: 'notification', fault: { kind: 'unexpected-notification', pointer: '/id', method: 'shutdown' } },
    ],
    [
      'an unknown method',
      { jsonrpc: '2.0', id: 1, method: 'constructor' },
      client,
      { type: 'request', method: 'constructor', id: 1, code: -32601 },
    ],
    [
      'a notification with a bad body',
      { jsonrpc: '2.0', method: 'session.status', params: {} },
      server,
      { type: 'notification', fault: { kind: 'invalid-params', pointer: '/params/sessionId' } },
    ],
    ['neither of the three', { jsonrpc: '2.0', id: 1 }, server, { type: 'none', fault: { kind: 'not-a-frame' } }],
    [
      'a result above the offer',
      { jsonrpc: '2.0', id: 1, result: { protocolVersion: 1 } },
      { ...server, requestMethod: 'initialize', offeredVersion: 0 },
      { type: 'response', fault: { kind: 'invalid-result' } },
    ],
    [
      'what nests over maxDepth',
      { jsonrpc: '2.0', id: 1, result: { a: [[]] } },
      { ...server, maxDepth: 3 },
      { type: 'response', id: 1, fault: { kind: 'too-deep' } },
    ],
    [
      'a request that nests over maxDepth',
      { jsonrpc: '2.0', id: 1, method: 'shutdown', params: { a: [[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]] } },
      { ...client, maxDepth: 18 },
      { id: 1, code: -32600, fault: { kind: 'too-deep' } },
    ],
  ] as const)('refuses %s', (_what, frame, context, verdict) => {
    expect(validateFrame(frame, context)).toMatchObject({ valid: false, ...verdict })
  })

  it('judges a result by the version that it says itself, if it answers initialize', () => {
    const serverInfo = { name: 'a', version: 'b' }
    const judge = (result: object, context = {}) =>
      validateFrame({ jsonrpc: '2.0', id: 1, result }, { ...server, requestMethod: 'initialize', ...context }).valid
    expect(judge({ serverInfo })).toBe(true)
    expect(judge({ serverInfo, protocolVersion: 1 })).toBe(false)
    expect(judge({ serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1 })).toBe(true)
    expect(judge({ serverInfo, protocolVersion: 0 }, { offeredVersion: 1 })).toBe(true)
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
