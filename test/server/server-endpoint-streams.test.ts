import { Writable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { TransportClosedError } from '../../src/jsonrpc/errors.js'
import { ServerEndpoint } from '../../src/server/server-endpoint.js'
import {
  BlockedOutput,
  deferred,
  initialize,
  initialized,
  Peer,
  prompt,
  request,
  serve,
  serveInitialized,
  settle,
  settled,
} from '../support/streams.js'

describe('shutdown', () => {
  it('refuses what arrives meanwhile and what is unanswered, answers each shutdown, and nothing follows', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output, { onViolation: peer.onViolation })
    const stop = deferred<Record<string, never>>()
    const handler = vi.fn(() => stop.promise)
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => new Promise(() => {}))
    endpoint.onRequest('shutdown', handler)
    endpoint.start()
    peer.write(initialize('i', 1), prompt('p'))
    await peer.response('i')
    peer.write(request('s1', 'shutdown'), prompt('late'), request('s2', 'shutdown', {}))
    await peer.response('late')
    stop.resolve({})
    await peer.response('s2')
    expect(peer.frames.slice(1)).toMatchObject([
      { id: 'late', error: { code: -32002 } },
      { id: 'p', error: { code: -32002 } },
      { id: 's1', result: {} },
      { id: 's2', result: {} },
    ])
    expect(handler).toHaveBeenCalledTimes(1)
    const notify = () => endpoint.notify('session.status', { sessionId: 's', status: 'idle' })
    expect(notify).toThrow(TransportClosedError)
    expect(notify).toThrow('session.status was not sent: the endpoint is not open')
    peer.write(prompt('after'))
    await settle()
    expect(peer.frames).toHaveLength(5)
  })

  it('refuses what still waits for initialize, and serves it to nobody afterwards', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const gate = deferred<void>()
    const prompted = vi.fn(() => settled)
    endpoint.onRequest('initialize', async () => {
      await gate.promise
      return initialized(1) as never
    })
    endpoint.onRequest('session/prompt', prompted)
    endpoint.onRequest('shutdown', () => ({}))
    endpoint.start()
    peer.write(initialize('i', 1), prompt('p'), request('s', 'shutdown'))
    await peer.response('s')
    gate.resolve()
    await settle()
    expect(peer.frames).toMatchObject([
      { id: 'i', error: { code: -32002 } },
      { id: 'p', error: { code: -32002 } },
      { id: 's', result: {} },
    ])
    expect(prompted).not.toHaveBeenCalled()
  })

  it('lets notifications and the answers of handlers that end meanwhile leave before its own answer', async () => {
    const running = deferred<typeof settled>()
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => running.promise)
    endpoint.onRequest('shutdown', async () => {
      endpoint.notify('session.status', { sessionId: 'main', status: 'idle' })
      running.resolve(settled)
      await settle()
      return {}
    })
    endpoint.start()
    peer.write(initialize('i', 1))
    await peer.response('i')
    peer.write(prompt('p'), request('s', 'shutdown'))
    await peer.response('s')
    expect(peer.frames).toMatchObject([
      { id: 'i' },
      { method: 'session.status' },
      { id: 'p', result: settled },
      { id: 's', result: {} },
    ])
  })

  it('answers each request once, whatever its handler returns after it was refused', async () => {
    const { peer, endpoint } = await serveInitialized()
    const late = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => late.promise)
    peer.write(prompt(1), request(2, 'shutdown'))
    await peer.response(2)
    late.resolve(settled)
    await settle()
    expect(peer.frames).toMatchObject([{ id: 1, error: { code: -32002 } }, { id: 2 }])
    expect(peer.frames).toHaveLength(2)
  })

  it.each([
    ['throws', () => Promise.reject(new Error('stuck')), 'stuck'],
    ['returns nothing', () => undefined, 'nothing that JSON can hold'],
  ])('a handler that %s is an internal error for each, and nothing follows', async (_what, handler, message) => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    endpoint.onRequest('initialize', () => new Promise(() => {}))
    endpoint.onRequest('shutdown', handler as never)
    endpoint.start()
    peer.write(initialize(0), request(1, 'shutdown'), request(2, 'shutdown'))
    await peer.received(3)
    peer.write(prompt(3), '[]')
    await settle()
    const error = { code: -32603, message: expect.stringContaining(message) }
    expect(peer.frames).toMatchObject([
      { id: 0, error: { code: -32002 } },
      { id: 1, error },
      { id: 2, error },
    ])
    expect(peer.frames).toHaveLength(3)
  })

  it('is served before initialize', async () => {
    const { peer, endpoint } = serve()
    endpoint.start()
    peer.write(request(1, 'shutdown'))
    expect(await peer.response(1)).toMatchObject({ result: {} })
  })
})

