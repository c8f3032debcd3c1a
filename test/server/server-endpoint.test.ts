import { describe, expect, it, vi } from 'vitest'
import {
  FrameTooLargeError,
  JsonRpcResponseError,
  ProtocolViolationError,
  QueueFullError,
  TransportClosedError,
} from '../../src/jsonrpc/errors.js'
import { ServerEndpoint, type ServerEndpointOptions } from '../../src/server/server-endpoint.js'
import { BlockedOutput, initialize, type Json, Peer, prompt, request, settle } from '../support/streams.js'

const serverInfo = { name: 'test', version: '1' }
const initialized = (protocolVersion: number) =>
  protocolVersion === 0 ? { serverInfo } : { serverInfo, protocolVersion, capabilities: {}, maxFrameBytes: 1000 }
const settled = { messageId: 'm', status: 'ok', reason: { kind: 'completed' } } as const

/** An endpoint whose `initialize` takes the offer, and the peer at its other end. */
function serve(options: ServerEndpointOptions = {}) {
  const peer = new Peer()
  const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation, ...options })
  endpoint.onRequest('initialize', ({ protocolVersion = 0 }) => initialized(protocolVersion) as never)
  endpoint.onRequest('shutdown', () => ({}))
  return { peer, endpoint }
}

/** The same, started and initialized. */
async function serveInitialized(version = 1, options: ServerEndpointOptions = {}) {
  const served = serve(options)
  served.endpoint.start()
  served.peer.write(initialize('init', version))
  await served.peer.response('init')
  served.peer.frames.length = 0
  return served
}

/** A promise and its ends. */
function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}

