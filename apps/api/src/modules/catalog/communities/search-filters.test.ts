import {
  addDays,
  amenityFlags,
  availabilityDays,
  careTypeSlugs,
  communitySizes,
  estimatedRange,
  type ListingQuery,
  type LivingRoomType,
  minRatings,
  onlyConditions,
  paymentSources,
  recentPriceDays,
  relaxListingQuery,
  residentsForSize,
  serializeListingQuery,
  startingRates,
  siteDay,
} from '@pkg/domain'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { communityRooms } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { statePrice } from '../pricing/state-prices'
import { insertGenerated } from '../../../../testing/generated-communities'
import { list, one } from '../../../../testing/lead-samples'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import { communityCells, communityColumns } from './community-cells'

const api = apiUnderTest()
/** The day, asked for each time: a run can go past midnight. */
const today = () => siteDay()

/** What a community's filters depend on, read from the tables. */
interface Known {
  state: string
  care: string[]
  amenities: string[]
  pays: string[]
  capacity: number | null
  starting_rate: number
  care_prices: number[]
  score: number | null
  is_paying: number
  is_staffed_on_weekends: boolean
  prices_as_of: string | null
  rooms: { status: string; stated_on: string }[]
}
let known: Known[]

beforeAll(async () => {
  const { orm } = api.database
  await orm.execute(insertGenerated(600))
  // The relaxations parse tiles, and those of generated communities are random text.
  await orm.execute(sql`update communities set tile = left(json_build_object('type', 'communities', 'id', id,
    'attributes', json_build_object('name', name))::text, -2) where source = 'made'`)
  await orm.execute(sql`insert into community_rooms (community_id, room, status, stated_on, stated_by)
    select id, 'studio', (array['open', 'waitlist', 'full'])[1 + abs(hashtext(id)) % 3],
      ${today()}::date - abs(hashtext(id || 'day')) % 20, 'community'
    from communities where abs(hashtext(id)) % 2 = 0`)
  const rows = await rowsOf(
    orm,
    sql`select to_jsonb(found) as found from (
      select state, care, amenities, pays, capacity, starting_rate, care_prices, score, is_paying, is_staffed_on_weekends, prices_as_of,
        (select coalesce(jsonb_agg(to_jsonb(stated)), '[]') from community_rooms stated where community_id = communities.id) as rooms
      from communities where status = 1) found`,
  )
  known = rows.map(({ found }) => JSON.parse(JSON.stringify(found)))
})

/** Returns whether a community fits a query, by the rules of the requirements. */
function fits(
  community: Known,
  { state, toc, startingRate, size, rating, only, pays = [], stays, filter }: ListingQuery,
): boolean {
  const typeIndex = careTypeSlugs.findIndex((care) => care === toc)
  const price = typeIndex === -1 ? community.starting_rate : (community.care_prices[typeIndex] ?? 0)
  const [operator, limit = 0] = startingRate?.split(':') ?? []
  const checks = {
    'open-rooms': () =>
      community.rooms.some(
        ({ status, stated_on }) => status === 'open' && today() < addDays(stated_on, availabilityDays),
      ),
    'recent-prices': () => (community.prices_as_of ?? '') >= addDays(today(), -recentPriceDays),
    'no-referral-fee': () => community.is_paying === 0,
    'weekend-staffing': () => community.is_staffed_on_weekends,
  }
  return (
    (!state || community.state === state) &&
    (typeIndex === -1 || community.care.includes(toc ?? '')) &&
    (!operator || (operator === 'ge' ? price >= Number(limit) : price > 0 && price <= Number(limit))) &&
    (!size ||
      size.some((each) => {
        const { from, to } = residentsForSize(each)
        return (
          community.capacity !== null && community.capacity <= to && (each === 'small' || community.capacity >= from)
        )
      })) &&
    (!rating || (community.score !== null && community.score >= Number(rating.slice(3)))) &&
    (only ?? []).every((condition) => checks[condition]()) &&
    pays.every((source) => community.pays.includes(source)) &&
    (stays === undefined || community.pays.includes('medicaid') || (price > 0 && price <= stays)) &&
    Object.entries(filter.amenities ?? {}).every(
      ([flag, isOffered]) => community.amenities.includes(flag) === isOffered,
    )
  )
}

const countFitting = (query: ListingQuery) => known.filter((community) => fits(community, query)).length

