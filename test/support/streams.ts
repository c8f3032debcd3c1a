import { once } from 'node:events'
import { PassThrough, Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Violation } from '../../src/protocol/violation.js'
import { ServerEndpoint, type ServerEndpointOptions } from '../../src/server/server-endpoint.js'

export type Json = { [member: string]: unknown }

/** The other end of an endpoint under test: what it writes to it, and what it gets back. */
export class Peer {
  /** What the endpoint reads. */
  readonly input = new PassThrough()
  /** What the endpoint writes. */
  readonly output = new PassThrough()
  /** Frames the endpoint has written. */
  readonly frames: Json[] = []
  readonly violations: Violation[] = []
  readonly onViolation = (violation: Violation) => void this.violations.push(violation)
  #rest = ''

  constructor() {
    this.output.setEncoding('utf8')
    this.output.on('data', (text: string) => {
      const lines = (this.#rest + text).split('\n')
      this.#rest = lines.pop() ?? ''
      for (const line of lines) this.frames.push(JSON.parse(line))
    })
  }

  /** Writes frames, or lines as they are, in one chunk. */
  write(...frames: unknown[]): void {
    this.input.write(frames.map((frame) => `${typeof frame === 'string' ? frame : JSON.stringify(frame)}\n`).join(''))
  }

  end(): void {
    this.input.end()
  }

  /** Resolves once the endpoint has written so many frames in all. */
  async received(count: number): Promise<Json[]> {
    while (this.frames.length < count) await once(this.output, 'data')
    return this.frames
  }

  /** Resolves with the first frame that has it. */
  async frame(matches: (frame: Json) => boolean): Promise<Json> {
    for (;;) {
      const found = this.frames.find(matches)
      if (found) return found
      await once(this.output, 'data')
    }
  }

  /** Resolves with the response of that id. */
  response(id: unknown): Promise<Json> {
    return this.frame((frame) => !('method' in frame) && frame.id === id)
  }
}

/** Lets everything that is ready happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await nextTurn()
}

/** A stream nobody reads: writes stay in it until `release`. */
export class BlockedOutput extends Writable {
  readonly written: string[] = []
  #done: (() => void) | undefined
  #released = false

  constructor() {
    super({ decodeStrings: true })
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.written.push(chunk.toString('utf8'))
    if (this.#released) done()
    else this.#done = done
  }

  /** Reads everything from now on. */
  release(): void {
    this.#released = true
    this.#done?.()
  }
}

/** A promise and its ends. */
export function deferred<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((...ends) => {
    ;[resolve, reject] = ends
  })
  return { promise, resolve, reject }
}

/** Arrays in arrays, so many levels of them, as JSON. */
export const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

export const request = (id: unknown, method: string, params?: unknown): Json => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params !== undefined && { params }),
})

export const route = { cwd: '/', provider: 'echo', model: 'echo' }
export const initialize = (id: unknown, protocolVersion?: number, more: Json = {}): Json =>
  request(id, 'initialize', { ...route, ...(protocolVersion !== undefined && { protocolVersion }), ...more })
export const prompt = (id: unknown, sessionId = 'main', text = 'hi'): Json =>
  request(id, 'session/prompt', { sessionId, contentBlocks: [{ type: 'text', text }] })

export const serverInfo = { name: 'test', version: '1' }

/** What a server answers `initialize` with, by version. */
export const initialized = (protocolVersion: number): Json =>
  protocolVersion === 0 ? { serverInfo } : { serverInfo, protocolVersion, capabilities: {}, maxFrameBytes: 1000 }

/** What a server answers a prompt with in version 1. */
export const settled = { messageId: 'm', status: 'ok', reason: { kind: 'completed' } } as const

/** A server endpoint whose `initialize` takes the offer, and the peer at its other end. */
export function serve(options: ServerEndpointOptions = {}) {
  const peer = new Peer()
  const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation, ...options })
  endpoint.onRequest('initialize', ({ protocolVersion = 0 }) => initialized(protocolVersion) as never)
  endpoint.onRequest('shutdown', () => ({}))
  return { peer, endpoint }
}

/** The same, started and initialized. */
export async function serveInitialized(version = 1, options: ServerEndpointOptions = {}) {
  const served = serve(options)
  served.endpoint.start()
  served.peer.write(initialize('init', version))
  await served.peer.response('init')
  served.peer.frames.length = 0
  return served
}
