import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))

/** What the files of each layer may import of ours; a layer may always import itself. */
const MAY_IMPORT: Record<string, string[]> = {
  generated: [],
  framing: [],
  jsonrpc: ['generated'],
  protocol: ['generated', 'jsonrpc'],
  server: ['generated', 'framing', 'jsonrpc', 'protocol'],
  client: ['generated', 'framing', 'jsonrpc', 'protocol'],
  evolution: [],
  runtime: ['generated', 'jsonrpc', 'protocol', 'server'],
  cli: ['generated', 'framing', 'jsonrpc', 'protocol', 'server', 'client', 'runtime', 'evolution'],
}

/** Layers that must load in a browser. */
const WITHOUT_NODE = ['generated', 'jsonrpc', 'protocol', 'evolution']

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(path.sep).join('/'))

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(src, file), 'utf8')
  return [...text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map((match) => match[1] as string)
}

function layerOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] as string) : 'entry'
}

function breaches(file: string, imports: string[]): string[] {
  const layer = layerOf(file)
  if (layer === 'entry') return []
  const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])]
  return imports
    .filter((target) => target.startsWith('.'))
    .map((target) => path.posix.join(path.posix.dirname(file), target))
    .filter((target) => !allowed.includes(layerOf(target)))
    .map((target) => `${file} imports ${target}`)
}

describe('imports run one way', () => {
  it('finds the source files', () => expect(files.length).toBeGreaterThan(30))

  it.each(files)('%s', (file) => {
    expect(breaches(file, importsOf(file))).toEqual([])
  })

  it('would notice a breach', () => {
    expect(breaches('framing/line-decoder.ts', ['../jsonrpc/id.js'])).toHaveLength(1)
    expect(breaches('server/within.ts', ['../client/run.js'])).toHaveLength(1)
    expect(breaches('client/run.ts', ['../cli.js'])).toHaveLength(1)
  })

  it('nothing imports the command line', () => {
    const importers = files.filter((file) => importsOf(file).some((target) => /(^|\/)cli(\/|\.js$)/.test(target)))
    expect(importers.filter((file) => layerOf(file) !== 'cli' && file !== 'cli.ts')).toEqual([])
  })

  it('the protocol core needs no module of Node.js and no package', () => {
    const outside = files
      .filter((file) => WITHOUT_NODE.includes(layerOf(file)) || file === 'index.ts')
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => !target.startsWith('.'))
          .map((target) => `${file}: ${target}`),
      )
    expect(outside).toEqual([])
  })

  it('scripts import nothing from src', () => {
    const scripts = fileURLToPath(new URL('../scripts', import.meta.url))
    const importers = readdirSync(scripts, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /from '[^']*\/src\//.test(readFileSync(path.join(scripts, file), 'utf8')))
    expect(importers).toEqual([])
  })
})
