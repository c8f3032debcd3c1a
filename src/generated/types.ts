// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.

/**
 * The tag of a variant that this release does not know. At run time it is any string; in the types it is a pattern no
 * known tag matches, so that comparing a tag with a known one narrows a union and misspelt tags do not compile.
 */
export type UnknownTag = `unknown:${string}`

/**
 * Who or what ended a turn early.
 */
export type AbortReason = KnownAbortReason | UnknownAbortReason
/**
 * Any abort reason this release knows.
 */
export type KnownAbortReason = UserAbort | ParentAbort | HookAbort | DisposedAbort | LegacyAbort
/**
 * What went wrong. Providers and plugins add codes, `HTTP_` with a status and a provider's own finish reason in upper case among them; `UNKNOWN` is a failure outside the model request.
 */
export type LlmFailureCode =
  | 'SERVER'
  | 'AUTH'
  | 'RATE_LIMIT'
  | 'QUOTA'
  | 'TRANSPORT'
  | 'STREAM_CLOSED'
  | 'MALFORMED_RESPONSE'
  | 'EMPTY_RESPONSE'
  | 'CONTEXT_WINDOW_EXCEEDED'
  | 'CONTENT_FILTER'
  | 'MISSING_CREDENTIAL'
  | 'UNKNOWN'
  | 'INVALID_REQUEST'
  | 'INVALID_CREDENTIAL'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'NO_ADAPTER'
  | 'UNKNOWN_MODEL'
  | 'UNSUPPORTED_CONTENT'
  | 'UNSUPPORTED_OPTION'
  | 'UNSUPPORTED_REASONING_EFFORT'
  | 'INVALID_RESPONSE'
  | (string & {})
/**
 * When waiting input is taken up: with a turn of its own, or at the next step of the turn that runs.
 */
export type InboxTarget = 'next-turn' | 'next-step'
/**
 * One piece of a message. Plugins add types of their own: pass on a block whose type you do not know, or skip it when you render.
 */
export type ContentBlock = KnownContentBlock | UnknownContentBlock
/**
 * Who or what wrote a message. Plugins add kinds of their own: treat a kind you do not know as input that no person typed.
 */
export type MessageSource = KnownMessageSource | UnknownMessageSource
/**
 * What became of an instruction file: it is new, it replaces an earlier text, or it is gone.
 */
export type AgentInstructionsAction = 'set' | 'replace' | 'remove'
/**
 * How a question of consent was settled: allowed for this once, refused, withdrawn, or nobody was there to ask.
 */
export type ApprovalOutcome = 'allowed-once' | 'rejected' | 'cancelled' | 'unavailable'
/**
 * Whether the agent asks for consent (`ask`) or never does (`never`).
 */
export type ApprovalPolicy = 'ask' | 'never'
/**
 * One piece of an answer as it arrived, or a run of pieces of one kind.
 */
export type StreamRecord = KnownStreamRecord | UnknownStreamRecord
/**
 * One piece of a model's answer, for live display. Nothing follows `finish` within one attempt; a retry starts again, with block indexes from 0. The complete answer follows as an `assistant/message` event.
 */
export type StreamChunk =
  BlockStartChunk | TextDeltaChunk | ReasoningDeltaChunk | ToolCallDeltaChunk | BlockEndChunk | UsageChunk | FinishChunk
/**
 * Why a model stopped writing.
 */
export type FinishReason = KnownFinishReason | UnknownFinishReason
/**
 * How a message enters the surface: "append" adds it at the end, a replacement puts it in the place of others.
 */
export type SurfaceOp = 'append' | SurfaceReplace | SurfaceSeqReplace
/**
 * How a command ended.
 */
export type CommandOutcome = 'success' | 'error'
/**
 * Who or what gave a command.
 */
export type CommandSource = KnownCommandSource | UnknownCommandSource
/**
 * Any command source this release knows.
 */
export type KnownCommandSource = UserCommandSource
/**
 * Any content block this release knows.
 */
export type KnownContentBlock = TextBlock | ReasoningBlock | ImageBlock | ToolCallBlock | ToolResultBlock
/**
 * An image. Prompts carry its bytes inline; the runtime stores them, and events refer to them as an attachment. A runtime that does not know inline images repeats them in events as they came.
 */
export type ImageBlock = StoredImageBlock | InlineImageBlock
/**
 * The image formats that the runtime takes and stores.
 */
export type ImageMediaType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'
/**
 * Any finish reason this release knows.
 */
export type KnownFinishReason = StopFinish | ToolCallsFinish | MaxTokensFinish | AbortedFinish | ErrorFinish
/**
 * How far a goal is: pursued, on hold, stuck, or reached.
 */
export type GoalPhase = 'active' | 'paused' | 'blocked' | 'complete'
/**
 * A change to the session's goal.
 */
export type GoalChangeData = GoalUpsert | GoalClear
/**
 * Whose conventions a hook follows for its input and its answer.
 */
export type HookDialect = 'claude-code' | 'codex'
/**
 * The id of the request this answers, compared by type and value. Null only in an error about a request whose id could not be read. Runtimes of protocol 0 echo any number they were sent, fractions included.
 */
export type ResponseId = string | number | null
/**
 * Chosen by the client and echoed in the response. A string, or an integer a double holds exactly. It must not equal the id of a request still in flight; "1" and 1 are different ids.
 */
export type RequestId = string | number
/**
 * How persistent the runtime is: `normal` gives up after a number of retries, `always` does not.
 */
export type RetryMode = 'normal' | 'always'
/**
 * Whose turn of the conversation the model takes a message for. What plugins add counts as `user`; see the source for who wrote it. `tool` and `developer` since runtime 0.2.1.
 */
export type MessageRole = 'user' | 'assistant' | 'system' | 'tool' | 'developer' | (string & {})
/**
 * Any message source this release knows.
 */
export type KnownMessageSource =
  | UserSource
  | PluginSource
  | ModelSource
  | ToolSource
  | GoalSource
  | CoordinatorSource
  | SubagentReportSource
  | SubagentSettledSource
  | TeamMessageSource
  | SkillCatalogSource
  | SkillInvocationSource
  | SessionReferenceSource
  | AgentInstructionsSource
/**
 * What sort of context a plugin added: standing instructions, a catalog of what is available, a snapshot of the surroundings, a short notice, a message relayed from elsewhere, or recalled conversation. More may come.
 */
export type PluginContextForm = 'instructions' | 'catalog' | 'snapshot' | 'notice' | 'relay' | 'recall' | (string & {})
/**
 * Why a request header was written: the session is new, it was loaded from a log, something in the header changed, or, since runtime 0.2.1, a new series of requests begins.
 */
export type RequestHeaderReason = 'initial' | 'resume' | 'change' | 'series' | (string & {})
/**
 * Whether a subagent did what it was asked. Reaching the token limit counts as `ok` only where the deployment says so.
 */
export type RunStatus = 'ok' | 'error'
/**
 * What the sandbox lets tools do: read only, write within the workspace, or anything at all.
 */
export type SandboxMode = 'read-only' | 'workspace-write' | 'danger-full-access'
/**
 * A prompt that the agent gets at a set time.
 */
export type Schedule = AfterSchedule | AtSchedule | EverySchedule
/**
 * A change to the session's schedules.
 */
export type ScheduleChangeData = ScheduleCreate | ScheduleDelete | ScheduleDispatch
/**
 * One entry of a session's log. Plugins add types: an event of a type you do not know keeps its envelope, and its data is any JSON. Pass over it in a live display.
 */
export type SessionEvent = KnownSessionEvent | UnknownSessionEvent
/**
 * Any session event this release knows.
 */
export type KnownSessionEvent =
  | TurnStartEvent
  | TurnEndEvent
  | StepStartEvent
  | StepEndEvent
  | UserMessageEvent
  | AssistantChunkEvent
  | AssistantMessageEvent
  | ToolCallEvent
  | ToolResultEvent
  | ToolCodeDispatchStartEvent
  | ToolCodeDispatchEvent
  | AgentInboxSplicedEvent
  | RequestHeaderEvent
  | RequestContextEvent
  | SessionTitleEvent
  | SessionTitleLlmRequestEvent
  | SessionEndSeedEvent
  | TodoWriteEvent
  | LlmRetryEvent
  | LlmRetryStartedEvent
  | SubagentDescriptorEvent
  | CompactionStartEvent
  | CompactionSummaryEvent
  | CompactionEndEvent
  | CompactionPruneEvent
  | ToolWorkflowRunStartEvent
  | ToolWorkflowAgentStartEvent
  | ToolWorkflowAgentEndEvent
  | ToolWorkflowRunEndEvent
  | HookInvokedEvent
  | HookResultEvent
  | ApprovalAskedEvent
  | ApprovalDecidedEvent
  | ApprovalPolicyEvent
  | SandboxModeEvent
  | PermissionPresetEvent
  | PlanModeEvent
  | GoalChangeEvent
  | ScheduleChangeEvent
  | CommandRunEvent
  | CommandDoneEvent
  | FeedbackRecordEvent
  | AgentPresetSelectedEvent
  | WebDeepseekSearchLlmRequestEvent
  | TeamMemberEvent
  | TeamTaskEvent
  | TeamMessageQueuedEvent
  | TeamMessageDeliveredEvent
  | AssistantAttemptEvent
  | SystemMessageEvent
  | SubagentCatalogEvent
  | JobRegisteredEvent
  | JobSettledEvent
  | WorkingDirectoryChangeEvent
  | SessionLogDeliveryEvent
/**
 * Why a turn ended. Take a kind you do not know as an end without success.
 */
export type TurnEndReason = KnownTurnEndReason | UnknownTurnEndReason
/**
 * The result of one tool call, as the model gets it. Runtimes before 0.2.1 write it as input of the user, later ones in a role of its own.
 */
export type ToolResultMessage = UserRoleToolResultMessage | ToolRoleToolResultMessage
/**
 * Who or what chose a title.
 */
export type TitleSource = FallbackTitleSource | ProviderTitleSource | UserTitleSource
/**
 * How far a thing to do is.
 */
export type TodoStatus = 'pending' | 'in_progress' | 'completed'
/**
 * Whether a subagent does one piece of work and is done, or can be given more later.
 */
export type SubagentMode = 'one-shot' | 'continuable'
/**
 * How a subagent of a workflow ended.
 */
export type WorkflowAgentOutcome = 'completed' | 'failed' | 'cancelled'
/**
 * How a workflow ended.
 */
export type WorkflowStopReason = 'completed' | 'cancelled' | 'error'
/**
 * What a member knew when it began: nothing (`fresh`), or the conversation so far (`fork`).
 */
export type TeamMemberContext = 'fresh' | 'fork'
/**
 * How far a member is: being set up, at work, or it could not be set up. Later releases add phases.
 */
