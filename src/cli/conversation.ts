import type { ProtocolVersion } from '../generated/registry.js'
import { frameType, isJsonObject, parseLine } from '../jsonrpc/frame.js'
import type { Fault } from '../protocol/fault.js'
import { DEFAULT_MAX_DEPTH } from '../protocol/limits.js'
import { acceptedVersion } from '../protocol/negotiate.js'
import { type FrameContext, validateFrame } from '../protocol/validate-frame.js'
import { shortenValue } from '../protocol/violation.js'

interface OpenRequest {
  method: string
  /** The version offered, if it is `initialize`. */
  offer: number
}

/** Follows a recorded conversation line by line and judges each. */
export class Conversation {
  readonly #redact: boolean
  #version: ProtocolVersion | undefined
  /** Requests not yet answered. Two of one id may be open at once: a faulty client's second one is answered too. */
  readonly #open = new Map<unknown, OpenRequest[]>()

  /** Whether a client line has been seen: without any, responses cannot be matched. */
  #sawClient = false

  /** With `redact` faults show no value of a frame. */
  constructor(redact = false) {
    this.#redact = redact
  }

  /** Judges the next line; undefined where nothing is wrong. */
  judge(from: 'client' | 'server', line: string): Fault | undefined {
    return from === 'client' ? this.#judgeClient(line) : this.#judgeServer(line)
  }

  #judgeClient(line: string): Fault | undefined {
    this.#sawClient = true
    const verdict = validateFrame(line, this.#context('client'))
    const value = parsedValue(line)
    if (frameType(value) === 'request' && isJsonObject(value) && isAnswerable(value.id)) {
      const { id, method, params } = value
      const offer = isJsonObject(params) && typeof params.protocolVersion === 'number' ? params.protocolVersion : 0
      this.#open.set(id, [...(this.#open.get(id) ?? []), { method: String(method), offer }])
    }
    return verdict.valid ? undefined : verdict.fault
  }

  #judgeServer(line: string): Fault | undefined {
    const value = parsedValue(line)
    if (frameType(value) !== 'response' || !isJsonObject(value)) {
      const verdict = validateFrame(line, this.#context('server'))
      return verdict.valid ? undefined : verdict.fault
    }
    const requests = this.#open.get(value.id) ?? []
    if (requests.length === 0) {
      const verdict = validateFrame(line, this.#context('server'))
      if (!verdict.valid) return verdict.fault
      if (value.id === null || !this.#sawClient) return undefined
      const id = shortenValue(value.id, this.#redact)
      return { kind: 'unknown-id', message: `no request with the id ${id} is open`, pointer: '/id' }
    }
    // Of several requests with one id, the answer belongs to the first it fits.
    const verdicts = requests.map((request) => this.#judgeAnswer(line, request))
    const index = Math.max(0, verdicts.indexOf(undefined))
    const [request] = requests.splice(index, 1)
    if (requests.length === 0) this.#open.delete(value.id)
    if (request?.method === 'initialize' && verdicts[index] === undefined && Object.hasOwn(value, 'result')) {
      this.#version ??= acceptedVersion(request.offer, value.result)
    }
    return verdicts[index]
  }

  #judgeAnswer(line: string, { method, offer }: OpenRequest): Fault | undefined {
    const verdict = validateFrame(line, {
      ...this.#context('server'),
      requestMethod: method,
      offeredVersion: offer,
    })
    return verdict.valid ? undefined : verdict.fault
  }

  #context(from: 'client' | 'server'): FrameContext {
    return { from, protocolVersion: this.#version, redactFrames: this.#redact }
  }
}

/** Ids that runtimes answer: protocol 0 took any number. */
function isAnswerable(id: unknown): boolean {
  return typeof id === 'string' || typeof id === 'number'
}

function parsedValue(line: string): unknown {
  const parsed = parseLine(line, DEFAULT_MAX_DEPTH)
  return parsed.type === 'value' || parsed.type === 'too-deep' ? parsed.value : undefined
}
