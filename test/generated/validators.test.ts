import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { root, temporaryFolder } from '../support/cli.js'

const built = path.join(root, 'dist/generated/validators.js')

describe('the generated validators', () => {
  it('load alone in an empty folder, without code generation from strings', () => {
    const folder = temporaryFolder()
    copyFileSync(built, path.join(folder, 'validators.mjs'))
    writeFileSync(
      path.join(folder, 'main.mjs'),
      `import { validateSessionPromptParams as validate } from './validators.mjs'
       const good = validate({ sessionId: 's', contentBlocks: [] })
       const bad = validate({ sessionId: '', contentBlocks: [] })
       console.log(good, bad, validate.errors[0].keyword)`,
    )
    const printed = execFileSync('node', ['--disallow-code-generation-from-strings', 'main.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(printed).toBe('true false minLength\n')
  })

  it('use no require, no import, no eval', () => {
    const code = readFileSync(built, 'utf8')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(code).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/)
  })

  it.each(['index.js', 'generated/validators.js'])('dist/%s runs in a browser bundle', async (entry) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import * as all from './${entry}'; globalThis.all = all`,
        resolveDir: path.join(root, 'dist'),
      },
      bundle: true,
      platform: 'browser',
      format: 'iife',
      write: false,
      logLevel: 'silent',
    })
    const browser = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
    vm.runInContext(outputFiles[0]?.text ?? '', browser)
    const text = { type: 'text', text: 'hi' }
    const verdict =
      entry === 'index.js'
        ? 'all.validate("TextBlock", text).valid && all.validateFrame({}, { from: "server" }).valid === false'
        : 'all.validateTextBlock(text)'
    expect(vm.runInContext(`text = ${JSON.stringify(text)}; ${verdict}`, browser)).toBe(true)
  })

  it('a bundle that needs one validator holds few others', async () => {
    const size = async (contents: string) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: path.join(root, 'dist') },
        bundle: true,
        format: 'esm',
        write: false,
        minify: true,
      })
      return outputFiles[0]?.contents.length ?? 0
    }
    const one = await size(`export { validateServerInfo } from './generated/validators.js'`)
    const all = await size(`export * from './generated/validators.js'`)
    expect(one).toBeLessThan(all / 10)
  })
})

it('every generated file begins with the command that makes it and the hash of its sources', () => {
  const folder = path.join(root, 'src/generated')
  for (const name of readdirSync(folder)) {
    const [first = ''] = readFileSync(path.join(folder, name), 'utf8').split('\n')
    if (name === 'package.ts') expect(first).toBe('// Made by `npm run generate` from package.json. Do not edit.')
    else if (name.endsWith('.ts'))
      expect(first).toMatch(
        /^\/\/ Made by `npm run generate` from schema\/\S* \(sha256 [0-9a-f]{64}\)\. Do not edit\.$/,
      )
  }
  expect(JSON.parse(readFileSync(path.join(folder, 'schema.json'), 'utf8')).description).toMatch(
    /npm run generate.*sha256 [0-9a-f]{64}/,
  )
})
