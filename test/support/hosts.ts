import type { SessionEvent, UserMessage } from '../../src/generated/types.js'
import type { Agent, AgentHost, SessionListener, SessionSettings } from '../../src/server/agent-host.js'

// thirty lines begin
/** Answers each prompt with its text, one turn a prompt, in thirty lines. */
export class ParrotHost implements AgentHost {
  open(id: string, _settings: SessionSettings, client: SessionListener): Agent {
    const queue: UserMessage[] = []
    let [turn, seq, running] = [0, 0, false]
    const tell = (type: string, data: object, more = {}) =>
      client.event(id, { type, seq: seq++, time: Date.now(), data, ...more } as SessionEvent)
    const work = async () => {
      running = true
      client.status(id, 'running')
      for (let message = queue.shift(); message; message = queue.shift()) {
        tell('turn/start', { turn: ++turn })
        tell('user/message', message, { surfaceOp: 'append' })
        await client.drained()
        const source = { kind: 'model', provider: 'parrot', model: 'grey' }
        const answer = { id: `a${turn}`, role: 'assistant', content: message.content, source }
        tell('assistant/message', { turn, step: 1, message: answer }, { surfaceOp: 'append' })
        tell('turn/end', { turn, reason: { kind: 'completed' } })
      }
      running = false
      client.status(id, 'idle')
    }
    const prompt = (message: UserMessage) => {
      queue.push(message)
      if (!running) void work()
    }
    return { prompt, cancel: () => running, dispose: () => {} }
  }
}
// thirty lines end

/** A session of a {@link PuppetHost}, in the hands of a test. */
export interface Puppet {
  id: string
  settings: SessionSettings
  client: SessionListener
  prompts: UserMessage[]
  cancels: number
  disposed: boolean
}

/** A host whose sessions do only what a test makes them do. */
export class PuppetHost implements AgentHost {
  readonly sessions: Puppet[] = []
  readonly initialized: SessionSettings[] = []
  closed = 0
  /** What happens when an agent is prompted, cancelled or disposed; tests replace them. */
  onInitialize: (settings: SessionSettings) => void | Promise<void> = () => {}
  onOpen: (puppet: Puppet) => void | Promise<void> = () => {}
  onPrompt: (puppet: Puppet) => void = () => {}
  onCancel: (puppet: Puppet) => boolean = () => true
  onDispose: (puppet: Puppet) => void | Promise<void> = () => {}
  #opened: (() => void)[] = []

  async initialize(settings: SessionSettings): Promise<void> {
    this.initialized.push(settings)
    await this.onInitialize(settings)
  }

  async open(id: string, settings: SessionSettings, client: SessionListener): Promise<Agent> {
    const puppet: Puppet = { id, settings, client, prompts: [], cancels: 0, disposed: false }
    await this.onOpen(puppet)
    this.sessions.push(puppet)
    return {
      prompt: (message) => {
        puppet.prompts.push(message)
        this.onPrompt(puppet)
        for (const resolve of this.#opened.splice(0)) resolve()
      },
      cancel: () => {
        puppet.cancels++
        return this.onCancel(puppet)
      },
      dispose: async () => {
        await this.onDispose(puppet)
        puppet.disposed = true
      },
    }
  }

  close(): void {
    this.closed++
  }

  /** Resolves with the session once it has been prompted so often. */
  async prompted(id = 'main', times = 1): Promise<Puppet> {
    for (;;) {
      const puppet = this.sessions.findLast((session) => session.id === id)
      if (puppet && puppet.prompts.length >= times) return puppet
      await new Promise<void>((resolve) => this.#opened.push(resolve))
    }
  }
}

let seq = 0

/** Tells one event of a session. */
export function tell(
  { client, id }: Pick<Puppet, 'client' | 'id'>,
  type: string,
  data: object,
  more: object = {},
): boolean {
  return client.event(id, { type, seq: seq++, time: 0, data, ...more } as SessionEvent)
}

/** Plays a whole turn that ends for the reason. */
export function playTurn(puppet: Puppet, reason: object = { kind: 'completed' }): void {
  puppet.client.status(puppet.id, 'running')
  tell(puppet, 'turn/start', { turn: 1 })
  tell(puppet, 'turn/end', { turn: 1, reason })
  puppet.client.status(puppet.id, 'idle')
}
