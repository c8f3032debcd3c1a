import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSources, type Manifest } from '../../scripts/generate/load.js'
import { differences, generate } from '../../scripts/generate.js'
import { asBundle } from '../../src/evolution/bundle.js'
import { compareBundles } from '../../src/evolution/compare.js'
import { type Outcome, startNode } from '../support/cli.js'
import { ROOT, readJson } from '../support/schemas.js'

const scratch = mkdtempSync(path.join(tmpdir(), 'dsh-wire generate ü '))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** What the project's schemas make. */
let outputs: Map<string, string>
beforeAll(async () => {
  outputs = await generate(ROOT)
})

describe('what is generated', () => {
  it('is what lies in the project', () => {
    expect(differences(ROOT, outputs)).toEqual([])
    expect(outputs.size).toBeGreaterThanOrEqual(7)
  })

  it('is the same byte for byte every time, wherever the project lies', async () => {
    const again = await generate(copyProject())
    expect([...again.keys()]).toEqual([...outputs.keys()])
    expect([...outputs.keys()].filter((file) => again.get(file) !== outputs.get(file))).toEqual([])
  })

  it('carries another hash once a description has changed', async () => {
    const project = copyProject()
    edit(project, 'schema/methods/shutdown.json', (text) => text.replace('An empty object.', 'Nothing at all.'))
    const changed = await generate(project)
    expect(hashOf(changed, 'src/generated/types.ts')).not.toBe(hashOf(outputs, 'src/generated/types.ts'))
    for (const [file, text] of outputs) {
      if (hashOf(outputs, file) !== '') expect(changed.get(file), file).not.toBe(text)
    }
    for (const file of ['docs/reference/requests/shutdown.md', 'src/generated/openrpc.json', 'src/generated/types.ts'])
      expect(changed.get(file), file).toContain('Nothing at all.')
  })

  it('carries the same hash with other examples and with Windows line ends', () => {
    const project = copyProject()
    const { hash } = loadSources(path.join(project, 'schema'))
    edit(project, 'schema/examples/ShutdownResult/empty.json', () => '{ "any": 1 }')
    edit(project, 'schema/methods/shutdown.json', (text) => text.replaceAll('\n', '\r\n'))
    expect(loadSources(path.join(project, 'schema')).hash).toBe(hash)
  })

  it('is nothing where the schemas break the rules', async () => {
    const project = copyProject()
    edit(project, 'schema/methods/shutdown.json', (text) =>
      text.replace('"description": "An empty', '"comment": "An empty'),
    )
    await expect(generate(project)).rejects.toThrow(
      'schema/methods/shutdown.json#/$defs/ShutdownResult: give the type a description',
    )
  })

  it('is nothing where a file is not JSON', async () => {
    const project = copyProject()
    edit(project, 'schema/methods/shutdown.json', (text) => text.replace('{', ''))
    await expect(generate(project)).rejects.toThrow('schema/methods/shutdown.json is not JSON')
  })
})

describe('a check finds', () => {
  it('no difference in a project as it should be', () => {
    expect(differences(copyOutputs(), outputs)).toEqual([])
  })

  it('a file that nothing generates', () => {
    const project = copyOutputs()
    mkdirSync(path.join(project, 'src/generated/old'))
    writeFileSync(path.join(project, 'src/generated/old/types.ts'), '')
    expect(differences(project, outputs)).toEqual(['src/generated/old/types.ts: nothing generates this file'])
  })

  it('a missing file', () => {
    const project = copyOutputs()
    rmSync(path.join(project, 'src/generated/errors.ts'))
    const [difference, ...others] = differences(project, outputs)
    expect(others).toEqual([])
    expect(difference).toContain('--- src/generated/errors.ts\tin the project')
    expect(difference).toContain('+++ src/generated/errors.ts\tgenerated')
    expect(difference).toContain('+export const ErrorCode = {')
  })

  it('an edited file', () => {
    const project = copyOutputs()
    edit(project, 'src/generated/errors.ts', (text) => text.replace('SessionBusy: -32000', 'SessionBusy: -32042'))
    const [difference, ...others] = differences(project, outputs)
    expect(others).toEqual([])
    expect(difference).toContain('-  SessionBusy: -32042,')
    expect(difference).toContain('+  SessionBusy: -32000,')
  })

  it('one changed byte at the end, and shows a difference of many lines in part', () => {
    const project = copyOutputs()
    appendFileSync(path.join(project, 'src/generated/errors.ts'), '\n')
    edit(project, 'src/generated/types.ts', () => '')
    const [first, second] = differences(project, outputs)
    expect(first).toMatch(/^Index: src\/generated\/errors\.ts/)
    expect(second).toMatch(/^… \d+ more lines$/m)
    expect(second?.split('\n').length).toBeLessThan(50)
  })
})

