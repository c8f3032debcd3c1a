// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.

import type * as t from './types.js'
import * as v from './validators.js'

/** Every protocol version, oldest first: 0 is "receipt", 1 is "settled". */
export const PROTOCOL_VERSIONS = [0, 1] as const

/** A protocol version this release speaks. */
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number]

/** What clients may ask, by method name. A result that differs between versions is the union of them. */
export interface HarnessSdkRequestMap {
  /** Settles the protocol version and says what new sessions run on. */
  'initialize': { params: t.InitializeParams; result: t.InitializeResultV0 | t.InitializeResult }
  /** Sends a user message to a session and, from version 1, answers with the settled outcome. */
  'session/prompt': { params: t.SessionPromptParams; result: t.SessionPromptReceipt | t.SessionPromptResult }
  /** Ends the running turn of a session and its foreground children. */
  'session/cancel': { params: t.SessionCancelParams; result: t.SessionCancelResult }
  /** Ends a session and everything that runs in it, and forgets it. */
  'session/close': { params: t.SessionCloseParams; result: t.SessionCloseResult }
  /** Settles what runs, answers, and ends the runtime. Served at any time, initialized or not. */
  'shutdown': { params: undefined; result: t.ShutdownResult }
}

/** What servers tell unasked, by method name. */
export interface HarnessSdkNotificationMap {
  /** One event of any session in the runtime, sent as it is recorded. */
  'session.event': t.SessionEventNotification
  /** A session's agent began or stopped working. */
  'session.status': t.SessionStatusNotification
  /** A session delegated work to a child session in this runtime. */
  'subagent.started': t.SubagentStartedNotification
  /** A child session's run ended. Only for children that run in this runtime's process. */
  'subagent.finished': t.SubagentFinishedNotification
}

/** Name of a method that clients send. */
export type RequestMethod = keyof HarnessSdkRequestMap

/** Name of a method that servers send. */
export type NotificationMethod = keyof HarnessSdkNotificationMap

/** What is known of one request method. */
export interface RequestEntry {
  /** The protocol versions that have it. */
  readonly versions: readonly ProtocolVersion[]
  /** Checks the parameters; null where there are none. */
  readonly params: v.Validator | null
  /** Checks the result, by version. */
  readonly results: { readonly [version in ProtocolVersion]?: v.Validator }
}

/** What is known of one notification method. */
export interface NotificationEntry {
  /** The protocol versions that have it. */
  readonly versions: readonly ProtocolVersion[]
  /** Checks the parameters. */
  readonly params: v.Validator
}

export const REQUESTS: { readonly [method in RequestMethod]: RequestEntry } = {
  'initialize': { versions: [0, 1], params: v.validateInitializeParams, results: { 0: v.validateInitializeResultV0, 1: v.validateInitializeResult } },
  'session/prompt': { versions: [0, 1], params: v.validateSessionPromptParams, results: { 0: v.validateSessionPromptReceipt, 1: v.validateSessionPromptResult } },
  'session/cancel': { versions: [1], params: v.validateSessionCancelParams, results: { 1: v.validateSessionCancelResult } },
  'session/close': { versions: [1], params: v.validateSessionCloseParams, results: { 1: v.validateSessionCloseResult } },
  'shutdown': { versions: [0, 1], params: null, results: { 0: v.validateShutdownResult, 1: v.validateShutdownResult } },
}

export const NOTIFICATIONS: { readonly [method in NotificationMethod]: NotificationEntry } = {
  'session.event': { versions: [0, 1], params: v.validateSessionEventNotification },
  'session.status': { versions: [0, 1], params: v.validateSessionStatusNotification },
  'subagent.started': { versions: [0, 1], params: v.validateSubagentStartedNotification },
  'subagent.finished': { versions: [0, 1], params: v.validateSubagentFinishedNotification },
}

