import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClientEndpoint, type ClientEndpointOptions } from '../../src/client/client-endpoint.js'
import {
  AbortedError,
  FrameTooLargeError,
  JsonRpcResponseError,
  ProtocolViolationError,
  TimedOutError,
  TransportClosedError,
  VersionMismatchError,
} from '../../src/jsonrpc/errors.js'
import { BlockedOutput, type Json, nested, Peer, route, serverInfo, settle } from '../support/streams.js'

afterEach(() => void vi.useRealTimers())

const v1 = { serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1_000_000 }
const session = { sessionId: 's' }
const status = (sessionId: string, value = 'idle') => ({
  jsonrpc: '2.0',
  method: 'session.status',
  params: { sessionId, status: value },
})

function connect(options: ClientEndpointOptions = {}) {
  const peer = new Peer()
  const endpoint = new ClientEndpoint(peer.input, peer.output, { onViolation: peer.onViolation, ...options })
  endpoint.start()
  const answer = (id: unknown, result: unknown) => peer.write({ jsonrpc: '2.0', id, result })
  return { peer, endpoint, answer }
}

/** The same, with the handshake done. */
async function connectInitialized(result: Json = v1, options: ClientEndpointOptions = {}) {
  const connected = connect(options)
  const initialized = connected.endpoint.request('initialize', { ...route, protocolVersion: 1 })
  connected.answer(1, result)
  await initialized
  return connected
}

describe('requests', () => {
  const circle: Json[] = []
  circle.push({ type: 'tool-result', toolCallId: 't', content: circle })

  it('are compact lines with ids of their own, and resolve with their result', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const first = endpoint.request('session/close', session)
    const second = endpoint.request('session/cancel', session)
    await peer.received(3)
    expect(peer.frames.slice(1)).toEqual([
      { jsonrpc: '2.0', id: 2, method: 'session/close', params: session },
      { jsonrpc: '2.0', id: 3, method: 'session/cancel', params: session },
    ])
    answer(3, { cancelled: true })
    answer(2, { closed: false })
    expect(await first).toEqual({ closed: false })
    expect(await second).toEqual({ cancelled: true })
  })

  it.each([
    ['an unknown method', 'nope', {}, '/method'],
    ['a notification method', 'session.status', {}, '/method'],
    ['bad params', 'session/close', { sessionId: '' }, '/params/sessionId'],
    ['missing params', 'session/close', undefined, '/params'],
    ['params where there are none', 'shutdown', [], '/params'],
    ['content that goes round in circles', 'session/prompt', { sessionId: 's', contentBlocks: circle }, '/params'],
    ['a number that JSON cannot hold', 'initialize', { ...route, maxTokens: Number.NaN }, '/params/maxTokens'],
    ['what JSON cannot hold', 'session/close', { sessionId: 's', extra: 1n }, '/params'],
    ['a toJSON that returns nothing', 'session/close', { sessionId: 's', toJSON: () => undefined }, '/params'],
    ['a toJSON that breaks the schema', 'session/close', { sessionId: 's', toJSON: () => ({}) }, '/params/sessionId'],
    ['nesting over maxDepth', 'session/close', { sessionId: 's', extra: JSON.parse(nested(250)) }, '/params'],
  ])('%s rejects before it is sent', async (_name, method, params, pointer) => {
    const { peer, endpoint } = await connectInitialized()
    const call = endpoint.request(method as 'session/close', params as never)
    await expect(call).rejects.toThrow(ProtocolViolationError)
    await expect(call).rejects.toMatchObject({ code: 'PROTOCOL_VIOLATION', pointer })
    await settle()
    expect(peer.frames).toHaveLength(1)
  })

  it('a method of a later version rejects before it is sent', async () => {
    const { endpoint } = await connectInitialized({ serverInfo })
    await expect(endpoint.request('session/cancel', session)).rejects.toThrow('not in protocol version 0')
  })

  it('are counted in bytes, without the line end, and as many as the limit are sent', async () => {
    const { peer, endpoint } = await connectInitialized(v1, { maxFrameBytes: 300 })
    const bare = Buffer.byteLength(
      JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'session/close', params: { sessionId: '' } }),
    )
    const sessionId = (bytes: number) => `\u00e9${'x'.repeat(bytes - bare - 2)}`
    const call = endpoint.request('session/close', { sessionId: sessionId(300) })
    call.catch(() => {})
    const over = endpoint.request('session/close', { sessionId: sessionId(301) })
    await expect(over).rejects.toMatchObject({ code: 'FRAME_TOO_LARGE', bytes: 301, limit: 300 })
    await peer.received(2)
    expect(Buffer.byteLength(JSON.stringify(peer.frames[1]))).toBe(300)
    endpoint.close()
  })

  it('keep to no limit of the server in version 0, whatever it says', async () => {
    for (const maxFrameBytes of [10, 'ten', null, {}]) {
      const { peer, endpoint } = await connectInitialized({ serverInfo, maxFrameBytes }, { maxFrameBytes: 400 })
      endpoint.request('session/prompt', { sessionId: 'x'.repeat(200), contentBlocks: [] }).catch(() => {})
      await peer.received(2)
      const over = endpoint.request('session/prompt', { sessionId: 'x'.repeat(400), contentBlocks: [] })
      await expect(over).rejects.toMatchObject({
        limit: 400,
        message: expect.stringContaining('and maxFrameBytes is 400'),
      })
      endpoint.close()
    }
  })

  it('may nest as deep as maxDepth, the frame counted', async () => {
    const { peer, endpoint } = await connectInitialized()
    const deep = (levels: number) => ({ sessionId: 's', extra: JSON.parse(nested(levels)) })
    endpoint.request('session/close', deep(198)).catch(() => {})
    await expect(endpoint.request('session/close', deep(199))).rejects.toThrow('deeper than 200 levels')
    await peer.received(2)
    endpoint.close()
  })

  it('keep half characters whole on the wire', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const sessionId = 'a\ud83c\u2028\u{1f389}'
    const call = endpoint.request('session/close', { sessionId })
    await peer.received(2)
    expect(peer.frames[1]).toMatchObject({ params: { sessionId } })
    answer(2, { closed: true })
    await call
  })

  it('have no params where they take none', async () => {
    const { peer, endpoint } = connect()
    endpoint.request('shutdown').catch(() => {})
    await peer.received(1)
    expect(peer.frames).toEqual([{ jsonrpc: '2.0', id: 1, method: 'shutdown' }])
    endpoint.close()
  })

  it('before the version is settled may be of any', async () => {
    const { peer, endpoint } = connect()
    endpoint.request('session/cancel', session).catch(() => {})
    expect(await peer.received(1)).toMatchObject([{ method: 'session/cancel' }])
    endpoint.close()
  })

  it.each(['destroyed', 'ended'] as const)('reject where the output was %s before', async (how) => {
    const peer = new Peer()
    if (how === 'destroyed') peer.output.destroy()
    else peer.output.end()
    await settle()
    const onEnd = vi.fn()
    const endpoint = new ClientEndpoint(peer.input, peer.output, { onEnd })
    endpoint.start()
    await expect(endpoint.request('shutdown')).rejects.toMatchObject({
      code: 'TRANSPORT_CLOSED',
      cause: { message: 'the output stream is closed' },
    })
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('before start and after close they reject', async () => {
    const peer = new Peer()
    const endpoint = new ClientEndpoint(peer.input, peer.output)
    await expect(endpoint.request('shutdown')).rejects.toThrow('call start() first')
    endpoint.start()
    endpoint.close()
    await expect(endpoint.request('shutdown')).rejects.toThrow(TransportClosedError)
  })

  it('keep to the smaller of the two limits from version 1 on', async () => {
    const { endpoint } = await connectInitialized({ ...v1, maxFrameBytes: 200 })
    const call = endpoint.request('session/close', { sessionId: 'x'.repeat(200) })
    await expect(call).rejects.toThrow(FrameTooLargeError)
    await expect(call).rejects.toThrow("the server's maxFrameBytes is 200")
    const own = await connectInitialized(v1, { maxFrameBytes: 300 })
    await expect(own.endpoint.request('session/close', { sessionId: 'x'.repeat(300) })).rejects.toMatchObject({
      limit: 300,
    })
  })
})

