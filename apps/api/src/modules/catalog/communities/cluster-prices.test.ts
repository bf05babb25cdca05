import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { boulder, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '..'

const api = apiUnderTest()

/** Two communities at the same place of a state without others. Each state has another pair of starting rates. */
const pairs = [
  { state: 'NV', rates: [0, 4100], lowest: 4100 },
  { state: 'UT', rates: [5200, 4300], lowest: 4300 },
  { state: 'ID', rates: [0, 0], lowest: 0 },
]

beforeAll(async () => {
  const records = pairs.flatMap(({ state, rates }, at) =>
    rates.map((startingRate, index) => {
      const address = { ...boulder, state, latitude: 40.5, longitude: -112.5 - at }
      return sampleCommunity({ id: `${state.toLowerCase()}-${index}`, address, startingRate })
    }),
  )
  const rows = records.map((record) => communityCells(record, record.id, 'agent-boulder'))
  await api.database.copy('communities', communityColumns, rows)
})

test.each([
  ['', 'stored cells'],
  ['&rating=ge:7', 'a filter'],
])(
  'with the parameters “%s”, a cluster from %s shows the lowest known price, and 0 only if none is known [FIND-003, LIST-013]',
  async (filter) => {
    for (const { state, lowest } of pairs) {
      const { body } = await api.call({ url: `/marketplace/communitypins?state=${state}&zoom=6${filter}` })
      expect(body, state).toMatchObject({ total: 2, pins: [], clusters: [[40.5, expect.any(Number), 2, lowest]] })
    }
  },
)