const queries: fc.Arbitrary<ListingQuery> = fc
  .record(
    {
      state: fc.constantFrom('CO', 'TX', 'FL'),
      toc: fc.constantFrom('senior-living' as const, ...careTypeSlugs),
      startingRate: fc.constantFrom(...startingRates),
      size: fc.subarray([...communitySizes], { minLength: 1 }),
      rating: fc.constantFrom(...minRatings),
      only: fc.subarray([...onlyConditions], { minLength: 1, maxLength: 2 }),
      pays: fc.subarray([...paymentSources], { minLength: 1, maxLength: 2 }),
      stays: fc.integer({ min: 1, max: 80 }).map((hundreds) => hundreds * 100),
      amenity: fc.constantFrom(...amenityFlags.slice(0, 12)),
    },
    { requiredKeys: [] },
  )
  .map(({ amenity, ...query }) => ({
    pageNumber: 1,
    pageSize: 1,
    sort: 'recommended',
    filter: amenity ? { amenities: { [amenity]: true } } : {},
    ...query,
  }))

const textOf = (query: ListingQuery) => serializeListingQuery(query).toString()
const visit = (path: string) => api.call({ url: `/marketplace/${path}` })

test('every count is the number of communities that the listing shows with the option chosen [FIND-006, FIND-022, FIND-023, LIST-007, LIST-012, LIST-013, LIST-014]', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { attributes } = one(await visit(`searchinsights?${textOf(query)}`))
      const withAmenity = (flag: string) => ({
        ...query.filter,
        amenities: { ...query.filter.amenities, [flag]: true },
      })
      const expected = {
        total: countFitting(query),
        known: countFitting({
          pageNumber: 1,
          pageSize: 1,
          sort: 'recommended',
          filter: {},
          ...(query.state && { state: query.state }),
          ...(query.toc && { toc: query.toc }),
        }),
        anyCare: countFitting({ ...query, toc: 'senior-living' }),
        care: careTypeSlugs.map((value) => ({ value, communities: countFitting({ ...query, toc: value }) })),
        sizes: communitySizes.map((value) => ({ value, communities: countFitting({ ...query, size: [value] }) })),
        startingRates: startingRates.map((value) => ({
          value,
          communities: countFitting({ ...query, startingRate: value }),
        })),
        ratings: minRatings.map((value) => ({ value, communities: countFitting({ ...query, rating: value }) })),
        only: onlyConditions.map((value) => ({
          value,
          communities: countFitting({ ...query, only: [...new Set([...(query.only ?? []), value])] }),
        })),
        pays: paymentSources.map((value) => ({
          value,
          communities: countFitting({ ...query, pays: [...new Set([...(query.pays ?? []), value])] }),
        })),
      }
      expect(attributes).toMatchObject(expected)
      const amenities = amenityFlags
        .map((value) => ({ value, communities: countFitting({ ...query, filter: withAmenity(value) }) }))
        .filter(({ communities }) => communities > 0)
      expect(attributes['amenities']).toEqual(expect.arrayContaining(amenities))
      expect(attributes['amenities']).toHaveLength(amenities.length)
    }),
    { numRuns: 60 },
  )
})

test('the listing shows as many communities as its filters fit [FIND-006, FIND-023, LIST-013, TRUST-009, TRUST-018]', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { body } = await visit(`communities?${textOf(query)}`)
      expect(Object(body).meta.total).toBe(countFitting(query))
    }),
    { numRuns: 60 },
  )
})

test('an empty listing offers each single change that shows communities, with its count, the most first [FIND-006]', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const expected = relaxListingQuery(query)
        .flatMap(
          (steps) =>
            steps.map((step) => ({ ...step, total: countFitting(step.query) })).find(({ total }) => total > 0) ?? [],
        )
        .map(({ relaxation, total }) => ({ relaxation, total }))
      const offered = list(await visit(`searchrelaxations?${textOf(query)}`)).data.map(({ attributes }) => attributes)
      const totals = offered.map(({ total }) => Number(total))
      expect(totals).toEqual(totals.toSorted((first, second) => second - first))
      expect(offered.map(({ relaxation, total }) => ({ relaxation, total }))).toEqual(expect.arrayContaining(expected))
      expect(offered).toHaveLength(expected.length)
    }),
    { numRuns: 40 },
  )
})

test('the nearest community of a higher price limit is the cheapest for the chosen care type [FIND-006, LIST-013]', async () => {
  const query = { pageNumber: 1, pageSize: 1, sort: 'recommended', filter: {}, toc: 'memory-care' } as const
  const offered = list(await visit(`searchrelaxations?${textOf({ ...query, startingRate: 'le:2500' })}`)).data
  const [step] = offered.filter(({ attributes }) => Object(attributes['relaxation']).kind === 'price')
  const anyPrice = offered.find(({ attributes }) => Object(attributes['relaxation']).parameter === 'starting-rate')
  expect(anyPrice?.attributes['nearest']).toMatchObject({ id: Object(step?.attributes['nearest']).id })
  const { relaxation, nearest } = JSON.parse(JSON.stringify(step?.attributes))
  const prices = known
    .filter((community) => fits(community, { ...query, startingRate: relaxation.startingRate }))
    .map(({ care_prices }) => Number(care_prices[careTypeSlugs.indexOf('memory-care')]))
  expect(nearest.carePrice).toEqual({ care: 'memory-care', price: Math.min(...prices) })
})

