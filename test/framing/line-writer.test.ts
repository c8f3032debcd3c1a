import { PassThrough, Writable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { LineWriter } from '../../src/framing/line-writer.js'
import { BlockedOutput, settle } from '../support/streams.js'

function attach<Output extends Writable>(output: Output) {
  const onError = vi.fn<(error: Error) => void>()
  const writer = new LineWriter(output, onError)
  writer.attach()
  return { writer, output, onError }
}

/** A stream whose writes fail, and that takes its time to close, as files do. */
class FailingOutput extends Writable {
  constructor(message = 'ENOSPC') {
    super({
      write: (_chunk, _encoding, done) => setImmediate(() => done(new Error(message))),
      destroy: (error, done) => setImmediate(() => done(error)),
    })
  }
}

describe('what is written', () => {
  it('leaves in order, a tick in one piece, with one line end each', async () => {
    const pieces: string[] = []
    const output = new Writable({
      write: (chunk, _encoding, done) => {
        pieces.push(String(chunk))
        done()
      },
      writev: (chunks, done) => {
        pieces.push(chunks.map(({ chunk }) => String(chunk)).join(''))
        done()
      },
    })
    const { writer } = attach(output)
    for (const line of ['a', '\u20ac', 'c']) writer.write(`${line}\n`, Buffer.byteLength(line) + 1)
    await writer.flush()
    for (const line of ['d', 'e']) writer.write(`${line}\n`, 2)
    await writer.flush()
    expect(pieces).toEqual(['a\n\u20ac\nc\n', 'd\ne\n'])
  })

  it('leaves as bytes where it is long: a socket copies the strings that wait in it', async () => {
    const chunks: unknown[] = []
    const write = (chunk: unknown, _encoding: string, done: () => void) => {
      chunks.push(chunk)
      done()
    }
    const { writer } = attach(new Writable({ decodeStrings: false, write }))
    const long = `${'\u20ac'.repeat(30_000)}\n`
    writer.write('short\n', 6)
    writer.write(long, Buffer.byteLength(long))
    await writer.flush()
    expect(chunks).toEqual(['short\n', Buffer.from(long)])
  })

  it('is counted until it has left', async () => {
    const { writer, output } = attach(new BlockedOutput())
    writer.write('abc\n', 4)
    writer.write('de\n', 3)
    expect(writer.queuedBytes).toBe(7)
    await settle()
    expect(writer.queuedBytes).toBe(7)
    output.release()
    await writer.flush()
    expect(writer.queuedBytes).toBe(0)
  })

  it('tells each line that has left, in order', async () => {
    const { writer, output } = attach(new BlockedOutput())
    const left: string[] = []
    writer.write('a\n', 2, () => left.push('a'))
    writer.write('b\n', 2, () => left.push('b'))
    await settle()
    expect(left).toEqual([])
    output.release()
    await writer.flush()
    expect(left).toEqual(['a', 'b'])
  })

  it('is flushed at once where nothing waits', async () => {
    const { writer } = attach(new BlockedOutput())
    await writer.flush()
    await writer.drained()
  })
})

describe('a reader that does not keep up', () => {
  it('is told by false, from the line that is too many on', async () => {
    const { writer, output } = attach(new BlockedOutput())
    const line = 'x'.repeat(output.writableHighWaterMark / 2 - 1)
    expect([1, 2, 3].map(() => writer.write(`${line}\n`, line.length + 1))).toEqual([true, false, false])
    const drained = vi.fn()
    const waiting = [writer.drained().then(drained), writer.drained().then(drained)]
    await settle()
    expect(drained).not.toHaveBeenCalled()
    output.release()
    await Promise.all(waiting)
    expect(writer.write('y\n', 2)).toBe(true)
    await writer.drained()
  })

  it('that goes away in the middle of a line leaves nobody waiting', async () => {
    const { writer, output } = attach(new BlockedOutput())
    writer.write(`${'x'.repeat(100_000)}\n`, 100_001)
    await settle()
    const waiting = Promise.all([writer.drained(), writer.flush()])
    output.destroy()
    await waiting
  })

  it('that goes away leaves nobody waiting', async () => {
    for (const error of [undefined, new Error('EPIPE')]) {
      const { writer, output, onError } = attach(new BlockedOutput())
      writer.write(`${'x'.repeat(100_000)}\n`, 100_001)
      const waiting = Promise.all([writer.drained(), writer.flush()])
      output.destroy(error)
      await waiting
      await Promise.all([writer.drained(), writer.flush()])
      expect(onError).toHaveBeenCalledTimes(1)
      await settle()
      expect(writer.queuedBytes).toBe(0)
    }
  })
})

describe('a stream that fails', () => {
  it('is told once, by the failure that came first', async () => {
    const { writer, output, onError } = attach(new FailingOutput('first'))
    const told = [vi.fn(), vi.fn(), vi.fn()]
    writer.write('a\n', 2, told[0])
    writer.write('b\n', 2, told[1])
    await writer.flush()
    output.destroy(new Error('second'))
    await settle()
    expect(writer.write('c\n', 2, told[2])).toBe(false)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message: 'first' })
    for (const callback of told) expect(callback).toHaveBeenCalledTimes(1)
    expect(writer.writable).toBe(false)
  })

  it.each([
    ['was destroyed before', (output: PassThrough) => void output.destroy(), 'the output stream is closed'],
    ['had failed before', (output: PassThrough) => void output.destroy(new Error('old')), 'old'],
    ['had ended before', (output: PassThrough) => void output.end(), 'the output stream is closed'],
  ])('and one that %s is told at the first line', async (_what, finish, message) => {
    const output = new PassThrough()
    output.on('error', () => {})
    finish(output)
    await settle()
    const { writer, onError } = attach(output)
    expect(writer.writable).toBe(false)
    const told = vi.fn()
    expect(writer.write('a\n', 2, told)).toBe(false)
    expect(told).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ message })
    await Promise.all([writer.flush(), writer.drained()])
  })

  it('and one that closes without an error is told too', async () => {
    const { writer, output, onError } = attach(new BlockedOutput())
    output.destroy()
    await settle()
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ message: 'the output stream is closed' })]])
    expect(writer.writable).toBe(false)
  })

  it('and one that its owner ends tells no line lost that it had taken', async () => {
    const { writer, output } = attach(new BlockedOutput())
    writer.write('a\n', 2)
    output.end()
    output.release()
    await writer.flush()
    expect(output.written).toEqual(['a\n'])
    expect(writer.write('b\n', 2)).toBe(false)
  })
})

