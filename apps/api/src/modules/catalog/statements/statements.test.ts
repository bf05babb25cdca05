import { addDays, now, siteDay, todayIn } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  createCallerWithCookie,
  list,
  one,
} from '../../../../testing/lead-samples'
import { listMessagesTo, readLinkToken } from '../../../../testing/mailbox'
import { sampleCommunity } from '../../../../testing/sample-catalog'
import { communities, communityMembers, priceLinks, recordChanges } from '../../../database/schema/tables'
import { communityCells, communityColumns } from '../communities/community-cells'
import { remindOfPrices } from './price-reminders'

const api = apiUnderTest()
const today = () => todayIn('America/Denver', now())
const ownId = 'harbor-prices'
const foreignId = 'planted-foxglove'
const address = 'provider@hearthway.example'
let provider: Caller
let admin: Caller
let visitor: Caller

async function addCommunity(id: string, pricesAsOf: string) {
  const record = sampleCommunity({
    id,
    care: ['assisted-living', 'memory-care'],
    startingRate: 4200,
    maxRate: 5100,
    pricesAsOf,
    slyPrices: [
      {
        title: 'assisted-living',
        prices: [
          { type: 'studio', from: 4200 },
          { type: 'oneBedroom', from: 5100 },
          { type: 'communityFee', from: 2000 },
          { type: 'twoBedroom', from: 9000, isEnabled: false },
        ],
      },
    ],
    pricesByCareType: { 'assisted-living': { price: 4200 }, 'memory-care': { price: 6300 } },
  })
  await api.database.copy('communities', communityColumns, [communityCells(record, id, 'agent-boulder')])
}

beforeAll(async () => {
  await addCommunity(ownId, addDays(siteDay(), -100))
  await addCommunity(foreignId, addDays(siteDay(), -10))
  await approveProvider(api, ownId)
  provider = await createCaller(api, 'provider')
  admin = await createCaller(api, 'admin')
  visitor = await createCaller(api, 'visitor')
})

const pathOf = (id = ownId) => `/platform/community-statements/${id}`
const state = (person: Caller, attributes: object, id = ownId) =>
  person.patch(pathOf(id), 'community-statements', attributes)
const read = async (id = ownId) => one(await admin.get(pathOf(id))).attributes
type Priced = { id: string; amount: number; age: string; statedOn?: string; expiresOn?: string }
const pricesOf = (attributes: Record<string, unknown>): Priced[] => JSON.parse(JSON.stringify(attributes['prices']))
const priceOf = (attributes: Record<string, unknown>, id: string) =>
  pricesOf(attributes).find((price) => price.id === id)
const publicCost = async () =>
  one(await visitor.get(`/marketplace/cost-estimates/${ownId}?care=light-care&room=studio`)).attributes

test('a team reads each of its prices with the day it was stated and the day it expires [TRUST-018, WORK-010]', async () => {
  const attributes = one(await provider.get(pathOf())).attributes
  const statedOn = addDays(siteDay(), -100)
  expect(pricesOf(attributes).map(({ id, amount, age }) => [id, amount, age])).toEqual([
    ['assisted-living.studio', 4200, 'expired'],
    ['assisted-living.oneBedroom', 5100, 'expired'],
    ['assisted-living.communityFee', 2000, 'expired'],
    ['memory-care', 6300, 'expired'],
  ])
  expect(priceOf(attributes, 'memory-care')).toMatchObject({ statedOn, expiresOn: addDays(statedOn, 90) })
  expect(attributes['rooms']).toEqual([
    { room: 'studio', age: 'unknown' },
    { room: 'oneBedroom', age: 'unknown' },
  ])
})

