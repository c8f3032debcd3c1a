/**
 * A runtime without a model: agents that echo, or play a scenario, for tests and demonstrations.
 *
 * @module runtime
 */

export type {
  DelayAction,
  EventAction,
  ExitAction,
  KillAction,
  RawAction,
  ReasoningAction,
  RetryAction,
  Scenario,
  ScenarioAction,
  ScenarioEvent,
  ScenarioStep,
  ScenarioTurn,
  SilenceAction,
  StderrAction,
  SubagentAction,
  TextAction,
  TodoAction,
  ToolCallAction,
} from './generated/scenario.js'
export { createEmbeddedHost, type EmbeddedHostOptions } from './runtime/embedded-host.js'
export type { ScenarioProcess } from './runtime/scenario-agent.js'
