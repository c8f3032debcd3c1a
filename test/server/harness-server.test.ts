import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ProtocolViolationError, QueueFullError } from '../../src/jsonrpc/errors.js'
import type { AgentHost } from '../../src/server/agent-host.js'
import { HarnessSdkJsonRpcServer, type HarnessServerOptions } from '../../src/server/harness-server.js'
import { providerUnavailable } from '../../src/server/refusals.js'
import { ParrotHost, PuppetHost, playTurn, tell } from '../support/hosts.js'
import { BlockedOutput, initialize, type Json, Peer, prompt, request, settle } from '../support/streams.js'

function serve<Host extends AgentHost>(host: Host, options: HarnessServerOptions = {}) {
  const peer = new Peer()
  const server = new HarnessSdkJsonRpcServer(host, peer.input, peer.output, {
    onViolation: peer.onViolation,
    ...options,
  })
  server.start()
  return { peer, server, host }
}

async function serveInitialized(version = 1, options: HarnessServerOptions = {}) {
  const served = serve(new PuppetHost(), options)
  served.peer.write(initialize('i', version))
  await served.peer.response('i')
  served.peer.frames.length = 0
  return served
}

const aborted = (kind: string) => ({ kind: 'aborted', reason: { kind } })
const close = (id: unknown, sessionId = 'main') => request(id, 'session/close', { sessionId })
const cancel = (id: unknown, sessionId = 'main') => request(id, 'session/cancel', { sessionId })
const shutdown = (id: unknown) => request(id, 'shutdown')

describe('the host interface', () => {
  it('is implemented in thirty lines', async () => {
    const source = readFileSync(new URL('../support/hosts.ts', import.meta.url), 'utf8').split('\n')
    const lines = source.indexOf('// thirty lines end') - source.indexOf('// thirty lines begin') - 1
    expect(lines).toBeLessThanOrEqual(32)
    const { peer } = serve(new ParrotHost())
    peer.write(initialize(1, 1), prompt(2), prompt(3, 'other'))
    expect(await peer.response(2)).toMatchObject({ result: { status: 'ok', reason: { kind: 'completed' } } })
    await peer.response(3)
  })
})

describe('a host that fails', () => {
  it.each([
    ['whose open returns nothing', { open: () => undefined }, 'returned no agent'],
    [
      'whose agent rejects the message later',
      {
        open: () => ({
          prompt: async () => Promise.reject(new Error('no room')),
          cancel: () => false,
          dispose: () => {},
        }),
      },
      'no room',
    ],
  ])('%s has the prompt answered', async (_what, host, message) => {
    const { peer } = serve(host as unknown as AgentHost)
    peer.write(initialize('i', 1), prompt('p'))
    expect(await peer.response('p')).toMatchObject({
      error: { code: -32603, message: expect.stringContaining(message) },
    })
  })

  it('whose close never settles does not hold up the end', async () => {
    const host = { open: () => Promise.reject(new Error('none')), close: () => new Promise<void>(() => {}) }
    const { peer, server } = serve(host as unknown as AgentHost, { disposeTimeoutMs: 10 })
    peer.write(initialize('i', 1), shutdown('s'))
    expect(await peer.response('s')).toMatchObject({ result: {} })
    await server.closed
  })
})

describe('what is no host', () => {
  it.each([
    [undefined, 'the host needs a method open(sessionId, settings, listener)'],
    [{}, 'the host needs a method open(sessionId, settings, listener)'],
    [{ open: () => {}, close: true }, 'close of the host must be a method'],
    [{ open: () => {}, initialize: 'yes' }, 'initialize of the host must be a method'],
  ])('is refused at once: %j', (host, message) => {
    expect(() => serve(host as never)).toThrow(new TypeError(message))
  })
})

