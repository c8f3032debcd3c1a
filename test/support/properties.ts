import assert from 'node:assert/strict'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { ClientEndpoint } from '../../src/client/client-endpoint.js'
import { NOTIFICATIONS, type NotificationMethod, REQUESTS, type RequestMethod } from '../../src/generated/registry.js'
import { JsonRpcResponseError, type LocalError, validateFrame } from '../../src/index.js'
import { createEmbeddedHost } from '../../src/runtime/embedded-host.js'
import { HarnessSdkJsonRpcServer } from '../../src/server/harness-server.js'
import { ServerEndpoint } from '../../src/server/server-endpoint.js'
import { exampleFrames } from './example-frames.js'
import { initialize, initialized, type Json, Peer, prompt, route, settle, settled } from './streams.js'

/** What holds of an endpoint whatever arrives, by what it says. */
export type Properties = Record<string, fc.IRawProperty<unknown>>

/** The endpoints' properties; `more` are further lines whose mutants are written to them, by their writer. */
export function endpointProperties(more: { client: string[]; server: string[] }): Properties {
  const examples = exampleFrames()
  const noiseOf = (from: 'client' | 'server') =>
    noise([...examples[from].map((frame) => JSON.stringify(frame)), ...more[from]])
  return {
    'a server answers every good request, whatever stands on the lines between': answersGoodRequests(noiseOf('client')),
    'a client hands on every good frame, whatever stands on the lines between': handsOnGoodFrames(noiseOf('server')),
    'a runtime writes nothing but good frames, and ends': writesGoodFrames(noiseOf('client')),
    'any requests, in any chunking, are what was written': readsRequests(),
    'any notifications, in any chunking, are what was written': readsNotifications(examples.server),
    'any JSON as params, answered with any JSON, gets exactly one answer': answersOnce(),
    'any interleaving of answers settles each call exactly once': settlesOnce(),
  } as Properties
}

/** Any JSON, with characters of every plane and halves of them. */
const json = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
const text = fc.string({ unit: 'binary' })

const edit = fc.record({
  at: fc.nat(100_000),
  drop: fc.nat(6),
  put: fc.oneof(
    fc.constantFrom(
      ...[
        '',
        '"',
        '\\',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '0',
        '-',
        'null',
        '1e400',
        '\\ud83c',
        '"__proto__":',
        '\0',
        '\r',
        '\n',
        '\u2028',
        '\ufeff',
      ],
    ),
    text,
  ),
})

/** Bytes that are nearly frames: lines with a few edits, pieces of JSON, line ends, and anything. */
function noise(lines: string[]): fc.Arbitrary<Buffer> {
  const mutant = fc.tuple(fc.constantFrom(...lines), fc.array(edit, { maxLength: 3 })).map(([line, edits]) =>
    Buffer.from(
      edits.reduce((now, { at, drop, put }) => {
        const start = at % (now.length + 1)
        return now.slice(0, start) + put + now.slice(start + drop)
      }, line),
    ),
  )
  const piece = fc
    .constantFrom(
      '{"jsonrpc":"2.0",',
      '"id":1',
      '"method":"shutdow',
      '}',
      '\n',
      '\r\n',
      '[]',
      '\ufeff',
      '{"id":9,"result":{}}',
    )
    .map((piece) => Buffer.from(piece))
  const bytes = fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes))
  return fc.array(fc.oneof(mutant, piece, bytes), { maxLength: 6 }).map((pieces) => Buffer.concat(pieces))
}

/** How a stream delivers what was written: in chunks of these sizes over and over; as bytes, or as text cut anywhere. */
const delivery = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 }),
  form: fc.constantFrom('bytes', 'byte-objects', 'text'),
})

function inputOf({ sizes, form }: { sizes: number[]; form: string }, written: Buffer) {
  const whole = form === 'text' ? written.toString() : written
  const input = new PassThrough({ objectMode: form !== 'bytes' })
  const write = () => {
    for (let start = 0, turn = 0; start < whole.length; turn++) {
      const size = sizes[turn % sizes.length] as number
      const chunk = whole.slice(start, start + size)
      input.write(form === 'byte-objects' ? new Uint8Array(chunk as Buffer) : chunk)
      start += size
    }
  }
  return { input, write }
}

const padding = fc.record({
  before: fc.constantFrom('', ' ', '\ufeff', '\n', '\t\v'),
  after: fc.constantFrom('\n', '\r\n', ' \n', '\n\n'),
})
const line = (frame: Json, { before, after } = { before: '', after: '\n' }) => before + JSON.stringify(frame) + after

const initializedServer = (input: PassThrough, output: PassThrough, options = {}) => {
  const endpoint = new ServerEndpoint(input, output, options)
  endpoint.onRequest('initialize', ({ protocolVersion = 0 }) => initialized(Math.min(protocolVersion, 1)) as never)
  return endpoint
}