export type TeamMemberPhase = 'provisioning' | 'active' | 'failed' | (string & {})
/**
 * How far a task is.
 */
export type TeamTaskStatus = 'pending' | 'in_progress' | 'completed' | 'deleted'
/**
 * Whether a message waits until the member it is for works again (`quiet`) or sets it to work (`wakeup`).
 */
export type TeamMessageDelivery = 'quiet' | 'wakeup'
/**
 * How a prompt settled. `ok`: the turn completed, or ended at its token limit where the deployment takes that as success. `aborted`: someone ended it. `error`: every other reason, known or not.
 */
export type SessionPromptStatus = 'ok' | 'error' | 'aborted'
/**
 * Whether a session's agent works on something (`running`) or waits for input (`idle`).
 */
export type SessionStatus = 'running' | 'idle'
/**
 * Any stream record this release knows.
 */
export type KnownStreamRecord = ChunkRecord | TextChunksRecord | ReasoningChunksRecord | ToolCallChunksRecord
/**
 * Why a subagent stopped. `refusal`: it was not allowed to do the work. Subagent providers add values of their own; rely on the `status` beside it for success or failure.
 */
export type SubagentStopReason = 'completed' | 'aborted' | 'error' | 'max-tokens' | 'refusal' | (string & {})
/**
 * Any turn end reason this release knows.
 */
export type KnownTurnEndReason =
  CompletedReason | BlockedReason | MaxTokensReason | InterruptedReason | ErrorReason | AbortedReason

/**
 * The user, or the client on the user's behalf, cancelled it.
 */
export interface UserAbort {
  /**
   * Marks this reason.
   */
  kind: 'user'
}
/**
 * The session that delegated the work ended it.
 */
export interface ParentAbort {
  /**
   * Marks this reason.
   */
  kind: 'parent'
}
/**
 * A hook ended it.
 */
export interface HookAbort {
  /**
   * Marks this reason.
   */
  kind: 'hook'
  /**
   * What the hook said, for people.
   */
  reason: string
}
/**
 * The session was closed or the runtime shut down.
 */
export interface DisposedAbort {
  /**
   * Marks this reason.
   */
  kind: 'disposed'
}
/**
 * The log comes from a time when the reason was not recorded. Live turns do not end so.
 */
export interface LegacyAbort {
  /**
   * Marks this reason.
   */
  kind: 'legacy'
}
/**
 * Of a later release or a plugin: an abort reason to pass on or to skip.
 */
export interface UnknownAbortReason {
  /**
   * Not one of the known values.
   */
  kind: UnknownTag
  [k: string]: unknown
}
/**
 * The request was cancelled.
 */
export interface AbortedFinish {
  /**
   * Marks this reason.
   */
  kind: 'aborted'
  /**
   * The cancellation, in the form of a failure.
   */
  failure: LlmFailure
}
/**
 * What went wrong with a request to a model, or in the turn around it.
 */
export interface LlmFailure {
  /**
   * What went wrong, for people. Often the provider's own words.
   */
  message: string
  /**
   * What went wrong, for programs.
   */
  code: LlmFailureCode
  /**
   * The HTTP status that the provider answered with.
   */
  status?: number
  /**
   * How long the provider asked to wait before the next try, in milliseconds.
   */
  providerRetryAfterMs?: number
  /**
   * The provider's id of the request; quote it when you ask the provider about it.
   */
  requestId?: string
}
/**
 * Someone or something ended the turn before it was done.
 */
export interface AbortedReason {
  /**
   * Marks this reason.
   */
  kind: 'aborted'
  /**
   * Who or what ended it.
   */
  reason: AbortReason
}
/**
 * Which settings of a model config come from the provider's adapter.
 */
export interface AdapterDefaults {
  /**
   * Present when the adapter chose `reasoningEffort`.
   */
  reasoningEffort?: true
  /**
   * Present when the adapter chose `maxTokens`.
   */
  maxTokens?: true
}
/**
 * A prompt once, some time after the schedule was made.
 */
export interface AfterSchedule {
  /**
   * Marks this kind of schedule.
   */
  kind: 'after'
  /**
   * The id of the schedule.
   */
  id: string
  /**
   * What the agent is told when the time comes.
   */
  prompt: string
  /**
   * When it is due, as an RFC 3339 time.
   */
  scheduledAt: string
  /**
   * How long after it was made, in seconds.
   */
  afterSeconds: number
}
/**
 * A change to one of the queues: at `start`, `removedCount` messages go and those in `inserted` come.
 */
export interface AgentInboxSplicedData {
  /**
   * Which queue changed.
   */
  target: InboxTarget
  /**
   * Where in the queue the change begins, counted from 0.
   */
  start: number
  /**
   * How many messages were taken out. Absent means 0.
   */
  removedCount?: number
  /**
   * The messages that were put in. Empty when some were only taken out.
   */
  inserted: UserMessage[]
  /**
   * Present when the messages taken out will not be worked on.
   */
  outcome?: 'canceled'
}
/**
 * Input to the model: a prompt, or what a plugin, another session or the runtime added. The source tells them apart.
 */
export interface UserMessage {
  /**
   * The id of the message, a UUID. For a prompt it is the `messageId` that `session/prompt` answered with.
   */
  id: string
  /**
   * Marks input to the model.
   */
  role: 'user'
  /**
   * What the message says. May be empty.
   */
  content: ContentBlock[]
  /**
   * Who or what wrote the message. Only kind `user` is a person.
   */
  source: MessageSource
}
/**
 * The queue of waiting input changed: something was put in, or taken out to be worked on. Find a prompt here by its `messageId` to see that it has been queued.
 */
export interface AgentInboxSplicedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'agent/inbox/spliced'
  /**
   * What was taken out and put in, and where.
   */
  data: AgentInboxSplicedData
}
/**
 * What every session event has around its data. Ignore members you do not know.
 */
export interface SessionEventEnvelope {
  /**
   * What happened. It decides the shape of `data`; accept types you do not know.
   */
  type: string
  /**
   * The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0.
   */
  seq: number
  /**
   * When it happened, in Unix milliseconds.
   */
  time: number
  /**
   * What happened in detail; an object for every known type.
   */
  data: unknown
  /**
   * Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it.
   */
  ignorable?: true
}
/**
 * One instruction file that appeared, changed or went away.
 */
export interface AgentInstructionsChange {
  /**
   * What became of the file.
   */
  action: AgentInstructionsAction
  /**
   * What the instructions apply to. An opaque key: it may hold the character U+0000.
   */
  scope: string
  /**
   * The path of the file.
   */
  path: string
  /**
   * A digest of the content, where there is one.
   */
  digest?: string
}
/**
 * Instruction files for agents, such as AGENTS.md, found in the working directory: the message holds what changed.
 */
export interface AgentInstructionsSource {
  /**
   * Marks this kind of source.
   */
  kind: 'agent-instructions'
  /**
   * The message holds instructions.
   */
  form: 'instructions'
  /**
   * Present when the message states all instructions and not only what changed.
   */
  baseline?: true
  /**
   * Names the set of instructions, so that two can be compared.
   */
  baselineIdentity?: string
  /**
   * The instruction files that appeared, changed or went away.
   */
  changes: AgentInstructionsChange[]
}
/**
 * Which set-up was chosen.
 */
export interface AgentPresetSelectedData {
  /**
   * The name of the set-up.
   */
  agentPreset: string
}
/**
 * A named set-up was chosen for the session's agent.
 */
export interface AgentPresetSelectedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'agent-preset/selected'
  /**
   * What was chosen.
   */
  data: AgentPresetSelectedData
}
/**
 * What needs consent.
 */
export interface ApprovalAskedData {
  /**
   * The id of the question; its `approval/decided` repeats it.
   */
  id: string
  /**
   * The tool that needs consent.
   */
  toolName: string
  /**
   * The id of the tool call. Absent when there is none.
   */
  callId?: string
  /**
   * Why consent is needed, for people.
   */
  reason?: string
}
/**
 * A tool needs someone's consent before it runs. There is no way to answer on this wire: `approval/decided` says how it was settled.
 */
export interface ApprovalAskedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'approval/asked'
  /**
   * What needs consent.
   */
  data: ApprovalAskedData
}
/**
 * How a question of consent was settled.
 */
export interface ApprovalDecidedData {
  /**
   * The id of the question, from `approval/asked`.
   */
  id: string
  /**
   * How it was settled.
   */
  outcome: ApprovalOutcome
}
/**
 * The question was settled.
 */
export interface ApprovalDecidedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'approval/decided'
  /**
   * How it was settled.
   */
  data: ApprovalDecidedData
}
/**
 * Whether the agent asks for consent.
 */
export interface ApprovalPolicyData {
  /**
   * What holds from now on.
   */
  policy: ApprovalPolicy
  /**
   * Present when the session that delegated the work passed it on.
   */
  source?: 'delegation'
}
/**
 * Whether the agent asks for consent was set.
 */
export interface ApprovalPolicyEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'approval/policy'
  /**
   * What was set.
   */
  data: ApprovalPolicyData
}
/**
 * A request to the model that gave no message.
 */
export interface AssistantAttemptData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * What arrived before it ended.
   */
  stream: StreamRecord[]
}
/**
 * A request to the model ended without a message: it failed, is retried, or was cut off before any text. Since runtime 0.1.5.
 */
export interface AssistantAttemptEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'assistant/attempt'
  /**
   * Which request, and what arrived.
   */
  data: AssistantAttemptData
}
/**
 * A piece of the model's answer, and the step it belongs to.
 */
export interface AssistantChunkData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The piece.
   */
  chunk: StreamChunk
}
/**
 * A content block begins.
 */
export interface BlockStartChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'block-start'
  /**
   * The block it belongs to, counted from 0 within one attempt.
   */
  index: number
  /**
   * The type of the content block that begins. Accept types you do not know.
   */
  blockType: 'text' | 'reasoning' | 'tool-call' | (string & {})
}
/**
 * More text of a text block. A character outside the basic plane may be split over two deltas.
 */
export interface TextDeltaChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'text-delta'
  /**
   * The block it belongs to, counted from 0 within one attempt.
   */
  index: number
  /**
   * The text to append.
   */
  text: string
}
/**
 * More text of a reasoning block.
 */
export interface ReasoningDeltaChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'reasoning-delta'
  /**
   * The block it belongs to, counted from 0 within one attempt.
   */
  index: number
  /**
   * The reasoning text to append.
   */
  text: string
}
/**
 * More of a tool call.
 */
