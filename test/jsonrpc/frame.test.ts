import { describe, expect, it } from 'vitest'
import { exceedsDepth, frameType, parseLine } from '../../src/jsonrpc/frame.js'
import { isRequestId } from '../../src/jsonrpc/id.js'

describe('frameType', () => {
  it.each([
    [{ method: 'a', id: 1 }, 'request'],
    [{ method: 5, id: null }, 'request'],
    [{ method: 'a' }, 'notification'],
    [{ id: 1, result: null }, 'response'],
    [{ error: {} }, 'response'],
    [{ id: 1 }, 'none'],
    [{}, 'none'],
    [[{ method: 'a' }], 'none'],
    [null, 'none'],
    ['method', 'none'],
    [Object.create({ method: 'inherited', id: 1 }), 'none'],
  ])('%j is a %s', (value, type) => expect(frameType(value)).toBe(type))
})

describe('parseLine', () => {
  it.each(['', ' ', '\r', '\t\v\f \r', '\ufeff'])('%j is blank', (line) => {
    expect(parseLine(line, 200)).toEqual({ type: 'blank' })
  })

  it.each(['{"a":1}', ' {"a":1}\r', '\ufeff{"a":1}', ' \ufeff {"a":1}\t\v\f', '{"a":1}\ufeff'])(
    '%j is a frame in padding',
    (line) => {
      expect(parseLine(line, 200)).toEqual({ type: 'value', value: { a: 1 } })
    },
  )

  it.each(['{', '{}{}', 'NaN', 'Content-Length: 5', 'log {"a":1}', '{"a":1} log', "{'a':1}", '{"a":\u00a01}'])(
    '%j is not JSON',
    (line) => {
      expect(parseLine(line, 200).type).toBe('not-json')
    },
  )

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it('counts levels of arrays and objects', () => {
    expect(parseLine(nested(200), 200).type).toBe('value')
    expect(parseLine(nested(201), 200).type).toBe('too-deep')
    expect(parseLine(nested(100_000), 200).type).toBe('too-deep')
    expect(parseLine(`{"a":${nested(199)},"b":[${nested(199)}]}`, 200).type).toBe('too-deep')
    expect(exceedsDepth({ a: [{}] }, 3)).toBe(false)
    expect(exceedsDepth({ a: [{}] }, 2)).toBe(true)
  })

  it('keeps members named like those of every object', () => {
    const line = '{"__proto__":{"method":"x"},"constructor":1,"hasOwnProperty":2,"toString":[{"__proto__":null}]}'
    const parsed = parseLine(line, 200)
    expect(parsed.type === 'value' && JSON.stringify(parsed.value)).toBe(line)
    expect(parsed.type === 'value' && frameType(parsed.value)).toBe('none')
  })
})

it('an id is a string or a safe integer', () => {
  for (const id of ['', 'a', '__proto__', 0, -1, 2 ** 53 - 1, -(2 ** 53 - 1)]) expect(isRequestId(id)).toBe(true)
  for (const id of [1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, null, undefined, true, {}, []]) {
    expect(isRequestId(id)).toBe(false)
  }
})
