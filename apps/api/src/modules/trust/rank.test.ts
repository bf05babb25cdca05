import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { communityCells, communityColumns, computeRank } from '../catalog'
import { apiUnderTest } from '../../../testing/api-under-test'
import { sampleCommunities, sampleCommunity } from '../../../testing/sample-catalog'
import { createFamilyWithRequest, list, one, createCaller } from '../../../testing/lead-samples'

const api = apiUnderTest()

const some = Array.from({ length: 30 }, (_, index) =>
  sampleCommunity({
    id: `ranked-${index}`,
    slyScore: 5 + (index % 5),
    numReviews: index % 7,
    startingRate: 2000 + index * 90,
  }),
)

/** Replaces all communities, with the fees that `fee` returns. */
async function withFees(fee: (index: number) => { feePercent: number; hasContract: boolean }) {
  const all = [...sampleCommunities, ...some].map((record, index) => ({ ...record, ...fee(index) }))
  await api.database.script('truncate communities cascade')
  await api.database.copy(
    'communities',
    communityColumns,
    all.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
}

beforeAll(() => withFees(() => ({ feePercent: 0, hasContract: false })))

async function orders(): Promise<Record<string, string[]>> {
  const visitor = await createCaller(api, 'visitor')
  const found: Record<string, string[]> = {}
  for (const query of [
    '',
    'sort=recommended&state=CO',
    'sort=score',
    'sort=-score',
    'sort=price',
    'sort=-price',
    'sort=name',
    'sort=distance&geo=40.0,-105.2',
    'toc=assisted-living&state=CO&city=boulder',
  ]) {
    found[query] = list(await visitor.get(`/marketplace/communities?page-size=100&${query}`)).data.map(({ id }) => id)
  }
  const { browser } = await createFamilyWithRequest(api)
  const home = one(await browser.get('/marketplace/homebase/me?include=all')).attributes['recommendedCommunities']
  found['homebase'] = (home as { id: string }[]).map(({ id }) => id)
  return found
}

test('returns the same order after every fee and contract changes [TRUST-010]', async () => {
  const free = await orders()
  expect(Object.values(free).every((ids) => ids.length > 5)).toBe(true)
  await withFees((index) => ({ feePercent: (index * 37) % 101, hasContract: index % 2 === 0 }))
  expect(await orders()).toEqual(free)
  await withFees((index) => ({ feePercent: 100 - ((index * 37) % 101), hasContract: index % 2 === 1 }))
  expect(await orders()).toEqual(free)
})

test('has no index that sorts a listing by what a community pays [TRUST-010]', async () => {
  const definitions = await api.database.orm.execute(
    sql`select indexdef from pg_indexes where tablename = 'communities' and (indexdef like '%rank%' or indexdef like '%score%')`,
  )
  expect(JSON.stringify(definitions)).not.toMatch(/\(is_paying/)
})

test('accepts no fee as ranking input [TRUST-010]', () => {
  const input = { slyScore: 8, numReviews: 10, isRateEstimated: false, tags: [], images: [] }
  // @ts-expect-error The type of what is ranked has no such field.
  expect(computeRank({ ...input, feePercent: 100 })).toBe(computeRank(input))
})