export interface ToolCallDeltaChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'tool-call-delta'
  /**
   * The block it belongs to, counted from 0 within one attempt.
   */
  index: number
  /**
   * The id of the tool call.
   */
  id: string
  /**
   * The name of the tool.
   */
  name?: string
  /**
   * The part of the arguments text to append; the whole is meant to be JSON.
   */
  argumentsDelta: string
}
/**
 * A content block is complete.
 */
export interface BlockEndChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'block-end'
  /**
   * The block it belongs to, counted from 0 within one attempt.
   */
  index: number
  /**
   * The whole block. It replaces what the deltas added up to.
   */
  block: ContentBlock
}
/**
 * The tokens of the answer so far. Providers that do not count send none.
 */
export interface UsageChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'usage'
  /**
   * The tokens of this attempt.
   */
  usage: TokenUsage
}
/**
 * The tokens of one request to a model, as its provider counted them. An absent count is unknown, not zero.
 */
export interface TokenUsage {
  /**
   * Input that was not read from the provider's cache, in tokens.
   */
  inputTokens: number
  /**
   * Output, in tokens.
   */
  outputTokens: number
  /**
   * Input read from the provider's cache, in tokens; not part of `inputTokens`.
   */
  cacheReadTokens?: number
  /**
   * Input written to the provider's cache, in tokens.
   */
  cacheWriteTokens?: number
  /**
   * How much of the output was reasoning, in tokens.
   */
  reasoningTokens?: number
  /**
   * Input and output together, in tokens. Since runtime 0.1.2.
   */
  totalTokens?: number
}
/**
 * The attempt is over.
 */
export interface FinishChunk {
  /**
   * Marks this kind of chunk.
   */
  type: 'finish'
  /**
   * Why the model stopped.
   */
  reason: FinishReason
  /**
   * What the provider needs back when the answer is sent to it again.
   */
  replayState?: ReplayState
}
/**
 * What a provider needs back when an answer is sent to it again. Opaque: keep it as it is.
 */
export interface ReplayState {
  /**
   * What belongs to the answer as a whole. Any JSON.
   */
  response: unknown
  /**
   * What belongs to each block, in order. Any JSON.
   */
  blocks?: unknown[]
}
/**
 * The model streams a piece of its answer. Use it for live display only; the answer follows whole as `assistant/message`.
 */
export interface AssistantChunkEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'assistant/chunk'
  /**
   * The piece, and where it belongs.
   */
  data: AssistantChunkData
}
/**
 * One complete answer of the model: text, reasoning and tool calls.
 */
export interface AssistantMessage {
  /**
   * The id of the message, a UUID.
   */
  id: string
  /**
   * Marks output of the model.
   */
  role: 'assistant'
  /**
   * What the model wrote, in order. Empty when it reached its token limit before anything that shows.
   */
  content: ContentBlock[]
  /**
   * The model that wrote the message.
   */
  source: ModelSource
}
/**
 * The model that wrote the message.
 */
export interface ModelSource {
  /**
   * Marks this kind of source.
   */
  kind: 'model'
  /**
   * The name of the model's provider.
   */
  provider: string
  /**
   * The name of the model, as the provider knows it.
   */
  model: string
  /**
   * What the provider needs back when the message is sent to it again. Any JSON; keep it as it is.
   */
  replayState?: unknown
}
/**
 * The answer of a step, and what it cost.
 */
export interface AssistantMessageData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The answer.
   */
  message: AssistantMessage
  /**
   * What the request cost. Absent when the provider did not say.
   */
  usage?: TokenUsage
  /**
   * Present when the answer was cut off, by a cancellation for one: it holds what had arrived.
   */
  interrupted?: true
  /**
   * How the answer arrived, piece by piece. Since runtime 0.1.5, which tells no `assistant/chunk` events.
   */
  stream?: StreamRecord[]
}
/**
 * The model's answer of a step is complete and enters the conversation.
 */
export interface AssistantMessageEvent extends SurfaceEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'assistant/message'
  /**
   * The answer, and what it cost.
   */
  data: AssistantMessageData
}
/**
 * The envelope of events that change the surface: the conversation as the model sees it, a list of messages.
 */
export interface SurfaceEventEnvelope extends SessionEventEnvelope {
  /**
   * How the message enters the surface.
   */
  surfaceOp: SurfaceOp
  /**
   * The `seq` of each earlier event that the message was made from, such as the chunks of an answer.
   */
  sourceEventSeqs?: number[]
}
/**
 * Puts a message in the place of a stretch of the surface, as compaction does. The form of runtimes before 0.1.5. `start` may be greater than `end`: they name places in the surface, whose order need not be that of the log.
 */
export interface SurfaceReplace {
  /**
   * Marks a replacement.
   */
  op: 'replace'
  /**
   * The `seq` of the event whose message is the first to be replaced.
   */
  start: number
  /**
   * The `seq` of the event whose message is the last to be replaced.
   */
  end: number
}
/**
 * Puts a message in the place of a stretch of the surface, as compaction does. Since runtime 0.1.5.
 */
export interface SurfaceSeqReplace {
  /**
   * Marks a replacement.
   */
  op: 'replace'
  /**
   * The `seq` of the event whose message is the first to be replaced.
   */
  startSeq: number
  /**
   * The `seq` of the event whose message is the last to be replaced.
   */
  endSeq: number
}
/**
 * A prompt once, at a given time.
 */
export interface AtSchedule {
  /**
   * Marks this kind of schedule.
   */
  kind: 'at'
  /**
   * The id of the schedule.
   */
  id: string
  /**
   * What the agent is told when the time comes.
   */
  prompt: string
  /**
   * When it is due, as an RFC 3339 time.
   */
  scheduledAt: string
}
/**
 * Something in the runtime, such as a hook, refused the prompt. The model may not have been asked at all.
 */
export interface BlockedReason {
  /**
   * Marks this reason.
   */
  kind: 'blocked'
}
/**
 * One chunk that is no delta: the start or end of a block, usage, or the finish.
 */
export interface ChunkRecord {
  /**
   * Marks this record.
   */
  type: 'chunk'
  /**
   * When it arrived, in Unix milliseconds.
   */
  time: number
  /**
   * The chunk.
   */
  chunk: StreamChunk
}
/**
 * Names the client software.
 */
export interface ClientInfo {
  /**
   * Name of the client software.
   */
  name: string
  /**
   * Its release, not a protocol version.
   */
  version: string
}
/**
 * How a command ended, and what it says.
 */
export interface CommandDoneData {
  /**
   * The id of the run, from `command/run`.
   */
  commandId: string
  /**
   * How it ended.
   */
  kind: CommandOutcome
  /**
   * What the command says to the user.
   */
  text?: string
  /**
   * The `seq` of the event that the command brought about.
   */
  sourceEventSeq?: number
}
/**
 * The command is over.
 */
export interface CommandDoneEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'command/done'
  /**
   * How the command ended.
   */
  data: CommandDoneData
}
/**
 * A command that begins, and who gave it.
 */
export interface CommandRunData {
  /**
   * The id of this run of the command; its `command/done` repeats it.
   */
  commandId: string
  /**
   * The name of the command, without a slash.
   */
  name: string
  /**
   * What came after the name, as it was typed.
   */
  args?: string
  /**
   * Who gave the command.
   */
  source: CommandSource
}
/**
 * A command begins.
 */
export interface CommandRunEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'command/run'
  /**
   * Which command begins.
   */
  data: CommandRunData
}
/**
 * The user.
 */
export interface UserCommandSource {
  /**
   * Marks this kind of source.
   */
  kind: 'user'
}
/**
 * Of a later release or a plugin: a command source to pass on or to skip.
 */
export interface UnknownCommandSource {
  /**
   * Not one of the known values.
   */
  kind: UnknownTag
  [k: string]: unknown
}
/**
 * Which compaction ended, and how.
 */
export interface CompactionEndData {
  /**
   * The id of the compaction; its other events repeat it.
   */
  compactionId: string
  /**
   * The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.
   */
  sourceCommandId?: string
  /**
   * The turn during which it happens, or null between turns.
   */
  turn: number | null
  /**
   * What went wrong, for people. Absent on success.
   */
  error?: string
}
/**
 * The compaction is over, with or without success.
 */
export interface CompactionEndEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'compaction/end'
  /**
   * Which compaction ended, and how.
   */
  data: CompactionEndData
}
/**
 * The messages that are left out from now on.
 */
export interface CompactionPruneData {
  /**
   * The stretch of the conversation that is shadowed.
   */
  shadowedRange: ShadowedRange
  /**
   * The `seq` of each event whose message is shadowed.
   */
  shadowedSeqs: number[]
  /**
   * About how much the shadowed messages took up, in tokens.
   */
  shadowedTokenCount: number
}
/**
 * A stretch of the conversation that the model no longer sees.
 */
export interface ShadowedRange {
  /**
   * The `seq` of the event whose message is the first.
   */
  start: number
  /**
   * The `seq` of the event whose message is the last.
   */
  end: number
}
/**
 * The runtime left old messages out of the conversation without a summary.
 */
export interface CompactionPruneEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'compaction/prune'
  /**
   * What was left out.
   */
  data: CompactionPruneData
}
/**
 * Which compaction begins, and when.
 */
export interface CompactionStartData {
  /**
   * The id of the compaction; its other events repeat it.
   */
  compactionId: string
  /**
   * The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.
   */
  sourceCommandId?: string
  /**
   * The turn during which it happens, or null between turns.
   */
  turn: number | null
}
/**
 * The runtime begins to summarize earlier conversation.
 */
export interface CompactionStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'compaction/start'
  /**
   * Which compaction begins.
   */
  data: CompactionStartData
}
/**
 * A summary, what it stands for, and what it cost.
 */
export interface CompactionSummaryData {
  /**
   * The id of the compaction; its other events repeat it.
   */
  compactionId: string
  /**
   * The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.
   */
  sourceCommandId?: string
  /**
   * The summary.
   */
  summary: ContentBlock[]
  /**
   * The stretch of the conversation that is shadowed.
   */
  shadowedRange: ShadowedRange
  /**
   * The `seq` of each event whose message is shadowed.
   */
  shadowedSeqs: number[]
  /**
   * About how much the shadowed messages took up, in tokens.
   */
  shadowedTokenCount: number
  /**
   * The provider of the model that wrote it.
   */
  provider: string
  /**
   * The model that wrote it.
   */
  model: string
  /**
   * Largest output of the request, in tokens.
   */
  maxTokens?: number
  /**
   * What the request cost. It counts towards the session's usage.
   */
  usage?: TokenUsage
  /**
   * What the model wrote before it was made into the summary. Always present beside `llmStreamCall`.
   */
  rawOutput?: ContentBlock[]
  /**
   * Present when the summary came from one streamed request to the model; `rawOutput` is then its whole output.
   */
  llmStreamCall?: true
}
/**
 * The summary is there. A `user/message` with it then replaces what it summarizes.
 */
