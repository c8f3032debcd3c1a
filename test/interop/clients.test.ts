import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DeepSeekHarness, type HarnessNotification, type RunResult } from '../../src/client.js'
import type { Scenario, ScenarioStep, ScenarioTurn } from '../../src/generated/scenario.js'
import type { SessionEvent, TurnEndReason } from '../../src/index.js'
import { cli, type Outcome, startNode, startProgram, temporaryFolder } from '../support/cli.js'
import { isAlive } from '../support/fake-runtime.js'
import { INSTALL_MS, type Installed, installNpmClients, installPython } from './install.js'
import { startModelEndpoint } from './model-endpoint.js'
import { runtimeEnvironment } from './published-runtime.js'

/** One prompt's result, as a client tells it. */
interface Run {
  sessionId: string
  finalResponse: string
  finishReason?: string
  events: SessionEvent[]
  notifications: HarnessNotification[]
}

/** What a client's script prints: what came of each prompt, or the error that the client raised. */
type Said = { runs: Run[] } | { error: string; code?: number; message: string }

/** What a client is to run, one prompt after the other on one session, and on what. */
interface Task {
  prompts: string[]
  provider: string
  model: string
  /** An executable that takes the runtime's own arguments. */
  runtime: string
  env?: Record<string, string>
}

const clients = fileURLToPath(new URL('clients/', import.meta.url))
const exitRecord = new URL('exit-record.mjs', import.meta.url).href
let npm: Installed
let python: Installed
let model: Awaited<ReturnType<typeof startModelEndpoint>>

beforeAll(async () => {
  model = await startModelEndpoint()
  ;[npm, python] = await Promise.all([installNpmClients(), installPython()])
}, INSTALL_MS)

afterAll(() => model.close())

/** Each published client: where it is installed, how its script is started, and the name of its error for a refusal. */
const CLIENTS = [
  {
    name: '@openma/deepseek-harness-sdk',
    installed: () => npm,
    start: npmClient('openma.mjs'),
    tellsReason: true,
    refusal: 'JsonRpcResponseError',
  },
  {
    name: '@deepseek-ai/dsh-sdk-client',
    installed: () => npm,
    start: npmClient('dsh-sdk-client.mjs'),
    tellsReason: false,
    refusal: 'JsonRpcResponseError',
  },
  {
    name: 'deepseek-harness-sdk',
    installed: () => python,
    start: (folder: string, args: string[], env: Record<string, string>) =>
      startProgram(path.join(folder, 'bin/python'), [path.join(clients, 'deepseek_harness_sdk.py'), ...args], {
        env,
        cwd: temporaryFolder(),
      }),
    tellsReason: true,
    refusal: 'JsonRpcError',
  },
]

type Client = (typeof CLIENTS)[number]

function npmClient(script: string) {
  return (folder: string, args: string[], env: Record<string, string>) => {
    // Modules are looked up from where a script lies.
    const copy = path.join(folder, script)
    copyFileSync(path.join(clients, script), copy)
    return startNode([copy, ...args], { env, cwd: temporaryFolder() })
  }
}

/** Lets a client run prompts and close; resolves with what it printed. */
async function run({ start }: Client, folder: string, { prompts, provider, model, runtime, env }: Task): Promise<Said> {
  const { code, stdout, stderr }: Outcome = await start(
    folder,
    [JSON.stringify(prompts), provider, model, runtime],
    env ?? {},
  ).outcome
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout) as Said
}

/**
 * Lets a client run prompts on our runtime and close, and sees to it that the runtime had the time to end by itself: that
 * nobody had to send it a signal, and nothing is left.
 */
async function runOnOurs(client: Client, folder: string, task: Omit<Task, 'runtime'>): Promise<Said> {
  const place = temporaryFolder()
  const runtime = path.join(place, 'dsh')
  const record = path.join(place, 'exit.json')
  const command = [process.execPath, '--import', exitRecord, cli, 'serve'].map((word) => `'${word}'`).join(' ')
  writeFileSync(runtime, `#!/bin/sh\nexport EXIT_RECORD='${record}'\nexec ${command}\n`)
  chmodSync(runtime, 0o755)
  const said = await run(client, folder, { ...task, runtime })
  const { pid, code, signals } = JSON.parse(readFileSync(record, 'utf8'))
  expect({ code, signals, alive: isAlive(pid) }).toEqual({ code: 0, signals: [], alive: false })
  return said
}

