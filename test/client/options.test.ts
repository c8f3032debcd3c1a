import { describe, expect, it } from 'vitest'
import { DeepSeekHarness, HarnessClient } from '../../src/client.js'

describe('options of plain JavaScript', () => {
  it.each([
    [{ lunch: {} }, 'there is no option "lunch", only launch, cwd, provider, '],
    [{ timeoutMs: 5 }, 'there is no option "timeoutMs", only '],
    [{ toString: 5 }, 'there is no option "toString", only '],
    [{ cancelTimeoutMs: 'x' }, 'cancelTimeoutMs must be a number, got string'],
    [{ launch: null }, 'launch must be an object, got null'],
    [{ launch: { comand: 'dsh' } }, 'there is no option "comand", only command, args, '],
    [{ launch: { onStderr: true } }, 'onStderr must be a function, got boolean'],
  ])('%j is refused at once', (options, message) => {
    expect(() => new DeepSeekHarness(options as never)).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(message) }),
    )
  })

  it('may be undefined', () => {
    const options = { command: 'dsh', cwd: undefined, requestTimeoutMs: undefined }
    expect(new HarnessClient(options as never).state).toBe('new')
    expect(new DeepSeekHarness({ launch: undefined, model: undefined } as never).client.state).toBe('new')
  })
})