describe('initialize', () => {
  it.each([
    [undefined, { serverInfo: { name: 'deepseek-harness-sdk-runtime', version: packageJson.version } }],
    [0, { serverInfo: { name: 'deepseek-harness-sdk-runtime', version: packageJson.version } }],
    [
      1,
      {
        serverInfo: { name: 'deepseek-harness-sdk-runtime', version: packageJson.version },
        protocolVersion: 1,
        capabilities: {},
        maxFrameBytes: 64 * 1024 * 1024,
      },
    ],
    [
      7,
      {
        serverInfo: { name: 'deepseek-harness-sdk-runtime', version: packageJson.version },
        protocolVersion: 1,
        capabilities: {},
        maxFrameBytes: 64 * 1024 * 1024,
      },
    ],
  ])('an offer of %s', async (offer, result) => {
    const { peer } = serve(new PuppetHost())
    peer.write(initialize(1, offer))
    expect((await peer.response(1)).result).toEqual(result)
  })

  it.each([0, -1, 1.5, '100', null, 2 ** 53])('refuses maxTokens %j', async (maxTokens) => {
    const { peer, host } = serve(new PuppetHost())
    peer.write(initialize(1, 1, { maxTokens }))
    expect(await peer.response(1)).toMatchObject({
      error: { code: -32602, data: { issues: [{ pointer: '/maxTokens' }] } },
    })
    expect(host.initialized).toEqual([])
  })

  it('hands the host what sessions run on', async () => {
    const { peer, host } = serve(new PuppetHost())
    peer.write(
      initialize(1, 1, { maxTokens: 5, reasoningEffort: 'max', clientInfo: { name: 'x', version: '1' } }),
      prompt(2),
    )
    const { settings } = await host.prompted()
    expect(settings).toEqual({ cwd: '/', provider: 'echo', model: 'echo', maxTokens: 5, reasoningEffort: 'max' })
  })

  it('an unknown provider is refused, may be retried, and has another code in version 0', async () => {
    const { peer, host } = serve(new PuppetHost())
    host.onInitialize = ({ provider }) => {
      if (provider === 'nobody') throw providerUnavailable(provider)
    }
    peer.write(
      initialize(1, 0, { provider: 'nobody' }),
      prompt(2),
      initialize(3, 0),
      initialize(4, 0, { provider: 'nobody' }),
    )
    await peer.received(4)
    expect(peer.frames).toMatchObject([
      { id: 1, error: { code: -32003, data: { provider: 'nobody' } } },
      { id: 2, error: { code: -32001 } },
      { id: 3, result: {} },
      { id: 4, error: { code: -32603, message: expect.stringContaining('nobody') } },
    ])
  })

  it('a second one affects new sessions only', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1, 'old'))
    playTurn(await host.prompted('old'))
    await peer.response(1)
    peer.write(initialize(2, 1, { model: 'another' }), prompt(3, 'old'), prompt(4, 'new'))
    expect((await host.prompted('old', 2)).settings.model).toBe('echo')
    expect((await host.prompted('new')).settings.model).toBe('another')
  })
})

