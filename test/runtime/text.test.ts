import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginning, pieces, textOf } from '../../src/runtime/text.js'

const HALF_A_PAIR = /^[\udc00-\udfff]|[\ud800-\udbff]$/

describe('pieces', () => {
  it.each([
    ['', 16, []],
    ['abcdef', 4, ['abcd', 'ef']],
    ['abc😀', 4, ['abc', '😀']],
    ['😀😀', 1, ['😀', '😀']],
    ['\ud83d', 16, ['\ud83d']],
    ['\ude00\ud83d', 1, ['\ude00', '\ud83d']],
  ])('cuts %j at %i', (text, length, expected) => {
    expect([...pieces(text, length)]).toEqual(expected)
  })

  it('loses nothing, keeps to the length and never parts a pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (text, length) => {
        const cut = [...pieces(text, length)]
        expect(cut.join('')).toBe(text)
        for (const piece of cut) {
          expect(piece.length).toBeLessThanOrEqual(Math.max(length, 2))
          expect(piece.length).toBeGreaterThan(0)
          expect(piece).not.toMatch(HALF_A_PAIR)
        }
      }),
    )
  })
})

describe('beginning', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['ab😀', 4, 'ab😀'],
    ['abc', Number.POSITIVE_INFINITY, 'abc'],
  ])('of %j within %d is %j', (text, length, expected) => {
    expect(beginning(text, length)).toBe(expected)
  })
})

describe('textOf', () => {
  it('joins text blocks with nothing between and leaves out the rest', () => {
    expect(
      textOf([
        { type: 'text', text: 'a ' },
        { type: 'reasoning', text: 'hm' },
        { type: 'text', text: 'b' },
      ]),
    ).toBe('a b')
  })
})
