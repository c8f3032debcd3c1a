# Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.
"""Every wire type of the protocol, by its wire name. Attributes are snake_case; both names are accepted, the wire's go out."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal, Optional, Union

from pydantic import Field

from ._types import (
    Bool,
    Integer,
    NonEmptyStr,
    NonNegative,
    NotNull,
    NotNullConst,
    NotificationEntry,
    Number,
    PositiveInteger,
    RequestEntry,
    SafeInteger,
    Str,
    TrueLiteral,
    Unique,
    Unsigned,
    WireModel,
    exactly,
    tagged,
    variant,
    without,
)

SCHEMA_HASH = "4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4"
"""SHA-256 of the schemas that this module was made from."""

PROTOCOL_VERSIONS = (0, 1,)
"""Every protocol version, oldest first."""


class ErrorCode(IntEnum):
    """Every error code of the protocol. Codes outside this list may arrive: keep them."""

    PARSE_ERROR = -32700
    """Reserved by JSON-RPC. Our server never sends it: a line that is not JSON has no id to answer, so it is reported to the server's owner and skipped. Send one complete JSON object per line."""
    INVALID_REQUEST = -32600
    """The frame is not a request this protocol allows: a batch, a wrong `jsonrpc`, an id that is not a string or a safe integer, an id still in flight, a line over the limit, or nesting too deep. Mend the frame that the message describes; `data` names the bound, where it passed one."""
    METHOD_NOT_FOUND = -32601
    """The server has no such method in the negotiated version. Check the spelling, and the version that `initialize` returned."""
    INVALID_PARAMS = -32602
    """The parameters break the method's schema. Mend the members that `data.issues` points at; the same request would fail again."""
    INTERNAL_ERROR = -32603
    """The server failed while it handled the request. In protocol 0 every error is reported under this code. Read the message, and the runtime's standard error. Other requests are not affected."""
    SESSION_BUSY = -32000
    """A prompt of the client's on this session has not settled. Wait for its response, or cancel it, then prompt again."""
    NOT_INITIALIZED = -32001
    """The request came before a successful `initialize`. Send `initialize` first."""
    SHUTTING_DOWN = -32002
    """The request came after `shutdown`. Start another runtime to go on."""
    PROVIDER_UNAVAILABLE = -32003
    """The runtime has no provider of the name that `initialize` gave. Send `initialize` again with a provider the runtime has."""



AgentInstructionsAction = Literal["set", "replace", "remove"]
"""What became of an instruction file: it is new, it replaces an earlier text, or it is gone."""


ApprovalOutcome = Literal["allowed-once", "rejected", "cancelled", "unavailable"]
"""How a question of consent was settled: allowed for this once, refused, withdrawn, or nobody was there to ask."""


ApprovalPolicy = Literal["ask", "never"]
"""Whether the agent asks for consent (`ask`) or never does (`never`)."""


CommandOutcome = Literal["success", "error"]
"""How a command ended."""


GoalPhase = Literal["active", "paused", "blocked", "complete"]
"""How far a goal is: pursued, on hold, stuck, or reached."""


HookDialect = Literal["claude-code", "codex"]
"""Whose conventions a hook follows for its input and its answer."""


ImageMediaType = Literal["image/png", "image/jpeg", "image/webp", "image/gif"]
"""The image formats that the runtime takes and stores."""


InboxTarget = Literal["next-turn", "next-step"]
"""When waiting input is taken up: with a turn of its own, or at the next step of the turn that runs."""


LlmFailureCode = Union[Literal["SERVER", "AUTH", "RATE_LIMIT", "QUOTA", "TRANSPORT", "STREAM_CLOSED", "MALFORMED_RESPONSE", "EMPTY_RESPONSE", "CONTEXT_WINDOW_EXCEEDED", "CONTENT_FILTER", "MISSING_CREDENTIAL", "UNKNOWN", "INVALID_REQUEST", "INVALID_CREDENTIAL", "TIMEOUT", "ABORTED", "NO_ADAPTER", "UNKNOWN_MODEL", "UNSUPPORTED_CONTENT", "UNSUPPORTED_OPTION", "UNSUPPORTED_REASONING_EFFORT", "INVALID_RESPONSE"], Str]
"""What went wrong. Providers and plugins add codes, `HTTP_` with a status and a provider's own finish reason in upper case among them; `UNKNOWN` is a failure outside the model request."""


MessageRole = Union[Literal["user", "assistant", "system", "tool", "developer"], Str]
"""Whose turn of the conversation the model takes a message for. What plugins add counts as `user`; see the source for who wrote it. `tool` and `developer` since runtime 0.2.1."""


PluginContextForm = Union[Literal["instructions", "catalog", "snapshot", "notice", "relay", "recall"], Str]
"""What sort of context a plugin added: standing instructions, a catalog of what is available, a snapshot of the surroundings, a short notice, a message relayed from elsewhere, or recalled conversation. More may come."""


RequestHeaderReason = Union[Literal["initial", "resume", "change", "series"], Str]
"""Why a request header was written: the session is new, it was loaded from a log, something in the header changed, or, since runtime 0.2.1, a new series of requests begins."""


RequestId = Union[Str, SafeInteger]
"""Chosen by the client and echoed in the response. A string, or an integer a double holds exactly. It must not equal the id of a request still in flight; "1" and 1 are different ids."""


ResponseId = Union[Str, Number, None]
"""The id of the request this answers, compared by type and value. Null only in an error about a request whose id could not be read. Runtimes of protocol 0 echo any number they were sent, fractions included."""


RetryMode = Literal["normal", "always"]
"""How persistent the runtime is: `normal` gives up after a number of retries, `always` does not."""


RunStatus = Literal["ok", "error"]
"""Whether a subagent did what it was asked. Reaching the token limit counts as `ok` only where the deployment says so."""


SandboxMode = Literal["read-only", "workspace-write", "danger-full-access"]
"""What the sandbox lets tools do: read only, write within the workspace, or anything at all."""


SessionPromptStatus = Literal["ok", "error", "aborted"]
"""How a prompt settled. `ok`: the turn completed, or ended at its token limit where the deployment takes that as success. `aborted`: someone ended it. `error`: every other reason, known or not."""


SessionStatus = Literal["running", "idle"]
"""Whether a session's agent works on something (`running`) or waits for input (`idle`)."""


SubagentMode = Literal["one-shot", "continuable"]
"""Whether a subagent does one piece of work and is done, or can be given more later."""


SubagentStopReason = Union[Literal["completed", "aborted", "error", "max-tokens", "refusal"], Str]
"""Why a subagent stopped. `refusal`: it was not allowed to do the work. Subagent providers add values of their own; rely on the `status` beside it for success or failure."""


TeamMemberContext = Literal["fresh", "fork"]
"""What a member knew when it began: nothing (`fresh`), or the conversation so far (`fork`)."""


TeamMemberPhase = Union[Literal["provisioning", "active", "failed"], Str]
"""How far a member is: being set up, at work, or it could not be set up. Later releases add phases."""


TeamMessageDelivery = Literal["quiet", "wakeup"]
"""Whether a message waits until the member it is for works again (`quiet`) or sets it to work (`wakeup`)."""


TeamTaskStatus = Literal["pending", "in_progress", "completed", "deleted"]
"""How far a task is."""


TodoStatus = Literal["pending", "in_progress", "completed"]
"""How far a thing to do is."""


WorkflowAgentOutcome = Literal["completed", "failed", "cancelled"]
"""How a subagent of a workflow ended."""


WorkflowStopReason = Literal["completed", "cancelled", "error"]
"""How a workflow ended."""


class AbortedFinish(WireModel):
    """The request was cancelled."""

    kind: Literal["aborted"]
    """Marks this reason."""
    failure: LlmFailure
    """The cancellation, in the form of a failure."""


class AbortedReason(WireModel):
    """Someone or something ended the turn before it was done."""

    kind: Literal["aborted"]
    """Marks this reason."""
    reason: AbortReason
    """Who or what ended it."""


class AdapterDefaults(WireModel):
    """Which settings of a model config come from the provider's adapter."""

    reasoning_effort: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the adapter chose `reasoningEffort`."""
    max_tokens: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the adapter chose `maxTokens`."""


class AfterSchedule(WireModel):
    """A prompt once, some time after the schedule was made."""

    kind: Literal["after"]
    """Marks this kind of schedule."""
    id: Str
    """The id of the schedule."""
    prompt: Str
    """What the agent is told when the time comes."""
    scheduled_at: Str
    """When it is due, as an RFC 3339 time."""
    after_seconds: Number
    """How long after it was made, in seconds."""


class AgentInboxSplicedData(WireModel):
    """A change to one of the queues: at `start`, `removedCount` messages go and those in `inserted` come."""

    target: InboxTarget
    """Which queue changed."""
    start: Unsigned
    """Where in the queue the change begins, counted from 0."""
    removed_count: Annotated[Optional[Unsigned], NotNull] = None
    """How many messages were taken out. Absent means 0."""
    inserted: list[UserMessage]
    """The messages that were put in. Empty when some were only taken out."""
    outcome: Annotated[Optional[Literal["canceled"]], NotNullConst] = None
    """Present when the messages taken out will not be worked on."""