describe('session/prompt in version 1', () => {
  it('answers with the outcome, after idle and everything the turn emitted', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt('p'))
    const puppet = await host.prompted()
    expect(puppet.prompts).toMatchObject([
      { role: 'user', content: [{ type: 'text', text: 'hi' }], source: { kind: 'user' } },
    ])
    playTurn(puppet)
    const answer = await peer.response('p')
    expect(answer.result).toEqual({ messageId: puppet.prompts[0]?.id, status: 'ok', reason: { kind: 'completed' } })
    expect(peer.frames.map(({ method, id }) => method ?? id)).toEqual([
      'session.status',
      'session.event',
      'session.event',
      'session.status',
      'p',
    ])
  })

  it.each([
    [{ kind: 'completed' }, 'ok', 'ok'],
    [aborted('user'), 'aborted', 'aborted'],
    [{ kind: 'error', error: { message: 'm', code: 'SERVER' } }, 'error', 'error'],
    [{ kind: 'blocked' }, 'error', 'error'],
    [{ kind: 'interrupted' }, 'error', 'error'],
    [{ kind: 'max-tokens' }, 'error', 'ok'],
    [{ kind: 'acme/new', more: 1 }, 'error', 'error'],
  ])('%j is %s, or %s where the token limit is a success', async (reason, ...statuses) => {
    for (const [index, maxTokensAsSuccess] of [false, true].entries()) {
      const { peer, host } = await serveInitialized(1, { maxTokensAsSuccess })
      peer.write(prompt('p'))
      playTurn(await host.prompted(), reason)
      expect((await peer.response('p')).result).toMatchObject({ status: statuses[index], reason })
    }
  })

  it('the reason is that of the last turn that ended before idle', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt('p'))
    const puppet = await host.prompted()
    tell(puppet, 'turn/end', { turn: 1, reason: { kind: 'completed' } })
    tell({ ...puppet, id: 'child' }, 'turn/end', { turn: 1, reason: { kind: 'completed' } })
    playTurn(puppet, { kind: 'blocked' })
    expect((await peer.response('p')).result).toMatchObject({ reason: { kind: 'blocked' } })
  })

  it('idle without the end of a turn is an internal error', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt('p'))
    const { client, id } = await host.prompted()
    client.status(id, 'idle')
    expect(await peer.response('p')).toMatchObject({
      error: { code: -32603, message: expect.stringContaining('without the end of a turn') },
    })
  })

  it('a second prompt is refused while the first has not settled; another session is not', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1), prompt(2), prompt(3, 'other'))
    expect(await peer.response(2)).toMatchObject({ error: { code: -32000, data: { sessionId: 'main' } } })
    playTurn(await host.prompted('other'))
    await peer.response(3)
    playTurn(await host.prompted())
    await peer.response(1)
    peer.write(prompt(4))
    playTurn(await host.prompted('main', 2))
    await peer.response(4)
  })

  it('what the agent does of its own accord is no reason to refuse, and its idle is not the prompt’s', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1))
    const puppet = await host.prompted()
    playTurn(puppet)
    await peer.response(1)
    puppet.client.status('main', 'running')
    tell(puppet, 'turn/end', { turn: 2, reason: { kind: 'blocked' } })
    peer.write(prompt(2))
    puppet.client.status('main', 'idle')
    await host.prompted('main', 2)
    await settle()
    expect(peer.frames.some(({ id }) => id === 2)).toBe(false)
    playTurn(puppet)
    expect((await peer.response(2)).result).toMatchObject({ reason: { kind: 'completed' } })
  })

  it('a host that refuses the session, or the message, answers with its reason; the next prompt tries again', async () => {
    const { peer, host } = await serveInitialized()
    host.onOpen = () => {
      throw new Error('no room')
    }
    peer.write(prompt(1))
    expect(await peer.response(1)).toMatchObject({ error: { code: -32603, message: 'no room' } })
    host.onOpen = () => {}
    host.onPrompt = () => {
      throw new Error('not that')
    }
    peer.write(prompt(2))
    expect(await peer.response(2)).toMatchObject({ error: { code: -32603, message: 'not that' } })
    host.onPrompt = (puppet) => playTurn(puppet)
    peer.write(prompt(3))
    expect(await peer.response(3)).toMatchObject({ result: { status: 'ok' } })
  })
})

describe('session/prompt in version 0', () => {
  it('answers at once with a receipt, and prompts queue', async () => {
    const { peer, host } = await serveInitialized(0)
    peer.write(prompt(1), prompt(2))
    const puppet = await host.prompted('main', 2)
    expect((await peer.response(1)).result).toEqual({ messageId: puppet.prompts[0]?.id })
    expect((await peer.response(2)).result).toEqual({ messageId: puppet.prompts[1]?.id })
    expect(host.sessions).toHaveLength(1)
  })
})

describe('session/cancel', () => {
  it('reaches the agent; its answer and the prompt’s come as they are ready', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1))
    const puppet = await host.prompted()
    peer.write(cancel(2))
    expect(await peer.response(2)).toMatchObject({ result: { cancelled: true } })
    expect(puppet.cancels).toBe(1)
    playTurn(puppet, aborted('user'))
    expect(await peer.response(1)).toMatchObject({ result: { status: 'aborted', reason: aborted('user') } })
  })

  it('says false where nothing runs', async () => {
    const { peer, host } = await serveInitialized()
    host.onCancel = () => false
    peer.write(cancel(1), prompt(2))
    expect(await peer.response(1)).toMatchObject({ result: { cancelled: false } })
    playTurn(await host.prompted())
    await peer.response(2)
    peer.write(cancel(3))
    expect(await peer.response(3)).toMatchObject({ result: { cancelled: false } })
  })

  it('waits for a session that is just being opened', async () => {
    const { peer, host } = await serveInitialized()
    let open = () => {}
    host.onOpen = () =>
      new Promise<void>((resolve) => {
        open = resolve
      })
    peer.write(prompt(1), cancel(2))
    await settle()
    open()
    expect(await peer.response(2)).toMatchObject({ result: { cancelled: true } })
    expect((await host.prompted()).prompts).toHaveLength(1)
  })
})

