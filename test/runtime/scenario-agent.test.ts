import { describe, expect, it } from 'vitest'
import type { FinishReason, SessionEvent, StreamChunk, TurnEndReason } from '../../src/generated/types.js'
import { validate } from '../../src/protocol/validate.js'
import type { Scenario, ScenarioAction, ScenarioStep } from '../../src/runtime.js'
import { type Conversation, converse, type Exchange, play, writeScenario } from './exchange.js'

const text = (words: string): ScenarioAction => ({ type: 'text', text: words })
const FAILURE = { message: 'no luck', code: 'SERVER', status: 503 }

async function run(...steps: ScenarioStep[]): Promise<Conversation> {
  return runAll([{ steps }])
}

async function runAll(turns: Scenario['turns']): Promise<Conversation> {
  const conversation = await play(turns)
  conversation.say('Go on.')
  await conversation.exchange.settled()
  return conversation
}

const chunks = (exchange: Exchange): StreamChunk[] => exchange.dataOf('assistant/chunk').map(({ chunk }) => chunk)
const answers = (exchange: Exchange) => exchange.dataOf('assistant/message').map(({ message }) => message.content)
const types = (events: SessionEvent[]) => events.map(({ type }) => type)
const errorOf = (exchange: Exchange) => {
  const [end] = exchange.dataOf('turn/end')
  return end?.reason.kind === 'error' ? end.reason.error : undefined
}

describe('the turns', () => {
  it('play prompt by prompt, and the last one again and again', async () => {
    const { say, exchange } = await play(['one', 'two'].map((words) => ({ steps: [{ actions: [text(words)] }] })))
    for (const prompt of ['a', 'b', 'c', 'd']) say(prompt)
    await exchange.settled()
    expect(answers(exchange).flat()).toMatchObject([{ text: 'one' }, { text: 'two' }, { text: 'two' }, { text: 'two' }])
  })

  it('begin from the first one in every session', async () => {
    const model = writeScenario(
      JSON.stringify({ turns: ['one', 'two'].map((words) => ({ steps: [{ actions: [text(words)] }] })) }),
    )
    const { host, say, exchange } = await converse({ provider: 'scenario', model })
    say('a')
    const other = await host.open('other', { cwd: '/nowhere', provider: 'scenario', model }, exchange)
    other.prompt({ id: 'x', role: 'user', content: [], source: { kind: 'user' } })
    await exchange.settled()
    expect(exchange.dataOf('assistant/message', 'other')[0]?.message.content).toEqual([{ type: 'text', text: 'one' }])
  })

  it.each<TurnEndReason>([
    { kind: 'completed' },
    { kind: 'blocked' },
    { kind: 'max-tokens' },
    { kind: 'interrupted' },
    { kind: 'error', error: FAILURE },
    { kind: 'aborted', reason: { kind: 'user' } },
    { kind: 'aborted', reason: { kind: 'parent' } },
    { kind: 'aborted', reason: { kind: 'hook', reason: 'not today' } },
    { kind: 'aborted', reason: { kind: 'disposed' } },
    { kind: 'aborted', reason: { kind: 'legacy' } },
    { kind: 'aborted', reason: { kind: 'acme' } } as unknown as TurnEndReason,
    { kind: 'gone-fishing', bait: 'worms' } as unknown as TurnEndReason,
  ])('can end as %j, with steps or without', async (reason) => {
    for (const steps of [[], [{ actions: [text('so')] }]]) {
      const { exchange } = await runAll([{ steps, reason }])
      expect(exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason }])
      expect(exchange.dataOf('step/end')).toHaveLength(steps.length)
      for (const event of exchange.events()) expect(validate('SessionEvent', event)).toMatchObject({ valid: true })
    }
  })
})