function runsOf(said: Said): Run[] {
  if ('error' in said) throw new Error(`${said.error}: ${said.message}`)
  return said.runs
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

const ownResults = new Map<string, Promise<RunResult>>()

/** What our own client makes of a built-in scenario. */
function ownResult(scenario: string): Promise<RunResult> {
  const known = ownResults.get(scenario)
  if (known) return known
  const harness = new DeepSeekHarness({ provider: 'scenario', model: scenario })
  const result = harness.run('a prompt', { sessionId: 'main' }).finally(() => harness.close())
  ownResults.set(scenario, result)
  return result
}

const ANSWER = ['step/start', 'assistant/message', 'step/end']
const TOOL_CALL = ['step/start', 'assistant/message', 'tool/call', 'tool/result', 'step/end']
const FAILURE: TurnEndReason = {
  kind: 'error',
  error: { message: 'scripted 401', code: 'AUTH', status: 401 },
}

/** For each prompt what our runtime is to play, and what every client is to tell of it and of the published runtime. */
const TURNS: { prompt: string; turn: ScenarioTurn; expected: ReturnType<typeof outline> }[] = [
  {
    prompt: '[hello]',
    turn: { steps: [says('You said: hello')] },
    expected: { finalResponse: 'You said: hello', reason: { kind: 'completed' }, events: ANSWER, subagents: 0 },
  },
  {
    prompt: '[bash]',
    turn: {
      steps: [
        { actions: [{ type: 'tool-call', name: 'bash', arguments: { command: 'echo x' }, result: 'x\n' }] },
        says('The tool is done.'),
      ],
    },
    expected: {
      finalResponse: 'The tool is done.',
      reason: { kind: 'completed' },
      events: [...TOOL_CALL, ...ANSWER],
      subagents: 0,
    },
  },
  {
    prompt: '[http401]',
    turn: { steps: [{ actions: [] }], reason: FAILURE },
    expected: { finalResponse: '', reason: FAILURE, events: ['step/start', 'step/end'], subagents: 0 },
  },
  {
    prompt: '[length]',
    turn: { steps: [says('This answer was cut of')], reason: { kind: 'max-tokens' } },
    expected: { finalResponse: 'This answer was cut of', reason: { kind: 'max-tokens' }, events: ANSWER, subagents: 0 },
  },
  {
    // The subagent is still at work when the client closes.
    prompt: '[delegatehang]',
    turn: {
      steps: [
        {
          actions: [
            {
              type: 'subagent',
              label: 'helper',
              prompt: 'Work for ever.',
              background: true,
              turn: { steps: [{ actions: [{ type: 'silence' }] }] },
            },
          ],
        },
        says('The tool is done.'),
      ],
    },
    expected: {
      finalResponse: 'The tool is done.',
      reason: { kind: 'completed' },
      events: [...TOOL_CALL, ...ANSWER],
      subagents: 1,
    },
  },
]

function says(text: string): ScenarioStep {
  return { actions: [{ type: 'text', text }] }
}

/** What two runtimes that do the same have in common, whatever else they tell. */
function outline({ finalResponse, events, notifications }: Run) {
  const types: string[] = events.map(({ type }) => type)
  return {
    finalResponse,
    reason: reasonOf(events),
    events: types.filter((type) => TOOL_CALL.includes(type)),
    subagents: notifications.filter(({ method }) => method === 'subagent.started').length,
  }
}

function reasonOf(events: SessionEvent[]): TurnEndReason | undefined {
  const ends = events.filter((event) => event.type === 'turn/end')
  expect(ends).toHaveLength(1)
  return ends[0]?.data.reason
}

describe.each(CLIENTS)('$name', { timeout: 60_000 }, (client) => {
  it.for(SCENARIOS)('makes of our scenario %s what our own client does', async (scenario, context) => {
    const place = client.installed()
    if ('reason' in place) return context.skip(place.reason)
    const task = { prompts: ['a prompt'], provider: 'scenario', model: scenario }
    const [result] = runsOf(await runOnOurs(client, place.folder, task))
    const own = await ownResult(scenario)
    const shape = (events: SessionEvent[] = []) => events.map(({ type, seq }) => [type, seq])
    expect(result).toMatchObject({ sessionId: 'main', finalResponse: own.finalResponse })
    expect(shape(result?.events)).toEqual(shape(own.events))
    expect(result?.notifications.map(({ method }) => method)).toEqual(own.notifications.map(({ method }) => method))
    if (client.tellsReason) expect(result?.finishReason).toBe(own.reason.kind)
  })

  it('gets of our runtime what it gets of the published one', async (context) => {
    const place = client.installed()
    if ('reason' in place) return context.skip(place.reason)
    if ('reason' in python) return context.skip(python.reason)
    const prompts = TURNS.map(({ prompt }) => prompt)
    const scenario: Scenario = { turns: TURNS.map(({ turn }) => turn) }
    const file = path.join(temporaryFolder(), 'scenario.json')
    writeFileSync(file, JSON.stringify(scenario))
    const [published, ours] = await Promise.all([
      run(client, place.folder, {
        prompts,
        provider: 'deepseek-official',
        model: 'deepseek-v4-flash',
        runtime: path.join(python.folder, 'bin/dsh'),
        env: runtimeEnvironment(temporaryFolder(), model.url),
      }),
      runOnOurs(client, place.folder, { prompts, provider: 'scenario', model: file }),
    ])
    for (const runs of [runsOf(published), runsOf(ours)]) {
      expect(runs.map(outline)).toEqual(TURNS.map(({ expected }) => expected))
      if (client.tellsReason) {
        expect(runs.map(({ finishReason }) => finishReason)).toEqual(TURNS.map(({ expected }) => expected.reason?.kind))
      }
    }
  })

  it('hears our refusal of an unknown provider', async (context) => {
    const place = client.installed()
    if ('reason' in place) return context.skip(place.reason)
    const said = await runOnOurs(client, place.folder, { prompts: ['x'], provider: 'nobody', model: 'm' })
    expect(said).toMatchObject({
      error: client.refusal,
      code: -32003,
      message: expect.stringContaining('there is no provider "nobody" in this runtime'),
    })
  })
})
