import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { LineDecoder } from '../src/framing/line-decoder.js'
import { type FrameContext, type ProtocolVersion, validateFrame } from '../src/index.js'
import { type ClientFrame, readClientFrame } from '../src/protocol/client-frame.js'
import { readServerFrame } from '../src/protocol/server-frame.js'
import { root } from './support/cli.js'

interface FrameCase {
  from: 'client' | 'server'
  version?: ProtocolVersion
  requestMethod?: string
  frame?: unknown
  line?: string
  mended?: unknown
  kind?: string
  pointer?: string
  code?: number
}

interface StreamCase {
  from: 'client' | 'server'
  bytes: string
  chunks?: number[]
  maxFrameBytes?: number
  frames: unknown[]
  violations: string[]
}

const folder = path.join(root, 'test/vectors')
const validateFile = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(path.join(folder, 'schema.json'), 'utf8')),
)

function vectors<Case>(verdict: string) {
  return readdirSync(path.join(folder, verdict)).map((file) => {
    const content = JSON.parse(readFileSync(path.join(folder, verdict, file), 'utf8'))
    return { verdict, file, content, ...(content as { rule: string; cases: Case[] }) }
  })
}

const contextOf = ({ from, version, requestMethod }: FrameCase): FrameContext => ({
  from,
  protocolVersion: version,
  requestMethod,
})
const show = ({ line, frame }: FrameCase) => line ?? JSON.stringify(frame)

describe.each(['accept', 'reject', 'roundtrip', 'framing', 'messages'].flatMap(vectors))(
  '$verdict: $rule',
  ({ file, content }) => {
    it('keeps the vectors’ own schema, and its name is its rule', () => {
      expect([validateFile(content), validateFile.errors]).toEqual([true, null])
      expect(file).toBe(`${content.rule.replaceAll(' ', '-')}.json`)
    })
  },
)

it.each(['accept', 'reject', 'roundtrip', 'framing', 'messages', 'conversation'])(
  'docs/reliability.md says how many cases %s has',
  (verdict) => {
    const page = readFileSync(path.join(root, 'docs/reliability.md'), 'utf8')
    const [, told] = new RegExp(`^\\| \`${verdict}\` \\|.*\\| (\\d+) \\|$`, 'm').exec(page) ?? []
    expect(Number(told)).toBe(vectors<unknown>(verdict).reduce((sum, { cases }) => sum + cases.length, 0))
  },
)

describe.each(vectors<FrameCase>('accept'))('accept: $rule', ({ cases }) => {
  it.each(cases.map((vector) => [show(vector), vector] as const))('%s', (_name, vector) => {
    expect(validateFrame(vector.line ?? vector.frame, contextOf(vector))).toMatchObject({ valid: true })
  })
})

describe.each(vectors<FrameCase>('reject'))('reject: $rule', ({ cases }) => {
  it.each(cases.map((vector) => [show(vector), vector] as const))('%s', (_name, vector) => {
    const { kind, pointer, code } = vector
    const found = validateFrame(vector.line ?? vector.frame, contextOf(vector))
    expect(found).toMatchObject({ valid: false, fault: { kind, pointer }, ...(code && { code }) })
    expect(validateFrame(vector.mended, contextOf(vector))).toMatchObject({ valid: true })
  })
})

describe.each(vectors<FrameCase>('roundtrip'))('roundtrip: $rule', ({ cases }) => {
  it.each(cases.map((vector) => [show(vector), vector] as const))('%s', (_name, vector) => {
    // Validation must not touch the value: what is handed on is what was parsed.
    const frame = JSON.parse(JSON.stringify(vector.frame))
    expect(validateFrame(frame, contextOf(vector))).toMatchObject({ valid: true })
    const handed = vector.from === 'server' ? handedOn(JSON.stringify(frame)) : frame
    expect(JSON.parse(JSON.stringify(handed))).toEqual(vector.frame)
  })
})

describe.each(vectors<StreamCase>('framing'))('framing: $rule', ({ cases }) => {
  it.each(cases.map((vector, index) => [index, vector] as const))('case %i', (_index, vector) => {
    const frames: unknown[] = []
    const violations: string[] = []
    const decoder = new LineDecoder({
      maxLineBytes: vector.maxFrameBytes ?? Number.MAX_SAFE_INTEGER,
      onLine: (line) => {
        const frame = vector.from === 'client' ? readClientFrame(line, undefined, 200) : readServerFrame(line, 200)
        if ('fault' in frame) violations.push(frame.fault.kind)
        else if (frame.type === 'request') frames.push(written(frame))
        else if (frame.type !== 'blank') frames.push(handedOn(line))
      },
      onOversize: () => violations.push('too-large'),
    })
    const bytes = Buffer.from(vector.bytes, 'base64')
    for (let start = 0, turn = 0; start < bytes.length; turn++) {
      const size = vector.chunks?.[turn % vector.chunks.length] ?? bytes.length
      decoder.write(bytes.subarray(start, start + size))
      start += size
    }
    decoder.end()
    expect({ frames, violations }).toEqual({ frames: vector.frames, violations: vector.violations })
  })
})

/** A request put together again from what a server makes of its line. */
function written({ id, method, params }: ClientFrame & { type: 'request' }): unknown {
  return { jsonrpc: '2.0', id, method, ...(params !== undefined && { params }) }
}

/** A frame put together again from what a client makes of its line. */
function handedOn(line: string): unknown {
  const frame = readServerFrame(line, 200)
  if (frame.type === 'response') return frame.frame
  if (frame.type !== 'notification' && frame.type !== 'unknown-notification') return frame
  const { method, params } = frame
  return { jsonrpc: '2.0', method, ...(params !== undefined && { params }) }
}
