import { once } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
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
import { type Json, Peer, route, settle } from '../support/streams.js'

const serverInfo = { name: 'test', version: '1' }
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
    ['what JSON cannot hold', 'session/close', { sessionId: 's', extra: 1n }, '/params'],
    [
      'nesting over maxDepth',
      'session/close',
      { sessionId: 's', extra: JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) },
      '/params',
    ],
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
    ['both result and error', { result: { closed: true }, error: { code: 1, message: 'x' } }, '/error'],
    ['an error without a code', { error: { message: 'x' } }, '/error/code'],
    ['an error that is no object', { error: 'x' }, '/error'],
    ['a wrong jsonrpc', { jsonrpc: '1.0', result: { closed: true } }, '/jsonrpc'],
    [
      'nesting over maxDepth',
      { result: { closed: true, extra: JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) } },
      '',
    ],
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
    ['a batch', '[]', 'not-a-frame'],
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
      { jsonrpc: '2.0', method: 'acme', params: JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) },
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
    await expect(bad).rejects.toMatchObject({ pointer: '/result/status' })
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