export interface CompactionSummaryEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'compaction/summary'
  /**
   * The summary, and what it stands for.
   */
  data: CompactionSummaryData
}
/**
 * The model finished its answer and asked for nothing more.
 */
export interface CompletedReason {
  /**
   * Marks this reason.
   */
  kind: 'completed'
}
/**
 * Text for the reader of the message.
 */
export interface TextBlock {
  /**
   * Marks a text block.
   */
  type: 'text'
  /**
   * The text.
   */
  text: string
}
/**
 * What the model thought before it answered. It is no part of the answer: show it apart, or not at all.
 */
export interface ReasoningBlock {
  /**
   * Marks a reasoning block.
   */
  type: 'reasoning'
  /**
   * The reasoning text.
   */
  text: string
}
/**
 * An image by reference, as events carry it. The bytes are not on the wire.
 */
export interface StoredImageBlock {
  /**
   * Marks an image block.
   */
  type: 'image'
  /**
   * Where the runtime keeps the image, and what it looks like.
   */
  attachment: ImageAttachment
}
/**
 * A stored image: its id in the runtime's attachment store, its format and its size.
 */
export interface ImageAttachment {
  /**
   * The id of the image in the attachment store.
   */
  attachmentId: string
  /**
   * The format of the stored bytes.
   */
  mediaType: ImageMediaType
  /**
   * Size of the stored image, in bytes.
   */
  bytes: number
  /**
   * Width of the stored image, in pixels.
   */
  width: number
  /**
   * Height of the stored image, in pixels.
   */
  height: number
  /**
   * The name of the file it came from, for people.
   */
  name?: string
  /**
   * The size before the runtime scaled the image down. Absent when it did not.
   */
  originalDimensions?: ImageDimensions
}
/**
 * The size of an image.
 */
export interface ImageDimensions {
  /**
   * Width, in pixels.
   */
  width: number
  /**
   * Height, in pixels.
   */
  height: number
}
/**
 * An image with its bytes, as a client sends it in a prompt.
 */
export interface InlineImageBlock {
  /**
   * Marks an image block.
   */
  type: 'image'
  /**
   * The bytes of the image file, in base64.
   */
  data: string
  /**
   * The format of the bytes.
   */
  mimeType: ImageMediaType
}
/**
 * The model asks for a tool. The answer is the tool-result block with the same id.
 */
export interface ToolCallBlock {
  /**
   * Marks a tool call block.
   */
  type: 'tool-call'
  /**
   * The id of the call, given by the model; its result repeats it.
   */
  id: string
  /**
   * The name of the tool.
   */
  name: string
  /**
   * The arguments as the model wrote them, meant to be JSON. Models make mistakes: expect text that does not parse.
   */
  arguments: string
}
/**
 * What a tool call returned.
 */
export interface ToolResultBlock {
  /**
   * Marks a tool result block.
   */
  type: 'tool-result'
  /**
   * The id of the call that this answers.
   */
  toolCallId: string
  /**
   * What the model gets to see of the result.
   */
  content: ContentBlock[]
  /**
   * True when the call failed. Runtimes always write it; take an absent one as false.
   */
  isError?: boolean
}
/**
 * Of a later release or a plugin: a content block to pass on or to skip.
 */
export interface UnknownContentBlock {
  /**
   * Not one of the known values.
   */
  type: UnknownTag
  [k: string]: unknown
}
/**
 * One named part of a snapshot.
 */
export interface ContextSection {
  /**
   * What the part is about.
   */
  name: string
  /**
   * What it says.
   */
  text: string
}
/**
 * The session that directs this one, writing to it while it works.
 */
export interface CoordinatorSource {
  /**
   * Marks this kind of source.
   */
  kind: 'coordinator'
  /**
   * The message comes from another session.
   */
  form: 'relay'
  /**
   * The directing session.
   */
  senderSessionId: string
}
/**
 * Configuration, system prompt and tools of a session's model requests. It holds until the next one replaces it.
 */
export interface EpochHeader {
  /**
   * The model and its settings.
   */
  config: ModelConfig
  /**
   * Which settings the adapter chose and the deployment did not.
   */
  adapterDefaults?: AdapterDefaults
  /**
   * The system prompt. Absent when there is none.
   */
  system?: string
  /**
   * The tools that the model may call. Absent when there are none.
   */
  tools?: ToolDefinition[]
}
/**
 * A model and the settings of requests to it. An absent setting is left to the provider.
 */
export interface ModelConfig {
  /**
   * The name of the model's provider.
   */
  provider: string
  /**
   * The name of the model, as the provider knows it.
   */
  model: string
  /**
   * How much the model should think, as an id that the provider's adapter knows.
   */
  reasoningEffort?: string
  /**
   * The sampling temperature.
   */
  temperature?: number
  /**
   * Largest output of one request, in tokens.
   */
  maxTokens?: number
  /**
   * Texts at which the model stops writing.
   */
  stop?: string[]
}
/**
 * A tool as the model gets to know it.
 */
export interface ToolDefinition {
  /**
   * The name the model calls it by.
   */
  name: string
  /**
   * What the tool does, for the model.
   */
  description: string
  /**
   * A JSON Schema of the tool's arguments.
   */
  parameters: {
    [k: string]: unknown
  }
}
/**
 * The request failed. The runtime may try again; see `llm/retry`.
 */
export interface ErrorFinish {
  /**
   * Marks this reason.
   */
  kind: 'error'
  /**
   * What went wrong.
   */
  failure: LlmFailure
}
/**
 * The turn failed.
 */
export interface ErrorReason {
  /**
   * Marks this reason.
   */
  kind: 'error'
  /**
   * What went wrong.
   */
  error: LlmFailure
}
/**
 * A prompt again and again.
 */
export interface EverySchedule {
  /**
   * Marks this kind of schedule.
   */
  kind: 'every'
  /**
   * The id of the schedule.
   */
  id: string
  /**
   * What the agent is told when the time comes.
   */
  prompt: string
  /**
   * When it is due first, as an RFC 3339 time.
   */
  scheduledAt: string
  /**
   * How long from one time to the next, in seconds.
   */
  everySeconds: number
}
/**
 * The runtime, which took the title from the first message.
 */
export interface FallbackTitleSource {
  /**
   * Marks this kind of source.
   */
  kind: 'fallback'
}
/**
 * What the user said of the session.
 */
export interface FeedbackRecordData {
  /**
   * The feedback.
   */
  text: string
}
/**
 * The user left feedback on the session. It is no input to the model.
 */
export interface FeedbackRecordEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'feedback/record'
  /**
   * The feedback.
   */
  data: FeedbackRecordData
}
/**
 * The model had said all it wanted to say.
 */
export interface StopFinish {
  /**
   * Marks this reason.
   */
  kind: 'stop'
}
/**
 * The model waits for the tools it asked for.
 */
export interface ToolCallsFinish {
  /**
   * Marks this reason.
   */
  kind: 'tool-calls'
}
/**
 * The model reached its output limit.
 */
export interface MaxTokensFinish {
  /**
   * Marks this reason.
   */
  kind: 'max-tokens'
}
/**
 * Of a later release or a plugin: a finish reason to pass on or to skip.
 */
export interface UnknownFinishReason {
  /**
   * Not one of the known values.
   */
  kind: UnknownTag
  [k: string]: unknown
}
/**
 * What the agent is to reach, and how far it is.
 */
export interface Goal {
  /**
   * The id of the goal.
   */
  id: string
  /**
   * Grows with every change to the goal.
   */
  revision: number
  /**
   * What is to be reached.
   */
  objective: string
  /**
   * How far it is.
   */
  phase: GoalPhase
  /**
   * Why it cannot go on, with phase `blocked`.
   */
  blockedReason?: GoalBlockedReason
  /**
   * How many rounds the agent may take at most.
   */
  maxGoalRounds: number
}
/**
 * Why the agent cannot go on with a goal.
 */
export interface GoalBlockedReason {
  /**
   * The reason, for programs.
   */
  code: string
  /**
   * The reason, for people.
   */
  message: string
}
/**
 * The goal as it is after the change. It replaces what was known of it.
 */
export interface GoalUpsert {
  /**
   * The type of the event again.
   */
  kind: 'goal/change'
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * What was done: the goal was set, reworded, put on hold, taken up again, reached, or found to be out of reach for now.
   */
  operation: 'create' | 'edit' | 'pause' | 'resume' | 'complete' | 'block'
  /**
   * The goal after the change.
   */
  goal: Goal
  /**
   * How many rounds have begun.
   */
  roundsStarted: number
  /**
   * When the goal was set, in Unix milliseconds.
   */
  createdAt: number
  /**
   * When it was last changed, in Unix milliseconds.
   */
  updatedAt: number
}
/**
 * The goal was taken away.
 */
export interface GoalClear {
  /**
   * The type of the event again.
   */
  kind: 'goal/change'
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * Marks that the goal was cleared.
   */
  operation: 'clear'
  /**
   * Which goal it was.
   */
  cleared: GoalRevision
  /**
   * When it was cleared, in Unix milliseconds.
   */
  clearedAt: number
}
/**
 * Names a goal at one of its revisions.
 */
export interface GoalRevision {
  /**
   * The id of the goal.
   */
  id: string
  /**
   * The revision.
   */
  revision: number
}
/**
 * A goal was set, changed, ended or cleared.
 */
export interface GoalChangeEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'goal/change'
  /**
   * The goal after the change, or that it was cleared.
   */
  data: GoalChangeData
}
/**
 * The goal plugin, which prompts the agent to go on until the goal is reached.
 */
export interface GoalSource {
  /**
   * Marks this kind of source.
   */
  kind: 'goal'
  /**
   * The id of the goal.
   */
  goalId: string
  /**
   * The revision of the goal that it pursues.
   */
  revision: number
  /**
   * Which round of the goal the message begins.
   */
  round: number
}
/**
 * A hook that starts, and at which point.
 */
export interface HookInvokedData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The point at which the hook runs, such as "PreToolUse"; the names are those of the hook's dialect.
   */
  point: string
  /**
   * Whose conventions the hook follows.
   */
  dialect: HookDialect
  /**
   * The pattern by which the hook was chosen. Absent when it has none.
   */
  matcher?: string
  /**
   * Which of the configured hooks it is.
   */
  handlerId: string
}
/**
 * A hook starts.
 */
export interface HookInvokedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'hook/invoked'
  /**
   * Which hook starts.
   */
  data: HookInvokedData
}
/**
 * What a hook decided, and how it ran.
 */
