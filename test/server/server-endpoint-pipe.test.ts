import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { ClientEndpoint } from '../../src/client/client-endpoint.js'
import { TransportClosedError } from '../../src/jsonrpc/errors.js'
import { ServerEndpoint } from '../../src/server/server-endpoint.js'
import { initialized, route, settled } from '../support/streams.js'

const cleanUp: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

/** The two ends of a pipe of the operating system. */
async function pipe(): Promise<[Socket, Socket]> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'dsh-wire-'))
  cleanUp.push(() => rm(directory, { recursive: true, force: true }))
  const address =
    process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(directory)}` : path.join(directory, 'pipe')
  const server = createServer({ allowHalfOpen: true }).listen(address)
  cleanUp.push(() => server.close())
  await once(server, 'listening')
  const near = connect({ path: address, allowHalfOpen: true })
  const [far] = (await once(server, 'connection')) as [Socket]
  cleanUp.push(() => {
    near.destroy()
    far.destroy()
  })
  return [near, far]
}

async function connected(maxFrameBytes = 1000) {
  const [near, far] = await pipe()
  const violations = vi.fn()
  const server = new ServerEndpoint(far, far, { onViolation: violations })
  const client = new ClientEndpoint(near, near, { onViolation: violations })
  server.onRequest('initialize', () => ({ ...initialized(1), maxFrameBytes }) as never)
  return { near, far, server, client, violations }
}

it('a whole exchange over a pipe: initialize, prompt, what it emits, shutdown, the end', async () => {
  const { near, far, server, client, violations } = await connected()
  const text = 'a\u00e9\u20ac\u{1f389}\u2028\ud83c'.repeat(200)
  const heard: string[] = []
  server.onRequest('session/prompt', async ({ sessionId, contentBlocks }) => {
    server.notify('session.status', { sessionId, status: 'running' })
    const message = {
      id: 'a',
      role: 'assistant' as const,
      content: contentBlocks,
      source: { kind: 'model' as const, provider: 'p', model: 'm' },
    }
    server.notify('session.event', {
      sessionId,
      event: {
        type: 'assistant/message',
        seq: 0,
        time: 0,
        surfaceOp: 'append',
        data: { turn: 1, step: 1, message },
      },
    })
    server.notify('session.status', { sessionId, status: 'idle' })
    return { ...settled, messageId: sessionId }
  })
  server.onRequest('shutdown', () => ({}))
  client.onNotification('session.status', ({ status }) => void heard.push(status))
  client.onNotification('session.event', ({ event }) => {
    if (event.type === 'assistant/message') heard.push(JSON.stringify(event.data.message.content))
  })
  server.start()
  client.start()
  expect(await client.request('initialize', { ...route, protocolVersion: 1 })).toEqual(initialized(1))
  const contentBlocks = [{ type: 'text' as const, text }]
  const big = client.request('session/prompt', { sessionId: 's', contentBlocks })
  // The limit that the server told is 1,000 bytes.
  await expect(big).rejects.toThrow("the server's maxFrameBytes is 1000")
  const short = [{ type: 'text' as const, text: text.slice(0, 50) }]
  expect(await client.request('session/prompt', { sessionId: 's', contentBlocks: short })).toEqual({
    ...settled,
    messageId: 's',
  })
  expect(heard).toEqual(['running', JSON.stringify(short), 'idle'])
  expect(await client.request('shutdown')).toEqual({})
  expect(() => server.notify('session.status', { sessionId: 's', status: 'idle' })).toThrow(TransportClosedError)
  await server.flush()
  server.close()
  expect([near.destroyed, far.destroyed, far.writableEnded]).toEqual([false, false, false])
  far.end()
  await expect(client.request('shutdown')).rejects.toThrow(TransportClosedError)
  expect(violations).not.toHaveBeenCalled()
})

it('frames far larger than what a pipe holds, both ways, and a sender that waits for its reader', async () => {
  const { server, client, violations } = await connected(10_000_000)
  const text = 'a\u00e9\u20ac\u{1f389}\u2028\ud83c'.repeat(100_000)
  let waits = 0
  server.onRequest('session/prompt', async ({ contentBlocks }) => {
    for (let count = 0; count < 500; count++) {
      const keepsUp = server.notify('session.status', { sessionId: `${count} ${'x'.repeat(10_000)}`, status: 'idle' })
      if (!keepsUp) {
        waits++
        await server.drained()
      }
    }
    return { ...settled, contentBlocks } as never
  })
  const heard: number[] = []
  client.onNotification('session.status', ({ sessionId }) => void heard.push(Number(sessionId.split(' ')[0])))
  server.start()
  client.start()
  await client.request('initialize', { ...route, protocolVersion: 1 })
  const contentBlocks = [{ type: 'text' as const, text }]
  expect(await client.request('session/prompt', { sessionId: 's', contentBlocks })).toEqual({
    ...settled,
    contentBlocks,
  })
  expect(heard).toEqual(Array.from({ length: 500 }, (_, count) => count))
  expect(waits).toBeGreaterThan(0)
  expect(violations).not.toHaveBeenCalled()
})

it('a client that vanishes ends the server, and a server that vanishes ends the calls', async () => {
  const first = await connected()
  const onEnd = vi.fn()
  const server = new ServerEndpoint(first.far, first.far, { onEnd })
  server.start()
  first.near.destroy()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))

  const second = await connected()
  second.client.start()
  const call = second.client.request('shutdown')
  call.catch(() => {})
  second.far.destroy()
  await expect(call).rejects.toThrow(TransportClosedError)
})
