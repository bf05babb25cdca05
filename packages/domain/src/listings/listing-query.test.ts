import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amenityFlags,
  anyCareSlug,
  careTypeSlugs,
  communitySizes,
  comparisonOperators,
  onlyConditions,
  listingSorts,
  minRatings,
  paymentSources,
  parseListingQuery,
  regionSlugs,
  serializeListingQuery,
  startingRates,
  states,
  type ListingQuery,
} from '../index'

const parse = (query: string) => parseListingQuery(new URLSearchParams(query))
const first: ListingQuery = { pageNumber: 1, pageSize: 20, sort: 'recommended', filter: {} }

test('without parameters, a listing shows the first 20 communities in recommended order [LIST-001, LIST-002]', () => {
  expect(parse('')).toEqual({ ok: true, value: first })
  expect(serializeListingQuery(first).toString()).toBe('')
})

test.each([
  ['page-number=3&page-size=50&sort=-price', { pageNumber: 3, pageSize: 50, sort: '-price' }, 'LIST-002'],
  ['state=id&city=Boise&toc=memory-care', { state: 'ID', city: 'Boise', toc: 'memory-care' }, 'LIST-009'],
  ['state=new-york&toc=senior-living', { state: 'NY', toc: 'senior-living' }, 'LIST-009'],
  ['geo=43.61,-116.2&sort=distance', { geo: { latitude: 43.61, longitude: -116.2 }, sort: 'distance' }, 'LIST-010'],
  ['geometry=43,-117,44,-116', { geometry: { kind: 'box', south: 43, west: -117, north: 44, east: -116 } }, 'LIST-010'],
  ['geometry=51,172,53,-170', { geometry: { kind: 'box', south: 51, west: 172, north: 53, east: -170 } }, 'LIST-010'],
  ['include=agents,similar-communities', { include: ['agents', 'similar-communities'] }, 'LIST-011'],
  ['size=small&size=large', { size: ['small', 'large'] }, 'LIST-012'],
  ['starting-rate=ge:6000', { startingRate: 'ge:6000' }, 'LIST-013'],
  ['rating=ge:8', { rating: 'ge:8' }, 'FIND-006'],
  ['only=open-rooms&only=no-referral-fee', { only: ['open-rooms', 'no-referral-fee'] }, 'FIND-006'],
  ['pays=medicaid,veterans', { pays: ['medicaid', 'veterans'] }, 'FIND-022'],
  ['stays=le:3400', { stays: 3400 }, 'FIND-023'],
  ['utm_source=mail&fbclid=1&city=&size=', {}, 'LIST-002'],
])('%s requests %j [%s]', (query, expected, _id) => {
  expect(parse(query)).toEqual({ ok: true, value: { ...first, ...expected } })
})

test('a polygon keeps its points in order [LIST-010]', () => {
  const points = [
    { latitude: 1, longitude: 2 },
    { latitude: 3, longitude: 4 },
    { latitude: 5, longitude: -6 },
  ]
  expect(parse('geometry=1,2;3,4;5,-6')).toEqual({
    ok: true,
    value: { ...first, geometry: { kind: 'polygon', points } },
  })
})

test.each([
  ['filter[status]=gt:0', { status: { operator: 'gt', value: 0 } }, 'LIST-004'],
  ['filter[status]=ge:-2', { status: { operator: 'ge', value: -2 } }, 'LIST-004'],
  ['filter[geo]=43.61,-116.2,20', { geo: { latitude: 43.61, longitude: -116.2, miles: 20 } }, 'LIST-005'],
  ['filter[address]=12 Elm St', { address: '12 Elm St' }, 'LIST-006'],
  ['filter[region]=mountain-west', { region: 'mountain-west' }, 'LIST-006'],
  ['filter[county]=Ada', { county: 'Ada' }, 'LIST-006'],
  ['filter[name]=sunrise villa', { name: 'sunrise villa' }, 'API-028'],
  ['filter[care-services]=memory-care,care-home', { careServices: ['memory-care', 'care-home'] }, 'LIST-007'],
  [
    'filter[care-services]=memory-care&filter[care-services]=care-home',
    { careServices: ['memory-care', 'care-home'] },
    'LIST-007',
  ],
  ['filter[id]=aspen-court,oak-hall', { id: ['aspen-court', 'oak-hall'] }, 'LIST-008'],
  ['filter[hasWifi]=true&filter[allowsPets]=false', { amenities: { hasWifi: true, allowsPets: false } }, 'LIST-014'],
])('%s filters by %j [%s]', (query, filter, _id) => {
  expect(parse(query)).toEqual({ ok: true, value: { ...first, filter } })
})

