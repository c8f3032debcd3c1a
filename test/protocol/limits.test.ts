import { describe, expect, it } from 'vitest'
import {
  countOption,
  DEFAULT_MAX_DEPTH,
  DEFAULT_MAX_FRAME_BYTES,
  durationOption,
  LARGEST_MAX_DEPTH,
} from '../../src/protocol/limits.js'

describe('options', () => {
  it('have the defaults that every SDK has', () => {
    expect(DEFAULT_MAX_FRAME_BYTES).toBe(64 * 1024 * 1024)
    expect(DEFAULT_MAX_DEPTH).toBe(200)
    expect(LARGEST_MAX_DEPTH).toBe(1000)
  })

  it('that count', () => {
    expect(countOption('n', undefined, 7)).toBe(7)
    expect(countOption('n', 1, 7)).toBe(1)
    expect(countOption('n', 10, 7, 10)).toBe(10)
    expect(() => countOption('n', 11, 7, 10)).toThrow('n must be an integer from 1 to 10, got 11')
    for (const value of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 30, '5' as never, null as never])
      expect(() => countOption('n', value, 7)).toThrow(/^n must be an integer from 1 to/)
  })

  it('that are times', () => {
    for (const value of [0, 0.5, 2 ** 31 - 1]) expect(durationOption('t', value)).toBe(value)
    for (const value of [-1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31]) {
      expect(() => durationOption('t', value)).toThrow(/^t must be a number of milliseconds from 0 to 2147483647, got/)
    }
  })
})
