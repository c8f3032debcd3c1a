import { once } from 'node:events'
import { chmodSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { HarnessClient, type HarnessClientOptions, type HarnessNotification } from '../../src/client.js'
import { LaunchError, TimedOutError, TransportClosedError, VersionMismatchError } from '../../src/jsonrpc/errors.js'
import type { Violation } from '../../src/protocol/violation.js'
import { cli, startNode, temporaryFolder, written } from '../support/cli.js'
import { answer, event, fake, isAlive, serverInfo, turn, version1 } from '../support/fake-runtime.js'
import { settle } from '../support/streams.js'

const route = { provider: 'p', model: 'm' }
const serve: HarnessClientOptions = { command: process.execPath, args: [cli, 'serve'] }
const embedded = (model: string) => ({ provider: 'scenario', model })

/** A client that is closed when the test ends. */
function clientOf(options: HarnessClientOptions): HarnessClient {
  const client = new HarnessClient(options)
  onTestFinished(() => client.close())
  return client
}

const sessionOf = ({ params }: HarnessNotification) =>
  ((params as { sessionId?: string }).sessionId ?? (params as { childSessionId?: string }).childSessionId) as string

describe('the protocol layer', () => {
  it('starts, shakes hands, prompts, cancels, closes a session, and shuts down', async () => {
    const client = clientOf(serve)
    expect([client.state, client.pid]).toEqual(['new', undefined])
    await client.start()
    expect(client.state).toBe('running')
    expect(isAlive(client.pid)).toBe(true)
    await client.initialize({ provider: 'echo', model: 'echo' })
    expect(client.protocolVersion).toBe(1)
    expect(client.serverInfo?.name).toBe('deepseek-harness-sdk-runtime')
    expect(await client.prompt('s', 'hi')).toMatchObject({ status: 'ok' })
    expect(await client.cancel('s')).toBe(false)
    expect(await client.closeSession('s')).toBe(true)
    expect(await client.closeSession('s')).toBe(false)
    await client.close()
    expect([client.state, isAlive(client.pid)]).toEqual(['closed', false])
  })

  it('makes cwd absolute before it crosses, and says who it is and what it speaks', async () => {
    const sent: string[] = []
    const client = clientOf(
      fake({}, { onTraffic: (from, chunk) => void (from === 'client' && sent.push(String(chunk))) }),
    )
    await client.initialize({ ...route, cwd: 'some/where' })
    expect(JSON.parse(sent[0] ?? '').params).toEqual({
      ...route,
      protocolVersion: 1,
      clientInfo: { name: 'dsh-wire', version: expect.any(String) },
      cwd: path.resolve('some/where'),
    })
  })

  it('a subscription opened before a prompt misses nothing, and a slow one holds up no other', async () => {
    const client = clientOf(serve)
    await client.initialize(embedded('subagent'))
    const all = client.subscribe()
    const slow = client.subscribe()
    const statuses = client.subscribe(({ method }) => method === 'session.status')
    const other = client.subscribeSessionTree('nobody')
    await client.prompt('s', 'x')
    const heard = Array.from({ length: 1000 }, () => all.tryNext()).filter((item) => item !== undefined)
    expect(heard[0]).toMatchObject({ method: 'session.event', params: { event: { type: 'agent/inbox/spliced' } } })
    expect(heard.at(-1)).toMatchObject({ method: 'session.status', params: { sessionId: 's', status: 'idle' } })
    expect(new Set(heard.map(sessionOf)).size).toBe(2)
    expect((await statuses.next()).method).toBe('session.status')
    expect(await slow.next()).toEqual(heard[0])
    expect(other.tryNext()).toBeUndefined()
  })

  it('discovered ancestry lasts as long as the runtime', async () => {
    const started = {
      frame: {
        jsonrpc: '2.0',
        method: 'subagent.started',
        params: { parentSessionId: 'main', childSessionId: 'child' },
      },
    }
    const later = event('turn/start', { turn: 1 }, {}, 'child')
    const settled = answer({ messageId: 'm', status: 'ok', reason: { kind: 'completed' } })
    const client = clientOf(
      fake({
        initialize: version1,
        'session/prompt': [started, settled],
        'session/close': [later, answer({ closed: true })],
      }),
    )
    await client.initialize(route)
    await client.prompt('main', 'x')
    const tree = client.subscribeSessionTree('main')
    await client.closeSession('main')
    expect(tree.tryNext()).toMatchObject({ params: { sessionId: 'child' } })
  })

  it('a filter that throws is reported and harms nobody', async () => {
    const violations: Violation[] = []
    const client = clientOf({ ...serve, onViolation: (violation) => void violations.push(violation) })
    await client.initialize({ provider: 'echo', model: 'echo' })
    client.subscribe(() => {
      throw new Error('mine')
    })
    expect(await client.prompt('s', 'x')).toMatchObject({ status: 'ok' })
    expect(violations[0]).toMatchObject({ kind: 'handler-failed', message: expect.stringContaining('mine') })
  })

  it('hands on notifications of later releases', async () => {
    const later = { jsonrpc: '2.0', method: 'acme/later', params: [1] }
    const client = clientOf(fake({ 'session/prompt': [{ frame: later }, turn.receipt] }))
    await client.initialize(route)
    const all = client.subscribe()
    await client.prompt('main', 'x')
    expect(all.tryNext()).toEqual({ method: 'acme/later', params: [1] })
  })
})

describe('launching', () => {
  it('merges env over this process’s, unless told not to inherit', async () => {
    const print = `process.stderr.write(JSON.stringify([process.env.MINE, process.env.PATH !== undefined, process.env.HOME !== undefined, process.cwd()]) + '\\n')`
    const folder = realpathSync(temporaryFolder())
    const run = async (options: Partial<HarnessClientOptions>) => {
      const lines: string[] = []
      const client = clientOf({
        command: process.execPath,
        args: ['-e', print],
        cwd: folder,
        onStderr: (line) => void lines.push(line),
        ...options,
      })
      await expect(client.initialize(route)).rejects.toThrow(TransportClosedError)
      return JSON.parse(lines[0] ?? '')
    }
    expect(await run({ env: { MINE: 'ü 1' } })).toEqual(['ü 1', true, true, folder])
    expect(await run({ env: { MINE: 'x', HOME: undefined } })).toEqual(['x', true, false, folder])
    expect(await run({ env: { MINE: 'x' }, inheritEnv: false })).toEqual(['x', false, false, folder])
  })

  it('uses no shell', async () => {
    const client = clientOf({ command: 'echo hi; true' })
    await expect(client.start()).rejects.toMatchObject({ reason: 'command-not-found' })
  })

  it('tells apart what cannot be started', async () => {
    const folder = temporaryFolder()
    const script = path.join(folder, 'script')
    writeFileSync(script, '#!/bin/sh\n')
    const interpreter = path.join(folder, 'odd')
    writeFileSync(interpreter, '#!/no/such/interpreter\n')
    chmodSync(interpreter, 0o755)
    mkdirSync(path.join(folder, 'dir'))
    const node = process.execPath
    const cases: [HarnessClientOptions, string, RegExp][] = [
      [{ command: path.join(folder, 'missing') }, 'command-not-found', /was not found; give a path/],
      [{ command: 'no-such-command-anywhere' }, 'command-not-found', /was not found/],
      [{ command: interpreter }, 'command-not-found', /the interpreter that its first line names is not/],
      [{ command: path.join(folder, 'dir') }, 'command-is-directory', /is a directory/],
      [{ command: script }, 'command-not-executable', /may not be executed/],
      [{ command: node, cwd: path.join(folder, 'missing') }, 'cwd-not-found', /working directory .* does not exist/],
      [{ command: node, cwd: script }, 'cwd-not-directory', /is not a directory/],
      [{ command: 'nul\0byte' }, 'other', /could not be started/],
    ]
    for (const [options, reason, message] of cases) {
      const client = clientOf(options)
      const failure = client.initialize(route)
      await expect(failure).rejects.toThrow(LaunchError)
      await expect(failure).rejects.toMatchObject({
        code: 'LAUNCH_FAILED',
        reason,
        message: expect.stringMatching(message),
      })
      expect(client.state).toBe('failed')
      await client.close()
    }
  })
})

describe('a runtime that fails', () => {
  /** The error of a prompt to a runtime that does this instead of answering. */
  async function promptError(steps: Parameters<typeof fake>[0][string], options: Partial<HarnessClientOptions> = {}) {
    const client = clientOf(fake({ 'session/prompt': steps }, options))
    await client.initialize(route)
    const error = await client.prompt('main', 'x').then(
      () => undefined,
      (reason: unknown) => reason,
    )
    return { client, error: error as TransportClosedError }
  }

  it('exits: the exit code and the tail of standard error are in the error', async () => {
    const { client, error } = await promptError([{ stderr: 'it broke\n' }, { exit: 3 }])
    expect(error).toBeInstanceOf(TransportClosedError)
    expect(error).toMatchObject({ code: 'TRANSPORT_CLOSED', exitCode: 3, signal: null, stderr: 'it broke\n' })
    expect(error.message).toBe('the runtime exited with code 3; the last of its standard error:\nit broke')
    expect(client.state).toBe('failed')
    await expect(client.prompt('main', 'x')).rejects.toBe(error)
    await expect(client.subscribe().next()).rejects.toBe(error)
  })

  it('is killed with calls in flight', async () => {
    const client = clientOf(fake({ 'session/prompt': [{ stderr: 'here\n' }] }))
    await client.initialize(route)
    const calls = Promise.allSettled([client.prompt('main', 'x'), client.prompt('other', 'y')])
    await settle()
    process.kill(client.pid as number, 'SIGKILL')
    for (const outcome of await calls) {
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { exitCode: null, signal: 'SIGKILL', message: expect.stringContaining('SIGKILL') },
      })
    }
  })

  it('exits straight after its last frames: they are delivered first', async () => {
    const client = clientOf(fake({ 'session/prompt': [{ ...turn.says('x'.repeat(1000)), times: 500 }, { exit: 0 }] }))
    await client.initialize(route)
    const all = client.subscribe()
    await expect(client.prompt('main', 'x')).rejects.toThrow('the runtime exited with code 0')
    let count = 0
    while (all.tryNext()) count++
    expect(count).toBe(500)
    await expect(all.next()).rejects.toThrow('the runtime exited with code 0')
  })

  it('closes its output and goes on running', async () => {
    const { client, error } = await promptError([{ closeStdout: true }, { stay: true }])
    expect(error.message).toMatch(/^the runtime closed its output and goes on running/)
    expect(error.exitCode).toBeUndefined()
    await client.close()
    expect(isAlive(client.pid)).toBe(false)
  })

  it('floods standard error before its first answer: all of it is read, its tail is kept', async () => {
    const lines: string[] = []
    const client = clientOf(
      fake(
        { start: [{ stderr: 'flood\n', times: 180_000 }, { stderr: 'last words\n' }], 'session/prompt': [{ exit: 1 }] },
        { onStderr: (line) => void lines.push(line) },
      ),
    )
    await client.initialize(route)
    const error = (await client.prompt('main', 'x').catch((reason) => reason)) as TransportClosedError
    expect(Buffer.byteLength(error.stderr ?? '')).toBe(64 * 1024)
    expect(error.stderr).toMatch(/last words\n$/)
    expect(lines).toHaveLength(180_001)
  })

  it('writes log lines on standard output: they are reported and the stream goes on', async () => {
    const violations: Violation[] = []
    const client = clientOf(
      fake(
        { start: [{ raw: 'Listening…\n' }], 'session/prompt': [{ raw: 'a log line\n' }, turn.receipt] },
        { onViolation: (violation) => void violations.push(violation) },
      ),
    )
    await client.initialize(route)
    expect(await client.prompt('main', 'x')).toEqual({ messageId: 'm' })
    expect(violations).toMatchObject([{ kind: 'not-json' }, { kind: 'not-json' }])
  })

  it('writes half a frame, then nothing', async () => {
    const { error } = await promptError([{ raw: '{"jsonrpc":"2.0","id":' }], { requestTimeoutMs: 100 })
    expect(error).toBeInstanceOf(TimedOutError)
  })

  it('is stopped: a deadline ends the wait, and close ends the process', async () => {
    const client = clientOf(fake({}, { disposeEofGraceMs: 50, disposeGraceMs: 100, shutdownTimeoutMs: 50 }))
    await client.initialize(route)
    process.kill(client.pid as number, 'SIGSTOP')
    await expect(client.prompt('main', 'x', { timeoutMs: 50 })).rejects.toMatchObject({
      method: 'session/prompt',
      timeoutMs: 50,
    })
    await client.close()
    expect(isAlive(client.pid)).toBe(false)
  })

  it('never answers the handshake', async () => {
    const client = clientOf(fake({ initialize: [] }, { initializeTimeoutMs: 50 }))
    await expect(client.initialize(route)).rejects.toMatchObject({
      code: 'TIMED_OUT',
      method: 'initialize',
      timeoutMs: 50,
    })
  })

  it('answers with a newer version', async () => {
    const client = clientOf(fake({ initialize: [answer({ serverInfo, protocolVersion: 9 })] }))
    await expect(client.initialize(route)).rejects.toThrow(VersionMismatchError)
  })
})

