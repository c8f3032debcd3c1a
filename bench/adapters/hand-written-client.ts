import { spawn } from 'node:child_process'
import { onFrame, write } from './reference.js'

/** What a user writes who has only the wire: no validation, no error handling, no bounds, one session at a time. */
export async function handWrittenClient(command: string, args: string[]) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const pending = new Map<number, (result: never) => void>()
  let nextId = 1
  let events: { type: string; data: { message: { content: { type: string; text?: string }[] } } }[] = []
  onFrame(child.stdout, ({ id, method, params, result }) => {
    if (method === 'session.event') events.push((params as { event: never }).event)
    else if (id !== undefined) {
      pending.get(id)?.(result as never)
      pending.delete(id)
    }
  })
  const request = (method: string, params?: object) =>
    new Promise<{ status: string }>((resolve) => {
      const id = nextId++
      pending.set(id, resolve)
      write(child.stdin, { jsonrpc: '2.0', id, method, params })
    })
  await request('initialize', { cwd: process.cwd(), provider: 'echo', model: 'echo', protocolVersion: 1 })
  return {
    async run(sessionId: string, text: string) {
      events = []
      const { status } = await request('session/prompt', { sessionId, contentBlocks: [{ type: 'text', text }] })
      const last = events.findLast(({ type }) => type === 'assistant/message')
      const finalResponse = last?.data.message.content.map((block) => block.text ?? '').join('')
      return { status, finalResponse, events }
    },
    async close() {
      await request('shutdown')
      child.stdin.end()
    },
  }
}
