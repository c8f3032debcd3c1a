import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { cli } from '../support/cli.js'
import { initialize, request } from '../support/streams.js'

it('a last answer of a mebibyte leaves whole before the process does, though its reader sleeps', async () => {
  const child = spawn(process.execPath, [cli, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  // The answer says which method there is not.
  const method = 'x'.repeat(2 ** 20)
  const frames = [initialize(1, 1), request(2, method), request(3, 'shutdown')]
  child.stdin.end(frames.map((frame) => `${JSON.stringify(frame)}\n`).join(''))
  // Nothing is read before the process has taken all of that: more than pipes hold, either way.
  await once(child.stdin, 'finish')
  expect(child.exitCode).toBe(null)
  const lines = (await text(child.stdout)).trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: 1, result: { protocolVersion: 1 } },
    { id: 2, error: { code: -32601, data: { method } } },
    { id: 3, result: {} },
  ])
  expect(await ended).toEqual([0, null])
})