describe('session/close', () => {
  it('settles a running prompt as disposed before it answers, and forgets the session', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1))
    const first = await host.prompted()
    peer.write(close(2), prompt(3))
    await peer.response(2)
    expect(peer.frames.filter(({ id }) => id)).toMatchObject([
      { id: 1, result: { status: 'aborted', reason: aborted('disposed') } },
      { id: 2, result: { closed: true } },
    ])
    expect(first.disposed).toBe(true)
    const second = await host.prompted()
    expect(second).not.toBe(first)
    first.client.status('main', 'idle')
    playTurn(second)
    expect(await peer.response(3)).toMatchObject({ result: { status: 'ok' } })
  })

  it('lets a new session of the same id begin only after the old one is gone', async () => {
    const { peer, host } = await serveInitialized()
    let gone = () => {}
    host.onDispose = () =>
      new Promise<void>((resolve) => {
        gone = resolve
      })
    peer.write(prompt(1))
    await host.prompted()
    peer.write(close(2), prompt(3))
    await settle()
    expect(host.sessions).toHaveLength(1)
    gone()
    await peer.response(2)
    await settle()
    expect(host.sessions).toHaveLength(2)
  })

  it('tells the end of the turn that the agent tells', async () => {
    const { peer, host } = await serveInitialized()
    host.onDispose = (puppet) => playTurn(puppet, aborted('disposed'))
    peer.write(prompt(1))
    await host.prompted()
    peer.write(close(2))
    await peer.response(2)
    expect(peer.frames.map(({ method, id }) => method ?? id).slice(-3)).toEqual(['session.status', 1, 2])
  })

  it.each([
    [1, { status: 'aborted', reason: aborted('disposed') }],
    [0, { messageId: expect.any(String) }],
  ])('hands an agent that is still being made no message, in version %i', async (version, result) => {
    const { peer, host, server } = await serveInitialized(version)
    let opened = () => {}
    host.onOpen = () =>
      new Promise<void>((resolve) => {
        opened = resolve
      })
    peer.write(prompt(1), version === 1 ? close(2) : shutdown(2))
    await settle()
    opened()
    await peer.response(2)
    peer.end()
    await server.closed
    expect(host.sessions).toMatchObject([{ prompts: [], disposed: true }])
    expect(peer.frames).toMatchObject([
      { id: 1, result },
      { id: 2, result: {} },
    ])
  })

  it('settles a prompt as disposed whose agent drops it and is idle', async () => {
    const { peer, host } = await serveInitialized()
    host.onDispose = ({ client }) => void client.status('main', 'idle')
    peer.write(prompt(1))
    await host.prompted()
    peer.write(close(2))
    await peer.response(2)
    expect(await peer.response(1)).toMatchObject({ result: { status: 'aborted', reason: aborted('disposed') } })
  })

  it('says false for a session that is not there', async () => {
    const { peer } = await serveInitialized()
    peer.write(close(1, 'nobody'))
    expect(await peer.response(1)).toMatchObject({ result: { closed: false } })
  })

  it.each([
    [
      'never ends an agent',
      (host: PuppetHost) => {
        host.onDispose = () => new Promise(() => {})
      },
    ],
    [
      'fails to end an agent',
      (host: PuppetHost) => {
        host.onDispose = () => {
          throw new Error('stuck')
        }
      },
    ],
    [
      'never opens the session',
      (host: PuppetHost) => {
        host.onOpen = () => new Promise(() => {})
      },
    ],
  ])('is not held up by a host that %s', async (_what, arrange) => {
    const { peer, host } = await serveInitialized(1, { disposeTimeoutMs: 1 })
    arrange(host)
    peer.write(prompt(1))
    await settle()
    peer.write(close(2))
    await peer.response(2)
    expect(peer.frames.filter(({ id }) => id)).toMatchObject([{ id: 1, result: { status: 'aborted' } }, { id: 2 }])
  })
})

