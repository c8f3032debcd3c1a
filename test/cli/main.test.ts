import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { runCli } from '../support/cli.js'

describe('dsh-wire', () => {
  it('prints help with an example, and the release', async () => {
    const help = await runCli(['--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toMatch(/Usage: dsh-wire COMMAND[\s\S]*run[\s\S]*serve[\s\S]*validate[\s\S]*Example:/)
    expect(await runCli(['--version'])).toMatchObject({ code: 0, stdout: `${packageJson.version}\n` })
  })

  it.each(['run', 'serve', 'validate'])('%s --help prints help with an example', async (command) => {
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
    { args: ['run', '--runtime', ''], says: 'the command is empty' },
    { args: ['run', '--runtime', '"open'], says: 'unclosed "' },
    { args: ['serve', 'x'], says: 'serve takes no argument' },
    { args: ['validate', '--from', 'me', 'x'], says: '--from takes client or server, got "me"' },
  ])('wrong usage is exit code 2: $args', async ({ args, says }) => {
    const outcome = await runCli(args)
    expect(outcome).toMatchObject({ code: 2, stdout: '' })
    expect(outcome.stderr).toContain(says)
    expect(outcome.stderr).toContain('--help')
    expect(outcome.stderr).not.toContain('    at ')
  })
})
