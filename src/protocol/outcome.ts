import type { RunStatus, SessionPromptStatus, SubagentStopReason, TurnEndReason } from '../generated/types.js'

/** The outcome of a prompt in one word. Every reason but completion and abortion is an error, known or not. */
export function promptStatus(reason: TurnEndReason, maxTokensAsSuccess: boolean): SessionPromptStatus {
  if (reason.kind === 'completed') return 'ok'
  if (reason.kind === 'aborted') return 'aborted'
  return reason.kind === 'max-tokens' && maxTokensAsSuccess ? 'ok' : 'error'
}

/** The outcome of a child in one word. */
export function subagentStatus(stopReason: SubagentStopReason, maxTokensAsSuccess: boolean): RunStatus {
  return stopReason === 'completed' || (stopReason === 'max-tokens' && maxTokensAsSuccess) ? 'ok' : 'error'
}
