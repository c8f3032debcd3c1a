import { expect, it } from 'vitest'
import { isRequestId } from '../../src/jsonrpc/id.js'

it('an id is a string or a safe integer', () => {
  for (const id of ['', 'a', '__proto__', 0, -1, 2 ** 53 - 1, -(2 ** 53 - 1)]) expect(isRequestId(id)).toBe(true)
  for (const id of [1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, []]) {
    expect(isRequestId(id)).toBe(false)
  }
})
