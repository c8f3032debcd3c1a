/** Calls back an owner who may fail, at once or later: there is nobody to tell, and nobody else is to be harmed. */
export function quietly(callback: () => unknown): void {
  try {
    void Promise.resolve(callback()).catch(() => {})
  } catch {
    // As above.
  }
}
