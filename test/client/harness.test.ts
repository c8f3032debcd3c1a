import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DeepSeekHarness, HarnessSession } from '../../src/client.js'
import { ErrorCode } from '../../src/generated/errors.js'
import { SessionBusyError } from '../../src/jsonrpc/errors.js'
import { fake, isAlive, version1 } from '../support/fake-runtime.js'
import { embedded, harnessOf, impatient, launchOf, rejection, scenario } from '../support/runtimes/owned.js'

/** Collects the requests that cross, by method. */
function traffic() {
  const sent: { method: string; params: Record<string, unknown> }[] = []
  const onTraffic = (from: string, chunk: Uint8Array) => {
    if (from === 'client') for (const line of String(chunk).trimEnd().split('\n')) sent.push(JSON.parse(line))
  }
  return {
    onTraffic,
    paramsOf: (method: string) => sent.filter((item) => item.method === method).map((item) => item.params),
  }
}

const refusal = (code: number, message: string) => [{ frame: { jsonrpc: '2.0', id: '$id', error: { code, message } } }]

describe('starting', () => {
  it('is lazy: nothing runs before the first call', async () => {
    const harness = harnessOf()
    const session = harness.session('mine')
    expect([harness.client.state, harness.client.pid, session.id]).toEqual(['new', undefined, 'mine'])
    expect(await session.run('Say hi.')).toMatchObject({ status: 'ok', finalResponse: 'Say hi.' })
    expect(harness.client.state).toBe('running')
    expect(isAlive(harness.client.pid)).toBe(true)
  })

  it('does one handshake however many callers', async () => {
    const { onTraffic, paramsOf } = traffic()
    const harness = harnessOf({ launch: { onTraffic } })
    await Promise.all([
      harness.start(),
      harness.run('a'),
      harness.start(),
      harness.run('b'),
      harness.session().run('c'),
    ])
    await harness.start()
    expect(paramsOf('initialize')).toHaveLength(1)
    expect(paramsOf('session/prompt')).toHaveLength(3)
  })

  it('tells the runtime what its options say', async () => {
    const { onTraffic, paramsOf } = traffic()
    const options = { provider: 'p', model: 'm', maxTokens: 5, reasoningEffort: 'max', protocolVersion: 0, cwd: 'here' }
    await harnessOf({ ...options, launch: fake({}, { onTraffic }) }).start()
    await harnessOf({ launch: fake({}, { onTraffic, cwd: 'test' }) }).start()
    expect(paramsOf('initialize')).toMatchObject([
      { ...options, cwd: path.resolve('here') },
      { provider: 'deepseek-official', model: 'deepseek-v4-flash', protocolVersion: 1, cwd: path.resolve('test') },
    ])
    expect(paramsOf('initialize')[1]).not.toHaveProperty('maxTokens')
  })

  it('falls back to the echo provider of a runtime that has no other, unless one was chosen', async () => {
    const { onTraffic, paramsOf } = traffic()
    const launch = { ...embedded, onTraffic }
    expect(await harnessOf({ launch }).run('hi')).toMatchObject({ finalResponse: 'hi' })
    expect(paramsOf('initialize').map(({ provider }) => provider)).toEqual(['deepseek-official', 'echo'])
    await expect(harnessOf({ launch, provider: 'nobody' }).run('hi')).rejects.toMatchObject({
      code: ErrorCode.ProviderUnavailable,
    })
  })

  it('a failed handshake reaps the process, tells all callers, and a later call starts afresh', async () => {
    const harness = harnessOf({ launch: fake({ initialize: refusal(-32000, 'not today') }, impatient) })
    const first = harness.client
    const errors = await Promise.all([harness.run('x'), harness.start(), harness.stream('y').result].map(rejection))
    expect(new Set(errors).size).toBe(1)
    expect(errors[0]).toMatchObject({ code: -32000, message: 'not today' })
    expect(first.state).toBe('closed')
    expect(() => process.kill(first.pid as number, 0)).toThrow('ESRCH')
    expect(harness.client).not.toBe(first)
    expect(harness.client.state).toBe('new')
    await expect(harness.run('z')).rejects.toThrow('not today')
  })

  it('a handshake that is never answered, or with a version nobody knows, reaps the process too', async () => {
    for (const [launch, code] of [
      [fake({ initialize: [] }, { ...impatient, initializeTimeoutMs: 50 }), 'TIMED_OUT'],
      [launchOf('newer'), 'VERSION_MISMATCH'],
      [fake({ initialize: [{ exit: 1 }] }), 'TRANSPORT_CLOSED'],
    ] as const) {
      const harness = harnessOf({ launch })
      const { client } = harness
      await expect(harness.start()).rejects.toMatchObject({ code })
      expect(client.state).toBe('closed')
      expect(() => process.kill(client.pid as number, 0)).toThrow('ESRCH')
    }
  })

  it('a runtime that ends later is not started again', async () => {
    const harness = scenario('crash')
    const error = await rejection(harness.run('x'))
    expect(await rejection(harness.run('y'))).toBe(error)
  })
})

