// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.
// @ts-nocheck the validator's code is ajv's
import type { ContentBlock, FinishReason, LlmFailure, SurfaceOp, TodoItem, TokenUsage, ToolError, TurnEndReason } from './types.js'
import type { Validator } from './validators.js'

/**
 * One thing that happens in a step.
 */
export type ScenarioAction =
  | ReasoningAction
  | TextAction
  | ToolCallAction
  | SubagentAction
  | TodoAction
  | RetryAction
  | DelayAction
  | SilenceAction
  | EventAction
  | RawAction
  | StderrAction
  | ExitAction
  | KillAction

/**
 * What an agent does, prompt by prompt. The n-th prompt of a session plays the n-th turn; the last turn plays for every further one.
 */
export interface Scenario {
  /**
   * Where an editor finds this schema.
   */
  $schema?: string
  /**
   * What the scenario is for.
   */
  description?: string
  /**
   * The turns, in the order of the prompts.
   */
  turns: ScenarioTurn[]
  /**
   * What a session does about the notice that one of its subagents in the background has ended: a turn of its own if the session is idle, else more steps at the end of its turn. Default: one step that says "Noted."
   */
  notified?: ScenarioTurn
}
/**
 * One turn: its steps, and why it ends.
 */
export interface ScenarioTurn {
  /**
   * The requests to the model, in order. May be empty, as in a turn that was blocked.
   */
  steps: ScenarioStep[]
  /**
   * Why the turn ends; it decides how the last step ends. Default: completed.
   */
  reason?: TurnEndReason
}
/**
 * One request to the model. First everything happens in the order of the actions, tool calls being streamed only; then the answer is complete, and the tools run.
 */
export interface ScenarioStep {
  /**
   * What happens, in order. May be empty, as in an answer of which nothing is visible.
   */
  actions: ScenarioAction[]
  /**
   * What the request costs. Default: an estimate of four characters a token.
   */
  usage?: TokenUsage
  /**
   * Why the model stops. Default: in the last step what the turn's reason implies; elsewhere, and for other reasons, `tool-calls` if the step has any and `stop` if not. The tools of an answer that fails do not run.
   */
  finish?: FinishReason
}
/**
 * The model thinks. It goes on with the block before, if that is reasoning too.
 */
export interface ReasoningAction {
  /**
   * Marks this action.
   */
  type: 'reasoning'
  /**
   * What it thinks.
   */
  text: string
  /**
   * How many times over. Default 1.
   */
  repeat?: number
  /**
   * Longest delta, in UTF-16 code units; a surrogate pair is never split. Default 16.
   */
  chunkSize?: number
}
/**
 * The model says something. It goes on with the block before, if that is text too.
 */
export interface TextAction {
  /**
   * Marks this action.
   */
  type: 'text'
  /**
   * What it says.
   */
  text: string
  /**
   * How many times over. Default 1.
   */
  repeat?: number
  /**
   * Longest delta, in UTF-16 code units; a surrogate pair is never split. Default 16.
   */
  chunkSize?: number
}
/**
 * The model calls a tool.
 */
export interface ToolCallAction {
  /**
   * Marks this action.
   */
  type: 'tool-call'
  /**
   * Name of the tool.
   */
  name: string
  /**
   * What the model passes: any JSON, or a string that is taken as the text the model wrote and need not be JSON.
   */
  arguments: unknown
  /**
   * What the tool returns: content blocks, or the text of one. Default: nothing.
   */
  result?: string | ContentBlock[]
  /**
   * Whether the tool failed. Default: whether there is an `error`.
   */
  isError?: boolean
  /**
   * What failed, for programs.
   */
  error?: ToolError
  /**
   * How long the tool takes, in milliseconds. Default 0.
   */
  delayMs?: number
}
/**
 * The model calls the tool `subagent`, which runs a session of its own.
 */
export interface SubagentAction {
  /**
   * Marks this action.
   */
  type: 'subagent'
  /**
   * What the subagent is to do, in a few words.
   */
  label: string
  /**
   * What the subagent is told.
   */
  prompt: string
  /**
   * What the subagent does.
   */
  turn: ScenarioTurn
  /**
   * Whether the tool returns at once and the subagent goes on behind it. Default false.
   */
  background?: boolean
  /**
   * Name of the subagent provider. Default "spawn".
   */
  provider?: string
}
/**
 * The model calls the tool `todo_write`, which replaces the todo list.
 */
export interface TodoAction {
  /**
   * Marks this action.
   */
  type: 'todo'
  /**
   * The whole list.
   */
  todos: TodoItem[]
}
/**
 * The request fails and is made again: what the step has streamed so far is discarded.
 */
export interface RetryAction {
  /**
   * Marks this action.
   */
  type: 'retry'
  /**
   * Why the request fails.
   */
  failure: LlmFailure
  /**
   * How long the runtime waits before it tries again, in milliseconds.
   */
  delayMs: number
  /**
   * How many times in a row. Default 1.
   */
  times?: number
}
/**
 * Nothing happens for a while.
 */
