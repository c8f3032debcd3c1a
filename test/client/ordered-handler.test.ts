import { describe, expect, it } from 'vitest'
import { OrderedHandler } from '../../src/client/ordered-handler.js'
import { settle } from '../support/streams.js'

describe('OrderedHandler', () => {
  it('calls in order, waits, and goes on after a failure', async () => {
    const heard: unknown[] = []
    const handler = new OrderedHandler<number>(
      async (item) => {
        if (item === 2) throw new Error('two')
        await settle()
        heard.push(item)
      },
      (error, item) => heard.push([item, (error as Error).message]),
    )
    for (const item of [1, 2, 3]) handler.deliver(item)
    await settle()
    await settle()
    await settle()
    expect(heard).toEqual([1, [2, 'two'], 3])
  })
})
