import { describe, expect, it } from 'vitest'
import { ErrorCode } from '../../src/generated/errors.js'
import { createEmbeddedHost } from '../../src/runtime.js'
import { converse, Exchange, play } from './exchange.js'

const SETTINGS = { cwd: '/nowhere', provider: 'echo', model: 'any' }

describe('createEmbeddedHost', () => {
  it.each(['initialize', 'open'] as const)('refuses an unknown provider at %s', async (call) => {
    const host = createEmbeddedHost()
    const settings = { ...SETTINGS, provider: 'oracle' }
    const refused = call === 'open' ? host.open('main', settings, new Exchange()) : host.initialize?.(settings)
    await expect(refused).rejects.toMatchObject({ code: ErrorCode.ProviderUnavailable, data: { provider: 'oracle' } })
  })

  it('makes UUIDs and takes the time from the clock by default', async () => {
    const before = Date.now()
    const exchange = new Exchange()
    const agent = await createEmbeddedHost().open('main', SETTINGS, exchange)
    agent.prompt({ id: 'prompt-1', role: 'user', content: [{ type: 'text', text: 'hi' }], source: { kind: 'user' } })
    await exchange.settled()
    expect(exchange.dataOf('assistant/message')[0]?.message.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const { time } of exchange.events()) {
      expect(time).toBeGreaterThanOrEqual(before)
      expect(time).toBeLessThanOrEqual(Date.now())
    }
  })

  it('refuses to open a live child of another session, and no longer once it has ended', async () => {
    const turn = { steps: [{ actions: [{ type: 'silence' as const }] }] }
    const { host, agent, say, exchange } = await play([
      { steps: [{ actions: [{ type: 'subagent', label: 'wait', prompt: 'Wait.', turn }] }] },
    ])
    say('Go on.')
    await exchange.until(() => exchange.children.length === 1)
    const [child] = exchange.children
    await expect(host.open(child ?? '', SETTINGS, exchange)).rejects.toThrow(/"id-\d+" is another session's subagent/)
    agent.cancel()
    await exchange.settled()
    await expect(host.open(child ?? '', SETTINGS, exchange)).resolves.toBeDefined()
  })

  it('keeps sessions apart', async () => {
    const { host, say, exchange } = await converse(SETTINGS)
    const other = await host.open('other', SETTINGS, exchange)
    say('one')
    other.prompt({ id: 'x', role: 'user', content: [{ type: 'text', text: 'two' }], source: { kind: 'user' } })
    await exchange.settled()
    expect(exchange.dataOf('assistant/message', 'main')[0]?.message.content).toEqual([{ type: 'text', text: 'one' }])
    expect(exchange.dataOf('assistant/message', 'other')[0]?.message.content).toEqual([{ type: 'text', text: 'two' }])
    expect(exchange.events('other')[0]?.seq).toBe(0)
  })

  it('says in the request header what the session runs on', async () => {
    const settings = { ...SETTINGS, model: 'parrot', maxTokens: 77, reasoningEffort: 'max' }
    const { say, exchange } = await converse(settings)
    say('hi')
    await exchange.settled()
    const config = { provider: 'echo', model: 'parrot', maxTokens: 77, reasoningEffort: 'max' }
    expect(exchange.dataOf('request/header')).toEqual([{ header: { config }, reason: 'initial' }])
    expect(exchange.dataOf('request/context')).toEqual([{ provider: 'echo', model: 'parrot' }])
    expect(exchange.dataOf('assistant/message')[0]?.message.source).toEqual({
      kind: 'model',
      provider: 'echo',
      model: 'parrot',
    })
  })

  it('leaves out of the request header what was not set', async () => {
    const { say, exchange } = await converse(SETTINGS)
    say('hi')
    await exchange.settled()
    expect(exchange.dataOf('request/header')).toEqual([
      { header: { config: { provider: 'echo', model: 'any' } }, reason: 'initial' },
    ])
  })
})
