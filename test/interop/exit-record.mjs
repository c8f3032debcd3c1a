/** Loaded into a server ahead of its own code: writes its id, and how it ends, into the file that EXIT_RECORD names. */
import { writeFileSync } from 'node:fs'

const record = { pid: process.pid, signals: [] }
const write = () => writeFileSync(process.env.EXIT_RECORD, JSON.stringify(record))

for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => record.signals.push(signal))
process.on('exit', (code) => {
  record.code = code
  write()
})
write()
