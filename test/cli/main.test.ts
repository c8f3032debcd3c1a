import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { cli, runCli, startProgram, temporaryFolder } from '../support/cli.js'

/** Runs a shell script in which `$0` is Node.js and `$1` the command. */
const runShell = (script: string, ...args: string[]) => {
  const child = startProgram('sh', ['-c', script, process.execPath, cli, ...args])
  child.stdin?.end('{"jsonrpc":"2.0","id":1,"method":"shutdown"}\n')
  return child.outcome
}

describe('dsh-wire', () => {
  it('prints help with an example, and the release', async () => {
    const help = await runCli(['--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toMatch(/Usage: dsh-wire COMMAND[\s\S]*run[\s\S]*serve[\s\S]*validate[\s\S]*Example:/)
    expect(await runCli(['--version'])).toMatchObject({ code: 0, stdout: `${packageJson.version}\n` })
  })

  it.each(['run', 'serve', 'validate', 'diff'])('%s --help prints help with an example', async (command) => {
    const help = await runCli([command, '--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toMatch(new RegExp(`Usage: dsh-wire ${command}[\\s\\S]*--help[\\s\\S]*Example:\\n  `))
  })

  it.each([
    { args: [], says: 'name a command' },
    { args: ['nope'], says: 'there is no command "nope"' },
    { args: ['__proto__'], says: 'there is no command "__proto__"' },
    { args: ['run', '--nope'], says: "Unknown option '--nope'" },
    { args: ['run', 'two', 'prompts'], says: 'run takes one prompt' },
    { args: ['run', '--max-tokens', '0'], says: '--max-tokens takes a positive integer, got "0"' },
    { args: ['run', '--timeout', '99999999999'], says: '--timeout takes an integer from 1 to 2147483647' },
    { args: ['run', '--timeout', '-5'], says: 'write one that begins with a dash as --timeout=-' },
    { args: ['run', '--timeout=-5'], says: '--timeout takes an integer from 1 to 2147483647, got "-5"' },
    { args: ['run', '--cwd', '/no/such'], says: '--cwd: there is no folder "/no/such"' },
    { args: ['run', '--cwd', cli], says: 'cli.js" is a file' },
    { args: ['run', ' \n'], says: 'the prompt is empty' },
    { args: ['run', '-'], says: 'the prompt is empty' },
    { args: ['run', '--runtime', ''], says: 'the command is empty' },
    { args: ['run', '--runtime', '"open'], says: 'unclosed "' },
    { args: ['serve', 'x'], says: 'serve takes no argument' },
    { args: ['validate', '--from', 'client', '--only', 'server'], says: "leaves no line of the server's" },
    { args: ['validate', '--from', 'me', 'x'], says: '--from takes client or server, got "me"' },
  ])('wrong usage is exit code 2: $args', async ({ args, says }) => {
    const outcome = await runCli(args)
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(says)
    expect(outcome.stderr).toContain('--help')
    expect(outcome.stderr).not.toContain('    at ')
  })

  it.skipIf(!existsSync('/dev/full')).each(['--help', 'serve --help', 'run x', 'run --json x', 'serve', 'validate -'])(
    'says that its output is lost, and fails: %s',
    async (command) => {
      const { code, stderr } = await runShell(`"$0" "$@" > /dev/full`, ...command.split(' '))
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'dsh-wire: cannot write to standard output: ENOSPC: no space left on device, write\n',
      })
    },
  )

  it.each(['--help', 'run x', 'validate -'])('a reader that has seen enough is no failure: %s', async (command) => {
    const script = `("$0" "$@"; echo "code $?" >&2) | true`
    expect((await runShell(script, ...command.split(' '))).stderr).toMatch(/^code [01]\n$/)
  })

  it('says that the current directory is gone', async () => {
    const folder = temporaryFolder()
    const { code, stderr } = await runShell(`cd "$2" && rmdir "$2" && "$0" "$1" run x`, folder)
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'dsh-wire run: the current directory no longer exists; change to another one\n',
    })
  })

  it('lets no control sequence of an argument reach the terminal', async () => {
    expect((await runCli(['\u001b[31m'])).stderr).toContain('there is no command "\\u001b[31m"')
  })
})