export interface HookResultData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The point at which the hook runs, such as "PreToolUse"; the names are those of the hook's dialect.
   */
  point: string
  /**
   * Which of the configured hooks it is.
   */
  handlerId: string
  /**
   * What the hook decided, such as "block".
   */
  decision: string
  /**
   * The exit code of the hook's process. Absent when it gave none.
   */
  exitCode?: number
  /**
   * The beginning of what it wrote to standard error.
   */
  stderrSummary?: string
  /**
   * How long it ran, in milliseconds; may have a fraction.
   */
  durationMs: number
}
/**
 * A hook has finished.
 */
export interface HookResultEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'hook/result'
  /**
   * What the hook decided.
   */
  data: HookResultData
}
/**
 * What sessions created from now on run on, and the newest protocol version the client speaks. A second `initialize` changes the former for new sessions and cannot change the latter.
 */
export interface InitializeParams {
  /**
   * Working directory of the sessions, as a path on the runtime's machine. Send an absolute path.
   */
  cwd: string
  /**
   * Name of the model provider; the runtime refuses one it does not have.
   */
  provider: string
  /**
   * Name of the model, as the provider knows it.
   */
  model: string
  /**
   * Largest output of one model request, in tokens, inherited by in-process subagents. Omit it for the adapter's default for the model, or the provider's own behaviour.
   */
  maxTokens?: number
  /**
   * How much the model should think, as an id the provider's adapter knows, for example "max". Omit it for the adapter's default.
   */
  reasoningEffort?: string
  /**
   * The newest protocol version the client speaks. Absent means 0.
   */
  protocolVersion?: number
  /**
   * Who is calling, for the runtime's logs.
   */
  clientInfo?: ClientInfo
}
/**
 * The answer of a runtime that speaks protocol 1 or later. Read `protocolVersion` before anything else.
 */
export interface InitializeResult {
  /**
   * Who answers.
   */
  serverInfo: ServerInfo
  /**
   * The version both sides speak from here on: the newest of the server's that is not above the client's offer.
   */
  protocolVersion: number
  /**
   * What the server can do beyond the version. Empty for now; ignore members you do not know.
   */
  capabilities: ServerCapabilities
  /**
   * The longest line the server reads, in bytes without the line end. The client keeps to the smaller of this and its own limit.
   */
  maxFrameBytes: number
}
/**
 * Names the server software.
 */
export interface ServerInfo {
  /**
   * Name of the server software; `deepseek-harness-sdk-runtime` in every known runtime. Accept any.
   */
  name: string
  /**
   * Its release, not a protocol version.
   */
  version: string
}
/**
 * What the server can do beyond the negotiated version. No member is defined yet.
 */
export interface ServerCapabilities {
  [k: string]: unknown
}
/**
 * The answer of a runtime that speaks protocol 0: it says nothing of a version.
 */
export interface InitializeResultV0 {
  /**
   * Who answers.
   */
  serverInfo: ServerInfo
  /**
   * Absent, or 0.
   */
  protocolVersion?: 0
}
/**
 * The turn was found unfinished when its log was loaded or imported. Live turns do not end so.
 */
export interface InterruptedReason {
  /**
   * Marks this reason.
   */
  kind: 'interrupted'
}
/**
 * Lists what is wrong with the parameters, at most twenty faults.
 */
export interface InvalidParamsData {
  /**
   * The faults, in the order they were found.
   */
  issues: ValidationIssue[]
}
/**
 * One fault in a value: where it is, which rule it breaks, and what was expected.
 */
export interface ValidationIssue {
  /**
   * JSON Pointer (RFC 6901) to the fault, relative to the value that was checked; a missing member is named as the last token.
   */
  pointer: string
  /**
   * The JSON Schema keyword that failed, such as "required" or "type".
   */
  keyword: string
  /**
   * What was expected and what was found, shortened, for a person.
   */
  message: string
}
/**
 * Says which bound a refused frame passed, where it was a bound.
 */
export interface InvalidRequestData {
  /**
   * The largest line the server reads, in bytes without the line end. Present when the line was longer.
   */
  limit?: number
  /**
   * The deepest nesting the server reads, in levels. Present when the frame was deeper.
   */
  maxDepth?: number
}
/**
 * A job that has begun.
 */
export interface JobRegisteredData {
  /**
   * The job, unique in the runtime.
   */
  jobId: string
  /**
   * The session that owns it.
   */
  owner: string
  /**
   * What runs it, such as `bash`.
   */
  kind: string
  /**
   * What it does, for a person.
   */
  label: string
  /**
   * When it began, in Unix milliseconds.
   */
  startedAt: number
  /**
   * The tool call that began it, if one did.
   */
  toolCall?: JobToolCall
}
/**
 * The tool call that began a job.
 */
export interface JobToolCall {
  /**
   * The call.
   */
  callId: string
  /**
   * The model's own call that it was made for.
   */
  rootCallId: string
}
/**
 * A tool began a job. Since runtime 0.2.1.
 */
export interface JobRegisteredEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'job/registered'
  /**
   * The job.
   */
  data: JobRegisteredData
}
/**
 * A job that has ended, and how.
 */
export interface JobSettledData {
  /**
   * The job, unique in the runtime.
   */
  jobId: string
  /**
   * The session that owns it.
   */
  owner: string
  /**
   * What runs it, such as `bash`.
   */
  kind: string
  /**
   * What it does, for a person.
   */
  label: string
  /**
   * When it began, in Unix milliseconds.
   */
  startedAt: number
  /**
   * The tool call that began it, if one did.
   */
  toolCall?: JobToolCall
  /**
   * When it ended, in Unix milliseconds.
   */
  finishedAt: number
  /**
   * How it ended.
   */
  status: 'completed' | 'failed' | 'killed' | (string & {})
  /**
   * What ended it.
   */
  cause: 'producer' | 'kill' | 'teardown' | (string & {})
  /**
   * Whether the job itself told its end.
   */
  producerReported: boolean
  /**
   * More for a person, such as an exit code.
   */
  detail?: string
}
/**
 * A job ended. Since runtime 0.2.1.
 */
export interface JobSettledEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'job/settled'
  /**
   * The job, and how it ended.
   */
  data: JobSettledData
}
/**
 * What went wrong: a code for programs, a message for people, and data whose type the code decides.
 */
export interface JsonRpcError {
  /**
   * An error code of this protocol, or any other integer: readers accept codes they do not know.
   */
  code: number
  /**
   * One sentence for a person; do not parse it.
   */
  message: string
  /**
   * Details for programs; see the code for its type. Runtimes of protocol 0 never send it.
   */
  data?: unknown
}
/**
 * Answers a request that failed. It never has a `result` member as well.
 */
export interface JsonRpcErrorResponse {
  /**
   * The JSON-RPC version, always "2.0".
   */
  jsonrpc: '2.0'
  /**
   * The id of the request this answers, or null where it could not be read.
   */
  id: ResponseId
  /**
   * What went wrong.
   */
  error: JsonRpcError
}
/**
 * A message that no one answers. Only the server sends notifications.
 */
export interface JsonRpcNotification {
  /**
   * The JSON-RPC version, always "2.0".
   */
  jsonrpc: '2.0'
  /**
   * What happened; case-sensitive.
   */
  method: string
  /**
   * The parameters by name.
   */
  params?: {
    [k: string]: unknown
  }
}
/**
 * A call that the server answers with exactly one response. Only clients send requests.
 */
export interface JsonRpcRequest {
  /**
   * The JSON-RPC version, always "2.0".
   */
  jsonrpc: '2.0'
  /**
   * Names the call, so that its response can be found.
   */
  id: RequestId
  /**
   * What to do; case-sensitive.
   */
  method: string
  /**
   * The parameters by name. Absent where the method takes none.
   */
  params?: {
    [k: string]: unknown
  }
}
/**
 * Answers a request that succeeded. It never has an `error` member as well.
 */
export interface JsonRpcSuccessResponse {
  /**
   * The JSON-RPC version, always "2.0".
   */
  jsonrpc: '2.0'
  /**
   * The id of the request this answers.
   */
  id: string | number
  /**
   * What the method returns; its shape depends on the method and the negotiated version.
   */
  result: {
    [k: string]: unknown
  }
}
/**
 * A failure, and when the next attempt starts.
 */
export interface LlmRetryData {
  /**
   * The id of this series of attempts; the `llm/retry-started` events repeat it.
   */
  retryId: string
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The name of the model's provider.
   */
  provider: string
  /**
   * How persistent the runtime is.
   */
  mode: RetryMode
  /**
   * Names the retry policy in force. Opaque.
   */
  policyKey: string
  /**
   * Which retry comes next, counted from 1.
   */
  retry: number
  /**
   * How many retries there are at most. Present with mode `normal` only.
   */
  maxRetries?: number
  /**
   * How long the runtime waits, in milliseconds; may have a fraction.
   */
  delayMs: number
  /**
   * What went wrong.
   */
  failure: LlmFailure
}
/**
 * A request to the model failed, and the runtime waits before it tries again. Discard what the failed attempt streamed.
 */
export interface LlmRetryEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'llm/retry'
  /**
   * The failure, and when the next attempt starts.
   */
  data: LlmRetryData
}
/**
 * Which retry starts.
 */
export interface LlmRetryStartedData {
  /**
   * The id of the series of attempts, from `llm/retry`.
   */
  retryId: string
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * Which retry it is, counted from 1.
   */
  retry: number
}
/**
 * The wait is over and the request goes out again. Its chunks begin anew, with block indexes from 0.
 */
export interface LlmRetryStartedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'llm/retry-started'
  /**
   * Which retry it is.
   */
  data: LlmRetryStartedData
}
/**
 * The model reached its output limit: the answer is cut short. Raise `maxTokens`, or prompt it to go on.
 */
export interface MaxTokensReason {
  /**
   * Marks this reason.
   */
  kind: 'max-tokens'
}
/**
 * A message of any role, as in a request to the model.
 */
export interface Message {
  /**
   * The id of the message, a UUID.
   */
  id: string
  /**
   * Whose message the model takes it for.
   */
  role: MessageRole
  /**
   * What the message says. May be empty.
   */
  content: ContentBlock[]
  /**
   * Who or what wrote the message.
   */
  source: MessageSource
}
/**
 * The user, or the program that prompts on the user's behalf.
 */
export interface UserSource {
  /**
   * Marks this kind of source.
   */
  kind: 'user'
  /**
   * The id of the request that brought the prompt. Written by the web host only.
   */
  rpcId?: string
  /**
   * The time zone of the user's client, such as "Europe/Berlin". Written by the web host only.
   */
  clientTimeZone?: string
}
/**
 * A plugin that adds context to the conversation. Plugins write further members of their own; keep those you do not know.
 */
