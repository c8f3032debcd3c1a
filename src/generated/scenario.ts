// Made by `npm run generate` from schema/ (sha256 2daf9c36a3a3c14222462bf181b21919c386ec310e6852d6e70a7ce674dee546). Do not edit.
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
function fault(errors, instancePath, keyword, params) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
export const validateScenario: Validator = validate22;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat" || key0 === "chunkSize")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("reasoning" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
    if (data.repeat !== void 0) {
      let data2 = data.repeat;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/repeat", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "maximum", { comparison: "<=", limit: 1e6 });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
    if (data.chunkSize !== void 0) {
      let data3 = data.chunkSize;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/chunkSize", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/chunkSize", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/chunkSize", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat" || key0 === "chunkSize")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("text" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
    if (data.repeat !== void 0) {
      let data2 = data.repeat;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/repeat", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "maximum", { comparison: "<=", limit: 1e6 });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
    if (data.chunkSize !== void 0) {
      let data3 = data.chunkSize;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/chunkSize", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/chunkSize", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/chunkSize", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate28.errors = vErrors;
  return errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("text" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("reasoning" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
var schema20 = { "title": "Image media type", "description": "The image formats that the runtime takes and stores.", "type": "string", "enum": ["image/png", "image/jpeg", "image/webp", "image/gif"], "x-open": false };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema20.enum });
    errors++;
  }
  validate39.errors = vErrors;
  return errors === 0;
}
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.width === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "width" });
      errors++;
    }
    if (data.height === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "height" });
      errors++;
    }
    if (data.width !== void 0) {
      let data0 = data.width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/width", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/width", "type", { type: "number" });
        errors++;
      }
    }
    if (data.height !== void 0) {
      let data1 = data.height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/height", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/height", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attachmentId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attachmentId" });
      errors++;
    }
    if (data.mediaType === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mediaType" });
      errors++;
    }
    if (data.bytes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "bytes" });
      errors++;
    }
    if (data.width === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "width" });
      errors++;
    }
    if (data.height === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "height" });
      errors++;
    }
    if (data.attachmentId !== void 0) {
      if (typeof data.attachmentId !== "string") {
        vErrors = fault(vErrors, instancePath + "/attachmentId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.mediaType !== void 0) {
      if (!validate39(data.mediaType, { instancePath: instancePath + "/mediaType", parentData: data, parentDataProperty: "mediaType", rootData })) {
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
    if (data.bytes !== void 0) {
      let data2 = data.bytes;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/bytes", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/bytes", "type", { type: "number" });
        errors++;
      }
    }
    if (data.width !== void 0) {
      let data3 = data.width;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/width", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/width", "type", { type: "number" });
        errors++;
      }
    }
    if (data.height !== void 0) {
      let data4 = data.height;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          vErrors = fault(vErrors, instancePath + "/height", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/height", "type", { type: "number" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.originalDimensions !== void 0) {
      if (!validate41(data.originalDimensions, { instancePath: instancePath + "/originalDimensions", parentData: data, parentDataProperty: "originalDimensions", rootData })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.attachment === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "attachment" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("image" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "image" });
        errors++;
      }
    }
    if (data.attachment !== void 0) {
      if (!validate38(data.attachment, { instancePath: instancePath + "/attachment", parentData: data, parentDataProperty: "attachment", rootData })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.data === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "data" });
      errors++;
    }
    if (data.mimeType === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mimeType" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("image" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "image" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (typeof data.data !== "string") {
        vErrors = fault(vErrors, instancePath + "/data", "type", { type: "string" });
        errors++;
      }
    }
    if (data.mimeType !== void 0) {
      if (!validate39(data.mimeType, { instancePath: instancePath + "/mimeType", parentData: data, parentDataProperty: "mimeType", rootData })) {
        vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate37(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate45(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = fault(vErrors, instancePath, "anyOf", {});
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
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.arguments === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "arguments" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-call" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.arguments !== void 0) {
      if (typeof data.arguments !== "string") {
        vErrors = fault(vErrors, instancePath + "/arguments", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate31 };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.toolCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "toolCallId" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-result" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-result" });
        errors++;
      }
    }
    if (data.toolCallId !== void 0) {
      if (typeof data.toolCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/toolCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!wrapper0.validate(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.isError !== void 0) {
      if (typeof data.isError !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/isError", "type", { type: "boolean" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        vErrors = fault(vErrors, instancePath + "/type", "type", { type: "string" });
        errors++;
      }
    }
    const tag0 = data["type"];
    if (tag0 === "text") {
      if (!validate32(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning") {
      if (!validate34(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "image") {
      if (!validate36(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call") {
      if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-result") {
      if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        vErrors = fault(vErrors, instancePath + "/code", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.arguments === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "arguments" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "name" || key0 === "arguments" || key0 === "result" || key0 === "isError" || key0 === "error" || key0 === "delayMs")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("tool-call" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.result !== void 0) {
      let data2 = data.result;
      const _errs6 = errors;
      let valid1 = false;
      const _errs7 = errors;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, instancePath + "/result", "type", { type: "string" });
        errors++;
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const _errs9 = errors;
        if (Array.isArray(data2)) {
          const len0 = data2.length;
          for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
            if (!validate31(data2[i0], { instancePath: instancePath + "/result/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
              vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
              errors = vErrors.length;
            }
          }
        } else {
          vErrors = fault(vErrors, instancePath + "/result", "type", { type: "array" });
          errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (!valid1) {
        vErrors = fault(vErrors, instancePath + "/result", "anyOf", {});
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
    if (data.isError !== void 0) {
      if (typeof data.isError !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/isError", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.error !== void 0) {
      if (!validate54(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
    if (data.delayMs !== void 0) {
      let data6 = data.delayMs;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        vErrors = fault(vErrors, instancePath + "/delayMs", "type", { type: "integer" });
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/delayMs", "maximum", { comparison: "<=", limit: 2147483647 });
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/delayMs", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var wrapper1 = { validate: validate23 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.prompt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "prompt" });
      errors++;
    }
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "label" || key0 === "prompt" || key0 === "turn" || key0 === "background" || key0 === "provider")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("subagent" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "subagent" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.prompt !== void 0) {
      if (typeof data.prompt !== "string") {
        vErrors = fault(vErrors, instancePath + "/prompt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turn !== void 0) {
      if (!wrapper1.validate(data.turn, { instancePath: instancePath + "/turn", parentData: data, parentDataProperty: "turn", rootData })) {
        vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
        errors = vErrors.length;
      }
    }
    if (data.background !== void 0) {
      if (typeof data.background !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/background", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var schema29 = { "title": "Todo status", "description": "How far a thing to do is.", "type": "string", "enum": ["pending", "in_progress", "completed"], "x-open": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema29.enum });
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.content !== void 0) {
      if (typeof data.content !== "string") {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate61(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.todos === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "todos" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "todos")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("todo" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "todo" });
        errors++;
      }
    }
    if (data.todos !== void 0) {
      let data1 = data.todos;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate60(data1[i0], { instancePath: instancePath + "/todos/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/todos", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate59.errors = vErrors;
  return errors === 0;
}
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
    if (data.code !== void 0) {
      if (!validate67(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/status", "type", { type: "number" });
        errors++;
      }
    }
    if (data.providerRetryAfterMs !== void 0) {
      let data3 = data.providerRetryAfterMs;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/providerRetryAfterMs", "type", { type: "number" });
        errors++;
      }
    }
    if (data.requestId !== void 0) {
      if (typeof data.requestId !== "string") {
        vErrors = fault(vErrors, instancePath + "/requestId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.failure === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "failure" });
      errors++;
    }
    if (data.delayMs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "delayMs" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "failure" || key0 === "delayMs" || key0 === "times")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("retry" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "retry" });
        errors++;
      }
    }
    if (data.failure !== void 0) {
      if (!validate66(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
    if (data.delayMs !== void 0) {
      let data2 = data.delayMs;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/delayMs", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/delayMs", "maximum", { comparison: "<=", limit: 2147483647 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/delayMs", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.times !== void 0) {
      let data3 = data.times;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/times", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1e6 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/times", "maximum", { comparison: "<=", limit: 1e6 });
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/times", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate65.errors = vErrors;
  return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.ms === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "ms" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "ms")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("delay" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "delay" });
        errors++;
      }
    }
    if (data.ms !== void 0) {
      let data1 = data.ms;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/ms", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/ms", "maximum", { comparison: "<=", limit: 2147483647 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/ms", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate71.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("silence" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "silence" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "op" });
      errors++;
    }
    if (data.start === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "start" });
      errors++;
    }
    if (data.end === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "end" });
      errors++;
    }
    if (data.op !== void 0) {
      if ("replace" !== data.op) {
        vErrors = fault(vErrors, instancePath + "/op", "const", { allowedValue: "replace" });
        errors++;
      }
    }
    if (data.start !== void 0) {
      let data1 = data.start;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/start", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/start", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/start", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.end !== void 0) {
      let data2 = data.end;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/end", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/end", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/end", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.op === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "op" });
      errors++;
    }
    if (data.startSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "startSeq" });
      errors++;
    }
    if (data.endSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "endSeq" });
      errors++;
    }
    if (data.op !== void 0) {
      if ("replace" !== data.op) {
        vErrors = fault(vErrors, instancePath + "/op", "const", { allowedValue: "replace" });
        errors++;
      }
    }
    if (data.startSeq !== void 0) {
      let data1 = data.startSeq;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/startSeq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/startSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/startSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.endSeq !== void 0) {
      let data2 = data.endSeq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/endSeq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/endSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/endSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("append" !== data) {
    vErrors = fault(vErrors, instancePath, "const", { allowedValue: "append" });
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    vErrors = fault(vErrors, instancePath, "anyOf", {});
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
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.data === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "data" });
      errors++;
    }
    if (data.type !== void 0) {
      if (typeof data.type !== "string") {
        vErrors = fault(vErrors, instancePath + "/type", "type", { type: "string" });
        errors++;
      }
    }
    if (data.ignorable !== void 0) {
      if (true !== data.ignorable) {
        vErrors = fault(vErrors, instancePath + "/ignorable", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.surfaceOp !== void 0) {
      if (!validate77(data.surfaceOp, { instancePath: instancePath + "/surfaceOp", parentData: data, parentDataProperty: "surfaceOp", rootData })) {
        vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceEventSeqs !== void 0) {
      let data3 = data.sourceEventSeqs;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 9007199254740991 || isNaN(data4)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sourceEventSeqs", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.event === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "event" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "event")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("event" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "event" });
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate76(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData })) {
        vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("raw" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "raw" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate85.errors = vErrors;
  return errors === 0;
}
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "text" || key0 === "repeat")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("stderr" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "stderr" });
        errors++;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
    if (data.repeat !== void 0) {
      let data2 = data.repeat;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/repeat", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e6 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "maximum", { comparison: "<=", limit: 1e6 });
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/repeat", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "code")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("exit" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "exit" });
        errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/code", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 255 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/code", "maximum", { comparison: "<=", limit: 255 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/code", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate89.errors = vErrors;
  return errors === 0;
}
var schema43 = { "title": "Kill action", "description": "The runtime's process is ended by a signal. Needs a process of its own.", "type": "object", "additionalProperties": false, "required": ["type", "signal"], "properties": { "type": { "description": "Marks this action.", "const": "kill" }, "signal": { "description": "Name of the signal.", "type": "string", "enum": ["SIGABRT", "SIGKILL", "SIGSEGV", "SIGTERM"], "x-open": false } } };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.signal === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "signal" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "type" || key0 === "signal")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.type !== void 0) {
      if ("kill" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "kill" });
        errors++;
      }
    }
    if (data.signal !== void 0) {
      let data1 = data.signal;
      if (typeof data1 !== "string") {
        vErrors = fault(vErrors, instancePath + "/signal", "type", { type: "string" });
        errors++;
      }
      if (!(data1 === "SIGABRT" || data1 === "SIGKILL" || data1 === "SIGSEGV" || data1 === "SIGTERM")) {
        vErrors = fault(vErrors, instancePath + "/signal", "enum", { allowedValues: schema43.properties.signal.enum });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate91.errors = vErrors;
  return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "reasoning") {
      if (!validate26(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text") {
      if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call") {
      if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent") {
      if (!validate57(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "todo") {
      if (!validate59(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "retry") {
      if (!validate65(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "delay") {
      if (!validate71(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "silence") {
      if (!validate73(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "event") {
      if (!validate75(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "raw") {
      if (!validate85(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "stderr") {
      if (!validate87(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "exit") {
      if (!validate89(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "kill") {
      if (!validate91(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "type", allowedValues: ["reasoning", "text", "tool-call", "subagent", "todo", "retry", "delay", "silence", "event", "raw", "stderr", "exit", "kill"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.inputTokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "inputTokens" });
      errors++;
    }
    if (data.outputTokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outputTokens" });
      errors++;
    }
    if (data.inputTokens !== void 0) {
      let data0 = data.inputTokens;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/inputTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.outputTokens !== void 0) {
      let data1 = data.outputTokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/outputTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.cacheReadTokens !== void 0) {
      let data2 = data.cacheReadTokens;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/cacheReadTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.cacheWriteTokens !== void 0) {
      let data3 = data.cacheWriteTokens;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/cacheWriteTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.reasoningTokens !== void 0) {
      let data4 = data.reasoningTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/reasoningTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.totalTokens !== void 0) {
      let data5 = data.totalTokens;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, instancePath + "/totalTokens", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate94.errors = vErrors;
  return errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("stop" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "stop" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate97.errors = vErrors;
  return errors === 0;
}
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("tool-calls" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "tool-calls" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("max-tokens" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "max-tokens" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate101.errors = vErrors;
  return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.failure === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "failure" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("aborted" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "aborted" });
        errors++;
      }
    }
    if (data.failure !== void 0) {
      if (!validate66(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.failure === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "failure" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("error" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "error" });
        errors++;
      }
    }
    if (data.failure !== void 0) {
      if (!validate66(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate106.errors = vErrors;
  return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if (typeof data.kind !== "string") {
        vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" });
        errors++;
      }
    }
    const tag0 = data["kind"];
    if (tag0 === "stop") {
      if (!validate97(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-calls") {
      if (!validate99(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate101(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate103(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate106(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actions === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "actions" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "actions" || key0 === "usage" || key0 === "finish")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.actions !== void 0) {
      let data0 = data.actions;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate25(data0[i0], { instancePath: instancePath + "/actions/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/actions", "type", { type: "array" });
        errors++;
      }
    }
    if (data.usage !== void 0) {
      if (!validate94(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
        errors = vErrors.length;
      }
    }
    if (data.finish !== void 0) {
      if (!validate96(data.finish, { instancePath: instancePath + "/finish", parentData: data, parentDataProperty: "finish", rootData })) {
        vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("completed" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "completed" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate112.errors = vErrors;
  return errors === 0;
}
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("blocked" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "blocked" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("max-tokens" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "max-tokens" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate116.errors = vErrors;
  return errors === 0;
}
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("interrupted" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "interrupted" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate118.errors = vErrors;
  return errors === 0;
}
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.error === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "error" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("error" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "error" });
        errors++;
      }
    }
    if (data.error !== void 0) {
      if (!validate66(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("user" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "user" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate125.errors = vErrors;
  return errors === 0;
}
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("parent" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "parent" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("hook" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "hook" });
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (typeof data.reason !== "string") {
        vErrors = fault(vErrors, instancePath + "/reason", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate129.errors = vErrors;
  return errors === 0;
}
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("disposed" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "disposed" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate131.errors = vErrors;
  return errors === 0;
}
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("legacy" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "legacy" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if (typeof data.kind !== "string") {
        vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" });
        errors++;
      }
    }
    const tag0 = data["kind"];
    if (tag0 === "user") {
      if (!validate125(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "parent") {
      if (!validate127(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook") {
      if (!validate129(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "disposed") {
      if (!validate131(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "legacy") {
      if (!validate133(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("aborted" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "aborted" });
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (!validate124(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if (typeof data.kind !== "string") {
        vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" });
        errors++;
      }
    }
    const tag0 = data["kind"];
    if (tag0 === "completed") {
      if (!validate112(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "blocked") {
      if (!validate114(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate116(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "interrupted") {
      if (!validate118(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate123(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.steps === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "steps" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "steps" || key0 === "reason")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.steps !== void 0) {
      let data0 = data.steps;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate24(data0[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/steps", "type", { type: "array" });
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (!validate111(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turns === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turns" });
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "$schema" || key0 === "description" || key0 === "turns" || key0 === "notified")) {
        vErrors = fault(vErrors, instancePath, "additionalProperties", { additionalProperty: key0 });
        errors++;
      }
    }
    if (data.$schema !== void 0) {
      if (typeof data.$schema !== "string") {
        vErrors = fault(vErrors, instancePath + "/$schema", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turns !== void 0) {
      let data2 = data.turns;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          vErrors = fault(vErrors, instancePath + "/turns", "minItems", { limit: 1 });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate23(data2[i0], { instancePath: instancePath + "/turns/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/turns", "type", { type: "array" });
        errors++;
      }
    }
    if (data.notified !== void 0) {
      if (!validate23(data.notified, { instancePath: instancePath + "/notified", parentData: data, parentDataProperty: "notified", rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
