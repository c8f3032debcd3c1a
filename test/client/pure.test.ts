import { describe, expect, it } from 'vitest'
import { splitCommand } from '../../src/cli/split-command.js'
import { IdleWatcher } from '../../src/client/idle-watcher.js'
import type { HarnessNotification } from '../../src/client/notification.js'
import { OrderedHandler } from '../../src/client/ordered-handler.js'
import { finalResponse, totalUsage } from '../../src/client/run-result.js'
import { SessionTree } from '../../src/client/session-tree.js'
import { NotificationSubscription } from '../../src/client/subscription.js'
import { quoteForCmd, windowsCommand } from '../../src/client/windows-command.js'
import type { SessionEvent } from '../../src/generated/types.js'
import { settle } from '../support/streams.js'

const status = (sessionId: string, value: string) =>
  ({ method: 'session.status', params: { sessionId, status: value } }) as HarnessNotification
const event = (sessionId: string, type: string, data: object) =>
  ({
    method: 'session.event',
    params: { sessionId, event: { type, seq: 0, time: 0, data } },
  }) as unknown as HarnessNotification
const inserted = (id: string, sessionId = 'main') => event(sessionId, 'agent/inbox/spliced', { inserted: [{ id }] })
const started = (parentSessionId: string, childSessionId: string) =>
  ({ method: 'subagent.started', params: { parentSessionId, childSessionId } }) as HarnessNotification

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

describe('commands', () => {
  it.each([
    ['dsh --profile sdk', ['dsh', '--profile', 'sdk']],
    ['  node   "a b/c.js" \'x y\'  ', ['node', 'a b/c.js', 'x y']],
    ['a\\ b c""d "e\\"f" \'g\\h\'', ['a b', 'cd', 'e"f', 'g\\h']],
    ['C:\\dsh\\dsh.exe ""', ['C:\\dsh\\dsh.exe', '']],
  ])('%s', (line, words) => {
    const { command, args } = splitCommand(line)
    expect([command, ...args]).toEqual(words)
  })

  it('batch files go through cmd.exe, quoted twice; other programs do not', async () => {
    expect(await windowsCommand('C:\\tools\\dsh.cmd', ['a b', '50%', 'x"y'], { ComSpec: 'C:\\cmd.exe' })).toEqual({
      command: 'C:\\cmd.exe',
      args: ['/d', '/s', '/c', expect.stringMatching(/^".*dsh\.cmd.*"$/)],
      verbatim: true,
    })
    expect(await windowsCommand('dsh.exe', ['a b'], {})).toEqual({ command: 'dsh.exe', args: ['a b'], verbatim: false })
  })

  it('an argument cannot break out of its quotes', () => {
    expect(quoteForCmd('plain')).toBe('^^^"plain^^^"')
    expect(quoteForCmd('a & b')).toBe('^^^"a^^^ ^^^&^^^ b^^^"')
    expect(quoteForCmd('ends with \\')).toBe('^^^"ends^^^ with^^^ \\\\^^^"')
  })
})