test('a confirmed price is dated today, on the public page too, and the others keep their dates [TRUST-018, TRUST-012]', async () => {
  const before = JSON.stringify(await publicCost())
  expect(before).toContain(addDays(siteDay(), -100))
  const confirmed = await state(provider, { prices: [{ id: 'assisted-living.studio', amount: 4200, was: 4200 }] })
  expect(confirmed.status).toBe(200)
  const { attributes } = one(confirmed)
  expect(priceOf(attributes, 'assisted-living.studio')).toMatchObject({
    amount: 4200,
    statedOn: today(),
    expiresOn: addDays(today(), 90),
    age: 'current',
  })
  expect(priceOf(attributes, 'assisted-living.oneBedroom')).toMatchObject({ age: 'expired' })
  const { parts }: { parts: { kind: string; asOf?: string }[] } = JSON.parse(JSON.stringify(await publicCost()))
  expect(parts.find(({ kind }) => kind === 'rent')?.asOf).toBe(today())
  expect(parts.find(({ kind }) => kind === 'communityFee')?.asOf).toBe(addDays(siteDay(), -100))
  // The date of all prices is that of the oldest one.
  const [row] = await api.database.orm.select().from(communities).where(eq(communities.id, ownId))
  expect(row?.pricesAsOf).toBe(addDays(siteDay(), -100))
})

test('a corrected price changes what families read, the lowest price, and nothing else [TRUST-018, WORK-010]', async () => {
  const corrected = await state(provider, { prices: [{ id: 'assisted-living.studio', amount: 3900, was: 4200 }] })
  expect(priceOf(one(corrected).attributes, 'assisted-living.studio')).toMatchObject({ amount: 3900, age: 'current' })
  const community = one(await visitor.get(`/marketplace/communities/${ownId}`)).attributes
  expect(community).toMatchObject({
    startingRate: 3900,
    maxRate: 6300,
    pricesByCareType: { 'assisted-living': { price: 3900 }, 'memory-care': { price: 6300 } },
  })
  await state(provider, { prices: [{ id: 'assisted-living.studio', amount: 4200, was: 3900 }] })
  expect(one(await visitor.get(`/marketplace/communities/${ownId}`)).attributes['startingRate']).toBe(4200)
})

test('a price that someone else changed meanwhile isn’t overwritten [WORK-005]', async () => {
  await state(admin, { prices: [{ id: 'memory-care', amount: 6400, was: 6300 }] })
  const late = await state(provider, { prices: [{ id: 'memory-care', amount: 6300, was: 6300 }] })
  expect([late.status, codeOf(late)]).toEqual([409, 'price-changed'])
  expect(priceOf(await read(), 'memory-care')).toMatchObject({ amount: 6400 })
  await state(admin, { prices: [{ id: 'memory-care', amount: 6300, was: 6400 }] })
})

test('what a team says about one room leaves the others as they were, and families read it [TRUST-018, FIND-010]', async () => {
  await state(provider, { rooms: [{ room: 'studio', status: 'open', openRooms: 2 }] })
  const { attributes } = one(await state(provider, { rooms: [{ room: 'oneBedroom', status: 'full' }] }))
  const dates = { statedOn: today(), expiresOn: addDays(today(), 10), age: 'current' }
  expect(attributes['rooms']).toEqual([
    { room: 'studio', status: 'open', openRooms: 2, ...dates },
    { room: 'oneBedroom', status: 'full', ...dates },
  ])
  const shown = one(await visitor.get(`/marketplace/communities/${ownId}/rooms`)).attributes['rooms']
  expect(shown).toMatchObject([
    { room: 'studio', status: 'open', statedBy: 'community' },
    { room: 'oneBedroom', status: 'full' },
  ])
})

test.each([
  ['a price that the community doesn’t have', { prices: [{ id: 'assisted-living.threeBedroom', amount: 1, was: 0 }] }],
  [
    'a price that is named twice',
    {
      prices: [
        { id: 'memory-care', amount: 6300, was: 6300 },
        { id: 'memory-care', amount: 6400, was: 6300 },
      ],
    },
  ],
  ['a price of 0', { prices: [{ id: 'memory-care', amount: 0, was: 6300 }] }],
  ['a number of rooms that aren’t open', { rooms: [{ room: 'studio', status: 'full', openRooms: 1 }] }],
])('rejects %s [TRUST-018]', async (_what, attributes) => {
  expect((await state(provider, attributes)).status).toBe(422)
})

