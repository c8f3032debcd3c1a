import { PassThrough } from 'node:stream'
import { ClientEndpoint } from 'dsh-wire/client'
import { JsonRpcResponseError, ServerEndpoint } from 'dsh-wire/server'

const requests = new PassThrough()
const answers = new PassThrough()

const server = new ServerEndpoint(requests, answers)
server.onRequest('initialize', () => ({
  serverInfo: { name: 'deepseek-harness-sdk-runtime', version: '1.0.0' },
  protocolVersion: 1,
  capabilities: {},
  maxFrameBytes: server.maxFrameBytes,
}))
server.onRequest('session/cancel', ({ sessionId }) => {
  server.notify('session.status', { sessionId, status: 'idle' })
  throw new JsonRpcResponseError(-32603, 'nothing can be cancelled here')
})
server.start()

const client = new ClientEndpoint(answers, requests)
client.onNotification('session.status', ({ sessionId, status }) => console.log(sessionId, status))
client.start()

await client.request('initialize', { cwd: '/', provider: 'p', model: 'm', protocolVersion: 1 })
await client.request('session/cancel', { sessionId: 'main' }).catch((error) => console.log(error.message))
client.close()
server.close()
