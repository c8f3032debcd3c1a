import { PassThrough, Readable, Writable } from 'node:stream'
import * as acp from '@agentclientprotocol/sdk'
import type { SessionEvent } from 'dsh-wire'
import { type Adapter, ANSWER, type Seen, textOf } from './adapter.js'

/** It validates its own methods alone: an event crosses as the session update that comes next to it. */
const adapter: Adapter = {
  frame: (event) =>
    Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', method: 'session/update', params: paramsOf(event) })}\n`),
  receive(input, onParams) {
    acp
      .client()
      .onNotification('session/update', ({ params }) => onParams(params as never))
      .connect(streamOf(input, new PassThrough()))
  },
  read({ update, _meta }: acp.SessionNotification): Seen {
    const content = update.sessionUpdate === 'agent_message_chunk' ? update.content : undefined
    return { seq: Number(_meta?.seq), text: content?.type === 'text' ? content.text : '' }
  },
  sender(output) {
    const { client } = acp.agent().connect(streamOf(new PassThrough(), output))
    return { send: (event) => client.notify('session/update', paramsOf(event)) }
  },
  serve(input, output) {
    acp
      .agent()
      .onRequest('initialize', () => ({ protocolVersion: acp.PROTOCOL_VERSION, agentCapabilities: {} }))
      .onRequest('session/prompt', () => ({ stopReason: 'end_turn', _meta: ANSWER }))
      .connect(streamOf(input, output))
  },
  async connect(input, output) {
    const { agent } = acp.client().connect(streamOf(input, output))
    await agent.request('initialize', { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} })
    return (text) => agent.request('session/prompt', { sessionId: 'main', prompt: [{ type: 'text', text }] })
  },
}
export default adapter

function paramsOf(event: SessionEvent): acp.SessionNotification {
  return {
    sessionId: 'main',
    update: { sessionUpdate: 'agent_message_chunk', content: { type: 'text', text: textOf(event) } },
    _meta: { seq: event.seq, time: event.time },
  }
}

function streamOf(input: Readable, output: Writable): acp.Stream {
  return acp.ndJsonStream(
    Writable.toWeb(output) as WritableStream<Uint8Array>,
    Readable.toWeb(input) as ReadableStream<Uint8Array>,
  )
}
