import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cli, root, runCli, startCli, startNode, startProgram, temporaryFolder, written } from '../support/cli.js'

const initialize = (provider: string, model: string) =>
  `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { cwd: '/', provider, model, protocolVersion: 1 } })}\n`
const prompt = (text: string) =>
  `${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'session/prompt', params: { sessionId: 'main', contentBlocks: [{ type: 'text', text }] } })}\n`

const frames = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('dsh-wire serve', () => {
  it('answers everything it read at the end of input, and exits with 0', async () => {
    const { code, stdout, stderr } = await runCli(['serve'], { stdin: initialize('echo', 'echo') + prompt('hi') })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const answers = frames(stdout).filter(({ id }) => id !== undefined)
    expect(answers).toMatchObject([
      { id: 1, result: { protocolVersion: 1, serverInfo: { name: 'deepseek-harness-sdk-runtime' } } },
      { id: 2, result: { status: 'aborted', reason: { kind: 'aborted', reason: { kind: 'disposed' } } } },
    ])
  })

  it('answers a last line that has no line end', async () => {
    const { stdout } = await runCli(['serve'], { stdin: initialize('echo', 'echo').trimEnd() })
    expect(frames(stdout)).toMatchObject([{ id: 1, result: {} }])
  })

  it.each([
    { signal: 'SIGTERM', code: 0 },
    { signal: 'SIGINT', code: 130 },
  ] as const)('$signal ends it with $code, running prompts answered', async ({ signal, code }) => {
    const child = startCli(['serve'])
    child.stdin?.write(initialize('scenario', 'silence') + prompt('x'))
    await written(child.stdout, /text-delta/)
    child.kill(signal)
    const outcome = await child.outcome
    expect(outcome).toMatchObject({ code, signal: null, stderr: '' })
    expect(frames(outcome.stdout).at(-1)).toMatchObject({ id: 2, result: { status: 'aborted' } })
  })

  it('a vanished reader ends it with 0', async () => {
    const child = startCli(['serve'])
    child.stdin?.write(initialize('scenario', 'silence'))
    await written(child.stdout, /protocolVersion/)
    child.stdout?.destroy()
    child.stdin?.write(prompt('x'))
    expect(await child.outcome).toMatchObject({ code: 0, signal: null, stderr: '' })
  })

  it('keeps standard output for the protocol: everything else goes to standard error', async () => {
    const file = path.join(temporaryFolder(), 'host.mjs')
    writeFileSync(
      file,
      `import { serveStdio } from ${JSON.stringify(path.join(root, 'dist/server.js'))}
       console.log('before')
       const served = serveStdio({
         initialize: () => { console.log('stray log'); process.stdout.write('stray write\\n') },
         open: () => { throw new Error('no sessions here') },
       })
       process.exit(await served)`,
    )
    const child = startNode([file])
    child.stdin?.end(initialize('any', 'any') + prompt('x'))
    const { code, stdout, stderr } = await child.outcome
    expect(code).toBe(0)
    expect(stderr).toBe('stray log\nstray write\n')
    expect(frames(stdout.replace('before\n', ''))).toMatchObject([
      { id: 1, result: {} },
      { id: 2, error: { code: -32603, message: 'no sessions here' } },
    ])
  })

  it('plays one scenario for any provider with --scenario', async () => {
    const child = startCli(['serve', '--scenario', 'text'])
    child.stdin?.write(initialize('deepseek-official', 'deepseek-v4-flash') + prompt('x'))
    await written(child.stdout, /"status":"ok"/)
    child.stdin?.end()
    expect((await child.outcome).code).toBe(0)
  })

  it.each([
    { name: 'no such file', make: () => '/no/such/file.json', says: '/no/such/file.json' },
    { name: 'a directory', make: (folder: string) => `${folder}/`, says: 'directory' },
    { name: 'an empty file', make: (folder: string) => put(folder, ''), says: 'empty' },
    { name: 'not JSON', make: (folder: string) => put(folder, '{"turns": ['), says: 'JSON' },
    {
      name: 'breaks the schema',
      make: (folder: string) => put(folder, '{"turns":[{"steps":[{"actions":[{"type":"text"}]}]}]}'),
      says: '/turns/0/steps/0/actions/0/text is missing',
    },
    { name: 'unknown name', make: () => 'nonesuch', says: 'text' },
  ])('a failed start is exit code 1 with the reason: $name', async ({ make, says }) => {
    const outcome = await runCli(['serve', '--scenario', make(temporaryFolder())])
    expect(outcome).toMatchObject({ code: 1, stdout: '' })
    expect(outcome.stderr).toContain(says)
    expect(outcome.stderr).not.toContain('    at ')
  })

  it('says what is wrong with frames only with --verbose', async () => {
    expect((await runCli(['serve'], { stdin: 'nonsense\n' })).stderr).toBe('')
    expect((await runCli(['serve', '--verbose'], { stdin: 'nonsense\n' })).stderr).toMatch(/not-json: ignored a line/)
    const { stderr } = await runCli(['serve', '--verbose'], { stdin: '\u001b[2J\r\n' })
    expect(stderr).toMatch(/^dsh-wire serve: not-json: .*\\u001b\[2J.*\n$/)
  })

  it('says on a terminal what it waits for', async () => {
    const child = startProgram('script', ['-qec', `'${process.execPath}' '${cli}' serve`, '/dev/null'])
    expect(await written(child.stdout, /\n/)).toContain('waiting for JSON-RPC on standard input')
    child.stdin?.end('\u0004')
    expect((await child.outcome).code).toBe(0)
  })

  it('names the built-in scenarios in its help', async () => {
    const { stdout } = await runCli(['serve', '--help'])
    const names = readdirSync(path.join(root, 'examples/scenarios')).map((file) => path.basename(file, '.json'))
    expect(names.filter((name) => !stdout.includes(name))).toEqual([])
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
  })
})

function put(folder: string, text: string): string {
  const file = path.join(folder, 'scenario.json')
  writeFileSync(file, text)
  return file
}