describe('what the client reads', () => {
  it('an error response rejects that call, code and data kept', async () => {
    const { peer, endpoint } = await connectInitialized()
    const call = endpoint.request('session/close', session)
    peer.write({ jsonrpc: '2.0', id: 2, error: { code: -32042, message: 'no', data: { why: [1] } } })
    await expect(call).rejects.toThrow(JsonRpcResponseError)
    await expect(call).rejects.toMatchObject({ code: -32042, message: 'no', data: { why: [1] } })
  })

  it.each([
    ['a result that breaks the schema', { result: { closed: 'yes' } }, '/result/closed'],
    ['a result that is no object', { result: null }, '/result'],
    ['no jsonrpc', { jsonrpc: undefined, result: { closed: true } }, '/jsonrpc'],
    ['an error that breaks the schema', { error: { code: 'x', message: 'x' } }, '/error/code'],
    ['an error without a message', { error: { code: 1 } }, '/error/message'],
    ['a null error', { error: null }, '/error'],
    ['a null error beside a result', { result: { closed: true }, error: null }, '/error'],
    ['an array as the result', { result: [] }, '/result'],
    ['both result and error', { result: { closed: true }, error: { code: 1, message: 'x' } }, '/error'],
    ['an error without a code', { error: { message: 'x' } }, '/error/code'],
    ['an error that is no object', { error: 'x' }, '/error'],
    ['a wrong jsonrpc', { jsonrpc: '1.0', result: { closed: true } }, '/jsonrpc'],
    ['nesting over maxDepth', { result: { closed: true, extra: JSON.parse(nested(250)) } }, ''],
  ])('%s rejects that call, and the next is served', async (_name, response, pointer) => {
    const { peer, endpoint, answer } = await connectInitialized()
    const call = endpoint.request('session/close', session)
    const next = endpoint.request('session/close', session)
    peer.write({ jsonrpc: '2.0', id: 2, ...response })
    answer(3, { closed: true })
    await expect(call).rejects.toThrow(ProtocolViolationError)
    await expect(call).rejects.toMatchObject({ pointer })
    expect(await next).toEqual({ closed: true })
    expect(peer.violations).toHaveLength(1)
  })

  it.each([
    ['a stray log line', 'Listening on 5', 'not-json'],
    ['JSON that is no frame', '{"id":2}', 'not-a-frame'],
    ['a batch', '[{"jsonrpc":"2.0","id":2,"result":{"closed":false}}]', 'not-a-frame'],
    ['a scalar', '5', 'not-a-frame'],
    ['an empty object', '{}', 'not-a-frame'],
    ['a request without jsonrpc', { id: 2, method: 'x' }, 'unexpected-request'],
    ['a request with the id null', { jsonrpc: '2.0', id: null, method: 'x' }, 'unexpected-request'],
    ['a request nested over maxDepth', `{"id":2,"method":"x","params":${nested(250)}}`, 'unexpected-request'],
    ['a notification whose method is no string', { jsonrpc: '2.0', method: 5 }, 'not-a-frame'],
    ['a notification that it knows, without params', { jsonrpc: '2.0', method: 'session.status' }, 'invalid-params'],
    ['a response without an id', { jsonrpc: '2.0', result: { closed: false } }, 'unknown-id'],
    ['a response whose id is an array', { jsonrpc: '2.0', id: [2], result: { closed: false } }, 'unknown-id'],
    ['a response nobody waits for, nested over maxDepth', `{"id":99,"result":${nested(250)}}`, 'unknown-id'],
    [
      'a request with the id of a pending call',
      { jsonrpc: '2.0', id: 2, method: 'session/close', params: session, result: { closed: false } },
      'unexpected-request',
    ],
    ['a response of another type of id', { jsonrpc: '2.0', id: '2', result: { closed: false } }, 'unknown-id'],
    ['a response nobody waits for', { jsonrpc: '2.0', id: 99, result: {} }, 'unknown-id'],
    ['an error with the id null', { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } }, 'unknown-id'],
    ['a notification with a bad body', status('s', 'busy'), 'invalid-params'],
    [
      'an event with a bad body',
      {
        jsonrpc: '2.0',
        method: 'session.event',
        params: { sessionId: 's', event: { type: 'turn/start', seq: 0, time: 0, data: {} } },
      },
      'invalid-params',
    ],
    [
      'a notification nested over maxDepth',
      { jsonrpc: '2.0', method: 'acme', params: JSON.parse(nested(250)) },
      'too-deep',
    ],
    [
      'a notification without jsonrpc',
      { method: 'session.status', params: { sessionId: 's', status: 'idle' } },
      'not-a-frame',
    ],
  ])('%s is reported, and the stream goes on', async (_name, frame, kind) => {
    const { peer, endpoint, answer } = await connectInitialized()
    const heard: unknown[] = []
    endpoint.onNotification('session.status', (params) => void heard.push(params))
    endpoint.onNotification('session.event', (params) => void heard.push(params))
    endpoint.onUnknownNotification((method) => void heard.push(method))
    const call = endpoint.request('session/close', session)
    peer.write(frame)
    answer(2, { closed: true })
    expect(await call).toEqual({ closed: true })
    await settle()
    expect(peer.violations).toMatchObject([{ direction: 'incoming', kind }])
    expect(heard).toEqual([])
    expect(peer.frames).toHaveLength(2)
  })

  it.each([
    ['blank lines', '\n\r\n \n\ufeff\n'],
    ['a carriage return before the line end', '{"jsonrpc":"2.0","id":2,"result":{"closed":false}}\r\n'],
    ['a byte order mark and white space', '\ufeff \t{"jsonrpc":"2.0","id":2,"result":{"closed":false}} \n'],
    ['another spelling of the id', '{"jsonrpc":"2.0","id":2.0e0,"result":{"closed":false}}\n'],
  ])('accepts %s', async (_what, text) => {
    const { peer, endpoint, answer } = await connectInitialized()
    const call = endpoint.request('session/close', session)
    peer.input.write(text)
    if (!text.includes('result')) answer(2, { closed: false })
    expect(await call).toEqual({ closed: false })
    expect(peer.violations).toEqual([])
  })

  it('joins the bytes of characters, however they are cut', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: string[] = []
    endpoint.onNotification('session.status', ({ sessionId }) => void heard.push(sessionId))
    const sessionId = 'a\u00e9\u20ac\u{1f389}\u2028'
    for (const byte of Buffer.from(`${JSON.stringify(status(sessionId))}\n`)) peer.input.write(Buffer.of(byte))
    await settle()
    expect(heard).toEqual([sessionId])
  })

  it('stray lines are shortened, and counted over ten a second', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const { peer } = await connectInitialized()
    peer.write(...Array.from({ length: 1000 }, () => 'x'.repeat(10_000)))
    await settle()
    expect(peer.violations).toHaveLength(10)
    expect(peer.violations[0]?.frame).toBe(`${'x'.repeat(200)}… (10000 characters)`)
    expect(peer.violations[0]?.message.length).toBeLessThan(200)
    vi.setSystemTime(1000)
    peer.write('one more')
    await settle()
    expect(peer.violations.slice(10)).toMatchObject([{ frame: 'one more', suppressed: 990 }])
  })

  it('a report that names what a server could not read says what the server said', async () => {
    const { peer } = await connectInitialized()
    peer.write({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'too long' } })
    await settle()
    expect(peer.violations).toMatchObject([{ kind: 'unknown-id', message: expect.stringContaining('"too long"') }])
  })

  it('an onViolation that throws harms nobody', async () => {
    const { peer, endpoint, answer } = await connectInitialized(v1, {
      onViolation: () => {
        throw new Error('mine')
      },
    })
    const call = endpoint.request('session/close', session)
    peer.write('[]', 'log')
    answer(2, { closed: true })
    expect(await call).toEqual({ closed: true })
  })

  it('a second answer to one call is reported', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const call = endpoint.request('session/close', session)
    answer(2, { closed: true })
    answer(2, { closed: false })
    expect(await call).toEqual({ closed: true })
    await settle()
    expect(peer.violations).toMatchObject([
      { kind: 'unknown-id', message: 'ignored a response: no call with the id 2 is pending', pointer: '/id' },
    ])
  })

  it('a line of maxFrameBytes exactly is read', async () => {
    const { endpoint, answer } = await connectInitialized(v1, { maxFrameBytes: 200 })
    const call = endpoint.request('session/close', session)
    const bare = JSON.stringify({ jsonrpc: '2.0', id: 2, result: { closed: true, pad: '' } }).length
    answer(2, { closed: true, pad: 'x'.repeat(200 - bare) })
    expect(await call).toMatchObject({ closed: true })
    const next = endpoint.request('session/close', session)
    answer(3, { closed: true, pad: 'x'.repeat(201 - bare) })
    await expect(next).rejects.toMatchObject({ limit: 200, bytes: 201 })
  })

  it('a notification it does not know is handed over with its raw params', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: unknown[] = []
    endpoint.onUnknownNotification((method, params) => void heard.push([method, params]))
    peer.write(
      { jsonrpc: '2.0', method: 'acme/new', params: [1, { a: null }] },
      { jsonrpc: '2.0', method: 'constructor' },
    )
    await settle()
    expect(heard).toEqual([
      ['acme/new', [1, { a: null }]],
      ['constructor', undefined],
    ])
    expect(peer.violations).toEqual([])
  })

  it('unknown members and variants survive', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: unknown[] = []
    endpoint.onNotification('session.event', (params) => void heard.push(params))
    const params = {
      sessionId: 's',
      extra: 1,
      event: { type: 'acme/new', seq: 0, time: 0, data: [1], ignorable: true, more: {} },
    }
    peer.write({ jsonrpc: '2.0', method: 'session.event', params })
    await settle()
    expect(heard).toEqual([params])
  })

  it('a line over maxFrameBytes closes, with the limit, the size and the option', async () => {
    const { peer, endpoint } = await connectInitialized(v1, { maxFrameBytes: 500 })
    const call = endpoint.request('session/close', session)
    peer.write('x'.repeat(600))
    await expect(call).rejects.toThrow(FrameTooLargeError)
    await expect(call).rejects.toMatchObject({
      code: 'FRAME_TOO_LARGE',
      limit: 500,
      bytes: 600,
      message: expect.stringContaining('maxFrameBytes'),
    })
    await expect(endpoint.request('shutdown')).rejects.toThrow(FrameTooLargeError)
    expect(peer.violations).toMatchObject([{ kind: 'too-large', frame: '(600 bytes and more, not kept)' }])
    expect([peer.input.destroyed, peer.output.writableEnded]).toEqual([false, false])
  })

  it('the end of the stream delivers what arrived, then rejects what is pending', async () => {
    const { peer, endpoint } = await connectInitialized()
    const answered = endpoint.request('session/close', session)
    const pending = endpoint.request('session/close', session)
    pending.catch(() => {})
    peer.input.end('{"jsonrpc":"2.0","id":2,"result":{"closed":true}}')
    expect(await answered).toEqual({ closed: true })
    await expect(pending).rejects.toThrow(TransportClosedError)
  })

  it('what arrives while the owner finds out why it ended is delivered', async () => {
    const output = new BlockedOutput()
    const input = new PassThrough()
    let tell = (_error: Error) => {}
    const endpoint = new ClientEndpoint(input, output, {
      onEnd: () =>
        new Promise<Error>((resolve) => {
          tell = resolve
        }),
    })
    endpoint.start()
    const answered = endpoint.request('shutdown')
    const pending = endpoint.request('shutdown')
    pending.catch(() => {})
    output.destroy(new Error('EPIPE'))
    await settle()
    input.write('{"jsonrpc":"2.0","id":1,"result":{}}\n')
    expect(await answered).toEqual({})
    const reason = new Error('exit code 3')
    tell(reason)
    await expect(pending).rejects.toBe(reason)
    await expect(endpoint.request('shutdown')).rejects.toBe(reason)
  })

  it('an end that both streams tell is told once', async () => {
    const onEnd = vi.fn(() => new Promise<void>(() => {}))
    const { peer } = await connectInitialized(v1, { onEnd })
    peer.output.destroy(new Error('EPIPE'))
    await settle()
    peer.end()
    await settle()
    expect(onEnd.mock.calls).toEqual([[expect.objectContaining({ message: 'EPIPE' })]])
  })

  it('the end of the stream rejects every call once', async () => {
    const onEnd = vi.fn()
    const { peer, endpoint } = await connectInitialized(v1, { onEnd })
    const calls = Array.from({ length: 100 }, () => endpoint.request('session/close', session))
    peer.end()
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    peer.output.destroy()
    await settle()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('a stream that had failed before the start rejects with its error', async () => {
    const input = new PassThrough()
    input.on('error', () => {})
    input.destroy(new Error('old'))
    await settle()
    const endpoint = new ClientEndpoint(input, new PassThrough())
    endpoint.start()
    await expect(endpoint.request('shutdown')).rejects.toMatchObject({ cause: { message: 'old' } })
  })

  it('a stream that fails rejects what is pending, with the first cause', async () => {
    for (const side of ['input', 'output'] as const) {
      const { peer, endpoint } = await connectInitialized()
      const pending = endpoint.request('session/close', session)
      peer[side].destroy(new Error('cable pulled'))
      await expect(pending).rejects.toMatchObject({ code: 'TRANSPORT_CLOSED', cause: { message: 'cable pulled' } })
    }
  })

  it('the owner may say why it ended, at once, later, or not', async () => {
    const mine = new TransportClosedError('exit code 3')
    for (const onEnd of [() => mine, () => Promise.resolve(mine)]) {
      const { peer, endpoint } = await connectInitialized(v1, { onEnd })
      const pending = endpoint.request('session/close', session)
      peer.end()
      await expect(pending).rejects.toBe(mine)
    }
    const failing = await connectInitialized(v1, { onEnd: () => Promise.reject(new Error('mine')) })
    const pending = failing.endpoint.request('session/close', session)
    failing.peer.end()
    await expect(pending).rejects.toThrow('the server closed its output')
    const throwing = await connectInitialized(v1, {
      onEnd: () => {
        throw new Error('mine')
      },
    })
    const other = throwing.endpoint.request('session/close', session)
    throwing.peer.end()
    await expect(other).rejects.toThrow('the server closed its output')
  })
})

