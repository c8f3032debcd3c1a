import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, runCli, temporaryFolder } from '../support/cli.js'

const line = (from: 'client' | 'server', frame: unknown) =>
  `${JSON.stringify({ t: 0, from, raw: typeof frame === 'string' ? frame : JSON.stringify(frame) })}\n`
const request = (id: unknown, method: string, params?: unknown) =>
  line('client', { jsonrpc: '2.0', id, method, params })
const result = (id: unknown, value: unknown) => line('server', { jsonrpc: '2.0', id, result: value })

const serverInfo = { name: 'x', version: '1' }
const route = { cwd: '/', provider: 'p', model: 'm' }
const initializeV0 = request(1, 'initialize', route) + result(1, { serverInfo })
const initializeV1 =
  request(1, 'initialize', { ...route, protocolVersion: 1 }) +
  result(1, { serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1000 })
const prompt = (id: unknown) => request(id, 'session/prompt', { sessionId: 's', contentBlocks: [] })

/** Runs `validate` on a recording and returns its lines without the file's name. */
async function validate(recording: string, ...options: string[]) {
  const file = path.join(temporaryFolder(), 'talk.ndjson')
  writeFileSync(file, recording)
  const { code, stdout, stderr } = await runCli(['validate', ...options, file])
  return { code, lines: stdout.trimEnd().replaceAll(`${file}:`, '').split('\n'), stderr }
}

