import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { HarnessClient, HarnessClientOptions } from '../../src/client.js'
import { TimedOutError, TransportClosedError } from '../../src/jsonrpc/errors.js'
import type { Violation } from '../../src/protocol/violation.js'
import { startNode } from '../support/cli.js'
import { answer, fake, isAlive, type Step, turn, version1 } from '../support/fake-runtime.js'
import {
  clientOf,
  embedded,
  gone,
  harnessOf,
  impatient,
  launchOf,
  rejection,
  route,
  scenario,
} from '../support/runtimes/owned.js'
import { deferred } from '../support/streams.js'

const settled = answer({ messageId: 'm', status: 'ok', reason: { kind: 'completed' } })

/** A client of a runtime that is initialized, and does this at a prompt. */
async function prompted(steps: Step[], options: Partial<HarnessClientOptions> = {}): Promise<HarnessClient> {
  const client = clientOf(fake({ 'session/prompt': steps }, { ...impatient, ...options }))
  await client.initialize(route)
  return client
}

/** Collects the lines of standard error. */
function collector() {
  const lines: string[] = []
  return { lines, onStderr: (line: string) => void lines.push(line) }
}

/** The process id that a stubborn runtime says on standard error. */
async function pidAmong(lines: string[]): Promise<number> {
  const said = () => lines.find((line) => line.startsWith('pid '))
  await vi.waitFor(() => expect(said()).toBeDefined(), { timeout: 10_000 })
  return Number(said()?.replace('pid ', ''))
}

/** The process is gone, and its parent has taken notice. */
function expectGone({ pid }: HarnessClient): void {
  expect(() => process.kill(pid as number, 0)).toThrow('ESRCH')
}

describe('the end of a runtime is told with its exit code or signal, and the tail of standard error', () => {
  it('when it exits', async () => {
    const client = await prompted([{ stderr: 'it broke\n' }, { exit: 3 }])
    const error = await rejection<TransportClosedError>(client.prompt('main', 'x'))
    expect(error).toBeInstanceOf(TransportClosedError)
    expect(error).toMatchObject({ code: 'TRANSPORT_CLOSED', exitCode: 3, signal: null, stderr: 'it broke\n' })
    expect(error.message).toBe('the runtime exited with code 3; the last of its standard error:\nit broke')
    expect(client.state).toBe('failed')
    expect(await rejection(client.prompt('main', 'x'))).toBe(error)
  })

  it('when it exits without a word', async () => {
    const client = clientOf({ command: process.execPath, args: ['-e', ''] })
    const error = await rejection<TransportClosedError>(client.initialize(route))
    expect(error.message).toBe('the runtime exited with code 0; it wrote nothing to standard error')
    expect(error).toMatchObject({ exitCode: 0, signal: null, stderr: '' })
  })

  it.each([
    [{ exit: 255 }, 255, null, 'code 255'],
    // POSIX keeps eight bits of an exit code; larger ones exist on Windows only.
    [{ exit: 300 }, 44, null, 'code 44'],
    [{ kill: 'SIGTERM' }, null, 'SIGTERM', 'SIGTERM'],
    [{ kill: 'SIGSEGV' }, null, 'SIGSEGV', 'SIGSEGV'],
  ])('after %j', async (step, exitCode, signal, told) => {
    const client = await prompted([step])
    const error = await rejection<TransportClosedError>(client.prompt('main', 'x'))
    expect(error).toMatchObject({ exitCode, signal })
    expect(error.message).toBe(`the runtime exited with ${told}; it wrote nothing to standard error`)
  })

  it('when it exits before it reads what a pipe cannot hold', async () => {
    const client = clientOf({ command: process.execPath, args: ['-e', 'process.exit(9)'] })
    const early = client.request('initialize', { ...route, cwd: 'x'.repeat(1_000_000) })
    await expect(early).rejects.toMatchObject({ code: 'TRANSPORT_CLOSED', exitCode: 9 })
    const busy = await prompted([{ exit: 8 }])
    const calls = [busy.prompt('main', 'x'), busy.prompt('main', 'x'.repeat(1_000_000))]
    for (const call of calls.map(rejection)) expect(await call).toMatchObject({ exitCode: 8 })
  })

  it('when it is killed with calls in flight, each of which hears it', async () => {
    const client = clientOf(embedded)
    await client.initialize({ provider: 'scenario', model: 'silence' })
    const all = client.subscribe()
    const calls = ['a', 'b', 'c'].map((id) => rejection(client.prompt(id, 'x')))
    for (let chunks = 0; chunks < 3; ) {
      const { method, params } = await all.next()
      if (method === 'session.event' && params.event.type === 'assistant/chunk') chunks++
    }
    process.kill(client.pid as number, 'SIGKILL')
    const errors = await Promise.all(calls)
    for (const error of errors) {
      expect(error).toMatchObject({ exitCode: null, signal: 'SIGKILL', message: expect.stringContaining('SIGKILL') })
    }
  })

  it('when nobody has asked for anything', async () => {
    const client = await prompted([])
    process.kill(client.pid as number, 'SIGKILL')
    await expect(client.subscribe().next()).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(client.state).toBe('failed')
  })

  it('to runs of either version', async () => {
    for (const protocolVersion of [1, 0]) {
      const error = await rejection(scenario('crash', { protocolVersion }).run('x'))
      expect(error).toMatchObject({ exitCode: 3, signal: null, stderr: 'fatal: the button was pressed\n' })
      const killed = await rejection(scenario('crash-mid-frame', { protocolVersion }).run('x'))
      expect(killed).toMatchObject({ exitCode: null, signal: 'SIGKILL' })
    }
  })
})