describe('versions', () => {
  it.each([
    ['none', { serverInfo }, 0],
    ['0', { serverInfo, protocolVersion: 0 }, 0],
    ['1', v1, 1],
  ])('the answer %s', async (_name, result, version) => {
    const { endpoint } = await connectInitialized(result as Json)
    expect(endpoint.protocolVersion).toBe(version)
  })

  it.each([2, '1', -1, null])(
    'an answer of %j closes, whatever else it says, and names both sides',
    async (protocolVersion) => {
      const { endpoint, answer } = connect()
      const initialized = endpoint.request('initialize', { ...route, protocolVersion: 1 })
      answer(1, { protocolVersion: protocolVersion ?? 2, everything: 'else is new' })
      await expect(initialized).rejects.toThrow(VersionMismatchError)
      await expect(initialized).rejects.toThrow(
        /the server answered with protocol version .*, but this client speaks 0, 1 and offered 1/,
      )
      await expect(endpoint.request('shutdown')).rejects.toThrow(VersionMismatchError)
    },
  )

  it('an answer above the offer closes', async () => {
    const { endpoint, answer } = connect()
    const initialized = endpoint.request('initialize', route)
    answer(1, v1)
    await expect(initialized).rejects.toThrow(VersionMismatchError)
  })

  it('an initialize that fails settles nothing', async () => {
    const { endpoint, answer } = connect()
    const offer = () => endpoint.request('initialize', { ...route, protocolVersion: 1 })
    const bad = offer()
    answer(1, { serverInfo, protocolVersion: 1, capabilities: {} })
    await expect(bad).rejects.toMatchObject({ code: 'PROTOCOL_VIOLATION', pointer: '/result/maxFrameBytes' })
    expect(endpoint.protocolVersion).toBeUndefined()
    const good = offer()
    answer(2, { serverInfo })
    expect(await good).toEqual({ serverInfo })
    expect(endpoint.protocolVersion).toBe(0)
  })

  it('a second initialize may not change the version', async () => {
    const { endpoint, answer } = await connectInitialized()
    const same = endpoint.request('initialize', { ...route, protocolVersion: 1, model: 'other' })
    answer(2, { ...v1, maxFrameBytes: 150 })
    await same
    await expect(endpoint.request('session/close', { sessionId: 'x'.repeat(150) })).rejects.toMatchObject({
      limit: 150,
    })
    const other = endpoint.request('initialize', { ...route, protocolVersion: 1 })
    answer(4, { serverInfo })
    await expect(other).rejects.toThrow(VersionMismatchError)
    await expect(endpoint.request('shutdown')).rejects.toThrow(VersionMismatchError)
  })

  it('an answer that this client cannot speak is told before all else, calls that wait included', async () => {
    const { peer, endpoint } = connect()
    const waiting = endpoint.request('shutdown')
    waiting.catch(() => {})
    const initialized = endpoint.request('initialize', { ...route, protocolVersion: 1 })
    peer.write({ jsonrpc: '2.0', id: 2, result: { protocolVersion: 9 } }, { jsonrpc: '2.0', id: 1, result: {} })
    await expect(initialized).rejects.toMatchObject({ clientVersions: [0, 1], serverVersion: 9 })
    await expect(waiting).rejects.toThrow(VersionMismatchError)
    expect(endpoint.protocolVersion).toBeUndefined()
    expect(peer.violations).toEqual([])
    expect([peer.input.destroyed, peer.output.writableEnded]).toEqual([false, false])
  })

  it('results are judged by the version', async () => {
    const settled = { messageId: 'm', status: 'ok', reason: { kind: 'completed' } }
    const prompt = { sessionId: 's', contentBlocks: [] }
    const old = await connectInitialized({ serverInfo })
    const receipt = old.endpoint.request('session/prompt', prompt)
    old.answer(2, { messageId: 'm' })
    expect(await receipt).toEqual({ messageId: 'm' })
    const current = await connectInitialized()
    const bad = current.endpoint.request('session/prompt', prompt)
    current.answer(2, { messageId: 'm' })
    await expect(bad).rejects.toMatchObject({ pointer: '/result/reason' })
    const good = current.endpoint.request('session/prompt', prompt)
    current.answer(3, settled)
    expect(await good).toEqual(settled)
  })

  it('a failed initialize may be retried', async () => {
    const { peer, endpoint, answer } = connect()
    const first = endpoint.request('initialize', { ...route, protocolVersion: 1 })
    peer.write({ jsonrpc: '2.0', id: 1, error: { code: -32003, message: 'no provider' } })
    await expect(first).rejects.toMatchObject({ code: -32003 })
    const second = endpoint.request('initialize', { ...route, protocolVersion: 1 })
    answer(2, v1)
    expect(await second).toEqual(v1)
  })
})

