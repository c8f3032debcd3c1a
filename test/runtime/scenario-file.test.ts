import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ErrorCode } from '../../src/generated/errors.js'
import { validateScenario } from '../../src/generated/scenario.js'
import type { ValidationIssue } from '../../src/generated/types.js'
import { JsonRpcResponseError } from '../../src/jsonrpc/errors.js'
import { createEmbeddedHost } from '../../src/runtime.js'
import { converse, writeScenario } from './exchange.js'

const MINIMAL = '{"turns":[{"steps":[]}]}'

/** What `initialize` refuses the model with. */
async function refusal(model: string, cwd = '/nowhere'): Promise<{ message: string; issues: ValidationIssue[] }> {
  const error = await Promise.resolve(createEmbeddedHost().initialize?.({ cwd, provider: 'scenario', model })).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(JsonRpcResponseError)
  const { code, message, data } = error as JsonRpcResponseError
  expect(code).toBe(ErrorCode.InvalidParams)
  const { issues } = data as { issues: ValidationIssue[] }
  for (const issue of issues) expect(issue.pointer).toBe('/model')
  return { message, issues }
}

describe('a scenario', () => {
  it('is found by its path, relative to the working directory', async () => {
    const file = writeScenario(MINIMAL)
    const host = createEmbeddedHost()
    const settings = { provider: 'scenario', cwd: path.dirname(file) }
    for (const model of [
      file,
      'scenario.json',
      './scenario.json',
      `../${path.basename(path.dirname(file))}/scenario.json`,
    ]) {
      await expect(host.initialize?.({ ...settings, model })).resolves.toBeUndefined()
    }
  })

  it('is found by its name if it is built in', async () => {
    await expect(converse({ provider: 'scenario', model: 'text' })).resolves.toBeDefined()
  })

  it('is read again for every session', async () => {
    await expect(
      createEmbeddedHost().open('main', { cwd: '/nowhere', provider: 'scenario', model: 'nonesuch' }, {} as never),
    ).rejects.toThrow(JsonRpcResponseError)
  })
})

describe('a model that names no scenario', () => {
  it('is told the names there are', async () => {
    const { message } = await refusal('tezt')
    expect(message).toContain('there is no built-in scenario "tezt"')
    for (const file of readdirSync('examples/scenarios')) expect(message).toContain(path.basename(file, '.json'))
  })

  it.each(['', '..', '.', 'text\\..\\text', 'Text'])('cannot be %j', async (model) => {
    expect((await refusal(model)).message).toContain('there is no built-in scenario')
  })

  it('may be a missing file', async () => {
    expect((await refusal('missing.json', '/nowhere')).message).toContain(
      `${path.resolve('/nowhere/missing.json')}: there is no such file`,
    )
  })

  it('may be a directory', async () => {
    const dir = `${writeScenario(MINIMAL)}.d`
    mkdirSync(dir)
    expect((await refusal(dir)).message).toContain(`${dir}: it is a directory`)
  })

  it('may be a name that no file can have', async () => {
    expect((await refusal('a\0b.json')).message).toContain('null bytes')
  })

  it.each(['', ' \n'])('may be an empty file: %j', async (contents) => {
    const file = writeScenario(contents)
    expect((await refusal(file)).message).toContain(`${file}: it is empty`)
  })

  it('may be a file that is not JSON, and is told the line and column', async () => {
    const file = writeScenario('{\n  "turns": [\n    {"steps": []}}\n  ]\n}')
    const { message } = await refusal(file)
    expect(message).toContain(`${file}: not JSON: `)
    expect(message).toContain('(line 3 column 18)')
  })

  it('may be a file that ends too early', async () => {
    const { message } = await refusal(writeScenario('{"turns":\n['))
    expect(message).toContain('(line 2 column 2)')
  })

  it('may misspell a member, and is told which', async () => {
    const file = writeScenario('{"turns":[{"steps":[{"actions":[{"type":"text","text":"a","repaet":2}]}]}]}')
    expect((await refusal(file)).message).toContain(
      '/turns/0/steps/0/actions/0/repaet is not known here; check the spelling',
    )
  })

  it('may break the schema, and is told where and how', async () => {
    const file = writeScenario(
      '{"turns":[{"steps":[{"actions":[{"type":"text"},{"type":"dance"},{"type":"delay","ms":-1}]}]}]}',
    )
    const { message, issues } = await refusal(file)
    expect(issues.map(({ keyword }) => keyword)).toEqual(['required', 'oneOf', 'minimum'])
    expect(issues[0]?.message).toBe(`${file}: /turns/0/steps/0/actions/0/text is missing`)
    expect(issues[1]?.message).toContain(`${file}: /turns/0/steps/0/actions/1/type must be one of "reasoning", "text",`)
    expect(issues[2]?.message).toBe(`${file}: /turns/0/steps/0/actions/2/ms must be at least 0, got -1`)
    expect(message).toContain(`${issues[0]?.message} (and 2 more)`)
  })

  it('may be the wrong JSON altogether', async () => {
    const file = writeScenario('[]')
    expect((await refusal(file)).issues).toMatchObject([
      { keyword: 'type', message: `${file}: the whole must be object, got an array of 0` },
    ])
  })
})

describe('the schema of scenarios', () => {
  const text = { type: 'text', text: 'a' }
  const withActions = (...actions: unknown[]) => ({ turns: [{ steps: [{ actions }] }] })

  it.each([
    ['no turns', { turns: [] }],
    ['a turn without steps', { turns: [{}] }],
    ['a step without actions', { turns: [{ steps: [{}] }] }],
    ['a chunk size of none', withActions({ ...text, chunkSize: 0 })],
    ['a text repeated no times', withActions({ ...text, repeat: 0 })],
    ['arguments left out', withActions({ type: 'tool-call', name: 'a' })],
    [
      'a result that is neither text nor blocks',
      withActions({ type: 'tool-call', name: 'a', arguments: 1, result: 1 }),
    ],
    ['a known reason with a bad body', { turns: [{ steps: [], reason: { kind: 'error' } }] }],
    [
      'a known content block with a bad body',
      withActions({ type: 'tool-call', name: 'a', arguments: 1, result: [{ type: 'text' }] }),
    ],
    ['an unknown signal', withActions({ type: 'kill', signal: 'SIGNALMAN' })],
    ['an exit code no process can have', withActions({ type: 'exit', code: 256 })],
    ['a delay no timer can hold', withActions({ type: 'delay', ms: 2 ** 31 })],
    ['a bad turn inside a subagent', withActions({ type: 'subagent', label: 'a', prompt: 'b', turn: { steps: [{}] } })],
  ])('refuses %s', (_case, scenario) => {
    expect(validateScenario(scenario)).toBe(false)
  })

  it.each([
    ['an empty turn', { turns: [{ steps: [] }] }],
    ['an unknown reason', { turns: [{ steps: [], reason: { kind: 'bored', since: 'noon' } }] }],
    ['any JSON as arguments', withActions({ type: 'tool-call', name: 'a', arguments: null })],
  ])('admits %s', (_case, scenario) => {
    expect(validateScenario(scenario)).toBe(true)
  })
})
