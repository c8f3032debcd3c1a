import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './support/cli.js'

/** Pages with snippets. */
const PAGES = [
  'README.md',
  'python/README.md',
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** A snippet and the file it must be equal to: a comment with the file's path stands before it. */
const SNIPPET = /<!-- ((?:python\/)?examples\/\S+) -->\n```\w+\n([\s\S]*?)```/g

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dsh-wire-examples-'))
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(root, path.join(folder, 'node_modules/dsh-wire'), 'dir')
  for (const name of readdirSync(path.join(root, 'examples')).filter((file) => file.endsWith('.ts'))) {
    const { code } = transformSync(readFileSync(path.join(root, 'examples', name), 'utf8'), {
      loader: 'ts',
      target: 'node20',
    })
    writeFileSync(path.join(folder, name.replace('.ts', '.mjs')), code)
  }
  cpSync(path.join(root, 'examples'), path.join(folder, 'examples'), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('snippets', () => {
  const snippets = PAGES.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(SNIPPET)].map(([, file, text]) => ({
      page,
      file: file as string,
      text,
    })),
  )

  it('there are some', () => expect(snippets.map(({ file }) => file)).toContain('examples/client.ts'))

  it.each(snippets)('$page shows $file as it is', ({ file, text }) => {
    expect(text).toBe(readFileSync(path.join(root, file), 'utf8'))
  })
})

describe('examples', () => {
  it('the client drives the embedded runtime', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['client.mjs'], { cwd: folder, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^ok Say hi\. \{ inputTokens: \d+, outputTokens: \d+ \}\nExplain\.$/)
  })

  it('the server serves any client', () => {
    const command = ['run', '--json', '--runtime', `${process.execPath} server.mjs`, 'x']
    const { stdout, status } = spawnSync(process.execPath, [path.join(root, 'dist/cli.js'), ...command], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ok', reason: { kind: 'completed' }, finalResponse: '' })
  })
})
