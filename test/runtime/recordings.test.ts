import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SessionEvent } from '../../src/generated/types.js'
import type { ScenarioAction, ScenarioStep, ScenarioTurn } from '../../src/runtime.js'
import { root } from '../support/cli.js'
import { converse, type Entry, type Exchange, play } from './exchange.js'

const RECORDINGS = path.join(root, '../shared/transcripts')

const text = (words: string): ScenarioAction => ({ type: 'text', text: words })
const thinking: ScenarioAction = { type: 'reasoning', text: 'thinking' }
const step = (...actions: ScenarioAction[]): ScenarioStep => ({ actions })

/** What a deployed runtime told. */
function recorded(name: string): Entry[] {
  return readFileSync(path.join(RECORDINGS, `${name}.ndjson`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ from }) => from === 'server')
    .map(({ raw }) => JSON.parse(raw))
    .filter(({ method }) => method !== undefined)
}

/**
 * What happened, in order: sessions by the order in which they appear, a run of deltas as one, and without what plugins
 * of the deployed runtime add.
 */
function shapes(entries: readonly Entry[]): string[] {
  const names = new Map<string, string>()
  const name = (id: string) => names.get(id) ?? names.set(id, `session ${names.size}`).get(id)
  const all = entries.flatMap((entry) => shapeOf(entry, name) ?? [])
  return merged(all)
}

const merged = (all: string[]) => all.filter((shape, index) => !(shape.endsWith('-delta') && shape === all[index - 1]))

function shapeOf(entry: Entry, name: (id: string) => string | undefined): string | undefined {
  if (!('method' in entry)) return undefined
  const { method, params } = entry
  if (method === 'subagent.started') return `${name(params.parentSessionId)} starts ${name(params.childSessionId)}`
  if (method === 'subagent.finished')
    return `${name(params.childSessionId)} finished ${params.stopReason} ${'lastAssistantMessage' in params}`
  if (method === 'session.status') return `${name(params.sessionId)} ${params.status}`
  const detail = detailOf(params.event)
  return detail && `${name(params.sessionId)} ${detail}`
}

/** An event in a few words; undefined for what the embedded agents have no counterpart to. */
function detailOf(event: SessionEvent): string | undefined {
  switch (event.type) {
    case 'assistant/chunk': {
      const { chunk } = event.data
      const more = chunk.type === 'finish' ? chunk.reason.kind : chunk.type === 'block-start' ? chunk.blockType : ''
      return [chunk.type === 'finish' ? 'finish' : 'chunk', more, chunk.type].join(' ')
    }
    case 'agent/inbox/spliced':
      return `${event.type} ${event.data.target} ${event.data.start} -${event.data.removedCount ?? 0} +${event.data.inserted.length}`
    case 'user/message':
      return event.data.source.kind === 'plugin' ? undefined : `${event.type} ${event.data.source.kind}`
    case 'assistant/message':
      return `${event.type} ${event.data.interrupted ?? false} ${'usage' in event.data} ${event.data.message.content.map(({ type }) => type)}`
    case 'tool/result':
      return `${event.type} ${JSON.stringify(event.data.message).includes('"isError":true')} ${'error' in event.data}`
    case 'turn/end':
      return `${event.type} ${event.data.reason.kind} ${event.data.reason.kind === 'aborted' ? event.data.reason.reason.kind : ''}`
    case 'session/title':
      return event.data.source.kind === 'fallback' ? event.type : undefined
    case 'session/title-llm-request':
    case 'hook/invoked':
    case 'hook/result':
      return undefined
    default:
      return event.type
  }
}

/** Those of one session, in which order the sessions may interleave. */
const ofSession = (all: string[], name: string) => merged(all.filter((shape) => shape.startsWith(name)))

async function run(turns: ScenarioTurn[], prompts = 1): Promise<Exchange> {
  const { say, exchange } = await play(turns)
  for (let count = 0; count < prompts; count++) {
    say('Go on.')
    await exchange.settled()
  }
  return exchange
}

