import { PROTOCOL_VERSIONS, type ProtocolVersion } from '../generated/registry.js'

/** The newest version this release speaks, which is what a client offers. */
export const LATEST_PROTOCOL_VERSION: ProtocolVersion = Math.max(...PROTOCOL_VERSIONS) as ProtocolVersion

/** The server's answer to an offer: the newest version it speaks that is not above it. No offer means 0. */
export function negotiate(offer: number | undefined): ProtocolVersion {
  return PROTOCOL_VERSIONS.findLast((version) => version <= (offer ?? 0)) ?? 0
}

/** The client's reading of an answer: the version, or undefined if it does not speak it or did not offer it. */
export function acceptedVersion(offer: number, result: unknown): ProtocolVersion | undefined {
  const answer = (result as { protocolVersion?: unknown } | null | undefined)?.protocolVersion ?? 0
  return PROTOCOL_VERSIONS.find((version) => version === answer && version <= offer)
}
