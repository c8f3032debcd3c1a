import { describe, expect, it } from 'vitest'
import type { HarnessNotification } from '../../src/client/notification.js'
import { SessionTree } from '../../src/client/session-tree.js'

const status = (sessionId: string, value: string) =>
  ({ method: 'session.status', params: { sessionId, status: value } }) as HarnessNotification
const started = (parentSessionId: string, childSessionId: string) =>
  ({ method: 'subagent.started', params: { parentSessionId, childSessionId } }) as HarnessNotification

describe('SessionTree', () => {
  it('knows descendants, however deep, and forgets none', () => {
    const tree = new SessionTree()
    for (const notification of [started('a', 'b'), started('b', 'c'), started('x', 'y')]) tree.learn(notification)
    expect(['a', 'b', 'c', 'x', 'y'].filter((id) => tree.contains('a', id))).toEqual(['a', 'b', 'c'])
    expect(tree.concerns('a', status('c', 'idle'))).toBe(true)
    expect(tree.concerns('a', started('c', 'd'))).toBe(true)
    expect(tree.concerns('a', { method: 'unknown:x', params: 5 })).toBe(false)
  })

  it('survives sessions that claim to be their own ancestors', () => {
    const tree = new SessionTree()
    for (const notification of [started('a', 'a'), started('a', 'b'), started('b', 'a')]) tree.learn(notification)
    expect(tree.contains('nobody', 'a')).toBe(false)
    expect(tree.contains('a', 'b')).toBe(true)
  })
})
