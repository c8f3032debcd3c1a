// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.

import type { AbortReason, CommandSource, ContentBlock, FinishReason, KnownAbortReason, KnownCommandSource, KnownContentBlock, KnownFinishReason, KnownMessageSource, KnownSessionEvent, KnownStreamRecord, KnownTurnEndReason, MessageSource, SessionEvent, StreamRecord, TurnEndReason, UnknownAbortReason, UnknownCommandSource, UnknownContentBlock, UnknownFinishReason, UnknownMessageSource, UnknownSessionEvent, UnknownStreamRecord, UnknownTurnEndReason } from './types.js'

/** Every kind of an abort reason that this release knows. */
export const ABORT_REASON_KINDS = [
  'user',
  'parent',
  'hook',
  'disposed',
  'legacy',
] as const

const knownAbortReason: ReadonlySet<string> = new Set(ABORT_REASON_KINDS)

/** Whether this release knows the abort reason's kind. */
export function isKnownAbortReason(value: AbortReason): value is KnownAbortReason {
  return knownAbortReason.has(value.kind)
}

/** Whether the abort reason is of a later release or a plugin. */
export function isUnknownAbortReason(value: AbortReason): value is UnknownAbortReason {
  return !knownAbortReason.has(value.kind)
}

/** Every kind of a command source that this release knows. */
export const COMMAND_SOURCE_KINDS = [
  'user',
] as const

const knownCommandSource: ReadonlySet<string> = new Set(COMMAND_SOURCE_KINDS)

/** Whether this release knows the command source's kind. */
export function isKnownCommandSource(value: CommandSource): value is KnownCommandSource {
  return knownCommandSource.has(value.kind)
}

/** Whether the command source is of a later release or a plugin. */
export function isUnknownCommandSource(value: CommandSource): value is UnknownCommandSource {
  return !knownCommandSource.has(value.kind)
}

/** Every type of a content block that this release knows. */
export const CONTENT_BLOCK_TYPES = [
  'text',
  'reasoning',
  'image',
  'tool-call',
  'tool-result',
] as const

const knownContentBlock: ReadonlySet<string> = new Set(CONTENT_BLOCK_TYPES)

/** Whether this release knows the content block's type. */
export function isKnownContentBlock(value: ContentBlock): value is KnownContentBlock {
  return knownContentBlock.has(value.type)
}

/** Whether the content block is of a later release or a plugin. */
export function isUnknownContentBlock(value: ContentBlock): value is UnknownContentBlock {
  return !knownContentBlock.has(value.type)
}

/** Every kind of a finish reason that this release knows. */
export const FINISH_REASON_KINDS = [
  'stop',
  'tool-calls',
  'max-tokens',
  'aborted',
  'error',
] as const

const knownFinishReason: ReadonlySet<string> = new Set(FINISH_REASON_KINDS)

/** Whether this release knows the finish reason's kind. */
export function isKnownFinishReason(value: FinishReason): value is KnownFinishReason {
  return knownFinishReason.has(value.kind)
}

/** Whether the finish reason is of a later release or a plugin. */
export function isUnknownFinishReason(value: FinishReason): value is UnknownFinishReason {
  return !knownFinishReason.has(value.kind)
}

/** Every kind of a message source that this release knows. */
export const MESSAGE_SOURCE_KINDS = [
  'user',
  'plugin',
  'model',
  'tool',
  'goal',
  'coordinator',
  'subagent-report',
  'subagent-settled',
  'team-message',
  'skill-catalog',
  'skill-invocation',
  'session-reference',
  'agent-instructions',
] as const

const knownMessageSource: ReadonlySet<string> = new Set(MESSAGE_SOURCE_KINDS)

/** Whether this release knows the message source's kind. */
export function isKnownMessageSource(value: MessageSource): value is KnownMessageSource {
  return knownMessageSource.has(value.kind)
}

/** Whether the message source is of a later release or a plugin. */
export function isUnknownMessageSource(value: MessageSource): value is UnknownMessageSource {
  return !knownMessageSource.has(value.kind)
}

/** Every type of a session event that this release knows. */
export const SESSION_EVENT_TYPES = [
  'turn/start',
  'turn/end',
  'step/start',
  'step/end',
  'user/message',
  'assistant/chunk',
  'assistant/message',
  'tool/call',
  'tool/result',
  'tool/code-dispatch-start',
  'tool/code-dispatch',
  'agent/inbox/spliced',
  'request/header',
  'request/context',
  'session/title',
  'session/title-llm-request',
  'session/end-seed',
  'todo/write',
  'llm/retry',
  'llm/retry-started',
  'subagent/descriptor',
  'compaction/start',
  'compaction/summary',
  'compaction/end',
  'compaction/prune',
  'tool-workflow/run-start',
  'tool-workflow/agent-start',
  'tool-workflow/agent-end',
  'tool-workflow/run-end',
  'hook/invoked',
  'hook/result',
  'approval/asked',
  'approval/decided',
  'approval/policy',
  'sandbox/mode',
  'permission/preset',
  'plan/mode',
  'goal/change',
  'schedule/change',
  'command/run',
  'command/done',
  'feedback/record',
  'agent-preset/selected',
  'web/deepseek-search-llm-request',
  'team/member',
  'team/task',
  'team/message/queued',
  'team/message/delivered',
  'assistant/attempt',
  'system/message',
  'subagent/catalog',
  'job/registered',
  'job/settled',
  'working-directory/change',
  'session-log-deepseek/delivery-accepted',
] as const

const knownSessionEvent: ReadonlySet<string> = new Set(SESSION_EVENT_TYPES)

/** Whether this release knows the session event's type. */
export function isKnownSessionEvent(value: SessionEvent): value is KnownSessionEvent {
  return knownSessionEvent.has(value.type)
}

/** Whether the session event is of a later release or a plugin. */
export function isUnknownSessionEvent(value: SessionEvent): value is UnknownSessionEvent {
  return !knownSessionEvent.has(value.type)
}

/** Every type of a stream record that this release knows. */
export const STREAM_RECORD_TYPES = [
  'chunk',
  'text-chunks',
  'reasoning-chunks',
  'tool-call-chunks',
] as const

const knownStreamRecord: ReadonlySet<string> = new Set(STREAM_RECORD_TYPES)

/** Whether this release knows the stream record's type. */
export function isKnownStreamRecord(value: StreamRecord): value is KnownStreamRecord {
  return knownStreamRecord.has(value.type)
}

/** Whether the stream record is of a later release or a plugin. */
export function isUnknownStreamRecord(value: StreamRecord): value is UnknownStreamRecord {
  return !knownStreamRecord.has(value.type)
}

/** Every kind of a turn end reason that this release knows. */
export const TURN_END_REASON_KINDS = [
  'completed',
  'blocked',
  'max-tokens',
  'interrupted',
  'error',
  'aborted',
] as const

const knownTurnEndReason: ReadonlySet<string> = new Set(TURN_END_REASON_KINDS)

/** Whether this release knows the turn end reason's kind. */
export function isKnownTurnEndReason(value: TurnEndReason): value is KnownTurnEndReason {
  return knownTurnEndReason.has(value.kind)
}

/** Whether the turn end reason is of a later release or a plugin. */
export function isUnknownTurnEndReason(value: TurnEndReason): value is UnknownTurnEndReason {
  return !knownTurnEndReason.has(value.kind)
}
