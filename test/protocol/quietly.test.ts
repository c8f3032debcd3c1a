import { expect, it, vi } from 'vitest'
import { quietly } from '../../src/protocol/quietly.js'
import { settle } from '../support/streams.js'

it('a callback that throws or rejects harms nobody', async () => {
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  quietly(() => {
    throw new Error('now')
  })
  quietly(() => Promise.reject(new Error('later')))
  await settle()
  process.off('unhandledRejection', unheard)
  expect(unheard).not.toHaveBeenCalled()
})
