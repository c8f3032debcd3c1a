import { PassThrough } from 'node:stream'
import { JsonRpcLineTransport } from '@deepseek-ai/dsh-sdk-protocol'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'

const adapter: Adapter = {
  frame: line,
  receive(input, onParams) {
    const transport = new JsonRpcLineTransport(input, new PassThrough())
    transport.onNotification((method, params) => {
      if (method === 'session.event') onParams(params as never)
    })
    transport.start()
  },
  read: seen,
  sender(output) {
    const transport = new JsonRpcLineTransport(new PassThrough(), output)
    return {
      send(event) {
        transport.notify('session.event', { sessionId: 'main', event })
        return undefined
      },
    }
  },
  serve(input, output) {
    const transport = new JsonRpcLineTransport(input, output)
    transport.onRequest(async () => ANSWER)
    transport.start()
  },
  async connect(input, output) {
    const transport = new JsonRpcLineTransport(input, output)
    transport.start()
    return (text) => transport.request('session/prompt', promptParams(text))
  },
}
export default adapter
