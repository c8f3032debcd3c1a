import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { asBundle, type Bundle } from '../../src/evolution/bundle.js'
import { compareBundles } from '../../src/evolution/compare.js'
import { RULES } from '../../src/evolution/rules.js'
import { PROTOCOL_VERSIONS } from '../../src/generated/registry.js'
import { root, runCli, runOnTerminal, temporaryFolder } from '../support/cli.js'

const CURRENT = path.join(root, 'src/generated/schema.json')
const RELEASED = path.join(root, 'released')

const readBundle = (file: string) => asBundle(JSON.parse(readFileSync(file, 'utf8')))

/** The current bundle with a change, as a file. */
function changed(change: (bundle: Bundle) => void): string {
  const bundle = readBundle(CURRENT)
  change(bundle)
  const file = path.join(temporaryFolder(), 'changed.json')
  writeFileSync(file, JSON.stringify(bundle))
  return file
}

/** A member that every prompt must have from now on, in every version. */
function requirePriority({ $defs }: Bundle): void {
  const params = $defs.SessionPromptParams
  params?.required?.push('priority')
  Object.assign(params?.properties ?? {}, { priority: { type: 'integer' } })
}

/** Another outcome, in a version that no released peer speaks. */
function addVersion(bundle: Bundle): void {
  const protocol = bundle['x-protocol']
  protocol.versions.push(2)
  for (const method of [...Object.values(protocol.requests), ...Object.values(protocol.notifications)]) {
    method.versions.push(2)
    if ('result' in method) method.result[2] = method.result[1] as string
  }
  bundle.$defs.SessionPromptOutcome = { type: 'object', required: ['outcome'], properties: { outcome: {} } }
  Object.assign(protocol.requests['session/prompt']?.result ?? {}, { 2: 'SessionPromptOutcome' })
}

describe('dsh-wire diff', () => {
  it('finds nothing between a bundle and the schemas it is made from', async () => {
    const expected = { code: 0, stdout: 'nothing changed\n', stderr: '' }
    expect(await runCli(['diff', CURRENT, path.join(root, 'schema')])).toMatchObject(expected)
    expect(await runCli(['diff', root, path.join(root, 'dist/schema.json')])).toMatchObject(expected)
  })

  it('says what breaks whom, where, and why', async () => {
    const { code, stdout, stderr } = await runCli(['diff', CURRENT, changed(requirePriority)])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toBe(`Breaking
  required-member-added  priority
    SessionPromptParams/properties/priority
    in session/prompt params
    breaks writers (older clients): Older writers leave it out.

1 change, 1 breaking
`)
  })

  it('passes a change that breaks nobody', async () => {
    const { code, stdout } = await runCli(['diff', CURRENT, changed(addVersion)])
    expect(code).toBe(0)
    expect(stdout).toBe(`Not breaking
  version-added  2
    x-protocol/versions
    in protocol version 2

1 change, 0 breaking
`)
  })

  it('prints JSON, a line for each change and one for the summary', async () => {
    const { code, stdout } = await runCli(['diff', '--json', CURRENT, changed(requirePriority)])
    expect(code).toBe(1)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      {
        rule: 'required-member-added',
        pointer: '#/$defs/SessionPromptParams/properties/priority',
        bundle: 'new',
        detail: 'priority',
        breaks: 'writers',
        reason: RULES['required-member-added'].reason,
        broken: ['client'],
        usedBy: [{ name: 'session/prompt', part: 'params', writer: 'client' }],
      },
      { summary: { changes: 1, breaking: 1 } },
    ])
  })

  it('lists every rule with its reason', async () => {
    const { code, stdout } = await runCli(['diff', '--rules'])
    expect(code).toBe(0)
    for (const [name, { breaks, reason }] of Object.entries(RULES))
      expect(stdout).toContain(`${name}  breaks ${breaks}\n  ${reason}\n`)
  })

  it('reads the bundle of a git revision', async () => {
    const folder = temporaryFolder()
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...args], { cwd: folder, stdio: 'pipe' })
    mkdirSync(path.join(folder, 'src/generated'), { recursive: true })
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '-m', 'empty')
    cpSync(CURRENT, path.join(folder, 'src/generated/schema.json'))
    git('add', '.')
    git('commit', '--quiet', '-m', 'release')
    git('tag', 'v1')
    const run = (...args: string[]) => runCli(['diff', ...args], { cwd: folder })
    expect(await run('v1', changed(requirePriority))).toMatchObject({ code: 1, stderr: '' })
    expect(await run('v1', 'HEAD')).toMatchObject({ code: 0, stdout: 'nothing changed\n' })
    expect((await run('v1~1', 'HEAD')).stderr).toContain('v1~1: the revision has no src/generated/schema.json')
  })

  it.each([
    { args: [CURRENT], says: 'diff takes two bundles' },
    { args: [CURRENT, CURRENT, CURRENT], says: 'diff takes two bundles' },
    { args: ['--rules', CURRENT], says: '--rules stands alone' },
    { args: [CURRENT, '/no/such'], says: '/no/such: there is no such file or folder, and no such revision' },
    { args: [CURRENT, path.join(root, 'src')], says: 'the folder holds no protocol.json' },
    { args: [CURRENT, path.join(root, 'README.md')], says: 'README.md: Unexpected token' },
    { args: [CURRENT, path.join(root, 'package.json')], says: 'package.json: not a schema bundle' },
    {
      args: [CURRENT, path.join(root, 'schema/errors.json')],
      says: '"x-protocol", which says the methods, is missing',
    },
  ])('what it cannot compare is exit code 2: $says', async ({ args, says }) => {
    const outcome = await runCli(['diff', ...args])
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(says)
    expect(outcome.stderr).toContain('See dsh-wire diff --help')
  })

  it('refuses a bundle that names a type it does not hold', async () => {
    const file = changed(({ $defs }) => delete $defs.TextBlock)
    expect((await runCli(['diff', CURRENT, file])).stderr).toContain('there is no type TextBlock in "$defs"')
  })

  it('colours on a terminal only', async () => {
    expect((await runOnTerminal(['diff', CURRENT, changed(requirePriority)])).stdout).toContain(
      '\u001b[31mrequired-member-added\u001b[39m',
    )
  })
})