describe('back-pressure', () => {
  it('reads on while notifications are queued', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output)
    const cancelled = deferred<void>()
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/cancel', () => {
      cancelled.resolve()
      return { cancelled: true }
    })
    endpoint.start()
    for (let count = 0; count < 100; count++)
      endpoint.notify('session.status', { sessionId: 'x'.repeat(100_000), status: 'idle' })
    peer.write(initialize(1, 1), request(2, 'session/cancel', { sessionId: 's' }))
    await cancelled.promise
    output.release()
  })

  it('pauses for no notification, and for answers only until they have left', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: 500 })
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => ({ ...settled, pad: 'x'.repeat(500) }))
    endpoint.start()
    for (let count = 0; count < 100; count++) endpoint.notify('session.status', { sessionId: 's', status: 'idle' })
    peer.write(initialize(0, 1))
    await settle()
    expect(peer.input.isPaused()).toBe(false)
    peer.write(prompt(1))
    await settle()
    expect(peer.input.isPaused()).toBe(true)
    output.release()
    await endpoint.flush()
    expect(peer.input.isPaused()).toBe(false)
  })

  it('takes maxQueuedResponseBytes exactly, line ends counted', async () => {
    const answer = '{"jsonrpc":"2.0","id":1,"result":{}}\n'
    for (const [spare, paused] of [
      [0, false],
      [-1, true],
    ] as const) {
      const peer = new Peer()
      const output = new BlockedOutput()
      const maxQueuedResponseBytes = 2 * answer.length + spare
      const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes })
      const stop = deferred<Record<string, never>>()
      endpoint.onRequest('shutdown', () => stop.promise)
      endpoint.start()
      peer.write(request(1, 'shutdown'), request(2, 'shutdown'))
      await settle()
      stop.resolve({})
      await settle()
      expect(peer.input.isPaused()).toBe(paused)
      output.release()
      await endpoint.flush()
      expect(output.written.join('')).toBe(answer + answer.replace('1', '2'))
      expect(peer.input.isPaused()).toBe(false)
    }
  })

  it('goes on once as little waits as the bound allows', async () => {
    const answer = '{"jsonrpc":"2.0","id":1,"result":{}}\n'
    const peer = new Peer()
    const done: (() => void)[] = []
    const output = new Writable({ write: (_chunk, _encoding, next) => void done.push(next) })
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: answer.length })
    endpoint.onRequest('shutdown', () => ({}))
    endpoint.start()
    peer.write(request(1, 'shutdown'), request(2, 'shutdown'))
    await settle()
    expect(peer.input.isPaused()).toBe(true)
    done.shift()?.()
    await settle()
    expect(peer.input.isPaused()).toBe(false)
    done.shift()?.()
    await endpoint.flush()
  })

  it('a peer that goes away while reading is paused is told all the same', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const onEnd = vi.fn()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: 1, onEnd })
    endpoint.onRequest('shutdown', () => ({}))
    endpoint.start()
    peer.write('[]')
    await settle()
    expect(peer.input.isPaused()).toBe(true)
    output.destroy(new Error('EPIPE'))
    await settle()
    expect(onEnd.mock.calls).toEqual([[expect.objectContaining({ message: 'EPIPE' })]])
  })

  it('leaves a stream alone that it let go of while paused', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: 1 })
    endpoint.start()
    peer.write('[]')
    await settle()
    endpoint.close()
    output.release()
    await settle()
    expect(peer.input.isPaused()).toBe(true)
    expect(output.written.join('')).toContain('batches are not supported')
  })

  it('pauses only while more than maxQueuedResponseBytes of responses wait', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output, { maxQueuedResponseBytes: 1000 })
    let served = 0
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => {
      served++
      return { ...settled, pad: 'x'.repeat(600) }
    })
    endpoint.start()
    peer.write(initialize(0, 1))
    await settle()
    for (let id = 1; id <= 50; id++) {
      peer.write(prompt(id))
      await settle()
    }
    expect(served).toBeLessThan(50)
    output.release()
    await vi.waitFor(() => expect(served).toBe(50))
    await endpoint.flush()
    const ids = output.written
      .join('')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id)
    expect(ids).toEqual(Array.from({ length: 51 }, (_, id) => id))
  })
})

describe('the streams', () => {
  it('belong to the caller: close detaches, and neither ends nor destroys them', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.close()
    await settle()
    expect([peer.input.destroyed, peer.output.destroyed, peer.output.writableEnded]).toEqual([false, false, false])
    expect(peer.input.listenerCount('data') + peer.output.listenerCount('drain')).toBe(0)
    peer.write(request(1, 'shutdown'))
    await settle()
    expect(peer.frames).toEqual([])
  })

  it('tells the end once, with the first cause', async () => {
    const onEnd = vi.fn()
    const { peer } = await serveInitialized(1, { onEnd })
    peer.output.destroy(new Error('EPIPE'))
    peer.input.destroy()
    await settle()
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ message: 'EPIPE' })
  })

  it('tells the end of an input that has ended before the start', async () => {
    const peer = new Peer()
    peer.input.resume().end()
    await settle()
    const onEnd = vi.fn()
    new ServerEndpoint(peer.input, peer.output, { onEnd }).start()
    await settle()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('a peer that is gone drops answers and harms nobody', async () => {
    const { peer, endpoint } = await serveInitialized()
    const slow = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => slow.promise)
    peer.write(prompt(1))
    await settle()
    peer.output.destroy()
    slow.resolve(settled)
    await endpoint.answered()
    await endpoint.flush()
    await endpoint.drained()
  })
})