test.each([
  ['page-number=0', 'page-number', 'LIST-002'],
  ['page-number=1.5', 'page-number', 'LIST-002'],
  ['page-number=1&page-number=2', 'page-number', 'LIST-002'],
  ['page-size=101', 'page-size', 'LIST-002'],
  ['sort=cheapest', 'sort', 'LIST-002'],
  ['sort=distance', 'sort', 'LIST-002'],
  ['filter[status]=live', 'filter[status]', 'LIST-004'],
  ['filter[status]=gt:', 'filter[status]', 'LIST-004'],
  ['filter[geo]=43.61,-116.2', 'filter[geo]', 'LIST-005'],
  ['filter[geo]=91,0,20', 'filter[geo]', 'LIST-005'],
  ['filter[geo]=43,0,0', 'filter[geo]', 'LIST-005'],
  ['filter[geo]=43,0,501', 'filter[geo]', 'LIST-005'],
  [`filter[address]=${'x'.repeat(201)}`, 'filter[address]', 'LIST-006'],
  ['filter[region]=idaho', 'filter[region]', 'LIST-006'],
  ['filter[care-services]=memory-care,hotel', 'filter[care-services]', 'LIST-007'],
  ['filter[id]=a b', 'filter[id]', 'LIST-008'],
  ['state=ontario', 'state', 'LIST-009'],
  ['toc=hotel', 'toc', 'LIST-009'],
  ['geo=43.61', 'geo', 'LIST-010'],
  ['geo=1e2,3', 'geo', 'LIST-010'],
  ['geometry=44,-117,43,-116', 'geometry', 'LIST-010'],
  ['geometry=1,2;3,4', 'geometry', 'LIST-010'],
  ['size=tiny', 'size', 'LIST-012'],
  ['starting-rate=le:2600', 'starting-rate', 'LIST-013'],
  ['rating=8', 'rating', 'FIND-006'],
  ['only=open', 'only', 'FIND-006'],
  ['stays=3400', 'stays', 'FIND-023'],
  ['stays=ge:3400', 'stays', 'FIND-023'],
  ['stays=le:3450', 'stays', 'FIND-023'],
  ['stays=le:0', 'stays', 'FIND-023'],
  ['stays=le:50100', 'stays', 'FIND-023'],
  ['stays=le:3400&stays=le:3500', 'stays', 'FIND-023'],
  ['filter[hasWifi]=yes', 'filter[hasWifi]', 'LIST-014'],
  ['filter[managementCompany]=x', 'filter[managementCompany]', 'LIST-014'],
  ['filter[]=x', 'filter[]', 'LIST-014'],
])('rejects %s for %s [%s]', (query, parameter) => {
  expect(parse(query)).toMatchObject({ ok: false, errors: [{ parameter }] })
})

test('names every invalid parameter and says what is valid [LIST-002, LIST-013]', () => {
  expect(parse('page-number=x&starting-rate=1')).toEqual({
    ok: false,
    errors: [
      { parameter: 'page-number', message: 'must be a whole number from 1 to 1000000' },
      { parameter: 'starting-rate', message: `must be one of ${startingRates.join(', ')}` },
    ],
  })
})

const text = fc
  .string({ minLength: 1, maxLength: 60 })
  .map((one) => one.trim())
  .filter(Boolean)
const millionths = (limit: number, from = -limit) =>
  fc.integer({ min: from * 1e6, max: limit * 1e6 }).map((one) => one / 1e6 + 0)
const point = fc.record({ latitude: millionths(90), longitude: millionths(180) })
const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,20}$/), { minLength: 1, maxLength: 5 })
const some = <Value>(values: readonly Value[]) =>
  fc
    .subarray([...values], { minLength: 1 })
    .chain((chosen) => fc.shuffledSubarray(chosen, { minLength: chosen.length }))
const box = fc.record({ one: point, other: point }).map(({ one, other }) => ({
  kind: 'box' as const,
  south: Math.min(one.latitude, other.latitude),
  west: one.longitude,
  north: Math.max(one.latitude, other.latitude),
  east: other.longitude,
}))
const polygon = fc.record({
  kind: fc.constant('polygon' as const),
  points: fc.array(point, { minLength: 3, maxLength: 8 }),
})

const anyQuery: fc.Arbitrary<ListingQuery> = fc
  .record(
    {
      pageNumber: fc.integer({ min: 1, max: 1_000_000 }),
      pageSize: fc.integer({ min: 1, max: 100 }),
      sort: fc.constantFrom(...listingSorts),
      filter: fc.record(
        {
          status: fc.record({
            operator: fc.constantFrom(...comparisonOperators),
            value: fc.integer({ min: -99, max: 99 }),
          }),
          geo: fc.record({ latitude: millionths(90), longitude: millionths(180), miles: millionths(500, 1) }),
          address: text,
          region: fc.constantFrom(...regionSlugs),
          county: text,
          name: text,
          careServices: some(careTypeSlugs),
          id: names,
          amenities: fc.dictionary(fc.constantFrom(...amenityFlags), fc.boolean(), {
            minKeys: 1,
            noNullPrototype: true,
          }),
        },
        { requiredKeys: [] },
      ),
      state: fc.constantFrom(...states.map(({ code }) => code)),
      city: text,
      toc: fc.constantFrom(anyCareSlug, ...careTypeSlugs),
      geo: point,
      geometry: fc.oneof(box, polygon),
      include: names,
      size: some(communitySizes),
      startingRate: fc.constantFrom(...startingRates),
      rating: fc.constantFrom(...minRatings),
      only: some(onlyConditions),
      pays: some(paymentSources),
      stays: fc.integer({ min: 1, max: 500 }).map((hundreds) => hundreds * 100),
    },
    { requiredKeys: ['pageNumber', 'pageSize', 'sort', 'filter'] },
  )
  .filter(({ sort, geo, filter }) => sort !== 'distance' || geo !== undefined || filter.geo !== undefined)

test('a query survives serializing and parsing [LIST-002, LIST-009, LIST-010, LIST-014]', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const text = serializeListingQuery(query).toString()
      expect(parse(text)).toEqual({ ok: true, value: query })
    }),
  )
})

test('no query string breaks the parser [LIST-002]', () => {
  const name = fc.oneof(
    fc.constantFrom('sort', 'geo', 'geometry', 'size', 'filter[geo]', 'filter[id]', 'filter[__proto__]'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const parsed = parseListingQuery(new URLSearchParams(pairs))
      expect(parsed.ok || parsed.errors.length > 0).toBe(true)
    }),
  )
})
