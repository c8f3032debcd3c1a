import { describe, expect, it, vi } from 'vitest'
import {
  FrameTooLargeError,
  JsonRpcResponseError,
  ProtocolViolationError,
  QueueFullError,
  TransportClosedError,
} from '../../src/jsonrpc/errors.js'
import { ServerEndpoint } from '../../src/server/server-endpoint.js'
import {
  BlockedOutput,
  deferred,
  initialize,
  initialized,
  type Json,
  nested,
  Peer,
  prompt,
  request,
  serve,
  serveInitialized,
  settle,
  settled,
} from '../support/streams.js'

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
              { pointer: '/contentBlocks/0/text', keyword: 'required', message: 'is missing' },
              { pointer: '/sessionId', keyword: 'minLength', message: 'must not be empty' },
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
        error: { code: -32602, data: { issues: [{ pointer: '/contentBlocks' }, { pointer: '/sessionId' }] } },
      },
      reports: 'invalid-params',
    },
    {
      reads: 'a notification in a frame that is none',
      line: { method: 'session/prompt' },
      answers: { id: null, error: { code: -32600 } },
      reports: 'not-a-frame',
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

  it.each([
    ['blank lines', ['', ' ', '\r', '\t\v\f\r', '\ufeff']],
    ['a carriage return before the line end', [`${JSON.stringify(request('x', 'shutdown', {}))}\r`]],
    ['white space around the frame', [` \t${JSON.stringify(request('x', 'shutdown'))} \t`]],
    ['a byte order mark', [`\ufeff${JSON.stringify(request('x', 'shutdown'))}`]],
    ['members it does not know', [{ ...request('x', 'shutdown'), extra: { a: 1 } }]],
  ])('accepts %s', async (_what, lines) => {
    const { peer } = await serveInitialized()
    peer.write(...lines, request('after', 'shutdown'))
    expect(await peer.response('after')).toMatchObject({ result: {} })
    expect(peer.violations).toEqual([])
    expect(peer.frames).toHaveLength(lines.length === 1 ? 2 : 1)
  })

  it('joins the bytes of characters, however they are cut, and text too', async () => {
    const { peer, endpoint } = await serveInitialized()
    const heard: unknown[] = []
    endpoint.onRequest('session/prompt', ({ contentBlocks }) => {
      heard.push(contentBlocks[0])
      return settled
    })
    const text = 'a\u00e9\u20ac\u{1f389}\u2028'
    for (const byte of Buffer.from(`${JSON.stringify(prompt(1, 's', text))}\n`)) peer.input.write(Buffer.of(byte))
    await peer.response(1)
    peer.input.setEncoding('utf8')
    for (const byte of Buffer.from(`${JSON.stringify(prompt(2, 's', text))}\n`)) peer.input.write(Buffer.of(byte))
    await peer.response(2)
    expect(heard).toEqual([
      { type: 'text', text },
      { type: 'text', text },
    ])
  })

  it('keeps half characters, unknown members and members named like those of every object', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/prompt', (params) => ({ ...settled, params }) as never)
    const params =
      '{"sessionId":"\\ud83c","contentBlocks":[{"type":"acme/new","__proto__":{"a":1}}],"constructor":[null]}'
    peer.write(`{"jsonrpc":"2.0","id":"\\udf89","method":"session/prompt","params":${params}}`)
    const answer = await peer.response('\udf89')
    expect(JSON.stringify((answer.result as Json).params)).toBe(params)
  })

  it('a line of maxFrameBytes exactly is served', async () => {
    const bare = JSON.stringify(request(1, 'shutdown', { pad: '' }))
    const { peer } = await serveInitialized(1, { maxFrameBytes: 200 })
    const frame = (length: number, id: number) =>
      JSON.stringify(request(id, 'shutdown', { pad: 'x'.repeat(length - bare.length) }))
    peer.write(frame(200, 1), frame(201, 2))
    await peer.received(2)
    expect(peer.frames).toMatchObject([
      {
        id: null,
        error: { code: -32600, data: { limit: 200 }, message: expect.stringContaining('maxFrameBytes, 200') },
      },
      { id: 1, result: {} },
    ])
  })

  it('an answer whose data would be over maxFrameBytes goes without', async () => {
    const { peer } = await serveInitialized(1, { maxFrameBytes: 1000 })
    peer.write(request(1, 'x'.repeat(900)))
    const { error } = await peer.response(1)
    expect(error).toEqual({ code: -32601, message: expect.stringContaining('(900 characters)') })
  })

  it('reports params with a pointer into the frame', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/close', () => ({ closed: true }))
    peer.write(request(1, 'session/close', { sessionId: 5 }))
    await peer.response(1)
    expect(peer.violations).toMatchObject([
      {
        pointer: '/params/sessionId',
        method: 'session/close',
        message: 'refused a request: invalid params of session/close: /sessionId must be string, got 5',
      },
    ])
  })

  it('names no version for a method it has no handler for before one is negotiated', async () => {
    const { peer, endpoint } = serve()
    endpoint.start()
    peer.write(request(1, 'session/cancel', { sessionId: 's' }))
    expect(await peer.response(1)).toMatchObject({
      error: { code: -32601, message: 'there is no method "session/cancel"', data: { method: 'session/cancel' } },
    })
  })

  it('reports an excerpt of the frame', async () => {
    const { peer } = await serveInitialized()
    peer.write('x'.repeat(10_000), request(1, 'shutdown'))
    await peer.response(1)
    expect(peer.violations[0]).toMatchObject({ message: expect.stringMatching(/^ignored a line that is not JSON: /) })
    expect(peer.violations[0]?.frame).toBe(`${'x'.repeat(200)}… (10000 characters)`)
    expect(peer.violations[0]?.message.length).toBeLessThan(200)
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
    peer.write(`{"jsonrpc":"2.0","id":9,"method":"shutdown","params":{"x":${nested(199)}}}`, nested(100_000))
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
    peer.write(`{"jsonrpc":"2.0","id":9,"method":"shutdown","params":{"x":${nested(198)}}}`)
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

  it('any number of requests may be in flight', async () => {
    const { peer, endpoint } = await serveInitialized()
    const gate = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => gate.promise)
    peer.write(...Array.from({ length: 10_000 }, (_, id) => prompt(id)))
    await settle()
    expect(peer.frames).toEqual([])
    gate.resolve(settled)
    await peer.received(10_000)
    expect(peer.frames.every(({ result }) => result)).toBe(true)
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

  it.each([
    { when: 'in version 0', version: 0, answers: [] },
    { when: 'in version 1', version: 1, answers: [{ id: null, error: { code: -32600 } }] },
  ])('a notification without jsonrpc $when', async ({ version, answers }) => {
    const { peer } = await serveInitialized(version)
    peer.write({ method: 'session/prompt' }, request('after', 'shutdown'))
    await peer.response('after')
    expect(peer.frames.slice(0, -1)).toMatchObject(answers)
    expect(peer.frames).toHaveLength(answers.length + 1)
    expect(peer.violations).toHaveLength(1)
  })

  it.each([
    ['no', undefined, 0],
    ['0 as', 0, 0],
    ['1 as', 1, 1],
  ])('%s version in the answer settles version', async (_what, protocolVersion, version) => {
    const { peer, endpoint } = serve()
    endpoint.start()
    expect(endpoint.protocolVersion).toBeUndefined()
    peer.write(initialize(1, protocolVersion))
    await peer.response(1)
    expect(endpoint.protocolVersion).toBe(version)
  })

  it('a method of a later version is unknown in version 0', async () => {
    const { peer, endpoint } = await serveInitialized(0)
    endpoint.onRequest('session/cancel', () => ({ cancelled: false }))
    peer.write(request(1, 'session/cancel', { sessionId: 's' }))
    expect(await peer.response(1)).toMatchObject({
      error: { code: -32601, message: 'there is no method "session/cancel" in protocol version 0' },
    })
    peer.write(request(2, 'nope'))
    expect(await peer.response(2)).toMatchObject({ error: { message: 'there is no method "nope"' } })
  })

  it.each([-32000, -32001, -32002, -32003, -32099])(
    'our code %i becomes an internal error in version 0, once negotiated',
    async (code) => {
      const data = { sessionId: 's' }
      for (const [version, error] of [
        [1, { code, message: 'no', data }],
        [0, { code: -32603, message: 'no' }],
      ] as const) {
        const { peer, endpoint } = await serveInitialized(version)
        endpoint.onRequest('session/prompt', () => Promise.reject(new JsonRpcResponseError(code, 'no', data)))
        peer.write(prompt(1))
        expect((await peer.response(1)).error).toEqual(error)
      }
    },
  )

  it.each([
    [-32602, { issues: [] }],
    [-32603, ['x']],
    [5, { a: 1 }],
    [-31999, 0],
    [-32100, ''],
  ])('the code %i keeps its data in version 0', async (code, data) => {
    const { peer, endpoint } = await serveInitialized(0)
    endpoint.onRequest('session/prompt', () => Promise.reject(new JsonRpcResponseError(code, 'no', data)))
    peer.write(prompt(1))
    expect((await peer.response(1)).error).toEqual({ code, message: 'no', data })
  })

  it('the code of a server that is shutting down is internal in version 0', async () => {
    const { peer, endpoint } = await serveInitialized(0)
    endpoint.onRequest('session/prompt', () => new Promise(() => {}))
    peer.write(prompt(1), request(2, 'shutdown'))
    await peer.response(2)
    expect(await peer.response(1)).toMatchObject({ error: { code: -32603, message: expect.stringMatching(/shut/) } })
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

  it('a failed initialize leaves the choice of the version open', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output, { maxFrameBytes: 500 })
    const results = [
      { ...initialized(1), pad: 'x'.repeat(500) },
      { ...initialized(1), pad: 1n },
      { ...initialized(1), capabilities: 5 },
      { ...initialized(1), protocolVersion: 'constructor' },
      { ...initialized(1), protocolVersion: 7 },
      undefined,
      null,
    ]
    endpoint.onRequest('initialize', () => (results.length > 0 ? results.shift() : initialized(0)) as never)
    endpoint.onRequest('session/prompt', () => ({ messageId: 'm' }))
    endpoint.start()
    while (results.length > 0) {
      const id = `left ${results.length}`
      peer.write(initialize(id, 1), prompt(`prompt ${id}`))
      expect(await peer.response(id)).toMatchObject({ error: { code: -32603 } })
      expect(await peer.response(`prompt ${id}`)).toMatchObject({ error: { code: -32001 } })
      expect(endpoint.protocolVersion).toBeUndefined()
    }
    peer.write(initialize('good'), prompt('last'))
    expect(await peer.response('good')).toMatchObject({ result: { serverInfo: {} } })
    expect(await peer.response('last')).toMatchObject({ result: { messageId: 'm' } })
    expect(endpoint.protocolVersion).toBe(0)
  })

  it('params of initialize that break the schema hold up nothing, and may be mended', async () => {
    const { peer, endpoint } = serve()
    endpoint.start()
    peer.write(request(1, 'initialize', { cwd: 5 }), initialize(2, 1))
    await peer.received(2)
    expect(peer.frames).toMatchObject([
      {
        id: 1,
        error: {
          code: -32602,
          data: { issues: [{ pointer: '/cwd' }, { pointer: '/model' }, { pointer: '/provider' }] },
        },
      },
      { id: 2, result: { protocolVersion: 1 } },
    ])
  })

  it('a second initialize waits for the first, and what follows waits for both', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const gates = [deferred<void>(), deferred<void>()]
    const calls: string[] = []
    endpoint.onRequest('initialize', async ({ model }) => {
      calls.push(model)
      await gates[calls.length - 1]?.promise
      return initialized(1) as never
    })
    endpoint.onRequest('session/prompt', () => {
      calls.push('prompt')
      return settled
    })
    endpoint.start()
    peer.write(initialize(1, 1, { model: 'a' }), initialize(2, 1, { model: 'b' }), prompt(3))
    await settle()
    expect(calls).toEqual(['a'])
    gates[0]?.resolve()
    await settle()
    expect(calls).toEqual(['a', 'b'])
    gates[1]?.resolve()
    await peer.received(3)
    expect(peer.frames.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(calls).toEqual(['a', 'b', 'prompt'])
  })

  it('what waits for initialize is judged by the version that it settles', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const gate = deferred<void>()
    endpoint.onRequest('initialize', async () => {
      await gate.promise
      return initialized(0) as never
    })
    endpoint.onRequest('session/cancel', () => ({ cancelled: true }))
    endpoint.start()
    peer.write(initialize(1, 1), request(2, 'session/cancel', { sessionId: 's' }))
    gate.resolve()
    expect(await peer.response(2)).toMatchObject({ error: { code: -32601, data: { method: 'session/cancel' } } })
  })

  it('a second initialize cannot change the version', async () => {
    const { peer, endpoint } = await serveInitialized(1)
    peer.write(initialize('again', 0))
    expect(await peer.response('again')).toMatchObject({
      error: { code: -32603, message: expect.stringContaining('cannot change the protocol version from 1 to 0') },
    })
    expect(endpoint.protocolVersion).toBe(1)
    peer.write(initialize('same', 1))
    expect(await peer.response('same')).toMatchObject({ result: { protocolVersion: 1 } })
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
    ['a result over maxDepth', { ...settled, extra: JSON.parse(nested(250)) }, /deeper than 200/],
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
    [
      'one with data that nests over maxDepth',
      new JsonRpcResponseError(5, 'mine', JSON.parse(nested(250))),
      { code: 5, message: 'mine' },
    ],
    [
      'one over maxFrameBytes',
      new JsonRpcResponseError(5, 'x'.repeat(5000), 'data'),
      { code: 5, message: `${'x'.repeat(200)}… (5000 characters)` },
    ],
    ['one with null as data', new JsonRpcResponseError(5, 'mine', null), { code: 5, message: 'mine', data: null }],
    ['an Error without a message', new Error(), { code: -32603, message: 'the handler failed without a message' }],
    [
      'an Error whose message is no text',
      Object.assign(new Error(), { message: { a: 1 } }),
      { code: -32603, message: '[object Object]' },
    ],
    ['undefined', undefined, { code: -32603, message: 'undefined' }],
    ['a symbol', Symbol('s'), { code: -32603, message: 'Symbol(s)' }],
    [
      'an object that has no text',
      Object.create(null),
      { code: -32603, message: 'something was thrown that has no text' },
    ],
  ]

  it.each(errors)('%s thrown', async (_name, thrown, error) => {
    const { peer, endpoint } = await serveInitialized(1, { maxFrameBytes: 1500 })
    endpoint.onRequest('session/prompt', () => {
      throw thrown
    })
    endpoint.onRequest('session/close', () => Promise.reject(thrown))
    peer.write(prompt(1), request(2, 'session/close', { sessionId: 's' }))
    expect((await peer.response(1)).error).toEqual(error)
    expect((await peer.response(2)).error).toEqual(error)
  })

  it('a result may take maxFrameBytes and maxDepth exactly', async () => {
    const { peer, endpoint } = await serveInitialized(1, { maxFrameBytes: 1500 })
    const bare = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { ...settled, extra: '' } }).length
    const extras = ['x'.repeat(1500 - bare), 'x'.repeat(1501 - bare), JSON.parse(nested(198)), JSON.parse(nested(199))]
    endpoint.onRequest('session/prompt', ({ sessionId }) => ({ ...settled, extra: extras[Number(sessionId)] }))
    peer.write(...extras.map((_, index) => prompt(index + 1, String(index))))
    await peer.received(4)
    const error = (message: string) => ({ error: { code: -32603, message: expect.stringContaining(message) } })
    expect(peer.frames).toMatchObject([
      { result: settled },
      error('it takes 1501 bytes, and maxFrameBytes is 1500'),
      { result: settled },
      error('it nests deeper than 200 levels'),
    ])
  })

  it("an error's data may take them exactly too", async () => {
    const { peer, endpoint } = await serveInitialized(1, { maxFrameBytes: 1500 })
    const bare = JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 5, message: 'mine', data: '' } }).length
    const data = ['x'.repeat(1500 - bare), 'x'.repeat(1501 - bare), JSON.parse(nested(198)), JSON.parse(nested(199))]
    endpoint.onRequest('session/prompt', ({ sessionId }) => {
      throw new JsonRpcResponseError(5, 'mine', data[Number(sessionId)])
    })
    peer.write(...data.map((_, index) => prompt(index + 1, String(index))))
    await peer.received(4)
    const bareError = { code: 5, message: 'mine' }
    expect(peer.frames.map(({ error }) => error)).toEqual([
      { ...bareError, data: data[0] },
      bareError,
      { ...bareError, data: data[2] },
      bareError,
    ])
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
  it.each([
    ['a toJSON that returns nothing', { toJSON: () => undefined }, 'must be object'],
    ['a toJSON that breaks the schema', { toJSON: () => ({ sessionId: 5 }) }, '/params/sessionId must be string'],
    ['a toJSON that nests too deep', { x: { toJSON: () => JSON.parse(nested(300)) } }, 'nests deeper'],
  ])('throws for %s: what is checked is what the peer reads', async (_what, more, message) => {
    const { endpoint, peer } = await serveInitialized()
    expect(() => endpoint.notify('session.status', { ...idle, ...more } as never)).toThrow(message)
    class Status {
      get sessionId() {
        return 's'
      }
      get status() {
        return 'idle' as const
      }
    }
    expect(() => endpoint.notify('session.status', new Status())).toThrow('/params/sessionId is missing')
    endpoint.notify('session.status', idle)
    expect((await peer.received(1))[0]).toMatchObject({ params: idle })
  })

  const idle = { sessionId: 's', status: 'idle' } as const
  const event = (more: Json) => ({ sessionId: 's', event: { type: 'assistant/message', seq: 0, time: 0, ...more } })
  const circle: Json[] = []
  circle.push({ type: 'tool-result', toolCallId: 't', content: circle })
  const circularMessage = { turn: 1, step: 1, message: { id: 'm', role: 'assistant', content: circle } }

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
    ['no params', 'session.status', undefined, /\/params must be object, got nothing/],
    [
      'a number that JSON cannot hold',
      'session.event',
      event({ type: 'acme/new', seq: Number.NaN, data: {} }),
      /\/params\/event\/seq must be/,
    ],
    ['a member that goes round in circles', 'session.status', { ...idle, extra: circle }, /circular/i],
    ['typed content that goes round in circles', 'session.event', event({ data: circularMessage }), /circular/i],
    ['nesting over maxDepth', 'session.status', { ...idle, extra: JSON.parse(nested(250)) }, /deeper than 200/],
  ])('throws for %s, and sends nothing', async (_name, method, params, message) => {
    const { peer, endpoint } = await serveInitialized()
    const notify = () => endpoint.notify(method as 'session.status', params as never)
    expect(notify).toThrow(ProtocolViolationError)
    expect(notify).toThrow(message)
    await settle()
    expect(peer.frames).toEqual([])
  })

  it('throws over maxFrameBytes, counted in bytes without the line end, and sends as many exactly', async () => {
    const { endpoint, peer } = await serveInitialized(1, { maxFrameBytes: 400 })
    const pad = (bytes: number) => ({ ...idle, pad: `\u00e9${'x'.repeat(bytes - 2)}` })
    const bare = JSON.stringify({ jsonrpc: '2.0', method: 'session.status', params: { ...idle, pad: '' } }).length
    endpoint.notify('session.status', pad(400 - bare))
    const over = () => endpoint.notify('session.status', pad(401 - bare))
    expect(over).toThrow(FrameTooLargeError)
    expect(over).toThrow('session.status was not sent: the frame takes 401 bytes, and maxFrameBytes is 400')
    expect(over).toThrow(expect.objectContaining({ bytes: 401, limit: 400 }))
    await peer.received(1)
    expect(Buffer.byteLength(JSON.stringify(peer.frames[0]))).toBe(400)
  })

  it('counts the levels of the whole frame, and sends as many as maxDepth', async () => {
    const { endpoint, peer } = await serveInitialized()
    const deep = (levels: number) => ({ ...idle, extra: JSON.parse(nested(levels)) })
    endpoint.notify('session.status', deep(198))
    expect(() => endpoint.notify('session.status', deep(199))).toThrow('it nests deeper than 200 levels')
    await peer.received(1)
  })

  it('throws once the peer is gone', async () => {
    const { peer, endpoint } = await serveInitialized()
    peer.output.destroy(new Error('EPIPE'))
    await settle()
    expect(() => endpoint.notify('session.status', idle)).toThrow(TransportClosedError)
    expect(() => endpoint.notify('session.status', idle)).toThrow('session.status was not sent: the peer is gone')
  })

  it('counts every queued byte against maxQueuedBytes, and takes as many exactly', async () => {
    const size = JSON.stringify({ jsonrpc: '2.0', method: 'session.status', params: idle }).length + 1
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(new Peer().input, output, { maxQueuedBytes: 3 * size })
    endpoint.start()
    for (let count = 0; count < 3; count++) endpoint.notify('session.status', idle)
    expect(() => endpoint.notify('session.status', idle)).toThrow(
      `${3 * size} bytes wait to be read by the peer, and maxQueuedBytes is ${3 * size}; await drained()`,
    )
    output.release()
    await endpoint.flush()
    expect(endpoint.notify('session.status', idle)).toBe(true)
    await endpoint.flush()
    expect(output.written.join('').match(/\n/g)).toHaveLength(4)
  })

  it('sends events in the order of the calls, between answers in the order of theirs', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.onRequest('session/prompt', ({ sessionId }) => {
      endpoint.notify('session.status', { sessionId, status: 'running' })
      endpoint.notify('session.status', { sessionId, status: 'idle' })
      return settled
    })
    peer.write(prompt(1, 'a'))
    await peer.response(1)
    expect(peer.frames.map(({ id, params }) => id ?? (params as Json).status)).toEqual(['running', 'idle', 1])
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
