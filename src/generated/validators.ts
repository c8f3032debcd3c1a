// Made by `npm run generate` from schema/ (sha256 2bf5595e8cf862287b73a62bf722173ec97995cc6235105b38bb3ee8d1d01b51). Do not edit.
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
export const validateAssistantChunkData: Validator = validate140;
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate142.errors = vErrors;
  return errors === 0;
}
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
  validate150.errors = vErrors;
  return errors === 0;
}
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate154.errors = vErrors;
  return errors === 0;
}
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate154(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate153.errors = vErrors;
  return errors === 0;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate159.errors = vErrors;
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
      if ("tool-calls" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "tool-calls" });
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
      if ("max-tokens" !== data.kind) {
        vErrors = fault(vErrors, instancePath + "/kind", "const", { allowedValue: "max-tokens" });
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
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate166.errors = vErrors;
  return errors === 0;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-calls") {
      if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate158.errors = vErrors;
  return errors === 0;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate170.errors = vErrors;
  return errors === 0;
}
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate158(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
        errors = vErrors.length;
      }
    }
    if (data.replayState !== void 0) {
      if (!validate170(data.replayState, { instancePath: instancePath + "/replayState", parentData: data, parentDataProperty: "replayState", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate157.errors = vErrors;
  return errors === 0;
}
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "block-start") {
      if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-delta") {
      if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-delta") {
      if (!validate146(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-delta") {
      if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block-end") {
      if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "usage") {
      if (!validate153(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "finish") {
      if (!validate157(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
      if (!validate141(data.chunk, { instancePath: instancePath + "/chunk", parentData: data, parentDataProperty: "chunk", rootData })) {
        vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate140.errors = vErrors;
  return errors === 0;
}
export const validateAssistantChunkEvent: Validator = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate140(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate174.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessage: Validator = validate177;
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate177.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageData: Validator = validate180;
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate177(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
        errors = vErrors.length;
      }
    }
    if (data.usage !== void 0) {
      if (!validate154(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
    if (data.interrupted !== void 0) {
      if (true !== data.interrupted) {
        vErrors = fault(vErrors, instancePath + "/interrupted", "const", { allowedValue: true });
        errors++;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate180.errors = vErrors;
  return errors === 0;
}
export const validateAssistantMessageEvent: Validator = validate183;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate187.errors = vErrors;
  return errors === 0;
}
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate187(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
  validate186.errors = vErrors;
  return errors === 0;
}
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate186(data.surfaceOp, { instancePath: instancePath + "/surfaceOp", parentData: data, parentDataProperty: "surfaceOp", rootData })) {
        vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
  validate184.errors = vErrors;
  return errors === 0;
}
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
      if (!validate180(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate183.errors = vErrors;
  return errors === 0;
}
export const validateAtSchedule: Validator = validate192;
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate192.errors = vErrors;
  return errors === 0;
}
export const validateBlockEndChunk: Validator = validate193;
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate193.errors = vErrors;
  return errors === 0;
}
export const validateBlockStartChunk: Validator = validate195;
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate195.errors = vErrors;
  return errors === 0;
}
export const validateBlockedReason: Validator = validate196;
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate196.errors = vErrors;
  return errors === 0;
}
export const validateClientInfo: Validator = validate197;
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate197.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneData: Validator = validate198;
var schema98 = { "title": "Command outcome", "description": "How a command ended.", "type": "string", "enum": ["success", "error"], "x-open": false };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema98.enum });
    errors++;
  }
  validate199.errors = vErrors;
  return errors === 0;
}
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate199(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData })) {
        vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
  validate198.errors = vErrors;
  return errors === 0;
}
export const validateCommandDoneEvent: Validator = validate201;
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate198(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate201.errors = vErrors;
  return errors === 0;
}
export const validateCommandOutcome: Validator = validate204;
function validate204(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "success" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema98.enum });
    errors++;
  }
  validate204.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunData: Validator = validate205;
