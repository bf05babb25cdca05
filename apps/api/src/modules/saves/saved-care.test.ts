import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../testing/browser'
import { attributesOf, resourcesIn } from '../../../testing/responses'
import { sampleCommunity } from '../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()
const saves = '/marketplace/user-saves'

beforeAll(async () => {
  const address = {
    ...sampleCommunity({ id: 'x' }).address,
    state: 'NV',
    county: 'Clark',
    latitude: 39.5,
    longitude: -119.8,
  }
  const priced = (id: string, independent: number, assisted: number, more: object = {}) =>
    sampleCommunity({
      id,
      address,
      care: ['independent-living', 'assisted-living'],
      isRateEstimated: false,
      startingRate: independent,
      pricesByCareType: { 'independent-living': { price: independent }, 'assisted-living': { price: assisted } },
      slyPrices: [
        { title: 'independent-living', prices: [{ type: 'studio', from: independent }] },
        { title: 'assisted-living', prices: [{ type: 'studio', from: assisted }] },
      ],
      ...more,
    })
  const records = [
    priced('two-cares', 2530, 5055),
    priced('nearby-cares', 2600, 5200),
    priced('hidden-cares', 2700, 5300, { hidePricing: true }),
    sampleCommunity({ id: 'active-nearby', address, care: ['independent-living'], startingRate: 2000 }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
})

const save = async (browser: Browser, communityId: string, care?: string, kind = 'liked') =>
  expect((await browser.send('POST', saves, { communityId, kind, ...(care && { care }) }, 'user-saves')).status).toBe(
    201,
  )

/** Returns the price of each community in a list of an answer, by its ID. */
function pricesIn(list: unknown): Record<string, unknown> {
  const communities: { id: string; carePrice?: unknown }[] = JSON.parse(JSON.stringify(list))
  return Object.fromEntries(communities.map(({ id, carePrice }) => [id, carePrice]))
}
const trayOf = async (browser: Browser) =>
  attributesOf(await browser.get('/platform/recommendations/community/postconversion?include=all'))
const assisted = (price: number) => ({ care: 'assisted-living', price })

test('a saved community has the price of the care that it was found for, on their list and on the shared one [FIND-025, TRUST-014]', async () => {
  const browser = browserOf(api)
  await save(browser, 'two-cares', 'assisted-living')
  await save(browser, 'hidden-cares', 'assisted-living')
  await save(browser, 'nearby-cares', 'memory-care')
  expect(pricesIn((await trayOf(browser))['liked'])).toEqual({
    'two-cares': assisted(5055),
    'hidden-cares': assisted(0),
    // It doesn't offer that care, so its starting price is shown.
    'nearby-cares': undefined,
  })
  const share = await browser.send(
    'POST',
    '/marketplace/list-shares',
    { relative: 'Lily', from: 'Dana' },
    'list-shares',
  )
  const opened = await browserOf(api).get(`/marketplace/shared-lists?token=${String(attributesOf(share)['token'])}`)
  expect(pricesIn(attributesOf(opened)['communities'])).toMatchObject({ 'two-cares': assisted(5055) })
})

test('what is recommended offers the care that was searched for, with its price [FIND-025, DATA-013]', async () => {
  const browser = browserOf(api)
  await save(browser, 'two-cares', 'assisted-living')
  expect(pricesIn((await trayOf(browser))['recommendations'])).toEqual({
    'nearby-cares': assisted(5200),
    'hidden-cares': assisted(0),
  })
  const other = browserOf(api)
  await save(other, 'two-cares')
  expect(pricesIn((await trayOf(other))['recommendations'])).toEqual({
    'nearby-cares': undefined,
    'hidden-cares': undefined,
    'active-nearby': undefined,
  })
})

test('the care stays when a community is rated without one, changes with another search, and moves to the account [FIND-025, FAV-002]', async () => {
  const browser = browserOf(api)
  await save(browser, 'two-cares', 'assisted-living')
  await save(browser, 'two-cares', undefined, 'saved')
  await save(browser, 'nearby-cares', 'assisted-living')
  await save(browser, 'nearby-cares', 'independent-living')
  const account = { name: 'Sam', email: 'care-saver@families.example', password: 'a long enough one' }
  await browser.send('POST', '/platform/auth/register', account, 'users')
  const cares = resourcesIn(await browser.get(saves)).map(({ attributes }) => [
    attributes['communityId'],
    attributes['care'],
  ])
  expect(Object.fromEntries(cares)).toEqual({ 'two-cares': 'assisted-living', 'nearby-cares': 'independent-living' })
})

test('a care that doesn’t exist is refused [FIND-025, API-001]', async () => {
  const attributes = { communityId: 'two-cares', kind: 'liked', care: 'senior-living' }
  expect((await browserOf(api).send('POST', saves, attributes, 'user-saves')).status).toBe(422)
})
