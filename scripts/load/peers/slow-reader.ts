/** A client that reads no more than 64 KiB a millisecond, and says what arrived in order, and how its memory grew. */
import { once } from 'node:events'
import { Transform } from 'node:stream'
import { ClientEndpoint } from 'dsh-wire/client'
import { MemoryMeter } from '../memory-meter.js'
import { say } from '../peer.js'

const slow = new Transform({
  transform: (chunk, _encoding, done) => void setTimeout(() => done(null, chunk), 1),
})
const meter = new MemoryMeter()
const client = new ClientEndpoint(process.stdin.pipe(slow), process.stdout)
let inOrder = 0
client.onNotification('session.event', ({ event }) => {
  if (event.seq === inOrder) inOrder++
})
client.start()
await once(slow, 'end')
say({ inOrder, ...meter.stop() })
process.exit()
