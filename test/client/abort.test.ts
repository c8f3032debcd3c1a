import { expect, it, vi } from 'vitest'
import { onAbort } from '../../src/client/abort.js'

it('calls everyone back once, in order', () => {
  const controller = new AbortController()
  const called: string[] = []
  for (const name of ['a', 'b', 'c']) onAbort(controller.signal, () => called.push(name))
  controller.abort()
  controller.abort()
  expect(called).toEqual(['a', 'b', 'c'])
})

it('forgets who asks for it, before and while it calls', () => {
  const controller = new AbortController()
  const [forgotten, other] = [vi.fn(), vi.fn()]
  const forget = onAbort(controller.signal, forgotten)
  onAbort(controller.signal, other)
  forget()
  forget()
  controller.abort()
  forget()
  expect(forgotten).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledTimes(1)
})

it('has one listener while anyone waits, and none while nobody does', () => {
  const { signal } = new AbortController()
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')]
  const forget = Array.from({ length: 100 }, () => onAbort(signal, () => {}))
  expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0])
  for (const each of forget) each()
  expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1])
  onAbort(signal, () => {})()
  expect([add.mock.calls.length, remove.mock.calls.length]).toEqual([2, 2])
})

it('keeps signals apart, and two callers with the same callback', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const callback = vi.fn()
  onAbort(first.signal, callback)
  const forget = onAbort(second.signal, callback)
  first.abort()
  expect(callback).toHaveBeenCalledTimes(1)
  forget()
  second.abort()
  expect(callback).toHaveBeenCalledTimes(1)
})
