import { execFileSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it, vi } from 'vitest'
import { VALIDATORS } from '../../src/generated/registry.js'
import { validate, type WireTypeName } from '../../src/index.js'
import { root, temporaryFolder } from '../support/cli.js'
import { mutants, tagsOf } from '../support/mutants.js'
import { readBundle, readExamples } from '../support/schemas.js'

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

  it('use no require, no import, no eval, and nothing that only some hosts have', () => {
    const code = readFileSync(built, 'utf8')
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(code).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/)
    expect(code).not.toMatch(/\b(?:console|process|globalThis|window|global|Buffer)\b/)
  })

  it('log nothing and warn of nothing, of examples and mutants, right or wrong', () => {
    const written: unknown[] = []
    const keep = (...args: unknown[]) => {
      written.push(args)
      return true
    }
    const methods = Object.entries(console).filter(([, member]) => typeof member === 'function')
    for (const [name] of methods) vi.spyOn(console, name as 'log').mockImplementation(keep)
    for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation(keep)
    vi.spyOn(process, 'emitWarning').mockImplementation(keep)
    const verdicts = { right: 0, wrong: 0 }
    const tags = tagsOf(readBundle().$defs)
    for (const { type, value } of readExamples().filter((example) => Object.hasOwn(VALIDATORS, example.type))) {
      const judge = (mutant: unknown) => verdicts[validate(type as WireTypeName, mutant).valid ? 'right' : 'wrong']++
      judge(value)
      for (const mutant of mutants(value, tags)) judge(mutant.value)
    }
    vi.restoreAllMocks()
    expect(written).toEqual([])
    expect(Math.min(verdicts.right, verdicts.wrong)).toBeGreaterThan(1000)
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
