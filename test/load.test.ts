import { expect, it } from 'vitest'
import { CASES } from '../scripts/load/cases.js'
import { startCase } from '../scripts/load/start-case.js'

it.each(Object.entries(CASES))('%s keeps its bounds', async (name, { small }) => {
  expect(await startCase(name, small)).toMatchObject({ lost: 0, broken: [] })
})
