import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { Conversation } from '../../src/cli/conversation.js'
import { createEmbeddedHost } from '../../src/runtime.js'
import { HarnessSdkJsonRpcServer } from '../../src/server/harness-server.js'
import { root } from '../support/cli.js'
import { initialize, type Json, prompt, request, settle } from '../support/streams.js'

const names = readdirSync(path.join(root, 'examples/scenarios')).map((file) => file.replace('.json', ''))

/** Scenarios that break the protocol on purpose, and what a reader finds. */
const FAULTS: Record<string, string[]> = {
  'malformed-event': ['invalid-params'],
  'log-line': ['not-json'],
  'crash-mid-frame': ['not-json'],
}

/** Plays a scenario over the real server, and returns what crossed, line by line. */
async function exchange(
  scenario: string,
  protocolVersion: number,
): Promise<{ from: 'client' | 'server'; raw: string }[]> {
  const lines: { from: 'client' | 'server'; raw: string }[] = []
  const input = new PassThrough()
  const output = new PassThrough()
  let rest = ''
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const check of [...waiting]) check()
  }
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts.map((raw) => ({ from: 'server' as const, raw })))
    wake()
  })
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })
  const send = (frame: Json) => {
    lines.push({ from: 'client', raw: JSON.stringify(frame) })
    input.write(`${JSON.stringify(frame)}\n`)
  }
  const frames = () => lines.filter(({ from }) => from === 'server').map(({ raw }) => parsed(raw))
  let crashed = false
  const crash = () => {
    crashed = true
    input.end()
  }
  const host = createEmbeddedHost({
    process: { writeRaw: (text) => void output.write(text), writeError: () => {}, exit: crash, kill: crash },
  })
  const server = new HarnessSdkJsonRpcServer(host, input, output)
  server.start()
  send(initialize(1, protocolVersion, { provider: 'scenario', model: scenario }))
  await until(() => frames().some(({ id }) => id === 1))
  send(prompt(2))
  if (scenario === 'silence') {
    await until(() => lines.some(({ raw }) => raw.includes('text-delta')))
    if (protocolVersion === 1) send(request(3, 'session/cancel', { sessionId: 'main' }))
  } else {
    await until(() => crashed || isSettled(frames()))
  }
  if (!crashed) send(request(4, 'shutdown'))
  await server.closed
  await settle()
  if (rest !== '') lines.push({ from: 'server', raw: rest })
  return lines
}

/** Whether the prompt has been answered, every session is idle and every child has finished. */
function isSettled(frames: Json[]): boolean {
  const open = new Set<unknown>()
  let events = 0
  for (const { method, params } of frames as { method?: string; params: Json }[]) {
    if (method === 'session.status') {
      if (params.status === 'running') open.add(params.sessionId)
      else open.delete(params.sessionId)
    }
    if (method === 'subagent.started') open.add(`child ${params.childSessionId}`)
    if (method === 'subagent.finished') open.delete(`child ${params.childSessionId}`)
    if (method === 'session.event') events++
  }
  return events > 0 && open.size === 0 && frames.some(({ id }) => id === 2)
}

function parsed(raw: string): Json {
  try {
    return JSON.parse(raw)
  } catch {
    return {}
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** A short name for an id, by the order in which ids come. */
function numbered(names: Map<unknown, string>, id: unknown, prefix: string, first: number): string {
  if (!names.has(id)) names.set(id, `${prefix}${names.size + first}`)
  return names.get(id) as string
}

/** The same text for the same exchange: ids are numbered as they come, times are gone, long texts are cut. */
function normalised(lines: { from: string; raw: string }[]): string {
  const ids = new Map<unknown, string>()
  const text = lines.map(({ from, raw }) => {
    const plain = raw
      .replaceAll(UUID, (id) => numbered(ids, id, 'id-', 1))
      .replaceAll(/"time":\d+/g, '"time":0')
      .replaceAll(/"version":"\d+\.\d+\.\d+"/g, '"version":"0.0.0"')
    const cut = plain.length > 2000 ? `${plain.slice(0, 500)}… (${plain.length} characters)` : plain
    return `${from === 'client' ? '>' : '<'} ${cut}\n`
  })
  return text.join('')
}

describe.each([1, 0])('in protocol %i', (version) => {
  it.each(names)('%s crosses as it always did, and is valid', async (name) => {
    const lines = await exchange(name, version)
    const conversation = new Conversation()
    const faults = lines
      .map(({ from, raw }) => conversation.judge(from, raw)?.kind)
      .filter((kind) => kind !== undefined)
    expect(faults).toEqual(FAULTS[name] ?? [])
    await expect(normalised(lines)).toMatchFileSnapshot(`__snapshots__/${name}.v${version}.txt`)
  })
})

/** What happened, in order, without what differs between agents: tools, titles by a model, the runtime's own context. */
function shape(lines: { from: string; raw: string }[]): string[] {
  const ids = new Map<unknown, string>()
  const session = (id: unknown) => numbered(ids, id, 's', 0)
  return lines.flatMap(({ from, raw }) => {
    const { method, params } = parsed(raw) as { method?: string; params?: Json }
    if (from !== 'server' || !params) return []
    if (method === 'session.status') return [`${session(params.sessionId)} ${params.status}`]
    if (method !== 'session.event') return [`${method} ${session(params.childSessionId)}`]
    const event = params.event as { type: string; data: { chunk?: { type: string }; source?: { kind: string } } }
    if (event.data.source?.kind === 'plugin') return []
    return [[session(params.sessionId), event.type, event.data.chunk?.type].filter(Boolean).join(' ')]
  })
}

/** Deltas come in any number: one stands for a run of them. */
const merged = (shapes: string[]) =>
  shapes.filter((entry, index) => !(entry.endsWith('-delta') && entry === shapes[index - 1]))

describe('the order of events is that of a deployed runtime (skipped where ../shared/transcripts is absent)', () => {
  const transcripts = path.join(root, '../shared/transcripts')
  const pairs = [
    ['text', '01-text-turn'],
    ['subagent', '03-subagent'],
    ['max-tokens', '04f-max-tokens'],
    ['max-tokens-empty', '04g-max-tokens-no-content'],
    ['retries-exhausted', '04-http-500-retries-exhausted'],
    ['tool-call', '02-bash-tool'],
  ]

  it.skipIf(!existsSync(transcripts)).each(pairs)('%s is like %s', async (scenario, recording) => {
    const recorded = readFileSync(path.join(transcripts, `${recording}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(merged(shape(await exchange(scenario as string, 0)))).toEqual(merged(shape(recorded)))
  })
})
