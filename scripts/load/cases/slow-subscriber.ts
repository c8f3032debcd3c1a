/** A client one of whose subscribers is slow. */
import { SubscriptionOverflowError } from 'dsh-wire'
import { HarnessClient } from 'dsh-wire/client'
import { bound, type LoadCase, MEBIBYTE, MEGABYTE, type Outcome } from '../case.js'
import { DELTA_BYTES, route } from '../frames.js'
import { MemoryMeter } from '../memory-meter.js'
import { NODE_ARGS, peerFile } from '../peer.js'

const MAX_QUEUED = 1000
/** What a queue of that length holds, and garbage. */
const AT_MOST = 2 * MAX_QUEUED * DELTA_BYTES + 40 * MEBIBYTE

/** It has a bound, which ends it; another that keeps up misses nothing. */
export const slowSubscriber: LoadCase = {
  full: 500 * MEGABYTE,
  small: 80 * MEGABYTE,
  run: (bytes) =>
    subscribe(bytes, async (client, count) => {
      const slow = client.subscribe(undefined, { maxQueued: MAX_QUEUED })
      const quick = client.subscribe()
      await client.initialize(route)
      let inOrder = 0
      while (inOrder < count) if (seqOf(await quick.next()) === inOrder) inOrder++
      let late = 0
      const overflow = await (async () => {
        for (;;) if (seqOf(await slow.next()) === late) late++
      })().catch((error: unknown) => error)
      const broken = overflow instanceof SubscriptionOverflowError ? [] : [`the slow subscriber got ${overflow}`]
      return { inOrder, atMost: AT_MOST, broken: [...broken, ...bound('notifications that waited', late, MAX_QUEUED)] }
    }),
}

/** It has none: everything waits for it, and is read in the end. */
export const unboundedSubscriber: LoadCase = {
  full: 500 * MEGABYTE,
  small: 20 * MEGABYTE,
  run: (bytes) =>
    subscribe(bytes, async (client, count) => {
      const slow = client.subscribe()
      const quick = client.subscribe()
      await client.initialize(route)
      for (let arrived = 0; arrived < count; arrived++) await quick.next()
      let inOrder = 0
      for (let next = slow.tryNext(); next; next = slow.tryNext()) if (seqOf(next) === inOrder) inOrder++
      return { inOrder, atMost: 1.5 * bytes + AT_MOST, broken: [] }
    }),
}

interface Read {
  inOrder: number
  /** Most that the heap may grow meanwhile, in bytes. */
  atMost: number
  broken: string[]
}

async function subscribe(
  bytes: number,
  read: (client: HarnessClient, count: number) => Promise<Read>,
): Promise<Outcome> {
  const count = Math.ceil(bytes / DELTA_BYTES)
  const meter = new MemoryMeter()
  const client = new HarnessClient({
    command: process.execPath,
    args: [...NODE_ARGS, peerFile('source'), String(count)],
  })
  const { inOrder, atMost, broken } = await read(client, count)
  const peaks = meter.stop()
  await client.close()
  return {
    sent: `${bytes / MEGABYTE} MB of events`,
    ...peaks,
    lost: count - inOrder,
    broken: [
      ...broken,
      ...bound('growth of the heap', peaks.heap, atMost),
      ...bound('growth of resident memory', peaks.rss, 1.5 * atMost),
    ],
  }
}

function seqOf(notification: { params?: unknown }): number | undefined {
  return (notification.params as { event?: { seq: number } } | undefined)?.event?.seq
}
