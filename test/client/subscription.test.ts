import { describe, expect, it } from 'vitest'
import type { HarnessNotification } from '../../src/client/notification.js'
import { NotificationSubscription } from '../../src/client/subscription.js'

const status = (sessionId: string, value: string) =>
  ({ method: 'session.status', params: { sessionId, status: value } }) as HarnessNotification

describe('NotificationSubscription', () => {
  it('queues, waits, and drains before it tells the end', async () => {
    const subscription = new NotificationSubscription({}, () => {})
    subscription.deliver(status('a', 'idle'))
    expect(subscription.tryNext()).toMatchObject({ params: { sessionId: 'a' } })
    expect(subscription.tryNext()).toBeUndefined()
    const waiting = subscription.next()
    subscription.deliver(status('b', 'idle'))
    expect(await waiting).toMatchObject({ params: { sessionId: 'b' } })
    subscription.deliver(status('c', 'idle'))
    subscription.fail(new Error('gone'))
    expect(await subscription.next()).toMatchObject({ params: { sessionId: 'c' } })
    await expect(subscription.next()).rejects.toThrow('gone')
  })

  it('close drops what waits, and rejects whoever waits', async () => {
    let closed = 0
    const subscription = new NotificationSubscription({}, () => closed++)
    const waiting = subscription.next()
    subscription.close()
    subscription.close()
    await expect(waiting).rejects.toThrow('the subscription was closed')
    await expect(subscription.next()).rejects.toThrow('the subscription was closed')
    expect(closed).toBe(1)
  })

  it('ends at maxQueued, with an error that names it, after what it holds', async () => {
    const subscription = new NotificationSubscription({ maxQueued: 2 }, () => {})
    for (const id of ['a', 'b', 'c', 'd']) subscription.deliver(status(id, 'idle'))
    expect(await subscription.next()).toMatchObject({ params: { sessionId: 'a' } })
    expect(await subscription.next()).toMatchObject({ params: { sessionId: 'b' } })
    await expect(subscription.next()).rejects.toMatchObject({
      code: 'SUBSCRIPTION_OVERFLOW',
      maxQueued: 2,
      message: expect.stringContaining('maxQueued, 2'),
    })
    expect(() => new NotificationSubscription({ maxQueued: 0 }, () => {})).toThrow(RangeError)
  })

  it('is iterated until it is closed; leaving the loop closes it', async () => {
    const subscription = new NotificationSubscription({}, () => {})
    for (const id of ['a', 'b', 'c']) subscription.deliver(status(id, 'idle'))
    const heard: unknown[] = []
    for await (const { params } of subscription) {
      heard.push((params as { sessionId: string }).sessionId)
      if (heard.length === 2) break
    }
    expect(heard).toEqual(['a', 'b'])
    await expect(subscription.next()).rejects.toThrow('closed')
  })
})
