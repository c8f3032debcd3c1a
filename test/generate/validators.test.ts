import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import type { Schema } from '../../scripts/generate/load.js'
import { compileValidators } from '../../scripts/generate/validators.js'
import type { Validator } from '../../src/generated/validators.js'

describe('a validator stops at twenty faults', () => {
  const strings: Schema = { type: 'array', items: { type: 'string' } }
  const numbers: Schema = { type: 'array', items: { type: 'number' } }

  it('in an array', async () => {
    const validate = await compiled(strings)
    expect(validate(Array(1000).fill(true))).toBe(false)
    expect(validate.errors).toHaveLength(20)
    expect(validate(Array(1000).fill('text'))).toBe(true)
  })

  it('in arrays within arrays', async () => {
    const validate = await compiled({ type: 'array', items: strings })
    expect(validate(Array(1000).fill(Array(1000).fill(true)))).toBe(false)
    expect(validate.errors?.length).toBeLessThan(50)
  })

  it('of one choice, and looks at the other all the same', async () => {
    const validate = await compiled({ anyOf: [strings, numbers], 'x-open': false })
    expect(validate(Array(1000).fill(true))).toBe(false)
    expect(validate(Array(1000).fill(1))).toBe(true)
  })
})

async function compiled(schema: Schema): Promise<Validator> {
  const source = await compileValidators({ Sample: schema }, ['Sample'])
  const { code } = await transform(source, { loader: 'ts', format: 'esm' })
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return module.validateSample
}
