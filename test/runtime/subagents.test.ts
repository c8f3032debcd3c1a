import { describe, expect, it } from 'vitest'
import type { SubagentStopReason, TurnEndReason } from '../../src/generated/types.js'
import type { ScenarioAction, ScenarioTurn } from '../../src/runtime.js'
import { type Conversation, type Entry, type Exchange, manyLoops, play } from './exchange.js'

const SILENCE: ScenarioAction = { type: 'silence' }
const text = (words: string, chunkSize = 16): ScenarioAction => ({ type: 'text', text: words, chunkSize })
const turn = (...actions: ScenarioAction[]): ScenarioTurn => ({ steps: [{ actions }] })

const delegate = (child: ScenarioTurn, more: { background?: boolean; provider?: string } = {}): ScenarioAction => ({
  type: 'subagent',
  label: 'errand',
  prompt: 'Run the errand.',
  turn: child,
  ...more,
})

/** A turn that delegates and then says something. */
const delegating = (action: ScenarioAction, ...then: ScenarioAction[]): ScenarioTurn => ({
  steps: [{ actions: [action] }, { actions: then }],
})

const aborted = (kind: string): TurnEndReason => ({ kind: 'aborted', reason: { kind } as never })
const reasons = (exchange: Exchange, sessionId: string | undefined) =>
  exchange.dataOf('turn/end', sessionId).map(({ reason }) => reason)
const toolResult = (exchange: Exchange) => exchange.dataOf('tool/result')[0]?.message.content[0]
const isAbout = (entry: Entry | undefined, method: string) =>
  entry !== undefined && 'method' in entry && entry.method === method

/** The entry's place in the exchange; -1 where there is none. */
const placeOf = (exchange: Exchange, condition: (entry: Entry) => boolean) => exchange.entries.findIndex(condition)
const eventPlace = (exchange: Exchange, sessionId: string, type: string) =>
  placeOf(
    exchange,
    (entry) =>
      'method' in entry &&
      entry.method === 'session.event' &&
      entry.params.sessionId === sessionId &&
      entry.params.event.type === type,
  )

async function run(turns: ScenarioTurn[], settings = {}): Promise<Conversation> {
  const conversation = await play(turns, settings)
  conversation.say('Go on.')
  await conversation.exchange.settled()
  return conversation
}

