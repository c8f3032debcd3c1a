import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintSources } from '../../scripts/generate/lint.js'
import type { ErrorEntry, Manifest, Schema, Sources } from '../../scripts/generate/load.js'
import { readJson, SCHEMA_DIR } from '../support/schemas.js'

/** A small schema tree that keeps every rule, by file. */
const CLEAN = {
  'protocol.json': {
    title: 'A protocol',
    versions: [
      { version: 0, name: 'first', summary: 'The first.' },
      { version: 1, name: 'second', summary: 'The second.' },
    ],
    requests: {
      'canvas/paint': {
        direction: 'client-to-server',
        versions: [0, 1],
        summary: 'Paints.',
        when: 'At any time.',
        params: 'PaintParams',
        result: { '0': 'PaintResult', '1': 'PaintResult' },
        errors: ['OutOfPaint'],
      },
      bye: {
        direction: 'client-to-server',
        versions: [1],
        summary: 'Ends.',
        when: 'At the end.',
        params: null,
        result: { '1': 'PaintResult' },
        errors: [],
      },
    },
    notifications: {
      tick: {
        direction: 'server-to-client',
        versions: [0, 1],
        summary: 'Ticks.',
        when: 'All the time.',
        params: 'TickParams',
      },
    },
    sequences: {
      painting: {
        title: 'A painting',
        version: 0,
        steps: [{ request: 'canvas/paint' }, { notification: 'tick', note: 'often' }, { result: 'canvas/paint' }],
      },
    },
  },
  'errors.json': {
    title: 'Errors',
    description: 'Every error.',
    'x-errors': [
      { code: -32603, name: 'InternalError', summary: 'It failed.', action: 'Look.', data: null },
      { code: -32000, name: 'OutOfPaint', summary: 'No paint is left.', action: 'Buy some.', data: 'OutOfPaintData' },
    ],
    $defs: { OutOfPaintData: object({ colour: { allOf: [{ $ref: './types/shapes.json#/$defs/Colour' }] } }) },
  },
  'methods/paint.json': {
    title: 'paint',
    description: 'Paints.',
    $defs: {
      PaintParams: object({ shapes: { type: 'array', items: { $ref: '../types/shapes.json#/$defs/Shape' } } }, [
        'shapes',
      ]),
      PaintResult: object({ mood: { type: 'string', 'x-open': true, 'x-known-values': ['glad', 'sad'] } }),
      TickParams: object({ event: { allOf: [{ $ref: '../types/events.json#/$defs/Event' }] } }, ['event']),
    },
  },
  'types/shapes.json': {
    title: 'Shapes',
    description: 'What is painted.',
    $defs: {
      Shape: {
        title: 'Shape',
        description: 'A closed union.',
        oneOf: [{ $ref: '#/$defs/Circle' }, { $ref: '#/$defs/Polygon' }],
        'x-open': false,
      },
      Circle: object({ kind: { const: 'circle' }, radius: { type: 'number' } }, ['kind', 'radius']),
      Polygon: object(
        { kind: { type: 'string', enum: ['triangle', 'square'], 'x-open': false }, side: { type: 'number' } },
        ['kind', 'side'],
      ),
      Colour: {
        title: 'Colour',
        description: 'A closed enumeration.',
        type: 'string',
        enum: ['red', 'blue'],
        'x-open': false,
      },
    },
  },
  'types/events.json': {
    title: 'Events',
    description: 'What happens.',
    $defs: {
      Event: {
        title: 'Event',
        description: 'An open union.',
        type: 'object',
        'x-open': true,
        allOf: [{ $ref: '#/$defs/Envelope' }, variant('dry', 'DryEvent'), variant('drip', 'DripEvent')],
      },
      Envelope: object({ type: { type: 'string' }, seq: { type: 'integer' } }, ['type', 'seq']),
      DryEvent: { ...object({ type: { const: 'dry' } }, ['type']), allOf: [{ $ref: '#/$defs/Envelope' }] },
      DripEvent: {
        title: 'Drip',
        description: 'A choice with the same tag in both.',
        anyOf: [{ $ref: '#/$defs/SmallDrip' }, { $ref: '#/$defs/LargeDrip' }],
        'x-open': false,
      },
      SmallDrip: { ...object({ type: { const: 'drip' } }, ['type']), allOf: [{ $ref: '#/$defs/Envelope' }] },
      LargeDrip: {
        ...object({ type: { const: 'drip' }, litres: { type: 'number' } }, ['type', 'litres']),
        allOf: [{ $ref: '#/$defs/Envelope' }],
      },
    },
  },
}