describe('detach', () => {
  it('lets what was written leave, then leaves no listener behind', async () => {
    const { writer, output } = attach(new BlockedOutput())
    writer.write('a\n', 2)
    writer.write('b\n', 2)
    writer.detach()
    await settle()
    expect(output.listenerCount('error')).toBe(1)
    output.release()
    await writer.flush()
    await settle()
    expect(output.eventNames()).toEqual([])
    expect(output.written.join('')).toBe('a\nb\n')
    expect([output.destroyed, output.writableEnded]).toEqual([false, false])
  })

  it('leaves no listener behind at once where nothing waits', async () => {
    const { writer, output } = attach(new BlockedOutput())
    writer.detach()
    await settle()
    expect(output.eventNames()).toEqual([])
  })

  it('leaves nobody waiting for the reader', async () => {
    const { writer } = attach(new BlockedOutput())
    writer.write(`${'x'.repeat(100_000)}\n`, 100_001)
    const waiting = writer.drained()
    writer.detach()
    await waiting
  })

  it('on a failure still hears the error that the stream tells later', async () => {
    const output = new FailingOutput()
    const writer: LineWriter = new LineWriter(output, () => writer.detach())
    writer.attach()
    writer.write('a\n', 2)
    const closed = new Promise((resolve) => output.once('close', resolve))
    await closed
    await settle()
    expect(output.errored).toMatchObject({ message: 'ENOSPC' })
    expect(output.eventNames()).toEqual([])
  })
})
