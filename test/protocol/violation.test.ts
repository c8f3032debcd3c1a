import { afterEach, describe, expect, it, vi } from 'vitest'
import { shorten, shortenValue, type Violation, violationReporter } from '../../src/protocol/violation.js'

afterEach(() => void vi.useRealTimers())

describe('violations', () => {
  it('show an excerpt that never ends in half a character', () => {
    expect(shorten('abc', 3)).toBe('abc')
    expect(shorten('ab\u{1f389}', 3)).toBe('ab… (4 characters)')
    for (const pair of ['\u{10000}', '\u{10ffff}']) expect(shorten(`a${pair}`, 2)).toBe('a… (3 characters)')
    for (const single of ['\ud7ff', '\udc00']) expect(shorten(`a${single}b`, 2)).toBe(`a${single}… (3 characters)`)
    expect(shorten('ab\u{1f389}', 4)).toBe('ab\u{1f389}')
    expect(shorten('x'.repeat(200))).toBe('x'.repeat(200))
    expect(shorten('x'.repeat(201))).toBe(`${'x'.repeat(200)}… (201 characters)`)
  })

  it('show values in a few words', () => {
    expect(shortenValue(undefined)).toBe('nothing')
    expect(shortenValue(null)).toBe('null')
    expect(shortenValue(-1.5)).toBe('-1.5')
    expect(shortenValue('a "b"')).toBe('"a \\"b\\""')
    expect(shortenValue('x'.repeat(61))).toBe(`"${'x'.repeat(60)}… (61 characters)"`)
    expect(shortenValue({ secret: 1 })).toBe('an object')
    expect(shortenValue([1, 2])).toBe('an array of 2')
    expect(shortenValue(Symbol('s'))).toBe('Symbol(s)')
    expect(shortenValue(10n ** 100n)).toBe(`1${'0'.repeat(59)}… (101 characters)`)
    expect(
      shortenValue((value: string) => value.padEnd(5).padEnd(6).padEnd(7).padEnd(8).padEnd(9)).length,
    ).toBeLessThan(85)
  })

  const stray: Violation = { direction: 'incoming', kind: 'not-json', message: '', pointer: '', frame: '' }

  it('of stray lines are counted over ten a second, and the count comes with the next', () => {
    vi.useFakeTimers({ now: 0 })
    const seen: Violation[] = []
    const report = violationReporter({ onViolation: (violation) => void seen.push(violation) })
    for (let count = 0; count < 25; count++) report(stray)
    report({ ...stray, kind: 'not-a-frame' })
    expect(seen).toHaveLength(11)
    vi.setSystemTime(1000)
    report(stray)
    expect(seen.at(-1)).toMatchObject({ suppressed: 15 })
    report(stray)
    expect(seen.at(-1)).not.toHaveProperty('suppressed')
    expect(seen).toHaveLength(13)
  })

  it('of every other kind are never left out', () => {
    const seen: Violation[] = []
    const report = violationReporter({ onViolation: (violation) => void seen.push(violation) })
    for (let count = 0; count < 100; count++) report({ ...stray, kind: 'invalid-params' })
    expect(seen).toHaveLength(100)
  })

  it('a second has 999 ms and then ten more', () => {
    vi.useFakeTimers({ now: 5000 })
    const onViolation = vi.fn()
    const report = violationReporter({ onViolation })
    for (let count = 0; count < 11; count++) report(stray)
    vi.setSystemTime(5999)
    report(stray)
    expect(onViolation).toHaveBeenCalledTimes(10)
    vi.setSystemTime(6000)
    for (let count = 0; count < 11; count++) report(stray)
    expect(onViolation).toHaveBeenCalledTimes(20)
  })

  it('go on where the clock is set back', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    const onViolation = vi.fn()
    const report = violationReporter({ onViolation })
    for (let count = 0; count < 11; count++) report(stray)
    vi.setSystemTime(0)
    report(stray)
    expect(onViolation).toHaveBeenCalledTimes(11)
    expect(onViolation).toHaveBeenLastCalledWith({ ...stray, suppressed: 1 })
  })

  it('harm nobody if their reader throws, or is not there', () => {
    const onViolation = () => {
      throw new Error('mine')
    }
    const report = violationReporter({ onViolation })
    expect(() => report(stray)).not.toThrow()
    expect(() => violationReporter({})(stray)).not.toThrow()
  })
})