export interface DelayAction {
  /**
   * Marks this action.
   */
  type: 'delay'
  /**
   * How long, in milliseconds.
   */
  ms: number
}
/**
 * Nothing happens until the turn is cancelled or the session closed.
 */
export interface SilenceAction {
  /**
   * Marks this action.
   */
  type: 'silence'
}
/**
 * An event is recorded in the session's log.
 */
export interface EventAction {
  /**
   * Marks this action.
   */
  type: 'event'
  /**
   * The event. The runtime adds `seq` and `time`.
   */
  event: ScenarioEvent
}
/**
 * A session event of any type, unknown ones included, before it is recorded.
 */
export interface ScenarioEvent {
  /**
   * What happened.
   */
  type: string
  /**
   * What happened in detail, as the type demands.
   */
  data: unknown
  /**
   * Whether a reader that does not know the type may leave the event out.
   */
  ignorable?: true
  /**
   * How a message enters the conversation.
   */
  surfaceOp?: SurfaceOp
  /**
   * The `seq` of each earlier event that a message was made from.
   */
  sourceEventSeqs?: number[]
}
/**
 * The runtime writes something to the wire that is none of its frames. Needs a process of its own.
 */
export interface RawAction {
  /**
   * Marks this action.
   */
  type: 'raw'
  /**
   * What is written, as it is: end it with a newline unless the line is to go on.
   */
  text: string
}
/**
 * The runtime writes to its standard error. Needs a process of its own.
 */
export interface StderrAction {
  /**
   * Marks this action.
   */
  type: 'stderr'
  /**
   * What is written, as it is.
   */
  text: string
  /**
   * How many times over. Default 1.
   */
  repeat?: number
}
/**
 * The runtime's process ends at once. Needs a process of its own.
 */
export interface ExitAction {
  /**
   * Marks this action.
   */
  type: 'exit'
  /**
   * The exit code.
   */
  code: number
}
/**
 * The runtime's process is ended by a signal. Needs a process of its own.
 */
export interface KillAction {
  /**
   * Marks this action.
   */
  type: 'kill'
  /**
   * Name of the signal.
   */
  signal: 'SIGABRT' | 'SIGKILL' | 'SIGSEGV' | 'SIGTERM'
}

