import { getEventListeners } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type {
  DeepSeekHarnessOptions,
  HarnessClientOptions,
  HarnessNotification,
  RunOptions,
  RunResult,
} from '../../src/client.js'
import { AbortedError, ProtocolViolationError, TimedOutError } from '../../src/jsonrpc/errors.js'
import type { Violation } from '../../src/protocol/violation.js'
import { root, temporaryFolder } from '../support/cli.js'
import { answer, event, fake, type Step, turn, version1 } from '../support/fake-runtime.js'
import { harnessOf, impatient, launchOf, rejection, scenario } from '../support/runtimes/owned.js'
import { deferred } from '../support/streams.js'

const settled = answer({ messageId: 'm', status: 'ok', reason: { kind: 'completed' } })
const log: Step = { raw: 'a log line\n' }

/** A harness of a runtime that does this at a prompt; protocol 0 unless the script says otherwise. */
const faked = (prompt: Step[], launch: Partial<HarnessClientOptions> = {}, more: DeepSeekHarnessOptions = {}) =>
  harnessOf({ launch: fake({ 'session/prompt': prompt }, { ...impatient, ...launch }), ...more })

/** The same in protocol 1. */
const faked1 = (prompt: Step[], script: Record<string, Step[]> = {}, more: DeepSeekHarnessOptions = {}) =>
  harnessOf({ launch: fake({ initialize: version1, 'session/prompt': prompt, ...script }, impatient), ...more })

