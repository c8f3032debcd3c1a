import { chmodSync, copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { DeepSeekHarness } from '../../src/client.js'
import type { SessionEvent } from '../../src/index.js'
import { cli, type Outcome, startNode, startProgram, temporaryFolder } from '../support/cli.js'
import { type Installed, installNpmClients, installPython } from './install.js'

interface Said {
  sessionId?: string
  finalResponse?: string
  finishReason?: string
  events?: SessionEvent[]
  error?: string
  code?: number
  message?: string
}

const clients = fileURLToPath(new URL('clients/', import.meta.url))
let npm: Installed
let python: Installed

beforeAll(async () => {
  ;[npm, python] = await Promise.all([installNpmClients(), installPython()])
}, 300_000)

/** A program that serves our runtime whatever arguments it gets, as clients that name the runtime's own ones need. */
function executable(): string {
  const file = path.join(temporaryFolder(), 'dsh')
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${cli}' serve\n`)
  chmodSync(file, 0o755)
  return file
}

const command = [process.execPath, cli, 'serve']

/** Each published client: where it is installed, and how it is made to run a prompt. */
const CLIENTS = [
  {
    name: '@openma/deepseek-harness-sdk',
    installed: () => npm,
    start: (folder: string, prompt: string, model: string, provider: string) =>
      startNode([copied('openma.mjs', folder), prompt, provider, model, ...command]),
    tellsReason: true,
  },
  {
    name: '@deepseek-ai/dsh-sdk-client',
    installed: () => npm,
    start: (folder: string, prompt: string, model: string, provider: string) =>
      startNode([copied('dsh-sdk-client.mjs', folder), prompt, provider, model, ...command]),
    tellsReason: false,
  },
  {
    name: 'deepseek-harness-sdk',
    installed: () => python,
    start: (folder: string, prompt: string, model: string, provider: string) =>
      startProgram(path.join(folder, 'bin/python'), [
        path.join(clients, 'deepseek_harness_sdk.py'),
        prompt,
        provider,
        model,
        executable(),
      ]),
    tellsReason: true,
  },
]

/** Modules are looked up from where a script lies. */
function copied(script: string, folder: string): string {
  const target = path.join(folder, script)
  copyFileSync(path.join(clients, script), target)
  return target
}

function said({ code, stdout, stderr }: Outcome): Said {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Said
}

const SCENARIOS = [
  'text',
  'tool-call',
  'subagent',
  'todo',
  'error',
  'max-tokens',
  'blocked',
  'multibyte',
  'retry',
  'unknown-event',
]

describe.each(CLIENTS)('$name drives our runtime', { timeout: 60_000 }, ({ installed, start, tellsReason }) => {
  it.for(SCENARIOS)('%s, with the same result as our own client', async (scenario, context) => {
    const place = installed()
    if ('reason' in place) return context.skip(place.reason)
    const result = said(await start(place.folder, 'a prompt', scenario, 'scenario').outcome)
    const harness = new DeepSeekHarness({ provider: 'scenario', model: scenario })
    const own = await harness.run('a prompt', { sessionId: 'main' })
    await harness.close()
    const shape = (events: SessionEvent[] = []) => events.map(({ type, seq }) => [type, seq])
    expect(result).toMatchObject({ sessionId: 'main', finalResponse: own.finalResponse })
    expect(shape(result.events)).toEqual(shape(own.events))
    if (tellsReason) expect(result.finishReason).toBe(own.reason.kind)
  })

  it('hears our refusal of an unknown provider', async (context) => {
    const place = installed()
    if ('reason' in place) return context.skip(place.reason)
    const result = said(await start(place.folder, 'x', 'm', 'nobody').outcome)
    expect(result.code).toBe(-32003)
    expect(result.message).toContain('there is no provider "nobody" in this runtime')
  })
})
