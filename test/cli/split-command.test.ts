import { describe, expect, it } from 'vitest'
import { splitCommand } from '../../src/cli/split-command.js'

describe('splitCommand', () => {
  it.each([
    ['dsh --profile sdk', ['dsh', '--profile', 'sdk']],
    ['  node   "a b/c.js" \'x y\'  ', ['node', 'a b/c.js', 'x y']],
    ['a\\ b c""d "e\\"f" \'g\\h\'', ['a b', 'cd', 'e"f', 'g\\h']],
    ['C:\\dsh\\dsh.exe ""', ['C:\\dsh\\dsh.exe', '']],
  ])('%s', (line, words) => {
    const { command, args } = splitCommand(line)
    expect([command, ...args]).toEqual(words)
  })
})
