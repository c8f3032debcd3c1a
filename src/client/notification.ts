import type { HarnessSdkNotificationMap, NotificationMethod } from '../generated/registry.js'

/** A notification this release knows: comparing `method` narrows `params`. */
export type KnownHarnessNotification = {
  [Method in NotificationMethod]: { method: Method; params: HarnessSdkNotificationMap[Method] }
}[NotificationMethod]

/** One notification as it arrived. One of a later release has the raw `params`. */
export type HarnessNotification = KnownHarnessNotification | { method: `unknown:${string}`; params: unknown }

/** Chooses notifications. */
export type NotificationFilter = (notification: HarnessNotification) => boolean