test('sorts a care type by its own price, which each community shows [LIST-002, LIST-013]', async () => {
  const found = list(await visit('communities?toc=memory-care&sort=price&page-size=100')).data
  const prices = found.map(({ attributes }) => Number(Object(attributes['carePrice']).price))
  const shown = prices.filter((price) => price > 0)
  expect(shown.length).toBeGreaterThan(20)
  expect(prices.slice(0, shown.length)).toEqual(shown.toSorted((first, second) => first - second))
})

test('a hidden price is in no filter, count, order, or tile, which has what is usual in the state instead [FIND-006, LIST-013, PRICE-002, TRUTH-010, LOOK-005]', async () => {
  const before = one(await visit('searchinsights?toc=memory-care')).attributes
  const hidden = sampleCommunity({
    id: 'hidden-house',
    care: ['memory-care'],
    hidePricing: true,
    startingRate: 2300,
    pricesByCareType: { 'memory-care': { price: 2400 } },
    slyPrices: [{ title: 'memory-care', prices: [{ type: 'studio', from: 2350 }] }],
    pricesAsOf: today(),
  })
  await api.database.copy('communities', communityColumns, [communityCells(hidden, hidden.id, undefined)])
  const after = one(await visit('searchinsights?toc=memory-care&filter[status]=ge:1')).attributes
  expect(after['total']).toBe(Number(before['total']) + 1)
  expect(after['startingRates']).toEqual(before['startingRates'])
  expect(after['only']).toEqual(before['only'])
  expect(list(await visit('communities?filter[id]=hidden-house&toc=memory-care&starting-rate=le:2500')).data).toEqual(
    [],
  )
  const [tile] = list(await visit('communities?filter[id]=hidden-house&toc=memory-care')).data
  expect(tile?.attributes).toMatchObject({
    carePrice: { care: 'memory-care', price: 0 },
    startingRate: 0,
    pricesByCareType: {},
    typicalRange: estimatedRange(statePrice('memory-care', 'CO')),
  })
  // With two care types, a range of one would be wrong for the other.
  const both = sampleCommunity({ id: 'hidden-campus', care: ['independent-living', 'memory-care'], hidePricing: true })
  await api.database.copy('communities', communityColumns, [communityCells(both, both.id, undefined)])
  const [campus] = list(await visit('communities?filter[id]=hidden-campus&toc=memory-care')).data
  expect(campus?.attributes).toMatchObject({ startingRate: 0 })
  expect(campus?.attributes).not.toHaveProperty('typicalRange')
  const shown = list(await visit('communities?toc=memory-care&starting-rate=ge:6000')).data
  expect(shown.length).toBeGreaterThan(0)
  for (const { attributes } of shown) expect(attributes).not.toHaveProperty('typicalRange')
})

test('a tile says which rooms were confirmed in the last 10 days, and nothing later [TRUST-018]', async () => {
  const { orm } = api.database
  const communityId = 'aspen-court'
  const day = siteDay()
  const shown = async () =>
    list(await visit(`communities?filter[id]=${communityId}`)).data[0]?.attributes['availability']
  expect(await shown()).toBeUndefined()
  const stated = (room: LivingRoomType, status: 'open' | 'full', days: number, openRooms?: number) => ({
    communityId,
    room,
    status,
    statedOn: addDays(day, -days),
    statedBy: 'community' as const,
    ...(openRooms === undefined ? {} : { openRooms }),
  })
  await orm
    .insert(communityRooms)
    .values([
      stated('studio', 'open', 9, 2),
      stated('oneBedroom', 'open', 3, 1),
      stated('twoBedroom', 'full', 0),
      stated('privateCottage', 'open', 10, 5),
    ])
  expect(await shown()).toEqual({ status: 'open', statedOn: addDays(day, -3), openRooms: 3 })
  await orm.update(communityRooms).set({ openRooms: null }).where(eq(communityRooms.room, 'oneBedroom'))
  expect(await shown()).toEqual({ status: 'open', statedOn: addDays(day, -3) })
  await orm.delete(communityRooms).where(eq(communityRooms.status, 'open'))
  expect(await shown()).toEqual({ status: 'full', statedOn: day })
})
