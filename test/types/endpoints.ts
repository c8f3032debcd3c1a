/** Compiled, never run: what each endpoint can do, and what it has no way to do. */
import type { ClientEndpoint } from '../../src/client.js'
import type { ServerEndpoint } from '../../src/server.js'

export function server(endpoint: ServerEndpoint): void {
  // @ts-expect-error a server makes no requests
  endpoint.request
  // @ts-expect-error a server consumes no notifications
  endpoint.onNotification
  // @ts-expect-error
  endpoint.onUnknownNotification
  endpoint.notify('session.status', { sessionId: 's', status: 'idle' })
  // @ts-expect-error no such status
  endpoint.notify('session.status', { sessionId: 's', status: 'busy' })
  // @ts-expect-error a misspelt member
  endpoint.notify('session.status', { sessionID: 's', status: 'idle' })
  // @ts-expect-error no such notification
  endpoint.notify('session.nope', {})
  // @ts-expect-error a request is no notification
  endpoint.notify('session/cancel', { sessionId: 's' })
  endpoint.onRequest('session/cancel', ({ sessionId }) => ({ cancelled: sessionId === 's' }))
  // @ts-expect-error no such method
  endpoint.onRequest('session/nope', () => ({}))
  // @ts-expect-error another result
  endpoint.onRequest('session/cancel', () => ({ closed: true }))
}

export async function client(endpoint: ClientEndpoint): Promise<void> {
  // @ts-expect-error a client sends no notifications
  endpoint.notify
  // @ts-expect-error a client serves no requests
  endpoint.onRequest
  const { cancelled }: { cancelled: boolean } = await endpoint.request('session/cancel', { sessionId: 's' })
  await endpoint.request('shutdown')
  await endpoint.request('shutdown', undefined, { timeoutMs: cancelled ? 1 : 2 })
  // @ts-expect-error params are required
  await endpoint.request('session/cancel')
  // @ts-expect-error a misspelt member
  await endpoint.request('session/cancel', { sessionID: 's' })
  // @ts-expect-error no such method
  await endpoint.request('session/nope', {})
  // @ts-expect-error no params
  await endpoint.request('shutdown', { now: true })
  const answer = await endpoint.request('session/prompt', { sessionId: 's', contentBlocks: [] })
  if ('status' in answer) answer.reason.kind satisfies string
  endpoint.onNotification('subagent.finished', ({ stopReason }) => void stopReason)
  // @ts-expect-error no such notification
  endpoint.onNotification('session.nope', () => {})
}