describe('dsh-wire validate', () => {
  it('finds nothing wrong with a right conversation', async () => {
    const settled = { messageId: 'x', status: 'ok', reason: { kind: 'completed' } }
    expect(await validate(initializeV1 + prompt(2) + result(2, settled))).toEqual({
      code: 0,
      lines: ['1 file, 4 lines, 0 violations'],
      stderr: '',
    })
  })

  it.each([
    {
      rule: 'results are checked against the request they answer',
      recording: initializeV0 + prompt(2) + result(2, { closed: true }),
      found: '4: server /result/messageId is missing',
    },
    {
      rule: 'and against the negotiated version',
      recording: initializeV1 + prompt(2) + result(2, { messageId: 'x' }),
      found: '4: server /result/reason is missing (and 1 more)',
    },
    {
      rule: 'a method of a later version is unknown',
      recording: initializeV0 + request(2, 'session/cancel', { sessionId: 's' }),
      found: '3: client /method session/cancel is not in protocol version 0',
    },
    {
      rule: 'an id that no request has',
      recording: initializeV0 + result(7, {}),
      found: '3: server /id no request with the id 7 is open',
    },
    {
      rule: 'an id of another type',
      recording: initializeV0 + prompt(2) + result('2', { messageId: 'x' }),
      found: '4: server /id no request with the id "2" is open',
    },
    {
      rule: 'an id answered twice',
      recording: initializeV0 + prompt(2) + result(2, { messageId: 'x' }) + result(2, { messageId: 'x' }),
      found: '5: server /id no request with the id 2 is open',
    },
    {
      rule: 'servers send no requests',
      recording: initializeV0 + line('server', { jsonrpc: '2.0', id: 1, method: 'x' }),
      found: '3: server /id the request "x": servers send no requests',
    },
    {
      rule: 'clients send no notifications',
      recording: initializeV0 + line('client', { jsonrpc: '2.0', method: 'x' }),
      found: '3: client /id the notification "x": clients send requests only, so give it an id',
    },
    {
      rule: 'a notification with a bad body',
      recording: line('server', {
        jsonrpc: '2.0',
        method: 'session.status',
        params: { sessionId: 's', status: 'busy' },
      }),
      found: '1: server /params/status must be one of "running", "idle", got "busy"',
    },
    {
      rule: 'a line that is not JSON',
      recording: line('server', 'Listening on port 1'),
      found: /^1: server a line that is not JSON: /,
    },
    {
      rule: 'a recording cut mid-line',
      recording: `${initializeV0}{"t":0,"from":"serv`,
      found: /^3: expected a recorded line \{"t","from","raw"\}: not JSON, perhaps cut short/,
    },
    {
      rule: 'an answer the client did not offer to speak',
      recording:
        request(1, 'initialize', route) +
        result(1, { serverInfo, protocolVersion: 1, capabilities: {}, maxFrameBytes: 1 }),
      found: '2: server /result/protocolVersion must be 0, got 1',
    },
  ])('$rule', async ({ recording, found }) => {
    const { code, lines } = await validate(recording)
    expect(code).toBe(1)
    expect(lines).toHaveLength(2)
    if (typeof found === 'string') expect(lines[0]).toBe(found)
    else expect(lines[0]).toMatch(found)
  })

  it('a faulty client line still opens its id, and an id may be open twice', async () => {
    const error = (id: unknown) => line('server', { jsonrpc: '2.0', id, error: { code: -32602, message: 'no' } })
    const recording = request('a', 'nope') + request('a', 'initialize', {}) + error('a') + error('a') + error(null)
    const { code, lines } = await validate(recording, '--only', 'server')
    expect({ code, lines }).toEqual({ code: 0, lines: ['1 file, 5 lines, 0 violations'] })
    expect((await validate(recording)).lines).toHaveLength(3)
  })

  it('reads bare frames with --from, and standard input', async () => {
    const frame = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { ...route, maxTokens: 0 } })
    const { code, stdout } = await runCli(['validate', '--from', 'client'], { stdin: `${frame}\n\n` })
    expect(code).toBe(1)
    expect(stdout).toBe(
      'standard input:1: client /params/maxTokens must be at least 1, got 0\n1 file, 2 lines, 1 violation\n',
    )
  })

  it('says that bare frames need --from', async () => {
    const { stdout } = await runCli(['validate', '-'], { stdin: '{"jsonrpc":"2.0","id":1,"result":{}}\n' })
    expect(stdout).toContain('a bare frame; say who wrote it with --from client or --from server')
  })

  it('says that a recording of both sides needs no --from', async () => {
    const { code, lines, stderr } = await validate(initializeV0, '--from', 'client')
    expect({ code, lines }).toEqual({ code: 1, lines: ['0 files, 0 lines, 0 violations'] })
    expect(stderr).toContain('is a recording of both sides; use --only client in place of --from client')
  })

  it('shows a hundred violations, and says how many more there are', async () => {
    const { code, lines } = await validate('no recording\n'.repeat(112))
    expect(code).toBe(1)
    expect(lines).toHaveLength(102)
    expect(lines.slice(-2)).toEqual(['and 12 more violations; --json shows all', '1 file, 112 lines, 112 violations'])
    expect((await validate('no recording\n'.repeat(112), '--json')).lines).toHaveLength(113)
  })

  it('lets no control sequence of a file reach the terminal', async () => {
    const hostile = '\u001b[2J\u009b2J\u007f'
    expect((await validate(line('server', hostile))).lines[0]).toContain('\\u001b[2J\\u009b2J\\u007f')
    expect((await validate(line('server', hostile), '--json')).lines[0]).not.toMatch(/\p{Cc}/u)
  })

  it('prints JSON objects with --json', async () => {
    const { code, lines } = await validate(initializeV0 + result(7, {}), '--json')
    expect(code).toBe(1)
    expect(lines.map((text) => JSON.parse(text))).toMatchObject([
      { line: 3, from: 'server', kind: 'unknown-id', pointer: '/id' },
      { summary: { files: 1, lines: 3, violations: 1 } },
    ])
  })

  it('names what it cannot read, and reads the rest', async () => {
    const folder = temporaryFolder()
    const good = path.join(folder, 'good.ndjson')
    writeFileSync(good, initializeV0)
    writeFileSync(path.join(folder, 'empty'), '')
    writeFileSync(path.join(folder, 'binary'), Buffer.from([0, 1, 2, 255, 10, 0]))
    mkdirSync(path.join(folder, 'folder'))
    const names = ['missing', 'folder', 'empty', 'binary'].map((name) => path.join(folder, name))
    const { code, stdout, stderr } = await runCli(['validate', ...names, good])
    expect({ code, stdout }).toEqual({ code: 1, stdout: '1 file, 2 lines, 0 violations\n' })
    expect(stderr.replaceAll(`${folder}/`, '').trimEnd().split('\n')).toEqual([
      'dsh-wire validate: missing: there is no such file',
      'dsh-wire validate: folder: it is a directory; name the files in it',
      'dsh-wire validate: empty is empty; expected a recording, one JSON object a line',
      'dsh-wire validate: binary:1 is binary; expected a recording, one JSON object a line',
    ])
  })

  const transcripts = path.join(root, '../shared/transcripts')
  it.skipIf(!existsSync(transcripts))(
    'every server line of the recordings of a deployed runtime is valid (skipped where ../shared/transcripts is absent)',
    async () => {
      const files = readdirSync(transcripts).map((name) => path.join(transcripts, name))
      const { code, stdout } = await runCli(['validate', '--only', 'server', ...files])
      expect(stdout).toMatch(/^\d+ files, \d{4} lines, 0 violations\n$/)
      expect(code).toBe(0)
    },
  )
})