describe('a subagent in the foreground', () => {
  it('runs between its tool call and the result', async () => {
    const { exchange } = await run([delegating(delegate(turn(text('done'))), text('thanks'))])
    const [child = ''] = exchange.children
    const places = [
      eventPlace(exchange, 'main', 'tool/call'),
      placeOf(exchange, (entry) => isAbout(entry, 'subagent.started')),
      eventPlace(exchange, child, 'agent/inbox/spliced'),
      eventPlace(exchange, child, 'turn/end'),
      placeOf(exchange, (entry) => isAbout(entry, 'subagent.finished')),
      eventPlace(exchange, 'main', 'tool/result'),
    ]
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(exchange.entries[(places[4] ?? 0) - 1]).toEqual({
      method: 'session.status',
      params: { sessionId: child, status: 'idle' },
    })
    expect(exchange.outcomes).toEqual([
      {
        provider: 'spawn',
        parentSessionId: 'main',
        childSessionId: child,
        stopReason: 'completed',
        lastAssistantMessage: [{ type: 'text', text: 'done' }],
      },
    ])
    expect(toolResult(exchange)).toMatchObject({ content: [{ type: 'text', text: 'done' }], isError: false })
  })

  it('is described in its own session', async () => {
    const { exchange } = await run([turn(delegate(turn(text('done')), { provider: 'acme' }))])
    const [child = ''] = exchange.children
    expect(
      exchange
        .events(child)
        .map(({ seq, type }) => [seq, type])
        .slice(0, 5),
    ).toEqual([
      [0, 'agent/inbox/spliced'],
      [1, 'turn/start'],
      [2, 'agent/inbox/spliced'],
      [3, 'subagent/descriptor'],
      [4, 'step/start'],
    ])
    expect(exchange.dataOf('subagent/descriptor', child)).toEqual([
      { version: 2, mode: 'one-shot', provider: 'acme', label: 'errand' },
    ])
    expect(exchange.outcomes[0]?.provider).toBe('acme')
  })

  it('inherits what the session runs on, and so do its own', async () => {
    const { exchange } = await run([turn(delegate(turn(delegate(turn(text('done'))))))], {
      maxTokens: 77,
      reasoningEffort: 'max',
    })
    const [main, ...descendants] = ['main', ...exchange.children].map((id) => exchange.dataOf('request/header', id))
    expect(main).toMatchObject([
      { header: { config: { provider: 'scenario', maxTokens: 77, reasoningEffort: 'max' } } },
    ])
    expect(descendants).toEqual([main, main])
  })

  const failure = { message: 'no luck', code: 'SERVER' }
  it.each<[TurnEndReason, SubagentStopReason, string]>([
    [{ kind: 'max-tokens' }, 'max-tokens', 'hit its token limit before finishing'],
    [{ kind: 'blocked' }, 'refusal', 'was refused'],
    [{ kind: 'error', error: failure }, 'error', 'failed: no luck'],
    [{ kind: 'aborted', reason: { kind: 'hook', reason: 'no' } }, 'aborted', 'was stopped before finishing'],
    [{ kind: 'interrupted' }, 'error', 'ended before finishing'],
    [{ kind: 'bored' as never }, 'error', 'ended before finishing'],
  ])('that ends as %j has the stop reason %s', async (reason, stopReason, words) => {
    const { exchange } = await run([turn(delegate({ ...turn(text('half')), reason }))])
    expect(exchange.outcomes[0]).toMatchObject({ stopReason, lastAssistantMessage: [{ type: 'text', text: 'half' }] })
    expect(toolResult(exchange)).toMatchObject({
      content: [{ type: 'text', text: `Error: subagent run ${words}\nPartial output before the run ended:\nhalf` }],
      isError: true,
    })
  })

  it('that said nothing has no last message', async () => {
    const { exchange } = await run([turn(delegate({ steps: [{ actions: [] }], reason: { kind: 'max-tokens' } }))])
    expect(exchange.outcomes[0]).not.toHaveProperty('lastAssistantMessage')
    expect(toolResult(exchange)).toMatchObject({
      content: [{ type: 'text', text: 'Error: subagent run hit its token limit before finishing' }],
    })
  })

  it('is waited for until its own background children are done', async () => {
    const { exchange } = await run([
      delegating(
        delegate(delegating(delegate(turn(text('slow and steady', 1)), { background: true }), text('asked'))),
        text('thanks'),
      ),
    ])
    const [child = '', grandchild = ''] = exchange.children
    expect(exchange.outcomes.map(({ childSessionId }) => childSessionId)).toEqual([grandchild, child])
    expect(reasons(exchange, child)).toEqual([{ kind: 'completed' }, { kind: 'completed' }])
    expect(exchange.dataOf('subagent/descriptor', child)).toHaveLength(1)
    expect(toolResult(exchange)).toMatchObject({ content: [{ type: 'text', text: 'Noted.' }] })
  })
})

