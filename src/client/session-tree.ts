import type { HarnessNotification } from './notification.js'

/** Which sessions descend from which, as `subagent.started` told. It is never forgotten: children outlive turns. */
export class SessionTree {
  readonly #parents = new Map<string, string>()

  /** Learns from a notification what it says of ancestry. */
  learn({ method, params }: HarnessNotification): void {
    if (method !== 'subagent.started') return
    const { parentSessionId, childSessionId } = params as { parentSessionId: string; childSessionId: string }
    // A session that would become its own ancestor stays where it was.
    if (!this.contains(childSessionId, parentSessionId)) this.#parents.set(childSessionId, parentSessionId)
  }

  /** Whether a session is the root or descends from it. */
  contains(root: string, sessionId: string): boolean {
    for (let id: string | undefined = sessionId; id !== undefined; id = this.#parents.get(id)) {
      if (id === root) return true
    }
    return false
  }

  /** Whether a notification is about the root or a descendant of it. */
  concerns(root: string, { params }: HarnessNotification): boolean {
    const { sessionId, parentSessionId } = (params ?? {}) as { sessionId?: unknown; parentSessionId?: unknown }
    const id = sessionId ?? parentSessionId
    return typeof id === 'string' && this.contains(root, id)
  }
}
