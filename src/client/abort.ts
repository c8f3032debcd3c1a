/** One listener per signal, however many calls wait on it: Node.js warns of a leak above ten. */
const callbacks = new WeakMap<AbortSignal, Set<() => void>>()

/** Calls back once when the signal aborts. Returns a function that forgets the callback. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  let waiting = callbacks.get(signal)
  if (!waiting) {
    waiting = new Set()
    callbacks.set(signal, waiting)
  }
  const set = waiting
  if (set.size === 0) signal.addEventListener('abort', notifyAll, { once: true })
  set.add(callback)
  return () => {
    if (set.delete(callback) && set.size === 0) signal.removeEventListener('abort', notifyAll)
  }
}

function notifyAll(event: Event): void {
  const waiting = callbacks.get(event.target as AbortSignal)
  if (!waiting) return
  const current = [...waiting]
  waiting.clear()
  for (const callback of current) callback()
}
