import { describe, expect, it } from 'vitest'
import { IdleWatcher } from '../../src/client/idle-watcher.js'
import type { HarnessNotification } from '../../src/client/notification.js'

const status = (sessionId: string, value: string) =>
  ({ method: 'session.status', params: { sessionId, status: value } }) as HarnessNotification
const event = (sessionId: string, type: string, data: object) =>
  ({
    method: 'session.event',
    params: { sessionId, event: { type, seq: 0, time: 0, data } },
  }) as unknown as HarnessNotification
const inserted = (id: string, sessionId = 'main') => event(sessionId, 'agent/inbox/spliced', { inserted: [{ id }] })

describe('IdleWatcher', () => {
  /** Plays notifications and the receipt of the message `m`; returns the place where the prompt settles. */
  function settlesAt(items: (HarnessNotification | 'receipt')[]): number | undefined {
    const watcher = new IdleWatcher('main')
    let seen = 0
    for (const item of items) {
      if (item === 'receipt') {
        const place = watcher.receipt('m', seen)
        if (place !== undefined) return place
      } else if (watcher.notification(item, ++seen)) return seen
    }
    return undefined
  }
  const idle = status('main', 'idle')
  const running = status('main', 'running')

  it.each([
    ['the event first, then the receipt', [inserted('m'), running, 'receipt', idle], 3],
    ['the receipt first', ['receipt', inserted('m'), running, idle], 3],
    ['the receipt after everything', [inserted('m'), running, idle, 'receipt'], 3],
    ['no event at all', [running, 'receipt', idle], 2],
    ['an idle before both is someone else’s', [idle, inserted('m'), 'receipt', idle], 3],
    ['of two prompts, one idle for both', [inserted('other'), inserted('m'), 'receipt', idle], 3],
    ['the idle of another session', [inserted('m'), 'receipt', status('child', 'idle'), idle], 3],
    ['an event of another session', [inserted('m', 'child'), idle, 'receipt'], undefined],
    ['a turn that never starts', [inserted('m'), 'receipt'], undefined],
  ] as [string, (HarnessNotification | 'receipt')[], number | undefined][])('%s', (_name, items, place) => {
    expect(settlesAt(items)).toBe(place)
  })
})
