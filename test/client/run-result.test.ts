import { describe, expect, it } from 'vitest'
import type { HarnessNotification } from '../../src/client/notification.js'
import { finalResponse, totalUsage } from '../../src/client/run-result.js'
import type { SessionEvent } from '../../src/generated/types.js'

const event = (sessionId: string, type: string, data: object) =>
  ({
    method: 'session.event',
    params: { sessionId, event: { type, seq: 0, time: 0, data } },
  }) as unknown as HarnessNotification

describe('results', () => {
  const message = (content: object[]) =>
    ({ type: 'assistant/message', data: { message: { content } } }) as unknown as SessionEvent

  it('the final response is the last message’s text blocks, joined with nothing between', () => {
    expect(finalResponse([])).toBe('')
    expect(
      finalResponse([
        message([{ type: 'text', text: 'old' }]),
        message([
          { type: 'text', text: 'a' },
          { type: 'reasoning', text: 'x' },
          { type: 'text', text: 'b' },
        ]),
      ]),
    ).toBe('ab')
    expect(finalResponse([message([{ type: 'text', text: 'old' }]), message([])])).toBe('')
  })

  it('usage adds up messages and compactions of all sessions; optional counts appear where one was told', () => {
    const usage = (value: object | undefined, type = 'assistant/message', sessionId = 'main') =>
      event(sessionId, type, { usage: value })
    expect(totalUsage([])).toEqual({ inputTokens: 0, outputTokens: 0 })
    expect(
      totalUsage([
        usage({ inputTokens: 1, outputTokens: 2, reasoningTokens: 3 }),
        usage(undefined),
        usage({ inputTokens: 10, outputTokens: 20, cacheReadTokens: 5 }, 'compaction/summary'),
        usage({ inputTokens: 100, outputTokens: 200, totalTokens: 300 }, 'assistant/message', 'child'),
        usage({ inputTokens: 9, outputTokens: 9 }, 'acme/other'),
      ]),
    ).toEqual({ inputTokens: 111, outputTokens: 222, reasoningTokens: 3, cacheReadTokens: 5, totalTokens: 300 })
  })
})
