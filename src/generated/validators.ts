// Made by `npm run generate` from schema/ (sha256 2daf9c36a3a3c14222462bf181b21919c386ec310e6852d6e70a7ce674dee546). Do not edit.
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
function fault(errors, instancePath, keyword, params) {
  const error = { instancePath, keyword, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
export const validateAbortReason: Validator = validate22;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate23.errors = vErrors;
  return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate25.errors = vErrors;
  return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate27.errors = vErrors;
  return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate29.errors = vErrors;
  return errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate31.errors = vErrors;
  return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "parent") {
      if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook") {
      if (!validate27(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "disposed") {
      if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "legacy") {
      if (!validate31(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
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
export const validateAbortedFinish: Validator = validate33;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate35(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
  validate34.errors = vErrors;
  return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate34(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate33.errors = vErrors;
  return errors === 0;
}
export const validateAbortedReason: Validator = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate22(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
export const validateAdapterDefaults: Validator = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.reasoningEffort !== void 0) {
      if (true !== data.reasoningEffort) {
        vErrors = fault(vErrors, instancePath + "/reasoningEffort", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      if (true !== data.maxTokens) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate40.errors = vErrors;
  return errors === 0;
}
export const validateAfterSchedule: Validator = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.prompt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "prompt" });
      errors++;
    }
    if (data.scheduledAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scheduledAt" });
      errors++;
    }
    if (data.afterSeconds === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "afterSeconds" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("after" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "after" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.prompt !== void 0) {
      if (typeof data.prompt !== "string") {
        vErrors = fault(vErrors, instancePath + "/prompt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.scheduledAt !== void 0) {
      if (typeof data.scheduledAt !== "string") {
        vErrors = fault(vErrors, instancePath + "/scheduledAt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.afterSeconds !== void 0) {
      let data4 = data.afterSeconds;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/afterSeconds", "type", { type: "number" });
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
export const validateAgentInboxSplicedData: Validator = validate42;
var schema20 = { "title": "Inbox target", "description": "When waiting input is taken up: with a turn of its own, or at the next step of the turn that runs.", "type": "string", "enum": ["next-turn", "next-step"], "x-open": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "next-turn" || data === "next-step")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema20.enum });
    errors++;
  }
  validate43.errors = vErrors;
  return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate47.errors = vErrors;
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
  validate49.errors = vErrors;
  return errors === 0;
}
var schema28 = { "title": "Image media type", "description": "The image formats that the runtime takes and stores.", "type": "string", "enum": ["image/png", "image/jpeg", "image/webp", "image/gif"], "x-open": false };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema28.enum });
    errors++;
  }
  validate54.errors = vErrors;
  return errors === 0;
}
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate56.errors = vErrors;
  return errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate54(data.mediaType, { instancePath: instancePath + "/mediaType", parentData: data, parentDataProperty: "mediaType", rootData })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      if (!validate56(data.originalDimensions, { instancePath: instancePath + "/originalDimensions", parentData: data, parentDataProperty: "originalDimensions", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate53.errors = vErrors;
  return errors === 0;
}
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate53(data.attachment, { instancePath: instancePath + "/attachment", parentData: data, parentDataProperty: "attachment", rootData })) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate54(data.mimeType, { instancePath: instancePath + "/mimeType", parentData: data, parentDataProperty: "mimeType", rootData })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
  validate51.errors = vErrors;
  return errors === 0;
}
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate64.errors = vErrors;
  return errors === 0;
}
var wrapper0 = { validate: validate46 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate66.errors = vErrors;
  return errors === 0;
}
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning") {
      if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "image") {
      if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call") {
      if (!validate64(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-result") {
      if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate46.errors = vErrors;
  return errors === 0;
}
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.rpcId !== void 0) {
      if (typeof data.rpcId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rpcId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.clientTimeZone !== void 0) {
      if (typeof data.clientTimeZone !== "string") {
        vErrors = fault(vErrors, instancePath + "/clientTimeZone", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate70.errors = vErrors;
  return errors === 0;
}
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
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
  validate75.errors = vErrors;
  return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.plugin === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "plugin" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("plugin" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "plugin" });
        errors++;
      }
    }
    if (data.plugin !== void 0) {
      if (typeof data.plugin !== "string") {
        vErrors = fault(vErrors, instancePath + "/plugin", "type", { type: "string" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if (!validate73(data.form, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if (data.sections !== void 0) {
      let data3 = data.sections;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate75(data3[i0], { instancePath: instancePath + "/sections/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sections", "type", { type: "array" });
        errors++;
      }
    }
    if (data.summary !== void 0) {
      if (typeof data.summary !== "string") {
        vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate72.errors = vErrors;
  return errors === 0;
}
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("model" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "model" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
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
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("tool" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "tool" });
        errors++;
      }
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.goalId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "goalId" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.round === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "round" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal" });
        errors++;
      }
    }
    if (data.goalId !== void 0) {
      if (typeof data.goalId !== "string") {
        vErrors = fault(vErrors, instancePath + "/goalId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
    if (data.round !== void 0) {
      let data3 = data.round;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/round", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("coordinator" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "coordinator" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("relay" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "relay" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("subagent-report" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "subagent-report" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("relay" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "relay" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.summary === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "summary" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("subagent-settled" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "subagent-settled" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("notice" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "notice" });
        errors++;
      }
    }
    if (data.summary !== void 0) {
      if (typeof data.summary !== "string") {
        vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.senderId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderId" });
      errors++;
    }
    if (data.senderName === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderName" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("team-message" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "team-message" });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderId !== void 0) {
      if (typeof data.senderId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderName !== void 0) {
      if (typeof data.senderName !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderName", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate93.errors = vErrors;
  return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.entries === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "entries" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("skill-catalog" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "skill-catalog" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("catalog" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "catalog" });
        errors++;
      }
    }
    if (data.update !== void 0) {
      if (true !== data.update) {
        vErrors = fault(vErrors, instancePath + "/update", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.entries !== void 0) {
      let data3 = data.entries;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate93(data3[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/entries", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate92.errors = vErrors;
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
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("skill-invocation" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "skill-invocation" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("instructions" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "instructions" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate96.errors = vErrors;
  return errors === 0;
}
var schema49 = { "title": "Session reference", "description": "One session that was recalled, and how much of it.", "type": "object", "required": ["sessionId", "label", "capturedThroughSeq", "compacted", "originalMessages", "retainedMessages", "omittedMessages", "omittedBytes", "truncated", "inputIndex"], "properties": { "sessionId": { "description": "The session referred to.", "type": "string" }, "label": { "description": "How the reference reads for people.", "type": "string" }, "capturedThroughSeq": { "description": "The `seq` of the last event that was taken in, or null when none was.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 }, "compacted": { "description": "True when the recalled conversation had been compacted.", "type": "boolean" }, "originalMessages": { "description": "Messages the session had.", "type": "number", "minimum": 0 }, "retainedMessages": { "description": "Messages that were recalled.", "type": "number", "minimum": 0 }, "omittedMessages": { "description": "Messages that were left out.", "type": "number", "minimum": 0 }, "omittedBytes": { "description": "Size of what was left out, in bytes.", "type": "number", "minimum": 0 }, "truncated": { "description": "True when something was cut to fit.", "type": "boolean" }, "inputIndex": { "description": "The place of the reference in the user's input.", "type": "number" } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.capturedThroughSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "capturedThroughSeq" });
      errors++;
    }
    if (data.compacted === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "compacted" });
      errors++;
    }
    if (data.originalMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "originalMessages" });
      errors++;
    }
    if (data.retainedMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retainedMessages" });
      errors++;
    }
    if (data.omittedMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "omittedMessages" });
      errors++;
    }
    if (data.omittedBytes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "omittedBytes" });
      errors++;
    }
    if (data.truncated === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "truncated" });
      errors++;
    }
    if (data.inputIndex === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "inputIndex" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.capturedThroughSeq !== void 0) {
      let data2 = data.capturedThroughSeq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "type", { type: schema49.properties.capturedThroughSeq.type });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.compacted !== void 0) {
      if (typeof data.compacted !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/compacted", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.originalMessages !== void 0) {
      let data4 = data.originalMessages;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          vErrors = fault(vErrors, instancePath + "/originalMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/originalMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.retainedMessages !== void 0) {
      let data5 = data.retainedMessages;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          vErrors = fault(vErrors, instancePath + "/retainedMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/retainedMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.omittedMessages !== void 0) {
      let data6 = data.omittedMessages;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/omittedMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/omittedMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.omittedBytes !== void 0) {
      let data7 = data.omittedBytes;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          vErrors = fault(vErrors, instancePath + "/omittedBytes", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/omittedBytes", "type", { type: "number" });
        errors++;
      }
    }
    if (data.truncated !== void 0) {
      if (typeof data.truncated !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/truncated", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.inputIndex !== void 0) {
      let data9 = data.inputIndex;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        vErrors = fault(vErrors, instancePath + "/inputIndex", "type", { type: "number" });
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
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.references === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "references" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("session-reference" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "session-reference" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("recall" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "recall" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.references !== void 0) {
      let data3 = data.references;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate99(data3[i0], { instancePath: instancePath + "/references/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/references", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate98.errors = vErrors;
  return errors === 0;
}
var schema52 = { "title": "Agent instructions action", "description": "What became of an instruction file: it is new, it replaces an earlier text, or it is gone.", "type": "string", "enum": ["set", "replace", "remove"], "x-open": false };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "set" || data === "replace" || data === "remove")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema52.enum });
    errors++;
  }
  validate104.errors = vErrors;
  return errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "action" });
      errors++;
    }
    if (data.scope === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scope" });
      errors++;
    }
    if (data.path === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" });
      errors++;
    }
    if (data.action !== void 0) {
      if (!validate104(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
        errors = vErrors.length;
      }
    }
    if (data.scope !== void 0) {
      if (typeof data.scope !== "string") {
        vErrors = fault(vErrors, instancePath + "/scope", "type", { type: "string" });
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" });
        errors++;
      }
    }
    if (data.digest !== void 0) {
      if (typeof data.digest !== "string") {
        vErrors = fault(vErrors, instancePath + "/digest", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate103.errors = vErrors;
  return errors === 0;
}
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.changes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "changes" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("agent-instructions" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "agent-instructions" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("instructions" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "instructions" });
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      if (true !== data.baseline) {
        vErrors = fault(vErrors, instancePath + "/baseline", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.baselineIdentity !== void 0) {
      if (typeof data.baselineIdentity !== "string") {
        vErrors = fault(vErrors, instancePath + "/baselineIdentity", "type", { type: "string" });
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data4 = data.changes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate103(data4[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/changes", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate102.errors = vErrors;
  return errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "plugin") {
      if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "model") {
      if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool") {
      if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "goal") {
      if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "coordinator") {
      if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent-report") {
      if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent-settled") {
      if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team-message") {
      if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "skill-catalog") {
      if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "skill-invocation") {
      if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session-reference") {
      if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent-instructions") {
      if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate69(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.target === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "target" });
      errors++;
    }
    if (data.start === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "start" });
      errors++;
    }
    if (data.inserted === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "inserted" });
      errors++;
    }
    if (data.target !== void 0) {
      if (!validate43(data.target, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData })) {
        vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
        errors = vErrors.length;
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
    if (data.removedCount !== void 0) {
      let data2 = data.removedCount;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/removedCount", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/removedCount", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/removedCount", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.inserted !== void 0) {
      let data3 = data.inserted;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate45(data3[i0], { instancePath: instancePath + "/inserted/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/inserted", "type", { type: "array" });
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if ("canceled" !== data.outcome) {
        vErrors = fault(vErrors, instancePath + "/outcome", "const", { allowedValue: "canceled" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
export const validateAgentInboxSplicedEvent: Validator = validate110;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.time === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time" });
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
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/seq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/seq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.time !== void 0) {
      let data2 = data.time;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/time", "type", { type: "integer" });
        errors++;
      }
    }
    if (data.ignorable !== void 0) {
      if (true !== data.ignorable) {
        vErrors = fault(vErrors, instancePath + "/ignorable", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate111.errors = vErrors;
  return errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("agent/inbox/spliced" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "agent/inbox/spliced" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate42(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate110.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsAction: Validator = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "set" || data === "replace" || data === "remove")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema52.enum });
    errors++;
  }
  validate114.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsChange: Validator = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.action === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "action" });
      errors++;
    }
    if (data.scope === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scope" });
      errors++;
    }
    if (data.path === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "path" });
      errors++;
    }
    if (data.action !== void 0) {
      if (!validate104(data.action, { instancePath: instancePath + "/action", parentData: data, parentDataProperty: "action", rootData })) {
        vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
        errors = vErrors.length;
      }
    }
    if (data.scope !== void 0) {
      if (typeof data.scope !== "string") {
        vErrors = fault(vErrors, instancePath + "/scope", "type", { type: "string" });
        errors++;
      }
    }
    if (data.path !== void 0) {
      if (typeof data.path !== "string") {
        vErrors = fault(vErrors, instancePath + "/path", "type", { type: "string" });
        errors++;
      }
    }
    if (data.digest !== void 0) {
      if (typeof data.digest !== "string") {
        vErrors = fault(vErrors, instancePath + "/digest", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate115.errors = vErrors;
  return errors === 0;
}
export const validateAgentInstructionsSource: Validator = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.changes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "changes" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("agent-instructions" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "agent-instructions" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("instructions" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "instructions" });
        errors++;
      }
    }
    if (data.baseline !== void 0) {
      if (true !== data.baseline) {
        vErrors = fault(vErrors, instancePath + "/baseline", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.baselineIdentity !== void 0) {
      if (typeof data.baselineIdentity !== "string") {
        vErrors = fault(vErrors, instancePath + "/baselineIdentity", "type", { type: "string" });
        errors++;
      }
    }
    if (data.changes !== void 0) {
      let data4 = data.changes;
      if (Array.isArray(data4)) {
        const len0 = data4.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate103(data4[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data4, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/changes", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate117.errors = vErrors;
  return errors === 0;
}
export const validateAgentPresetSelectedData: Validator = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.agentPreset === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "agentPreset" });
      errors++;
    }
    if (data.agentPreset !== void 0) {
      if (typeof data.agentPreset !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentPreset", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate119.errors = vErrors;
  return errors === 0;
}
export const validateAgentPresetSelectedEvent: Validator = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("agent-preset/selected" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "agent-preset/selected" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate119(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
export const validateApprovalAskedData: Validator = validate123;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.toolName === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "toolName" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.toolName !== void 0) {
      if (typeof data.toolName !== "string") {
        vErrors = fault(vErrors, instancePath + "/toolName", "type", { type: "string" });
        errors++;
      }
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
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
  validate123.errors = vErrors;
  return errors === 0;
}
export const validateApprovalAskedEvent: Validator = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("approval/asked" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "approval/asked" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate123(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
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
export const validateApprovalDecidedData: Validator = validate127;
var schema63 = { "title": "Approval outcome", "description": "How a question of consent was settled: allowed for this once, refused, withdrawn, or nobody was there to ask.", "type": "string", "enum": ["allowed-once", "rejected", "cancelled", "unavailable"], "x-open": false };
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "allowed-once" || data === "rejected" || data === "cancelled" || data === "unavailable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema63.enum });
    errors++;
  }
  validate128.errors = vErrors;
  return errors === 0;
}
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.outcome === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate128(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate127.errors = vErrors;
  return errors === 0;
}
export const validateApprovalDecidedEvent: Validator = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("approval/decided" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "approval/decided" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate127(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate130.errors = vErrors;
  return errors === 0;
}
export const validateApprovalOutcome: Validator = validate133;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "allowed-once" || data === "rejected" || data === "cancelled" || data === "unavailable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema63.enum });
    errors++;
  }
  validate133.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicy: Validator = validate134;
var schema66 = { "title": "Approval policy setting", "description": "Whether the agent asks for consent (`ask`) or never does (`never`).", "type": "string", "enum": ["ask", "never"], "x-open": false };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ask" || data === "never")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema66.enum });
    errors++;
  }
  validate134.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicyData: Validator = validate135;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.policy === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "policy" });
      errors++;
    }
    if (data.policy !== void 0) {
      if (!validate134(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData })) {
        vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
        errors = vErrors.length;
      }
    }
    if (data.source !== void 0) {
      if ("delegation" !== data.source) {
        vErrors = fault(vErrors, instancePath + "/source", "const", { allowedValue: "delegation" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate135.errors = vErrors;
  return errors === 0;
}
export const validateApprovalPolicyEvent: Validator = validate137;
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("approval/policy" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "approval/policy" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate135(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate137.errors = vErrors;
  return errors === 0;
}
export const validateAssistantAttemptData: Validator = validate140;
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.blockType === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "blockType" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("block-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "block-start" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.blockType !== void 0) {
      if (typeof data.blockType !== "string") {
        vErrors = fault(vErrors, instancePath + "/blockType", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate144.errors = vErrors;
  return errors === 0;
}
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("text-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
  validate146.errors = vErrors;
  return errors === 0;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("reasoning-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
  validate148.errors = vErrors;
  return errors === 0;
}
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.argumentsDelta === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "argumentsDelta" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-call-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
    if (data.argumentsDelta !== void 0) {
      if (typeof data.argumentsDelta !== "string") {
        vErrors = fault(vErrors, instancePath + "/argumentsDelta", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate150.errors = vErrors;
  return errors === 0;
}
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.block === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "block" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("block-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "block-end" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.block !== void 0) {
      if (!validate46(data.block, { instancePath: instancePath + "/block", parentData: data, parentDataProperty: "block", rootData })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate152.errors = vErrors;
  return errors === 0;
}
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate156.errors = vErrors;
  return errors === 0;
}
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.usage === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "usage" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("usage" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "usage" });
        errors++;
      }
    }
    if (data.usage !== void 0) {
      if (!validate156(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate155.errors = vErrors;
  return errors === 0;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate161.errors = vErrors;
  return errors === 0;
}
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate163.errors = vErrors;
  return errors === 0;
}
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate165.errors = vErrors;
  return errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate34(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate168.errors = vErrors;
  return errors === 0;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-calls") {
      if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate165(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate168(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate160.errors = vErrors;
  return errors === 0;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.response === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "response" });
      errors++;
    }
    if (data.blocks !== void 0) {
      if (!Array.isArray(data.blocks)) {
        vErrors = fault(vErrors, instancePath + "/blocks", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate172.errors = vErrors;
  return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("finish" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "finish" });
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (!validate160(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
        errors = vErrors.length;
      }
    }
    if (data.replayState !== void 0) {
      if (!validate172(data.replayState, { instancePath: instancePath + "/replayState", parentData: data, parentDataProperty: "replayState", rootData })) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate159.errors = vErrors;
  return errors === 0;
}
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "block-start") {
      if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-delta") {
      if (!validate146(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-delta") {
      if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-delta") {
      if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block-end") {
      if (!validate152(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "usage") {
      if (!validate155(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "finish") {
      if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "type", allowedValues: ["block-start", "text-delta", "reasoning-delta", "tool-call-delta", "block-end", "usage", "finish"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate143.errors = vErrors;
  return errors === 0;
}
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time" });
      errors++;
    }
    if (data.chunk === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "chunk" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("chunk" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "chunk" });
        errors++;
      }
    }
    if (data.time !== void 0) {
      let data1 = data.time;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time", "type", { type: "number" });
        errors++;
      }
    }
    if (data.chunk !== void 0) {
      if (!validate143(data.chunk, { instancePath: instancePath + "/chunk", parentData: data, parentDataProperty: "chunk", rootData })) {
        vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate142.errors = vErrors;
  return errors === 0;
}
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.texts === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "texts" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("text-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.dt !== void 0) {
      let data3 = data.dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.texts !== void 0) {
      let data5 = data.texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/texts/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/texts", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate177.errors = vErrors;
  return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.texts === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "texts" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("reasoning-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.dt !== void 0) {
      let data3 = data.dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.texts !== void 0) {
      let data5 = data.texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/texts/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/texts", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate179.errors = vErrors;
  return errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.args === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "args" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-call-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
    if (data.dt !== void 0) {
      let data5 = data.dt;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && isFinite(data6))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data7 = data.args;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data7[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/args/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/args", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate181.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (tag0 === "chunk") {
      if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-chunks") {
      if (!validate177(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-chunks") {
      if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-chunks") {
      if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate141.errors = vErrors;
  return errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.stream === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "stream" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.stream !== void 0) {
      let data2 = data.stream;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate141(data2[i0], { instancePath: instancePath + "/stream/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/stream", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
export const validateAssistantAttemptEvent: Validator = validate184;
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("assistant/attempt" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "assistant/attempt" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate140(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate184.errors = vErrors;
  return errors === 0;
}
export const validateAssistantChunkData: Validator = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.chunk === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "chunk" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.chunk !== void 0) {
      if (!validate143(data.chunk, { instancePath: instancePath + "/chunk", parentData: data, parentDataProperty: "chunk", rootData })) {
        vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate187.errors = vErrors;
  return errors === 0;
}
export const validateAssistantChunkEvent: Validator = validate189;
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("assistant/chunk" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "assistant/chunk" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate187(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate189.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessage: Validator = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("assistant" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "assistant" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate78(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate192.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageData: Validator = validate195;
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.message !== void 0) {
      if (!validate192(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
        errors = vErrors.length;
      }
    }
    if (data.usage !== void 0) {
      if (!validate156(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
        errors = vErrors.length;
      }
    }
    if (data.interrupted !== void 0) {
      if (true !== data.interrupted) {
        vErrors = fault(vErrors, instancePath + "/interrupted", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.stream !== void 0) {
      let data5 = data.stream;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate141(data5[i0], { instancePath: instancePath + "/stream/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/stream", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate195.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageEvent: Validator = validate199;
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate203.errors = vErrors;
  return errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate205.errors = vErrors;
  return errors === 0;
}
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate205(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
  validate202.errors = vErrors;
  return errors === 0;
}
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.surfaceOp === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "surfaceOp" });
      errors++;
    }
    if (data.surfaceOp !== void 0) {
      if (!validate202(data.surfaceOp, { instancePath: instancePath + "/surfaceOp", parentData: data, parentDataProperty: "surfaceOp", rootData })) {
        vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceEventSeqs !== void 0) {
      let data1 = data.sourceEventSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
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
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs", "uniqueItems", { i: i1, j: j0 });
              errors++;
              break;
            }
            indices0[item0] = i1;
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
  validate200.errors = vErrors;
  return errors === 0;
}
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("assistant/message" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "assistant/message" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate195(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate199.errors = vErrors;
  return errors === 0;
}
export const validateAtSchedule: Validator = validate210;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.prompt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "prompt" });
      errors++;
    }
    if (data.scheduledAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scheduledAt" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("at" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "at" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.prompt !== void 0) {
      if (typeof data.prompt !== "string") {
        vErrors = fault(vErrors, instancePath + "/prompt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.scheduledAt !== void 0) {
      if (typeof data.scheduledAt !== "string") {
        vErrors = fault(vErrors, instancePath + "/scheduledAt", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
export const validateBlockEndChunk: Validator = validate211;
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.block === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "block" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("block-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "block-end" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.block !== void 0) {
      if (!validate46(data.block, { instancePath: instancePath + "/block", parentData: data, parentDataProperty: "block", rootData })) {
        vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate211.errors = vErrors;
  return errors === 0;
}
export const validateBlockStartChunk: Validator = validate213;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.blockType === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "blockType" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("block-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "block-start" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.blockType !== void 0) {
      if (typeof data.blockType !== "string") {
        vErrors = fault(vErrors, instancePath + "/blockType", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
export const validateBlockedReason: Validator = validate214;
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate214.errors = vErrors;
  return errors === 0;
}
export const validateChunkRecord: Validator = validate215;
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time" });
      errors++;
    }
    if (data.chunk === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "chunk" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("chunk" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "chunk" });
        errors++;
      }
    }
    if (data.time !== void 0) {
      let data1 = data.time;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time", "type", { type: "number" });
        errors++;
      }
    }
    if (data.chunk !== void 0) {
      if (!validate143(data.chunk, { instancePath: instancePath + "/chunk", parentData: data, parentDataProperty: "chunk", rootData })) {
        vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate215.errors = vErrors;
  return errors === 0;
}
export const validateClientInfo: Validator = validate217;
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate217.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneData: Validator = validate218;
var schema107 = { "title": "Command outcome", "description": "How a command ended.", "type": "string", "enum": ["success", "error"], "x-open": false };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema107.enum });
    errors++;
  }
  validate219.errors = vErrors;
  return errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.commandId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "commandId" });
      errors++;
    }
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.commandId !== void 0) {
      if (typeof data.commandId !== "string") {
        vErrors = fault(vErrors, instancePath + "/commandId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.kind !== void 0) {
      if (!validate219(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData })) {
        vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
        errors = vErrors.length;
      }
    }
    if (data.text !== void 0) {
      if (typeof data.text !== "string") {
        vErrors = fault(vErrors, instancePath + "/text", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sourceEventSeq !== void 0) {
      let data3 = data.sourceEventSeq;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/sourceEventSeq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/sourceEventSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/sourceEventSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate218.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneEvent: Validator = validate221;
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("command/done" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "command/done" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate218(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate221.errors = vErrors;
  return errors === 0;
}
export const validateCommandOutcome: Validator = validate224;
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema107.enum });
    errors++;
  }
  validate224.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunData: Validator = validate225;
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate227.errors = vErrors;
  return errors === 0;
}
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate227(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate226.errors = vErrors;
  return errors === 0;
}
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.commandId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "commandId" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.commandId !== void 0) {
      if (typeof data.commandId !== "string") {
        vErrors = fault(vErrors, instancePath + "/commandId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.args !== void 0) {
      if (typeof data.args !== "string") {
        vErrors = fault(vErrors, instancePath + "/args", "type", { type: "string" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate226(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate225.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunEvent: Validator = validate230;
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("command/run" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "command/run" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate225(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate230.errors = vErrors;
  return errors === 0;
}
export const validateCommandSource: Validator = validate233;
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate227(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate233.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndData: Validator = validate235;
var schema115 = { "title": "Compaction end data", "description": "Which compaction ended, and how.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 }, "error": { "description": "What went wrong, for people. Absent on success.", "type": "string" } } };
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compactionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "compactionId" });
      errors++;
    }
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/compactionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sourceCommandId !== void 0) {
      if (typeof data.sourceCommandId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sourceCommandId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turn !== void 0) {
      let data2 = data.turn;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: schema115.properties.turn.type });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") {
        vErrors = fault(vErrors, instancePath + "/error", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate235.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndEvent: Validator = validate236;
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("compaction/end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "compaction/end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate235(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate236.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneData: Validator = validate239;
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "start" });
      errors++;
    }
    if (data.end === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "end" });
      errors++;
    }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/start", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/start", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/start", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.end !== void 0) {
      let data1 = data.end;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/end", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/end", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/end", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate240.errors = vErrors;
  return errors === 0;
}
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.shadowedRange === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedRange" });
      errors++;
    }
    if (data.shadowedSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedSeqs" });
      errors++;
    }
    if (data.shadowedTokenCount === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedTokenCount" });
      errors++;
    }
    if (data.shadowedRange !== void 0) {
      if (!validate240(data.shadowedRange, { instancePath: instancePath + "/shadowedRange", parentData: data, parentDataProperty: "shadowedRange", rootData })) {
        vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
        errors = vErrors.length;
      }
    }
    if (data.shadowedSeqs !== void 0) {
      let data1 = data.shadowedSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/shadowedSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.shadowedTokenCount !== void 0) {
      let data3 = data.shadowedTokenCount;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/shadowedTokenCount", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/shadowedTokenCount", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate239.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneEvent: Validator = validate242;
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("compaction/prune" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "compaction/prune" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate239(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate242.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartData: Validator = validate245;
var schema120 = { "title": "Compaction start data", "description": "Which compaction begins, and when.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 } } };
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compactionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "compactionId" });
      errors++;
    }
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/compactionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sourceCommandId !== void 0) {
      if (typeof data.sourceCommandId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sourceCommandId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turn !== void 0) {
      let data2 = data.turn;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: schema120.properties.turn.type });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate245.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartEvent: Validator = validate246;
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("compaction/start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "compaction/start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate245(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate246.errors = vErrors;
  return errors === 0;
}
export const validateCompactionSummaryData: Validator = validate249;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.compactionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "compactionId" });
      errors++;
    }
    if (data.summary === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "summary" });
      errors++;
    }
    if (data.shadowedRange === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedRange" });
      errors++;
    }
    if (data.shadowedSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedSeqs" });
      errors++;
    }
    if (data.shadowedTokenCount === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "shadowedTokenCount" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.compactionId !== void 0) {
      if (typeof data.compactionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/compactionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sourceCommandId !== void 0) {
      if (typeof data.sourceCommandId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sourceCommandId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.summary !== void 0) {
      let data2 = data.summary;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/summary/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "array" });
        errors++;
      }
    }
    if (data.shadowedRange !== void 0) {
      if (!validate240(data.shadowedRange, { instancePath: instancePath + "/shadowedRange", parentData: data, parentDataProperty: "shadowedRange", rootData })) {
        vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
        errors = vErrors.length;
      }
    }
    if (data.shadowedSeqs !== void 0) {
      let data5 = data.shadowedSeqs;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          let data6 = data5[i1];
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i1, "type", { type: "integer" });
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 9007199254740991 || isNaN(data6)) {
              vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i1, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              vErrors = fault(vErrors, instancePath + "/shadowedSeqs/" + i1, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/shadowedSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.shadowedTokenCount !== void 0) {
      let data7 = data.shadowedTokenCount;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          vErrors = fault(vErrors, instancePath + "/shadowedTokenCount", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/shadowedTokenCount", "type", { type: "number" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data10 = data.maxTokens;
      if (!(typeof data10 == "number" && isFinite(data10))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.usage !== void 0) {
      if (!validate156(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
        errors = vErrors.length;
      }
    }
    if (data.rawOutput !== void 0) {
      let data12 = data.rawOutput;
      if (Array.isArray(data12)) {
        const len2 = data12.length;
        for (let i2 = 0, beforei2 = errors; i2 < len2 && errors - beforei2 < 20; i2++) {
          if (!validate46(data12[i2], { instancePath: instancePath + "/rawOutput/" + i2, parentData: data12, parentDataProperty: i2, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/rawOutput", "type", { type: "array" });
        errors++;
      }
    }
    if (data.llmStreamCall !== void 0) {
      if (true !== data.llmStreamCall) {
        vErrors = fault(vErrors, instancePath + "/llmStreamCall", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate249.errors = vErrors;
  return errors === 0;
}
export const validateCompactionSummaryEvent: Validator = validate254;
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("compaction/summary" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "compaction/summary" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate249(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate254.errors = vErrors;
  return errors === 0;
}
export const validateCompletedReason: Validator = validate257;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate257.errors = vErrors;
  return errors === 0;
}
export const validateContentBlock: Validator = validate258;
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate47(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning") {
      if (!validate49(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "image") {
      if (!validate51(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call") {
      if (!validate64(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-result") {
      if (!validate66(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate258.errors = vErrors;
  return errors === 0;
}
export const validateContextSection: Validator = validate264;
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
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
  validate264.errors = vErrors;
  return errors === 0;
}
export const validateCoordinatorSource: Validator = validate265;
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("coordinator" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "coordinator" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("relay" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "relay" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate265.errors = vErrors;
  return errors === 0;
}
export const validateDisposedAbort: Validator = validate266;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate266.errors = vErrors;
  return errors === 0;
}
export const validateEpochHeader: Validator = validate267;
function validate268(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.reasoningEffort !== void 0) {
      if (typeof data.reasoningEffort !== "string") {
        vErrors = fault(vErrors, instancePath + "/reasoningEffort", "type", { type: "string" });
        errors++;
      }
    }
    if (data.temperature !== void 0) {
      let data3 = data.temperature;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/temperature", "type", { type: "number" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data4 = data.maxTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.stop !== void 0) {
      let data5 = data.stop;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data5[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/stop/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/stop", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate268.errors = vErrors;
  return errors === 0;
}
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.parameters === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parameters" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data2 = data.parameters;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, instancePath + "/parameters", "type", { type: "object" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate271.errors = vErrors;
  return errors === 0;
}
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.config === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "config" });
      errors++;
    }
    if (data.config !== void 0) {
      if (!validate268(data.config, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData })) {
        vErrors = vErrors === null ? validate268.errors : vErrors.concat(validate268.errors);
        errors = vErrors.length;
      }
    }
    if (data.adapterDefaults !== void 0) {
      if (!validate40(data.adapterDefaults, { instancePath: instancePath + "/adapterDefaults", parentData: data, parentDataProperty: "adapterDefaults", rootData })) {
        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
        errors = vErrors.length;
      }
    }
    if (data.system !== void 0) {
      if (typeof data.system !== "string") {
        vErrors = fault(vErrors, instancePath + "/system", "type", { type: "string" });
        errors++;
      }
    }
    if (data.tools !== void 0) {
      let data3 = data.tools;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate271(data3[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/tools", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate267.errors = vErrors;
  return errors === 0;
}
export const validateErrorFinish: Validator = validate273;
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate34(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
export const validateErrorReason: Validator = validate275;
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate34(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate275.errors = vErrors;
  return errors === 0;
}
export const validateEverySchedule: Validator = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.prompt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "prompt" });
      errors++;
    }
    if (data.scheduledAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "scheduledAt" });
      errors++;
    }
    if (data.everySeconds === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "everySeconds" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("every" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "every" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.prompt !== void 0) {
      if (typeof data.prompt !== "string") {
        vErrors = fault(vErrors, instancePath + "/prompt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.scheduledAt !== void 0) {
      if (typeof data.scheduledAt !== "string") {
        vErrors = fault(vErrors, instancePath + "/scheduledAt", "type", { type: "string" });
        errors++;
      }
    }
    if (data.everySeconds !== void 0) {
      let data4 = data.everySeconds;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/everySeconds", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate277.errors = vErrors;
  return errors === 0;
}
export const validateFallbackTitleSource: Validator = validate278;
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("fallback" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "fallback" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate278.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordData: Validator = validate279;
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
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
  validate279.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordEvent: Validator = validate280;
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("feedback/record" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "feedback/record" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate279(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate280.errors = vErrors;
  return errors === 0;
}
export const validateFinishChunk: Validator = validate283;
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("finish" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "finish" });
        errors++;
      }
    }
    if (data.reason !== void 0) {
      if (!validate160(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
        errors = vErrors.length;
      }
    }
    if (data.replayState !== void 0) {
      if (!validate172(data.replayState, { instancePath: instancePath + "/replayState", parentData: data, parentDataProperty: "replayState", rootData })) {
        vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate283.errors = vErrors;
  return errors === 0;
}
export const validateFinishReason: Validator = validate286;
function validate286(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-calls") {
      if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate165(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate168(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate286.errors = vErrors;
  return errors === 0;
}
export const validateGoal: Validator = validate292;
var schema141 = { "title": "Goal phase", "description": "How far a goal is: pursued, on hold, stuck, or reached.", "type": "string", "enum": ["active", "paused", "blocked", "complete"], "x-open": false };
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema141.enum });
    errors++;
  }
  validate293.errors = vErrors;
  return errors === 0;
}
function validate295(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        vErrors = fault(vErrors, instancePath + "/code", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate295.errors = vErrors;
  return errors === 0;
}
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.objective === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "objective" });
      errors++;
    }
    if (data.phase === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "phase" });
      errors++;
    }
    if (data.maxGoalRounds === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "maxGoalRounds" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
    if (data.objective !== void 0) {
      if (typeof data.objective !== "string") {
        vErrors = fault(vErrors, instancePath + "/objective", "type", { type: "string" });
        errors++;
      }
    }
    if (data.phase !== void 0) {
      if (!validate293(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
        errors = vErrors.length;
      }
    }
    if (data.blockedReason !== void 0) {
      if (!validate295(data.blockedReason, { instancePath: instancePath + "/blockedReason", parentData: data, parentDataProperty: "blockedReason", rootData })) {
        vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
        errors = vErrors.length;
      }
    }
    if (data.maxGoalRounds !== void 0) {
      let data5 = data.maxGoalRounds;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          vErrors = fault(vErrors, instancePath + "/maxGoalRounds", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/maxGoalRounds", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate292.errors = vErrors;
  return errors === 0;
}
export const validateGoalBlockedReason: Validator = validate297;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.code !== void 0) {
      if (typeof data.code !== "string") {
        vErrors = fault(vErrors, instancePath + "/code", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate297.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeData: Validator = validate298;
var schema145 = { "title": "Goal upsert", "description": "The goal as it is after the change. It replaces what was known of it.", "type": "object", "required": ["kind", "version", "operation", "goal", "roundsStarted", "createdAt", "updatedAt"], "properties": { "kind": { "description": "The type of the event again.", "const": "goal/change" }, "version": { "description": "The version of this shape.", "const": 1 }, "operation": { "description": "What was done: the goal was set, reworded, put on hold, taken up again, reached, or found to be out of reach for now.", "type": "string", "enum": ["create", "edit", "pause", "resume", "complete", "block"], "x-open": false }, "goal": { "description": "The goal after the change.", "allOf": [{ "$ref": "#/$defs/Goal" }] }, "roundsStarted": { "description": "How many rounds have begun.", "type": "number", "minimum": 0 }, "createdAt": { "description": "When the goal was set, in Unix milliseconds.", "type": "number" }, "updatedAt": { "description": "When it was last changed, in Unix milliseconds.", "type": "number" } } };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.goal === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "goal" });
      errors++;
    }
    if (data.roundsStarted === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "roundsStarted" });
      errors++;
    }
    if (data.createdAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "createdAt" });
      errors++;
    }
    if (data.updatedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "updatedAt" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal/change" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal/change" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, instancePath + "/operation", "type", { type: "string" });
        errors++;
      }
      if (!(data2 === "create" || data2 === "edit" || data2 === "pause" || data2 === "resume" || data2 === "complete" || data2 === "block")) {
        vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema145.properties.operation.enum });
        errors++;
      }
    }
    if (data.goal !== void 0) {
      if (!validate292(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData })) {
        vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
        errors = vErrors.length;
      }
    }
    if (data.roundsStarted !== void 0) {
      let data4 = data.roundsStarted;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          vErrors = fault(vErrors, instancePath + "/roundsStarted", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/roundsStarted", "type", { type: "number" });
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data5 = data.createdAt;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, instancePath + "/createdAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data6 = data.updatedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, instancePath + "/updatedAt", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate299.errors = vErrors;
  return errors === 0;
}
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate308.errors = vErrors;
  return errors === 0;
}
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.cleared === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cleared" });
      errors++;
    }
    if (data.clearedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "clearedAt" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal/change" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal/change" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("clear" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "clear" });
        errors++;
      }
    }
    if (data.cleared !== void 0) {
      if (!validate308(data.cleared, { instancePath: instancePath + "/cleared", parentData: data, parentDataProperty: "cleared", rootData })) {
        vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
        errors = vErrors.length;
      }
    }
    if (data.clearedAt !== void 0) {
      let data4 = data.clearedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/clearedAt", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate307.errors = vErrors;
  return errors === 0;
}
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    if (tag0 === "create") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "edit") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "pause") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "resume") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "complete") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block") {
      if (!validate299(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "clear") {
      if (!validate307(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "operation", allowedValues: ["create", "edit", "pause", "resume", "complete", "block", "clear"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate298.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeEvent: Validator = validate311;
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("goal/change" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "goal/change" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate298(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate311.errors = vErrors;
  return errors === 0;
}
export const validateGoalClear: Validator = validate314;
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.cleared === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cleared" });
      errors++;
    }
    if (data.clearedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "clearedAt" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal/change" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal/change" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("clear" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "clear" });
        errors++;
      }
    }
    if (data.cleared !== void 0) {
      if (!validate308(data.cleared, { instancePath: instancePath + "/cleared", parentData: data, parentDataProperty: "cleared", rootData })) {
        vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
        errors = vErrors.length;
      }
    }
    if (data.clearedAt !== void 0) {
      let data4 = data.clearedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/clearedAt", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate314.errors = vErrors;
  return errors === 0;
}
export const validateGoalPhase: Validator = validate316;
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema141.enum });
    errors++;
  }
  validate316.errors = vErrors;
  return errors === 0;
}
export const validateGoalRevision: Validator = validate317;
function validate317(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate317.errors = vErrors;
  return errors === 0;
}
export const validateGoalSource: Validator = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.goalId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "goalId" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.round === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "round" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal" });
        errors++;
      }
    }
    if (data.goalId !== void 0) {
      if (typeof data.goalId !== "string") {
        vErrors = fault(vErrors, instancePath + "/goalId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
    if (data.round !== void 0) {
      let data3 = data.round;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/round", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate318.errors = vErrors;
  return errors === 0;
}
export const validateGoalUpsert: Validator = validate319;
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.goal === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "goal" });
      errors++;
    }
    if (data.roundsStarted === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "roundsStarted" });
      errors++;
    }
    if (data.createdAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "createdAt" });
      errors++;
    }
    if (data.updatedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "updatedAt" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("goal/change" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "goal/change" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 !== "string") {
        vErrors = fault(vErrors, instancePath + "/operation", "type", { type: "string" });
        errors++;
      }
      if (!(data2 === "create" || data2 === "edit" || data2 === "pause" || data2 === "resume" || data2 === "complete" || data2 === "block")) {
        vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema145.properties.operation.enum });
        errors++;
      }
    }
    if (data.goal !== void 0) {
      if (!validate292(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData })) {
        vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
        errors = vErrors.length;
      }
    }
    if (data.roundsStarted !== void 0) {
      let data4 = data.roundsStarted;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          vErrors = fault(vErrors, instancePath + "/roundsStarted", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/roundsStarted", "type", { type: "number" });
        errors++;
      }
    }
    if (data.createdAt !== void 0) {
      let data5 = data.createdAt;
      if (!(typeof data5 == "number" && isFinite(data5))) {
        vErrors = fault(vErrors, instancePath + "/createdAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data6 = data.updatedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, instancePath + "/updatedAt", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate319.errors = vErrors;
  return errors === 0;
}
export const validateHookAbort: Validator = validate321;
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate321.errors = vErrors;
  return errors === 0;
}
export const validateHookDialect: Validator = validate322;
var schema155 = { "title": "Hook dialect", "description": "Whose conventions a hook follows for its input and its answer.", "type": "string", "enum": ["claude-code", "codex"], "x-open": false };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "claude-code" || data === "codex")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema155.enum });
    errors++;
  }
  validate322.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedData: Validator = validate323;
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.point === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "point" });
      errors++;
    }
    if (data.dialect === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dialect" });
      errors++;
    }
    if (data.handlerId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "handlerId" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.point !== void 0) {
      if (typeof data.point !== "string") {
        vErrors = fault(vErrors, instancePath + "/point", "type", { type: "string" });
        errors++;
      }
    }
    if (data.dialect !== void 0) {
      if (!validate322(data.dialect, { instancePath: instancePath + "/dialect", parentData: data, parentDataProperty: "dialect", rootData })) {
        vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
        errors = vErrors.length;
      }
    }
    if (data.matcher !== void 0) {
      if (typeof data.matcher !== "string") {
        vErrors = fault(vErrors, instancePath + "/matcher", "type", { type: "string" });
        errors++;
      }
    }
    if (data.handlerId !== void 0) {
      if (typeof data.handlerId !== "string") {
        vErrors = fault(vErrors, instancePath + "/handlerId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate323.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedEvent: Validator = validate325;
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("hook/invoked" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "hook/invoked" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate323(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate325.errors = vErrors;
  return errors === 0;
}
export const validateHookResultData: Validator = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.point === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "point" });
      errors++;
    }
    if (data.handlerId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "handlerId" });
      errors++;
    }
    if (data.decision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "decision" });
      errors++;
    }
    if (data.durationMs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "durationMs" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.point !== void 0) {
      if (typeof data.point !== "string") {
        vErrors = fault(vErrors, instancePath + "/point", "type", { type: "string" });
        errors++;
      }
    }
    if (data.handlerId !== void 0) {
      if (typeof data.handlerId !== "string") {
        vErrors = fault(vErrors, instancePath + "/handlerId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.decision !== void 0) {
      if (typeof data.decision !== "string") {
        vErrors = fault(vErrors, instancePath + "/decision", "type", { type: "string" });
        errors++;
      }
    }
    if (data.exitCode !== void 0) {
      let data4 = data.exitCode;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/exitCode", "type", { type: "number" });
        errors++;
      }
    }
    if (data.stderrSummary !== void 0) {
      if (typeof data.stderrSummary !== "string") {
        vErrors = fault(vErrors, instancePath + "/stderrSummary", "type", { type: "string" });
        errors++;
      }
    }
    if (data.durationMs !== void 0) {
      let data6 = data.durationMs;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/durationMs", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/durationMs", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate328.errors = vErrors;
  return errors === 0;
}
export const validateHookResultEvent: Validator = validate329;
function validate329(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("hook/result" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "hook/result" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate328(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate329.errors = vErrors;
  return errors === 0;
}
export const validateImageAttachment: Validator = validate332;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate54(data.mediaType, { instancePath: instancePath + "/mediaType", parentData: data, parentDataProperty: "mediaType", rootData })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
      if (!validate56(data.originalDimensions, { instancePath: instancePath + "/originalDimensions", parentData: data, parentDataProperty: "originalDimensions", rootData })) {
        vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate332.errors = vErrors;
  return errors === 0;
}
export const validateImageBlock: Validator = validate335;
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if (!validate52(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs2 = errors;
    if (!validate60(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
  validate335.errors = vErrors;
  return errors === 0;
}
export const validateImageDimensions: Validator = validate338;
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate338.errors = vErrors;
  return errors === 0;
}
export const validateImageMediaType: Validator = validate339;
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "image/png" || data === "image/jpeg" || data === "image/webp" || data === "image/gif")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema28.enum });
    errors++;
  }
  validate339.errors = vErrors;
  return errors === 0;
}
export const validateInboxTarget: Validator = validate340;
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "next-turn" || data === "next-step")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema20.enum });
    errors++;
  }
  validate340.errors = vErrors;
  return errors === 0;
}
export const validateInitializeParams: Validator = validate341;
function validate341(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cwd === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cwd" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data3 = data.maxTokens;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/maxTokens", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/maxTokens", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
    if (data.reasoningEffort !== void 0) {
      if (typeof data.reasoningEffort !== "string") {
        vErrors = fault(vErrors, instancePath + "/reasoningEffort", "type", { type: "string" });
        errors++;
      }
    }
    if (data.protocolVersion !== void 0) {
      let data5 = data.protocolVersion;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        vErrors = fault(vErrors, instancePath + "/protocolVersion", "type", { type: "integer" });
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 9007199254740991 || isNaN(data5)) {
          vErrors = fault(vErrors, instancePath + "/protocolVersion", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          vErrors = fault(vErrors, instancePath + "/protocolVersion", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.clientInfo !== void 0) {
      if (!validate217(data.clientInfo, { instancePath: instancePath + "/clientInfo", parentData: data, parentDataProperty: "clientInfo", rootData })) {
        vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate341.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResult: Validator = validate343;
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate344.errors = vErrors;
  return errors === 0;
}
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate346.errors = vErrors;
  return errors === 0;
}
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.serverInfo === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "serverInfo" });
      errors++;
    }
    if (data.protocolVersion === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "protocolVersion" });
      errors++;
    }
    if (data.capabilities === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "capabilities" });
      errors++;
    }
    if (data.maxFrameBytes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "maxFrameBytes" });
      errors++;
    }
    if (data.serverInfo !== void 0) {
      if (!validate344(data.serverInfo, { instancePath: instancePath + "/serverInfo", parentData: data, parentDataProperty: "serverInfo", rootData })) {
        vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
        errors = vErrors.length;
      }
    }
    if (data.protocolVersion !== void 0) {
      let data1 = data.protocolVersion;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/protocolVersion", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/protocolVersion", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/protocolVersion", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
    if (data.capabilities !== void 0) {
      if (!validate346(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData })) {
        vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
        errors = vErrors.length;
      }
    }
    if (data.maxFrameBytes !== void 0) {
      let data3 = data.maxFrameBytes;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/maxFrameBytes", "type", { type: "integer" });
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 9007199254740991 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/maxFrameBytes", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/maxFrameBytes", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate343.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResultV0: Validator = validate348;
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.serverInfo === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "serverInfo" });
      errors++;
    }
    if (data.serverInfo !== void 0) {
      if (!validate344(data.serverInfo, { instancePath: instancePath + "/serverInfo", parentData: data, parentDataProperty: "serverInfo", rootData })) {
        vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
        errors = vErrors.length;
      }
    }
    if (data.protocolVersion !== void 0) {
      if (0 !== data.protocolVersion) {
        vErrors = fault(vErrors, instancePath + "/protocolVersion", "const", { allowedValue: 0 });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate348.errors = vErrors;
  return errors === 0;
}
export const validateInlineImageBlock: Validator = validate350;
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate54(data.mimeType, { instancePath: instancePath + "/mimeType", parentData: data, parentDataProperty: "mimeType", rootData })) {
        vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
export const validateInterruptedReason: Validator = validate352;
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate352.errors = vErrors;
  return errors === 0;
}
export const validateInvalidParamsData: Validator = validate353;
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "pointer" });
      errors++;
    }
    if (data.keyword === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "keyword" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.pointer !== void 0) {
      if (typeof data.pointer !== "string") {
        vErrors = fault(vErrors, instancePath + "/pointer", "type", { type: "string" });
        errors++;
      }
    }
    if (data.keyword !== void 0) {
      if (typeof data.keyword !== "string") {
        vErrors = fault(vErrors, instancePath + "/keyword", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate354.errors = vErrors;
  return errors === 0;
}
function validate353(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issues === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "issues" });
      errors++;
    }
    if (data.issues !== void 0) {
      let data0 = data.issues;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate354(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/issues", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate353.errors = vErrors;
  return errors === 0;
}
export const validateInvalidRequestData: Validator = validate356;
function validate356(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit !== void 0) {
      let data0 = data.limit;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/limit", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/limit", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/limit", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
    if (data.maxDepth !== void 0) {
      let data1 = data.maxDepth;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/maxDepth", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/maxDepth", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/maxDepth", "minimum", { comparison: ">=", limit: 1 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate356.errors = vErrors;
  return errors === 0;
}
export const validateJobRegisteredData: Validator = validate357;
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
      errors++;
    }
    if (data.rootCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "rootCallId" });
      errors++;
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.rootCallId !== void 0) {
      if (typeof data.rootCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rootCallId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate358.errors = vErrors;
  return errors === 0;
}
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jobId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jobId" });
      errors++;
    }
    if (data.owner === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "owner" });
      errors++;
    }
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.startedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "startedAt" });
      errors++;
    }
    if (data.jobId !== void 0) {
      if (typeof data.jobId !== "string") {
        vErrors = fault(vErrors, instancePath + "/jobId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.owner !== void 0) {
      if (typeof data.owner !== "string") {
        vErrors = fault(vErrors, instancePath + "/owner", "type", { type: "string" });
        errors++;
      }
    }
    if (data.kind !== void 0) {
      if (typeof data.kind !== "string") {
        vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data4 = data.startedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/startedAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.toolCall !== void 0) {
      if (!validate358(data.toolCall, { instancePath: instancePath + "/toolCall", parentData: data, parentDataProperty: "toolCall", rootData })) {
        vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate357.errors = vErrors;
  return errors === 0;
}
export const validateJobRegisteredEvent: Validator = validate360;
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("job/registered" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "job/registered" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate357(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate360.errors = vErrors;
  return errors === 0;
}
export const validateJobSettledData: Validator = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jobId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jobId" });
      errors++;
    }
    if (data.owner === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "owner" });
      errors++;
    }
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.startedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "startedAt" });
      errors++;
    }
    if (data.finishedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "finishedAt" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.cause === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cause" });
      errors++;
    }
    if (data.producerReported === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "producerReported" });
      errors++;
    }
    if (data.jobId !== void 0) {
      if (typeof data.jobId !== "string") {
        vErrors = fault(vErrors, instancePath + "/jobId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.owner !== void 0) {
      if (typeof data.owner !== "string") {
        vErrors = fault(vErrors, instancePath + "/owner", "type", { type: "string" });
        errors++;
      }
    }
    if (data.kind !== void 0) {
      if (typeof data.kind !== "string") {
        vErrors = fault(vErrors, instancePath + "/kind", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data4 = data.startedAt;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/startedAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.toolCall !== void 0) {
      if (!validate358(data.toolCall, { instancePath: instancePath + "/toolCall", parentData: data, parentDataProperty: "toolCall", rootData })) {
        vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
        errors = vErrors.length;
      }
    }
    if (data.finishedAt !== void 0) {
      let data6 = data.finishedAt;
      if (!(typeof data6 == "number" && isFinite(data6))) {
        vErrors = fault(vErrors, instancePath + "/finishedAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (typeof data.status !== "string") {
        vErrors = fault(vErrors, instancePath + "/status", "type", { type: "string" });
        errors++;
      }
    }
    if (data.cause !== void 0) {
      if (typeof data.cause !== "string") {
        vErrors = fault(vErrors, instancePath + "/cause", "type", { type: "string" });
        errors++;
      }
    }
    if (data.producerReported !== void 0) {
      if (typeof data.producerReported !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/producerReported", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.detail !== void 0) {
      if (typeof data.detail !== "string") {
        vErrors = fault(vErrors, instancePath + "/detail", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate363.errors = vErrors;
  return errors === 0;
}
export const validateJobSettledEvent: Validator = validate365;
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("job/settled" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "job/settled" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate363(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate365.errors = vErrors;
  return errors === 0;
}
export const validateJobToolCall: Validator = validate368;
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
      errors++;
    }
    if (data.rootCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "rootCallId" });
      errors++;
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.rootCallId !== void 0) {
      if (typeof data.rootCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rootCallId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate368.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcError: Validator = validate369;
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "code" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/code", "type", { type: "integer" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcErrorResponse: Validator = validate370;
var schema183 = { "title": "Response id", "description": "The id of the request this answers, compared by type and value. Null only in an error about a request whose id could not be read. Runtimes of protocol 0 echo any number they were sent, fractions included.", "type": ["string", "number", "null"] };
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema183.type });
    errors++;
  }
  validate371.errors = vErrors;
  return errors === 0;
}
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.result === void 0 && (missing0 = "result")) {
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
    vErrors = fault(vErrors, instancePath, "not", {});
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
    if (data.jsonrpc === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.error === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "error" });
      errors++;
    }
    if (data.jsonrpc !== void 0) {
      if ("2.0" !== data.jsonrpc) {
        vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (!validate371(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
        vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate369(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate369.errors : vErrors.concat(validate369.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate370.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcNotification: Validator = validate374;
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" });
      errors++;
    }
    if (data.method === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "method" });
      errors++;
    }
    if (data.jsonrpc !== void 0) {
      if ("2.0" !== data.jsonrpc) {
        vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" });
        errors++;
      }
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        vErrors = fault(vErrors, instancePath + "/method", "type", { type: "string" });
        errors++;
      }
    }
    if (data.params !== void 0) {
      let data2 = data.params;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, instancePath + "/params", "type", { type: "object" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate374.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcRequest: Validator = validate375;
var schema186 = { "title": "Request id", "description": 'Chosen by the client and echoed in the response. A string, or an integer a double holds exactly. It must not equal the id of a request still in flight; "1" and 1 are different ids.', "type": ["string", "integer"], "minimum": -9007199254740991, "maximum": 9007199254740991 };
function validate376(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema186.type });
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      vErrors = fault(vErrors, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      errors++;
    }
    if (data < -9007199254740991 || isNaN(data)) {
      vErrors = fault(vErrors, instancePath, "minimum", { comparison: ">=", limit: -9007199254740991 });
      errors++;
    }
  }
  validate376.errors = vErrors;
  return errors === 0;
}
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.jsonrpc === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.method === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "method" });
      errors++;
    }
    if (data.jsonrpc !== void 0) {
      if ("2.0" !== data.jsonrpc) {
        vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (!validate376(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
        vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
        errors = vErrors.length;
      }
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        vErrors = fault(vErrors, instancePath + "/method", "type", { type: "string" });
        errors++;
      }
    }
    if (data.params !== void 0) {
      let data3 = data.params;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        vErrors = fault(vErrors, instancePath + "/params", "type", { type: "object" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate375.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcSuccessResponse: Validator = validate378;
var schema187 = { "title": "Success response", "description": "Answers a request that succeeded. It never has an `error` member as well.", "type": "object", "required": ["jsonrpc", "id", "result"], "properties": { "jsonrpc": { "description": 'The JSON-RPC version, always "2.0".', "const": "2.0" }, "id": { "description": "The id of the request this answers.", "type": ["string", "number"] }, "result": { "description": "What the method returns; its shape depends on the method and the negotiated version.", "type": "object" } }, "not": { "required": ["error"] } };
function validate378(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.error === void 0 && (missing0 = "error")) {
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
    vErrors = fault(vErrors, instancePath, "not", {});
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
    if (data.jsonrpc === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "jsonrpc" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.result === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "result" });
      errors++;
    }
    if (data.jsonrpc !== void 0) {
      if ("2.0" !== data.jsonrpc) {
        vErrors = fault(vErrors, instancePath + "/jsonrpc", "const", { allowedValue: "2.0" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: schema187.properties.id.type });
        errors++;
      }
    }
    if (data.result !== void 0) {
      let data2 = data.result;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, instancePath + "/result", "type", { type: "object" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate378.errors = vErrors;
  return errors === 0;
}
export const validateLegacyAbort: Validator = validate379;
function validate379(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate379.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailure: Validator = validate380;
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate35(data.code, { instancePath: instancePath + "/code", parentData: data, parentDataProperty: "code", rootData })) {
        vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
  validate380.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailureCode: Validator = validate382;
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate382.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryData: Validator = validate383;
var schema192 = { "title": "Retry mode", "description": "How persistent the runtime is: `normal` gives up after a number of retries, `always` does not.", "type": "string", "enum": ["normal", "always"], "x-open": false };
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema192.enum });
    errors++;
  }
  validate384.errors = vErrors;
  return errors === 0;
}
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.retryId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retryId" });
      errors++;
    }
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.policyKey === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "policyKey" });
      errors++;
    }
    if (data.retry === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retry" });
      errors++;
    }
    if (data.delayMs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "delayMs" });
      errors++;
    }
    if (data.failure === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "failure" });
      errors++;
    }
    if (data.retryId !== void 0) {
      if (typeof data.retryId !== "string") {
        vErrors = fault(vErrors, instancePath + "/retryId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data2 = data.step;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.mode !== void 0) {
      if (!validate384(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
        errors = vErrors.length;
      }
    }
    if (data.policyKey !== void 0) {
      if (typeof data.policyKey !== "string") {
        vErrors = fault(vErrors, instancePath + "/policyKey", "type", { type: "string" });
        errors++;
      }
    }
    if (data.retry !== void 0) {
      let data6 = data.retry;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/retry", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/retry", "type", { type: "number" });
        errors++;
      }
    }
    if (data.maxRetries !== void 0) {
      let data7 = data.maxRetries;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          vErrors = fault(vErrors, instancePath + "/maxRetries", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/maxRetries", "type", { type: "number" });
        errors++;
      }
    }
    if (data.delayMs !== void 0) {
      let data8 = data.delayMs;
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 < 0 || isNaN(data8)) {
          vErrors = fault(vErrors, instancePath + "/delayMs", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/delayMs", "type", { type: "number" });
        errors++;
      }
    }
    if (data.failure !== void 0) {
      if (!validate34(data.failure, { instancePath: instancePath + "/failure", parentData: data, parentDataProperty: "failure", rootData })) {
        vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate383.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryEvent: Validator = validate387;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("llm/retry" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "llm/retry" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate383(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate387.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedData: Validator = validate390;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.retryId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retryId" });
      errors++;
    }
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.retry === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retry" });
      errors++;
    }
    if (data.retryId !== void 0) {
      if (typeof data.retryId !== "string") {
        vErrors = fault(vErrors, instancePath + "/retryId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.turn !== void 0) {
      let data1 = data.turn;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data2 = data.step;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.retry !== void 0) {
      let data3 = data.retry;
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          vErrors = fault(vErrors, instancePath + "/retry", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/retry", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate390.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedEvent: Validator = validate391;
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("llm/retry-started" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "llm/retry-started" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate390(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate391.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensFinish: Validator = validate394;
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate394.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensReason: Validator = validate395;
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate395.errors = vErrors;
  return errors === 0;
}
export const validateMessage: Validator = validate396;
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate397.errors = vErrors;
  return errors === 0;
}
function validate396(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if (!validate397(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
        vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
        errors = vErrors.length;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate69(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate396.errors = vErrors;
  return errors === 0;
}
export const validateMessageRole: Validator = validate401;
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate401.errors = vErrors;
  return errors === 0;
}
export const validateMessageSource: Validator = validate402;
function validate402(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate70(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "plugin") {
      if (!validate72(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "model") {
      if (!validate78(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool") {
      if (!validate80(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "goal") {
      if (!validate82(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "coordinator") {
      if (!validate84(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent-report") {
      if (!validate86(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent-settled") {
      if (!validate88(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team-message") {
      if (!validate90(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "skill-catalog") {
      if (!validate92(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "skill-invocation") {
      if (!validate96(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session-reference") {
      if (!validate98(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent-instructions") {
      if (!validate102(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate402.errors = vErrors;
  return errors === 0;
}
export const validateMethodNotFoundData: Validator = validate416;
function validate416(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "method" });
      errors++;
    }
    if (data.method !== void 0) {
      if (typeof data.method !== "string") {
        vErrors = fault(vErrors, instancePath + "/method", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate416.errors = vErrors;
  return errors === 0;
}
export const validateModelConfig: Validator = validate417;
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.reasoningEffort !== void 0) {
      if (typeof data.reasoningEffort !== "string") {
        vErrors = fault(vErrors, instancePath + "/reasoningEffort", "type", { type: "string" });
        errors++;
      }
    }
    if (data.temperature !== void 0) {
      let data3 = data.temperature;
      if (!(typeof data3 == "number" && isFinite(data3))) {
        vErrors = fault(vErrors, instancePath + "/temperature", "type", { type: "number" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data4 = data.maxTokens;
      if (!(typeof data4 == "number" && isFinite(data4))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.stop !== void 0) {
      let data5 = data.stop;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data5[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/stop/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/stop", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate417.errors = vErrors;
  return errors === 0;
}
export const validateModelRoute: Validator = validate418;
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate418.errors = vErrors;
  return errors === 0;
}
export const validateModelSource: Validator = validate419;
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("model" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "model" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate419.errors = vErrors;
  return errors === 0;
}
export const validateParentAbort: Validator = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate420.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetData: Validator = validate421;
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preset === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "preset" });
      errors++;
    }
    if (data.preset !== void 0) {
      if (typeof data.preset !== "string") {
        vErrors = fault(vErrors, instancePath + "/preset", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate421.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetEvent: Validator = validate422;
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("permission/preset" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "permission/preset" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate421(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeData: Validator = validate425;
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.active === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "active" });
      errors++;
    }
    if (data.active !== void 0) {
      if (typeof data.active !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/active", "type", { type: "boolean" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate425.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeEvent: Validator = validate426;
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("plan/mode" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "plan/mode" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate425(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate426.errors = vErrors;
  return errors === 0;
}
export const validatePluginContextForm: Validator = validate429;
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate429.errors = vErrors;
  return errors === 0;
}
export const validatePluginSource: Validator = validate430;
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.plugin === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "plugin" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("plugin" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "plugin" });
        errors++;
      }
    }
    if (data.plugin !== void 0) {
      if (typeof data.plugin !== "string") {
        vErrors = fault(vErrors, instancePath + "/plugin", "type", { type: "string" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if (!validate73(data.form, { instancePath: instancePath + "/form", parentData: data, parentDataProperty: "form", rootData })) {
        vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
        errors = vErrors.length;
      }
    }
    if (data.sections !== void 0) {
      let data3 = data.sections;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate75(data3[i0], { instancePath: instancePath + "/sections/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sections", "type", { type: "array" });
        errors++;
      }
    }
    if (data.summary !== void 0) {
      if (typeof data.summary !== "string") {
        vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate430.errors = vErrors;
  return errors === 0;
}
export const validateProviderTitleSource: Validator = validate433;
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("provider" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "provider" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (!validate418(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData })) {
        vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate433.errors = vErrors;
  return errors === 0;
}
export const validateProviderUnavailableData: Validator = validate435;
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
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
  validate435.errors = vErrors;
  return errors === 0;
}
export const validateReasoningBlock: Validator = validate436;
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate436.errors = vErrors;
  return errors === 0;
}
export const validateReasoningChunksRecord: Validator = validate437;
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.texts === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "texts" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("reasoning-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.dt !== void 0) {
      let data3 = data.dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.texts !== void 0) {
      let data5 = data.texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/texts/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/texts", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate437.errors = vErrors;
  return errors === 0;
}
export const validateReasoningDeltaChunk: Validator = validate438;
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("reasoning-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "reasoning-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
  validate438.errors = vErrors;
  return errors === 0;
}
export const validateReplayState: Validator = validate439;
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.response === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "response" });
      errors++;
    }
    if (data.blocks !== void 0) {
      if (!Array.isArray(data.blocks)) {
        vErrors = fault(vErrors, instancePath + "/blocks", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate439.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextData: Validator = validate440;
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.contextWindow !== void 0) {
      let data2 = data.contextWindow;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/contextWindow", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate440.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextEvent: Validator = validate441;
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("request/context" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "request/context" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate440(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate441.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderData: Validator = validate444;
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate446.errors = vErrors;
  return errors === 0;
}
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.header === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "header" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.header !== void 0) {
      if (!validate267(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData })) {
        vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (!validate446(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate446.errors : vErrors.concat(validate446.errors);
        errors = vErrors.length;
      }
    }
    if (data.startsSeries !== void 0) {
      if (true !== data.startsSeries) {
        vErrors = fault(vErrors, instancePath + "/startsSeries", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderEvent: Validator = validate448;
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("request/header" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "request/header" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate444(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderReason: Validator = validate451;
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate451.errors = vErrors;
  return errors === 0;
}
export const validateRequestId: Validator = validate452;
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema186.type });
    errors++;
  }
  if (typeof data == "number" && isFinite(data)) {
    if (data > 9007199254740991 || isNaN(data)) {
      vErrors = fault(vErrors, instancePath, "maximum", { comparison: "<=", limit: 9007199254740991 });
      errors++;
    }
    if (data < -9007199254740991 || isNaN(data)) {
      vErrors = fault(vErrors, instancePath, "minimum", { comparison: ">=", limit: -9007199254740991 });
      errors++;
    }
  }
  validate452.errors = vErrors;
  return errors === 0;
}
export const validateResponseId: Validator = validate453;
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema183.type });
    errors++;
  }
  validate453.errors = vErrors;
  return errors === 0;
}
export const validateRetryMode: Validator = validate454;
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema192.enum });
    errors++;
  }
  validate454.errors = vErrors;
  return errors === 0;
}
export const validateRunStatus: Validator = validate455;
var schema228 = { "title": "Run status", "description": "Whether a subagent did what it was asked. Reaching the token limit counts as `ok` only where the deployment says so.", "type": "string", "enum": ["ok", "error"], "x-open": false };
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema228.enum });
    errors++;
  }
  validate455.errors = vErrors;
  return errors === 0;
}
export const validateSandboxMode: Validator = validate456;
var schema229 = { "title": "Sandbox mode", "description": "What the sandbox lets tools do: read only, write within the workspace, or anything at all.", "type": "string", "enum": ["read-only", "workspace-write", "danger-full-access"], "x-open": false };
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "read-only" || data === "workspace-write" || data === "danger-full-access")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema229.enum });
    errors++;
  }
  validate456.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeData: Validator = validate457;
function validate457(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.mode !== void 0) {
      if (!validate456(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
        errors = vErrors.length;
      }
    }
    if (data.source !== void 0) {
      if ("delegation" !== data.source) {
        vErrors = fault(vErrors, instancePath + "/source", "const", { allowedValue: "delegation" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate457.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeEvent: Validator = validate459;
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("sandbox/mode" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "sandbox/mode" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate457(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate459.errors = vErrors;
  return errors === 0;
}
export const validateSchedule: Validator = validate462;
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    if (tag0 === "after") {
      if (!validate41(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "at") {
      if (!validate210(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "every") {
      if (!validate277(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "kind", allowedValues: ["after", "at", "every"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate462.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeData: Validator = validate466;
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.schedule === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "schedule" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("create" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "create" });
        errors++;
      }
    }
    if (data.schedule !== void 0) {
      if (!validate462(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData })) {
        vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate467.errors = vErrors;
  return errors === 0;
}
function validate470(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("delete" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "delete" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate470.errors = vErrors;
  return errors === 0;
}
function validate472(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("dispatch" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "dispatch" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.acceptedAt !== void 0) {
      if (typeof data.acceptedAt !== "string") {
        vErrors = fault(vErrors, instancePath + "/acceptedAt", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate472.errors = vErrors;
  return errors === 0;
}
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    if (tag0 === "create") {
      if (!validate467(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "delete") {
      if (!validate470(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "dispatch") {
      if (!validate472(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "operation", allowedValues: ["create", "delete", "dispatch"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate466.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeEvent: Validator = validate474;
function validate474(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("schedule/change" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "schedule/change" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate466(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate474.errors = vErrors;
  return errors === 0;
}
export const validateScheduleCreate: Validator = validate477;
function validate477(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.schedule === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "schedule" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("create" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "create" });
        errors++;
      }
    }
    if (data.schedule !== void 0) {
      if (!validate462(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData })) {
        vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate477.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDelete: Validator = validate479;
function validate479(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("delete" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "delete" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate479.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDispatch: Validator = validate480;
function validate480(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.operation === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "operation" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.operation !== void 0) {
      if ("dispatch" !== data.operation) {
        vErrors = fault(vErrors, instancePath + "/operation", "const", { allowedValue: "dispatch" });
        errors++;
      }
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.acceptedAt !== void 0) {
      if (typeof data.acceptedAt !== "string") {
        vErrors = fault(vErrors, instancePath + "/acceptedAt", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate480.errors = vErrors;
  return errors === 0;
}
export const validateServerCapabilities: Validator = validate481;
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate481.errors = vErrors;
  return errors === 0;
}
export const validateServerInfo: Validator = validate482;
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (typeof data.version !== "string") {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate482.errors = vErrors;
  return errors === 0;
}
export const validateSessionBusyData: Validator = validate483;
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate483.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelParams: Validator = validate484;
var func2 = require_ucs2length().default;
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      let data0 = data.sessionId;
      if (typeof data0 === "string") {
        if (func2(data0) < 1) {
          vErrors = fault(vErrors, instancePath + "/sessionId", "minLength", { limit: 1 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate484.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelResult: Validator = validate485;
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cancelled === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cancelled" });
      errors++;
    }
    if (data.cancelled !== void 0) {
      if (typeof data.cancelled !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/cancelled", "type", { type: "boolean" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate485.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseParams: Validator = validate486;
function validate486(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      let data0 = data.sessionId;
      if (typeof data0 === "string") {
        if (func2(data0) < 1) {
          vErrors = fault(vErrors, instancePath + "/sessionId", "minLength", { limit: 1 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate486.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseResult: Validator = validate487;
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.closed === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "closed" });
      errors++;
    }
    if (data.closed !== void 0) {
      if (typeof data.closed !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/closed", "type", { type: "boolean" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate487.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedData: Validator = validate488;
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate488.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedEvent: Validator = validate489;
function validate489(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session/end-seed" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session/end-seed" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate488(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate489.errors = vErrors;
  return errors === 0;
}
export const validateSessionEvent: Validator = validate492;
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate495.errors = vErrors;
  return errors === 0;
}
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("turn/start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn/start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate495(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate493.errors = vErrors;
  return errors === 0;
}
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate257(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "blocked") {
      if (!validate214(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate395(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "interrupted") {
      if (!validate352(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate275(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate38(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate501.errors = vErrors;
  return errors === 0;
}
function validate500(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.reason !== void 0) {
      if (!validate501(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate500.errors = vErrors;
  return errors === 0;
}
function validate498(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("turn/end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn/end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate500(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate498.errors = vErrors;
  return errors === 0;
}
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate513.errors = vErrors;
  return errors === 0;
}
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("step/start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "step/start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate513(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate511.errors = vErrors;
  return errors === 0;
}
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate518.errors = vErrors;
  return errors === 0;
}
function validate516(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("step/end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "step/end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate518(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate516.errors = vErrors;
  return errors === 0;
}
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("user/message" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user/message" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate45(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate521.errors = vErrors;
  return errors === 0;
}
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
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
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
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
  validate529.errors = vErrors;
  return errors === 0;
}
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/call" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/call" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate529(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate527.errors = vErrors;
  return errors === 0;
}
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, instancePath + "/content", "maxItems", { limit: 1 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, instancePath + "/content", "minItems", { limit: 1 });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate66(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate80(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate536.errors = vErrors;
  return errors === 0;
}
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
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
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("tool" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "tool" });
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
      let data3 = data.content;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data3[i0], { instancePath: instancePath + "/content/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
    if (data.source !== void 0) {
      if (!validate80(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate540.errors = vErrors;
  return errors === 0;
}
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["role"];
    if (tag0 === "user") {
      if (!validate536(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool") {
      if (!validate540(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "role", allowedValues: ["user", "tool"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate535.errors = vErrors;
  return errors === 0;
}
function validate545(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate545.errors = vErrors;
  return errors === 0;
}
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.message !== void 0) {
      if (!validate535(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate545(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate534.errors = vErrors;
  return errors === 0;
}
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("tool/result" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/result" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate534(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate532.errors = vErrors;
  return errors === 0;
}
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rootCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "rootCallId" });
      errors++;
    }
    if (data.parentCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parentCallId" });
      errors++;
    }
    if (data.subCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "subCallId" });
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
    if (data.rootCallId !== void 0) {
      if (typeof data.rootCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rootCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.parentCallId !== void 0) {
      if (typeof data.parentCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/parentCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.subCallId !== void 0) {
      if (typeof data.subCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/subCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate551.errors = vErrors;
  return errors === 0;
}
function validate549(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/code-dispatch-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/code-dispatch-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate551(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate549.errors = vErrors;
  return errors === 0;
}
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate551(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isError === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "isError" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.isError !== void 0) {
      if (typeof data.isError !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/isError", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data1 = data.content;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0], { instancePath: instancePath + "/content/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate556.errors = vErrors;
  return errors === 0;
}
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/code-dispatch" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/code-dispatch" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate556(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate554.errors = vErrors;
  return errors === 0;
}
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate570.errors = vErrors;
  return errors === 0;
}
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    if (tag0 === "fallback") {
      if (!validate278(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "provider") {
      if (!validate433(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user") {
      if (!validate570(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "kind", allowedValues: ["fallback", "provider", "user"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate567.errors = vErrors;
  return errors === 0;
}
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "title" });
      errors++;
    }
    if (data.messageSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageSeqs" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageSeqs !== void 0) {
      let data1 = data.messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messageSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate567(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate566.errors = vErrors;
  return errors === 0;
}
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session/title" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session/title" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate566(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate564.errors = vErrors;
  return errors === 0;
}
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.titleProvider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "titleProvider" });
      errors++;
    }
    if (data.messageSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageSeqs" });
      errors++;
    }
    if (data.route === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "route" });
      errors++;
    }
    if (data.system === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "system" });
      errors++;
    }
    if (data.messages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messages" });
      errors++;
    }
    if (data.maxTokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "maxTokens" });
      errors++;
    }
    if (data.titleProvider !== void 0) {
      if (typeof data.titleProvider !== "string") {
        vErrors = fault(vErrors, instancePath + "/titleProvider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageSeqs !== void 0) {
      let data1 = data.messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messageSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.route !== void 0) {
      if (!validate418(data.route, { instancePath: instancePath + "/route", parentData: data, parentDataProperty: "route", rootData })) {
        vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
        errors = vErrors.length;
      }
    }
    if (data.system !== void 0) {
      if (typeof data.system !== "string") {
        vErrors = fault(vErrors, instancePath + "/system", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate396(data5[i1], { instancePath: instancePath + "/messages/" + i1, parentData: data5, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messages", "type", { type: "array" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data7 = data.maxTokens;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate577.errors = vErrors;
  return errors === 0;
}
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session/title-llm-request" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session/title-llm-request" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate577(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate575.errors = vErrors;
  return errors === 0;
}
var schema282 = { "title": "Todo status", "description": "How far a thing to do is.", "type": "string", "enum": ["pending", "in_progress", "completed"], "x-open": false };
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema282.enum });
    errors++;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate587(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate586.errors = vErrors;
  return errors === 0;
}
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.todos === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "todos" });
      errors++;
    }
    if (data.todos !== void 0) {
      let data0 = data.todos;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate586(data0[i0], { instancePath: instancePath + "/todos/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
  validate585.errors = vErrors;
  return errors === 0;
}
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("todo/write" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "todo/write" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate585(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate583.errors = vErrors;
  return errors === 0;
}
var schema285 = { "title": "Subagent mode", "description": "Whether a subagent does one piece of work and is done, or can be given more later.", "type": "string", "enum": ["one-shot", "continuable"], "x-open": false };
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema285.enum });
    errors++;
  }
  validate597.errors = vErrors;
  return errors === 0;
}
function validate599(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.allow !== void 0) {
      let data0 = data.allow;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data0[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/allow/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/allow", "type", { type: "array" });
        errors++;
      }
    }
    if (data.deny !== void 0) {
      let data2 = data.deny;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data2[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/deny/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/deny", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate599.errors = vErrors;
  return errors === 0;
}
function validate596(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "number" });
        errors++;
      }
    }
    if (data.mode !== void 0) {
      if (!validate597(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
        errors = vErrors.length;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.agentProvider !== void 0) {
      if (typeof data.agentProvider !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentProvider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.agentModel !== void 0) {
      if (typeof data.agentModel !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentModel", "type", { type: "string" });
        errors++;
      }
    }
    if (data.persona !== void 0) {
      if (typeof data.persona !== "string") {
        vErrors = fault(vErrors, instancePath + "/persona", "type", { type: "string" });
        errors++;
      }
    }
    if (data.toolFilter !== void 0) {
      if (!validate599(data.toolFilter, { instancePath: instancePath + "/toolFilter", parentData: data, parentDataProperty: "toolFilter", rootData })) {
        vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate596.errors = vErrors;
  return errors === 0;
}
function validate594(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("subagent/descriptor" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "subagent/descriptor" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate596(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate594.errors = vErrors;
  return errors === 0;
}
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate609.errors = vErrors;
  return errors === 0;
}
function validate607(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/run-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/run-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate609(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate607.errors = vErrors;
  return errors === 0;
}
function validate614(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.childId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childId" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "number" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.phase !== void 0) {
      if (typeof data.phase !== "string") {
        vErrors = fault(vErrors, instancePath + "/phase", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childId !== void 0) {
      if (typeof data.childId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate614.errors = vErrors;
  return errors === 0;
}
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/agent-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/agent-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate614(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate612.errors = vErrors;
  return errors === 0;
}
var schema293 = { "title": "Workflow agent outcome", "description": "How a subagent of a workflow ended.", "type": "string", "enum": ["completed", "failed", "cancelled"], "x-open": false };
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema293.enum });
    errors++;
  }
  validate620.errors = vErrors;
  return errors === 0;
}
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.outcome === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "number" });
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate620(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate619.errors = vErrors;
  return errors === 0;
}
function validate617(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/agent-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/agent-end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate619(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate617.errors = vErrors;
  return errors === 0;
}
var schema296 = { "title": "Workflow stop reason", "description": "How a workflow ended.", "type": "string", "enum": ["completed", "cancelled", "error"], "x-open": false };
function validate627(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema296.enum });
    errors++;
  }
  validate627.errors = vErrors;
  return errors === 0;
}
function validate626(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.stopReason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "stopReason" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.stopReason !== void 0) {
      if (!validate627(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate626.errors = vErrors;
  return errors === 0;
}
function validate624(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/run-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/run-end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate626(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate624.errors = vErrors;
  return errors === 0;
}
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate649.errors = vErrors;
  return errors === 0;
}
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("web_search_20250305" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "web_search_20250305" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate651.errors = vErrors;
  return errors === 0;
}
function validate648(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.max_tokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "max_tokens" });
      errors++;
    }
    if (data.messages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messages" });
      errors++;
    }
    if (data.tools === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tools" });
      errors++;
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.max_tokens !== void 0) {
      let data1 = data.max_tokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/max_tokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data2 = data.messages;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, instancePath + "/messages", "maxItems", { limit: 1 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, instancePath + "/messages", "minItems", { limit: 1 });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate649(data2[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messages", "type", { type: "array" });
        errors++;
      }
    }
    if (data.tools !== void 0) {
      let data4 = data.tools;
      if (Array.isArray(data4)) {
        if (data4.length > 1) {
          vErrors = fault(vErrors, instancePath + "/tools", "maxItems", { limit: 1 });
          errors++;
        }
        if (data4.length < 1) {
          vErrors = fault(vErrors, instancePath + "/tools", "minItems", { limit: 1 });
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate651(data4[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/tools", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate648.errors = vErrors;
  return errors === 0;
}
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "endpoint" });
      errors++;
    }
    if (data.apiVersion === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "apiVersion" });
      errors++;
    }
    if (data.body === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "body" });
      errors++;
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        vErrors = fault(vErrors, instancePath + "/endpoint", "type", { type: "string" });
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      if (typeof data.apiVersion !== "string") {
        vErrors = fault(vErrors, instancePath + "/apiVersion", "type", { type: "string" });
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (!validate648(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData })) {
        vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate647.errors = vErrors;
  return errors === 0;
}
function validate645(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("web/deepseek-search-llm-request" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "web/deepseek-search-llm-request" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate647(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate645.errors = vErrors;
  return errors === 0;
}
var schema305 = { "title": "Team member context", "description": "What a member knew when it began: nothing (`fresh`), or the conversation so far (`fork`).", "type": "string", "enum": ["fresh", "fork"], "x-open": false };
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema305.enum });
    errors++;
  }
  validate660.errors = vErrors;
  return errors === 0;
}
function validate662(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate662.errors = vErrors;
  return errors === 0;
}
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.context === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "context" });
      errors++;
    }
    if (data.phase === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "phase" });
      errors++;
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
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.context !== void 0) {
      if (!validate660(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData })) {
        vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
        errors = vErrors.length;
      }
    }
    if (data.phase !== void 0) {
      if (!validate662(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") {
        vErrors = fault(vErrors, instancePath + "/error", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.member === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "member" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.member !== void 0) {
      if (!validate659(data.member, { instancePath: instancePath + "/member", parentData: data, parentDataProperty: "member", rootData })) {
        vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate658.errors = vErrors;
  return errors === 0;
}
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/member" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/member" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate658(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate656.errors = vErrors;
  return errors === 0;
}
var schema310 = { "title": "Team task status", "description": "How far a task is.", "type": "string", "enum": ["pending", "in_progress", "completed", "deleted"], "x-open": false };
function validate671(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema310.enum });
    errors++;
  }
  validate671.errors = vErrors;
  return errors === 0;
}
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.subject === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "subject" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.blockedBy === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "blockedBy" });
      errors++;
    }
    if (data.writeScopes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "writeScopes" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
    if (data.subject !== void 0) {
      if (typeof data.subject !== "string") {
        vErrors = fault(vErrors, instancePath + "/subject", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate671(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
        errors = vErrors.length;
      }
    }
    if (data.ownerId !== void 0) {
      if (typeof data.ownerId !== "string") {
        vErrors = fault(vErrors, instancePath + "/ownerId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.blockedBy !== void 0) {
      let data6 = data.blockedBy;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data6[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/blockedBy/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/blockedBy", "type", { type: "array" });
        errors++;
      }
    }
    if (data.writeScopes !== void 0) {
      let data8 = data.writeScopes;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data8[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/writeScopes/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/writeScopes", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
function validate669(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.task === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "task" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.task !== void 0) {
      if (!validate670(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData })) {
        vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate669.errors = vErrors;
  return errors === 0;
}
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/task" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/task" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate669(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate667.errors = vErrors;
  return errors === 0;
}
var schema314 = { "title": "Team message delivery", "description": "Whether a message waits until the member it is for works again (`quiet`) or sets it to work (`wakeup`).", "type": "string", "enum": ["quiet", "wakeup"], "x-open": false };
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema314.enum });
    errors++;
  }
  validate680.errors = vErrors;
  return errors === 0;
}
function validate679(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.senderId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderId" });
      errors++;
    }
    if (data.senderName === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderName" });
      errors++;
    }
    if (data.targetId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "targetId" });
      errors++;
    }
    if (data.delivery === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "delivery" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderId !== void 0) {
      if (typeof data.senderId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderName !== void 0) {
      if (typeof data.senderName !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderName", "type", { type: "string" });
        errors++;
      }
    }
    if (data.targetId !== void 0) {
      if (typeof data.targetId !== "string") {
        vErrors = fault(vErrors, instancePath + "/targetId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.delivery !== void 0) {
      if (!validate680(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
        vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
        errors = vErrors.length;
      }
    }
    if (data.content !== void 0) {
      let data5 = data.content;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data5[i0], { instancePath: instancePath + "/content/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate679.errors = vErrors;
  return errors === 0;
}
function validate678(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (!validate679(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate678.errors = vErrors;
  return errors === 0;
}
function validate676(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/message/queued" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/queued" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate678(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate676.errors = vErrors;
  return errors === 0;
}
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.targetId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "targetId" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.targetId !== void 0) {
      if (typeof data.targetId !== "string") {
        vErrors = fault(vErrors, instancePath + "/targetId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate688.errors = vErrors;
  return errors === 0;
}
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/message/delivered" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/delivered" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate688(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate686.errors = vErrors;
  return errors === 0;
}
function validate695(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("system" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "system" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate69(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate695.errors = vErrors;
  return errors === 0;
}
function validate694(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.message !== void 0) {
      if (!validate695(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate695.errors : vErrors.concat(validate695.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate694.errors = vErrors;
  return errors === 0;
}
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("system/message" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "system/message" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate694(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate694.errors : vErrors.concat(validate694.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate692.errors = vErrors;
  return errors === 0;
}
function validate703(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.childId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childId" });
      errors++;
    }
    if (data.childCreatedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childCreatedAt" });
      errors++;
    }
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/version", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/version", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.childId !== void 0) {
      if (typeof data.childId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childCreatedAt !== void 0) {
      let data2 = data.childCreatedAt;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/childCreatedAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.mode !== void 0) {
      if (typeof data.mode !== "string") {
        vErrors = fault(vErrors, instancePath + "/mode", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate703.errors = vErrors;
  return errors === 0;
}
function validate701(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("subagent/catalog" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "subagent/catalog" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate703(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate701.errors = vErrors;
  return errors === 0;
}
function validate710(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cwd === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cwd" });
      errors++;
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate710.errors = vErrors;
  return errors === 0;
}
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("working-directory/change" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "working-directory/change" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate710(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate708.errors = vErrors;
  return errors === 0;
}
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.throughSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "throughSeq" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sessionFormatVersion !== void 0) {
      let data1 = data.sessionFormatVersion;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.throughSeq !== void 0) {
      let data2 = data.throughSeq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/throughSeq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/throughSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/throughSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate715.errors = vErrors;
  return errors === 0;
}
function validate713(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session-log-deepseek/delivery-accepted" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session-log-deepseek/delivery-accepted" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate715(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate713.errors = vErrors;
  return errors === 0;
}
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "turn/start") {
      if (!validate493(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "turn/end") {
      if (!validate498(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "step/start") {
      if (!validate511(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "step/end") {
      if (!validate516(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user/message") {
      if (!validate521(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "assistant/chunk") {
      if (!validate189(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "assistant/message") {
      if (!validate199(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/call") {
      if (!validate527(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/result") {
      if (!validate532(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/code-dispatch-start") {
      if (!validate549(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate549.errors : vErrors.concat(validate549.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/code-dispatch") {
      if (!validate554(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent/inbox/spliced") {
      if (!validate110(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "request/header") {
      if (!validate448(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "request/context") {
      if (!validate441(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/title") {
      if (!validate564(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/title-llm-request") {
      if (!validate575(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/end-seed") {
      if (!validate489(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "todo/write") {
      if (!validate583(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "llm/retry") {
      if (!validate387(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "llm/retry-started") {
      if (!validate391(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent/descriptor") {
      if (!validate594(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/start") {
      if (!validate246(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/summary") {
      if (!validate254(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/end") {
      if (!validate236(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/prune") {
      if (!validate242(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/run-start") {
      if (!validate607(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate607.errors : vErrors.concat(validate607.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/agent-start") {
      if (!validate612(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/agent-end") {
      if (!validate617(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/run-end") {
      if (!validate624(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate624.errors : vErrors.concat(validate624.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook/invoked") {
      if (!validate325(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook/result") {
      if (!validate329(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "approval/asked") {
      if (!validate124(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "approval/decided") {
      if (!validate130(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "approval/policy") {
      if (!validate137(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "sandbox/mode") {
      if (!validate459(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "permission/preset") {
      if (!validate422(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "plan/mode") {
      if (!validate426(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "goal/change") {
      if (!validate311(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "schedule/change") {
      if (!validate474(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "command/run") {
      if (!validate230(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "command/done") {
      if (!validate221(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "feedback/record") {
      if (!validate280(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent-preset/selected") {
      if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "web/deepseek-search-llm-request") {
      if (!validate645(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate645.errors : vErrors.concat(validate645.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/member") {
      if (!validate656(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/task") {
      if (!validate667(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/message/queued") {
      if (!validate676(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/message/delivered") {
      if (!validate686(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "assistant/attempt") {
      if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "system/message") {
      if (!validate692(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate692.errors : vErrors.concat(validate692.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent/catalog") {
      if (!validate701(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate701.errors : vErrors.concat(validate701.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "job/registered") {
      if (!validate360(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "job/settled") {
      if (!validate365(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "working-directory/change") {
      if (!validate708(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate708.errors : vErrors.concat(validate708.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session-log-deepseek/delivery-accepted") {
      if (!validate713(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate713.errors : vErrors.concat(validate713.errors);
        errors = vErrors.length;
      }
    } else {
      if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate492.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventEnvelope: Validator = validate719;
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.time === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time" });
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
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/seq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/seq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.time !== void 0) {
      let data2 = data.time;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/time", "type", { type: "integer" });
        errors++;
      }
    }
    if (data.ignorable !== void 0) {
      if (true !== data.ignorable) {
        vErrors = fault(vErrors, instancePath + "/ignorable", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate719.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventNotification: Validator = validate720;
function validate720(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.event === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "event" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.event !== void 0) {
      if (!validate492(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData })) {
        vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate720.errors = vErrors;
  return errors === 0;
}
export const validateSessionLogDeliveryData: Validator = validate722;
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.throughSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "throughSeq" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.sessionFormatVersion !== void 0) {
      let data1 = data.sessionFormatVersion;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/sessionFormatVersion", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.throughSeq !== void 0) {
      let data2 = data.throughSeq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/throughSeq", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/throughSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/throughSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate722.errors = vErrors;
  return errors === 0;
}
export const validateSessionLogDeliveryEvent: Validator = validate723;
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session-log-deepseek/delivery-accepted" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session-log-deepseek/delivery-accepted" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate715(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate723.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptParams: Validator = validate726;
function validate726(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.contentBlocks === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "contentBlocks" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      let data0 = data.sessionId;
      if (typeof data0 === "string") {
        if (func2(data0) < 1) {
          vErrors = fault(vErrors, instancePath + "/sessionId", "minLength", { limit: 1 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.contentBlocks !== void 0) {
      let data1 = data.contentBlocks;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0], { instancePath: instancePath + "/contentBlocks/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/contentBlocks", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate726.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptReceipt: Validator = validate728;
function validate728(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate728.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptResult: Validator = validate729;
var schema333 = { "title": "Session prompt status", "description": "How a prompt settled. `ok`: the turn completed, or ended at its token limit where the deployment takes that as success. `aborted`: someone ended it. `error`: every other reason, known or not.", "type": "string", "enum": ["ok", "error", "aborted"], "x-open": false };
function validate730(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema333.enum });
    errors++;
  }
  validate730.errors = vErrors;
  return errors === 0;
}
function validate729(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate730(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate730.errors : vErrors.concat(validate730.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (!validate501(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate729.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptStatus: Validator = validate733;
function validate733(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema333.enum });
    errors++;
  }
  validate733.errors = vErrors;
  return errors === 0;
}
export const validateSessionReference: Validator = validate734;
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.capturedThroughSeq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "capturedThroughSeq" });
      errors++;
    }
    if (data.compacted === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "compacted" });
      errors++;
    }
    if (data.originalMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "originalMessages" });
      errors++;
    }
    if (data.retainedMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "retainedMessages" });
      errors++;
    }
    if (data.omittedMessages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "omittedMessages" });
      errors++;
    }
    if (data.omittedBytes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "omittedBytes" });
      errors++;
    }
    if (data.truncated === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "truncated" });
      errors++;
    }
    if (data.inputIndex === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "inputIndex" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.capturedThroughSeq !== void 0) {
      let data2 = data.capturedThroughSeq;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2)) && data2 !== null) {
        vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "type", { type: schema49.properties.capturedThroughSeq.type });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/capturedThroughSeq", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.compacted !== void 0) {
      if (typeof data.compacted !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/compacted", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.originalMessages !== void 0) {
      let data4 = data.originalMessages;
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 < 0 || isNaN(data4)) {
          vErrors = fault(vErrors, instancePath + "/originalMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/originalMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.retainedMessages !== void 0) {
      let data5 = data.retainedMessages;
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          vErrors = fault(vErrors, instancePath + "/retainedMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/retainedMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.omittedMessages !== void 0) {
      let data6 = data.omittedMessages;
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 < 0 || isNaN(data6)) {
          vErrors = fault(vErrors, instancePath + "/omittedMessages", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/omittedMessages", "type", { type: "number" });
        errors++;
      }
    }
    if (data.omittedBytes !== void 0) {
      let data7 = data.omittedBytes;
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 < 0 || isNaN(data7)) {
          vErrors = fault(vErrors, instancePath + "/omittedBytes", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/omittedBytes", "type", { type: "number" });
        errors++;
      }
    }
    if (data.truncated !== void 0) {
      if (typeof data.truncated !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/truncated", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.inputIndex !== void 0) {
      let data9 = data.inputIndex;
      if (!(typeof data9 == "number" && isFinite(data9))) {
        vErrors = fault(vErrors, instancePath + "/inputIndex", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate734.errors = vErrors;
  return errors === 0;
}
export const validateSessionReferenceSource: Validator = validate735;
function validate735(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.references === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "references" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("session-reference" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "session-reference" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("recall" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "recall" });
        errors++;
      }
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.references !== void 0) {
      let data3 = data.references;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate99(data3[i0], { instancePath: instancePath + "/references/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/references", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate735.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatus: Validator = validate737;
var schema337 = { "title": "Session status", "description": "Whether a session's agent works on something (`running`) or waits for input (`idle`).", "type": "string", "enum": ["running", "idle"], "x-open": false };
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "running" || data === "idle")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema337.enum });
    errors++;
  }
  validate737.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatusNotification: Validator = validate738;
function validate738(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "sessionId" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.sessionId !== void 0) {
      if (typeof data.sessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/sessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate737(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate737.errors : vErrors.concat(validate737.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate738.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleData: Validator = validate740;
function validate740(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "title" });
      errors++;
    }
    if (data.messageSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageSeqs" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.title !== void 0) {
      if (typeof data.title !== "string") {
        vErrors = fault(vErrors, instancePath + "/title", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageSeqs !== void 0) {
      let data1 = data.messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messageSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate567(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate740.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleEvent: Validator = validate742;
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session/title" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session/title" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate566(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate742.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestData: Validator = validate745;
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.titleProvider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "titleProvider" });
      errors++;
    }
    if (data.messageSeqs === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageSeqs" });
      errors++;
    }
    if (data.route === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "route" });
      errors++;
    }
    if (data.system === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "system" });
      errors++;
    }
    if (data.messages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messages" });
      errors++;
    }
    if (data.maxTokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "maxTokens" });
      errors++;
    }
    if (data.titleProvider !== void 0) {
      if (typeof data.titleProvider !== "string") {
        vErrors = fault(vErrors, instancePath + "/titleProvider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageSeqs !== void 0) {
      let data1 = data.messageSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/messageSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
              errors++;
            }
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messageSeqs", "type", { type: "array" });
        errors++;
      }
    }
    if (data.route !== void 0) {
      if (!validate418(data.route, { instancePath: instancePath + "/route", parentData: data, parentDataProperty: "route", rootData })) {
        vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
        errors = vErrors.length;
      }
    }
    if (data.system !== void 0) {
      if (typeof data.system !== "string") {
        vErrors = fault(vErrors, instancePath + "/system", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data5 = data.messages;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate396(data5[i1], { instancePath: instancePath + "/messages/" + i1, parentData: data5, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate396.errors : vErrors.concat(validate396.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messages", "type", { type: "array" });
        errors++;
      }
    }
    if (data.maxTokens !== void 0) {
      let data7 = data.maxTokens;
      if (!(typeof data7 == "number" && isFinite(data7))) {
        vErrors = fault(vErrors, instancePath + "/maxTokens", "type", { type: "number" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate745.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestEvent: Validator = validate748;
function validate748(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("session/title-llm-request" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "session/title-llm-request" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate577(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate748.errors = vErrors;
  return errors === 0;
}
export const validateShadowedRange: Validator = validate751;
function validate751(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "start" });
      errors++;
    }
    if (data.end === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "end" });
      errors++;
    }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/start", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/start", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/start", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.end !== void 0) {
      let data1 = data.end;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/end", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/end", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/end", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate751.errors = vErrors;
  return errors === 0;
}
export const validateShutdownResult: Validator = validate752;
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate752.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogEntry: Validator = validate753;
function validate753(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate753.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogSource: Validator = validate754;
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.entries === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "entries" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("skill-catalog" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "skill-catalog" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("catalog" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "catalog" });
        errors++;
      }
    }
    if (data.update !== void 0) {
      if (true !== data.update) {
        vErrors = fault(vErrors, instancePath + "/update", "const", { allowedValue: true });
        errors++;
      }
    }
    if (data.entries !== void 0) {
      let data3 = data.entries;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate93(data3[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/entries", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate754.errors = vErrors;
  return errors === 0;
}
export const validateSkillInvocationSource: Validator = validate756;
function validate756(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("skill-invocation" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "skill-invocation" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("instructions" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "instructions" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate756.errors = vErrors;
  return errors === 0;
}
export const validateStepEndData: Validator = validate757;
function validate757(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate757.errors = vErrors;
  return errors === 0;
}
export const validateStepEndEvent: Validator = validate758;
function validate758(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("step/end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "step/end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate518(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate758.errors = vErrors;
  return errors === 0;
}
export const validateStepStartData: Validator = validate761;
function validate761(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate761.errors = vErrors;
  return errors === 0;
}
export const validateStepStartEvent: Validator = validate762;
function validate762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("step/start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "step/start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate513(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate762.errors = vErrors;
  return errors === 0;
}
export const validateStopFinish: Validator = validate765;
function validate765(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate765.errors = vErrors;
  return errors === 0;
}
export const validateStoredImageBlock: Validator = validate766;
function validate766(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate53(data.attachment, { instancePath: instancePath + "/attachment", parentData: data, parentDataProperty: "attachment", rootData })) {
        vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate766.errors = vErrors;
  return errors === 0;
}
export const validateStreamChunk: Validator = validate768;
function validate768(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "block-start") {
      if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-delta") {
      if (!validate146(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-delta") {
      if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-delta") {
      if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block-end") {
      if (!validate152(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "usage") {
      if (!validate155(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "finish") {
      if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "type", allowedValues: ["block-start", "text-delta", "reasoning-delta", "tool-call-delta", "block-end", "usage", "finish"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate768.errors = vErrors;
  return errors === 0;
}
export const validateStreamRecord: Validator = validate776;
function validate776(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (tag0 === "chunk") {
      if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-chunks") {
      if (!validate177(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-chunks") {
      if (!validate179(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-chunks") {
      if (!validate181(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate776.errors = vErrors;
  return errors === 0;
}
export const validateSubagentCatalogData: Validator = validate781;
function validate781(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.childId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childId" });
      errors++;
    }
    if (data.childCreatedAt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childCreatedAt" });
      errors++;
    }
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/version", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/version", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.childId !== void 0) {
      if (typeof data.childId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childCreatedAt !== void 0) {
      let data2 = data.childCreatedAt;
      if (!(typeof data2 == "number" && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/childCreatedAt", "type", { type: "number" });
        errors++;
      }
    }
    if (data.mode !== void 0) {
      if (typeof data.mode !== "string") {
        vErrors = fault(vErrors, instancePath + "/mode", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate781.errors = vErrors;
  return errors === 0;
}
export const validateSubagentCatalogEvent: Validator = validate782;
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("subagent/catalog" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "subagent/catalog" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate703(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate703.errors : vErrors.concat(validate703.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate782.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorData: Validator = validate785;
function validate785(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/version", "type", { type: "number" });
        errors++;
      }
    }
    if (data.mode !== void 0) {
      if (!validate597(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
        errors = vErrors.length;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.agentProvider !== void 0) {
      if (typeof data.agentProvider !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentProvider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.agentModel !== void 0) {
      if (typeof data.agentModel !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentModel", "type", { type: "string" });
        errors++;
      }
    }
    if (data.persona !== void 0) {
      if (typeof data.persona !== "string") {
        vErrors = fault(vErrors, instancePath + "/persona", "type", { type: "string" });
        errors++;
      }
    }
    if (data.toolFilter !== void 0) {
      if (!validate599(data.toolFilter, { instancePath: instancePath + "/toolFilter", parentData: data, parentDataProperty: "toolFilter", rootData })) {
        vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate785.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorEvent: Validator = validate788;
function validate788(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("subagent/descriptor" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "subagent/descriptor" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate596(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate596.errors : vErrors.concat(validate596.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate788.errors = vErrors;
  return errors === 0;
}
export const validateSubagentFinishedNotification: Validator = validate791;
function validate793(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate793.errors = vErrors;
  return errors === 0;
}
function validate791(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.agentId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "agentId" });
      errors++;
    }
    if (data.parentSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parentSessionId" });
      errors++;
    }
    if (data.childSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childSessionId" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.stopReason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "stopReason" });
      errors++;
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.agentId !== void 0) {
      if (typeof data.agentId !== "string") {
        vErrors = fault(vErrors, instancePath + "/agentId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.parentSessionId !== void 0) {
      if (typeof data.parentSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/parentSessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childSessionId !== void 0) {
      if (typeof data.childSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childSessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate455(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
        errors = vErrors.length;
      }
    }
    if (data.stopReason !== void 0) {
      if (!validate793(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate793.errors : vErrors.concat(validate793.errors);
        errors = vErrors.length;
      }
    }
    if (data.lastAssistantMessage !== void 0) {
      let data6 = data.lastAssistantMessage;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data6[i0], { instancePath: instancePath + "/lastAssistantMessage/" + i0, parentData: data6, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/lastAssistantMessage", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate791.errors = vErrors;
  return errors === 0;
}
export const validateSubagentMode: Validator = validate796;
function validate796(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema285.enum });
    errors++;
  }
  validate796.errors = vErrors;
  return errors === 0;
}
export const validateSubagentReportSource: Validator = validate797;
function validate797(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("subagent-report" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "subagent-report" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("relay" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "relay" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate797.errors = vErrors;
  return errors === 0;
}
export const validateSubagentSettledSource: Validator = validate798;
function validate798(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.form === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "form" });
      errors++;
    }
    if (data.summary === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "summary" });
      errors++;
    }
    if (data.senderSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderSessionId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("subagent-settled" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "subagent-settled" });
        errors++;
      }
    }
    if (data.form !== void 0) {
      if ("notice" !== data.form) {
        vErrors = fault(vErrors, instancePath + "/form", "const", { allowedValue: "notice" });
        errors++;
      }
    }
    if (data.summary !== void 0) {
      if (typeof data.summary !== "string") {
        vErrors = fault(vErrors, instancePath + "/summary", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderSessionId !== void 0) {
      if (typeof data.senderSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate798.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStartedNotification: Validator = validate799;
function validate799(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parentSessionId" });
      errors++;
    }
    if (data.childSessionId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childSessionId" });
      errors++;
    }
    if (data.parentSessionId !== void 0) {
      if (typeof data.parentSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/parentSessionId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childSessionId !== void 0) {
      if (typeof data.childSessionId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childSessionId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate799.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStopReason: Validator = validate800;
function validate800(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate800.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceEventEnvelope: Validator = validate801;
function validate801(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.surfaceOp === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "surfaceOp" });
      errors++;
    }
    if (data.surfaceOp !== void 0) {
      if (!validate202(data.surfaceOp, { instancePath: instancePath + "/surfaceOp", parentData: data, parentDataProperty: "surfaceOp", rootData })) {
        vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
        errors = vErrors.length;
      }
    }
    if (data.sourceEventSeqs !== void 0) {
      let data1 = data.sourceEventSeqs;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data2 = data1[i0];
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "type", { type: "integer" });
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 9007199254740991 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "maximum", { comparison: "<=", limit: 9007199254740991 });
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs/" + i0, "minimum", { comparison: ">=", limit: 0 });
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
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)) && isFinite(item0))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              vErrors = fault(vErrors, instancePath + "/sourceEventSeqs", "uniqueItems", { i: i1, j: j0 });
              errors++;
              break;
            }
            indices0[item0] = i1;
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
  validate801.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceOp: Validator = validate804;
function validate804(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate203(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs3 = errors;
      if (!validate205(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
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
  validate804.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceReplace: Validator = validate807;
function validate807(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate807.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceSeqReplace: Validator = validate808;
function validate808(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate808.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessage: Validator = validate809;
function validate809(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("system" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "system" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate69(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate809.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessageData: Validator = validate812;
function validate812(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.message !== void 0) {
      if (!validate695(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate695.errors : vErrors.concat(validate695.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate812.errors = vErrors;
  return errors === 0;
}
export const validateSystemMessageEvent: Validator = validate814;
function validate814(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("system/message" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "system/message" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate694(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate694.errors : vErrors.concat(validate694.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate814.errors = vErrors;
  return errors === 0;
}
export const validateTeamMember: Validator = validate817;
function validate817(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.provider === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "provider" });
      errors++;
    }
    if (data.context === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "context" });
      errors++;
    }
    if (data.phase === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "phase" });
      errors++;
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
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.provider !== void 0) {
      if (typeof data.provider !== "string") {
        vErrors = fault(vErrors, instancePath + "/provider", "type", { type: "string" });
        errors++;
      }
    }
    if (data.context !== void 0) {
      if (!validate660(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData })) {
        vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
        errors = vErrors.length;
      }
    }
    if (data.phase !== void 0) {
      if (!validate662(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (typeof data.error !== "string") {
        vErrors = fault(vErrors, instancePath + "/error", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate817.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberContext: Validator = validate820;
function validate820(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema305.enum });
    errors++;
  }
  validate820.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberData: Validator = validate821;
function validate821(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.member === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "member" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.member !== void 0) {
      if (!validate659(data.member, { instancePath: instancePath + "/member", parentData: data, parentDataProperty: "member", rootData })) {
        vErrors = vErrors === null ? validate659.errors : vErrors.concat(validate659.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate821.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberEvent: Validator = validate823;
function validate823(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/member" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/member" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate658(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate823.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberPhase: Validator = validate826;
function validate826(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate826.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessage: Validator = validate827;
function validate827(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.senderId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderId" });
      errors++;
    }
    if (data.senderName === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderName" });
      errors++;
    }
    if (data.targetId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "targetId" });
      errors++;
    }
    if (data.delivery === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "delivery" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderId !== void 0) {
      if (typeof data.senderId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderName !== void 0) {
      if (typeof data.senderName !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderName", "type", { type: "string" });
        errors++;
      }
    }
    if (data.targetId !== void 0) {
      if (typeof data.targetId !== "string") {
        vErrors = fault(vErrors, instancePath + "/targetId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.delivery !== void 0) {
      if (!validate680(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
        vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
        errors = vErrors.length;
      }
    }
    if (data.content !== void 0) {
      let data5 = data.content;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data5[i0], { instancePath: instancePath + "/content/" + i0, parentData: data5, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate827.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredData: Validator = validate830;
function validate830(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.targetId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "targetId" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.targetId !== void 0) {
      if (typeof data.targetId !== "string") {
        vErrors = fault(vErrors, instancePath + "/targetId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate830.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredEvent: Validator = validate831;
function validate831(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/message/delivered" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/delivered" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate688(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate688.errors : vErrors.concat(validate688.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate831.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDelivery: Validator = validate834;
function validate834(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema314.enum });
    errors++;
  }
  validate834.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedData: Validator = validate835;
function validate835(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (!validate679(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate835.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedEvent: Validator = validate837;
function validate837(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/message/queued" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/queued" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate678(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate837.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageSource: Validator = validate840;
function validate840(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.messageId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messageId" });
      errors++;
    }
    if (data.senderId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderId" });
      errors++;
    }
    if (data.senderName === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "senderName" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("team-message" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "team-message" });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.messageId !== void 0) {
      if (typeof data.messageId !== "string") {
        vErrors = fault(vErrors, instancePath + "/messageId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderId !== void 0) {
      if (typeof data.senderId !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.senderName !== void 0) {
      if (typeof data.senderName !== "string") {
        vErrors = fault(vErrors, instancePath + "/senderName", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate840.errors = vErrors;
  return errors === 0;
}
export const validateTeamTask: Validator = validate841;
function validate841(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.revision === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "revision" });
      errors++;
    }
    if (data.subject === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "subject" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.status === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "status" });
      errors++;
    }
    if (data.blockedBy === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "blockedBy" });
      errors++;
    }
    if (data.writeScopes === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "writeScopes" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/revision", "type", { type: "number" });
        errors++;
      }
    }
    if (data.subject !== void 0) {
      if (typeof data.subject !== "string") {
        vErrors = fault(vErrors, instancePath + "/subject", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.status !== void 0) {
      if (!validate671(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate671.errors : vErrors.concat(validate671.errors);
        errors = vErrors.length;
      }
    }
    if (data.ownerId !== void 0) {
      if (typeof data.ownerId !== "string") {
        vErrors = fault(vErrors, instancePath + "/ownerId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.blockedBy !== void 0) {
      let data6 = data.blockedBy;
      if (Array.isArray(data6)) {
        const len0 = data6.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data6[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/blockedBy/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/blockedBy", "type", { type: "array" });
        errors++;
      }
    }
    if (data.writeScopes !== void 0) {
      let data8 = data.writeScopes;
      if (Array.isArray(data8)) {
        const len1 = data8.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data8[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/writeScopes/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/writeScopes", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate841.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskData: Validator = validate843;
function validate843(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "version" });
      errors++;
    }
    if (data.teamId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "teamId" });
      errors++;
    }
    if (data.task === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "task" });
      errors++;
    }
    if (data.version !== void 0) {
      if (1 !== data.version) {
        vErrors = fault(vErrors, instancePath + "/version", "const", { allowedValue: 1 });
        errors++;
      }
    }
    if (data.teamId !== void 0) {
      if (typeof data.teamId !== "string") {
        vErrors = fault(vErrors, instancePath + "/teamId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.task !== void 0) {
      if (!validate670(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData })) {
        vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate843.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskEvent: Validator = validate845;
function validate845(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("team/task" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/task" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate669(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate669.errors : vErrors.concat(validate669.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate845.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskStatus: Validator = validate848;
function validate848(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema310.enum });
    errors++;
  }
  validate848.errors = vErrors;
  return errors === 0;
}
export const validateTextBlock: Validator = validate849;
function validate849(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate849.errors = vErrors;
  return errors === 0;
}
export const validateTextChunksRecord: Validator = validate850;
function validate850(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.texts === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "texts" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("text-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.dt !== void 0) {
      let data3 = data.dt;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == "number" && isFinite(data4))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.texts !== void 0) {
      let data5 = data.texts;
      if (Array.isArray(data5)) {
        const len1 = data5.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data5[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/texts/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/texts", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate850.errors = vErrors;
  return errors === 0;
}
export const validateTextDeltaChunk: Validator = validate851;
function validate851(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.text === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "text" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("text-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "text-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
  validate851.errors = vErrors;
  return errors === 0;
}
export const validateTitleSource: Validator = validate852;
function validate852(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    if (tag0 === "fallback") {
      if (!validate278(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "provider") {
      if (!validate433(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user") {
      if (!validate570(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "kind", allowedValues: ["fallback", "provider", "user"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate852.errors = vErrors;
  return errors === 0;
}
export const validateTodoItem: Validator = validate856;
function validate856(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate587(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate856.errors = vErrors;
  return errors === 0;
}
export const validateTodoStatus: Validator = validate858;
function validate858(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema282.enum });
    errors++;
  }
  validate858.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteData: Validator = validate859;
function validate859(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.todos === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "todos" });
      errors++;
    }
    if (data.todos !== void 0) {
      let data0 = data.todos;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate586(data0[i0], { instancePath: instancePath + "/todos/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
  validate859.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteEvent: Validator = validate861;
function validate861(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("todo/write" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "todo/write" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate585(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate861.errors = vErrors;
  return errors === 0;
}
export const validateTokenUsage: Validator = validate864;
function validate864(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate864.errors = vErrors;
  return errors === 0;
}
export const validateToolCallBlock: Validator = validate865;
function validate865(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate865.errors = vErrors;
  return errors === 0;
}
export const validateToolCallChunksRecord: Validator = validate866;
function validate866(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.time0 === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "time0" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.dt === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "dt" });
      errors++;
    }
    if (data.args === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "args" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-call-chunks" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call-chunks" });
        errors++;
      }
    }
    if (data.time0 !== void 0) {
      let data1 = data.time0;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/time0", "type", { type: "number" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data2 = data.index;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
    if (data.dt !== void 0) {
      let data5 = data.dt;
      if (Array.isArray(data5)) {
        const len0 = data5.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          let data6 = data5[i0];
          if (!(typeof data6 == "number" && isFinite(data6))) {
            vErrors = fault(vErrors, instancePath + "/dt/" + i0, "type", { type: "number" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/dt", "type", { type: "array" });
        errors++;
      }
    }
    if (data.args !== void 0) {
      let data7 = data.args;
      if (Array.isArray(data7)) {
        const len1 = data7.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data7[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/args/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/args", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate866.errors = vErrors;
  return errors === 0;
}
export const validateToolCallData: Validator = validate867;
function validate867(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
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
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
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
  validate867.errors = vErrors;
  return errors === 0;
}
export const validateToolCallDeltaChunk: Validator = validate868;
function validate868(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.index === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "index" });
      errors++;
    }
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.argumentsDelta === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "argumentsDelta" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("tool-call-delta" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-call-delta" });
        errors++;
      }
    }
    if (data.index !== void 0) {
      let data1 = data.index;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/index", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/index", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
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
    if (data.argumentsDelta !== void 0) {
      if (typeof data.argumentsDelta !== "string") {
        vErrors = fault(vErrors, instancePath + "/argumentsDelta", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate868.errors = vErrors;
  return errors === 0;
}
export const validateToolCallEvent: Validator = validate869;
function validate869(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/call" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/call" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate529(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate869.errors = vErrors;
  return errors === 0;
}
export const validateToolCallsFinish: Validator = validate872;
function validate872(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate872.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchData: Validator = validate873;
function validate873(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate551(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
    errors = vErrors.length;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.isError === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "isError" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.isError !== void 0) {
      if (typeof data.isError !== "boolean") {
        vErrors = fault(vErrors, instancePath + "/isError", "type", { type: "boolean" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data1 = data.content;
      if (Array.isArray(data1)) {
        const len0 = data1.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data1[i0], { instancePath: instancePath + "/content/" + i0, parentData: data1, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate873.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchEvent: Validator = validate876;
function validate876(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/code-dispatch" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/code-dispatch" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate556(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate876.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchStartData: Validator = validate879;
function validate879(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.rootCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "rootCallId" });
      errors++;
    }
    if (data.parentCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parentCallId" });
      errors++;
    }
    if (data.subCallId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "subCallId" });
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
    if (data.rootCallId !== void 0) {
      if (typeof data.rootCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rootCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.parentCallId !== void 0) {
      if (typeof data.parentCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/parentCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.subCallId !== void 0) {
      if (typeof data.subCallId !== "string") {
        vErrors = fault(vErrors, instancePath + "/subCallId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate879.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchStartEvent: Validator = validate880;
function validate880(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool/code-dispatch-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/code-dispatch-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate551(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate880.errors = vErrors;
  return errors === 0;
}
export const validateToolDefinition: Validator = validate883;
function validate883(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.description === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "description" });
      errors++;
    }
    if (data.parameters === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "parameters" });
      errors++;
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
    if (data.description !== void 0) {
      if (typeof data.description !== "string") {
        vErrors = fault(vErrors, instancePath + "/description", "type", { type: "string" });
        errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data2 = data.parameters;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        vErrors = fault(vErrors, instancePath + "/parameters", "type", { type: "object" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate883.errors = vErrors;
  return errors === 0;
}
export const validateToolError: Validator = validate884;
function validate884(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate884.errors = vErrors;
  return errors === 0;
}
export const validateToolFilter: Validator = validate885;
function validate885(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.allow !== void 0) {
      let data0 = data.allow;
      if (Array.isArray(data0)) {
        const len0 = data0.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (typeof data0[i0] !== "string") {
            vErrors = fault(vErrors, instancePath + "/allow/" + i0, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/allow", "type", { type: "array" });
        errors++;
      }
    }
    if (data.deny !== void 0) {
      let data2 = data.deny;
      if (Array.isArray(data2)) {
        const len1 = data2.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (typeof data2[i1] !== "string") {
            vErrors = fault(vErrors, instancePath + "/deny/" + i1, "type", { type: "string" });
            errors++;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/deny", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate885.errors = vErrors;
  return errors === 0;
}
export const validateToolResultBlock: Validator = validate886;
function validate886(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
  validate886.errors = vErrors;
  return errors === 0;
}
export const validateToolResultData: Validator = validate888;
function validate888(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.step === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "step" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/step", "type", { type: "integer" });
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          vErrors = fault(vErrors, instancePath + "/step", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.message !== void 0) {
      if (!validate535(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate535.errors : vErrors.concat(validate535.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate545(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate545.errors : vErrors.concat(validate545.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate888.errors = vErrors;
  return errors === 0;
}
export const validateToolResultEvent: Validator = validate891;
function validate891(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("tool/result" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool/result" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate534(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate891.errors = vErrors;
  return errors === 0;
}
export const validateToolResultMessage: Validator = validate894;
function validate894(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["role"];
    if (tag0 === "user") {
      if (!validate536(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool") {
      if (!validate540(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
        errors = vErrors.length;
      }
    } else {
      vErrors = fault(vErrors, instancePath, "dispatch", { tag: "role", allowedValues: ["user", "tool"] });
      errors++;
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate894.errors = vErrors;
  return errors === 0;
}
export const validateToolRoleToolResultMessage: Validator = validate897;
function validate897(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
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
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("tool" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "tool" });
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
      let data3 = data.content;
      if (Array.isArray(data3)) {
        const len0 = data3.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data3[i0], { instancePath: instancePath + "/content/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
    if (data.source !== void 0) {
      if (!validate80(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate897.errors = vErrors;
  return errors === 0;
}
export const validateToolSource: Validator = validate900;
function validate900(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "kind" });
      errors++;
    }
    if (data.callId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "callId" });
      errors++;
    }
    if (data.kind !== void 0) {
      if ("tool" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "tool" });
        errors++;
      }
    }
    if (data.callId !== void 0) {
      if (typeof data.callId !== "string") {
        vErrors = fault(vErrors, instancePath + "/callId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate900.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndData: Validator = validate901;
function validate901(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.outcome === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "outcome" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "number" });
        errors++;
      }
    }
    if (data.outcome !== void 0) {
      if (!validate620(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate901.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndEvent: Validator = validate903;
function validate903(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/agent-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/agent-end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate619(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate903.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentStartData: Validator = validate906;
function validate906(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.seq === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "seq" });
      errors++;
    }
    if (data.label === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "label" });
      errors++;
    }
    if (data.childId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "childId" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.seq !== void 0) {
      let data1 = data.seq;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/seq", "type", { type: "number" });
        errors++;
      }
    }
    if (data.label !== void 0) {
      if (typeof data.label !== "string") {
        vErrors = fault(vErrors, instancePath + "/label", "type", { type: "string" });
        errors++;
      }
    }
    if (data.phase !== void 0) {
      if (typeof data.phase !== "string") {
        vErrors = fault(vErrors, instancePath + "/phase", "type", { type: "string" });
        errors++;
      }
    }
    if (data.childId !== void 0) {
      if (typeof data.childId !== "string") {
        vErrors = fault(vErrors, instancePath + "/childId", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate906.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentStartEvent: Validator = validate907;
function validate907(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/agent-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/agent-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate614(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate907.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndData: Validator = validate910;
function validate910(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.stopReason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "stopReason" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.stopReason !== void 0) {
      if (!validate627(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate910.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndEvent: Validator = validate912;
function validate912(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/run-end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/run-end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate626(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate912.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartData: Validator = validate915;
function validate915(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.runId === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "runId" });
      errors++;
    }
    if (data.name === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "name" });
      errors++;
    }
    if (data.runId !== void 0) {
      if (typeof data.runId !== "string") {
        vErrors = fault(vErrors, instancePath + "/runId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.name !== void 0) {
      if (typeof data.name !== "string") {
        vErrors = fault(vErrors, instancePath + "/name", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate915.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartEvent: Validator = validate916;
function validate916(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("tool-workflow/run-start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "tool-workflow/run-start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate609(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate916.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndData: Validator = validate919;
function validate919(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.reason === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "reason" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
    if (data.reason !== void 0) {
      if (!validate501(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate919.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndEvent: Validator = validate921;
function validate921(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("turn/end" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn/end" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate500(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate921.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndReason: Validator = validate924;
function validate924(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate257(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "blocked") {
      if (!validate214(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate395(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "interrupted") {
      if (!validate352(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate275(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate38(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate924.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartData: Validator = validate931;
function validate931(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.turn === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "turn" });
      errors++;
    }
    if (data.turn !== void 0) {
      let data0 = data.turn;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: "integer" });
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "maximum", { comparison: "<=", limit: 9007199254740991 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          vErrors = fault(vErrors, instancePath + "/turn", "minimum", { comparison: ">=", limit: 0 });
          errors++;
        }
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate931.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartEvent: Validator = validate932;
function validate932(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("turn/start" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "turn/start" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate495(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate932.errors = vErrors;
  return errors === 0;
}
export const validateUsageChunk: Validator = validate935;
function validate935(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.usage === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "usage" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("usage" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "usage" });
        errors++;
      }
    }
    if (data.usage !== void 0) {
      if (!validate156(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate935.errors = vErrors;
  return errors === 0;
}
export const validateUserAbort: Validator = validate937;
function validate937(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate937.errors = vErrors;
  return errors === 0;
}
export const validateUserCommandSource: Validator = validate938;
function validate938(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate938.errors = vErrors;
  return errors === 0;
}
export const validateUserMessage: Validator = validate939;
function validate939(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate46(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate69(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate939.errors = vErrors;
  return errors === 0;
}
export const validateUserMessageEvent: Validator = validate942;
function validate942(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate200(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
    errors = vErrors.length;
  }
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
      if ("user/message" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "user/message" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate45(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate942.errors = vErrors;
  return errors === 0;
}
export const validateUserRoleToolResultMessage: Validator = validate945;
function validate945(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "id" });
      errors++;
    }
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.source === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "source" });
      errors++;
    }
    if (data.id !== void 0) {
      if (typeof data.id !== "string") {
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: "string" });
        errors++;
      }
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
    if (data.content !== void 0) {
      let data2 = data.content;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, instancePath + "/content", "maxItems", { limit: 1 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, instancePath + "/content", "minItems", { limit: 1 });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate66(data2[i0], { instancePath: instancePath + "/content/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/content", "type", { type: "array" });
        errors++;
      }
    }
    if (data.source !== void 0) {
      if (!validate80(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate945.errors = vErrors;
  return errors === 0;
}
export const validateUserSource: Validator = validate948;
function validate948(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.rpcId !== void 0) {
      if (typeof data.rpcId !== "string") {
        vErrors = fault(vErrors, instancePath + "/rpcId", "type", { type: "string" });
        errors++;
      }
    }
    if (data.clientTimeZone !== void 0) {
      if (typeof data.clientTimeZone !== "string") {
        vErrors = fault(vErrors, instancePath + "/clientTimeZone", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate948.errors = vErrors;
  return errors === 0;
}
export const validateUserTitleSource: Validator = validate949;
function validate949(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate949.errors = vErrors;
  return errors === 0;
}
export const validateValidationIssue: Validator = validate950;
function validate950(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.pointer === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "pointer" });
      errors++;
    }
    if (data.keyword === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "keyword" });
      errors++;
    }
    if (data.message === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "message" });
      errors++;
    }
    if (data.pointer !== void 0) {
      if (typeof data.pointer !== "string") {
        vErrors = fault(vErrors, instancePath + "/pointer", "type", { type: "string" });
        errors++;
      }
    }
    if (data.keyword !== void 0) {
      if (typeof data.keyword !== "string") {
        vErrors = fault(vErrors, instancePath + "/keyword", "type", { type: "string" });
        errors++;
      }
    }
    if (data.message !== void 0) {
      if (typeof data.message !== "string") {
        vErrors = fault(vErrors, instancePath + "/message", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate950.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestData: Validator = validate951;
function validate951(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "endpoint" });
      errors++;
    }
    if (data.apiVersion === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "apiVersion" });
      errors++;
    }
    if (data.body === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "body" });
      errors++;
    }
    if (data.endpoint !== void 0) {
      if (typeof data.endpoint !== "string") {
        vErrors = fault(vErrors, instancePath + "/endpoint", "type", { type: "string" });
        errors++;
      }
    }
    if (data.apiVersion !== void 0) {
      if (typeof data.apiVersion !== "string") {
        vErrors = fault(vErrors, instancePath + "/apiVersion", "type", { type: "string" });
        errors++;
      }
    }
    if (data.body !== void 0) {
      if (!validate648(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData })) {
        vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate951.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestEvent: Validator = validate953;
function validate953(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("web/deepseek-search-llm-request" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "web/deepseek-search-llm-request" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate647(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate953.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestBody: Validator = validate956;
function validate956(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.model === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "model" });
      errors++;
    }
    if (data.max_tokens === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "max_tokens" });
      errors++;
    }
    if (data.messages === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "messages" });
      errors++;
    }
    if (data.tools === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "tools" });
      errors++;
    }
    if (data.model !== void 0) {
      if (typeof data.model !== "string") {
        vErrors = fault(vErrors, instancePath + "/model", "type", { type: "string" });
        errors++;
      }
    }
    if (data.max_tokens !== void 0) {
      let data1 = data.max_tokens;
      if (!(typeof data1 == "number" && isFinite(data1))) {
        vErrors = fault(vErrors, instancePath + "/max_tokens", "type", { type: "number" });
        errors++;
      }
    }
    if (data.messages !== void 0) {
      let data2 = data.messages;
      if (Array.isArray(data2)) {
        if (data2.length > 1) {
          vErrors = fault(vErrors, instancePath + "/messages", "maxItems", { limit: 1 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = fault(vErrors, instancePath + "/messages", "minItems", { limit: 1 });
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0, beforei0 = errors; i0 < len0 && errors - beforei0 < 20; i0++) {
          if (!validate649(data2[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/messages", "type", { type: "array" });
        errors++;
      }
    }
    if (data.tools !== void 0) {
      let data4 = data.tools;
      if (Array.isArray(data4)) {
        if (data4.length > 1) {
          vErrors = fault(vErrors, instancePath + "/tools", "maxItems", { limit: 1 });
          errors++;
        }
        if (data4.length < 1) {
          vErrors = fault(vErrors, instancePath + "/tools", "minItems", { limit: 1 });
          errors++;
        }
        const len1 = data4.length;
        for (let i1 = 0, beforei1 = errors; i1 < len1 && errors - beforei1 < 20; i1++) {
          if (!validate651(data4[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
            errors = vErrors.length;
          }
        }
      } else {
        vErrors = fault(vErrors, instancePath + "/tools", "type", { type: "array" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate956.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestMessage: Validator = validate959;
function validate959(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "role" });
      errors++;
    }
    if (data.content === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "content" });
      errors++;
    }
    if (data.role !== void 0) {
      if ("user" !== data.role) {
        vErrors = fault(vErrors, instancePath + "/role", "const", { allowedValue: "user" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate959.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestTool: Validator = validate960;
function validate960(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "type" });
      errors++;
    }
    if (data.type !== void 0) {
      if ("web_search_20250305" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "web_search_20250305" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate960.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowAgentOutcome: Validator = validate961;
function validate961(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema293.enum });
    errors++;
  }
  validate961.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowStopReason: Validator = validate962;
function validate962(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema296.enum });
    errors++;
  }
  validate962.errors = vErrors;
  return errors === 0;
}
export const validateWorkingDirectoryChangeData: Validator = validate963;
function validate963(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.cwd === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "cwd" });
      errors++;
    }
    if (data.cwd !== void 0) {
      if (typeof data.cwd !== "string") {
        vErrors = fault(vErrors, instancePath + "/cwd", "type", { type: "string" });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate963.errors = vErrors;
  return errors === 0;
}
export const validateWorkingDirectoryChangeEvent: Validator = validate964;
function validate964(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate111(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
    errors = vErrors.length;
  }
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
      if ("working-directory/change" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "working-directory/change" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate710(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate710.errors : vErrors.concat(validate710.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate964.errors = vErrors;
  return errors === 0;
}