/** Every wire type by name. */
export interface WireTypes {
  AbortReason: t.AbortReason
  AbortedFinish: t.AbortedFinish
  AbortedReason: t.AbortedReason
  AdapterDefaults: t.AdapterDefaults
  AfterSchedule: t.AfterSchedule
  AgentInboxSplicedData: t.AgentInboxSplicedData
  AgentInboxSplicedEvent: t.AgentInboxSplicedEvent
  AgentInstructionsAction: t.AgentInstructionsAction
  AgentInstructionsChange: t.AgentInstructionsChange
  AgentInstructionsSource: t.AgentInstructionsSource
  AgentPresetSelectedData: t.AgentPresetSelectedData
  AgentPresetSelectedEvent: t.AgentPresetSelectedEvent
  ApprovalAskedData: t.ApprovalAskedData
  ApprovalAskedEvent: t.ApprovalAskedEvent
  ApprovalDecidedData: t.ApprovalDecidedData
  ApprovalDecidedEvent: t.ApprovalDecidedEvent
  ApprovalOutcome: t.ApprovalOutcome
  ApprovalPolicy: t.ApprovalPolicy
  ApprovalPolicyData: t.ApprovalPolicyData
  ApprovalPolicyEvent: t.ApprovalPolicyEvent
  AssistantAttemptData: t.AssistantAttemptData
  AssistantAttemptEvent: t.AssistantAttemptEvent
  AssistantChunkData: t.AssistantChunkData
  AssistantChunkEvent: t.AssistantChunkEvent
  AssistantMessage: t.AssistantMessage
  AssistantMessageData: t.AssistantMessageData
  AssistantMessageEvent: t.AssistantMessageEvent
  AtSchedule: t.AtSchedule
  BlockEndChunk: t.BlockEndChunk
  BlockStartChunk: t.BlockStartChunk
  BlockedReason: t.BlockedReason
  ChunkRecord: t.ChunkRecord
  ClientInfo: t.ClientInfo
  CommandDoneData: t.CommandDoneData
  CommandDoneEvent: t.CommandDoneEvent
  CommandOutcome: t.CommandOutcome
  CommandRunData: t.CommandRunData
  CommandRunEvent: t.CommandRunEvent
  CommandSource: t.CommandSource
  CompactionEndData: t.CompactionEndData
  CompactionEndEvent: t.CompactionEndEvent
  CompactionPruneData: t.CompactionPruneData
  CompactionPruneEvent: t.CompactionPruneEvent
  CompactionStartData: t.CompactionStartData
  CompactionStartEvent: t.CompactionStartEvent
  CompactionSummaryData: t.CompactionSummaryData
  CompactionSummaryEvent: t.CompactionSummaryEvent
  CompletedReason: t.CompletedReason
  ContentBlock: t.ContentBlock
  ContextSection: t.ContextSection
  CoordinatorSource: t.CoordinatorSource
  DisposedAbort: t.DisposedAbort
  EpochHeader: t.EpochHeader
  ErrorFinish: t.ErrorFinish
  ErrorReason: t.ErrorReason
  EverySchedule: t.EverySchedule
  FallbackTitleSource: t.FallbackTitleSource
  FeedbackRecordData: t.FeedbackRecordData
  FeedbackRecordEvent: t.FeedbackRecordEvent
  FinishChunk: t.FinishChunk
  FinishReason: t.FinishReason
  Goal: t.Goal
  GoalBlockedReason: t.GoalBlockedReason
  GoalChangeData: t.GoalChangeData
  GoalChangeEvent: t.GoalChangeEvent
  GoalClear: t.GoalClear
  GoalPhase: t.GoalPhase
  GoalRevision: t.GoalRevision
  GoalSource: t.GoalSource
  GoalUpsert: t.GoalUpsert
  HookAbort: t.HookAbort
  HookDialect: t.HookDialect
  HookInvokedData: t.HookInvokedData
  HookInvokedEvent: t.HookInvokedEvent
  HookResultData: t.HookResultData
  HookResultEvent: t.HookResultEvent
  ImageAttachment: t.ImageAttachment
  ImageBlock: t.ImageBlock
  ImageDimensions: t.ImageDimensions
  ImageMediaType: t.ImageMediaType
  InboxTarget: t.InboxTarget
  InitializeParams: t.InitializeParams
  InitializeResult: t.InitializeResult
  InitializeResultV0: t.InitializeResultV0
  InlineImageBlock: t.InlineImageBlock
  InterruptedReason: t.InterruptedReason
  InvalidParamsData: t.InvalidParamsData
  InvalidRequestData: t.InvalidRequestData
  JobRegisteredData: t.JobRegisteredData
  JobRegisteredEvent: t.JobRegisteredEvent
  JobSettledData: t.JobSettledData
  JobSettledEvent: t.JobSettledEvent
  JobToolCall: t.JobToolCall
  JsonRpcError: t.JsonRpcError
  JsonRpcErrorResponse: t.JsonRpcErrorResponse
  JsonRpcNotification: t.JsonRpcNotification
  JsonRpcRequest: t.JsonRpcRequest
  JsonRpcSuccessResponse: t.JsonRpcSuccessResponse
  LegacyAbort: t.LegacyAbort
  LlmFailure: t.LlmFailure
  LlmFailureCode: t.LlmFailureCode
  LlmRetryData: t.LlmRetryData
  LlmRetryEvent: t.LlmRetryEvent
  LlmRetryStartedData: t.LlmRetryStartedData
  LlmRetryStartedEvent: t.LlmRetryStartedEvent
  MaxTokensFinish: t.MaxTokensFinish
  MaxTokensReason: t.MaxTokensReason
  Message: t.Message
  MessageRole: t.MessageRole
  MessageSource: t.MessageSource
  MethodNotFoundData: t.MethodNotFoundData
  ModelConfig: t.ModelConfig
  ModelRoute: t.ModelRoute
  ModelSource: t.ModelSource
  ParentAbort: t.ParentAbort
  PermissionPresetData: t.PermissionPresetData
  PermissionPresetEvent: t.PermissionPresetEvent
  PlanModeData: t.PlanModeData
  PlanModeEvent: t.PlanModeEvent
  PluginContextForm: t.PluginContextForm
  PluginSource: t.PluginSource
  ProviderTitleSource: t.ProviderTitleSource
  ProviderUnavailableData: t.ProviderUnavailableData
  ReasoningBlock: t.ReasoningBlock
  ReasoningChunksRecord: t.ReasoningChunksRecord
  ReasoningDeltaChunk: t.ReasoningDeltaChunk
  ReplayState: t.ReplayState
  RequestContextData: t.RequestContextData
  RequestContextEvent: t.RequestContextEvent
  RequestHeaderData: t.RequestHeaderData
  RequestHeaderEvent: t.RequestHeaderEvent
  RequestHeaderReason: t.RequestHeaderReason
  RequestId: t.RequestId
  ResponseId: t.ResponseId
  RetryMode: t.RetryMode
  RunStatus: t.RunStatus
  SandboxMode: t.SandboxMode
  SandboxModeData: t.SandboxModeData
  SandboxModeEvent: t.SandboxModeEvent
  Schedule: t.Schedule
  ScheduleChangeData: t.ScheduleChangeData
  ScheduleChangeEvent: t.ScheduleChangeEvent
  ScheduleCreate: t.ScheduleCreate
  ScheduleDelete: t.ScheduleDelete
  ScheduleDispatch: t.ScheduleDispatch
  ServerCapabilities: t.ServerCapabilities
  ServerInfo: t.ServerInfo
  SessionBusyData: t.SessionBusyData
  SessionCancelParams: t.SessionCancelParams
  SessionCancelResult: t.SessionCancelResult
  SessionCloseParams: t.SessionCloseParams
  SessionCloseResult: t.SessionCloseResult
  SessionEndSeedData: t.SessionEndSeedData
  SessionEndSeedEvent: t.SessionEndSeedEvent
  SessionEvent: t.SessionEvent
  SessionEventEnvelope: t.SessionEventEnvelope
  SessionEventNotification: t.SessionEventNotification
  SessionLogDeliveryData: t.SessionLogDeliveryData
  SessionLogDeliveryEvent: t.SessionLogDeliveryEvent
  SessionPromptParams: t.SessionPromptParams
  SessionPromptReceipt: t.SessionPromptReceipt
  SessionPromptResult: t.SessionPromptResult
  SessionPromptStatus: t.SessionPromptStatus
  SessionReference: t.SessionReference
  SessionReferenceSource: t.SessionReferenceSource
  SessionStatus: t.SessionStatus
  SessionStatusNotification: t.SessionStatusNotification
  SessionTitleData: t.SessionTitleData
  SessionTitleEvent: t.SessionTitleEvent
  SessionTitleLlmRequestData: t.SessionTitleLlmRequestData
  SessionTitleLlmRequestEvent: t.SessionTitleLlmRequestEvent
  ShadowedRange: t.ShadowedRange
  ShutdownResult: t.ShutdownResult
  SkillCatalogEntry: t.SkillCatalogEntry
  SkillCatalogSource: t.SkillCatalogSource
  SkillInvocationSource: t.SkillInvocationSource
  StepEndData: t.StepEndData
  StepEndEvent: t.StepEndEvent
  StepStartData: t.StepStartData
  StepStartEvent: t.StepStartEvent
  StopFinish: t.StopFinish
  StoredImageBlock: t.StoredImageBlock
  StreamChunk: t.StreamChunk
  StreamRecord: t.StreamRecord
  SubagentCatalogData: t.SubagentCatalogData
  SubagentCatalogEvent: t.SubagentCatalogEvent
  SubagentDescriptorData: t.SubagentDescriptorData
  SubagentDescriptorEvent: t.SubagentDescriptorEvent
  SubagentFinishedNotification: t.SubagentFinishedNotification
  SubagentMode: t.SubagentMode
  SubagentReportSource: t.SubagentReportSource
  SubagentSettledSource: t.SubagentSettledSource
  SubagentStartedNotification: t.SubagentStartedNotification
  SubagentStopReason: t.SubagentStopReason
  SurfaceEventEnvelope: t.SurfaceEventEnvelope
  SurfaceOp: t.SurfaceOp
  SurfaceReplace: t.SurfaceReplace
  SurfaceSeqReplace: t.SurfaceSeqReplace
  SystemMessage: t.SystemMessage
  SystemMessageData: t.SystemMessageData
  SystemMessageEvent: t.SystemMessageEvent
  TeamMember: t.TeamMember
  TeamMemberContext: t.TeamMemberContext
  TeamMemberData: t.TeamMemberData
  TeamMemberEvent: t.TeamMemberEvent
  TeamMemberPhase: t.TeamMemberPhase
  TeamMessage: t.TeamMessage
  TeamMessageDeliveredData: t.TeamMessageDeliveredData
  TeamMessageDeliveredEvent: t.TeamMessageDeliveredEvent
  TeamMessageDelivery: t.TeamMessageDelivery
  TeamMessageQueuedData: t.TeamMessageQueuedData
  TeamMessageQueuedEvent: t.TeamMessageQueuedEvent
  TeamMessageSource: t.TeamMessageSource
  TeamTask: t.TeamTask
  TeamTaskData: t.TeamTaskData
  TeamTaskEvent: t.TeamTaskEvent
  TeamTaskStatus: t.TeamTaskStatus
  TextBlock: t.TextBlock
  TextChunksRecord: t.TextChunksRecord
  TextDeltaChunk: t.TextDeltaChunk
  TitleSource: t.TitleSource
  TodoItem: t.TodoItem
  TodoStatus: t.TodoStatus
  TodoWriteData: t.TodoWriteData
  TodoWriteEvent: t.TodoWriteEvent
  TokenUsage: t.TokenUsage
  ToolCallBlock: t.ToolCallBlock
  ToolCallChunksRecord: t.ToolCallChunksRecord
  ToolCallData: t.ToolCallData
  ToolCallDeltaChunk: t.ToolCallDeltaChunk
  ToolCallEvent: t.ToolCallEvent
  ToolCallsFinish: t.ToolCallsFinish
  ToolCodeDispatchData: t.ToolCodeDispatchData
  ToolCodeDispatchEvent: t.ToolCodeDispatchEvent
  ToolCodeDispatchStartData: t.ToolCodeDispatchStartData
  ToolCodeDispatchStartEvent: t.ToolCodeDispatchStartEvent
  ToolDefinition: t.ToolDefinition
  ToolError: t.ToolError
  ToolFilter: t.ToolFilter
  ToolResultBlock: t.ToolResultBlock
  ToolResultData: t.ToolResultData
  ToolResultEvent: t.ToolResultEvent
  ToolResultMessage: t.ToolResultMessage
  ToolRoleToolResultMessage: t.ToolRoleToolResultMessage
  ToolSource: t.ToolSource
  ToolWorkflowAgentEndData: t.ToolWorkflowAgentEndData
  ToolWorkflowAgentEndEvent: t.ToolWorkflowAgentEndEvent
  ToolWorkflowAgentStartData: t.ToolWorkflowAgentStartData
  ToolWorkflowAgentStartEvent: t.ToolWorkflowAgentStartEvent
  ToolWorkflowRunEndData: t.ToolWorkflowRunEndData
  ToolWorkflowRunEndEvent: t.ToolWorkflowRunEndEvent
  ToolWorkflowRunStartData: t.ToolWorkflowRunStartData
  ToolWorkflowRunStartEvent: t.ToolWorkflowRunStartEvent
  TurnEndData: t.TurnEndData
  TurnEndEvent: t.TurnEndEvent
  TurnEndReason: t.TurnEndReason
  TurnStartData: t.TurnStartData
  TurnStartEvent: t.TurnStartEvent
  UsageChunk: t.UsageChunk
  UserAbort: t.UserAbort
  UserCommandSource: t.UserCommandSource
  UserMessage: t.UserMessage
  UserMessageEvent: t.UserMessageEvent
  UserRoleToolResultMessage: t.UserRoleToolResultMessage
  UserSource: t.UserSource
  UserTitleSource: t.UserTitleSource
  ValidationIssue: t.ValidationIssue
  WebDeepseekSearchLlmRequestData: t.WebDeepseekSearchLlmRequestData
  WebDeepseekSearchLlmRequestEvent: t.WebDeepseekSearchLlmRequestEvent
  WebSearchRequestBody: t.WebSearchRequestBody
  WebSearchRequestMessage: t.WebSearchRequestMessage
  WebSearchRequestTool: t.WebSearchRequestTool
  WorkflowAgentOutcome: t.WorkflowAgentOutcome
  WorkflowStopReason: t.WorkflowStopReason
  WorkingDirectoryChangeData: t.WorkingDirectoryChangeData
  WorkingDirectoryChangeEvent: t.WorkingDirectoryChangeEvent
}

