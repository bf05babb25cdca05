import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { list } from '../../../../testing/lead-samples'
import { denver, sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../communities/community-cells'

const api = apiUnderTest()

beforeAll(async () => {
  const wyoming = { ...denver, city: 'Casper', state: 'WY', county: 'Natrona' }
  const community = (id: string, price: number, more: object = {}) =>
    sampleCommunity({
      id,
      care: ['memory-care'],
      address: wyoming,
      startingRate: price,
      pricesByCareType: { 'memory-care': { price } },
      pricesAsOf: '2026-10-01',
      ...more,
    })
  const records = [
    ...[5000, 5200, 5400, 5600, 5800].map((price) => community(`stated-${price}`, price)),
    community('latest', 6000, { pricesAsOf: '2026-11-02' }),
    community('hidden', 99_000, { hidePricing: true }),
    // A state estimate has no day on which anyone stated it.
    community('estimated', 9000, { pricesAsOf: undefined, isRateEstimated: true }),
    community('other-care', 2000, { care: ['active-adult'] }),
    community('elsewhere', 7000, { address: { ...wyoming, state: 'MT' } }),
    community('not-live', 1000, { status: -1 }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, undefined)),
  )
})

test('a care type costs in a state what its communities state, without hidden and estimated prices [FIND-008, TRUTH-010]', async () => {
  const { data } = list(await api.call({ url: '/marketplace/care-costs/memory-care' }))
  expect(data.find(({ id }) => id === 'WY')?.attributes).toEqual({
    communities: 8,
    priced: 6,
    prices: { low: 5250, median: 5500, high: 5750 },
    asOf: '2026-11-02',
  })
})

test('fewer than five prices show no amounts, which would be those of single communities [FIND-008]', async () => {
  const { data } = list(await api.call({ url: '/marketplace/care-costs/memory-care' }))
  expect(data.find(({ id }) => id === 'MT')?.attributes).toEqual({ communities: 1, priced: 1, asOf: '2026-10-01' })
})

test('knows only the eight care types [FIND-008, CARE-001]', async () => {
  expect((await api.call({ url: '/marketplace/care-costs/senior-living' })).status).toBe(404)
})