function answersGoodRequests(noise: fc.Arbitrary<Buffer>) {
  return fc.asyncProperty(fc.array(noise, { minLength: 1, maxLength: 5 }), delivery, async (between, how) => {
    const rows = between.map((noise, n) => Buffer.concat([noise, Buffer.from(`\n${line(prompt(`good ${n}`))}`)]))
    const { input, write } = inputOf(how, Buffer.concat([Buffer.from(line(initialize('good i', 1))), ...rows]))
    const peer = new Peer()
    const endpoint = initializedServer(input, peer.output, { maxFrameBytes: 2000 })
    endpoint.onRequest('session/prompt', () => settled)
    endpoint.start()
    write()
    for (const n of rows.keys()) assert.deepEqual((await peer.response(`good ${n}`)).result, settled)
    await settle()
    const good = peer.frames.filter(({ id }) => typeof id === 'string' && id.startsWith('good '))
    assert.equal(good.length, rows.length + 1)
    endpoint.close()
  })
}

function handsOnGoodFrames(noise: fc.Arbitrary<Buffer>) {
  return fc.asyncProperty(fc.array(noise, { minLength: 1, maxLength: 5 }), delivery, async (between, how) => {
    const rows = between.flatMap((noise, n) => [
      noise,
      Buffer.from(`\n${line({ jsonrpc: '2.0', method: 'acme/good', params: n })}`),
    ])
    const { input, write } = inputOf(how, Buffer.concat(rows))
    const endpoint = new ClientEndpoint(input, new PassThrough().resume())
    const good: unknown[] = []
    const last = new Promise<void>((resolve) => {
      endpoint.onUnknownNotification((method, params) => {
        if (method === 'acme/good') good.push(params)
        if (params === between.length - 1) resolve()
      })
    })
    endpoint.start()
    write()
    await last
    assert.deepEqual(good, [...between.keys()])
    const call = endpoint.request('initialize', route)
    input.write(line({ jsonrpc: '2.0', id: 1, result: initialized(0) }))
    assert.deepEqual(await call, initialized(0))
    endpoint.close()
  })
}

function writesGoodFrames(noise: fc.Arbitrary<Buffer>) {
  return fc.asyncProperty(noise, delivery, fc.constantFrom(0, 1, undefined), async (noise, how, version) => {
    const opening = version === undefined ? '' : line(initialize('i', version))
    const { input, write } = inputOf(how, Buffer.concat([Buffer.from(opening), noise]))
    const peer = new Peer()
    const server = new HarnessSdkJsonRpcServer(createEmbeddedHost(), input, peer.output)
    server.start()
    write()
    input.end()
    await server.closed
    await settle()
    for (const frame of peer.frames)
      assert.deepEqual([validateFrame(frame, { from: 'server' }).valid, frame], [true, frame])
  })
}

function readsRequests() {
  const request = fc.record({ text, more: fc.dictionary(text, json, { maxKeys: 3 }), block: json, padding })
  return fc.asyncProperty(
    fc.array(request, { maxLength: 5 }),
    delivery,
    fc.boolean(),
    async (requests, how, cutEnd) => {
      const params = requests.map(({ text, more, block }) => ({
        ...more,
        sessionId: `s${text}`,
        contentBlocks: [
          { type: 'text', text },
          { type: 'acme/block', block },
        ],
      }))
      const lines = requests.map(({ padding }, n) =>
        line({ jsonrpc: '2.0', id: n, method: 'session/prompt', params: params[n] }, padding),
      )
      const written = line(initialize('i', 1)) + lines.join('')
      const { input, write } = inputOf(how, Buffer.from(cutEnd ? written.trimEnd() : written))
      const peer = new Peer()
      const endpoint = initializedServer(input, peer.output, { onViolation: peer.onViolation })
      const read: unknown[] = []
      endpoint.onRequest('session/prompt', (params) => {
        read.push(params)
        return settled
      })
      endpoint.start()
      write()
      input.end()
      await peer.received(requests.length + 1)
      assert.deepEqual(read, params)
      assert.deepEqual(peer.violations, [])
      endpoint.close()
    },
  )
}

