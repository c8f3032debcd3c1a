/** Sessions of the embedded runtime: opened, prompted, closed. */
import type { ClientEndpoint } from 'dsh-wire/client'
import { createEmbeddedHost } from 'dsh-wire/runtime'
import { bound, KIBIBYTE, type LoadCase, MEBIBYTE, type Outcome, unchanged } from '../case.js'
import { type Link, link, resources } from '../link.js'
import { MemoryMeter } from '../memory-meter.js'

const contentBlocks = [{ type: 'text' as const, text: 'hi' }]
/** How many are opened before memory is first looked at. */
const WARM_UP = 100
/** What an open session may take of the heap, and what it may leave behind. */
const SESSION_BYTES = 16 * KIBIBYTE
const LEFT_BYTES = 50
const SPARE = MEBIBYTE

/** One after another. */
export const sessionsInTurn: LoadCase = {
  full: 10_000,
  small: 300,
  run: (count) =>
    measure(count, async ({ client }) => {
      let lost = 0
      for (let index = 0; index < count; index++) {
        const sessionId = `s${index}`
        const { status } = (await client.request('session/prompt', { sessionId, contentBlocks })) as { status: string }
        const { closed } = await client.request('session/close', { sessionId })
        if (status !== 'ok' || !closed) lost++
      }
      return { lost, broken: [] }
    }),
}

/** All open at the same time. */
export const sessionsAtOnce: LoadCase = {
  full: 10_000,
  small: 300,
  run: (count) =>
    measure(count, async ({ client }, meter) => {
      const ids = Array.from({ length: count }, (_, index) => `s${index}`)
      const prompts = await Promise.all(
        ids.map((sessionId) => client.request('session/prompt', { sessionId, contentBlocks })),
      )
      const held = meter.held()
      const closes = await Promise.all(ids.map((sessionId) => client.request('session/close', { sessionId })))
      const settled = prompts.filter((result) => 'status' in result && result.status === 'ok').length
      const closed = closes.filter((result) => result.closed).length
      return {
        lost: 2 * count - settled - closed,
        broken: bound('bytes in use with all sessions open', held, count * SESSION_BYTES + SPARE),
      }
    }),
}

async function measure(
  count: number,
  body: (connection: Link, meter: MemoryMeter) => Promise<Pick<Outcome, 'lost' | 'broken'>>,
): Promise<Outcome> {
  const connection = await link(createEmbeddedHost())
  await warmUp(connection.client)
  const before = resources(connection.sockets)
  const meter = new MemoryMeter()
  const { lost, broken } = await body(connection, meter)
  const left = meter.held()
  const peaks = meter.stop()
  const after = resources(connection.sockets)
  await connection.close()
  return {
    sent: `${count} sessions`,
    ...peaks,
    lost,
    broken: [
      ...broken,
      ...bound('bytes left in use', left, count * LEFT_BYTES + SPARE),
      ...unchanged('what the process holds open', before, after),
    ],
  }
}

async function warmUp(client: ClientEndpoint): Promise<void> {
  for (let index = 0; index < WARM_UP; index++) {
    const sessionId = `w${index}`
    await client.request('session/prompt', { sessionId, contentBlocks })
    await client.request('session/close', { sessionId })
  }
}
