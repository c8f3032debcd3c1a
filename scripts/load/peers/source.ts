/** A runtime that tells so many events after `initialize`, as fast as its client reads, then answers `shutdown`. */
import { ServerEndpoint } from 'dsh-wire/server'
import { delta, initialized } from '../frames.js'

const count = Number(process.argv[2])
const server = new ServerEndpoint(process.stdin, process.stdout, { onEnd: () => process.exit() })
server.onRequest('initialize', () => {
  setImmediate(() => void send())
  return initialized
})
server.onRequest('shutdown', () => ({}))
server.start()

async function send(): Promise<void> {
  for (let seq = 0; seq < count; seq++) {
    if (!server.notify('session.event', delta(seq))) await server.drained()
  }
}
