import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the model answers to a prompt that holds a word in brackets, such as "[bash] please". */
interface Answer {
  status?: number
  text?: string
  tool?: { name: string; input: object }
  stop?: 'end_turn' | 'tool_use' | 'max_tokens'
  /** Whether the stream stays open for ever. */
  hangs?: boolean
}

interface Message {
  role: string
  content: string | { type: string; text?: string }[]
}

/** A model endpoint that speaks the Messages API and answers by the prompt, for a runtime on the same machine. */
export async function startModelEndpoint(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}')
    return
  }
  const { messages = [], model, stream } = JSON.parse(body) as { messages?: Message[]; model: string; stream?: boolean }
  const { status = 200, ...said } = answerTo(messages)
  if (status !== 200) {
    const error = { type: 'authentication_error', message: `scripted ${status}` }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ type: 'error', error }))
  } else if (stream) {
    streamAnswer(response, model, said)
  } else {
    const content = [{ type: 'text', text: said.text ?? '' }]
    const usage = { input_tokens: 1, output_tokens: 1 }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify({ id: 'm', type: 'message', role: 'assistant', model, content, stop_reason: 'end_turn', usage }),
      )
  }
}

function answerTo(messages: Message[]): Answer {
  const texts = ({ content }: Message) =>
    typeof content === 'string' ? [content] : content.map(({ text = '' }) => text)
  const last = messages.at(-1)
  const afterTool = typeof last?.content !== 'string' && last?.content.some(({ type }) => type === 'tool_result')
  const prompts = messages.filter(({ role }) => role === 'user').flatMap(texts)
  const word = prompts.findLast((text) => /\[[a-z0-9]+\]/.test(text))?.match(/\[([a-z0-9]+)\]/)?.[1]
  if (afterTool) return { text: 'The tool is done.' }
  switch (word) {
    case 'bash':
      return {
        tool: { name: 'bash', input: { command: 'echo from the tool', description: 'say it' } },
        stop: 'tool_use',
      }
    case 'delegate':
      return { tool: subagent('Answer as a [child].'), stop: 'tool_use' }
    case 'delegatehang':
      return { tool: subagent('Work for ever: [hang].'), stop: 'tool_use' }
    case 'child':
      return { text: 'The child answers.' }
    case 'http401':
      return { status: 401 }
    case 'length':
      return { text: 'This answer was cut of', stop: 'max_tokens' }
    case 'hang':
      return { text: 'And then nothing', hangs: true }
    default:
      return { text: `You said: ${word ?? 'nothing'}` }
  }
}

function subagent(prompt: string): { name: string; input: object } {
  return { name: 'subagent', input: { label: 'helper', description: 'helper', prompt } }
}

function streamAnswer(response: ServerResponse, model: string, { text, tool, stop = 'end_turn', hangs }: Answer): void {
  const send = (event: { type: string; [member: string]: unknown }) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const usage = { input_tokens: 36, output_tokens: 1, cache_read_input_tokens: 64 }
  send({
    type: 'message_start',
    message: { id: 'm', type: 'message', role: 'assistant', model, content: [], stop_reason: null, usage },
  })
  const block = tool
    ? { type: 'tool_use', id: `call_${Math.random().toString(36).slice(2)}`, name: tool.name, input: {} }
    : { type: 'text', text: '' }
  const delta = tool
    ? { type: 'input_json_delta', partial_json: JSON.stringify(tool.input) }
    : { type: 'text_delta', text }
  send({ type: 'content_block_start', index: 0, content_block: block })
  send({ type: 'content_block_delta', index: 0, delta })
  if (hangs) return
  send({ type: 'content_block_stop', index: 0 })
  send({ type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: 10 } })
  send({ type: 'message_stop' })
  response.end()
}
