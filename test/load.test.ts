import { expect, it } from 'vitest'
import { CASES } from '../scripts/load/cases.js'
import { startCase } from '../scripts/load/start-case.js'

const small = Object.entries(CASES).flatMap(([name, { small }]) => (small === undefined ? [] : [{ name, small }]))

it.each(small)('$name keeps its bounds', async ({ name, small }) => {
  expect(await startCase(name, small)).toMatchObject({ lost: 0, broken: [] })
})