describe('a step', () => {
  it.each<[TurnEndReason, FinishReason]>([
    [{ kind: 'completed' }, { kind: 'stop' }],
    [{ kind: 'max-tokens' }, { kind: 'max-tokens' }],
    [{ kind: 'blocked' }, { kind: 'stop' }],
    [
      { kind: 'error', error: FAILURE },
      { kind: 'error', failure: FAILURE },
    ],
  ])('that is the last of a turn that ends as %j finishes as %j', async (reason, finish) => {
    const { exchange } = await runAll([{ steps: [{ actions: [text('a')] }, { actions: [text('b')] }], reason }])
    const finishes = chunks(exchange).flatMap((chunk) => (chunk.type === 'finish' ? [chunk.reason] : []))
    expect(finishes).toEqual([{ kind: 'stop' }, finish])
  })

  it('has no finish in a turn that ends as aborted', async () => {
    const { exchange } = await runAll([
      { steps: [{ actions: [text('so far')] }], reason: { kind: 'aborted', reason: { kind: 'user' } } },
    ])
    expect(chunks(exchange).map(({ type }) => type)).toEqual(['block-start', 'text-delta'])
    expect(exchange.dataOf('assistant/message')).toMatchObject([{ interrupted: true }])
  })

  it('finishes as it is told', async () => {
    const { exchange } = await run({ actions: [text('a')], finish: { kind: 'acme', why: 'because' } as never })
    expect(chunks(exchange).at(-1)).toEqual({ type: 'finish', reason: { kind: 'acme', why: 'because' } })
    expect(exchange.dataOf('turn/end')).toEqual([{ turn: 1, reason: { kind: 'completed' } }])
  })

  it.each<FinishReason>([
    { kind: 'error', failure: FAILURE },
    { kind: 'aborted', failure: FAILURE },
  ])('that finishes as %j has no answer, no usage, and runs no tools', async (finish) => {
    const { exchange } = await run({
      actions: [text('so far'), { type: 'tool-call', name: 'bash', arguments: {} }],
      finish,
    })
    expect(chunks(exchange).map(({ type }) => type)).not.toContain('block-end')
    expect(chunks(exchange).map(({ type }) => type)).not.toContain('usage')
    expect(exchange.dataOf('assistant/message')).toEqual([])
    expect(exchange.dataOf('tool/call')).toEqual([])
  })

  it('that fails with nothing said has no answer', async () => {
    const { exchange } = await runAll([{ steps: [{ actions: [] }], reason: { kind: 'error', error: FAILURE } }])
    expect(exchange.dataOf('assistant/message')).toEqual([])
  })

  it('costs what it says', async () => {
    const usage = { inputTokens: 12, outputTokens: 5, cacheReadTokens: 8, reasoningTokens: 2 }
    const { exchange } = await run({ actions: [text('a')], usage })
    expect(chunks(exchange)).toContainEqual({ type: 'usage', usage })
    expect(exchange.dataOf('assistant/message')[0]?.usage).toEqual(usage)
  })

  it('ends its blocks in order, after all deltas', async () => {
    const { exchange } = await run({
      actions: [
        { type: 'reasoning', text: 'Hm.' },
        text('Yes.'),
        { type: 'tool-call', name: 'bash', arguments: { a: 1 } },
      ],
    })
    expect(chunks(exchange).map((chunk) => [chunk.type, 'index' in chunk ? chunk.index : undefined])).toEqual([
      ['block-start', 0],
      ['reasoning-delta', 0],
      ['block-start', 1],
      ['text-delta', 1],
      ['block-start', 2],
      ['tool-call-delta', 2],
      ['tool-call-delta', 2],
      ['block-end', 0],
      ['block-end', 1],
      ['block-end', 2],
      ['usage', undefined],
      ['finish', undefined],
    ])
  })
})

