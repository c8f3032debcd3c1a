import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './support/cli.js'

let folder: string

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-package-'))
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}')
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
    }),
  )
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed tarball in an empty folder', () => {
  it('has no run-time dependency', () => {
    const packageJson = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    expect(packageJson.dependencies).toBeUndefined()
  })

  it('its entries load as ESM, and drive each other', () => {
    writeFileSync(
      path.join(folder, 'main.mjs'),
      `import { ErrorCode, isKnownSessionEvent, PROTOCOL_VERSIONS, validate, validateFrame } from 'dsh-wire'
       import { ClientEndpoint, DeepSeekHarness } from 'dsh-wire/client'
       import { HarnessSdkJsonRpcServer, ServerEndpoint } from 'dsh-wire/server'
       import { createEmbeddedHost } from 'dsh-wire/runtime'
       import bundle from 'dsh-wire/schema.json' with { type: 'json' }
       import manifest from 'dsh-wire/schema/protocol.json' with { type: 'json' }
       const missing = { ErrorCode, isKnownSessionEvent, ClientEndpoint, ServerEndpoint, HarnessSdkJsonRpcServer, createEmbeddedHost }
       for (const [name, value] of Object.entries(missing)) if (!value) throw new Error(name)
       if (!bundle.$defs.SessionEvent || !manifest.requests.initialize) throw new Error('schemas')
       if (validate('TextBlock', { type: 'text' }).valid || PROTOCOL_VERSIONS.length !== 2) throw new Error('validate')
       if (!validateFrame({ jsonrpc: '2.0', id: 1, method: 'shutdown' }, { from: 'client' }).valid) throw new Error('frame')
       await using harness = new DeepSeekHarness()
       console.log((await harness.run('from the tarball')).finalResponse)`.replace('await using', 'const'),
    )
    const program = readFileSync(path.join(folder, 'main.mjs'), 'utf8')
    writeFileSync(path.join(folder, 'main.mjs'), `${program}\nawait harness.close()`)
    expect(run('node', ['--no-warnings', 'main.mjs'])).toBe('from the tarball\n')
  })

  it('its command runs', () => {
    expect(run('npx', ['--offline', 'dsh-wire', 'run', 'hi'])).toMatch(/^hi\n\nstatus {3}ok\n/)
    const scenario = ['--offline', 'dsh-wire', 'run', '--provider', 'scenario', '--model', 'text', 'hi']
    expect(run('npx', scenario)).toMatch(/status {3}ok\n/)
  })

  it('its types compile without skipLibCheck, the examples included', () => {
    mkdirSync(path.join(folder, 'examples'))
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
    expect(run('node', [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])).toBe('')
  })
})
