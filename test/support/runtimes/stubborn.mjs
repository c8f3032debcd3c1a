// Answers no shutdown, and ignores the end of its input and SIGTERM: it only says on standard error what it ignores. With
// the argument `obedient` it ends at SIGTERM.

import { serve } from './wire.mjs'

const say = (what) => process.stderr.write(`${what}\n`)

say(`pid ${process.pid}`)
process.on('SIGTERM', () => {
  say('SIGTERM')
  if (process.argv[2] === 'obedient') process.exit(0)
})
process.stdin.on('end', () => say('end of input'))
setInterval(() => {}, 1_000_000)
serve({ shutdown: () => say('shutdown') })
