import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cli, runCli, startCli, startProgram, temporaryFolder, written } from '../support/cli.js'

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
    const script = startProgram('script', [
      '-qec',
      `'${process.execPath}' '${cli}' run --provider scenario --model delay x`,
      '/dev/null',
    ])
    const { stdout } = await script.outcome
    expect(stdout).toContain('waiting for the runtime')
    expect(stdout.split('\u001b[K').length - 1).toBe(1)
    expect(stdout).toContain('\u001b[32m')
  })

  it('uses no colour and no spinner off a terminal', async () => {
    const { stdout, stderr } = await runCli(['run', 'x'], { env: { FORCE_COLOR: '1' } })
    expect(stdout + stderr).not.toContain('\u001b')
  })
})
