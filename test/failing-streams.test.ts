import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { PassThrough, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import { createEmbeddedHost } from '../src/runtime/embedded-host.js'
import { HarnessSdkJsonRpcServer } from '../src/server/harness-server.js'
import { ServerEndpoint } from '../src/server/server-endpoint.js'
import { startCli, written } from './support/cli.js'
import { initialize, initialized, prompt, request, route, settle } from './support/streams.js'

const unheard = vi.fn()

beforeEach(() => {
  process.on('uncaughtException', unheard)
  process.on('unhandledRejection', unheard)
})

afterEach(async () => {
  await settle()
  process.off('uncaughtException', unheard)
  process.off('unhandledRejection', unheard)
  const calls = unheard.mock.calls.splice(0)
  expect(calls).toEqual([])
})

/** The error of a reader that is gone, as the operating system tells it. */
const epipe = () => Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' })

/**
 * A stream whose write number `at` fails, counted from 1. It is destroyed then, as pipes and sockets are, unless it
 * `passes`: the write after it works again. Where it fails at once, Node.js has handed on the rest of a corked batch
 * before it looks.
 */
class FailingAt extends Writable {
  readonly lines: string[] = []
  writes = 0

  constructor(at: number, when: 'at once' | 'later', passes = false) {
    super({
      autoDestroy: !passes,
      write: (chunk, _encoding, done) => {
        const fails = ++this.writes === at
        if (!fails) this.lines.push(...String(chunk).trimEnd().split('\n'))
        const finish = () => done(fails ? epipe() : null)
        if (when === 'later') setImmediate(finish)
        else finish()
      },
    })
  }
}

const ways = [
  { when: 'at once', passes: false },
  { when: 'later', passes: false },
  { when: 'at once', passes: true },
  { when: 'later', passes: true },
] as const

/** What a frame is, without what differs from turn to turn. */
function kindOf(line: string): string {
  const { id, method, params } = JSON.parse(line)
  return `${id ?? method} ${params?.event?.type ?? params?.status ?? ''}`
}

describe('a server whose output fails', () => {
  /** Serves initialize, a whole turn and shutdown, and returns what reached the stream. */
  async function serveTurn(output: FailingAt): Promise<string[]> {
    const input = new PassThrough()
    const close = vi.fn()
    const server = new HarnessSdkJsonRpcServer({ ...createEmbeddedHost(), close }, input, output)
    server.start()
    const frames = [initialize(1, 1), prompt(2)]
    input.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
    // The client asks for the end once it has its answer, or is gone.
    while (!output.errored && !output.lines.some((line) => JSON.parse(line).id === 2)) await settle()
    input.write(`${JSON.stringify(request(3, 'shutdown'))}\n`)
    await server.closed
    expect(close).toHaveBeenCalledTimes(1)
    await settle()
    expect(output.eventNames()).toEqual([])
    return output.lines.map(kindOf)
  }

  it.each(ways)(
    'at any write of a turn, $when, passing: $passes, ends the server, and leaves no gap',
    async ({ when, passes }) => {
      const whole = await serveTurn(new FailingAt(0, when))
      expect(whole.length).toBeGreaterThan(15)
      for (let at = 1; at <= whole.length; at++) {
        const arrived = await serveTurn(new FailingAt(at, when, passes))
        if (when === 'later') expect(arrived).toEqual(whole.slice(0, at - 1))
      }
    },
  )
})

describe('a client whose output fails', () => {
  it.each(ways)(
    'at any write, $when, passing: $passes, rejects all that is pending, once',
    async ({ when, passes }) => {
      for (let at = 1; at <= 4; at++) {
        const input = new PassThrough()
        const output = new FailingAt(at, when, passes)
        const client = new ClientEndpoint(input, output)
        client.start()
        const told = vi.fn()
        const calls = [
          client.request('initialize', { ...route, protocolVersion: 1 }),
          ...['a', 'b', 'c'].map((sessionId) => client.request('session/prompt', { sessionId, contentBlocks: [] })),
        ]
        for (const call of calls) call.then(told, told)
        input.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, result: initialized(1) })}\n`)
        const outcomes = await Promise.allSettled(calls)
        const failed = {
          code: 'TRANSPORT_CLOSED',
          message: expect.stringContaining('write EPIPE'),
          cause: { code: 'EPIPE' },
        }
        for (const outcome of outcomes.slice(1)) expect(outcome).toMatchObject({ status: 'rejected', reason: failed })
        await expect(client.request('shutdown')).rejects.toMatchObject(failed)
        await settle()
        expect(told).toHaveBeenCalledTimes(4)
        if (when === 'later') expect(output.lines).toHaveLength(at - 1)
        expect(output.eventNames()).toEqual([])
      }
    },
  )
})

describe('a connection', () => {
  /** The two ends of a connection of the operating system, neither of which closes because the other does. */
  async function socketPair(): Promise<[Socket, Socket]> {
    const listener = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    const near = connect({ port: (listener.address() as { port: number }).port, allowHalfOpen: true })
    const [far] = (await once(listener, 'connection')) as [Socket]
    onTestFinished(() => {
      listener.close()
      near.destroy()
      far.destroy()
    })
    return [near, far]
  }

  /** A client with three calls in flight. */
  async function connected() {
    const [near, far] = await socketPair()
    const client = new ClientEndpoint(near, near)
    client.start()
    const told = vi.fn()
    const calls = ['a', 'b', 'c'].map((sessionId) => client.request('session/close', { sessionId }))
    for (const call of calls) call.then(told, told)
    await once(far, 'data')
    return { near, far, client, calls, told }
  }

  it.each([
    ['is reset', ({ far }) => far.resetAndDestroy(), 'ECONNRESET'],
    ['is destroyed with an error', ({ near }) => near.destroy(new Error('mine')), 'mine'],
    ['is destroyed without one', ({ near }) => near.destroy(), undefined],
    ['fails twice', ({ near }) => near.emit('error', new Error('first')) && near.destroy(new Error('second')), 'first'],
    ['is closed by the server', ({ far }) => far.end(), undefined],
  ] as [string, (sockets: { near: Socket; far: Socket }) => unknown, string | undefined][])(
    'that %s rejects each call once, with the first cause',
    async (_what, fail, cause) => {
      const { near, far, client, calls, told } = await connected()
      fail({ near, far })
      for (const outcome of await Promise.allSettled(calls)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'TRANSPORT_CLOSED' } })
        const { reason } = outcome as PromiseRejectedResult
        if (cause === undefined) continue
        expect(reason.message).toContain(cause)
        expect(reason.cause.message).toContain(cause)
      }
      await expect(client.request('shutdown')).rejects.toMatchObject({ code: 'TRANSPORT_CLOSED' })
      await settle()
      expect(told).toHaveBeenCalledTimes(3)
    },
  )

  it('that the client has half closed still brings every answer', async () => {
    const { near, far, calls } = await connected()
    near.end()
    await once(far, 'end')
    far.write([1, 2, 3].map((id) => `${JSON.stringify({ jsonrpc: '2.0', id, result: { closed: true } })}\n`).join(''))
    expect(await Promise.all(calls)).toEqual([{ closed: true }, { closed: true }, { closed: true }])
  })

  it('that the client has half closed ends a server after its answers, running prompts as aborted', async () => {
    const [near, far] = await socketPair()
    const server = new HarnessSdkJsonRpcServer(createEmbeddedHost(), far, far)
    server.start()
    const frames = [initialize(1, 1, { provider: 'scenario', model: 'silence' }), prompt(2)]
    near.end(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
    await server.closed
    far.end()
    const lines = (await text(near)).trimEnd().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ id: 2, result: { status: 'aborted' } })
  })

  it.each(['error', 'destroyed'])(
    'whose input fails (%s) ends a server with calls in flight, and its answers leave',
    async (how) => {
      const input = new PassThrough()
      const output = new FailingAt(0, 'later')
      const server = new HarnessSdkJsonRpcServer(createEmbeddedHost(), input, output)
      server.start()
      const frames = [initialize(1, 1, { provider: 'scenario', model: 'silence' }), prompt(2)]
      input.write(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
      while (!output.lines.some((line) => line.includes('text-delta'))) await settle()
      input.destroy(how === 'error' ? new Error('EIO') : undefined)
      await server.closed
      expect(JSON.parse(output.lines.at(-1) ?? '')).toMatchObject({ id: 2, result: { status: 'aborted' } })
    },
  )
})

it('an input that fails after the client has let go of it harms nobody', async () => {
  const input = new PassThrough()
  const client = new ClientEndpoint(input, new PassThrough())
  client.start()
  client.close()
  input.destroy(new Error('late'))
  await settle()
})

it('notify tells what the output failed with first', async () => {
  const output = new FailingAt(1, 'later', true)
  const server = new ServerEndpoint(new PassThrough(), output)
  server.start()
  const notify = () => server.notify('session.status', { sessionId: 's', status: 'idle' })
  notify()
  await settle()
  output.destroy(new Error('second'))
  await settle()
  expect(notify).toThrow('session.status was not sent: the peer is gone: write EPIPE')
  expect(notify).toThrow(
    expect.objectContaining({ code: 'TRANSPORT_CLOSED', cause: expect.objectContaining({ code: 'EPIPE' }) }),
  )
})

describe('dsh-wire serve', () => {
  it.each([0, 1, 2, 5, 12])('ends with 0 and says nothing where its reader goes after %i frames', async (count) => {
    const child = startCli(['serve'])
    child.stdin?.write(`${JSON.stringify(initialize(1, 1, { provider: 'scenario', model: 'silence' }))}\n`)
    child.stdin?.write(`${JSON.stringify(prompt(2))}\n`)
    if (count > 0) await written(child.stdout, new RegExp(`(.*\n){${count}}`))
    child.stdout?.destroy()
    // It hears of the reader's end at its next write.
    child.stdin?.write(`${JSON.stringify(request(3, 'session/cancel', { sessionId: 'main' }))}\n`)
    expect(await child.outcome).toMatchObject({ code: 0, signal: null, stderr: '' })
  })
})
