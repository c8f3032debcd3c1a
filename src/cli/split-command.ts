import type { LaunchOptions } from '../client/launch.js'
import { UsageError } from './command.js'

/**
 * Splits a command line into the program and its arguments: at white space, but not inside single or double quotes; a
 * backslash takes the next character as it is, but not inside single quotes. Nothing else is special: there is no shell.
 * @throws UsageError if it is empty or a quote is not closed.
 */
export function splitCommand(line: string): Pick<LaunchOptions, 'command'> & { args: string[] } {
  const words: string[] = []
  let word: string | undefined
  let quote = ''
  for (let index = 0; index < line.length; index++) {
    const character = line[index] as string
    if (character === '\\' && quote !== "'" && isEscapable(line[index + 1])) {
      word = (word ?? '') + line[++index]
    } else if (quote !== '') {
      if (character === quote) quote = ''
      else word += character
    } else if (character === '"' || character === "'") {
      quote = character
      word ??= ''
    } else if (/\s/.test(character)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else {
      word = (word ?? '') + character
    }
  }
  if (quote !== '') throw new UsageError(`the command has an unclosed ${quote}: ${line}`)
  if (word !== undefined) words.push(word)
  const [command, ...args] = words
  if (!command) throw new UsageError('the command is empty; name a program')
  return { command, args }
}

/** A backslash before anything else stands for itself, so that Windows paths survive. */
function isEscapable(character: string | undefined): boolean {
  return character !== undefined && /[\\"'\s]/.test(character)
}