describe('what the server reads', () => {
  const cases: { reads: string; line: unknown; answers?: Json; reports: string }[] = [
    { reads: 'a line that is not JSON', line: 'nonsense', reports: 'not-json' },
    { reads: 'a scalar', line: '42', answers: { id: null, error: { code: -32600 } }, reports: 'not-a-frame' },
    { reads: 'null', line: 'null', answers: { id: null, error: { code: -32600 } }, reports: 'not-a-frame' },
    { reads: 'an empty object', line: {}, answers: { id: null, error: { code: -32600 } }, reports: 'not-a-frame' },
    {
      reads: 'an object with a usable id and nothing else',
      line: { jsonrpc: '2.0', id: 7 },
      answers: { id: 7, error: { code: -32600 } },
      reports: 'not-a-frame',
    },
    {
      reads: 'a batch',
      line: [request(5, 'shutdown')],
      answers: { id: null, error: { code: -32600, message: expect.stringContaining('batches are not supported') } },
      reports: 'not-a-frame',
    },
    {
      reads: 'a wrong jsonrpc',
      line: { ...request(5, 'shutdown'), jsonrpc: '1.0' },
      answers: { id: 5, error: { code: -32600 } },
      reports: 'not-a-frame',
    },
    {
      reads: 'a method that is no string',
      line: { jsonrpc: '2.0', id: 5, method: 5 },
      answers: { id: 5, error: { code: -32600 } },
      reports: 'not-a-frame',
    },
    ...[null, true, 1.5, {}, [], 2 ** 53].map((id) => ({
      reads: `the id ${JSON.stringify(id)}`,
      line: request(id, 'shutdown'),
      answers: { id: null, error: { code: -32600 } },
      reports: 'invalid-id',
    })),
    {
      reads: 'an unknown method',
      line: request(5, 'nope', []),
      answers: { id: 5, error: { code: -32601, data: { method: 'nope' } } },
      reports: 'unknown-method',
    },
    {
      reads: 'a method named like a member of every object',
      line: request(5, 'constructor'),
      answers: { id: 5, error: { code: -32601, data: { method: 'constructor' } } },
      reports: 'unknown-method',
    },
    {
      reads: 'params that break the schema',
      line: request(5, 'session/prompt', { sessionId: '', contentBlocks: [{ type: 'text' }] }),
      answers: {
        id: 5,
        error: {
          code: -32602,
          data: {
            issues: [
              { pointer: '/sessionId', keyword: 'minLength', message: 'must not be empty' },
              { pointer: '/contentBlocks/0/text', keyword: 'required', message: 'is missing' },
            ],
          },
        },
      },
      reports: 'invalid-params',
    },
    ...['text', 5, null, []].map((params) => ({
      reads: `the params ${JSON.stringify(params)}`,
      line: { jsonrpc: '2.0', id: 5, method: 'session/prompt', params },
      answers: { id: 5, error: { code: -32602, data: { issues: [{ pointer: '', keyword: 'type' }] } } },
      reports: 'invalid-params',
    })),
    {
      reads: 'params of a method without any that are no object',
      line: request(5, 'shutdown', []),
      answers: { id: 5, error: { code: -32602 } },
      reports: 'invalid-params',
    },
    {
      reads: 'absent params of a method that needs some',
      line: request(5, 'session/prompt'),
      answers: {
        id: 5,
        error: { code: -32602, data: { issues: [{ pointer: '/sessionId' }, { pointer: '/contentBlocks' }] } },
      },
      reports: 'invalid-params',
    },
    { reads: 'a response', line: { jsonrpc: '2.0', id: 1, result: {} }, reports: 'unexpected-response' },
    { reads: 'a notification', line: { jsonrpc: '2.0', method: 'session/prompt' }, reports: 'unexpected-notification' },
  ]

  it.each(cases)('$reads', async ({ line, answers, reports }) => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/prompt', () => settled)
    peer.write(line, prompt('after'))
    expect(await peer.response('after')).toMatchObject({ result: settled })
    const expected = answers ? [answers, { id: 'after' }] : [{ id: 'after' }]
    expect(peer.frames).toMatchObject(expected)
    expect(peer.frames).toHaveLength(expected.length)
    expect(peer.violations).toMatchObject([{ direction: 'incoming', kind: reports }])
  })

  it('a line over maxFrameBytes: the limit, then the next line', async () => {
    const { peer } = await serveInitialized(1, { maxFrameBytes: 300 })
    peer.write(request('before', 'session/cancel', { sessionId: 's' }), 'x'.repeat(301), request('after', 'nope'))
    await peer.response('after')
    expect(peer.frames).toMatchObject([
      { id: 'before' },
      { id: null, error: { code: -32600, data: { limit: 300 } } },
      { id: 'after' },
    ])
    expect(peer.violations.map(({ kind }) => kind)).toContain('too-large')
  })

  it('nesting over maxDepth: the id if it can be read', async () => {
    const { peer } = await serveInitialized()
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    peer.write(`{"jsonrpc":"2.0","id":9,"method":"shutdown","params":{"x":${deep(199)}}}`, deep(100_000))
    await peer.received(2)
    const error = { code: -32600, data: { maxDepth: 200 } }
    expect(peer.frames).toMatchObject([
      { id: 9, error },
      { id: null, error },
    ])
    expect(peer.violations).toMatchObject([{ kind: 'too-deep' }, { kind: 'too-deep' }])
  })

  it('nesting of maxDepth exactly is served', async () => {
    const { peer } = await serveInitialized()
    peer.write(`{"jsonrpc":"2.0","id":9,"method":"shutdown","params":{"x":${'['.repeat(198)}${']'.repeat(198)}}}`)
    expect(await peer.response(9)).toMatchObject({ result: {} })
  })

  it('an id still in flight: refused under that id, and the first request goes on', async () => {
    const { peer, endpoint } = await serveInitialized()
    const first = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => first.promise)
    peer.write(prompt('same'), prompt('same'))
    await peer.received(1)
    expect(peer.frames).toMatchObject([{ id: 'same', error: { code: -32600 } }])
    first.resolve(settled)
    await peer.received(2)
    expect(peer.frames[1]).toMatchObject({ id: 'same', result: settled })
    peer.write(prompt('same'))
    await peer.received(3)
    expect(peer.frames[2]).toMatchObject({ id: 'same', result: settled })
  })

  it('"1" and 1 are different ids', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/prompt', () => settled)
    peer.write(prompt(1), prompt('1'), prompt(0), prompt(''), prompt(-1), prompt('__proto__'))
    await peer.received(6)
    expect(peer.frames.map(({ id }) => id)).toEqual([1, '1', 0, '', -1, '__proto__'])
    expect(peer.frames.every(({ result }) => result)).toBe(true)
  })
})