test('a provider reaches no other community, and other roles reach none [ROLE-010]', async () => {
  const change = { prices: [{ id: 'memory-care', amount: 1, was: 6300 }] }
  for (const response of [await provider.get(pathOf(foreignId)), await state(provider, change, foreignId)]) {
    expect(response.status).toBe(404)
    expect(JSON.stringify(response.body)).not.toMatch(/6300|5100/)
  }
  expect((await state(await createCaller(api, 'agent'), change)).status).toBe(403)
  expect((await state(visitor, change)).status).toBe(401)
  expect(priceOf(await read(foreignId), 'memory-care')).toMatchObject({ amount: 6300 })
})

test('says whether families can open the page, and whether it hides its prices [TRUST-018, LIST-004, PRICE-002]', async () => {
  expect(await read(foreignId)).toMatchObject({ isPublic: true, arePricesHidden: false })
  const change = { status: -1, hidePricing: true }
  expect((await admin.patch(`/marketplace/listings/${foreignId}`, 'listings', change)).status).toBe(200)
  expect(await read(foreignId)).toMatchObject({ isPublic: false, arePricesHidden: true })
  const back = { status: 1, hidePricing: false }
  expect((await admin.patch(`/marketplace/listings/${foreignId}`, 'listings', back)).status).toBe(200)
  expect(await read(foreignId)).toMatchObject({ isPublic: true, arePricesHidden: false })
})

const remindersTo = async () =>
  (await listMessagesTo(api, address)).filter(({ subject }) =>
    /prices are out of date|prices still right/.test(subject),
  )
const link = (token: string, id = ownId) => `/platform/price-links/${id}?token=${token}`
const stateLinked = (token: string, prices: object[], id = ownId) =>
  visitor.patch(`/platform/price-links/${id}`, 'community-statements', { token, prices })

test('a team member whose prices expire gets one email, whose link shows and states them without an account [TRUST-018, WORK-010]', async () => {
  await remindOfPrices(api.database.orm, now())
  await Promise.all([remindOfPrices(api.database.orm, now()), remindOfPrices(api.database.orm, now())])
  const reminders = await remindersTo()
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.body).toContain('No one has confirmed some of the prices of harbor-prices for 90 days.')
  const token = await readLinkToken(api, address)

  const shown = one(await visitor.get(link(token)))
  expect(shown.attributes).toMatchObject({ name: ownId })
  expect(priceOf(shown.attributes, 'memory-care')).toMatchObject({ amount: 6300 })
  // Reading it changed nothing.
  expect(priceOf(await read(), 'assisted-living.oneBedroom')).toMatchObject({ age: 'expired' })

  const saved = await stateLinked(token, [{ id: 'assisted-living.oneBedroom', amount: 5200, was: 5100 }])
  expect(saved.status).toBe(200)
  expect(priceOf(await read(), 'assisted-living.oneBedroom')).toMatchObject({ amount: 5200, age: 'current' })
  const changes = await api.database.orm.select().from(recordChanges)
  const [member] = await api.database.orm.select().from(communityMembers).where(eq(communityMembers.communityId, ownId))
  expect(changes.some(({ actorId, recordId }) => actorId === member?.userId && recordId === ownId)).toBe(true)
})

test('a link opens one community for a while, and only while its person is on the team [TRUST-018, ROLE-010]', async () => {
  const token = await readLinkToken(api, address)
  expect((await visitor.get(link(token, foreignId))).status).toBe(404)
  expect((await stateLinked(token, [{ id: 'memory-care', amount: 1, was: 6300 }], foreignId)).status).toBe(404)
  expect((await visitor.get(link(token.split('').toReversed().join('')))).status).toBe(404)
  // The token opens nothing else.
  expect((await createCallerWithCookie(api, `session=${token}`).get(pathOf())).status).toBe(401)

  const { orm } = api.database
  const members = orm.update(communityMembers)
  await members.set({ status: 'declined' }).where(eq(communityMembers.communityId, ownId))
  expect((await visitor.get(link(token))).status).toBe(404)
  await orm.update(communityMembers).set({ status: 'approved' }).where(eq(communityMembers.communityId, ownId))
  expect((await visitor.get(link(token))).status).toBe(200)
  await orm.update(priceLinks).set({ expiresAt: new Date(now().getTime() - 1000) })
  expect((await visitor.get(link(token))).status).toBe(404)
  expect((await stateLinked(token, [{ id: 'memory-care', amount: 1, was: 6300 }])).status).toBe(404)
})

