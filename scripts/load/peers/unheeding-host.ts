/** A runtime whose agent tells events and never waits for its client, until it is stopped. */
import { type AgentHost, serveStdio } from 'dsh-wire/server'
import { delta } from '../frames.js'
import { MemoryMeter } from '../memory-meter.js'
import { say } from '../peer.js'

const meter = new MemoryMeter()
const host: AgentHost = {
  open: (id, _settings, client) => ({
    prompt() {
      let sent = 0
      try {
        for (;;) client.event(id, delta(sent++).event)
      } catch (error) {
        say({ sent: sent - 1, stoppedBy: (error as { code?: string }).code })
      }
    },
    cancel: () => false,
    dispose: () => {},
  }),
}
await serveStdio(host, { maxQueuedBytes: Number(process.argv[2]) })
say(meter.stop())
process.exit()