describe('the order of the checks', () => {
  const deepParams = { x: JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`) }

  it('frame before id', async () => {
    const { peer } = await serveInitialized()
    peer.write({ jsonrpc: '1.0', id: {}, method: 'shutdown' })
    await peer.received(1)
    expect(peer.violations).toMatchObject([{ kind: 'not-a-frame' }])
  })

  it('depth before everything that needs the body', async () => {
    const { peer } = await serveInitialized()
    peer.write(request(1, 'nope', deepParams))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32600 } })
  })

  it('id in flight before shutting down', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const stop = deferred<Record<string, never>>()
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => new Promise(() => {}))
    endpoint.onRequest('shutdown', () => stop.promise)
    endpoint.start()
    peer.write(initialize('i', 1), prompt('a'), request('s', 'shutdown'), prompt('a'))
    expect(await peer.response('a')).toMatchObject({ error: { code: -32600 } })
    stop.resolve({})
    await peer.response('s')
    expect(peer.frames.filter(({ id }) => id === 'a')).toMatchObject([
      { error: { code: -32600 } },
      { error: { code: -32002 } },
    ])
  })

  it('shutting down before method', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const stop = deferred<Record<string, never>>()
    endpoint.onRequest('shutdown', () => stop.promise)
    endpoint.start()
    peer.write(request('s', 'shutdown'), request('x', 'nope'))
    expect(await peer.response('x')).toMatchObject({ error: { code: -32002 } })
    stop.resolve({})
    expect(await peer.response('s')).toMatchObject({ result: {} })
  })

  it('method before initialized', async () => {
    const { peer, endpoint } = serve()
    endpoint.start()
    peer.write(request(1, 'nope'))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32601 } })
  })

  it('initialized before params', async () => {
    const { peer, endpoint } = serve()
    endpoint.onRequest('session/prompt', () => settled)
    endpoint.start()
    peer.write(request(1, 'session/prompt', {}))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32001 } })
  })
})

describe('versions', () => {
  it.each([
    { when: 'before negotiation', version: undefined, answer: { result: {} } },
    { when: 'in version 0', version: 0, answer: { result: {} } },
    { when: 'in version 1', version: 1, answer: { error: { code: -32600 } } },
  ])('a missing jsonrpc $when', async ({ version, answer }) => {
    const { peer, endpoint } = version === undefined ? serve() : await serveInitialized(version)
    endpoint.start()
    peer.write({ id: 1, method: 'shutdown' })
    expect(await peer.response(1)).toMatchObject(answer)
  })

  it('a method of a later version is unknown in version 0', async () => {
    const { peer, endpoint } = await serveInitialized(0)
    endpoint.onRequest('session/cancel', () => ({ cancelled: false }))
    peer.write(request(1, 'session/cancel', { sessionId: 's' }))
    expect(await peer.response(1)).toMatchObject({
      error: { code: -32601, message: expect.stringContaining('version 0') },
    })
  })

  it('our codes become internal errors in version 0, once negotiated', async () => {
    const busy = new JsonRpcResponseError(-32000, 'busy', { sessionId: 's' })
    for (const [version, error] of [
      [1, { code: -32000, message: 'busy', data: { sessionId: 's' } }],
      [0, { code: -32603, message: 'busy' }],
    ] as const) {
      const { peer, endpoint } = await serveInitialized(version)
      endpoint.onRequest('session/prompt', () => Promise.reject(busy))
      peer.write(prompt(1))
      expect((await peer.response(1)).error).toEqual(error)
    }
  })

  it('until then they are those of version 1', async () => {
    const { peer, endpoint } = serve()
    endpoint.onRequest('session/prompt', () => settled)
    endpoint.start()
    peer.write(prompt(1))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32001 } })
  })

  it('requests read while initialize is in flight wait for it, in order', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const gate = deferred<void>()
    const calls: string[] = []
    endpoint.onRequest('initialize', async () => {
      await gate.promise
      calls.push('initialize')
      return initialized(1) as never
    })
    endpoint.onRequest('session/prompt', ({ sessionId }) => {
      calls.push(sessionId)
      return settled
    })
    endpoint.start()
    peer.write(initialize('i', 1), prompt(1, 'one'), prompt(2, 'two'))
    await settle()
    expect(peer.frames).toEqual([])
    gate.resolve()
    await peer.received(3)
    expect(peer.frames.map(({ id }) => id)).toEqual(['i', 1, 2])
    expect(calls).toEqual(['initialize', 'one', 'two'])
  })

  it('a failed initialize may be retried, and refuses what waited for it', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    let attempts = 0
    endpoint.onRequest('initialize', async () => {
      if (attempts++ === 0) throw new Error('not yet')
      return initialized(1) as never
    })
    endpoint.onRequest('session/prompt', () => settled)
    endpoint.start()
    peer.write(initialize('a', 1), prompt(1), initialize('b', 1), prompt(2))
    await peer.received(4)
    expect(peer.frames).toMatchObject([
      { id: 'a', error: { code: -32603, message: 'not yet' } },
      { id: 1, error: { code: -32001 } },
      { id: 'b', result: { protocolVersion: 1 } },
      { id: 2, result: settled },
    ])
  })

  it('a second initialize cannot change the version', async () => {
    const { peer, endpoint } = await serveInitialized(1)
    peer.write(initialize('again', 0))
    expect(await peer.response('again')).toMatchObject({ error: { code: -32603 } })
    expect(endpoint.protocolVersion).toBe(1)
  })

  it('an initialize result that breaks the schema is an internal error, and settles nothing', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    endpoint.onRequest('initialize', () => ({ serverInfo: { name: 'x' } }) as never)
    endpoint.start()
    peer.write(initialize('a', 1))
    expect(await peer.response('a')).toMatchObject({ error: { code: -32603 } })
    expect(endpoint.protocolVersion).toBeUndefined()
  })
})

describe('shutdown', () => {
  it('refuses what arrives meanwhile and what is unanswered, answers each shutdown, and nothing follows', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation })
    const stop = deferred<Record<string, never>>()
    const handler = vi.fn(() => stop.promise)
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => new Promise(() => {}))
    endpoint.onRequest('shutdown', handler)
    endpoint.start()
    peer.write(initialize('i', 1), prompt('p'))
    await peer.response('i')
    peer.write(request('s1', 'shutdown'), prompt('late'), request('s2', 'shutdown', {}))
    await peer.response('late')
    stop.resolve({})
    await peer.response('s2')
    expect(peer.frames.slice(1)).toMatchObject([
      { id: 'late', error: { code: -32002 } },
      { id: 'p', error: { code: -32002 } },
      { id: 's1', result: {} },
      { id: 's2', result: {} },
    ])
    expect(handler).toHaveBeenCalledTimes(1)
    expect(() => endpoint.notify('session.status', { sessionId: 's', status: 'idle' })).toThrow(TransportClosedError)
    peer.write(prompt('after'))
    await settle()
    expect(peer.frames).toHaveLength(5)
  })

  it('is served before initialize', async () => {
    const { peer, endpoint } = serve()
    endpoint.start()
    peer.write(request(1, 'shutdown'))
    expect(await peer.response(1)).toMatchObject({ result: {} })
  })
})

describe('what a handler returns and throws', () => {
  const cyclic: Json = {}
  cyclic.self = cyclic
  const results: [string, unknown, RegExp][] = [
    ['nothing', undefined, /nothing that JSON can hold/],
    ['a BigInt', { messageId: 1n }, /BigInt/],
    ['a cycle', cyclic, /circular/],
    [
      'a toJSON that throws',
      {
        toJSON: () => {
          throw new Error('no JSON today')
        },
      },
      /no JSON today/,
    ],
    ['a toJSON that changes it', { ...settled, toJSON: () => ({}) }, /\/messageId is missing/],
    ['a function', () => {}, /nothing that JSON can hold/],
    [
      'a result of another shape',
      { messageId: 5, status: 'ok', reason: { kind: 'completed' } },
      /\/messageId must be string, got 5/,
    ],
    ['null', null, /must be object/],
    ['a result over maxFrameBytes', { ...settled, extra: 'x'.repeat(2000) }, /maxFrameBytes is 1500/],
    [
      'a result over maxDepth',
      { ...settled, extra: JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) },
      /deeper than 200/,
    ],
  ]

  it.each(results)('%s is an internal error that says why', async (_name, result, message) => {
    const { peer, endpoint } = await serveInitialized(1, { maxFrameBytes: 1500 })
    endpoint.onRequest('session/prompt', () => result as never)
    peer.write(prompt(1))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32603, message: expect.stringMatching(message) } })
    expect(peer.violations).toMatchObject([{ direction: 'outgoing', kind: 'invalid-result', method: 'session/prompt' }])
  })

  const errors: [string, unknown, Json][] = [
    ['an Error', new Error('broken'), { code: -32603, message: 'broken' }],
    ['a string', 'just text', { code: -32603, message: 'just text' }],
    [
      'an error response',
      new JsonRpcResponseError(-32042, 'mine', { a: [1] }),
      { code: -32042, message: 'mine', data: { a: [1] } },
    ],
    [
      'one with data that JSON cannot hold',
      new JsonRpcResponseError(-32042, 'mine', cyclic),
      { code: -32042, message: 'mine' },
    ],
    ['one with a code that is none', new JsonRpcResponseError(1.5, 'odd'), { code: -32603, message: 'odd' }],
  ]

  it.each(errors)('%s thrown', async (_name, thrown, error) => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/prompt', () => {
      throw thrown
    })
    peer.write(prompt(1))
    expect((await peer.response(1)).error).toEqual(error)
  })

  it('a slow handler blocks nobody, and answers overtake each other', async () => {
    const { peer, endpoint } = await serveInitialized()
    const slow = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', ({ sessionId }) => (sessionId === 'slow' ? slow.promise : settled))
    peer.write(prompt(1, 'slow'), prompt(2, 'fast'))
    await peer.response(2)
    expect(peer.frames).toHaveLength(1)
    slow.resolve(settled)
    await peer.response(1)
  })

  it('answers 128 requests read in the same chunk as the end of the stream', async () => {
    const { peer, endpoint } = await serveInitialized()
    const onEnd = vi.fn()
    endpoint.onRequest('session/prompt', async () => settled)
    peer.write(...Array.from({ length: 128 }, (_, id) => prompt(id)))
    peer.end()
    await peer.received(128)
    await endpoint.answered()
    expect(new Set(peer.frames.map(({ id }) => id)).size).toBe(128)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('notify', () => {
  const idle = { sessionId: 's', status: 'idle' } as const

  it('sends one compact line', async () => {
    const { peer, endpoint } = await serveInitialized()
    expect(endpoint.notify('session.status', idle)).toBe(true)
    await peer.received(1)
    expect(peer.frames).toEqual([{ jsonrpc: '2.0', method: 'session.status', params: idle }])
  })

  it.each([
    ['an unknown method', 'session.nope', idle, /"session.nope" is no notification/],
    ['a method of requests', 'session/prompt', idle, /is no notification/],
    [
      'params that break the schema',
      'session.status',
      { sessionId: 's', status: 'busy' },
      /\/params\/status must be one of/,
    ],
    ['what JSON cannot hold', 'session.status', { ...idle, extra: 1n }, /BigInt/],
    [
      'nesting over maxDepth',
      'session.status',
      { ...idle, extra: JSON.parse(`${'['.repeat(250)}${']'.repeat(250)}`) },
      /deeper than 200/,
    ],
  ])('throws for %s, and sends nothing', async (_name, method, params, message) => {
    const { peer, endpoint } = await serveInitialized()
    const notify = () => endpoint.notify(method as 'session.status', params as never)
    expect(notify).toThrow(ProtocolViolationError)
    expect(notify).toThrow(message)
    await settle()
    expect(peer.frames).toEqual([])
  })

  it('throws over maxFrameBytes, counted without the line end', async () => {
    const { endpoint, peer } = await serveInitialized(1, { maxFrameBytes: 400 })
    const pad = (length: number) => ({ ...idle, pad: 'ü'.repeat(length) })
    const overhead = Buffer.byteLength(JSON.stringify({ jsonrpc: '2.0', method: 'session.status', params: pad(0) }))
    const fits = Math.floor((400 - overhead) / 2)
    endpoint.notify('session.status', pad(fits))
    expect(() => endpoint.notify('session.status', pad(fits + 1))).toThrow(FrameTooLargeError)
    await peer.received(1)
  })

  it('throws when closed or not started', async () => {
    const { endpoint } = serve()
    expect(() => endpoint.notify('session.status', idle)).toThrow(TransportClosedError)
    endpoint.start()
    endpoint.close()
    expect(() => endpoint.notify('session.status', idle)).toThrow(TransportClosedError)
  })

  it('says when the peer is not keeping up, waits for it, and stops a sender that never does', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedBytes: 100_000 })
    endpoint.start()
    const big = { ...idle, pad: 'x'.repeat(20_000) }
    expect(endpoint.notify('session.status', big)).toBe(false)
    let drained = false
    const drain = endpoint.drained().then(() => {
      drained = true
    })
    expect(() => {
      for (;;) endpoint.notify('session.status', big)
    }).toThrow(QueueFullError)
    await settle()
    expect(drained).toBe(false)
    output.release()
    await drain
    await endpoint.flush()
    expect(output.written.join('').split('\n').filter(Boolean)).toHaveLength(4)
  })
})

describe('back-pressure', () => {
  it('reads on while notifications are queued', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output)
    const cancelled = deferred<void>()
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/cancel', () => {
      cancelled.resolve()
      return { cancelled: true }
    })
    endpoint.start()
    for (let count = 0; count < 100; count++)
      endpoint.notify('session.status', { sessionId: 'x'.repeat(100_000), status: 'idle' })
    peer.write(initialize(1, 1), request(2, 'session/cancel', { sessionId: 's' }))
    await cancelled.promise
    output.release()
  })

  it('pauses only while more than maxQueuedResponseBytes of responses wait', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: 1000 })
    let served = 0
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => {
      served++
      return { ...settled, pad: 'x'.repeat(600) }
    })
    endpoint.start()
    peer.write(initialize(0, 1))
    await settle()
    for (let id = 1; id <= 50; id++) {
      peer.write(prompt(id))
      await settle()
    }
    expect(served).toBeLessThan(50)
    output.release()
    await vi.waitFor(() => expect(served).toBe(50))
    await endpoint.flush()
    const ids = output.written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id)
    expect(ids).toEqual(Array.from({ length: 51 }, (_, id) => id))
  })
})

describe('the streams', () => {
  it('belong to the caller: close detaches, and neither ends nor destroys them', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.close()
    await settle()
    expect([peer.input.destroyed, peer.output.destroyed, peer.output.writableEnded]).toEqual([false, false, false])
    expect(peer.input.listenerCount('data') + peer.output.listenerCount('drain')).toBe(0)
    peer.write(request(1, 'shutdown'))
    await settle()
    expect(peer.frames).toEqual([])
  })

  it('tells the end once, with the first cause', async () => {
    const onEnd = vi.fn()
    const { peer } = await serveInitialized(1, { onEnd })
    peer.output.destroy(new Error('EPIPE'))
    peer.input.destroy()
    await settle()
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ message: 'EPIPE' })
  })

  it('tells the end of an input that has ended before the start', async () => {
    const peer = new Peer()
    peer.input.resume().end()
    await settle()
    const onEnd = vi.fn()
    new ServerEndpoint(peer.input, peer.output, { onEnd }).start()
    await settle()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('a peer that is gone drops answers and harms nobody', async () => {
    const { peer, endpoint } = await serveInitialized()
    const slow = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => slow.promise)
    peer.write(prompt(1))
    await settle()
    peer.output.destroy()
    slow.resolve(settled)
    await endpoint.answered()
    await endpoint.flush()
    await endpoint.drained()
  })
})

describe('its options', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the bound %s', (maxFrameBytes) => {
    const peer = new Peer()
    expect(() => new ServerEndpoint(peer.input, peer.output, { maxFrameBytes })).toThrow(RangeError)
  })

  it('takes one handler a method', () => {
    const { endpoint } = serve()
    expect(() => endpoint.onRequest('shutdown', () => ({}))).toThrow('shutdown has a handler already')
  })

  it('survives an onViolation that throws', async () => {
    const { peer } = await serveInitialized(1, {
      onViolation: () => {
        throw new Error('mine')
      },
    })
    peer.write('nonsense', request(1, 'shutdown'))
    expect(await peer.response(1)).toMatchObject({ result: {} })
  })

  it('counts stray lines over ten a second instead of reporting each', async () => {
    const { peer } = await serveInitialized()
    peer.write(...Array.from({ length: 100 }, () => 'log line'), request(1, 'shutdown'))
    await peer.response(1)
    expect(peer.violations.length).toBeLessThan(100)
  })
})