const typesOf = ({ events }: RunResult) => events.map(({ type }) => type)

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** A result in which ids are numbered as they come, and times are gone. */
function normalised(result: RunResult): RunResult {
  const ids = new Map<string, string>()
  const text = JSON.stringify(result)
    .replaceAll(UUID, (id) => {
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`)
      return ids.get(id) as string
    })
    .replaceAll(/"time":\d+/g, '"time":0')
  return JSON.parse(text)
}

describe('a result', () => {
  it('has status, reason, final response, events, notifications, usage and what settled it', async () => {
    const result = await harnessOf().run('Say hi.')
    expect(result).toMatchObject({
      messageId: expect.stringMatching(UUID),
      status: 'ok',
      reason: { kind: 'completed' },
      finalResponse: 'Say hi.',
      usage: { inputTokens: 2, outputTokens: 2 },
      violations: [],
      settledBy: 'response',
    })
    const inserted = [{ id: result.messageId, content: [{ type: 'text', text: 'Say hi.' }] }]
    expect(result.events[0]).toMatchObject({ type: 'agent/inbox/spliced', data: { inserted } })
    expect(result.events.at(-1)).toMatchObject({ type: 'turn/end' })
    expect(result.notifications.at(-1)).toEqual({
      method: 'session.status',
      params: { sessionId: result.sessionId, status: 'idle' },
    })
    expect(
      result.notifications.flatMap(({ method, params }) => (method === 'session.event' ? [params.event] : [])),
    ).toEqual(result.events)
  })

  it('is of the root alone in its events, of all descendants in its notifications and usage', async () => {
    const { sessionId, events, notifications, usage, finalResponse } = await scenario('nested-subagents').run('x')
    const all = notifications.flatMap(({ method, params }) => (method === 'session.event' ? [params] : []))
    expect(new Set(all.map((params) => params.sessionId)).size).toBe(3)
    expect(events).toEqual(all.filter((params) => params.sessionId === sessionId).map((params) => params.event))
    expect(finalResponse).toBe('It was done, several times removed.')
    const told = all.flatMap(({ event }) =>
      event.type === 'assistant/message' ? [event.data.usage?.outputTokens ?? 0] : [],
    )
    expect(told.length).toBe(5)
    expect(usage.outputTokens).toBe(told.reduce((sum, count) => sum + count, 0))
  })

  it.each([
    ['error', 'error', { kind: 'error', error: { code: 'AUTH' } }],
    ['aborted', 'aborted', { kind: 'aborted', reason: { kind: 'hook' } }],
    ['blocked', 'error', { kind: 'blocked' }],
    ['max-tokens', 'error', { kind: 'max-tokens' }],
    ['unknown-reason', 'error', { kind: 'gone-fishing', bait: 'worms' }],
  ])('of a turn that does not complete is a result: %s', async (name, status, reason) => {
    for (const protocolVersion of [1, 0]) {
      expect(await scenario(name, { protocolVersion }).run('x')).toMatchObject({ status, reason })
    }
  })

  it('is the same whichever version was negotiated', async () => {
    const names = readdirSync(path.join(root, 'examples/scenarios'))
      .map((file) => file.replace('.json', ''))
      .filter((name) => !['crash', 'crash-mid-frame', 'silence'].includes(name))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const [one, zero] = (await Promise.all(
        [1, 0].map(async (protocolVersion) => {
          const harness = scenario(name, { protocolVersion })
          const results = [await harness.run('x', { sessionId: 'main' })]
          // A child in the background wakes its parent whenever it is done: in the second run, or before it.
          if (!name.startsWith('background')) results.push(await harness.run('y', { sessionId: 'main' }))
          await harness.close()
          return results.map(normalised)
        }),
      )) as [RunResult[], RunResult[]]
      for (const index of one.keys()) {
        const { settledBy: by1, ...rest1 } = one[index] as RunResult
        const { settledBy: by0, ...rest0 } = zero[index] as RunResult
        expect([name, by1, by0]).toEqual([name, 'response', 'idle'])
        for (const field of Object.keys({ ...rest1, ...rest0 }) as (keyof typeof rest1)[]) {
          expect(rest0[field], `${name}: ${field}`).toEqual(rest1[field])
        }
      }
    }
  }, 60_000)

  it('of a turn at its token limit is a success only where that is asked for', async () => {
    const steps = [turn.inserted(), turn.receipt, turn.end('max-tokens'), turn.idle]
    expect(await faked(steps).run('x', { sessionId: 'main' })).toMatchObject({ status: 'error' })
    const lenient = faked(steps, {}, { maxTokensAsSuccess: true })
    expect(await lenient.run('x', { sessionId: 'main' })).toMatchObject({
      status: 'ok',
      reason: { kind: 'max-tokens' },
    })
    // In version 1 the server has decided.
    const decided = faked1(
      [answer({ messageId: 'm', status: 'error', reason: { kind: 'max-tokens' } })],
      {},
      { maxTokensAsSuccess: true },
    )
    expect(await decided.run('x')).toMatchObject({ status: 'error', reason: { kind: 'max-tokens' } })
  })
})

describe('in protocol 1 a run', () => {
  it('settles by the response: what follows in the same chunk is no part of it, nor what came before its message', async () => {
    const steps = [
      turn.says('before'),
      turn.inserted(),
      turn.says('hi'),
      turn.end(),
      turn.idle,
      settled,
      turn.says('after'),
    ]
    const result = await faked1(steps).run('x', { sessionId: 'main' })
    expect(result).toMatchObject({ status: 'ok', finalResponse: 'hi', settledBy: 'response', messageId: 'm' })
    expect(typesOf(result)).toEqual(['agent/inbox/spliced', 'assistant/message', 'turn/end'])
  })

  it('takes the server’s word: an idle settles nothing', async () => {
    const steps = [turn.inserted(), turn.end('blocked'), turn.idle, turn.says('hi'), turn.end(), turn.idle, settled]
    expect(await faked1(steps).run('x', { sessionId: 'main' })).toMatchObject({ finalResponse: 'hi', status: 'ok' })
  })

  it('that is refused rejects', async () => {
    const refused = { frame: { jsonrpc: '2.0', id: '$id', error: { code: -32603, message: 'no such thing' } } }
    for (const harness of [faked1([refused]), faked([refused])]) {
      await expect(harness.run('x')).rejects.toMatchObject({ code: -32603, message: 'no such thing' })
      await expect(harness.run('x')).rejects.toThrow('no such thing')
    }
  })
})

describe('in protocol 0 a run', () => {
  it.each(['first', 'middle', 'last'])('settles with its receipt %s among its events', async (when) => {
    const result = await harnessOf({ launch: launchOf('queue', when, '1') }).run('hi', { sessionId: 's' })
    expect(result).toMatchObject({ messageId: 'm0', status: 'ok', finalResponse: 'hi', settledBy: 'idle' })
    expect(result.usage).toEqual({ inputTokens: 3, outputTokens: 2 })
    expect(result.events[0]).toMatchObject({ data: { inserted: [{ id: 'm0' }] } })
    expect(result.notifications.at(-1)).toMatchObject({ params: { sessionId: 's', status: 'idle' } })
  })

  it('is told from the turns of others in its session, before it, beside it and after it', async () => {
    const result = await harnessOf({ launch: launchOf('crowded') }).run('x', { sessionId: 's' })
    // A receipt with more members than we know of is still no settlement.
    expect(result).toMatchObject({ messageId: 'mine', status: 'ok', reason: { kind: 'completed' }, settledBy: 'idle' })
    expect(result.finalResponse).toBe('mine')
    expect(typesOf(result).filter((type) => type === 'turn/end')).toHaveLength(2)
    expect(result.usage).toEqual({ inputTokens: 6, outputTokens: 4 })
  })

  it('shares an idle with another prompt that queues in its session', async () => {
    const harness = harnessOf({ launch: launchOf('queue', 'middle', '2') })
    await harness.start()
    const run = harness.run('mine', { sessionId: 's' })
    await harness.client.subscribe().next()
    await harness.client.prompt('s', 'theirs')
    expect(await run).toMatchObject({ messageId: 'm0', status: 'ok', finalResponse: 'theirs' })
  })

  it('begins at its receipt if that comes first, or no event holds its message', async () => {
    const late = [
      turn.says('before'),
      turn.receipt,
      turn.running,
      turn.inserted(),
      turn.says('hi'),
      turn.end(),
      turn.idle,
    ]
    const result = await faked(late).run('x', { sessionId: 'main' })
    expect(typesOf(result)).toEqual(['agent/inbox/spliced', 'assistant/message', 'turn/end'])
    expect(result.notifications[0]).toMatchObject({ params: { status: 'running' } })
    const never = [turn.says('before'), turn.end('blocked'), turn.receipt, turn.says('hi'), turn.end(), turn.idle]
    const other = await faked(never).run('x', { sessionId: 'main' })
    expect(other).toMatchObject({ status: 'ok', finalResponse: 'hi', usage: { inputTokens: 3 } })
    expect(typesOf(other)).toEqual(['assistant/message', 'turn/end'])
  })

  it('whose turn never starts ends by its bound, its signal, or the end of the runtime', async () => {
    const harness = harnessOf({ launch: launchOf('never') })
    await expect(harness.run('x', { timeoutMs: 300 })).rejects.toThrow(TimedOutError)
    const controller = new AbortController()
    const aborted = harness.run('x', { signal: controller.signal, onNotification: () => controller.abort('why') })
    await expect(aborted).rejects.toMatchObject({ code: 'ABORTED', cause: 'why' })
    const killed = harness.run('x', {
      onNotification: () => void process.kill(harness.client.pid as number, 'SIGKILL'),
    })
    await expect(killed).rejects.toMatchObject({ code: 'TRANSPORT_CLOSED', signal: 'SIGKILL' })
  })

  it('hears that the runtime went away between receipt and idle', async () => {
    await expect(harnessOf({ launch: launchOf('leaves') }).run('x')).rejects.toMatchObject({
      code: 'TRANSPORT_CLOSED',
      exitCode: 7,
      signal: null,
      stderr: 'out of electricity\n',
    })
  })

  it('that reaches idle without the end of a turn of its own is an error, not an outcome', async () => {
    for (const steps of [
      [turn.inserted(), turn.receipt, turn.idle],
      [turn.end(), turn.inserted(), turn.receipt, turn.idle],
      [turn.end(), turn.receipt, turn.idle],
    ]) {
      const error = await rejection(faked(steps).run('x', { sessionId: 'main' }))
      expect(error).toBeInstanceOf(ProtocolViolationError)
      expect(error.message).toBe('the session "main" became idle without the end of a turn')
    }
  })

  it('that can settle no more, since a frame was over the limit, rejects', async () => {
    const harness = faked([turn.inserted(), turn.receipt, turn.says('x'.repeat(5000))], { maxFrameBytes: 2000 })
    await expect(harness.run('x', { sessionId: 'main' })).rejects.toMatchObject({
      code: 'FRAME_TOO_LARGE',
      limit: 2000,
    })
  })
})

describe('an AbortSignal', () => {
  it('that has aborted already starts nothing and sends nothing', async () => {
    const harness = harnessOf()
    const options = { sessionId: 's', signal: AbortSignal.abort('why') }
    const error = await rejection(harness.run('x', options))
    expect(error).toBeInstanceOf(AbortedError)
    expect(error).toMatchObject({ name: 'AbortError', code: 'ABORTED', cause: 'why' })
    expect(harness.client.state).toBe('new')
    await harness.start()
    const all = harness.client.subscribe()
    await expect(harness.run('x', options)).rejects.toThrow('was not started')
    await harness.run('y', { sessionId: 's' })
    const { params } = await all.next()
    expect(params).toMatchObject({ event: { data: { inserted: [{ content: [{ text: 'y' }] }] } } })
  })

  it('that aborts during the start rejects the run at once; the harness goes on', async () => {
    const controller = new AbortController()
    const harness = harnessOf({ launch: fake({ initialize: [], shutdown: [] }, impatient) })
    const run = harness.run('x', { signal: controller.signal })
    controller.abort('why')
    await expect(run).rejects.toMatchObject({ code: 'ABORTED', cause: 'why' })
    const embedded = harnessOf()
    const early = new AbortController()
    const first = rejection(embedded.run('x', { signal: early.signal }))
    early.abort()
    expect(await first).toBeInstanceOf(AbortedError)
    expect((await embedded.run('y')).finalResponse).toBe('y')
  })

  it('that aborts at any time of a turn in protocol 1 resolves the run as aborted', async () => {
    const harness = scenario('silence')
    for (const moment of ['agent/inbox/spliced', 'turn/start', 'assistant/chunk']) {
      const controller = new AbortController()
      const result = await harness.run('x', {
        signal: controller.signal,
        onNotification: ({ method, params }) => {
          if (method === 'session.event' && params.event.type === moment) controller.abort()
        },
      })
      expect(result).toMatchObject({ status: 'aborted', reason: { kind: 'aborted', reason: { kind: 'user' } } })
      expect(result.events.at(-1)).toMatchObject({ type: 'turn/end', data: { reason: { kind: 'aborted' } } })
    }
  })

  it('cancels a run with children: they end, and all is told before it resolves', async () => {
    const file = path.join(temporaryFolder(), 'scenario.json')
    const child = {
      type: 'subagent',
      label: 'wait',
      prompt: 'Wait.',
      turn: { steps: [{ actions: [{ type: 'silence' }] }] },
    }
    writeFileSync(file, JSON.stringify({ turns: [{ steps: [{ actions: [child] }] }] }))
    const controller = new AbortController()
    const result = await scenario(file).run('x', {
      signal: controller.signal,
      onNotification: ({ method }) => void (method === 'subagent.started' && controller.abort()),
    })
    expect(result).toMatchObject({ status: 'aborted', reason: { reason: { kind: 'user' } } })
    const finished = result.notifications.filter(({ method }) => method === 'subagent.finished')
    expect(finished).toMatchObject([{ params: { parentSessionId: result.sessionId, stopReason: 'aborted' } }])
  })

  it('that aborts after the run has settled does nothing', async () => {
    const controller = new AbortController()
    const harness = harnessOf()
    const result = await harness.run('x', { signal: controller.signal, sessionId: 's' })
    controller.abort()
    expect(result.status).toBe('ok')
    expect((await harness.run('y', { sessionId: 's' })).status).toBe('ok')
  })

  it('of a run that settles otherwise first resolves as it did', async () => {
    const script = { 'session/cancel': [settledAt(2), answer({ cancelled: false })] }
    const controller = new AbortController()
    const run = faked1([turn.running], script).run('x', {
      sessionId: 'main',
      signal: controller.signal,
      onNotification: () => controller.abort(),
    })
    expect(await run).toMatchObject({ status: 'ok' })
  })

  it('in protocol 1 rejects a run that does not settle within cancelTimeoutMs, whatever the answer to the cancel', async () => {
    const refused = { frame: { jsonrpc: '2.0', id: '$id', error: { code: -32603, message: 'no' } } }
    for (const cancel of [[answer({ cancelled: true })], [answer({ cancelled: false })], [refused], []]) {
      const harness = faked1([turn.running], { 'session/cancel': cancel }, { cancelTimeoutMs: 30 })
      const controller = new AbortController()
      const run = harness.run('x', {
        sessionId: 'main',
        signal: controller.signal,
        onNotification: () => controller.abort('why'),
      })
      const error = await rejection(run)
      expect(error).toBeInstanceOf(AbortedError)
      expect(error).toMatchObject({ cause: 'why' })
      expect(error.message).toBe('the run was cancelled and did not settle within cancelTimeoutMs, 30 ms')
    }
  })

  it('in protocol 0 rejects at once, and the turn goes on', async () => {
    const harness = scenario('text', { protocolVersion: 0 })
    await harness.start()
    const all = harness.client.subscribe(
      ({ method, params }) => method === 'session.event' && params.event.type === 'turn/end',
    )
    const controller = new AbortController()
    const run = harness.run('x', { signal: controller.signal, onNotification: () => controller.abort('why') })
    await expect(run).rejects.toMatchObject({
      code: 'ABORTED',
      cause: 'why',
      message: 'the run was given up by its signal',
    })
    expect(await all.next()).toMatchObject({ params: { event: { data: { reason: { kind: 'completed' } } } } })
  })

  it('may be shared by many runs, and is let go of', async () => {
    const harness = harnessOf()
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 50 }, () => harness.run('x', { signal })))
    await harness.run('x', { signal }).catch(() => {})
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('a bound of a run', () => {
  it('rejects with its value, and cancels the turn', async () => {
    const harness = scenario('silence')
    await harness.start()
    const ended = harness.client.subscribe(
      ({ method, params }) => method === 'session.event' && params.event.type === 'turn/end',
    )
    await expect(harness.run('x', { timeoutMs: 300 })).rejects.toMatchObject({ code: 'TIMED_OUT', timeoutMs: 300 })
    expect(await ended.next()).toMatchObject({
      params: { event: { data: { reason: { kind: 'aborted', reason: { kind: 'user' } } } } },
    })
  })

  it('holds during the start too', async () => {
    const harness = harnessOf({ launch: fake({ initialize: [], shutdown: [] }, impatient) })
    await expect(harness.run('x', { timeoutMs: 20 })).rejects.toMatchObject({ code: 'TIMED_OUT', timeoutMs: 20 })
  })
})

describe('onNotification', () => {
  it('sees the root and all descendants, in wire order, whatever it returns', async () => {
    for (const pause of [() => {}, () => new Promise<void>((resolve) => setImmediate(resolve))]) {
      const heard: HarnessNotification[] = []
      const all = deferred<void>()
      let expected = Number.POSITIVE_INFINITY
      const result = await scenario('nested-subagents').run('x', {
        onNotification: async (notification) => {
          await pause()
          if (heard.push(notification) === expected) all.resolve()
        },
      })
      expected = result.notifications.length
      // An asynchronous one may still be at work.
      if (heard.length < expected) await all.promise
      expect(heard).toEqual(result.notifications)
    }
  })

  it('never runs twice at once', async () => {
    let running = 0
    let most = 0
    const result = await scenario('subagent').run('x', {
      onNotification: async () => {
        most = Math.max(most, ++running)
        await new Promise(setImmediate)
        running--
      },
    })
    expect([result.status, most]).toEqual(['ok', 1])
  })

  it('sees nothing of other sessions', async () => {
    const harness = scenario('subagent')
    const heard = new Map<string, Set<unknown>>()
    const options = (sessionId: string): RunOptions & { sessionId: string } => ({
      sessionId,
      onNotification: ({ params }) => {
        const { sessionId: id, parentSessionId } = params as { sessionId?: string; parentSessionId?: string }
        heard.set(sessionId, (heard.get(sessionId) ?? new Set()).add(id ?? parentSessionId))
      },
    })
    await Promise.all(['a', 'b'].map((id) => harness.run('x', options(id))))
    const [a, b] = ['a', 'b'].map((id) => [...(heard.get(id) ?? [])])
    expect(a).toHaveLength(2)
    expect(a?.filter((id) => b?.includes(id))).toEqual([])
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('mine')
      },
    ],
    ['rejects', () => Promise.reject(new Error('mine'))],
    [
      'throws what has no text',
      () => {
        throw Object.create(null)
      },
    ],
  ])('that %s is reported, and harms nobody', async (_how, onNotification) => {
    const reported: Violation[] = []
    const harness = harnessOf({ launch: { onViolation: (violation) => void reported.push(violation) } })
    const other = harness.run('other')
    const result = await harness.run('x', { onNotification, strict: true })
    expect(result).toMatchObject({ status: 'ok', finalResponse: 'x' })
    expect(await other).toMatchObject({ status: 'ok', finalResponse: 'other' })
    expect(result.violations.length).toBeGreaterThan(0)
    for (const { kind, message } of reported) {
      expect([kind, message]).toEqual(['handler-failed', expect.stringMatching(/^onNotification failed on session\./)])
    }
    expect(reported.length).toBeGreaterThanOrEqual(result.violations.length)
  })
})

describe('violations', () => {
  it('are in the result, and told to the owner', async () => {
    const reported: Violation[] = []
    const steps = [turn.inserted(), turn.receipt, log, event('turn/start', {}), turn.end(), turn.idle]
    const result = await faked(steps, { onViolation: (item) => void reported.push(item) }).run('x', {
      sessionId: 'main',
    })
    expect(result).toMatchObject({ status: 'ok', violations: [{ kind: 'not-json' }, { kind: 'invalid-params' }] })
    expect(reported).toEqual(result.violations)
    expect(typesOf(result)).toEqual(['agent/inbox/spliced', 'turn/end'])
  })

  it.each(['log-line', 'malformed-event'])('of a scenario do not keep it from its result: %s', async (name) => {
    for (const protocolVersion of [1, 0]) {
      const result = await scenario(name, { protocolVersion }).run('x')
      expect(result).toMatchObject({ status: 'ok', finalResponse: 'Before. After.' })
      expect(result.violations).toHaveLength(1)
      const strict = rejection(scenario(name, { protocolVersion }).run('x', { strict: true }))
      expect(await strict).toMatchObject({ code: 'PROTOCOL_VIOLATION' })
    }
  })

  it('reject a strict run at the first, and cancel its turn', async () => {
    const harness = faked1([turn.running, event('turn/start', {})], {
      'session/cancel': [{ stderr: 'cancelled\n' }, { exit: 9 }],
    })
    const error = await rejection<ProtocolViolationError>(harness.run('x', { sessionId: 'main', strict: true }))
    expect(error).toBeInstanceOf(ProtocolViolationError)
    expect(error.pointer).toBe('/params/event/data/turn')
    await expect(harness.client.subscribe().next()).rejects.toMatchObject({ exitCode: 9, stderr: 'cancelled\n' })
  })
})

/** An answer to an earlier request. */
function settledAt(id: number): Step {
  return { frame: { jsonrpc: '2.0', id, result: { messageId: 'm', status: 'ok', reason: { kind: 'completed' } } } }
}
