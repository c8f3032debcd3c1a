import { getEventListeners } from 'node:events'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { HarnessClient, type HarnessNotification, type NotificationSubscription } from '../../src/client.js'
import { ErrorCode } from '../../src/generated/errors.js'
import {
  AbortedError,
  JsonRpcResponseError,
  ProtocolViolationError,
  TimedOutError,
  TransportClosedError,
} from '../../src/jsonrpc/errors.js'
import type { Violation } from '../../src/protocol/violation.js'
import { event, fake, isAlive, turn, version1 } from '../support/fake-runtime.js'
import { clientOf, embedded, launchOf, rejection, route } from '../support/runtimes/owned.js'

const echo = { provider: 'echo', model: 'echo' }
const playing = (model: string) => ({ provider: 'scenario', model })

const sessionOf = ({ params }: HarnessNotification) =>
  ((params as { sessionId?: string }).sessionId ?? (params as { childSessionId?: string }).childSessionId) as string
const typeOf = ({ method, params }: HarnessNotification) => (method === 'session.event' ? params.event.type : method)

/** Everything that has arrived. */
function drain(subscription: NotificationSubscription): HarnessNotification[] {
  const heard: HarnessNotification[] = []
  for (let next = subscription.tryNext(); next; next = subscription.tryNext()) heard.push(next)
  return heard
}

/** The first notification that has it. */
async function until(
  subscription: NotificationSubscription,
  matches: (notification: HarnessNotification) => boolean,
): Promise<HarnessNotification> {
  for (;;) {
    const next = await subscription.next()
    if (matches(next)) return next
  }
}

