import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ByteList } from '../../src/framing/byte-list.js'

describe('ByteList', () => {
  it('gives back what it took, in order, whatever the sizes of the pieces, and is empty then', () => {
    const sizes = fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1000, max: 20_000 })))
    fc.assert(
      fc.property(fc.array(sizes, { minLength: 1, maxLength: 4 }), (rounds) => {
        const list = new ByteList()
        let next = 0
        for (const round of rounds) {
          const pieces = round.map((size) => Buffer.alloc(size).map(() => next++))
          for (const piece of pieces) list.append(Buffer.from(piece))
          const whole = Buffer.concat(pieces)
          expect(list.length).toBe(whole.length)
          expect(list.take().equals(whole)).toBe(true)
          expect(list.length).toBe(0)
        }
      }),
    )
  })

  it('keeps nothing of what was cleared', () => {
    const list = new ByteList()
    for (const size of [10, 5000, 10]) list.append(Buffer.alloc(size, 'x'))
    list.clear()
    list.append(Buffer.from('ab'))
    expect(list.take().toString()).toBe('ab')
  })
})
