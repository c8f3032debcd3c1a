import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import { NOTIFICATIONS, type NotificationMethod, REQUESTS, type RequestMethod } from '../src/generated/registry.js'
import { validateFrame } from '../src/index.js'
import { ServerEndpoint } from '../src/server/server-endpoint.js'
import { haveRecordings, readRecordings } from './support/recordings.js'
import { readExamples, readJson, SCHEMA_DIR } from './support/schemas.js'
import { initialize, initialized, type Json, Peer, request } from './support/streams.js'

/** What the manifest says of the types of messages. */
interface Manifest {
  requests: Record<string, { versions: number[]; params: string | null; result: Record<string, string> }>
  notifications: Record<string, { params: string }>
}

/** A call, and the part of its answer that is not the id. */
interface Exchange {
  call: Json
  answer: Json
}

const { requests, notifications } = readJson(path.join(SCHEMA_DIR, 'protocol.json')) as Manifest
const examples = readExamples()
const examplesOf = (type: string) =>
  examples.filter((example) => example.type === type).map(({ value }) => value as Json)

/** A program between a client and a server that passes on all that both endpoints hand it. */
class Middleman {
  readonly client = new Peer()
  readonly server = new Peer()

  constructor() {
    const near = new ServerEndpoint(this.client.input, this.client.output, { onViolation: this.client.onViolation })
    const far = new ClientEndpoint(this.server.input, this.server.output, { onViolation: this.server.onViolation })
    for (const method of Object.keys(REQUESTS) as RequestMethod[])
      near.onRequest(method, (params) => far.request(method, params as never) as never)
    for (const method of Object.keys(NOTIFICATIONS) as NotificationMethod[])
      far.onNotification(method, (params) => void near.notify(method, params as never))
    near.start()
    far.start()
  }

  /** Lets the client call and the server answer, and tells what the other side got of either. */
  async exchange({ call, answer }: Exchange): Promise<Exchange> {
    const asked = this.server.frames.length
    const answered = this.client.frames.length
    this.client.write(call)
    const { id, ...passedOn } = (await this.server.received(asked + 1))[asked] as Json
    this.server.write({ ...answer, id })
    const { id: _, ...broughtBack } = (await this.client.received(answered + 1))[answered] as Json
    return { call: { ...passedOn, id: call.id }, answer: broughtBack }
  }

  /** Lets the server tell something, and tells what the client got of it. */
  async tell(notifications: readonly Json[]): Promise<Json[]> {
    const told = this.client.frames.length
    this.server.write(...notifications)
    return (await this.client.received(told + notifications.length)).slice(told)
  }

  get violations() {
    return [...this.client.violations, ...this.server.violations]
  }
}

const result = (value: unknown): Json => ({ jsonrpc: '2.0', result: value })
const notification = (method: string, params: unknown): Json => ({ jsonrpc: '2.0', method, params })

describe('a proxy of our endpoints loses nothing', () => {
  it('of any handshake', async () => {
    for (const params of examplesOf('InitializeParams')) {
      const results = [
        ...examplesOf('InitializeResultV0'),
        ...(Number(params.protocolVersion ?? 0) >= 1 ? examplesOf('InitializeResult') : []),
      ]
      for (const answer of results.map(result)) {
        const handshake = { call: request('i', 'initialize', params), answer }
        expect(await new Middleman().exchange(handshake)).toEqual(handshake)
      }
    }
  })

  it.each([0, 1])('of any call, result and error in version %i', async (version) => {
    const middleman = await initializedMiddleman(version)
    // Clients of version 0 know one code for the errors that are this protocol's own.
    const errors = examplesOf('JsonRpcError').filter(({ code }) => version > 0 || Number(code) < -32099)
    const calls = Object.entries(requests).filter(
      ([, { params, versions }]) => params !== 'InitializeParams' && versions.includes(version),
    )
    for (const [method, { params, result: types }] of calls) {
      const answers = [
        ...examplesOf(types[version] as string).map(result),
        ...errors.map((error) => ({ jsonrpc: '2.0', error })),
      ]
      for (const given of params === null ? [] : examplesOf(params))
        for (const answer of answers) {
          const exchange = { call: request(method, method, given), answer }
          expect(await middleman.exchange(exchange)).toEqual(exchange)
        }
    }
    const shutdown = { call: request('s', 'shutdown'), answer: result({}) }
    expect(await middleman.exchange(shutdown)).toEqual(shutdown)
    expect(middleman.violations).toEqual([])
  })

  it('of any notification and event', async () => {
    const middleman = new Middleman()
    const told = Object.entries(notifications).flatMap(([method, { params }]) =>
      examplesOf(params).map((example) => notification(method, example)),
    )
    const events = examples.filter(({ type }) => type.endsWith('Event'))
    told.push(
      ...events.map(({ value }) =>
        notification('session.event', { sessionId: 'main', event: value, more: { than: ['known'] } }),
      ),
    )
    expect(told.length).toBeGreaterThan(80)
    expect(await middleman.tell(told)).toEqual(told)
    expect(middleman.violations).toEqual([])
  })

  describe.skipIf(!haveRecordings)('of recordings (skipped where ../shared/transcripts is absent)', () => {
    it.each([...readRecordings()])('%s', async (_name, lines) => {
      const middleman = new Middleman()
      const frames = lines.flatMap(({ from, text }) => ({ from, frame: parsed(text) }))
      const told = frames.flatMap(({ from, frame }) =>
        from === 'server' && frame?.method !== undefined ? [frame] : [],
      )
      expect(await middleman.tell(told)).toEqual(told)
      const calls = frames.flatMap(({ from, frame }) => (from === 'client' && frame ? [frame] : []))
      let exchanges = 0
      for (const { from, frame } of frames) {
        if (from === 'client' || !frame || frame.method !== undefined) continue
        const { id, ...answer } = frame
        const call = calls.find((asked) => asked.id === id)
        // The proxy answers bad requests itself, as the recorded runtime did.
        if (!call || call.method === 'shutdown' || !validateFrame(call, { from: 'client', protocolVersion: 0 }).valid)
          continue
        exchanges++
        expect(await middleman.exchange({ call, answer })).toEqual({ call, answer })
      }
      expect(exchanges).toBeGreaterThan(0)
      expect(middleman.violations).toEqual([])
    })
  })
})

async function initializedMiddleman(version: number): Promise<Middleman> {
  const middleman = new Middleman()
  await middleman.exchange({ call: initialize('i', version), answer: result(initialized(version)) })
  return middleman
}

/** A frame of a line; nothing for a line that holds none. */
function parsed(line: string): Json | undefined {
  try {
    const frame = JSON.parse(line)
    return typeof frame === 'object' && frame !== null ? frame : undefined
  } catch {
    return undefined
  }
}