function validate207(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate207.errors = vErrors;
  return errors === 0;
}
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate207(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate206.errors = vErrors;
  return errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate206(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate205.errors = vErrors;
  return errors === 0;
}
export const validateCommandRunEvent: Validator = validate210;
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate205(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate210.errors = vErrors;
  return errors === 0;
}
export const validateCommandSource: Validator = validate213;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate207(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate213.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndData: Validator = validate215;
var schema106 = { "title": "Compaction end data", "description": "Which compaction ended, and how.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 }, "error": { "description": "What went wrong, for people. Absent on success.", "type": "string" } } };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: schema106.properties.turn.type });
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
  validate215.errors = vErrors;
  return errors === 0;
}
export const validateCompactionEndEvent: Validator = validate216;
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate215(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate216.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneData: Validator = validate219;
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate220.errors = vErrors;
  return errors === 0;
}
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate220(data.shadowedRange, { instancePath: instancePath + "/shadowedRange", parentData: data, parentDataProperty: "shadowedRange", rootData })) {
        vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
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
  validate219.errors = vErrors;
  return errors === 0;
}
export const validateCompactionPruneEvent: Validator = validate222;
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate219(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate222.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartData: Validator = validate225;
var schema111 = { "title": "Compaction start data", "description": "Which compaction begins, and when.", "type": "object", "required": ["compactionId", "turn"], "properties": { "compactionId": { "description": "The id of the compaction; its other events repeat it.", "type": "string" }, "sourceCommandId": { "description": "The id of the command that asked for it, from `command/run`. Absent when the runtime decided by itself.", "type": "string" }, "turn": { "description": "The turn during which it happens, or null between turns.", "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991 } } };
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        vErrors = fault(vErrors, instancePath + "/turn", "type", { type: schema111.properties.turn.type });
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
  validate225.errors = vErrors;
  return errors === 0;
}
export const validateCompactionStartEvent: Validator = validate226;
function validate226(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate225(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
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
export const validateCompactionSummaryData: Validator = validate229;
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate220(data.shadowedRange, { instancePath: instancePath + "/shadowedRange", parentData: data, parentDataProperty: "shadowedRange", rootData })) {
        vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
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
      if (!validate154(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
  validate229.errors = vErrors;
  return errors === 0;
}
export const validateCompactionSummaryEvent: Validator = validate234;
function validate234(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate229(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate234.errors = vErrors;
  return errors === 0;
}
export const validateCompletedReason: Validator = validate237;
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate237.errors = vErrors;
  return errors === 0;
}
export const validateContentBlock: Validator = validate238;
function validate238(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate238.errors = vErrors;
  return errors === 0;
}
export const validateContextSection: Validator = validate244;
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate244.errors = vErrors;
  return errors === 0;
}
export const validateCoordinatorSource: Validator = validate245;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate245.errors = vErrors;
  return errors === 0;
}
export const validateDisposedAbort: Validator = validate246;
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate246.errors = vErrors;
  return errors === 0;
}
export const validateEpochHeader: Validator = validate247;
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate248.errors = vErrors;
  return errors === 0;
}
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate251.errors = vErrors;
  return errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.config === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "config" });
      errors++;
    }
    if (data.config !== void 0) {
      if (!validate248(data.config, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData })) {
        vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
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
          if (!validate251(data3[i0], { instancePath: instancePath + "/tools/" + i0, parentData: data3, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
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
  validate247.errors = vErrors;
  return errors === 0;
}
export const validateErrorFinish: Validator = validate253;
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate253.errors = vErrors;
  return errors === 0;
}
export const validateErrorReason: Validator = validate255;
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate255.errors = vErrors;
  return errors === 0;
}
export const validateEverySchedule: Validator = validate257;
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate257.errors = vErrors;
  return errors === 0;
}
export const validateFallbackTitleSource: Validator = validate258;
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate258.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordData: Validator = validate259;
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate259.errors = vErrors;
  return errors === 0;
}
export const validateFeedbackRecordEvent: Validator = validate260;
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate259(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate260.errors = vErrors;
  return errors === 0;
}
export const validateFinishChunk: Validator = validate263;
function validate263(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate158(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
        errors = vErrors.length;
      }
    }
    if (data.replayState !== void 0) {
      if (!validate170(data.replayState, { instancePath: instancePath + "/replayState", parentData: data, parentDataProperty: "replayState", rootData })) {
        vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate263.errors = vErrors;
  return errors === 0;
}
export const validateFinishReason: Validator = validate266;
function validate266(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate159(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-calls") {
      if (!validate161(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate163(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "aborted") {
      if (!validate33(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate166(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate266.errors = vErrors;
  return errors === 0;
}
export const validateGoal: Validator = validate272;
var schema132 = { "title": "Goal phase", "description": "How far a goal is: pursued, on hold, stuck, or reached.", "type": "string", "enum": ["active", "paused", "blocked", "complete"], "x-open": false };
function validate273(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema132.enum });
    errors++;
  }
  validate273.errors = vErrors;
  return errors === 0;
}
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate275.errors = vErrors;
  return errors === 0;
}
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate273(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
        errors = vErrors.length;
      }
    }
    if (data.blockedReason !== void 0) {
      if (!validate275(data.blockedReason, { instancePath: instancePath + "/blockedReason", parentData: data, parentDataProperty: "blockedReason", rootData })) {
        vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
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
  validate272.errors = vErrors;
  return errors === 0;
}
export const validateGoalBlockedReason: Validator = validate277;
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate277.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeData: Validator = validate278;
var schema136 = { "title": "Goal upsert", "description": "The goal as it is after the change. It replaces what was known of it.", "type": "object", "required": ["kind", "version", "operation", "goal", "roundsStarted", "createdAt", "updatedAt"], "properties": { "kind": { "description": "The type of the event again.", "const": "goal/change" }, "version": { "description": "The version of this shape.", "const": 1 }, "operation": { "description": "What was done: the goal was set, reworded, put on hold, taken up again, reached, or found to be out of reach for now.", "type": "string", "enum": ["create", "edit", "pause", "resume", "complete", "block"], "x-open": false }, "goal": { "description": "The goal after the change.", "allOf": [{ "$ref": "#/$defs/Goal" }] }, "roundsStarted": { "description": "How many rounds have begun.", "type": "number", "minimum": 0 }, "createdAt": { "description": "When the goal was set, in Unix milliseconds.", "type": "number" }, "updatedAt": { "description": "When it was last changed, in Unix milliseconds.", "type": "number" } } };
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema136.properties.operation.enum });
        errors++;
      }
    }
    if (data.goal !== void 0) {
      if (!validate272(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData })) {
        vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
  validate279.errors = vErrors;
  return errors === 0;
}
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate288.errors = vErrors;
  return errors === 0;
}
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate288(data.cleared, { instancePath: instancePath + "/cleared", parentData: data, parentDataProperty: "cleared", rootData })) {
        vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
  validate287.errors = vErrors;
  return errors === 0;
}
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    if (tag0 === "create") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "edit") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "pause") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "resume") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "complete") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block") {
      if (!validate279(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "clear") {
      if (!validate287(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
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
  validate278.errors = vErrors;
  return errors === 0;
}
export const validateGoalChangeEvent: Validator = validate291;
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate278(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate291.errors = vErrors;
  return errors === 0;
}
export const validateGoalClear: Validator = validate294;
function validate294(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate288(data.cleared, { instancePath: instancePath + "/cleared", parentData: data, parentDataProperty: "cleared", rootData })) {
        vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
  validate294.errors = vErrors;
  return errors === 0;
}
export const validateGoalPhase: Validator = validate296;
function validate296(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "active" || data === "paused" || data === "blocked" || data === "complete")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema132.enum });
    errors++;
  }
  validate296.errors = vErrors;
  return errors === 0;
}
export const validateGoalRevision: Validator = validate297;
function validate297(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate297.errors = vErrors;
  return errors === 0;
}
export const validateGoalSource: Validator = validate298;
function validate298(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate298.errors = vErrors;
  return errors === 0;
}
export const validateGoalUpsert: Validator = validate299;
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
        vErrors = fault(vErrors, instancePath + "/operation", "enum", { allowedValues: schema136.properties.operation.enum });
        errors++;
      }
    }
    if (data.goal !== void 0) {
      if (!validate272(data.goal, { instancePath: instancePath + "/goal", parentData: data, parentDataProperty: "goal", rootData })) {
        vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
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
export const validateHookAbort: Validator = validate301;
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate301.errors = vErrors;
  return errors === 0;
}
export const validateHookDialect: Validator = validate302;
var schema146 = { "title": "Hook dialect", "description": "Whose conventions a hook follows for its input and its answer.", "type": "string", "enum": ["claude-code", "codex"], "x-open": false };
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "claude-code" || data === "codex")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema146.enum });
    errors++;
  }
  validate302.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedData: Validator = validate303;
