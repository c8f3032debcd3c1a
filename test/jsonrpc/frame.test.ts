import { describe, expect, it } from 'vitest'
import {
  exceedsDepth,
  frameType,
  isJsonObject,
  isPlainJson,
  mayExceedDepth,
  parseLine,
} from '../../src/jsonrpc/frame.js'

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
    [{ method: 'a', id: 1, result: {}, error: {} }, 'request'],
    [{ method: 'a', error: {} }, 'notification'],
    [{ result: {}, error: {} }, 'response'],
    [{ result: undefined }, 'none'],
    [undefined, 'none'],
    [5, 'none'],
    [JSON.parse('{"__proto__":{"method":"a","id":1}}'), 'none'],
    [JSON.parse('{"constructor":1,"hasOwnProperty":2}'), 'none'],
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

  it('says in a few words what is wrong with a long line that is not JSON', () => {
    const parsed = parseLine(`{"a": ${'x'.repeat(100_000)}`, 200)
    expect(parsed.type === 'not-json' && parsed.message.length).toBeLessThan(200)
  })

  it('keeps what looks like padding inside', () => {
    const value = '\ufeff \t\r\u2028'
    expect(parseLine(`\ufeff${JSON.stringify({ value })}\r`, 200)).toEqual({ type: 'value', value: { value } })
  })

  it('reads scalars, and the last of members of one name', () => {
    expect(parseLine('null', 200)).toEqual({ type: 'value', value: null })
    expect(parseLine('"a"', 200)).toEqual({ type: 'value', value: 'a' })
    expect(parseLine('{"a":1,"a":2}', 200)).toEqual({ type: 'value', value: { a: 2 } })
  })

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it('counts levels of arrays and objects', () => {
    expect(parseLine(nested(200), 200).type).toBe('value')
    expect(parseLine(nested(201), 200).type).toBe('too-deep')
    expect(parseLine(nested(100_000), 200).type).toBe('too-deep')
    expect(parseLine(`{"a":${nested(199)},"b":[${nested(199)}]}`, 200).type).toBe('too-deep')
    expect(parseLine(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`, 200).type).toBe('value')
    expect(parseLine(`${'{"a":'.repeat(201)}1${'}'.repeat(201)}`, 200).type).toBe('too-deep')
    expect(parseLine(`[${'1,'.repeat(1000)}[]]`, 2).type).toBe('value')
    expect(parseLine('[[[]]]', 2).type).toBe('too-deep')
    expect(parseLine('[[]]', 2).type).toBe('value')
    expect(exceedsDepth(5, 0)).toBe(false)
    expect(exceedsDepth({ a: [{}] }, 3)).toBe(false)
    expect(exceedsDepth({ a: [{}] }, 2)).toBe(true)
  })

  it('too deep a frame still shows its id', () => {
    const parsed = parseLine(`{"id":7,"params":${nested(100_000)}}`, 200)
    expect(parsed.type === 'too-deep' && isJsonObject(parsed.value) && parsed.value.id).toBe(7)
  })

  it('keeps members named like those of every object', () => {
    const line = '{"__proto__":{"method":"x"},"constructor":1,"hasOwnProperty":2,"toString":[{"__proto__":null}]}'
    const parsed = parseLine(line, 200)
    expect(parsed.type === 'value' && JSON.stringify(parsed.value)).toBe(line)
    expect(parsed.type === 'value' && frameType(parsed.value)).toBe('none')
  })
})

describe('isPlainJson', () => {
  it.each([
    [null],
    [true],
    ['text'],
    [-1.5],
    [[1, [], {}]],
    [{ a: { b: [null] }, absent: undefined }],
    [Object.create(null)],
  ])('%j is', (value) => expect(isPlainJson(value, 8)).toBe(true))

  it.each([
    [undefined],
    [Number.NaN],
    [1n],
    [Symbol('s')],
    [() => 1],
    [[undefined]],
    [new Date(0)],
    [new Map()],
    [new String('boxed')],
    [{ a: [Number.POSITIVE_INFINITY] }],
    [{ a: { toJSON: () => 1 } }],
    [Object.assign([], { toJSON: () => 1 })],
  ])('%s is not', (value) => expect(isPlainJson(value, 8)).toBe(false))

  it('walks so many levels', () => {
    expect(isPlainJson([[[]]], 3)).toBe(true)
    expect(isPlainJson([[[]]], 2)).toBe(false)
  })
})

describe('mayExceedDepth', () => {
  it.each([
    ['', false],
    ['[[]]', false],
    ['[[[]]]', true],
    ['[{"a":{}}]', true],
    // Brackets that follow each other, or in a text, nest nothing; whoever asks has to look.
    ['[[],[]]', true],
    ['["[[["]', true],
    [`["${'x'.repeat(100)}"]`, false],
  ])('%s, more than two levels: %s', (text, may) => expect(mayExceedDepth(text, 2)).toBe(may))
})
