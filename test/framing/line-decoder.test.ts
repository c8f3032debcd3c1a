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
  })

  it('skips a line over the bound, and neither neighbour is lost', () => {
    const line = (length: number) => 'x'.repeat(length)
    expect(decode([`before\n${line(10)}\nafter\n`], 10)).toEqual(['before', line(10), 'after'])
    expect(decode([`before\n${line(11)}\nafter\n`], 10)).toEqual(['before', 11, 'after'])
    expect(decode(cut(bytes(`before\n${line(5000)}\nafter\n`), 7), 10)).toEqual(['before', expect.any(Number), 'after'])
    expect(decode([line(11)], 10)).toEqual([11])
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

  it('does not keep a chunk that its caller reuses', () => {
    const chunk = bytes('abc')
    const out: string[] = []
    const decoder = new LineDecoder({ maxLineBytes: 10, onLine: (line) => void out.push(line), onOversize: () => {} })
    decoder.write(chunk)
    chunk.fill(0)
    decoder.write('\n')
    expect(out).toEqual(['abc'])
  })

  it.each([1, 64, 65_536])('copies each byte of a long line a bounded number of times, in chunks of %i', (size) => {
    const length = size === 1 ? 100_000 : 4_000_000
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
      expect(copied).toBeLessThan(4 * length)
    } finally {
      copy.mockRestore()
    }
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

  it('any bytes in any chunks never throw, and lose no line after a line end', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array()), (chunks) => {
        expect(decode([...chunks, '\n', 'good\n'], 10_000).at(-1)).toBe('good')
      }),
    )
  })
})