const SHAPES = 'types/shapes.json#/$defs'
const EVENTS = 'types/events.json#/$defs'
const PAINT = 'methods/paint.json#/$defs'
const REQUEST = 'protocol.json#/requests/canvas~1paint'
const SEQUENCE = 'protocol.json#/sequences/painting'
const ERRORS = 'errors.json#/x-errors'

/** What to put where, undefined to remove it, and what is then said. `schema/` before each place is left out. */
const BREACHES: Record<string, [breach: string, changes: [place: string, value: unknown][], problems: string[]][]> = {
  files: [
    [
      'no title',
      [['types/shapes.json#/title', undefined]],
      ['types/shapes.json: give the file a title, a description and "$defs" with its types'],
    ],
    [
      'types under another keyword',
      [['types/shapes.json#/definitions', { Extra: {} }]],
      ['types/shapes.json: the types of a file stand in "$defs", not in "definitions"'],
    ],
  ],
  types: [
    ['no title', [[`${SHAPES}/Colour/title`, undefined]], [`${SHAPES}/Colour: give the type a title`]],
    [
      'no description',
      [[`${SHAPES}/Colour/description`, undefined]],
      [`${SHAPES}/Colour: give the type a description`],
    ],
    [
      'a name that is not PascalCase',
      [[`${SHAPES}/big_box`, object({})]],
      [`${SHAPES}/big_box: a type name is PascalCase`],
    ],
    [
      'a name that a generated type takes',
      [[`${SHAPES}/UnknownEvent`, object({})]],
      [`${SHAPES}/UnknownEvent: generated types take the names Bundle, Known… and Unknown…`],
    ],
    [
      'a name that another file has',
      [[`${SHAPES}/PaintParams`, object({})]],
      [`${SHAPES}/PaintParams: the name is taken by schema/methods/paint.json; type names are unique over all files`],
    ],
    [
      'members without a type',
      [[`${SHAPES}/Circle/type`, undefined]],
      [`${SHAPES}/Circle: a type with members has "type": "object"`],
    ],
    [
      'a keyword that the generators do not read',
      [[`${SHAPES}/Circle/additionalProperties`, false]],
      [
        `${SHAPES}/Circle: the keyword "additionalProperties" is not in use here; see scripts/generate/lint.ts for those that are`,
      ],
    ],
    [
      'a required member that does not exist',
      [[`${SHAPES}/Circle/required`, ['kind', 'radios']]],
      [`${SHAPES}/Circle: "radios" is required but not among the properties`],
    ],
    [
      'a required member named twice',
      [[`${SHAPES}/Circle/required`, ['kind', 'radius', 'radius']]],
      [`${SHAPES}/Circle/required: a value stands there twice`],
    ],
    [
      'two parents',
      [[`${EVENTS}/DryEvent/allOf/1`, { $ref: './shapes.json#/$defs/Circle' }]],
      [`${EVENTS}/DryEvent/allOf: an "allOf" holds one $ref, or the conditions of an open union`],
    ],
  ],
  members: [
    [
      'no description',
      [[`${SHAPES}/Circle/properties/radius/description`, undefined]],
      [`${SHAPES}/Circle/properties/radius: give the member a description`],
    ],
    [
      'an object with members that is no type of its own',
      [
        [
          `${SHAPES}/Circle/properties/radius`,
          { description: 'It.', type: 'object', properties: { mm: { type: 'number' } } },
        ],
      ],
      [
        `${SHAPES}/Circle/properties/radius: an object with members is a type of its own: move it to $defs and refer to it`,
      ],
    ],
    [
      'such an object as an item',
      [[`${PAINT}/PaintParams/properties/shapes/items`, { type: 'object', properties: { mm: { type: 'number' } } }]],
      [
        `${PAINT}/PaintParams/properties/shapes/items: an object with members is a type of its own: move it to $defs and refer to it`,
      ],
    ],
  ],
  references: [
    [
      'a sibling',
      [[`${PAINT}/TickParams/properties/event`, { description: 'It.', $ref: '../types/events.json#/$defs/Event' }]],
      [
        `${PAINT}/TickParams/properties/event: a $ref stands alone; write "allOf": [{ "$ref": … }] beside other keywords`,
      ],
    ],
    [
      'no such type',
      [[`${PAINT}/PaintParams/properties/shapes/items/$ref`, '../types/shapes.json#/$defs/Sphere']],
      [
        `${PAINT}/PaintParams/properties/shapes/items: ../types/shapes.json#/$defs/Sphere points at nothing; a reference names an entry of some file's $defs`,
      ],
    ],
    [
      'no such file',
      [[`${PAINT}/PaintParams/properties/shapes/items/$ref`, './shapes.json#/$defs/Shape']],
      [
        `${PAINT}/PaintParams/properties/shapes/items: ./shapes.json#/$defs/Shape points at nothing; a reference names an entry of some file's $defs`,
      ],
    ],
    [
      'into a type',
      [[`${PAINT}/PaintParams/properties/shapes/items/$ref`, '../types/shapes.json#/$defs/Circle/properties/kind']],
      [
        `${PAINT}/PaintParams/properties/shapes/items: ../types/shapes.json#/$defs/Circle/properties/kind points at nothing; a reference names an entry of some file's $defs`,
      ],
    ],
  ],
  'open and closed': [
    [
      'an enumeration that does not say',
      [[`${SHAPES}/Colour/x-open`, undefined]],
      [`${SHAPES}/Colour: say whether it is open or closed: "x-open": true or false`],
    ],
    [
      'a closed union that does not say',
      [[`${SHAPES}/Shape/x-open`, undefined]],
      [`${SHAPES}/Shape: say whether it is open or closed: "x-open": true or false`],
    ],
    [
      'an open union that does not say',
      [[`${EVENTS}/Event/x-open`, undefined]],
      [`${EVENTS}/Event: say whether it is open or closed: "x-open": true or false`],
    ],
    [
      'an answer that is no boolean',
      [[`${SHAPES}/Colour/x-open`, 'no']],
      [`${SHAPES}/Colour: say whether it is open or closed: "x-open": true or false`],
    ],
    [
      'something else that says it',
      [[`${SHAPES}/Circle/x-open`, true]],
      [`${SHAPES}/Circle: "x-open" belongs on an enumeration or a union`],
    ],
    [
      'an open enumeration as "enum"',
      [[`${SHAPES}/Colour/x-open`, true]],
      [
        `${SHAPES}/Colour: an open enumeration has "x-known-values" in place of "enum", so that it accepts values it does not know`,
      ],
    ],
    [
      'a closed enumeration as "x-known-values"',
      [[`${PAINT}/PaintResult/properties/mood/x-open`, false]],
      [`${PAINT}/PaintResult/properties/mood: "x-known-values" goes with "type": "string" and "x-open": true`],
    ],
    [
      'an enumeration with a value twice',
      [[`${SHAPES}/Colour/enum`, ['red', 'blue', 'red']]],
      [`${SHAPES}/Colour/enum: a value stands there twice`],
    ],
    [
      'known values with one twice',
      [[`${PAINT}/PaintResult/properties/mood/x-known-values`, ['glad', 'glad']]],
      [`${PAINT}/PaintResult/properties/mood/x-known-values: a value stands there twice`],
    ],
    [
      'an open union as "oneOf"',
      [[`${SHAPES}/Shape/x-open`, true]],
      [`${SHAPES}/Shape: an open union is an "allOf" of "if" the tag "then" the variant`],
    ],
    [
      'a closed union as conditions',
      [[`${EVENTS}/Event/x-open`, false]],
      [`${EVENTS}/Event: a closed union is a "oneOf" of variants with a "const" tag`],
    ],
  ],
  'open unions': [
    ...[
      { properties: { type: { enum: ['dry'] } } },
      { required: ['type'], properties: { type: { const: 'dry' } } },
    ].map((condition): [string, [string, unknown][], string[]] => [
      `the condition ${JSON.stringify(condition)}`,
      [[`${EVENTS}/Event/allOf/1/if`, condition]],
      [`${EVENTS}/Event/allOf/1/if: the condition of a union is { "properties": { TAG: { "const": VALUE } } }`],
    ]),
    [
      'conditions on two members',
      [[`${EVENTS}/Event/allOf/2/if`, { properties: { seq: { const: 'drip' } } }]],
      [`${EVENTS}/Event/allOf: all conditions of a union look at the same member, not type, seq`],
    ],
    [
      'a tag twice',
      [[`${EVENTS}/Event/allOf/3`, variant('dry', 'DryEvent')]],
      [`${EVENTS}/Event/allOf/3/if: the tag "dry" is taken`],
    ],
    [
      'a variant with another tag',
      [[`${EVENTS}/Event/allOf/1/then/$ref`, '#/$defs/SmallDrip']],
      [`${EVENTS}/Event/allOf/1/then: SmallDrip requires "type" with the "const" of the condition, "dry"`],
    ],
    [
      'a variant that does not require its tag',
      [[`${EVENTS}/DryEvent/required`, []]],
      [`${EVENTS}/Event/allOf/1/then: DryEvent requires "type" with the "const" of the condition, "dry"`],
    ],
    [
      'a choice of variants, one of another tag',
      [[`${EVENTS}/LargeDrip/properties/type/const`, 'flood']],
      [`${EVENTS}/Event/allOf/2/then: DripEvent requires "type" with the "const" of the condition, "drip"`],
    ],
    [
      'a variant without what all share',
      [[`${EVENTS}/DryEvent/allOf`, undefined]],
      [`${EVENTS}/Event/allOf/1/then: DryEvent has Envelope in its "allOf", as the union has`],
    ],
    [
      'a variant written out',
      [[`${EVENTS}/Event/allOf/1/then`, { required: ['seq'] }]],
      [`${EVENTS}/Event/allOf/1/then: "then" is the $ref of a variant`],
    ],
    [
      'two things that all share',
      [[`${EVENTS}/Event/allOf/3`, { $ref: './shapes.json#/$defs/Circle' }]],
      [`${EVENTS}/Event/allOf: beside its conditions an open union has one $ref at most, to what all variants share`],
    ],
    [
      'a tag that may be absent',
      [[`${EVENTS}/Envelope/required`, ['seq']]],
      [`${EVENTS}/Event: an open union requires its tag "type" as a string, itself or by what all variants share`],
    ],
    [
      'a tag that may be anything',
      [[`${EVENTS}/Envelope/properties/type/type`, undefined]],
      [`${EVENTS}/Event: an open union requires its tag "type" as a string, itself or by what all variants share`],
    ],
  ],
  'closed unions': [
    [
      'a tag twice',
      [[`${SHAPES}/Circle/properties/kind/const`, 'square']],
      [
        `${SHAPES}/Shape/oneOf: nothing tells the variants apart: each requires the same member, with a "const" or "enum" of its own`,
      ],
    ],
    [
      'a variant that does not require its tag',
      [[`${SHAPES}/Polygon/required`, ['side']]],
      [
        `${SHAPES}/Shape/oneOf: nothing tells the variants apart: each requires the same member, with a "const" or "enum" of its own`,
      ],
    ],
    [
      'a variant without a tag',
      [[`${SHAPES}/Shape/oneOf/2`, { $ref: './events.json#/$defs/Envelope' }]],
      [
        `${SHAPES}/Shape/oneOf: nothing tells the variants apart: each requires the same member, with a "const" or "enum" of its own`,
      ],
    ],
    [
      'a variant that is no type of its own',
      [[`${SHAPES}/Shape/oneOf/0`, { type: 'null' }]],
      [`${SHAPES}/Shape/oneOf: the variants of a closed union are types: write a $ref for each`],
    ],
    [
      'a condition beside the variants',
      [[`${SHAPES}/Shape/allOf`, [{ $ref: '#/$defs/Circle' }]]],
      [`${SHAPES}/Shape: a "oneOf" has no "allOf" or "anyOf" beside it`],
    ],
  ],
  manifest: [
    ['params of no type', [[`${REQUEST}/params`, 'PaintParam']], [`${REQUEST}/params: there is no type PaintParam`]],
    [
      'params that are no object',
      [[`${REQUEST}/params`, 'Colour']],
      [`${REQUEST}/params: params are an object, and Colour is not`],
    ],
    [
      'a result of no type',
      [[`${REQUEST}/result/1`, 'PaintResults']],
      [`${REQUEST}/result/1: there is no type PaintResults`],
    ],
    [
      'a result that is no object',
      [[`${REQUEST}/result/0`, 'Colour']],
      [`${REQUEST}/result/0: a result is an object, and Colour is not`],
    ],
    [
      'a version without a result',
      [[`${REQUEST}/result/1`, undefined]],
      [`${REQUEST}/result: give one result for each of the versions 0, 1`],
    ],
    [
      'a version that does not exist',
      [
        [`${REQUEST}/versions`, [0, 1, 2]],
        [`${REQUEST}/result/2`, 'PaintResult'],
      ],
      [`${REQUEST}/versions: there is no version 2`],
    ],
    [
      'an error that does not exist',
      [[`${REQUEST}/errors`, ['OutOfPaper']]],
      [`${REQUEST}/errors: there is no error OutOfPaper in schema/errors.json`],
    ],
    [
      'a notification of no type',
      [['protocol.json#/notifications/tick/params', 'Tick']],
      ['protocol.json#/notifications/tick/params: there is no type Tick'],
    ],
    [
      'a notification whose params are no object',
      [['protocol.json#/notifications/tick/params', 'Colour']],
      ['protocol.json#/notifications/tick/params: params are an object, and Colour is not'],
    ],
    [
      'a notification of a version that does not exist',
      [['protocol.json#/notifications/tick/versions', [0, 3]]],
      ['protocol.json#/notifications/tick/versions: there is no version 3'],
    ],
    [
      'a request that servers send',
      [[`${REQUEST}/direction`, 'server-to-client']],
      [`${REQUEST}/direction: must be equal to constant`],
    ],
    [
      'a sequence of a version that does not exist',
      [[`${SEQUENCE}/version`, 3]],
      [
        `${SEQUENCE}/versions: there is no version 3`,
        `${SEQUENCE}/steps/0: there is no request canvas/paint in version 3`,
        `${SEQUENCE}/steps/1: there is no notification tick in version 3`,
        `${SEQUENCE}/steps/2: there is no request canvas/paint in version 3`,
      ],
    ],
    [
      'a sequence with a request that its version does not have',
      [[`${SEQUENCE}/steps/0`, { request: 'bye' }]],
      [`${SEQUENCE}/steps/0: there is no request bye in version 0`],
    ],
    [
      'a sequence with a result of no request',
      [[`${SEQUENCE}/steps/2`, { result: 'paint' }]],
      [`${SEQUENCE}/steps/2: there is no request paint in version 0`],
    ],
    [
      'a sequence with a notification that does not exist',
      [[`${SEQUENCE}/steps/1`, { notification: 'tock' }]],
      [`${SEQUENCE}/steps/1: there is no notification tock in version 0`],
    ],
    [
      'a sequence with an error that does not exist',
      [[`${SEQUENCE}/steps/2`, { error: 'OutOfPaper' }]],
      [`${SEQUENCE}/steps/2: there is no error OutOfPaper in schema/errors.json`],
    ],
    [
      'a sequence with an event that does not exist',
      [[`${SEQUENCE}/steps/2`, { event: 'drip' }]],
      [`${SEQUENCE}/steps/2: there is no session event drip`],
    ],
    [
      'a step that is two frames',
      [[`${SEQUENCE}/steps/1`, { request: 'canvas/paint', result: 'canvas/paint' }]],
      [`${SEQUENCE}/steps/1: must match exactly one schema in oneOf`],
    ],
    ['no time to send it', [[`${REQUEST}/when`, undefined]], [`${REQUEST}: must have required property 'when'`]],
    ['no summary', [[`${REQUEST}/summary`, undefined]], [`${REQUEST}: must have required property 'summary'`]],
    ['a misspelt entry', [[`${REQUEST}/error`, []]], [`${REQUEST}: must NOT have additional properties`]],
  ],
  'error codes': [
    [
      'out of range',
      [[`${ERRORS}/1/code`, -31999]],
      [`${ERRORS}/1: a code is one of JSON-RPC's or lies from -32099 to -32000`],
    ],
    [
      'below the range',
      [[`${ERRORS}/1/code`, -32100]],
      [`${ERRORS}/1: a code is one of JSON-RPC's or lies from -32099 to -32000`],
    ],
    [
      'not an integer',
      [[`${ERRORS}/1/code`, -32000.5]],
      [`${ERRORS}/1: a code is one of JSON-RPC's or lies from -32099 to -32000`],
    ],
    ['a code twice', [[`${ERRORS}/1/code`, -32603]], [`${ERRORS}/1: the code -32603 is taken`]],
    [
      'a name twice',
      [[`${ERRORS}/2`, { code: -32001, name: 'OutOfPaint', summary: 'Again.', action: 'Buy.', data: null }]],
      [`${ERRORS}/2: the name OutOfPaint is taken`],
    ],
    [
      'no action',
      [[`${ERRORS}/1/action`, '']],
      [`${ERRORS}/1: give the error a name in PascalCase, a summary, and an action: what the client does about it`],
    ],
    [
      'no summary',
      [[`${ERRORS}/1/summary`, '']],
      [`${ERRORS}/1: give the error a name in PascalCase, a summary, and an action: what the client does about it`],
    ],
    [
      'a name that is not PascalCase',
      [[`${ERRORS}/0/name`, 'internal-error']],
      [`${ERRORS}/0: give the error a name in PascalCase, a summary, and an action: what the client does about it`],
    ],
    [
      'data of no type',
      [[`${ERRORS}/0/data`, 'InternalData']],
      [`${ERRORS}/0/data: there is no type InternalData in this file`],
    ],
  ],
}

