import { type ParseArgsConfig, parseArgs } from 'node:util'

/** One command of the command line. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** What `--help` prints, with an example. */
  help: string
  /** Runs it; resolves with the exit code. */
  run(args: string[]): Promise<number>
}

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {}

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
    throw new UsageError((error as Error).message.split('. ')[0])
  }
}

/** An option that is a positive integer. @throws UsageError if it is not. */
export function positiveInteger(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1)
    throw new UsageError(`--${name} takes a positive integer, got "${text}"`)
  return value
}