export interface PluginSource {
  /**
   * Marks this kind of source.
   */
  kind: 'plugin'
  /**
   * The name of the plugin.
   */
  plugin: string
  /**
   * What sort of context it is. Absent when the plugin does not say.
   */
  form?: PluginContextForm
  /**
   * The parts of the context, with form `snapshot`.
   */
  sections?: ContextSection[]
  /**
   * One line for people, with form `notice`. At most 120 UTF-16 code units.
   */
  summary?: string
}
/**
 * A tool call that has finished.
 */
export interface ToolSource {
  /**
   * Marks this kind of source.
   */
  kind: 'tool'
  /**
   * The id of the tool call.
   */
  callId: string
}
/**
 * A subagent of this session, reporting while it works.
 */
export interface SubagentReportSource {
  /**
   * Marks this kind of source.
   */
  kind: 'subagent-report'
  /**
   * The message comes from another session.
   */
  form: 'relay'
  /**
   * The subagent's session.
   */
  senderSessionId: string
}
/**
 * The runtime, telling the session that a subagent in the background has finished.
 */
export interface SubagentSettledSource {
  /**
   * Marks this kind of source.
   */
  kind: 'subagent-settled'
  /**
   * The message is a notice.
   */
  form: 'notice'
  /**
   * How the subagent ended, in one line.
   */
  summary: string
  /**
   * The subagent's session.
   */
  senderSessionId: string
}
/**
 * Another member of an agent team. Experimental.
 */
export interface TeamMessageSource {
  /**
   * Marks this kind of source.
   */
  kind: 'team-message'
  /**
   * The id of the team.
   */
  teamId: string
  /**
   * The id of the team message that this delivers.
   */
  messageId: string
  /**
   * The id of the member who wrote it.
   */
  senderId: string
  /**
   * The name of that member.
   */
  senderName: string
}
/**
 * The skills plugin, listing the skills that the model can use.
 */
export interface SkillCatalogSource {
  /**
   * Marks this kind of source.
   */
  kind: 'skill-catalog'
  /**
   * The message is a catalog.
   */
  form: 'catalog'
  /**
   * Present when the list replaces an earlier one.
   */
  update?: true
  /**
   * The skills.
   */
  entries: SkillCatalogEntry[]
}
/**
 * One skill that the model can use.
 */
export interface SkillCatalogEntry {
  /**
   * The name of the skill.
   */
  name: string
  /**
   * What the skill is for.
   */
  description: string
}
/**
 * A skill that was invoked: the message holds its instructions.
 */
export interface SkillInvocationSource {
  /**
   * Marks this kind of source.
   */
  kind: 'skill-invocation'
  /**
   * The message holds instructions.
   */
  form: 'instructions'
  /**
   * The name of the skill.
   */
  name: string
}
/**
 * Parts of other sessions that the user referred to, recalled into this one.
 */
export interface SessionReferenceSource {
  /**
   * Marks this kind of source.
   */
  kind: 'session-reference'
  /**
   * The message recalls earlier conversation.
   */
  form: 'recall'
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * The sessions referred to.
   */
  references: SessionReference[]
}
/**
 * One session that was recalled, and how much of it.
 */
export interface SessionReference {
  /**
   * The session referred to.
   */
  sessionId: string
  /**
   * How the reference reads for people.
   */
  label: string
  /**
   * The `seq` of the last event that was taken in, or null when none was.
   */
  capturedThroughSeq: number | null
  /**
   * True when the recalled conversation had been compacted.
   */
  compacted: boolean
  /**
   * Messages the session had.
   */
  originalMessages: number
  /**
   * Messages that were recalled.
   */
  retainedMessages: number
  /**
   * Messages that were left out.
   */
  omittedMessages: number
  /**
   * Size of what was left out, in bytes.
   */
  omittedBytes: number
  /**
   * True when something was cut to fit.
   */
  truncated: boolean
  /**
   * The place of the reference in the user's input.
   */
  inputIndex: number
}
/**
 * Of a later release or a plugin: a message source to pass on or to skip.
 */
export interface UnknownMessageSource {
  /**
   * Not one of the known values.
   */
  kind: UnknownTag
  [k: string]: unknown
}
/**
 * Names the method the server does not have.
 */
export interface MethodNotFoundData {
  /**
   * The method as it was received.
   */
  method: string
}
/**
 * A model and where to find it.
 */
export interface ModelRoute {
  /**
   * The name of the model's provider.
   */
  provider: string
  /**
   * The name of the model, as the provider knows it.
   */
  model: string
}
/**
 * Which set of permissions was chosen.
 */
export interface PermissionPresetData {
  /**
   * The name of the set.
   */
  preset: string
}
/**
 * A named set of permissions was chosen.
 */
export interface PermissionPresetEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'permission/preset'
  /**
   * What was chosen.
   */
  data: PermissionPresetData
}
/**
 * Whether plan mode is on.
 */
export interface PlanModeData {
  /**
   * True when the agent plans only, false when it may act again.
   */
  active: boolean
}
/**
 * Plan mode was switched on or off.
 */
export interface PlanModeEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'plan/mode'
  /**
   * Whether it is on.
   */
  data: PlanModeData
}
/**
 * A title provider, which may have asked a model.
 */
export interface ProviderTitleSource {
  /**
   * Marks this kind of source.
   */
  kind: 'provider'
  /**
   * The name of the title provider.
   */
  provider: string
  /**
   * The model that it asked. Absent when it asked none.
   */
  model?: ModelRoute
}
/**
 * Names the provider the runtime does not have.
 */
export interface ProviderUnavailableData {
  /**
   * The provider as `initialize` gave it.
   */
  provider: string
}
/**
 * A run of reasoning deltas of one block.
 */
export interface ReasoningChunksRecord {
  /**
   * Marks this record.
   */
  type: 'reasoning-chunks'
  /**
   * When the first delta arrived, in Unix milliseconds.
   */
  time0: number
  /**
   * The block's place in the answer, from 0.
   */
  index: number
  /**
   * Time from each delta to the next, in milliseconds; one fewer than there are texts.
   */
  dt: number[]
  /**
   * The deltas, in order.
   */
  texts: string[]
}
/**
 * A model and its context window.
 */
export interface RequestContextData {
  /**
   * The name of the model's provider.
   */
  provider: string
  /**
   * The name of the model, as the provider knows it.
   */
  model: string
  /**
   * How much fits into a request and its answer, in tokens. Absent when it is not known.
   */
  contextWindow?: number
}
/**
 * The session knows which model serves it, and how much fits into a request.
 */
export interface RequestContextEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'request/context'
  /**
   * The model and its context window.
   */
  data: RequestContextData
}
/**
 * The header of the model requests to come, and why it was written.
 */
export interface RequestHeaderData {
  /**
   * What holds from now on.
   */
  header: EpochHeader
  /**
   * Why it was written.
   */
  reason: RequestHeaderReason
  /**
   * Present where a new series of requests begins. Since runtime 0.2.1.
   */
  startsSeries?: true
}
/**
 * The model, system prompt or tools of the session's requests are set or have changed.
 */
export interface RequestHeaderEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'request/header'
  /**
   * The new header, and why it was written.
   */
  data: RequestHeaderData
}
/**
 * What the sandbox lets tools do.
 */
export interface SandboxModeData {
  /**
   * What holds from now on.
   */
  mode: SandboxMode
  /**
   * Present when the session that delegated the work passed it on.
   */
  source?: 'delegation'
}
/**
 * What the sandbox lets tools do was set.
 */
export interface SandboxModeEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'sandbox/mode'
  /**
   * What was set.
   */
  data: SandboxModeData
}
/**
 * A schedule was made.
 */
export interface ScheduleCreate {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * Marks that a schedule was made.
   */
  operation: 'create'
  /**
   * The schedule.
   */
  schedule: Schedule
}
/**
 * A schedule was removed.
 */
export interface ScheduleDelete {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * Marks that a schedule was removed.
   */
  operation: 'delete'
  /**
   * The id of the schedule.
   */
  id: string
}
/**
 * A schedule came due, and its prompt goes to the agent. Schedules of kind `after` and `at` are done with it.
 */
export interface ScheduleDispatch {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * Marks that a schedule came due.
   */
  operation: 'dispatch'
  /**
   * The id of the schedule.
   */
  id: string
  /**
   * When it was taken up, as an RFC 3339 time. With schedules of kind `every` only.
   */
  acceptedAt?: string
}
/**
 * A schedule was made, removed or came due.
 */
export interface ScheduleChangeEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'schedule/change'
  /**
   * What became of which schedule.
   */
  data: ScheduleChangeData
}
/**
 * Names the session that has an unsettled prompt.
 */
export interface SessionBusyData {
  /**
   * The busy session.
   */
  sessionId: string
}
/**
 * Names the session whose running turn should end. Children in the background go on.
 */
export interface SessionCancelParams {
  /**
   * The session to cancel; not empty.
   */
  sessionId: string
}
/**
 * Says whether there was a turn to end. This answer and the prompt's may come in either order.
 */
export interface SessionCancelResult {
  /**
   * True: a turn was running and ends as aborted by the user. False: nothing was running there.
   */
  cancelled: boolean
}
/**
 * Names the session to close. Prompting the same id afterwards makes a new session.
 */
export interface SessionCloseParams {
  /**
   * The session to close; not empty.
   */
  sessionId: string
}
/**
 * Says whether there was a session to close. A running prompt has settled as aborted before this answer.
 */
export interface SessionCloseResult {
  /**
   * True: the session was closed. False: there is no such session.
   */
  closed: boolean
}
/**
 * An object with no members.
 */
export interface SessionEndSeedData {
  [k: string]: unknown
}
/**
 * What came before was put into the log when the session was made, from another session for one; what follows happened here. Runtimes seldom send it.
 */
export interface SessionEndSeedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'session/end-seed'
  /**
   * Nothing: the event says it all.
   */
  data: SessionEndSeedData
}
/**
 * The agent begins to work on new input.
 */
export interface TurnStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'turn/start'
  /**
   * Which turn it is.
   */
  data: TurnStartData
}
/**
 * Which turn begins.
 */
export interface TurnStartData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
}
/**
 * The turn is over. Queued input may start another at once: the session is done only when `session.status` says idle.
 */
export interface TurnEndEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'turn/end'
  /**
   * Which turn ended, and why.
   */
  data: TurnEndData
}
/**
 * Which turn ended, and why.
 */
export interface TurnEndData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * Why the turn ended.
   */
  reason: TurnEndReason
}
/**
 * The agent is about to ask the model.
 */
export interface StepStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'step/start'
  /**
   * Which step it is.
   */
  data: StepStartData
}
/**
 * Which step begins.
 */
export interface StepStartData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
}
/**
 * The model has answered and its tools have run.
 */