describe('close', () => {
  it('may come at any moment, twice at once, and leaves nothing behind', async () => {
    const moments: [string, (client: HarnessClient) => unknown][] = [
      ['before the start', () => {}],
      ['during the start', (client) => client.start().catch(() => {})],
      ['during the handshake', (client) => client.initialize(route).catch(() => {})],
    ]
    for (const [, begin] of moments) {
      const client = clientOf(fake({ initialize: [] }, { shutdownTimeoutMs: 50 }))
      begin(client)
      await Promise.all([client.close(), client.close()])
      expect(client.state).toBe('closed')
      expect(isAlive(client.pid)).toBe(false)
      await expect(client.start()).rejects.toThrow()
      await expect(client.request('shutdown')).rejects.toThrow(TransportClosedError)
    }
  })

  it('settles calls in flight and whoever waits for notifications', async () => {
    const client = clientOf(fake({ 'session/prompt': [] }))
    await client.initialize(route)
    const call = client.prompt('main', 'x')
    const waiting = client.subscribe().next()
    const settled = Promise.allSettled([call, waiting])
    await client.close()
    expect(await settled).toMatchObject([
      { status: 'rejected', reason: { code: 'TRANSPORT_CLOSED' } },
      { status: 'rejected', reason: { code: 'TRANSPORT_CLOSED' } },
    ])
  })

  it('ends a runtime that ignores the end of its input and SIGTERM', async () => {
    const client = clientOf(
      fake(
        { start: [{ ignore: ['SIGTERM'] }, { stay: true }], shutdown: [] },
        { shutdownTimeoutMs: 20, disposeEofGraceMs: 20, disposeGraceMs: 100 },
      ),
    )
    await client.initialize(route)
    await client.close()
    expect(isAlive(client.pid)).toBe(false)
  })

  it('ends the grandchild of a wrapper shell', async () => {
    const inner = fake({ start: [{ ignore: ['SIGTERM'] }, { stay: true }], shutdown: [] })
    const quoted = [inner.command, ...(inner.args ?? [])].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
    const lines: string[] = []
    const client = clientOf({
      command: '/bin/sh',
      args: ['-c', `${quoted} & echo $! >&2; wait`],
      shutdownTimeoutMs: 20,
      disposeEofGraceMs: 20,
      disposeGraceMs: 200,
      onStderr: (line) => void lines.push(line),
    })
    // A background process of a shell has no input of its own: it is only there to be left behind.
    await client.start()
    await vi.waitFor(() => expect(lines).toHaveLength(1))
    const grandchild = Number(lines[0])
    expect(isAlive(grandchild)).toBe(true)
    await client.close()
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false))
  })

  it('leaves a program that uses it nothing to wait for', async () => {
    const file = path.join(temporaryFolder(), 'program.mjs')
    writeFileSync(
      file,
      `import { DeepSeekHarness } from ${JSON.stringify(cli.replace('cli.js', 'client.js'))}
       const harness = new DeepSeekHarness()
       console.log((await harness.run('hi')).finalResponse)
       await harness.close()
       process.on('exit', () => console.log(process.getActiveResourcesInfo().filter((name) => name !== 'PipeWrap').join()))`,
    )
    const child = startNode([file])
    expect(await child.outcome).toMatchObject({ code: 0, stdout: 'hi\n\n', stderr: '' })
  })
})

