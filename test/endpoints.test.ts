import fc from 'fast-check'
import { describe, it } from 'vitest'
import { endpointProperties } from './support/properties.js'

describe('whatever arrives', () => {
  it.each(Object.entries(endpointProperties({ client: [], server: [] })))('%s', async (_name, property) => {
    await fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns: 200 })
  })
})
