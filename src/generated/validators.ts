// Made by `npm run generate` from schema/ (sha256 4d19189a5356fe54d4ad5ee1df435d1a1fe10bb8e8bf3e5d97f68f9f6e0a37c4). Do not edit.
// @ts-nocheck the code is ajv's

/** One fault, as the generated code records it. */
export interface ValidatorError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
}

/** Returns whether the value has the type; after `false`, `errors` says why until the next call. */
export interface Validator {
  (value: unknown): boolean
  errors?: ValidatorError[] | null
}

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
  }
});

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
var fault0 = { keyword: "required", params: { missingProperty: "kind" } };
var fault1 = { keyword: "const", params: { allowedValue: "user" } };
var fault2 = { keyword: "type", params: { type: "object" } };
var fault3 = { keyword: "const", params: { allowedValue: "parent" } };
var fault4 = { keyword: "required", params: { missingProperty: "reason" } };
var fault5 = { keyword: "const", params: { allowedValue: "hook" } };
var fault6 = { keyword: "type", params: { type: "string" } };
var fault7 = { keyword: "const", params: { allowedValue: "disposed" } };
var fault8 = { keyword: "const", params: { allowedValue: "legacy" } };
var fault9 = { keyword: "required", params: { missingProperty: "message" } };
var fault10 = { keyword: "required", params: { missingProperty: "code" } };
var fault11 = { keyword: "type", params: { type: "number" } };
var fault12 = { keyword: "required", params: { missingProperty: "failure" } };
var fault13 = { keyword: "const", params: { allowedValue: "aborted" } };
var fault14 = { keyword: "const", params: { allowedValue: true } };
var fault15 = { keyword: "required", params: { missingProperty: "id" } };
var fault16 = { keyword: "required", params: { missingProperty: "prompt" } };
var fault17 = { keyword: "required", params: { missingProperty: "scheduledAt" } };
var fault18 = { keyword: "required", params: { missingProperty: "afterSeconds" } };
var fault19 = { keyword: "const", params: { allowedValue: "after" } };
var fault20 = { keyword: "required", params: { missingProperty: "type" } };
var fault21 = { keyword: "required", params: { missingProperty: "text" } };
var fault22 = { keyword: "const", params: { allowedValue: "text" } };
var fault23 = { keyword: "const", params: { allowedValue: "reasoning" } };
var fault24 = { keyword: "required", params: { missingProperty: "width" } };
var fault25 = { keyword: "required", params: { missingProperty: "height" } };
var fault26 = { keyword: "minimum", params: { comparison: ">=", limit: 0 } };
var fault27 = { keyword: "required", params: { missingProperty: "attachmentId" } };
var fault28 = { keyword: "required", params: { missingProperty: "mediaType" } };
var fault29 = { keyword: "required", params: { missingProperty: "bytes" } };
var fault30 = { keyword: "required", params: { missingProperty: "attachment" } };
var fault31 = { keyword: "const", params: { allowedValue: "image" } };
var fault32 = { keyword: "required", params: { missingProperty: "data" } };
var fault33 = { keyword: "required", params: { missingProperty: "mimeType" } };
var fault34 = { keyword: "anyOf", params: {} };
var fault35 = { keyword: "required", params: { missingProperty: "name" } };
var fault36 = { keyword: "required", params: { missingProperty: "arguments" } };
var fault37 = { keyword: "const", params: { allowedValue: "tool-call" } };
var fault38 = { keyword: "required", params: { missingProperty: "toolCallId" } };
var fault39 = { keyword: "required", params: { missingProperty: "content" } };
var fault40 = { keyword: "const", params: { allowedValue: "tool-result" } };
var fault41 = { keyword: "type", params: { type: "array" } };
var fault42 = { keyword: "type", params: { type: "boolean" } };
var fault43 = { keyword: "required", params: { missingProperty: "plugin" } };
var fault44 = { keyword: "const", params: { allowedValue: "plugin" } };
var fault45 = { keyword: "required", params: { missingProperty: "provider" } };
var fault46 = { keyword: "required", params: { missingProperty: "model" } };
var fault47 = { keyword: "const", params: { allowedValue: "model" } };
var fault48 = { keyword: "required", params: { missingProperty: "callId" } };
var fault49 = { keyword: "const", params: { allowedValue: "tool" } };
var fault50 = { keyword: "required", params: { missingProperty: "goalId" } };
var fault51 = { keyword: "required", params: { missingProperty: "revision" } };
var fault52 = { keyword: "required", params: { missingProperty: "round" } };
var fault53 = { keyword: "const", params: { allowedValue: "goal" } };
var fault54 = { keyword: "required", params: { missingProperty: "form" } };
var fault55 = { keyword: "required", params: { missingProperty: "senderSessionId" } };
var fault56 = { keyword: "const", params: { allowedValue: "coordinator" } };
var fault57 = { keyword: "const", params: { allowedValue: "relay" } };
var fault58 = { keyword: "const", params: { allowedValue: "subagent-report" } };
var fault59 = { keyword: "required", params: { missingProperty: "summary" } };
var fault60 = { keyword: "const", params: { allowedValue: "subagent-settled" } };
var fault61 = { keyword: "const", params: { allowedValue: "notice" } };
var fault62 = { keyword: "required", params: { missingProperty: "teamId" } };
var fault63 = { keyword: "required", params: { missingProperty: "messageId" } };
var fault64 = { keyword: "required", params: { missingProperty: "senderId" } };
var fault65 = { keyword: "required", params: { missingProperty: "senderName" } };
var fault66 = { keyword: "const", params: { allowedValue: "team-message" } };
var fault67 = { keyword: "required", params: { missingProperty: "description" } };
var fault68 = { keyword: "required", params: { missingProperty: "entries" } };
var fault69 = { keyword: "const", params: { allowedValue: "skill-catalog" } };
var fault70 = { keyword: "const", params: { allowedValue: "catalog" } };
var fault71 = { keyword: "const", params: { allowedValue: "skill-invocation" } };
var fault72 = { keyword: "const", params: { allowedValue: "instructions" } };
var fault73 = { keyword: "required", params: { missingProperty: "sessionId" } };
var fault74 = { keyword: "required", params: { missingProperty: "label" } };
var fault75 = { keyword: "required", params: { missingProperty: "capturedThroughSeq" } };
var fault76 = { keyword: "required", params: { missingProperty: "compacted" } };
var fault77 = { keyword: "required", params: { missingProperty: "originalMessages" } };
var fault78 = { keyword: "required", params: { missingProperty: "retainedMessages" } };
var fault79 = { keyword: "required", params: { missingProperty: "omittedMessages" } };
var fault80 = { keyword: "required", params: { missingProperty: "omittedBytes" } };
var fault81 = { keyword: "required", params: { missingProperty: "truncated" } };
var fault82 = { keyword: "required", params: { missingProperty: "inputIndex" } };
var fault83 = { keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
var fault84 = { keyword: "required", params: { missingProperty: "version" } };
var fault85 = { keyword: "required", params: { missingProperty: "references" } };
var fault86 = { keyword: "const", params: { allowedValue: "session-reference" } };
var fault87 = { keyword: "const", params: { allowedValue: "recall" } };
var fault88 = { keyword: "const", params: { allowedValue: 1 } };
var fault89 = { keyword: "required", params: { missingProperty: "action" } };
var fault90 = { keyword: "required", params: { missingProperty: "scope" } };
var fault91 = { keyword: "required", params: { missingProperty: "path" } };
var fault92 = { keyword: "required", params: { missingProperty: "changes" } };
var fault93 = { keyword: "const", params: { allowedValue: "agent-instructions" } };
var fault94 = { keyword: "required", params: { missingProperty: "role" } };
var fault95 = { keyword: "required", params: { missingProperty: "source" } };
var fault96 = { keyword: "required", params: { missingProperty: "target" } };
var fault97 = { keyword: "required", params: { missingProperty: "start" } };
var fault98 = { keyword: "required", params: { missingProperty: "inserted" } };
var fault99 = { keyword: "type", params: { type: "integer" } };
var fault100 = { keyword: "const", params: { allowedValue: "canceled" } };
var fault101 = { keyword: "required", params: { missingProperty: "seq" } };
var fault102 = { keyword: "required", params: { missingProperty: "time" } };
var fault103 = { keyword: "const", params: { allowedValue: "agent/inbox/spliced" } };
var fault104 = { keyword: "required", params: { missingProperty: "agentPreset" } };
var fault105 = { keyword: "const", params: { allowedValue: "agent-preset/selected" } };
var fault106 = { keyword: "required", params: { missingProperty: "toolName" } };
var fault107 = { keyword: "const", params: { allowedValue: "approval/asked" } };
var fault108 = { keyword: "required", params: { missingProperty: "outcome" } };
var fault109 = { keyword: "const", params: { allowedValue: "approval/decided" } };
var fault110 = { keyword: "required", params: { missingProperty: "policy" } };
var fault111 = { keyword: "const", params: { allowedValue: "delegation" } };
var fault112 = { keyword: "const", params: { allowedValue: "approval/policy" } };
var fault113 = { keyword: "required", params: { missingProperty: "index" } };
var fault114 = { keyword: "required", params: { missingProperty: "blockType" } };
var fault115 = { keyword: "const", params: { allowedValue: "block-start" } };
var fault116 = { keyword: "const", params: { allowedValue: "text-delta" } };
var fault117 = { keyword: "const", params: { allowedValue: "reasoning-delta" } };
var fault118 = { keyword: "required", params: { missingProperty: "argumentsDelta" } };
var fault119 = { keyword: "const", params: { allowedValue: "tool-call-delta" } };
var fault120 = { keyword: "required", params: { missingProperty: "block" } };
var fault121 = { keyword: "const", params: { allowedValue: "block-end" } };
var fault122 = { keyword: "required", params: { missingProperty: "inputTokens" } };
var fault123 = { keyword: "required", params: { missingProperty: "outputTokens" } };
var fault124 = { keyword: "required", params: { missingProperty: "usage" } };
var fault125 = { keyword: "const", params: { allowedValue: "usage" } };
var fault126 = { keyword: "const", params: { allowedValue: "stop" } };
var fault127 = { keyword: "const", params: { allowedValue: "tool-calls" } };
var fault128 = { keyword: "const", params: { allowedValue: "max-tokens" } };
var fault129 = { keyword: "const", params: { allowedValue: "error" } };
var fault130 = { keyword: "required", params: { missingProperty: "response" } };
var fault131 = { keyword: "const", params: { allowedValue: "finish" } };
var fault132 = { keyword: "dispatch", params: { tag: "type", allowedValues: ["block-start", "text-delta", "reasoning-delta", "tool-call-delta", "block-end", "usage", "finish"] } };
var fault133 = { keyword: "required", params: { missingProperty: "chunk" } };
var fault134 = { keyword: "const", params: { allowedValue: "chunk" } };
var fault135 = { keyword: "required", params: { missingProperty: "time0" } };
var fault136 = { keyword: "required", params: { missingProperty: "dt" } };
var fault137 = { keyword: "required", params: { missingProperty: "texts" } };
var fault138 = { keyword: "const", params: { allowedValue: "text-chunks" } };
var fault139 = { keyword: "const", params: { allowedValue: "reasoning-chunks" } };
var fault140 = { keyword: "required", params: { missingProperty: "args" } };
var fault141 = { keyword: "const", params: { allowedValue: "tool-call-chunks" } };
var fault142 = { keyword: "required", params: { missingProperty: "turn" } };
var fault143 = { keyword: "required", params: { missingProperty: "step" } };
var fault144 = { keyword: "required", params: { missingProperty: "stream" } };
var fault145 = { keyword: "const", params: { allowedValue: "assistant/attempt" } };
var fault146 = { keyword: "const", params: { allowedValue: "assistant/chunk" } };
var fault147 = { keyword: "const", params: { allowedValue: "assistant" } };
var fault148 = { keyword: "required", params: { missingProperty: "op" } };
var fault149 = { keyword: "required", params: { missingProperty: "end" } };
var fault150 = { keyword: "const", params: { allowedValue: "replace" } };
var fault151 = { keyword: "required", params: { missingProperty: "startSeq" } };
var fault152 = { keyword: "required", params: { missingProperty: "endSeq" } };
var fault153 = { keyword: "const", params: { allowedValue: "append" } };
var fault154 = { keyword: "required", params: { missingProperty: "surfaceOp" } };
var fault155 = { keyword: "const", params: { allowedValue: "assistant/message" } };
var fault156 = { keyword: "const", params: { allowedValue: "at" } };
var fault157 = { keyword: "const", params: { allowedValue: "blocked" } };
var fault158 = { keyword: "required", params: { missingProperty: "commandId" } };
var fault159 = { keyword: "const", params: { allowedValue: "command/done" } };
var fault160 = { keyword: "const", params: { allowedValue: "command/run" } };
var fault161 = { keyword: "required", params: { missingProperty: "compactionId" } };
var fault162 = { keyword: "const", params: { allowedValue: "compaction/end" } };
var fault163 = { keyword: "required", params: { missingProperty: "shadowedRange" } };
var fault164 = { keyword: "required", params: { missingProperty: "shadowedSeqs" } };
var fault165 = { keyword: "required", params: { missingProperty: "shadowedTokenCount" } };
var fault166 = { keyword: "const", params: { allowedValue: "compaction/prune" } };
var fault167 = { keyword: "const", params: { allowedValue: "compaction/start" } };
var fault168 = { keyword: "const", params: { allowedValue: "compaction/summary" } };
var fault169 = { keyword: "const", params: { allowedValue: "completed" } };
var fault170 = { keyword: "required", params: { missingProperty: "parameters" } };
var fault171 = { keyword: "required", params: { missingProperty: "config" } };
var fault172 = { keyword: "required", params: { missingProperty: "error" } };
var fault173 = { keyword: "required", params: { missingProperty: "everySeconds" } };
var fault174 = { keyword: "const", params: { allowedValue: "every" } };
var fault175 = { keyword: "const", params: { allowedValue: "fallback" } };
var fault176 = { keyword: "const", params: { allowedValue: "feedback/record" } };
var fault177 = { keyword: "required", params: { missingProperty: "objective" } };
var fault178 = { keyword: "required", params: { missingProperty: "phase" } };
var fault179 = { keyword: "required", params: { missingProperty: "maxGoalRounds" } };
var fault180 = { keyword: "required", params: { missingProperty: "operation" } };
var fault181 = { keyword: "required", params: { missingProperty: "goal" } };
var fault182 = { keyword: "required", params: { missingProperty: "roundsStarted" } };
var fault183 = { keyword: "required", params: { missingProperty: "createdAt" } };
var fault184 = { keyword: "required", params: { missingProperty: "updatedAt" } };
var fault185 = { keyword: "const", params: { allowedValue: "goal/change" } };
var fault186 = { keyword: "required", params: { missingProperty: "cleared" } };
var fault187 = { keyword: "required", params: { missingProperty: "clearedAt" } };
var fault188 = { keyword: "const", params: { allowedValue: "clear" } };
var fault189 = { keyword: "dispatch", params: { tag: "operation", allowedValues: ["create", "edit", "pause", "resume", "complete", "block", "clear"] } };
var fault190 = { keyword: "required", params: { missingProperty: "point" } };
var fault191 = { keyword: "required", params: { missingProperty: "dialect" } };
var fault192 = { keyword: "required", params: { missingProperty: "handlerId" } };
var fault193 = { keyword: "const", params: { allowedValue: "hook/invoked" } };
var fault194 = { keyword: "required", params: { missingProperty: "decision" } };
var fault195 = { keyword: "required", params: { missingProperty: "durationMs" } };
var fault196 = { keyword: "const", params: { allowedValue: "hook/result" } };
var fault197 = { keyword: "required", params: { missingProperty: "cwd" } };
var fault198 = { keyword: "minimum", params: { comparison: ">=", limit: 1 } };
var fault199 = { keyword: "required", params: { missingProperty: "serverInfo" } };
var fault200 = { keyword: "required", params: { missingProperty: "protocolVersion" } };
var fault201 = { keyword: "required", params: { missingProperty: "capabilities" } };
var fault202 = { keyword: "required", params: { missingProperty: "maxFrameBytes" } };
var fault203 = { keyword: "const", params: { allowedValue: 0 } };
var fault204 = { keyword: "const", params: { allowedValue: "interrupted" } };
var fault205 = { keyword: "required", params: { missingProperty: "pointer" } };
var fault206 = { keyword: "required", params: { missingProperty: "keyword" } };
var fault207 = { keyword: "required", params: { missingProperty: "issues" } };
var fault208 = { keyword: "required", params: { missingProperty: "rootCallId" } };
var fault209 = { keyword: "required", params: { missingProperty: "jobId" } };
var fault210 = { keyword: "required", params: { missingProperty: "owner" } };
var fault211 = { keyword: "required", params: { missingProperty: "startedAt" } };
var fault212 = { keyword: "const", params: { allowedValue: "job/registered" } };
var fault213 = { keyword: "required", params: { missingProperty: "finishedAt" } };
var fault214 = { keyword: "required", params: { missingProperty: "status" } };
var fault215 = { keyword: "required", params: { missingProperty: "cause" } };
var fault216 = { keyword: "required", params: { missingProperty: "producerReported" } };
var fault217 = { keyword: "const", params: { allowedValue: "job/settled" } };
var fault218 = { keyword: "not", params: {} };
var fault219 = { keyword: "required", params: { missingProperty: "jsonrpc" } };
var fault220 = { keyword: "const", params: { allowedValue: "2.0" } };
var fault221 = { keyword: "required", params: { missingProperty: "method" } };
var fault222 = { keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 } };
var fault223 = { keyword: "required", params: { missingProperty: "result" } };
var fault224 = { keyword: "required", params: { missingProperty: "retryId" } };
var fault225 = { keyword: "required", params: { missingProperty: "mode" } };
var fault226 = { keyword: "required", params: { missingProperty: "policyKey" } };
var fault227 = { keyword: "required", params: { missingProperty: "retry" } };
var fault228 = { keyword: "required", params: { missingProperty: "delayMs" } };
var fault229 = { keyword: "const", params: { allowedValue: "llm/retry" } };
var fault230 = { keyword: "const", params: { allowedValue: "llm/retry-started" } };
var fault231 = { keyword: "required", params: { missingProperty: "preset" } };
var fault232 = { keyword: "const", params: { allowedValue: "permission/preset" } };
var fault233 = { keyword: "required", params: { missingProperty: "active" } };
var fault234 = { keyword: "const", params: { allowedValue: "plan/mode" } };
var fault235 = { keyword: "const", params: { allowedValue: "provider" } };
var fault236 = { keyword: "const", params: { allowedValue: "request/context" } };
var fault237 = { keyword: "required", params: { missingProperty: "header" } };
var fault238 = { keyword: "const", params: { allowedValue: "request/header" } };
var fault239 = { keyword: "const", params: { allowedValue: "sandbox/mode" } };
var fault240 = { keyword: "dispatch", params: { tag: "kind", allowedValues: ["after", "at", "every"] } };
var fault241 = { keyword: "required", params: { missingProperty: "schedule" } };
var fault242 = { keyword: "const", params: { allowedValue: "create" } };
var fault243 = { keyword: "const", params: { allowedValue: "delete" } };
var fault244 = { keyword: "const", params: { allowedValue: "dispatch" } };
var fault245 = { keyword: "dispatch", params: { tag: "operation", allowedValues: ["create", "delete", "dispatch"] } };
var fault246 = { keyword: "const", params: { allowedValue: "schedule/change" } };
var fault247 = { keyword: "minLength", params: { limit: 1 } };
var fault248 = { keyword: "required", params: { missingProperty: "cancelled" } };
var fault249 = { keyword: "required", params: { missingProperty: "closed" } };
var fault250 = { keyword: "const", params: { allowedValue: "session/end-seed" } };
var fault251 = { keyword: "const", params: { allowedValue: "turn/start" } };
var fault252 = { keyword: "const", params: { allowedValue: "turn/end" } };
var fault253 = { keyword: "const", params: { allowedValue: "step/start" } };
var fault254 = { keyword: "const", params: { allowedValue: "step/end" } };
var fault255 = { keyword: "const", params: { allowedValue: "user/message" } };
var fault256 = { keyword: "const", params: { allowedValue: "tool/call" } };
var fault257 = { keyword: "maxItems", params: { limit: 1 } };
var fault258 = { keyword: "minItems", params: { limit: 1 } };
var fault259 = { keyword: "dispatch", params: { tag: "role", allowedValues: ["user", "tool"] } };
var fault260 = { keyword: "const", params: { allowedValue: "tool/result" } };
var fault261 = { keyword: "required", params: { missingProperty: "parentCallId" } };
var fault262 = { keyword: "required", params: { missingProperty: "subCallId" } };
var fault263 = { keyword: "const", params: { allowedValue: "tool/code-dispatch-start" } };
var fault264 = { keyword: "required", params: { missingProperty: "isError" } };
var fault265 = { keyword: "const", params: { allowedValue: "tool/code-dispatch" } };
var fault266 = { keyword: "dispatch", params: { tag: "kind", allowedValues: ["fallback", "provider", "user"] } };
var fault267 = { keyword: "required", params: { missingProperty: "title" } };
var fault268 = { keyword: "required", params: { missingProperty: "messageSeqs" } };
var fault269 = { keyword: "const", params: { allowedValue: "session/title" } };
var fault270 = { keyword: "required", params: { missingProperty: "titleProvider" } };
var fault271 = { keyword: "required", params: { missingProperty: "route" } };
var fault272 = { keyword: "required", params: { missingProperty: "system" } };
var fault273 = { keyword: "required", params: { missingProperty: "messages" } };
var fault274 = { keyword: "required", params: { missingProperty: "maxTokens" } };
var fault275 = { keyword: "const", params: { allowedValue: "session/title-llm-request" } };
var fault276 = { keyword: "required", params: { missingProperty: "todos" } };
var fault277 = { keyword: "const", params: { allowedValue: "todo/write" } };
var fault278 = { keyword: "const", params: { allowedValue: "subagent/descriptor" } };
var fault279 = { keyword: "required", params: { missingProperty: "runId" } };
var fault280 = { keyword: "const", params: { allowedValue: "tool-workflow/run-start" } };
var fault281 = { keyword: "required", params: { missingProperty: "childId" } };
var fault282 = { keyword: "const", params: { allowedValue: "tool-workflow/agent-start" } };
var fault283 = { keyword: "const", params: { allowedValue: "tool-workflow/agent-end" } };
var fault284 = { keyword: "required", params: { missingProperty: "stopReason" } };
var fault285 = { keyword: "const", params: { allowedValue: "tool-workflow/run-end" } };
var fault286 = { keyword: "const", params: { allowedValue: "web_search_20250305" } };
var fault287 = { keyword: "required", params: { missingProperty: "max_tokens" } };
var fault288 = { keyword: "required", params: { missingProperty: "tools" } };
var fault289 = { keyword: "required", params: { missingProperty: "endpoint" } };
var fault290 = { keyword: "required", params: { missingProperty: "apiVersion" } };
var fault291 = { keyword: "required", params: { missingProperty: "body" } };
var fault292 = { keyword: "const", params: { allowedValue: "web/deepseek-search-llm-request" } };
var fault293 = { keyword: "required", params: { missingProperty: "context" } };
var fault294 = { keyword: "required", params: { missingProperty: "member" } };
var fault295 = { keyword: "const", params: { allowedValue: "team/member" } };
var fault296 = { keyword: "required", params: { missingProperty: "subject" } };
var fault297 = { keyword: "required", params: { missingProperty: "blockedBy" } };
var fault298 = { keyword: "required", params: { missingProperty: "writeScopes" } };
var fault299 = { keyword: "required", params: { missingProperty: "task" } };
var fault300 = { keyword: "const", params: { allowedValue: "team/task" } };
var fault301 = { keyword: "required", params: { missingProperty: "targetId" } };
var fault302 = { keyword: "required", params: { missingProperty: "delivery" } };
var fault303 = { keyword: "const", params: { allowedValue: "team/message/queued" } };
var fault304 = { keyword: "const", params: { allowedValue: "team/message/delivered" } };
var fault305 = { keyword: "const", params: { allowedValue: "system" } };
var fault306 = { keyword: "const", params: { allowedValue: "system/message" } };
var fault307 = { keyword: "required", params: { missingProperty: "childCreatedAt" } };
var fault308 = { keyword: "const", params: { allowedValue: "subagent/catalog" } };
var fault309 = { keyword: "const", params: { allowedValue: "working-directory/change" } };
var fault310 = { keyword: "required", params: { missingProperty: "throughSeq" } };
var fault311 = { keyword: "const", params: { allowedValue: "session-log-deepseek/delivery-accepted" } };
var fault312 = { keyword: "required", params: { missingProperty: "event" } };
var fault313 = { keyword: "required", params: { missingProperty: "contentBlocks" } };
var fault314 = { keyword: "required", params: { missingProperty: "agentId" } };
var fault315 = { keyword: "required", params: { missingProperty: "parentSessionId" } };
var fault316 = { keyword: "required", params: { missingProperty: "childSessionId" } };
export const validateAbortReason: Validator = validate22;
function validate23(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
function validate25(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("parent" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
function validate27(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_reason = data.reason;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("hook" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault5);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (typeof member_reason !== "string") {
        vErrors = fault(vErrors, "/reason", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
function validate29(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("disposed" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault7);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
function validate31(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("legacy" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault8);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
function validate22(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate23(data)) {
        vErrors = below(vErrors, "", validate23.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "parent") {
      if (!validate25(data)) {
        vErrors = below(vErrors, "", validate25.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "hook") {
      if (!validate27(data)) {
        vErrors = below(vErrors, "", validate27.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "disposed") {
      if (!validate29(data)) {
        vErrors = below(vErrors, "", validate29.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "legacy") {
      if (!validate31(data)) {
        vErrors = below(vErrors, "", validate31.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
export const validateAbortedFinish: Validator = validate33;
function validate35(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate34(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_message = data.message;
    const member_code = data.code;
    const member_status = data.status;
    const member_providerRetryAfterMs = data.providerRetryAfterMs;
    const member_requestId = data.requestId;
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (!validate35(member_code)) {
        vErrors = below(vErrors, "/code", validate35.errors);
        errors = vErrors.length;
      }
    }
    if (member_status !== void 0) {
      let data2 = member_status;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/status", fault11);
        errors++;
      }
    }
    if (member_providerRetryAfterMs !== void 0) {
      let data3 = member_providerRetryAfterMs;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/providerRetryAfterMs", fault11);
        errors++;
      }
    }
    if (member_requestId !== void 0) {
      if (typeof member_requestId !== "string") {
        vErrors = fault(vErrors, "/requestId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
function validate33(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_failure = data.failure;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault12);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("aborted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault13);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate34(member_failure)) {
        vErrors = below(vErrors, "/failure", validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
export const validateAbortedReason: Validator = validate38;
function validate38(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_reason = data.reason;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("aborted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault13);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (!validate22(member_reason)) {
        vErrors = below(vErrors, "/reason", validate22.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate38.errors = vErrors;
  return errors === 0;
}
export const validateAdapterDefaults: Validator = validate40;
function validate40(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_reasoningEffort = data.reasoningEffort;
    const member_maxTokens = data.maxTokens;
    if (member_reasoningEffort !== void 0) {
      if (true !== member_reasoningEffort) {
        vErrors = fault(vErrors, "/reasoningEffort", fault14);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      if (true !== member_maxTokens) {
        vErrors = fault(vErrors, "/maxTokens", fault14);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
export const validateAfterSchedule: Validator = validate41;
function validate41(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_id = data.id;
    const member_prompt = data.prompt;
    const member_scheduledAt = data.scheduledAt;
    const member_afterSeconds = data.afterSeconds;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_prompt === void 0) {
      vErrors = fault(vErrors, "", fault16);
      errors++;
    }
    if (member_scheduledAt === void 0) {
      vErrors = fault(vErrors, "", fault17);
      errors++;
    }
    if (member_afterSeconds === void 0) {
      vErrors = fault(vErrors, "", fault18);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("after" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault19);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_prompt !== void 0) {
      if (typeof member_prompt !== "string") {
        vErrors = fault(vErrors, "/prompt", fault6);
        errors++;
      }
    }
    if (member_scheduledAt !== void 0) {
      if (typeof member_scheduledAt !== "string") {
        vErrors = fault(vErrors, "/scheduledAt", fault6);
        errors++;
      }
    }
    if (member_afterSeconds !== void 0) {
      let data4 = member_afterSeconds;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/afterSeconds", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate41.errors = vErrors;
  return errors === 0;
}
export const validateAgentInboxSplicedData: Validator = validate42;
var schema20 = { "title": "Inbox target", "description": "When waiting input is taken up: with a turn of its own, or at the next step of the turn that runs.", "type": "string", "enum": ["next-turn", "next-step"], "x-open": false };
function validate43(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "next-turn" || data === "next-step")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema20.enum } });
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
function validate47(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text" !== member_type) {
        vErrors = fault(vErrors, "/type", fault22);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
function validate49(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning" !== member_type) {
        vErrors = fault(vErrors, "/type", fault23);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var schema28 = { "title": "Image media type", "description": "The image formats that the runtime takes and stores.", "type": "string", "enum": ["image/png", "image/jpeg", "image/webp", "image/gif"], "x-open": false };
function validate54(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema28.enum } });
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate56(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_width = data.width;
    const member_height = data.height;
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault25);
      errors++;
    }
    if (member_width !== void 0) {
      let data0 = member_width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0) {
          vErrors = fault(vErrors, "/width", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault11);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data1 = member_height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0) {
          vErrors = fault(vErrors, "/height", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate56.errors = vErrors;
  return errors === 0;
}
function validate53(data) {
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
      vErrors = fault(vErrors, "", fault27);
      errors++;
    }
    if (member_mediaType === void 0) {
      vErrors = fault(vErrors, "", fault28);
      errors++;
    }
    if (member_bytes === void 0) {
      vErrors = fault(vErrors, "", fault29);
      errors++;
    }
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault25);
      errors++;
    }
    if (member_attachmentId !== void 0) {
      if (typeof member_attachmentId !== "string") {
        vErrors = fault(vErrors, "/attachmentId", fault6);
        errors++;
      }
    }
    if (member_mediaType !== void 0) {
      if (!validate54(member_mediaType)) {
        vErrors = below(vErrors, "/mediaType", validate54.errors);
        errors = vErrors.length;
      }
    }
    if (member_bytes !== void 0) {
      let data2 = member_bytes;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0) {
          vErrors = fault(vErrors, "/bytes", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/bytes", fault11);
        errors++;
      }
    }
    if (member_width !== void 0) {
      let data3 = member_width;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0) {
          vErrors = fault(vErrors, "/width", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault11);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data4 = member_height;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/height", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault11);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_originalDimensions !== void 0) {
      if (!validate56(member_originalDimensions)) {
        vErrors = below(vErrors, "/originalDimensions", validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate52(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_attachment = data.attachment;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_attachment === void 0) {
      vErrors = fault(vErrors, "", fault30);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault31);
        errors++;
      }
    }
    if (member_attachment !== void 0) {
      if (!validate53(member_attachment)) {
        vErrors = below(vErrors, "/attachment", validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
function validate60(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    const member_mimeType = data.mimeType;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_mimeType === void 0) {
      vErrors = fault(vErrors, "", fault33);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault31);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (typeof member_data !== "string") {
        vErrors = fault(vErrors, "/data", fault6);
        errors++;
      }
    }
    if (member_mimeType !== void 0) {
      if (!validate54(member_mimeType)) {
        vErrors = below(vErrors, "/mimeType", validate54.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
function validate51(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate52(data)) {
    vErrors = below(vErrors, "", validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data)) {
      vErrors = below(vErrors, "", validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault34);
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
  validate51.errors = vErrors;
  return errors === 0;
}
function validate64(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_id = data.id;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault37);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_arguments !== void 0) {
      if (typeof member_arguments !== "string") {
        vErrors = fault(vErrors, "/arguments", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate46 };
function validate66(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_toolCallId = data.toolCallId;
    const member_content = data.content;
    const member_isError = data.isError;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_toolCallId === void 0) {
      vErrors = fault(vErrors, "", fault38);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault40);
        errors++;
      }
    }
    if (member_toolCallId !== void 0) {
      if (typeof member_toolCallId !== "string") {
        vErrors = fault(vErrors, "/toolCallId", fault6);
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
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
function validate46(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "text") {
      if (!validate47(data)) {
        vErrors = below(vErrors, "", validate47.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "reasoning") {
      if (!validate49(data)) {
        vErrors = below(vErrors, "", validate49.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "image") {
      if (!validate51(data)) {
        vErrors = below(vErrors, "", validate51.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "tool-call") {
      if (!validate64(data)) {
        vErrors = below(vErrors, "", validate64.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "tool-result") {
      if (!validate66(data)) {
        vErrors = below(vErrors, "", validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
function validate70(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_rpcId = data.rpcId;
    const member_clientTimeZone = data.clientTimeZone;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
    if (member_rpcId !== void 0) {
      if (typeof member_rpcId !== "string") {
        vErrors = fault(vErrors, "/rpcId", fault6);
        errors++;
      }
    }
    if (member_clientTimeZone !== void 0) {
      if (typeof member_clientTimeZone !== "string") {
        vErrors = fault(vErrors, "/clientTimeZone", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate73(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate75(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_text = data.text;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate75.errors = vErrors;
  return errors === 0;
}
function validate72(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_plugin = data.plugin;
    const member_form = data.form;
    const member_sections = data.sections;
    const member_summary = data.summary;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_plugin === void 0) {
      vErrors = fault(vErrors, "", fault43);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("plugin" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault44);
        errors++;
      }
    }
    if (member_plugin !== void 0) {
      if (typeof member_plugin !== "string") {
        vErrors = fault(vErrors, "/plugin", fault6);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if (!validate73(member_form)) {
        vErrors = below(vErrors, "/form", validate73.errors);
        errors = vErrors.length;
      }
    }
    if (member_sections !== void 0) {
      let data3 = member_sections;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate75(data3[i0])) {
            vErrors = below(vErrors, "/sections/" + i0, validate75.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/sections", fault41);
        errors++;
      }
    }
    if (member_summary !== void 0) {
      if (typeof member_summary !== "string") {
        vErrors = fault(vErrors, "/summary", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate78(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_provider = data.provider;
    const member_model = data.model;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("model" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault47);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate78.errors = vErrors;
  return errors === 0;
}
function validate80(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_callId = data.callId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("tool" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault49);
        errors++;
      }
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate82(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_goalId = data.goalId;
    const member_revision = data.revision;
    const member_round = data.round;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_goalId === void 0) {
      vErrors = fault(vErrors, "", fault50);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_round === void 0) {
      vErrors = fault(vErrors, "", fault52);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault53);
        errors++;
      }
    }
    if (member_goalId !== void 0) {
      if (typeof member_goalId !== "string") {
        vErrors = fault(vErrors, "/goalId", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data2 = member_revision;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
    if (member_round !== void 0) {
      let data3 = member_round;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/round", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
function validate84(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("coordinator" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault56);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("relay" !== member_form) {
        vErrors = fault(vErrors, "/form", fault57);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
function validate86(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("subagent-report" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault58);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("relay" !== member_form) {
        vErrors = fault(vErrors, "/form", fault57);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
function validate88(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_summary = data.summary;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_summary === void 0) {
      vErrors = fault(vErrors, "", fault59);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("subagent-settled" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault60);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("notice" !== member_form) {
        vErrors = fault(vErrors, "/form", fault61);
        errors++;
      }
    }
    if (member_summary !== void 0) {
      if (typeof member_summary !== "string") {
        vErrors = fault(vErrors, "/summary", fault6);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate90(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_teamId = data.teamId;
    const member_messageId = data.messageId;
    const member_senderId = data.senderId;
    const member_senderName = data.senderName;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_senderId === void 0) {
      vErrors = fault(vErrors, "", fault64);
      errors++;
    }
    if (member_senderName === void 0) {
      vErrors = fault(vErrors, "", fault65);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("team-message" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault66);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
    if (member_senderId !== void 0) {
      if (typeof member_senderId !== "string") {
        vErrors = fault(vErrors, "/senderId", fault6);
        errors++;
      }
    }
    if (member_senderName !== void 0) {
      if (typeof member_senderName !== "string") {
        vErrors = fault(vErrors, "/senderName", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
function validate93(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_description = data.description;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
function validate92(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_entries = data.entries;
    const member_update = data.update;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_entries === void 0) {
      vErrors = fault(vErrors, "", fault68);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("skill-catalog" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault69);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("catalog" !== member_form) {
        vErrors = fault(vErrors, "/form", fault70);
        errors++;
      }
    }
    if (member_update !== void 0) {
      if (true !== member_update) {
        vErrors = fault(vErrors, "/update", fault14);
        errors++;
      }
    }
    if (member_entries !== void 0) {
      let data3 = member_entries;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate93(data3[i0])) {
            vErrors = below(vErrors, "/entries/" + i0, validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/entries", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
function validate96(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_name = data.name;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("skill-invocation" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault71);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("instructions" !== member_form) {
        vErrors = fault(vErrors, "/form", fault72);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var schema49 = { "title": "Session reference", "description": "One session that was recalled, and how much of it.", "type": "object", "required": ["sessionId", "label", "capturedThroughSeq", "compacted", "originalMessages", "retainedMessages", "omittedMessages", "omittedBytes", "truncated", "inputIndex"], "properties": { "sessionId": { "description": "The session referred to.", "type": "string" }, "label": { "description": "How the reference reads for people.", "type": "string" }, "capturedThroughSeq": { "description": "The `seq` of the last event that was taken in, or null when none was.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 }, "compacted": { "description": "True when the recalled conversation had been compacted.", "type": "boolean" }, "originalMessages": { "description": "Messages the session had.", "type": "number", "minimum": 0 }, "retainedMessages": { "description": "Messages that were recalled.", "type": "number", "minimum": 0 }, "omittedMessages": { "description": "Messages that were left out.", "type": "number", "minimum": 0 }, "omittedBytes": { "description": "Size of what was left out, in bytes.", "type": "number", "minimum": 0 }, "truncated": { "description": "True when something was cut to fit.", "type": "boolean" }, "inputIndex": { "description": "The place of the reference in the user's input.", "type": "number" } } };
function validate99(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_label = data.label;
    const member_capturedThroughSeq = data.capturedThroughSeq;
    const member_compacted = data.compacted;
    const member_originalMessages = data.originalMessages;
    const member_retainedMessages = data.retainedMessages;
    const member_omittedMessages = data.omittedMessages;
    const member_omittedBytes = data.omittedBytes;
    const member_truncated = data.truncated;
    const member_inputIndex = data.inputIndex;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_capturedThroughSeq === void 0) {
      vErrors = fault(vErrors, "", fault75);
      errors++;
    }
    if (member_compacted === void 0) {
      vErrors = fault(vErrors, "", fault76);
      errors++;
    }
    if (member_originalMessages === void 0) {
      vErrors = fault(vErrors, "", fault77);
      errors++;
    }
    if (member_retainedMessages === void 0) {
      vErrors = fault(vErrors, "", fault78);
      errors++;
    }
    if (member_omittedMessages === void 0) {
      vErrors = fault(vErrors, "", fault79);
      errors++;
    }
    if (member_omittedBytes === void 0) {
      vErrors = fault(vErrors, "", fault80);
      errors++;
    }
    if (member_truncated === void 0) {
      vErrors = fault(vErrors, "", fault81);
      errors++;
    }
    if (member_inputIndex === void 0) {
      vErrors = fault(vErrors, "", fault82);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_capturedThroughSeq !== void 0) {
      let data2 = member_capturedThroughSeq;
      if (!(Number.isInteger(data2)) && data2 !== null) {
        vErrors = fault(vErrors, "/capturedThroughSeq", { keyword: "type", params: { type: schema49.properties.capturedThroughSeq.type } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/capturedThroughSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/capturedThroughSeq", fault26);
          errors++;
        }
      }
    }
    if (member_compacted !== void 0) {
      if (typeof member_compacted !== "boolean") {
        vErrors = fault(vErrors, "/compacted", fault42);
        errors++;
      }
    }
    if (member_originalMessages !== void 0) {
      let data4 = member_originalMessages;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/originalMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/originalMessages", fault11);
        errors++;
      }
    }
    if (member_retainedMessages !== void 0) {
      let data5 = member_retainedMessages;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0) {
          vErrors = fault(vErrors, "/retainedMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/retainedMessages", fault11);
        errors++;
      }
    }
    if (member_omittedMessages !== void 0) {
      let data6 = member_omittedMessages;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0) {
          vErrors = fault(vErrors, "/omittedMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/omittedMessages", fault11);
        errors++;
      }
    }
    if (member_omittedBytes !== void 0) {
      let data7 = member_omittedBytes;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0) {
          vErrors = fault(vErrors, "/omittedBytes", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/omittedBytes", fault11);
        errors++;
      }
    }
    if (member_truncated !== void 0) {
      if (typeof member_truncated !== "boolean") {
        vErrors = fault(vErrors, "/truncated", fault42);
        errors++;
      }
    }
    if (member_inputIndex !== void 0) {
      let data9 = member_inputIndex;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        vErrors = fault(vErrors, "/inputIndex", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate99.errors = vErrors;
  return errors === 0;
}
function validate98(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_version = data.version;
    const member_references = data.references;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_references === void 0) {
      vErrors = fault(vErrors, "", fault85);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("session-reference" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault86);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("recall" !== member_form) {
        vErrors = fault(vErrors, "/form", fault87);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_references !== void 0) {
      let data3 = member_references;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate99(data3[i0])) {
            vErrors = below(vErrors, "/references/" + i0, validate99.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/references", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var schema52 = { "title": "Agent instructions action", "description": "What became of an instruction file: it is new, it replaces an earlier text, or it is gone.", "type": "string", "enum": ["set", "replace", "remove"], "x-open": false };
function validate104(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "set" || data === "replace" || data === "remove")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema52.enum } });
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_action = data.action;
    const member_scope = data.scope;
    const member_path = data.path;
    const member_digest = data.digest;
    if (member_action === void 0) {
      vErrors = fault(vErrors, "", fault89);
      errors++;
    }
    if (member_scope === void 0) {
      vErrors = fault(vErrors, "", fault90);
      errors++;
    }
    if (member_path === void 0) {
      vErrors = fault(vErrors, "", fault91);
      errors++;
    }
    if (member_action !== void 0) {
      if (!validate104(member_action)) {
        vErrors = below(vErrors, "/action", validate104.errors);
        errors = vErrors.length;
      }
    }
    if (member_scope !== void 0) {
      if (typeof member_scope !== "string") {
        vErrors = fault(vErrors, "/scope", fault6);
        errors++;
      }
    }
    if (member_path !== void 0) {
      if (typeof member_path !== "string") {
        vErrors = fault(vErrors, "/path", fault6);
        errors++;
      }
    }
    if (member_digest !== void 0) {
      if (typeof member_digest !== "string") {
        vErrors = fault(vErrors, "/digest", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate102(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_changes = data.changes;
    const member_baseline = data.baseline;
    const member_baselineIdentity = data.baselineIdentity;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_changes === void 0) {
      vErrors = fault(vErrors, "", fault92);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("agent-instructions" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault93);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("instructions" !== member_form) {
        vErrors = fault(vErrors, "/form", fault72);
        errors++;
      }
    }
    if (member_baseline !== void 0) {
      if (true !== member_baseline) {
        vErrors = fault(vErrors, "/baseline", fault14);
        errors++;
      }
    }
    if (member_baselineIdentity !== void 0) {
      if (typeof member_baselineIdentity !== "string") {
        vErrors = fault(vErrors, "/baselineIdentity", fault6);
        errors++;
      }
    }
    if (member_changes !== void 0) {
      let data4 = member_changes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate103(data4[i0])) {
            vErrors = below(vErrors, "/changes/" + i0, validate103.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/changes", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate69(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate70(data)) {
        vErrors = below(vErrors, "", validate70.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "plugin") {
      if (!validate72(data)) {
        vErrors = below(vErrors, "", validate72.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "model") {
      if (!validate78(data)) {
        vErrors = below(vErrors, "", validate78.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "tool") {
      if (!validate80(data)) {
        vErrors = below(vErrors, "", validate80.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "goal") {
      if (!validate82(data)) {
        vErrors = below(vErrors, "", validate82.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "coordinator") {
      if (!validate84(data)) {
        vErrors = below(vErrors, "", validate84.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "subagent-report") {
      if (!validate86(data)) {
        vErrors = below(vErrors, "", validate86.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "subagent-settled") {
      if (!validate88(data)) {
        vErrors = below(vErrors, "", validate88.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "team-message") {
      if (!validate90(data)) {
        vErrors = below(vErrors, "", validate90.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 13 && tag0 === "skill-catalog") {
      if (!validate92(data)) {
        vErrors = below(vErrors, "", validate92.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "skill-invocation") {
      if (!validate96(data)) {
        vErrors = below(vErrors, "", validate96.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "session-reference") {
      if (!validate98(data)) {
        vErrors = below(vErrors, "", validate98.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 18 && tag0 === "agent-instructions") {
      if (!validate102(data)) {
        vErrors = below(vErrors, "", validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate45(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate69(member_source)) {
        vErrors = below(vErrors, "/source", validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
function validate42(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_target = data.target;
    const member_start = data.start;
    const member_inserted = data.inserted;
    const member_removedCount = data.removedCount;
    const member_outcome = data.outcome;
    if (member_target === void 0) {
      vErrors = fault(vErrors, "", fault96);
      errors++;
    }
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault97);
      errors++;
    }
    if (member_inserted === void 0) {
      vErrors = fault(vErrors, "", fault98);
      errors++;
    }
    if (member_target !== void 0) {
      if (!validate43(member_target)) {
        vErrors = below(vErrors, "/target", validate43.errors);
        errors = vErrors.length;
      }
    }
    if (member_start !== void 0) {
      let data1 = member_start;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/start", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/start", fault26);
          errors++;
        }
      }
    }
    if (member_removedCount !== void 0) {
      let data2 = member_removedCount;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/removedCount", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/removedCount", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/removedCount", fault26);
          errors++;
        }
      }
    }
    if (member_inserted !== void 0) {
      let data3 = member_inserted;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate45(data3[i0])) {
            vErrors = below(vErrors, "/inserted/" + i0, validate45.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/inserted", fault41);
        errors++;
      }
    }
    if (member_outcome !== void 0) {
      if ("canceled" !== member_outcome) {
        vErrors = fault(vErrors, "/outcome", fault100);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
export const validateAgentInboxSplicedEvent: Validator = validate110;
function validate111(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_seq = data.seq;
    const member_time = data.time;
    const member_data = data.data;
    const member_ignorable = data.ignorable;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_time === void 0) {
      vErrors = fault(vErrors, "", fault102);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/seq", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/seq", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/seq", fault26);
          errors++;
        }
      }
    }
    if (member_time !== void 0) {
      let data2 = member_time;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/time", fault99);
        errors++;
      }
    }
    if (member_ignorable !== void 0) {
      if (true !== member_ignorable) {
        vErrors = fault(vErrors, "/ignorable", fault14);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate110(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("agent/inbox/spliced" !== member_type) {
        vErrors = fault(vErrors, "/type", fault103);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate42(member_data)) {
        vErrors = below(vErrors, "/data", validate42.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsAction: Validator = validate114;
function validate114(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "set" || data === "replace" || data === "remove")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema52.enum } });
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsChange: Validator = validate115;
function validate115(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_action = data.action;
    const member_scope = data.scope;
    const member_path = data.path;
    const member_digest = data.digest;
    if (member_action === void 0) {
      vErrors = fault(vErrors, "", fault89);
      errors++;
    }
    if (member_scope === void 0) {
      vErrors = fault(vErrors, "", fault90);
      errors++;
    }
    if (member_path === void 0) {
      vErrors = fault(vErrors, "", fault91);
      errors++;
    }
    if (member_action !== void 0) {
      if (!validate104(member_action)) {
        vErrors = below(vErrors, "/action", validate104.errors);
        errors = vErrors.length;
      }
    }
    if (member_scope !== void 0) {
      if (typeof member_scope !== "string") {
        vErrors = fault(vErrors, "/scope", fault6);
        errors++;
      }
    }
    if (member_path !== void 0) {
      if (typeof member_path !== "string") {
        vErrors = fault(vErrors, "/path", fault6);
        errors++;
      }
    }
    if (member_digest !== void 0) {
      if (typeof member_digest !== "string") {
        vErrors = fault(vErrors, "/digest", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsSource: Validator = validate117;
function validate117(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_changes = data.changes;
    const member_baseline = data.baseline;
    const member_baselineIdentity = data.baselineIdentity;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_changes === void 0) {
      vErrors = fault(vErrors, "", fault92);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("agent-instructions" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault93);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("instructions" !== member_form) {
        vErrors = fault(vErrors, "/form", fault72);
        errors++;
      }
    }
    if (member_baseline !== void 0) {
      if (true !== member_baseline) {
        vErrors = fault(vErrors, "/baseline", fault14);
        errors++;
      }
    }
    if (member_baselineIdentity !== void 0) {
      if (typeof member_baselineIdentity !== "string") {
        vErrors = fault(vErrors, "/baselineIdentity", fault6);
        errors++;
      }
    }
    if (member_changes !== void 0) {
      let data4 = member_changes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate103(data4[i0])) {
            vErrors = below(vErrors, "/changes/" + i0, validate103.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/changes", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
export const validateAgentPresetSelectedData: Validator = validate119;
function validate119(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_agentPreset = data.agentPreset;
    if (member_agentPreset === void 0) {
      vErrors = fault(vErrors, "", fault104);
      errors++;
    }
    if (member_agentPreset !== void 0) {
      if (typeof member_agentPreset !== "string") {
        vErrors = fault(vErrors, "/agentPreset", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
export const validateAgentPresetSelectedEvent: Validator = validate120;
function validate120(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("agent-preset/selected" !== member_type) {
        vErrors = fault(vErrors, "/type", fault105);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate119(member_data)) {
        vErrors = below(vErrors, "/data", validate119.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate120.errors = vErrors;
  return errors === 0;
}
export const validateApprovalAskedData: Validator = validate123;
function validate123(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_toolName = data.toolName;
    const member_callId = data.callId;
    const member_reason = data.reason;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_toolName === void 0) {
      vErrors = fault(vErrors, "", fault106);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_toolName !== void 0) {
      if (typeof member_toolName !== "string") {
        vErrors = fault(vErrors, "/toolName", fault6);
        errors++;
      }
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (typeof member_reason !== "string") {
        vErrors = fault(vErrors, "/reason", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate123.errors = vErrors;
  return errors === 0;
}
export const validateApprovalAskedEvent: Validator = validate124;
function validate124(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("approval/asked" !== member_type) {
        vErrors = fault(vErrors, "/type", fault107);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate123(member_data)) {
        vErrors = below(vErrors, "/data", validate123.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate124.errors = vErrors;
  return errors === 0;
}
export const validateApprovalDecidedData: Validator = validate127;
var schema63 = { "title": "Approval outcome", "description": "How a question of consent was settled: allowed for this once, refused, withdrawn, or nobody was there to ask.", "type": "string", "enum": ["allowed-once", "rejected", "cancelled", "unavailable"], "x-open": false };
function validate128(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "allowed-once" || data === "rejected" || data === "cancelled" || data === "unavailable")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema63.enum } });
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
function validate127(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_outcome = data.outcome;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_outcome === void 0) {
      vErrors = fault(vErrors, "", fault108);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_outcome !== void 0) {
      if (!validate128(member_outcome)) {
        vErrors = below(vErrors, "/outcome", validate128.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
export const validateApprovalDecidedEvent: Validator = validate130;
function validate130(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("approval/decided" !== member_type) {
        vErrors = fault(vErrors, "/type", fault109);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate127(member_data)) {
        vErrors = below(vErrors, "/data", validate127.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
export const validateApprovalOutcome: Validator = validate133;
function validate133(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "allowed-once" || data === "rejected" || data === "cancelled" || data === "unavailable")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema63.enum } });
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicy: Validator = validate134;
var schema66 = { "title": "Approval policy setting", "description": "Whether the agent asks for consent (`ask`) or never does (`never`).", "type": "string", "enum": ["ask", "never"], "x-open": false };
function validate134(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "ask" || data === "never")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema66.enum } });
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicyData: Validator = validate135;
function validate135(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_policy = data.policy;
    const member_source = data.source;
    if (member_policy === void 0) {
      vErrors = fault(vErrors, "", fault110);
      errors++;
    }
    if (member_policy !== void 0) {
      if (!validate134(member_policy)) {
        vErrors = below(vErrors, "/policy", validate134.errors);
        errors = vErrors.length;
      }
    }
    if (member_source !== void 0) {
      if ("delegation" !== member_source) {
        vErrors = fault(vErrors, "/source", fault111);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicyEvent: Validator = validate137;
function validate137(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("approval/policy" !== member_type) {
        vErrors = fault(vErrors, "/type", fault112);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate135(member_data)) {
        vErrors = below(vErrors, "/data", validate135.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
export const validateAssistantAttemptData: Validator = validate140;
function validate144(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_blockType = data.blockType;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_blockType === void 0) {
      vErrors = fault(vErrors, "", fault114);
      errors++;
    }
    if (member_type !== void 0) {
      if ("block-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault115);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_blockType !== void 0) {
      if (typeof member_blockType !== "string") {
        vErrors = fault(vErrors, "/blockType", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate146(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault116);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate146.errors = vErrors;
  return errors === 0;
}
function validate148(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault117);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate148.errors = vErrors;
  return errors === 0;
}
function validate150(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_id = data.id;
    const member_argumentsDelta = data.argumentsDelta;
    const member_name = data.name;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_argumentsDelta === void 0) {
      vErrors = fault(vErrors, "", fault118);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault119);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_argumentsDelta !== void 0) {
      if (typeof member_argumentsDelta !== "string") {
        vErrors = fault(vErrors, "/argumentsDelta", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
function validate152(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_block = data.block;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_block === void 0) {
      vErrors = fault(vErrors, "", fault120);
      errors++;
    }
    if (member_type !== void 0) {
      if ("block-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault121);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_block !== void 0) {
      if (!validate46(member_block)) {
        vErrors = below(vErrors, "/block", validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
function validate156(data) {
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
      vErrors = fault(vErrors, "", fault122);
      errors++;
    }
    if (member_outputTokens === void 0) {
      vErrors = fault(vErrors, "", fault123);
      errors++;
    }
    if (member_inputTokens !== void 0) {
      let data0 = member_inputTokens;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, "/inputTokens", fault11);
        errors++;
      }
    }
    if (member_outputTokens !== void 0) {
      let data1 = member_outputTokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/outputTokens", fault11);
        errors++;
      }
    }
    if (member_cacheReadTokens !== void 0) {
      let data2 = member_cacheReadTokens;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/cacheReadTokens", fault11);
        errors++;
      }
    }
    if (member_cacheWriteTokens !== void 0) {
      let data3 = member_cacheWriteTokens;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/cacheWriteTokens", fault11);
        errors++;
      }
    }
    if (member_reasoningTokens !== void 0) {
      let data4 = member_reasoningTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/reasoningTokens", fault11);
        errors++;
      }
    }
    if (member_totalTokens !== void 0) {
      let data5 = member_totalTokens;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, "/totalTokens", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate156.errors = vErrors;
  return errors === 0;
}
function validate155(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_usage = data.usage;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_usage === void 0) {
      vErrors = fault(vErrors, "", fault124);
      errors++;
    }
    if (member_type !== void 0) {
      if ("usage" !== member_type) {
        vErrors = fault(vErrors, "/type", fault125);
        errors++;
      }
    }
    if (member_usage !== void 0) {
      if (!validate156(member_usage)) {
        vErrors = below(vErrors, "/usage", validate156.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
function validate161(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("stop" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault126);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate161.errors = vErrors;
  return errors === 0;
}
function validate163(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("tool-calls" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault127);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate163.errors = vErrors;
  return errors === 0;
}
function validate165(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("max-tokens" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault128);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate165.errors = vErrors;
  return errors === 0;
}
function validate168(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_failure = data.failure;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault12);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("error" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault129);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate34(member_failure)) {
        vErrors = below(vErrors, "/failure", validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
function validate160(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "stop") {
      if (!validate161(data)) {
        vErrors = below(vErrors, "", validate161.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "tool-calls") {
      if (!validate163(data)) {
        vErrors = below(vErrors, "", validate163.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate165(data)) {
        vErrors = below(vErrors, "", validate165.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate33(data)) {
        vErrors = below(vErrors, "", validate33.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate168(data)) {
        vErrors = below(vErrors, "", validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate172(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_response = data.response;
    const member_blocks = data.blocks;
    if (member_response === void 0) {
      vErrors = fault(vErrors, "", fault130);
      errors++;
    }
    if (member_blocks !== void 0) {
      if (!Array.isArray(member_blocks)) {
        vErrors = fault(vErrors, "/blocks", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate159(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_reason = data.reason;
    const member_replayState = data.replayState;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_type !== void 0) {
      if ("finish" !== member_type) {
        vErrors = fault(vErrors, "/type", fault131);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (!validate160(member_reason)) {
        vErrors = below(vErrors, "/reason", validate160.errors);
        errors = vErrors.length;
      }
    }
    if (member_replayState !== void 0) {
      if (!validate172(member_replayState)) {
        vErrors = below(vErrors, "/replayState", validate172.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
function validate143(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 11 && tag0 === "block-start") {
      if (!validate144(data)) {
        vErrors = below(vErrors, "", validate144.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "text-delta") {
      if (!validate146(data)) {
        vErrors = below(vErrors, "", validate146.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "reasoning-delta") {
      if (!validate148(data)) {
        vErrors = below(vErrors, "", validate148.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "tool-call-delta") {
      if (!validate150(data)) {
        vErrors = below(vErrors, "", validate150.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "block-end") {
      if (!validate152(data)) {
        vErrors = below(vErrors, "", validate152.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "usage") {
      if (!validate155(data)) {
        vErrors = below(vErrors, "", validate155.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "finish") {
      if (!validate159(data)) {
        vErrors = below(vErrors, "", validate159.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault132);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
function validate142(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time = data.time;
    const member_chunk = data.chunk;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time === void 0) {
      vErrors = fault(vErrors, "", fault102);
      errors++;
    }
    if (member_chunk === void 0) {
      vErrors = fault(vErrors, "", fault133);
      errors++;
    }
    if (member_type !== void 0) {
      if ("chunk" !== member_type) {
        vErrors = fault(vErrors, "/type", fault134);
        errors++;
      }
    }
    if (member_time !== void 0) {
      let data1 = member_time;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time", fault11);
        errors++;
      }
    }
    if (member_chunk !== void 0) {
      if (!validate143(member_chunk)) {
        vErrors = below(vErrors, "/chunk", validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate177(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_dt = data.dt;
    const member_texts = data.texts;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_texts === void 0) {
      vErrors = fault(vErrors, "", fault137);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault138);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_dt !== void 0) {
      let data3 = member_dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_texts !== void 0) {
      let data5 = member_texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, "/texts/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/texts", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
function validate179(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_dt = data.dt;
    const member_texts = data.texts;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_texts === void 0) {
      vErrors = fault(vErrors, "", fault137);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault139);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_dt !== void 0) {
      let data3 = member_dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_texts !== void 0) {
      let data5 = member_texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, "/texts/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/texts", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
function validate181(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_id = data.id;
    const member_dt = data.dt;
    const member_args = data.args;
    const member_name = data.name;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_args === void 0) {
      vErrors = fault(vErrors, "", fault140);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault141);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_dt !== void 0) {
      let data5 = member_dt;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && isFinite(data6))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_args !== void 0) {
      let data7 = member_args;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data7[i1] !== "string") {
            vErrors = fault(vErrors, "/args/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/args", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
function validate141(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 5 && tag0 === "chunk") {
      if (!validate142(data)) {
        vErrors = below(vErrors, "", validate142.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "text-chunks") {
      if (!validate177(data)) {
        vErrors = below(vErrors, "", validate177.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "reasoning-chunks") {
      if (!validate179(data)) {
        vErrors = below(vErrors, "", validate179.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "tool-call-chunks") {
      if (!validate181(data)) {
        vErrors = below(vErrors, "", validate181.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
function validate140(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_stream = data.stream;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_stream === void 0) {
      vErrors = fault(vErrors, "", fault144);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_stream !== void 0) {
      let data2 = member_stream;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate141(data2[i0])) {
            vErrors = below(vErrors, "/stream/" + i0, validate141.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/stream", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
export const validateAssistantAttemptEvent: Validator = validate184;
function validate184(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("assistant/attempt" !== member_type) {
        vErrors = fault(vErrors, "/type", fault145);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate140(member_data)) {
        vErrors = below(vErrors, "/data", validate140.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
export const validateAssistantChunkData: Validator = validate187;
function validate187(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_chunk = data.chunk;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_chunk === void 0) {
      vErrors = fault(vErrors, "", fault133);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_chunk !== void 0) {
      if (!validate143(member_chunk)) {
        vErrors = below(vErrors, "/chunk", validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
export const validateAssistantChunkEvent: Validator = validate189;
function validate189(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("assistant/chunk" !== member_type) {
        vErrors = fault(vErrors, "/type", fault146);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate187(member_data)) {
        vErrors = below(vErrors, "/data", validate187.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessage: Validator = validate192;
function validate192(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("assistant" !== member_role) {
        vErrors = fault(vErrors, "/role", fault147);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate78(member_source)) {
        vErrors = below(vErrors, "/source", validate78.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageData: Validator = validate195;
function validate195(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_message = data.message;
    const member_usage = data.usage;
    const member_interrupted = data.interrupted;
    const member_stream = data.stream;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_message !== void 0) {
      if (!validate192(member_message)) {
        vErrors = below(vErrors, "/message", validate192.errors);
        errors = vErrors.length;
      }
    }
    if (member_usage !== void 0) {
      if (!validate156(member_usage)) {
        vErrors = below(vErrors, "/usage", validate156.errors);
        errors = vErrors.length;
      }
    }
    if (member_interrupted !== void 0) {
      if (true !== member_interrupted) {
        vErrors = fault(vErrors, "/interrupted", fault14);
        errors++;
      }
    }
    if (member_stream !== void 0) {
      let data5 = member_stream;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate141(data5[i0])) {
            vErrors = below(vErrors, "/stream/" + i0, validate141.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/stream", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageEvent: Validator = validate199;
function validate203(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_start = data.start;
    const member_end = data.end;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault148);
      errors++;
    }
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault97);
      errors++;
    }
    if (member_end === void 0) {
      vErrors = fault(vErrors, "", fault149);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault150);
        errors++;
      }
    }
    if (member_start !== void 0) {
      let data1 = member_start;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/start", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/start", fault26);
          errors++;
        }
      }
    }
    if (member_end !== void 0) {
      let data2 = member_end;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/end", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/end", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/end", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate203.errors = vErrors;
  return errors === 0;
}
function validate205(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_startSeq = data.startSeq;
    const member_endSeq = data.endSeq;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault148);
      errors++;
    }
    if (member_startSeq === void 0) {
      vErrors = fault(vErrors, "", fault151);
      errors++;
    }
    if (member_endSeq === void 0) {
      vErrors = fault(vErrors, "", fault152);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault150);
        errors++;
      }
    }
    if (member_startSeq !== void 0) {
      let data1 = member_startSeq;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/startSeq", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/startSeq", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/startSeq", fault26);
          errors++;
        }
      }
    }
    if (member_endSeq !== void 0) {
      let data2 = member_endSeq;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/endSeq", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/endSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/endSeq", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
function validate202(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("append" !== data) {
    vErrors = fault(vErrors, "", fault153);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate203(data)) {
      vErrors = below(vErrors, "", validate203.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate205(data)) {
        vErrors = below(vErrors, "", validate205.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault34);
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
  validate202.errors = vErrors;
  return errors === 0;
}
function validate200(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_surfaceOp = data.surfaceOp;
    const member_sourceEventSeqs = data.sourceEventSeqs;
    if (member_surfaceOp === void 0) {
      vErrors = fault(vErrors, "", fault154);
      errors++;
    }
    if (member_surfaceOp !== void 0) {
      if (!validate202(member_surfaceOp)) {
        vErrors = below(vErrors, "/surfaceOp", validate202.errors);
        errors = vErrors.length;
      }
    }
    if (member_sourceEventSeqs !== void 0) {
      let data1 = member_sourceEventSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (!(Number.isInteger(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = fault(vErrors, "/sourceEventSeqs", { keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = fault(vErrors, "/sourceEventSeqs", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate200.errors = vErrors;
  return errors === 0;
}
function validate199(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("assistant/message" !== member_type) {
        vErrors = fault(vErrors, "/type", fault155);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate195(member_data)) {
        vErrors = below(vErrors, "/data", validate195.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate199.errors = vErrors;
  return errors === 0;
}
export const validateAtSchedule: Validator = validate210;
function validate210(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_id = data.id;
    const member_prompt = data.prompt;
    const member_scheduledAt = data.scheduledAt;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_prompt === void 0) {
      vErrors = fault(vErrors, "", fault16);
      errors++;
    }
    if (member_scheduledAt === void 0) {
      vErrors = fault(vErrors, "", fault17);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("at" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault156);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_prompt !== void 0) {
      if (typeof member_prompt !== "string") {
        vErrors = fault(vErrors, "/prompt", fault6);
        errors++;
      }
    }
    if (member_scheduledAt !== void 0) {
      if (typeof member_scheduledAt !== "string") {
        vErrors = fault(vErrors, "/scheduledAt", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
export const validateBlockEndChunk: Validator = validate211;
function validate211(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_block = data.block;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_block === void 0) {
      vErrors = fault(vErrors, "", fault120);
      errors++;
    }
    if (member_type !== void 0) {
      if ("block-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault121);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_block !== void 0) {
      if (!validate46(member_block)) {
        vErrors = below(vErrors, "/block", validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
export const validateBlockStartChunk: Validator = validate213;
function validate213(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_blockType = data.blockType;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_blockType === void 0) {
      vErrors = fault(vErrors, "", fault114);
      errors++;
    }
    if (member_type !== void 0) {
      if ("block-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault115);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_blockType !== void 0) {
      if (typeof member_blockType !== "string") {
        vErrors = fault(vErrors, "/blockType", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
export const validateBlockedReason: Validator = validate214;
function validate214(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("blocked" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault157);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate214.errors = vErrors;
  return errors === 0;
}
export const validateChunkRecord: Validator = validate215;
function validate215(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time = data.time;
    const member_chunk = data.chunk;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time === void 0) {
      vErrors = fault(vErrors, "", fault102);
      errors++;
    }
    if (member_chunk === void 0) {
      vErrors = fault(vErrors, "", fault133);
      errors++;
    }
    if (member_type !== void 0) {
      if ("chunk" !== member_type) {
        vErrors = fault(vErrors, "/type", fault134);
        errors++;
      }
    }
    if (member_time !== void 0) {
      let data1 = member_time;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time", fault11);
        errors++;
      }
    }
    if (member_chunk !== void 0) {
      if (!validate143(member_chunk)) {
        vErrors = below(vErrors, "/chunk", validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
export const validateClientInfo: Validator = validate217;
function validate217(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_version = data.version;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (typeof member_version !== "string") {
        vErrors = fault(vErrors, "/version", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneData: Validator = validate218;
var schema107 = { "title": "Command outcome", "description": "How a command ended.", "type": "string", "enum": ["success", "error"], "x-open": false };
function validate219(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema107.enum } });
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate218(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_commandId = data.commandId;
    const member_kind = data.kind;
    const member_text = data.text;
    const member_sourceEventSeq = data.sourceEventSeq;
    if (member_commandId === void 0) {
      vErrors = fault(vErrors, "", fault158);
      errors++;
    }
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_commandId !== void 0) {
      if (typeof member_commandId !== "string") {
        vErrors = fault(vErrors, "/commandId", fault6);
        errors++;
      }
    }
    if (member_kind !== void 0) {
      if (!validate219(member_kind)) {
        vErrors = below(vErrors, "/kind", validate219.errors);
        errors = vErrors.length;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
    if (member_sourceEventSeq !== void 0) {
      let data3 = member_sourceEventSeq;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/sourceEventSeq", fault99);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991) {
          vErrors = fault(vErrors, "/sourceEventSeq", fault83);
          errors++;
        }
        if (data3 < 0) {
          vErrors = fault(vErrors, "/sourceEventSeq", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneEvent: Validator = validate221;
function validate221(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("command/done" !== member_type) {
        vErrors = fault(vErrors, "/type", fault159);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate218(member_data)) {
        vErrors = below(vErrors, "/data", validate218.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
export const validateCommandOutcome: Validator = validate224;
function validate224(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema107.enum } });
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunData: Validator = validate225;
function validate227(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate227.errors = vErrors;
  return errors === 0;
}
function validate226(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate227(data)) {
        vErrors = below(vErrors, "", validate227.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate226.errors = vErrors;
  return errors === 0;
}
function validate225(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_commandId = data.commandId;
    const member_name = data.name;
    const member_source = data.source;
    const member_args = data.args;
    if (member_commandId === void 0) {
      vErrors = fault(vErrors, "", fault158);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_commandId !== void 0) {
      if (typeof member_commandId !== "string") {
        vErrors = fault(vErrors, "/commandId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_args !== void 0) {
      if (typeof member_args !== "string") {
        vErrors = fault(vErrors, "/args", fault6);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate226(member_source)) {
        vErrors = below(vErrors, "/source", validate226.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunEvent: Validator = validate230;
function validate230(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("command/run" !== member_type) {
        vErrors = fault(vErrors, "/type", fault160);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate225(member_data)) {
        vErrors = below(vErrors, "/data", validate225.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate230.errors = vErrors;
  return errors === 0;
}
export const validateCommandSource: Validator = validate233;
function validate233(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate227(data)) {
        vErrors = below(vErrors, "", validate227.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndData: Validator = validate235;
var schema115 = { "title": "Compaction end data", "description": "Which compaction ended, and how.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 }, "error": { "description": "What went wrong, for people. Absent on success.", "type": "string" } } };
function validate235(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_compactionId = data.compactionId;
    const member_turn = data.turn;
    const member_sourceCommandId = data.sourceCommandId;
    const member_error = data.error;
    if (member_compactionId === void 0) {
      vErrors = fault(vErrors, "", fault161);
      errors++;
    }
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_compactionId !== void 0) {
      if (typeof member_compactionId !== "string") {
        vErrors = fault(vErrors, "/compactionId", fault6);
        errors++;
      }
    }
    if (member_sourceCommandId !== void 0) {
      if (typeof member_sourceCommandId !== "string") {
        vErrors = fault(vErrors, "/sourceCommandId", fault6);
        errors++;
      }
    }
    if (member_turn !== void 0) {
      let data2 = member_turn;
      if (!(Number.isInteger(data2)) && data2 !== null) {
        vErrors = fault(vErrors, "/turn", { keyword: "type", params: { type: schema115.properties.turn.type } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_error !== void 0) {
      if (typeof member_error !== "string") {
        vErrors = fault(vErrors, "/error", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate235.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndEvent: Validator = validate236;
function validate236(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("compaction/end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault162);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate235(member_data)) {
        vErrors = below(vErrors, "/data", validate235.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneData: Validator = validate239;
function validate240(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_start = data.start;
    const member_end = data.end;
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault97);
      errors++;
    }
    if (member_end === void 0) {
      vErrors = fault(vErrors, "", fault149);
      errors++;
    }
    if (member_start !== void 0) {
      let data0 = member_start;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/start", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/start", fault26);
          errors++;
        }
      }
    }
    if (member_end !== void 0) {
      let data1 = member_end;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/end", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/end", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/end", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate240.errors = vErrors;
  return errors === 0;
}
function validate239(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_shadowedRange = data.shadowedRange;
    const member_shadowedSeqs = data.shadowedSeqs;
    const member_shadowedTokenCount = data.shadowedTokenCount;
    if (member_shadowedRange === void 0) {
      vErrors = fault(vErrors, "", fault163);
      errors++;
    }
    if (member_shadowedSeqs === void 0) {
      vErrors = fault(vErrors, "", fault164);
      errors++;
    }
    if (member_shadowedTokenCount === void 0) {
      vErrors = fault(vErrors, "", fault165);
      errors++;
    }
    if (member_shadowedRange !== void 0) {
      if (!validate240(member_shadowedRange)) {
        vErrors = below(vErrors, "/shadowedRange", validate240.errors);
        errors = vErrors.length;
      }
    }
    if (member_shadowedSeqs !== void 0) {
      let data1 = member_shadowedSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/shadowedSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/shadowedSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/shadowedSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/shadowedSeqs", fault41);
        errors++;
      }
    }
    if (member_shadowedTokenCount !== void 0) {
      let data3 = member_shadowedTokenCount;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0) {
          vErrors = fault(vErrors, "/shadowedTokenCount", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/shadowedTokenCount", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneEvent: Validator = validate242;
function validate242(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("compaction/prune" !== member_type) {
        vErrors = fault(vErrors, "/type", fault166);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate239(member_data)) {
        vErrors = below(vErrors, "/data", validate239.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartData: Validator = validate245;
var schema120 = { "title": "Compaction start data", "description": "Which compaction begins, and when.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 } } };
function validate245(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_compactionId = data.compactionId;
    const member_turn = data.turn;
    const member_sourceCommandId = data.sourceCommandId;
    if (member_compactionId === void 0) {
      vErrors = fault(vErrors, "", fault161);
      errors++;
    }
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_compactionId !== void 0) {
      if (typeof member_compactionId !== "string") {
        vErrors = fault(vErrors, "/compactionId", fault6);
        errors++;
      }
    }
    if (member_sourceCommandId !== void 0) {
      if (typeof member_sourceCommandId !== "string") {
        vErrors = fault(vErrors, "/sourceCommandId", fault6);
        errors++;
      }
    }
    if (member_turn !== void 0) {
      let data2 = member_turn;
      if (!(Number.isInteger(data2)) && data2 !== null) {
        vErrors = fault(vErrors, "/turn", { keyword: "type", params: { type: schema120.properties.turn.type } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartEvent: Validator = validate246;
function validate246(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("compaction/start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault167);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate245(member_data)) {
        vErrors = below(vErrors, "/data", validate245.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate246.errors = vErrors;
  return errors === 0;
}
export const validateCompactionSummaryData: Validator = validate249;
function validate249(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_compactionId = data.compactionId;
    const member_summary = data.summary;
    const member_shadowedRange = data.shadowedRange;
    const member_shadowedSeqs = data.shadowedSeqs;
    const member_shadowedTokenCount = data.shadowedTokenCount;
    const member_provider = data.provider;
    const member_model = data.model;
    const member_sourceCommandId = data.sourceCommandId;
    const member_maxTokens = data.maxTokens;
    const member_usage = data.usage;
    const member_rawOutput = data.rawOutput;
    const member_llmStreamCall = data.llmStreamCall;
    if (member_compactionId === void 0) {
      vErrors = fault(vErrors, "", fault161);
      errors++;
    }
    if (member_summary === void 0) {
      vErrors = fault(vErrors, "", fault59);
      errors++;
    }
    if (member_shadowedRange === void 0) {
      vErrors = fault(vErrors, "", fault163);
      errors++;
    }
    if (member_shadowedSeqs === void 0) {
      vErrors = fault(vErrors, "", fault164);
      errors++;
    }
    if (member_shadowedTokenCount === void 0) {
      vErrors = fault(vErrors, "", fault165);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_compactionId !== void 0) {
      if (typeof member_compactionId !== "string") {
        vErrors = fault(vErrors, "/compactionId", fault6);
        errors++;
      }
    }
    if (member_sourceCommandId !== void 0) {
      if (typeof member_sourceCommandId !== "string") {
        vErrors = fault(vErrors, "/sourceCommandId", fault6);
        errors++;
      }
    }
    if (member_summary !== void 0) {
      let data2 = member_summary;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/summary/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/summary", fault41);
        errors++;
      }
    }
    if (member_shadowedRange !== void 0) {
      if (!validate240(member_shadowedRange)) {
        vErrors = below(vErrors, "/shadowedRange", validate240.errors);
        errors = vErrors.length;
      }
    }
    if (member_shadowedSeqs !== void 0) {
      let data5 = member_shadowedSeqs;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          let data6 = data5[i1];
          if (!(Number.isInteger(data6))) {
            vErrors = fault(vErrors, "/shadowedSeqs/" + i1, fault99);
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991) {
              vErrors = fault(vErrors, "/shadowedSeqs/" + i1, fault83);
              errors++;
            }
            if (data6 < 0) {
              vErrors = fault(vErrors, "/shadowedSeqs/" + i1, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/shadowedSeqs", fault41);
        errors++;
      }
    }
    if (member_shadowedTokenCount !== void 0) {
      let data7 = member_shadowedTokenCount;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0) {
          vErrors = fault(vErrors, "/shadowedTokenCount", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/shadowedTokenCount", fault11);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data10 = member_maxTokens;
      if (!(typeof data10 == "number" && isFinite(data10))) {
        vErrors = fault(vErrors, "/maxTokens", fault11);
        errors++;
      }
    }
    if (member_usage !== void 0) {
      if (!validate156(member_usage)) {
        vErrors = below(vErrors, "/usage", validate156.errors);
        errors = vErrors.length;
      }
    }
    if (member_rawOutput !== void 0) {
      let data12 = member_rawOutput;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0, beforei2 = errors; i2 < len2 && errors - beforei2 < 20; i2++) {
          if (!validate46(data12[i2])) {
            vErrors = below(vErrors, "/rawOutput/" + i2, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/rawOutput", fault41);
        errors++;
      }
    }
    if (member_llmStreamCall !== void 0) {
      if (true !== member_llmStreamCall) {
        vErrors = fault(vErrors, "/llmStreamCall", fault14);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
export const validateCompactionSummaryEvent: Validator = validate254;
function validate254(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("compaction/summary" !== member_type) {
        vErrors = fault(vErrors, "/type", fault168);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate249(member_data)) {
        vErrors = below(vErrors, "/data", validate249.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate254.errors = vErrors;
  return errors === 0;
}
export const validateCompletedReason: Validator = validate257;
function validate257(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("completed" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault169);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate257.errors = vErrors;
  return errors === 0;
}
export const validateContentBlock: Validator = validate258;
function validate258(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "text") {
      if (!validate47(data)) {
        vErrors = below(vErrors, "", validate47.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "reasoning") {
      if (!validate49(data)) {
        vErrors = below(vErrors, "", validate49.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "image") {
      if (!validate51(data)) {
        vErrors = below(vErrors, "", validate51.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "tool-call") {
      if (!validate64(data)) {
        vErrors = below(vErrors, "", validate64.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "tool-result") {
      if (!validate66(data)) {
        vErrors = below(vErrors, "", validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate258.errors = vErrors;
  return errors === 0;
}
export const validateContextSection: Validator = validate264;
function validate264(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_text = data.text;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate264.errors = vErrors;
  return errors === 0;
}
export const validateCoordinatorSource: Validator = validate265;
function validate265(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("coordinator" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault56);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("relay" !== member_form) {
        vErrors = fault(vErrors, "/form", fault57);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
export const validateDisposedAbort: Validator = validate266;
function validate266(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("disposed" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault7);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
export const validateEpochHeader: Validator = validate267;
function validate268(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    const member_model = data.model;
    const member_reasoningEffort = data.reasoningEffort;
    const member_temperature = data.temperature;
    const member_maxTokens = data.maxTokens;
    const member_stop = data.stop;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_reasoningEffort !== void 0) {
      if (typeof member_reasoningEffort !== "string") {
        vErrors = fault(vErrors, "/reasoningEffort", fault6);
        errors++;
      }
    }
    if (member_temperature !== void 0) {
      let data3 = member_temperature;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/temperature", fault11);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data4 = member_maxTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/maxTokens", fault11);
        errors++;
      }
    }
    if (member_stop !== void 0) {
      let data5 = member_stop;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data5[i0] !== "string") {
            vErrors = fault(vErrors, "/stop/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/stop", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
function validate271(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_description = data.description;
    const member_parameters = data.parameters;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_parameters === void 0) {
      vErrors = fault(vErrors, "", fault170);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_parameters !== void 0) {
      let data2 = member_parameters;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, "/parameters", fault2);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
function validate267(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_config = data.config;
    const member_adapterDefaults = data.adapterDefaults;
    const member_system = data.system;
    const member_tools = data.tools;
    if (member_config === void 0) {
      vErrors = fault(vErrors, "", fault171);
      errors++;
    }
    if (member_config !== void 0) {
      if (!validate268(member_config)) {
        vErrors = below(vErrors, "/config", validate268.errors);
        errors = vErrors.length;
      }
    }
    if (member_adapterDefaults !== void 0) {
      if (!validate40(member_adapterDefaults)) {
        vErrors = below(vErrors, "/adapterDefaults", validate40.errors);
        errors = vErrors.length;
      }
    }
    if (member_system !== void 0) {
      if (typeof member_system !== "string") {
        vErrors = fault(vErrors, "/system", fault6);
        errors++;
      }
    }
    if (member_tools !== void 0) {
      let data3 = member_tools;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate271(data3[i0])) {
            vErrors = below(vErrors, "/tools/" + i0, validate271.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/tools", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
export const validateErrorFinish: Validator = validate273;
function validate273(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_failure = data.failure;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault12);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("error" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault129);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate34(member_failure)) {
        vErrors = below(vErrors, "/failure", validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
export const validateErrorReason: Validator = validate275;
function validate275(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_error = data.error;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_error === void 0) {
      vErrors = fault(vErrors, "", fault172);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("error" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault129);
        errors++;
      }
    }
    if (member_error !== void 0) {
      if (!validate34(member_error)) {
        vErrors = below(vErrors, "/error", validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
export const validateEverySchedule: Validator = validate277;
function validate277(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_id = data.id;
    const member_prompt = data.prompt;
    const member_scheduledAt = data.scheduledAt;
    const member_everySeconds = data.everySeconds;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_prompt === void 0) {
      vErrors = fault(vErrors, "", fault16);
      errors++;
    }
    if (member_scheduledAt === void 0) {
      vErrors = fault(vErrors, "", fault17);
      errors++;
    }
    if (member_everySeconds === void 0) {
      vErrors = fault(vErrors, "", fault173);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("every" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault174);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_prompt !== void 0) {
      if (typeof member_prompt !== "string") {
        vErrors = fault(vErrors, "/prompt", fault6);
        errors++;
      }
    }
    if (member_scheduledAt !== void 0) {
      if (typeof member_scheduledAt !== "string") {
        vErrors = fault(vErrors, "/scheduledAt", fault6);
        errors++;
      }
    }
    if (member_everySeconds !== void 0) {
      let data4 = member_everySeconds;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/everySeconds", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
export const validateFallbackTitleSource: Validator = validate278;
function validate278(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("fallback" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault175);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordData: Validator = validate279;
function validate279(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_text = data.text;
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate279.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordEvent: Validator = validate280;
function validate280(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("feedback/record" !== member_type) {
        vErrors = fault(vErrors, "/type", fault176);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate279(member_data)) {
        vErrors = below(vErrors, "/data", validate279.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
export const validateFinishChunk: Validator = validate283;
function validate283(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_reason = data.reason;
    const member_replayState = data.replayState;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_type !== void 0) {
      if ("finish" !== member_type) {
        vErrors = fault(vErrors, "/type", fault131);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (!validate160(member_reason)) {
        vErrors = below(vErrors, "/reason", validate160.errors);
        errors = vErrors.length;
      }
    }
    if (member_replayState !== void 0) {
      if (!validate172(member_replayState)) {
        vErrors = below(vErrors, "/replayState", validate172.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate283.errors = vErrors;
  return errors === 0;
}
export const validateFinishReason: Validator = validate286;
function validate286(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "stop") {
      if (!validate161(data)) {
        vErrors = below(vErrors, "", validate161.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "tool-calls") {
      if (!validate163(data)) {
        vErrors = below(vErrors, "", validate163.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate165(data)) {
        vErrors = below(vErrors, "", validate165.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate33(data)) {
        vErrors = below(vErrors, "", validate33.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate168(data)) {
        vErrors = below(vErrors, "", validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
export const validateGoal: Validator = validate292;
var schema141 = { "title": "Goal phase", "description": "How far a goal is: pursued, on hold, stuck, or reached.", "type": "string", "enum": ["active", "paused", "blocked", "complete"], "x-open": false };
function validate293(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema141.enum } });
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
function validate295(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_code = data.code;
    const member_message = data.message;
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_code !== void 0) {
      if (typeof member_code !== "string") {
        vErrors = fault(vErrors, "/code", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
function validate292(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_revision = data.revision;
    const member_objective = data.objective;
    const member_phase = data.phase;
    const member_maxGoalRounds = data.maxGoalRounds;
    const member_blockedReason = data.blockedReason;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_objective === void 0) {
      vErrors = fault(vErrors, "", fault177);
      errors++;
    }
    if (member_phase === void 0) {
      vErrors = fault(vErrors, "", fault178);
      errors++;
    }
    if (member_maxGoalRounds === void 0) {
      vErrors = fault(vErrors, "", fault179);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data1 = member_revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
    if (member_objective !== void 0) {
      if (typeof member_objective !== "string") {
        vErrors = fault(vErrors, "/objective", fault6);
        errors++;
      }
    }
    if (member_phase !== void 0) {
      if (!validate293(member_phase)) {
        vErrors = below(vErrors, "/phase", validate293.errors);
        errors = vErrors.length;
      }
    }
    if (member_blockedReason !== void 0) {
      if (!validate295(member_blockedReason)) {
        vErrors = below(vErrors, "/blockedReason", validate295.errors);
        errors = vErrors.length;
      }
    }
    if (member_maxGoalRounds !== void 0) {
      let data5 = member_maxGoalRounds;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0) {
          vErrors = fault(vErrors, "/maxGoalRounds", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/maxGoalRounds", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
export const validateGoalBlockedReason: Validator = validate297;
function validate297(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_code = data.code;
    const member_message = data.message;
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_code !== void 0) {
      if (typeof member_code !== "string") {
        vErrors = fault(vErrors, "/code", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeData: Validator = validate298;
var schema145 = { "title": "Goal upsert", "description": "The goal as it is after the change. It replaces what was known of it.", "type": "object", "required": ["kind", "version", "operation", "goal", "roundsStarted", "createdAt", "updatedAt"], "properties": { "kind": { "description": "The type of the event again.", "const": "goal/change" }, "version": { "description": "The version of this shape.", "const": 1 }, "operation": { "description": "What was done: the goal was set, reworded, put on hold, taken up again, reached, or found to be out of reach for now.", "type": "string", "enum": ["create", "edit", "pause", "resume", "complete", "block"], "x-open": false }, "goal": { "description": "The goal after the change.", "allOf": [{ "$ref": "#/$defs/Goal" }] }, "roundsStarted": { "description": "How many rounds have begun.", "type": "number", "minimum": 0 }, "createdAt": { "description": "When the goal was set, in Unix milliseconds.", "type": "number" }, "updatedAt": { "description": "When it was last changed, in Unix milliseconds.", "type": "number" } } };
function validate299(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_version = data.version;
    const member_operation = data.operation;
    const member_goal = data.goal;
    const member_roundsStarted = data.roundsStarted;
    const member_createdAt = data.createdAt;
    const member_updatedAt = data.updatedAt;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_goal === void 0) {
      vErrors = fault(vErrors, "", fault181);
      errors++;
    }
    if (member_roundsStarted === void 0) {
      vErrors = fault(vErrors, "", fault182);
      errors++;
    }
    if (member_createdAt === void 0) {
      vErrors = fault(vErrors, "", fault183);
      errors++;
    }
    if (member_updatedAt === void 0) {
      vErrors = fault(vErrors, "", fault184);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal/change" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault185);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      let data2 = member_operation;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, "/operation", fault6);
        errors++;
      }
      if (!(data2 === "create" || data2 === "edit" || data2 === "pause" || data2 === "resume" || data2 === "complete" || data2 === "block")) {
        vErrors = fault(vErrors, "/operation", { keyword: "enum", params: { allowedValues: schema145.properties.operation.enum } });
        errors++;
      }
    }
    if (member_goal !== void 0) {
      if (!validate292(member_goal)) {
        vErrors = below(vErrors, "/goal", validate292.errors);
        errors = vErrors.length;
      }
    }
    if (member_roundsStarted !== void 0) {
      let data4 = member_roundsStarted;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/roundsStarted", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/roundsStarted", fault11);
        errors++;
      }
    }
    if (member_createdAt !== void 0) {
      let data5 = member_createdAt;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, "/createdAt", fault11);
        errors++;
      }
    }
    if (member_updatedAt !== void 0) {
      let data6 = member_updatedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, "/updatedAt", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
function validate308(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_revision = data.revision;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data1 = member_revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
function validate307(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_version = data.version;
    const member_operation = data.operation;
    const member_cleared = data.cleared;
    const member_clearedAt = data.clearedAt;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_cleared === void 0) {
      vErrors = fault(vErrors, "", fault186);
      errors++;
    }
    if (member_clearedAt === void 0) {
      vErrors = fault(vErrors, "", fault187);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal/change" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault185);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("clear" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault188);
        errors++;
      }
    }
    if (member_cleared !== void 0) {
      if (!validate308(member_cleared)) {
        vErrors = below(vErrors, "/cleared", validate308.errors);
        errors = vErrors.length;
      }
    }
    if (member_clearedAt !== void 0) {
      let data4 = member_clearedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/clearedAt", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
function validate298(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 6 && tag0 === "create") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "edit") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "pause") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "resume") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "complete") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "block") {
      if (!validate299(data)) {
        vErrors = below(vErrors, "", validate299.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "clear") {
      if (!validate307(data)) {
        vErrors = below(vErrors, "", validate307.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault189);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeEvent: Validator = validate311;
function validate311(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("goal/change" !== member_type) {
        vErrors = fault(vErrors, "/type", fault185);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate298(member_data)) {
        vErrors = below(vErrors, "/data", validate298.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
export const validateGoalClear: Validator = validate314;
function validate314(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_version = data.version;
    const member_operation = data.operation;
    const member_cleared = data.cleared;
    const member_clearedAt = data.clearedAt;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_cleared === void 0) {
      vErrors = fault(vErrors, "", fault186);
      errors++;
    }
    if (member_clearedAt === void 0) {
      vErrors = fault(vErrors, "", fault187);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal/change" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault185);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("clear" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault188);
        errors++;
      }
    }
    if (member_cleared !== void 0) {
      if (!validate308(member_cleared)) {
        vErrors = below(vErrors, "/cleared", validate308.errors);
        errors = vErrors.length;
      }
    }
    if (member_clearedAt !== void 0) {
      let data4 = member_clearedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/clearedAt", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate314.errors = vErrors;
  return errors === 0;
}
export const validateGoalPhase: Validator = validate316;
function validate316(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema141.enum } });
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
export const validateGoalRevision: Validator = validate317;
function validate317(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_revision = data.revision;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data1 = member_revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
export const validateGoalSource: Validator = validate318;
function validate318(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_goalId = data.goalId;
    const member_revision = data.revision;
    const member_round = data.round;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_goalId === void 0) {
      vErrors = fault(vErrors, "", fault50);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_round === void 0) {
      vErrors = fault(vErrors, "", fault52);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault53);
        errors++;
      }
    }
    if (member_goalId !== void 0) {
      if (typeof member_goalId !== "string") {
        vErrors = fault(vErrors, "/goalId", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data2 = member_revision;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
    if (member_round !== void 0) {
      let data3 = member_round;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/round", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate318.errors = vErrors;
  return errors === 0;
}
export const validateGoalUpsert: Validator = validate319;
function validate319(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_version = data.version;
    const member_operation = data.operation;
    const member_goal = data.goal;
    const member_roundsStarted = data.roundsStarted;
    const member_createdAt = data.createdAt;
    const member_updatedAt = data.updatedAt;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_goal === void 0) {
      vErrors = fault(vErrors, "", fault181);
      errors++;
    }
    if (member_roundsStarted === void 0) {
      vErrors = fault(vErrors, "", fault182);
      errors++;
    }
    if (member_createdAt === void 0) {
      vErrors = fault(vErrors, "", fault183);
      errors++;
    }
    if (member_updatedAt === void 0) {
      vErrors = fault(vErrors, "", fault184);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("goal/change" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault185);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      let data2 = member_operation;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, "/operation", fault6);
        errors++;
      }
      if (!(data2 === "create" || data2 === "edit" || data2 === "pause" || data2 === "resume" || data2 === "complete" || data2 === "block")) {
        vErrors = fault(vErrors, "/operation", { keyword: "enum", params: { allowedValues: schema145.properties.operation.enum } });
        errors++;
      }
    }
    if (member_goal !== void 0) {
      if (!validate292(member_goal)) {
        vErrors = below(vErrors, "/goal", validate292.errors);
        errors = vErrors.length;
      }
    }
    if (member_roundsStarted !== void 0) {
      let data4 = member_roundsStarted;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/roundsStarted", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/roundsStarted", fault11);
        errors++;
      }
    }
    if (member_createdAt !== void 0) {
      let data5 = member_createdAt;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, "/createdAt", fault11);
        errors++;
      }
    }
    if (member_updatedAt !== void 0) {
      let data6 = member_updatedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, "/updatedAt", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate319.errors = vErrors;
  return errors === 0;
}
export const validateHookAbort: Validator = validate321;
function validate321(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_reason = data.reason;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("hook" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault5);
        errors++;
      }
    }
    if (member_reason !== void 0) {
      if (typeof member_reason !== "string") {
        vErrors = fault(vErrors, "/reason", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
export const validateHookDialect: Validator = validate322;
var schema155 = { "title": "Hook dialect", "description": "Whose conventions a hook follows for its input and its answer.", "type": "string", "enum": ["claude-code", "codex"], "x-open": false };
function validate322(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "claude-code" || data === "codex")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema155.enum } });
    errors++;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedData: Validator = validate323;
function validate323(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_point = data.point;
    const member_dialect = data.dialect;
    const member_handlerId = data.handlerId;
    const member_matcher = data.matcher;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_point === void 0) {
      vErrors = fault(vErrors, "", fault190);
      errors++;
    }
    if (member_dialect === void 0) {
      vErrors = fault(vErrors, "", fault191);
      errors++;
    }
    if (member_handlerId === void 0) {
      vErrors = fault(vErrors, "", fault192);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_point !== void 0) {
      if (typeof member_point !== "string") {
        vErrors = fault(vErrors, "/point", fault6);
        errors++;
      }
    }
    if (member_dialect !== void 0) {
      if (!validate322(member_dialect)) {
        vErrors = below(vErrors, "/dialect", validate322.errors);
        errors = vErrors.length;
      }
    }
    if (member_matcher !== void 0) {
      if (typeof member_matcher !== "string") {
        vErrors = fault(vErrors, "/matcher", fault6);
        errors++;
      }
    }
    if (member_handlerId !== void 0) {
      if (typeof member_handlerId !== "string") {
        vErrors = fault(vErrors, "/handlerId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedEvent: Validator = validate325;
function validate325(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("hook/invoked" !== member_type) {
        vErrors = fault(vErrors, "/type", fault193);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate323(member_data)) {
        vErrors = below(vErrors, "/data", validate323.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
export const validateHookResultData: Validator = validate328;
function validate328(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_point = data.point;
    const member_handlerId = data.handlerId;
    const member_decision = data.decision;
    const member_durationMs = data.durationMs;
    const member_exitCode = data.exitCode;
    const member_stderrSummary = data.stderrSummary;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_point === void 0) {
      vErrors = fault(vErrors, "", fault190);
      errors++;
    }
    if (member_handlerId === void 0) {
      vErrors = fault(vErrors, "", fault192);
      errors++;
    }
    if (member_decision === void 0) {
      vErrors = fault(vErrors, "", fault194);
      errors++;
    }
    if (member_durationMs === void 0) {
      vErrors = fault(vErrors, "", fault195);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_point !== void 0) {
      if (typeof member_point !== "string") {
        vErrors = fault(vErrors, "/point", fault6);
        errors++;
      }
    }
    if (member_handlerId !== void 0) {
      if (typeof member_handlerId !== "string") {
        vErrors = fault(vErrors, "/handlerId", fault6);
        errors++;
      }
    }
    if (member_decision !== void 0) {
      if (typeof member_decision !== "string") {
        vErrors = fault(vErrors, "/decision", fault6);
        errors++;
      }
    }
    if (member_exitCode !== void 0) {
      let data4 = member_exitCode;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/exitCode", fault11);
        errors++;
      }
    }
    if (member_stderrSummary !== void 0) {
      if (typeof member_stderrSummary !== "string") {
        vErrors = fault(vErrors, "/stderrSummary", fault6);
        errors++;
      }
    }
    if (member_durationMs !== void 0) {
      let data6 = member_durationMs;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0) {
          vErrors = fault(vErrors, "/durationMs", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/durationMs", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate328.errors = vErrors;
  return errors === 0;
}
export const validateHookResultEvent: Validator = validate329;
function validate329(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("hook/result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault196);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate328(member_data)) {
        vErrors = below(vErrors, "/data", validate328.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate329.errors = vErrors;
  return errors === 0;
}
export const validateImageAttachment: Validator = validate332;
function validate332(data) {
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
      vErrors = fault(vErrors, "", fault27);
      errors++;
    }
    if (member_mediaType === void 0) {
      vErrors = fault(vErrors, "", fault28);
      errors++;
    }
    if (member_bytes === void 0) {
      vErrors = fault(vErrors, "", fault29);
      errors++;
    }
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault25);
      errors++;
    }
    if (member_attachmentId !== void 0) {
      if (typeof member_attachmentId !== "string") {
        vErrors = fault(vErrors, "/attachmentId", fault6);
        errors++;
      }
    }
    if (member_mediaType !== void 0) {
      if (!validate54(member_mediaType)) {
        vErrors = below(vErrors, "/mediaType", validate54.errors);
        errors = vErrors.length;
      }
    }
    if (member_bytes !== void 0) {
      let data2 = member_bytes;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 < 0) {
          vErrors = fault(vErrors, "/bytes", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/bytes", fault11);
        errors++;
      }
    }
    if (member_width !== void 0) {
      let data3 = member_width;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0) {
          vErrors = fault(vErrors, "/width", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault11);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data4 = member_height;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/height", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault11);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_originalDimensions !== void 0) {
      if (!validate56(member_originalDimensions)) {
        vErrors = below(vErrors, "/originalDimensions", validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate332.errors = vErrors;
  return errors === 0;
}
export const validateImageBlock: Validator = validate335;
function validate335(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate52(data)) {
    vErrors = below(vErrors, "", validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data)) {
      vErrors = below(vErrors, "", validate60.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault34);
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
  validate335.errors = vErrors;
  return errors === 0;
}
export const validateImageDimensions: Validator = validate338;
function validate338(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_width = data.width;
    const member_height = data.height;
    if (member_width === void 0) {
      vErrors = fault(vErrors, "", fault24);
      errors++;
    }
    if (member_height === void 0) {
      vErrors = fault(vErrors, "", fault25);
      errors++;
    }
    if (member_width !== void 0) {
      let data0 = member_width;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 < 0) {
          vErrors = fault(vErrors, "/width", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/width", fault11);
        errors++;
      }
    }
    if (member_height !== void 0) {
      let data1 = member_height;
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 < 0) {
          vErrors = fault(vErrors, "/height", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/height", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
export const validateImageMediaType: Validator = validate339;
function validate339(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema28.enum } });
    errors++;
  }
  validate339.errors = vErrors;
  return errors === 0;
}
export const validateInboxTarget: Validator = validate340;
function validate340(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "next-turn" || data === "next-step")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema20.enum } });
    errors++;
  }
  validate340.errors = vErrors;
  return errors === 0;
}
export const validateInitializeParams: Validator = validate341;
function validate341(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_cwd = data.cwd;
    const member_provider = data.provider;
    const member_model = data.model;
    const member_maxTokens = data.maxTokens;
    const member_reasoningEffort = data.reasoningEffort;
    const member_protocolVersion = data.protocolVersion;
    const member_clientInfo = data.clientInfo;
    if (member_cwd === void 0) {
      vErrors = fault(vErrors, "", fault197);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_cwd !== void 0) {
      if (typeof member_cwd !== "string") {
        vErrors = fault(vErrors, "/cwd", fault6);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data3 = member_maxTokens;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/maxTokens", fault99);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991) {
          vErrors = fault(vErrors, "/maxTokens", fault83);
          errors++;
        }
        if (data3 < 1) {
          vErrors = fault(vErrors, "/maxTokens", fault198);
          errors++;
        }
      }
    }
    if (member_reasoningEffort !== void 0) {
      if (typeof member_reasoningEffort !== "string") {
        vErrors = fault(vErrors, "/reasoningEffort", fault6);
        errors++;
      }
    }
    if (member_protocolVersion !== void 0) {
      let data5 = member_protocolVersion;
      if (!(Number.isInteger(data5))) {
        vErrors = fault(vErrors, "/protocolVersion", fault99);
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991) {
          vErrors = fault(vErrors, "/protocolVersion", fault83);
          errors++;
        }
        if (data5 < 0) {
          vErrors = fault(vErrors, "/protocolVersion", fault26);
          errors++;
        }
      }
    }
    if (member_clientInfo !== void 0) {
      if (!validate217(member_clientInfo)) {
        vErrors = below(vErrors, "/clientInfo", validate217.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate341.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResult: Validator = validate343;
function validate344(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_version = data.version;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (typeof member_version !== "string") {
        vErrors = fault(vErrors, "/version", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate344.errors = vErrors;
  return errors === 0;
}
function validate346(data) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate346.errors = vErrors;
  return errors === 0;
}
function validate343(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_serverInfo = data.serverInfo;
    const member_protocolVersion = data.protocolVersion;
    const member_capabilities = data.capabilities;
    const member_maxFrameBytes = data.maxFrameBytes;
    if (member_serverInfo === void 0) {
      vErrors = fault(vErrors, "", fault199);
      errors++;
    }
    if (member_protocolVersion === void 0) {
      vErrors = fault(vErrors, "", fault200);
      errors++;
    }
    if (member_capabilities === void 0) {
      vErrors = fault(vErrors, "", fault201);
      errors++;
    }
    if (member_maxFrameBytes === void 0) {
      vErrors = fault(vErrors, "", fault202);
      errors++;
    }
    if (member_serverInfo !== void 0) {
      if (!validate344(member_serverInfo)) {
        vErrors = below(vErrors, "/serverInfo", validate344.errors);
        errors = vErrors.length;
      }
    }
    if (member_protocolVersion !== void 0) {
      let data1 = member_protocolVersion;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/protocolVersion", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/protocolVersion", fault83);
          errors++;
        }
        if (data1 < 1) {
          vErrors = fault(vErrors, "/protocolVersion", fault198);
          errors++;
        }
      }
    }
    if (member_capabilities !== void 0) {
      if (!validate346(member_capabilities)) {
        vErrors = below(vErrors, "/capabilities", validate346.errors);
        errors = vErrors.length;
      }
    }
    if (member_maxFrameBytes !== void 0) {
      let data3 = member_maxFrameBytes;
      if (!(Number.isInteger(data3))) {
        vErrors = fault(vErrors, "/maxFrameBytes", fault99);
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991) {
          vErrors = fault(vErrors, "/maxFrameBytes", fault83);
          errors++;
        }
        if (data3 < 1) {
          vErrors = fault(vErrors, "/maxFrameBytes", fault198);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate343.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResultV0: Validator = validate348;
function validate348(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_serverInfo = data.serverInfo;
    const member_protocolVersion = data.protocolVersion;
    if (member_serverInfo === void 0) {
      vErrors = fault(vErrors, "", fault199);
      errors++;
    }
    if (member_serverInfo !== void 0) {
      if (!validate344(member_serverInfo)) {
        vErrors = below(vErrors, "/serverInfo", validate344.errors);
        errors = vErrors.length;
      }
    }
    if (member_protocolVersion !== void 0) {
      if (0 !== member_protocolVersion) {
        vErrors = fault(vErrors, "/protocolVersion", fault203);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate348.errors = vErrors;
  return errors === 0;
}
export const validateInlineImageBlock: Validator = validate350;
function validate350(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    const member_mimeType = data.mimeType;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_mimeType === void 0) {
      vErrors = fault(vErrors, "", fault33);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault31);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (typeof member_data !== "string") {
        vErrors = fault(vErrors, "/data", fault6);
        errors++;
      }
    }
    if (member_mimeType !== void 0) {
      if (!validate54(member_mimeType)) {
        vErrors = below(vErrors, "/mimeType", validate54.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
export const validateInterruptedReason: Validator = validate352;
function validate352(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("interrupted" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault204);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
export const validateInvalidParamsData: Validator = validate353;
function validate354(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_pointer = data.pointer;
    const member_keyword = data.keyword;
    const member_message = data.message;
    if (member_pointer === void 0) {
      vErrors = fault(vErrors, "", fault205);
      errors++;
    }
    if (member_keyword === void 0) {
      vErrors = fault(vErrors, "", fault206);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_pointer !== void 0) {
      if (typeof member_pointer !== "string") {
        vErrors = fault(vErrors, "/pointer", fault6);
        errors++;
      }
    }
    if (member_keyword !== void 0) {
      if (typeof member_keyword !== "string") {
        vErrors = fault(vErrors, "/keyword", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate354.errors = vErrors;
  return errors === 0;
}
function validate353(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_issues = data.issues;
    if (member_issues === void 0) {
      vErrors = fault(vErrors, "", fault207);
      errors++;
    }
    if (member_issues !== void 0) {
      let data0 = member_issues;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate354(data0[i0])) {
            vErrors = below(vErrors, "/issues/" + i0, validate354.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/issues", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate353.errors = vErrors;
  return errors === 0;
}
export const validateInvalidRequestData: Validator = validate356;
function validate356(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_limit = data.limit;
    const member_maxDepth = data.maxDepth;
    if (member_limit !== void 0) {
      let data0 = member_limit;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/limit", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/limit", fault83);
          errors++;
        }
        if (data0 < 1) {
          vErrors = fault(vErrors, "/limit", fault198);
          errors++;
        }
      }
    }
    if (member_maxDepth !== void 0) {
      let data1 = member_maxDepth;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/maxDepth", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/maxDepth", fault83);
          errors++;
        }
        if (data1 < 1) {
          vErrors = fault(vErrors, "/maxDepth", fault198);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate356.errors = vErrors;
  return errors === 0;
}
export const validateJobRegisteredData: Validator = validate357;
function validate358(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_callId = data.callId;
    const member_rootCallId = data.rootCallId;
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_rootCallId === void 0) {
      vErrors = fault(vErrors, "", fault208);
      errors++;
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
    if (member_rootCallId !== void 0) {
      if (typeof member_rootCallId !== "string") {
        vErrors = fault(vErrors, "/rootCallId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate358.errors = vErrors;
  return errors === 0;
}
function validate357(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jobId = data.jobId;
    const member_owner = data.owner;
    const member_kind = data.kind;
    const member_label = data.label;
    const member_startedAt = data.startedAt;
    const member_toolCall = data.toolCall;
    if (member_jobId === void 0) {
      vErrors = fault(vErrors, "", fault209);
      errors++;
    }
    if (member_owner === void 0) {
      vErrors = fault(vErrors, "", fault210);
      errors++;
    }
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_startedAt === void 0) {
      vErrors = fault(vErrors, "", fault211);
      errors++;
    }
    if (member_jobId !== void 0) {
      if (typeof member_jobId !== "string") {
        vErrors = fault(vErrors, "/jobId", fault6);
        errors++;
      }
    }
    if (member_owner !== void 0) {
      if (typeof member_owner !== "string") {
        vErrors = fault(vErrors, "/owner", fault6);
        errors++;
      }
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_startedAt !== void 0) {
      let data4 = member_startedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/startedAt", fault11);
        errors++;
      }
    }
    if (member_toolCall !== void 0) {
      if (!validate358(member_toolCall)) {
        vErrors = below(vErrors, "/toolCall", validate358.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate357.errors = vErrors;
  return errors === 0;
}
export const validateJobRegisteredEvent: Validator = validate360;
function validate360(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("job/registered" !== member_type) {
        vErrors = fault(vErrors, "/type", fault212);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate357(member_data)) {
        vErrors = below(vErrors, "/data", validate357.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
export const validateJobSettledData: Validator = validate363;
function validate363(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jobId = data.jobId;
    const member_owner = data.owner;
    const member_kind = data.kind;
    const member_label = data.label;
    const member_startedAt = data.startedAt;
    const member_finishedAt = data.finishedAt;
    const member_status = data.status;
    const member_cause = data.cause;
    const member_producerReported = data.producerReported;
    const member_toolCall = data.toolCall;
    const member_detail = data.detail;
    if (member_jobId === void 0) {
      vErrors = fault(vErrors, "", fault209);
      errors++;
    }
    if (member_owner === void 0) {
      vErrors = fault(vErrors, "", fault210);
      errors++;
    }
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_startedAt === void 0) {
      vErrors = fault(vErrors, "", fault211);
      errors++;
    }
    if (member_finishedAt === void 0) {
      vErrors = fault(vErrors, "", fault213);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_cause === void 0) {
      vErrors = fault(vErrors, "", fault215);
      errors++;
    }
    if (member_producerReported === void 0) {
      vErrors = fault(vErrors, "", fault216);
      errors++;
    }
    if (member_jobId !== void 0) {
      if (typeof member_jobId !== "string") {
        vErrors = fault(vErrors, "/jobId", fault6);
        errors++;
      }
    }
    if (member_owner !== void 0) {
      if (typeof member_owner !== "string") {
        vErrors = fault(vErrors, "/owner", fault6);
        errors++;
      }
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_startedAt !== void 0) {
      let data4 = member_startedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/startedAt", fault11);
        errors++;
      }
    }
    if (member_toolCall !== void 0) {
      if (!validate358(member_toolCall)) {
        vErrors = below(vErrors, "/toolCall", validate358.errors);
        errors = vErrors.length;
      }
    }
    if (member_finishedAt !== void 0) {
      let data6 = member_finishedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, "/finishedAt", fault11);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (typeof member_status !== "string") {
        vErrors = fault(vErrors, "/status", fault6);
        errors++;
      }
    }
    if (member_cause !== void 0) {
      if (typeof member_cause !== "string") {
        vErrors = fault(vErrors, "/cause", fault6);
        errors++;
      }
    }
    if (member_producerReported !== void 0) {
      if (typeof member_producerReported !== "boolean") {
        vErrors = fault(vErrors, "/producerReported", fault42);
        errors++;
      }
    }
    if (member_detail !== void 0) {
      if (typeof member_detail !== "string") {
        vErrors = fault(vErrors, "/detail", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
export const validateJobSettledEvent: Validator = validate365;
function validate365(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("job/settled" !== member_type) {
        vErrors = fault(vErrors, "/type", fault217);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate363(member_data)) {
        vErrors = below(vErrors, "/data", validate363.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate365.errors = vErrors;
  return errors === 0;
}
export const validateJobToolCall: Validator = validate368;
function validate368(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_callId = data.callId;
    const member_rootCallId = data.rootCallId;
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_rootCallId === void 0) {
      vErrors = fault(vErrors, "", fault208);
      errors++;
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
    if (member_rootCallId !== void 0) {
      if (typeof member_rootCallId !== "string") {
        vErrors = fault(vErrors, "/rootCallId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate368.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcError: Validator = validate369;
function validate369(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_code = data.code;
    const member_message = data.message;
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_code !== void 0) {
      let data0 = member_code;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/code", fault99);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcErrorResponse: Validator = validate370;
var schema183 = { "title": "Response id", "description": "The id of the request this answers, compared by type and value. Null only in an error about a request whose id could not be read. Runtimes of protocol 0 echo any number they were sent, fractions included.", "type": ["string", "number", "null"] };
function validate371(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, "", { keyword: "type", params: { type: schema183.type } });
    errors++;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
function validate370(data) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_result = data.result;
    let missing0;
    if (member_result === void 0 && (missing0 = "result")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    vErrors = fault(vErrors, "", fault218);
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jsonrpc = data.jsonrpc;
    const member_id = data.id;
    const member_error = data.error;
    if (member_jsonrpc === void 0) {
      vErrors = fault(vErrors, "", fault219);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_error === void 0) {
      vErrors = fault(vErrors, "", fault172);
      errors++;
    }
    if (member_jsonrpc !== void 0) {
      if ("2.0" !== member_jsonrpc) {
        vErrors = fault(vErrors, "/jsonrpc", fault220);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (!validate371(member_id)) {
        vErrors = below(vErrors, "/id", validate371.errors);
        errors = vErrors.length;
      }
    }
    if (member_error !== void 0) {
      if (!validate369(member_error)) {
        vErrors = below(vErrors, "/error", validate369.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate370.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcNotification: Validator = validate374;
function validate374(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jsonrpc = data.jsonrpc;
    const member_method = data.method;
    const member_params = data.params;
    if (member_jsonrpc === void 0) {
      vErrors = fault(vErrors, "", fault219);
      errors++;
    }
    if (member_method === void 0) {
      vErrors = fault(vErrors, "", fault221);
      errors++;
    }
    if (member_jsonrpc !== void 0) {
      if ("2.0" !== member_jsonrpc) {
        vErrors = fault(vErrors, "/jsonrpc", fault220);
        errors++;
      }
    }
    if (member_method !== void 0) {
      if (typeof member_method !== "string") {
        vErrors = fault(vErrors, "/method", fault6);
        errors++;
      }
    }
    if (member_params !== void 0) {
      let data2 = member_params;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, "/params", fault2);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate374.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcRequest: Validator = validate375;
var schema186 = { "title": "Request id", "description": 'Chosen by the client and echoed in the response. A string, or an integer a double holds exactly. It must not equal the id of a request still in flight; "1" and 1 are different ids.', "type": ["string", "integer"], "minimum": -9007199254740991, "maximum": 9007199254740991 };
function validate376(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(Number.isInteger(data))) {
    vErrors = fault(vErrors, "", { keyword: "type", params: { type: schema186.type } });
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991) {
      vErrors = fault(vErrors, "", fault83);
      errors++;
    }
    if (data < -9007199254740991) {
      vErrors = fault(vErrors, "", fault222);
      errors++;
    }
  }
  validate376.errors = vErrors;
  return errors === 0;
}
function validate375(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jsonrpc = data.jsonrpc;
    const member_id = data.id;
    const member_method = data.method;
    const member_params = data.params;
    if (member_jsonrpc === void 0) {
      vErrors = fault(vErrors, "", fault219);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_method === void 0) {
      vErrors = fault(vErrors, "", fault221);
      errors++;
    }
    if (member_jsonrpc !== void 0) {
      if ("2.0" !== member_jsonrpc) {
        vErrors = fault(vErrors, "/jsonrpc", fault220);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (!validate376(member_id)) {
        vErrors = below(vErrors, "/id", validate376.errors);
        errors = vErrors.length;
      }
    }
    if (member_method !== void 0) {
      if (typeof member_method !== "string") {
        vErrors = fault(vErrors, "/method", fault6);
        errors++;
      }
    }
    if (member_params !== void 0) {
      let data3 = member_params;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        vErrors = fault(vErrors, "/params", fault2);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcSuccessResponse: Validator = validate378;
var schema187 = { "title": "Success response", "description": "Answers a request that succeeded. It never has an `error` member as well.", "type": "object", "required": ["jsonrpc", "id", "result"], "properties": { "jsonrpc": { "description": 'The JSON-RPC version, always "2.0".', "const": "2.0" }, "id": { "description": "The id of the request this answers.", "type": ["string", "number"] }, "result": { "description": "What the method returns; its shape depends on the method and the negotiated version.", "type": "object" } }, "not": { "required": ["error"] } };
function validate378(data) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_error = data.error;
    let missing0;
    if (member_error === void 0 && (missing0 = "error")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    vErrors = fault(vErrors, "", fault218);
    errors++;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_jsonrpc = data.jsonrpc;
    const member_id = data.id;
    const member_result = data.result;
    if (member_jsonrpc === void 0) {
      vErrors = fault(vErrors, "", fault219);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_result === void 0) {
      vErrors = fault(vErrors, "", fault223);
      errors++;
    }
    if (member_jsonrpc !== void 0) {
      if ("2.0" !== member_jsonrpc) {
        vErrors = fault(vErrors, "/jsonrpc", fault220);
        errors++;
      }
    }
    if (member_id !== void 0) {
      let data1 = member_id;
      if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/id", { keyword: "type", params: { type: schema187.properties.id.type } });
        errors++;
      }
    }
    if (member_result !== void 0) {
      let data2 = member_result;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, "/result", fault2);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate378.errors = vErrors;
  return errors === 0;
}
export const validateLegacyAbort: Validator = validate379;
function validate379(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("legacy" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault8);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate379.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailure: Validator = validate380;
function validate380(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_message = data.message;
    const member_code = data.code;
    const member_status = data.status;
    const member_providerRetryAfterMs = data.providerRetryAfterMs;
    const member_requestId = data.requestId;
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (!validate35(member_code)) {
        vErrors = below(vErrors, "/code", validate35.errors);
        errors = vErrors.length;
      }
    }
    if (member_status !== void 0) {
      let data2 = member_status;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/status", fault11);
        errors++;
      }
    }
    if (member_providerRetryAfterMs !== void 0) {
      let data3 = member_providerRetryAfterMs;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/providerRetryAfterMs", fault11);
        errors++;
      }
    }
    if (member_requestId !== void 0) {
      if (typeof member_requestId !== "string") {
        vErrors = fault(vErrors, "/requestId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate380.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailureCode: Validator = validate382;
function validate382(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryData: Validator = validate383;
var schema192 = { "title": "Retry mode", "description": "How persistent the runtime is: `normal` gives up after a number of retries, `always` does not.", "type": "string", "enum": ["normal", "always"], "x-open": false };
function validate384(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema192.enum } });
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
function validate383(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_retryId = data.retryId;
    const member_turn = data.turn;
    const member_step = data.step;
    const member_provider = data.provider;
    const member_mode = data.mode;
    const member_policyKey = data.policyKey;
    const member_retry = data.retry;
    const member_delayMs = data.delayMs;
    const member_failure = data.failure;
    const member_maxRetries = data.maxRetries;
    if (member_retryId === void 0) {
      vErrors = fault(vErrors, "", fault224);
      errors++;
    }
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_policyKey === void 0) {
      vErrors = fault(vErrors, "", fault226);
      errors++;
    }
    if (member_retry === void 0) {
      vErrors = fault(vErrors, "", fault227);
      errors++;
    }
    if (member_delayMs === void 0) {
      vErrors = fault(vErrors, "", fault228);
      errors++;
    }
    if (member_failure === void 0) {
      vErrors = fault(vErrors, "", fault12);
      errors++;
    }
    if (member_retryId !== void 0) {
      if (typeof member_retryId !== "string") {
        vErrors = fault(vErrors, "/retryId", fault6);
        errors++;
      }
    }
    if (member_turn !== void 0) {
      let data1 = member_turn;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data2 = member_step;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_mode !== void 0) {
      if (!validate384(member_mode)) {
        vErrors = below(vErrors, "/mode", validate384.errors);
        errors = vErrors.length;
      }
    }
    if (member_policyKey !== void 0) {
      if (typeof member_policyKey !== "string") {
        vErrors = fault(vErrors, "/policyKey", fault6);
        errors++;
      }
    }
    if (member_retry !== void 0) {
      let data6 = member_retry;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0) {
          vErrors = fault(vErrors, "/retry", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/retry", fault11);
        errors++;
      }
    }
    if (member_maxRetries !== void 0) {
      let data7 = member_maxRetries;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0) {
          vErrors = fault(vErrors, "/maxRetries", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/maxRetries", fault11);
        errors++;
      }
    }
    if (member_delayMs !== void 0) {
      let data8 = member_delayMs;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0) {
          vErrors = fault(vErrors, "/delayMs", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/delayMs", fault11);
        errors++;
      }
    }
    if (member_failure !== void 0) {
      if (!validate34(member_failure)) {
        vErrors = below(vErrors, "/failure", validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryEvent: Validator = validate387;
function validate387(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("llm/retry" !== member_type) {
        vErrors = fault(vErrors, "/type", fault229);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate383(member_data)) {
        vErrors = below(vErrors, "/data", validate383.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate387.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedData: Validator = validate390;
function validate390(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_retryId = data.retryId;
    const member_turn = data.turn;
    const member_step = data.step;
    const member_retry = data.retry;
    if (member_retryId === void 0) {
      vErrors = fault(vErrors, "", fault224);
      errors++;
    }
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_retry === void 0) {
      vErrors = fault(vErrors, "", fault227);
      errors++;
    }
    if (member_retryId !== void 0) {
      if (typeof member_retryId !== "string") {
        vErrors = fault(vErrors, "/retryId", fault6);
        errors++;
      }
    }
    if (member_turn !== void 0) {
      let data1 = member_turn;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data2 = member_step;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_retry !== void 0) {
      let data3 = member_retry;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0) {
          vErrors = fault(vErrors, "/retry", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/retry", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate390.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedEvent: Validator = validate391;
function validate391(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("llm/retry-started" !== member_type) {
        vErrors = fault(vErrors, "/type", fault230);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate390(member_data)) {
        vErrors = below(vErrors, "/data", validate390.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate391.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensFinish: Validator = validate394;
function validate394(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("max-tokens" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault128);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate394.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensReason: Validator = validate395;
function validate395(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("max-tokens" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault128);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate395.errors = vErrors;
  return errors === 0;
}
export const validateMessage: Validator = validate396;
function validate397(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
function validate396(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if (!validate397(member_role)) {
        vErrors = below(vErrors, "/role", validate397.errors);
        errors = vErrors.length;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate69(member_source)) {
        vErrors = below(vErrors, "/source", validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate396.errors = vErrors;
  return errors === 0;
}
export const validateMessageRole: Validator = validate401;
function validate401(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate401.errors = vErrors;
  return errors === 0;
}
export const validateMessageSource: Validator = validate402;
function validate402(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate70(data)) {
        vErrors = below(vErrors, "", validate70.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "plugin") {
      if (!validate72(data)) {
        vErrors = below(vErrors, "", validate72.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "model") {
      if (!validate78(data)) {
        vErrors = below(vErrors, "", validate78.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "tool") {
      if (!validate80(data)) {
        vErrors = below(vErrors, "", validate80.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "goal") {
      if (!validate82(data)) {
        vErrors = below(vErrors, "", validate82.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "coordinator") {
      if (!validate84(data)) {
        vErrors = below(vErrors, "", validate84.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "subagent-report") {
      if (!validate86(data)) {
        vErrors = below(vErrors, "", validate86.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "subagent-settled") {
      if (!validate88(data)) {
        vErrors = below(vErrors, "", validate88.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "team-message") {
      if (!validate90(data)) {
        vErrors = below(vErrors, "", validate90.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 13 && tag0 === "skill-catalog") {
      if (!validate92(data)) {
        vErrors = below(vErrors, "", validate92.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "skill-invocation") {
      if (!validate96(data)) {
        vErrors = below(vErrors, "", validate96.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "session-reference") {
      if (!validate98(data)) {
        vErrors = below(vErrors, "", validate98.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 18 && tag0 === "agent-instructions") {
      if (!validate102(data)) {
        vErrors = below(vErrors, "", validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate402.errors = vErrors;
  return errors === 0;
}
export const validateMethodNotFoundData: Validator = validate416;
function validate416(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_method = data.method;
    if (member_method === void 0) {
      vErrors = fault(vErrors, "", fault221);
      errors++;
    }
    if (member_method !== void 0) {
      if (typeof member_method !== "string") {
        vErrors = fault(vErrors, "/method", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate416.errors = vErrors;
  return errors === 0;
}
export const validateModelConfig: Validator = validate417;
function validate417(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    const member_model = data.model;
    const member_reasoningEffort = data.reasoningEffort;
    const member_temperature = data.temperature;
    const member_maxTokens = data.maxTokens;
    const member_stop = data.stop;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_reasoningEffort !== void 0) {
      if (typeof member_reasoningEffort !== "string") {
        vErrors = fault(vErrors, "/reasoningEffort", fault6);
        errors++;
      }
    }
    if (member_temperature !== void 0) {
      let data3 = member_temperature;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/temperature", fault11);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data4 = member_maxTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/maxTokens", fault11);
        errors++;
      }
    }
    if (member_stop !== void 0) {
      let data5 = member_stop;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data5[i0] !== "string") {
            vErrors = fault(vErrors, "/stop/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/stop", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate417.errors = vErrors;
  return errors === 0;
}
export const validateModelRoute: Validator = validate418;
function validate418(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    const member_model = data.model;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate418.errors = vErrors;
  return errors === 0;
}
export const validateModelSource: Validator = validate419;
function validate419(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_provider = data.provider;
    const member_model = data.model;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("model" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault47);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate419.errors = vErrors;
  return errors === 0;
}
export const validateParentAbort: Validator = validate420;
function validate420(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("parent" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault3);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate420.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetData: Validator = validate421;
function validate421(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_preset = data.preset;
    if (member_preset === void 0) {
      vErrors = fault(vErrors, "", fault231);
      errors++;
    }
    if (member_preset !== void 0) {
      if (typeof member_preset !== "string") {
        vErrors = fault(vErrors, "/preset", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate421.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetEvent: Validator = validate422;
function validate422(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("permission/preset" !== member_type) {
        vErrors = fault(vErrors, "/type", fault232);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate421(member_data)) {
        vErrors = below(vErrors, "/data", validate421.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeData: Validator = validate425;
function validate425(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_active = data.active;
    if (member_active === void 0) {
      vErrors = fault(vErrors, "", fault233);
      errors++;
    }
    if (member_active !== void 0) {
      if (typeof member_active !== "boolean") {
        vErrors = fault(vErrors, "/active", fault42);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate425.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeEvent: Validator = validate426;
function validate426(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("plan/mode" !== member_type) {
        vErrors = fault(vErrors, "/type", fault234);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate425(member_data)) {
        vErrors = below(vErrors, "/data", validate425.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
export const validatePluginContextForm: Validator = validate429;
function validate429(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate429.errors = vErrors;
  return errors === 0;
}
export const validatePluginSource: Validator = validate430;
function validate430(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_plugin = data.plugin;
    const member_form = data.form;
    const member_sections = data.sections;
    const member_summary = data.summary;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_plugin === void 0) {
      vErrors = fault(vErrors, "", fault43);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("plugin" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault44);
        errors++;
      }
    }
    if (member_plugin !== void 0) {
      if (typeof member_plugin !== "string") {
        vErrors = fault(vErrors, "/plugin", fault6);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if (!validate73(member_form)) {
        vErrors = below(vErrors, "/form", validate73.errors);
        errors = vErrors.length;
      }
    }
    if (member_sections !== void 0) {
      let data3 = member_sections;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate75(data3[i0])) {
            vErrors = below(vErrors, "/sections/" + i0, validate75.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/sections", fault41);
        errors++;
      }
    }
    if (member_summary !== void 0) {
      if (typeof member_summary !== "string") {
        vErrors = fault(vErrors, "/summary", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
export const validateProviderTitleSource: Validator = validate433;
function validate433(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_provider = data.provider;
    const member_model = data.model;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("provider" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault235);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (!validate418(member_model)) {
        vErrors = below(vErrors, "/model", validate418.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate433.errors = vErrors;
  return errors === 0;
}
export const validateProviderUnavailableData: Validator = validate435;
function validate435(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate435.errors = vErrors;
  return errors === 0;
}
export const validateReasoningBlock: Validator = validate436;
function validate436(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning" !== member_type) {
        vErrors = fault(vErrors, "/type", fault23);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate436.errors = vErrors;
  return errors === 0;
}
export const validateReasoningChunksRecord: Validator = validate437;
function validate437(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_dt = data.dt;
    const member_texts = data.texts;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_texts === void 0) {
      vErrors = fault(vErrors, "", fault137);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault139);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_dt !== void 0) {
      let data3 = member_dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_texts !== void 0) {
      let data5 = member_texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, "/texts/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/texts", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate437.errors = vErrors;
  return errors === 0;
}
export const validateReasoningDeltaChunk: Validator = validate438;
function validate438(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("reasoning-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault117);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate438.errors = vErrors;
  return errors === 0;
}
export const validateReplayState: Validator = validate439;
function validate439(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_response = data.response;
    const member_blocks = data.blocks;
    if (member_response === void 0) {
      vErrors = fault(vErrors, "", fault130);
      errors++;
    }
    if (member_blocks !== void 0) {
      if (!Array.isArray(member_blocks)) {
        vErrors = fault(vErrors, "/blocks", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate439.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextData: Validator = validate440;
function validate440(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    const member_model = data.model;
    const member_contextWindow = data.contextWindow;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_contextWindow !== void 0) {
      let data2 = member_contextWindow;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/contextWindow", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate440.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextEvent: Validator = validate441;
function validate441(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("request/context" !== member_type) {
        vErrors = fault(vErrors, "/type", fault236);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate440(member_data)) {
        vErrors = below(vErrors, "/data", validate440.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate441.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderData: Validator = validate444;
function validate446(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate446.errors = vErrors;
  return errors === 0;
}
function validate444(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_header = data.header;
    const member_reason = data.reason;
    const member_startsSeries = data.startsSeries;
    if (member_header === void 0) {
      vErrors = fault(vErrors, "", fault237);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_header !== void 0) {
      if (!validate267(member_header)) {
        vErrors = below(vErrors, "/header", validate267.errors);
        errors = vErrors.length;
      }
    }
    if (member_reason !== void 0) {
      if (!validate446(member_reason)) {
        vErrors = below(vErrors, "/reason", validate446.errors);
        errors = vErrors.length;
      }
    }
    if (member_startsSeries !== void 0) {
      if (true !== member_startsSeries) {
        vErrors = fault(vErrors, "/startsSeries", fault14);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderEvent: Validator = validate448;
function validate448(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("request/header" !== member_type) {
        vErrors = fault(vErrors, "/type", fault238);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate444(member_data)) {
        vErrors = below(vErrors, "/data", validate444.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderReason: Validator = validate451;
function validate451(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate451.errors = vErrors;
  return errors === 0;
}
export const validateRequestId: Validator = validate452;
function validate452(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(Number.isInteger(data))) {
    vErrors = fault(vErrors, "", { keyword: "type", params: { type: schema186.type } });
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991) {
      vErrors = fault(vErrors, "", fault83);
      errors++;
    }
    if (data < -9007199254740991) {
      vErrors = fault(vErrors, "", fault222);
      errors++;
    }
  }
  validate452.errors = vErrors;
  return errors === 0;
}
export const validateResponseId: Validator = validate453;
function validate453(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, "", { keyword: "type", params: { type: schema183.type } });
    errors++;
  }
  validate453.errors = vErrors;
  return errors === 0;
}
export const validateRetryMode: Validator = validate454;
function validate454(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema192.enum } });
    errors++;
  }
  validate454.errors = vErrors;
  return errors === 0;
}
export const validateRunStatus: Validator = validate455;
var schema228 = { "title": "Run status", "description": "Whether a subagent did what it was asked. Reaching the token limit counts as `ok` only where the deployment says so.", "type": "string", "enum": ["ok", "error"], "x-open": false };
function validate455(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "ok" || data === "error")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema228.enum } });
    errors++;
  }
  validate455.errors = vErrors;
  return errors === 0;
}
export const validateSandboxMode: Validator = validate456;
var schema229 = { "title": "Sandbox mode", "description": "What the sandbox lets tools do: read only, write within the workspace, or anything at all.", "type": "string", "enum": ["read-only", "workspace-write", "danger-full-access"], "x-open": false };
function validate456(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "read-only" || data === "workspace-write" || data === "danger-full-access")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema229.enum } });
    errors++;
  }
  validate456.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeData: Validator = validate457;
function validate457(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_mode = data.mode;
    const member_source = data.source;
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_mode !== void 0) {
      if (!validate456(member_mode)) {
        vErrors = below(vErrors, "/mode", validate456.errors);
        errors = vErrors.length;
      }
    }
    if (member_source !== void 0) {
      if ("delegation" !== member_source) {
        vErrors = fault(vErrors, "/source", fault111);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate457.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeEvent: Validator = validate459;
function validate459(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("sandbox/mode" !== member_type) {
        vErrors = fault(vErrors, "/type", fault239);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate457(member_data)) {
        vErrors = below(vErrors, "/data", validate457.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate459.errors = vErrors;
  return errors === 0;
}
export const validateSchedule: Validator = validate462;
function validate462(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 5 && tag0 === "after") {
      if (!validate41(data)) {
        vErrors = below(vErrors, "", validate41.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 2 && tag0 === "at") {
      if (!validate210(data)) {
        vErrors = below(vErrors, "", validate210.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "every") {
      if (!validate277(data)) {
        vErrors = below(vErrors, "", validate277.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault240);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate462.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeData: Validator = validate466;
function validate467(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_schedule = data.schedule;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_schedule === void 0) {
      vErrors = fault(vErrors, "", fault241);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("create" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault242);
        errors++;
      }
    }
    if (member_schedule !== void 0) {
      if (!validate462(member_schedule)) {
        vErrors = below(vErrors, "/schedule", validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate470(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_id = data.id;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("delete" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault243);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate470.errors = vErrors;
  return errors === 0;
}
function validate472(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_id = data.id;
    const member_acceptedAt = data.acceptedAt;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("dispatch" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault244);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_acceptedAt !== void 0) {
      if (typeof member_acceptedAt !== "string") {
        vErrors = fault(vErrors, "/acceptedAt", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate472.errors = vErrors;
  return errors === 0;
}
function validate466(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 6 && tag0 === "create") {
      if (!validate467(data)) {
        vErrors = below(vErrors, "", validate467.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "delete") {
      if (!validate470(data)) {
        vErrors = below(vErrors, "", validate470.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "dispatch") {
      if (!validate472(data)) {
        vErrors = below(vErrors, "", validate472.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault245);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate466.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeEvent: Validator = validate474;
function validate474(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("schedule/change" !== member_type) {
        vErrors = fault(vErrors, "/type", fault246);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate466(member_data)) {
        vErrors = below(vErrors, "/data", validate466.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate474.errors = vErrors;
  return errors === 0;
}
export const validateScheduleCreate: Validator = validate477;
function validate477(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_schedule = data.schedule;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_schedule === void 0) {
      vErrors = fault(vErrors, "", fault241);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("create" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault242);
        errors++;
      }
    }
    if (member_schedule !== void 0) {
      if (!validate462(member_schedule)) {
        vErrors = below(vErrors, "/schedule", validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate477.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDelete: Validator = validate479;
function validate479(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_id = data.id;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("delete" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault243);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate479.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDispatch: Validator = validate480;
function validate480(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_operation = data.operation;
    const member_id = data.id;
    const member_acceptedAt = data.acceptedAt;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_operation === void 0) {
      vErrors = fault(vErrors, "", fault180);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_operation !== void 0) {
      if ("dispatch" !== member_operation) {
        vErrors = fault(vErrors, "/operation", fault244);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_acceptedAt !== void 0) {
      if (typeof member_acceptedAt !== "string") {
        vErrors = fault(vErrors, "/acceptedAt", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate480.errors = vErrors;
  return errors === 0;
}
export const validateServerCapabilities: Validator = validate481;
function validate481(data) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate481.errors = vErrors;
  return errors === 0;
}
export const validateServerInfo: Validator = validate482;
function validate482(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_version = data.version;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (typeof member_version !== "string") {
        vErrors = fault(vErrors, "/version", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate482.errors = vErrors;
  return errors === 0;
}
export const validateSessionBusyData: Validator = validate483;
function validate483(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate483.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelParams: Validator = validate484;
var func2 = require_ucs2length().default;
function validate484(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_sessionId !== void 0) {
      let data0 = member_sessionId;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          vErrors = fault(vErrors, "/sessionId", fault247);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate484.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelResult: Validator = validate485;
function validate485(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_cancelled = data.cancelled;
    if (member_cancelled === void 0) {
      vErrors = fault(vErrors, "", fault248);
      errors++;
    }
    if (member_cancelled !== void 0) {
      if (typeof member_cancelled !== "boolean") {
        vErrors = fault(vErrors, "/cancelled", fault42);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate485.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseParams: Validator = validate486;
function validate486(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_sessionId !== void 0) {
      let data0 = member_sessionId;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          vErrors = fault(vErrors, "/sessionId", fault247);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate486.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseResult: Validator = validate487;
function validate487(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_closed = data.closed;
    if (member_closed === void 0) {
      vErrors = fault(vErrors, "", fault249);
      errors++;
    }
    if (member_closed !== void 0) {
      if (typeof member_closed !== "boolean") {
        vErrors = fault(vErrors, "/closed", fault42);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate487.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedData: Validator = validate488;
function validate488(data) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate488.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedEvent: Validator = validate489;
function validate489(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session/end-seed" !== member_type) {
        vErrors = fault(vErrors, "/type", fault250);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate488(member_data)) {
        vErrors = below(vErrors, "/data", validate488.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate489.errors = vErrors;
  return errors === 0;
}
export const validateSessionEvent: Validator = validate492;
function validate495(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
function validate493(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("turn/start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault251);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate495(member_data)) {
        vErrors = below(vErrors, "/data", validate495.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate493.errors = vErrors;
  return errors === 0;
}
function validate501(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 9 && tag0 === "completed") {
      if (!validate257(data)) {
        vErrors = below(vErrors, "", validate257.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "blocked") {
      if (!validate214(data)) {
        vErrors = below(vErrors, "", validate214.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate395(data)) {
        vErrors = below(vErrors, "", validate395.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "interrupted") {
      if (!validate352(data)) {
        vErrors = below(vErrors, "", validate352.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate275(data)) {
        vErrors = below(vErrors, "", validate275.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate38(data)) {
        vErrors = below(vErrors, "", validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate501.errors = vErrors;
  return errors === 0;
}
function validate500(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_reason = data.reason;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_reason !== void 0) {
      if (!validate501(member_reason)) {
        vErrors = below(vErrors, "/reason", validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate500.errors = vErrors;
  return errors === 0;
}
function validate498(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("turn/end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault252);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate500(member_data)) {
        vErrors = below(vErrors, "/data", validate500.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate498.errors = vErrors;
  return errors === 0;
}
function validate513(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate513.errors = vErrors;
  return errors === 0;
}
function validate511(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("step/start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault253);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate513(member_data)) {
        vErrors = below(vErrors, "/data", validate513.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate511.errors = vErrors;
  return errors === 0;
}
function validate518(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
function validate516(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("step/end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault254);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate518(member_data)) {
        vErrors = below(vErrors, "/data", validate518.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
function validate521(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("user/message" !== member_type) {
        vErrors = fault(vErrors, "/type", fault255);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate45(member_data)) {
        vErrors = below(vErrors, "/data", validate45.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate521.errors = vErrors;
  return errors === 0;
}
function validate529(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_callId = data.callId;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_arguments !== void 0) {
      if (typeof member_arguments !== "string") {
        vErrors = fault(vErrors, "/arguments", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate529.errors = vErrors;
  return errors === 0;
}
function validate527(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault256);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate529(member_data)) {
        vErrors = below(vErrors, "/data", validate529.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate527.errors = vErrors;
  return errors === 0;
}
function validate536(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, "/content", fault257);
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, "/content", fault258);
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate66(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate80(member_source)) {
        vErrors = below(vErrors, "/source", validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate536.errors = vErrors;
  return errors === 0;
}
function validate540(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_toolCallId = data.toolCallId;
    const member_content = data.content;
    const member_source = data.source;
    const member_isError = data.isError;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_toolCallId === void 0) {
      vErrors = fault(vErrors, "", fault38);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("tool" !== member_role) {
        vErrors = fault(vErrors, "/role", fault49);
        errors++;
      }
    }
    if (member_toolCallId !== void 0) {
      if (typeof member_toolCallId !== "string") {
        vErrors = fault(vErrors, "/toolCallId", fault6);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data3 = member_content;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data3[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate80(member_source)) {
        vErrors = below(vErrors, "/source", validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate540.errors = vErrors;
  return errors === 0;
}
function validate535(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["role"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate536(data)) {
        vErrors = below(vErrors, "", validate536.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "tool") {
      if (!validate540(data)) {
        vErrors = below(vErrors, "", validate540.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault259);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate535.errors = vErrors;
  return errors === 0;
}
function validate545(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_code = data.code;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (typeof member_code !== "string") {
        vErrors = fault(vErrors, "/code", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate545.errors = vErrors;
  return errors === 0;
}
function validate534(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_message = data.message;
    const member_error = data.error;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_message !== void 0) {
      if (!validate535(member_message)) {
        vErrors = below(vErrors, "/message", validate535.errors);
        errors = vErrors.length;
      }
    }
    if (member_error !== void 0) {
      if (!validate545(member_error)) {
        vErrors = below(vErrors, "/error", validate545.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate534.errors = vErrors;
  return errors === 0;
}
function validate532(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault260);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate534(member_data)) {
        vErrors = below(vErrors, "/data", validate534.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function validate551(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_rootCallId = data.rootCallId;
    const member_parentCallId = data.parentCallId;
    const member_subCallId = data.subCallId;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_rootCallId === void 0) {
      vErrors = fault(vErrors, "", fault208);
      errors++;
    }
    if (member_parentCallId === void 0) {
      vErrors = fault(vErrors, "", fault261);
      errors++;
    }
    if (member_subCallId === void 0) {
      vErrors = fault(vErrors, "", fault262);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_rootCallId !== void 0) {
      if (typeof member_rootCallId !== "string") {
        vErrors = fault(vErrors, "/rootCallId", fault6);
        errors++;
      }
    }
    if (member_parentCallId !== void 0) {
      if (typeof member_parentCallId !== "string") {
        vErrors = fault(vErrors, "/parentCallId", fault6);
        errors++;
      }
    }
    if (member_subCallId !== void 0) {
      if (typeof member_subCallId !== "string") {
        vErrors = fault(vErrors, "/subCallId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate551.errors = vErrors;
  return errors === 0;
}
function validate549(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/code-dispatch-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault263);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate551(member_data)) {
        vErrors = below(vErrors, "/data", validate551.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate549.errors = vErrors;
  return errors === 0;
}
function validate556(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate551(data)) {
    vErrors = below(vErrors, "", validate551.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_isError = data.isError;
    const member_content = data.content;
    if (member_isError === void 0) {
      vErrors = fault(vErrors, "", fault264);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data1 = member_content;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
function validate554(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/code-dispatch" !== member_type) {
        vErrors = fault(vErrors, "/type", fault265);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate556(member_data)) {
        vErrors = below(vErrors, "/data", validate556.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate554.errors = vErrors;
  return errors === 0;
}
function validate570(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate570.errors = vErrors;
  return errors === 0;
}
function validate567(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 8 && tag0 === "fallback") {
      if (!validate278(data)) {
        vErrors = below(vErrors, "", validate278.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "provider") {
      if (!validate433(data)) {
        vErrors = below(vErrors, "", validate433.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "user") {
      if (!validate570(data)) {
        vErrors = below(vErrors, "", validate570.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault266);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate567.errors = vErrors;
  return errors === 0;
}
function validate566(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_title = data.title;
    const member_messageSeqs = data.messageSeqs;
    const member_source = data.source;
    if (member_title === void 0) {
      vErrors = fault(vErrors, "", fault267);
      errors++;
    }
    if (member_messageSeqs === void 0) {
      vErrors = fault(vErrors, "", fault268);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_title !== void 0) {
      if (typeof member_title !== "string") {
        vErrors = fault(vErrors, "/title", fault6);
        errors++;
      }
    }
    if (member_messageSeqs !== void 0) {
      let data1 = member_messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/messageSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/messageSeqs", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate567(member_source)) {
        vErrors = below(vErrors, "/source", validate567.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate566.errors = vErrors;
  return errors === 0;
}
function validate564(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session/title" !== member_type) {
        vErrors = fault(vErrors, "/type", fault269);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate566(member_data)) {
        vErrors = below(vErrors, "/data", validate566.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate564.errors = vErrors;
  return errors === 0;
}
function validate577(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_titleProvider = data.titleProvider;
    const member_messageSeqs = data.messageSeqs;
    const member_route = data.route;
    const member_system = data.system;
    const member_messages = data.messages;
    const member_maxTokens = data.maxTokens;
    if (member_titleProvider === void 0) {
      vErrors = fault(vErrors, "", fault270);
      errors++;
    }
    if (member_messageSeqs === void 0) {
      vErrors = fault(vErrors, "", fault268);
      errors++;
    }
    if (member_route === void 0) {
      vErrors = fault(vErrors, "", fault271);
      errors++;
    }
    if (member_system === void 0) {
      vErrors = fault(vErrors, "", fault272);
      errors++;
    }
    if (member_messages === void 0) {
      vErrors = fault(vErrors, "", fault273);
      errors++;
    }
    if (member_maxTokens === void 0) {
      vErrors = fault(vErrors, "", fault274);
      errors++;
    }
    if (member_titleProvider !== void 0) {
      if (typeof member_titleProvider !== "string") {
        vErrors = fault(vErrors, "/titleProvider", fault6);
        errors++;
      }
    }
    if (member_messageSeqs !== void 0) {
      let data1 = member_messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/messageSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/messageSeqs", fault41);
        errors++;
      }
    }
    if (member_route !== void 0) {
      if (!validate418(member_route)) {
        vErrors = below(vErrors, "/route", validate418.errors);
        errors = vErrors.length;
      }
    }
    if (member_system !== void 0) {
      if (typeof member_system !== "string") {
        vErrors = fault(vErrors, "/system", fault6);
        errors++;
      }
    }
    if (member_messages !== void 0) {
      let data5 = member_messages;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate396(data5[i1])) {
            vErrors = below(vErrors, "/messages/" + i1, validate396.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/messages", fault41);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data7 = member_maxTokens;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        vErrors = fault(vErrors, "/maxTokens", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate577.errors = vErrors;
  return errors === 0;
}
function validate575(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session/title-llm-request" !== member_type) {
        vErrors = fault(vErrors, "/type", fault275);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate577(member_data)) {
        vErrors = below(vErrors, "/data", validate577.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate575.errors = vErrors;
  return errors === 0;
}
var schema282 = { "title": "Todo status", "description": "How far a thing to do is.", "type": "string", "enum": ["pending", "in_progress", "completed"], "x-open": false };
function validate587(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema282.enum } });
    errors++;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
function validate586(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_content = data.content;
    const member_status = data.status;
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_content !== void 0) {
      if (typeof member_content !== "string") {
        vErrors = fault(vErrors, "/content", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate587(member_status)) {
        vErrors = below(vErrors, "/status", validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
function validate585(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_todos = data.todos;
    if (member_todos === void 0) {
      vErrors = fault(vErrors, "", fault276);
      errors++;
    }
    if (member_todos !== void 0) {
      let data0 = member_todos;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate586(data0[i0])) {
            vErrors = below(vErrors, "/todos/" + i0, validate586.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/todos", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate585.errors = vErrors;
  return errors === 0;
}
function validate583(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("todo/write" !== member_type) {
        vErrors = fault(vErrors, "/type", fault277);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate585(member_data)) {
        vErrors = below(vErrors, "/data", validate585.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate583.errors = vErrors;
  return errors === 0;
}
var schema285 = { "title": "Subagent mode", "description": "Whether a subagent does one piece of work and is done, or can be given more later.", "type": "string", "enum": ["one-shot", "continuable"], "x-open": false };
function validate597(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema285.enum } });
    errors++;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
function validate599(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_allow = data.allow;
    const member_deny = data.deny;
    if (member_allow !== void 0) {
      let data0 = member_allow;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data0[i0] !== "string") {
            vErrors = fault(vErrors, "/allow/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/allow", fault41);
        errors++;
      }
    }
    if (member_deny !== void 0) {
      let data2 = member_deny;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data2[i1] !== "string") {
            vErrors = fault(vErrors, "/deny/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/deny", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate599.errors = vErrors;
  return errors === 0;
}
function validate596(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_mode = data.mode;
    const member_provider = data.provider;
    const member_label = data.label;
    const member_agentProvider = data.agentProvider;
    const member_agentModel = data.agentModel;
    const member_persona = data.persona;
    const member_toolFilter = data.toolFilter;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_version !== void 0) {
      let data0 = member_version;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, "/version", fault11);
        errors++;
      }
    }
    if (member_mode !== void 0) {
      if (!validate597(member_mode)) {
        vErrors = below(vErrors, "/mode", validate597.errors);
        errors = vErrors.length;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_agentProvider !== void 0) {
      if (typeof member_agentProvider !== "string") {
        vErrors = fault(vErrors, "/agentProvider", fault6);
        errors++;
      }
    }
    if (member_agentModel !== void 0) {
      if (typeof member_agentModel !== "string") {
        vErrors = fault(vErrors, "/agentModel", fault6);
        errors++;
      }
    }
    if (member_persona !== void 0) {
      if (typeof member_persona !== "string") {
        vErrors = fault(vErrors, "/persona", fault6);
        errors++;
      }
    }
    if (member_toolFilter !== void 0) {
      if (!validate599(member_toolFilter)) {
        vErrors = below(vErrors, "/toolFilter", validate599.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate596.errors = vErrors;
  return errors === 0;
}
function validate594(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("subagent/descriptor" !== member_type) {
        vErrors = fault(vErrors, "/type", fault278);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate596(member_data)) {
        vErrors = below(vErrors, "/data", validate596.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate594.errors = vErrors;
  return errors === 0;
}
function validate609(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_name = data.name;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate609.errors = vErrors;
  return errors === 0;
}
function validate607(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/run-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault280);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate609(member_data)) {
        vErrors = below(vErrors, "/data", validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate607.errors = vErrors;
  return errors === 0;
}
function validate614(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_seq = data.seq;
    const member_label = data.label;
    const member_childId = data.childId;
    const member_phase = data.phase;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_childId === void 0) {
      vErrors = fault(vErrors, "", fault281);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/seq", fault11);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_phase !== void 0) {
      if (typeof member_phase !== "string") {
        vErrors = fault(vErrors, "/phase", fault6);
        errors++;
      }
    }
    if (member_childId !== void 0) {
      if (typeof member_childId !== "string") {
        vErrors = fault(vErrors, "/childId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate614.errors = vErrors;
  return errors === 0;
}
function validate612(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/agent-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault282);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate614(member_data)) {
        vErrors = below(vErrors, "/data", validate614.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var schema293 = { "title": "Workflow agent outcome", "description": "How a subagent of a workflow ended.", "type": "string", "enum": ["completed", "failed", "cancelled"], "x-open": false };
function validate620(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema293.enum } });
    errors++;
  }
  validate620.errors = vErrors;
  return errors === 0;
}
function validate619(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_seq = data.seq;
    const member_outcome = data.outcome;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_outcome === void 0) {
      vErrors = fault(vErrors, "", fault108);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/seq", fault11);
        errors++;
      }
    }
    if (member_outcome !== void 0) {
      if (!validate620(member_outcome)) {
        vErrors = below(vErrors, "/outcome", validate620.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate619.errors = vErrors;
  return errors === 0;
}
function validate617(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/agent-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault283);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate619(member_data)) {
        vErrors = below(vErrors, "/data", validate619.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var schema296 = { "title": "Workflow stop reason", "description": "How a workflow ended.", "type": "string", "enum": ["completed", "cancelled", "error"], "x-open": false };
function validate627(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema296.enum } });
    errors++;
  }
  validate627.errors = vErrors;
  return errors === 0;
}
function validate626(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_stopReason = data.stopReason;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_stopReason === void 0) {
      vErrors = fault(vErrors, "", fault284);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_stopReason !== void 0) {
      if (!validate627(member_stopReason)) {
        vErrors = below(vErrors, "/stopReason", validate627.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate626.errors = vErrors;
  return errors === 0;
}
function validate624(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/run-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault285);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate626(member_data)) {
        vErrors = below(vErrors, "/data", validate626.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate624.errors = vErrors;
  return errors === 0;
}
function validate649(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_role = data.role;
    const member_content = data.content;
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
function validate651(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if ("web_search_20250305" !== member_type) {
        vErrors = fault(vErrors, "/type", fault286);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate651.errors = vErrors;
  return errors === 0;
}
function validate648(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_model = data.model;
    const member_max_tokens = data.max_tokens;
    const member_messages = data.messages;
    const member_tools = data.tools;
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_max_tokens === void 0) {
      vErrors = fault(vErrors, "", fault287);
      errors++;
    }
    if (member_messages === void 0) {
      vErrors = fault(vErrors, "", fault273);
      errors++;
    }
    if (member_tools === void 0) {
      vErrors = fault(vErrors, "", fault288);
      errors++;
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_max_tokens !== void 0) {
      let data1 = member_max_tokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/max_tokens", fault11);
        errors++;
      }
    }
    if (member_messages !== void 0) {
      let data2 = member_messages;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, "/messages", fault257);
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, "/messages", fault258);
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate649(data2[i0])) {
            vErrors = below(vErrors, "/messages/" + i0, validate649.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/messages", fault41);
        errors++;
      }
    }
    if (member_tools !== void 0) {
      let data4 = member_tools;
      if (Array.isArray(data4)) {
        if (data4.length > 1) {
          vErrors = fault(vErrors, "/tools", fault257);
          errors++;
        }
        if (data4.length < 1) {
          vErrors = fault(vErrors, "/tools", fault258);
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate651(data4[i1])) {
            vErrors = below(vErrors, "/tools/" + i1, validate651.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/tools", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate648.errors = vErrors;
  return errors === 0;
}
function validate647(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_endpoint = data.endpoint;
    const member_apiVersion = data.apiVersion;
    const member_body = data.body;
    if (member_endpoint === void 0) {
      vErrors = fault(vErrors, "", fault289);
      errors++;
    }
    if (member_apiVersion === void 0) {
      vErrors = fault(vErrors, "", fault290);
      errors++;
    }
    if (member_body === void 0) {
      vErrors = fault(vErrors, "", fault291);
      errors++;
    }
    if (member_endpoint !== void 0) {
      if (typeof member_endpoint !== "string") {
        vErrors = fault(vErrors, "/endpoint", fault6);
        errors++;
      }
    }
    if (member_apiVersion !== void 0) {
      if (typeof member_apiVersion !== "string") {
        vErrors = fault(vErrors, "/apiVersion", fault6);
        errors++;
      }
    }
    if (member_body !== void 0) {
      if (!validate648(member_body)) {
        vErrors = below(vErrors, "/body", validate648.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate647.errors = vErrors;
  return errors === 0;
}
function validate645(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("web/deepseek-search-llm-request" !== member_type) {
        vErrors = fault(vErrors, "/type", fault292);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate647(member_data)) {
        vErrors = below(vErrors, "/data", validate647.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate645.errors = vErrors;
  return errors === 0;
}
var schema305 = { "title": "Team member context", "description": "What a member knew when it began: nothing (`fresh`), or the conversation so far (`fork`).", "type": "string", "enum": ["fresh", "fork"], "x-open": false };
function validate660(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema305.enum } });
    errors++;
  }
  validate660.errors = vErrors;
  return errors === 0;
}
function validate662(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate662.errors = vErrors;
  return errors === 0;
}
function validate659(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_name = data.name;
    const member_description = data.description;
    const member_provider = data.provider;
    const member_context = data.context;
    const member_phase = data.phase;
    const member_error = data.error;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_context === void 0) {
      vErrors = fault(vErrors, "", fault293);
      errors++;
    }
    if (member_phase === void 0) {
      vErrors = fault(vErrors, "", fault178);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_context !== void 0) {
      if (!validate660(member_context)) {
        vErrors = below(vErrors, "/context", validate660.errors);
        errors = vErrors.length;
      }
    }
    if (member_phase !== void 0) {
      if (!validate662(member_phase)) {
        vErrors = below(vErrors, "/phase", validate662.errors);
        errors = vErrors.length;
      }
    }
    if (member_error !== void 0) {
      if (typeof member_error !== "string") {
        vErrors = fault(vErrors, "/error", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
function validate658(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_member = data.member;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_member === void 0) {
      vErrors = fault(vErrors, "", fault294);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_member !== void 0) {
      if (!validate659(member_member)) {
        vErrors = below(vErrors, "/member", validate659.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate658.errors = vErrors;
  return errors === 0;
}
function validate656(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/member" !== member_type) {
        vErrors = fault(vErrors, "/type", fault295);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate658(member_data)) {
        vErrors = below(vErrors, "/data", validate658.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var schema310 = { "title": "Team task status", "description": "How far a task is.", "type": "string", "enum": ["pending", "in_progress", "completed", "deleted"], "x-open": false };
function validate671(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema310.enum } });
    errors++;
  }
  validate671.errors = vErrors;
  return errors === 0;
}
function validate670(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_revision = data.revision;
    const member_subject = data.subject;
    const member_description = data.description;
    const member_status = data.status;
    const member_blockedBy = data.blockedBy;
    const member_writeScopes = data.writeScopes;
    const member_ownerId = data.ownerId;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_subject === void 0) {
      vErrors = fault(vErrors, "", fault296);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_blockedBy === void 0) {
      vErrors = fault(vErrors, "", fault297);
      errors++;
    }
    if (member_writeScopes === void 0) {
      vErrors = fault(vErrors, "", fault298);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data1 = member_revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
    if (member_subject !== void 0) {
      if (typeof member_subject !== "string") {
        vErrors = fault(vErrors, "/subject", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate671(member_status)) {
        vErrors = below(vErrors, "/status", validate671.errors);
        errors = vErrors.length;
      }
    }
    if (member_ownerId !== void 0) {
      if (typeof member_ownerId !== "string") {
        vErrors = fault(vErrors, "/ownerId", fault6);
        errors++;
      }
    }
    if (member_blockedBy !== void 0) {
      let data6 = member_blockedBy;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data6[i0] !== "string") {
            vErrors = fault(vErrors, "/blockedBy/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/blockedBy", fault41);
        errors++;
      }
    }
    if (member_writeScopes !== void 0) {
      let data8 = member_writeScopes;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data8[i1] !== "string") {
            vErrors = fault(vErrors, "/writeScopes/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/writeScopes", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
function validate669(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_task = data.task;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_task === void 0) {
      vErrors = fault(vErrors, "", fault299);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_task !== void 0) {
      if (!validate670(member_task)) {
        vErrors = below(vErrors, "/task", validate670.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate669.errors = vErrors;
  return errors === 0;
}
function validate667(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/task" !== member_type) {
        vErrors = fault(vErrors, "/type", fault300);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate669(member_data)) {
        vErrors = below(vErrors, "/data", validate669.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate667.errors = vErrors;
  return errors === 0;
}
var schema314 = { "title": "Team message delivery", "description": "Whether a message waits until the member it is for works again (`quiet`) or sets it to work (`wakeup`).", "type": "string", "enum": ["quiet", "wakeup"], "x-open": false };
function validate680(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema314.enum } });
    errors++;
  }
  validate680.errors = vErrors;
  return errors === 0;
}
function validate679(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_senderId = data.senderId;
    const member_senderName = data.senderName;
    const member_targetId = data.targetId;
    const member_delivery = data.delivery;
    const member_content = data.content;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_senderId === void 0) {
      vErrors = fault(vErrors, "", fault64);
      errors++;
    }
    if (member_senderName === void 0) {
      vErrors = fault(vErrors, "", fault65);
      errors++;
    }
    if (member_targetId === void 0) {
      vErrors = fault(vErrors, "", fault301);
      errors++;
    }
    if (member_delivery === void 0) {
      vErrors = fault(vErrors, "", fault302);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_senderId !== void 0) {
      if (typeof member_senderId !== "string") {
        vErrors = fault(vErrors, "/senderId", fault6);
        errors++;
      }
    }
    if (member_senderName !== void 0) {
      if (typeof member_senderName !== "string") {
        vErrors = fault(vErrors, "/senderName", fault6);
        errors++;
      }
    }
    if (member_targetId !== void 0) {
      if (typeof member_targetId !== "string") {
        vErrors = fault(vErrors, "/targetId", fault6);
        errors++;
      }
    }
    if (member_delivery !== void 0) {
      if (!validate680(member_delivery)) {
        vErrors = below(vErrors, "/delivery", validate680.errors);
        errors = vErrors.length;
      }
    }
    if (member_content !== void 0) {
      let data5 = member_content;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data5[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate679.errors = vErrors;
  return errors === 0;
}
function validate678(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_message = data.message;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (!validate679(member_message)) {
        vErrors = below(vErrors, "/message", validate679.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate678.errors = vErrors;
  return errors === 0;
}
function validate676(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/message/queued" !== member_type) {
        vErrors = fault(vErrors, "/type", fault303);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate678(member_data)) {
        vErrors = below(vErrors, "/data", validate678.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate676.errors = vErrors;
  return errors === 0;
}
function validate688(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_messageId = data.messageId;
    const member_targetId = data.targetId;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_targetId === void 0) {
      vErrors = fault(vErrors, "", fault301);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
    if (member_targetId !== void 0) {
      if (typeof member_targetId !== "string") {
        vErrors = fault(vErrors, "/targetId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate688.errors = vErrors;
  return errors === 0;
}
function validate686(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/message/delivered" !== member_type) {
        vErrors = fault(vErrors, "/type", fault304);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate688(member_data)) {
        vErrors = below(vErrors, "/data", validate688.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate686.errors = vErrors;
  return errors === 0;
}
function validate695(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("system" !== member_role) {
        vErrors = fault(vErrors, "/role", fault305);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate69(member_source)) {
        vErrors = below(vErrors, "/source", validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate695.errors = vErrors;
  return errors === 0;
}
function validate694(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_message = data.message;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_message !== void 0) {
      if (!validate695(member_message)) {
        vErrors = below(vErrors, "/message", validate695.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate694.errors = vErrors;
  return errors === 0;
}
function validate692(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("system/message" !== member_type) {
        vErrors = fault(vErrors, "/type", fault306);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate694(member_data)) {
        vErrors = below(vErrors, "/data", validate694.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate692.errors = vErrors;
  return errors === 0;
}
function validate703(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_childId = data.childId;
    const member_childCreatedAt = data.childCreatedAt;
    const member_mode = data.mode;
    const member_label = data.label;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_childId === void 0) {
      vErrors = fault(vErrors, "", fault281);
      errors++;
    }
    if (member_childCreatedAt === void 0) {
      vErrors = fault(vErrors, "", fault307);
      errors++;
    }
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_version !== void 0) {
      let data0 = member_version;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/version", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/version", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/version", fault26);
          errors++;
        }
      }
    }
    if (member_childId !== void 0) {
      if (typeof member_childId !== "string") {
        vErrors = fault(vErrors, "/childId", fault6);
        errors++;
      }
    }
    if (member_childCreatedAt !== void 0) {
      let data2 = member_childCreatedAt;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/childCreatedAt", fault11);
        errors++;
      }
    }
    if (member_mode !== void 0) {
      if (typeof member_mode !== "string") {
        vErrors = fault(vErrors, "/mode", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate703.errors = vErrors;
  return errors === 0;
}
function validate701(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("subagent/catalog" !== member_type) {
        vErrors = fault(vErrors, "/type", fault308);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate703(member_data)) {
        vErrors = below(vErrors, "/data", validate703.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate701.errors = vErrors;
  return errors === 0;
}
function validate710(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_cwd = data.cwd;
    if (member_cwd === void 0) {
      vErrors = fault(vErrors, "", fault197);
      errors++;
    }
    if (member_cwd !== void 0) {
      if (typeof member_cwd !== "string") {
        vErrors = fault(vErrors, "/cwd", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate710.errors = vErrors;
  return errors === 0;
}
function validate708(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("working-directory/change" !== member_type) {
        vErrors = fault(vErrors, "/type", fault309);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate710(member_data)) {
        vErrors = below(vErrors, "/data", validate710.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate708.errors = vErrors;
  return errors === 0;
}
function validate715(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_throughSeq = data.throughSeq;
    const member_sessionFormatVersion = data.sessionFormatVersion;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_throughSeq === void 0) {
      vErrors = fault(vErrors, "", fault310);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_sessionFormatVersion !== void 0) {
      let data1 = member_sessionFormatVersion;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/sessionFormatVersion", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/sessionFormatVersion", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/sessionFormatVersion", fault26);
          errors++;
        }
      }
    }
    if (member_throughSeq !== void 0) {
      let data2 = member_throughSeq;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/throughSeq", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/throughSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/throughSeq", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate715.errors = vErrors;
  return errors === 0;
}
function validate713(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session-log-deepseek/delivery-accepted" !== member_type) {
        vErrors = fault(vErrors, "/type", fault311);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate715(member_data)) {
        vErrors = below(vErrors, "/data", validate715.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate713.errors = vErrors;
  return errors === 0;
}
function validate492(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 10 && tag0 === "turn/start") {
      if (!validate493(data)) {
        vErrors = below(vErrors, "", validate493.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "turn/end") {
      if (!validate498(data)) {
        vErrors = below(vErrors, "", validate498.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "step/start") {
      if (!validate511(data)) {
        vErrors = below(vErrors, "", validate511.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "step/end") {
      if (!validate516(data)) {
        vErrors = below(vErrors, "", validate516.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "user/message") {
      if (!validate521(data)) {
        vErrors = below(vErrors, "", validate521.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "assistant/chunk") {
      if (!validate189(data)) {
        vErrors = below(vErrors, "", validate189.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "assistant/message") {
      if (!validate199(data)) {
        vErrors = below(vErrors, "", validate199.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "tool/call") {
      if (!validate527(data)) {
        vErrors = below(vErrors, "", validate527.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "tool/result") {
      if (!validate532(data)) {
        vErrors = below(vErrors, "", validate532.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 24 && tag0 === "tool/code-dispatch-start") {
      if (!validate549(data)) {
        vErrors = below(vErrors, "", validate549.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 18 && tag0 === "tool/code-dispatch") {
      if (!validate554(data)) {
        vErrors = below(vErrors, "", validate554.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 19 && tag0 === "agent/inbox/spliced") {
      if (!validate110(data)) {
        vErrors = below(vErrors, "", validate110.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 14 && tag0 === "request/header") {
      if (!validate448(data)) {
        vErrors = below(vErrors, "", validate448.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "request/context") {
      if (!validate441(data)) {
        vErrors = below(vErrors, "", validate441.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 13 && tag0 === "session/title") {
      if (!validate564(data)) {
        vErrors = below(vErrors, "", validate564.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 25 && tag0 === "session/title-llm-request") {
      if (!validate575(data)) {
        vErrors = below(vErrors, "", validate575.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "session/end-seed") {
      if (!validate489(data)) {
        vErrors = below(vErrors, "", validate489.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "todo/write") {
      if (!validate583(data)) {
        vErrors = below(vErrors, "", validate583.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "llm/retry") {
      if (!validate387(data)) {
        vErrors = below(vErrors, "", validate387.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "llm/retry-started") {
      if (!validate391(data)) {
        vErrors = below(vErrors, "", validate391.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 19 && tag0 === "subagent/descriptor") {
      if (!validate594(data)) {
        vErrors = below(vErrors, "", validate594.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "compaction/start") {
      if (!validate246(data)) {
        vErrors = below(vErrors, "", validate246.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 18 && tag0 === "compaction/summary") {
      if (!validate254(data)) {
        vErrors = below(vErrors, "", validate254.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 14 && tag0 === "compaction/end") {
      if (!validate236(data)) {
        vErrors = below(vErrors, "", validate236.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "compaction/prune") {
      if (!validate242(data)) {
        vErrors = below(vErrors, "", validate242.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 23 && tag0 === "tool-workflow/run-start") {
      if (!validate607(data)) {
        vErrors = below(vErrors, "", validate607.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 25 && tag0 === "tool-workflow/agent-start") {
      if (!validate612(data)) {
        vErrors = below(vErrors, "", validate612.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 23 && tag0 === "tool-workflow/agent-end") {
      if (!validate617(data)) {
        vErrors = below(vErrors, "", validate617.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 21 && tag0 === "tool-workflow/run-end") {
      if (!validate624(data)) {
        vErrors = below(vErrors, "", validate624.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "hook/invoked") {
      if (!validate325(data)) {
        vErrors = below(vErrors, "", validate325.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "hook/result") {
      if (!validate329(data)) {
        vErrors = below(vErrors, "", validate329.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 14 && tag0 === "approval/asked") {
      if (!validate124(data)) {
        vErrors = below(vErrors, "", validate124.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "approval/decided") {
      if (!validate130(data)) {
        vErrors = below(vErrors, "", validate130.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "approval/policy") {
      if (!validate137(data)) {
        vErrors = below(vErrors, "", validate137.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "sandbox/mode") {
      if (!validate459(data)) {
        vErrors = below(vErrors, "", validate459.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "permission/preset") {
      if (!validate422(data)) {
        vErrors = below(vErrors, "", validate422.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "plan/mode") {
      if (!validate426(data)) {
        vErrors = below(vErrors, "", validate426.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "goal/change") {
      if (!validate311(data)) {
        vErrors = below(vErrors, "", validate311.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "schedule/change") {
      if (!validate474(data)) {
        vErrors = below(vErrors, "", validate474.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "command/run") {
      if (!validate230(data)) {
        vErrors = below(vErrors, "", validate230.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 12 && tag0 === "command/done") {
      if (!validate221(data)) {
        vErrors = below(vErrors, "", validate221.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "feedback/record") {
      if (!validate280(data)) {
        vErrors = below(vErrors, "", validate280.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 21 && tag0 === "agent-preset/selected") {
      if (!validate120(data)) {
        vErrors = below(vErrors, "", validate120.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 31 && tag0 === "web/deepseek-search-llm-request") {
      if (!validate645(data)) {
        vErrors = below(vErrors, "", validate645.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "team/member") {
      if (!validate656(data)) {
        vErrors = below(vErrors, "", validate656.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "team/task") {
      if (!validate667(data)) {
        vErrors = below(vErrors, "", validate667.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 19 && tag0 === "team/message/queued") {
      if (!validate676(data)) {
        vErrors = below(vErrors, "", validate676.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 22 && tag0 === "team/message/delivered") {
      if (!validate686(data)) {
        vErrors = below(vErrors, "", validate686.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 17 && tag0 === "assistant/attempt") {
      if (!validate184(data)) {
        vErrors = below(vErrors, "", validate184.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 14 && tag0 === "system/message") {
      if (!validate692(data)) {
        vErrors = below(vErrors, "", validate692.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "subagent/catalog") {
      if (!validate701(data)) {
        vErrors = below(vErrors, "", validate701.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 14 && tag0 === "job/registered") {
      if (!validate360(data)) {
        vErrors = below(vErrors, "", validate360.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "job/settled") {
      if (!validate365(data)) {
        vErrors = below(vErrors, "", validate365.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 24 && tag0 === "working-directory/change") {
      if (!validate708(data)) {
        vErrors = below(vErrors, "", validate708.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 38 && tag0 === "session-log-deepseek/delivery-accepted") {
      if (!validate713(data)) {
        vErrors = below(vErrors, "", validate713.errors);
        errors = vErrors.length;
      }
    } else {
      if (!validate111(data)) {
        vErrors = below(vErrors, "", validate111.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate492.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventEnvelope: Validator = validate719;
function validate719(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_seq = data.seq;
    const member_time = data.time;
    const member_data = data.data;
    const member_ignorable = data.ignorable;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_time === void 0) {
      vErrors = fault(vErrors, "", fault102);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/seq", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/seq", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/seq", fault26);
          errors++;
        }
      }
    }
    if (member_time !== void 0) {
      let data2 = member_time;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/time", fault99);
        errors++;
      }
    }
    if (member_ignorable !== void 0) {
      if (true !== member_ignorable) {
        vErrors = fault(vErrors, "/ignorable", fault14);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate719.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventNotification: Validator = validate720;
function validate720(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_event = data.event;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_event === void 0) {
      vErrors = fault(vErrors, "", fault312);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_event !== void 0) {
      if (!validate492(member_event)) {
        vErrors = below(vErrors, "/event", validate492.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate720.errors = vErrors;
  return errors === 0;
}
export const validateSessionLogDeliveryData: Validator = validate722;
function validate722(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_throughSeq = data.throughSeq;
    const member_sessionFormatVersion = data.sessionFormatVersion;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_throughSeq === void 0) {
      vErrors = fault(vErrors, "", fault310);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_sessionFormatVersion !== void 0) {
      let data1 = member_sessionFormatVersion;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/sessionFormatVersion", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/sessionFormatVersion", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/sessionFormatVersion", fault26);
          errors++;
        }
      }
    }
    if (member_throughSeq !== void 0) {
      let data2 = member_throughSeq;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/throughSeq", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/throughSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/throughSeq", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate722.errors = vErrors;
  return errors === 0;
}
export const validateSessionLogDeliveryEvent: Validator = validate723;
function validate723(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session-log-deepseek/delivery-accepted" !== member_type) {
        vErrors = fault(vErrors, "/type", fault311);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate715(member_data)) {
        vErrors = below(vErrors, "/data", validate715.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate723.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptParams: Validator = validate726;
function validate726(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_contentBlocks = data.contentBlocks;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_contentBlocks === void 0) {
      vErrors = fault(vErrors, "", fault313);
      errors++;
    }
    if (member_sessionId !== void 0) {
      let data0 = member_sessionId;
      if (typeof data0 === "string") {
        if (data0.length < 1) {
          vErrors = fault(vErrors, "/sessionId", fault247);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_contentBlocks !== void 0) {
      let data1 = member_contentBlocks;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0])) {
            vErrors = below(vErrors, "/contentBlocks/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/contentBlocks", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate726.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptReceipt: Validator = validate728;
function validate728(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_messageId = data.messageId;
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate728.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptResult: Validator = validate729;
var schema333 = { "title": "Session prompt status", "description": "How a prompt settled. `ok`: the turn completed, or ended at its token limit where the deployment takes that as success. `aborted`: someone ended it. `error`: every other reason, known or not.", "type": "string", "enum": ["ok", "error", "aborted"], "x-open": false };
function validate730(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema333.enum } });
    errors++;
  }
  validate730.errors = vErrors;
  return errors === 0;
}
function validate729(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_messageId = data.messageId;
    const member_status = data.status;
    const member_reason = data.reason;
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate730(member_status)) {
        vErrors = below(vErrors, "/status", validate730.errors);
        errors = vErrors.length;
      }
    }
    if (member_reason !== void 0) {
      if (!validate501(member_reason)) {
        vErrors = below(vErrors, "/reason", validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate729.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptStatus: Validator = validate733;
function validate733(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema333.enum } });
    errors++;
  }
  validate733.errors = vErrors;
  return errors === 0;
}
export const validateSessionReference: Validator = validate734;
function validate734(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_label = data.label;
    const member_capturedThroughSeq = data.capturedThroughSeq;
    const member_compacted = data.compacted;
    const member_originalMessages = data.originalMessages;
    const member_retainedMessages = data.retainedMessages;
    const member_omittedMessages = data.omittedMessages;
    const member_omittedBytes = data.omittedBytes;
    const member_truncated = data.truncated;
    const member_inputIndex = data.inputIndex;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_capturedThroughSeq === void 0) {
      vErrors = fault(vErrors, "", fault75);
      errors++;
    }
    if (member_compacted === void 0) {
      vErrors = fault(vErrors, "", fault76);
      errors++;
    }
    if (member_originalMessages === void 0) {
      vErrors = fault(vErrors, "", fault77);
      errors++;
    }
    if (member_retainedMessages === void 0) {
      vErrors = fault(vErrors, "", fault78);
      errors++;
    }
    if (member_omittedMessages === void 0) {
      vErrors = fault(vErrors, "", fault79);
      errors++;
    }
    if (member_omittedBytes === void 0) {
      vErrors = fault(vErrors, "", fault80);
      errors++;
    }
    if (member_truncated === void 0) {
      vErrors = fault(vErrors, "", fault81);
      errors++;
    }
    if (member_inputIndex === void 0) {
      vErrors = fault(vErrors, "", fault82);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_capturedThroughSeq !== void 0) {
      let data2 = member_capturedThroughSeq;
      if (!(Number.isInteger(data2)) && data2 !== null) {
        vErrors = fault(vErrors, "/capturedThroughSeq", { keyword: "type", params: { type: schema49.properties.capturedThroughSeq.type } });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/capturedThroughSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/capturedThroughSeq", fault26);
          errors++;
        }
      }
    }
    if (member_compacted !== void 0) {
      if (typeof member_compacted !== "boolean") {
        vErrors = fault(vErrors, "/compacted", fault42);
        errors++;
      }
    }
    if (member_originalMessages !== void 0) {
      let data4 = member_originalMessages;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0) {
          vErrors = fault(vErrors, "/originalMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/originalMessages", fault11);
        errors++;
      }
    }
    if (member_retainedMessages !== void 0) {
      let data5 = member_retainedMessages;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0) {
          vErrors = fault(vErrors, "/retainedMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/retainedMessages", fault11);
        errors++;
      }
    }
    if (member_omittedMessages !== void 0) {
      let data6 = member_omittedMessages;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0) {
          vErrors = fault(vErrors, "/omittedMessages", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/omittedMessages", fault11);
        errors++;
      }
    }
    if (member_omittedBytes !== void 0) {
      let data7 = member_omittedBytes;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0) {
          vErrors = fault(vErrors, "/omittedBytes", fault26);
          errors++;
        }
      } else {
        vErrors = fault(vErrors, "/omittedBytes", fault11);
        errors++;
      }
    }
    if (member_truncated !== void 0) {
      if (typeof member_truncated !== "boolean") {
        vErrors = fault(vErrors, "/truncated", fault42);
        errors++;
      }
    }
    if (member_inputIndex !== void 0) {
      let data9 = member_inputIndex;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        vErrors = fault(vErrors, "/inputIndex", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate734.errors = vErrors;
  return errors === 0;
}
export const validateSessionReferenceSource: Validator = validate735;
function validate735(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_version = data.version;
    const member_references = data.references;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_references === void 0) {
      vErrors = fault(vErrors, "", fault85);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("session-reference" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault86);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("recall" !== member_form) {
        vErrors = fault(vErrors, "/form", fault87);
        errors++;
      }
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_references !== void 0) {
      let data3 = member_references;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate99(data3[i0])) {
            vErrors = below(vErrors, "/references/" + i0, validate99.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/references", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate735.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatus: Validator = validate737;
var schema337 = { "title": "Session status", "description": "Whether a session's agent works on something (`running`) or waits for input (`idle`).", "type": "string", "enum": ["running", "idle"], "x-open": false };
function validate737(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "running" || data === "idle")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema337.enum } });
    errors++;
  }
  validate737.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatusNotification: Validator = validate738;
function validate738(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_sessionId = data.sessionId;
    const member_status = data.status;
    if (member_sessionId === void 0) {
      vErrors = fault(vErrors, "", fault73);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_sessionId !== void 0) {
      if (typeof member_sessionId !== "string") {
        vErrors = fault(vErrors, "/sessionId", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate737(member_status)) {
        vErrors = below(vErrors, "/status", validate737.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate738.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleData: Validator = validate740;
function validate740(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_title = data.title;
    const member_messageSeqs = data.messageSeqs;
    const member_source = data.source;
    if (member_title === void 0) {
      vErrors = fault(vErrors, "", fault267);
      errors++;
    }
    if (member_messageSeqs === void 0) {
      vErrors = fault(vErrors, "", fault268);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_title !== void 0) {
      if (typeof member_title !== "string") {
        vErrors = fault(vErrors, "/title", fault6);
        errors++;
      }
    }
    if (member_messageSeqs !== void 0) {
      let data1 = member_messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/messageSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/messageSeqs", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate567(member_source)) {
        vErrors = below(vErrors, "/source", validate567.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate740.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleEvent: Validator = validate742;
function validate742(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session/title" !== member_type) {
        vErrors = fault(vErrors, "/type", fault269);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate566(member_data)) {
        vErrors = below(vErrors, "/data", validate566.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate742.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestData: Validator = validate745;
function validate745(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_titleProvider = data.titleProvider;
    const member_messageSeqs = data.messageSeqs;
    const member_route = data.route;
    const member_system = data.system;
    const member_messages = data.messages;
    const member_maxTokens = data.maxTokens;
    if (member_titleProvider === void 0) {
      vErrors = fault(vErrors, "", fault270);
      errors++;
    }
    if (member_messageSeqs === void 0) {
      vErrors = fault(vErrors, "", fault268);
      errors++;
    }
    if (member_route === void 0) {
      vErrors = fault(vErrors, "", fault271);
      errors++;
    }
    if (member_system === void 0) {
      vErrors = fault(vErrors, "", fault272);
      errors++;
    }
    if (member_messages === void 0) {
      vErrors = fault(vErrors, "", fault273);
      errors++;
    }
    if (member_maxTokens === void 0) {
      vErrors = fault(vErrors, "", fault274);
      errors++;
    }
    if (member_titleProvider !== void 0) {
      if (typeof member_titleProvider !== "string") {
        vErrors = fault(vErrors, "/titleProvider", fault6);
        errors++;
      }
    }
    if (member_messageSeqs !== void 0) {
      let data1 = member_messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/messageSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/messageSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, "/messageSeqs", fault41);
        errors++;
      }
    }
    if (member_route !== void 0) {
      if (!validate418(member_route)) {
        vErrors = below(vErrors, "/route", validate418.errors);
        errors = vErrors.length;
      }
    }
    if (member_system !== void 0) {
      if (typeof member_system !== "string") {
        vErrors = fault(vErrors, "/system", fault6);
        errors++;
      }
    }
    if (member_messages !== void 0) {
      let data5 = member_messages;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate396(data5[i1])) {
            vErrors = below(vErrors, "/messages/" + i1, validate396.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/messages", fault41);
        errors++;
      }
    }
    if (member_maxTokens !== void 0) {
      let data7 = member_maxTokens;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        vErrors = fault(vErrors, "/maxTokens", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate745.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestEvent: Validator = validate748;
function validate748(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("session/title-llm-request" !== member_type) {
        vErrors = fault(vErrors, "/type", fault275);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate577(member_data)) {
        vErrors = below(vErrors, "/data", validate577.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate748.errors = vErrors;
  return errors === 0;
}
export const validateShadowedRange: Validator = validate751;
function validate751(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_start = data.start;
    const member_end = data.end;
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault97);
      errors++;
    }
    if (member_end === void 0) {
      vErrors = fault(vErrors, "", fault149);
      errors++;
    }
    if (member_start !== void 0) {
      let data0 = member_start;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/start", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/start", fault26);
          errors++;
        }
      }
    }
    if (member_end !== void 0) {
      let data1 = member_end;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/end", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/end", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/end", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate751.errors = vErrors;
  return errors === 0;
}
export const validateShutdownResult: Validator = validate752;
function validate752(data) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate752.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogEntry: Validator = validate753;
function validate753(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_description = data.description;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate753.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogSource: Validator = validate754;
function validate754(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_entries = data.entries;
    const member_update = data.update;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_entries === void 0) {
      vErrors = fault(vErrors, "", fault68);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("skill-catalog" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault69);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("catalog" !== member_form) {
        vErrors = fault(vErrors, "/form", fault70);
        errors++;
      }
    }
    if (member_update !== void 0) {
      if (true !== member_update) {
        vErrors = fault(vErrors, "/update", fault14);
        errors++;
      }
    }
    if (member_entries !== void 0) {
      let data3 = member_entries;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate93(data3[i0])) {
            vErrors = below(vErrors, "/entries/" + i0, validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/entries", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate754.errors = vErrors;
  return errors === 0;
}
export const validateSkillInvocationSource: Validator = validate756;
function validate756(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_name = data.name;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("skill-invocation" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault71);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("instructions" !== member_form) {
        vErrors = fault(vErrors, "/form", fault72);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate756.errors = vErrors;
  return errors === 0;
}
export const validateStepEndData: Validator = validate757;
function validate757(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate757.errors = vErrors;
  return errors === 0;
}
export const validateStepEndEvent: Validator = validate758;
function validate758(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("step/end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault254);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate518(member_data)) {
        vErrors = below(vErrors, "/data", validate518.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate758.errors = vErrors;
  return errors === 0;
}
export const validateStepStartData: Validator = validate761;
function validate761(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate761.errors = vErrors;
  return errors === 0;
}
export const validateStepStartEvent: Validator = validate762;
function validate762(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("step/start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault253);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate513(member_data)) {
        vErrors = below(vErrors, "/data", validate513.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate762.errors = vErrors;
  return errors === 0;
}
export const validateStopFinish: Validator = validate765;
function validate765(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("stop" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault126);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate765.errors = vErrors;
  return errors === 0;
}
export const validateStoredImageBlock: Validator = validate766;
function validate766(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_attachment = data.attachment;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_attachment === void 0) {
      vErrors = fault(vErrors, "", fault30);
      errors++;
    }
    if (member_type !== void 0) {
      if ("image" !== member_type) {
        vErrors = fault(vErrors, "/type", fault31);
        errors++;
      }
    }
    if (member_attachment !== void 0) {
      if (!validate53(member_attachment)) {
        vErrors = below(vErrors, "/attachment", validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate766.errors = vErrors;
  return errors === 0;
}
export const validateStreamChunk: Validator = validate768;
function validate768(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 11 && tag0 === "block-start") {
      if (!validate144(data)) {
        vErrors = below(vErrors, "", validate144.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "text-delta") {
      if (!validate146(data)) {
        vErrors = below(vErrors, "", validate146.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "reasoning-delta") {
      if (!validate148(data)) {
        vErrors = below(vErrors, "", validate148.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 15 && tag0 === "tool-call-delta") {
      if (!validate150(data)) {
        vErrors = below(vErrors, "", validate150.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 9 && tag0 === "block-end") {
      if (!validate152(data)) {
        vErrors = below(vErrors, "", validate152.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "usage") {
      if (!validate155(data)) {
        vErrors = below(vErrors, "", validate155.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 6 && tag0 === "finish") {
      if (!validate159(data)) {
        vErrors = below(vErrors, "", validate159.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault132);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate768.errors = vErrors;
  return errors === 0;
}
export const validateStreamRecord: Validator = validate776;
function validate776(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if (typeof member_type !== "string") {
        vErrors = fault(vErrors, "/type", fault6);
        errors++;
      }
    }
    const tag0 = data["type"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 5 && tag0 === "chunk") {
      if (!validate142(data)) {
        vErrors = below(vErrors, "", validate142.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "text-chunks") {
      if (!validate177(data)) {
        vErrors = below(vErrors, "", validate177.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "reasoning-chunks") {
      if (!validate179(data)) {
        vErrors = below(vErrors, "", validate179.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 16 && tag0 === "tool-call-chunks") {
      if (!validate181(data)) {
        vErrors = below(vErrors, "", validate181.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate776.errors = vErrors;
  return errors === 0;
}
export const validateSubagentCatalogData: Validator = validate781;
function validate781(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_childId = data.childId;
    const member_childCreatedAt = data.childCreatedAt;
    const member_mode = data.mode;
    const member_label = data.label;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_childId === void 0) {
      vErrors = fault(vErrors, "", fault281);
      errors++;
    }
    if (member_childCreatedAt === void 0) {
      vErrors = fault(vErrors, "", fault307);
      errors++;
    }
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_version !== void 0) {
      let data0 = member_version;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/version", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/version", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/version", fault26);
          errors++;
        }
      }
    }
    if (member_childId !== void 0) {
      if (typeof member_childId !== "string") {
        vErrors = fault(vErrors, "/childId", fault6);
        errors++;
      }
    }
    if (member_childCreatedAt !== void 0) {
      let data2 = member_childCreatedAt;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/childCreatedAt", fault11);
        errors++;
      }
    }
    if (member_mode !== void 0) {
      if (typeof member_mode !== "string") {
        vErrors = fault(vErrors, "/mode", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate781.errors = vErrors;
  return errors === 0;
}
export const validateSubagentCatalogEvent: Validator = validate782;
function validate782(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("subagent/catalog" !== member_type) {
        vErrors = fault(vErrors, "/type", fault308);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate703(member_data)) {
        vErrors = below(vErrors, "/data", validate703.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate782.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorData: Validator = validate785;
function validate785(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_mode = data.mode;
    const member_provider = data.provider;
    const member_label = data.label;
    const member_agentProvider = data.agentProvider;
    const member_agentModel = data.agentModel;
    const member_persona = data.persona;
    const member_toolFilter = data.toolFilter;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_mode === void 0) {
      vErrors = fault(vErrors, "", fault225);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_version !== void 0) {
      let data0 = member_version;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, "/version", fault11);
        errors++;
      }
    }
    if (member_mode !== void 0) {
      if (!validate597(member_mode)) {
        vErrors = below(vErrors, "/mode", validate597.errors);
        errors = vErrors.length;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_agentProvider !== void 0) {
      if (typeof member_agentProvider !== "string") {
        vErrors = fault(vErrors, "/agentProvider", fault6);
        errors++;
      }
    }
    if (member_agentModel !== void 0) {
      if (typeof member_agentModel !== "string") {
        vErrors = fault(vErrors, "/agentModel", fault6);
        errors++;
      }
    }
    if (member_persona !== void 0) {
      if (typeof member_persona !== "string") {
        vErrors = fault(vErrors, "/persona", fault6);
        errors++;
      }
    }
    if (member_toolFilter !== void 0) {
      if (!validate599(member_toolFilter)) {
        vErrors = below(vErrors, "/toolFilter", validate599.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate785.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorEvent: Validator = validate788;
function validate788(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("subagent/descriptor" !== member_type) {
        vErrors = fault(vErrors, "/type", fault278);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate596(member_data)) {
        vErrors = below(vErrors, "/data", validate596.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate788.errors = vErrors;
  return errors === 0;
}
export const validateSubagentFinishedNotification: Validator = validate791;
function validate793(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate793.errors = vErrors;
  return errors === 0;
}
function validate791(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_provider = data.provider;
    const member_agentId = data.agentId;
    const member_parentSessionId = data.parentSessionId;
    const member_childSessionId = data.childSessionId;
    const member_status = data.status;
    const member_stopReason = data.stopReason;
    const member_lastAssistantMessage = data.lastAssistantMessage;
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_agentId === void 0) {
      vErrors = fault(vErrors, "", fault314);
      errors++;
    }
    if (member_parentSessionId === void 0) {
      vErrors = fault(vErrors, "", fault315);
      errors++;
    }
    if (member_childSessionId === void 0) {
      vErrors = fault(vErrors, "", fault316);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_stopReason === void 0) {
      vErrors = fault(vErrors, "", fault284);
      errors++;
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_agentId !== void 0) {
      if (typeof member_agentId !== "string") {
        vErrors = fault(vErrors, "/agentId", fault6);
        errors++;
      }
    }
    if (member_parentSessionId !== void 0) {
      if (typeof member_parentSessionId !== "string") {
        vErrors = fault(vErrors, "/parentSessionId", fault6);
        errors++;
      }
    }
    if (member_childSessionId !== void 0) {
      if (typeof member_childSessionId !== "string") {
        vErrors = fault(vErrors, "/childSessionId", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate455(member_status)) {
        vErrors = below(vErrors, "/status", validate455.errors);
        errors = vErrors.length;
      }
    }
    if (member_stopReason !== void 0) {
      if (!validate793(member_stopReason)) {
        vErrors = below(vErrors, "/stopReason", validate793.errors);
        errors = vErrors.length;
      }
    }
    if (member_lastAssistantMessage !== void 0) {
      let data6 = member_lastAssistantMessage;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data6[i0])) {
            vErrors = below(vErrors, "/lastAssistantMessage/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/lastAssistantMessage", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate791.errors = vErrors;
  return errors === 0;
}
export const validateSubagentMode: Validator = validate796;
function validate796(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema285.enum } });
    errors++;
  }
  validate796.errors = vErrors;
  return errors === 0;
}
export const validateSubagentReportSource: Validator = validate797;
function validate797(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("subagent-report" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault58);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("relay" !== member_form) {
        vErrors = fault(vErrors, "/form", fault57);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate797.errors = vErrors;
  return errors === 0;
}
export const validateSubagentSettledSource: Validator = validate798;
function validate798(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_form = data.form;
    const member_summary = data.summary;
    const member_senderSessionId = data.senderSessionId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_form === void 0) {
      vErrors = fault(vErrors, "", fault54);
      errors++;
    }
    if (member_summary === void 0) {
      vErrors = fault(vErrors, "", fault59);
      errors++;
    }
    if (member_senderSessionId === void 0) {
      vErrors = fault(vErrors, "", fault55);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("subagent-settled" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault60);
        errors++;
      }
    }
    if (member_form !== void 0) {
      if ("notice" !== member_form) {
        vErrors = fault(vErrors, "/form", fault61);
        errors++;
      }
    }
    if (member_summary !== void 0) {
      if (typeof member_summary !== "string") {
        vErrors = fault(vErrors, "/summary", fault6);
        errors++;
      }
    }
    if (member_senderSessionId !== void 0) {
      if (typeof member_senderSessionId !== "string") {
        vErrors = fault(vErrors, "/senderSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate798.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStartedNotification: Validator = validate799;
function validate799(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_parentSessionId = data.parentSessionId;
    const member_childSessionId = data.childSessionId;
    if (member_parentSessionId === void 0) {
      vErrors = fault(vErrors, "", fault315);
      errors++;
    }
    if (member_childSessionId === void 0) {
      vErrors = fault(vErrors, "", fault316);
      errors++;
    }
    if (member_parentSessionId !== void 0) {
      if (typeof member_parentSessionId !== "string") {
        vErrors = fault(vErrors, "/parentSessionId", fault6);
        errors++;
      }
    }
    if (member_childSessionId !== void 0) {
      if (typeof member_childSessionId !== "string") {
        vErrors = fault(vErrors, "/childSessionId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate799.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStopReason: Validator = validate800;
function validate800(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate800.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceEventEnvelope: Validator = validate801;
function validate801(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_surfaceOp = data.surfaceOp;
    const member_sourceEventSeqs = data.sourceEventSeqs;
    if (member_surfaceOp === void 0) {
      vErrors = fault(vErrors, "", fault154);
      errors++;
    }
    if (member_surfaceOp !== void 0) {
      if (!validate202(member_surfaceOp)) {
        vErrors = below(vErrors, "/surfaceOp", validate202.errors);
        errors = vErrors.length;
      }
    }
    if (member_sourceEventSeqs !== void 0) {
      let data1 = member_sourceEventSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(Number.isInteger(data2))) {
            vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault99);
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault83);
              errors++;
            }
            if (data2 < 0) {
              vErrors = fault(vErrors, "/sourceEventSeqs/" + i0, fault26);
              errors++;
            }
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (!(Number.isInteger(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = fault(vErrors, "/sourceEventSeqs", { keyword: "uniqueItems", params: { i: i1, j: j0 } });
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        vErrors = fault(vErrors, "/sourceEventSeqs", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate801.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceOp: Validator = validate804;
function validate804(data) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if ("append" !== data) {
    vErrors = fault(vErrors, "", fault153);
    errors++;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate203(data)) {
      vErrors = below(vErrors, "", validate203.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate205(data)) {
        vErrors = below(vErrors, "", validate205.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs3 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    vErrors = fault(vErrors, "", fault34);
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
  validate804.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceReplace: Validator = validate807;
function validate807(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_start = data.start;
    const member_end = data.end;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault148);
      errors++;
    }
    if (member_start === void 0) {
      vErrors = fault(vErrors, "", fault97);
      errors++;
    }
    if (member_end === void 0) {
      vErrors = fault(vErrors, "", fault149);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault150);
        errors++;
      }
    }
    if (member_start !== void 0) {
      let data1 = member_start;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/start", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/start", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/start", fault26);
          errors++;
        }
      }
    }
    if (member_end !== void 0) {
      let data2 = member_end;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/end", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/end", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/end", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate807.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceSeqReplace: Validator = validate808;
function validate808(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_op = data.op;
    const member_startSeq = data.startSeq;
    const member_endSeq = data.endSeq;
    if (member_op === void 0) {
      vErrors = fault(vErrors, "", fault148);
      errors++;
    }
    if (member_startSeq === void 0) {
      vErrors = fault(vErrors, "", fault151);
      errors++;
    }
    if (member_endSeq === void 0) {
      vErrors = fault(vErrors, "", fault152);
      errors++;
    }
    if (member_op !== void 0) {
      if ("replace" !== member_op) {
        vErrors = fault(vErrors, "/op", fault150);
        errors++;
      }
    }
    if (member_startSeq !== void 0) {
      let data1 = member_startSeq;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/startSeq", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/startSeq", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/startSeq", fault26);
          errors++;
        }
      }
    }
    if (member_endSeq !== void 0) {
      let data2 = member_endSeq;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/endSeq", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/endSeq", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/endSeq", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate808.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessage: Validator = validate809;
function validate809(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("system" !== member_role) {
        vErrors = fault(vErrors, "/role", fault305);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate69(member_source)) {
        vErrors = below(vErrors, "/source", validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate809.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessageData: Validator = validate812;
function validate812(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_message = data.message;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_message !== void 0) {
      if (!validate695(member_message)) {
        vErrors = below(vErrors, "/message", validate695.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate812.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessageEvent: Validator = validate814;
function validate814(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("system/message" !== member_type) {
        vErrors = fault(vErrors, "/type", fault306);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate694(member_data)) {
        vErrors = below(vErrors, "/data", validate694.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate814.errors = vErrors;
  return errors === 0;
}
export const validateTeamMember: Validator = validate817;
function validate817(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_name = data.name;
    const member_description = data.description;
    const member_provider = data.provider;
    const member_context = data.context;
    const member_phase = data.phase;
    const member_error = data.error;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_provider === void 0) {
      vErrors = fault(vErrors, "", fault45);
      errors++;
    }
    if (member_context === void 0) {
      vErrors = fault(vErrors, "", fault293);
      errors++;
    }
    if (member_phase === void 0) {
      vErrors = fault(vErrors, "", fault178);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_provider !== void 0) {
      if (typeof member_provider !== "string") {
        vErrors = fault(vErrors, "/provider", fault6);
        errors++;
      }
    }
    if (member_context !== void 0) {
      if (!validate660(member_context)) {
        vErrors = below(vErrors, "/context", validate660.errors);
        errors = vErrors.length;
      }
    }
    if (member_phase !== void 0) {
      if (!validate662(member_phase)) {
        vErrors = below(vErrors, "/phase", validate662.errors);
        errors = vErrors.length;
      }
    }
    if (member_error !== void 0) {
      if (typeof member_error !== "string") {
        vErrors = fault(vErrors, "/error", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate817.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberContext: Validator = validate820;
function validate820(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema305.enum } });
    errors++;
  }
  validate820.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberData: Validator = validate821;
function validate821(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_member = data.member;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_member === void 0) {
      vErrors = fault(vErrors, "", fault294);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_member !== void 0) {
      if (!validate659(member_member)) {
        vErrors = below(vErrors, "/member", validate659.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate821.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberEvent: Validator = validate823;
function validate823(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/member" !== member_type) {
        vErrors = fault(vErrors, "/type", fault295);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate658(member_data)) {
        vErrors = below(vErrors, "/data", validate658.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate823.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberPhase: Validator = validate826;
function validate826(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  validate826.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessage: Validator = validate827;
function validate827(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_senderId = data.senderId;
    const member_senderName = data.senderName;
    const member_targetId = data.targetId;
    const member_delivery = data.delivery;
    const member_content = data.content;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_senderId === void 0) {
      vErrors = fault(vErrors, "", fault64);
      errors++;
    }
    if (member_senderName === void 0) {
      vErrors = fault(vErrors, "", fault65);
      errors++;
    }
    if (member_targetId === void 0) {
      vErrors = fault(vErrors, "", fault301);
      errors++;
    }
    if (member_delivery === void 0) {
      vErrors = fault(vErrors, "", fault302);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_senderId !== void 0) {
      if (typeof member_senderId !== "string") {
        vErrors = fault(vErrors, "/senderId", fault6);
        errors++;
      }
    }
    if (member_senderName !== void 0) {
      if (typeof member_senderName !== "string") {
        vErrors = fault(vErrors, "/senderName", fault6);
        errors++;
      }
    }
    if (member_targetId !== void 0) {
      if (typeof member_targetId !== "string") {
        vErrors = fault(vErrors, "/targetId", fault6);
        errors++;
      }
    }
    if (member_delivery !== void 0) {
      if (!validate680(member_delivery)) {
        vErrors = below(vErrors, "/delivery", validate680.errors);
        errors = vErrors.length;
      }
    }
    if (member_content !== void 0) {
      let data5 = member_content;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data5[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate827.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredData: Validator = validate830;
function validate830(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_messageId = data.messageId;
    const member_targetId = data.targetId;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_targetId === void 0) {
      vErrors = fault(vErrors, "", fault301);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
    if (member_targetId !== void 0) {
      if (typeof member_targetId !== "string") {
        vErrors = fault(vErrors, "/targetId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate830.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredEvent: Validator = validate831;
function validate831(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/message/delivered" !== member_type) {
        vErrors = fault(vErrors, "/type", fault304);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate688(member_data)) {
        vErrors = below(vErrors, "/data", validate688.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate831.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDelivery: Validator = validate834;
function validate834(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema314.enum } });
    errors++;
  }
  validate834.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedData: Validator = validate835;
function validate835(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_message = data.message;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (!validate679(member_message)) {
        vErrors = below(vErrors, "/message", validate679.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate835.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedEvent: Validator = validate837;
function validate837(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/message/queued" !== member_type) {
        vErrors = fault(vErrors, "/type", fault303);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate678(member_data)) {
        vErrors = below(vErrors, "/data", validate678.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate837.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageSource: Validator = validate840;
function validate840(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_teamId = data.teamId;
    const member_messageId = data.messageId;
    const member_senderId = data.senderId;
    const member_senderName = data.senderName;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_messageId === void 0) {
      vErrors = fault(vErrors, "", fault63);
      errors++;
    }
    if (member_senderId === void 0) {
      vErrors = fault(vErrors, "", fault64);
      errors++;
    }
    if (member_senderName === void 0) {
      vErrors = fault(vErrors, "", fault65);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("team-message" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault66);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_messageId !== void 0) {
      if (typeof member_messageId !== "string") {
        vErrors = fault(vErrors, "/messageId", fault6);
        errors++;
      }
    }
    if (member_senderId !== void 0) {
      if (typeof member_senderId !== "string") {
        vErrors = fault(vErrors, "/senderId", fault6);
        errors++;
      }
    }
    if (member_senderName !== void 0) {
      if (typeof member_senderName !== "string") {
        vErrors = fault(vErrors, "/senderName", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate840.errors = vErrors;
  return errors === 0;
}
export const validateTeamTask: Validator = validate841;
function validate841(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_revision = data.revision;
    const member_subject = data.subject;
    const member_description = data.description;
    const member_status = data.status;
    const member_blockedBy = data.blockedBy;
    const member_writeScopes = data.writeScopes;
    const member_ownerId = data.ownerId;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_revision === void 0) {
      vErrors = fault(vErrors, "", fault51);
      errors++;
    }
    if (member_subject === void 0) {
      vErrors = fault(vErrors, "", fault296);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_blockedBy === void 0) {
      vErrors = fault(vErrors, "", fault297);
      errors++;
    }
    if (member_writeScopes === void 0) {
      vErrors = fault(vErrors, "", fault298);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_revision !== void 0) {
      let data1 = member_revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/revision", fault11);
        errors++;
      }
    }
    if (member_subject !== void 0) {
      if (typeof member_subject !== "string") {
        vErrors = fault(vErrors, "/subject", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate671(member_status)) {
        vErrors = below(vErrors, "/status", validate671.errors);
        errors = vErrors.length;
      }
    }
    if (member_ownerId !== void 0) {
      if (typeof member_ownerId !== "string") {
        vErrors = fault(vErrors, "/ownerId", fault6);
        errors++;
      }
    }
    if (member_blockedBy !== void 0) {
      let data6 = member_blockedBy;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data6[i0] !== "string") {
            vErrors = fault(vErrors, "/blockedBy/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/blockedBy", fault41);
        errors++;
      }
    }
    if (member_writeScopes !== void 0) {
      let data8 = member_writeScopes;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data8[i1] !== "string") {
            vErrors = fault(vErrors, "/writeScopes/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/writeScopes", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate841.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskData: Validator = validate843;
function validate843(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_version = data.version;
    const member_teamId = data.teamId;
    const member_task = data.task;
    if (member_version === void 0) {
      vErrors = fault(vErrors, "", fault84);
      errors++;
    }
    if (member_teamId === void 0) {
      vErrors = fault(vErrors, "", fault62);
      errors++;
    }
    if (member_task === void 0) {
      vErrors = fault(vErrors, "", fault299);
      errors++;
    }
    if (member_version !== void 0) {
      if (1 !== member_version) {
        vErrors = fault(vErrors, "/version", fault88);
        errors++;
      }
    }
    if (member_teamId !== void 0) {
      if (typeof member_teamId !== "string") {
        vErrors = fault(vErrors, "/teamId", fault6);
        errors++;
      }
    }
    if (member_task !== void 0) {
      if (!validate670(member_task)) {
        vErrors = below(vErrors, "/task", validate670.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate843.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskEvent: Validator = validate845;
function validate845(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("team/task" !== member_type) {
        vErrors = fault(vErrors, "/type", fault300);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate669(member_data)) {
        vErrors = below(vErrors, "/data", validate669.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate845.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskStatus: Validator = validate848;
function validate848(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema310.enum } });
    errors++;
  }
  validate848.errors = vErrors;
  return errors === 0;
}
export const validateTextBlock: Validator = validate849;
function validate849(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text" !== member_type) {
        vErrors = fault(vErrors, "/type", fault22);
        errors++;
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate849.errors = vErrors;
  return errors === 0;
}
export const validateTextChunksRecord: Validator = validate850;
function validate850(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_dt = data.dt;
    const member_texts = data.texts;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_texts === void 0) {
      vErrors = fault(vErrors, "", fault137);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault138);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_dt !== void 0) {
      let data3 = member_dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_texts !== void 0) {
      let data5 = member_texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, "/texts/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/texts", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate850.errors = vErrors;
  return errors === 0;
}
export const validateTextDeltaChunk: Validator = validate851;
function validate851(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_text = data.text;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_text === void 0) {
      vErrors = fault(vErrors, "", fault21);
      errors++;
    }
    if (member_type !== void 0) {
      if ("text-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault116);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_text !== void 0) {
      if (typeof member_text !== "string") {
        vErrors = fault(vErrors, "/text", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate851.errors = vErrors;
  return errors === 0;
}
export const validateTitleSource: Validator = validate852;
function validate852(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 8 && tag0 === "fallback") {
      if (!validate278(data)) {
        vErrors = below(vErrors, "", validate278.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 8 && tag0 === "provider") {
      if (!validate433(data)) {
        vErrors = below(vErrors, "", validate433.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "user") {
      if (!validate570(data)) {
        vErrors = below(vErrors, "", validate570.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault266);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate852.errors = vErrors;
  return errors === 0;
}
export const validateTodoItem: Validator = validate856;
function validate856(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_content = data.content;
    const member_status = data.status;
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_status === void 0) {
      vErrors = fault(vErrors, "", fault214);
      errors++;
    }
    if (member_content !== void 0) {
      if (typeof member_content !== "string") {
        vErrors = fault(vErrors, "/content", fault6);
        errors++;
      }
    }
    if (member_status !== void 0) {
      if (!validate587(member_status)) {
        vErrors = below(vErrors, "/status", validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate856.errors = vErrors;
  return errors === 0;
}
export const validateTodoStatus: Validator = validate858;
function validate858(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema282.enum } });
    errors++;
  }
  validate858.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteData: Validator = validate859;
function validate859(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_todos = data.todos;
    if (member_todos === void 0) {
      vErrors = fault(vErrors, "", fault276);
      errors++;
    }
    if (member_todos !== void 0) {
      let data0 = member_todos;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate586(data0[i0])) {
            vErrors = below(vErrors, "/todos/" + i0, validate586.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/todos", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate859.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteEvent: Validator = validate861;
function validate861(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("todo/write" !== member_type) {
        vErrors = fault(vErrors, "/type", fault277);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate585(member_data)) {
        vErrors = below(vErrors, "/data", validate585.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate861.errors = vErrors;
  return errors === 0;
}
export const validateTokenUsage: Validator = validate864;
function validate864(data) {
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
      vErrors = fault(vErrors, "", fault122);
      errors++;
    }
    if (member_outputTokens === void 0) {
      vErrors = fault(vErrors, "", fault123);
      errors++;
    }
    if (member_inputTokens !== void 0) {
      let data0 = member_inputTokens;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, "/inputTokens", fault11);
        errors++;
      }
    }
    if (member_outputTokens !== void 0) {
      let data1 = member_outputTokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/outputTokens", fault11);
        errors++;
      }
    }
    if (member_cacheReadTokens !== void 0) {
      let data2 = member_cacheReadTokens;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, "/cacheReadTokens", fault11);
        errors++;
      }
    }
    if (member_cacheWriteTokens !== void 0) {
      let data3 = member_cacheWriteTokens;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, "/cacheWriteTokens", fault11);
        errors++;
      }
    }
    if (member_reasoningTokens !== void 0) {
      let data4 = member_reasoningTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, "/reasoningTokens", fault11);
        errors++;
      }
    }
    if (member_totalTokens !== void 0) {
      let data5 = member_totalTokens;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, "/totalTokens", fault11);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate864.errors = vErrors;
  return errors === 0;
}
export const validateToolCallBlock: Validator = validate865;
function validate865(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_id = data.id;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault37);
        errors++;
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_arguments !== void 0) {
      if (typeof member_arguments !== "string") {
        vErrors = fault(vErrors, "/arguments", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate865.errors = vErrors;
  return errors === 0;
}
export const validateToolCallChunksRecord: Validator = validate866;
function validate866(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_time0 = data.time0;
    const member_index = data.index;
    const member_id = data.id;
    const member_dt = data.dt;
    const member_args = data.args;
    const member_name = data.name;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_time0 === void 0) {
      vErrors = fault(vErrors, "", fault135);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_dt === void 0) {
      vErrors = fault(vErrors, "", fault136);
      errors++;
    }
    if (member_args === void 0) {
      vErrors = fault(vErrors, "", fault140);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call-chunks" !== member_type) {
        vErrors = fault(vErrors, "/type", fault141);
        errors++;
      }
    }
    if (member_time0 !== void 0) {
      let data1 = member_time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/time0", fault11);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data2 = member_index;
      if (!(Number.isInteger(data2))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data2 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_dt !== void 0) {
      let data5 = member_dt;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && isFinite(data6))) {
            vErrors = fault(vErrors, "/dt/" + i0, fault11);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/dt", fault41);
        errors++;
      }
    }
    if (member_args !== void 0) {
      let data7 = member_args;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data7[i1] !== "string") {
            vErrors = fault(vErrors, "/args/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/args", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate866.errors = vErrors;
  return errors === 0;
}
export const validateToolCallData: Validator = validate867;
function validate867(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_callId = data.callId;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_arguments !== void 0) {
      if (typeof member_arguments !== "string") {
        vErrors = fault(vErrors, "/arguments", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate867.errors = vErrors;
  return errors === 0;
}
export const validateToolCallDeltaChunk: Validator = validate868;
function validate868(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_index = data.index;
    const member_id = data.id;
    const member_argumentsDelta = data.argumentsDelta;
    const member_name = data.name;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_index === void 0) {
      vErrors = fault(vErrors, "", fault113);
      errors++;
    }
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_argumentsDelta === void 0) {
      vErrors = fault(vErrors, "", fault118);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-call-delta" !== member_type) {
        vErrors = fault(vErrors, "/type", fault119);
        errors++;
      }
    }
    if (member_index !== void 0) {
      let data1 = member_index;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/index", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/index", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/index", fault26);
          errors++;
        }
      }
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_argumentsDelta !== void 0) {
      if (typeof member_argumentsDelta !== "string") {
        vErrors = fault(vErrors, "/argumentsDelta", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate868.errors = vErrors;
  return errors === 0;
}
export const validateToolCallEvent: Validator = validate869;
function validate869(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/call" !== member_type) {
        vErrors = fault(vErrors, "/type", fault256);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate529(member_data)) {
        vErrors = below(vErrors, "/data", validate529.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate869.errors = vErrors;
  return errors === 0;
}
export const validateToolCallsFinish: Validator = validate872;
function validate872(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("tool-calls" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault127);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate872.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchData: Validator = validate873;
function validate873(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate551(data)) {
    vErrors = below(vErrors, "", validate551.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_isError = data.isError;
    const member_content = data.content;
    if (member_isError === void 0) {
      vErrors = fault(vErrors, "", fault264);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data1 = member_content;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate873.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchEvent: Validator = validate876;
function validate876(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/code-dispatch" !== member_type) {
        vErrors = fault(vErrors, "/type", fault265);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate556(member_data)) {
        vErrors = below(vErrors, "/data", validate556.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate876.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchStartData: Validator = validate879;
function validate879(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_rootCallId = data.rootCallId;
    const member_parentCallId = data.parentCallId;
    const member_subCallId = data.subCallId;
    const member_name = data.name;
    const member_arguments = data.arguments;
    if (member_rootCallId === void 0) {
      vErrors = fault(vErrors, "", fault208);
      errors++;
    }
    if (member_parentCallId === void 0) {
      vErrors = fault(vErrors, "", fault261);
      errors++;
    }
    if (member_subCallId === void 0) {
      vErrors = fault(vErrors, "", fault262);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_arguments === void 0) {
      vErrors = fault(vErrors, "", fault36);
      errors++;
    }
    if (member_rootCallId !== void 0) {
      if (typeof member_rootCallId !== "string") {
        vErrors = fault(vErrors, "/rootCallId", fault6);
        errors++;
      }
    }
    if (member_parentCallId !== void 0) {
      if (typeof member_parentCallId !== "string") {
        vErrors = fault(vErrors, "/parentCallId", fault6);
        errors++;
      }
    }
    if (member_subCallId !== void 0) {
      if (typeof member_subCallId !== "string") {
        vErrors = fault(vErrors, "/subCallId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate879.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchStartEvent: Validator = validate880;
function validate880(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/code-dispatch-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault263);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate551(member_data)) {
        vErrors = below(vErrors, "/data", validate551.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate880.errors = vErrors;
  return errors === 0;
}
export const validateToolDefinition: Validator = validate883;
function validate883(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_description = data.description;
    const member_parameters = data.parameters;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_description === void 0) {
      vErrors = fault(vErrors, "", fault67);
      errors++;
    }
    if (member_parameters === void 0) {
      vErrors = fault(vErrors, "", fault170);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_description !== void 0) {
      if (typeof member_description !== "string") {
        vErrors = fault(vErrors, "/description", fault6);
        errors++;
      }
    }
    if (member_parameters !== void 0) {
      let data2 = member_parameters;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, "/parameters", fault2);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate883.errors = vErrors;
  return errors === 0;
}
export const validateToolError: Validator = validate884;
function validate884(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_name = data.name;
    const member_code = data.code;
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_code === void 0) {
      vErrors = fault(vErrors, "", fault10);
      errors++;
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
    if (member_code !== void 0) {
      if (typeof member_code !== "string") {
        vErrors = fault(vErrors, "/code", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate884.errors = vErrors;
  return errors === 0;
}
export const validateToolFilter: Validator = validate885;
function validate885(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_allow = data.allow;
    const member_deny = data.deny;
    if (member_allow !== void 0) {
      let data0 = member_allow;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data0[i0] !== "string") {
            vErrors = fault(vErrors, "/allow/" + i0, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/allow", fault41);
        errors++;
      }
    }
    if (member_deny !== void 0) {
      let data2 = member_deny;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data2[i1] !== "string") {
            vErrors = fault(vErrors, "/deny/" + i1, fault6);
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, "/deny", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate885.errors = vErrors;
  return errors === 0;
}
export const validateToolResultBlock: Validator = validate886;
function validate886(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_toolCallId = data.toolCallId;
    const member_content = data.content;
    const member_isError = data.isError;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_toolCallId === void 0) {
      vErrors = fault(vErrors, "", fault38);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault40);
        errors++;
      }
    }
    if (member_toolCallId !== void 0) {
      if (typeof member_toolCallId !== "string") {
        vErrors = fault(vErrors, "/toolCallId", fault6);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate886.errors = vErrors;
  return errors === 0;
}
export const validateToolResultData: Validator = validate888;
function validate888(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_step = data.step;
    const member_message = data.message;
    const member_error = data.error;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_step === void 0) {
      vErrors = fault(vErrors, "", fault143);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_step !== void 0) {
      let data1 = member_step;
      if (!(Number.isInteger(data1))) {
        vErrors = fault(vErrors, "/step", fault99);
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991) {
          vErrors = fault(vErrors, "/step", fault83);
          errors++;
        }
        if (data1 < 0) {
          vErrors = fault(vErrors, "/step", fault26);
          errors++;
        }
      }
    }
    if (member_message !== void 0) {
      if (!validate535(member_message)) {
        vErrors = below(vErrors, "/message", validate535.errors);
        errors = vErrors.length;
      }
    }
    if (member_error !== void 0) {
      if (!validate545(member_error)) {
        vErrors = below(vErrors, "/error", validate545.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate888.errors = vErrors;
  return errors === 0;
}
export const validateToolResultEvent: Validator = validate891;
function validate891(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool/result" !== member_type) {
        vErrors = fault(vErrors, "/type", fault260);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate534(member_data)) {
        vErrors = below(vErrors, "/data", validate534.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate891.errors = vErrors;
  return errors === 0;
}
export const validateToolResultMessage: Validator = validate894;
function validate894(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["role"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 4 && tag0 === "user") {
      if (!validate536(data)) {
        vErrors = below(vErrors, "", validate536.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 4 && tag0 === "tool") {
      if (!validate540(data)) {
        vErrors = below(vErrors, "", validate540.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, "", fault259);
      errors++;
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate894.errors = vErrors;
  return errors === 0;
}
export const validateToolRoleToolResultMessage: Validator = validate897;
function validate897(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_toolCallId = data.toolCallId;
    const member_content = data.content;
    const member_source = data.source;
    const member_isError = data.isError;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_toolCallId === void 0) {
      vErrors = fault(vErrors, "", fault38);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("tool" !== member_role) {
        vErrors = fault(vErrors, "/role", fault49);
        errors++;
      }
    }
    if (member_toolCallId !== void 0) {
      if (typeof member_toolCallId !== "string") {
        vErrors = fault(vErrors, "/toolCallId", fault6);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data3 = member_content;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data3[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_isError !== void 0) {
      if (typeof member_isError !== "boolean") {
        vErrors = fault(vErrors, "/isError", fault42);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate80(member_source)) {
        vErrors = below(vErrors, "/source", validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate897.errors = vErrors;
  return errors === 0;
}
export const validateToolSource: Validator = validate900;
function validate900(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_callId = data.callId;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_callId === void 0) {
      vErrors = fault(vErrors, "", fault48);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("tool" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault49);
        errors++;
      }
    }
    if (member_callId !== void 0) {
      if (typeof member_callId !== "string") {
        vErrors = fault(vErrors, "/callId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate900.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndData: Validator = validate901;
function validate901(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_seq = data.seq;
    const member_outcome = data.outcome;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_outcome === void 0) {
      vErrors = fault(vErrors, "", fault108);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/seq", fault11);
        errors++;
      }
    }
    if (member_outcome !== void 0) {
      if (!validate620(member_outcome)) {
        vErrors = below(vErrors, "/outcome", validate620.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate901.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndEvent: Validator = validate903;
function validate903(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/agent-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault283);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate619(member_data)) {
        vErrors = below(vErrors, "/data", validate619.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate903.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentStartData: Validator = validate906;
function validate906(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_seq = data.seq;
    const member_label = data.label;
    const member_childId = data.childId;
    const member_phase = data.phase;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_seq === void 0) {
      vErrors = fault(vErrors, "", fault101);
      errors++;
    }
    if (member_label === void 0) {
      vErrors = fault(vErrors, "", fault74);
      errors++;
    }
    if (member_childId === void 0) {
      vErrors = fault(vErrors, "", fault281);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_seq !== void 0) {
      let data1 = member_seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/seq", fault11);
        errors++;
      }
    }
    if (member_label !== void 0) {
      if (typeof member_label !== "string") {
        vErrors = fault(vErrors, "/label", fault6);
        errors++;
      }
    }
    if (member_phase !== void 0) {
      if (typeof member_phase !== "string") {
        vErrors = fault(vErrors, "/phase", fault6);
        errors++;
      }
    }
    if (member_childId !== void 0) {
      if (typeof member_childId !== "string") {
        vErrors = fault(vErrors, "/childId", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate906.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentStartEvent: Validator = validate907;
function validate907(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/agent-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault282);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate614(member_data)) {
        vErrors = below(vErrors, "/data", validate614.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate907.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndData: Validator = validate910;
function validate910(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_stopReason = data.stopReason;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_stopReason === void 0) {
      vErrors = fault(vErrors, "", fault284);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_stopReason !== void 0) {
      if (!validate627(member_stopReason)) {
        vErrors = below(vErrors, "/stopReason", validate627.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate910.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndEvent: Validator = validate912;
function validate912(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/run-end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault285);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate626(member_data)) {
        vErrors = below(vErrors, "/data", validate626.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate912.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartData: Validator = validate915;
function validate915(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_runId = data.runId;
    const member_name = data.name;
    if (member_runId === void 0) {
      vErrors = fault(vErrors, "", fault279);
      errors++;
    }
    if (member_name === void 0) {
      vErrors = fault(vErrors, "", fault35);
      errors++;
    }
    if (member_runId !== void 0) {
      if (typeof member_runId !== "string") {
        vErrors = fault(vErrors, "/runId", fault6);
        errors++;
      }
    }
    if (member_name !== void 0) {
      if (typeof member_name !== "string") {
        vErrors = fault(vErrors, "/name", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate915.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartEvent: Validator = validate916;
function validate916(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("tool-workflow/run-start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault280);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate609(member_data)) {
        vErrors = below(vErrors, "/data", validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate916.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndData: Validator = validate919;
function validate919(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    const member_reason = data.reason;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_reason === void 0) {
      vErrors = fault(vErrors, "", fault4);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
    if (member_reason !== void 0) {
      if (!validate501(member_reason)) {
        vErrors = below(vErrors, "/reason", validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate919.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndEvent: Validator = validate921;
function validate921(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("turn/end" !== member_type) {
        vErrors = fault(vErrors, "/type", fault252);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate500(member_data)) {
        vErrors = below(vErrors, "/data", validate500.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate921.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndReason: Validator = validate924;
function validate924(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if (typeof member_kind !== "string") {
        vErrors = fault(vErrors, "/kind", fault6);
        errors++;
      }
    }
    const tag0 = data["kind"];
    const length0 = typeof tag0 == "string" ? tag0.length : -1;
    if (length0 === 9 && tag0 === "completed") {
      if (!validate257(data)) {
        vErrors = below(vErrors, "", validate257.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "blocked") {
      if (!validate214(data)) {
        vErrors = below(vErrors, "", validate214.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 10 && tag0 === "max-tokens") {
      if (!validate395(data)) {
        vErrors = below(vErrors, "", validate395.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 11 && tag0 === "interrupted") {
      if (!validate352(data)) {
        vErrors = below(vErrors, "", validate352.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 5 && tag0 === "error") {
      if (!validate275(data)) {
        vErrors = below(vErrors, "", validate275.errors);
        errors = vErrors.length;
      }
    } else if (length0 === 7 && tag0 === "aborted") {
      if (!validate38(data)) {
        vErrors = below(vErrors, "", validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate924.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartData: Validator = validate931;
function validate931(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_turn = data.turn;
    if (member_turn === void 0) {
      vErrors = fault(vErrors, "", fault142);
      errors++;
    }
    if (member_turn !== void 0) {
      let data0 = member_turn;
      if (!(Number.isInteger(data0))) {
        vErrors = fault(vErrors, "/turn", fault99);
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991) {
          vErrors = fault(vErrors, "/turn", fault83);
          errors++;
        }
        if (data0 < 0) {
          vErrors = fault(vErrors, "/turn", fault26);
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate931.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartEvent: Validator = validate932;
function validate932(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("turn/start" !== member_type) {
        vErrors = fault(vErrors, "/type", fault251);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate495(member_data)) {
        vErrors = below(vErrors, "/data", validate495.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate932.errors = vErrors;
  return errors === 0;
}
export const validateUsageChunk: Validator = validate935;
function validate935(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_usage = data.usage;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_usage === void 0) {
      vErrors = fault(vErrors, "", fault124);
      errors++;
    }
    if (member_type !== void 0) {
      if ("usage" !== member_type) {
        vErrors = fault(vErrors, "/type", fault125);
        errors++;
      }
    }
    if (member_usage !== void 0) {
      if (!validate156(member_usage)) {
        vErrors = below(vErrors, "/usage", validate156.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate935.errors = vErrors;
  return errors === 0;
}
export const validateUserAbort: Validator = validate937;
function validate937(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate937.errors = vErrors;
  return errors === 0;
}
export const validateUserCommandSource: Validator = validate938;
function validate938(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate938.errors = vErrors;
  return errors === 0;
}
export const validateUserMessage: Validator = validate939;
function validate939(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate69(member_source)) {
        vErrors = below(vErrors, "/source", validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate939.errors = vErrors;
  return errors === 0;
}
export const validateUserMessageEvent: Validator = validate942;
function validate942(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data)) {
    vErrors = below(vErrors, "", validate200.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("user/message" !== member_type) {
        vErrors = fault(vErrors, "/type", fault255);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate45(member_data)) {
        vErrors = below(vErrors, "/data", validate45.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate942.errors = vErrors;
  return errors === 0;
}
export const validateUserRoleToolResultMessage: Validator = validate945;
function validate945(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_id = data.id;
    const member_role = data.role;
    const member_content = data.content;
    const member_source = data.source;
    if (member_id === void 0) {
      vErrors = fault(vErrors, "", fault15);
      errors++;
    }
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_source === void 0) {
      vErrors = fault(vErrors, "", fault95);
      errors++;
    }
    if (member_id !== void 0) {
      if (typeof member_id !== "string") {
        vErrors = fault(vErrors, "/id", fault6);
        errors++;
      }
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
    if (member_content !== void 0) {
      let data2 = member_content;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, "/content", fault257);
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, "/content", fault258);
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate66(data2[i0])) {
            vErrors = below(vErrors, "/content/" + i0, validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/content", fault41);
        errors++;
      }
    }
    if (member_source !== void 0) {
      if (!validate80(member_source)) {
        vErrors = below(vErrors, "/source", validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate945.errors = vErrors;
  return errors === 0;
}
export const validateUserSource: Validator = validate948;
function validate948(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    const member_rpcId = data.rpcId;
    const member_clientTimeZone = data.clientTimeZone;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
    if (member_rpcId !== void 0) {
      if (typeof member_rpcId !== "string") {
        vErrors = fault(vErrors, "/rpcId", fault6);
        errors++;
      }
    }
    if (member_clientTimeZone !== void 0) {
      if (typeof member_clientTimeZone !== "string") {
        vErrors = fault(vErrors, "/clientTimeZone", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate948.errors = vErrors;
  return errors === 0;
}
export const validateUserTitleSource: Validator = validate949;
function validate949(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_kind = data.kind;
    if (member_kind === void 0) {
      vErrors = fault(vErrors, "", fault0);
      errors++;
    }
    if (member_kind !== void 0) {
      if ("user" !== member_kind) {
        vErrors = fault(vErrors, "/kind", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate949.errors = vErrors;
  return errors === 0;
}
export const validateValidationIssue: Validator = validate950;
function validate950(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_pointer = data.pointer;
    const member_keyword = data.keyword;
    const member_message = data.message;
    if (member_pointer === void 0) {
      vErrors = fault(vErrors, "", fault205);
      errors++;
    }
    if (member_keyword === void 0) {
      vErrors = fault(vErrors, "", fault206);
      errors++;
    }
    if (member_message === void 0) {
      vErrors = fault(vErrors, "", fault9);
      errors++;
    }
    if (member_pointer !== void 0) {
      if (typeof member_pointer !== "string") {
        vErrors = fault(vErrors, "/pointer", fault6);
        errors++;
      }
    }
    if (member_keyword !== void 0) {
      if (typeof member_keyword !== "string") {
        vErrors = fault(vErrors, "/keyword", fault6);
        errors++;
      }
    }
    if (member_message !== void 0) {
      if (typeof member_message !== "string") {
        vErrors = fault(vErrors, "/message", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate950.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestData: Validator = validate951;
function validate951(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_endpoint = data.endpoint;
    const member_apiVersion = data.apiVersion;
    const member_body = data.body;
    if (member_endpoint === void 0) {
      vErrors = fault(vErrors, "", fault289);
      errors++;
    }
    if (member_apiVersion === void 0) {
      vErrors = fault(vErrors, "", fault290);
      errors++;
    }
    if (member_body === void 0) {
      vErrors = fault(vErrors, "", fault291);
      errors++;
    }
    if (member_endpoint !== void 0) {
      if (typeof member_endpoint !== "string") {
        vErrors = fault(vErrors, "/endpoint", fault6);
        errors++;
      }
    }
    if (member_apiVersion !== void 0) {
      if (typeof member_apiVersion !== "string") {
        vErrors = fault(vErrors, "/apiVersion", fault6);
        errors++;
      }
    }
    if (member_body !== void 0) {
      if (!validate648(member_body)) {
        vErrors = below(vErrors, "/body", validate648.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate951.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestEvent: Validator = validate953;
function validate953(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("web/deepseek-search-llm-request" !== member_type) {
        vErrors = fault(vErrors, "/type", fault292);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate647(member_data)) {
        vErrors = below(vErrors, "/data", validate647.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate953.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestBody: Validator = validate956;
function validate956(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_model = data.model;
    const member_max_tokens = data.max_tokens;
    const member_messages = data.messages;
    const member_tools = data.tools;
    if (member_model === void 0) {
      vErrors = fault(vErrors, "", fault46);
      errors++;
    }
    if (member_max_tokens === void 0) {
      vErrors = fault(vErrors, "", fault287);
      errors++;
    }
    if (member_messages === void 0) {
      vErrors = fault(vErrors, "", fault273);
      errors++;
    }
    if (member_tools === void 0) {
      vErrors = fault(vErrors, "", fault288);
      errors++;
    }
    if (member_model !== void 0) {
      if (typeof member_model !== "string") {
        vErrors = fault(vErrors, "/model", fault6);
        errors++;
      }
    }
    if (member_max_tokens !== void 0) {
      let data1 = member_max_tokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, "/max_tokens", fault11);
        errors++;
      }
    }
    if (member_messages !== void 0) {
      let data2 = member_messages;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, "/messages", fault257);
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, "/messages", fault258);
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate649(data2[i0])) {
            vErrors = below(vErrors, "/messages/" + i0, validate649.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/messages", fault41);
        errors++;
      }
    }
    if (member_tools !== void 0) {
      let data4 = member_tools;
      if (Array.isArray(data4)) {
        if (data4.length > 1) {
          vErrors = fault(vErrors, "/tools", fault257);
          errors++;
        }
        if (data4.length < 1) {
          vErrors = fault(vErrors, "/tools", fault258);
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate651(data4[i1])) {
            vErrors = below(vErrors, "/tools/" + i1, validate651.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, "/tools", fault41);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate956.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestMessage: Validator = validate959;
function validate959(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_role = data.role;
    const member_content = data.content;
    if (member_role === void 0) {
      vErrors = fault(vErrors, "", fault94);
      errors++;
    }
    if (member_content === void 0) {
      vErrors = fault(vErrors, "", fault39);
      errors++;
    }
    if (member_role !== void 0) {
      if ("user" !== member_role) {
        vErrors = fault(vErrors, "/role", fault1);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate959.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestTool: Validator = validate960;
function validate960(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_type !== void 0) {
      if ("web_search_20250305" !== member_type) {
        vErrors = fault(vErrors, "/type", fault286);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate960.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowAgentOutcome: Validator = validate961;
function validate961(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema293.enum } });
    errors++;
  }
  validate961.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowStopReason: Validator = validate962;
function validate962(data) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, "", fault6);
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, "", { keyword: "enum", params: { allowedValues: schema296.enum } });
    errors++;
  }
  validate962.errors = vErrors;
  return errors === 0;
}
export const validateWorkingDirectoryChangeData: Validator = validate963;
function validate963(data) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_cwd = data.cwd;
    if (member_cwd === void 0) {
      vErrors = fault(vErrors, "", fault197);
      errors++;
    }
    if (member_cwd !== void 0) {
      if (typeof member_cwd !== "string") {
        vErrors = fault(vErrors, "/cwd", fault6);
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate963.errors = vErrors;
  return errors === 0;
}
export const validateWorkingDirectoryChangeEvent: Validator = validate964;
function validate964(data) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data)) {
    vErrors = below(vErrors, "", validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const member_type = data.type;
    const member_data = data.data;
    if (member_type === void 0) {
      vErrors = fault(vErrors, "", fault20);
      errors++;
    }
    if (member_data === void 0) {
      vErrors = fault(vErrors, "", fault32);
      errors++;
    }
    if (member_type !== void 0) {
      if ("working-directory/change" !== member_type) {
        vErrors = fault(vErrors, "/type", fault309);
        errors++;
      }
    }
    if (member_data !== void 0) {
      if (!validate710(member_data)) {
        vErrors = below(vErrors, "/data", validate710.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, "", fault2);
    errors++;
  }
  validate964.errors = vErrors;
  return errors === 0;
}