describe('a host program that does not close', () => {
  const program = (end: string) => `import { HarnessClient } from ${JSON.stringify(cli.replace('cli.js', 'client.js'))}
    const client = new HarnessClient({ command: process.execPath, args: [${JSON.stringify(cli)}, 'serve'] })
    await client.initialize({ provider: 'scenario', model: 'silence' })
    client.prompt('s', 'x').catch(() => {})
    console.log(client.pid)
    ${end}`

  it.each([
    ['exits', 'setTimeout(() => process.exit(0), 50)', undefined],
    ['is killed', '', 'SIGKILL'],
    ['crashes', 'setTimeout(() => { throw new Error("oops") }, 50)', undefined],
  ] as const)('%s: the runtime sees the end of its input and ends too', async (_what, end, signal) => {
    const file = path.join(temporaryFolder(), 'program.mjs')
    writeFileSync(file, program(end))
    const child = startNode([file])
    const pid = Number(await written(child.stdout, /\d+\n/))
    expect(isAlive(pid)).toBe(true)
    if (signal) child.kill(signal)
    await once(child, 'exit')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  })
})

describe('options', () => {
  it('that are times a timer cannot hold are refused when they are set', () => {
    for (const name of [
      'requestTimeoutMs',
      'initializeTimeoutMs',
      'shutdownTimeoutMs',
      'disposeEofGraceMs',
      'disposeGraceMs',
    ]) {
      expect(() => new HarnessClient({ command: 'x', [name]: 2 ** 31 })).toThrow(
        `${name} must be a number of milliseconds`,
      )
    }
  })

  it('a bound per client holds for every call that sets none', async () => {
    const client = clientOf(fake({ 'session/prompt': [] }, { requestTimeoutMs: 30 }))
    await client.initialize(route)
    await expect(client.prompt('main', 'x')).rejects.toMatchObject({ method: 'session/prompt', timeoutMs: 30 })
  })
})

it('speaks version 1 with a runtime that does, and 0 with one that does not', async () => {
  for (const [initialize, version] of [
    [version1, 1],
    [undefined, 0],
  ] as const) {
    const client = clientOf(fake(initialize ? { initialize } : {}))
    await client.initialize(route)
    expect(client.protocolVersion).toBe(version)
  }
})

it('an event that breaks its schema is reported and not handed on', async () => {
  const violations: Violation[] = []
  const client = clientOf(
    fake(
      { 'session/prompt': [event('turn/start', {}), turn.receipt] },
      { onViolation: (violation) => void violations.push(violation) },
    ),
  )
  await client.initialize(route)
  const all = client.subscribe()
  await client.prompt('main', 'x')
  expect(all.tryNext()).toBeUndefined()
  expect(violations).toMatchObject([{ kind: 'invalid-params', pointer: '/params/event/data/turn' }])
})