describe.skipIf(!existsSync(RECORDINGS))(
  'the order of events is that recorded (skipped where ../shared/transcripts is absent)',
  () => {
    it('of reasoning in three turns', async () => {
      const exchange = await run([{ steps: [step(thinking, text('answer'))] }], 3)
      expect(shapes(exchange.entries)).toEqual(shapes(recorded('01b-reasoning-multi-turn')))
    })

    it('of tools that fail', async () => {
      const call = (more: object): ScenarioAction => ({
        type: 'tool-call',
        name: 'bash',
        arguments: {},
        result: 'a',
        ...more,
      })
      const error = { name: 'ToolArgsError', code: 'INVALID_ARGS' }
      const exchange = await run([
        {
          steps: [
            step(thinking, call({})),
            step(thinking, call({ error })),
            step(call({ error, arguments: '{"command": "unterminated' })),
            step(thinking, call({ error })),
            step(thinking, call({ error })),
            step(thinking, call({})),
            step(text('all failed')),
          ],
        },
      ])
      expect(shapes(exchange.entries)).toEqual(shapes(recorded('02b-tool-errors')))
    })

    it.each([
      ['03c-subagent-max-tokens-as-success-true', [text('child cut o')]],
      ['03g-subagent-empty-output', []],
    ])('of a subagent at its token limit: %s', async (name, actions) => {
      const child: ScenarioTurn = { steps: [{ actions }], reason: { kind: 'max-tokens' } }
      const exchange = await run([
        {
          steps: [
            step(thinking, { type: 'subagent', label: 'echo probe', prompt: 'reply', turn: child }),
            step(text('parent done')),
          ],
        },
      ])
      const recording = recorded(name)
      expect(shapes(exchange.entries)).toEqual(shapes(recording))
      const results = [exchange.entries, recording].map(
        (entries) => JSON.stringify(entries).match(/"text":"(Error: subagent run[^"]*)"/)?.[1],
      )
      expect(results[0]).toBe(results[1])
    })

    it('of a request that fails for good', async () => {
      const reason = { kind: 'error' as const, error: { message: 'no', code: 'AUTH', status: 401 } }
      const exchange = await run([{ steps: [step()], reason }])
      expect(shapes(exchange.entries)).toEqual(shapes(recorded('04c-http-401')))
    })

    it('of prompts that queue up', async () => {
      const { say, exchange } = await play([{ steps: [step(text('AB'))] }])
      say('first')
      say('second')
      await exchange.until(() =>
        exchange.dataOf('assistant/chunk').some(({ turn, chunk }) => turn === 2 && chunk.type === 'text-delta'),
      )
      say('third')
      await exchange.settled()
      expect(shapes(exchange.entries)).toEqual(shapes(recorded('05-two-prompts-queued')))
    })

    it('of two sessions, each by itself', async () => {
      const { host, say, exchange } = await converse({ provider: 'echo', model: 'any' })
      const other = await host.open('other', { cwd: '/nowhere', provider: 'echo', model: 'any' }, exchange)
      const toOther = () =>
        other.prompt({ id: 'x', role: 'user', content: [{ type: 'text', text: 'b' }], source: { kind: 'user' } })
      say('to main')
      toOther()
      await exchange.settled()
      const recording = shapes(recorded('05b-two-sessions-concurrent'))
      const told = shapes(exchange.entries)
      expect(told.slice(0, 8)).toEqual(recording.slice(0, 8))
      for (const name of ['session 0', 'session 1']) {
        const own = ofSession(told, name)
        expect(own).toEqual(ofSession(recording, name).slice(0, own.length))
      }
    })

    it('of a prompt that is blocked', async () => {
      const exchange = await run([{ steps: [], reason: { kind: 'blocked' } }])
      expect(shapes(exchange.entries)).toEqual(shapes(recorded('20-ext-hook-blocks-prompt')))
    })

    it('of a subagent in the background, up to the end of the turn that its notice begins', async () => {
      const child: ScenarioTurn = { steps: [step({ type: 'text', text: 'bg child done, by and by', chunkSize: 1 })] }
      const exchange = await run([
        {
          steps: [
            step(thinking, { type: 'subagent', label: 'bg probe', prompt: 'work', turn: child, background: true }),
            step(text('parent waits')),
          ],
        },
      ])
      const told = shapes(exchange.entries)
      const recording = shapes(recorded('13-ext-background-subagent'))
      for (const name of ['session 0', 'session 1']) {
        const own = ofSession(told, name)
        expect(own).toEqual(ofSession(recording, name).slice(0, own.length))
      }
      const fromSettled = (all: string[]) => all.slice(all.indexOf('session 1 idle'))
      expect(fromSettled(told)).toEqual(fromSettled(recording).slice(0, fromSettled(told).length))
      const firstSeqs = [exchange.entries, recorded('13-ext-background-subagent')].map((entries) => {
        const started = entries.findIndex((entry) => 'method' in entry && entry.method === 'subagent.started')
        const first = entries[started + 1]
        return first && 'method' in first && first.method === 'session.event' && first.params.event.seq
      })
      expect(firstSeqs[0]).toBe(firstSeqs[1])
    })

    it('of a subagent that ends while its parent works, and of a child that is stopped', async () => {
      const recording = shapes(recorded('22-ext-interrupt-agent'))
      const child: ScenarioTurn = { steps: [step(text('quick'))] }
      const exchange = await run([
        {
          steps: [
            step({ type: 'subagent', label: 'bg probe', prompt: 'work', turn: child, background: true }),
            step({ type: 'text', text: 'a long, long, long story', chunkSize: 1 }),
          ],
        },
      ])
      const notice = (all: string[]) => all.slice(all.indexOf('session 0 agent/inbox/spliced next-step 0 -0 +1'))
      const [insertion, , ...rest] = notice(shapes(exchange.entries))
      const [recordedInsertion, , ...recordedRest] = notice(recording)
      expect(insertion).toBe(recordedInsertion)
      const removal = 'session 0 agent/inbox/spliced next-step 0 -1 +0'
      expect(rest.slice(rest.indexOf(removal) - 1)).toEqual(recordedRest.slice(recordedRest.indexOf(removal) - 1))

      const sleeper: ScenarioTurn = { steps: [step(text('child partial '), { type: 'silence' })] }
      const cancelled = await play([{ steps: [step({ type: 'subagent', label: 'a', prompt: 'b', turn: sleeper })] }])
      cancelled.say('Go on.')
      await cancelled.exchange.until(() =>
        cancelled.exchange
          .dataOf('assistant/chunk', cancelled.exchange.children[0])
          .some(({ chunk }) => chunk.type === 'text-delta'),
      )
      cancelled.agent.cancel()
      await cancelled.exchange.settled()
      expect(ofSession(shapes(cancelled.exchange.entries), 'session 1').slice(-7)).toEqual(
        ofSession(recording, 'session 1').slice(-7),
      )
    })
  },
)