/** Name of a wire type. */
export type WireTypeName = keyof WireTypes

export const VALIDATORS: { readonly [name in WireTypeName]: v.Validator } = {
  AbortReason: v.validateAbortReason,
  AbortedFinish: v.validateAbortedFinish,
  AbortedReason: v.validateAbortedReason,
  AdapterDefaults: v.validateAdapterDefaults,
  AfterSchedule: v.validateAfterSchedule,
  AgentInboxSplicedData: v.validateAgentInboxSplicedData,
  AgentInboxSplicedEvent: v.validateAgentInboxSplicedEvent,
  AgentInstructionsAction: v.validateAgentInstructionsAction,
  AgentInstructionsChange: v.validateAgentInstructionsChange,
  AgentInstructionsSource: v.validateAgentInstructionsSource,
  AgentPresetSelectedData: v.validateAgentPresetSelectedData,
  AgentPresetSelectedEvent: v.validateAgentPresetSelectedEvent,
  ApprovalAskedData: v.validateApprovalAskedData,
  ApprovalAskedEvent: v.validateApprovalAskedEvent,
  ApprovalDecidedData: v.validateApprovalDecidedData,
  ApprovalDecidedEvent: v.validateApprovalDecidedEvent,
  ApprovalOutcome: v.validateApprovalOutcome,
  ApprovalPolicy: v.validateApprovalPolicy,
  ApprovalPolicyData: v.validateApprovalPolicyData,
  ApprovalPolicyEvent: v.validateApprovalPolicyEvent,
  AssistantAttemptData: v.validateAssistantAttemptData,
  AssistantAttemptEvent: v.validateAssistantAttemptEvent,
  AssistantChunkData: v.validateAssistantChunkData,
  AssistantChunkEvent: v.validateAssistantChunkEvent,
  AssistantMessage: v.validateAssistantMessage,
  AssistantMessageData: v.validateAssistantMessageData,
  AssistantMessageEvent: v.validateAssistantMessageEvent,
  AtSchedule: v.validateAtSchedule,
  BlockEndChunk: v.validateBlockEndChunk,
  BlockStartChunk: v.validateBlockStartChunk,
  BlockedReason: v.validateBlockedReason,
  ChunkRecord: v.validateChunkRecord,
  ClientInfo: v.validateClientInfo,
  CommandDoneData: v.validateCommandDoneData,
  CommandDoneEvent: v.validateCommandDoneEvent,
  CommandOutcome: v.validateCommandOutcome,
  CommandRunData: v.validateCommandRunData,
  CommandRunEvent: v.validateCommandRunEvent,
  CommandSource: v.validateCommandSource,
  CompactionEndData: v.validateCompactionEndData,
  CompactionEndEvent: v.validateCompactionEndEvent,
  CompactionPruneData: v.validateCompactionPruneData,
  CompactionPruneEvent: v.validateCompactionPruneEvent,
  CompactionStartData: v.validateCompactionStartData,
  CompactionStartEvent: v.validateCompactionStartEvent,
  CompactionSummaryData: v.validateCompactionSummaryData,
  CompactionSummaryEvent: v.validateCompactionSummaryEvent,
  CompletedReason: v.validateCompletedReason,
  ContentBlock: v.validateContentBlock,
  ContextSection: v.validateContextSection,
  CoordinatorSource: v.validateCoordinatorSource,
  DisposedAbort: v.validateDisposedAbort,
  EpochHeader: v.validateEpochHeader,
  ErrorFinish: v.validateErrorFinish,
  ErrorReason: v.validateErrorReason,
  EverySchedule: v.validateEverySchedule,
  FallbackTitleSource: v.validateFallbackTitleSource,
  FeedbackRecordData: v.validateFeedbackRecordData,
  FeedbackRecordEvent: v.validateFeedbackRecordEvent,
  FinishChunk: v.validateFinishChunk,
  FinishReason: v.validateFinishReason,
  Goal: v.validateGoal,
  GoalBlockedReason: v.validateGoalBlockedReason,
  GoalChangeData: v.validateGoalChangeData,
  GoalChangeEvent: v.validateGoalChangeEvent,
  GoalClear: v.validateGoalClear,
  GoalPhase: v.validateGoalPhase,
  GoalRevision: v.validateGoalRevision,
  GoalSource: v.validateGoalSource,
  GoalUpsert: v.validateGoalUpsert,
  HookAbort: v.validateHookAbort,
  HookDialect: v.validateHookDialect,
  HookInvokedData: v.validateHookInvokedData,
  HookInvokedEvent: v.validateHookInvokedEvent,
  HookResultData: v.validateHookResultData,
  HookResultEvent: v.validateHookResultEvent,
  ImageAttachment: v.validateImageAttachment,
  ImageBlock: v.validateImageBlock,
  ImageDimensions: v.validateImageDimensions,
  ImageMediaType: v.validateImageMediaType,
  InboxTarget: v.validateInboxTarget,
  InitializeParams: v.validateInitializeParams,
  InitializeResult: v.validateInitializeResult,
  InitializeResultV0: v.validateInitializeResultV0,
  InlineImageBlock: v.validateInlineImageBlock,
  InterruptedReason: v.validateInterruptedReason,
  InvalidParamsData: v.validateInvalidParamsData,
  InvalidRequestData: v.validateInvalidRequestData,
  JobRegisteredData: v.validateJobRegisteredData,
  JobRegisteredEvent: v.validateJobRegisteredEvent,
  JobSettledData: v.validateJobSettledData,
  JobSettledEvent: v.validateJobSettledEvent,
  JobToolCall: v.validateJobToolCall,
  JsonRpcError: v.validateJsonRpcError,
  JsonRpcErrorResponse: v.validateJsonRpcErrorResponse,
  JsonRpcNotification: v.validateJsonRpcNotification,
  JsonRpcRequest: v.validateJsonRpcRequest,
  JsonRpcSuccessResponse: v.validateJsonRpcSuccessResponse,
  LegacyAbort: v.validateLegacyAbort,
  LlmFailure: v.validateLlmFailure,
  LlmFailureCode: v.validateLlmFailureCode,
  LlmRetryData: v.validateLlmRetryData,
  LlmRetryEvent: v.validateLlmRetryEvent,
  LlmRetryStartedData: v.validateLlmRetryStartedData,
  LlmRetryStartedEvent: v.validateLlmRetryStartedEvent,
  MaxTokensFinish: v.validateMaxTokensFinish,
  MaxTokensReason: v.validateMaxTokensReason,
  Message: v.validateMessage,
  MessageRole: v.validateMessageRole,
  MessageSource: v.validateMessageSource,
  MethodNotFoundData: v.validateMethodNotFoundData,
  ModelConfig: v.validateModelConfig,
  ModelRoute: v.validateModelRoute,
  ModelSource: v.validateModelSource,
  ParentAbort: v.validateParentAbort,
  PermissionPresetData: v.validatePermissionPresetData,
  PermissionPresetEvent: v.validatePermissionPresetEvent,
  PlanModeData: v.validatePlanModeData,
  PlanModeEvent: v.validatePlanModeEvent,
  PluginContextForm: v.validatePluginContextForm,
  PluginSource: v.validatePluginSource,
  ProviderTitleSource: v.validateProviderTitleSource,
  ProviderUnavailableData: v.validateProviderUnavailableData,
  ReasoningBlock: v.validateReasoningBlock,
  ReasoningChunksRecord: v.validateReasoningChunksRecord,
  ReasoningDeltaChunk: v.validateReasoningDeltaChunk,
  ReplayState: v.validateReplayState,
  RequestContextData: v.validateRequestContextData,
  RequestContextEvent: v.validateRequestContextEvent,
  RequestHeaderData: v.validateRequestHeaderData,
  RequestHeaderEvent: v.validateRequestHeaderEvent,
  RequestHeaderReason: v.validateRequestHeaderReason,
  RequestId: v.validateRequestId,
  ResponseId: v.validateResponseId,
  RetryMode: v.validateRetryMode,
  RunStatus: v.validateRunStatus,
  SandboxMode: v.validateSandboxMode,
  SandboxModeData: v.validateSandboxModeData,
  SandboxModeEvent: v.validateSandboxModeEvent,
  Schedule: v.validateSchedule,
  ScheduleChangeData: v.validateScheduleChangeData,
  ScheduleChangeEvent: v.validateScheduleChangeEvent,
  ScheduleCreate: v.validateScheduleCreate,
  ScheduleDelete: v.validateScheduleDelete,
  ScheduleDispatch: v.validateScheduleDispatch,
  ServerCapabilities: v.validateServerCapabilities,
  ServerInfo: v.validateServerInfo,
  SessionBusyData: v.validateSessionBusyData,
  SessionCancelParams: v.validateSessionCancelParams,
  SessionCancelResult: v.validateSessionCancelResult,
  SessionCloseParams: v.validateSessionCloseParams,
  SessionCloseResult: v.validateSessionCloseResult,
  SessionEndSeedData: v.validateSessionEndSeedData,
  SessionEndSeedEvent: v.validateSessionEndSeedEvent,
  SessionEvent: v.validateSessionEvent,
  SessionEventEnvelope: v.validateSessionEventEnvelope,
  SessionEventNotification: v.validateSessionEventNotification,
  SessionLogDeliveryData: v.validateSessionLogDeliveryData,
  SessionLogDeliveryEvent: v.validateSessionLogDeliveryEvent,
  SessionPromptParams: v.validateSessionPromptParams,
  SessionPromptReceipt: v.validateSessionPromptReceipt,
  SessionPromptResult: v.validateSessionPromptResult,
  SessionPromptStatus: v.validateSessionPromptStatus,
  SessionReference: v.validateSessionReference,
  SessionReferenceSource: v.validateSessionReferenceSource,
  SessionStatus: v.validateSessionStatus,
  SessionStatusNotification: v.validateSessionStatusNotification,
  SessionTitleData: v.validateSessionTitleData,
  SessionTitleEvent: v.validateSessionTitleEvent,
  SessionTitleLlmRequestData: v.validateSessionTitleLlmRequestData,
  SessionTitleLlmRequestEvent: v.validateSessionTitleLlmRequestEvent,
  ShadowedRange: v.validateShadowedRange,
  ShutdownResult: v.validateShutdownResult,
  SkillCatalogEntry: v.validateSkillCatalogEntry,
  SkillCatalogSource: v.validateSkillCatalogSource,
  SkillInvocationSource: v.validateSkillInvocationSource,
  StepEndData: v.validateStepEndData,
  StepEndEvent: v.validateStepEndEvent,
  StepStartData: v.validateStepStartData,
  StepStartEvent: v.validateStepStartEvent,
  StopFinish: v.validateStopFinish,
  StoredImageBlock: v.validateStoredImageBlock,
  StreamChunk: v.validateStreamChunk,
  StreamRecord: v.validateStreamRecord,
  SubagentCatalogData: v.validateSubagentCatalogData,
  SubagentCatalogEvent: v.validateSubagentCatalogEvent,
  SubagentDescriptorData: v.validateSubagentDescriptorData,
  SubagentDescriptorEvent: v.validateSubagentDescriptorEvent,
  SubagentFinishedNotification: v.validateSubagentFinishedNotification,
  SubagentMode: v.validateSubagentMode,
  SubagentReportSource: v.validateSubagentReportSource,
  SubagentSettledSource: v.validateSubagentSettledSource,
  SubagentStartedNotification: v.validateSubagentStartedNotification,
  SubagentStopReason: v.validateSubagentStopReason,
  SurfaceEventEnvelope: v.validateSurfaceEventEnvelope,
  SurfaceOp: v.validateSurfaceOp,
  SurfaceReplace: v.validateSurfaceReplace,
  SurfaceSeqReplace: v.validateSurfaceSeqReplace,
  SystemMessage: v.validateSystemMessage,
  SystemMessageData: v.validateSystemMessageData,
  SystemMessageEvent: v.validateSystemMessageEvent,
  TeamMember: v.validateTeamMember,
  TeamMemberContext: v.validateTeamMemberContext,
  TeamMemberData: v.validateTeamMemberData,
  TeamMemberEvent: v.validateTeamMemberEvent,
  TeamMemberPhase: v.validateTeamMemberPhase,
  TeamMessage: v.validateTeamMessage,
  TeamMessageDeliveredData: v.validateTeamMessageDeliveredData,
  TeamMessageDeliveredEvent: v.validateTeamMessageDeliveredEvent,
  TeamMessageDelivery: v.validateTeamMessageDelivery,
  TeamMessageQueuedData: v.validateTeamMessageQueuedData,
  TeamMessageQueuedEvent: v.validateTeamMessageQueuedEvent,
  TeamMessageSource: v.validateTeamMessageSource,
  TeamTask: v.validateTeamTask,
  TeamTaskData: v.validateTeamTaskData,
  TeamTaskEvent: v.validateTeamTaskEvent,
  TeamTaskStatus: v.validateTeamTaskStatus,
  TextBlock: v.validateTextBlock,
  TextChunksRecord: v.validateTextChunksRecord,
  TextDeltaChunk: v.validateTextDeltaChunk,
  TitleSource: v.validateTitleSource,
  TodoItem: v.validateTodoItem,
  TodoStatus: v.validateTodoStatus,
  TodoWriteData: v.validateTodoWriteData,
  TodoWriteEvent: v.validateTodoWriteEvent,
  TokenUsage: v.validateTokenUsage,
  ToolCallBlock: v.validateToolCallBlock,
  ToolCallChunksRecord: v.validateToolCallChunksRecord,
  ToolCallData: v.validateToolCallData,
  ToolCallDeltaChunk: v.validateToolCallDeltaChunk,
  ToolCallEvent: v.validateToolCallEvent,
  ToolCallsFinish: v.validateToolCallsFinish,
  ToolCodeDispatchData: v.validateToolCodeDispatchData,
  ToolCodeDispatchEvent: v.validateToolCodeDispatchEvent,
  ToolCodeDispatchStartData: v.validateToolCodeDispatchStartData,
  ToolCodeDispatchStartEvent: v.validateToolCodeDispatchStartEvent,
  ToolDefinition: v.validateToolDefinition,
  ToolError: v.validateToolError,
  ToolFilter: v.validateToolFilter,
  ToolResultBlock: v.validateToolResultBlock,
  ToolResultData: v.validateToolResultData,
  ToolResultEvent: v.validateToolResultEvent,
  ToolResultMessage: v.validateToolResultMessage,
  ToolRoleToolResultMessage: v.validateToolRoleToolResultMessage,
  ToolSource: v.validateToolSource,
  ToolWorkflowAgentEndData: v.validateToolWorkflowAgentEndData,
  ToolWorkflowAgentEndEvent: v.validateToolWorkflowAgentEndEvent,
  ToolWorkflowAgentStartData: v.validateToolWorkflowAgentStartData,
  ToolWorkflowAgentStartEvent: v.validateToolWorkflowAgentStartEvent,
  ToolWorkflowRunEndData: v.validateToolWorkflowRunEndData,
  ToolWorkflowRunEndEvent: v.validateToolWorkflowRunEndEvent,
  ToolWorkflowRunStartData: v.validateToolWorkflowRunStartData,
  ToolWorkflowRunStartEvent: v.validateToolWorkflowRunStartEvent,
  TurnEndData: v.validateTurnEndData,
  TurnEndEvent: v.validateTurnEndEvent,
  TurnEndReason: v.validateTurnEndReason,
  TurnStartData: v.validateTurnStartData,
  TurnStartEvent: v.validateTurnStartEvent,
  UsageChunk: v.validateUsageChunk,
  UserAbort: v.validateUserAbort,
  UserCommandSource: v.validateUserCommandSource,
  UserMessage: v.validateUserMessage,
  UserMessageEvent: v.validateUserMessageEvent,
  UserRoleToolResultMessage: v.validateUserRoleToolResultMessage,
  UserSource: v.validateUserSource,
  UserTitleSource: v.validateUserTitleSource,
  ValidationIssue: v.validateValidationIssue,
  WebDeepseekSearchLlmRequestData: v.validateWebDeepseekSearchLlmRequestData,
  WebDeepseekSearchLlmRequestEvent: v.validateWebDeepseekSearchLlmRequestEvent,
  WebSearchRequestBody: v.validateWebSearchRequestBody,
  WebSearchRequestMessage: v.validateWebSearchRequestMessage,
  WebSearchRequestTool: v.validateWebSearchRequestTool,
  WorkflowAgentOutcome: v.validateWorkflowAgentOutcome,
  WorkflowStopReason: v.validateWorkflowStopReason,
  WorkingDirectoryChangeData: v.validateWorkingDirectoryChangeData,
  WorkingDirectoryChangeEvent: v.validateWorkingDirectoryChangeEvent,
}