describe('everything a runtime wrote is delivered before its end is told', () => {
  it('frames, when it exits straight after them', async () => {
    const client = await prompted([{ ...turn.says('x'.repeat(1000)), times: 2000 }, { exit: 0 }])
    const all = client.subscribe()
    await expect(client.prompt('main', 'x')).rejects.toThrow('the runtime exited with code 0')
    let count = 0
    while (all.tryNext()) count++
    expect(count).toBe(2000)
    await expect(all.next()).rejects.toThrow('the runtime exited with code 0')
  })

  it('the answer, when it is the last frame', async () => {
    const client = await prompted([{ ...turn.says('x'.repeat(1000)), times: 500 }, turn.receipt, { exit: 1 }])
    expect(await client.prompt('main', 'x')).toEqual({ messageId: 'm' })
    const script = { 'session/prompt': [turn.inserted(), turn.says('hi'), turn.end(), turn.idle] }
    for (const [initialize, receipt] of [
      [version1, settled],
      [undefined, turn.receipt],
    ] as const) {
      const steps = { ...script, 'session/prompt': [...script['session/prompt'], receipt, { exit: 1 }] }
      const harness = harnessOf({ launch: fake({ ...steps, ...(initialize && { initialize }) }, impatient) })
      expect(await harness.run('x', { sessionId: 'main' })).toMatchObject({ status: 'ok', finalResponse: 'hi' })
    }
  })

  it('standard error, its last line without a line end included', async () => {
    const { lines, onStderr } = collector()
    const client = await prompted([{ stderr: 'line\n', times: 50_000 }, { stderr: 'last ü' }, { exit: 1 }], {
      onStderr,
    })
    const error = await rejection<TransportClosedError>(client.prompt('main', 'x'))
    expect(lines).toHaveLength(50_001)
    expect(lines.at(-1)).toBe('last ü')
    expect(error.stderr).toMatch(/line\nlast ü$/)
  })
})

