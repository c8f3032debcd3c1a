import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../../src/generated/types.js'
import type { Scenario, ScenarioAction, ScenarioTurn } from '../../src/runtime.js'
import { type Conversation, converse, manyLoops, play } from './exchange.js'

const ECHO = { provider: 'echo', model: 'any' }
const FOREVER: ScenarioAction = { type: 'delay', ms: 2 ** 31 - 1 }
const text = (words: string): ScenarioAction => ({ type: 'text', text: words })
const turn = (...actions: ScenarioAction[]): ScenarioTurn => ({ steps: [{ actions }] })

const aborted = (kind: string) => ({ kind: 'aborted', reason: { kind } })
const reasons = ({ exchange }: Conversation, sessionId?: string) =>
  exchange.dataOf('turn/end', sessionId).map(({ reason }) => reason)
const statuses = ({ exchange }: Conversation) =>
  exchange.entries.flatMap((entry) =>
    'method' in entry && entry.method === 'session.status' ? [entry.params.status] : [],
  )
const types = (events: SessionEvent[]) => events.map(({ type }) => type)

/** Resolves once so many deltas have been streamed. */
const deltas = ({ exchange }: Conversation, count: number) =>
  exchange.until(
    () => exchange.dataOf('assistant/chunk').filter(({ chunk }) => chunk.type === 'text-delta').length >= count,
  )

