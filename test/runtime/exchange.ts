import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { SessionEvent, SessionStatus } from '../../src/generated/types.js'
import {
  createEmbeddedHost,
  type EmbeddedHostOptions,
  type Scenario,
  type ScenarioProcess,
  type ScenarioTurn,
} from '../../src/runtime.js'
import type {
  Agent,
  AgentHost,
  SessionListener,
  SessionSettings,
  SubagentOutcome,
} from '../../src/server/agent-host.js'

/** One thing that happened, in the form it has on the wire where it has one. */
export type Entry =
  | { method: 'session.event'; params: { sessionId: string; event: SessionEvent } }
  | { method: 'session.status'; params: { sessionId: string; status: SessionStatus } }
  | { method: 'subagent.started'; params: { parentSessionId: string; childSessionId: string } }
  | { method: 'subagent.finished'; params: SubagentOutcome }
  | { prompt: string; sessionId: string }
  | { raw: string }
  | { stderr: string }
  | { exit: number }
  | { kill: string }

/** Records what a host tells, in order, and lets a test wait for it. */
export class Exchange implements SessionListener, ScenarioProcess {
  readonly entries: Entry[] = []
  /** Whether the client keeps up: what the listener's calls return. */
  keepsUp = true
  readonly #waiting = new Set<() => void>()
  #drained = withResolvers()

  event(sessionId: string, event: SessionEvent): boolean {
    // A copy, since it is what would be on the wire by now.
    return this.#add({ method: 'session.event', params: { sessionId, event: structuredClone(event) } })
  }

  status(sessionId: string, status: SessionStatus): boolean {
    return this.#add({ method: 'session.status', params: { sessionId, status } })
  }

  subagentStarted(parentSessionId: string, childSessionId: string): boolean {
    return this.#add({ method: 'subagent.started', params: { parentSessionId, childSessionId } })
  }

  subagentFinished(outcome: SubagentOutcome): boolean {
    return this.#add({ method: 'subagent.finished', params: outcome })
  }

  drained(): Promise<void> {
    return this.#drained.promise
  }

  /** The client keeps up again. */
  drain(): void {
    this.keepsUp = true
    this.#drained.resolve()
    this.#drained = withResolvers()
  }

  writeRaw(text: string): void {
    this.#add({ raw: text })
  }

  writeError(text: string): void {
    this.#add({ stderr: text })
  }

  exit(code: number): void {
    this.#add({ exit: code })
  }

  kill(signal: string): void {
    this.#add({ kill: signal })
  }

  /** Notes that the test prompts. */
  prompted(sessionId: string, prompt: string): void {
    this.#add({ prompt, sessionId })
  }

  /** Resolves once the condition holds, which is looked at after every entry. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  /** Resolves once every session is idle and every child has finished. */
  async settled(): Promise<void> {
    await this.until(() => this.isSettled)
  }

  get isSettled(): boolean {
    const open = new Set<string>()
    for (const entry of this.entries) {
      if (!('method' in entry)) continue
      if (entry.method === 'subagent.started') open.add(`child ${entry.params.childSessionId}`)
      if (entry.method === 'subagent.finished') open.delete(`child ${entry.params.childSessionId}`)
      if (entry.method === 'session.status' && entry.params.status === 'running') open.add(entry.params.sessionId)
      if (entry.method === 'session.status' && entry.params.status === 'idle') open.delete(entry.params.sessionId)
    }
    return this.entries.length > 0 && open.size === 0
  }

  /** The events of one session, or of all. */
  events(sessionId?: string): SessionEvent[] {
    return this.entries.flatMap((entry) =>
      'method' in entry &&
      entry.method === 'session.event' &&
      (sessionId === undefined || entry.params.sessionId === sessionId)
        ? [entry.params.event]
        : [],
    )
  }

  /** The data of a session's events of one type. */
  dataOf<Type extends SessionEvent['type']>(
    type: Type,
    sessionId = 'main',
  ): Extract<SessionEvent, { type: Type }>['data'][] {
    return this.events(sessionId).flatMap((event) => (event.type === type ? [event.data as never] : []))
  }

  /** Ids of the children in the order in which they were started. */
  get children(): string[] {
    return this.entries.flatMap((entry) =>
      'method' in entry && entry.method === 'subagent.started' ? [entry.params.childSessionId] : [],
    )
  }

  /** How the children ended, in that order. */
  get outcomes(): SubagentOutcome[] {
    return this.entries.flatMap((entry) =>
      'method' in entry && entry.method === 'subagent.finished' ? [entry.params] : [],
    )
  }

  #add(entry: Entry): boolean {
    this.entries.push(entry)
    for (const wake of [...this.#waiting]) wake()
    this.#waiting.clear()
    return this.keepsUp
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A session on an embedded host with ids and times that repeat, and all it tells. */
export interface Conversation {
  host: AgentHost
  agent: Agent
  exchange: Exchange
  /** Sends a prompt. */
  say(text: string): void
}

/** Opens the session `main`. */
export async function converse(
  settings: Partial<SessionSettings> & Pick<SessionSettings, 'provider' | 'model'>,
  options: EmbeddedHostOptions = {},
): Promise<Conversation> {
  const exchange = new Exchange()
  let ids = 0
  const host = createEmbeddedHost({
    randomId: () => `id-${++ids}`,
    now: () => 1_800_000_000_000,
    process: exchange,
    ...options,
  })
  const all = { cwd: '/nowhere', ...settings }
  await host.initialize?.(all)
  const agent = await host.open('main', all, exchange)
  let prompts = 0
  return {
    host,
    agent,
    exchange,
    say(text) {
      exchange.prompted('main', text)
      agent.prompt({
        id: `prompt-${++prompts}`,
        role: 'user',
        content: [{ type: 'text', text }],
        source: { kind: 'user' },
      })
    },
  }
}

/** Opens the session `main` on a scenario given in the test: its turns, or all of it. */
export function play(
  scenario: Scenario | ScenarioTurn[],
  settings: Partial<SessionSettings> = {},
): Promise<Conversation> {
  const whole: Scenario = Array.isArray(scenario) ? { turns: scenario } : scenario
  return converse({ provider: 'scenario', model: writeScenario(JSON.stringify(whole)), ...settings })
}

/** Writes a file that goes away with the test, and returns its path. */
export function writeScenario(contents: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'dsh-wire-scenario-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = path.join(dir, 'scenario.json')
  writeFileSync(file, contents)
  return file
}

/** Lets the event loop turn often enough for anything that is not held up to happen. */
export async function manyLoops(): Promise<void> {
  for (let loop = 0; loop < 50; loop++) await nextLoop()
}
