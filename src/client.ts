/**
 * The client's half of the protocol, and the SDK that drives a runtime with it.
 *
 * @module client
 */

export {
  ClientEndpoint,
  type ClientEndpointOptions,
  type NotificationHandler,
  type RequestArguments,
  type RequestOptions,
  type UnknownNotificationHandler,
} from './client/client-endpoint.js'
export {
  DeepSeekHarness,
  type DeepSeekHarnessOptions,
  type HarnessRunOptions,
  HarnessSession,
} from './client/harness.js'
export {
  HarnessClient,
  type HarnessClientOptions,
  type HarnessClientState,
  type InitializeOptions,
} from './client/harness-client.js'
export type { LaunchOptions } from './client/launch.js'
export type { HarnessNotification, KnownHarnessNotification, NotificationFilter } from './client/notification.js'
export type { RunOptions } from './client/run.js'
export { finalResponse, type RunResult } from './client/run-result.js'
export { HarnessRunStream } from './client/run-stream.js'
export { NotificationSubscription, type SubscriptionOptions } from './client/subscription.js'
