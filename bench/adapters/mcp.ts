import { PassThrough } from 'node:stream'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'

const EventNotification = z.object({
  method: z.literal('session.event'),
  params: z.looseObject({
    sessionId: z.string(),
    event: z.looseObject({ type: z.string(), seq: z.number(), time: z.number(), data: z.looseObject({}) }),
  }),
})
const PromptRequest = z.object({
  method: z.literal('session/prompt'),
  params: z.looseObject({
    sessionId: z.string(),
    contentBlocks: z.array(z.looseObject({ type: z.string() })),
  }),
})
const PromptResult = z.looseObject({
  messageId: z.string(),
  status: z.string(),
  reason: z.looseObject({ kind: z.string() }),
})

/** It takes methods of one's own with a zod schema for each. */
const adapter: Adapter = {
  frame: line,
  receive(input, onParams) {
    const server = newServer()
    server.setNotificationHandler(EventNotification, ({ params }) => onParams(params as never))
    void server.connect(new StdioServerTransport(input, new PassThrough()))
  },
  read: seen,
  sender(output) {
    const server = newServer()
    const connected = server.connect(new StdioServerTransport(new PassThrough(), output))
    let ready = false
    void connected.then(() => {
      ready = true
    })
    const notify = (event: unknown) =>
      server.notification({ method: 'session.event', params: { sessionId: 'main', event } } as never)
    return { send: (event) => (ready ? notify(event) : connected.then(() => notify(event))) }
  },
  async serve(input, output) {
    const server = newServer()
    server.setRequestHandler(PromptRequest, () => ANSWER)
    await server.connect(new StdioServerTransport(input, output))
  },
  async connect(input, output) {
    const client = new Client({ name: 'bench', version: '0.0.0' })
    // The client's own transport starts a process; this one takes streams and does the same.
    await client.connect(new StdioServerTransport(input as never, output as never))
    return (text) => client.request({ method: 'session/prompt', params: promptParams(text) }, PromptResult)
  },
}
export default adapter

function newServer(): Server {
  return new Server({ name: 'bench', version: '0.0.0' }, { capabilities: {} })
}