// <stdin>
function fault(errors, instancePath, { keyword, params }) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
function below(errors, path, inner) {
  for (const error of inner) error.instancePath = path + error.instancePath;
  return errors === null ? inner : errors.concat(inner);
}
var fault0 = { keyword: "required", params: { missingProperty: "type" } };
var fault1 = { keyword: "required", params: { missingProperty: "text" } };
var fault2 = { keyword: "const", params: { allowedValue: "reasoning" } };
var fault3 = { keyword: "type", params: { type: "string" } };
var fault4 = { keyword: "type", params: { type: "integer" } };
var fault5 = { keyword: "maximum", params: { comparison: "<=", limit: 1e6 } };
var fault6 = { keyword: "minimum", params: { comparison: ">=", limit: 1 } };
var fault7 = { keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
var fault8 = { keyword: "type", params: { type: "object" } };
var fault9 = { keyword: "const", params: { allowedValue: "text" } };
var fault10 = { keyword: "required", params: { missingProperty: "width" } };
var fault11 = { keyword: "required", params: { missingProperty: "height" } };
var fault12 = { keyword: "minimum", params: { comparison: ">=", limit: 0 } };
var fault13 = { keyword: "type", params: { type: "number" } };
var fault14 = { keyword: "required", params: { missingProperty: "attachmentId" } };
var fault15 = { keyword: "required", params: { missingProperty: "mediaType" } };
var fault16 = { keyword: "required", params: { missingProperty: "bytes" } };
var fault17 = { keyword: "required", params: { missingProperty: "attachment" } };
var fault18 = { keyword: "const", params: { allowedValue: "image" } };
var fault19 = { keyword: "required", params: { missingProperty: "data" } };
var fault20 = { keyword: "required", params: { missingProperty: "mimeType" } };
var fault21 = { keyword: "anyOf", params: {} };
var fault22 = { keyword: "required", params: { missingProperty: "id" } };
var fault23 = { keyword: "required", params: { missingProperty: "name" } };
var fault24 = { keyword: "required", params: { missingProperty: "arguments" } };
var fault25 = { keyword: "const", params: { allowedValue: "tool-call" } };
var fault26 = { keyword: "required", params: { missingProperty: "toolCallId" } };
var fault27 = { keyword: "required", params: { missingProperty: "content" } };
var fault28 = { keyword: "const", params: { allowedValue: "tool-result" } };
var fault29 = { keyword: "type", params: { type: "array" } };
var fault30 = { keyword: "type", params: { type: "boolean" } };
var fault31 = { keyword: "required", params: { missingProperty: "code" } };
var fault32 = { keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
var fault33 = { keyword: "required", params: { missingProperty: "label" } };
var fault34 = { keyword: "required", params: { missingProperty: "prompt" } };
var fault35 = { keyword: "required", params: { missingProperty: "turn" } };
var fault36 = { keyword: "const", params: { allowedValue: "subagent" } };
var fault37 = { keyword: "required", params: { missingProperty: "status" } };
var fault38 = { keyword: "required", params: { missingProperty: "todos" } };
var fault39 = { keyword: "const", params: { allowedValue: "todo" } };
var fault40 = { keyword: "required", params: { missingProperty: "message" } };
var fault41 = { keyword: "required", params: { missingProperty: "failure" } };
var fault42 = { keyword: "required", params: { missingProperty: "delayMs" } };
var fault43 = { keyword: "const", params: { allowedValue: "retry" } };
var fault44 = { keyword: "required", params: { missingProperty: "ms" } };
var fault45 = { keyword: "const", params: { allowedValue: "delay" } };
var fault46 = { keyword: "const", params: { allowedValue: "silence" } };
var fault47 = { keyword: "required", params: { missingProperty: "op" } };
var fault48 = { keyword: "required", params: { missingProperty: "start" } };
var fault49 = { keyword: "required", params: { missingProperty: "end" } };
var fault50 = { keyword: "const", params: { allowedValue: "replace" } };
var fault51 = { keyword: "required", params: { missingProperty: "startSeq" } };
var fault52 = { keyword: "required", params: { missingProperty: "endSeq" } };
var fault53 = { keyword: "const", params: { allowedValue: "append" } };
var fault54 = { keyword: "const", params: { allowedValue: true } };
var fault55 = { keyword: "required", params: { missingProperty: "event" } };
var fault56 = { keyword: "const", params: { allowedValue: "event" } };
var fault57 = { keyword: "const", params: { allowedValue: "raw" } };
var fault58 = { keyword: "const", params: { allowedValue: "stderr" } };
var fault59 = { keyword: "const", params: { allowedValue: "exit" } };
var fault60 = { keyword: "maximum", params: { comparison: "<=", limit: 255 } };
var fault61 = { keyword: "required", params: { missingProperty: "signal" } };
var fault62 = { keyword: "const", params: { allowedValue: "kill" } };
var fault63 = { keyword: "dispatch", params: { tag: "type", allowedValues: ["reasoning", "text", "tool-call", "subagent", "todo", "retry", "delay", "silence", "event", "raw", "stderr", "exit", "kill"] } };
var fault64 = { keyword: "required", params: { missingProperty: "inputTokens" } };
var fault65 = { keyword: "required", params: { missingProperty: "outputTokens" } };
var fault66 = { keyword: "required", params: { missingProperty: "kind" } };
var fault67 = { keyword: "const", params: { allowedValue: "stop" } };
var fault68 = { keyword: "const", params: { allowedValue: "tool-calls" } };
var fault69 = { keyword: "const", params: { allowedValue: "max-tokens" } };
var fault70 = { keyword: "const", params: { allowedValue: "aborted" } };
var fault71 = { keyword: "const", params: { allowedValue: "error" } };
var fault72 = { keyword: "required", params: { missingProperty: "actions" } };
var fault73 = { keyword: "const", params: { allowedValue: "completed" } };
var fault74 = { keyword: "const", params: { allowedValue: "blocked" } };
var fault75 = { keyword: "const", params: { allowedValue: "interrupted" } };
var fault76 = { keyword: "required", params: { missingProperty: "error" } };
var fault77 = { keyword: "const", params: { allowedValue: "user" } };
var fault78 = { keyword: "const", params: { allowedValue: "parent" } };
var fault79 = { keyword: "required", params: { missingProperty: "reason" } };
var fault80 = { keyword: "const", params: { allowedValue: "hook" } };
var fault81 = { keyword: "const", params: { allowedValue: "disposed" } };
var fault82 = { keyword: "const", params: { allowedValue: "legacy" } };
var fault83 = { keyword: "required", params: { missingProperty: "steps" } };
var fault84 = { keyword: "required", params: { missingProperty: "turns" } };
var fault85 = { keyword: "minItems", params: { limit: 1 } };
export const validateScenario: Validator = validate22;
function validate26(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    const member_repeat = data.repeat;
    const member_chunkSize = data.chunkSize;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat" || key0 === "chunkSize")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("reasoning" !== member_type) {
        vErrors = fault(vErrors, "/type", fault2);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
    if (member_repeat !== void 0) {
      let data2 = member_repeat;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/repeat", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6) {
          vErrors = fault(vErrors, "/repeat", fault5);
          errors++;
        }
        if (data2 < 1) {
          vErrors = fault(vErrors, "/repeat", fault6);
          errors++;
        }
      }
    }
    if (member_chunkSize !== void 0) {
      let data3 = member_chunkSize;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/chunkSize", fault4);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991) {
          vErrors = fault(vErrors, "/chunkSize", fault7);
          errors++;
        }
        if (data3 < 1) {
          vErrors = fault(vErrors, "/chunkSize", fault6);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate28(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    const member_repeat = data.repeat;
    const member_chunkSize = data.chunkSize;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat" || key0 === "chunkSize")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("text" !== member_type) {
        vErrors = fault(vErrors, "/type", fault9);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
    if (member_repeat !== void 0) {
      let data2 = member_repeat;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/repeat", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6) {
          vErrors = fault(vErrors, "/repeat", fault5);
          errors++;
        }
        if (data2 < 1) {
          vErrors = fault(vErrors, "/repeat", fault6);
          errors++;
        }
      }
    }
    if (member_chunkSize !== void 0) {
      let data3 = member_chunkSize;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/chunkSize", fault4);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991) {
          vErrors = fault(vErrors, "/chunkSize", fault7);
          errors++;
        }
        if (data3 < 1) {
          vErrors = fault(vErrors, "/chunkSize", fault6);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate32(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text" !== member_type) {
        vErrors = fault(vErrors, "/type", fault9);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate34(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning" !== member_type) {
        vErrors = fault(vErrors, "/type", fault2);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var schema20 = { "title": "Image media type", "description": "The image formats that the runtime takes and stores.", "type": "string", "enum": ["image/png", "image/jpeg", "image/webp", "image/gif"], "x-open": false };
function validate39(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault3);
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema20.enum } });
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate41(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_width = data.width;
    const member_height = data.height;
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault11);
      errors++;
    }
    if (member_width !== void 0) {
      let data0 = member_width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0) {
          vErrors = fault(vErrors, "/width", fault12);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault13);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data1 = member_height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0) {
          vErrors = fault(vErrors, "/height", fault12);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault13);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