describe('what CI compares with', () => {
  const released = readdirSync(RELEASED).sort()

  it('is a bundle for each newest version that was released, named after it', () => {
    expect(released).toContain(`protocol-${Math.max(...PROTOCOL_VERSIONS)}.json`)
    for (const name of released) {
      const { versions } = readBundle(path.join(RELEASED, name))['x-protocol']
      expect(name).toBe(`protocol-${Math.max(...versions)}.json`)
    }
  })

  /** The step of .ci/run, on a bundle of ours. */
  function check(current: string): { code: number; output: string } {
    const step =
      /^for released in[\s\S]*?^done$/m.exec(readFileSync(path.join(root, '.ci/run'), 'utf8'))?.[0] ?? 'exit 9'
    try {
      const script = `set -euo pipefail\n${step.replace('src/generated/schema.json', '"$0"')}`
      return { code: 0, output: execFileSync('bash', ['-c', script, current], { cwd: root, encoding: 'utf8' }) }
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string }
      return { code: status, output: stdout }
    }
  }

  it('passes the schemas as they are', () => expect(check(CURRENT).code).toBe(0))

  it('fails a change that breaks a released version', () => {
    expect(check(changed(requirePriority))).toMatchObject({ code: 1, output: expect.stringContaining('1 breaking') })
  })

  it('passes what would break, in a new version', () => {
    expect(check(changed(addVersion))).toMatchObject({ code: 0, output: expect.stringContaining('version-added') })
  })

  it('fails what breaks a released version, though a new one comes with it', () => {
    const both = changed((bundle) => {
      addVersion(bundle)
      requirePriority(bundle)
    })
    expect(check(both)).toMatchObject({ code: 1, output: expect.stringContaining('required-member-added') })
  })

  it('passes an old version that goes when a newer one comes, and not before', () => {
    const drop = ({ 'x-protocol': { versions, requests, notifications } }: Bundle) => {
      versions.shift()
      for (const method of [...Object.values(requests), ...Object.values(notifications)]) {
        method.versions = method.versions.filter((version) => version !== 0)
        if ('result' in method) delete method.result[0]
      }
    }
    expect(check(changed(drop))).toMatchObject({ code: 1, output: expect.stringContaining('version-removed') })
    const moved = changed((bundle) => {
      addVersion(bundle)
      drop(bundle)
    })
    expect(check(moved)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/version-retired[\s\S]*2 changes, 0 br/),
    })
  })
})

describe('a change is judged where it shows', () => {
  const compare = (change: (bundle: Bundle) => void) => {
    const next = readBundle(CURRENT)
    change(next)
    return compareBundles(readBundle(CURRENT), next).map(({ rule, breaks, broken, usedBy }) => ({
      rule,
      breaks,
      broken,
      usedBy: usedBy.map(({ name, part }) => `${name} ${part}`),
    }))
  }

  it('both ways, where clients and servers write the type', () => {
    const [change, ...others] = compare(({ $defs }) => $defs.TextBlock?.required?.push('locale'))
    expect(others).toEqual([])
    expect(change).toMatchObject({ rule: 'required-member-added', breaks: 'writers', broken: ['client', 'server'] })
    expect(change?.usedBy).toEqual(expect.arrayContaining(['session/prompt params', 'session.event notification']))
  })

  it('in results, which servers write', () => {
    expect(compare(({ $defs }) => $defs.InitializeResult?.required?.pop())).toMatchObject([
      { rule: 'member-made-optional', breaks: 'readers', broken: ['client'], usedBy: ['initialize result'] },
    ])
  })

  it('in the data of errors', () => {
    expect(compare(({ $defs }) => $defs.SessionBusyData?.required?.pop())).toMatchObject([
      { rule: 'member-made-optional', broken: ['client'], usedBy: ['SessionBusy error'] },
    ])
  })

  it('in the frames around all messages', () => {
    expect(compare(({ $defs }) => $defs.JsonRpcRequest?.required?.push('params'))).toMatchObject([
      { rule: 'member-made-required', usedBy: ['JsonRpcRequest frame'] },
    ])
  })

  it('in versions that both releases have: a result of one version leaves the other as it was', () => {
    const receipt = compare(({ $defs }) => $defs.SessionPromptReceipt?.required?.pop())
    expect(receipt).toMatchObject([{ rule: 'member-made-optional', usedBy: ['session/prompt result'] }])
    const gone = compare((bundle) => {
      bundle['x-protocol'].versions.push(2)
      bundle['x-protocol'].requests.shutdown?.versions.push(2)
      Object.assign(bundle['x-protocol'].requests.shutdown?.result ?? {}, { 2: 'SessionPromptReceipt' })
    })
    expect(gone.filter(({ breaks }) => breaks !== 'nobody')).toEqual([])
  })

  it('nowhere, where a type has another name only', () => {
    const rename = (bundle: Bundle) => {
      const text = JSON.stringify(bundle).replaceAll('#/$defs/TextBlock"', '#/$defs/Words"')
      Object.assign(bundle, JSON.parse(text))
      bundle.$defs.Words = bundle.$defs.TextBlock ?? {}
      delete bundle.$defs.TextBlock
    }
    expect(compare(rename)).toEqual([])
  })
})
