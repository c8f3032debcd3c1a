import type { SessionListener, SessionSettings } from '../server/agent-host.js'
import type { Inbox } from './inbox.js'
import type { Introduction } from './introduction.js'
import type { SessionLog } from './session-log.js'
import type { TokenCount } from './tokens.js'

/** What all sessions of a host share. */
export interface HostContext {
  /** Makes the id of a message, a session or a series of retries. */
  randomId(): string
  /** The time in Unix milliseconds. */
  now(): number
  /** Ids of the sessions that are children of others and have not ended. */
  readonly liveChildren: Set<string>
}

/** What the parts of a session's agent share. */
export interface Session {
  readonly id: string
  readonly settings: SessionSettings
  readonly listener: SessionListener
  readonly log: SessionLog
  readonly inbox: Inbox
  readonly introduction: Introduction
  readonly tokens: TokenCount
  readonly host: HostContext
}
