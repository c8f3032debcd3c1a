import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { SessionEvent } from 'dsh-wire'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'

interface Frame {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
}

/** The least that does the work: no validation, no error handling, no bounds. */
const adapter: Adapter = {
  frame: line,
  receive(input, onParams) {
    const handlers = new Map([['session.event', onParams]])
    onFrame(input, ({ method = '', params }) => handlers.get(method)?.(params as never))
  },
  read: seen,
  sender(output) {
    return {
      send: (event: SessionEvent) =>
        write(output, { jsonrpc: '2.0', method: 'session.event', params: { sessionId: 'main', event } }),
      drained: async () => void (await once(output, 'drain')),
    }
  },
  serve(input, output) {
    const handlers = new Map([['session/prompt', () => ANSWER]])
    onFrame(input, async ({ id, method = '' }) => {
      const result = await handlers.get(method)?.()
      write(output, { jsonrpc: '2.0', id, result })
    })
  },
  async connect(input, output) {
    const pending = new Map<number, (result: unknown) => void>()
    let nextId = 1
    onFrame(input, ({ id = 0, result }) => {
      pending.get(id)?.(result)
      pending.delete(id)
    })
    return (text) =>
      new Promise((resolve) => {
        const id = nextId++
        pending.set(id, resolve)
        write(output, { jsonrpc: '2.0', id, method: 'session/prompt', params: promptParams(text) })
      })
  },
}
export default adapter

/** Splits and parses. What has no line end yet is kept as it is: only new text is looked through. */
export function onFrame(input: Readable, handle: (frame: Frame) => void): void {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  input.on('data', (chunk: Buffer) => {
    const lines = decoder.write(chunk).split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop() ?? ''
    for (const text of lines) handle(JSON.parse(text))
  })
}

export function write(output: Writable, frame: unknown): boolean {
  return output.write(`${JSON.stringify(frame)}\n`)
}
