import { describe, expect, it } from 'vitest'
import { PROTOCOL_VERSIONS } from '../../src/generated/registry.js'
import { acceptedVersion, LATEST_PROTOCOL_VERSION, negotiate } from '../../src/protocol/negotiate.js'

describe('negotiation', () => {
  it.each([
    [undefined, 0],
    [0, 0],
    [1, 1],
    [2, 1],
    [2 ** 53, 1],
    [-1, 0],
    [0.5, 0],
  ])('an offer of %s is answered with %i', (offer, answer) => expect(negotiate(offer)).toBe(answer))

  it.each([
    [1, { protocolVersion: 1 }, 1],
    [1, { protocolVersion: 0 }, 0],
    [1, {}, 0],
    [0, { protocolVersion: 1 }, undefined],
    [1, { protocolVersion: 2 }, undefined],
    [1, { protocolVersion: '1' }, undefined],
    [1, { protocolVersion: 0.5 }, undefined],
    [1, null, 0],
    [1, undefined, 0],
    [1, [], 0],
    [1, 'text', 0],
    [1, { protocolVersion: null }, 0],
    [1, { protocolVersion: -1 }, undefined],
    [1, { protocolVersion: true }, undefined],
    [5, { protocolVersion: 1 }, 1],
    [5, { protocolVersion: 5 }, undefined],
  ])('offered %i, the answer %j means %s', (offer, result, version) =>
    expect(acceptedVersion(offer, result)).toBe(version),
  )

  it('every answer of a server is one that the client accepts', () => {
    for (const offer of [0, 1, 2, 100]) {
      const answer = negotiate(offer)
      expect(acceptedVersion(offer, { protocolVersion: answer })).toBe(answer)
    }
  })

  it('the newest version is the last of those spoken', () => {
    expect(LATEST_PROTOCOL_VERSION).toBe(PROTOCOL_VERSIONS.at(-1))
  })
})
