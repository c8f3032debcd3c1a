import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import { DeepSeekHarness } from '../src/client/harness.js'
import { validateFrame } from '../src/index.js'
import { HarnessSdkJsonRpcServer } from '../src/server/harness-server.js'
import { runCli } from './support/cli.js'
import { exampleFrames } from './support/example-frames.js'
import { answer, event, fake, version1 } from './support/fake-runtime.js'
import { ParrotHost } from './support/hosts.js'
import { initialize, type Json, nested, Peer, request, serveInitialized } from './support/streams.js'

/** Found neither in this protocol nor in a message of ours. */
const SECRET = 's3cr3t'
const NUMBER = 31337.5

const secret = { [SECRET]: SECRET }
const shows = (text: string) => text.includes(SECRET) || text.includes('31337')

/** Every frame that has one value of `value`, at any depth, replaced by one that tells a secret. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [SECRET, NUMBER, [SECRET], secret]) yield other
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    for (const other of spoiled(member)) {
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }
    }
  }
}

describe('with redactFrames', () => {
  it.each(['client', 'server'] as const)('no fault of a %s frame tells what a value was', (from) => {
    const told = { plain: 0, redacted: [] as string[] }
    for (const frame of exampleFrames()[from]) {
      for (const bad of spoiled(frame)) {
        const judge = (redactFrames: boolean) => {
          const context = { from, protocolVersion: 1, redactFrames } as const
          const faults = [undefined, 'session/prompt'].map((requestMethod) => {
            const verdict = validateFrame(JSON.stringify(bad), { ...context, requestMethod })
            return verdict.valid ? '' : JSON.stringify({ ...verdict.fault, method: undefined })
          })
          return faults.join('')
        }
        const [plain, redacted] = [judge(false), judge(true)]
        if (shows(plain)) told.plain++
        if (shows(redacted)) told.redacted.push(redacted)
        expect(redacted === '').toBe(plain === '')
      }
    }
    expect(told).toEqual({ plain: expect.any(Number), redacted: [] })
    expect(told.plain).toBeGreaterThan(10)
  })

  const text = { type: 'text', text: 1, data: SECRET }
  const toServer: [what: string, frame: unknown][] = [
    ['a line that is not JSON', `${SECRET} is no JSON`],
    ['a scalar', JSON.stringify(SECRET)],
    ['another jsonrpc', { ...request(1, 'shutdown'), jsonrpc: SECRET }],
    ['a method that is no string', request(1, secret as never)],
    ['an unknown method', request(1, SECRET)],
    ['a notification', { jsonrpc: '2.0', method: SECRET }],
    ['an id that is none', { ...request(NUMBER, SECRET) }],
    ['bad params', request(1, 'session/prompt', { sessionId: SECRET, contentBlocks: [text] })],
    ['params of another type', request(1, 'session/prompt', { sessionId: [], contentBlocks: SECRET })],
    ['scalar params', request(1, 'shutdown', SECRET)],
    ['a response', { jsonrpc: '2.0', id: 1, result: secret }],
    ['too deep', `{"jsonrpc":"2.0","id":1,"method":"${SECRET}","params":${nested(300)}}`],
    ['too long', request(1, SECRET, { text: SECRET.repeat(1000) })],
  ]
  it.each(toServer)('a server tells nothing of %s', async (_what, frame) => {
    const options = { redactFrames: true, maxFrameBytes: 5000 }
    const { peer, endpoint } = await serveInitialized(1, options)
    endpoint.onRequest('session/prompt', () => ({ messageId: 'm' }))
    endpoint.onRequest('session/close', () => ({ closed: true }))
    peer.write(frame, request('last', 'session/close', { sessionId: 1 }))
    await peer.response('last')
    expect(peer.violations).toHaveLength(2)
    expect(peer.violations[0]?.frame).toMatch(/^\(\d+ (characters, redacted|bytes and more, not kept)\)$/)
    expect(shows(inspect(peer.violations, { depth: 9 }))).toBe(false)
    for (const { error } of peer.frames as { error: { code: number; message: string; data: Json } }[]) {
      // The protocol has the method that is missing in the answer.
      if (error.code === -32601) expect(error.data).toEqual({ method: SECRET })
      else expect(shows(JSON.stringify(error))).toBe(false)
      expect(shows(error.message)).toBe(false)
    }
  })

  it('a server tells nothing of an id in flight, or of a result that it cannot send', async () => {
    const { peer, endpoint } = await serveInitialized(1, { redactFrames: true })
    endpoint.onRequest('session/prompt', () => ({ messageId: 'm', status: SECRET, reason: SECRET }) as never)
    const prompt = { sessionId: 's', contentBlocks: [] }
    peer.write(request(SECRET, 'session/prompt', prompt), request(SECRET, 'session/prompt', prompt))
    await peer.received(2)
    expect(peer.violations.map(({ kind }) => kind)).toEqual(['id-in-flight', 'invalid-result'])
    expect(shows(inspect(peer.violations, { depth: 9 }))).toBe(false)
    expect(shows(JSON.stringify(peer.frames.map(({ error }) => error)))).toBe(false)
    endpoint.onRequest('session/close', () => SECRET as never)
    peer.write(request(1, 'session/close', { sessionId: 's' }))
    await peer.response(1)
    expect(peer.violations[2]).toMatchObject({ kind: 'invalid-result', frame: 'a string of 6 characters' })
    const bad = { sessionId: 's', status: SECRET as 'idle' }
    expect(() => endpoint.notify('session.status', bad)).toThrow('got a string of 6 characters')
  })

  const toClient: [what: string, frame: unknown][] = [
    ['a line that is not JSON', `${SECRET} is no JSON`],
    ['neither response nor notification', secret],
    ['a request', request(1, SECRET)],
    ['another jsonrpc', { jsonrpc: SECRET, method: 'session.status' }],
    ['a method that is no string', { jsonrpc: '2.0', method: [SECRET] }],
    ['a bad notification', { jsonrpc: '2.0', method: 'session.status', params: { sessionId: NUMBER, status: SECRET } }],
    ['an unknown id', { jsonrpc: '2.0', id: SECRET, result: {} }],
    ['an error of no call', { jsonrpc: '2.0', id: null, error: { code: -32600, message: SECRET } }],
    ['a notification too deep', `{"jsonrpc":"2.0","method":"${SECRET}","params":${nested(300)}}`],
  ]
  it.each(toClient)('a client tells nothing of %s', async (_what, frame) => {
    const peer = new Peer()
    const endpoint = new ClientEndpoint(peer.input, peer.output, { onViolation: peer.onViolation, redactFrames: true })
    endpoint.start()
    const call = endpoint.request('shutdown')
    peer.write(frame, { jsonrpc: '2.0', id: 1, result: {} })
    await call
    expect(peer.violations).toHaveLength(1)
    expect(shows(inspect(peer.violations, { depth: 9 }))).toBe(false)
  })

  it('a client tells nothing of params that it does not send', async () => {
    const peer = new Peer()
    const endpoint = new ClientEndpoint(peer.input, peer.output, { redactFrames: true })
    endpoint.start()
    const call = endpoint.request('session/prompt', { sessionId: 's', contentBlocks: SECRET as never })
    await expect(call).rejects.toThrow('/params/contentBlocks must be array, got a string of 6 characters')
  })

  it.each([
    ['a bad result', { result: { serverInfo: SECRET, protocolVersion: 1, capabilities: NUMBER } }],
    ['a result of another type', { result: SECRET }],
    ['a bad error', { error: { code: SECRET, message: [SECRET] } }],
    ['both', { result: secret, error: secret }],
    ['another jsonrpc', { jsonrpc: SECRET, result: {} }],
    ['a version that is none', { result: { protocolVersion: SECRET } }],
  ])('a call that got %s rejects without it', async (_what, members) => {
    const peer = new Peer()
    const endpoint = new ClientEndpoint(peer.input, peer.output, { onViolation: peer.onViolation, redactFrames: true })
    endpoint.start()
    const call = endpoint.request('initialize', { cwd: '/', provider: 'p', model: 'm', protocolVersion: 1 })
    await peer.received(1)
    peer.write({ jsonrpc: '2.0', id: 1, ...members })
    const error = await call.catch((reason: Error) => reason)
    expect(error).toMatchObject({ code: expect.stringMatching(/PROTOCOL_VIOLATION|VERSION_MISMATCH/) })
    expect(shows(inspect([error, peer.violations], { depth: 9 }))).toBe(false)
  })

  it('holds for a harness and its runs', async () => {
    const steps = { initialize: version1, 'session/prompt': [event(SECRET, {}, { seq: SECRET }), answer(secret)] }
    const harness = new DeepSeekHarness({ launch: fake(steps, { redactFrames: true }), provider: 'p', model: 'm' })
    try {
      const error = await harness.run('x').catch((reason: Error) => reason)
      expect(error).toMatchObject({ code: 'PROTOCOL_VIOLATION' })
      expect(shows(inspect(error))).toBe(false)
    } finally {
      await harness.close()
    }
  })

  it('holds for the server of a host', async () => {
    const peer = new Peer()
    const options = { onViolation: peer.onViolation, redactFrames: true }
    new HarnessSdkJsonRpcServer(new ParrotHost(), peer.input, peer.output, options).start()
    peer.write(initialize(SECRET, 1, { model: NUMBER }))
    await peer.response(SECRET)
    expect(peer.violations.map(({ message }) => message)).toEqual([
      'refused a request: invalid params of initialize: /model must be string, got a number',
    ])
  })

  it('holds for what the commands print', async () => {
    const asked = `${SECRET}\n${JSON.stringify(initialize(1, 1, { cwd: [SECRET] }))}\n`
    const served = await runCli(['serve', '--verbose', '--redact-frames'], { stdin: asked })
    expect(served.stderr).toMatch(
      /not-json: ignored a line that is not JSON\n.*\/cwd must be string, got an array of 1\n/,
    )
    const line = (raw: string) => JSON.stringify({ t: 0, from: 'client', raw })
    const recorded = [...asked.split('\n').map(line), SECRET, `{"${SECRET}":1}`].join('\n')
    const validated = await runCli(['validate', '--redact-frames'], { stdin: recorded })
    expect(validated.stdout).toContain('5 lines, 4 violations\n')
    expect(shows(JSON.stringify([served, validated]))).toBe(false)
  })
})