export interface StepEndEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'step/end'
  /**
   * Which step ended.
   */
  data: StepEndData
}
/**
 * Which step ended.
 */
export interface StepEndData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
}
/**
 * Input enters the conversation: a prompt whose turn has come, or what a plugin added.
 */
export interface UserMessageEvent extends SurfaceEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'user/message'
  /**
   * The message itself; there is no wrapper around it.
   */
  data: UserMessage
}
/**
 * The agent starts a tool that the model asked for.
 */
export interface ToolCallEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool/call'
  /**
   * The tool and its arguments.
   */
  data: ToolCallData
}
/**
 * A tool that starts, and its arguments.
 */
export interface ToolCallData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The id of the call; its `tool/result` repeats it.
   */
  callId: string
  /**
   * The name of the tool.
   */
  name: string
  /**
   * The arguments as the model wrote them, meant to be JSON. Expect text that does not parse.
   */
  arguments: string
}
/**
 * A tool has returned, and its result enters the conversation.
 */
export interface ToolResultEvent extends SurfaceEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool/result'
  /**
   * The result.
   */
  data: ToolResultData
}
/**
 * What a tool returned, for the model and for the display.
 */
export interface ToolResultData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The result, as the model gets it.
   */
  message: ToolResultMessage
  /**
   * What went wrong, for programs. Absent on success, and where a tool reports its failure as text only.
   */
  error?: ToolError
  /**
   * More about the result for display, in a shape that is the tool's own. Any JSON; do not rely on it.
   */
  meta?: unknown
}
/**
 * The result of one tool call as one block. The form of runtimes before 0.2.1.
 */
export interface UserRoleToolResultMessage {
  /**
   * The id of the message, a UUID.
   */
  id: string
  /**
   * Marks this form.
   */
  role: 'user'
  /**
   * The result: exactly one block.
   */
  content: ToolResultBlock[]
  /**
   * The tool call that this answers.
   */
  source: ToolSource
}
/**
 * The result of one tool call, its blocks laid open. Since runtime 0.2.1.
 */
export interface ToolRoleToolResultMessage {
  /**
   * The id of the message, a UUID.
   */
  id: string
  /**
   * Marks this form.
   */
  role: 'tool'
  /**
   * The id of the `tool-call` block that this answers.
   */
  toolCallId: string
  /**
   * What the tool gave back.
   */
  content: ContentBlock[]
  /**
   * Whether the call failed; `content` then says how.
   */
  isError?: boolean
  /**
   * The tool call that this answers.
   */
  source: ToolSource
}
/**
 * What went wrong in a tool call.
 */
export interface ToolError {
  /**
   * The name of the error's class.
   */
  name: string
  /**
   * What went wrong, for programs.
   */
  code: string
}
/**
 * Code that the model wrote calls a tool.
 */
export interface ToolCodeDispatchStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool/code-dispatch-start'
  /**
   * The tool, its arguments, and the call it is part of.
   */
  data: ToolCodeDispatchStartData
}
/**
 * A tool that code calls, its arguments, and the call it is part of.
 */
export interface ToolCodeDispatchStartData {
  /**
   * The id of the tool call that the model made.
   */
  rootCallId: string
  /**
   * The id of the call whose code calls the tool; the same as `rootCallId` unless calls are nested.
   */
  parentCallId: string
  /**
   * The id of this call; its `tool/code-dispatch` repeats it.
   */
  subCallId: string
  /**
   * The name of the tool.
   */
  name: string
  /**
   * The arguments as a JSON value, already parsed, unlike those of `tool/call`.
   */
  arguments: unknown
}
/**
 * A tool that code called has returned, to the code and not to the model.
 */
export interface ToolCodeDispatchEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool/code-dispatch'
  /**
   * The call and its result.
   */
  data: ToolCodeDispatchData
}
/**
 * A tool that code called, and what it returned.
 */
export interface ToolCodeDispatchData extends ToolCodeDispatchStartData {
  /**
   * True when the call failed.
   */
  isError: boolean
  /**
   * The result, as the code gets it.
   */
  content: ContentBlock[]
}
/**
 * The session got a title. A later one replaces it.
 */
export interface SessionTitleEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'session/title'
  /**
   * The title, and where it comes from.
   */
  data: SessionTitleData
}
/**
 * A title, and where it comes from.
 */
export interface SessionTitleData {
  /**
   * The title, for people.
   */
  title: string
  /**
   * The `seq` of each message that the title was made from.
   */
  messageSeqs: number[]
  /**
   * Who or what chose the title.
   */
  source: TitleSource
}
/**
 * The user.
 */
export interface UserTitleSource {
  /**
   * Marks this kind of source.
   */
  kind: 'user'
}
/**
 * A title provider asks a model for a title. The request is no part of the conversation.
 */
export interface SessionTitleLlmRequestEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'session/title-llm-request'
  /**
   * The request.
   */
  data: SessionTitleLlmRequestData
}
/**
 * A request for a title, as it goes to the model.
 */
export interface SessionTitleLlmRequestData {
  /**
   * The name of the title provider.
   */
  titleProvider: string
  /**
   * The `seq` of each message that the title is made from.
   */
  messageSeqs: number[]
  /**
   * The model that is asked.
   */
  route: ModelRoute
  /**
   * The system prompt of the request.
   */
  system: string
  /**
   * The messages of the request.
   */
  messages: Message[]
  /**
   * Largest output of the request, in tokens.
   */
  maxTokens: number
}
/**
 * The agent wrote its todo list. The list is whole: it replaces the one before.
 */
export interface TodoWriteEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'todo/write'
  /**
   * The list.
   */
  data: TodoWriteData
}
/**
 * The whole list of things to do.
 */
export interface TodoWriteData {
  /**
   * The entries, in the agent's order.
   */
  todos: TodoItem[]
}
/**
 * One thing to do.
 */
export interface TodoItem {
  /**
   * What is to be done.
   */
  content: string
  /**
   * How far it is.
   */
  status: TodoStatus
}
/**
 * Written into a subagent's own session: what sort of subagent it is.
 */
export interface SubagentDescriptorEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'subagent/descriptor'
  /**
   * What sort of subagent it is.
   */
  data: SubagentDescriptorData
}
/**
 * What sort of subagent a session is, and how to set it up again.
 */
export interface SubagentDescriptorData {
  /**
   * The version of this shape; 2 in known runtimes.
   */
  version: number
  /**
   * Whether it can be given more work later.
   */
  mode: SubagentMode
  /**
   * The name of the subagent provider that runs it.
   */
  provider: string
  /**
   * What it was asked to do, in a few words. Always present with mode `continuable`.
   */
  label?: string
  /**
   * The provider of the model it runs on. With mode `continuable` only.
   */
  agentProvider?: string
  /**
   * The model it runs on. With mode `continuable` only.
   */
  agentModel?: string
  /**
   * The persona it takes on. With mode `continuable` only.
   */
  persona?: string
  /**
   * Which tools it may use. With mode `continuable` only.
   */
  toolFilter?: ToolFilter
}
/**
 * Which tools an agent may use. An absent list does not restrict.
 */
export interface ToolFilter {
  /**
   * Names of the only tools it may use.
   */
  allow?: string[]
  /**
   * Names of tools it may not use.
   */
  deny?: string[]
}
/**
 * A workflow begins.
 */
export interface ToolWorkflowRunStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool-workflow/run-start'
  /**
   * Which workflow begins.
   */
  data: ToolWorkflowRunStartData
}
/**
 * Which workflow begins.
 */
export interface ToolWorkflowRunStartData {
  /**
   * The id of the workflow run.
   */
  runId: string
  /**
   * The name of the workflow.
   */
  name: string
}
/**
 * A workflow starts one of its subagents.
 */
export interface ToolWorkflowAgentStartEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool-workflow/agent-start'
  /**
   * Which subagent starts.
   */
  data: ToolWorkflowAgentStartData
}
/**
 * A subagent that a workflow starts.
 */
export interface ToolWorkflowAgentStartData {
  /**
   * The id of the workflow run.
   */
  runId: string
  /**
   * The number of the subagent within the run, counted from 1. Not the `seq` of an event.
   */
  seq: number
  /**
   * What the subagent does, in a few words.
   */
  label: string
  /**
   * The phase of the workflow that it belongs to.
   */
  phase?: string
  /**
   * The session of the subagent.
   */
  childId: string
}
/**
 * A subagent of a workflow has finished.
 */
export interface ToolWorkflowAgentEndEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool-workflow/agent-end'
  /**
   * Which subagent finished, and how.
   */
  data: ToolWorkflowAgentEndData
}
/**
 * A subagent of a workflow that finished, and how.
 */
export interface ToolWorkflowAgentEndData {
  /**
   * The id of the workflow run.
   */
  runId: string
  /**
   * The number of the subagent within the run, from its `tool-workflow/agent-start`.
   */
  seq: number
  /**
   * How it ended.
   */
  outcome: WorkflowAgentOutcome
}
/**
 * The workflow is over.
 */
export interface ToolWorkflowRunEndEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'tool-workflow/run-end'
  /**
   * Which workflow ended, and how.
   */
  data: ToolWorkflowRunEndData
}
/**
 * Which workflow ended, and how.
 */
export interface ToolWorkflowRunEndData {
  /**
   * The id of the workflow run.
   */
  runId: string
  /**
   * How it ended.
   */
  stopReason: WorkflowStopReason
}
/**
 * The web search tool asks a model to search. The request is no part of the conversation; credentials are not in it.
 */
export interface WebDeepseekSearchLlmRequestEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'web/deepseek-search-llm-request'
  /**
   * The request.
   */
  data: WebDeepseekSearchLlmRequestData
}
/**
 * A search, as it goes to the model's API.
 */
export interface WebDeepseekSearchLlmRequestData {
  /**
   * The URL that is asked.
   */
  endpoint: string
  /**
   * The version of the API.
   */
  apiVersion: string
  /**
   * The body of the HTTP request.
   */
  body: WebSearchRequestBody
}
/**
 * The body of a search request, in the shape of the API that is asked.
 */
export interface WebSearchRequestBody {
  /**
   * The name of the model.
   */
  model: string
  /**
   * Largest output of the request, in tokens.
   */
  max_tokens: number
  /**
   * What is asked: exactly one message.
   */
  messages: WebSearchRequestMessage[]
  /**
   * The search tool of the API: exactly one entry.
   */
  tools: WebSearchRequestTool[]
}
/**
 * The message that asks for the search.
 */
export interface WebSearchRequestMessage {
  /**
   * The message is input to the model.
   */
  role: 'user'
  /**
   * What is to be found: text, in the API's own form.
   */
  content: unknown
}
/**
 * The search tool of the API. It has further members of the API's own.
 */
