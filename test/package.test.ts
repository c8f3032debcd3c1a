import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './support/cli.js'

let folder: string
let tarball: string
let packed: string[]
const require = createRequire(import.meta.url)

const run = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...env } })

/** A program as a browser gets it, and the files of the package that are in it. */
async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
    metafile: true,
    absWorkingDir: folder,
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file)
  return {
    code: outputFiles[0]?.text ?? '',
    files: files.filter((file) => file !== '<stdin>').map((file) => file.replace('node_modules/dsh-wire/dist/', '')),
  }
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-package-'))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}')
  const [{ filename, files }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
    }),
  )
  tarball = path.join(folder, filename)
  packed = files.map((file: { path: string }) => file.path)
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed tarball in an empty folder', () => {
  it('has no run-time dependency', () => {
    const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(packageJson.dependencies).toBeUndefined()
  })

  it('publint and attw find nothing wrong with it', async () => {
    const { messages } = await publint({
      pkgDir: path.join(folder, 'node_modules/dsh-wire'),
      pack: false,
      strict: true,
    })
    expect(messages).toEqual([])
    const attw = path.join(path.dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js')
    expect(() => run('node', [attw, '--profile', 'esm-only', tarball])).not.toThrow()
  })

  it('every file in it is an entry, or something that one needs', () => {
    const dist = packed.filter((file) => file.startsWith('dist/') && !file.endsWith('.json'))
    const rest = packed.filter((file) => !dist.includes(file))
    expect(rest.filter((file) => !/^(schema|examples\/scenarios)\/(?!examples\/).*\.json$/.test(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'README.zh.md',
      'dist/openrpc.json',
      'dist/schema.json',
      'package.json',
    ])
    const source = (file: string) => file.replace(/^dist/, 'src').replace(/(\.d)?\.[jt]s$/, '.ts')
    expect(dist.filter((file) => !existsSync(path.join(root, source(file))))).toEqual([])
  })

  it('its entries load by require, too', () => {
    const program = `
      const { validate } = require('dsh-wire')
      const { ServerEndpoint } = require('dsh-wire/server')
      const { DeepSeekHarness } = require('dsh-wire/client')
      const { createEmbeddedHost } = require('dsh-wire/runtime')
      const { $defs } = require('dsh-wire/schema.json')
      console.log(validate('TextBlock', {}).valid, [ServerEndpoint, DeepSeekHarness, createEmbeddedHost].map((f) => typeof f), typeof $defs)`
    writeFileSync(path.join(folder, 'main.cjs'), program)
    expect(run('node', ['--no-warnings', 'main.cjs'])).toBe("false [ 'function', 'function', 'function' ] object\n")
  })

  it('its entries load as ESM, and drive each other', () => {
    writeFileSync(
      path.join(folder, 'main.mjs'),
      `import { ErrorCode, isKnownSessionEvent, PROTOCOL_VERSIONS, validate, validateFrame } from 'dsh-wire'
       import { ClientEndpoint, DeepSeekHarness } from 'dsh-wire/client'
       import { HarnessSdkJsonRpcServer, ServerEndpoint } from 'dsh-wire/server'
       import { createEmbeddedHost } from 'dsh-wire/runtime'
       import bundle from 'dsh-wire/schema.json' with { type: 'json' }
       import openrpc from 'dsh-wire/openrpc.json' with { type: 'json' }
       import manifest from 'dsh-wire/schema/protocol.json' with { type: 'json' }
       const missing = { ErrorCode, isKnownSessionEvent, ClientEndpoint, ServerEndpoint, HarnessSdkJsonRpcServer, createEmbeddedHost }
       for (const [name, value] of Object.entries(missing)) if (!value) throw new Error(name)
       if (!bundle.$defs.SessionEvent || !openrpc.methods.length || !manifest.requests.initialize) throw new Error('schemas')
       if (validate('TextBlock', { type: 'text' }).valid || PROTOCOL_VERSIONS.length !== 2) throw new Error('validate')
       if (!validateFrame({ jsonrpc: '2.0', id: 1, method: 'shutdown' }, { from: 'client' }).valid) throw new Error('frame')
       await using harness = new DeepSeekHarness()
       console.log((await harness.run('from the tarball')).finalResponse)`.replace('await using', 'const'),
    )
    const program = readFileSync(path.join(folder, 'main.mjs'), 'utf8')
    writeFileSync(path.join(folder, 'main.mjs'), `${program}\nawait harness.close()`)
    expect(run('node', ['--no-warnings', 'main.mjs'])).toBe('from the tarball\n')
    // Nothing makes code from strings, here or in the runtime that the client starts.
    const strict = { NODE_OPTIONS: '--disallow-code-generation-from-strings' }
    expect(() => run('node', ['-e', 'eval("1")'], strict)).toThrow('EvalError')
    expect(run('node', ['--no-warnings', 'main.mjs'], strict)).toBe('from the tarball\n')
  })

  it('its root validates in a browser, where nothing of Node.js is', async () => {
    const { code } = await bundle(`import * as all from 'dsh-wire'; Object.assign(globalThis, { all })`)
    const browser = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
    vm.runInContext(code, browser)
    const judge = (frame: string) =>
      vm.runInContext(`JSON.stringify(all.validateFrame(${JSON.stringify(frame)}, { from: 'server' }))`, browser)
    const status = { sessionId: 's', status: 'idle' }
    const notification = { jsonrpc: '2.0', method: 'session.status', params: status }
    expect(JSON.parse(judge(JSON.stringify(notification)))).toMatchObject({ valid: true, known: true })
    const bad = { ...notification, params: { ...status, status: 'busy' } }
    expect(JSON.parse(judge(JSON.stringify(bad)))).toMatchObject({
      valid: false,
      fault: { issues: [{ pointer: '/params/status', keyword: 'enum' }] },
    })
    expect(JSON.parse(judge('a log line'))).toMatchObject({ valid: false, fault: { kind: 'not-json' } })
  })

  it.each([
    ['a type', `import type { SessionEvent } from 'dsh-wire'; export const event = {} as SessionEvent`, []],
    ['ErrorCode', `import { ErrorCode } from 'dsh-wire'; console.log(ErrorCode)`, ['generated/errors.js']],
    [
      'a guard',
      `import { isKnownContentBlock } from 'dsh-wire'; console.log(isKnownContentBlock)`,
      ['generated/guards.js'],
    ],
    [
      'validate',
      `import { validate } from 'dsh-wire'; console.log(validate)`,
      expect.arrayContaining(['generated/validators.js', 'protocol/validate.js']),
    ],
  ])('a bundle that uses %s holds nothing else', async (_what, contents, files) => {
    expect((await bundle(contents)).files).toEqual(files)
  })

  it('its command runs', () => {
    expect(run('npx', ['--offline', 'dsh-wire', 'run', 'hi'])).toMatch(/^hi\n\nstatus {3}ok\n/)
    const scenario = ['--offline', 'dsh-wire', 'run', '--provider', 'scenario', '--model', 'text', 'hi']
    expect(run('npx', scenario)).toMatch(/status {3}ok\n/)
  })

  it.each(['typescript', 'typescript-5.5'])(
    'its types compile without skipLibCheck under %s, the examples too',
    (compiler) => {
      const { version } = require(`${compiler}/package.json`)
      expect(version).toMatch(compiler === 'typescript' ? /^6\.0\./ : /^5\.5\./)
      mkdirSync(path.join(folder, 'examples'), { recursive: true })
      for (const name of ['client.ts', 'server.ts'])
        cpSync(path.join(root, 'examples', name), path.join(folder, 'examples', name))
      writeFileSync(
        path.join(folder, 'types.ts'),
        `import { isKnownContentBlock, type HarnessSdkRequestMap, type SessionEvent, validate } from 'dsh-wire'
       import type { HarnessClient } from 'dsh-wire/client'
       import type { AgentHost } from 'dsh-wire/server'
       export type Params = HarnessSdkRequestMap['session/prompt']['params']
       export function textOf(event: SessionEvent): string | undefined {
         return event.type === 'assistant/chunk' && event.data.chunk.type === 'text-delta' ? event.data.chunk.text : undefined
       }
       export const host = (agent: AgentHost, client: HarnessClient) => [agent.open, client.prompt, isKnownContentBlock, validate]
       // @ts-expect-error no such type
       validate('Nonesuch', 1)`,
      )
      const compilerOptions = {
        module: 'NodeNext',
        target: 'ES2022',
        lib: ['ES2023', 'ESNext.Disposable'],
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
      }
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, include: ['**/*.ts'], exclude: ['node_modules'] }),
      )
      expect(run('node', [require.resolve(`${compiler}/bin/tsc`), '-p', '.'])).toBe('')
    },
  )
})