function validate38(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_attachmentId = data.attachmentId;
    const member_mediaType = data.mediaType;
    const member_bytes = data.bytes;
    const member_width = data.width;
    const member_height = data.height;
    const member_name = data.name;
    const member_originalDimensions = data.originalDimensions;
    if (member_attachmentId === void 0) {
      vErrors = fault(vErrors, "", fault14);
      errors++;
    }
    if (member_mediaType === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_bytes === void 0) {
      vErrors = fault(vErrors, "", fault16);
      errors++;
    }
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault11);
      errors++;
    }
    if (member_attachmentId !== void 0) {
      if (typeof member_attachmentId !== "string") {
        vErrors = fault(vErrors, "/attachmentId", fault3);
        errors++;
      }
    }
    if (member_mediaType !== void 0) {
      if (!validate39(member_mediaType)) {
        vErrors = below(vErrors, "/mediaType", validate39.errors);
        errors = vErrors.length;
      }
    }
    if (member_bytes !== void 0) {
      let data2 = member_bytes;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0) {
          vErrors = fault(vErrors, "/bytes", fault12);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/bytes", fault13);
        errors++;
      }
    }
    if (member_width !== void 0) {
      let data3 = member_width;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0) {
          vErrors = fault(vErrors, "/width", fault12);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault13);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data4 = member_height;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/height", fault12);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault13);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault3);
        errors++;
      }
    }
    if (member_originalDimensions !== void 0) {
      if (!validate41(member_originalDimensions)) {
        vErrors = below(vErrors, "/originalDimensions", validate41.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate37(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_attachment = data.attachment;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_attachment === void 0) {
      vErrors = fault(vErrors, "", fault17);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault18);
        errors++;
      }
    }
    if (member_attachment !== void 0) {
      if (!validate38(member_attachment)) {
        vErrors = below(vErrors, "/attachment", validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate45(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    const member_mimeType = data.mimeType;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault19);
      errors++;
    }
    if (member_mimeType === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault18);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (typeof member_data !== "string") {
        vErrors = fault(vErrors, "/data", fault3);
        errors++;
      }
    }
    if (member_mimeType !== void 0) {
      if (!validate39(member_mimeType)) {
        vErrors = below(vErrors, "/mimeType", validate39.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate36(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate37(data)) {
    vErrors = below(vErrors, "", validate37.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate45(data)) {
      vErrors = below(vErrors, "", validate45.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault21);
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
function validate49(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_id = data.id;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault22);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault23);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault25);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault3);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault3);
        errors++;
      }
    }
    if (member_arguments !== void 0) {
      if (typeof member_arguments !== "string") {
        vErrors = fault(vErrors, "/arguments", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate31 };
function validate51(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_toolCallId = data.toolCallId;
    const member_content = data.content;
    const member_isError = data.isError;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_toolCallId === void 0) {
      vErrors = fault(vErrors, "", fault26);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault27);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault28);
        errors++;
      }
    }
    if (member_toolCallId !== void 0) {
      if (typeof member_toolCallId !== "string") {
        vErrors = fault(vErrors, "/toolCallId", fault3);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!wrapper0.validate(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault29);
        errors++;
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault30);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate31(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault3);
        errors++;
      }
    }
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "text") {
      if (!validate32(data)) {
        vErrors = below(vErrors, "", validate32.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "reasoning") {
      if (!validate34(data)) {
        vErrors = below(vErrors, "", validate34.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "image") {
      if (!validate36(data)) {
        vErrors = below(vErrors, "", validate36.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "tool-call") {
      if (!validate49(data)) {
        vErrors = below(vErrors, "", validate49.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "tool-result") {
      if (!validate51(data)) {
        vErrors = below(vErrors, "", validate51.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate54(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_code = data.code;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault23);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault31);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault3);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (typeof member_code !== "string") {
        vErrors = fault(vErrors, "/code", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate30(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_name = data.name;
    const member_arguments = data.arguments;
    const member_result = data.result;
    const member_isError = data.isError;
    const member_error = data.error;
    const member_delayMs = data.delayMs;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault23);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "name" || key0 === "arguments" || key0 === "result" || key0 === "isError" || key0 === "error" || key0 === "delayMs")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("tool-call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault25);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault3);
        errors++;
      }
    }
    if (member_result !== void 0) {
      let data2 = member_result;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, "/result", fault3);
        errors++;
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs9 = errors;
        if (Array.isArray(data2)) {
          const len0 = data2.length;
          for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
            if (!validate31(data2[i0])) {
              vErrors = below(vErrors, "/result/" + i0, validate31.errors);
              errors = vErrors.length;
            }
          }
        } else {
          vErrors = fault(vErrors, "/result", fault29);
          errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        vErrors = fault(vErrors, "/result", fault21);
        errors++;
      } else {
        errors = _errs6;
        if (vErrors !== null) {
          if (_errs6) {
            vErrors.length = _errs6;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault30);
        errors++;
      }
    }
    if (member_error !== void 0) {
      if (!validate54(member_error)) {
        vErrors = below(vErrors, "/error", validate54.errors);
        errors = vErrors.length;
      }
    }
    if (member_delayMs !== void 0) {
      let data6 = member_delayMs;
      if (!(Number.isInteger(data6))) {
        vErrors = fault(vErrors, "/delayMs", fault4);
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647) {
          vErrors = fault(vErrors, "/delayMs", fault32);
          errors++;
        }
        if (data6 < 0) {
          vErrors = fault(vErrors, "/delayMs", fault12);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var wrapper1 = { validate: validate23 };
function validate57(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_label = data.label;
    const member_prompt = data.prompt;
    const member_turn = data.turn;
    const member_background = data.background;
    const member_provider = data.provider;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault33);
      errors++;
    }
    if (member_prompt === void 0) {
      vErrors = fault(vErrors, "", fault34);
      errors++;
    }
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "label" || key0 === "prompt" || key0 === "turn" || key0 === "background" || key0 === "provider")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("subagent" !== member_type) {
        vErrors = fault(vErrors, "/type", fault36);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault3);
        errors++;
      }
    }
    if (member_prompt !== void 0) {
      if (typeof member_prompt !== "string") {
        vErrors = fault(vErrors, "/prompt", fault3);
        errors++;
      }
    }
    if (member_turn !== void 0) {
      if (!wrapper1.validate(member_turn)) {
        vErrors = below(vErrors, "/turn", wrapper1.validate.errors);
        errors = vErrors.length;
      }
    }
    if (member_background !== void 0) {
      if (typeof member_background !== "boolean") {
        vErrors = fault(vErrors, "/background", fault30);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var schema29 = { "title": "Todo status", "description": "How far a thing to do is.", "type": "string", "enum": ["pending", "in_progress", "completed"], "x-open": false };
function validate61(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault3);
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema29.enum } });
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
function validate60(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_content = data.content;
    const member_status = data.status;
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault27);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault37);
      errors++;
    }
    if (member_content !== void 0) {
      if (typeof member_content !== "string") {
        vErrors = fault(vErrors, "/content", fault3);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate61(member_status)) {
        vErrors = below(vErrors, "/status", validate61.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate59(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_todos = data.todos;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_todos === void 0) {
      vErrors = fault(vErrors, "", fault38);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "todos")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("todo" !== member_type) {
        vErrors = fault(vErrors, "/type", fault39);
        errors++;
      }
    }
    if (member_todos !== void 0) {
      let data1 = member_todos;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate60(data1[i0])) {
            vErrors = below(vErrors, "/todos/" + i0, validate60.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/todos", fault29);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate67(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault3);
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate66(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_message = data.message;
    const member_code = data.code;
    const member_status = data.status;
    const member_providerRetryAfterMs = data.providerRetryAfterMs;
    const member_requestId = data.requestId;
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault40);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault31);
      errors++;
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault3);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (!validate67(member_code)) {
        vErrors = below(vErrors, "/code", validate67.errors);
        errors = vErrors.length;
      }
    }
    if (member_status !== void 0) {
      let data2 = member_status;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/status", fault13);
        errors++;
      }
    }
    if (member_providerRetryAfterMs !== void 0) {
      let data3 = member_providerRetryAfterMs;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/providerRetryAfterMs", fault13);
        errors++;
      }
    }
    if (member_requestId !== void 0) {
      if (typeof member_requestId !== "string") {
        vErrors = fault(vErrors, "/requestId", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_failure = data.failure;
    const member_delayMs = data.delayMs;
    const member_times = data.times;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault41);
      errors++;
    }
    if (member_delayMs === void 0) {
      vErrors = fault(vErrors, "", fault42);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "failure" || key0 === "delayMs" || key0 === "times")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("retry" !== member_type) {
        vErrors = fault(vErrors, "/type", fault43);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate66(member_failure)) {
        vErrors = below(vErrors, "/failure", validate66.errors);
        errors = vErrors.length;
      }
    }
    if (member_delayMs !== void 0) {
      let data2 = member_delayMs;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/delayMs", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647) {
          vErrors = fault(vErrors, "/delayMs", fault32);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/delayMs", fault12);
          errors++;
        }
      }
    }
    if (member_times !== void 0) {
      let data3 = member_times;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/times", fault4);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6) {
          vErrors = fault(vErrors, "/times", fault5);
          errors++;
        }
        if (data3 < 1) {
          vErrors = fault(vErrors, "/times", fault6);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate71(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_ms = data.ms;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_ms === void 0) {
      vErrors = fault(vErrors, "", fault44);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "ms")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("delay" !== member_type) {
        vErrors = fault(vErrors, "/type", fault45);
        errors++;
      }
    }
    if (member_ms !== void 0) {
      let data1 = member_ms;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/ms", fault4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647) {
          vErrors = fault(vErrors, "/ms", fault32);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/ms", fault12);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate73(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("silence" !== member_type) {
        vErrors = fault(vErrors, "/type", fault46);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate78(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_start = data.start;
    const member_end = data.end;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault47);
      errors++;
    }
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_end === void 0) {
      vErrors = fault(vErrors, "", fault49);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault50);
        errors++;
      }
    }
    if (member_start !== void 0) {
      let data1 = member_start;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/start", fault4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault7);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/start", fault12);
          errors++;
        }
      }
    }
    if (member_end !== void 0) {
      let data2 = member_end;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/end", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/end", fault7);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/end", fault12);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
