// A runtime that does what its argument says: a JSON object with what to do at the start and for each method, as a list
// of steps. In frames and lines "$id" stands for the id of the request, "$messageId" for a fixed one.

import { closeSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'

const script = JSON.parse(process.argv[2])

function play(steps, id) {
  for (const step of steps) {
    if (step.frame !== undefined) {
      const line = `${JSON.stringify(step.frame).replaceAll('"$id"', JSON.stringify(id))}\n`
      for (let count = step.times ?? 1; count > 0; count--) writeSync(1, line)
    }
    if (step.raw !== undefined) writeSync(1, step.raw)
    if (step.stderr !== undefined) writeSync(2, step.stderr.repeat(step.times ?? 1))
    if (step.ignore !== undefined) for (const signal of step.ignore) process.on(signal, () => {})
    if (step.stay) setInterval(() => {}, 1000)
    if (step.closeStdout) closeSync(1)
    if (step.kill !== undefined) process.kill(process.pid, step.kill)
    if (step.exit !== undefined) process.exit(step.exit)
  }
}

play(script.start ?? [])
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line)
  play(
    script[method] ??
      (method === 'shutdown' ? [{ frame: { jsonrpc: '2.0', id: '$id', result: {} } }, { exit: 0 }] : []),
    id,
  )
})
