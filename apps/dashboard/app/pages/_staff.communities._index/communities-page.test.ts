import { addDays, siteDay } from '@pkg/domain'
import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const today = siteDay()
const writes: StubbedWrite[] = []
const saved = (status: number) => (write: StubbedWrite) => {
  writes.push(write)
  return { status, body: { data: { type: 'community-records', id: 'aspen-court', attributes: {} } } }
}
const aspen = {
  id: 'aspen-court',
  version: 1,
  name: 'Aspen Court',
  city: 'Boulder',
  state: 'CO',
  care: ['assisted-living'],
  status: 1,
  startingRate: 4650,
  isRateEstimated: false,
  hidePricing: false,
  pricesAsOf: addDays(today, -78),
  pricesExpireOn: addDays(today, 12),
  openRoomTypes: 2,
  roomsStatedOn: today,
  photos: 6,
  photosWithoutText: 1,
  completeness: 85,
  missing: ['phone', 'website'],
  members: 2,
  memberNames: ['Alma Reyes', 'Bo Lee'],
  feePercent: 80,
  hasContract: true,
  recentFamilies: 3,
  rating: 9.2,
  reviews: 14,
  pendingEdits: 1,
  updatedAt: '2027-03-01T16:00:00Z',
}
const none = (type: string) => ({ type, items: [], meta: { total: 0 } })
const stub = (role: string) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      '/platform/community-records': { type: 'community-records', items: [aspen], meta: { total: 1 } },
      '/platform/saved-views': none('saved-views'),
    },
    {
      'PATCH /platform/community-records/aspen-court': saved(200),
      'POST /platform/community-records/aspen-court/price-request': saved(201),
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const provider = stub('provider')
const url = 'http://localhost:3001/dashboard/communities'
const load = (api: ReturnType<typeof stub>, query = '') =>
  loader({ request: new Request(`${url}${query}`), params: {}, context: api.context })

async function press(api: ReturnType<typeof stub>, button: string) {
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ do: button, ids: 'aspen-court' }) })
  return action({ request, params: {}, context: api.context }).catch((error: unknown) => error)
}

test('says how current prices are, what photos lack, and who manages a community [DASH-010, TRUST-018]', async () => {
  const { rows } = await load(admin)
  expect(rows[0]).toMatchObject({
    place: 'Boulder, CO',
    care: 'Assisted Living',
    price: '$4,650/mo',
    priceExpiry: 'Expires in 12 days',
    rooms: '2 types open',
    photosLack: '1 without alt text',
    completeness: '85 of 100',
    claimedBy: 'Alma Reyes +1',
    rating: '4.6 (14)',
  })
})

test('filters by the age of prices and by completeness, and opens what is to check first [DASH-010]', async () => {
  await load(admin, '?tab=live&filter[priceAge]=expired&filter[completeness]=60')
  const asked = admin.requests.filter(({ pathname }) => pathname === '/platform/community-records')
  const queries = asked.map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(queries).toContainEqual(
    expect.objectContaining({
      'filter[priceAge]': 'expired',
      'filter[completeness][le]': '60',
      'filter[status][ge]': '0',
    }),
  )
  await load(provider)
  const [opened] = provider.requests.filter(({ pathname }) => pathname === '/platform/community-records')
  expect(opened?.searchParams.get('filter[due]')).toBe('true')
})

test('takes communities down with the words of the chosen reason, publishes them, and asks for prices [DASH-010]', async () => {
  await press(admin, 'take-down:closed')
  expect(writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)).toEqual([
    { status: -1, reason: 'It closed' },
  ])
  await press(admin, 'publish')
  expect(writes).toMatchObject([{ body: { data: { attributes: { status: 1 } } } }])
  await press(admin, 'ask-prices')
  expect(writes).toHaveLength(1)
})

test('gives advisors and providers no buttons that change communities [DASH-010, ROLE-010]', async () => {
  for (const api of [agent, provider]) {
    await press(api, 'take-down:closed')
    expect(writes).toEqual([])
  }
})