function validate80(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_startSeq = data.startSeq;
    const member_endSeq = data.endSeq;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault47);
      errors++;
    }
    if (member_startSeq === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_endSeq === void 0) {
      vErrors = fault(vErrors, "", fault52);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault50);
        errors++;
      }
    }
    if (member_startSeq !== void 0) {
      let data1 = member_startSeq;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/startSeq", fault4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/startSeq", fault7);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/startSeq", fault12);
          errors++;
        }
      }
    }
    if (member_endSeq !== void 0) {
      let data2 = member_endSeq;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/endSeq", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/endSeq", fault7);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/endSeq", fault12);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate77(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("append" !== data) {
    vErrors = fault(vErrors, "", fault53);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate78(data)) {
      vErrors = below(vErrors, "", validate78.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate80(data)) {
        vErrors = below(vErrors, "", validate80.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault21);
    errors++;
  } else {
    errors = _errs0;
    if (vErrors !== null) {
      if (_errs0) {
        vErrors.length = _errs0;
      } else {
        vErrors = null;
      }
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
function validate76(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    const member_ignorable = data.ignorable;
    const member_surfaceOp = data.surfaceOp;
    const member_sourceEventSeqs = data.sourceEventSeqs;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault19);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault3);
        errors++;
      }
    }
    if (member_ignorable !== void 0) {
      if (true !== member_ignorable) {
        vErrors = fault(vErrors, "/ignorable", fault54);
        errors++;
      }
    }
    if (member_surfaceOp !== void 0) {
      if (!validate77(member_surfaceOp)) {
        vErrors = below(vErrors, "/surfaceOp", validate77.errors);
        errors = vErrors.length;
      }
    }
    if (member_sourceEventSeqs !== void 0) {
      let data3 = member_sourceEventSeqs;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(Number.isInteger(data4))) {
            vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault4);
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault7);
              errors++;
            }
            if (data4 < 0) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault12);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/sourceEventSeqs", fault29);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
