#!/usr/bin/env node
import { type Command, complain, explain, UsageError } from './cli/command.js'
import { diffCommand } from './cli/diff.js'
import { runCommand } from './cli/run.js'
import { serveCommand } from './cli/serve.js'
import { validateCommand } from './cli/validate.js'
import { PACKAGE_VERSION } from './generated/package.js'

const COMMANDS: Record<string, Command> = {
  run: runCommand,
  serve: serveCommand,
  validate: validateCommand,
  diff: diffCommand,
}

const HELP = `Drive, serve and check agent runtimes that speak the DeepSeek Harness protocol.

Usage: dsh-wire COMMAND [OPTIONS]

Commands:
${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

Options:
  --help      what a command takes: dsh-wire COMMAND --help
  --version   the release

Example:
  dsh-wire run "Say hi."
`

async function main([name, ...args]: string[]): Promise<number> {
  if (name === '--version' || name === '-v') return print(`${PACKAGE_VERSION}\n`)
  if (name === '--help' || name === '-h' || name === 'help') return print(HELP)
  if (name === undefined) throw new UsageError('name a command')
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`there is no command "${name}"`)
  const beforeDashes = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  if (beforeDashes.includes('--help') || beforeDashes.includes('-h')) return print(command.help)
  try {
    return await command.run(args)
  } catch (error) {
    return fail(`dsh-wire ${name}`, error)
  }
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

/** Says what went wrong. Returns the exit code. */
function fail(prefix: string, error: unknown): number {
  const isUsage = error instanceof UsageError
  complain(`${prefix}: ${explain(error)}${isUsage ? `\nSee ${prefix} --help` : ''}`)
  return isUsage ? 2 : 1
}

let lostOutput: Error | undefined

/** A reader that has seen enough, such as `head`, ends the program quietly; a full disk does not. */
function onWriteError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') lostOutput ??= error
}

process.stdout.on('error', onWriteError)
process.stderr.on('error', () => {})
process.on('uncaughtException', (error) => {
  process.exit(fail('dsh-wire', error))
})

const code = await main(process.argv.slice(2)).catch((error: unknown) => fail('dsh-wire', error))
process.stdout.write('', (error) => {
  if (error) onWriteError(error)
  if (lostOutput) process.exit(fail('dsh-wire', new Error(`cannot write to standard output: ${lostOutput.message}`)))
  process.exit(code)
})
