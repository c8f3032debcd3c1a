import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { HarnessClientOptions } from '../../src/client.js'
import { LaunchError, TransportClosedError } from '../../src/jsonrpc/errors.js'
import { temporaryFolder } from '../support/cli.js'
import { clientOf, embedded, harnessOf, rejection, route } from '../support/runtimes/owned.js'

/** Arguments that a shell, or an encoding, could make something else of. */
const ODD = ['a b', '$HOME', '"; true', '', 'ü 漢 🎉', 'two\nlines', "'\\"]

/** What a program that is no runtime says on standard error before it ends. */
async function said(options: Partial<HarnessClientOptions>, expression: string): Promise<unknown> {
  const lines: string[] = []
  const client = clientOf({
    command: process.execPath,
    args: ['-e', `console.error(JSON.stringify(${expression}))`, ...ODD],
    onStderr: (line) => void lines.push(line),
    ...options,
  })
  await expect(client.initialize(route)).rejects.toThrow(TransportClosedError)
  return JSON.parse(lines[0] ?? '')
}

describe('a process is started', () => {
  it('with env over this process’s, or alone if it is not to be inherited', async () => {
    const variables = '[process.env.MINE, process.env.PATH !== undefined, process.env.HOME !== undefined]'
    expect(await said({}, variables)).toEqual([null, true, true])
    expect(await said({ env: { MINE: 'ü 1' } }, variables)).toEqual(['ü 1', true, true])
    expect(await said({ env: { MINE: 'x', HOME: undefined } }, variables)).toEqual(['x', true, false])
    expect(await said({ env: { MÜ: '漢 🎉' } }, 'process.env.MÜ')).toBe('漢 🎉')
    expect(await said({ env: { MINE: '' }, inheritEnv: false }, variables)).toEqual(['', false, false])
    expect(await said({ inheritEnv: false }, 'Object.keys(process.env)')).toEqual([])
  })

  it('without a shell: arguments arrive as they are', async () => {
    expect(await said({}, 'process.argv.slice(1)')).toEqual(ODD)
    await expect(clientOf({ command: 'echo hi; true' }).start()).rejects.toMatchObject({ reason: 'command-not-found' })
  })

  it('in the working directory, where a relative command is looked for too', async () => {
    const folder = realpathSync(temporaryFolder())
    expect(await said({ cwd: folder }, 'process.cwd()')).toBe(folder)
    expect(await said({ cwd: path.relative(process.cwd(), folder) }, 'process.cwd()')).toBe(folder)
    const runtime = path.join(folder, 'my runtime 漢 🎉')
    symlinkSync(process.execPath, runtime)
    for (const command of ['./my runtime 漢 🎉', runtime])
      expect(await said({ cwd: folder, command }, 'process.cwd()')).toBe(folder)
  })

  it('found in the PATH it is given', async () => {
    const folder = temporaryFolder()
    symlinkSync(process.execPath, path.join(folder, 'some-runtime'))
    const found = { command: 'some-runtime', env: { PATH: folder } }
    expect(await said(found, '1')).toBe(1)
    await expect(clientOf({ command: 'some-runtime' }).start()).rejects.toThrow('some-runtime was not found')
  })

  it('in a process group of its own', async () => {
    const client = clientOf(embedded)
    await client.start()
    expect(process.kill(-(client.pid as number), 0)).toBe(true)
  })
})

describe('what cannot be started', () => {
  it('is told apart, at once', async () => {
    const folder = temporaryFolder()
    const file = path.join(folder, 'script')
    writeFileSync(file, '#!/bin/sh\n')
    const interpreter = path.join(folder, 'odd')
    writeFileSync(interpreter, '#!/no/such/interpreter\n')
    chmodSync(interpreter, 0o755)
    mkdirSync(path.join(folder, 'dir'))
    const node = process.execPath
    const cases: [HarnessClientOptions, string, RegExp][] = [
      [{ command: path.join(folder, 'missing') }, 'command-not-found', /missing was not found; give a path/],
      [{ command: './missing', cwd: folder }, 'command-not-found', /missing was not found; give a path/],
      [{ command: 'no-such-command-anywhere' }, 'command-not-found', /was not found/],
      [{ command: interpreter }, 'command-not-found', /the interpreter that its first line names is not/],
      [{ command: './odd', cwd: folder }, 'command-not-found', /the interpreter that its first line names is not/],
      [{ command: path.join(folder, 'dir') }, 'command-is-directory', /is a directory; name the program in it/],
      [{ command: './dir', cwd: folder }, 'command-is-directory', /is a directory/],
      [{ command: file }, 'command-not-executable', /may not be executed; make it executable/],
      [{ command: './script', cwd: folder }, 'command-not-executable', /may not be executed/],
      [{ command: node, cwd: path.join(folder, 'missing') }, 'cwd-not-found', /directory .*missing does not exist/],
      [{ command: node, cwd: file }, 'cwd-not-directory', /working directory .* is not a directory/],
      [{ command: 'nul\0byte' }, 'other', /could not be started/],
      [{ command: '' }, 'other', /could not be started/],
    ]
    for (const [options, reason, message] of cases) {
      const client = clientOf(options)
      const error = await rejection(client.initialize(route))
      expect(error).toBeInstanceOf(LaunchError)
      expect(error).toMatchObject({ code: 'LAUNCH_FAILED', reason, message: expect.stringMatching(message) })
      expect([client.state, client.pid]).toEqual(['failed', undefined])
      // It is not tried again.
      expect(await rejection(client.start())).toBe(error)
      await client.close()
      expect(client.state).toBe('closed')
    }
  })

  it('is told to every run of a harness, and mended between two calls it starts', async () => {
    const folder = temporaryFolder()
    const command = path.join(folder, 'runtime')
    const harness = harnessOf({ launch: { command, args: embedded.args as string[] }, provider: 'echo', model: 'echo' })
    const errors = await Promise.all([
      rejection(harness.run('x')),
      rejection(harness.run('y')),
      rejection(harness.start()),
    ])
    for (const error of errors) expect(error).toMatchObject({ code: 'LAUNCH_FAILED', reason: 'command-not-found' })
    symlinkSync(process.execPath, command)
    expect(await harness.run('now')).toMatchObject({ finalResponse: 'now' })
  })
})