test('no one is reminded of prices that are current, hidden, or expired long ago [TRUST-018]', async () => {
  await addCommunity('current-prices', addDays(siteDay(), -82))
  await addCommunity('ancient-prices', addDays(siteDay(), -121))
  await addCommunity('soon-prices', addDays(siteDay(), -83))
  for (const id of ['current-prices', 'ancient-prices', 'soon-prices']) await approveProvider(api, id)
  await admin.patch('/marketplace/communities/soon-prices', 'communities', { hidePricing: true })
  const before = (await remindersTo()).length
  await remindOfPrices(api.database.orm, now())
  expect(await remindersTo()).toHaveLength(before)
  await admin.patch('/marketplace/communities/soon-prices', 'communities', { hidePricing: false })
  await remindOfPrices(api.database.orm, now())
  const [newest, ...others] = await remindersTo()
  expect(others).toHaveLength(before)
  expect(newest?.subject).toBe('Are your prices still right?')
  expect(newest?.body).toMatch(/From \w+ \d+, \d{4}, families will read/)
})

test('a team says who pays: families find it by that, with who says so and when, and what no one said stays unknown [FIND-022, FIND-023, WORK-010]', async () => {
  const found = async (query: string) =>
    list(await visitor.get(`/marketplace/communities?${query}`)).data.map(({ id }) => id)
  const unknown = one(await provider.get(pathOf())).attributes['payments']
  expect(unknown).toEqual([
    { source: 'medicaid' },
    { source: 'medicare' },
    { source: 'veterans' },
    { source: 'long-term-care-insurance' },
  ])
  expect(await found('pays=medicaid')).not.toContain(ownId)
  const answers = [
    { source: 'medicaid', isAccepted: true },
    { source: 'veterans', isAccepted: false },
  ]
  expect((await state(provider, { payments: answers })).status).toBe(200)
  const page = one(await visitor.get(`/marketplace/communities/${ownId}`)).attributes
  expect(page['payments']).toEqual([
    { source: 'medicaid', isAccepted: true, origin: 'community', asOf: today() },
    { source: 'veterans', isAccepted: false, origin: 'community', asOf: today() },
  ])
  const [tile] = list(await visitor.get('/marketplace/communities?pays=medicaid')).data
  expect(tile?.attributes['pays']).toEqual(['medicaid'])
  expect(tile?.attributes['medicaid']).toEqual({ isAccepted: true, origin: 'community', asOf: today() })
  expect(await found('pays=medicaid')).toEqual([ownId])
  expect(await found('stays=le:100')).toEqual([ownId])
  expect(await found('pays=medicaid,veterans')).toEqual([])
  expect(await found('pays=veterans')).toEqual([])
  await state(admin, { payments: [{ source: 'veterans', isAccepted: true }] })
  expect(await found('pays=medicaid,veterans')).toEqual([ownId])
  await state(admin, { payments: [{ source: 'medicaid', isAccepted: false }] })
  expect(await found('stays=le:100')).toEqual([])
  const declined = list(await visitor.get(`/marketplace/communities?filter[id]=${ownId}`)).data
  expect(declined.map(({ attributes }) => attributes['medicaid'])).toMatchObject([{ isAccepted: false }])
  expect((await read())['payments']).toContainEqual({
    source: 'veterans',
    isAccepted: true,
    origin: 'staff',
    asOf: today(),
  })
})

test('an answer about who pays needs a known source, and can’t be given for someone else’s community [FIND-022, ROLE-010]', async () => {
  const unknown = await state(provider, { payments: [{ source: 'lottery', isAccepted: true }] })
  expect(unknown.status).toBe(422)
  const answers = { payments: [{ source: 'medicare', isAccepted: true }] }
  expect((await state(provider, answers, foreignId)).status).toBe(404)
  expect((await state(visitor, answers)).status).toBe(401)
})
