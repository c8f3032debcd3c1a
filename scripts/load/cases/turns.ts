/** The same turn again and again, on one session. Nothing may grow. */
import type { SessionEvent } from 'dsh-wire'
import { DeepSeekHarness } from 'dsh-wire/client'
import { createEmbeddedHost } from 'dsh-wire/runtime'
import type { Agent, AgentHost } from 'dsh-wire/server'
import { bound, type LoadCase, MEBIBYTE, type Outcome, unchanged } from '../case.js'
import { link, resources } from '../link.js'
import { MemoryMeter } from '../memory-meter.js'

/** Turns after which everything that is made once has been made. */
const WARM_UP = 2000
/** Most that a turn may leave behind, in bytes, and what the process does by itself. */
const LEFT_BYTES = 2
const SPARE = MEBIBYTE

const contentBlocks = [{ type: 'text' as const, text: 'hi' }]

/** An agent that does nothing but begin and end: as many turns as a week has seconds. */
export const turns: LoadCase = { full: 604_800, small: 5000, run: (count) => prompt(new IdleHost(), count) }

/** The echo agent of the embedded runtime: half a day of one turn a second. */
export const echoTurns: LoadCase = { full: 43_200, small: 2000, run: (count) => prompt(createEmbeddedHost(), count) }

/** Runs of the client SDK on the embedded runtime's process. */
export const runs: LoadCase = {
  full: 20_000,
  small: 2000,
  async run(count) {
    const harness = new DeepSeekHarness()
    const session = harness.session('main')
    const { signal } = new AbortController()
    const turn = async () => (await session.run('hi', { signal })).finalResponse === 'hi'
    return {
      ...(await repeat(
        count,
        turn,
        () => resources([]),
        () => harness.close(),
      )),
      sent: `${count} runs`,
    }
  },
}

/** Both endpoints are in this process. */
async function prompt(host: AgentHost, count: number): Promise<Outcome> {
  const { client, sockets, close } = await link(host)
  const turn = async () => {
    const result = await client.request('session/prompt', { sessionId: 'main', contentBlocks })
    return 'status' in result && result.status === 'ok'
  }
  return { ...(await repeat(count, turn, () => resources(sockets), close)), sent: `${count} turns` }
}

async function repeat(
  count: number,
  turn: () => Promise<boolean>,
  look: () => unknown,
  close: () => Promise<void>,
): Promise<Omit<Outcome, 'sent'>> {
  for (let done = 0; done < WARM_UP; done++) await turn()
  const before = look()
  const meter = new MemoryMeter()
  let lost = 0
  for (let done = 0; done < count; done++) if (!(await turn())) lost++
  const left = meter.held()
  const peaks = meter.stop()
  const after = look()
  await close()
  return {
    ...peaks,
    lost,
    broken: [
      ...bound('bytes left in use', left, count * LEFT_BYTES + SPARE),
      ...unchanged('what the process holds open', before, after),
    ],
  }
}

/** Its turns begin and end. */
class IdleHost implements AgentHost {
  open(id: string, _settings: unknown, client: Parameters<AgentHost['open']>[2]): Agent {
    let [turn, seq] = [0, 0]
    const tell = (event: Pick<SessionEvent, 'type' | 'data'>) =>
      client.event(id, { ...event, seq: seq++, time: 0 } as SessionEvent)
    return {
      prompt() {
        client.status(id, 'running')
        tell({ type: 'turn/start', data: { turn: ++turn } })
        tell({ type: 'turn/end', data: { turn, reason: { kind: 'completed' } } })
        client.status(id, 'idle')
      },
      cancel: () => false,
      dispose: () => {},
    }
  }
}