function validate303(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate302(data.dialect, { instancePath: instancePath + "/dialect", parentData: data, parentDataProperty: "dialect", rootData })) {
        vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
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
  validate303.errors = vErrors;
  return errors === 0;
}
export const validateHookInvokedEvent: Validator = validate305;
function validate305(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate303(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate305.errors = vErrors;
  return errors === 0;
}
export const validateHookResultData: Validator = validate308;
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate308.errors = vErrors;
  return errors === 0;
}
export const validateHookResultEvent: Validator = validate309;
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate308(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate309.errors = vErrors;
  return errors === 0;
}
export const validateImageAttachment: Validator = validate312;
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate312.errors = vErrors;
  return errors === 0;
}
export const validateImageBlock: Validator = validate315;
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate315.errors = vErrors;
  return errors === 0;
}
export const validateImageDimensions: Validator = validate318;
function validate318(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate318.errors = vErrors;
  return errors === 0;
}
export const validateImageMediaType: Validator = validate319;
function validate319(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate319.errors = vErrors;
  return errors === 0;
}
export const validateInboxTarget: Validator = validate320;
function validate320(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate320.errors = vErrors;
  return errors === 0;
}
export const validateInitializeParams: Validator = validate321;
function validate321(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate197(data.clientInfo, { instancePath: instancePath + "/clientInfo", parentData: data, parentDataProperty: "clientInfo", rootData })) {
        vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate321.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResult: Validator = validate323;
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate324.errors = vErrors;
  return errors === 0;
}
function validate326(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate326.errors = vErrors;
  return errors === 0;
}
function validate323(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate324(data.serverInfo, { instancePath: instancePath + "/serverInfo", parentData: data, parentDataProperty: "serverInfo", rootData })) {
        vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
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
      if (!validate326(data.capabilities, { instancePath: instancePath + "/capabilities", parentData: data, parentDataProperty: "capabilities", rootData })) {
        vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
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
  validate323.errors = vErrors;
  return errors === 0;
}
export const validateInitializeResultV0: Validator = validate328;
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.serverInfo === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "serverInfo" });
      errors++;
    }
    if (data.serverInfo !== void 0) {
      if (!validate324(data.serverInfo, { instancePath: instancePath + "/serverInfo", parentData: data, parentDataProperty: "serverInfo", rootData })) {
        vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
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
  validate328.errors = vErrors;
  return errors === 0;
}
export const validateInlineImageBlock: Validator = validate330;
function validate330(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate330.errors = vErrors;
  return errors === 0;
}
export const validateInterruptedReason: Validator = validate332;
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate332.errors = vErrors;
  return errors === 0;
}
export const validateInvalidParamsData: Validator = validate333;
function validate334(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate334.errors = vErrors;
  return errors === 0;
}
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate334(data0[i0], { instancePath: instancePath + "/issues/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
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
  validate333.errors = vErrors;
  return errors === 0;
}
export const validateInvalidRequestData: Validator = validate336;
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate336.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcError: Validator = validate337;
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate337.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcErrorResponse: Validator = validate338;
var schema168 = { "title": "Response id", "description": "The id of the request this answers, compared by type and value. Null only in an error about a request whose id could not be read. Runtimes of protocol 0 echo any number they were sent, fractions included.", "type": ["string", "number", "null"] };
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema168.type });
    errors++;
  }
  validate339.errors = vErrors;
  return errors === 0;
}
function validate338(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate339(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
        vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate337(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate338.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcNotification: Validator = validate342;
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate342.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcRequest: Validator = validate343;
var schema171 = { "title": "Request id", "description": 'Chosen by the client and echoed in the response. A string, or an integer a double holds exactly. It must not equal the id of a request still in flight; "1" and 1 are different ids.', "type": ["string", "integer"], "minimum": -9007199254740991, "maximum": 9007199254740991 };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema171.type });
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
  validate344.errors = vErrors;
  return errors === 0;
}
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate344(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData })) {
        vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
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
  validate343.errors = vErrors;
  return errors === 0;
}
export const validateJsonRpcSuccessResponse: Validator = validate346;
var schema172 = { "title": "Success response", "description": "Answers a request that succeeded. It never has an `error` member as well.", "type": "object", "required": ["jsonrpc", "id", "result"], "properties": { "jsonrpc": { "description": 'The JSON-RPC version, always "2.0".', "const": "2.0" }, "id": { "description": "The id of the request this answers.", "type": ["string", "number"] }, "result": { "description": "What the method returns; its shape depends on the method and the negotiated version.", "type": "object" } }, "not": { "required": ["error"] } };
function validate346(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        vErrors = fault(vErrors, instancePath + "/id", "type", { type: schema172.properties.id.type });
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
  validate346.errors = vErrors;
  return errors === 0;
}
export const validateLegacyAbort: Validator = validate347;
function validate347(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate347.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailure: Validator = validate348;
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate348.errors = vErrors;
  return errors === 0;
}
export const validateLlmFailureCode: Validator = validate350;
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate350.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryData: Validator = validate351;
var schema177 = { "title": "Retry mode", "description": "How persistent the runtime is: `normal` gives up after a number of retries, `always` does not.", "type": "string", "enum": ["normal", "always"], "x-open": false };
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema177.enum });
    errors++;
  }
  validate352.errors = vErrors;
  return errors === 0;
}
function validate351(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate352(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
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
  validate351.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryEvent: Validator = validate355;
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate351(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate355.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedData: Validator = validate358;
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate358.errors = vErrors;
  return errors === 0;
}
export const validateLlmRetryStartedEvent: Validator = validate359;
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate358(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate359.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensFinish: Validator = validate362;
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate362.errors = vErrors;
  return errors === 0;
}
export const validateMaxTokensReason: Validator = validate363;
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate363.errors = vErrors;
  return errors === 0;
}
export const validateMessage: Validator = validate364;
var schema184 = { "title": "Message role", "description": "Whose turn of the conversation the model takes a message for. Tool results and what plugins add count as `user`; see the source for who wrote them. `system` is reserved.", "type": "string", "enum": ["user", "assistant", "system"], "x-open": false };
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "user" || data === "assistant" || data === "system")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema184.enum });
    errors++;
  }
  validate365.errors = vErrors;
  return errors === 0;
}
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate365(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData })) {
        vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
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
  validate364.errors = vErrors;
  return errors === 0;
}
export const validateMessageRole: Validator = validate369;
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "user" || data === "assistant" || data === "system")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema184.enum });
    errors++;
  }
  validate369.errors = vErrors;
  return errors === 0;
}
export const validateMessageSource: Validator = validate370;
function validate370(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate370.errors = vErrors;
  return errors === 0;
}
export const validateMethodNotFoundData: Validator = validate384;
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate384.errors = vErrors;
  return errors === 0;
}
export const validateModelConfig: Validator = validate385;
function validate385(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate385.errors = vErrors;
  return errors === 0;
}
export const validateModelRoute: Validator = validate386;
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate386.errors = vErrors;
  return errors === 0;
}
export const validateModelSource: Validator = validate387;
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate387.errors = vErrors;
  return errors === 0;
}
export const validateParentAbort: Validator = validate388;
function validate388(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate388.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetData: Validator = validate389;
function validate389(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate389.errors = vErrors;
  return errors === 0;
}
export const validatePermissionPresetEvent: Validator = validate390;
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate389(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate390.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeData: Validator = validate393;
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate393.errors = vErrors;
  return errors === 0;
}
export const validatePlanModeEvent: Validator = validate394;
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate393(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate394.errors = vErrors;
  return errors === 0;
}
export const validatePluginContextForm: Validator = validate397;
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
export const validatePluginSource: Validator = validate398;
function validate398(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate398.errors = vErrors;
  return errors === 0;
}
export const validateProviderTitleSource: Validator = validate401;
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate386(data.model, { instancePath: instancePath + "/model", parentData: data, parentDataProperty: "model", rootData })) {
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate401.errors = vErrors;
  return errors === 0;
}
export const validateProviderUnavailableData: Validator = validate403;
function validate403(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate403.errors = vErrors;
  return errors === 0;
}
export const validateReasoningBlock: Validator = validate404;
function validate404(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate404.errors = vErrors;
  return errors === 0;
}
export const validateReasoningDeltaChunk: Validator = validate405;
function validate405(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate405.errors = vErrors;
  return errors === 0;
}
export const validateReplayState: Validator = validate406;
function validate406(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate406.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextData: Validator = validate407;
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate407.errors = vErrors;
  return errors === 0;
}
export const validateRequestContextEvent: Validator = validate408;
function validate408(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate407(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate408.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderData: Validator = validate411;
var schema206 = { "title": "Request header reason", "description": "Why a request header was written: the session is new, it was loaded from a log, or something in the header changed.", "type": "string", "enum": ["initial", "resume", "change"], "x-open": false };
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "initial" || data === "resume" || data === "change")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema206.enum });
    errors++;
  }
  validate413.errors = vErrors;
  return errors === 0;
}
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate247(data.header, { instancePath: instancePath + "/header", parentData: data, parentDataProperty: "header", rootData })) {
        vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (!validate413(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate411.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderEvent: Validator = validate415;
function validate415(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate411(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate415.errors = vErrors;
  return errors === 0;
}
export const validateRequestHeaderReason: Validator = validate418;
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "initial" || data === "resume" || data === "change")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema206.enum });
    errors++;
  }
  validate418.errors = vErrors;
  return errors === 0;
}
export const validateRequestId: Validator = validate419;
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema171.type });
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
  validate419.errors = vErrors;
  return errors === 0;
}
export const validateResponseId: Validator = validate420;
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && data !== null) {
    vErrors = fault(vErrors, instancePath, "type", { type: schema168.type });
    errors++;
  }
  validate420.errors = vErrors;
  return errors === 0;
}
export const validateRetryMode: Validator = validate421;
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "normal" || data === "always")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema177.enum });
    errors++;
  }
  validate421.errors = vErrors;
  return errors === 0;
}
export const validateRunStatus: Validator = validate422;
var schema212 = { "title": "Run status", "description": "Whether a subagent did what it was asked. Reaching the token limit counts as `ok` only where the deployment says so.", "type": "string", "enum": ["ok", "error"], "x-open": false };
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema212.enum });
    errors++;
  }
  validate422.errors = vErrors;
  return errors === 0;
}
export const validateSandboxMode: Validator = validate423;
var schema213 = { "title": "Sandbox mode", "description": "What the sandbox lets tools do: read only, write within the workspace, or anything at all.", "type": "string", "enum": ["read-only", "workspace-write", "danger-full-access"], "x-open": false };
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "read-only" || data === "workspace-write" || data === "danger-full-access")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema213.enum });
    errors++;
  }
  validate423.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeData: Validator = validate424;
