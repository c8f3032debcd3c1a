import { describe, expect, it } from 'vitest'
import { ServerEndpoint } from '../../src/server/server-endpoint.js'
import { initialize, initialized, type Json, nested, Peer, prompt, request } from '../support/streams.js'

/** The checks in their order: how a frame breaks each, and what the server says of it. */
const CHECKS = {
  frame: { breaks: { jsonrpc: '1.0' }, code: -32600, kind: 'not-a-frame' },
  id: { breaks: { id: null }, code: -32600, kind: 'invalid-id' },
  'id in flight': { breaks: { id: 'in flight' }, code: -32600, kind: 'id-in-flight' },
  'shutting down': { breaks: {}, code: -32002, kind: undefined },
  method: { breaks: { method: 'nope' }, code: -32601, kind: 'unknown-method' },
  initialized: { breaks: {}, code: -32001, kind: undefined },
  params: { breaks: { params: { sessionId: 5 } }, code: -32602, kind: 'invalid-params' },
} as const
type Check = keyof typeof CHECKS
const ORDER = Object.keys(CHECKS) as Check[]

/** What the server says of a frame that breaks those checks and no other. */
async function answerTo(...broken: Check[]): Promise<{ code: unknown; kind: unknown; id: unknown }> {
  const peer = new Peer()
  const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation })
  const never = new Promise<never>(() => {})
  const uninitialized = broken.includes('initialized')
  endpoint.onRequest('initialize', () => (uninitialized ? never : (initialized(1) as never)))
  endpoint.onRequest('session/prompt', () => never)
  endpoint.onRequest('shutdown', () => never)
  endpoint.start()
  if (!uninitialized) {
    peer.write(initialize('init', 1))
    await peer.received(1)
  }
  if (broken.includes('id in flight')) peer.write(uninitialized ? initialize('in flight', 1) : prompt('in flight'))
  if (broken.includes('shutting down')) peer.write(request('stop', 'shutdown'))
  peer.frames.length = 0
  peer.write(Object.assign(prompt('new'), ...broken.map((check) => CHECKS[check].breaks)))
  const [answer = {}] = await peer.received(1)
  endpoint.close()
  return { code: (answer.error as Json).code, kind: peer.violations[0]?.kind, id: answer.id }
}

it.each(ORDER)('%s alone', async (check) => {
  const { code, kind } = CHECKS[check]
  expect(await answerTo(check)).toMatchObject({ code, kind })
})

describe('a frame that breaks two', () => {
  const pairs = ORDER.flatMap((first, index) => ORDER.slice(index + 1).map((second) => [first, second] as const))
  // No id that cannot be used is ever in flight.
  const possible = pairs.filter(([first, second]) => !(first === 'id' && second === 'id in flight'))

  it.each(possible)('%s before %s', async (first, second) => {
    const { code, kind } = CHECKS[first]
    expect(await answerTo(first, second)).toMatchObject({ code, kind })
  })
})

it('the frame shows the id that it was sent under, if it is usable', async () => {
  expect((await answerTo('frame')).id).toBe('new')
  expect((await answerTo('frame', 'id')).id).toBeNull()
  expect((await answerTo('frame', 'id in flight')).id).toBe('in flight')
})

it('depth is a matter of the frame: before the id and all that follows', async () => {
  const peer = new Peer()
  const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation })
  endpoint.start()
  const deep = nested(300)
  peer.write(
    `{"jsonrpc":"1.0","id":null,"method":"nope","params":${deep}}`,
    `{"id":1,"method":"nope","params":${deep}}`,
  )
  await peer.received(2)
  expect(peer.frames).toMatchObject([
    { id: null, error: { code: -32600, data: { maxDepth: 200 } } },
    { id: 1, error: { code: -32600, data: { maxDepth: 200 } } },
  ])
  expect(peer.violations).toMatchObject([{ kind: 'too-deep' }, { kind: 'too-deep' }])
})
