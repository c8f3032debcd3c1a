const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const INTERVAL_MS = 80

/** Shows on a terminal that something is going on. Returns a function that clears it, once; elsewhere it does nothing. */
export function startSpinner(stream: NodeJS.WriteStream, label: string): () => void {
  if (!stream.isTTY) return () => {}
  let frame = 0
  const timer = setInterval(() => stream.write(`\r${FRAMES[frame++ % FRAMES.length]} ${label}`), INTERVAL_MS)
  let spinning = true
  return () => {
    if (!spinning) return
    spinning = false
    clearInterval(timer)
    stream.write('\r\u001b[K')
  }
}
