import { canAnimate } from './terminal.js'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const INTERVAL_MS = 80

/** Shows on a terminal that something is going on. Returns a function that clears it, once; elsewhere it does nothing. */
export function startSpinner(stream: NodeJS.WriteStream, label: string): () => void {
  if (!canAnimate(stream)) return () => {}
  let frame = 0
  const timer = setInterval(() => stream.write(`\r${FRAMES[frame++ % FRAMES.length]} ${label}`), INTERVAL_MS)
  let spinning = true
  const stop = () => {
    if (!spinning) return
    spinning = false
    clearInterval(timer)
    process.off('exit', stop)
    stream.write('\r\u001b[K')
  }
  process.once('exit', stop)
  return stop
}
