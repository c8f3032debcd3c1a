import { validate } from 'dsh-wire'
import { OURS } from '../adapters/index.js'
import { events } from '../data.js'
import { prepareValidators, validatorUrl } from '../validators.js'
import { type Case, type Metrics, Stopwatch } from './case.js'

type Check = (value: unknown) => boolean

const AJV = 'ajv standalone'

function time(check: Check, isQuick: boolean): Metrics {
  const values = events(1000, { bytes: 270, mixedPercent: 5 })
    .filter(({ type }) => type === 'assistant/chunk')
    .map((event) => ({ sessionId: 'main', event }))
  const repeat = (times: number) => {
    for (let time = 0; time < times; time++) for (const value of values) if (!check(value)) throw new Error('rejected')
  }
  const times = isQuick ? 100 : 300
  repeat(times)
  const watch = new Stopwatch()
  watch.start()
  repeat(times)
  return watch.stop(times * values.length)
}

async function load(maker: 'ours' | 'ajv', types: number | 'all'): Promise<Check> {
  return (await import(validatorUrl(maker, types))).validateSessionEventNotification
}

const units = { wall: 'ns per event', cpu: 'ns per event' }
const WORK = 'validation of one event'

export const validationCases: Case[] = [
  {
    name: 'validation',
    units,
    competitors: [OURS, AJV],
    reference: AJV,
    prepare: prepareValidators,
    targets: [{ work: WORK, metric: 'wall', against: AJV, atMost: 0.5 }],
    async measure(competitor, isQuick) {
      const ours: Check = (value) => validate('SessionEventNotification', value).valid
      return time(competitor === OURS ? ours : await load('ajv', 'all'), isQuick)
    },
  },
  {
    name: 'validation by number of event types',
    units,
    competitors: [`${OURS}, 60 types`, `${OURS}, 6 types`, 'ajv, 60 types', 'ajv, 6 types'],
    prepare: prepareValidators,
    targets: [
      {
        work: `${WORK}, 60 event types`,
        metric: 'wall',
        of: `${OURS}, 60 types`,
        against: `${OURS}, 6 types`,
        atMost: 1.2,
      },
    ],
    async measure(competitor, isQuick) {
      const maker = competitor.startsWith(OURS) ? 'ours' : 'ajv'
      return time(await load(maker, competitor.includes('60') ? 60 : 6), isQuick)
    },
  },
]