describe('the protocol layer', () => {
  it('starts, shakes hands, prompts, cancels, closes a session, and shuts down', async () => {
    const client = clientOf(embedded)
    expect([client.state, client.pid, client.serverInfo, client.protocolVersion]).toEqual([
      'new',
      undefined,
      undefined,
      undefined,
    ])
    const starting = client.start()
    expect(client.state).toBe('starting')
    await starting
    expect(client.state).toBe('running')
    expect(isAlive(client.pid)).toBe(true)
    expect(await client.initialize(echo)).toMatchObject({ protocolVersion: 1 })
    expect(client.protocolVersion).toBe(1)
    expect(client.serverInfo).toMatchObject({ name: 'deepseek-harness-sdk-runtime', version: expect.any(String) })
    expect(await client.prompt('s', 'hi')).toMatchObject({ status: 'ok' })
    expect(await client.prompt('s', [])).toMatchObject({ status: 'ok' })
    expect(await client.cancel('s')).toBe(false)
    expect(await client.closeSession('s')).toBe(true)
    expect(await client.closeSession('s')).toBe(false)
    expect(await client.request('session/close', { sessionId: 's' })).toEqual({ closed: false })
    const closing = client.close()
    expect(client.state).toBe('closing')
    await closing
    expect(client.state).toBe('closed')
    expect(() => process.kill(client.pid as number, 0)).toThrow('ESRCH')
  })

  it('starts once, with whichever call comes first', async () => {
    const client = clientOf(embedded)
    await Promise.all([client.start(), client.initialize(echo), client.start()])
    const { pid } = client
    await client.start()
    expect(client.pid).toBe(pid)
  })

  it('cancels a running turn: the prompt settles as aborted', async () => {
    const client = clientOf(embedded)
    await client.initialize(playing('silence'))
    const all = client.subscribe()
    const prompt = client.prompt('s', 'x')
    await until(all, (notification) => typeOf(notification) === 'assistant/chunk')
    expect(await client.cancel('s')).toBe(true)
    expect(await prompt).toMatchObject({ status: 'aborted', reason: { kind: 'aborted', reason: { kind: 'user' } } })
  })

  it('closes a session under its prompt, which settles as aborted', async () => {
    const client = clientOf(embedded)
    await client.initialize(playing('silence'))
    const all = client.subscribe()
    const prompt = client.prompt('s', 'x')
    await until(all, (notification) => typeOf(notification) === 'assistant/chunk')
    expect(await client.closeSession('s')).toBe(true)
    expect(await prompt).toMatchObject({ status: 'aborted', reason: { reason: { kind: 'disposed' } } })
  })

  it('hears of the server’s refusals with their code and data', async () => {
    const client = clientOf(embedded)
    await expect(client.prompt('s', 'x')).rejects.toMatchObject({ code: ErrorCode.NotInitialized })
    await expect(client.initialize({ provider: 'nobody', model: 'm' })).rejects.toMatchObject({
      code: ErrorCode.ProviderUnavailable,
      data: { provider: 'nobody' },
    })
    expect(client.protocolVersion).toBeUndefined()
    await client.initialize(playing('silence'))
    const first = client.prompt('s', 'x')
    const refused = await rejection<JsonRpcResponseError>(client.prompt('s', 'y'))
    expect(refused).toBeInstanceOf(JsonRpcResponseError)
    expect(refused).toMatchObject({ code: ErrorCode.SessionBusy, data: { sessionId: 's' } })
    await client.cancel('s')
    expect(await first).toMatchObject({ status: 'aborted' })
  })

  it('does not send what breaks the protocol, or is not in the negotiated version', async () => {
    const client = clientOf(fake({}))
    await client.initialize(route)
    expect(client.protocolVersion).toBe(0)
    await expect(client.prompt('', 'x')).rejects.toThrow(ProtocolViolationError)
    await expect(client.cancel('s')).rejects.toThrow('session/cancel is not in protocol version 0')
    await expect(client.closeSession('s')).rejects.toThrow('session/close is not in protocol version 0')
  })

  it('in protocol 0 prompts of one session queue, and may share an idle', async () => {
    const client = clientOf(launchOf('queue', 'last', '2'))
    await client.initialize(route)
    const all = client.subscribe()
    expect(await Promise.all([client.prompt('s', 'a'), client.prompt('s', 'b')])).toEqual([
      { messageId: 'm0' },
      { messageId: 'm1' },
    ])
    const heard = drain(all).map(typeOf)
    expect(heard.filter((type) => type === 'turn/end')).toHaveLength(2)
    expect(heard.filter((type) => type === 'session.status')).toHaveLength(2)
  })

  it('makes cwd absolute before it crosses, and says who it is and what it speaks', async () => {
    for (const [cwd, crossed] of [
      ['some/where', path.resolve('some/where')],
      ['/abs/./olute/..', '/abs'],
      [undefined, process.cwd()],
    ]) {
      const sent: string[] = []
      const client = clientOf(
        fake({}, { onTraffic: (from, chunk) => void (from === 'client' && sent.push(String(chunk))) }),
      )
      await client.initialize({ ...route, ...(cwd !== undefined && { cwd }) })
      expect(JSON.parse(sent[0] ?? '').params).toEqual({
        ...route,
        protocolVersion: 1,
        clientInfo: { name: 'dsh-wire', version: expect.any(String) },
        cwd: crossed,
      })
    }
  })

  it('shows the bytes that cross in either direction', async () => {
    const crossed: string[] = []
    const client = clientOf({ ...embedded, onTraffic: (from, chunk) => void crossed.push(`${from} ${String(chunk)}`) })
    await client.initialize(echo)
    await client.prompt('s', 'hi')
    await client.close()
    expect(crossed[0]).toMatch(/^client \{"jsonrpc":"2.0","id":1,"method":"initialize"/)
    expect(crossed[1]).toMatch(/^server \{"jsonrpc":"2.0","id":1,"result"/)
    expect(crossed.at(-1)).toMatch(/^server \{"jsonrpc":"2.0","id":3,"result":\{\}\}\n$/)
  })
})

describe('subscriptions', () => {
  it('one opened before a prompt misses nothing, and a slow one holds up no other', async () => {
    const client = clientOf(embedded)
    const early = client.subscribe()
    await client.initialize(playing('subagent'))
    const all = client.subscribe()
    const slow = client.subscribe()
    const tree = client.subscribeSessionTree('s')
    const statuses = client.subscribe(({ method }) => method === 'session.status')
    const other = client.subscribeSessionTree('nobody')
    await client.prompt('s', 'x')
    const heard = drain(all)
    expect(heard[0]).toMatchObject({ params: { sessionId: 's', event: { type: 'agent/inbox/spliced' } } })
    expect(heard.at(-1)).toMatchObject({ method: 'session.status', params: { sessionId: 's', status: 'idle' } })
    expect(new Set(heard.map(sessionOf)).size).toBe(2)
    expect(drain(early)).toEqual(heard)
    expect(drain(tree)).toEqual(heard)
    expect(drain(statuses)).toEqual(heard.filter(({ method }) => method === 'session.status'))
    expect(other.tryNext()).toBeUndefined()
    // Nobody read from this one until now.
    expect(await slow.next()).toEqual(heard[0])
    expect(slow.tryNext()).toEqual(heard[1])
    expect(drain(slow)).toEqual(heard.slice(2))
  })

  it('is iterated while a prompt runs, by several readers each at its own pace', async () => {
    const client = clientOf(embedded)
    await client.initialize(echo)
    const read = async (pause: () => unknown) => {
      const heard: string[] = []
      for await (const notification of client.subscribe()) {
        heard.push(typeOf(notification))
        if (notification.method === 'session.status' && notification.params.status === 'idle') break
        await pause()
      }
      return heard
    }
    const readers = [read(() => {}), read(() => new Promise(setImmediate)), read(() => client.cancel('nobody'))]
    await client.prompt('s', 'one two three')
    const [first, ...others] = await Promise.all(readers)
    expect(first?.length).toBeGreaterThan(5)
    expect(others).toEqual([first, first])
  })

  it('at maxQueued only that one ends, with an error that names the bound', async () => {
    const client = clientOf(embedded)
    await client.initialize(echo)
    const bounded = client.subscribe(undefined, { maxQueued: 3 })
    const boundedTree = client.subscribeSessionTree('s', { maxQueued: 2 })
    const unbounded = client.subscribe()
    expect(await client.prompt('s', 'x')).toMatchObject({ status: 'ok' })
    const heard = drain(unbounded)
    expect(drain(bounded)).toEqual(heard.slice(0, 3))
    await expect(bounded.next()).rejects.toMatchObject({
      code: 'SUBSCRIPTION_OVERFLOW',
      maxQueued: 3,
      message: expect.stringContaining('maxQueued, 3,'),
    })
    expect(drain(boundedTree)).toEqual(heard.slice(0, 2))
    await expect(boundedTree.next()).rejects.toMatchObject({ maxQueued: 2 })
    expect(heard.length).toBeGreaterThan(3)
    expect(() => client.subscribe(undefined, { maxQueued: 0 })).toThrow('maxQueued must be an integer from 1')
  })

  it('discovered ancestry lasts as long as the runtime: a child in the background is seen after its parent’s run', async () => {
    const client = clientOf(embedded)
    await client.initialize(playing('background-subagent'))
    const all = client.subscribe()
    await client.prompt('main', 'x')
    const started = await until(all, ({ method }) => method === 'subagent.started')
    const child = (started.params as { childSessionId: string }).childSessionId
    const later = client.subscribeSessionTree('main')
    const childAlone = client.subscribeSessionTree(child)
    const finished = await until(later, ({ method }) => method === 'subagent.finished')
    expect(finished.params).toMatchObject({ parentSessionId: 'main', childSessionId: child, status: 'ok' })
    await until(later, ({ method, params }) => method === 'session.status' && params.sessionId === 'main')
    const ofChild = drain(childAlone)
    expect(ofChild.length).toBeGreaterThan(3)
    expect(new Set(ofChild.map(sessionOf))).toEqual(new Set([child]))
  })

  it('sees descendants of descendants, and nothing of other sessions', async () => {
    const client = clientOf(embedded)
    await client.initialize(playing('nested-subagents'))
    const trees = ['a', 'b'].map((id) => client.subscribeSessionTree(id))
    await Promise.all([client.prompt('a', 'x'), client.prompt('b', 'x')])
    const [a, b] = trees.map((tree) => new Set(drain(tree).map(sessionOf))) as [Set<string>, Set<string>]
    expect([a.size, b.size]).toEqual([3, 3])
    expect([...a].filter((id) => b.has(id))).toEqual([])
  })

  it('ends when the runtime does, after what arrived; one opened later ends at once', async () => {
    const client = clientOf(embedded)
    await client.initialize(playing('crash'))
    const all = client.subscribe()
    const error = await rejection(client.prompt('s', 'x'))
    const heard: string[] = []
    const loop = async () => {
      for await (const notification of all) heard.push(typeOf(notification))
    }
    expect(await rejection(loop())).toBe(error)
    expect(heard).toContain('assistant/chunk')
    expect(await rejection(client.subscribe().next())).toBe(error)
  })

  it('can be closed alone; closing the client ends the rest', async () => {
    const client = clientOf(embedded)
    await client.initialize(echo)
    const [mine, rest] = [client.subscribe(), client.subscribe()]
    const waiting = [rejection(mine.next()), rejection(rest.next())]
    mine.close()
    expect((await waiting[0])?.message).toBe('the subscription was closed')
    await client.close()
    expect((await waiting[1])?.message).toBe('the client was closed')
  })

  it('a filter that throws is reported and harms nobody, whatever it throws', async () => {
    const violations: Violation[] = []
    const client = clientOf({ ...embedded, onViolation: (violation) => void violations.push(violation) })
    await client.initialize(echo)
    const thrown = [new Error('mine'), Object.create(null)]
    const failing = client.subscribe(() => {
      throw thrown.shift()
    })
    const other = client.subscribe()
    expect(await client.prompt('s', 'x')).toMatchObject({ status: 'ok' })
    expect(violations[0]).toMatchObject({ kind: 'handler-failed', message: expect.stringContaining('mine') })
    expect(violations[1]).toMatchObject({ kind: 'handler-failed' })
    expect(failing.tryNext()).toBeUndefined()
    expect(drain(other)).toHaveLength(violations.length)
  })

  it('hands on notifications of later releases, to the session they name', async () => {
    const later = (params: unknown) => ({ frame: { jsonrpc: '2.0', method: 'acme/later', params } })
    const client = clientOf(
      fake({ 'session/prompt': [later([1]), later({ sessionId: 'main' }), later(undefined), turn.receipt] }),
    )
    await client.initialize(route)
    const [all, tree] = [client.subscribe(), client.subscribeSessionTree('main')]
    await client.prompt('main', 'x')
    expect(drain(all)).toEqual([
      { method: 'acme/later', params: [1] },
      { method: 'acme/later', params: { sessionId: 'main' } },
      { method: 'acme/later', params: undefined },
    ])
    expect(drain(tree)).toEqual([{ method: 'acme/later', params: { sessionId: 'main' } }])
  })

  it('an event that breaks its schema is reported and not handed on', async () => {
    const violations: Violation[] = []
    const client = clientOf(
      fake(
        { 'session/prompt': [event('turn/start', {}), turn.receipt] },
        { onViolation: (violation) => void violations.push(violation) },
      ),
    )
    await client.initialize(route)
    const all = client.subscribe()
    await client.prompt('main', 'x')
    expect(all.tryNext()).toBeUndefined()
    expect(violations).toMatchObject([{ kind: 'invalid-params', pointer: '/params/event/data/turn' }])
  })
})

describe('versions', () => {
  it('speaks version 1 with a runtime that does, and 0 with one that does not, or is asked to', async () => {
    for (const [launch, offer, version] of [
      [fake({ initialize: version1 }), undefined, 1],
      [fake({}), undefined, 0],
      [embedded, undefined, 1],
      [embedded, 0, 0],
    ] as const) {
      const client = clientOf(launch)
      await client.initialize({ ...echo, ...(offer !== undefined && { protocolVersion: offer }) })
      expect(client.protocolVersion).toBe(version)
    }
  })

  it('a newer one ends the connection for everybody, with both sides’ versions', async () => {
    const client = clientOf(launchOf('newer'))
    const waiting = rejection(client.subscribe().next())
    const error = await rejection(client.initialize(route))
    expect(error).toMatchObject({
      code: 'VERSION_MISMATCH',
      clientVersions: [0, 1],
      serverVersion: 9,
      message: expect.stringMatching(/protocol version 9, but this client speaks 0, 1/),
    })
    expect(client.state).toBe('failed')
    expect(await waiting).toBe(error)
    expect(await rejection(client.prompt('main', 'x'))).toBe(error)
  })

  it('an answer above the offer is as bad', async () => {
    const client = clientOf(fake({ initialize: version1 }))
    await expect(client.initialize({ ...route, protocolVersion: 0 })).rejects.toMatchObject({
      code: 'VERSION_MISMATCH',
      serverVersion: 1,
    })
  })
})

describe('time', () => {
  /** The bounds of the timers set while something is done. */
  async function timersOf(action: () => unknown): Promise<unknown[]> {
    const timer = vi.spyOn(globalThis, 'setTimeout')
    try {
      await action()
      return timer.mock.calls.map(([, ms]) => ms)
    } finally {
      timer.mockRestore()
    }
  }

  it('bounds nothing unless told to, but the handshake', async () => {
    const client = clientOf(fake({}))
    expect(await timersOf(() => client.initialize(route))).toEqual([30_000])
    expect(await timersOf(() => client.prompt('main', 'x', { signal: AbortSignal.abort() }).catch(() => {}))).toEqual(
      [],
    )
    let call: Promise<unknown> | undefined
    expect(
      await timersOf(() => {
        call = rejection(client.prompt('main', 'x'))
        return new Promise(setImmediate)
      }),
    ).toEqual([])
    await client.close()
    expect(await call).toBeInstanceOf(TransportClosedError)
  })

  it('a bound per call, and one per client for every call that sets none; the error names method and bound', async () => {
    const client = clientOf(fake({ initialize: version1, 'session/cancel': [] }, { requestTimeoutMs: 30 }))
    await client.initialize(route)
    const calls: [Promise<unknown>, string, number][] = [
      [client.prompt('main', 'x'), 'session/prompt', 30],
      [client.prompt('main', 'x', { timeoutMs: 20 }), 'session/prompt', 20],
      [client.cancel('main', { timeoutMs: 1 }), 'session/cancel', 1],
      [client.closeSession('main'), 'session/close', 30],
      [client.request('session/close', { sessionId: 'main' }, { timeoutMs: 10 }), 'session/close', 10],
    ]
    const errors = await Promise.all(calls.map(([call]) => rejection(call)))
    for (const [index, [, method, timeoutMs]] of calls.entries()) {
      expect(errors[index]).toBeInstanceOf(TimedOutError)
      expect(errors[index]).toMatchObject({ code: 'TIMED_OUT', method, timeoutMs })
      expect(errors[index]?.message).toContain(`${method} was not answered within ${timeoutMs} ms`)
    }
    expect(client.state).toBe('running')
  })

  it('a bound of the handshake', async () => {
    const client = clientOf(fake({ initialize: [] }, { initializeTimeoutMs: 40, requestTimeoutMs: 10_000 }))
    await expect(client.initialize(route)).rejects.toMatchObject({ method: 'initialize', timeoutMs: 40 })
    await expect(client.initialize(route, { timeoutMs: 20 })).rejects.toMatchObject({ timeoutMs: 20 })
  })

  it('late answers are quiet', async () => {
    const violations: Violation[] = []
    const client = clientOf({ ...launchOf('late'), onViolation: (violation) => void violations.push(violation) })
    await client.initialize(route)
    await expect(client.prompt('main', 'x', { timeoutMs: 1 })).rejects.toThrow(TimedOutError)
    const controller = new AbortController()
    const aborted = rejection(client.prompt('main', 'y', { signal: controller.signal }))
    // It has been sent by then.
    await new Promise(setImmediate)
    controller.abort('enough')
    expect(await aborted).toMatchObject({ code: 'ABORTED', cause: 'enough' })
    const last = client.prompt('main', 'z')
    const after = rejection(client.prompt('main', 'z', { timeoutMs: 1 }))
    expect(await last).toEqual({ messageId: 'late' })
    expect(await after).toBeInstanceOf(TimedOutError)
    expect(violations).toEqual([])
  })

  it('what a timer cannot hold is refused when it is set', async () => {
    for (const name of [
      'requestTimeoutMs',
      'initializeTimeoutMs',
      'shutdownTimeoutMs',
      'disposeEofGraceMs',
      'disposeGraceMs',
    ]) {
      for (const value of [2 ** 31, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
        expect(() => new HarnessClient({ command: 'x', [name]: value })).toThrow(
          `${name} must be a number of milliseconds from 0 to 2147483647, got ${value}`,
        )
      }
    }
    const client = clientOf(fake({}))
    await client.initialize(route)
    await expect(client.prompt('main', 'x', { timeoutMs: 2 ** 31 })).rejects.toThrow(RangeError)
  })

  it('so are limits out of range', () => {
    expect(() => new HarnessClient({ command: 'x', maxFrameBytes: 0 })).toThrow('maxFrameBytes must be an integer')
    expect(() => new HarnessClient({ command: 'x', maxDepth: 1001 })).toThrow('maxDepth must be an integer')
  })

  it('a thousand calls on one signal leave no listener behind, and never have more than one', async () => {
    const client = clientOf(fake({ 'session/prompt': [turn.receipt] }))
    await client.initialize(route)
    const { signal } = new AbortController()
    const calls = Array.from({ length: 1000 }, (_, index) => client.prompt(`s${index}`, 'x', { signal }))
    await new Promise(setImmediate)
    expect(getEventListeners(signal, 'abort').length).toBeLessThanOrEqual(1)
    await Promise.all(calls)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('one signal gives up a thousand calls', async () => {
    const client = clientOf(fake({ 'session/prompt': [] }))
    await client.initialize(route)
    const controller = new AbortController()
    const calls = Array.from({ length: 1000 }, () => rejection(client.prompt('s', 'x', { signal: controller.signal })))
    await new Promise(setImmediate)
    controller.abort()
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(AbortedError)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
    await expect(client.prompt('s', 'x', { signal: controller.signal })).rejects.toThrow('was not sent')
  })
})

describe('bounds of frames', () => {
  it('a frame over the limit ends the connection for everybody, with the limit, the size and the option', async () => {
    const client = clientOf(
      fake({ 'session/prompt': [turn.receipt, turn.says('x'.repeat(5000))] }, { maxFrameBytes: 2000 }),
    )
    await client.initialize(route)
    const waiting = client.subscribe().next()
    expect(await client.prompt('main', 'x')).toEqual({ messageId: 'm' })
    const error = await rejection(waiting)
    expect(error).toMatchObject({ code: 'FRAME_TOO_LARGE', limit: 2000 })
    expect(error.message).toMatch(/^a frame of \d+ bytes or more arrived, and maxFrameBytes is 2000/)
    expect(client.state).toBe('failed')
    expect(await rejection(client.prompt('main', 'x'))).toBe(error)
  })

  it('one that is to be sent fails that call alone', async () => {
    const client = clientOf({ ...embedded, maxFrameBytes: 10_000 })
    await client.initialize(echo)
    await expect(client.prompt('s', 'x'.repeat(20_000))).rejects.toMatchObject({
      code: 'FRAME_TOO_LARGE',
      limit: 10_000,
    })
    expect(await client.prompt('s', 'x')).toMatchObject({ status: 'ok' })
  })
})
