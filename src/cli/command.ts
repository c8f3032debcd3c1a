import { statSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf } from '../jsonrpc/errors.js'
import { printable } from './terminal.js'

/** One command of the command line. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** What `--help` prints, with an example. */
  readonly help: string
  /** Runs it; resolves with the exit code. */
  run(args: string[]): Promise<number>
}

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {}

/** Says on standard error what is wrong. Nothing in the message reaches the terminal as a control sequence. */
export function complain(message: string): void {
  process.stderr.write(`${printable(message)}\n`)
}

/** What to say of whatever was thrown. */
export function explain(error: unknown): string {
  if ((error as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
    return 'the current directory no longer exists; change to another one'
  }
  return messageOf(error)
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Options and arguments, as `parseArgs` of Node.js gives them. */
export type ParsedOptions<O extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: O; allowPositionals: true; strict: true }>
>

/** Parses options strictly. @throws UsageError naming what is wrong. */
export function parseOptions<const O extends Options>(args: string[], options: O): ParsedOptions<O> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    const { message } = error as Error
    const ambiguous = /^Option '(--\S+)' argument is ambiguous/.exec(message)?.[1]
    if (ambiguous)
      throw new UsageError(`${ambiguous} needs a value; write one that begins with a dash as ${ambiguous}=-x`)
    throw new UsageError(message.split('. ')[0])
  }
}

/** An option that is a positive integer, at most `largest`. @throws UsageError if it is not. */
export function positiveInteger(
  name: string,
  text: string | undefined,
  largest = Number.MAX_SAFE_INTEGER,
): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (Number.isSafeInteger(value) && value >= 1 && value <= largest) return value
  const wanted = largest === Number.MAX_SAFE_INTEGER ? 'a positive integer' : `an integer from 1 to ${largest}`
  throw new UsageError(`--${name} takes ${wanted}, got "${text}"`)
}

/** An option that names a folder. @throws UsageError if there is none. */
export function existingFolder(name: string, folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) throw new UsageError(`--${name}: there is no folder "${folder}"`)
  if (!found.isDirectory()) throw new UsageError(`--${name}: "${folder}" is a file; name a folder`)
  return folder
}

/** A number and its noun: "1 file", "2 files". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
