import { describe, expect, it } from 'vitest'
import { quoteForCmd, windowsCommand } from '../../src/client/windows-command.js'

describe('Windows commands', () => {
  it('batch files go through cmd.exe, quoted twice; other programs do not', async () => {
    expect(await windowsCommand('C:\\tools\\dsh.cmd', ['a b', '50%', 'x"y'], { ComSpec: 'C:\\cmd.exe' })).toEqual({
      command: 'C:\\cmd.exe',
      args: ['/d', '/s', '/c', expect.stringMatching(/^".*dsh\.cmd.*"$/)],
      verbatim: true,
    })
    expect(await windowsCommand('dsh.exe', ['a b'], {})).toEqual({ command: 'dsh.exe', args: ['a b'], verbatim: false })
  })

  it('an argument cannot break out of its quotes', () => {
    expect(quoteForCmd('plain')).toBe('^^^"plain^^^"')
    expect(quoteForCmd('a & b')).toBe('^^^"a^^^ ^^^&^^^ b^^^"')
    expect(quoteForCmd('ends with \\')).toBe('^^^"ends^^^ with^^^ \\\\^^^"')
  })
})