function validate424(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.mode === void 0) {
      vErrors = fault(vErrors, instancePath, "required", { missingProperty: "mode" });
      errors++;
    }
    if (data.mode !== void 0) {
      if (!validate423(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
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
  validate424.errors = vErrors;
  return errors === 0;
}
export const validateSandboxModeEvent: Validator = validate426;
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
      if ("sandbox/mode" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "sandbox/mode" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate424(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate424.errors : vErrors.concat(validate424.errors);
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
export const validateSchedule: Validator = validate429;
function validate429(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate192(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "every") {
      if (!validate257(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate257.errors : vErrors.concat(validate257.errors);
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
  validate429.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeData: Validator = validate433;
function validate434(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate429(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData })) {
        vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate434.errors = vErrors;
  return errors === 0;
}
function validate437(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate437.errors = vErrors;
  return errors === 0;
}
function validate439(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate439.errors = vErrors;
  return errors === 0;
}
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["operation"];
    if (tag0 === "create") {
      if (!validate434(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "delete") {
      if (!validate437(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "dispatch") {
      if (!validate439(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate439.errors : vErrors.concat(validate439.errors);
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
  validate433.errors = vErrors;
  return errors === 0;
}
export const validateScheduleChangeEvent: Validator = validate441;
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
      if ("schedule/change" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "schedule/change" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate433(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
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
export const validateScheduleCreate: Validator = validate444;
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate429(data.schedule, { instancePath: instancePath + "/schedule", parentData: data, parentDataProperty: "schedule", rootData })) {
        vErrors = vErrors === null ? validate429.errors : vErrors.concat(validate429.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate444.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDelete: Validator = validate446;
function validate446(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate446.errors = vErrors;
  return errors === 0;
}
export const validateScheduleDispatch: Validator = validate447;
function validate447(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate447.errors = vErrors;
  return errors === 0;
}
export const validateServerCapabilities: Validator = validate448;
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate448.errors = vErrors;
  return errors === 0;
}
export const validateServerInfo: Validator = validate449;
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate449.errors = vErrors;
  return errors === 0;
}
export const validateSessionBusyData: Validator = validate450;
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate450.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelParams: Validator = validate451;
var func2 = require_ucs2length().default;
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate451.errors = vErrors;
  return errors === 0;
}
export const validateSessionCancelResult: Validator = validate452;
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate452.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseParams: Validator = validate453;
function validate453(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate453.errors = vErrors;
  return errors === 0;
}
export const validateSessionCloseResult: Validator = validate454;
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate454.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedData: Validator = validate455;
function validate455(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate455.errors = vErrors;
  return errors === 0;
}
export const validateSessionEndSeedEvent: Validator = validate456;
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate455(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate455.errors : vErrors.concat(validate455.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate456.errors = vErrors;
  return errors === 0;
}
export const validateSessionEvent: Validator = validate459;
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate462.errors = vErrors;
  return errors === 0;
}
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate462(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate460.errors = vErrors;
  return errors === 0;
}
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate237(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "blocked") {
      if (!validate196(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate363(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "interrupted") {
      if (!validate332(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate255(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
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
  validate468.errors = vErrors;
  return errors === 0;
}
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate468(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate467(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate465.errors = vErrors;
  return errors === 0;
}
function validate480(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate480.errors = vErrors;
  return errors === 0;
}
function validate478(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate480(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate478.errors = vErrors;
  return errors === 0;
}
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate485.errors = vErrors;
  return errors === 0;
}
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate485(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate483.errors = vErrors;
  return errors === 0;
}
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
  validate488.errors = vErrors;
  return errors === 0;
}
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate496.errors = vErrors;
  return errors === 0;
}
function validate494(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate496(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate494.errors = vErrors;
  return errors === 0;
}
function validate502(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate502.errors = vErrors;
  return errors === 0;
}
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate506.errors = vErrors;
  return errors === 0;
}
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate502(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate506(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
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
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
      if (!validate501(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate499.errors = vErrors;
  return errors === 0;
}
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate512.errors = vErrors;
  return errors === 0;
}
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate512(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate510.errors = vErrors;
  return errors === 0;
}
function validate517(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate512(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
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
  validate517.errors = vErrors;
  return errors === 0;
}
function validate515(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate517(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate515.errors = vErrors;
  return errors === 0;
}
function validate531(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate531.errors = vErrors;
  return errors === 0;
}
function validate528(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    if (tag0 === "fallback") {
      if (!validate258(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "provider") {
      if (!validate401(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user") {
      if (!validate531(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
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
  validate528.errors = vErrors;
  return errors === 0;
}
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate528(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
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
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate527(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate525.errors = vErrors;
  return errors === 0;
}
function validate538(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate386(data.route, { instancePath: instancePath + "/route", parentData: data, parentDataProperty: "route", rootData })) {
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
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
          if (!validate364(data5[i1], { instancePath: instancePath + "/messages/" + i1, parentData: data5, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
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
  validate538.errors = vErrors;
  return errors === 0;
}
function validate536(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate538(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
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
var schema264 = { "title": "Todo status", "description": "How far a thing to do is.", "type": "string", "enum": ["pending", "in_progress", "completed"], "x-open": false };
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema264.enum });
    errors++;
  }
  validate548.errors = vErrors;
  return errors === 0;
}
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate548(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate547.errors = vErrors;
  return errors === 0;
}
function validate546(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate547(data0[i0], { instancePath: instancePath + "/todos/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
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
  validate546.errors = vErrors;
  return errors === 0;
}
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate546(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate544.errors = vErrors;
  return errors === 0;
}
var schema267 = { "title": "Subagent mode", "description": "Whether a subagent does one piece of work and is done, or can be given more later.", "type": "string", "enum": ["one-shot", "continuable"], "x-open": false };
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema267.enum });
    errors++;
  }
  validate558.errors = vErrors;
  return errors === 0;
}
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate560.errors = vErrors;
  return errors === 0;
}
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate558(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
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
      if (!validate560(data.toolFilter, { instancePath: instancePath + "/toolFilter", parentData: data, parentDataProperty: "toolFilter", rootData })) {
        vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate557.errors = vErrors;
  return errors === 0;
}
function validate555(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate557(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate555.errors = vErrors;
  return errors === 0;
}
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate570.errors = vErrors;
  return errors === 0;
}
function validate568(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate570(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate568.errors = vErrors;
  return errors === 0;
}
function validate575(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate575.errors = vErrors;
  return errors === 0;
}
function validate573(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate575(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate573.errors = vErrors;
  return errors === 0;
}
var schema275 = { "title": "Workflow agent outcome", "description": "How a subagent of a workflow ended.", "type": "string", "enum": ["completed", "failed", "cancelled"], "x-open": false };
function validate581(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema275.enum });
    errors++;
  }
  validate581.errors = vErrors;
  return errors === 0;
}
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate581(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate580.errors = vErrors;
  return errors === 0;
}
function validate578(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate580(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate578.errors = vErrors;
  return errors === 0;
}
var schema278 = { "title": "Workflow stop reason", "description": "How a workflow ended.", "type": "string", "enum": ["completed", "cancelled", "error"], "x-open": false };
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema278.enum });
    errors++;
  }
  validate588.errors = vErrors;
  return errors === 0;
}
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate588(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate587.errors = vErrors;
  return errors === 0;
}
function validate585(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate587(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate585.errors = vErrors;
  return errors === 0;
}
function validate610(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate610.errors = vErrors;
  return errors === 0;
}
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate612.errors = vErrors;
  return errors === 0;
}
function validate609(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate610(data2[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
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
          if (!validate612(data4[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
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
  validate609.errors = vErrors;
  return errors === 0;
}
function validate608(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate609(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData })) {
        vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate608.errors = vErrors;
  return errors === 0;
}
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate608(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate606.errors = vErrors;
  return errors === 0;
}
var schema287 = { "title": "Team member context", "description": "What a member knew when it began: nothing (`fresh`), or the conversation so far (`fork`).", "type": "string", "enum": ["fresh", "fork"], "x-open": false };
function validate621(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema287.enum });
    errors++;
  }
  validate621.errors = vErrors;
  return errors === 0;
}
function validate623(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate623.errors = vErrors;
  return errors === 0;
}
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate621(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData })) {
        vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
        errors = vErrors.length;
      }
    }
    if (data.phase !== void 0) {
      if (!validate623(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
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
  validate620.errors = vErrors;
  return errors === 0;
}
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate620(data.member, { instancePath: instancePath + "/member", parentData: data, parentDataProperty: "member", rootData })) {
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
      if ("team/member" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/member" });
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
var schema292 = { "title": "Team task status", "description": "How far a task is.", "type": "string", "enum": ["pending", "in_progress", "completed", "deleted"], "x-open": false };
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema292.enum });
    errors++;
  }
  validate632.errors = vErrors;
  return errors === 0;
}
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate632(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
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
  validate631.errors = vErrors;
  return errors === 0;
}
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate631(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData })) {
        vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate630.errors = vErrors;
  return errors === 0;
}
function validate628(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate630(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate628.errors = vErrors;
  return errors === 0;
}
var schema296 = { "title": "Team message delivery", "description": "Whether a message waits until the member it is for works again (`quiet`) or sets it to work (`wakeup`).", "type": "string", "enum": ["quiet", "wakeup"], "x-open": false };
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema296.enum });
    errors++;
  }
  validate641.errors = vErrors;
  return errors === 0;
}
function validate640(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate641(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
        vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
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
  validate640.errors = vErrors;
  return errors === 0;
}
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate640(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate639.errors = vErrors;
  return errors === 0;
}
function validate637(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate639(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate637.errors = vErrors;
  return errors === 0;
}
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate649.errors = vErrors;
  return errors === 0;
}
function validate647(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate649(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
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
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "turn/start") {
      if (!validate460(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "turn/end") {
      if (!validate465(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "step/start") {
      if (!validate478(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "step/end") {
      if (!validate483(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user/message") {
      if (!validate488(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "assistant/chunk") {
      if (!validate174(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "assistant/message") {
      if (!validate183(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/call") {
      if (!validate494(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/result") {
      if (!validate499(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/code-dispatch-start") {
      if (!validate510(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool/code-dispatch") {
      if (!validate515(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate515.errors : vErrors.concat(validate515.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent/inbox/spliced") {
      if (!validate110(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "request/header") {
      if (!validate415(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "request/context") {
      if (!validate408(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/title") {
      if (!validate525(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/title-llm-request") {
      if (!validate536(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "session/end-seed") {
      if (!validate456(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "todo/write") {
      if (!validate544(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "llm/retry") {
      if (!validate355(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "llm/retry-started") {
      if (!validate359(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "subagent/descriptor") {
      if (!validate555(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/start") {
      if (!validate226(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/summary") {
      if (!validate234(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/end") {
      if (!validate216(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "compaction/prune") {
      if (!validate222(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/run-start") {
      if (!validate568(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/agent-start") {
      if (!validate573(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate573.errors : vErrors.concat(validate573.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/agent-end") {
      if (!validate578(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-workflow/run-end") {
      if (!validate585(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate585.errors : vErrors.concat(validate585.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook/invoked") {
      if (!validate305(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "hook/result") {
      if (!validate309(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
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
      if (!validate426(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "permission/preset") {
      if (!validate390(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "plan/mode") {
      if (!validate394(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate394.errors : vErrors.concat(validate394.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "goal/change") {
      if (!validate291(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "schedule/change") {
      if (!validate441(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "command/run") {
      if (!validate210(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "command/done") {
      if (!validate201(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "feedback/record") {
      if (!validate260(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "agent-preset/selected") {
      if (!validate120(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "web/deepseek-search-llm-request") {
      if (!validate606(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/member") {
      if (!validate617(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/task") {
      if (!validate628(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate628.errors : vErrors.concat(validate628.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/message/queued") {
      if (!validate637(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "team/message/delivered") {
      if (!validate647(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
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
  validate459.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventEnvelope: Validator = validate653;
function validate653(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate653.errors = vErrors;
  return errors === 0;
}
export const validateSessionEventNotification: Validator = validate654;
function validate654(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate459(data.event, { instancePath: instancePath + "/event", parentData: data, parentDataProperty: "event", rootData })) {
        vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate654.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptParams: Validator = validate656;
function validate656(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate656.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptReceipt: Validator = validate658;
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate658.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptResult: Validator = validate659;
var schema304 = { "title": "Session prompt status", "description": "How a prompt settled. `ok`: the turn completed, or ended at its token limit where the deployment takes that as success. `aborted`: someone ended it. `error`: every other reason, known or not.", "type": "string", "enum": ["ok", "error", "aborted"], "x-open": false };
function validate660(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema304.enum });
    errors++;
  }
  validate660.errors = vErrors;
  return errors === 0;
}
function validate659(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate660(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
        errors = vErrors.length;
      }
    }
    if (data.reason !== void 0) {
      if (!validate468(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate659.errors = vErrors;
  return errors === 0;
}
export const validateSessionPromptStatus: Validator = validate663;
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "ok" || data === "error" || data === "aborted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema304.enum });
    errors++;
  }
  validate663.errors = vErrors;
  return errors === 0;
}
export const validateSessionReference: Validator = validate664;
function validate664(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate664.errors = vErrors;
  return errors === 0;
}
export const validateSessionReferenceSource: Validator = validate665;
function validate665(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate665.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatus: Validator = validate667;
var schema308 = { "title": "Session status", "description": "Whether a session's agent works on something (`running`) or waits for input (`idle`).", "type": "string", "enum": ["running", "idle"], "x-open": false };
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "running" || data === "idle")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema308.enum });
    errors++;
  }
  validate667.errors = vErrors;
  return errors === 0;
}
export const validateSessionStatusNotification: Validator = validate668;
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate667(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate668.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleData: Validator = validate670;
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate528(data.source, { instancePath: instancePath + "/source", parentData: data, parentDataProperty: "source", rootData })) {
        vErrors = vErrors === null ? validate528.errors : vErrors.concat(validate528.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate670.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleEvent: Validator = validate672;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate527(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate672.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestData: Validator = validate675;
function validate675(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate386(data.route, { instancePath: instancePath + "/route", parentData: data, parentDataProperty: "route", rootData })) {
        vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
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
          if (!validate364(data5[i1], { instancePath: instancePath + "/messages/" + i1, parentData: data5, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
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
  validate675.errors = vErrors;
  return errors === 0;
}
export const validateSessionTitleLlmRequestEvent: Validator = validate678;
function validate678(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate538(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
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
export const validateShadowedRange: Validator = validate681;
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate681.errors = vErrors;
  return errors === 0;
}
export const validateShutdownResult: Validator = validate682;
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate682.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogEntry: Validator = validate683;
function validate683(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate683.errors = vErrors;
  return errors === 0;
}
export const validateSkillCatalogSource: Validator = validate684;
function validate684(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate684.errors = vErrors;
  return errors === 0;
}
export const validateSkillInvocationSource: Validator = validate686;
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate686.errors = vErrors;
  return errors === 0;
}
export const validateStepEndData: Validator = validate687;
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate687.errors = vErrors;
  return errors === 0;
}
export const validateStepEndEvent: Validator = validate688;
function validate688(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate485(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate688.errors = vErrors;
  return errors === 0;
}
export const validateStepStartData: Validator = validate691;
function validate691(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate691.errors = vErrors;
  return errors === 0;
}
export const validateStepStartEvent: Validator = validate692;
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate480(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
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
export const validateStopFinish: Validator = validate695;
function validate695(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate695.errors = vErrors;
  return errors === 0;
}
export const validateStoredImageBlock: Validator = validate696;
function validate696(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate696.errors = vErrors;
  return errors === 0;
}
export const validateStreamChunk: Validator = validate698;
function validate698(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["type"];
    if (tag0 === "block-start") {
      if (!validate142(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "text-delta") {
      if (!validate144(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "reasoning-delta") {
      if (!validate146(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "tool-call-delta") {
      if (!validate148(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "block-end") {
      if (!validate150(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "usage") {
      if (!validate153(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "finish") {
      if (!validate157(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
  validate698.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorData: Validator = validate706;
function validate706(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate558(data.mode, { instancePath: instancePath + "/mode", parentData: data, parentDataProperty: "mode", rootData })) {
        vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
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
      if (!validate560(data.toolFilter, { instancePath: instancePath + "/toolFilter", parentData: data, parentDataProperty: "toolFilter", rootData })) {
        vErrors = vErrors === null ? validate560.errors : vErrors.concat(validate560.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate706.errors = vErrors;
  return errors === 0;
}
export const validateSubagentDescriptorEvent: Validator = validate709;
function validate709(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate557(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate709.errors = vErrors;
  return errors === 0;
}
export const validateSubagentFinishedNotification: Validator = validate712;
function validate714(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate714.errors = vErrors;
  return errors === 0;
}
function validate712(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate422(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
        errors = vErrors.length;
      }
    }
    if (data.stopReason !== void 0) {
      if (!validate714(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate714.errors : vErrors.concat(validate714.errors);
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
  validate712.errors = vErrors;
  return errors === 0;
}
export const validateSubagentMode: Validator = validate717;
function validate717(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "one-shot" || data === "continuable")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema267.enum });
    errors++;
  }
  validate717.errors = vErrors;
  return errors === 0;
}
export const validateSubagentReportSource: Validator = validate718;
function validate718(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate718.errors = vErrors;
  return errors === 0;
}
export const validateSubagentSettledSource: Validator = validate719;
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate719.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStartedNotification: Validator = validate720;
function validate720(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate720.errors = vErrors;
  return errors === 0;
}
export const validateSubagentStopReason: Validator = validate721;
function validate721(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate721.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceEventEnvelope: Validator = validate722;
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate186(data.surfaceOp, { instancePath: instancePath + "/surfaceOp", parentData: data, parentDataProperty: "surfaceOp", rootData })) {
        vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
  validate722.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceOp: Validator = validate725;
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!validate187(data, { instancePath, parentData, parentDataProperty, rootData })) {
      vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
  validate725.errors = vErrors;
  return errors === 0;
}
export const validateSurfaceReplace: Validator = validate727;
function validate727(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate727.errors = vErrors;
  return errors === 0;
}
export const validateTeamMember: Validator = validate728;
function validate728(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate621(data.context, { instancePath: instancePath + "/context", parentData: data, parentDataProperty: "context", rootData })) {
        vErrors = vErrors === null ? validate621.errors : vErrors.concat(validate621.errors);
        errors = vErrors.length;
      }
    }
    if (data.phase !== void 0) {
      if (!validate623(data.phase, { instancePath: instancePath + "/phase", parentData: data, parentDataProperty: "phase", rootData })) {
        vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
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
  validate728.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberContext: Validator = validate731;
function validate731(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "fresh" || data === "fork")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema287.enum });
    errors++;
  }
  validate731.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberData: Validator = validate732;
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate620(data.member, { instancePath: instancePath + "/member", parentData: data, parentDataProperty: "member", rootData })) {
        vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate732.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberEvent: Validator = validate734;
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate619(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate734.errors = vErrors;
  return errors === 0;
}
export const validateTeamMemberPhase: Validator = validate737;
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  validate737.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessage: Validator = validate738;
function validate738(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate641(data.delivery, { instancePath: instancePath + "/delivery", parentData: data, parentDataProperty: "delivery", rootData })) {
        vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
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
  validate738.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredData: Validator = validate741;
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate741.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageDeliveredEvent: Validator = validate742;
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
      if ("team/message/delivered" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/delivered" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate649(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
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
export const validateTeamMessageDelivery: Validator = validate745;
function validate745(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "quiet" || data === "wakeup")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema296.enum });
    errors++;
  }
  validate745.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedData: Validator = validate746;
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate640(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate746.errors = vErrors;
  return errors === 0;
}
export const validateTeamMessageQueuedEvent: Validator = validate748;
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
      if ("team/message/queued" !== data.type) {
        vErrors = fault(vErrors, instancePath + "/type", "const", { allowedValue: "team/message/queued" });
        errors++;
      }
    }
    if (data.data !== void 0) {
      if (!validate639(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
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
export const validateTeamMessageSource: Validator = validate751;
function validate751(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate751.errors = vErrors;
  return errors === 0;
}
export const validateTeamTask: Validator = validate752;
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate632(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
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
  validate752.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskData: Validator = validate754;
function validate754(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate631(data.task, { instancePath: instancePath + "/task", parentData: data, parentDataProperty: "task", rootData })) {
        vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate754.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskEvent: Validator = validate756;
function validate756(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate630(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate756.errors = vErrors;
  return errors === 0;
}
export const validateTeamTaskStatus: Validator = validate759;
function validate759(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed" || data === "deleted")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema292.enum });
    errors++;
  }
  validate759.errors = vErrors;
  return errors === 0;
}
export const validateTextBlock: Validator = validate760;
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate760.errors = vErrors;
  return errors === 0;
}
export const validateTextDeltaChunk: Validator = validate761;
function validate761(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate761.errors = vErrors;
  return errors === 0;
}
export const validateTitleSource: Validator = validate762;
function validate762(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    const tag0 = data["kind"];
    if (tag0 === "fallback") {
      if (!validate258(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "provider") {
      if (!validate401(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "user") {
      if (!validate531(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate531.errors : vErrors.concat(validate531.errors);
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
  validate762.errors = vErrors;
  return errors === 0;
}
export const validateTodoItem: Validator = validate766;
function validate766(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate548(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData })) {
        vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
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
export const validateTodoStatus: Validator = validate768;
function validate768(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "pending" || data === "in_progress" || data === "completed")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema264.enum });
    errors++;
  }
  validate768.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteData: Validator = validate769;
function validate769(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate547(data0[i0], { instancePath: instancePath + "/todos/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate547.errors : vErrors.concat(validate547.errors);
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
  validate769.errors = vErrors;
  return errors === 0;
}
export const validateTodoWriteEvent: Validator = validate771;
function validate771(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate546(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate546.errors : vErrors.concat(validate546.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate771.errors = vErrors;
  return errors === 0;
}
export const validateTokenUsage: Validator = validate774;
function validate774(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate774.errors = vErrors;
  return errors === 0;
}
export const validateToolCallBlock: Validator = validate775;
function validate775(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate775.errors = vErrors;
  return errors === 0;
}
export const validateToolCallData: Validator = validate776;
function validate776(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate776.errors = vErrors;
  return errors === 0;
}
export const validateToolCallDeltaChunk: Validator = validate777;
function validate777(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate777.errors = vErrors;
  return errors === 0;
}
export const validateToolCallEvent: Validator = validate778;
function validate778(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate496(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate778.errors = vErrors;
  return errors === 0;
}
export const validateToolCallsFinish: Validator = validate781;
function validate781(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate781.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchData: Validator = validate782;
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate512(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
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
  validate782.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchEvent: Validator = validate785;
function validate785(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate517(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate517.errors : vErrors.concat(validate517.errors);
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
export const validateToolCodeDispatchStartData: Validator = validate788;
function validate788(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate788.errors = vErrors;
  return errors === 0;
}
export const validateToolCodeDispatchStartEvent: Validator = validate789;
function validate789(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate512(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate789.errors = vErrors;
  return errors === 0;
}
export const validateToolDefinition: Validator = validate792;
function validate792(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate792.errors = vErrors;
  return errors === 0;
}
export const validateToolError: Validator = validate793;
function validate793(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate793.errors = vErrors;
  return errors === 0;
}
export const validateToolFilter: Validator = validate794;
function validate794(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate794.errors = vErrors;
  return errors === 0;
}
export const validateToolResultBlock: Validator = validate795;
function validate795(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate795.errors = vErrors;
  return errors === 0;
}
export const validateToolResultData: Validator = validate797;
function validate797(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate502(data.message, { instancePath: instancePath + "/message", parentData: data, parentDataProperty: "message", rootData })) {
        vErrors = vErrors === null ? validate502.errors : vErrors.concat(validate502.errors);
        errors = vErrors.length;
      }
    }
    if (data.error !== void 0) {
      if (!validate506(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData })) {
        vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate797.errors = vErrors;
  return errors === 0;
}
export const validateToolResultEvent: Validator = validate800;
function validate800(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
      if (!validate501(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate800.errors = vErrors;
  return errors === 0;
}
export const validateToolResultMessage: Validator = validate803;
function validate803(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate803.errors = vErrors;
  return errors === 0;
}
export const validateToolSource: Validator = validate806;
function validate806(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate806.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndData: Validator = validate807;
function validate807(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate581(data.outcome, { instancePath: instancePath + "/outcome", parentData: data, parentDataProperty: "outcome", rootData })) {
        vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate807.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentEndEvent: Validator = validate809;
function validate809(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate580(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
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
export const validateToolWorkflowAgentStartData: Validator = validate812;
function validate812(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate812.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowAgentStartEvent: Validator = validate813;
function validate813(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate575(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate575.errors : vErrors.concat(validate575.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate813.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndData: Validator = validate816;
function validate816(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate588(data.stopReason, { instancePath: instancePath + "/stopReason", parentData: data, parentDataProperty: "stopReason", rootData })) {
        vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate816.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunEndEvent: Validator = validate818;
function validate818(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate587(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate818.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartData: Validator = validate821;
function validate821(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate821.errors = vErrors;
  return errors === 0;
}
export const validateToolWorkflowRunStartEvent: Validator = validate822;
function validate822(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate570(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate822.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndData: Validator = validate825;
function validate825(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate468(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData })) {
        vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate825.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndEvent: Validator = validate827;
function validate827(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate467(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate827.errors = vErrors;
  return errors === 0;
}
export const validateTurnEndReason: Validator = validate830;
function validate830(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate237(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "blocked") {
      if (!validate196(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "max-tokens") {
      if (!validate363(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "interrupted") {
      if (!validate332(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
        errors = vErrors.length;
      }
    } else if (tag0 === "error") {
      if (!validate255(data, { instancePath, parentData, parentDataProperty, rootData })) {
        vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
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
  validate830.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartData: Validator = validate837;
function validate837(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate837.errors = vErrors;
  return errors === 0;
}
export const validateTurnStartEvent: Validator = validate838;
function validate838(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate462(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate838.errors = vErrors;
  return errors === 0;
}
export const validateUsageChunk: Validator = validate841;
function validate841(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate154(data.usage, { instancePath: instancePath + "/usage", parentData: data, parentDataProperty: "usage", rootData })) {
        vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate841.errors = vErrors;
  return errors === 0;
}
export const validateUserAbort: Validator = validate843;
function validate843(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate843.errors = vErrors;
  return errors === 0;
}
export const validateUserCommandSource: Validator = validate844;
function validate844(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate844.errors = vErrors;
  return errors === 0;
}
export const validateUserMessage: Validator = validate845;
function validate845(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate845.errors = vErrors;
  return errors === 0;
}
export const validateUserMessageEvent: Validator = validate848;
function validate848(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!validate184(data, { instancePath, parentData, parentDataProperty, rootData })) {
    vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
  validate848.errors = vErrors;
  return errors === 0;
}
export const validateUserSource: Validator = validate851;
function validate851(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate851.errors = vErrors;
  return errors === 0;
}
export const validateUserTitleSource: Validator = validate852;
function validate852(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate852.errors = vErrors;
  return errors === 0;
}
export const validateValidationIssue: Validator = validate853;
function validate853(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate853.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestData: Validator = validate854;
function validate854(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate609(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData })) {
        vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = fault(vErrors, instancePath, "type", { type: "object" });
    errors++;
  }
  validate854.errors = vErrors;
  return errors === 0;
}
export const validateWebDeepseekSearchLlmRequestEvent: Validator = validate856;
function validate856(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!validate608(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData })) {
        vErrors = vErrors === null ? validate608.errors : vErrors.concat(validate608.errors);
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
export const validateWebSearchRequestBody: Validator = validate859;
function validate859(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          if (!validate610(data2[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data2, parentDataProperty: i0, rootData })) {
            vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
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
          if (!validate612(data4[i1], { instancePath: instancePath + "/tools/" + i1, parentData: data4, parentDataProperty: i1, rootData })) {
            vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
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
  validate859.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestMessage: Validator = validate862;
function validate862(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate862.errors = vErrors;
  return errors === 0;
}
export const validateWebSearchRequestTool: Validator = validate863;
function validate863(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  validate863.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowAgentOutcome: Validator = validate864;
function validate864(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "failed" || data === "cancelled")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema275.enum });
    errors++;
  }
  validate864.errors = vErrors;
  return errors === 0;
}
export const validateWorkflowStopReason: Validator = validate865;
function validate865(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    vErrors = fault(vErrors, instancePath, "type", { type: "string" });
    errors++;
  }
  if (!(data === "completed" || data === "cancelled" || data === "error")) {
    vErrors = fault(vErrors, instancePath, "enum", { allowedValues: schema278.enum });
    errors++;
  }
  validate865.errors = vErrors;
  return errors === 0;
}