function readsNotifications(examples: Json[]) {
  const known = examples.filter(({ method }) => method !== undefined)
  const unknown = fc.record({ method: text, params: json }).map(({ method, params }) => ({
    jsonrpc: '2.0',
    method: `acme/${method}`,
    params,
  }))
  const sent = fc.record({ frame: fc.oneof(fc.constantFrom(...known), unknown), padding })
  return fc.asyncProperty(fc.array(sent, { maxLength: 6 }), delivery, fc.boolean(), async (sent, how, cutEnd) => {
    const written = sent.map(({ frame, padding }) => line(frame, padding)).join('')
    const { input, write } = inputOf(how, Buffer.from(cutEnd ? written.trimEnd() : written))
    const violations: unknown[] = []
    const ended = new Promise<void>((onEnd) => {
      const endpoint = new ClientEndpoint(input, new PassThrough().resume(), {
        onViolation: (violation) => violations.push(violation),
        onEnd: () => onEnd(),
      })
      const receive = (method: string, params: unknown) => void read.push({ jsonrpc: '2.0', method, params })
      for (const method of Object.keys(NOTIFICATIONS) as NotificationMethod[])
        endpoint.onNotification(method, (params) => receive(method, params))
      endpoint.onUnknownNotification(receive)
      endpoint.start()
    })
    const read: unknown[] = []
    write()
    input.end()
    await ended
    assert.deepEqual(violations, [])
    assert.deepEqual(
      read,
      sent.map(({ frame }) => frame),
    )
  })
}

function answersOnce() {
  const methods = Object.keys(REQUESTS) as RequestMethod[]
  const request = fc.record({
    id: fc.oneof(
      text.map((id) => `x${id}`),
      fc.maxSafeInteger(),
    ),
    method: fc.oneof(fc.constantFrom<string>(...methods, '__proto__'), text),
    params: fc.option(json, { nil: undefined }),
    version: fc.constantFrom<0 | 1 | undefined>(0, 1, undefined),
    result: fc.oneof(
      json,
      fc.constantFrom<unknown>(undefined, settled, {}, Number.NaN, 1n, () => {}),
    ),
  })
  return fc.asyncProperty(request, async ({ id, method, params, version, result }) => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    let answer: unknown = initialized(version ?? 0)
    for (const name of methods) endpoint.onRequest(name, () => answer as never)
    endpoint.start()
    if (version !== undefined) {
      peer.write(initialize('first', version))
      await peer.response('first')
    }
    answer = result
    peer.write({ jsonrpc: '2.0', id, method, params })
    const frame = await peer.response(id)
    await settle()
    assert.equal(peer.frames.filter((frame) => frame.id === id).length, 1)
    const verdict = validateFrame(frame, { from: 'server', requestMethod: method, protocolVersion: version })
    assert.deepEqual([verdict.valid, frame], [true, frame])
    endpoint.close()
  })
}

function settlesOnce() {
  const calls = [...Array(6).keys()]
  const answer = fc.record({ call: fc.constantFrom(...calls), kind: fc.constantFrom('result', 'error', 'invalid') })
  const answers = fc.array(answer, { maxLength: 20 })
  return fc.asyncProperty(fc.subarray(calls), answers, delivery, async (abandoned, answers, how) => {
    const frames = answers.map(({ call, kind }, n) => {
      const said =
        kind === 'error'
          ? { error: { code: n, message: 'm' } }
          : { result: kind === 'result' ? { closed: true, n } : {} }
      return { jsonrpc: '2.0', id: call + 2, ...said }
    })
    const { input, write } = inputOf(how, Buffer.from(frames.map((frame) => line(frame)).join('')))
    const violations: string[] = []
    const endpoint = new ClientEndpoint(input, new PassThrough().resume(), {
      onViolation: ({ kind }) => violations.push(kind),
    })
    endpoint.start()
    const ready = endpoint.request('initialize', { ...route, protocolVersion: 1 })
    input.write(line({ jsonrpc: '2.0', id: 1, result: initialized(1) }))
    await ready
    const given = calls.map(() => new AbortController())
    const settled = Promise.all(
      given.map(({ signal }) =>
        endpoint.request('session/close', { sessionId: 's' }, { signal }).then(said, outcomeOf),
      ),
    )
    for (const call of abandoned) given[call]?.abort()
    write()
    input.end()

    // The first answer of a call decides; that of an abandoned one is quiet; all later ones answer no call.
    const outcomes: unknown[] = calls.map((call) => (abandoned.includes(call) ? 'ABORTED' : 'TRANSPORT_CLOSED'))
    const reported: string[] = []
    for (const [n, { call, kind }] of answers.entries()) {
      const first = answers.findIndex((other) => other.call === call) === n
      if (!first) reported.push('unknown-id')
      else if (!abandoned.includes(call)) {
        outcomes[call] = kind === 'invalid' ? 'PROTOCOL_VIOLATION' : n
        if (kind === 'invalid') reported.push('invalid-result')
      }
    }
    assert.deepEqual(await settled, outcomes)
    assert.deepEqual(violations, reported)
  })
}

const said = (result: unknown) => (result as Json).n
const outcomeOf = (error: unknown) => (error instanceof JsonRpcResponseError ? error.code : (error as LocalError).code)