function validate75(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_event = data.event;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_event === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "event")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("event" !== member_type) {
        vErrors = fault(vErrors, "/type", fault56);
        errors++;
      }
    }
    if (member_event !== void 0) {
      if (!validate76(member_event)) {
        vErrors = below(vErrors, "/event", validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
function validate85(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("raw" !== member_type) {
        vErrors = fault(vErrors, "/type", fault57);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate87(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    const member_repeat = data.repeat;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault1);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("stderr" !== member_type) {
        vErrors = fault(vErrors, "/type", fault58);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault3);
        errors++;
      }
    }
    if (member_repeat !== void 0) {
      let data2 = member_repeat;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/repeat", fault4);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6) {
          vErrors = fault(vErrors, "/repeat", fault5);
          errors++;
        }
        if (data2 < 1) {
          vErrors = fault(vErrors, "/repeat", fault6);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
function validate89(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_code = data.code;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault31);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "code")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("exit" !== member_type) {
        vErrors = fault(vErrors, "/type", fault59);
        errors++;
      }
    }
    if (member_code !== void 0) {
      let data1 = member_code;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/code", fault4);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 255) {
          vErrors = fault(vErrors, "/code", fault60);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/code", fault12);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
var schema43 = { "title": "Kill action", "description": "The runtime's process is ended by a signal. Needs a process of its own.", "type": "object", "additionalProperties": false, "required": ["type", "signal"], "properties": { "type": { "description": "Marks this action.", "const": "kill" }, "signal": { "description": "Name of the signal.", "type": "string", "enum": ["SIGABRT", "SIGKILL", "SIGSEGV", "SIGTERM"], "x-open": false } } };
function validate91(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_signal = data.signal;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_signal === void 0) {
      vErrors = fault(vErrors, "", fault61);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "signal")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_type !== void 0) {
      if ("kill" !== member_type) {
        vErrors = fault(vErrors, "/type", fault62);
        errors++;
      }
    }
    if (member_signal !== void 0) {
      let data1 = member_signal;
      if (typeof data1 !== "string") {
        vErrors = fault(vErrors, "/signal", fault3);
        errors++;
      }
      if (!(data1 === "SIGABRT" || data1 === "SIGKILL" || data1 === "SIGSEGV" || data1 === "SIGTERM")) {
        vErrors = fault(vErrors, "/signal", { keyword: "enum", params: { allowedValues: schema43.properties.signal.enum } });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate25(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 9 && tag0 === "reasoning") {
      if (!validate26(data)) {
        vErrors = below(vErrors, "", validate26.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "text") {
      if (!validate28(data)) {
        vErrors = below(vErrors, "", validate28.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "tool-call") {
      if (!validate30(data)) {
        vErrors = below(vErrors, "", validate30.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "subagent") {
      if (!validate57(data)) {
        vErrors = below(vErrors, "", validate57.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "todo") {
      if (!validate59(data)) {
        vErrors = below(vErrors, "", validate59.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "retry") {
      if (!validate65(data)) {
        vErrors = below(vErrors, "", validate65.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "delay") {
      if (!validate71(data)) {
        vErrors = below(vErrors, "", validate71.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "silence") {
      if (!validate73(data)) {
        vErrors = below(vErrors, "", validate73.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "event") {
      if (!validate75(data)) {
        vErrors = below(vErrors, "", validate75.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 3 && tag0 === "raw") {
      if (!validate85(data)) {
        vErrors = below(vErrors, "", validate85.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "stderr") {
      if (!validate87(data)) {
        vErrors = below(vErrors, "", validate87.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "exit") {
      if (!validate89(data)) {
        vErrors = below(vErrors, "", validate89.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "kill") {
      if (!validate91(data)) {
        vErrors = below(vErrors, "", validate91.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate94(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_inputTokens = data.inputTokens;
    const member_outputTokens = data.outputTokens;
    const member_cacheReadTokens = data.cacheReadTokens;
    const member_cacheWriteTokens = data.cacheWriteTokens;
    const member_reasoningTokens = data.reasoningTokens;
    const member_totalTokens = data.totalTokens;
    if (member_inputTokens === void 0) {
      vErrors = fault(vErrors, "", fault64);
      errors++;
    }
    if (member_outputTokens === void 0) {
      vErrors = fault(vErrors, "", fault65);
      errors++;
    }
    if (member_inputTokens !== void 0) {
      let data0 = member_inputTokens;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, "/inputTokens", fault13);
        errors++;
      }
    }
    if (member_outputTokens !== void 0) {
      let data1 = member_outputTokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/outputTokens", fault13);
        errors++;
      }
    }
    if (member_cacheReadTokens !== void 0) {
      let data2 = member_cacheReadTokens;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/cacheReadTokens", fault13);
        errors++;
      }
    }
    if (member_cacheWriteTokens !== void 0) {
      let data3 = member_cacheWriteTokens;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/cacheWriteTokens", fault13);
        errors++;
      }
    }
    if (member_reasoningTokens !== void 0) {
      let data4 = member_reasoningTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/reasoningTokens", fault13);
        errors++;
      }
    }
    if (member_totalTokens !== void 0) {
      let data5 = member_totalTokens;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, "/totalTokens", fault13);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate97(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("stop" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault67);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
function validate99(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("tool-calls" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault68);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate101(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("max-tokens" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault69);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
function validate103(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_failure = data.failure;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault41);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("aborted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault70);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate66(member_failure)) {
        vErrors = below(vErrors, "/failure", validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate106(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_failure = data.failure;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault41);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("error" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault71);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate66(member_failure)) {
        vErrors = below(vErrors, "/failure", validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate96(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault3);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "stop") {
      if (!validate97(data)) {
        vErrors = below(vErrors, "", validate97.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "tool-calls") {
      if (!validate99(data)) {
        vErrors = below(vErrors, "", validate99.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate101(data)) {
        vErrors = below(vErrors, "", validate101.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate103(data)) {
        vErrors = below(vErrors, "", validate103.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate106(data)) {
        vErrors = below(vErrors, "", validate106.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate24(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_actions = data.actions;
    const member_usage = data.usage;
    const member_finish = data.finish;
    if (member_actions === void 0) {
      vErrors = fault(vErrors, "", fault72);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "actions" || key0 === "usage" || key0 === "finish")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_actions !== void 0) {
      let data0 = member_actions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate25(data0[i0])) {
            vErrors = below(vErrors, "/actions/" + i0, validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/actions", fault29);
        errors++;
      }
    }
    if (member_usage !== void 0) {
      if (!validate94(member_usage)) {
        vErrors = below(vErrors, "/usage", validate94.errors);
        errors = vErrors.length;
      }
    }
    if (member_finish !== void 0) {
      if (!validate96(member_finish)) {
        vErrors = below(vErrors, "/finish", validate96.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate112(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("completed" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault73);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
function validate114(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("blocked" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault74);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
function validate116(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("max-tokens" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault69);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate118(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("interrupted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault75);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate120(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_error = data.error;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_error === void 0) {
      vErrors = fault(vErrors, "", fault76);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("error" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault71);
        errors++;
      }
    }
    if (member_error !== void 0) {
      if (!validate66(member_error)) {
        vErrors = below(vErrors, "/error", validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate125(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault77);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate127(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("parent" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault78);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
function validate129(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_reason = data.reason;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault79);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("hook" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault80);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (typeof member_reason !== "string") {
        vErrors = fault(vErrors, "/reason", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
function validate131(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("disposed" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault81);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate133(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("legacy" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault82);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
function validate124(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault3);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate125(data)) {
        vErrors = below(vErrors, "", validate125.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "parent") {
      if (!validate127(data)) {
        vErrors = below(vErrors, "", validate127.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "hook") {
      if (!validate129(data)) {
        vErrors = below(vErrors, "", validate129.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "disposed") {
      if (!validate131(data)) {
        vErrors = below(vErrors, "", validate131.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "legacy") {
      if (!validate133(data)) {
        vErrors = below(vErrors, "", validate133.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate123(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_reason = data.reason;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault79);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("aborted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault70);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (!validate124(member_reason)) {
        vErrors = below(vErrors, "/reason", validate124.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
function validate111(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault66);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault3);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 9 && tag0 === "completed") {
      if (!validate112(data)) {
        vErrors = below(vErrors, "", validate112.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "blocked") {
      if (!validate114(data)) {
        vErrors = below(vErrors, "", validate114.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate116(data)) {
        vErrors = below(vErrors, "", validate116.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "interrupted") {
      if (!validate118(data)) {
        vErrors = below(vErrors, "", validate118.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate120(data)) {
        vErrors = below(vErrors, "", validate120.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate123(data)) {
        vErrors = below(vErrors, "", validate123.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate23(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_steps = data.steps;
    const member_reason = data.reason;
    if (member_steps === void 0) {
      vErrors = fault(vErrors, "", fault83);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "steps" || key0 === "reason")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (member_steps !== void 0) {
      let data0 = member_steps;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate24(data0[i0])) {
            vErrors = below(vErrors, "/steps/" + i0, validate24.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/steps", fault29);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (!validate111(member_reason)) {
        vErrors = below(vErrors, "/reason", validate111.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate22(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turns = data.turns;
    const member_description = data.description;
    const member_notified = data.notified;
    if (member_turns === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "description" || key0 === "turns" || key0 === "notified")) {
        vErrors = fault(vErrors, "", { keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      if (typeof data.$schema !== "string") {
        vErrors = fault(vErrors, "/$schema", fault3);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault3);
        errors++;
      }
    }
    if (member_turns !== void 0) {
      let data2 = member_turns;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          vErrors = fault(vErrors, "/turns", fault85);
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate23(data2[i0])) {
            vErrors = below(vErrors, "/turns/" + i0, validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/turns", fault29);
        errors++;
      }
    }
    if (member_notified !== void 0) {
      if (!validate23(member_notified)) {
        vErrors = below(vErrors, "/notified", validate23.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault8);
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
