import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeepSeekHarness } from '../src/client.js'
import { ErrorCode } from '../src/index.js'
import { cli, type Outcome, root, runCli, startNode, startProgram } from './support/cli.js'

const pagesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))

/** Pages with snippets. */
const PAGES = [...pagesIn('.'), ...pagesIn('docs'), ...pagesIn('docs/guides'), 'python/README.md']

/** Code of a language that examples are in, and the file that it must be equal to: a comment before it names it. */
const SNIPPET = /(?:<!-- (\S+) -->\n)?```(?:ts|js|py)\n([\s\S]*?)```/g

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-examples-'))
  mkdirSync(path.join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(root, path.join(folder, 'node_modules/dsh-wire'), 'dir')
  symlinkSync(cli, path.join(folder, 'node_modules/.bin/dsh-wire'))
  for (const name of readdirSync(path.join(root, 'examples')).filter((file) => file.endsWith('.ts'))) {
    const { code } = transformSync(read(`examples/${name}`), { loader: 'ts', target: 'node20' })
    writeFileSync(path.join(folder, name.replace('.ts', '.mjs')), code)
  }
  cpSync(path.join(root, 'examples'), path.join(folder, 'examples'), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('snippets', () => {
  const snippets = PAGES.flatMap((page) =>
    [...read(page).matchAll(SNIPPET)].map(([, file, text]) => ({ page, file: file ?? 'no file', text })),
  )

  it.each(snippets)('$page shows $file as it is', ({ file, text }) => {
    expect(text).toBe(read(file))
  })

  it('show every example', () => {
    const files = ['examples', 'python/examples'].flatMap((each) =>
      readdirSync(path.join(root, each))
        .filter((name) => /\.(ts|py)$/.test(name))
        .map((name) => `${each}/${name}`),
    )
    const shown = new Set(snippets.map(({ file }) => file))
    expect(files.filter((file) => !shown.has(file))).toEqual([])
  })
})

describe('pages in two languages', () => {
  const TRANSLATED = PAGES.filter((page) => page.endsWith('.zh.md')).map((chinese) => ({
    chinese,
    english: chinese.replace('.zh.md', '.md'),
  }))
  const without = (text: string) => text.replace(/```[\s\S]*?```/g, '')
  const levels = (text: string) => without(text).match(/^#+(?= )/gm)
  const code = (text: string) => text.match(/```[\s\S]*?```/g)
  /** Where the links of a page lead, of either language's page to that of the other. */
  const targets = (text: string) =>
    [...without(text).matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target?.replace('.zh.md', '.md').split('#')[0])

  it('there are two', () =>
    expect(TRANSLATED.map(({ english }) => english)).toEqual(['README.md', 'docs/quickstart.md']))

  it.each(TRANSLATED)('$english has the sections, the code and the links of $chinese', ({ english, chinese }) => {
    const [one, other] = [read(english), read(chinese)]
    expect(levels(other)).toEqual(levels(one))
    expect(code(other)).toEqual(code(one))
    expect(targets(other)).toEqual(targets(one))
  })

  it.each(TRANSLATED)('$english and $chinese lead to each other', ({ english, chinese }) => {
    expect(read(english)).toContain(`](${path.basename(chinese)})`)
    expect(read(chinese)).toContain(`](${path.basename(english)})`)
  })
})

describe('examples', () => {
  const run = (name: string, env: NodeJS.ProcessEnv = {}, args: string[] = []): Promise<Outcome> =>
    startNode([...args, `${name}.mjs`], { cwd: folder, env }).outcome
  const succeeded = (stdout: unknown) => ({ code: 0, signal: null, stderr: '', stdout })

  /** Puts programs before all others in the PATH, as shell scripts. */
  function programs(scripts: Record<string, string>): NodeJS.ProcessEnv {
    const bin = mkdtempSync(path.join(folder, 'bin-'))
    for (const [name, script] of Object.entries(scripts))
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return { PATH: `${bin}:${process.env.PATH}` }
  }

  it('client: drives the embedded runtime', async () => {
    expect(await run('client')).toEqual(
      succeeded(expect.stringMatching(/^ok Say hi\. \{ inputTokens: \d+, outputTokens: \d+ \}\nExplain\.$/)),
    )
  })

  it('server: serves any client', async () => {
    const { stdout, code } = await runCli(['run', '--json', '--runtime', `${process.execPath} server.mjs`, 'x'], {
      cwd: folder,
    })
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', reason: { kind: 'completed' }, finalResponse: '' })
  })

  describe('adapter', () => {
    const shout = async (protocolVersion: number, provider = 'shout') => {
      const launch = { command: process.execPath, args: ['adapter.mjs'], cwd: folder }
      await using harness = new DeepSeekHarness({ launch, provider, model: 'm', protocolVersion })
      return await harness.run('say hi')
    }

    it.each([0, 1])('serves a framework in protocol %s', async (version) => {
      expect(await shout(version)).toMatchObject({ status: 'ok', finalResponse: 'SAY HI', violations: [] })
    })

    it('refuses a provider that it has not', async () => {
      await expect(shout(1, 'whisper')).rejects.toMatchObject({ code: ErrorCode.ProviderUnavailable })
    })

    it('ends a turn that is cancelled at once', async () => {
      const route = { cwd: '/', provider: 'shout', model: 'm', protocolVersion: 1 }
      const prompt = { sessionId: 'main', contentBlocks: [{ type: 'text', text: 'a b c' }] }
      const requests = [
        { jsonrpc: '2.0', id: 1, method: 'initialize', params: route },
        { jsonrpc: '2.0', id: 2, method: 'session/prompt', params: prompt },
        { jsonrpc: '2.0', id: 3, method: 'session/cancel', params: { sessionId: 'main' } },
      ]
      const child = startNode(['adapter.mjs'], { cwd: folder })
      child.stdin?.end(requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
      const { stdout } = await child.outcome
      const frames = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(frames.find(({ id }) => id === 3).result).toEqual({ cancelled: true })
      expect(frames.find(({ id }) => id === 2).result.reason).toEqual({ kind: 'aborted', reason: { kind: 'user' } })
    })
  })

  it('remote: hands its command to ssh and to docker as they take it', async () => {
    const serve = `exec '${process.execPath}' '${cli}' serve`
    const env = programs({
      // Joins what follows the host with blanks and gives it to a shell, in another folder and an empty environment.
      ssh: `test "$4" = build-machine || exit 255\nshift 4\ncd /\nexec env -i PATH="$PATH" sh -c "$*"`,
      docker: `test "$1 $2 $3 $4" = 'run --rm -i --init' || exit 125\nshift 7\ncd /\nexec env -i PATH="$PATH" "$@"`,
      dsh: `test "$*" = '--profile sdk' || exit 2\n${serve}`,
    })
    expect(await run('remote', env)).toEqual(succeeded('What is in this folder?\n'.repeat(2)))
  })

  it('processes: ends its runtime', async () => {
    const { stdout, code } = await run('processes')
    const [, pid] = /^ok completed process (\d+)\n$/.exec(stdout) ?? []
    expect(code).toBe(0)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })

  it('timeouts: tells an abort from a bound that passed', async () => {
    expect(await run('timeouts')).toEqual(succeeded('aborted\nTIMED_OUT session/prompt 50\n'))
  })

  it('errors: has an answer to each', async () => {
    const { stdout, stderr, code } = await run('errors')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n')).toEqual([
      'Say hi.',
      'the turn ended: error',
      'choose another provider',
      expect.stringMatching(/^the runtime is gone: exit code \d+$/),
      expect.stringMatching(/^LAUNCH_FAILED: no-such-runtime was not found/),
    ])
  })

  it('scenario.test: passes', async () => {
    const { stdout, code } = await run('scenario.test', { NODE_TEST_CONTEXT: undefined }, ['--test-reporter=tap'])
    expect(stdout).toContain('# pass 8\n')
    expect(code).toBe(0)
  })

  it('without-session-finished: the answer is the end of the turn', async () => {
    expect(await run('without-session-finished')).toEqual(succeeded('the turn has settled: ok completed\n'))
  })

  it('endpoints: each does its half', async () => {
    expect(await run('endpoints')).toEqual(succeeded('main idle\nnothing can be cancelled here\n'))
  })

  it('by_hand.py: is a client with nothing installed', async () => {
    const byHand = path.join(root, 'python/examples/by_hand.py')
    const runtime = (...args: string[]) =>
      startProgram('python3', [byHand, process.execPath, cli, 'serve', ...args]).outcome
    expect(await runtime()).toEqual(succeeded('Say hi.\nok completed\n'))
    expect(await runtime('--scenario', 'log-line')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/ok completed\n$/),
    })
    expect(await runtime('--scenario', 'unknown-event')).toMatchObject({ code: 0 })
    expect(await runtime('--scenario', 'lone-surrogates')).toMatchObject({ code: 0, stderr: '' })
    expect(await runtime('--scenario', 'crash')).toMatchObject({ code: 1, stderr: expect.stringContaining('EOFError') })
  })
})