describe('subagents', () => {
  const message = (content: object[]) => ({
    turn: 1,
    step: 1,
    message: { id: 'm', role: 'assistant', content, source: { kind: 'model', provider: 'p', model: 'm' } },
  })
  const delta = (text: string) => ({ turn: 1, step: 1, chunk: { type: 'text-delta', index: 0, text } })
  const text = (value: string) => [{ type: 'text', text: value }]

  async function finished(
    play: (child: { id: string; client: never }) => void,
    stopReason = 'completed',
    options = {},
  ): Promise<Json> {
    const { peer, host } = await serveInitialized(1, options)
    peer.write(prompt(1))
    const { client } = await host.prompted()
    client.subagentStarted('main', 'child')
    play({ id: 'child', client: client as never })
    client.subagentFinished({ provider: 'spawn', parentSessionId: 'main', childSessionId: 'child', stopReason })
    return (await peer.frame(({ method }) => method === 'subagent.finished')).params as Json
  }

  it('are told with what the child said last', async () => {
    expect(
      await finished((child) => {
        tell(child, 'assistant/chunk', delta('streamed'))
        tell(child, 'assistant/message', message(text('first')), { surfaceOp: 'append' })
        tell(child, 'assistant/message', message(text('last')), { surfaceOp: 'append' })
        tell(child, 'assistant/message', message([]), { surfaceOp: 'append' })
      }),
    ).toEqual({
      provider: 'spawn',
      agentId: 'child',
      parentSessionId: 'main',
      childSessionId: 'child',
      status: 'ok',
      stopReason: 'completed',
      lastAssistantMessage: text('last'),
    })
  })

  it('else with its accumulated text, else with nothing', async () => {
    const streamed = await finished((child) => {
      tell(child, 'assistant/chunk', delta('half a '))
      tell(child, 'assistant/chunk', delta('word'))
    })
    expect(streamed.lastAssistantMessage).toEqual(text('half a word'))
    expect(await finished(() => {})).not.toHaveProperty('lastAssistantMessage')
  })

  it('a reactivated child begins anew', async () => {
    const params = await finished((child) => {
      tell(child, 'assistant/message', message(text('of its first life')), { surfaceOp: 'append' })
      ;(child.client as { subagentStarted(parent: string, child: string): void }).subagentStarted('main', 'child')
    })
    expect(params).not.toHaveProperty('lastAssistantMessage')
  })

  it.each([
    ['max-tokens', false, 'error'],
    ['max-tokens', true, 'ok'],
    ['refusal', true, 'error'],
    ['acme', false, 'error'],
  ])('%s, with maxTokensAsSuccess %s, is %s', async (stopReason, maxTokensAsSuccess, status) => {
    expect(await finished(() => {}, stopReason, { maxTokensAsSuccess })).toMatchObject({ status, stopReason })
  })
})

describe('shutdown', () => {
  it('settles prompts, refuses what comes meanwhile, answers each, and nothing follows', async () => {
    const { peer, host, server } = await serveInitialized()
    let gone = () => {}
    host.onDispose = () =>
      new Promise<void>((resolve) => {
        gone = resolve
      })
    peer.write(prompt(1))
    const puppet = await host.prompted()
    peer.write(shutdown(2), prompt(3), shutdown(4))
    expect(await peer.response(3)).toMatchObject({ error: { code: -32002 } })
    await settle()
    expect(host.closed).toBe(0)
    gone()
    await server.closed
    await settle()
    expect(peer.frames).toMatchObject([
      { id: 3 },
      { id: 1, result: { status: 'aborted', reason: aborted('disposed') } },
      { id: 2, result: {} },
      { id: 4, result: {} },
    ])
    expect(host.closed).toBe(1)
    expect(puppet.client.status('main', 'idle')).toBe(true)
    await settle()
    expect(peer.frames).toHaveLength(4)
  })

  it('waits for agents no longer than disposeTimeoutMs', async () => {
    const { peer, host, server } = await serveInitialized(1, { disposeTimeoutMs: 1 })
    host.onDispose = () => new Promise(() => {})
    peer.write(prompt(1))
    await host.prompted()
    peer.write(shutdown(2))
    await server.closed
    expect(peer.frames).toMatchObject([
      { id: 1, result: { status: 'aborted' } },
      { id: 2, result: {} },
    ])
  })

  it('is served while initialize hangs', async () => {
    const { peer, host, server } = serve(new PuppetHost(), { disposeTimeoutMs: 1 })
    host.onInitialize = () => new Promise(() => {})
    peer.write(initialize(1, 1), prompt(2), shutdown(3))
    await server.closed
    expect(peer.frames).toMatchObject([
      { id: 1, error: { code: -32002 } },
      { id: 2, error: { code: -32002 } },
      { id: 3, result: {} },
    ])
  })

  it.each([
    [1, { status: 'aborted', reason: aborted('disposed') }],
    [0, { messageId: expect.any(String) }],
  ])('behind initialize and a prompt in one chunk, in version %i', async (version, result) => {
    const { peer, server, host } = serve(new PuppetHost())
    peer.write(initialize(1, version), prompt(2), shutdown(3))
    await server.closed
    expect(peer.frames).toMatchObject([
      { id: 1, result: {} },
      { id: 2, result },
      { id: 3, result: {} },
    ])
    expect(host.sessions).toEqual([])
  })
})