describe('calls that are given up', () => {
  it('an aborted signal sends nothing', async () => {
    const { peer, endpoint } = await connectInitialized()
    const signal = AbortSignal.abort('why')
    const call = endpoint.request('session/close', session, { signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError', code: 'ABORTED', cause: 'why' })
    await settle()
    expect(peer.frames).toHaveLength(1)
  })

  it('by signal and by time reject, and their late answers are quiet; a second answer is not', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const controller = new AbortController()
    const aborted = endpoint.request('session/close', session, { signal: controller.signal })
    await peer.received(2)
    controller.abort()
    await expect(aborted).rejects.toThrow(AbortedError)
    const late = endpoint.request('session/close', session, { timeoutMs: 1 })
    await expect(late).rejects.toThrow(TimedOutError)
    await expect(late).rejects.toMatchObject({
      method: 'session/close',
      timeoutMs: 1,
      message: expect.stringContaining('1 ms'),
    })
    answer(2, { closed: true })
    answer(3, { closed: true })
    await settle()
    expect(peer.violations).toEqual([])
    answer(3, { closed: true })
    await settle()
    expect(peer.violations).toMatchObject([{ kind: 'unknown-id' }])
  })

  it('leave no timer behind, and no listener, however they end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { peer, endpoint, answer } = await connectInitialized(v1, { timeoutMs: 1000 })
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, 'removeEventListener')
    const calls = [1, 2, 3].map(() => endpoint.request('session/close', session, { signal }))
    const outcomes = Promise.allSettled(calls)
    expect(vi.getTimerCount()).toBe(3)
    answer(2, { closed: true })
    peer.write({ jsonrpc: '2.0', id: 3, error: { code: 1, message: 'no' } })
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    endpoint.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it('by time end when it has passed, not before, and a bound of the call goes before that of the endpoint', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { endpoint } = await connectInitialized(v1, { timeoutMs: 1000 })
    const ended = vi.fn()
    endpoint.request('session/close', session).catch(() => ended('endpoint'))
    endpoint.request('session/close', session, { timeoutMs: 2 ** 31 - 1 }).catch(() => ended('call'))
    endpoint.request('session/close', session, { timeoutMs: undefined }).catch(() => ended('neither'))
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended.mock.calls).toEqual([['endpoint'], ['neither']])
    await vi.advanceTimersByTimeAsync(2 ** 31 - 1)
    expect(ended).toHaveBeenCalledTimes(3)
  })

  it('one abort ends every call on the signal, and no other', async () => {
    const { endpoint, answer } = await connectInitialized()
    const controller = new AbortController()
    const { signal } = controller
    const calls = [1, 2, 3].map(() => endpoint.request('session/close', session, { signal }))
    const other = endpoint.request('session/close', session)
    controller.abort(new Error('why'))
    for (const { status, ...outcome } of await Promise.allSettled(calls)) {
      expect(status).toBe('rejected')
      expect(outcome).toMatchObject({ reason: { code: 'ABORTED', cause: { message: 'why' } } })
    }
    answer(5, { closed: true })
    expect(await other).toEqual({ closed: true })
  })

  it('a late error, a late answer that breaks the schema, and one nested too deep are quiet too', async () => {
    const { peer, endpoint } = await connectInitialized()
    const controller = new AbortController()
    const calls = [1, 2, 3].map(() => endpoint.request('session/close', session, { signal: controller.signal }))
    controller.abort()
    await Promise.allSettled(calls)
    peer.write(
      { jsonrpc: '2.0', id: 2, error: { code: 1, message: 'no' } },
      { id: 3, result: 5 },
      `{"id":4,"result":${nested(250)}}`,
    )
    await settle()
    expect(peer.violations).toEqual([])
  })

  it('are remembered, the last ten thousand of them', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const controller = new AbortController()
    const calls = Array.from({ length: 10_001 }, () =>
      endpoint.request('session/close', session, { signal: controller.signal }),
    )
    controller.abort()
    await Promise.allSettled(calls)
    answer(3, { closed: true })
    answer(10_002, { closed: true })
    await settle()
    expect(peer.violations).toEqual([])
    answer(2, { closed: true })
    await settle()
    expect(peer.violations).toMatchObject([{ kind: 'unknown-id' }])
  })

  it('an initialize given up settles no version by its late answer', async () => {
    const { endpoint, answer } = connect()
    const controller = new AbortController()
    const call = endpoint.request('initialize', { ...route, protocolVersion: 1 }, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toThrow(AbortedError)
    answer(1, v1)
    await settle()
    expect(endpoint.protocolVersion).toBeUndefined()
  })

  it('onAnswer is called as the answer is read, before any later frame, and may fail', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: string[] = []
    endpoint.onNotification('session.status', ({ sessionId }) => void heard.push(sessionId))
    const call = endpoint.request('session/close', session, {
      onAnswer: () => {
        heard.push('answer')
        throw new Error('mine')
      },
    })
    peer.write(status('a'), { jsonrpc: '2.0', id: 2, result: { closed: true } }, status('b'))
    expect(await call).toEqual({ closed: true })
    expect(heard).toEqual(['a', 'answer', 'b'])
    expect(peer.violations).toMatchObject([
      { kind: 'handler-failed', message: 'onAnswer of session/close failed: mine' },
    ])
  })

  it('a bound of the endpoint holds for every call that sets none', async () => {
    const { endpoint } = await connectInitialized(v1, { timeoutMs: 1 })
    await expect(endpoint.request('session/close', session)).rejects.toMatchObject({ timeoutMs: 1 })
  })

  it('refuses times that timers cannot hold', async () => {
    const { endpoint, peer } = await connectInitialized()
    for (const timeoutMs of [-1, Number.NaN, 2 ** 31, Number.POSITIVE_INFINITY]) {
      await expect(endpoint.request('session/close', session, { timeoutMs })).rejects.toThrow(RangeError)
      expect(() => new ClientEndpoint(peer.input, peer.output, { timeoutMs })).toThrow(RangeError)
    }
  })

  it('a thousand calls on one signal leave no listener behind and cause no warning', async () => {
    const warnings = vi.fn()
    process.on('warning', warnings)
    const { endpoint, answer } = await connectInitialized()
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const calls = Array.from({ length: 1000 }, () => endpoint.request('session/close', session, { signal }))
    for (let id = 2; id <= 1001; id++) answer(id, { closed: true })
    await Promise.all(calls)
    await settle()
    process.off('warning', warnings)
    expect(warnings).not.toHaveBeenCalled()
    expect(add).toHaveBeenCalledTimes(1)
    expect(remove).toHaveBeenCalledTimes(1)
  })

  it('close with a reason rejects with it, then and later', async () => {
    const { endpoint } = await connectInitialized()
    const reason = new TransportClosedError('the runtime was stopped')
    const call = endpoint.request('session/close', session)
    endpoint.close(reason)
    endpoint.close()
    await expect(call).rejects.toBe(reason)
    await expect(endpoint.request('session/close', session)).rejects.toBe(reason)
  })

  it('close is followed by no report of the end', async () => {
    const onEnd = vi.fn()
    const { peer, endpoint } = await connectInitialized(v1, { onEnd })
    endpoint.close()
    peer.end()
    peer.output.destroy()
    await settle()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('close rejects what is pending', async () => {
    const { endpoint, peer } = await connectInitialized()
    const call = endpoint.request('session/close', session)
    endpoint.close()
    await expect(call).rejects.toThrow('the client endpoint was closed')
    expect([peer.input.destroyed, peer.output.writableEnded]).toEqual([false, false])
  })
})