class AgentInboxSplicedEvent(WireModel):
    """The queue of waiting input changed: something was put in, or taken out to be worked on. Find a prompt here by its `messageId` to see that it has been queued."""

    type: Literal["agent/inbox/spliced"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: AgentInboxSplicedData
    """What was taken out and put in, and where."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class AgentInstructionsChange(WireModel):
    """One instruction file that appeared, changed or went away."""

    action: AgentInstructionsAction
    """What became of the file."""
    scope: Str
    """What the instructions apply to. An opaque key: it may hold the character U+0000."""
    path: Str
    """The path of the file."""
    digest: Annotated[Optional[Str], NotNull] = None
    """A digest of the content, where there is one."""


class AgentInstructionsSource(WireModel):
    """Instruction files for agents, such as AGENTS.md, found in the working directory: the message holds what changed."""

    kind: Literal["agent-instructions"]
    """Marks this kind of source."""
    form: Literal["instructions"]
    """The message holds instructions."""
    baseline: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the message states all instructions and not only what changed."""
    baseline_identity: Annotated[Optional[Str], NotNull] = None
    """Names the set of instructions, so that two can be compared."""
    changes: list[AgentInstructionsChange]
    """The instruction files that appeared, changed or went away."""


class AgentPresetSelectedData(WireModel):
    """Which set-up was chosen."""

    agent_preset: Str
    """The name of the set-up."""


class AgentPresetSelectedEvent(WireModel):
    """A named set-up was chosen for the session's agent."""

    type: Literal["agent-preset/selected"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: AgentPresetSelectedData
    """What was chosen."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ApprovalAskedData(WireModel):
    """What needs consent."""

    id: Str
    """The id of the question; its `approval/decided` repeats it."""
    tool_name: Str
    """The tool that needs consent."""
    call_id: Annotated[Optional[Str], NotNull] = None
    """The id of the tool call. Absent when there is none."""
    reason: Annotated[Optional[Str], NotNull] = None
    """Why consent is needed, for people."""


class ApprovalAskedEvent(WireModel):
    """A tool needs someone's consent before it runs. There is no way to answer on this wire: `approval/decided` says how it was settled."""

    type: Literal["approval/asked"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ApprovalAskedData
    """What needs consent."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ApprovalDecidedData(WireModel):
    """How a question of consent was settled."""

    id: Str
    """The id of the question, from `approval/asked`."""
    outcome: ApprovalOutcome
    """How it was settled."""


class ApprovalDecidedEvent(WireModel):
    """The question was settled."""

    type: Literal["approval/decided"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ApprovalDecidedData
    """How it was settled."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ApprovalPolicyData(WireModel):
    """Whether the agent asks for consent."""

    policy: ApprovalPolicy
    """What holds from now on."""
    source: Annotated[Optional[Literal["delegation"]], NotNullConst] = None
    """Present when the session that delegated the work passed it on."""


class ApprovalPolicyEvent(WireModel):
    """Whether the agent asks for consent was set."""

    type: Literal["approval/policy"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ApprovalPolicyData
    """What was set."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class AssistantAttemptData(WireModel):
    """A request to the model that gave no message."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    stream: list[StreamRecord]
    """What arrived before it ended."""


class AssistantAttemptEvent(WireModel):
    """A request to the model ended without a message: it failed, is retried, or was cut off before any text. Since runtime 0.1.5."""

    type: Literal["assistant/attempt"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: AssistantAttemptData
    """Which request, and what arrived."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class AssistantChunkData(WireModel):
    """A piece of the model's answer, and the step it belongs to."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    chunk: StreamChunk
    """The piece."""


class AssistantChunkEvent(WireModel):
    """The model streams a piece of its answer. Use it for live display only; the answer follows whole as `assistant/message`."""

    type: Literal["assistant/chunk"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: AssistantChunkData
    """The piece, and where it belongs."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class AssistantMessage(WireModel):
    """One complete answer of the model: text, reasoning and tool calls."""

    id: Str
    """The id of the message, a UUID."""
    role: Literal["assistant"]
    """Marks output of the model."""
    content: list[ContentBlock]
    """What the model wrote, in order. Empty when it reached its token limit before anything that shows."""
    source: ModelSource
    """The model that wrote the message."""


class AssistantMessageData(WireModel):
    """The answer of a step, and what it cost."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    message: AssistantMessage
    """The answer."""
    usage: Annotated[Optional[TokenUsage], NotNull] = None
    """What the request cost. Absent when the provider did not say."""
    interrupted: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the answer was cut off, by a cancellation for one: it holds what had arrived."""
    stream: Annotated[Optional[list[StreamRecord]], NotNull] = None
    """How the answer arrived, piece by piece. Since runtime 0.1.5, which tells no `assistant/chunk` events."""


class AssistantMessageEvent(WireModel):
    """The model's answer of a step is complete and enters the conversation."""

    type: Literal["assistant/message"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: AssistantMessageData
    """The answer, and what it cost."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""
    surface_op: SurfaceOp
    """How the message enters the surface."""
    source_event_seqs: Annotated[Optional[Annotated[list[Unsigned], Unique]], NotNull] = None
    """The `seq` of each earlier event that the message was made from, such as the chunks of an answer."""


class AtSchedule(WireModel):
    """A prompt once, at a given time."""

    kind: Literal["at"]
    """Marks this kind of schedule."""
    id: Str
    """The id of the schedule."""
    prompt: Str
    """What the agent is told when the time comes."""
    scheduled_at: Str
    """When it is due, as an RFC 3339 time."""


class BlockEndChunk(WireModel):
    """A content block is complete."""

    type: Literal["block-end"]
    """Marks this kind of chunk."""
    index: Unsigned
    """The block it belongs to, counted from 0 within one attempt."""
    block: ContentBlock
    """The whole block. It replaces what the deltas added up to."""


class BlockStartChunk(WireModel):
    """A content block begins."""

    type: Literal["block-start"]
    """Marks this kind of chunk."""
    index: Unsigned
    """The block it belongs to, counted from 0 within one attempt."""
    block_type: Union[Literal["text", "reasoning", "tool-call"], Str]
    """The type of the content block that begins. Accept types you do not know."""


class BlockedReason(WireModel):
    """Something in the runtime, such as a hook, refused the prompt. The model may not have been asked at all."""

    kind: Literal["blocked"]
    """Marks this reason."""


class ChunkRecord(WireModel):
    """One chunk that is no delta: the start or end of a block, usage, or the finish."""

    type: Literal["chunk"]
    """Marks this record."""
    time: Number
    """When it arrived, in Unix milliseconds."""
    chunk: StreamChunk
    """The chunk."""


class ClientInfo(WireModel):
    """Names the client software."""

    name: Str
    """Name of the client software."""
    version: Str
    """Its release, not a protocol version."""


class CommandDoneData(WireModel):
    """How a command ended, and what it says."""

    command_id: Str
    """The id of the run, from `command/run`."""
    kind: CommandOutcome
    """How it ended."""
    text: Annotated[Optional[Str], NotNull] = None
    """What the command says to the user."""
    source_event_seq: Annotated[Optional[Unsigned], NotNull] = None
    """The `seq` of the event that the command brought about."""


class CommandDoneEvent(WireModel):
    """The command is over."""

    type: Literal["command/done"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CommandDoneData
    """How the command ended."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CommandRunData(WireModel):
    """A command that begins, and who gave it."""

    command_id: Str
    """The id of this run of the command; its `command/done` repeats it."""
    name: Str
    """The name of the command, without a slash."""
    args: Annotated[Optional[Str], NotNull] = None
    """What came after the name, as it was typed."""
    source: CommandSource
    """Who gave the command."""


class CommandRunEvent(WireModel):
    """A command begins."""

    type: Literal["command/run"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CommandRunData
    """Which command begins."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CompactionEndData(WireModel):
    """Which compaction ended, and how."""

    compaction_id: Str
    """The id of the compaction; its other events repeat it."""
    source_command_id: Annotated[Optional[Str], NotNull] = None
    """The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself."""
    turn: Union[Unsigned, None]
    """The turn during which it happens, or null between turns."""
    error: Annotated[Optional[Str], NotNull] = None
    """What went wrong, for people. Absent on success."""


class CompactionEndEvent(WireModel):
    """The compaction is over, with or without success."""

    type: Literal["compaction/end"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CompactionEndData
    """Which compaction ended, and how."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CompactionPruneData(WireModel):
    """The messages that are left out from now on."""

    shadowed_range: ShadowedRange
    """The stretch of the conversation that is shadowed."""
    shadowed_seqs: list[Unsigned]
    """The `seq` of each event whose message is shadowed."""
    shadowed_token_count: NonNegative
    """About how much the shadowed messages took up, in tokens."""


class CompactionPruneEvent(WireModel):
    """The runtime left old messages out of the conversation without a summary."""

    type: Literal["compaction/prune"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CompactionPruneData
    """What was left out."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CompactionStartData(WireModel):
    """Which compaction begins, and when."""

    compaction_id: Str
    """The id of the compaction; its other events repeat it."""
    source_command_id: Annotated[Optional[Str], NotNull] = None
    """The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself."""
    turn: Union[Unsigned, None]
    """The turn during which it happens, or null between turns."""


class CompactionStartEvent(WireModel):
    """The runtime begins to summarize earlier conversation."""

    type: Literal["compaction/start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CompactionStartData
    """Which compaction begins."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CompactionSummaryData(WireModel):
    """A summary, what it stands for, and what it cost."""

    compaction_id: Str
    """The id of the compaction; its other events repeat it."""
    source_command_id: Annotated[Optional[Str], NotNull] = None
    """The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself."""
    summary: list[ContentBlock]
    """The summary."""
    shadowed_range: ShadowedRange
    """The stretch of the conversation that is shadowed."""
    shadowed_seqs: list[Unsigned]
    """The `seq` of each event whose message is shadowed."""
    shadowed_token_count: NonNegative
    """About how much the shadowed messages took up, in tokens."""
    provider: Str
    """The provider of the model that wrote it."""
    model: Str
    """The model that wrote it."""
    max_tokens: Annotated[Optional[Number], NotNull] = None
    """Largest output of the request, in tokens."""
    usage: Annotated[Optional[TokenUsage], NotNull] = None
    """What the request cost. It counts towards the session's usage."""
    raw_output: Annotated[Optional[list[ContentBlock]], NotNull] = None
    """What the model wrote before it was made into the summary. Always present beside `llmStreamCall`."""
    llm_stream_call: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the summary came from one streamed request to the model; `rawOutput` is then its whole output."""


class CompactionSummaryEvent(WireModel):
    """The summary is there. A `user/message` with it then replaces what it summarizes."""

    type: Literal["compaction/summary"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: CompactionSummaryData
    """The summary, and what it stands for."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class CompletedReason(WireModel):
    """The model finished its answer and asked for nothing more."""

    kind: Literal["completed"]
    """Marks this reason."""


class ContextSection(WireModel):
    """One named part of a snapshot."""

    name: Str
    """What the part is about."""
    text: Str
    """What it says."""


class CoordinatorSource(WireModel):
    """The session that directs this one, writing to it while it works."""

    kind: Literal["coordinator"]
    """Marks this kind of source."""
    form: Literal["relay"]
    """The message comes from another session."""
    sender_session_id: Str
    """The directing session."""


class DisposedAbort(WireModel):
    """The session was closed or the runtime shut down."""

    kind: Literal["disposed"]
    """Marks this reason."""


class EpochHeader(WireModel):
    """Configuration, system prompt and tools of a session's model requests. It holds until the next one replaces it."""

    config: ModelConfig
    """The model and its settings."""
    adapter_defaults: Annotated[Optional[AdapterDefaults], NotNull] = None
    """Which settings the adapter chose and the deployment did not."""
    system: Annotated[Optional[Str], NotNull] = None
    """The system prompt. Absent when there is none."""
    tools: Annotated[Optional[list[ToolDefinition]], NotNull] = None
    """The tools that the model may call. Absent when there are none."""


class ErrorFinish(WireModel):
    """The request failed. The runtime may try again; see `llm/retry`."""

    kind: Literal["error"]
    """Marks this reason."""
    failure: LlmFailure
    """What went wrong."""


class ErrorReason(WireModel):
    """The turn failed."""

    kind: Literal["error"]
    """Marks this reason."""
    error: LlmFailure
    """What went wrong."""


class EverySchedule(WireModel):
    """A prompt again and again."""

    kind: Literal["every"]
    """Marks this kind of schedule."""
    id: Str
    """The id of the schedule."""
    prompt: Str
    """What the agent is told when the time comes."""
    scheduled_at: Str
    """When it is due first, as an RFC 3339 time."""
    every_seconds: Number
    """How long from one time to the next, in seconds."""


class FallbackTitleSource(WireModel):
    """The runtime, which took the title from the first message."""

    kind: Literal["fallback"]
    """Marks this kind of source."""


class FeedbackRecordData(WireModel):
    """What the user said of the session."""

    text: Str
    """The feedback."""


class FeedbackRecordEvent(WireModel):
    """The user left feedback on the session. It is no input to the model."""

    type: Literal["feedback/record"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: FeedbackRecordData
    """The feedback."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class FinishChunk(WireModel):
    """The attempt is over."""

    type: Literal["finish"]
    """Marks this kind of chunk."""
    reason: FinishReason
    """Why the model stopped."""
    replay_state: Annotated[Optional[ReplayState], NotNull] = None
    """What the provider needs back when the answer is sent to it again."""


class Goal(WireModel):
    """What the agent is to reach, and how far it is."""

    id: Str
    """The id of the goal."""
    revision: Number
    """Grows with every change to the goal."""
    objective: Str
    """What is to be reached."""
    phase: GoalPhase
    """How far it is."""
    blocked_reason: Annotated[Optional[GoalBlockedReason], NotNull] = None
    """Why it cannot go on, with phase `blocked`."""
    max_goal_rounds: NonNegative
    """How many rounds the agent may take at most."""


class GoalBlockedReason(WireModel):
    """Why the agent cannot go on with a goal."""

    code: Str
    """The reason, for programs."""
    message: Str
    """The reason, for people."""


class GoalChangeEvent(WireModel):
    """A goal was set, changed, ended or cleared."""

    type: Literal["goal/change"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: GoalChangeData
    """The goal after the change, or that it was cleared."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class GoalClear(WireModel):
    """The goal was taken away."""

    kind: Literal["goal/change"]
    """The type of the event again."""
    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    operation: Literal["clear"]
    """Marks that the goal was cleared."""
    cleared: GoalRevision
    """Which goal it was."""
    cleared_at: Number
    """When it was cleared, in Unix milliseconds."""


class GoalRevision(WireModel):
    """Names a goal at one of its revisions."""

    id: Str
    """The id of the goal."""
    revision: Number
    """The revision."""


class GoalSource(WireModel):
    """The goal plugin, which prompts the agent to go on until the goal is reached."""

    kind: Literal["goal"]
    """Marks this kind of source."""
    goal_id: Str
    """The id of the goal."""
    revision: Number
    """The revision of the goal that it pursues."""
    round: Number
    """Which round of the goal the message begins."""


class GoalUpsert(WireModel):
    """The goal as it is after the change. It replaces what was known of it."""

    kind: Literal["goal/change"]
    """The type of the event again."""
    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    operation: Literal["create", "edit", "pause", "resume", "complete", "block"]
    """What was done: the goal was set, reworded, put on hold, taken up again, reached, or found to be out of reach for now."""
    goal: Goal
    """The goal after the change."""
    rounds_started: NonNegative
    """How many rounds have begun."""
    created_at: Number
    """When the goal was set, in Unix milliseconds."""
    updated_at: Number
    """When it was last changed, in Unix milliseconds."""


class HookAbort(WireModel):
    """A hook ended it."""

    kind: Literal["hook"]
    """Marks this reason."""
    reason: Str
    """What the hook said, for people."""


class HookInvokedData(WireModel):
    """A hook that starts, and at which point."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    point: Str
    """The point at which the hook runs, such as "PreToolUse"; the names are those of the hook's dialect."""
    dialect: HookDialect
    """Whose conventions the hook follows."""
    matcher: Annotated[Optional[Str], NotNull] = None
    """The pattern by which the hook was chosen. Absent when it has none."""
    handler_id: Str
    """Which of the configured hooks it is."""


class HookInvokedEvent(WireModel):
    """A hook starts."""

    type: Literal["hook/invoked"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: HookInvokedData
    """Which hook starts."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class HookResultData(WireModel):
    """What a hook decided, and how it ran."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    point: Str
    """The point at which the hook runs, such as "PreToolUse"; the names are those of the hook's dialect."""
    handler_id: Str
    """Which of the configured hooks it is."""
    decision: Str
    """What the hook decided, such as "block"."""
    exit_code: Annotated[Optional[Number], NotNull] = None
    """The exit code of the hook's process. Absent when it gave none."""
    stderr_summary: Annotated[Optional[Str], NotNull] = None
    """The beginning of what it wrote to standard error."""
    duration_ms: NonNegative
    """How long it ran, in milliseconds; may have a fraction."""


class HookResultEvent(WireModel):
    """A hook has finished."""

    type: Literal["hook/result"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: HookResultData
    """What the hook decided."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ImageAttachment(WireModel):
    """A stored image: its id in the runtime's attachment store, its format and its size."""

    attachment_id: Str
    """The id of the image in the attachment store."""
    media_type: ImageMediaType
    """The format of the stored bytes."""
    bytes: NonNegative
    """Size of the stored image, in bytes."""
    width: NonNegative
    """Width of the stored image, in pixels."""
    height: NonNegative
    """Height of the stored image, in pixels."""
    name: Annotated[Optional[Str], NotNull] = None
    """The name of the file it came from, for people."""
    original_dimensions: Annotated[Optional[ImageDimensions], NotNull] = None
    """The size before the runtime scaled the image down. Absent when it did not."""


class ImageDimensions(WireModel):
    """The size of an image."""

    width: NonNegative
    """Width, in pixels."""
    height: NonNegative
    """Height, in pixels."""


class InitializeParams(WireModel):
    """What sessions created from now on run on, and the newest protocol version the client speaks. A second `initialize` changes the former for new sessions and cannot change the latter."""

    cwd: Str
    """Working directory of the sessions, as a path on the runtime's machine. Send an absolute path."""
    provider: Str
    """Name of the model provider; the runtime refuses one it does not have."""
    model: Str
    """Name of the model, as the provider knows it."""
    max_tokens: Annotated[Optional[PositiveInteger], NotNull] = None
    """Largest output of one model request, in tokens, inherited by in-process subagents. Omit it for the adapter's default for the model, or the provider's own behaviour."""
    reasoning_effort: Annotated[Optional[Str], NotNull] = None
    """How much the model should think, as an id the provider's adapter knows, for example "max". Omit it for the adapter's default."""
    protocol_version: Annotated[Optional[Unsigned], NotNull] = None
    """The newest protocol version the client speaks. Absent means 0."""
    client_info: Annotated[Optional[ClientInfo], NotNull] = None
    """Who is calling, for the runtime's logs."""


class InitializeResult(WireModel):
    """The answer of a runtime that speaks protocol 1 or later. Read `protocolVersion` before anything else."""

    server_info: ServerInfo
    """Who answers."""
    protocol_version: PositiveInteger
    """The version both sides speak from here on: the newest of the server's that is not above the client's offer."""
    capabilities: ServerCapabilities
    """What the server can do beyond the version. Empty for now; ignore members you do not know."""
    max_frame_bytes: PositiveInteger
    """The longest line the server reads, in bytes without the line end. The client keeps to the smaller of this and its own limit."""


class InitializeResultV0(WireModel):
    """The answer of a runtime that speaks protocol 0: it says nothing of a version."""

    server_info: ServerInfo
    """Who answers."""
    protocol_version: Annotated[Optional[Annotated[Literal[0], exactly(0)]], NotNullConst] = None
    """Absent, or 0."""


class InlineImageBlock(WireModel):
    """An image with its bytes, as a client sends it in a prompt."""

    type: Literal["image"]
    """Marks an image block."""
    data: Str
    """The bytes of the image file, in base64."""
    mime_type: ImageMediaType
    """The format of the bytes."""


class InterruptedReason(WireModel):
    """The turn was found unfinished when its log was loaded or imported. Live turns do not end so."""

    kind: Literal["interrupted"]
    """Marks this reason."""


class InvalidParamsData(WireModel):
    """Lists what is wrong with the parameters, at most twenty faults."""

    issues: list[ValidationIssue]
    """The faults, in the order they were found."""


class InvalidRequestData(WireModel):
    """Says which bound a refused frame passed, where it was a bound."""

    limit: Annotated[Optional[PositiveInteger], NotNull] = None
    """The largest line the server reads, in bytes without the line end. Present when the line was longer."""
    max_depth: Annotated[Optional[PositiveInteger], NotNull] = None
    """The deepest nesting the server reads, in levels. Present when the frame was deeper."""


class JobRegisteredData(WireModel):
    """A job that has begun."""

    job_id: Str
    """The job, unique in the runtime."""
    owner: Str
    """The session that owns it."""
    kind: Str
    """What runs it, such as `bash`."""
    label: Str
    """What it does, for a person."""
    started_at: Number
    """When it began, in Unix milliseconds."""
    tool_call: Annotated[Optional[JobToolCall], NotNull] = None
    """The tool call that began it, if one did."""


class JobRegisteredEvent(WireModel):
    """A tool began a job. Since runtime 0.2.1."""

    type: Literal["job/registered"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: JobRegisteredData
    """The job."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class JobSettledData(WireModel):
    """A job that has ended, and how."""

    job_id: Str
    """The job, unique in the runtime."""
    owner: Str
    """The session that owns it."""
    kind: Str
    """What runs it, such as `bash`."""
    label: Str
    """What it does, for a person."""
    started_at: Number
    """When it began, in Unix milliseconds."""
    tool_call: Annotated[Optional[JobToolCall], NotNull] = None
    """The tool call that began it, if one did."""
    finished_at: Number
    """When it ended, in Unix milliseconds."""
    status: Union[Literal["completed", "failed", "killed"], Str]
    """How it ended."""
    cause: Union[Literal["producer", "kill", "teardown"], Str]
    """What ended it."""
    producer_reported: Bool
    """Whether the job itself told its end."""
    detail: Annotated[Optional[Str], NotNull] = None
    """More for a person, such as an exit code."""


class JobSettledEvent(WireModel):
    """A job ended. Since runtime 0.2.1."""

    type: Literal["job/settled"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: JobSettledData
    """The job, and how it ended."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class JobToolCall(WireModel):
    """The tool call that began a job."""

    call_id: Str
    """The call."""
    root_call_id: Str
    """The model's own call that it was made for."""


class JsonRpcError(WireModel):
    """What went wrong: a code for programs, a message for people, and data whose type the code decides."""

    code: Integer
    """An error code of this protocol, or any other integer: readers accept codes they do not know."""
    message: Str
    """One sentence for a person; do not parse it."""
    data: Any = None
    """Details for programs; see the code for its type. Runtimes of protocol 0 never send it."""


class JsonRpcErrorResponse(WireModel):
    """Answers a request that failed. It never has a `result` member as well."""

    jsonrpc: Literal["2.0"]
    """The JSON-RPC version, always "2.0"."""
    id: ResponseId
    """The id of the request this answers, or null where it could not be read."""
    error: JsonRpcError
    """What went wrong."""
    _without_result = without("result")


class JsonRpcNotification(WireModel):
    """A message that no one answers. Only the server sends notifications."""

    jsonrpc: Literal["2.0"]
    """The JSON-RPC version, always "2.0"."""
    method: Str
    """What happened; case-sensitive."""
    params: Annotated[Optional[dict[str, Any]], NotNull] = None
    """The parameters by name."""


class JsonRpcRequest(WireModel):
    """A call that the server answers with exactly one response. Only clients send requests."""

    jsonrpc: Literal["2.0"]
    """The JSON-RPC version, always "2.0"."""
    id: RequestId
    """Names the call, so that its response can be found."""
    method: Str
    """What to do; case-sensitive."""
    params: Annotated[Optional[dict[str, Any]], NotNull] = None
    """The parameters by name. Absent where the method takes none."""


class JsonRpcSuccessResponse(WireModel):
    """Answers a request that succeeded. It never has an `error` member as well."""

    jsonrpc: Literal["2.0"]
    """The JSON-RPC version, always "2.0"."""
    id: Union[Str, Number]
    """The id of the request this answers."""
    result: dict[str, Any]
    """What the method returns; its shape depends on the method and the negotiated version."""
    _without_error = without("error")


class LegacyAbort(WireModel):
    """The log comes from a time when the reason was not recorded. Live turns do not end so."""

    kind: Literal["legacy"]
    """Marks this reason."""


class LlmFailure(WireModel):
    """What went wrong with a request to a model, or in the turn around it."""

    message: Str
    """What went wrong, for people. Often the provider's own words."""
    code: LlmFailureCode
    """What went wrong, for programs."""
    status: Annotated[Optional[Number], NotNull] = None
    """The HTTP status that the provider answered with."""
    provider_retry_after_ms: Annotated[Optional[Number], NotNull] = None
    """How long the provider asked to wait before the next try, in milliseconds."""
    request_id: Annotated[Optional[Str], NotNull] = None
    """The provider's id of the request; quote it when you ask the provider about it."""


class LlmRetryData(WireModel):
    """A failure, and when the next attempt starts."""

    retry_id: Str
    """The id of this series of attempts; the `llm/retry-started` events repeat it."""
    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    provider: Str
    """The name of the model's provider."""
    mode: RetryMode
    """How persistent the runtime is."""
    policy_key: Str
    """Names the retry policy in force. Opaque."""
    retry: NonNegative
    """Which retry comes next, counted from 1."""
    max_retries: Annotated[Optional[NonNegative], NotNull] = None
    """How many retries there are at most. Present with mode `normal` only."""
    delay_ms: NonNegative
    """How long the runtime waits, in milliseconds; may have a fraction."""
    failure: LlmFailure
    """What went wrong."""


class LlmRetryEvent(WireModel):
    """A request to the model failed, and the runtime waits before it tries again. Discard what the failed attempt streamed."""

    type: Literal["llm/retry"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: LlmRetryData
    """The failure, and when the next attempt starts."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class LlmRetryStartedData(WireModel):
    """Which retry starts."""

    retry_id: Str
    """The id of the series of attempts, from `llm/retry`."""
    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    retry: NonNegative
    """Which retry it is, counted from 1."""


class LlmRetryStartedEvent(WireModel):
    """The wait is over and the request goes out again. Its chunks begin anew, with block indexes from 0."""

    type: Literal["llm/retry-started"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: LlmRetryStartedData
    """Which retry it is."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class MaxTokensFinish(WireModel):
    """The model reached its output limit."""

    kind: Literal["max-tokens"]
    """Marks this reason."""


class MaxTokensReason(WireModel):
    """The model reached its output limit: the answer is cut short. Raise `maxTokens`, or prompt it to go on."""

    kind: Literal["max-tokens"]
    """Marks this reason."""


class Message(WireModel):
    """A message of any role, as in a request to the model."""

    id: Str
    """The id of the message, a UUID."""
    role: MessageRole
    """Whose message the model takes it for."""
    content: list[ContentBlock]
    """What the message says. May be empty."""
    source: MessageSource
    """Who or what wrote the message."""


class MethodNotFoundData(WireModel):
    """Names the method the server does not have."""

    method: Str
    """The method as it was received."""


class ModelConfig(WireModel):
    """A model and the settings of requests to it. An absent setting is left to the provider."""

    provider: Str
    """The name of the model's provider."""
    model: Str
    """The name of the model, as the provider knows it."""
    reasoning_effort: Annotated[Optional[Str], NotNull] = None
    """How much the model should think, as an id that the provider's adapter knows."""
    temperature: Annotated[Optional[Number], NotNull] = None
    """The sampling temperature."""
    max_tokens: Annotated[Optional[Number], NotNull] = None
    """Largest output of one request, in tokens."""
    stop: Annotated[Optional[list[Str]], NotNull] = None
    """Texts at which the model stops writing."""


class ModelRoute(WireModel):
    """A model and where to find it."""

    provider: Str
    """The name of the model's provider."""
    model: Str
    """The name of the model, as the provider knows it."""


class ModelSource(WireModel):
    """The model that wrote the message."""

    kind: Literal["model"]
    """Marks this kind of source."""
    provider: Str
    """The name of the model's provider."""
    model: Str
    """The name of the model, as the provider knows it."""
    replay_state: Any = None
    """What the provider needs back when the message is sent to it again. Any JSON; keep it as it is."""


class ParentAbort(WireModel):
    """The session that delegated the work ended it."""

    kind: Literal["parent"]
    """Marks this reason."""


class PermissionPresetData(WireModel):
    """Which set of permissions was chosen."""

    preset: Str
    """The name of the set."""


class PermissionPresetEvent(WireModel):
    """A named set of permissions was chosen."""

    type: Literal["permission/preset"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: PermissionPresetData
    """What was chosen."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class PlanModeData(WireModel):
    """Whether plan mode is on."""

    active: Bool
    """True when the agent plans only, false when it may act again."""


class PlanModeEvent(WireModel):
    """Plan mode was switched on or off."""

    type: Literal["plan/mode"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: PlanModeData
    """Whether it is on."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class PluginSource(WireModel):
    """A plugin that adds context to the conversation. Plugins write further members of their own; keep those you do not know."""

    kind: Literal["plugin"]
    """Marks this kind of source."""
    plugin: Str
    """The name of the plugin."""
    form: Annotated[Optional[PluginContextForm], NotNull] = None
    """What sort of context it is. Absent when the plugin does not say."""
    sections: Annotated[Optional[list[ContextSection]], NotNull] = None
    """The parts of the context, with form `snapshot`."""
    summary: Annotated[Optional[Str], NotNull] = None
    """One line for people, with form `notice`. At most 120 UTF-16 code units."""


class ProviderTitleSource(WireModel):
    """A title provider, which may have asked a model."""

    kind: Literal["provider"]
    """Marks this kind of source."""
    provider: Str
    """The name of the title provider."""
    model: Annotated[Optional[ModelRoute], NotNull] = None
    """The model that it asked. Absent when it asked none."""


class ProviderUnavailableData(WireModel):
    """Names the provider the runtime does not have."""

    provider: Str
    """The provider as `initialize` gave it."""


class ReasoningBlock(WireModel):
    """What the model thought before it answered. It is no part of the answer: show it apart, or not at all."""

    type: Literal["reasoning"]
    """Marks a reasoning block."""
    text: Str
    """The reasoning text."""


class ReasoningChunksRecord(WireModel):
    """A run of reasoning deltas of one block."""

    type: Literal["reasoning-chunks"]
    """Marks this record."""
    time0: Number
    """When the first delta arrived, in Unix milliseconds."""
    index: Unsigned
    """The block's place in the answer, from 0."""
    dt: list[Number]
    """Time from each delta to the next, in milliseconds; one fewer than there are texts."""
    texts: list[Str]
    """The deltas, in order."""


class ReasoningDeltaChunk(WireModel):
    """More text of a reasoning block."""

    type: Literal["reasoning-delta"]
    """Marks this kind of chunk."""
    index: Unsigned
    """The block it belongs to, counted from 0 within one attempt."""
    text: Str
    """The reasoning text to append."""


class ReplayState(WireModel):
    """What a provider needs back when an answer is sent to it again. Opaque: keep it as it is."""

    response: Any
    """What belongs to the answer as a whole. Any JSON."""
    blocks: Annotated[Optional[list[Any]], NotNull] = None
    """What belongs to each block, in order. Any JSON."""


class RequestContextData(WireModel):
    """A model and its context window."""

    provider: Str
    """The name of the model's provider."""
    model: Str
    """The name of the model, as the provider knows it."""
    context_window: Annotated[Optional[Number], NotNull] = None
    """How much fits into a request and its answer, in tokens. Absent when it is not known."""


class RequestContextEvent(WireModel):
    """The session knows which model serves it, and how much fits into a request."""

    type: Literal["request/context"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: RequestContextData
    """The model and its context window."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class RequestHeaderData(WireModel):
    """The header of the model requests to come, and why it was written."""

    header: EpochHeader
    """What holds from now on."""
    reason: RequestHeaderReason
    """Why it was written."""
    starts_series: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present where a new series of requests begins. Since runtime 0.2.1."""


class RequestHeaderEvent(WireModel):
    """The model, system prompt or tools of the session's requests are set or have changed."""

    type: Literal["request/header"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: RequestHeaderData
    """The new header, and why it was written."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SandboxModeData(WireModel):
    """What the sandbox lets tools do."""

    mode: SandboxMode
    """What holds from now on."""
    source: Annotated[Optional[Literal["delegation"]], NotNullConst] = None
    """Present when the session that delegated the work passed it on."""


class SandboxModeEvent(WireModel):
    """What the sandbox lets tools do was set."""

    type: Literal["sandbox/mode"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SandboxModeData
    """What was set."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ScheduleChangeEvent(WireModel):
    """A schedule was made, removed or came due."""

    type: Literal["schedule/change"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ScheduleChangeData
    """What became of which schedule."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ScheduleCreate(WireModel):
    """A schedule was made."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    operation: Literal["create"]
    """Marks that a schedule was made."""
    schedule: Schedule
    """The schedule."""


class ScheduleDelete(WireModel):
    """A schedule was removed."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    operation: Literal["delete"]
    """Marks that a schedule was removed."""
    id: Str
    """The id of the schedule."""


class ScheduleDispatch(WireModel):
    """A schedule came due, and its prompt goes to the agent. Schedules of kind `after` and `at` are done with it."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    operation: Literal["dispatch"]
    """Marks that a schedule came due."""
    id: Str
    """The id of the schedule."""
    accepted_at: Annotated[Optional[Str], NotNull] = None
    """When it was taken up, as an RFC 3339 time. With schedules of kind `every` only."""


class ServerCapabilities(WireModel):
    """What the server can do beyond the negotiated version. No member is defined yet."""


class ServerInfo(WireModel):
    """Names the server software."""

    name: Str
    """Name of the server software; `deepseek-harness-sdk-runtime` in every known runtime. Accept any."""
    version: Str
    """Its release, not a protocol version."""


class SessionBusyData(WireModel):
    """Names the session that has an unsettled prompt."""

    session_id: Str
    """The busy session."""


class SessionCancelParams(WireModel):
    """Names the session whose running turn should end. Children in the background go on."""

    session_id: NonEmptyStr
    """The session to cancel; not empty."""


class SessionCancelResult(WireModel):
    """Says whether there was a turn to end. This answer and the prompt's may come in either order."""

    cancelled: Bool
    """True: a turn was running and ends as aborted by the user. False: nothing was running there."""


class SessionCloseParams(WireModel):
    """Names the session to close. Prompting the same id afterwards makes a new session."""

    session_id: NonEmptyStr
    """The session to close; not empty."""


class SessionCloseResult(WireModel):
    """Says whether there was a session to close. A running prompt has settled as aborted before this answer."""

    closed: Bool
    """True: the session was closed. False: there is no such session."""


class SessionEndSeedData(WireModel):
    """An object with no members."""


class SessionEndSeedEvent(WireModel):
    """What came before was put into the log when the session was made, from another session for one; what follows happened here. Runtimes seldom send it."""

    type: Literal["session/end-seed"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SessionEndSeedData
    """Nothing: the event says it all."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SessionEventEnvelope(WireModel):
    """What every session event has around its data. Ignore members you do not know."""

    type: Str
    """What happened. It decides the shape of `data`; accept types you do not know."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: Any
    """What happened in detail; an object for every known type."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SessionEventNotification(WireModel):
    """One event of any session in the runtime, unfiltered: subagents' sessions and sessions of other prompts included. Filter by `sessionId`."""

    session_id: Str
    """The session whose log grew."""
    event: SessionEvent
    """The event."""


class SessionLogDeliveryData(WireModel):
    """How far a log has been taken in."""

    session_id: Str
    """The session."""
    session_format_version: Annotated[Optional[Unsigned], NotNull] = None
    """The version of the format of the log."""
    through_seq: Unsigned
    """The `seq` of the last event taken in."""


class SessionLogDeliveryEvent(WireModel):
    """A provider has taken in the log of the session up to a place. Since runtime 0.1.2."""

    type: Literal["session-log-deepseek/delivery-accepted"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SessionLogDeliveryData
    """Which log, and how far."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SessionPromptParams(WireModel):
    """One user message for one session. A session id the runtime does not know creates the session."""

    session_id: NonEmptyStr
    """The session to prompt, chosen by the client; not empty."""
    content_blocks: list[ContentBlock]
    """The message, inline images included. May be empty."""


class SessionPromptReceipt(WireModel):
    """The answer of version 0: the message is queued. What the turn does follows as notifications, up to `session.status` idle."""

    message_id: Str
    """The id the queued user message got; its `agent/inbox/spliced` and `user/message` events carry it."""


class SessionPromptResult(WireModel):
    """The answer of version 1: how the turn settled. It follows everything the turn emitted."""

    message_id: Str
    """The id the user message got; its `agent/inbox/spliced` and `user/message` events carry it."""
    status: SessionPromptStatus
    """The outcome in one word."""
    reason: TurnEndReason
    """Why the session's last turn before idle ended."""


class SessionReference(WireModel):
    """One session that was recalled, and how much of it."""

    session_id: Str
    """The session referred to."""
    label: Str
    """How the reference reads for people."""
    captured_through_seq: Union[Unsigned, None]
    """The `seq` of the last event that was taken in, or null when none was."""
    compacted: Bool
    """True when the recalled conversation had been compacted."""
    original_messages: NonNegative
    """Messages the session had."""
    retained_messages: NonNegative
    """Messages that were recalled."""
    omitted_messages: NonNegative
    """Messages that were left out."""
    omitted_bytes: NonNegative
    """Size of what was left out, in bytes."""
    truncated: Bool
    """True when something was cut to fit."""
    input_index: Number
    """The place of the reference in the user's input."""


class SessionReferenceSource(WireModel):
    """Parts of other sessions that the user referred to, recalled into this one."""

    kind: Literal["session-reference"]
    """Marks this kind of source."""
    form: Literal["recall"]
    """The message recalls earlier conversation."""
    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    references: list[SessionReference]
    """The sessions referred to."""


class SessionStatusNotification(WireModel):
    """The state of a session's whole agent after a change. Queued turns run back to back with no idle between them; title and inbox events may still follow idle."""

    session_id: Str
    """The session whose agent changed state."""
    status: SessionStatus
    """The state after the change."""


class SessionTitleData(WireModel):
    """A title, and where it comes from."""

    title: Str
    """The title, for people."""
    message_seqs: list[Unsigned]
    """The `seq` of each message that the title was made from."""
    source: TitleSource
    """Who or what chose the title."""


class SessionTitleEvent(WireModel):
    """The session got a title. A later one replaces it."""

    type: Literal["session/title"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SessionTitleData
    """The title, and where it comes from."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SessionTitleLlmRequestData(WireModel):
    """A request for a title, as it goes to the model."""

    title_provider: Str
    """The name of the title provider."""
    message_seqs: list[Unsigned]
    """The `seq` of each message that the title is made from."""
    route: ModelRoute
    """The model that is asked."""
    system: Str
    """The system prompt of the request."""
    messages: list[Message]
    """The messages of the request."""
    max_tokens: Number
    """Largest output of the request, in tokens."""


class SessionTitleLlmRequestEvent(WireModel):
    """A title provider asks a model for a title. The request is no part of the conversation."""

    type: Literal["session/title-llm-request"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SessionTitleLlmRequestData
    """The request."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ShadowedRange(WireModel):
    """A stretch of the conversation that the model no longer sees."""

    start: Unsigned
    """The `seq` of the event whose message is the first."""
    end: Unsigned
    """The `seq` of the event whose message is the last."""


class ShutdownResult(WireModel):
    """An empty object. It is the last line the server writes."""


class SkillCatalogEntry(WireModel):
    """One skill that the model can use."""

    name: Str
    """The name of the skill."""
    description: Str
    """What the skill is for."""


class SkillCatalogSource(WireModel):
    """The skills plugin, listing the skills that the model can use."""

    kind: Literal["skill-catalog"]
    """Marks this kind of source."""
    form: Literal["catalog"]
    """The message is a catalog."""
    update: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when the list replaces an earlier one."""
    entries: list[SkillCatalogEntry]
    """The skills."""


class SkillInvocationSource(WireModel):
    """A skill that was invoked: the message holds its instructions."""

    kind: Literal["skill-invocation"]
    """Marks this kind of source."""
    form: Literal["instructions"]
    """The message holds instructions."""
    name: Str
    """The name of the skill."""


class StepEndData(WireModel):
    """Which step ended."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""


class StepEndEvent(WireModel):
    """The model has answered and its tools have run."""

    type: Literal["step/end"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: StepEndData
    """Which step ended."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class StepStartData(WireModel):
    """Which step begins."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""


class StepStartEvent(WireModel):
    """The agent is about to ask the model."""

    type: Literal["step/start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: StepStartData
    """Which step it is."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class StopFinish(WireModel):
    """The model had said all it wanted to say."""

    kind: Literal["stop"]
    """Marks this reason."""


class StoredImageBlock(WireModel):
    """An image by reference, as events carry it. The bytes are not on the wire."""

    type: Literal["image"]
    """Marks an image block."""
    attachment: ImageAttachment
    """Where the runtime keeps the image, and what it looks like."""


class SubagentCatalogData(WireModel):
    """A child in the list that its parent keeps."""

    version: Unsigned
    """Version of this record."""
    child_id: Str
    """The session of the child."""
    child_created_at: Number
    """When it was made, in Unix milliseconds."""
    mode: Union[Literal["continuable", "one-shot", "external", "unknown"], Str]
    """How long the child lives."""
    label: Annotated[Optional[Str], NotNull] = None
    """The name of the child, for a person."""


class SubagentCatalogEvent(WireModel):
    """The session keeps a child in its list. Since runtime 0.1.5."""

    type: Literal["subagent/catalog"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SubagentCatalogData
    """The child."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SubagentDescriptorData(WireModel):
    """What sort of subagent a session is, and how to set it up again."""

    version: Number
    """The version of this shape; 2 in known runtimes."""
    mode: SubagentMode
    """Whether it can be given more work later."""
    provider: Str
    """The name of the subagent provider that runs it."""
    label: Annotated[Optional[Str], NotNull] = None
    """What it was asked to do, in a few words. Always present with mode `continuable`."""
    agent_provider: Annotated[Optional[Str], NotNull] = None
    """The provider of the model it runs on. With mode `continuable` only."""
    agent_model: Annotated[Optional[Str], NotNull] = None
    """The model it runs on. With mode `continuable` only."""
    persona: Annotated[Optional[Str], NotNull] = None
    """The persona it takes on. With mode `continuable` only."""
    tool_filter: Annotated[Optional[ToolFilter], NotNull] = None
    """Which tools it may use. With mode `continuable` only."""


class SubagentDescriptorEvent(WireModel):
    """Written into a subagent's own session: what sort of subagent it is."""

    type: Literal["subagent/descriptor"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SubagentDescriptorData
    """What sort of subagent it is."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class SubagentFinishedNotification(WireModel):
    """How a child session's run ended and what it said last."""

    provider: Str
    """Name of the subagent provider that ran the child."""
    agent_id: Str
    """Id of the child's agent; equals `childSessionId` in every known runtime."""
    parent_session_id: Str
    """The session that delegated."""
    child_session_id: Str
    """The child's session."""
    status: RunStatus
    """The outcome in one word."""
    stop_reason: SubagentStopReason
    """Why the child stopped."""
    last_assistant_message: Annotated[Optional[list[ContentBlock]], NotNull] = None
    """The content of the child's last assistant message that was not empty, else its accumulated assistant text. Absent when it produced nothing."""


class SubagentReportSource(WireModel):
    """A subagent of this session, reporting while it works."""

    kind: Literal["subagent-report"]
    """Marks this kind of source."""
    form: Literal["relay"]
    """The message comes from another session."""
    sender_session_id: Str
    """The subagent's session."""


class SubagentSettledSource(WireModel):
    """The runtime, telling the session that a subagent in the background has finished."""

    kind: Literal["subagent-settled"]
    """Marks this kind of source."""
    form: Literal["notice"]
    """The message is a notice."""
    summary: Str
    """How the subagent ended, in one line."""
    sender_session_id: Str
    """The subagent's session."""


class SubagentStartedNotification(WireModel):
    """Ties a child session to the session that started it. Repeats for the same child when it is reactivated."""

    parent_session_id: Str
    """The session that delegates."""
    child_session_id: Str
    """The child's session; its events carry this id."""


class SurfaceEventEnvelope(WireModel):
    """The envelope of events that change the surface: the conversation as the model sees it, a list of messages."""

    type: Str
    """What happened. It decides the shape of `data`; accept types you do not know."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: Any
    """What happened in detail; an object for every known type."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""
    surface_op: SurfaceOp
    """How the message enters the surface."""
    source_event_seqs: Annotated[Optional[Annotated[list[Unsigned], Unique]], NotNull] = None
    """The `seq` of each earlier event that the message was made from, such as the chunks of an answer."""


class SurfaceReplace(WireModel):
    """Puts a message in the place of a stretch of the surface, as compaction does. The form of runtimes before 0.1.5. `start` may be greater than `end`: they name places in the surface, whose order need not be that of the log."""

    op: Literal["replace"]
    """Marks a replacement."""
    start: Unsigned
    """The `seq` of the event whose message is the first to be replaced."""
    end: Unsigned
    """The `seq` of the event whose message is the last to be replaced."""


class SurfaceSeqReplace(WireModel):
    """Puts a message in the place of a stretch of the surface, as compaction does. Since runtime 0.1.5."""

    op: Literal["replace"]
    """Marks a replacement."""
    start_seq: Unsigned
    """The `seq` of the event whose message is the first to be replaced."""
    end_seq: Unsigned
    """The `seq` of the event whose message is the last to be replaced."""


class SystemMessage(WireModel):
    """Instructions to the model that no person wrote. Since runtime 0.1.5."""

    id: Str
    """The id of the message, a UUID."""
    role: Literal["system"]
    """Marks instructions."""
    content: list[ContentBlock]
    """The instructions."""
    source: MessageSource
    """What wrote them."""


class SystemMessageData(WireModel):
    """Instructions to the model, and the step they came in."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    message: SystemMessage
    """The instructions."""


class SystemMessageEvent(WireModel):
    """Instructions entered the conversation. Since runtime 0.1.5; before, they stood in the request header."""

    type: Literal["system/message"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: SystemMessageData
    """The instructions, and when they came."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""
    surface_op: SurfaceOp
    """How the message enters the surface."""
    source_event_seqs: Annotated[Optional[Annotated[list[Unsigned], Unique]], NotNull] = None
    """The `seq` of each earlier event that the message was made from, such as the chunks of an answer."""


class TeamMember(WireModel):
    """One agent of a team."""

    id: Str
    """The id of the member; its session."""
    name: Str
    """The name the others call it by."""
    description: Str
    """What it is there for."""
    provider: Str
    """The name of the subagent provider that runs it."""
    context: TeamMemberContext
    """What it knew when it began."""
    phase: TeamMemberPhase
    """How far it is."""
    error: Annotated[Optional[Str], NotNull] = None
    """Why it failed, with phase `failed`."""


class TeamMemberData(WireModel):
    """A member of a team. It replaces what was known of the member."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    team_id: Str
    """The id of the team."""
    member: TeamMember
    """The member after the change."""


class TeamMemberEvent(WireModel):
    """A member joined the team, or its state changed."""

    type: Literal["team/member"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TeamMemberData
    """The member after the change."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TeamMessage(WireModel):
    """A message from one member of a team to another."""

    id: Str
    """The id of the message."""
    sender_id: Str
    """The member who wrote it."""
    sender_name: Str
    """The name of that member."""
    target_id: Str
    """The member it is for."""
    delivery: TeamMessageDelivery
    """Whether it wakes the member it is for."""
    content: list[ContentBlock]
    """What it says."""


class TeamMessageDeliveredData(WireModel):
    """A message that has arrived, and at whom."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    team_id: Str
    """The id of the team."""
    message_id: Str
    """The id of the message, from `team/message/queued`."""
    target_id: Str
    """The member it is for."""


class TeamMessageDeliveredEvent(WireModel):
    """A message between members has arrived."""

    type: Literal["team/message/delivered"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TeamMessageDeliveredData
    """Which message arrived."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TeamMessageQueuedData(WireModel):
    """A message from one member to another."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    team_id: Str
    """The id of the team."""
    message: TeamMessage
    """The message."""


class TeamMessageQueuedEvent(WireModel):
    """A member wrote to another. `team/message/delivered` follows when it has arrived."""

    type: Literal["team/message/queued"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TeamMessageQueuedData
    """The message."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TeamMessageSource(WireModel):
    """Another member of an agent team. Experimental."""

    kind: Literal["team-message"]
    """Marks this kind of source."""
    team_id: Str
    """The id of the team."""
    message_id: Str
    """The id of the team message that this delivers."""
    sender_id: Str
    """The id of the member who wrote it."""
    sender_name: Str
    """The name of that member."""


class TeamTask(WireModel):
    """One task of a team."""

    id: Str
    """The id of the task."""
    revision: Number
    """Grows with every change to the task."""
    subject: Str
    """What is to be done, in a few words."""
    description: Str
    """What is to be done, in full."""
    status: TeamTaskStatus
    """How far it is."""
    owner_id: Annotated[Optional[Str], NotNull] = None
    """The member who does it. Absent while nobody does."""
    blocked_by: list[Str]
    """The ids of tasks that must be done first."""
    write_scopes: list[Str]
    """The files or folders that its owner may change."""


class TeamTaskData(WireModel):
    """A task of a team. It replaces what was known of the task."""

    version: Annotated[Literal[1], exactly(1)]
    """The version of this shape."""
    team_id: Str
    """The id of the team."""
    task: TeamTask
    """The task after the change."""


class TeamTaskEvent(WireModel):
    """A task of the team is new or has changed."""

    type: Literal["team/task"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TeamTaskData
    """The task after the change."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TextBlock(WireModel):
    """Text for the reader of the message."""

    type: Literal["text"]
    """Marks a text block."""
    text: Str
    """The text."""


class TextChunksRecord(WireModel):
    """A run of text deltas of one block."""

    type: Literal["text-chunks"]
    """Marks this record."""
    time0: Number
    """When the first delta arrived, in Unix milliseconds."""
    index: Unsigned
    """The block's place in the answer, from 0."""
    dt: list[Number]
    """Time from each delta to the next, in milliseconds; one fewer than there are texts."""
    texts: list[Str]
    """The deltas, in order."""


class TextDeltaChunk(WireModel):
    """More text of a text block. A character outside the basic plane may be split over two deltas."""

    type: Literal["text-delta"]
    """Marks this kind of chunk."""
    index: Unsigned
    """The block it belongs to, counted from 0 within one attempt."""
    text: Str
    """The text to append."""


class TodoItem(WireModel):
    """One thing to do."""

    content: Str
    """What is to be done."""
    status: TodoStatus
    """How far it is."""


class TodoWriteData(WireModel):
    """The whole list of things to do."""

    todos: list[TodoItem]
    """The entries, in the agent's order."""


class TodoWriteEvent(WireModel):
    """The agent wrote its todo list. The list is whole: it replaces the one before."""

    type: Literal["todo/write"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TodoWriteData
    """The list."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TokenUsage(WireModel):
    """The tokens of one request to a model, as its provider counted them. An absent count is unknown, not zero."""

    input_tokens: Number
    """Input that was not read from the provider's cache, in tokens."""
    output_tokens: Number
    """Output, in tokens."""
    cache_read_tokens: Annotated[Optional[Number], NotNull] = None
    """Input read from the provider's cache, in tokens; not part of `inputTokens`."""
    cache_write_tokens: Annotated[Optional[Number], NotNull] = None
    """Input written to the provider's cache, in tokens."""
    reasoning_tokens: Annotated[Optional[Number], NotNull] = None
    """How much of the output was reasoning, in tokens."""
    total_tokens: Annotated[Optional[Number], NotNull] = None
    """Input and output together, in tokens. Since runtime 0.1.2."""


class ToolCallBlock(WireModel):
    """The model asks for a tool. The answer is the tool-result block with the same id."""

    type: Literal["tool-call"]
    """Marks a tool call block."""
    id: Str
    """The id of the call, given by the model; its result repeats it."""
    name: Str
    """The name of the tool."""
    arguments: Str
    """The arguments as the model wrote them, meant to be JSON. Models make mistakes: expect text that does not parse."""


class ToolCallChunksRecord(WireModel):
    """A run of deltas of one tool call's arguments."""

    type: Literal["tool-call-chunks"]
    """Marks this record."""
    time0: Number
    """When the first delta arrived, in Unix milliseconds."""
    index: Unsigned
    """The block's place in the answer, from 0."""
    id: Str
    """The id of the tool call."""
    name: Annotated[Optional[Str], NotNull] = None
    """The tool."""
    dt: list[Number]
    """Time from each delta to the next, in milliseconds; one fewer than there are args."""
    args: list[Str]
    """The pieces of the arguments' JSON text, in order."""


class ToolCallData(WireModel):
    """A tool that starts, and its arguments."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    call_id: Str
    """The id of the call; its `tool/result` repeats it."""
    name: Str
    """The name of the tool."""
    arguments: Str
    """The arguments as the model wrote them, meant to be JSON. Expect text that does not parse."""


class ToolCallDeltaChunk(WireModel):
    """More of a tool call."""

    type: Literal["tool-call-delta"]
    """Marks this kind of chunk."""
    index: Unsigned
    """The block it belongs to, counted from 0 within one attempt."""
    id: Str
    """The id of the tool call."""
    name: Annotated[Optional[Str], NotNull] = None
    """The name of the tool."""
    arguments_delta: Str
    """The part of the arguments text to append; the whole is meant to be JSON."""


class ToolCallEvent(WireModel):
    """The agent starts a tool that the model asked for."""

    type: Literal["tool/call"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolCallData
    """The tool and its arguments."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolCallsFinish(WireModel):
    """The model waits for the tools it asked for."""

    kind: Literal["tool-calls"]
    """Marks this reason."""


class ToolCodeDispatchData(WireModel):
    """A tool that code called, and what it returned."""

    root_call_id: Str
    """The id of the tool call that the model made."""
    parent_call_id: Str
    """The id of the call whose code calls the tool; the same as `rootCallId` unless calls are nested."""
    sub_call_id: Str
    """The id of this call; its `tool/code-dispatch` repeats it."""
    name: Str
    """The name of the tool."""
    arguments: Any
    """The arguments as a JSON value, already parsed, unlike those of `tool/call`."""
    is_error: Bool
    """True when the call failed."""
    content: list[ContentBlock]
    """The result, as the code gets it."""


class ToolCodeDispatchEvent(WireModel):
    """A tool that code called has returned, to the code and not to the model."""

    type: Literal["tool/code-dispatch"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolCodeDispatchData
    """The call and its result."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolCodeDispatchStartData(WireModel):
    """A tool that code calls, its arguments, and the call it is part of."""

    root_call_id: Str
    """The id of the tool call that the model made."""
    parent_call_id: Str
    """The id of the call whose code calls the tool; the same as `rootCallId` unless calls are nested."""
    sub_call_id: Str
    """The id of this call; its `tool/code-dispatch` repeats it."""
    name: Str
    """The name of the tool."""
    arguments: Any
    """The arguments as a JSON value, already parsed, unlike those of `tool/call`."""


class ToolCodeDispatchStartEvent(WireModel):
    """Code that the model wrote calls a tool."""

    type: Literal["tool/code-dispatch-start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolCodeDispatchStartData
    """The tool, its arguments, and the call it is part of."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolDefinition(WireModel):
    """A tool as the model gets to know it."""

    name: Str
    """The name the model calls it by."""
    description: Str
    """What the tool does, for the model."""
    parameters: dict[str, Any]
    """A JSON Schema of the tool's arguments."""


class ToolError(WireModel):
    """What went wrong in a tool call."""

    name: Str
    """The name of the error's class."""
    code: Str
    """What went wrong, for programs."""


class ToolFilter(WireModel):
    """Which tools an agent may use. An absent list does not restrict."""

    allow: Annotated[Optional[list[Str]], NotNull] = None
    """Names of the only tools it may use."""
    deny: Annotated[Optional[list[Str]], NotNull] = None
    """Names of tools it may not use."""


class ToolResultBlock(WireModel):
    """What a tool call returned."""

    type: Literal["tool-result"]
    """Marks a tool result block."""
    tool_call_id: Str
    """The id of the call that this answers."""
    content: list[ContentBlock]
    """What the model gets to see of the result."""
    is_error: Annotated[Optional[Bool], NotNull] = None
    """True when the call failed. Runtimes always write it; take an absent one as false."""


class ToolResultData(WireModel):
    """What a tool returned, for the model and for the display."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    step: Unsigned
    """The step, counted from 1 within the turn."""
    message: ToolResultMessage
    """The result, as the model gets it."""
    error: Annotated[Optional[ToolError], NotNull] = None
    """What went wrong, for programs. Absent on success, and where a tool reports its failure as text only."""
    meta: Any = None
    """More about the result for display, in a shape that is the tool's own. Any JSON; do not rely on it."""


class ToolResultEvent(WireModel):
    """A tool has returned, and its result enters the conversation."""

    type: Literal["tool/result"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolResultData
    """The result."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""
    surface_op: SurfaceOp
    """How the message enters the surface."""
    source_event_seqs: Annotated[Optional[Annotated[list[Unsigned], Unique]], NotNull] = None
    """The `seq` of each earlier event that the message was made from, such as the chunks of an answer."""


class ToolRoleToolResultMessage(WireModel):
    """The result of one tool call, its blocks laid open. Since runtime 0.2.1."""

    id: Str
    """The id of the message, a UUID."""
    role: Literal["tool"]
    """Marks this form."""
    tool_call_id: Str
    """The id of the `tool-call` block that this answers."""
    content: list[ContentBlock]
    """What the tool gave back."""
    is_error: Annotated[Optional[Bool], NotNull] = None
    """Whether the call failed; `content` then says how."""
    source: ToolSource
    """The tool call that this answers."""


class ToolSource(WireModel):
    """A tool call that has finished."""

    kind: Literal["tool"]
    """Marks this kind of source."""
    call_id: Str
    """The id of the tool call."""


class ToolWorkflowAgentEndData(WireModel):
    """A subagent of a workflow that finished, and how."""

    run_id: Str
    """The id of the workflow run."""
    seq: Number
    """The number of the subagent within the run, from its `tool-workflow/agent-start`."""
    outcome: WorkflowAgentOutcome
    """How it ended."""


class ToolWorkflowAgentEndEvent(WireModel):
    """A subagent of a workflow has finished."""

    type: Literal["tool-workflow/agent-end"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolWorkflowAgentEndData
    """Which subagent finished, and how."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolWorkflowAgentStartData(WireModel):
    """A subagent that a workflow starts."""

    run_id: Str
    """The id of the workflow run."""
    seq: Number
    """The number of the subagent within the run, counted from 1. Not the `seq` of an event."""
    label: Str
    """What the subagent does, in a few words."""
    phase: Annotated[Optional[Str], NotNull] = None
    """The phase of the workflow that it belongs to."""
    child_id: Str
    """The session of the subagent."""


class ToolWorkflowAgentStartEvent(WireModel):
    """A workflow starts one of its subagents."""

    type: Literal["tool-workflow/agent-start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolWorkflowAgentStartData
    """Which subagent starts."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolWorkflowRunEndData(WireModel):
    """Which workflow ended, and how."""

    run_id: Str
    """The id of the workflow run."""
    stop_reason: WorkflowStopReason
    """How it ended."""


class ToolWorkflowRunEndEvent(WireModel):
    """The workflow is over."""

    type: Literal["tool-workflow/run-end"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolWorkflowRunEndData
    """Which workflow ended, and how."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class ToolWorkflowRunStartData(WireModel):
    """Which workflow begins."""

    run_id: Str
    """The id of the workflow run."""
    name: Str
    """The name of the workflow."""


class ToolWorkflowRunStartEvent(WireModel):
    """A workflow begins."""

    type: Literal["tool-workflow/run-start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: ToolWorkflowRunStartData
    """Which workflow begins."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TurnEndData(WireModel):
    """Which turn ended, and why."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""
    reason: TurnEndReason
    """Why the turn ended."""


class TurnEndEvent(WireModel):
    """The turn is over. Queued input may start another at once: the session is done only when `session.status` says idle."""

    type: Literal["turn/end"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TurnEndData
    """Which turn ended, and why."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class TurnStartData(WireModel):
    """Which turn begins."""

    turn: Unsigned
    """The turn, counted from 1 within the session."""


class TurnStartEvent(WireModel):
    """The agent begins to work on new input."""

    type: Literal["turn/start"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: TurnStartData
    """Which turn it is."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class UsageChunk(WireModel):
    """The tokens of the answer so far. Providers that do not count send none."""

    type: Literal["usage"]
    """Marks this kind of chunk."""
    usage: TokenUsage
    """The tokens of this attempt."""


class UserAbort(WireModel):
    """The user, or the client on the user's behalf, cancelled it."""

    kind: Literal["user"]
    """Marks this reason."""


class UserCommandSource(WireModel):
    """The user."""

    kind: Literal["user"]
    """Marks this kind of source."""


class UserMessage(WireModel):
    """Input to the model: a prompt, or what a plugin, another session or the runtime added. The source tells them apart."""

    id: Str
    """The id of the message, a UUID. For a prompt it is the `messageId` that `session/prompt` answered with."""
    role: Literal["user"]
    """Marks input to the model."""
    content: list[ContentBlock]
    """What the message says. May be empty."""
    source: MessageSource
    """Who or what wrote the message. Only kind `user` is a person."""


class UserMessageEvent(WireModel):
    """Input enters the conversation: a prompt whose turn has come, or what a plugin added."""

    type: Literal["user/message"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: UserMessage
    """The message itself; there is no wrapper around it."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""
    surface_op: SurfaceOp
    """How the message enters the surface."""
    source_event_seqs: Annotated[Optional[Annotated[list[Unsigned], Unique]], NotNull] = None
    """The `seq` of each earlier event that the message was made from, such as the chunks of an answer."""


class UserRoleToolResultMessage(WireModel):
    """The result of one tool call as one block. The form of runtimes before 0.2.1."""

    id: Str
    """The id of the message, a UUID."""
    role: Literal["user"]
    """Marks this form."""
    content: Annotated[list[ToolResultBlock], Field(min_length=1, max_length=1)]
    """The result: exactly one block."""
    source: ToolSource
    """The tool call that this answers."""


class UserSource(WireModel):
    """The user, or the program that prompts on the user's behalf."""

    kind: Literal["user"]
    """Marks this kind of source."""
    rpc_id: Annotated[Optional[Str], NotNull] = None
    """The id of the request that brought the prompt. Written by the web host only."""
    client_time_zone: Annotated[Optional[Str], NotNull] = None
    """The time zone of the user's client, such as "Europe/Berlin". Written by the web host only."""


class UserTitleSource(WireModel):
    """The user."""

    kind: Literal["user"]
    """Marks this kind of source."""


class ValidationIssue(WireModel):
    """One fault in a value: where it is, which rule it breaks, and what was expected."""

    pointer: Str
    """JSON Pointer (RFC 6901) to the fault, relative to the value that was checked; a missing member is named as the last token."""
    keyword: Str
    """The JSON Schema keyword that failed, such as "required" or "type"."""
    message: Str
    """What was expected and what was found, shortened, for a person."""


class WebDeepseekSearchLlmRequestData(WireModel):
    """A search, as it goes to the model's API."""

    endpoint: Str
    """The URL that is asked."""
    api_version: Str
    """The version of the API."""
    body: WebSearchRequestBody
    """The body of the HTTP request."""


class WebDeepseekSearchLlmRequestEvent(WireModel):
    """The web search tool asks a model to search. The request is no part of the conversation; credentials are not in it."""

    type: Literal["web/deepseek-search-llm-request"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: WebDeepseekSearchLlmRequestData
    """The request."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class WebSearchRequestBody(WireModel):
    """The body of a search request, in the shape of the API that is asked."""

    model: Str
    """The name of the model."""
    max_tokens: Number = Field(alias="max_tokens")
    """Largest output of the request, in tokens."""
    messages: Annotated[list[WebSearchRequestMessage], Field(min_length=1, max_length=1)]
    """What is asked: exactly one message."""
    tools: Annotated[list[WebSearchRequestTool], Field(min_length=1, max_length=1)]
    """The search tool of the API: exactly one entry."""


class WebSearchRequestMessage(WireModel):
    """The message that asks for the search."""

    role: Literal["user"]
    """The message is input to the model."""
    content: Any
    """What is to be found: text, in the API's own form."""


class WebSearchRequestTool(WireModel):
    """The search tool of the API. It has further members of the API's own."""

    type: Literal["web_search_20250305"]
    """The tool and its version."""


class WorkingDirectoryChangeData(WireModel):
    """The directory a session works in from here on."""

    cwd: Str
    """The directory, as a path on the machine of the runtime."""


class WorkingDirectoryChangeEvent(WireModel):
    """The session works in another directory from here on. Since runtime 0.2.1."""

    type: Literal["working-directory/change"]
    """Marks this event."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: WorkingDirectoryChangeData
    """The directory."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class UnknownAbortReason(WireModel):
    """Abort reason of a later release or a plugin: pass it on or skip it."""

    kind: Str


class UnknownCommandSource(WireModel):
    """Command source of a later release or a plugin: pass it on or skip it."""

    kind: Str


class UnknownContentBlock(WireModel):
    """Content block of a later release or a plugin: pass it on or skip it."""

    type: Str


class UnknownFinishReason(WireModel):
    """Finish reason of a later release or a plugin: pass it on or skip it."""

    kind: Str


class UnknownMessageSource(WireModel):
    """Message source of a later release or a plugin: pass it on or skip it."""

    kind: Str


class UnknownSessionEvent(WireModel):
    """Session event of a later release or a plugin: pass it on or skip it."""

    type: Str
    """What happened. It decides the shape of `data`; accept types you do not know."""
    seq: Unsigned
    """The place of the event in its session's log. It grows with every event of the session; gaps are normal, since not every event is sent, and the first one need not be 0."""
    time: Integer
    """When it happened, in Unix milliseconds."""
    data: Any
    """What happened in detail; an object for every known type."""
    ignorable: Annotated[Optional[TrueLiteral], NotNullConst] = None
    """Present when a reader that does not know the type may leave the event out. Without it, do not rebuild the conversation from a log that holds an unknown type; a live display may pass over it."""


class UnknownStreamRecord(WireModel):
    """Stream record of a later release or a plugin: pass it on or skip it."""

    type: Str


class UnknownTurnEndReason(WireModel):
    """Turn end reason of a later release or a plugin: pass it on or skip it."""

    kind: Str


AbortReason = Annotated[
    Union[
        Annotated[UserAbort, variant("user")],
        Annotated[ParentAbort, variant("parent")],
        Annotated[HookAbort, variant("hook")],
        Annotated[DisposedAbort, variant("disposed")],
        Annotated[LegacyAbort, variant("legacy")],
        Annotated[UnknownAbortReason, variant("")],
    ],
    tagged("kind", ("user", "parent", "hook", "disposed", "legacy",), True),
]
"""Who or what ended a turn early."""


CommandSource = Annotated[
    Union[
        Annotated[UserCommandSource, variant("user")],
        Annotated[UnknownCommandSource, variant("")],
    ],
    tagged("kind", ("user",), True),
]
"""Who or what gave a command."""


ImageBlock = Union[StoredImageBlock, InlineImageBlock]
"""An image. Prompts carry its bytes inline; the runtime stores them, and events refer to them as an attachment. A runtime that does not know inline images repeats them in events as they came."""


ContentBlock = Annotated[
    Union[
        Annotated[TextBlock, variant("text")],
        Annotated[ReasoningBlock, variant("reasoning")],
        Annotated[ImageBlock, variant("image")],
        Annotated[ToolCallBlock, variant("tool-call")],
        Annotated[ToolResultBlock, variant("tool-result")],
        Annotated[UnknownContentBlock, variant("")],
    ],
    tagged("type", ("text", "reasoning", "image", "tool-call", "tool-result",), True),
]
"""One piece of a message. Plugins add types of their own: pass on a block whose type you do not know, or skip it when you render."""


FinishReason = Annotated[
    Union[
        Annotated[StopFinish, variant("stop")],
        Annotated[ToolCallsFinish, variant("tool-calls")],
        Annotated[MaxTokensFinish, variant("max-tokens")],
        Annotated[AbortedFinish, variant("aborted")],
        Annotated[ErrorFinish, variant("error")],
        Annotated[UnknownFinishReason, variant("")],
    ],
    tagged("kind", ("stop", "tool-calls", "max-tokens", "aborted", "error",), True),
]
"""Why a model stopped writing."""


GoalChangeData = Annotated[
    Union[
        Annotated[GoalUpsert, variant("create")],
        Annotated[GoalUpsert, variant("edit")],
        Annotated[GoalUpsert, variant("pause")],
        Annotated[GoalUpsert, variant("resume")],
        Annotated[GoalUpsert, variant("complete")],
        Annotated[GoalUpsert, variant("block")],
        Annotated[GoalClear, variant("clear")],
    ],
    tagged("operation", ("create", "edit", "pause", "resume", "complete", "block", "clear",), False),
]
"""A change to the session's goal."""


MessageSource = Annotated[
    Union[
        Annotated[UserSource, variant("user")],
        Annotated[PluginSource, variant("plugin")],
        Annotated[ModelSource, variant("model")],
        Annotated[ToolSource, variant("tool")],
        Annotated[GoalSource, variant("goal")],
        Annotated[CoordinatorSource, variant("coordinator")],
        Annotated[SubagentReportSource, variant("subagent-report")],
        Annotated[SubagentSettledSource, variant("subagent-settled")],
        Annotated[TeamMessageSource, variant("team-message")],
        Annotated[SkillCatalogSource, variant("skill-catalog")],
        Annotated[SkillInvocationSource, variant("skill-invocation")],
        Annotated[SessionReferenceSource, variant("session-reference")],
        Annotated[AgentInstructionsSource, variant("agent-instructions")],
        Annotated[UnknownMessageSource, variant("")],
    ],
    tagged("kind", ("user", "plugin", "model", "tool", "goal", "coordinator", "subagent-report", "subagent-settled", "team-message", "skill-catalog", "skill-invocation", "session-reference", "agent-instructions",), True),
]
"""Who or what wrote a message. Plugins add kinds of their own: treat a kind you do not know as input that no person typed."""


Schedule = Annotated[
    Union[
        Annotated[AfterSchedule, variant("after")],
        Annotated[AtSchedule, variant("at")],
        Annotated[EverySchedule, variant("every")],
    ],
    tagged("kind", ("after", "at", "every",), False),
]
"""A prompt that the agent gets at a set time."""


ScheduleChangeData = Annotated[
    Union[
        Annotated[ScheduleCreate, variant("create")],
        Annotated[ScheduleDelete, variant("delete")],
        Annotated[ScheduleDispatch, variant("dispatch")],
    ],
    tagged("operation", ("create", "delete", "dispatch",), False),
]
"""A change to the session's schedules."""


SessionEvent = Annotated[
    Union[
        Annotated[TurnStartEvent, variant("turn/start")],
        Annotated[TurnEndEvent, variant("turn/end")],
        Annotated[StepStartEvent, variant("step/start")],
        Annotated[StepEndEvent, variant("step/end")],
        Annotated[UserMessageEvent, variant("user/message")],
        Annotated[AssistantChunkEvent, variant("assistant/chunk")],
        Annotated[AssistantMessageEvent, variant("assistant/message")],
        Annotated[ToolCallEvent, variant("tool/call")],
        Annotated[ToolResultEvent, variant("tool/result")],
        Annotated[ToolCodeDispatchStartEvent, variant("tool/code-dispatch-start")],
        Annotated[ToolCodeDispatchEvent, variant("tool/code-dispatch")],
        Annotated[AgentInboxSplicedEvent, variant("agent/inbox/spliced")],
        Annotated[RequestHeaderEvent, variant("request/header")],
        Annotated[RequestContextEvent, variant("request/context")],
        Annotated[SessionTitleEvent, variant("session/title")],
        Annotated[SessionTitleLlmRequestEvent, variant("session/title-llm-request")],
        Annotated[SessionEndSeedEvent, variant("session/end-seed")],
        Annotated[TodoWriteEvent, variant("todo/write")],
        Annotated[LlmRetryEvent, variant("llm/retry")],
        Annotated[LlmRetryStartedEvent, variant("llm/retry-started")],
        Annotated[SubagentDescriptorEvent, variant("subagent/descriptor")],
        Annotated[CompactionStartEvent, variant("compaction/start")],
        Annotated[CompactionSummaryEvent, variant("compaction/summary")],
        Annotated[CompactionEndEvent, variant("compaction/end")],
        Annotated[CompactionPruneEvent, variant("compaction/prune")],
        Annotated[ToolWorkflowRunStartEvent, variant("tool-workflow/run-start")],
        Annotated[ToolWorkflowAgentStartEvent, variant("tool-workflow/agent-start")],
        Annotated[ToolWorkflowAgentEndEvent, variant("tool-workflow/agent-end")],
        Annotated[ToolWorkflowRunEndEvent, variant("tool-workflow/run-end")],
        Annotated[HookInvokedEvent, variant("hook/invoked")],
        Annotated[HookResultEvent, variant("hook/result")],
        Annotated[ApprovalAskedEvent, variant("approval/asked")],
        Annotated[ApprovalDecidedEvent, variant("approval/decided")],
        Annotated[ApprovalPolicyEvent, variant("approval/policy")],
        Annotated[SandboxModeEvent, variant("sandbox/mode")],
        Annotated[PermissionPresetEvent, variant("permission/preset")],
        Annotated[PlanModeEvent, variant("plan/mode")],
        Annotated[GoalChangeEvent, variant("goal/change")],
        Annotated[ScheduleChangeEvent, variant("schedule/change")],
        Annotated[CommandRunEvent, variant("command/run")],
        Annotated[CommandDoneEvent, variant("command/done")],
        Annotated[FeedbackRecordEvent, variant("feedback/record")],
        Annotated[AgentPresetSelectedEvent, variant("agent-preset/selected")],
        Annotated[WebDeepseekSearchLlmRequestEvent, variant("web/deepseek-search-llm-request")],
        Annotated[TeamMemberEvent, variant("team/member")],
        Annotated[TeamTaskEvent, variant("team/task")],
        Annotated[TeamMessageQueuedEvent, variant("team/message/queued")],
        Annotated[TeamMessageDeliveredEvent, variant("team/message/delivered")],
        Annotated[AssistantAttemptEvent, variant("assistant/attempt")],
        Annotated[SystemMessageEvent, variant("system/message")],
        Annotated[SubagentCatalogEvent, variant("subagent/catalog")],
        Annotated[JobRegisteredEvent, variant("job/registered")],
        Annotated[JobSettledEvent, variant("job/settled")],
        Annotated[WorkingDirectoryChangeEvent, variant("working-directory/change")],
        Annotated[SessionLogDeliveryEvent, variant("session-log-deepseek/delivery-accepted")],
        Annotated[UnknownSessionEvent, variant("")],
    ],
    tagged("type", ("turn/start", "turn/end", "step/start", "step/end", "user/message", "assistant/chunk", "assistant/message", "tool/call", "tool/result", "tool/code-dispatch-start", "tool/code-dispatch", "agent/inbox/spliced", "request/header", "request/context", "session/title", "session/title-llm-request", "session/end-seed", "todo/write", "llm/retry", "llm/retry-started", "subagent/descriptor", "compaction/start", "compaction/summary", "compaction/end", "compaction/prune", "tool-workflow/run-start", "tool-workflow/agent-start", "tool-workflow/agent-end", "tool-workflow/run-end", "hook/invoked", "hook/result", "approval/asked", "approval/decided", "approval/policy", "sandbox/mode", "permission/preset", "plan/mode", "goal/change", "schedule/change", "command/run", "command/done", "feedback/record", "agent-preset/selected", "web/deepseek-search-llm-request", "team/member", "team/task", "team/message/queued", "team/message/delivered", "assistant/attempt", "system/message", "subagent/catalog", "job/registered", "job/settled", "working-directory/change", "session-log-deepseek/delivery-accepted",), True),
]
"""One entry of a session's log. Plugins add types: an event of a type you do not know keeps its envelope, and its data is any JSON. Pass over it in a live display."""


StreamChunk = Annotated[
    Union[
        Annotated[BlockStartChunk, variant("block-start")],
        Annotated[TextDeltaChunk, variant("text-delta")],
        Annotated[ReasoningDeltaChunk, variant("reasoning-delta")],
        Annotated[ToolCallDeltaChunk, variant("tool-call-delta")],
        Annotated[BlockEndChunk, variant("block-end")],
        Annotated[UsageChunk, variant("usage")],
        Annotated[FinishChunk, variant("finish")],
    ],
    tagged("type", ("block-start", "text-delta", "reasoning-delta", "tool-call-delta", "block-end", "usage", "finish",), False),
]
"""One piece of a model's answer, for live display. Nothing follows `finish` within one attempt; a retry starts again, with block indexes from 0. The complete answer follows as an `assistant/message` event."""


StreamRecord = Annotated[
    Union[
        Annotated[ChunkRecord, variant("chunk")],
        Annotated[TextChunksRecord, variant("text-chunks")],
        Annotated[ReasoningChunksRecord, variant("reasoning-chunks")],
        Annotated[ToolCallChunksRecord, variant("tool-call-chunks")],
        Annotated[UnknownStreamRecord, variant("")],
    ],
    tagged("type", ("chunk", "text-chunks", "reasoning-chunks", "tool-call-chunks",), True),
]
"""One piece of an answer as it arrived, or a run of pieces of one kind."""


SurfaceOp = Union[Literal["append"], SurfaceReplace, SurfaceSeqReplace]
"""How a message enters the surface: "append" adds it at the end, a replacement puts it in the place of others."""


TitleSource = Annotated[
    Union[
        Annotated[FallbackTitleSource, variant("fallback")],
        Annotated[ProviderTitleSource, variant("provider")],
        Annotated[UserTitleSource, variant("user")],
    ],
    tagged("kind", ("fallback", "provider", "user",), False),
]
"""Who or what chose a title."""


ToolResultMessage = Annotated[
    Union[
        Annotated[UserRoleToolResultMessage, variant("user")],
        Annotated[ToolRoleToolResultMessage, variant("tool")],
    ],
    tagged("role", ("user", "tool",), False),
]
"""The result of one tool call, as the model gets it. Runtimes before 0.2.1 write it as input of the user, later ones in a role of its own."""


TurnEndReason = Annotated[
    Union[
        Annotated[CompletedReason, variant("completed")],
        Annotated[BlockedReason, variant("blocked")],
        Annotated[MaxTokensReason, variant("max-tokens")],
        Annotated[InterruptedReason, variant("interrupted")],
        Annotated[ErrorReason, variant("error")],
        Annotated[AbortedReason, variant("aborted")],
        Annotated[UnknownTurnEndReason, variant("")],
    ],
    tagged("kind", ("completed", "blocked", "max-tokens", "interrupted", "error", "aborted",), True),
]
"""Why a turn ended. Take a kind you do not know as an end without success."""

for _model in (
    AbortedFinish,
    AbortedReason,
    AdapterDefaults,
    AfterSchedule,
    AgentInboxSplicedData,
    AgentInboxSplicedEvent,
    AgentInstructionsChange,
    AgentInstructionsSource,
    AgentPresetSelectedData,
    AgentPresetSelectedEvent,
    ApprovalAskedData,
    ApprovalAskedEvent,
    ApprovalDecidedData,
    ApprovalDecidedEvent,
    ApprovalPolicyData,
    ApprovalPolicyEvent,
    AssistantAttemptData,
    AssistantAttemptEvent,
    AssistantChunkData,
    AssistantChunkEvent,
    AssistantMessage,
    AssistantMessageData,
    AssistantMessageEvent,
    AtSchedule,
    BlockEndChunk,
    BlockStartChunk,
    BlockedReason,
    ChunkRecord,
    ClientInfo,
    CommandDoneData,
    CommandDoneEvent,
    CommandRunData,
    CommandRunEvent,
    CompactionEndData,
    CompactionEndEvent,
    CompactionPruneData,
    CompactionPruneEvent,
    CompactionStartData,
    CompactionStartEvent,
    CompactionSummaryData,
    CompactionSummaryEvent,
    CompletedReason,
    ContextSection,
    CoordinatorSource,
    DisposedAbort,
    EpochHeader,
    ErrorFinish,
    ErrorReason,
    EverySchedule,
    FallbackTitleSource,
    FeedbackRecordData,
    FeedbackRecordEvent,
    FinishChunk,
    Goal,
    GoalBlockedReason,
    GoalChangeEvent,
    GoalClear,
    GoalRevision,
    GoalSource,
    GoalUpsert,
    HookAbort,
    HookInvokedData,
    HookInvokedEvent,
    HookResultData,
    HookResultEvent,
    ImageAttachment,
    ImageDimensions,
    InitializeParams,
    InitializeResult,
    InitializeResultV0,
    InlineImageBlock,
    InterruptedReason,
    InvalidParamsData,
    InvalidRequestData,
    JobRegisteredData,
    JobRegisteredEvent,
    JobSettledData,
    JobSettledEvent,
    JobToolCall,
    JsonRpcError,
    JsonRpcErrorResponse,
    JsonRpcNotification,
    JsonRpcRequest,
    JsonRpcSuccessResponse,
    LegacyAbort,
    LlmFailure,
    LlmRetryData,
    LlmRetryEvent,
    LlmRetryStartedData,
    LlmRetryStartedEvent,
    MaxTokensFinish,
    MaxTokensReason,
    Message,
    MethodNotFoundData,
    ModelConfig,
    ModelRoute,
    ModelSource,
    ParentAbort,
    PermissionPresetData,
    PermissionPresetEvent,
    PlanModeData,
    PlanModeEvent,
    PluginSource,
    ProviderTitleSource,
    ProviderUnavailableData,
    ReasoningBlock,
    ReasoningChunksRecord,
    ReasoningDeltaChunk,
    ReplayState,
    RequestContextData,
    RequestContextEvent,
    RequestHeaderData,
    RequestHeaderEvent,
    SandboxModeData,
    SandboxModeEvent,
    ScheduleChangeEvent,
    ScheduleCreate,
    ScheduleDelete,
    ScheduleDispatch,
    ServerCapabilities,
    ServerInfo,
    SessionBusyData,
    SessionCancelParams,
    SessionCancelResult,
    SessionCloseParams,
    SessionCloseResult,
    SessionEndSeedData,
    SessionEndSeedEvent,
    SessionEventEnvelope,
    SessionEventNotification,
    SessionLogDeliveryData,
    SessionLogDeliveryEvent,
    SessionPromptParams,
    SessionPromptReceipt,
    SessionPromptResult,
    SessionReference,
    SessionReferenceSource,
    SessionStatusNotification,
    SessionTitleData,
    SessionTitleEvent,
    SessionTitleLlmRequestData,
    SessionTitleLlmRequestEvent,
    ShadowedRange,
    ShutdownResult,
    SkillCatalogEntry,
    SkillCatalogSource,
    SkillInvocationSource,
    StepEndData,
    StepEndEvent,
    StepStartData,
    StepStartEvent,
    StopFinish,
    StoredImageBlock,
    SubagentCatalogData,
    SubagentCatalogEvent,
    SubagentDescriptorData,
    SubagentDescriptorEvent,
    SubagentFinishedNotification,
    SubagentReportSource,
    SubagentSettledSource,
    SubagentStartedNotification,
    SurfaceEventEnvelope,
    SurfaceReplace,
    SurfaceSeqReplace,
    SystemMessage,
    SystemMessageData,
    SystemMessageEvent,
    TeamMember,
    TeamMemberData,
    TeamMemberEvent,
    TeamMessage,
    TeamMessageDeliveredData,
    TeamMessageDeliveredEvent,
    TeamMessageQueuedData,
    TeamMessageQueuedEvent,
    TeamMessageSource,
    TeamTask,
    TeamTaskData,
    TeamTaskEvent,
    TextBlock,
    TextChunksRecord,
    TextDeltaChunk,
    TodoItem,
    TodoWriteData,
    TodoWriteEvent,
    TokenUsage,
    ToolCallBlock,
    ToolCallChunksRecord,
    ToolCallData,
    ToolCallDeltaChunk,
    ToolCallEvent,
    ToolCallsFinish,
    ToolCodeDispatchData,
    ToolCodeDispatchEvent,
    ToolCodeDispatchStartData,
    ToolCodeDispatchStartEvent,
    ToolDefinition,
    ToolError,
    ToolFilter,
    ToolResultBlock,
    ToolResultData,
    ToolResultEvent,
    ToolRoleToolResultMessage,
    ToolSource,
    ToolWorkflowAgentEndData,
    ToolWorkflowAgentEndEvent,
    ToolWorkflowAgentStartData,
    ToolWorkflowAgentStartEvent,
    ToolWorkflowRunEndData,
    ToolWorkflowRunEndEvent,
    ToolWorkflowRunStartData,
    ToolWorkflowRunStartEvent,
    TurnEndData,
    TurnEndEvent,
    TurnStartData,
    TurnStartEvent,
    UsageChunk,
    UserAbort,
    UserCommandSource,
    UserMessage,
    UserMessageEvent,
    UserRoleToolResultMessage,
    UserSource,
    UserTitleSource,
    ValidationIssue,
    WebDeepseekSearchLlmRequestData,
    WebDeepseekSearchLlmRequestEvent,
    WebSearchRequestBody,
    WebSearchRequestMessage,
    WebSearchRequestTool,
    WorkingDirectoryChangeData,
    WorkingDirectoryChangeEvent,
    UnknownAbortReason,
    UnknownCommandSource,
    UnknownContentBlock,
    UnknownFinishReason,
    UnknownMessageSource,
    UnknownSessionEvent,
    UnknownStreamRecord,
    UnknownTurnEndReason,
):
    _model.model_rebuild()

WIRE_TYPES: dict[str, Any] = {
    "AbortReason": AbortReason,
    "AbortedFinish": AbortedFinish,
    "AbortedReason": AbortedReason,
    "AdapterDefaults": AdapterDefaults,
    "AfterSchedule": AfterSchedule,
    "AgentInboxSplicedData": AgentInboxSplicedData,
    "AgentInboxSplicedEvent": AgentInboxSplicedEvent,
    "AgentInstructionsAction": AgentInstructionsAction,
    "AgentInstructionsChange": AgentInstructionsChange,
    "AgentInstructionsSource": AgentInstructionsSource,
    "AgentPresetSelectedData": AgentPresetSelectedData,
    "AgentPresetSelectedEvent": AgentPresetSelectedEvent,
    "ApprovalAskedData": ApprovalAskedData,
    "ApprovalAskedEvent": ApprovalAskedEvent,
    "ApprovalDecidedData": ApprovalDecidedData,
    "ApprovalDecidedEvent": ApprovalDecidedEvent,
    "ApprovalOutcome": ApprovalOutcome,
    "ApprovalPolicy": ApprovalPolicy,
    "ApprovalPolicyData": ApprovalPolicyData,
    "ApprovalPolicyEvent": ApprovalPolicyEvent,
    "AssistantAttemptData": AssistantAttemptData,
    "AssistantAttemptEvent": AssistantAttemptEvent,
    "AssistantChunkData": AssistantChunkData,
    "AssistantChunkEvent": AssistantChunkEvent,
    "AssistantMessage": AssistantMessage,
    "AssistantMessageData": AssistantMessageData,
    "AssistantMessageEvent": AssistantMessageEvent,
    "AtSchedule": AtSchedule,
    "BlockEndChunk": BlockEndChunk,
    "BlockStartChunk": BlockStartChunk,
    "BlockedReason": BlockedReason,
    "ChunkRecord": ChunkRecord,
    "ClientInfo": ClientInfo,
    "CommandDoneData": CommandDoneData,
    "CommandDoneEvent": CommandDoneEvent,
    "CommandOutcome": CommandOutcome,
    "CommandRunData": CommandRunData,
    "CommandRunEvent": CommandRunEvent,
    "CommandSource": CommandSource,
    "CompactionEndData": CompactionEndData,
    "CompactionEndEvent": CompactionEndEvent,
    "CompactionPruneData": CompactionPruneData,
    "CompactionPruneEvent": CompactionPruneEvent,
    "CompactionStartData": CompactionStartData,
    "CompactionStartEvent": CompactionStartEvent,
    "CompactionSummaryData": CompactionSummaryData,
    "CompactionSummaryEvent": CompactionSummaryEvent,
    "CompletedReason": CompletedReason,
    "ContentBlock": ContentBlock,
    "ContextSection": ContextSection,
    "CoordinatorSource": CoordinatorSource,
    "DisposedAbort": DisposedAbort,
    "EpochHeader": EpochHeader,
    "ErrorFinish": ErrorFinish,
    "ErrorReason": ErrorReason,
    "EverySchedule": EverySchedule,
    "FallbackTitleSource": FallbackTitleSource,
    "FeedbackRecordData": FeedbackRecordData,
    "FeedbackRecordEvent": FeedbackRecordEvent,
    "FinishChunk": FinishChunk,
    "FinishReason": FinishReason,
    "Goal": Goal,
    "GoalBlockedReason": GoalBlockedReason,
    "GoalChangeData": GoalChangeData,
    "GoalChangeEvent": GoalChangeEvent,
    "GoalClear": GoalClear,
    "GoalPhase": GoalPhase,
    "GoalRevision": GoalRevision,
    "GoalSource": GoalSource,
    "GoalUpsert": GoalUpsert,
    "HookAbort": HookAbort,
    "HookDialect": HookDialect,
    "HookInvokedData": HookInvokedData,
    "HookInvokedEvent": HookInvokedEvent,
    "HookResultData": HookResultData,
    "HookResultEvent": HookResultEvent,
    "ImageAttachment": ImageAttachment,
    "ImageBlock": ImageBlock,
    "ImageDimensions": ImageDimensions,
    "ImageMediaType": ImageMediaType,
    "InboxTarget": InboxTarget,
    "InitializeParams": InitializeParams,
    "InitializeResult": InitializeResult,
    "InitializeResultV0": InitializeResultV0,
    "InlineImageBlock": InlineImageBlock,
    "InterruptedReason": InterruptedReason,
    "InvalidParamsData": InvalidParamsData,
    "InvalidRequestData": InvalidRequestData,
    "JobRegisteredData": JobRegisteredData,
    "JobRegisteredEvent": JobRegisteredEvent,
    "JobSettledData": JobSettledData,
    "JobSettledEvent": JobSettledEvent,
    "JobToolCall": JobToolCall,
    "JsonRpcError": JsonRpcError,
    "JsonRpcErrorResponse": JsonRpcErrorResponse,
    "JsonRpcNotification": JsonRpcNotification,
    "JsonRpcRequest": JsonRpcRequest,
    "JsonRpcSuccessResponse": JsonRpcSuccessResponse,
    "LegacyAbort": LegacyAbort,
    "LlmFailure": LlmFailure,
    "LlmFailureCode": LlmFailureCode,
    "LlmRetryData": LlmRetryData,
    "LlmRetryEvent": LlmRetryEvent,
    "LlmRetryStartedData": LlmRetryStartedData,
    "LlmRetryStartedEvent": LlmRetryStartedEvent,
    "MaxTokensFinish": MaxTokensFinish,
    "MaxTokensReason": MaxTokensReason,
    "Message": Message,
    "MessageRole": MessageRole,
    "MessageSource": MessageSource,
    "MethodNotFoundData": MethodNotFoundData,
    "ModelConfig": ModelConfig,
    "ModelRoute": ModelRoute,
    "ModelSource": ModelSource,
    "ParentAbort": ParentAbort,
    "PermissionPresetData": PermissionPresetData,
    "PermissionPresetEvent": PermissionPresetEvent,
    "PlanModeData": PlanModeData,
    "PlanModeEvent": PlanModeEvent,
    "PluginContextForm": PluginContextForm,
    "PluginSource": PluginSource,
    "ProviderTitleSource": ProviderTitleSource,
    "ProviderUnavailableData": ProviderUnavailableData,
    "ReasoningBlock": ReasoningBlock,
    "ReasoningChunksRecord": ReasoningChunksRecord,
    "ReasoningDeltaChunk": ReasoningDeltaChunk,
    "ReplayState": ReplayState,
    "RequestContextData": RequestContextData,
    "RequestContextEvent": RequestContextEvent,
    "RequestHeaderData": RequestHeaderData,
    "RequestHeaderEvent": RequestHeaderEvent,
    "RequestHeaderReason": RequestHeaderReason,
    "RequestId": RequestId,
    "ResponseId": ResponseId,
    "RetryMode": RetryMode,
    "RunStatus": RunStatus,
    "SandboxMode": SandboxMode,
    "SandboxModeData": SandboxModeData,
    "SandboxModeEvent": SandboxModeEvent,
    "Schedule": Schedule,
    "ScheduleChangeData": ScheduleChangeData,
    "ScheduleChangeEvent": ScheduleChangeEvent,
    "ScheduleCreate": ScheduleCreate,
    "ScheduleDelete": ScheduleDelete,
    "ScheduleDispatch": ScheduleDispatch,
    "ServerCapabilities": ServerCapabilities,
    "ServerInfo": ServerInfo,
    "SessionBusyData": SessionBusyData,
    "SessionCancelParams": SessionCancelParams,
    "SessionCancelResult": SessionCancelResult,
    "SessionCloseParams": SessionCloseParams,
    "SessionCloseResult": SessionCloseResult,
    "SessionEndSeedData": SessionEndSeedData,
    "SessionEndSeedEvent": SessionEndSeedEvent,
    "SessionEvent": SessionEvent,
    "SessionEventEnvelope": SessionEventEnvelope,
    "SessionEventNotification": SessionEventNotification,
    "SessionLogDeliveryData": SessionLogDeliveryData,
    "SessionLogDeliveryEvent": SessionLogDeliveryEvent,
    "SessionPromptParams": SessionPromptParams,
    "SessionPromptReceipt": SessionPromptReceipt,
    "SessionPromptResult": SessionPromptResult,
    "SessionPromptStatus": SessionPromptStatus,
    "SessionReference": SessionReference,
    "SessionReferenceSource": SessionReferenceSource,
    "SessionStatus": SessionStatus,
    "SessionStatusNotification": SessionStatusNotification,
    "SessionTitleData": SessionTitleData,
    "SessionTitleEvent": SessionTitleEvent,
    "SessionTitleLlmRequestData": SessionTitleLlmRequestData,
    "SessionTitleLlmRequestEvent": SessionTitleLlmRequestEvent,
    "ShadowedRange": ShadowedRange,
    "ShutdownResult": ShutdownResult,
    "SkillCatalogEntry": SkillCatalogEntry,
    "SkillCatalogSource": SkillCatalogSource,
    "SkillInvocationSource": SkillInvocationSource,
    "StepEndData": StepEndData,
    "StepEndEvent": StepEndEvent,
    "StepStartData": StepStartData,
    "StepStartEvent": StepStartEvent,
    "StopFinish": StopFinish,
    "StoredImageBlock": StoredImageBlock,
    "StreamChunk": StreamChunk,
    "StreamRecord": StreamRecord,
    "SubagentCatalogData": SubagentCatalogData,
    "SubagentCatalogEvent": SubagentCatalogEvent,
    "SubagentDescriptorData": SubagentDescriptorData,
    "SubagentDescriptorEvent": SubagentDescriptorEvent,
    "SubagentFinishedNotification": SubagentFinishedNotification,
    "SubagentMode": SubagentMode,
    "SubagentReportSource": SubagentReportSource,
    "SubagentSettledSource": SubagentSettledSource,
    "SubagentStartedNotification": SubagentStartedNotification,
    "SubagentStopReason": SubagentStopReason,
    "SurfaceEventEnvelope": SurfaceEventEnvelope,
    "SurfaceOp": SurfaceOp,
    "SurfaceReplace": SurfaceReplace,
    "SurfaceSeqReplace": SurfaceSeqReplace,
    "SystemMessage": SystemMessage,
    "SystemMessageData": SystemMessageData,
    "SystemMessageEvent": SystemMessageEvent,
    "TeamMember": TeamMember,
    "TeamMemberContext": TeamMemberContext,
    "TeamMemberData": TeamMemberData,
    "TeamMemberEvent": TeamMemberEvent,
    "TeamMemberPhase": TeamMemberPhase,
    "TeamMessage": TeamMessage,
    "TeamMessageDeliveredData": TeamMessageDeliveredData,
    "TeamMessageDeliveredEvent": TeamMessageDeliveredEvent,
    "TeamMessageDelivery": TeamMessageDelivery,
    "TeamMessageQueuedData": TeamMessageQueuedData,
    "TeamMessageQueuedEvent": TeamMessageQueuedEvent,
    "TeamMessageSource": TeamMessageSource,
    "TeamTask": TeamTask,
    "TeamTaskData": TeamTaskData,
    "TeamTaskEvent": TeamTaskEvent,
    "TeamTaskStatus": TeamTaskStatus,
    "TextBlock": TextBlock,
    "TextChunksRecord": TextChunksRecord,
    "TextDeltaChunk": TextDeltaChunk,
    "TitleSource": TitleSource,
    "TodoItem": TodoItem,
    "TodoStatus": TodoStatus,
    "TodoWriteData": TodoWriteData,
    "TodoWriteEvent": TodoWriteEvent,
    "TokenUsage": TokenUsage,
    "ToolCallBlock": ToolCallBlock,
    "ToolCallChunksRecord": ToolCallChunksRecord,
    "ToolCallData": ToolCallData,
    "ToolCallDeltaChunk": ToolCallDeltaChunk,
    "ToolCallEvent": ToolCallEvent,
    "ToolCallsFinish": ToolCallsFinish,
    "ToolCodeDispatchData": ToolCodeDispatchData,
    "ToolCodeDispatchEvent": ToolCodeDispatchEvent,
    "ToolCodeDispatchStartData": ToolCodeDispatchStartData,
    "ToolCodeDispatchStartEvent": ToolCodeDispatchStartEvent,
    "ToolDefinition": ToolDefinition,
    "ToolError": ToolError,
    "ToolFilter": ToolFilter,
    "ToolResultBlock": ToolResultBlock,
    "ToolResultData": ToolResultData,
    "ToolResultEvent": ToolResultEvent,
    "ToolResultMessage": ToolResultMessage,
    "ToolRoleToolResultMessage": ToolRoleToolResultMessage,
    "ToolSource": ToolSource,
    "ToolWorkflowAgentEndData": ToolWorkflowAgentEndData,
    "ToolWorkflowAgentEndEvent": ToolWorkflowAgentEndEvent,
    "ToolWorkflowAgentStartData": ToolWorkflowAgentStartData,
    "ToolWorkflowAgentStartEvent": ToolWorkflowAgentStartEvent,
    "ToolWorkflowRunEndData": ToolWorkflowRunEndData,
    "ToolWorkflowRunEndEvent": ToolWorkflowRunEndEvent,
    "ToolWorkflowRunStartData": ToolWorkflowRunStartData,
    "ToolWorkflowRunStartEvent": ToolWorkflowRunStartEvent,
    "TurnEndData": TurnEndData,
    "TurnEndEvent": TurnEndEvent,
    "TurnEndReason": TurnEndReason,
    "TurnStartData": TurnStartData,
    "TurnStartEvent": TurnStartEvent,
    "UsageChunk": UsageChunk,
    "UserAbort": UserAbort,
    "UserCommandSource": UserCommandSource,
    "UserMessage": UserMessage,
    "UserMessageEvent": UserMessageEvent,
    "UserRoleToolResultMessage": UserRoleToolResultMessage,
    "UserSource": UserSource,
    "UserTitleSource": UserTitleSource,
    "ValidationIssue": ValidationIssue,
    "WebDeepseekSearchLlmRequestData": WebDeepseekSearchLlmRequestData,
    "WebDeepseekSearchLlmRequestEvent": WebDeepseekSearchLlmRequestEvent,
    "WebSearchRequestBody": WebSearchRequestBody,
    "WebSearchRequestMessage": WebSearchRequestMessage,
    "WebSearchRequestTool": WebSearchRequestTool,
    "WorkflowAgentOutcome": WorkflowAgentOutcome,
    "WorkflowStopReason": WorkflowStopReason,
    "WorkingDirectoryChangeData": WorkingDirectoryChangeData,
    "WorkingDirectoryChangeEvent": WorkingDirectoryChangeEvent,
}
"""Every wire type by name, for `pydantic.TypeAdapter`."""

REQUESTS: dict[str, RequestEntry] = {
    "initialize": RequestEntry(versions=(0, 1,), params=InitializeParams, results={0: InitializeResultV0, 1: InitializeResult}),
    "session/prompt": RequestEntry(versions=(0, 1,), params=SessionPromptParams, results={0: SessionPromptReceipt, 1: SessionPromptResult}),
    "session/cancel": RequestEntry(versions=(1,), params=SessionCancelParams, results={1: SessionCancelResult}),
    "session/close": RequestEntry(versions=(1,), params=SessionCloseParams, results={1: SessionCloseResult}),
    "shutdown": RequestEntry(versions=(0, 1,), params=None, results={0: ShutdownResult, 1: ShutdownResult}),
}
"""What clients may ask, by method name."""

NOTIFICATIONS: dict[str, NotificationEntry] = {
    "session.event": NotificationEntry(versions=(0, 1,), params=SessionEventNotification),
    "session.status": NotificationEntry(versions=(0, 1,), params=SessionStatusNotification),
    "subagent.started": NotificationEntry(versions=(0, 1,), params=SubagentStartedNotification),
    "subagent.finished": NotificationEntry(versions=(0, 1,), params=SubagentFinishedNotification),
}
"""What servers tell unasked, by method name."""