describe('standard error', () => {
  it('is read to its end by close too', async () => {
    const { lines, onStderr } = collector()
    const code = `process.stdin.resume().on('end', () => {
      require('fs').writeSync(2, 'closing time\\n'.repeat(20000))
      process.exit(0)
    })`
    const client = clientOf({
      ...impatient,
      command: process.execPath,
      args: ['-e', code],
      onStderr,
      disposeEofGraceMs: 10_000,
    })
    await client.start()
    await client.close()
    expect(lines).toHaveLength(20_000)
  })

  it('is read while it floods before the first answer; a bounded tail is kept, and lines are told', async () => {
    const { lines, onStderr } = collector()
    const mebibyte = [{ stderr: 'sixteen bytes ü\n', times: 65_536 }, { stderr: 'last words\n' }]
    const client = clientOf(fake({ start: mebibyte, 'session/prompt': [{ exit: 1 }] }, { onStderr }))
    await client.initialize(route)
    const error = await rejection<TransportClosedError>(client.prompt('main', 'x'))
    expect(Buffer.byteLength(error.stderr ?? '')).toBeLessThanOrEqual(64 * 1024)
    expect(Buffer.byteLength(error.stderr ?? '')).toBeGreaterThan(64 * 1024 - 4)
    expect(error.stderr).toMatch(/last words\n$/)
    expect(error.stderr).not.toContain('\uFFFD')
    expect(lines).toHaveLength(65_537)
    expect(new Set(lines)).toEqual(new Set(['sixteen bytes ü', 'last words']))
  })

  it('is read without anybody who wants it, and in the middle of an answer', async () => {
    for (const protocolVersion of [1, 0]) {
      expect(await scenario('stderr-flood', { protocolVersion }).run('x')).toMatchObject({ status: 'ok' })
    }
  })

  it('goes on being read though the callback fails, or a line has no end', async () => {
    const lines: string[] = []
    const onStderr = (line: string) => {
      lines.push(line)
      throw new Error('mine')
    }
    const client = await prompted([{ stderr: 'x', times: 300_000 }, { stderr: '\nnext\n' }, { exit: 1 }], { onStderr })
    await expect(client.prompt('main', 'x')).rejects.toThrow(/next$/)
    expect(lines).toEqual([expect.stringMatching(/^\(a line of \d+ bytes or more\)$/), 'next'])
  })
})

