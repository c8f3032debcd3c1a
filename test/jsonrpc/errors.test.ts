import { describe, expect, it } from 'vitest'
import {
  AbortedError,
  FrameTooLargeError,
  JsonRpcResponseError,
  LaunchError,
  LocalError,
  messageOf,
  ProtocolViolationError,
  QueueFullError,
  SessionBusyError,
  SubscriptionOverflowError,
  TimedOutError,
  TransportClosedError,
  VersionMismatchError,
} from '../../src/jsonrpc/errors.js'

const cause = new Error('the cause')

describe('local errors', () => {
  it.each([
    ['TransportClosedError', 'TRANSPORT_CLOSED', new TransportClosedError('m', { cause })],
    ['LaunchError', 'LAUNCH_FAILED', new LaunchError('other', 'm', { cause })],
    ['SessionBusyError', 'SESSION_BUSY', new SessionBusyError('s')],
    ['SubscriptionOverflowError', 'SUBSCRIPTION_OVERFLOW', new SubscriptionOverflowError(5)],
    ['TimedOutError', 'TIMED_OUT', new TimedOutError('shutdown', 5)],
    ['AbortError', 'ABORTED', new AbortedError('m', { cause })],
    ['ProtocolViolationError', 'PROTOCOL_VIOLATION', new ProtocolViolationError('m', '/a')],
    ['VersionMismatchError', 'VERSION_MISMATCH', new VersionMismatchError([0, 1], 1, 2)],
    ['FrameTooLargeError', 'FRAME_TOO_LARGE', new FrameTooLargeError('m', 2, 1)],
    ['QueueFullError', 'QUEUE_FULL', new QueueFullError(2, 1)],
  ])('%s has its name and the code %s', (name, code, error) => {
    expect(error).toBeInstanceOf(LocalError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name, code })
    expect(error.message).not.toBe('')
    expect(String(error)).toContain(name)
  })

  it('keep their cause', () => {
    for (const error of [
      new TransportClosedError('m', { cause }),
      new LaunchError('other', 'm', { cause }),
      new AbortedError('m', { cause }),
    ]) {
      expect(error.cause).toBe(cause)
    }
  })

  it('of a closed connection tell how the process ended, as far as it is known', () => {
    expect(new TransportClosedError('m', { exitCode: null, signal: 'SIGKILL', stderr: 'last words' })).toMatchObject({
      exitCode: null,
      signal: 'SIGKILL',
      stderr: 'last words',
    })
    const error = new TransportClosedError('m')
    expect([error.exitCode, error.signal, error.stderr, error.cause]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('error responses', () => {
  it('keep code, message and data', () => {
    const data = { why: [1] }
    const error = new JsonRpcResponseError(-32042, 'no', data)
    expect(error).toMatchObject({ name: 'JsonRpcResponseError', code: -32042, message: 'no' })
    expect(error.data).toBe(data)
    expect(error).not.toBeInstanceOf(LocalError)
  })

  it('have no data where there is none, but null is some', () => {
    expect(new JsonRpcResponseError(1, 'no').data).toBeUndefined()
    expect(new JsonRpcResponseError(1, 'no', null).data).toBeNull()
  })
})

describe('messageOf', () => {
  it.each([
    [new Error('broken'), 'broken'],
    [new Error(''), ''],
    ['text', 'text'],
    [undefined, 'undefined'],
    [null, 'null'],
    [5n, '5'],
    [Symbol('s'), 'Symbol(s)'],
    [Object.assign(new Error(), { message: { a: 1 } }), '[object Object]'],
  ])('of %s is text', (thrown, message) => expect(messageOf(thrown)).toBe(message))

  it.each([
    ['an object without a prototype', Object.create(null)],
    [
      'a toString that throws',
      {
        toString() {
          throw new Error('mine')
        },
      },
    ],
    [
      'a message that throws',
      Object.defineProperty(new Error(), 'message', {
        get() {
          throw new Error('mine')
        },
      }),
    ],
  ])('of %s is text too', (_what, thrown) => expect(messageOf(thrown)).toBe('something was thrown that has no text'))
})
