import { PassThrough, Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { LineStream, type LineStreamOptions } from '../../src/framing/line-stream.js'
import { BlockedOutput, settle } from '../support/streams.js'

function open(output: PassThrough | BlockedOutput = new PassThrough(), input: Readable = new PassThrough()) {
  const told = { lines: [] as string[], ends: [] as (Error | undefined)[], outputErrors: [] as Error[] }
  const options: LineStreamOptions = {
    maxLineBytes: 1000,
    onLine: (line) => void told.lines.push(line),
    onOversize: () => {},
    onEnd: (cause) => void told.ends.push(cause),
    onOutputError: (error) => void told.outputErrors.push(error),
  }
  const stream = new LineStream(input, output, options)
  return { stream, input: input as PassThrough, output, told }
}

describe('reading', () => {
  it('begins with start and stops with close, and leaves the streams alone', async () => {
    const { stream, input, output, told } = open()
    input.write('early\n')
    await settle()
    expect(told.lines).toEqual([])
    stream.start()
    stream.start()
    await settle()
    expect(told.lines).toEqual(['early'])
    stream.close()
    stream.close()
    input.write('late\n')
    await settle()
    expect(told.lines).toEqual(['early'])
    expect([input.destroyed, output.destroyed, output.writableEnded]).toEqual([false, false, false])
  })

  it('tells the end once, with a last line before it', async () => {
    const { stream, input, told } = open()
    stream.start()
    input.end('last')
    await settle()
    expect(told).toMatchObject({ lines: ['last'], ends: [undefined] })
  })

  it('tells an error once, as the cause', async () => {
    const { stream, input, told } = open()
    stream.start()
    input.destroy(new Error('cable pulled'))
    await settle()
    expect(told.ends).toMatchObject([{ message: 'cable pulled' }])
  })

  it('tells the end of a stream that was destroyed or had ended before', async () => {
    for (const input of [Readable.from([]), new PassThrough()]) {
      input.resume().destroy()
      const { stream, told } = open(new PassThrough(), input)
      stream.start()
      await settle()
      expect(told.ends).toEqual([undefined])
    }
  })

  it('tells the error of a stream that had failed before', async () => {
    const input = new PassThrough()
    input.on('error', () => {})
    input.destroy(new Error('old'))
    await settle()
    const { stream, told } = open(new PassThrough(), input)
    stream.start()
    await settle()
    expect(told.ends).toMatchObject([{ message: 'old' }])
  })

  it('tells the end of a stream that closes without an end', async () => {
    const { stream, input, told } = open()
    stream.start()
    input.write('half a line')
    await settle()
    input.destroy()
    await settle()
    expect(told).toMatchObject({ lines: ['half a line'], ends: [undefined] })
  })

  it('delivers what is in the stream before its end, however late it began to read', async () => {
    const { stream, input, told } = open()
    input.write('a\nb\n')
    input.end('c')
    await settle()
    stream.start()
    await settle()
    expect(told).toMatchObject({ lines: ['a', 'b', 'c'], ends: [undefined] })
  })

  it('reads a stream that was paused, by an earlier user for one', async () => {
    const first = open()
    first.stream.start()
    await settle()
    first.stream.close()
    expect(first.input.isPaused()).toBe(true)
    first.input.write('for the ')
    await settle()
    const second = open(new PassThrough(), first.input)
    second.stream.start()
    first.input.write('second\n')
    await settle()
    expect(first.told.lines).toEqual([])
    expect(second.told.lines).toEqual(['for the second'])
  })

  it('stops while paused, and goes on', async () => {
    const { stream, input, told } = open()
    stream.start()
    await settle()
    stream.pause()
    input.write('a\n')
    await settle()
    expect(told.lines).toEqual([])
    stream.resume()
    await settle()
    expect(told.lines).toEqual(['a'])
  })

  it('neither pauses nor resumes a stream it does not have', async () => {
    const { stream, input } = open()
    const [pause, resume] = [vi.spyOn(input, 'pause'), vi.spyOn(input, 'resume')]
    stream.pause()
    stream.resume()
    expect([pause.mock.calls, resume.mock.calls]).toEqual([[], []])
    stream.start()
    stream.close()
    resume.mockClear()
    stream.resume()
    expect(resume).not.toHaveBeenCalled()
    input.destroy()
  })

  it('is never begun once closed', async () => {
    const { stream, input, told } = open()
    stream.close()
    expect([input.isPaused(), input.listenerCount('error')]).toEqual([false, 0])
    stream.start()
    input.write('a\n')
    await settle()
    expect([stream.open, told.lines]).toEqual([false, []])
  })

  it('many users, one after the other, cause no warning', async () => {
    const warnings = vi.fn()
    process.on('warning', warnings)
    const [input, output] = [new PassThrough(), new PassThrough()]
    for (let count = 0; count < 20; count++) {
      const { stream } = open(output, input)
      stream.start()
      stream.close()
      await settle()
    }
    process.off('warning', warnings)
    expect(warnings).not.toHaveBeenCalled()
    expect(output.listenerCount('error')).toBe(0)
    input.destroy(new Error('nobody listens'))
    await settle()
    expect(input.listenerCount('error')).toBe(0)
  })

  it('takes strings from a stream that decodes, and from one in object mode', async () => {
    const decoding = open()
    decoding.input.setEncoding('utf8')
    decoding.stream.start()
    decoding.input.write(Buffer.from('\u20ac\n'))
    const objects = open(new PassThrough(), Readable.from(['a\n', Buffer.from('b\n')]))
    objects.stream.start()
    await settle()
    expect(decoding.told.lines).toEqual(['\u20ac'])
    expect(objects.told.lines).toEqual(['a', 'b'])
  })

  it('ends at a chunk that is neither bytes nor text', async () => {
    const { stream, told } = open(new PassThrough(), Readable.from([{ some: 'object' }]))
    stream.start()
    await settle()
    expect(told.ends).toMatchObject([{ message: expect.stringContaining('object values; expected bytes or strings') }])
  })

  it('delivers nothing after the end, of a stream that goes on neither', async () => {
    const { stream, told } = open(new PassThrough(), Readable.from(['a\nhalf', 5, 'b\n']))
    stream.start()
    await settle()
    expect(told.lines).toEqual(['a', 'half'])
    expect(told.ends).toHaveLength(1)
  })
})

describe('writing', () => {
  it('writes lines in order, those of a tick in one piece', async () => {
    const { stream, output } = open()
    const chunks: string[] = []
    output.on('data', (chunk) => chunks.push(String(chunk)))
    const writev = vi.spyOn(output, 'uncork')
    stream.start()
    for (const line of ['a', 'b', 'c']) stream.write(`${line}\n`, 2)
    await stream.flush()
    expect(chunks.join('')).toBe('a\nb\nc\n')
    expect(writev).toHaveBeenCalledTimes(1)
  })

  it('says when the reader is not keeping up, and when it does again', async () => {
    const output = new BlockedOutput()
    const { stream } = open(output)
    stream.start()
    expect(stream.write(`${'x'.repeat(20_000)}\n`, 20_001)).toBe(false)
    expect(stream.queuedBytes).toBe(20_001)
    let drained = false
    const waiting = stream.drained().then(() => {
      drained = true
    })
    await settle()
    expect(drained).toBe(false)
    output.release()
    await waiting
    expect(stream.queuedBytes).toBe(0)
    await stream.drained()
  })

  it('tells a failure once, first cause kept, and what waits resolves', async () => {
    const { stream, output, told } = open(new BlockedOutput())
    stream.start()
    const written = vi.fn()
    stream.write('x\n', 2, written)
    const waiting = stream.flush()
    output.destroy(new Error('EPIPE'))
    await waiting
    await settle()
    expect(written).toHaveBeenCalledTimes(1)
    expect(told.outputErrors).toMatchObject([{ message: 'EPIPE' }])
    const dropped = vi.fn()
    expect(stream.write('y\n', 2, dropped)).toBe(false)
    expect(dropped).toHaveBeenCalledTimes(1)
  })

  it('leaves no listener behind once what was written has left', async () => {
    const output = new BlockedOutput()
    const { stream, input } = open(output)
    stream.start()
    stream.write('x\n', 2)
    stream.close()
    expect(output.listenerCount('error')).toBe(1)
    output.release()
    await settle()
    expect(output.eventNames()).toEqual([])
    expect(input.listenerCount('data') + input.listenerCount('end')).toBe(0)
  })

  it('an error after close harms nobody, and is not told', async () => {
    const { stream, input, output, told } = open(new BlockedOutput())
    stream.start()
    stream.write('x\n', 2)
    stream.close()
    output.destroy(new Error('late EPIPE'))
    input.destroy(new Error('late ECONNRESET'))
    await settle()
    expect(told).toEqual({ lines: [], ends: [], outputErrors: [] })
  })
})
