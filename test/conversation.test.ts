import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import { NOTIFICATIONS, type NotificationMethod, type RequestMethod } from '../src/generated/registry.js'
import { createEmbeddedHost } from '../src/runtime/embedded-host.js'
import { HarnessSdkJsonRpcServer } from '../src/server/harness-server.js'
import { root, startCli } from './support/cli.js'
import { settle } from './support/streams.js'

type Frame = { [member: string]: unknown }

interface WriteStep {
  write?: (Frame | string)[]
  text?: string
  end?: true
}

interface ServerCase {
  endpoint: 'server'
  name: string
  steps: (WriteStep | { expect: Frame[]; inAnyOrder?: true } | { ends: true })[]
  never?: Frame[]
}

interface ClientCase {
  endpoint: 'client'
  name: string
  steps: (
    | WriteStep
    | { call: string; method: RequestMethod; params?: unknown }
    | { sent: string; frame: Frame }
    | { abandon: string }
    | { settles: string; result?: unknown; error?: unknown }
  )[]
  violations?: string[]
  notifications?: Frame[]
}

const folder = path.join(root, 'test/vectors')
const files = readdirSync(path.join(folder, 'conversation')).map((file) => {
  const content = JSON.parse(readFileSync(path.join(folder, 'conversation', file), 'utf8'))
  return { file, content, ...(content as { rule: string; cases: (ServerCase | ClientCase)[] }) }
})
const validateFile = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(path.join(folder, 'schema.json'), 'utf8')),
)

describe.each(files)('conversation: $rule', ({ file, content }) => {
  it('keeps the vectors’ own schema, and its name is its rule', () => {
    expect([validateFile(content), validateFile.errors]).toEqual([true, null])
    expect(file).toBe(`${content.rule.replaceAll(' ', '-')}.json`)
  })
})

/** The cases of one kind of endpoint, by rule. */
function casesOf<Case extends ServerCase | ClientCase>(endpoint: Case['endpoint']) {
  return files.flatMap(({ rule, cases }) => {
    const own = cases.filter((vector): vector is Case => vector.endpoint === endpoint)
    return own.length > 0 ? [{ rule, cases: own }] : []
  })
}

describe.each(casesOf<ServerCase>('server'))('a server: $rule', ({ cases }) => {
  it.concurrent.each(cases)('$name', async (vector) => {
    const input = new PassThrough()
    const output = new PassThrough()
    const server = new HarnessSdkJsonRpcServer(createEmbeddedHost(), input, output)
    server.start()
    void server.closed.finally(() => output.end())
    await converse(vector, input, output)
  })
})

describe.each(casesOf<ServerCase>('server'))('a server’s process: $rule', ({ cases }) => {
  it.each(cases)('$name', async (vector) => {
    const child = startCli(['serve'])
    await converse(vector, child.stdin as Writable, child.stdout as Readable)
    expect(await child.outcome).toMatchObject({ code: 0, signal: null, stderr: '' })
  })
})

/** Plays a case against a server. Every answer must be one that the case names; what it never wants is looked for to the end. */
async function converse({ steps, never = [] }: ServerCase, input: Writable, output: Readable): Promise<void> {
  const lines = createInterface({ input: output })[Symbol.asyncIterator]()
  const next = async (): Promise<Frame | undefined> => {
    const { value, done } = await lines.next()
    if (done) return undefined
    for (const pattern of never)
      if (matches(pattern, JSON.parse(value))) throw new Error(`this must never come: ${value}`)
    return JSON.parse(value)
  }
  for (const step of steps) {
    if ('ends' in step) expect(await next()).toBe(undefined)
    else if (!('expect' in step)) write(input, step)
    else {
      const awaited = [...step.expect]
      while (awaited.length > 0) {
        const frame = await next()
        const wanted = step.inAnyOrder ? awaited : awaited.slice(0, 1)
        const found = wanted.findIndex((pattern) => matches(pattern, frame))
        if (found >= 0) awaited.splice(found, 1)
        else if (!frame || !('method' in frame)) expect(frame, 'an answer that is not named here').toEqual(wanted[0])
      }
    }
  }
  input.end()
  for (let frame = await next(); frame; frame = await next()) expect(frame).toHaveProperty('method')
}

/** Writes frames, and lines as they are, in one chunk. `named` puts ids in the place of the names of calls. */
function write(input: Writable, { write = [], text = '', end }: WriteStep, named = (text: string) => text): void {
  const lines = write.map((line) =>
    typeof line === 'string'
      ? named(line)
      : JSON.stringify(line).replace(/"\$\w+"/g, (name) => named(name.slice(1, -1))),
  )
  const chunk = lines.map((line) => `${line}\n`).join('') + named(text)
  if (end) input.end(chunk)
  else input.write(chunk)
}

/** Whether a value has everything a pattern has: of an object each member, of an array each item and no more. */
function matches(pattern: unknown, value: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === value
  if (typeof value !== 'object' || value === null || Array.isArray(pattern) !== Array.isArray(value)) return false
  if (Array.isArray(pattern) && pattern.length !== (value as unknown[]).length) return false
  return Object.entries(pattern).every(
    ([name, member]) => Object.hasOwn(value, name) && matches(member, (value as Frame)[name]),
  )
}

describe.each(casesOf<ClientCase>('client'))('a client: $rule', ({ cases }) => {
  it.concurrent.each(cases)('$name', async ({ steps, violations = [], notifications = [] }) => {
    const input = new PassThrough()
    const output = new PassThrough()
    const lines = createInterface({ input: output })[Symbol.asyncIterator]()
    const reported: string[] = []
    const handed: Frame[] = []
    const client = new ClientEndpoint(input, output, { onViolation: ({ kind }) => void reported.push(kind) })
    for (const method of Object.keys(NOTIFICATIONS) as NotificationMethod[])
      client.onNotification(method, (params) => void handed.push({ method, params }))
    client.onUnknownNotification(
      (method, params) => void handed.push({ method, ...(params !== undefined && { params }) }),
    )
    client.start()

    const ids = new Map<string, string>()
    const calls = new Map<string, { abort: AbortController; outcome: Promise<unknown> }>()
    const named = (text: string) => text.replace(/\$(\w+)/g, (_match, name) => ids.get(name) as string)
    for (const step of steps) {
      if ('call' in step) {
        const abort = new AbortController()
        const answer = client.request(step.method, step.params as never, { signal: abort.signal })
        calls.set(step.call, {
          abort,
          outcome: answer.then(
            (result) => ({ result }),
            (error) => ({ error: told(error) }),
          ),
        })
      } else if ('sent' in step) {
        const { value } = await lines.next()
        const frame = JSON.parse(value)
        expect(frame).toMatchObject(step.frame)
        ids.set(step.sent, String(frame.id))
      } else if ('abandon' in step) calls.get(step.abandon)?.abort.abort()
      else if ('settles' in step) {
        const { settles, ...outcome } = step
        expect(await calls.get(settles)?.outcome).toEqual(outcome)
      } else write(input, step, named)
    }
    input.end()
    await settle()
    expect({ violations: reported, notifications: handed }).toEqual({ violations, notifications })
    output.end()
    expect(await lines.next(), 'a frame that is not named here').toMatchObject({ done: true })
  })
})

/** An error as a case names it: a failure on this side by its code, an answer by all it holds. */
function told(error: { code: unknown; message: string; data?: unknown }): unknown {
  if (typeof error.code !== 'number') return error.code
  return { code: error.code, message: error.message, ...(error.data !== undefined && { data: error.data }) }
}