describe('the end of input', () => {
  it('answers everything read, and closes the host', async () => {
    const { peer, host, server } = await serveInitialized()
    peer.write(prompt(1))
    const puppet = await host.prompted()
    peer.write(prompt(2, 'other'), cancel(3, 'nobody'))
    peer.end()
    await server.closed
    await settle()
    expect(peer.frames.filter(({ id }) => id)).toHaveLength(3)
    expect(peer.frames.find(({ id }) => id === 1)).toMatchObject({
      result: { status: 'aborted', reason: aborted('disposed') },
    })
    expect([puppet.disposed, host.closed]).toEqual([true, 1])
  })

  it('does not wait for a host that never opens a session', async () => {
    const { peer, host, server } = await serveInitialized(1, { disposeTimeoutMs: 1 })
    host.onOpen = () => new Promise(() => {})
    peer.write(prompt(1))
    await settle()
    peer.end()
    await server.closed
    expect(await peer.response(1)).toMatchObject({ result: { status: 'aborted' } })
  })

  it('is the same when the client no longer reads', async () => {
    const { peer, host, server } = await serveInitialized()
    peer.write(prompt(1))
    const puppet = await host.prompted()
    peer.output.destroy(new Error('EPIPE'))
    await server.closed
    expect(host.closed).toBe(1)
    expect(puppet.client.event('main', {} as never)).toBe(true)
  })

  it('rejects `closed` where the host fails to close', async () => {
    const { peer, host, server } = await serveInitialized()
    host.close = () => {
      throw new Error('cannot close')
    }
    peer.end()
    await expect(server.closed).rejects.toThrow('cannot close')
  })
})

describe('back-pressure', () => {
  it('is handed to the host, and a host that never waits is stopped', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const host = new PuppetHost()
    new HarnessSdkJsonRpcServer(host, peer.input, output, { maxQueuedBytes: 200_000 }).start()
    peer.write(initialize(1, 1), prompt(2))
    const puppet = await host.prompted()
    const data = { turn: 1, step: 1, chunk: { type: 'text-delta', index: 0, text: 'x'.repeat(20_000) } }
    expect(tell(puppet, 'assistant/chunk', data)).toBe(false)
    expect(() => {
      for (;;) tell(puppet, 'assistant/chunk', data)
    }).toThrow(QueueFullError)
    output.release()
    await puppet.client.drained()
    expect(tell(puppet, 'turn/start', { turn: 1 })).toBe(true)
  })

  it('an event that breaks its schema throws to the host, and nothing else is lost', async () => {
    const { peer, host } = await serveInitialized()
    peer.write(prompt(1))
    const puppet = await host.prompted()
    expect(() => tell(puppet, 'turn/start', { turn: 'one' })).toThrow(ProtocolViolationError)
    expect(() => tell(puppet, 'turn/start', { turn: 'one' })).toThrow(
      '/params/event/data/turn must be integer, got "one"',
    )
    playTurn(puppet)
    expect(await peer.response(1)).toMatchObject({ result: { status: 'ok' } })
  })
})
