import { randomUUID } from 'node:crypto'
import type { AgentHost, SessionSettings } from '../server/agent-host.js'
import { providerUnavailable } from '../server/refusals.js'
import { echoScript } from './echo-agent.js'
import { EmbeddedAgent, type Script } from './embedded-agent.js'
import { type ScenarioProcess, scenarioScript } from './scenario-agent.js'
import { loadScenario } from './scenario-file.js'
import type { HostContext } from './session.js'

/** Options of {@link createEmbeddedHost}. */
export interface EmbeddedHostOptions {
  /** Makes the ids of messages, children and retries; they must be unique. Default: UUIDs. */
  randomId?: () => string
  /** The time of events, in Unix milliseconds. Default: the system's clock. */
  now?: () => number
  /** Lets scenarios write to the wire and to standard error, and crash. Default: an action that would do so fails. */
  process?: ScenarioProcess
}

/**
 * Makes a host whose agents ask no model, for tests and demonstrations. The provider chooses the agent: `echo` answers
 * with the prompt's text, whatever the model; `scenario` plays the built-in scenario or the file that the model names.
 */
export function createEmbeddedHost(options: EmbeddedHostOptions = {}): AgentHost {
  const host: HostContext = {
    randomId: options.randomId ?? (() => randomUUID()),
    now: options.now ?? Date.now,
    liveChildren: new Set(),
  }
  return {
    async initialize(settings) {
      await scriptFor(settings, options.process)
    },
    async open(id, settings, listener) {
      if (host.liveChildren.has(id))
        throw new Error(`the session ${JSON.stringify(id)} is another session's subagent, which takes no prompts`)
      return new EmbeddedAgent({ id, settings, listener, script: await scriptFor(settings, options.process), host })
    },
  }
}

async function scriptFor(settings: SessionSettings, process: ScenarioProcess | undefined): Promise<Script> {
  switch (settings.provider) {
    case 'echo':
      return echoScript(settings.maxTokens)
    case 'scenario':
      return scenarioScript(await loadScenario(settings.model, settings.cwd), process)
    default:
      throw providerUnavailable(settings.provider)
  }
}