describe('notification handlers', () => {
  it('run in wire order over methods, before the answer that follows', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    const heard: string[] = []
    endpoint.onNotification('session.status', ({ sessionId }) => void heard.push(`status ${sessionId}`))
    endpoint.onNotification('subagent.started', ({ childSessionId }) => void heard.push(`started ${childSessionId}`))
    const call = endpoint.request('session/close', session)
    peer.write(
      status('a'),
      { jsonrpc: '2.0', method: 'subagent.started', params: { parentSessionId: 'a', childSessionId: 'b' } },
      status('c'),
    )
    answer(2, { closed: true })
    await call
    expect(heard).toEqual(['status a', 'started b', 'status c'])
  })

  it('an asynchronous one is not overtaken, and holds up no other', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: string[] = []
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    endpoint.onNotification('session.status', async ({ sessionId }) => {
      if (sessionId === 'a') await gate
      heard.push(`slow ${sessionId}`)
    })
    endpoint.onNotification('session.status', ({ sessionId }) => void heard.push(`fast ${sessionId}`))
    peer.write(status('a'), status('b'), status('c'))
    await settle()
    expect(heard).toEqual(['fast a', 'fast b', 'fast c'])
    release()
    await settle()
    expect(heard.slice(3)).toEqual(['slow a', 'slow b', 'slow c'])
  })

  it('an asynchronous one that fails is not overtaken either, and goes on', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: string[] = []
    endpoint.onNotification('session.status', async ({ sessionId }) => {
      await settle()
      heard.push(sessionId)
      if (sessionId === 'a') throw new Error('mine')
    })
    peer.write(status('a'), status('b'))
    await settle()
    await settle()
    await settle()
    expect(heard).toEqual(['a', 'b'])
    expect(peer.violations).toMatchObject([{ kind: 'handler-failed', message: expect.stringContaining('mine') }])
  })

  it('whatever is thrown is reported, and the next is delivered', async () => {
    const { peer, endpoint } = await connectInitialized()
    const thrown = [Object.create(null), undefined, 'text']
    const handler = vi.fn(() => {
      throw thrown.shift()
    })
    endpoint.onUnknownNotification(handler)
    for (let count = 0; count < 3; count++) peer.write({ jsonrpc: '2.0', method: 'acme' })
    await settle()
    expect(handler).toHaveBeenCalledTimes(3)
    expect(peer.violations.map(({ message }) => message)).toEqual([
      'a handler of acme failed: something was thrown that has no text',
      'a handler of acme failed: undefined',
      'a handler of acme failed: text',
    ])
  })

  it('a slow one holds up no answer', async () => {
    const { peer, endpoint, answer } = await connectInitialized()
    endpoint.onNotification('session.status', () => new Promise<void>(() => {}))
    peer.write(status('a'))
    const call = endpoint.request('session/close', session)
    answer(2, { closed: true })
    expect(await call).toEqual({ closed: true })
  })

  it('none is called for what another kind says, and the unknown ones only for what nobody knows', async () => {
    const { peer, endpoint } = await connectInitialized()
    const [known, unknown] = [vi.fn(), vi.fn()]
    endpoint.onNotification('subagent.started', known)
    const forget = endpoint.onUnknownNotification(unknown)
    peer.write(status('a'), { jsonrpc: '2.0', method: 'acme' })
    await settle()
    expect(known).not.toHaveBeenCalled()
    expect(unknown.mock.calls).toEqual([['acme', undefined]])
    forget()
    peer.write({ jsonrpc: '2.0', method: 'acme' })
    await settle()
    expect(unknown).toHaveBeenCalledTimes(1)
  })

  it('hear nothing after close', async () => {
    const { peer, endpoint } = await connectInitialized()
    const handler = vi.fn(() => endpoint.close())
    endpoint.onNotification('session.status', handler)
    peer.write(status('a'), status('b'))
    await settle()
    expect(handler).toHaveBeenCalledTimes(1)
  })

  it('one that throws or rejects is reported and harms nobody', async () => {
    const { peer, endpoint } = await connectInitialized()
    const heard: string[] = []
    endpoint.onNotification('session.status', () => {
      throw new Error('mine')
    })
    endpoint.onNotification('session.status', () => Promise.reject(new Error('mine too')))
    endpoint.onNotification('session.status', ({ sessionId }) => void heard.push(sessionId))
    peer.write(status('a'), status('b'))
    await settle()
    expect(heard).toEqual(['a', 'b'])
    expect(peer.violations).toHaveLength(4)
    expect(peer.violations.every(({ kind, method }) => kind === 'handler-failed' && method === 'session.status')).toBe(
      true,
    )
  })

  it('ends when told to', async () => {
    const { peer, endpoint } = await connectInitialized()
    const handler = vi.fn()
    const forget = endpoint.onNotification('session.status', handler)
    forget()
    peer.write(status('a'))
    await settle()
    expect(handler).not.toHaveBeenCalled()
  })
})