export interface WebSearchRequestTool {
  /**
   * The tool and its version.
   */
  type: 'web_search_20250305'
}
/**
 * A member joined the team, or its state changed.
 */
export interface TeamMemberEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'team/member'
  /**
   * The member after the change.
   */
  data: TeamMemberData
}
/**
 * A member of a team. It replaces what was known of the member.
 */
export interface TeamMemberData {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * The id of the team.
   */
  teamId: string
  /**
   * The member after the change.
   */
  member: TeamMember
}
/**
 * One agent of a team.
 */
export interface TeamMember {
  /**
   * The id of the member; its session.
   */
  id: string
  /**
   * The name the others call it by.
   */
  name: string
  /**
   * What it is there for.
   */
  description: string
  /**
   * The name of the subagent provider that runs it.
   */
  provider: string
  /**
   * What it knew when it began.
   */
  context: TeamMemberContext
  /**
   * How far it is.
   */
  phase: TeamMemberPhase
  /**
   * Why it failed, with phase `failed`.
   */
  error?: string
}
/**
 * A task of the team is new or has changed.
 */
export interface TeamTaskEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'team/task'
  /**
   * The task after the change.
   */
  data: TeamTaskData
}
/**
 * A task of a team. It replaces what was known of the task.
 */
export interface TeamTaskData {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * The id of the team.
   */
  teamId: string
  /**
   * The task after the change.
   */
  task: TeamTask
}
/**
 * One task of a team.
 */
export interface TeamTask {
  /**
   * The id of the task.
   */
  id: string
  /**
   * Grows with every change to the task.
   */
  revision: number
  /**
   * What is to be done, in a few words.
   */
  subject: string
  /**
   * What is to be done, in full.
   */
  description: string
  /**
   * How far it is.
   */
  status: TeamTaskStatus
  /**
   * The member who does it. Absent while nobody does.
   */
  ownerId?: string
  /**
   * The ids of tasks that must be done first.
   */
  blockedBy: string[]
  /**
   * The files or folders that its owner may change.
   */
  writeScopes: string[]
}
/**
 * A member wrote to another. `team/message/delivered` follows when it has arrived.
 */
export interface TeamMessageQueuedEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'team/message/queued'
  /**
   * The message.
   */
  data: TeamMessageQueuedData
}
/**
 * A message from one member to another.
 */
export interface TeamMessageQueuedData {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * The id of the team.
   */
  teamId: string
  /**
   * The message.
   */
  message: TeamMessage
}
/**
 * A message from one member of a team to another.
 */
export interface TeamMessage {
  /**
   * The id of the message.
   */
  id: string
  /**
   * The member who wrote it.
   */
  senderId: string
  /**
   * The name of that member.
   */
  senderName: string
  /**
   * The member it is for.
   */
  targetId: string
  /**
   * Whether it wakes the member it is for.
   */
  delivery: TeamMessageDelivery
  /**
   * What it says.
   */
  content: ContentBlock[]
}
/**
 * A message between members has arrived.
 */
export interface TeamMessageDeliveredEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'team/message/delivered'
  /**
   * Which message arrived.
   */
  data: TeamMessageDeliveredData
}
/**
 * A message that has arrived, and at whom.
 */
export interface TeamMessageDeliveredData {
  /**
   * The version of this shape.
   */
  version: 1
  /**
   * The id of the team.
   */
  teamId: string
  /**
   * The id of the message, from `team/message/queued`.
   */
  messageId: string
  /**
   * The member it is for.
   */
  targetId: string
}
/**
 * Instructions entered the conversation. Since runtime 0.1.5; before, they stood in the request header.
 */
export interface SystemMessageEvent extends SurfaceEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'system/message'
  /**
   * The instructions, and when they came.
   */
  data: SystemMessageData
}
/**
 * Instructions to the model, and the step they came in.
 */
export interface SystemMessageData {
  /**
   * The turn, counted from 1 within the session.
   */
  turn: number
  /**
   * The step, counted from 1 within the turn.
   */
  step: number
  /**
   * The instructions.
   */
  message: SystemMessage
}
/**
 * Instructions to the model that no person wrote. Since runtime 0.1.5.
 */
export interface SystemMessage {
  /**
   * The id of the message, a UUID.
   */
  id: string
  /**
   * Marks instructions.
   */
  role: 'system'
  /**
   * The instructions.
   */
  content: ContentBlock[]
  /**
   * What wrote them.
   */
  source: MessageSource
}
/**
 * The session keeps a child in its list. Since runtime 0.1.5.
 */
export interface SubagentCatalogEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'subagent/catalog'
  /**
   * The child.
   */
  data: SubagentCatalogData
}
/**
 * A child in the list that its parent keeps.
 */
export interface SubagentCatalogData {
  /**
   * Version of this record.
   */
  version: number
  /**
   * The session of the child.
   */
  childId: string
  /**
   * When it was made, in Unix milliseconds.
   */
  childCreatedAt: number
  /**
   * How long the child lives.
   */
  mode: 'continuable' | 'one-shot' | 'external' | 'unknown' | (string & {})
  /**
   * The name of the child, for a person.
   */
  label?: string
}
/**
 * The session works in another directory from here on. Since runtime 0.2.1.
 */
export interface WorkingDirectoryChangeEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'working-directory/change'
  /**
   * The directory.
   */
  data: WorkingDirectoryChangeData
}
/**
 * The directory a session works in from here on.
 */
export interface WorkingDirectoryChangeData {
  /**
   * The directory, as a path on the machine of the runtime.
   */
  cwd: string
}
/**
 * A provider has taken in the log of the session up to a place. Since runtime 0.1.2.
 */
export interface SessionLogDeliveryEvent extends SessionEventEnvelope {
  /**
   * Marks this event.
   */
  type: 'session-log-deepseek/delivery-accepted'
  /**
   * Which log, and how far.
   */
  data: SessionLogDeliveryData
}
/**
 * How far a log has been taken in.
 */
export interface SessionLogDeliveryData {
  /**
   * The session.
   */
  sessionId: string
  /**
   * The version of the format of the log.
   */
  sessionFormatVersion?: number
  /**
   * The `seq` of the last event taken in.
   */
  throughSeq: number
}
/**
 * Of a later release or a plugin: a session event to pass on or to skip.
 */
export interface UnknownSessionEvent extends SessionEventEnvelope {
  /**
   * Not one of the known values.
   */
  type: UnknownTag
  [k: string]: unknown
}
/**
 * One event of any session in the runtime, unfiltered: subagents' sessions and sessions of other prompts included. Filter by `sessionId`.
 */
export interface SessionEventNotification {
  /**
   * The session whose log grew.
   */
  sessionId: string
  /**
   * The event.
   */
  event: SessionEvent
}
/**
 * One user message for one session. A session id the runtime does not know creates the session.
 */
export interface SessionPromptParams {
  /**
   * The session to prompt, chosen by the client; not empty.
   */
  sessionId: string
  /**
   * The message, inline images included. May be empty.
   */
  contentBlocks: ContentBlock[]
}
/**
 * The answer of version 0: the message is queued. What the turn does follows as notifications, up to `session.status` idle.
 */
export interface SessionPromptReceipt {
  /**
   * The id the queued user message got; its `agent/inbox/spliced` and `user/message` events carry it.
   */
  messageId: string
}
/**
 * The answer of version 1: how the turn settled. It follows everything the turn emitted.
 */
export interface SessionPromptResult {
  /**
   * The id the user message got; its `agent/inbox/spliced` and `user/message` events carry it.
   */
  messageId: string
  /**
   * The outcome in one word.
   */
  status: SessionPromptStatus
  /**
   * Why the session's last turn before idle ended.
   */
  reason: TurnEndReason
}
/**
 * The state of a session's whole agent after a change. Queued turns run back to back with no idle between them; title and inbox events may still follow idle.
 */
export interface SessionStatusNotification {
  /**
   * The session whose agent changed state.
   */
  sessionId: string
  /**
   * The state after the change.
   */
  status: SessionStatus
}
/**
 * An empty object. It is the last line the server writes.
 */
export interface ShutdownResult {
  [k: string]: unknown
}
/**
 * A run of text deltas of one block.
 */
export interface TextChunksRecord {
  /**
   * Marks this record.
   */
  type: 'text-chunks'
  /**
   * When the first delta arrived, in Unix milliseconds.
   */
  time0: number
  /**
   * The block's place in the answer, from 0.
   */
  index: number
  /**
   * Time from each delta to the next, in milliseconds; one fewer than there are texts.
   */
  dt: number[]
  /**
   * The deltas, in order.
   */
  texts: string[]
}
/**
 * A run of deltas of one tool call's arguments.
 */
export interface ToolCallChunksRecord {
  /**
   * Marks this record.
   */
  type: 'tool-call-chunks'
  /**
   * When the first delta arrived, in Unix milliseconds.
   */
  time0: number
  /**
   * The block's place in the answer, from 0.
   */
  index: number
  /**
   * The id of the tool call.
   */
  id: string
  /**
   * The tool.
   */
  name?: string
  /**
   * Time from each delta to the next, in milliseconds; one fewer than there are args.
   */
  dt: number[]
  /**
   * The pieces of the arguments' JSON text, in order.
   */
  args: string[]
}
/**
 * Of a later release or a plugin: a stream record to pass on or to skip.
 */
export interface UnknownStreamRecord {
  /**
   * Not one of the known values.
   */
  type: UnknownTag
  [k: string]: unknown
}
/**
 * How a child session's run ended and what it said last.
 */
export interface SubagentFinishedNotification {
  /**
   * Name of the subagent provider that ran the child.
   */
  provider: string
  /**
   * Id of the child's agent; equals `childSessionId` in every known runtime.
   */
  agentId: string
  /**
   * The session that delegated.
   */
  parentSessionId: string
  /**
   * The child's session.
   */
  childSessionId: string
  /**
   * The outcome in one word.
   */
  status: RunStatus
  /**
   * Why the child stopped.
   */
  stopReason: SubagentStopReason
  /**
   * The content of the child's last assistant message that was not empty, else its accumulated assistant text. Absent when it produced nothing.
   */
  lastAssistantMessage?: ContentBlock[]
}
/**
 * Ties a child session to the session that started it. Repeats for the same child when it is reactivated.
 */
export interface SubagentStartedNotification {
  /**
   * The session that delegates.
   */
  parentSessionId: string
  /**
   * The child's session; its events carry this id.
   */
  childSessionId: string
}
/**
 * Of a later release or a plugin: a turn end reason to pass on or to skip.
 */
export interface UnknownTurnEndReason {
  /**
   * Not one of the known values.
   */
  kind: UnknownTag
  [k: string]: unknown
}