describe('sessions', () => {
  it('go on from run to run; a new id is a new session', async () => {
    const harness = harnessOf()
    const session = harness.session('mine')
    expect(session).toBeInstanceOf(HarnessSession)
    const blocks = ['a', 'b'].map((text) => ({ type: 'text' as const, text }))
    expect(await session.run(blocks)).toMatchObject({ sessionId: 'mine', finalResponse: 'ab' })
    const second = await harness.run('c', { sessionId: 'mine' })
    expect(second).toMatchObject({ sessionId: 'mine', finalResponse: 'c' })
    expect(second.events.find(({ type }) => type === 'turn/start')).toMatchObject({ data: { turn: 2 } })
    const [one, two] = [harness.session(), harness.session()]
    expect(one.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(one.id).not.toBe(two.id)
    expect((await harness.run('d')).sessionId).not.toBe((await harness.run('e')).sessionId)
  })

  it('are cancelled and closed', async () => {
    const harness = scenario('silence')
    const session = harness.session()
    expect([await session.cancel(), await session.close()]).toEqual([false, false])
    const cancelled = await session.run('x', {
      onNotification: ({ method }) => void (method === 'session.status' && session.cancel()),
    })
    expect(cancelled).toMatchObject({ status: 'aborted', reason: { reason: { kind: 'user' } } })
    const closed = session.stream('y')
    for await (const _ of closed.text()) await session.close()
    expect(await closed.result).toMatchObject({ status: 'aborted', reason: { reason: { kind: 'disposed' } } })
    // The id is that of a new session now.
    const renewed = session.stream('z')
    for await (const event of renewed)
      if (event.type === 'turn/start') expect(event.data.turn).toBe(1)
      else if (event.type === 'assistant/chunk') await session.cancel()
    await renewed.result
  })

  it('cannot be cancelled or closed in protocol 0', async () => {
    const session = harnessOf({ protocolVersion: 0 }).session()
    await expect(session.cancel()).rejects.toThrow('session/cancel is not in protocol version 0')
    await expect(session.close()).rejects.toThrow('session/close is not in protocol version 0')
  })

  it('refuse a second run while one has not settled, in both versions, and take one after it', async () => {
    for (const initialize of [version1, undefined]) {
      const harness = harnessOf({ launch: fake(initialize ? { initialize } : {}, impatient), cancelTimeoutMs: 1 })
      const session = harness.session('mine')
      const controller = new AbortController()
      const first = rejection(session.run('x', { signal: controller.signal }))
      const refused = await rejection(session.run('y'))
      expect(refused).toBeInstanceOf(SessionBusyError)
      expect(refused).toMatchObject({ code: 'SESSION_BUSY', sessionId: 'mine' })
      await expect(harness.run('y', { sessionId: 'mine' })).rejects.toThrow(SessionBusyError)
      expect(() => harness.stream('y', { sessionId: 'mine' })).toThrow(SessionBusyError)
      expect(() => harness.session('mine').stream('y')).toThrow('await it, or use another session')
      controller.abort()
      await first
      await expect(session.run('z', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
    }
  })

  it('run side by side in one runtime, each with its own results', async () => {
    const harness = scenario('subagent')
    const ids = Array.from({ length: 20 }, () => randomUUID())
    const results = await Promise.all(ids.map((sessionId) => harness.run('x', { sessionId })))
    const trees = results.map(({ notifications }) => {
      const sessions = notifications.flatMap(({ method, params }) =>
        method === 'session.status' ? [params.sessionId] : [],
      )
      return [...new Set(sessions)]
    })
    expect(results.map(({ sessionId }) => sessionId)).toEqual(ids)
    expect(trees.map((tree) => tree.length)).toEqual(ids.map(() => 2))
    expect(new Set(trees.flat()).size).toBe(40)
    for (const { events, finalResponse, usage } of results) {
      expect(finalResponse).toBe('It fell asleep at three.')
      expect(events.filter(({ type }) => type === 'turn/end')).toHaveLength(1)
      expect(usage).toEqual(results[0]?.usage)
    }
  })
})

describe('closing', () => {
  it('is for good', async () => {
    const harness = harnessOf()
    await harness.run('x')
    const { pid } = harness.client
    await Promise.all([harness.close(), harness.close()])
    expect(() => process.kill(pid as number, 0)).toThrow('ESRCH')
    await expect(harness.run('y')).rejects.toThrow('the harness was closed')
    await expect(harness.session().close()).rejects.toThrow('the harness was closed')
  })

  it('comes by itself with await using', async () => {
    let pid: number | undefined
    {
      await using harness = new DeepSeekHarness()
      await harness.run('x')
      pid = harness.client.pid
      expect(isAlive(pid)).toBe(true)
    }
    expect(() => process.kill(pid as number, 0)).toThrow('ESRCH')
  })
})

it('refuses times that timers cannot hold when they are set', async () => {
  for (const ms of [-1, 2 ** 31, Number.NaN]) {
    expect(() => new DeepSeekHarness({ cancelTimeoutMs: ms })).toThrow(
      'cancelTimeoutMs must be a number of milliseconds',
    )
    expect(() => new DeepSeekHarness({ launch: { requestTimeoutMs: ms } })).toThrow('requestTimeoutMs must be')
    const harness = harnessOf()
    await expect(harness.run('x', { timeoutMs: ms, sessionId: 's' })).rejects.toThrow('timeoutMs must be')
    expect(() => harness.stream('x', { timeoutMs: ms, sessionId: 's' })).toThrow(RangeError)
    expect(harness.client.state).toBe('new')
  }
})
