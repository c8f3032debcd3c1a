import type { ContentBlock, SubagentStopReason, TurnEndReason, UserMessage } from '../generated/types.js'
import type { ToolOutcome } from './step.js'
import { textOf } from './text.js'

/** How a child ended. */
export interface SubagentResult {
  /** Why its last turn ended. */
  reason: TurnEndReason
  /** What it said last; absent if it said nothing. */
  lastAssistantMessage?: ContentBlock[]
}

/** A child's end in one word. Source: protocol version 0. */
export function stopReasonOf(reason: TurnEndReason): SubagentStopReason {
  switch (reason.kind) {
    case 'completed':
    case 'max-tokens':
    case 'aborted':
      return reason.kind
    case 'blocked':
      return 'refusal'
    default:
      return 'error'
  }
}

/** What the tool returns that ran the child and waited for it. */
export function toolOutcomeOf(result: SubagentResult): ToolOutcome {
  const said = textOf(result.lastAssistantMessage ?? [])
  if (result.reason.kind === 'completed') return { content: [{ type: 'text', text: said }], isError: false }
  const partial = said === '' ? '' : `\nPartial output before the run ended:\n${said}`
  return {
    content: [{ type: 'text', text: `Error: subagent run ${failureOf(result.reason)}${partial}` }],
    isError: true,
  }
}

function failureOf(reason: TurnEndReason): string {
  switch (reason.kind) {
    case 'max-tokens':
      return 'hit its token limit before finishing'
    case 'aborted':
      return 'was stopped before finishing'
    case 'blocked':
      return 'was refused'
    case 'error':
      return `failed: ${reason.error.message}`
    default:
      return 'ended before finishing'
  }
}

/** What a session is told when its child in the background has ended. */
export function noticeOf(childSessionId: string, messageId: string, result: SubagentResult): UserMessage {
  const summary = `Background subagent ${childSessionId} ${endingOf(result.reason)}`
  const said = result.lastAssistantMessage ?? []
  const closing: ContentBlock[] = said.length > 0 ? [{ type: 'text', text: 'Its closing message:' }, ...said] : []
  return {
    content: [{ type: 'text', text: summary }, ...closing],
    source: { kind: 'subagent-settled', form: 'notice', summary, senderSessionId: childSessionId },
    role: 'user',
    id: messageId,
  }
}

function endingOf(reason: TurnEndReason): string {
  switch (reason.kind) {
    case 'completed':
      return 'finished and will do no further work unless you send it more.'
    case 'max-tokens':
      return 'hit its token limit before it finished.'
    case 'blocked':
      return 'was refused.'
    case 'aborted':
      return 'was stopped before it finished.'
    default:
      return 'failed before it finished.'
  }
}
