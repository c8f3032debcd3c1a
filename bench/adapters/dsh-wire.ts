import { PassThrough } from 'node:stream'
import { DEFAULT_MAX_FRAME_BYTES } from 'dsh-wire'
import { ClientEndpoint } from 'dsh-wire/client'
import { ServerEndpoint } from 'dsh-wire/server'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'

/** This package. */
const adapter: Adapter = {
  frame: line,
  receive(input, onParams) {
    const endpoint = new ClientEndpoint(input, new PassThrough(), { onViolation: fail })
    endpoint.onNotification('session.event', (params) => onParams(params as never))
    endpoint.start()
  },
  read: seen,
  sender(output) {
    const endpoint = new ServerEndpoint(new PassThrough(), output, { onViolation: fail })
    endpoint.start()
    return {
      send: (event) => endpoint.notify('session.event', { sessionId: 'main', event }),
      drained: () => endpoint.drained(),
    }
  },
  serve(input, output) {
    const endpoint = new ServerEndpoint(input, output, { onViolation: fail })
    endpoint.onRequest('initialize', () => ({
      serverInfo: { name: 'deepseek-harness-sdk-runtime', version: '0.0.0' },
      protocolVersion: 1,
      capabilities: {},
      maxFrameBytes: DEFAULT_MAX_FRAME_BYTES,
    }))
    endpoint.onRequest('session/prompt', () => ANSWER)
    endpoint.start()
  },
  async connect(input, output) {
    const endpoint = new ClientEndpoint(input, output, { onViolation: fail })
    endpoint.start()
    await endpoint.request('initialize', { cwd: '/', provider: 'echo', model: 'echo', protocolVersion: 1 })
    return (text) => endpoint.request('session/prompt', promptParams(text))
  },
}
export default adapter

function fail({ message }: { message: string }): void {
  throw new Error(message)
}
