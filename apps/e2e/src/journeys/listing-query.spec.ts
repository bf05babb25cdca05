import { expect, type Page, test } from '@playwright/test'
import { type ListedCommunity, listState } from '../testing/catalog'
import { openPage } from '../testing/open-page'

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
async function namesOn(page: Page, query: string): Promise<string[]> {
  const names: string[] = []
  await openPage(page, `${listing}?${query}`)
  for (;;) {
    const list = page.locator('#list')
    names.push(...(await list.getByRole('article').getByRole('heading').allTextContents()))
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) return names
    await page.goto((await next.getAttribute('href')) ?? '')
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [query, ids, fits] of cases) {
    test(`${query} shows the communities that it describes, and no others [${ids}, LIST-001]`, async ({ page }) => {
      const expected = (await listState(page.request, 'CO')).filter(fits).map(({ name }) => name)
      expect((await namesOn(page, query)).toSorted()).toEqual(expected.toSorted())
    })
  }

  test('chosen communities are shown, and no others [LIST-008]', async ({ page }) => {
    const chosen = (await listState(page.request, 'CO')).slice(3, 6)
    const names = await namesOn(page, `filter[id]=${chosen.map(({ id }) => id).join(',')}`)
    expect(names.toSorted()).toEqual(chosen.map(({ name }) => name).toSorted())
  })
})