it('the client writes nothing but requests', async () => {
  const { peer, endpoint } = await connectInitialized()
  peer.write({ jsonrpc: '2.0', id: 7, method: 'client/ask' }, '[]', '{}', 'x')
  void endpoint.request('shutdown').catch(() => {})
  await once(peer.output, 'data')
  expect(peer.frames.every((frame) => 'method' in frame && 'id' in frame)).toBe(true)
})

describe('its options', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the bound %s', (bound) => {
    const { input, output } = new Peer()
    expect(() => new ClientEndpoint(input, output, { maxFrameBytes: bound })).toThrow(RangeError)
    expect(() => new ClientEndpoint(input, output, { maxDepth: bound })).toThrow(RangeError)
  })

  it('refuses a depth that would exhaust the stack', () => {
    const { input, output } = new Peer()
    expect(() => new ClientEndpoint(input, output, { maxDepth: 1001 })).toThrow(
      'maxDepth must be an integer from 1 to 1000',
    )
  })

  it('reads as deep as it allows at most', async () => {
    const { peer, endpoint } = await connectInitialized(v1, { maxDepth: 1000 })
    const heard = vi.fn()
    endpoint.onUnknownNotification(heard)
    const block = (levels: number): string =>
      levels === 0 ? '' : `{"type":"tool-result","toolCallId":"t","content":[${block(levels - 1)}]}`
    const frame = (content: string) =>
      `{"jsonrpc":"2.0","method":"session.event","params":{"sessionId":"s","event":{"type":"assistant/message","seq":0,"time":0,"data":{"message":{"content":[${content}]}}}}}`
    peer.write(`{"jsonrpc":"2.0","method":"acme","params":${nested(999)}}`, frame(block(450)), frame(block(5000)))
    await settle()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(peer.violations).toMatchObject([{ kind: 'invalid-params' }, { kind: 'too-deep' }])
  })
})