describe('a runtime that lives but does not do its part', () => {
  it('closes its output', async () => {
    const client = await prompted([{ stderr: 'so long\n' }, { closeStdout: true }, { stay: true }])
    const error = await rejection<TransportClosedError>(client.prompt('main', 'x'))
    expect(error.message).toMatch(/^the runtime closed its output and goes on running; .*\nso long$/)
    expect([error.exitCode, error.signal]).toEqual([undefined, undefined])
    expect([client.state, isAlive(client.pid)]).toEqual(['failed', true])
    await client.close()
    expectGone(client)
  })

  it('closes its input', async () => {
    const client = clientOf({
      ...impatient,
      command: process.execPath,
      args: ['-e', 'require("fs").closeSync(0); console.error("closed"); setInterval(() => {}, 1e6)'],
      onStderr: () => void client.initialize(route).catch(() => {}),
    })
    await client.start()
    await expect(client.subscribe().next()).rejects.toMatchObject({
      message: expect.stringMatching(/^the runtime closed its connection and goes on running/),
      cause: { code: 'EPIPE' },
    })
  })

  it('is stopped: a deadline ends the wait, and close the process', async () => {
    const client = await prompted([])
    process.kill(client.pid as number, 'SIGSTOP')
    await expect(client.prompt('main', 'x', { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'TIMED_OUT',
      method: 'session/prompt',
      timeoutMs: 50,
    })
    // More than a pipe holds: it waits here.
    const large = rejection(client.prompt('main', 'x'.repeat(1_000_000)))
    await client.close()
    expectGone(client)
    expect(await large).toBeInstanceOf(TransportClosedError)
  })

  it('is stopped under a run: its bound ends the run in either version', async () => {
    for (const initialize of [version1, undefined]) {
      const launch = fake({ 'session/prompt': [turn.running], ...(initialize && { initialize }) }, impatient)
      const harness = harnessOf({ launch })
      await harness.start()
      const run = harness.run('x', {
        sessionId: 'main',
        timeoutMs: 300,
        onNotification: () => void process.kill(harness.client.pid as number, 'SIGSTOP'),
      })
      await expect(run).rejects.toMatchObject({ code: 'TIMED_OUT', method: 'session/prompt', timeoutMs: 300 })
      await harness.close()
      expectGone(harness.client)
    }
  })

  it('writes half a frame, then nothing', async () => {
    const violations: Violation[] = []
    const client = await prompted([{ raw: '{"jsonrpc":"2.0","id":' }], {
      requestTimeoutMs: 100,
      onViolation: (violation) => void violations.push(violation),
    })
    await expect(client.prompt('main', 'x')).rejects.toThrow(TimedOutError)
    expect([client.state, violations]).toEqual(['running', []])
    await client.close()
    expectGone(client)
  })

  it('writes half a frame, then is gone', async () => {
    const violations: Violation[] = []
    const client = await prompted([{ raw: '{"jsonrpc":"2.0","id":' }, { kill: 'SIGKILL' }], {
      onViolation: (violation) => void violations.push(violation),
    })
    await expect(client.prompt('main', 'x')).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(violations).toMatchObject([{ kind: 'not-json', frame: '{"jsonrpc":"2.0","id":' }])
  })

  it('writes log lines where frames are expected: they are reported and the stream goes on', async () => {
    const violations: Violation[] = []
    const onViolation = (violation: Violation) => void violations.push(violation)
    const script = { start: [{ raw: 'Listening…\n\n' }], 'session/prompt': [{ raw: 'a log line\n' }, turn.receipt] }
    const client = clientOf(fake(script, { onViolation }))
    await client.initialize(route)
    expect(await client.prompt('main', 'x')).toEqual({ messageId: 'm' })
    expect(violations).toMatchObject([
      { kind: 'not-json', frame: 'Listening…' },
      { kind: 'not-json', frame: 'a log line' },
    ])
  })

  it('goes on writing after a frame over the limit: it is read, so that it can end', async () => {
    const { lines, onStderr } = collector()
    const flood = { ...turn.says('x'.repeat(1000)), times: 3000 }
    const client = await prompted([flood, { stderr: 'done\n' }], { maxFrameBytes: 1000, onStderr })
    await expect(client.prompt('main', 'x')).rejects.toMatchObject({ code: 'FRAME_TOO_LARGE' })
    await vi.waitFor(() => expect(lines).toEqual(['done']), { timeout: 10_000 })
  })
})

describe('close ends', () => {
  it('what ignores everything: shutdown, then the end of input, then SIGTERM, then SIGKILL', async () => {
    const { lines, onStderr } = collector()
    const client = clientOf({
      ...launchOf('stubborn'),
      ...impatient,
      disposeEofGraceMs: 1000,
      disposeGraceMs: 1000,
      onStderr,
    })
    await client.initialize(route)
    await client.close()
    expectGone(client)
    expect(lines.slice(1)).toEqual(['shutdown', 'end of input', 'SIGTERM'])
  })

  it('what ignores everything, however little time it is given', async () => {
    const client = clientOf({ ...launchOf('stubborn'), shutdownTimeoutMs: 0, disposeEofGraceMs: 0, disposeGraceMs: 0 })
    await client.initialize(route)
    await client.close()
    expectGone(client)
  })

  /** Starts a runtime below a shell, which waits for it. */
  async function wrapped(options: Partial<HarnessClientOptions>, ...kind: string[]) {
    const { lines, onStderr } = collector()
    const { command, args } = launchOf('stubborn', ...kind)
    const quoted = [command, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
    const client = clientOf({
      ...impatient,
      command: '/bin/sh',
      args: ['-c', `${quoted}; exit 1`],
      onStderr,
      ...options,
    })
    await client.initialize(route)
    const grandchild = await pidAmong(lines)
    expect(grandchild).not.toBe(client.pid)
    expect(isAlive(grandchild)).toBe(true)
    return { client, grandchild, lines }
  }

  it('the whole process group by SIGTERM: a wrapper shell and its child', async () => {
    const { client, grandchild, lines } = await wrapped({ disposeGraceMs: 100_000 }, 'obedient')
    await client.close()
    expectGone(client)
    expect(isAlive(grandchild)).toBe(false)
    expect(lines).toContain('SIGTERM')
  })

  it('the whole process group by SIGKILL: the shell is gone by then, its child is not', async () => {
    const { client, grandchild } = await wrapped({})
    await client.close()
    expectGone(client)
    expect(isAlive(grandchild)).toBe(false)
  })

  it('what a runtime leaves behind that ends well', async () => {
    const { lines, onStderr } = collector()
    const client = clientOf({ ...launchOf('family'), ...impatient, disposeEofGraceMs: 5000, onStderr })
    await client.initialize(route)
    const grandchild = await pidAmong(lines)
    await client.close()
    expectGone(client)
    expect(isAlive(grandchild)).toBe(false)
  })

  it('what a runtime leaves behind that has gone: a pipe somebody else holds does not hide its end', async () => {
    const { lines, onStderr } = collector()
    const client = clientOf({ ...launchOf('family', 'leave'), ...impatient, onStderr })
    await client.initialize(route)
    const grandchild = await pidAmong(lines)
    await expect(client.prompt('main', 'x')).rejects.toMatchObject({ exitCode: 5 })
    expect(isAlive(grandchild)).toBe(true)
    await client.close()
    expect(isAlive(grandchild)).toBe(false)
  })
})

describe('a process that left the group of the runtime, and holds its pipes,', () => {
  it.each(['after the runtime has gone', 'while it runs'])('keeps nobody waiting %s', async (when) => {
    const { lines, onStderr } = collector()
    // Bounds longer than the test may take: nobody waits for them, since the runtime itself has ended.
    const client = clientOf({
      ...launchOf('daemon'),
      disposeEofGraceMs: 1_000_000,
      disposeGraceMs: 1_000_000,
      onStderr,
    })
    await client.initialize(route)
    const daemon = await pidAmong(lines)
    onTestFinished(() => void process.kill(daemon, 'SIGKILL'))
    if (when !== 'while it runs') await expect(client.prompt('main', 'x')).rejects.toMatchObject({ exitCode: 5 })
    await client.close()
    expectGone(client)
    // It left the group to outlive it; to end such a thing is up to whoever started it.
    expect(isAlive(daemon)).toBe(true)
  })
})

it('a process group that is gone is not signalled: its number may be that of somebody else’s by now', async () => {
  const client = await prompted([{ exit: 1 }])
  await expect(client.prompt('main', 'x')).rejects.toMatchObject({ exitCode: 1 })
  const kill = vi.spyOn(process, 'kill')
  await client.close()
  expect(kill.mock.calls).toEqual([])
  kill.mockRestore()
})

describe('close may come at any moment, twice at once, and leaves nothing behind', () => {
  const moments: [string, (client: HarnessClient) => unknown][] = [
    ['before the start', () => {}],
    ['during the start', (client) => client.start()],
    ['with the handshake not yet sent', (client) => client.initialize(route)],
    ['during the handshake', (client) => handshakeSent(client)],
  ]

  /** Resolves once `initialize` has been sent to a runtime that never answers it. */
  async function handshakeSent(client: HarnessClient): Promise<unknown> {
    await client.start()
    const initialized = client.initialize(route)
    initialized.catch(() => {})
    await nextTurn()
    return { initialized }
  }

  it.each(moments)('%s', async (_when, begin) => {
    const client = clientOf(
      fake({ initialize: [] }, { ...impatient, shutdownTimeoutMs: 1000, disposeEofGraceMs: 5000 }),
    )
    const waiting = rejection(client.subscribe().next())
    const begun = Promise.resolve(begin(client)).catch((error: unknown) => error)
    if (begin === moments[3]?.[1]) await begun
    await Promise.all([client.close(), client.close()])
    await client.close()
    expect(client.state).toBe('closed')
    if (client.pid !== undefined) expectGone(client)
    expect(await waiting).toMatchObject({ code: 'TRANSPORT_CLOSED', message: 'the client was closed' })
    await expect(client.request('shutdown')).rejects.toThrow(TransportClosedError)
    await expect(client.initialize(route)).rejects.toThrow(TransportClosedError)
    expect(await rejection(client.subscribe().next())).toMatchObject({ message: 'the client was closed' })
  })

  it('with calls in flight, all of which settle', async () => {
    const client = await prompted([])
    const calls = ['a', 'b'].map((id) => rejection(client.prompt(id, 'x')))
    await nextTurn()
    const closing = client.close()
    const tooLate = rejection(client.prompt('c', 'x'))
    await closing
    for (const error of await Promise.all([...calls, tooLate])) {
      expect(error).toMatchObject({ code: 'TRANSPORT_CLOSED', message: 'the client was closed' })
    }
    expectGone(client)
  })

  it('with runs in flight: they settle as aborted, or reject where the runtime says nothing of its turn', async () => {
    for (const [harness, outcome] of [
      [scenario('silence'), { status: 'aborted', reason: { kind: 'aborted', reason: { kind: 'disposed' } } }],
      [harnessOf({ launch: launchOf('never') }), { code: 'TRANSPORT_CLOSED', message: 'the client was closed' }],
    ] as const) {
      const { promise: begun, resolve } = deferred<void>()
      const run = harness.run('x', { onNotification: () => resolve() }).catch((error: unknown) => error)
      await begun
      await Promise.all([harness.close(), harness.close()])
      expect(await run).toMatchObject(outcome)
    }
  })

  it('of a harness: before, during and after its start', async () => {
    for (const begin of [() => undefined, 'run', 'start'] as const) {
      const harness = harnessOf({ launch: impatient })
      const begun =
        begin === 'run' ? rejection(harness.run('x')) : begin === 'start' ? rejection(harness.start()) : undefined
      await Promise.all([harness.close(), harness.close()])
      if (begun) expect(await begun).toMatchObject({ code: 'TRANSPORT_CLOSED' })
      await expect(harness.run('y')).rejects.toThrow('the harness was closed')
      await expect(harness.start()).rejects.toThrow('the harness was closed')
      if (harness.client.pid !== undefined) expectGone(harness.client)
    }
  })

  it('after the runtime has failed, or could not be started', async () => {
    const crashed = await prompted([{ exit: 1 }])
    const error = await rejection(crashed.prompt('main', 'x'))
    await crashed.close()
    expect(crashed.state).toBe('closed')
    expect(await rejection(crashed.prompt('main', 'x'))).toBe(error)
    const missing = clientOf({ command: '/no/such/runtime' })
    await expect(missing.start()).rejects.toThrow('was not found')
    await missing.close()
    expect(missing.state).toBe('closed')
  })

  it('leaves no listener on this process', async () => {
    const listeners = () => process.eventNames().map((name) => [name, process.listenerCount(name)])
    const before = listeners()
    const harness = harnessOf()
    await harness.run('x')
    await harness.close()
    expect(listeners()).toEqual(before)
  })
})

describe('a program that uses the SDK', () => {
  /** A program, and what it tells line by line. */
  function hostOf(...args: string[]) {
    const child = startNode([...launchOf('host', ...args).args])
    const told = (async function* () {
      let text = ''
      for await (const chunk of child.stdout as NodeJS.ReadableStream) {
        const lines = (text + String(chunk)).split('\n')
        text = lines.pop() ?? ''
        for (const line of lines) yield JSON.parse(line)
      }
    })()
    const next = async () => (await told.next()).value
    return { child, next }
  }

  it.each([
    ['closes-after', 'text', undefined],
    ['closes-after', 'crash', 'TRANSPORT_CLOSED'],
    ['closes-during', 'silence', undefined],
  ])('has nothing left to wait for once it %s %s', async (how, model, failure) => {
    const { child, next } = hostOf(how, model)
    await next()
    const { pid, failure: code } = await next()
    expect(code).toBe(failure)
    const { before, after } = await next()
    expect(after).toEqual(before)
    expect(await child.outcome).toMatchObject({ code: 0, stderr: '' })
    expect(isAlive(pid)).toBe(false)
  })

  it.each([
    ['exits', undefined],
    ['throws', undefined],
    ['waits', 'SIGKILL'],
    ['waits', 'SIGTERM'],
  ] as const)(
    'and %s without closing, or by %s: the runtime sees the end of its input and ends too',
    async (how, signal) => {
      const { child, next } = hostOf(how, 'silence')
      await next()
      const { pid } = await next()
      expect(pid).toBeGreaterThan(0)
      if (signal) child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await gone(pid)
    },
  )
})
