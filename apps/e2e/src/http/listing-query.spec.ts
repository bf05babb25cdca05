import { expect } from '@playwright/test'
import { type ListedCommunity, listState } from '../testing/catalog'
import { test, type Visitor } from '../testing/visitors'

const listing = '/senior-living/colorado'

/** The distance between two points in miles, on a globe. */
function milesBetween(one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * 3958.8 * Math.asin(Math.sqrt(half))
}

const denver = { latitude: 39.74, longitude: -104.99 }
const statesPrice = ({ startingRate, hidePricing }: ListedCommunity) => startingRate > 0 && !hidePricing
const capacityIn =
  (low: number, high: number) =>
  ({ capacity }: ListedCommunity) =>
    capacity !== undefined && capacity >= low && capacity <= high

const cases: [query: string, ids: string, fits: (community: ListedCommunity) => boolean][] = [
  ['size=small', 'LIST-012', capacityIn(1, 20)],
  ['size=medium', 'LIST-012', capacityIn(20, 50)],
  ['size=large', 'LIST-012', capacityIn(50, Infinity)],
  ...['2500', '3000', '3500', '4000', '4500', '5000', '5500', '6000'].map((limit): (typeof cases)[number] => [
    `starting-rate=le:${limit}`,
    'LIST-013',
    (community) => statesPrice(community) && community.startingRate <= Number(limit),
  ]),
  ['starting-rate=ge:6000', 'LIST-013', (community) => statesPrice(community) && community.startingRate >= 6000],
  [
    `filter[geo]=${denver.latitude},${denver.longitude},20`,
    'LIST-005',
    ({ address }) => milesBetween(denver, address) <= 20,
  ],
  ['filter[address]=Pine', 'LIST-006', ({ address }) => /pine/i.test(address.line1)],
  ['filter[county]=larimer', 'LIST-006', ({ address }) => address.county === 'Larimer'],
  ['filter[region]=mountain-west', 'LIST-006', () => true],
  ['filter[care-services]=memory-care', 'LIST-007', ({ care }) => care.includes('memory-care')],
  ['filter[status]=gt:0', 'LIST-003, LIST-004', () => true],
]

/** Returns the names of the communities on every page of a listing, as a reader would collect them. */
async function namesOn(visitor: Visitor, query: string): Promise<string[]> {
  const names: string[] = []
  let page = await visitor.open(`${listing}?${query}`)
  for (;;) {
    expect(page.status).toBe(200)
    names.push(
      ...page
        .within('#list')
        .all('article')
        .flatMap((tile) => tile.names('heading')),
    )
    const next = page.all('navigation', 'Pages')[0]?.all('link', 'Next')[0]
    if (!next) return names
    page = await page.follow(next)
  }
}

for (const [query, ids, fits] of cases) {
  test(`${query} shows the communities that it describes, and no others [${ids}, LIST-001]`, async ({ visitor }) => {
    const expected = (await listState(visitor.request, 'CO')).filter(fits).map(({ name }) => name)
    expect((await namesOn(visitor, query)).toSorted()).toEqual(expected.toSorted())
  })
}

test('chosen communities are shown, and no others [LIST-008]', async ({ visitor }) => {
  const chosen = (await listState(visitor.request, 'CO')).slice(3, 6)
  const names = await namesOn(visitor, `filter[id]=${chosen.map(({ id }) => id).join(',')}`)
  expect(names.toSorted()).toEqual(chosen.map(({ name }) => name).toSorted())
})