describe('close', () => {
  it('leaves what is in flight unanswered, and what was written still leaves', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const endpoint = new ServerEndpoint(peer.input, output)
    const late = deferred<typeof settled>()
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => late.promise)
    endpoint.start()
    peer.write(initialize('i', 1), prompt('p'))
    await settle()
    const answered = endpoint.answered()
    endpoint.close()
    endpoint.close()
    await answered
    late.resolve(settled)
    await settle()
    output.release()
    await endpoint.flush()
    await settle()
    expect(
      output.written
        .join('')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(['i'])
    expect(output.eventNames()).toEqual([])
  })

  it('stops in the middle of a chunk', async () => {
    const { peer, endpoint } = await serveInitialized()
    const served = vi.fn()
    endpoint.onRequest('session/prompt', () => {
      served()
      endpoint.close()
      return settled
    })
    peer.write(prompt(1), prompt(2))
    await settle()
    expect(served).toHaveBeenCalledTimes(1)
    expect(peer.frames).toEqual([])
  })

  it('drops what waits for initialize', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const gate = deferred<void>()
    const served = vi.fn(() => settled)
    endpoint.onRequest('initialize', async () => {
      await gate.promise
      return initialized(1) as never
    })
    endpoint.onRequest('session/prompt', served)
    endpoint.start()
    peer.write(initialize('i', 1), prompt('p'))
    await settle()
    endpoint.close()
    gate.resolve()
    await settle()
    expect(served).not.toHaveBeenCalled()
    expect(peer.frames).toEqual([])
  })

  it('leaves nobody waiting', async () => {
    const endpoint = new ServerEndpoint(new Peer().input, new BlockedOutput())
    endpoint.start()
    endpoint.notify('session.status', { sessionId: 'x'.repeat(100_000), status: 'idle' })
    const drained = endpoint.drained()
    endpoint.close()
    await drained
  })

  it('before the start leaves nothing to start', async () => {
    const onEnd = vi.fn()
    const { peer, endpoint } = serve({ onEnd })
    endpoint.close()
    endpoint.start()
    peer.write(request(1, 'shutdown'))
    peer.end()
    await settle()
    expect(peer.frames).toEqual([])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('is followed by no report of the end', async () => {
    const peer = new Peer()
    const output = new BlockedOutput()
    const onEnd = vi.fn()
    const endpoint = new ServerEndpoint(peer.input, output, { onEnd })
    endpoint.start()
    endpoint.notify('session.status', { sessionId: 's', status: 'idle' })
    endpoint.close()
    output.destroy(new Error('EPIPE'))
    peer.end()
    await settle()
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('leaves the streams to the next endpoint', async () => {
    const { peer, endpoint } = await serveInitialized()
    endpoint.close()
    const next = new ServerEndpoint(peer.input, peer.output)
    next.onRequest('shutdown', () => ({}))
    next.start()
    peer.write(request(1, 'shutdown'))
    expect(await peer.response(1)).toMatchObject({ result: {} })
  })
})

describe('what is unanswered', () => {
  it('may be waited for', async () => {
    const { peer, endpoint } = await serveInitialized()
    const late = deferred<typeof settled>()
    endpoint.onRequest('session/prompt', () => late.promise)
    await endpoint.answered()
    peer.write(prompt(1))
    await settle()
    const answered = vi.fn()
    const waiting = endpoint.answered().then(answered)
    await settle()
    expect(answered).not.toHaveBeenCalled()
    late.resolve(settled)
    await waiting
    await peer.response(1)
  })

  it('may be refused, but for shutdown', async () => {
    const peer = new Peer()
    const endpoint = new ServerEndpoint(peer.input, peer.output)
    const stop = deferred<Record<string, never>>()
    endpoint.onRequest('initialize', () => initialized(1) as never)
    endpoint.onRequest('session/prompt', () => new Promise(() => {}))
    endpoint.onRequest('shutdown', () => stop.promise)
    endpoint.start()
    peer.write(initialize(0, 1), prompt(1), prompt(2), request(3, 'shutdown'))
    await peer.response(0)
    await settle()
    endpoint.refuseUnanswered()
    await peer.received(3)
    const error = { code: -32002, message: expect.stringContaining('shut down before it could answer') }
    expect(peer.frames.slice(1)).toMatchObject([
      { id: 1, error },
      { id: 2, error },
    ])
    stop.resolve({})
    expect(await peer.response(3)).toMatchObject({ result: {} })
    expect(peer.frames).toHaveLength(4)
  })
})

describe('a peer that is gone', () => {
  it.each(['destroyed', 'ended'] as const)('from the start, its output %s, is told once', async (how) => {
    const onEnd = vi.fn()
    const { peer, endpoint } = serve({ onEnd })
    if (how === 'destroyed') peer.output.destroy()
    else peer.output.end()
    await settle()
    endpoint.start()
    peer.write(request(1, 'shutdown'), request(2, 'shutdown'))
    await settle()
    expect(onEnd.mock.calls).toEqual([[expect.objectContaining({ message: 'the output stream is closed' })]])
    await endpoint.answered()
  })
})