describe('the command', () => {
  it('passes on this project, from any folder', async () => {
    const check = await runCommand(ROOT, ['--check'])
    expect(check).toMatchObject({ code: 0, stderr: '' })
    expect(check.stdout).toBe(`${outputs.size} generated files match the schemas\n`)
  })

  it('fails on a difference, names the command that mends it, and that command mends it', async () => {
    const project = copyProject('scripts')
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction')
    writeFileSync(path.join(project, 'src/generated/stray.ts'), '')
    edit(project, 'src/generated/errors.ts', (text) => text.replace('SessionBusy: -32000', 'SessionBusy: -32042'))

    const check = await runCommand(project, ['--check'])
    expect(check).toMatchObject({ code: 1, stdout: '' })
    expect(check.stderr).toContain('src/generated/stray.ts: nothing generates this file')
    expect(check.stderr).toContain('+  SessionBusy: -32000,')
    expect(check.stderr).toMatch(/2 generated files differ from the schemas\. Run: npm run generate\n$/)
    expect(readFileSync(path.join(project, 'src/generated/stray.ts'), 'utf8'), 'a check writes nothing').toBe('')

    expect(await runCommand(project, [])).toMatchObject({
      code: 0,
      stdout: `wrote ${outputs.size} files\n`,
      stderr: '',
    })
    expect(differences(project, outputs)).toEqual([])

    edit(project, 'schema/methods/shutdown.json', (text) => text.replace('"title": "Shutdown result",', ''))
    const broken = await runCommand(project, ['--check'])
    expect(broken).toMatchObject({ code: 1, stdout: '' })
    expect(broken.stderr).toBe(
      'The schemas break the house rules:\nschema/methods/shutdown.json#/$defs/ShutdownResult: give the type a title\n',
    )
  })

  it('refuses an option it does not have', async () => {
    expect(await runCommand(ROOT, ['--chekc'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'unknown option --chekc; usage: npm run generate [-- --check]\n',
    })
  })
})

describe('a notification is added by one schema file, one manifest entry and one example', () => {
  const PAGE = 'docs/reference/notifications/session-renamed.md'
  let changed: Map<string, string>
  let project: string

  beforeAll(async () => {
    project = copyProject()
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'session.renamed',
      description: 'A session got another title.',
      $defs: {
        SessionRenamedNotification: {
          title: 'Session renamed notification',
          description: 'The new title of a session.',
          type: 'object',
          required: ['sessionId', 'title'],
          properties: {
            sessionId: { description: 'The session.', type: 'string' },
            title: { description: 'Its title from now on.', type: 'string', minLength: 1 },
          },
        },
      },
    }
    write(project, 'schema/notifications/session-renamed.json', schema)
    write(project, 'schema/examples/SessionRenamedNotification/basic.json', { sessionId: 'main', title: 'ISO dates' })
    edit(project, 'schema/protocol.json', (text) => {
      const manifest = JSON.parse(text)
      manifest.notifications['session.renamed'] = {
        direction: 'server-to-client',
        versions: [1],
        summary: 'A session got another title.',
        when: 'Expect it at any time.',
        params: 'SessionRenamedNotification',
      }
      return JSON.stringify(manifest)
    })
    changed = await generate(project)
    for (const [file, text] of changed) writeFileSync(path.join(project, file), text)
  })

  it('and is then in the types', () => {
    expect(changed.get('src/generated/types.ts')).toMatch(
      /export interface SessionRenamedNotification \{[^}]*sessionId: string[^}]*title: string\n\}/,
    )
  })

  it('in the map of notifications', () => {
    expect(changed.get('src/generated/registry.ts')).toMatch(
      /interface HarnessSdkNotificationMap \{[^}]*'session\.renamed': t\.SessionRenamedNotification\n/,
    )
  })

  it('in the published schema', () => {
    expect(JSON.parse(changed.get('src/generated/schema.json') ?? '').$defs).toHaveProperty(
      'SessionRenamedNotification',
    )
  })

  it('in the registry, with a validator that works', async () => {
    const outfile = path.join(project, 'registry.mjs')
    const entry = path.join(project, 'src/generated/registry.ts')
    await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', logLevel: 'silent' })
    const registry = await import(/* @vite-ignore */ pathToFileURL(outfile).href)
    const { versions, params } = registry.NOTIFICATIONS['session.renamed']
    expect(versions).toEqual([1])
    expect(registry.VALIDATORS.SessionRenamedNotification).toBe(params)
    expect(params(readJson(path.join(project, 'schema/examples/SessionRenamedNotification/basic.json')))).toBe(true)
    expect(params({ sessionId: 'main', title: '' })).toBe(false)
    expect(params({ sessionId: 'main' })).toBe(false)
  })

  it('in the reference, with a page of its own', () => {
    expect(changed.get(PAGE)).toContain('# session.renamed\n\nA session got another title.\n')
    expect(changed.get(PAGE)).toContain('| `title` | string, not empty | Its title from now on. |\n')
    expect(changed.get(PAGE)).toContain('"params": {\n    "sessionId": "main",\n    "title": "ISO dates"\n  }')
    expect(changed.get('docs/reference/README.md')).toContain('[session.renamed](notifications/session-renamed.md)')
  })

  it('in the OpenRPC document', () => {
    const { methods } = JSON.parse(changed.get('src/generated/openrpc.json') ?? '')
    expect(methods.at(-1)).toMatchObject({ name: 'session.renamed', 'x-versions': [1] })
  })

  it('and nothing else has changed but the hash', () => {
    const withoutHeader = (text = '') => text.slice(text.indexOf('\n'))
    for (const file of ['src/generated/errors.ts', 'src/generated/guards.ts'])
      expect(withoutHeader(changed.get(file)), file).toBe(withoutHeader(outputs.get(file)))
    expect([...changed.keys()].filter((file) => !outputs.has(file))).toEqual([PAGE])
    expect([...outputs.keys()].filter((file) => !changed.has(file))).toEqual([])
  })
})

