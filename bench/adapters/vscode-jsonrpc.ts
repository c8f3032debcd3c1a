import { PassThrough, type Readable, type Writable } from 'node:stream'
import rpc from 'vscode-jsonrpc/node'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'

/** Its frames have a header with their length. */
const adapter: Adapter = {
  frame(event) {
    const body = line(event).subarray(0, -1)
    return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body])
  },
  receive(input, onParams) {
    const connection = connectionOf(input, new PassThrough())
    connection.onNotification('session.event', (params) => onParams(params as never))
    connection.listen()
  },
  read: seen,
  sender(output) {
    const connection = connectionOf(new PassThrough(), output)
    connection.listen()
    return { send: (event) => connection.sendNotification('session.event', { sessionId: 'main', event }) }
  },
  serve(input, output) {
    const connection = connectionOf(input, output)
    connection.onRequest('session/prompt', () => ANSWER)
    connection.listen()
  },
  async connect(input, output) {
    const connection = connectionOf(input, output)
    connection.listen()
    return (text) => connection.sendRequest('session/prompt', promptParams(text))
  },
}
export default adapter

function connectionOf(input: Readable, output: Writable): rpc.MessageConnection {
  return rpc.createMessageConnection(new rpc.StreamMessageReader(input), new rpc.StreamMessageWriter(output))
}
