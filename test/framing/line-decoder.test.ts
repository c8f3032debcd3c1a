import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { LineDecoder } from '../../src/framing/line-decoder.js'

/** What comes out of chunks: lines as text, oversizes as numbers. */
function decode(chunks: (string | Uint8Array)[], maxLineBytes = 1000): (string | number)[] {
  const out: (string | number)[] = []
  const decoder = new LineDecoder({
    maxLineBytes,
    onLine: (line) => void out.push(line),
    onOversize: (bytes) => void out.push(bytes),
  })
  for (const chunk of chunks) decoder.write(chunk)
  decoder.end()
  return out
}

const bytes = (text: string) => Buffer.from(text, 'utf8')

/** The bytes in chunks of `size`. */
function cut(whole: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
    whole.subarray(index * size, (index + 1) * size),
  )
}

describe('LineDecoder', () => {
  const text = 'a\u00e9\u20ac\u{1f389}\ufeff\r\u2028\u2029\u0085\v\f\0end'

  it('joins characters cut at every place', () => {
    const whole = bytes(`${text}\n${text}\n`)
    for (let place = 0; place <= whole.length; place++) {
      expect(decode([whole.subarray(0, place), whole.subarray(place)])).toEqual([text, text])
    }
    for (const size of [1, 2, 3, 5, 7]) expect(decode(cut(whole, size))).toEqual([text, text])
  })

  it('splits at 0x0A and nowhere else', () => {
    expect(decode(['a\u2028b\u2029c\u0085d\ve\ff\rg\n'])).toEqual(['a\u2028b\u2029c\u0085d\ve\ff\rg'])
  })

  it('delivers blank lines, keeps \\r, and a last line without a line end', () => {
    expect(decode(['\n\r\n  \nlast'])).toEqual(['', '\r', '  ', 'last'])
    expect(decode(['whole\n'])).toEqual(['whole'])
    expect(decode([])).toEqual([])
  })

  it('replaces what is not UTF-8', () => {
    expect(decode([Buffer.from([0xff, 0xfe, 0x61, 0x0a, 0x62, 0x0a])])).toEqual(['\ufffd\ufffda', 'b'])
  })

  it('takes strings, a surrogate pair cut between two of them included', () => {
    expect(decode(['x\ud83c', '\udf89y\n'])).toEqual(['x\u{1f389}y'])
    expect(decode(['x\ud83c', '\n'])).toEqual(['x\ufffd'])
    expect(decode(['\ud83c'])).toEqual(['\ufffd'])
    expect(decode(['\ud83c\ud83c', '\udf89\n'])).toEqual(['\ufffd\u{1f389}'])
    expect(decode(['\ud800', '\udc00\udbff', '\udfff\n'])).toEqual(['\u{10000}\u{10ffff}'])
  })

  it('an empty chunk between the halves of a character parts nothing', () => {
    expect(decode(['\ud83c', '', '\udf89\n'])).toEqual(['\u{1f389}'])
    expect(decode([bytes('\u20ac').subarray(0, 1), Buffer.alloc(0), bytes('\u20ac\n').subarray(1)])).toEqual(['\u20ac'])
  })

  it('bytes after half a character of text come after it', () => {
    expect(decode(['a\ud83c', bytes('b\n'), 'c\n'])).toEqual(['a\ufffdb', 'c'])
  })

  it('takes a view into a larger buffer', () => {
    const whole = new Uint8Array(bytes('xxabc\nyy'))
    expect(decode([whole.subarray(2, 6)])).toEqual(['abc'])
  })

  it('cuts of \\r\\n and of a byte order mark leave both whole', () => {
    expect(decode(cut(bytes('\ufeffa\r\n\ufeffb\r\n'), 1))).toEqual(['\ufeffa\r', '\ufeffb\r'])
  })

  it('replaces a character that a line end cuts short, and keeps the next line', () => {
    const euro = bytes('\u20ac')
    expect(decode([euro.subarray(0, 2), '\n', euro, '\n'])).toEqual(['\ufffd', '\u20ac'])
  })

  it('skips a line over the bound, and neither neighbour is lost', () => {
    const line = (length: number) => 'x'.repeat(length)
    expect(decode([`before\n${line(10)}\nafter\n`], 10)).toEqual(['before', line(10), 'after'])
    expect(decode([`before\n${line(11)}\nafter\n`], 10)).toEqual(['before', 11, 'after'])
    expect(decode(cut(bytes(`before\n${line(5000)}\nafter\n`), 7), 10)).toEqual(['before', expect.any(Number), 'after'])
    expect(decode([line(11)], 10)).toEqual([11])
    expect(decode([`${line(11)}\n${line(12)}\na\n${line(13)}`], 10)).toEqual([11, 12, 'a', 13])
  })

  it('tells of a line over the bound at once and once, and keeps nothing of it', () => {
    const out: unknown[] = []
    const decoder = new LineDecoder({
      maxLineBytes: 10,
      onLine: (line) => void out.push(line),
      onOversize: (size) => void out.push(size),
    })
    for (let count = 0; count < 10; count++) decoder.write('x')
    expect(out).toEqual([])
    decoder.write('x')
    expect(out).toEqual([11])
    const copy = vi.spyOn(Buffer.prototype, 'copy')
    const allocate = vi.spyOn(Buffer, 'allocUnsafe')
    const chunk = Buffer.alloc(1000, 'x')
    for (let count = 0; count < 1000; count++) decoder.write(chunk)
    expect([copy.mock.calls.length, allocate.mock.calls.length]).toEqual([0, 0])
    vi.restoreAllMocks()
    decoder.write('\ngood\n')
    decoder.end()
    expect(out).toEqual([11, 'good'])
  })

  it('counts a carriage return, as a byte of the line', () => {
    expect(decode([`${'x'.repeat(9)}\r\n${'x'.repeat(10)}\r\n`], 10)).toEqual([`${'x'.repeat(9)}\r`, 11])
  })

  it('tells the length of each line in bytes', () => {
    const lengths: number[] = []
    const decoder = new LineDecoder({
      maxLineBytes: 10,
      onLine: (_line, length) => void lengths.push(length),
      onOversize: () => {},
    })
    for (const chunk of ['\u20ac', 'a\n', '\n', 'b\r\n']) decoder.write(chunk)
    expect(lengths).toEqual([4, 0, 2])
  })

  it('counts bytes, not characters', () => {
    expect(decode(['\u00e9'.repeat(5), '\n'], 10)).toEqual(['\u00e9'.repeat(5)])
    expect(decode(['\u00e9'.repeat(6), '\n'], 10)).toEqual([12])
  })

  it('delivers nothing after stop, of the chunk in hand neither', () => {
    const lines: string[] = []
    const decoder = new LineDecoder({
      maxLineBytes: 10,
      onLine: (line) => {
        lines.push(line)
        decoder.stop()
      },
      onOversize: () => {},
    })
    decoder.write('a\nb\nc\n')
    decoder.write('d\n')
    decoder.end()
    expect(lines).toEqual(['a'])
  })

  it('delivers no last line after stop', () => {
    const out: unknown[] = []
    const decoder = new LineDecoder({
      maxLineBytes: 10,
      onLine: (line) => void out.push(line),
      onOversize: (size) => {
        out.push(size)
        decoder.stop()
      },
    })
    decoder.write(`${'x'.repeat(11)}\na\nb`)
    decoder.write('\ud83c')
    decoder.end()
    expect(out).toEqual([11])
  })

  it.each([1, 64, 1023])('copies each byte of a long line a bounded number of times, in chunks of %i', (size) => {
    const length = size === 1 ? 100_000 : 1_000_000
    let copied = 0
    const original = Buffer.prototype.copy
    const copy = vi.spyOn(Buffer.prototype, 'copy').mockImplementation(function (this: Buffer, ...args: unknown[]) {
      const count = original.apply(this, args as [Uint8Array])
      copied += count
      return count
    } as never)
    try {
      const chunk = Buffer.alloc(size, 'x')
      const chunks = Array.from({ length: Math.floor(length / size) }, () => chunk)
      expect(decode([...chunks, '\n'], 10_000_000)).toHaveLength(1)
      expect(copied).toBeGreaterThanOrEqual(length - size)
      expect(copied).toBeLessThanOrEqual(length)
    } finally {
      copy.mockRestore()
    }
  })

  it('joins the larger chunks of a long line once, and copies none before', () => {
    const copy = vi.spyOn(Buffer.prototype, 'copy')
    const concat = vi.spyOn(Buffer, 'concat')
    const chunk = Buffer.alloc(1024, 'x')
    expect(decode([...Array.from({ length: 4096 }, () => chunk), '\n'], 10_000_000)).toHaveLength(1)
    expect([copy.mock.calls.length, concat.mock.calls.length]).toEqual([0, 1])
    vi.restoreAllMocks()
  })

  it('any lines in any chunks come out the same', () => {
    const line = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\n', ' '))
    fc.assert(
      fc.property(fc.array(line), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (lines, sizes) => {
        const whole = bytes(lines.map((value) => `${value}\n`).join(''))
        const chunks: Buffer[] = []
        for (let at = 0, index = 0; at < whole.length; index++) {
          const size = sizes[index % sizes.length] as number
          chunks.push(whole.subarray(at, at + size))
          at += size
        }
        expect(decode(chunks, 10_000)).toEqual(lines.map((value) => bytes(value).toString('utf8')))
      }),
    )
  })

  it('any text in any chunks of text comes out the same', () => {
    const wellFormed = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(wellFormed, fc.array(fc.nat({ max: 4 }), { minLength: 1 }), (text, sizes) => {
        if (sizes.every((size) => size === 0)) return
        const chunks: string[] = []
        for (let at = 0, index = 0; at < text.length; index++) {
          const size = sizes[index % sizes.length] as number
          chunks.push(text.slice(at, at + size))
          at += size
        }
        const lines = text.split('\n')
        if (lines.at(-1) === '') lines.pop()
        expect(decode(chunks, 10_000)).toEqual(lines)
      }),
    )
  })

  it('any bound skips the lines over it and no other, in any chunks', () => {
    const lines = fc.array(fc.stringMatching(/^[a-z]{0,12}$/))
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 20 }), (given, bound, size) => {
        const out = decode(cut(bytes(given.map((line) => `${line}\n`).join('')), size), bound)
        expect(out.map((item) => (typeof item === 'number' ? 'over' : item))).toEqual(
          given.map((line) => (line.length > bound ? 'over' : line)),
        )
        for (const item of out) if (typeof item === 'number') expect(item).toBeGreaterThan(bound)
      }),
    )
  })

  it('any bytes in any chunks never throw, and lose no line after a line end', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (chunks) => {
        expect(decode([...chunks, '\n', 'good\n'], 10_000).at(-1)).toBe('good')
      }),
    )
  })
})