describe('a subagent in the background', () => {
  it('returns at once, and wakes the idle session when it ends', async () => {
    const { exchange } = await run([
      delegating(delegate(turn(text('at long last', 1)), { background: true }), text('waiting')),
    ])
    const [child = ''] = exchange.children
    expect(toolResult(exchange)).toMatchObject({
      content: [{ type: 'text', text: `started subagent ${child}` }],
      isError: false,
    })
    const ended = exchange.entries.findIndex(
      (entry) => isAbout(entry, 'session.status') && JSON.stringify(entry) === JSON.stringify(idle(child)),
    )
    const summary = `Background subagent ${child} finished and will do no further work unless you send it more.`
    const notice = {
      content: [
        { type: 'text', text: summary },
        { type: 'text', text: 'Its closing message:' },
        { type: 'text', text: 'at long last' },
      ],
      source: { kind: 'subagent-settled', form: 'notice', summary, senderSessionId: child },
      role: 'user',
    }
    expect(exchange.entries.slice(ended + 1, ended + 6)).toMatchObject([
      event('agent/inbox/spliced', { target: 'next-turn', start: 0, inserted: [notice] }),
      { method: 'session.status', params: { sessionId: 'main', status: 'running' } },
      event('turn/start', { turn: 2 }),
      event('agent/inbox/spliced', { target: 'next-turn', start: 0, removedCount: 1, inserted: [] }),
      { method: 'subagent.finished', params: { childSessionId: child, stopReason: 'completed' } },
    ])
    expect(exchange.dataOf('user/message')[1]).toMatchObject(notice)
    expect(exchange.dataOf('assistant/message').at(-1)?.message.content).toEqual([{ type: 'text', text: 'Noted.' }])
  })

  it('has a log whose first events nobody heard, and no descriptor among the others', async () => {
    const { exchange } = await run([turn(delegate(turn(text('done')), { background: true }))])
    const [child = ''] = exchange.children
    expect(exchange.events(child)[0]?.seq).toBe(3)
    expect(exchange.dataOf('subagent/descriptor', child)).toEqual([])
  })

  it.each<[TurnEndReason, string]>([
    [{ kind: 'max-tokens' }, 'hit its token limit before it finished.'],
    [{ kind: 'blocked' }, 'was refused.'],
    [{ kind: 'error', error: { message: 'no', code: 'SERVER' } }, 'failed before it finished.'],
    [aborted('legacy'), 'was stopped before it finished.'],
  ])('that ends as %j says so', async (reason, words) => {
    const { exchange } = await run([turn(delegate({ steps: [], reason }, { background: true }))])
    const notice = exchange.dataOf('user/message')[1]
    expect(notice?.content).toEqual([{ type: 'text', text: `Background subagent ${exchange.children[0]} ${words}` }])
  })

  it('that ends while the session works is told with the next step', async () => {
    const { exchange } = await run([
      {
        steps: [
          { actions: [delegate(turn(text('quick')), { background: true })] },
          { actions: [text('a long, long, long story', 1)] },
          { actions: [text('the end')] },
        ],
      },
    ])
    const [inserted, removed] = exchange.dataOf('agent/inbox/spliced').filter(({ target }) => target === 'next-step')
    expect(inserted).toMatchObject({ start: 0, inserted: [{ source: { kind: 'subagent-settled' } }] })
    expect(removed).toEqual({ target: 'next-step', start: 0, removedCount: 1, inserted: [] })
    const events = exchange.events('main')
    const removal = events.findIndex(({ data }) => JSON.stringify(data) === JSON.stringify(removed))
    expect(events.slice(removal - 1, removal + 3)).toMatchObject([
      { type: 'step/end', data: { turn: 1, step: 2 } },
      { type: 'agent/inbox/spliced' },
      { type: 'step/start', data: { turn: 1, step: 3 } },
      { type: 'user/message', data: { source: { kind: 'subagent-settled' } } },
    ])
    expect(exchange.dataOf('turn/end')).toHaveLength(1)
    expect(exchange.dataOf('step/start')).toHaveLength(3)
  })

  it('that ends during the last step makes the session go on in the same turn', async () => {
    const conversation = await play({
      turns: [delegating(delegate(turn(text('quick')), { background: true }), text('a long, long, long story', 1))],
      notified: turn(text('Oh, that.')),
    })
    conversation.say('Go on.')
    const { exchange } = conversation
    await exchange.settled()
    expect(
      exchange.dataOf('assistant/message').map(({ turn, step, message }) => [turn, step, message.content]),
    ).toEqual([
      [1, 1, expect.anything()],
      [1, 2, [{ type: 'text', text: 'a long, long, long story' }]],
      [1, 3, [{ type: 'text', text: 'Oh, that.' }]],
    ])
    expect(exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason: { kind: 'completed' } }])
  })

  it('that ends while a turn fails has its notice in a turn of its own', async () => {
    const { exchange } = await run([
      {
        ...delegating(delegate(turn(text('quick')), { background: true }), text('a long, long, long story', 1)),
        reason: { kind: 'error', error: { message: 'no', code: 'SERVER' } },
      },
    ])
    expect(reasons(exchange, 'main').map(({ kind }) => kind)).toEqual(['error', 'completed'])
    const removals = exchange.dataOf('agent/inbox/spliced').filter(({ removedCount }) => removedCount)
    expect(removals.map(({ target }) => target)).toEqual(['next-turn', 'next-step'])
    expect(exchange.dataOf('user/message').map(({ source }) => source.kind)).toEqual(['user', 'subagent-settled'])
  })

  it('does not count as a prompt', async () => {
    const conversation = await play([turn(delegate(turn(text('quick')), { background: true })), turn(text('second'))])
    const { say, exchange } = conversation
    say('one')
    await exchange.settled()
    say('two')
    await exchange.settled()
    expect(exchange.dataOf('assistant/message').at(-1)?.message.content).toEqual([{ type: 'text', text: 'second' }])
  })
})

