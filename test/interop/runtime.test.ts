import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Conversation } from '../../src/cli/conversation.js'
import { DeepSeekHarness, type DeepSeekHarnessOptions } from '../../src/client.js'
import { LineDecoder } from '../../src/framing/line-decoder.js'
import { temporaryFolder } from '../support/cli.js'
import { isAlive } from '../support/fake-runtime.js'
import { INSTALL_MS, type Installed, installPython } from './install.js'
import { startModelEndpoint } from './model-endpoint.js'
import { RUNTIME_ARGS, runtimeEnvironment } from './published-runtime.js'

let installed: Installed
let model: Awaited<ReturnType<typeof startModelEndpoint>>

beforeAll(async () => {
  installed = await installPython()
  model = await startModelEndpoint()
}, INSTALL_MS)

afterAll(() => model.close())

/**
 * Our client on the published runtime, with every line of both sides judged. `faults` ends the runtime and says what was
 * wrong, the closing included.
 */
function drive(options: DeepSeekHarnessOptions = {}): { harness: DeepSeekHarness; faults: () => Promise<string[]> } {
  if ('reason' in installed) throw new Error(installed.reason)
  const home = temporaryFolder()
  const workspace = path.join(home, 'workspace')
  mkdirSync(workspace)
  const found: string[] = []
  const judged = { client: 0, server: 0 }
  const conversation = new Conversation()
  const judge = (from: 'client' | 'server') =>
    new LineDecoder({
      maxLineBytes: 1e8,
      onLine: (line) => {
        judged[from]++
        const fault = conversation.judge(from, line)
        if (fault) found.push(`${from} ${fault.message}: ${line.slice(0, 300)}`)
      },
      onOversize: () => found.push(`${from} wrote an endless line`),
    })
  const sides = { client: judge('client'), server: judge('server') }
  const harness = new DeepSeekHarness({
    cwd: workspace,
    ...options,
    launch: {
      command: path.join(installed.folder, 'bin/dsh'),
      args: RUNTIME_ARGS,
      env: runtimeEnvironment(path.join(home, 'dsh'), model.url),
      onTraffic: (from, chunk) => sides[from].write(chunk),
      onViolation: ({ message }) => void found.push(message),
    },
  })
  onTestFinished(() => harness.close())
  const faults = async () => {
    await harness.close()
    sides.client.end()
    sides.server.end()
    // The handshake and the shutdown at least.
    expect(Math.min(judged.client, judged.server)).toBeGreaterThanOrEqual(2)
    return found
  }
  return { harness, faults }
}

describe('the published runtime, driven by our client', { timeout: 60_000 }, () => {
  it('is installed', (context) => {
    if ('reason' in installed) context.skip(installed.reason)
  })

  it('a text turn', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    const stream = harness.stream('[hello]')
    let text = ''
    for await (const piece of stream.text()) text += piece
    const result = await stream.result
    expect(harness.client.protocolVersion).toBe(0)
    expect(result).toMatchObject({
      status: 'ok',
      reason: { kind: 'completed' },
      finalResponse: 'You said: hello',
      usage: { inputTokens: 36, outputTokens: 10, cacheReadTokens: 64 },
      violations: [],
      settledBy: 'idle',
    })
    expect(text).toBe('You said: hello')
    expect(await faults()).toEqual([])
  })

  it('a tool call', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    const { status, finalResponse, events } = await harness.run('[bash] please')
    expect({ status, finalResponse }).toEqual({ status: 'ok', finalResponse: 'The tool is done.' })
    const result = events.find((event) => event.type === 'tool/result')
    expect(result?.type === 'tool/result' && JSON.stringify(result.data.message.content)).toContain('from the tool')
    expect(await faults()).toEqual([])
  })

  it('a subagent, which goes on behind the turn that started it', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    await harness.start()
    const finished = harness.client.subscribe(({ method }) => method === 'subagent.finished')
    const { status, notifications, sessionId } = await harness.run('[delegate] please')
    expect(status).toBe('ok')
    expect(notifications.find(({ method }) => method === 'subagent.started')).toMatchObject({
      params: { parentSessionId: sessionId },
    })
    expect(await finished.next()).toMatchObject({
      params: {
        parentSessionId: sessionId,
        status: 'ok',
        lastAssistantMessage: [{ type: 'text', text: 'The child answers.' }],
      },
    })
    expect(await faults()).toEqual([])
  })

  it('a provider error', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    expect(await harness.run('[http401]')).toMatchObject({
      status: 'error',
      reason: { kind: 'error', error: { code: 'AUTH', status: 401 } },
      finalResponse: '',
    })
    expect(await faults()).toEqual([])
  })

  it('a length stop', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const results = await Promise.all(
      [false, true].map(async (maxTokensAsSuccess) => {
        const { harness, faults } = drive({ maxTokensAsSuccess })
        const result = await harness.run('[length]')
        expect(await faults()).toEqual([])
        return result
      }),
    )
    expect(results.map(({ status }) => status)).toEqual(['error', 'ok'])
    expect(results[0]).toMatchObject({ reason: { kind: 'max-tokens' }, finalResponse: 'This answer was cut of' })
  })

  it('two sessions at once', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    const results = await Promise.all(['one', 'two'].map((word) => harness.run(`[${word}]`, { sessionId: word })))
    expect(results.map(({ finalResponse }) => finalResponse)).toEqual(['You said: one', 'You said: two'])
    for (const { sessionId, notifications } of results) {
      expect(notifications.every(({ params }) => (params as { sessionId: string }).sessionId === sessionId)).toBe(true)
    }
    expect(await faults()).toEqual([])
  })

  it('cancelling by closing', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive()
    const controller = new AbortController()
    const run = harness.run('[hang]', {
      signal: controller.signal,
      onNotification: ({ method, params }) => {
        if (method === 'session.event' && params.event.type === 'request/context') controller.abort()
      },
    })
    await expect(run).rejects.toMatchObject({ code: 'ABORTED' })
    const { pid } = harness.client
    expect(isAlive(pid)).toBe(true)
    await harness.close()
    expect(isAlive(pid)).toBe(false)
    expect(await faults()).toEqual([])
  })

  it('a provider it does not have', async (context) => {
    if ('reason' in installed) return context.skip(installed.reason)
    const { harness, faults } = drive({ provider: 'nobody' })
    await expect(harness.run('x')).rejects.toMatchObject({ code: -32603, message: expect.stringContaining('nobody') })
    expect(await faults()).toEqual([])
  })
})
