/** A runtime that answers nothing before so many prompts have arrived, then all of them, the last one first. */
import { ServerEndpoint } from 'dsh-wire/server'
import { initialized, settled } from '../frames.js'

const count = Number(process.argv[2])
const waiting: (() => void)[] = []
const server = new ServerEndpoint(process.stdin, process.stdout, { onEnd: () => process.exit() })
server.onRequest('initialize', () => initialized)
server.onRequest('shutdown', () => ({}))
server.onRequest('session/prompt', async ({ sessionId }) => {
  await new Promise<void>((resolve) => {
    waiting.push(resolve)
    if (waiting.length === count) for (const answer of waiting.reverse()) answer()
  })
  return { ...settled, messageId: sessionId }
})
server.start()
