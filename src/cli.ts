#!/usr/bin/env node
import { type Command, UsageError } from './cli/command.js'
import { runCommand } from './cli/run.js'
import { serveCommand } from './cli/serve.js'
import { validateCommand } from './cli/validate.js'
import { PACKAGE_VERSION } from './generated/package.js'

const COMMANDS: Record<string, Command> = { run: runCommand, serve: serveCommand, validate: validateCommand }

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
    const prefix = `dsh-wire ${name}`
    if (error instanceof UsageError) return fail(`${prefix}: ${error.message}\nSee ${prefix} --help`, 2)
    return fail(`${prefix}: ${error instanceof Error ? error.message : String(error)}`, 1)
  }
}

function print(text: string): number {
  process.stdout.write(text)
  return 0
}

function fail(message: string, code: number): number {
  process.stderr.write(`${message}\n`)
  return code
}

// A reader that has seen enough, such as `head`, ends the program quietly.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})
process.on('uncaughtException', (error) => {
  process.exit(fail(`dsh-wire: ${error.message}`, 1))
})

const code = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) return fail(`dsh-wire: ${error.message}\nSee dsh-wire --help`, 2)
  return fail(`dsh-wire: ${String(error)}`, 1)
})
process.stdout.write('', () => process.exit(code))