it('says nothing of a tree that keeps the rules', () => {
  expect(lintSources(sourcesOf(structuredClone(CLEAN)))).toEqual([])
})

describe.each(Object.entries(BREACHES))('reports with file and place, in %s', (_area, breaches) => {
  it.each(breaches)('%s', (_breach, changes, problems) => {
    const tree = structuredClone(CLEAN)
    for (const [place, value] of changes) put(tree, place, value)
    expect(lintSources(sourcesOf(tree))).toEqual(problems.map((problem) => `schema/${problem}`))
  })
})

it('reports every breach, not just the first', () => {
  const tree = structuredClone(CLEAN)
  put(tree, `${SHAPES}/Colour/title`, undefined)
  put(tree, `${EVENTS}/DryEvent/description`, undefined)
  put(tree, `${ERRORS}/1/code`, 7)
  expect(lintSources(sourcesOf(tree))).toHaveLength(3)
})

/** An object type whose members get the descriptions that the rules ask for. */
function object(members: Record<string, Schema>, required: string[] = []): Schema {
  const properties = Object.entries(members).map(([name, schema]) => [name, { description: `The ${name}.`, ...schema }])
  return { title: 'A type', description: 'It.', type: 'object', required, properties: Object.fromEntries(properties) }
}

function variant(tag: string, type: string): Schema {
  return { if: { properties: { type: { const: tag } } }, then: { $ref: `#/$defs/${type}` } }
}

function sourcesOf(tree: typeof CLEAN): Sources {
  const { 'protocol.json': manifest, ...files } = tree
  return {
    files: new Map(Object.entries(files as Record<string, Schema>)),
    manifest: manifest as unknown as Manifest,
    manifestSchema: readJson(path.join(SCHEMA_DIR, 'manifest.schema.json')) as Schema,
    scenario: {},
    errors: tree['errors.json']['x-errors'] as ErrorEntry[],
    hash: '',
  }
}

/** Puts a value where `file#/pointer` says; undefined removes what is there. */
function put(tree: object, place: string, value: unknown): void {
  const [file = '', pointer = ''] = place.split('#')
  const tokens = [
    file,
    ...pointer
      .split('/')
      .slice(1)
      .map((token) => token.replaceAll('~1', '/')),
  ]
  const last = tokens.pop() ?? ''
  let target = tree as Record<string, unknown>
  for (const token of tokens) target = target[token] as Record<string, unknown>
  if (value !== undefined) target[last] = value
  else if (last in target) delete target[last]
  else throw new Error(`there is nothing at ${place}`)
}
