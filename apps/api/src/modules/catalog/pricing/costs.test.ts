import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import { createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import { sampleRequest } from '../../../../testing/sample-request'
import { communityCells, communityColumns } from '../communities/community-cells'

const api = apiUnderTest()

/** Communities of one county, with prices for assisted living. The last one hides a price that no one may see. */
beforeAll(async () => {
  const address = { ...sampleCommunity({ id: 'x' }).address, county: 'Larimer' }
  const priced = (id: string, price: number, hidePricing = false) =>
    sampleCommunity({
      id,
      address,
      hidePricing,
      isRateEstimated: false,
      startingRate: price,
      pricesAsOf: '2026-11-01',
      pricesByCareType: { 'assisted-living': { price } },
      slyPrices: [
        {
          title: 'assisted-living',
          prices: [
            { type: 'studio', from: price },
            { type: 'communityFee', from: 1500 },
          ],
        },
      ],
    })
  const records = [
    ...[4000, 4400, 4800, 5200, 5600].map((price, number) => priced(`priced-${number}`, price)),
    priced('hidden-house', 9999, true),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
})

const cost = async (id: string, query = 'care=light-care') =>
  one(await api.call({ url: `/marketplace/cost-estimates/${id}?${query}` })).attributes

test('returns what a community costs a month, with sources and dates [TRUST-012, TRUTH-010]', async () => {
  expect(await cost('priced-0')).toMatchObject({
    care: 'light-care',
    total: { low: 4000, likely: 4000, high: 4000 },
    parts: [
      { kind: 'rent', source: 'community', asOf: '2026-11-01' },
      { kind: 'care' },
      { kind: 'communityFee', amount: { likely: 1500 }, isOneTime: true },
    ],
  })
})

test('says what would raise the cost, but not for a community that hides its prices [TRUST-012, PRICE-002]', async () => {
  const twoRooms = (id: string, hidePricing: boolean) =>
    sampleCommunity({
      id,
      hidePricing,
      pricesAsOf: '2026-11-01',
      slyPrices: [
        {
          title: 'assisted-living',
          prices: [
            { type: 'studio', from: 4000 },
            { type: 'oneBedroom', from: 4700 },
            { type: 'secondPerson', from: 800 },
          ],
        },
      ],
    })
  const records = [twoRooms('two-rooms', false), twoRooms('two-hidden-rooms', true)]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  expect((await cost('two-rooms')).increases).toEqual([
    { kind: 'room', room: 'oneBedroom', amount: 350 },
    { kind: 'secondPerson', amount: 800 },
  ])
  expect((await cost('two-rooms', 'care=light-care&room=oneBedroom&for-two=true')).increases).toEqual([])
  expect((await cost('two-hidden-rooms')).increases).toEqual([])
})

test('returns the middle half of the county’s prices for a community that hides its own [TRUST-012, PRICE-002]', async () => {
  const hidden = await cost('hidden-house')
  expect(hidden).toMatchObject({
    total: { low: 4400, likely: 4800, high: 5200 },
    area: { place: 'Larimer County, CO', communities: 5 },
  })
  expect(JSON.stringify(hidden)).not.toContain('9999')
})

test('takes the care fees of the county for a community that states none, and those of the state where too few state theirs [FIND-025]', async () => {
  const utah = (county: string) => ({ ...sampleCommunity({ id: 'x' }).address, state: 'UT', county })
  const withFee = (id: string, county: string, fee?: number, more: object = {}) =>
    sampleCommunity({
      id,
      address: utah(county),
      pricesAsOf: '2026-11-01',
      startingRate: 4000,
      pricesByCareType: { 'assisted-living': { price: 4000 } },
      slyPrices: [
        {
          title: 'assisted-living',
          prices: [{ type: 'studio', from: 4000 }, ...(fee ? [{ type: 'additionalService' as const, from: fee }] : [])],
        },
      ],
      ...more,
    })
  const records = [
    ...[300, 500, 800, 1100, 1500].map((fee) => withFee(`weber-${fee}`, 'Weber', fee)),
    withFee('weber-hidden', 'Weber', 9000, { hidePricing: true }),
    withFee('weber-closed', 'Weber', 9000, { status: -1 }),
    withFee('weber-unstated', 'Weber'),
    withFee('kane-unstated', 'Kane'),
    withFee('kane-200', 'Kane', 200),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  expect(await cost('weber-unstated')).toMatchObject({
    total: { low: 4500, likely: 4800, high: 5100 },
    parts: [
      { kind: 'rent', source: 'community' },
      {
        kind: 'care',
        amount: { low: 500, likely: 800, high: 1100 },
        source: 'area',
        area: { place: 'Weber County, UT', communities: 5 },
        asOf: '2026-11-01',
      },
    ],
  })
  expect((await cost('kane-unstated')).parts).toContainEqual({
    kind: 'care',
    amount: { low: 350, likely: 650, high: 1050 },
    source: 'area',
    area: { place: 'Utah', communities: 6 },
    asOf: '2026-11-01',
  })
  expect(await cost('weber-300')).toMatchObject({ total: { likely: 4300 }, parts: [{}, { source: 'community' }] })
  expect(await cost('weber-unstated', 'care=no-care')).toMatchObject({ total: { likely: 4000 } })
  const data = { adl: ['light-care'], lookingFor: 'Mother' }
  const { email } = await createFamilyWithRequest(api, { slug: 'weber-unstated', data })
  const body = (await listMessagesTo(api, email)).map((each) => each.body).join('\n')
  expect(body).toContain('What weber-unstated may cost: $4,500 to $5,100 a month, most likely $4,800.')
  expect(body).toContain('- Care: $500 to $1,100 (our estimate from 5 communities in Weber County, UT, Nov 1, 2026')
})

test.each([
  '/marketplace/communities/hidden-house',
  '/marketplace/nearby/priced-4',
  '/marketplace/communities?state=CO&page-size=100',
  '/marketplace/communities?state=CO&sort=-price',
  '/marketplace/stats?state=CO',
])('shows a hidden price to no one in %s [PRICE-002, TRUTH-010]', async (url) => {
  const { status, body } = await api.call({ url })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toMatch(/9,?999|9,?990/)
})

test('doesn’t find a community by a price that it hides [PRICE-002, TRUTH-010]', async () => {
  const found = list(await api.call({ url: '/marketplace/communities?state=CO&starting-rate=ge:6000&page-size=100' }))
  expect(found.data.map(({ id }) => id)).not.toContain('hidden-house')
})

test('rejects an unknown community, and a care level that no one has [API-001]', async () => {
  expect((await api.call({ url: '/marketplace/cost-estimates/nowhere?care=light-care' })).status).toBe(404)
  expect((await api.call({ url: '/marketplace/cost-estimates/priced-0?care=some' })).status).toBe(400)
})

test('emails the price with its parts, their sources, and their dates, and the area’s prices for a hidden one [TRUTH-010, TRUST-012]', async () => {
  const data = { adl: ['light-care'], lookingFor: 'Mother' }
  const { email } = await createFamilyWithRequest(api, { slug: 'priced-0', slugs: ['priced-0', 'hidden-house'], data })
  const received = (await listMessagesTo(api, email)).find(({ subject }) => subject.startsWith('We got your'))
  const body = String(received?.body)
  expect(body).toContain('What priced-0 may cost: $4,000 a month.')
  expect(body).toContain('- Room and meals: $4,000 (from the community, Nov 1, 2026')
  expect(body).toContain('- Care: not stated (ask about this)')
  expect(body).toContain('- One-time fee: $1,500')
  expect(body).toContain(
    'hidden-house doesn’t share its prices online. Half of the 5 communities in Larimer County, CO that list a price for this care charge $4,400 to $5,200 a month, typically $4,800.',
  )
  expect(body).not.toContain('9,999')
})

test('emails the price in Spanish to a family that asked in Spanish [FIND-015, TRUTH-010]', async () => {
  const data = { adl: ['light-care'], lookingFor: 'Mother', language: 'es' }
  const { email } = await createFamilyWithRequest(api, { slug: 'priced-0', slugs: ['priced-0', 'hidden-house'], data })
  const body = (await listMessagesTo(api, email)).map((each) => each.body).join('\n')
  expect(body).toContain('Lo que puede costar priced-0: $4,000 al mes.')
  expect(body).toContain('- Habitación y comidas: $4,000 (de la residencia, 1 nov 2026')
  expect(body).toContain('- Cuidado: sin precio (pregunte cuánto cuesta)')
  expect(body).toContain('hidden-house no publica sus precios. La mitad de las 5 residencias')
  expect(body).not.toMatch(/may cost|Room and meals|a month/)
})

test('emails the price of nearby communities for the help that the family told the wizard about [TRUTH-010, TRUST-012]', async () => {
  const kinds = sampleCommunity({
    id: 'both-kinds',
    care: ['memory-care', 'assisted-living'],
    pricesAsOf: '2026-11-01',
    slyPrices: [
      { title: 'memory-care', prices: [{ type: 'studio', from: 6800 }] },
      { title: 'assisted-living', prices: [{ type: 'studio', from: 4700 }] },
    ],
  })
  await api.database.copy('communities', communityColumns, [communityCells(kinds, kinds.id, 'agent-boulder')])
  const data = { adl: ['light-care'], lookingFor: 'Mother' }
  const family = await createFamilyWithRequest(api, { slug: 'priced-0', slugs: ['priced-0'], data })
  const nearby = sampleRequest(
    { email: family.email, slug: 'both-kinds', slugs: ['both-kinds'], data: {} },
    randomUUID(),
  )
  expect((await family.browser.post('/platform/uuid-actions', 'uuid-actions', nearby.data.attributes)).status).toBe(201)
  await api.api.queue.idle()
  const bodies = (await listMessagesTo(api, family.email)).map(({ body }) => body)
  expect(bodies.some((body) => body.includes('What both-kinds may cost: $4,700 a month'))).toBe(true)
  expect(bodies.join('\n')).not.toContain('$6,800')
})
