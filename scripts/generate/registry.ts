import type { Bundle } from './bundle.js'
import { docComment, literal } from './emit.js'
import type { Sources } from './load.js'

/** The manifest as data and types: every method by direction, with its versions, types and validators. */
export function generateRegistry(sources: Sources, bundle: Bundle): string {
  const { requests, notifications, versions } = sources.manifest
  const typeNames = Object.keys(bundle.$defs)
  const requestMap = Object.entries(requests).map(([method, entry]) => {
    const results = [...new Set(Object.values(entry.result))].map((name) => `t.${name}`).join(' | ')
    return `${docComment(entry.summary, '  ')}  ${literal(method)}: { params: ${entry.params === null ? 'undefined' : `t.${entry.params}`}; result: ${results} }`
  })
  const notificationMap = Object.entries(notifications).map(
    ([method, entry]) => `${docComment(entry.summary, '  ')}  ${literal(method)}: t.${entry.params}`,
  )
  const requestTable = Object.entries(requests).map(([method, entry]) => {
    const results = Object.entries(entry.result).map(([version, name]) => `${version}: v.validate${name}`)
    return `  ${literal(method)}: { versions: [${entry.versions.join(', ')}], params: ${entry.params === null ? 'null' : `v.validate${entry.params}`}, results: { ${results.join(', ')} } },`
  })
  const notificationTable = Object.entries(notifications).map(
    ([method, entry]) =>
      `  ${literal(method)}: { versions: [${entry.versions.join(', ')}], params: v.validate${entry.params} },`,
  )
  return `
import type * as t from './types.js'
import * as v from './validators.js'

/** Every protocol version, oldest first: ${versions.map(({ version, name }) => `${version} is "${name}"`).join(', ')}. */
export const PROTOCOL_VERSIONS = [${versions.map(({ version }) => version).join(', ')}] as const

/** A protocol version this release speaks. */
export type ProtocolVersion = (typeof PROTOCOL_VERSIONS)[number]

/** What clients may ask, by method name. A result that differs between versions is the union of them. */
export interface HarnessSdkRequestMap {
${requestMap.join('\n')}
}

/** What servers tell unasked, by method name. */
export interface HarnessSdkNotificationMap {
${notificationMap.join('\n')}
}

/** Name of a method that clients send. */
export type RequestMethod = keyof HarnessSdkRequestMap

/** Name of a method that servers send. */
export type NotificationMethod = keyof HarnessSdkNotificationMap

/** What is known of one request method. */
export interface RequestEntry {
  /** The protocol versions that have it. */
  readonly versions: readonly ProtocolVersion[]
  /** Checks the parameters; null where there are none. */
  readonly params: v.Validator | null
  /** Checks the result, by version. */
  readonly results: { readonly [version in ProtocolVersion]?: v.Validator }
}

/** What is known of one notification method. */
export interface NotificationEntry {
  /** The protocol versions that have it. */
  readonly versions: readonly ProtocolVersion[]
  /** Checks the parameters. */
  readonly params: v.Validator
}

export const REQUESTS: { readonly [method in RequestMethod]: RequestEntry } = {
${requestTable.join('\n')}
}

export const NOTIFICATIONS: { readonly [method in NotificationMethod]: NotificationEntry } = {
${notificationTable.join('\n')}
}

/** Every wire type by name. */
export interface WireTypes {
${typeNames.map((name) => `  ${name}: t.${name}`).join('\n')}
}

/** Name of a wire type. */
export type WireTypeName = keyof WireTypes

export const VALIDATORS: { readonly [name in WireTypeName]: v.Validator } = {
${typeNames.map((name) => `  ${name}: v.validate${name},`).join('\n')}
}
`
}
