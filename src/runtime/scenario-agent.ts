import type {
  Scenario,
  ScenarioAction,
  ScenarioStep,
  ScenarioTurn,
  SubagentAction,
  TodoAction,
  ToolCallAction,
} from '../generated/scenario.js'
import type { ContentBlock, FinishReason, ToolCallBlock, TurnEndReason } from '../generated/types.js'
import type { Script } from './embedded-agent.js'
import type { Step, ToolOutcome } from './step.js'
import { toolOutcomeOf } from './subagent-result.js'
import type { Turn } from './turn.js'

/** What a scenario may do to the process it runs in. */
export interface ScenarioProcess {
  /** Writes to the wire, after everything already told and as it is. */
  writeRaw(text: string): void
  /** Writes to standard error, as it is. */
  writeError(text: string): void
  /** Ends the process with an exit code. */
  exit(code: number): void
  /** Ends the process by a signal. */
  kill(signal: NodeJS.Signals): void
}

/** A tool call of a step, to be run once the answer is complete. */
interface Tool {
  call: ToolCallBlock
  run(): Promise<ToolOutcome>
}

const COMPLETED: TurnEndReason = { kind: 'completed' }

/** What a session does about a notice if its scenario does not say. */
const NOTED: ScenarioTurn = { steps: [{ actions: [{ type: 'text', text: 'Noted.' }] }] }

/** Plays a scenario. Without a process, an action that needs one ends its turn in an error. */
export function scenarioScript(scenario: Scenario, process: ScenarioProcess | undefined): Script {
  return new ScenarioPlayer(scenario.notified ?? NOTED, process).script(scenario.turns)
}

class ScenarioPlayer {
  readonly #notified: ScenarioTurn
  readonly #process: ScenarioProcess | undefined

  constructor(notified: ScenarioTurn, process: ScenarioProcess | undefined) {
    this.#notified = notified
    this.#process = process
  }

  /** The script of one session. */
  script(turns: ScenarioTurn[]): Script {
    let played = 0
    return (turn, messages) => {
      const isNotice = messages.some(({ source }) => source.kind === 'subagent-settled')
      if (isNotice) return this.#play(turn, this.#notified)
      return this.#play(turn, turns[Math.min(played++, turns.length - 1)] as ScenarioTurn)
    }
  }

  async #play(turn: Turn, { steps, reason = COMPLETED }: ScenarioTurn): Promise<TurnEndReason> {
    for (const [index, scripted] of steps.entries()) {
      const stepReason = index === steps.length - 1 ? reason : COMPLETED
      await turn.step((step) => this.#playStep(turn, step, scripted, stepReason))
    }
    return reason
  }

  async #playStep(turn: Turn, step: Step, scripted: ScenarioStep, reason: TurnEndReason): Promise<void> {
    const tools: Tool[] = []
    for (const action of scripted.actions) {
      const tool = await this.#act(turn, step, action)
      if (tool) tools.push(tool)
    }
    const finish = scripted.finish ?? impliedFinish(reason, tools)
    if (!finish) return step.interrupt()
    if (finish.kind === 'error' || finish.kind === 'aborted') return step.fail(finish)
    step.finish(finish, scripted.usage)
    for (const { call, run } of tools) await step.runTool(call, run)
  }

  /** Does what the action says; what it leaves for the end of the step is returned. */
  async #act(turn: Turn, step: Step, action: ScenarioAction): Promise<Tool | undefined> {
    switch (action.type) {
      case 'reasoning':
      case 'text':
        await step.write(action.type, action.text.repeat(action.repeat ?? 1), action.chunkSize)
        return undefined
      case 'tool-call':
        return callTool(turn, step, action)
      case 'subagent':
        return this.#callSubagent(turn, step, action)
      case 'todo':
        return callTodo(turn, step, action)
      case 'retry':
        for (let time = 0; time < (action.times ?? 1); time++) await step.retry(action.failure, action.delayMs)
        return undefined
      case 'delay':
        await turn.sleep(action.ms)
        return undefined
      case 'silence':
        return turn.silence()
      case 'event':
        turn.log.appendUnchecked(action.event)
        await turn.pause()
        return undefined
      case 'raw':
        this.#needProcess(action).writeRaw(action.text)
        return undefined
      case 'stderr':
        this.#needProcess(action).writeError(action.text.repeat(action.repeat ?? 1))
        return undefined
      case 'exit':
        this.#needProcess(action).exit(action.code)
        return turn.silence()
      case 'kill':
        this.#needProcess(action).kill(action.signal)
        return turn.silence()
    }
  }

  async #callSubagent(turn: Turn, step: Step, action: SubagentAction): Promise<Tool> {
    const { label, prompt, provider = 'spawn', background = false } = action
    const call = await step.call('subagent', JSON.stringify({ description: label, prompt }))
    return {
      call,
      run: async () => {
        const script = this.script([action.turn])
        const { id, ended } = turn.subagents.start({ provider, label, prompt, script, background })
        if (background) return { content: [{ type: 'text', text: `started subagent ${id}` }], isError: false }
        const result = await ended
        turn.throwIfAborted()
        return toolOutcomeOf(result)
      },
    }
  }

  #needProcess({ type }: ScenarioAction): ScenarioProcess {
    if (!this.#process)
      throw new Error(
        `the action ${JSON.stringify(type)} needs a process of its own: run the scenario in dsh-wire serve`,
      )
    return this.#process
  }
}

async function callTool(turn: Turn, step: Step, action: ToolCallAction): Promise<Tool> {
  const { name, arguments: args, result = [], error, isError = error !== undefined, delayMs = 0 } = action
  const call = await step.call(name, typeof args === 'string' ? args : JSON.stringify(args))
  const content: ContentBlock[] = typeof result === 'string' ? [{ type: 'text', text: result }] : result
  return {
    call,
    run: async () => {
      if (delayMs > 0) await turn.sleep(delayMs)
      return { content, isError, ...(error && { error }) }
    },
  }
}

async function callTodo(turn: Turn, step: Step, { todos }: TodoAction): Promise<Tool> {
  const call = await step.call('todo_write', JSON.stringify({ todos }))
  return {
    call,
    run: async () => {
      turn.log.append({ type: 'todo/write', data: { todos } })
      return { content: [{ type: 'text', text: 'The todo list was written.' }], isError: false }
    },
  }
}

/** How a step ends in which the turn ends for this reason; undefined if it is cut off. */
function impliedFinish(reason: TurnEndReason, tools: Tool[]): FinishReason | undefined {
  switch (reason.kind) {
    case 'aborted':
      return undefined
    case 'error':
      return { kind: 'error', failure: reason.error }
    case 'max-tokens':
      return { kind: 'max-tokens' }
    default:
      return { kind: tools.length > 0 ? 'tool-calls' : 'stop' }
  }
}