describe('a session', () => {
  it('tells of the prompt before prompt() returns, and of nothing more before the event loop has turned', async () => {
    const { say, exchange } = await converse(ECHO)
    say('hi')
    await Promise.resolve()
    expect(types(exchange.events())).toEqual(['agent/inbox/spliced', 'turn/start', 'agent/inbox/spliced'])
    expect(exchange.entries[2]).toEqual({ method: 'session.status', params: { sessionId: 'main', status: 'running' } })
  })

  it('lets a blocked turn wait as well', async () => {
    const { say, exchange } = await play([{ steps: [], reason: { kind: 'blocked' } }])
    say('hi')
    await Promise.resolve()
    expect(types(exchange.events()).at(-1)).toBe('agent/inbox/spliced')
  })

  it('works on queued messages back to back', async () => {
    const conversation = await converse(ECHO)
    const { say, exchange } = conversation
    say('one')
    say('two')
    await deltas(conversation, 2)
    say('three')
    await exchange.settled()
    expect(statuses(conversation)).toEqual(['running', 'idle'])
    expect(exchange.dataOf('user/message').map(({ id }) => id)).toEqual(['prompt-1', 'prompt-2', 'prompt-3'])
    expect(exchange.dataOf('turn/start')).toEqual([{ turn: 1 }, { turn: 2 }, { turn: 3 }])
    expect(exchange.dataOf('assistant/message').map(({ turn, step }) => [turn, step])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
  })

  it('says where in the queue a message goes', async () => {
    const { say, exchange } = await converse(ECHO)
    for (const words of ['one', 'two', 'three']) say(words)
    await exchange.settled()
    expect(
      exchange
        .dataOf('agent/inbox/spliced')
        .map(({ start, removedCount, inserted }) => [start, removedCount, inserted.length]),
    ).toEqual([
      [0, undefined, 1],
      [0, 1, 0],
      [0, undefined, 1],
      [1, undefined, 1],
      [0, 1, 0],
      [0, 1, 0],
    ])
  })

  it('numbers its events from 0 without a gap', async () => {
    const { say, exchange } = await converse(ECHO)
    say('one')
    await exchange.settled()
    expect(exchange.events().map(({ seq }) => seq)).toEqual(exchange.events().map((_event, index) => index))
  })

  it('introduces itself in its first step, were it a later turn', async () => {
    const { say, exchange } = await play([{ steps: [], reason: { kind: 'blocked' } }, turn(text('ok'))])
    say('one')
    say('two')
    say('three')
    await exchange.settled()
    const seq = exchange.events().find(({ type }) => type === 'user/message')?.seq
    expect(exchange.dataOf('session/title')).toEqual([
      { title: 'two', messageSeqs: [seq], source: { kind: 'fallback' } },
    ])
    expect(exchange.dataOf('request/header')).toHaveLength(1)
    expect(exchange.dataOf('request/context')).toHaveLength(1)
  })

  it.each([
    ['is one line', ' two\n\tlines \u0000', 'two lines'],
    ['has at most sixty characters', 'x'.repeat(61), 'x'.repeat(60)],
    ['parts no surrogate pair', `${'x'.repeat(59)}😀`, 'x'.repeat(59)],
  ])('has a title that %s', async (_case, prompt, title) => {
    const { say, exchange } = await converse(ECHO)
    say(prompt)
    await exchange.settled()
    expect(exchange.dataOf('session/title')[0]?.title).toBe(title)
  })

  it('ends the turn in an error when the script fails, and goes on with the next', async () => {
    const conversation = await play([
      turn(text('so far'), { type: 'event', event: { type: 'acme/broken', data: {} } }),
      turn(text('ok')),
    ])
    const { say, exchange } = conversation
    const record = exchange.event.bind(exchange)
    exchange.event = (sessionId, event) => {
      if (event.type === ('acme/broken' as string)) throw new Error('no such event, please')
      return record(sessionId, event)
    }
    say('one')
    say('two')
    await exchange.settled()
    expect(reasons(conversation)).toEqual([
      { kind: 'error', error: { message: 'no such event, please', code: 'UNKNOWN' } },
      { kind: 'completed' },
    ])
    const messages = exchange.dataOf('assistant/message').map(({ message }) => message.content)
    expect(messages).toEqual([[{ type: 'text', text: 'ok' }]])
    expect(exchange.dataOf('step/end')).toHaveLength(2)
  })
})

describe('cancel', () => {
  it('says that nothing is running', async () => {
    const { agent, say, exchange } = await converse(ECHO)
    expect(agent.cancel()).toBe(false)
    say('hi')
    await exchange.settled()
    expect(agent.cancel()).toBe(false)
  })

  it('ends the turn at once, before its first step', async () => {
    const conversation = await converse(ECHO)
    const { agent, say, exchange } = conversation
    say('hi')
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(types(exchange.events())).toEqual(['agent/inbox/spliced', 'turn/start', 'agent/inbox/spliced', 'turn/end'])
    expect(reasons(conversation)).toEqual([aborted('user')])
  })

  it.each<[string, ScenarioAction]>([
    ['a delay', FOREVER],
    ['silence', { type: 'silence' }],
    ['the wait for a retry', { type: 'retry', failure: { message: 'no', code: 'SERVER' }, delayMs: 2 ** 31 - 1 }],
  ])('ends the turn during %s', async (_case, action) => {
    const conversation = await play([turn({ type: 'reasoning', text: 'Hm.' }, action, text('never'))])
    const { agent, say, exchange } = conversation
    say('hi')
    await exchange.until(() => exchange.dataOf('assistant/chunk').length >= 2)
    await manyLoops()
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(reasons(conversation)).toEqual([aborted('user')])
    expect(types(exchange.events()).slice(-2)).toEqual(['step/end', 'turn/end'])
    expect(JSON.stringify(exchange.entries)).not.toContain('never')
  })

  it('keeps what was said as an interrupted answer', async () => {
    const conversation = await converse(ECHO)
    const { agent, say, exchange } = conversation
    say('x'.repeat(160))
    await deltas(conversation, 2)
    agent.cancel()
    await exchange.settled()
    const events = exchange.events()
    const chunks = events.filter(({ type }) => type === 'assistant/chunk')
    expect(chunks).toHaveLength(3)
    expect(events.find(({ type }) => type === 'assistant/message')).toMatchObject({
      data: { interrupted: true, message: { content: [{ type: 'text', text: 'x'.repeat(32) }] } },
      sourceEventSeqs: chunks.map(({ seq }) => seq),
    })
    expect(exchange.dataOf('assistant/message')[0]).not.toHaveProperty('usage')
    expect(types(events).slice(-3)).toEqual(['assistant/message', 'step/end', 'turn/end'])
  })

  it('keeps no answer of which nothing was said', async () => {
    const { agent, say, exchange } = await play([turn(text(''), { type: 'silence' })])
    say('hi')
    await manyLoops()
    agent.cancel()
    await exchange.settled()
    expect(exchange.dataOf('assistant/chunk')).toHaveLength(1)
    expect(exchange.dataOf('assistant/message')).toEqual([])
  })

  it('keeps nothing of a tool call that was not complete', async () => {
    const conversation = await play([turn({ type: 'tool-call', name: 'bash', arguments: 'x'.repeat(100) }, FOREVER)])
    const { agent, say, exchange } = conversation
    say('hi')
    await exchange.until(() => exchange.dataOf('assistant/chunk').length === 5)
    agent.cancel()
    await exchange.settled()
    expect(exchange.dataOf('assistant/message')).toEqual([])
    expect(exchange.dataOf('tool/call')).toEqual([])
  })

  it('ends the turn while a tool runs', async () => {
    const conversation = await play([
      {
        steps: [
          { actions: [{ type: 'tool-call', name: 'bash', arguments: {}, delayMs: 2 ** 31 - 1 }] },
          { actions: [text('never')] },
        ],
      },
    ])
    const { agent, say, exchange } = conversation
    say('hi')
    await exchange.until(() => exchange.dataOf('tool/call').length === 1)
    agent.cancel()
    await exchange.settled()
    expect(exchange.dataOf('tool/result')).toEqual([])
    expect(exchange.dataOf('assistant/message')).toHaveLength(1)
    expect(types(exchange.events()).slice(-3)).toEqual(['tool/call', 'step/end', 'turn/end'])
    expect(reasons(conversation)).toEqual([aborted('user')])
  })

  it('runs the messages behind the cancelled turn, with no idle between', async () => {
    const conversation = await play([turn({ type: 'silence' }), turn(text('next'))])
    const { agent, say, exchange } = conversation
    say('one')
    say('two')
    await manyLoops()
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(reasons(conversation)).toEqual([aborted('user'), { kind: 'completed' }])
    expect(statuses(conversation)).toEqual(['running', 'idle'])
  })

  it('ends one turn only, however often it is called', async () => {
    const conversation = await play([turn({ type: 'silence' }), turn(text('next'))])
    const { agent, say, exchange } = conversation
    say('one')
    say('two')
    await manyLoops()
    agent.cancel()
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(reasons(conversation)).toEqual([aborted('user'), { kind: 'completed' }])
  })

  it('holds even when it comes with the last chunk', async () => {
    const conversation = await converse(ECHO)
    const { agent, say, exchange } = conversation
    const record = exchange.event.bind(exchange)
    exchange.event = (sessionId, event) => {
      if (event.type === 'assistant/message') expect(agent.cancel()).toBe(true)
      return record(sessionId, event)
    }
    say('hi')
    await exchange.settled()
    expect(reasons(conversation)).toEqual([aborted('user')])
  })

  it.each([
    ['before the client is waited for', async () => {}],
    ['while the client is not keeping up', manyLoops],
  ])('is heard %s', async (_case, wait) => {
    const conversation = await converse(ECHO)
    const { agent, say, exchange } = conversation
    exchange.keepsUp = false
    say('x'.repeat(160))
    await wait()
    agent.cancel()
    await exchange.settled()
    expect(reasons(conversation)).toEqual([aborted('user')])
  })
})

describe('dispose', () => {
  it('does nothing to an idle session', async () => {
    const { agent, say, exchange } = await converse(ECHO)
    say('hi')
    await exchange.settled()
    const before = exchange.entries.length
    await agent.dispose()
    expect(exchange.entries).toHaveLength(before)
  })

  it.each<[string, Scenario['turns']]>([
    ['a delay', [turn(FOREVER)]],
    ['silence', [turn({ type: 'silence' })]],
    ['a tool', [turn({ type: 'tool-call', name: 'bash', arguments: {}, delayMs: 2 ** 31 - 1 })]],
    ['talk', [turn({ type: 'text', text: 'x', repeat: 100_000, chunkSize: 1 })]],
  ])('ends the turn during %s and resolves after the last event', async (_case, turns) => {
    const conversation = await play(turns)
    const { agent, say, exchange } = conversation
    say('hi')
    await manyLoops()
    await agent.dispose()
    expect(reasons(conversation)).toEqual([aborted('disposed')])
    expect(exchange.entries.at(-1)).toEqual({ method: 'session.status', params: { sessionId: 'main', status: 'idle' } })
    const before = exchange.entries.length
    await manyLoops()
    expect(exchange.entries).toHaveLength(before)
  })

  it('drops the messages that wait', async () => {
    const conversation = await play([turn({ type: 'silence' })])
    const { agent, say, exchange } = conversation
    say('one')
    say('two')
    say('three')
    await manyLoops()
    await agent.dispose()
    expect(exchange.dataOf('turn/start')).toHaveLength(1)
    expect(exchange.dataOf('agent/inbox/spliced').at(-1)).toEqual({
      target: 'next-turn',
      start: 0,
      removedCount: 2,
      inserted: [],
      outcome: 'canceled',
    })
    expect(types(exchange.events()).slice(-2)).toEqual(['turn/end', 'agent/inbox/spliced'])
    expect(statuses(conversation)).toEqual(['running', 'idle'])
  })

  it('refuses prompts from then on', async () => {
    const { agent, say, exchange } = await converse(ECHO)
    await agent.dispose()
    expect(() => say('hi')).toThrow('the session "main" has ended')
    expect(exchange.events()).toEqual([])
  })

  it('leaves a turn that was cancelled cancelled', async () => {
    const conversation = await play([turn({ type: 'silence' })])
    const { agent, say } = conversation
    say('one')
    await manyLoops()
    agent.cancel()
    await agent.dispose()
    expect(reasons(conversation)).toEqual([aborted('user')])
  })

  it('may be asked for twice', async () => {
    const conversation = await play([turn({ type: 'silence' })])
    conversation.say('one')
    await Promise.all([conversation.agent.dispose(), conversation.agent.dispose()])
    expect(reasons(conversation)).toEqual([aborted('disposed')])
  })
})

describe('a client that does not keep up', () => {
  it('is waited for', async () => {
    const conversation = await converse(ECHO)
    const { say, exchange } = conversation
    say('x'.repeat(16 * 5))
    await deltas(conversation, 1)
    exchange.keepsUp = false
    await manyLoops()
    const held = exchange.entries.length
    expect(exchange.dataOf('turn/end')).toEqual([])
    await manyLoops()
    expect(exchange.entries).toHaveLength(held)
    exchange.drain()
    await exchange.settled()
    expect(reasons(conversation)).toEqual([{ kind: 'completed' }])
  })

  it('is waited for once a call', async () => {
    const conversation = await converse(ECHO)
    const { say, exchange } = conversation
    exchange.keepsUp = false
    say('x'.repeat(16 * 5))
    const seen: number[] = []
    while (!exchange.isSettled) {
      await manyLoops()
      seen.push(exchange.dataOf('assistant/chunk').length)
      exchange.drain()
      exchange.keepsUp = false
    }
    // A pause before the turn, then one after each delta; the first comes with the start of its block.
    expect(seen.slice(0, 7)).toEqual([0, 2, 3, 4, 5, 6, 9])
  })

  it('is waited for between steps that stream nothing', async () => {
    const { say, exchange } = await play([{ steps: [{ actions: [] }, { actions: [] }] }])
    exchange.keepsUp = false
    say('hi')
    await manyLoops()
    exchange.drain()
    exchange.keepsUp = false
    await manyLoops()
    expect(exchange.dataOf('step/start')).toHaveLength(1)
    exchange.drain()
    await exchange.settled()
    expect(exchange.dataOf('step/start')).toHaveLength(2)
  })

  it('is waited for in one session and not in another', async () => {
    const { host, say, exchange } = await converse(ECHO)
    const other = await host.open('other', { cwd: '/nowhere', ...ECHO }, exchange)
    exchange.keepsUp = false
    say('hi')
    exchange.keepsUp = true
    other.prompt({ id: 'x', role: 'user', content: [{ type: 'text', text: 'two' }], source: { kind: 'user' } })
    await exchange.until(() => exchange.dataOf('turn/end', 'other').length === 1)
    expect(exchange.dataOf('step/start', 'main')).toEqual([])
    exchange.drain()
    await exchange.settled()
  })
})
