import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import { ServerEndpoint } from '../src/server/server-endpoint.js'
import { initialize, Peer, prompt, settle } from './support/streams.js'

const settled = { messageId: 'm', status: 'ok', reason: { kind: 'completed' } } as const
const serverInfo = { name: 'n', version: 'v' }

/** Bytes that are nearly frames: pieces of JSON, line ends, and anything. */
const noise = fc.array(
  fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc
      .constantFrom(
        '{"jsonrpc":"2.0",',
        '"id":1',
        '"method":"shutdow',
        '}',
        '\n',
        '\r\n',
        '[]',
        'null',
        '\ufeff',
        '{"id":9,"result":{}}',
      )
      .map((text) => Buffer.from(text)),
  ),
  { maxLength: 20 },
)

describe('whatever arrives', () => {
  it('the server serves the next good frame after a line end', async () => {
    await fc.assert(
      fc.asyncProperty(noise, async (chunks) => {
        const peer = new Peer()
        const endpoint = new ServerEndpoint(peer.input, peer.output)
        endpoint.onRequest('initialize', () => ({ serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1 }))
        endpoint.onRequest('session/prompt', () => settled)
        endpoint.start()
        for (const chunk of chunks) peer.input.write(chunk)
        peer.input.write('\n')
        peer.write(initialize('good i', 1), prompt('good p'))
        expect(await peer.response('good p')).toMatchObject({ result: settled })
        endpoint.close()
      }),
      { numRuns: 300 },
    )
  })

  it('the client settles its call by the next good frame', async () => {
    await fc.assert(
      fc.asyncProperty(noise, async (chunks) => {
        const input = new PassThrough()
        const endpoint = new ClientEndpoint(input, new PassThrough().resume())
        endpoint.start()
        const call = endpoint.request('initialize', { cwd: '/', provider: 'p', model: 'm' })
        // An answer under the call's id settles it, good or bad.
        for (const chunk of chunks)
          input.write(Buffer.from(Buffer.from(chunk).toString('latin1').replaceAll('1', '7'), 'latin1'))
        input.write(`\n${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { serverInfo } })}\n`)
        expect(await call).toEqual({ serverInfo })
        endpoint.close()
      }),
      { numRuns: 300 },
    )
  })

  it('any JSON as params gets exactly one answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), async (params) => {
        const peer = new Peer()
        const endpoint = new ServerEndpoint(peer.input, peer.output)
        endpoint.onRequest('initialize', () => ({ serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1 }))
        endpoint.onRequest('session/prompt', () => settled)
        endpoint.start()
        peer.write(initialize('i', 1), { jsonrpc: '2.0', id: 'x', method: 'session/prompt', params })
        await peer.response('x')
        await settle()
        expect(peer.frames.filter(({ id }) => id === 'x')).toHaveLength(1)
        endpoint.close()
      }),
      { numRuns: 300 },
    )
  })

  it('any order of answers settles each call exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(
          Array.from({ length: 20 }, (_, index) => index + 2),
          { minLength: 20 },
        ),
        async (order) => {
          const input = new PassThrough()
          const endpoint = new ClientEndpoint(input, new PassThrough().resume())
          endpoint.start()
          const initialized = endpoint.request('initialize', {
            cwd: '/',
            provider: 'p',
            model: 'm',
            protocolVersion: 1,
          })
          input.write(
            `${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1000 } })}\n`,
          )
          await initialized
          const calls = order.map(() => endpoint.request('session/close', { sessionId: 's' }))
          for (const id of order)
            input.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: { closed: id % 2 === 0 } })}\n`)
          expect(await Promise.all(calls)).toEqual(order.map((_, index) => ({ closed: index % 2 === 0 })))
          endpoint.close()
        },
      ),
      { numRuns: 100 },
    )
  })
})
