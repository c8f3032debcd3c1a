import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { cli, root, runCli, runOnTerminal, startCli, temporaryFolder, written } from '../support/cli.js'
import { isAlive } from '../support/fake-runtime.js'

/** Arguments that run a scenario made of these actions. */
function playing(...actions: object[]): string[] {
  const file = path.join(temporaryFolder(), 'scenario.json')
  writeFileSync(file, JSON.stringify({ turns: [{ steps: actions.map((action) => ({ actions: [action] })) }] }))
  return ['run', '--provider', 'scenario', '--model', file, 'x']
}

describe('dsh-wire run', () => {
  it('shows the answer, then the outcome', async () => {
    const { code, stdout, stderr } = await runCli(['run', 'Say hi.'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(
      /^Say hi\.\n\nstatus {3}ok\nreason {3}completed\nusage {4}\d+ input tokens, \d+ output tokens\nsession {2}\S+\ntime {5}\d+ ms\n$/,
    )
  })

  it('sends a sample without a prompt, and standard input for -', async () => {
    expect((await runCli(['run'])).stdout).toContain('Hello!')
    expect((await runCli(['run', '-'], { stdin: 'from a pipe' })).stdout).toMatch(/^from a pipe\n/)
  })

  it('looks for the folder where the runtime is', async () => {
    const runtime = `'${process.execPath}' '${cli}' serve`
    const { code, stdout } = await runCli(['run', '--cwd', '/no/such', '--runtime', runtime, 'hello'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^hello\n/)
  })

  it('refuses standard input that is no text', async () => {
    const child = startCli(['run', '-'])
    child.stdin?.end(Buffer.from([0x68, 0x69, 0xff]))
    const { code, stderr } = await child.outcome
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'dsh-wire run: the prompt on standard input is not UTF-8 text\nSee dsh-wire run --help\n',
    })
  })

  it('shows each message on a line of its own', async () => {
    const { stdout } = await runCli(playing({ type: 'text', text: 'one' }, { type: 'text', text: 'two\n' }))
    expect(stdout).toMatch(/^one\ntwo\n\nstatus/)
  })

  it('joins the halves of a character', async () => {
    const { stdout } = await runCli(['run', '--provider', 'scenario', '--model', 'lone-surrogates', 'x'])
    expect(stdout).toMatch(/^A smile: 😀, and half a smile: \uFFFD\.\n/u)
  })

  it('begins a line where a request begins again, and says why', async () => {
    const { stdout, stderr } = await runCli(['run', '--provider', 'scenario', '--model', 'retry', 'x'])
    expect(stdout).toMatch(/^As I was say\nAs I was saying: back from lunch.\n\nstatus/)
    expect(stderr).toContain(
      'dsh-wire run: the request to the model failed and begins again: The model is out for lunch',
    )
  })

  it.each(['crash', 'crash-mid-frame'])('ends the line that %s cuts off', async (model) => {
    const { code, stdout } = await runCli(['run', '--provider', 'scenario', '--model', model, 'x'])
    expect({ code, ends: /[^\n]\n$/.test(stdout) }).toEqual({ code: 1, ends: true })
  })

  it('ends the line that the time limit cuts off, and names the option', async () => {
    const run = ['run', '--provider', 'scenario', '--model', 'silence', 'x']
    const { code, stdout, stderr } = await runCli([...run, '--timeout', '500'])
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: 'I shall now hold my breath.\n',
      stderr: 'dsh-wire run: the run did not end within 500 ms; raise --timeout if it may take longer\n',
    })
  })

  it('says what happened before it waits for a stubborn runtime, which a second Ctrl-C ends at once', async () => {
    const runtime = path.join(root, 'test/support/runtimes/lingers.mjs')
    const asked = path.join(temporaryFolder(), 'asked to end')
    const child = startCli(['run', '--runtime', `node "${runtime}" "${asked}"`, 'x'])
    const pid = Number(/\d+/.exec(await written(child.stdout, /;/))?.[0])
    child.kill('SIGINT')
    await written(child.stderr, /run: cancelled\n.*waiting for the runtime to end; Ctrl-C ends it at once\n/)
    expect(isAlive(pid)).toBe(true)
    child.kill('SIGINT')
    expect(await child.outcome).toMatchObject({ code: 130, signal: null })
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000 })
    expect(existsSync(asked)).toBe(false)
  })

  it('streams the text as it arrives, cancels the turn on Ctrl-C, and shows how it ended', async () => {
    const child = startCli(['run', '--provider', 'scenario', '--model', 'silence', 'x'])
    await written(child.stdout, /./)
    child.kill('SIGINT')
    const { code, stdout } = await child.outcome
    expect(code).toBe(130)
    expect(stdout).toContain('aborted by user')
  })

  it('prints one JSON object with --json', async () => {
    const { code, stdout } = await runCli(['run', '--json', '--session', 's 1', 'héllo 🎉'])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      sessionId: 's 1',
      status: 'ok',
      reason: { kind: 'completed' },
      finalResponse: 'héllo 🎉',
      usage: { inputTokens: expect.any(Number), outputTokens: expect.any(Number) },
      settledBy: 'response',
      protocolVersion: 1,
      durationMs: expect.any(Number),
      violations: [],
    })
  })

  it('exits with 1 where the outcome is not ok', async () => {
    const { code, stdout } = await runCli(['run', '--provider', 'scenario', '--model', 'error', 'x'])
    expect(code).toBe(1)
    expect(stdout).toMatch(/status {3}error\nreason {3}error: .+ \([A-Z_]+\)/)
  })

  it('says why a run failed, without a stack trace', async () => {
    const crash = await runCli(['run', '--provider', 'scenario', '--model', 'crash', 'x'])
    expect(crash.code).toBe(1)
    expect(crash.stderr).toMatch(/^dsh-wire run: the runtime exited with code \d+/)
    const provider = await runCli(['run', '--provider', 'nobody', 'x'])
    expect(provider).toMatchObject({ code: 1, stderr: 'dsh-wire run: there is no provider "nobody" in this runtime\n' })
    const missing = await runCli(['run', '--runtime', '/no/such/program', 'x'])
    expect(missing.code).toBe(1)
    expect(missing.stderr).toMatch(/^dsh-wire run: \/no\/such\/program was not found/)
    for (const { stderr } of [crash, provider, missing]) expect(stderr).not.toContain('    at ')
  })

  it('drives any other runtime with --runtime, spaces in its path included', async () => {
    const folder = temporaryFolder()
    const script = path.join(folder, 'a runtime.mjs')
    writeFileSync(script, `process.argv[2] = 'serve'\nawait import(${JSON.stringify(cli)})\n`)
    const { code, stdout } = await runCli(['run', '--runtime', `node "${script}"`, 'hi'])
    expect({ code, first: stdout.split('\n')[0] }).toEqual({ code: 0, first: 'hi' })
  })

  it('records what crossed, and the recording is valid', async () => {
    const file = path.join(temporaryFolder(), 'talk.ndjson')
    expect((await runCli(['run', '--record', file, 'Say hi.'])).code).toBe(0)
    const lines = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(new Set(lines.map(({ from }) => from))).toEqual(new Set(['client', 'server']))
    expect(lines.every(({ t, raw }) => Number.isInteger(t) && typeof raw === 'string')).toBe(true)
    expect(JSON.parse(lines[0].raw)).toMatchObject({ method: 'initialize' })
    expect(JSON.parse(lines.at(-1).raw)).toMatchObject({ result: {} })
    expect(await runCli(['validate', file])).toMatchObject({
      code: 0,
      stdout: `1 file, ${lines.length} lines, 0 violations\n`,
    })
  })

  it('says why it cannot record', async () => {
    const { code, stderr } = await runCli(['run', '--record', '/no/such/folder/x', 'hi'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^dsh-wire run: cannot write the recording: .*\/no\/such\/folder\/x/)
  })

  it('says what a program says that speaks something else', async () => {
    const { code, stderr } = await runCli(['run', '--timeout', '300', '--runtime', 'cat', 'x'])
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^dsh-wire run: the runtime broke the protocol, first so: ignored the request "initialize".*\n.*300 ms/,
    )
  })

  it('shows on a terminal that something is happening, and takes nothing of the text away', async () => {
    const { stdout } = await runOnTerminal(['run', '--provider', 'scenario', '--model', 'delay', 'x'])
    expect(stdout).toContain('waiting for the runtime')
    expect(stdout.split('\u001b[K').length - 1).toBe(1)
    expect(stdout).toContain('\u001b[32m')
  })

  it('lets no control sequence of the runtime reach a terminal', async () => {
    const hostile = '\u001b]0;owned\u0007\u009b2Jtext\ttab'
    const shown = '\\u001b]0;owned\\u0007\\u009b2Jtext\ttab'
    const quiet = { NO_COLOR: '1' }
    const answer = playing({ type: 'text', text: hostile })
    const { stdout } = await runOnTerminal(answer, quiet)
    expect(stdout).toContain(shown)
    expect(stdout).not.toContain('\u001b')
    expect((await runCli(answer)).stdout).toContain(hostile)
    const crash = playing({ type: 'stderr', text: hostile }, { type: 'exit', code: 1 })
    expect((await runCli(crash)).stderr).toContain(shown)
    const failure = { message: hostile, code: 'X' }
    const retry = playing({ type: 'retry', failure, delayMs: 0 })
    expect((await runCli(retry)).stderr).toContain(shown)
  })

  it.each([{ TERM: 'dumb' }, { NO_COLOR: '1' }])('uses no colour and no spinner with %j', async (env) => {
    const { stdout } = await runOnTerminal(['run', '--provider', 'scenario', '--model', 'delay', 'x'], env)
    expect(stdout).toContain('status   ok')
    expect(stdout).not.toContain('\u001b')
    expect(stdout).not.toContain('waiting')
  })

  it('uses no colour and no spinner off a terminal, unless colour is forced', async () => {
    const { stdout, stderr } = await runCli(['run', 'x'])
    expect(stdout + stderr).not.toContain('\u001b')
    expect((await runCli(['run', 'x'], { env: { FORCE_COLOR: '1' } })).stdout).toContain('\u001b[32m')
    for (const env of [{ FORCE_COLOR: '0' }, { FORCE_COLOR: '1', NO_COLOR: '1' }])
      expect((await runCli(['run', 'x'], { env })).stdout).not.toContain('\u001b')
  })
})
