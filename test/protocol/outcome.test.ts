import { describe, expect, it } from 'vitest'
import { promptStatus, subagentStatus } from '../../src/protocol/outcome.js'

describe('outcomes', () => {
  it('of prompts', () => {
    const status = (kind: string, maxTokensAsSuccess = false) => promptStatus({ kind } as never, maxTokensAsSuccess)
    expect(status('completed')).toBe('ok')
    expect(status('aborted')).toBe('aborted')
    for (const kind of ['error', 'blocked', 'interrupted', 'max-tokens', 'acme']) expect(status(kind)).toBe('error')
    expect(status('max-tokens', true)).toBe('ok')
  })

  it('of subagents', () => {
    expect(subagentStatus('completed', false)).toBe('ok')
    expect(subagentStatus('max-tokens', true)).toBe('ok')
    for (const reason of ['max-tokens', 'aborted', 'error', 'refusal', 'acme'])
      expect(subagentStatus(reason, false)).toBe('error')
  })
})
