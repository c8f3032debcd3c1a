import type {
  AssistantMessage,
  SessionEvent,
  SessionPromptStatus,
  TokenUsage,
  TurnEndReason,
} from '../generated/types.js'
import type { Violation } from '../protocol/violation.js'
import type { HarnessNotification } from './notification.js'

/** How a run settled, and everything it emitted. */
export interface RunResult {
  sessionId: string
  /** The id the runtime gave the prompt. */
  messageId: string
  /** The outcome in one word. */
  status: SessionPromptStatus
  /** Why the session's last turn before it became idle ended. */
  reason: TurnEndReason
  /** The text of the last assistant message among `events`; `''` where there is none. */
  finalResponse: string
  /** The session's own events of the run, in wire order. */
  events: SessionEvent[]
  /** The notifications of the session and all its descendants in the run, in wire order. */
  notifications: HarnessNotification[]
  /** Tokens of all model requests of the run, descendants' and compaction's included. Zero where none were told. */
  usage: TokenUsage
  /** Breaches of the protocol that were reported while the run went on, by whichever session. */
  violations: Violation[]
  /** What settled it: the `response` of protocol 1, or the session's `idle` of protocol 0. */
  settledBy: 'response' | 'idle'
}

/**
 * Where the notifications of one prompt begin: at the inbox event that holds its message, or at its receipt, which came
 * after so many of them, whichever is earlier. With neither it is the beginning.
 */
export function runBegin(
  notifications: readonly HarnessNotification[],
  sessionId: string,
  messageId: string,
  receiptAt?: number,
): number {
  const place = notifications.findIndex(({ method, params }) => {
    if (method !== 'session.event' || params.sessionId !== sessionId) return false
    const { event } = params
    return event.type === 'agent/inbox/spliced' && event.data.inserted.some(({ id }) => id === messageId)
  })
  if (place === -1) return receiptAt ?? 0
  return Math.min(place, receiptAt ?? place)
}

/** The session's own events among notifications. */
export function eventsOf(notifications: readonly HarnessNotification[], sessionId: string): SessionEvent[] {
  const events: SessionEvent[] = []
  for (const { method, params } of notifications) {
    if (method === 'session.event' && params.sessionId === sessionId) events.push(params.event)
  }
  return events
}

/** The text blocks of the last assistant message, joined with nothing between; `''` where there is none. */
export function finalResponse(events: readonly SessionEvent[]): string {
  const last = events.findLast((event) => event.type === 'assistant/message')
  return last?.type === 'assistant/message' ? messageText(last.data.message) : ''
}

/** The text blocks of a message, joined with nothing between. */
export function messageText({ content }: AssistantMessage): string {
  return content.map((block) => (block.type === 'text' ? block.text : '')).join('')
}

/** The reason of the last turn that ended. */
export function lastTurnEnd(events: readonly SessionEvent[]): TurnEndReason | undefined {
  const last = events.findLast((event) => event.type === 'turn/end')
  return last?.type === 'turn/end' ? last.data.reason : undefined
}

/** Adds up the usage that assistant messages and compaction summaries tell. Optional counts appear where one was told. */
export function totalUsage(notifications: readonly HarnessNotification[]): TokenUsage {
  const total: TokenUsage = { inputTokens: 0, outputTokens: 0 }
  for (const { method, params } of notifications) {
    if (method !== 'session.event') continue
    const { event } = params
    if (event.type !== 'assistant/message' && event.type !== 'compaction/summary') continue
    const { usage } = event.data
    for (const name of USAGE_COUNTS) {
      const count = usage?.[name]
      if (count !== undefined) total[name] = (total[name] ?? 0) + count
    }
  }
  return total
}

const USAGE_COUNTS = [
  'inputTokens',
  'outputTokens',
  'cacheReadTokens',
  'cacheWriteTokens',
  'reasoningTokens',
  'totalTokens',
] as const
