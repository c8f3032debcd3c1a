import { describe, expect, it } from 'vitest'
import { printable, printableLine } from '../../src/cli/terminal.js'

describe('text from elsewhere', () => {
  it.each([
    ['escape sequences', '\u001b[31mred\u001b]0;title\u0007', '\\u001b[31mred\\u001b]0;title\\u0007'],
    ['the sequences of eight bits', '\u009b31m', '\\u009b31m'],
    ['what moves the cursor', 'a\rb\bc\u007f', 'a\\u000db\\u0008c\\u007f'],
  ])('loses %s', (_what, text, shown) => {
    expect(printable(text)).toBe(shown)
    expect(printableLine(text)).toBe(shown)
  })

  it('keeps everything else, and its lines unless it is to be one', () => {
    const text = 'é 🎉 \u202e\ttab\r\nnext\n'
    expect(printable(text)).toBe(text)
    expect(printableLine(text)).toBe('é 🎉 \u202e\\u0009tab\\u000d\\u000anext\\u000a')
  })

  it('stays the same JSON', () => {
    const value = { '\u009b': '\u007f\u001b\n' }
    expect(JSON.parse(printableLine(JSON.stringify(value)))).toEqual(value)
  })
})
