/** Compiled, never run: what each endpoint can do, and what it has no way to do. */
import type { ClientEndpoint } from '../../src/client.js'
import type {
  HarnessSdkNotificationMap,
  InitializeParams,
  InitializeResult,
  InitializeResultV0,
  SessionCancelResult,
  SessionCloseParams,
  SessionCloseResult,
  SessionEventNotification,
  SessionPromptReceipt,
  SessionPromptResult,
  ShutdownResult,
} from '../../src/index.js'
import type { ServerEndpoint } from '../../src/server.js'

/** Fails to compile unless both types are the same, to the last member. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const same = <A, B>(_same: Same<A, B>) => {}

export function server(endpoint: ServerEndpoint): void {
  // @ts-expect-error a server makes no requests
  endpoint.request
  // @ts-expect-error a server consumes no notifications
  endpoint.onNotification
  // @ts-expect-error
  endpoint.onUnknownNotification
  const keepsUp = endpoint.notify('session.status', { sessionId: 's', status: 'idle' })
  same<typeof keepsUp, boolean>(true)
  // @ts-expect-error no such status
  endpoint.notify('session.status', { sessionId: 's', status: 'busy' })
  // @ts-expect-error a misspelt member
  endpoint.notify('session.status', { sessionID: 's', status: 'idle' })
  // @ts-expect-error a missing member
  endpoint.notify('session.status', { sessionId: 's' })
  // @ts-expect-error a member too many
  endpoint.notify('session.status', { sessionId: 's', status: 'idle', extra: 1 })
  // @ts-expect-error params are required
  endpoint.notify('session.status')
  // @ts-expect-error the params of another notification
  endpoint.notify('subagent.started', { sessionId: 's', status: 'idle' })
  // @ts-expect-error no such notification
  endpoint.notify('session.nope', {})
  // @ts-expect-error a request is no notification
  endpoint.notify('session/cancel', { sessionId: 's' })
  endpoint.onRequest('session/cancel', ({ sessionId }) => ({ cancelled: sessionId === 's' }))
  endpoint.onRequest('session/close', async (params) => {
    same<typeof params, SessionCloseParams>(true)
    return { closed: true }
  })
  endpoint.onRequest('shutdown', (params) => {
    same<typeof params, undefined>(true)
    return {}
  })
  endpoint.onRequest('initialize', (params) => {
    same<typeof params, InitializeParams>(true)
    return { serverInfo: { name: 'a', version: 'b' } }
  })
  endpoint.onRequest('session/prompt', ({ contentBlocks }) => ({ messageId: String(contentBlocks.length) }))
  // @ts-expect-error no such method
  endpoint.onRequest('session/nope', () => ({}))
  // @ts-expect-error a notification is no request
  endpoint.onRequest('session.status', () => ({}))
  // @ts-expect-error another result
  endpoint.onRequest('session/cancel', () => ({ closed: true }))
  // @ts-expect-error a result later, of another type
  endpoint.onRequest('session/cancel', async () => ({ cancelled: 'yes' }))
  // @ts-expect-error no result at all
  endpoint.onRequest('session/cancel', () => {})
  // @ts-expect-error a member that the params have not
  endpoint.onRequest('session/cancel', ({ sessionID }) => ({ cancelled: sessionID === 's' }))
}

export async function client(endpoint: ClientEndpoint): Promise<void> {
  // @ts-expect-error a client sends no notifications
  endpoint.notify
  // @ts-expect-error a client serves no requests
  endpoint.onRequest
  const route = { cwd: '/', provider: 'p', model: 'm' }
  const initialized = await endpoint.request('initialize', { ...route, protocolVersion: 1 })
  same<typeof initialized, InitializeResult | InitializeResultV0>(true)
  const cancelled = await endpoint.request('session/cancel', { sessionId: 's' })
  same<typeof cancelled, SessionCancelResult>(true)
  const closed = await endpoint.request('session/close', { sessionId: 's' })
  same<typeof closed, SessionCloseResult>(true)
  const answer = await endpoint.request('session/prompt', { sessionId: 's', contentBlocks: [] })
  same<typeof answer, SessionPromptReceipt | SessionPromptResult>(true)
  if ('status' in answer) answer.reason.kind satisfies string
  const stopped = await endpoint.request('shutdown')
  same<typeof stopped, ShutdownResult>(true)
  await endpoint.request('shutdown', undefined, { timeoutMs: 1, signal: new AbortController().signal })
  await endpoint.request('session/close', { sessionId: 's' }, { timeoutMs: 1 })
  // @ts-expect-error params are required
  await endpoint.request('session/cancel')
  // @ts-expect-error params are required
  await endpoint.request('initialize')
  // @ts-expect-error a missing member
  await endpoint.request('initialize', { cwd: '/', provider: 'p' })
  // @ts-expect-error a misspelt member
  await endpoint.request('session/cancel', { sessionID: 's' })
  // @ts-expect-error a member of the wrong type
  await endpoint.request('session/cancel', { sessionId: 5 })
  // @ts-expect-error the params of another method
  await endpoint.request('session/prompt', { sessionId: 's' })
  // @ts-expect-error no such method
  await endpoint.request('session/nope', {})
  // @ts-expect-error a notification is no method
  await endpoint.request('session.status', { sessionId: 's', status: 'idle' })
  // @ts-expect-error no params
  await endpoint.request('shutdown', { now: true })
  // @ts-expect-error options are no params
  await endpoint.request('shutdown', { timeoutMs: 1 })
  // @ts-expect-error no such option
  await endpoint.request('shutdown', undefined, { timeout: 1 })
  const forget = endpoint.onNotification('subagent.finished', ({ stopReason }) => void stopReason)
  same<typeof forget, () => void>(true)
  endpoint.onNotification('session.event', async (params) => {
    same<typeof params, SessionEventNotification>(true)
    same<typeof params, HarnessSdkNotificationMap['session.event']>(true)
  })
  endpoint.onUnknownNotification((method, params) => {
    same<typeof method, string>(true)
    same<typeof params, unknown>(true)
  })
  // @ts-expect-error no such notification
  endpoint.onNotification('session.nope', () => {})
  // @ts-expect-error a method is no notification
  endpoint.onNotification('session/close', () => {})
  // @ts-expect-error a member that the params have not
  endpoint.onNotification('session.status', ({ event }) => void event)
}
