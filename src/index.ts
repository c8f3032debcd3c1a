/**
 * The wire types, validators, guards and errors. Needs nothing of Node.js.
 *
 * @module index
 */

export { ErrorCode, type ErrorDataMap } from './generated/errors.js'
export * from './generated/guards.js'
export { PACKAGE_VERSION } from './generated/package.js'
export {
  type HarnessSdkNotificationMap,
  type HarnessSdkRequestMap,
  type NotificationMethod,
  PROTOCOL_VERSIONS,
  type ProtocolVersion,
  type RequestMethod,
  type WireTypeName,
  type WireTypes,
} from './generated/registry.js'
export type * from './generated/types.js'
export {
  AbortedError,
  FrameTooLargeError,
  JsonRpcResponseError,
  LaunchError,
  type LaunchFailure,
  LocalError,
  type LocalErrorCode,
  type ProcessEnd,
  ProtocolViolationError,
  QueueFullError,
  SessionBusyError,
  SubscriptionOverflowError,
  TimedOutError,
  TransportClosedError,
  VersionMismatchError,
} from './jsonrpc/errors.js'
export type { FrameType } from './jsonrpc/frame.js'
export type { Fault } from './protocol/fault.js'
export { DEFAULT_MAX_DEPTH, DEFAULT_MAX_FRAME_BYTES, type Limits } from './protocol/limits.js'
export { type Validation, validate } from './protocol/validate.js'
export { type FrameContext, type FrameVerdict, validateFrame } from './protocol/validate-frame.js'
export type { Violation, ViolationKind, ViolationOptions } from './protocol/violation.js'