describe('a result changes in a new protocol version, by the manifest and one type', () => {
  let project: string
  let changed: Map<string, string>

  beforeAll(async () => {
    project = copyProject()
    edit(project, 'schema/methods/session-close.json', (text) => {
      const document = JSON.parse(text)
      document.$defs.SessionCloseCount = {
        title: 'Session close count',
        description: 'What closing a session ended.',
        type: 'object',
        required: ['settled'],
        properties: {
          settled: { description: 'How many prompts were settled.', type: 'integer', minimum: 0, maximum: 2 ** 53 - 1 },
        },
      }
      return JSON.stringify(document)
    })
    write(project, 'schema/examples/SessionCloseCount/one.json', { settled: 1 })
    edit(project, 'schema/protocol.json', (text) => {
      const manifest: Manifest = JSON.parse(text)
      manifest.versions.push({
        version: 2,
        name: 'counted',
        summary: 'Closing a session says how many prompts settled.',
      })
      for (const entry of Object.values(manifest.notifications)) entry.versions.push(2)
      for (const entry of Object.values(manifest.requests)) {
        entry.versions.push(2)
        entry.result[2] = entry.result[1] as string
      }
      Object.assign(manifest.requests['session/close']?.result ?? {}, { 2: 'SessionCloseCount' })
      return JSON.stringify(manifest)
    })
    changed = await generate(project)
  })

  it('which is then the newest, and has its own validator', () => {
    const registry = changed.get('src/generated/registry.ts')
    expect(registry).toContain('export const PROTOCOL_VERSIONS = [0, 1, 2] as const')
    expect(registry).toMatch(
      /'session\/close': \{[^}]*results: \{ 1: v\.validateSessionCloseResult, 2: v\.validateSessionCloseCount \}/,
    )
  })

  it('and breaks nobody, where the same in the released version breaks clients', () => {
    const released = asBundle(readJson(path.join(ROOT, 'released/protocol-1.json')))
    const current = changed.get('src/generated/schema.json') ?? ''
    const breaking = (bundle: string) =>
      compareBundles(released, asBundle(JSON.parse(bundle))).filter(({ breaks }) => breaks !== 'nobody')
    expect(breaking(current)).toEqual([])
    const inPlace = breaking(current.replace('"1": "SessionCloseResult"', '"1": "SessionCloseCount"'))
    expect(inPlace).toMatchObject(
      ['required-member-added', 'required-member-removed'].map((rule) => ({
        rule,
        usedBy: [{ name: 'session/close' }],
      })),
    )
  })
})

const GENERATED = [
  'docs/reference',
  'src/generated',
  'python/src/dsh_wire/_version.py',
  'python/src/dsh_wire/models.py',
]

/** A project of its own to spoil: the schemas, what they make, and what else is asked for. */
function copyProject(...more: string[]): string {
  return copyOf('package.json', 'schema', ...GENERATED, ...more)
}

/** What the generators made, without the schemas they made it from. */
function copyOutputs(): string {
  return copyOf(...GENERATED)
}

function copyOf(...names: string[]): string {
  const project = mkdtempSync(path.join(scratch, 'project-'))
  for (const name of names) cpSync(path.join(ROOT, name), path.join(project, name), { recursive: true })
  return project
}

function edit(project: string, file: string, change: (text: string) => string): void {
  const target = path.join(project, file)
  const text = readFileSync(target, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`the edit of ${file} changes nothing`)
  writeFileSync(target, changed)
}

function write(project: string, file: string, value: unknown): void {
  const target = path.join(project, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(value))
}

function hashOf(files: Map<string, string>, file: string): string {
  return files.get(file)?.match(/sha256 ([0-9a-f]{64})/)?.[1] ?? ''
}

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Runs a project's `scripts/generate.ts` from a folder that is not the project's. */
function runCommand(project: string, args: string[]): Promise<Outcome> {
  const script = path.join(project, 'scripts/generate.ts')
  return startNode(['--import', tsx, script, ...args], { cwd: scratch }).outcome
}
