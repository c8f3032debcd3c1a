import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ContentBlock, SessionEvent } from '../../src/generated/types.js'
import { validate } from '../../src/protocol/validate.js'
import { root } from '../support/cli.js'
import { type Conversation, converse, type Exchange, manyLoops } from './exchange.js'

const names = readdirSync(path.join(root, 'examples/scenarios')).map((file) => path.basename(file, '.json'))

/** Those of which every kind of work is in progress at some point, and no time has to pass. */
const BUSY = ['text', 'tool-call', 'nested-subagents', 'background-subagent', 'todo', 'error', 'silence', 'crash']

/** Plays two prompts, and interferes once so many entries have been made. */
async function run(model: string, interfereAt = Number.POSITIVE_INFINITY, interfere = async (_c: Conversation) => {}) {
  const conversation = await converse({ provider: 'scenario', model })
  const { agent, say, exchange } = conversation
  say('Go on.')
  say('And on.')
  const isStuck = () => exchange.entries.length > 0 && isSilent(exchange)
  await exchange.until(() => exchange.entries.length >= interfereAt || exchange.isSettled || isStuck())
  await interfere(conversation)
  while (!exchange.isSettled) {
    await exchange.until(() => exchange.isSettled || isStuck())
    agent.cancel()
    await manyLoops()
  }
  return conversation
}

/** Whether the main session does nothing until it is cancelled. */
function isSilent(exchange: Exchange): boolean {
  const last = exchange.entries.at(-1)
  if (last && ('exit' in last || 'kill' in last)) return true
  return JSON.stringify(last).includes('my breath.')
}

/** What holds of every exchange that has come to rest. */
function expectOrder(exchange: Exchange): void {
  const sessions = new Set(
    exchange.entries.flatMap((entry) =>
      'method' in entry && 'sessionId' in entry.params ? [entry.params.sessionId] : [],
    ),
  )
  for (const id of sessions) {
    expectBrackets(exchange.events(id))
    expectSources(exchange.events(id))
    expectStreams(exchange.events(id))
    expectStatuses(exchange, id)
  }
  for (const event of exchange.events()) expect(validate('SessionEvent', event)).toMatchObject({ valid: true })
  expect(exchange.outcomes.map(({ childSessionId }) => childSessionId).sort()).toEqual([...exchange.children].sort())
}

/** Steps lie in turns, turns and steps are counted, and the numbers of events grow. */
function expectBrackets(events: SessionEvent[]): void {
  let turns = 0
  let steps = 0
  const open: string[] = []
  let last = -1
  for (const event of events) {
    expect(event.seq).toBeGreaterThan(last)
    last = event.seq
    if (event.type === 'turn/start') {
      expect(event.data).toEqual({ turn: ++turns })
      steps = 0
    }
    if (event.type === 'step/start') expect(event.data).toEqual({ turn: turns, step: ++steps })
    if (event.type === 'step/end') expect(event.data).toEqual({ turn: turns, step: steps })
    if (event.type === 'turn/end') expect(event.data.turn).toBe(turns)
    const [bracket, side] = event.type.split('/')
    if (side === 'start' && (bracket === 'turn' || bracket === 'step')) {
      expect(open).toEqual(bracket === 'turn' ? [] : ['turn'])
      open.push(bracket)
    } else if (side === 'end' && (bracket === 'turn' || bracket === 'step')) {
      expect(open.pop()).toBe(bracket)
    } else if (event.type !== 'agent/inbox/spliced' && event.type !== 'subagent/descriptor') {
      expect(open).toEqual(['turn', 'step'])
    }
  }
  expect(open).toEqual([])
}

/** Answers are made of the chunks of their step, results of their calls. */
function expectSources(events: SessionEvent[]): void {
  for (const event of events) {
    if (event.type !== 'assistant/message' && event.type !== 'tool/result') continue
    const sources = (event as { sourceEventSeqs?: number[] }).sourceEventSeqs?.map((seq) =>
      events.find((source) => source.seq === seq),
    )
    const { turn, step } = event.data
    const type = event.type === 'tool/result' ? 'tool/call' : 'assistant/chunk'
    expect(sources?.length).toBeGreaterThan(0)
    for (const source of sources ?? []) expect(source).toMatchObject({ type, data: { turn, step } })
  }
}

/** The deltas of an answer add up to its blocks. */
function expectStreams(events: SessionEvent[]): void {
  const blocks: string[] = []
  for (const event of events) {
    if (event.type === 'assistant/chunk') {
      const { chunk } = event.data
      if (chunk.type === 'block-start') {
        expect(chunk.index).toBe(blocks.length)
        blocks.push('')
      }
      if (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') blocks[chunk.index] += chunk.text
      if (chunk.type === 'tool-call-delta') blocks[chunk.index] += chunk.argumentsDelta
      if (chunk.type === 'block-end') expect(wordsOf(chunk.block)).toBe(blocks[chunk.index])
    }
    if (event.type === 'assistant/message') {
      const content = event.data.message.content.map(wordsOf)
      expect(content).toEqual(event.data.interrupted ? blocks.slice(0, content.length) : blocks)
    }
    if (event.type === 'step/end' || event.type === 'llm/retry') blocks.length = 0
  }
}

function wordsOf(block: ContentBlock): string {
  if (block.type === 'tool-call') return block.arguments
  return block.type === 'text' || block.type === 'reasoning' ? block.text : ''
}

/** A session runs and idles in turn, begins with the one and ends with the other. */
function expectStatuses(exchange: Exchange, id: string): void {
  const statuses = exchange.entries.flatMap((entry) =>
    'method' in entry && entry.method === 'session.status' && entry.params.sessionId === id
      ? [entry.params.status]
      : [],
  )
  expect(statuses.length % 2).toBe(0)
  for (const [index, status] of statuses.entries()) expect(status).toBe(index % 2 === 0 ? 'running' : 'idle')
}

describe('the order of an exchange', () => {
  it.each(names)('holds in %s', async (name) => {
    expectOrder((await run(name)).exchange)
  })

  it.each(BUSY)('holds wherever %s is cancelled', async (name) => {
    const { exchange: whole } = await run(name)
    for (let at = 1; at <= whole.entries.length; at++) {
      const { exchange } = await run(name, at, async ({ agent }) => void agent.cancel())
      expectOrder(exchange)
    }
  })

  it.each(BUSY)('holds wherever %s is disposed of, and nothing follows', async (name) => {
    const { exchange: whole } = await run(name)
    for (let at = 1; at <= whole.entries.length; at++) {
      const { exchange } = await run(name, at, async ({ agent, exchange: disposed }) => {
        await agent.dispose()
        expect(disposed.isSettled).toBe(true)
        const before = disposed.entries.length
        await manyLoops()
        expect(disposed.entries).toHaveLength(before)
      })
      expectOrder(exchange)
    }
  })
})