describe('cancel', () => {
  it('ends the children the turn waits for, and all they started, before the turn', async () => {
    const sleeper = turn(text('zzz'), SILENCE)
    const { agent, say, exchange } = await play([
      turn(delegate(delegating(delegate(sleeper, { background: true }), delegate(sleeper)))),
    ])
    say('Go on.')
    await exchange.until(() => exchange.children.length === 3)
    await manyLoops()
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(reasons(exchange, 'main')).toEqual([aborted('user')])
    for (const child of exchange.children) expect(reasons(exchange, child)).toEqual([aborted('parent')])
    expect(exchange.outcomes.map(({ stopReason }) => stopReason)).toEqual(['aborted', 'aborted', 'aborted'])
    const lastFinished = exchange.entries.findLastIndex((entry) => isAbout(entry, 'subagent.finished'))
    expect(exchange.entries.slice(lastFinished + 1)).toMatchObject([
      event('step/end', {}),
      event('turn/end', {}),
      idle('main'),
    ])
  })

  it('ends a child that only waits for its own background children', async () => {
    const { agent, say, exchange } = await play([turn(delegate(turn(delegate(turn(SILENCE), { background: true }))))])
    say('Go on.')
    await exchange.until(() => exchange.children.length === 2)
    await manyLoops()
    agent.cancel()
    await exchange.settled()
    expect(reasons(exchange, exchange.children[1])).toEqual([aborted('parent')])
    expect(reasons(exchange, 'main')).toEqual([aborted('user')])
  })

  it('leaves children in the background at work', async () => {
    const { agent, say, exchange } = await play([
      delegating(delegate(turn(text('a long, long, long story', 1)), { background: true }), SILENCE),
    ])
    say('Go on.')
    await exchange.until(() => exchange.dataOf('step/start').length === 2)
    agent.cancel()
    await exchange.settled()
    const [child = ''] = exchange.children
    expect(reasons(exchange, child)).toEqual([{ kind: 'completed' }])
    expect(reasons(exchange, 'main')).toEqual([aborted('user'), { kind: 'completed' }])
    expect(exchange.outcomes[0]?.stopReason).toBe('completed')
  })

  it('ends a turn that a notice began', async () => {
    const conversation = await play({
      turns: [turn(delegate(turn(text('quick')), { background: true }))],
      notified: turn(SILENCE),
    })
    const { agent, say, exchange } = conversation
    say('Go on.')
    await exchange.until(() => exchange.outcomes.length === 1)
    await manyLoops()
    expect(agent.cancel()).toBe(true)
    await exchange.settled()
    expect(reasons(exchange, 'main').at(-1)).toEqual(aborted('user'))
  })
})

describe('dispose', () => {
  it('ends children in the foreground and in the background, and tells so before it resolves', async () => {
    const { agent, say, exchange } = await play([
      delegating(delegate(turn(SILENCE), { background: true }), delegate(turn(delegate(turn(SILENCE))))),
    ])
    say('Go on.')
    await exchange.until(() => exchange.children.length === 3)
    await manyLoops()
    await agent.dispose()
    expect(exchange.isSettled).toBe(true)
    for (const id of ['main', ...exchange.children]) expect(reasons(exchange, id)).toEqual([aborted('disposed')])
    expect(exchange.outcomes).toHaveLength(3)
    const before = exchange.entries.length
    await manyLoops()
    expect(exchange.entries).toHaveLength(before)
  })

  it('ends children of an idle session, which is not woken', async () => {
    const { agent, say, exchange } = await play([
      delegating(delegate(turn(SILENCE), { background: true }), text('waiting')),
    ])
    say('Go on.')
    await exchange.until(() => exchange.dataOf('turn/end').length === 1)
    await manyLoops()
    await agent.dispose()
    expect(reasons(exchange, exchange.children[0])).toEqual([aborted('disposed')])
    expect(exchange.outcomes).toMatchObject([{ stopReason: 'aborted' }])
    expect(exchange.dataOf('turn/start')).toHaveLength(1)
    expect(exchange.dataOf('agent/inbox/spliced')).toHaveLength(2)
  })
})

function event(type: string, data: object): object {
  return { method: 'session.event', params: { sessionId: 'main', event: { type, data } } }
}

function idle(sessionId: string): object {
  return { method: 'session.status', params: { sessionId, status: 'idle' } }
}
