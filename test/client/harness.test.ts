import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  DeepSeekHarness,
  type DeepSeekHarnessOptions,
  type HarnessClientOptions,
  type HarnessNotification,
  type RunResult,
} from '../../src/client.js'
import {
  AbortedError,
  ProtocolViolationError,
  SessionBusyError,
  TimedOutError,
  TransportClosedError,
} from '../../src/jsonrpc/errors.js'
import { root } from '../support/cli.js'
import { answer, event, fake, isAlive, type Step, turn, version1 } from '../support/fake-runtime.js'

/** A harness that is closed when the test ends. */
function harnessOf(options: DeepSeekHarnessOptions = {}): DeepSeekHarness {
  const harness = new DeepSeekHarness(options)
  onTestFinished(() => harness.close())
  return harness
}

const scenario = (model: string, more: DeepSeekHarnessOptions = {}) =>
  harnessOf({ provider: 'scenario', model, ...more })
const faked = (
  prompt: Step[],
  more: DeepSeekHarnessOptions = {},
  launch: Partial<HarnessClientOptions> = {},
  script: Record<string, Step[]> = {},
) => harnessOf({ launch: fake({ 'session/prompt': prompt, ...script }, launch), ...more })
const settled = answer({ messageId: 'm', status: 'ok', reason: { kind: 'completed' } })

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** A result in which ids are numbered as they come, and times are gone. */
function normalised(result: RunResult): unknown {
  const ids = new Map<string, string>()
  const text = JSON.stringify(result)
    .replaceAll(UUID, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`)
      return ids.get(id) as string
    })
    .replaceAll(/"time":\d+/g, '"time":0')
  return JSON.parse(text)
}

describe('run', () => {
  it('starts lazily, and gives status, reason, final response, usage and events', async () => {
    const harness = harnessOf()
    expect(harness.client.state).toBe('new')
    const result = await harness.run('Say hi.')
    expect(result).toMatchObject({
      status: 'ok',
      reason: { kind: 'completed' },
      finalResponse: 'Say hi.',
      usage: { inputTokens: 2, outputTokens: 2 },
      violations: [],
      settledBy: 'response',
    })
    expect(result.events[0]).toMatchObject({
      type: 'agent/inbox/spliced',
      data: { inserted: [{ id: result.messageId }] },
    })
    expect(result.events.at(-1)).toMatchObject({ type: 'turn/end' })
    expect(result.notifications.at(-1)).toMatchObject({
      method: 'session.status',
      params: { sessionId: result.sessionId, status: 'idle' },
    })
  })

  it('takes content blocks, a session id, and goes on in a session', async () => {
    const harness = harnessOf()
    const session = harness.session('mine')
    expect(
      (
        await session.run([
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ])
      ).finalResponse,
    ).toBe('ab')
    const second = await harness.run('c', { sessionId: 'mine' })
    expect(second).toMatchObject({ sessionId: 'mine', finalResponse: 'c' })
    expect(second.events.find(({ type }) => type === 'turn/start')).toMatchObject({ data: { turn: 2 } })
    expect(await session.close()).toBe(true)
    expect(await session.cancel()).toBe(false)
    expect(harness.session().id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('does one handshake however many callers, and concurrent runs share the runtime', async () => {
    const harness = harnessOf()
    const sent: unknown[] = []
    const launch = {
      onTraffic: (from: string, chunk: Uint8Array) =>
        void (from === 'client' && sent.push(...String(chunk).trimEnd().split('\n'))),
    }
    const shared = harnessOf({ launch })
    await Promise.all([harness.start(), harness.start()])
    const results = await Promise.all(Array.from({ length: 20 }, (_, index) => shared.run(`prompt ${index}`)))
    expect(results.map(({ finalResponse }) => finalResponse)).toEqual(
      Array.from({ length: 20 }, (_, index) => `prompt ${index}`),
    )
    expect(new Set(results.map(({ sessionId }) => sessionId)).size).toBe(20)
    expect(sent.filter((line) => String(line).includes('"initialize"'))).toHaveLength(1)
    for (const { events, sessionId, notifications } of results) {
      expect(events.filter(({ type }) => type === 'turn/end')).toHaveLength(1)
      expect(notifications.every(({ params }) => (params as { sessionId: string }).sessionId === sessionId)).toBe(true)
    }
  })

  it('a failed handshake reaps the process, tells all callers, and a later call starts afresh', async () => {
    const harness = harnessOf({
      launch: fake({
        initialize: [{ frame: { jsonrpc: '2.0', id: '$id', error: { code: -32003, message: 'no provider' } } }],
      }),
    })
    const first = harness.client
    const outcomes = await Promise.allSettled([harness.run('x'), harness.run('y'), harness.start()])
    expect(outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason.message)).toEqual([
      'no provider',
      'no provider',
      'no provider',
    ])
    expect([first.state, isAlive(first.pid)]).toEqual(['closed', false])
    await expect(harness.run('z')).rejects.toThrow('no provider')
    expect(harness.client).not.toBe(first)
  })

  it('refuses a second run on a session while one has not settled, in both versions', async () => {
    for (const protocolVersion of [1, 0]) {
      const harness = scenario('silence', { protocolVersion })
      const session = harness.session()
      const first = session.run('x', { signal: AbortSignal.timeout(100) })
      await expect(session.run('y')).rejects.toThrow(SessionBusyError)
      await expect(harness.run('y', { sessionId: session.id })).rejects.toMatchObject({
        code: 'SESSION_BUSY',
        sessionId: session.id,
      })
      await first.catch(() => {})
      await harness.close()
    }
  })

  it('close is for good', async () => {
    const harness = harnessOf()
    await harness.run('x')
    const { pid } = harness.client
    await Promise.all([harness.close(), harness.close()])
    expect(isAlive(pid)).toBe(false)
    await expect(harness.run('y')).rejects.toThrow('the harness was closed')
  })

  it('await using closes it', async () => {
    let pid: number | undefined
    {
      await using harness = new DeepSeekHarness()
      await harness.run('x')
      pid = harness.client.pid
    }
    expect(isAlive(pid)).toBe(false)
  })

  it('refuses times that timers cannot hold', async () => {
    expect(() => new DeepSeekHarness({ cancelTimeoutMs: -1 })).toThrow(RangeError)
    await expect(harnessOf().run('x', { timeoutMs: 2 ** 31 })).rejects.toThrow(RangeError)
  })
})

describe('the same result in either version', () => {
  const names = readdirSync(path.join(root, 'examples/scenarios'))
    .map((file) => file.replace('.json', ''))
    .filter((name) => !name.startsWith('crash') && name !== 'silence' && name !== 'background-subagent')

  it.each(names)('%s', async (name) => {
    const results = await Promise.all(
      [1, 0].map(async (protocolVersion) => {
        const harness = scenario(name, { protocolVersion })
        const result = await harness.run('x', { sessionId: 'main' })
        await harness.close()
        return result
      }),
    )
    const [one, zero] = results as [RunResult, RunResult]
    expect([one.settledBy, zero.settledBy]).toEqual(['response', 'idle'])
    expect(normalised({ ...zero, settledBy: 'response' })).toEqual(normalised(one))
  })
})

describe('protocol 0', () => {
  it.each([
    [
      'the receipt before its events',
      [turn.receipt, turn.inserted(), turn.running, turn.says('hi'), turn.end(), turn.idle],
    ],
    [
      'the receipt after its events',
      [turn.inserted(), turn.running, turn.says('hi'), turn.end(), turn.idle, turn.receipt],
    ],
    [
      'the receipt in the middle',
      [turn.inserted(), turn.running, turn.receipt, turn.says('hi'), turn.end(), turn.idle],
    ],
    [
      'an idle that is someone else’s before',
      [turn.idle, turn.inserted(), turn.receipt, turn.says('hi'), turn.end(), turn.idle],
    ],
    [
      'prompts of others before it in the session',
      [
        turn.inserted('other'),
        turn.says('other'),
        turn.inserted(),
        turn.receipt,
        turn.end(),
        turn.says('hi'),
        turn.end(),
        turn.idle,
      ],
    ],
    ['no inbox event at all', [turn.running, turn.receipt, turn.says('hi'), turn.end(), turn.idle]],
  ])('%s', async (_name, steps) => {
    const result = await faked(steps).run('x', { sessionId: 'main' })
    expect(result).toMatchObject({
      messageId: 'm',
      status: 'ok',
      finalResponse: 'hi',
      settledBy: 'idle',
      usage: { inputTokens: 3, outputTokens: 2 },
    })
    expect(result.notifications.at(-1)).toMatchObject({ method: 'session.status', params: { status: 'idle' } })
  })

  it('what belongs to others before and after is no part of the result', async () => {
    const result = await faked([
      turn.says('before'),
      turn.inserted(),
      turn.receipt,
      turn.end(),
      turn.idle,
      turn.says('after'),
    ]).run('x', { sessionId: 'main' })
    expect(result.finalResponse).toBe('')
    expect(result.events.map(({ type }) => type)).toEqual(['agent/inbox/spliced', 'turn/end'])
  })

  it('the runtime goes away between receipt and idle, or the turn never starts', async () => {
    for (const steps of [
      [turn.inserted(), turn.receipt, turn.running, { exit: 4 }],
      [turn.receipt, { exit: 4 }],
    ]) {
      await expect(faked(steps).run('x', { sessionId: 'main' })).rejects.toMatchObject({
        code: 'TRANSPORT_CLOSED',
        exitCode: 4,
      })
    }
    await expect(faked([turn.receipt]).run('x', { sessionId: 'main', timeoutMs: 100 })).rejects.toThrow(TimedOutError)
  })

  it('idle without the end of a turn is an error, not an outcome', async () => {
    await expect(faked([turn.inserted(), turn.receipt, turn.idle]).run('x', { sessionId: 'main' })).rejects.toThrow(
      'became idle without the end of a turn',
    )
  })

  it('the token limit is a success only where asked for', async () => {
    const steps = [turn.inserted(), turn.receipt, turn.end('max-tokens'), turn.idle]
    expect(await faked(steps).run('x', { sessionId: 'main' })).toMatchObject({ status: 'error' })
    expect(await faked(steps, { maxTokensAsSuccess: true }).run('x', { sessionId: 'main' })).toMatchObject({
      status: 'ok',
    })
  })
})

describe('protocol 1', () => {
  it('settles by the response, and what follows it in the same chunk is no part of the result', async () => {
    const steps = [
      turn.says('before'),
      turn.inserted(),
      turn.says('hi'),
      turn.end(),
      turn.idle,
      settled,
      turn.says('after'),
    ]
    const result = await faked(steps, {}, {}, { initialize: version1 }).run('x', { sessionId: 'main' })
    expect(result).toMatchObject({ status: 'ok', finalResponse: 'hi', settledBy: 'response' })
    expect(result.events).toHaveLength(3)
  })
})

describe('cancelling', () => {
  it('an aborted signal starts nothing', async () => {
    const harness = harnessOf()
    const run = harness.run('x', { signal: AbortSignal.abort('why') })
    await expect(run).rejects.toMatchObject({ name: 'AbortError', code: 'ABORTED', cause: 'why' })
    expect(harness.client.state).toBe('new')
  })

  it('during the start rejects the run, and the harness goes on', async () => {
    const harness = harnessOf()
    const controller = new AbortController()
    const run = harness.run('x', { signal: controller.signal })
    controller.abort()
    await expect(run).rejects.toThrow(AbortedError)
    expect((await harness.run('y')).finalResponse).toBe('y')
  })

  it('in protocol 1 resolves as aborted', async () => {
    const controller = new AbortController()
    const run = scenario('silence').run('x', {
      signal: controller.signal,
      onNotification: ({ method, params }) => {
        if (method === 'session.event' && params.event.type === 'assistant/chunk') controller.abort()
      },
    })
    expect(await run).toMatchObject({ status: 'aborted', reason: { kind: 'aborted', reason: { kind: 'user' } } })
  })

  it('rejects if it has not settled within cancelTimeoutMs', async () => {
    const harness = faked(
      [turn.running],
      { cancelTimeoutMs: 30 },
      {},
      { initialize: version1, 'session/cancel': [answer({ cancelled: true })] },
    )
    const controller = new AbortController()
    const run = harness.run('x', {
      sessionId: 'main',
      signal: controller.signal,
      onNotification: () => controller.abort(),
    })
    await expect(run).rejects.toMatchObject({
      code: 'ABORTED',
      message: expect.stringContaining('cancelTimeoutMs, 30 ms'),
    })
  })

  it('in protocol 0 rejects at once', async () => {
    const controller = new AbortController()
    const run = faked([turn.inserted(), turn.receipt, turn.running]).run('x', {
      sessionId: 'main',
      signal: controller.signal,
      onNotification: () => controller.abort('why'),
    })
    await expect(run).rejects.toMatchObject({ code: 'ABORTED', cause: 'why' })
  })

  it('a bound that passes rejects, and cancels the turn', async () => {
    const harness = scenario('silence')
    // The bound counts the start too, which on a busy machine takes longer: there would be no turn to cancel.
    await harness.start()
    const ended = harness.client.subscribe(
      ({ method, params }) => method === 'session.event' && params.event.type === 'turn/end',
    )
    await expect(harness.run('x', { timeoutMs: 200 })).rejects.toMatchObject({ code: 'TIMED_OUT', timeoutMs: 200 })
    expect(await ended.next()).toMatchObject({
      params: { event: { data: { reason: { kind: 'aborted', reason: { kind: 'user' } } } } },
    })
  })
})

describe('onNotification', () => {
  it('sees the root and all descendants, in wire order', async () => {
    const heard: HarnessNotification[] = []
    const result = await scenario('nested-subagents').run('x', {
      onNotification: (notification) => void heard.push(notification),
    })
    expect(heard).toEqual(result.notifications)
    const sessions = new Set(
      heard.flatMap(({ method, params }) => (method === 'session.status' ? [params.sessionId] : [])),
    )
    expect(sessions.size).toBeGreaterThanOrEqual(3)
    expect(
      result.events.every((item) =>
        heard.some(
          ({ method, params }) =>
            method === 'session.event' && params.event === item && params.sessionId === result.sessionId,
        ),
      ),
    ).toBe(true)
  })

  it('one that throws or rejects is reported and harms nobody', async () => {
    for (const onNotification of [
      () => {
        throw new Error('mine')
      },
      () => Promise.reject(new Error('mine')),
    ]) {
      const result = await harnessOf().run('x', { onNotification, strict: true })
      expect(result.status).toBe('ok')
      expect(result.violations[0]).toMatchObject({ kind: 'handler-failed', message: expect.stringContaining('mine') })
    }
  })
})

describe('violations', () => {
  it('are in the result, and reject a strict run', async () => {
    const steps = [
      turn.inserted(),
      turn.receipt,
      { raw: 'a log line\n' },
      event('turn/start', {}),
      turn.end(),
      turn.idle,
    ]
    const result = await faked(steps).run('x', { sessionId: 'main' })
    expect(result.violations).toMatchObject([{ kind: 'not-json' }, { kind: 'invalid-params' }])
    await expect(faked(steps).run('x', { sessionId: 'main', strict: true })).rejects.toThrow(ProtocolViolationError)
  })
})

describe('stream', () => {
  it('gives text, events, notifications and the result from one call, each from the beginning', async () => {
    const stream = scenario('subagent').stream('x')
    const text: string[] = []
    for await (const piece of stream.text()) text.push(piece)
    const result = await stream.result
    expect(text.length).toBeGreaterThan(1)
    expect(text.join('')).toContain(result.finalResponse)
    const events = []
    for await (const item of stream) events.push(item)
    expect(events).toEqual(result.events)
    const notifications = []
    for await (const item of stream.notifications()) notifications.push(item)
    expect(notifications).toEqual(result.notifications)
    expect(stream.sessionId).toBe(result.sessionId)
  })

  it('text comes as it is written', async () => {
    const controller = new AbortController()
    const stream = scenario('silence').stream('x', { signal: controller.signal })
    for await (const piece of stream.text()) {
      expect(piece).not.toBe('')
      controller.abort()
    }
    expect(await stream.result).toMatchObject({ status: 'aborted' })
  })

  it('from a runtime that tells no deltas, text comes at the end of each message', async () => {
    const stream = faked([
      turn.inserted(),
      turn.receipt,
      turn.says('one'),
      turn.says('two'),
      turn.end(),
      turn.idle,
    ]).stream('x', { sessionId: 'main' })
    const text: string[] = []
    for await (const piece of stream.text()) text.push(piece)
    expect(text).toEqual(['one', 'two'])
  })

  it('throws in its loop what the result rejects with, and nothing is unhandled', async () => {
    const stream = faked([turn.inserted(), { exit: 1 }]).stream('x', { sessionId: 'main' })
    const heard: string[] = []
    const loop = async () => {
      for await (const { type } of stream.events()) heard.push(type)
    }
    await expect(loop()).rejects.toThrow(TransportClosedError)
    expect(heard).toEqual(['agent/inbox/spliced'])
  })

  it('leaving a loop leaves the run going', async () => {
    const stream = harnessOf().stream('a long enough text to be told in pieces')
    for await (const _ of stream.text()) break
    expect(await stream.result).toMatchObject({ status: 'ok' })
  })
})
