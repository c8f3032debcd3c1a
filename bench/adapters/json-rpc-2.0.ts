import type { Readable, Writable } from 'node:stream'
import { JSONRPCClient, JSONRPCServer, JSONRPCServerAndClient } from 'json-rpc-2.0'
import { type Adapter, ANSWER, line, promptParams, seen } from './adapter.js'
import { onFrame, write } from './reference.js'

/** It has no transport of its own, and gets the reference's. */
const adapter: Adapter = {
  frame: line,
  receive(input, onParams) {
    const peer = connection(input)
    peer.addMethod('session.event', (params) => onParams(params as never))
  },
  read: seen,
  sender(output) {
    const client = new JSONRPCClient((frame) => void write(output, frame))
    return {
      send(event) {
        client.notify('session.event', { sessionId: 'main', event })
        return undefined
      },
    }
  },
  serve(input, output) {
    connection(input, output).addMethod('session/prompt', () => ANSWER)
  },
  async connect(input, output) {
    const peer = connection(input, output)
    return async (text) => peer.request('session/prompt', promptParams(text))
  },
}
export default adapter

function connection(input: Readable, output?: Writable): JSONRPCServerAndClient {
  const client = new JSONRPCClient((frame) => void (output && write(output, frame)))
  const peer = new JSONRPCServerAndClient(new JSONRPCServer(), client)
  onFrame(input, (frame) => void peer.receiveAndSend(frame))
  return peer
}