describe('the action', () => {
  it('text goes on with the block before, and begins a new one after another type', async () => {
    const { exchange } = await run({
      actions: [text('a'), text('b'), { type: 'reasoning', text: 'c' }, { type: 'reasoning', text: 'd' }, text('e')],
    })
    expect(answers(exchange)).toEqual([
      [
        { type: 'text', text: 'ab' },
        { type: 'reasoning', text: 'cd' },
        { type: 'text', text: 'e' },
      ],
    ])
  })

  it('text repeats, in deltas of the size asked for', async () => {
    const { exchange } = await run({ actions: [{ type: 'text', text: 'abc', repeat: 3, chunkSize: 4 }] })
    const deltas = chunks(exchange).flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.text] : []))
    expect(deltas).toEqual(['abca', 'bcab', 'c'])
  })

  it('tool-call runs the tools after the answer, in order', async () => {
    const { exchange } = await run({
      actions: [
        { type: 'tool-call', name: 'one', arguments: { a: [1] }, result: 'first' },
        {
          type: 'tool-call',
          name: 'two',
          arguments: '{"cut',
          result: [{ type: 'reasoning', text: 'odd' }],
          isError: true,
        },
        {
          type: 'tool-call',
          name: 'three',
          arguments: null,
          error: { name: 'FsError', code: 'FS_NOT_FOUND' },
          delayMs: 1,
        },
        { type: 'tool-call', name: 'four', arguments: {}, error: { name: 'Oops', code: 'OOPS' }, isError: false },
      ],
    })
    const calls = exchange.dataOf('tool/call')
    expect(calls.map(({ name, arguments: args }) => [name, args])).toEqual([
      ['one', '{"a":[1]}'],
      ['two', '{"cut'],
      ['three', 'null'],
      ['four', '{}'],
    ])
    expect(new Set(calls.map(({ callId }) => callId)).size).toBe(4)
    const results = exchange.dataOf('tool/result')
    expect(results.map(({ message }) => message.content[0])).toEqual([
      { type: 'tool-result', toolCallId: calls[0]?.callId, content: [{ type: 'text', text: 'first' }], isError: false },
      {
        type: 'tool-result',
        toolCallId: calls[1]?.callId,
        content: [{ type: 'reasoning', text: 'odd' }],
        isError: true,
      },
      { type: 'tool-result', toolCallId: calls[2]?.callId, content: [], isError: true },
      { type: 'tool-result', toolCallId: calls[3]?.callId, content: [], isError: false },
    ])
    expect(results.map(({ error }) => error)).toEqual([
      undefined,
      undefined,
      { name: 'FsError', code: 'FS_NOT_FOUND' },
      { name: 'Oops', code: 'OOPS' },
    ])
    const events = exchange.events()
    expect(types(events).slice(types(events).indexOf('assistant/message'), -2)).toEqual([
      'assistant/message',
      ...Array<string[]>(4).fill(['tool/call', 'tool/result']).flat(),
    ])
    for (const [index, event] of events.entries()) {
      if (event.type === 'tool/result') expect(event.sourceEventSeqs).toEqual([events[index - 1]?.seq])
    }
  })

  it('todo writes the list between the call of the tool and its result', async () => {
    const todos = [{ content: 'rest', status: 'in_progress' as const }]
    const { exchange } = await run({ actions: [{ type: 'todo', todos }] })
    expect(exchange.dataOf('tool/call')).toMatchObject([{ name: 'todo_write', arguments: JSON.stringify({ todos }) }])
    expect(exchange.dataOf('todo/write')).toEqual([{ todos }])
    expect(types(exchange.events()).slice(-5, -2)).toEqual(['tool/call', 'todo/write', 'tool/result'])
  })

  it('retry begins the stream anew and counts on in one series', async () => {
    const retry = { type: 'retry' as const, failure: FAILURE, delayMs: 1 }
    const { exchange } = await run({ actions: [text('half'), { ...retry, times: 2 }, retry, text('whole')] })
    expect(chunks(exchange).map((chunk) => [chunk.type, 'index' in chunk ? chunk.index : undefined])).toEqual([
      ['block-start', 0],
      ['text-delta', 0],
      ['finish', undefined],
      ['finish', undefined],
      ['finish', undefined],
      ['block-start', 0],
      ['text-delta', 0],
      ['block-end', 0],
      ['usage', undefined],
      ['finish', undefined],
    ])
    const retries = exchange.dataOf('llm/retry')
    expect(retries.map(({ retry, delayMs, failure, provider }) => [retry, delayMs, failure, provider])).toEqual(
      [1, 2, 3].map((count) => [count, 1, FAILURE, 'scenario']),
    )
    const started = exchange.dataOf('llm/retry-started')
    expect(started.map(({ retry }) => retry)).toEqual([1, 2, 3])
    expect(new Set([...retries, ...started].map(({ retryId }) => retryId)).size).toBe(1)
    expect(answers(exchange)).toEqual([[{ type: 'text', text: 'whole' }]])
    const answer = exchange.events().find(({ type }) => type === 'assistant/message')
    const lastAttempt = exchange
      .events()
      .filter(({ type }) => type === 'assistant/chunk')
      .slice(-5)
    expect(answer).toMatchObject({ sourceEventSeqs: lastAttempt.map(({ seq }) => seq) })
  })

  it('event records what it is given, with a number and a time', async () => {
    const { exchange } = await run({
      actions: [
        { type: 'event', event: { type: 'acme/coffee', data: [3], ignorable: true } },
        { type: 'event', event: { type: 'plan/mode', data: { active: true } } },
        {
          type: 'event',
          event: {
            type: 'user/message',
            data: { id: 'x', role: 'user', content: [], source: { kind: 'user' } },
            surfaceOp: { op: 'replace', start: 4, end: 4 },
            sourceEventSeqs: [4],
          },
        },
      ],
    })
    const added = exchange.events().slice(8, 11)
    expect(added).toMatchObject([
      { type: 'acme/coffee', seq: 8, time: 1_800_000_000_000, data: [3], ignorable: true },
      { type: 'plan/mode', seq: 9, data: { active: true } },
      { type: 'user/message', seq: 10, surfaceOp: { op: 'replace', start: 4, end: 4 }, sourceEventSeqs: [4] },
    ])
  })

  it('raw and stderr write as they are told, in order with the events', async () => {
    const { exchange } = await run({
      actions: [
        text('a'),
        { type: 'raw', text: 'half a ' },
        { type: 'raw', text: 'line\n' },
        { type: 'stderr', text: 'oh', repeat: 3 },
      ],
    })
    const place = exchange.entries.findIndex((entry) => 'raw' in entry)
    expect(exchange.entries.slice(place, place + 3)).toEqual([
      { raw: 'half a ' },
      { raw: 'line\n' },
      { stderr: 'ohohoh' },
    ])
    expect(exchange.entries[place - 1]).toMatchObject({
      params: { event: { data: { chunk: { type: 'text-delta' } } } },
    })
  })

  it.each<[ScenarioAction, object]>([
    [{ type: 'exit', code: 3 }, { exit: 3 }],
    [{ type: 'kill', signal: 'SIGKILL' }, { kill: 'SIGKILL' }],
  ])('%j is the last that happens', async (action, entry) => {
    const { agent, say, exchange } = await play([{ steps: [{ actions: [action, text('never')] }] }])
    say('Go on.')
    await exchange.until(() => exchange.entries.some((seen) => 'exit' in seen || 'kill' in seen))
    expect(exchange.entries.at(-1)).toEqual(entry)
    await agent.dispose()
    expect(JSON.stringify(exchange.entries)).not.toContain('never')
  })

  it.each<ScenarioAction>([
    { type: 'raw', text: 'a' },
    { type: 'stderr', text: 'a' },
    { type: 'exit', code: 3 },
    { type: 'kill', signal: 'SIGKILL' },
  ])('%j fails without a process of its own', async (action) => {
    const model = writeScenario(JSON.stringify({ turns: [{ steps: [{ actions: [action] }] }] }))
    const { say, exchange } = await converse({ provider: 'scenario', model }, { process: undefined as never })
    say('Go on.')
    await exchange.settled()
    expect(errorOf(exchange)).toEqual({
      message: `the action "${action.type}" needs a process of its own: run the scenario in dsh-wire serve`,
      code: 'UNKNOWN',
    })
  })
})
