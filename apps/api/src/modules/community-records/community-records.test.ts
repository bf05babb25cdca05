import { addDays, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'
import { communityRooms, places, suggestedEdits, users } from '../../database/schema/tables'
import { grantCommunityAccess } from '../access'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()
let admin: Caller
let agent: Caller
let provider: Caller

const path = '/platform/community-records'
const boise = { ...boulder, city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
const today = siteDay()
const own = { id: 'river-own', name: 'River Own', address: boise }

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
  provider = await createCaller(api, 'provider')
  const records = [
    sampleCommunity({ ...own, pricesAsOf: addDays(today, -78) }),
    sampleCommunity({ id: 'river-old', address: boise, pricesAsOf: addDays(today, -90), startingRate: 3000 }),
    sampleCommunity({ id: 'river-hidden', address: boise, status: -1, hasContract: false, care: ['memory-care'] }),
    sampleCommunity({ id: 'river-gone', address: boise, status: -2 }),
    sampleCommunity({ id: 'river-new', address: boise, status: -1, source: 'provider', isRateEstimated: true }),
    sampleCommunity({ id: 'river-fresh', address: boise, pricesAsOf: today, capacity: 12 }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  await api.database.orm.insert(places).values({
    id: 'zip:83642',
    kind: 'zip',
    name: '83642',
    slug: '83642',
    state: 'ID',
    county: 'Ada',
    zip: '83642',
    latitude: 43.6,
    longitude: -116.4,
    search: '83642',
    weight: 1,
  })
  const rooms = [
    { communityId: 'river-fresh', room: 'studio' as const, status: 'open' as const, statedOn: addDays(today, -10) },
    { communityId: own.id, room: 'studio' as const, status: 'open' as const, statedOn: addDays(today, -9) },
  ]
  await api.database.orm.insert(communityRooms).values(rooms.map((room) => ({ ...room, statedBy: 'staff' as const })))
  const [account] = await api.database.orm.select().from(users).where(eq(users.role, 'provider'))
  await grantCommunityAccess(api.database.orm, account?.id ?? '', [own.id])
})

const idsOf = async (caller: Caller, query: Record<string, string>) =>
  list(
    await caller.get(`${path}?${String(new URLSearchParams({ q: 'river', ...query, 'page-size': '50' }))}`),
  ).data.map(({ id }) => id)
const read = async (caller: Caller, id: string) => one(await caller.get(`${path}/${id}`)).attributes
const change = (caller: Caller, id: string, attributes: object) =>
  caller.patch(`${path}/${id}`, 'community-records', attributes)
const rooms = 'river-fresh'

test('lists all for admins, what is live for advisors, and their own for providers [DASH-010, ROLE-010]', async () => {
  expect(await idsOf(admin, {})).toContain('river-gone')
  const seen = await idsOf(agent, {})
  expect(seen).toContain('river-old')
  for (const id of ['river-hidden', 'river-gone', 'river-new']) expect(seen).not.toContain(id)
  expect(await idsOf(provider, {})).toEqual([own.id])
  expect((await provider.get(`${path}/river-old`)).status).toBe(404)
  expect((await agent.get(`${path}/river-gone`)).status).toBe(404)
})

test('shows names of a team to admins only, and recent families to our staff only [DASH-010, ROLE-010]', async () => {
  await createFamilyWithRequest(api, { slug: own.id })
  expect(await read(admin, own.id)).toMatchObject({ members: 1, memberNames: [expect.any(String)], recentFamilies: 1 })
  const asAgent = await read(agent, own.id)
  expect(asAgent).toMatchObject({ members: 1, recentFamilies: 1 })
  expect(asAgent).not.toHaveProperty('memberNames')
  expect(await read(provider, own.id)).not.toHaveProperty('recentFamilies')
})

test.each([
  ['filter[due]', 'true', ['river-fresh', 'river-old']],
  ['filter[priceAge]', 'expired', ['river-old']],
  ['filter[priceAge]', 'current', ['river-own', 'river-fresh']],
  ['filter[added]', 'true', ['river-new']],
  ['filter[care]', 'memory-care', ['river-hidden']],
  ['filter[claimed]', 'true', ['river-own']],
  ['filter[status]', '-2', ['river-gone']],
  ['filter[pricesAsOf][lt]', addDays(today, -80), ['river-old']],
])('%s=%s finds those communities only [DASH-010, TRUST-018]', async (name, value, expected) => {
  expect(await idsOf(admin, { [name]: value })).toEqual(expected)
})

test('an edit that waits makes a community due, and a decided one doesn’t [DASH-010]', async () => {
  const edit = { communityId: 'river-hidden', changes: { name: 'River Hide' } }
  const [saved] = await api.database.orm.insert(suggestedEdits).values(edit).returning()
  expect(await idsOf(admin, { 'filter[due]': 'true', sort: '-pendingEdits' })).toEqual([
    'river-hidden',
    'river-fresh',
    'river-old',
  ])
  await admin.post(`/platform/suggested-edits/${saved?.id ?? ''}/reject`, 'suggested-edits', { reason: 'No' })
  expect(await idsOf(admin, { 'filter[due]': 'true' })).not.toContain('river-hidden')
})

test('filters and sorts by completeness, and says when prices and rooms expire [DASH-010, TRUST-018]', async () => {
  const incomplete = await idsOf(admin, { 'filter[completeness][lt]': '20', sort: 'completeness' })
  expect(incomplete).toEqual(['river-new'])
  expect(await read(admin, own.id)).toMatchObject({
    completeness: 25,
    missing: ['photo', 'photos', 'description', 'phone', 'amenities', 'website'],
    pricesExpireOn: addDays(today, 12),
    openRoomTypes: 1,
  })
  expect(await read(admin, rooms)).toMatchObject({ openRoomTypes: 0, roomsStatedOn: addDays(today, -10) })
})

test('an admin changes the profile, and empties values [DASH-010, WORK-005]', async () => {
  const values = {
    phone: '303 555 0123',
    websiteUrl: 'https://fresh.example',
    amenities: ['hasGarden'],
    line2: 'Suite 3',
  }
  const { version } = one(await change(admin, rooms, values)).attributes
  const { phone, amenities } = await read(admin, rooms)
  expect([phone, amenities]).toEqual(['(303) 555-0123', ['hasGarden']])
  await change(admin, rooms, { phone: null, capacity: null, line2: null })
  const emptied = await read(admin, rooms)
  for (const name of ['phone', 'capacity', 'line2']) expect(emptied).not.toHaveProperty(name)
  expect(emptied['websiteUrl']).toBe('https://fresh.example')
  expect(one(await change(admin, rooms, { phone: '303 555 0124' })).attributes['phone']).toBe('(303) 555-0124')
  const stale = await api.call({
    method: 'PATCH',
    url: `${path}/${rooms}`,
    headers: { cookie: admin.cookie, 'if-match': `"${String(version)}"` },
    payload: { data: { type: 'community-records', id: rooms, attributes: { name: 'Stale' } } },
  })
  expect([stale.status, codeOf(stale)]).toEqual([412, 'record-changed'])
})

test('another ZIP code moves a community within its state, and one of another state is named [DASH-010]', async () => {
  const moved = one(await change(admin, 'river-old', { zip: '83642', city: 'Meridian' }))
  expect(moved.attributes).toMatchObject({
    zip: '83642',
    city: 'Meridian',
    url: '/assisted-living/idaho/meridian/river-old',
  })
  const { status, body } = await change(admin, 'river-old', { zip: '80302' })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    errors: [{ detail: "This ZIP code isn't in ID", source: { pointer: '/data/attributes/zip' } }],
  })
})

test('taking a community off the site needs a reason, which is recorded [DASH-010, WORK-017]', async () => {
  const missing = await change(admin, 'river-fresh', { status: -1 })
  expect(missing.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/reason' } }] })
  await change(admin, 'river-fresh', { status: -1, reason: 'Closed for renovation' })
  const changes = list(await admin.get('/platform/record-changes?filter[record]=river-fresh&sort=-at')).data
  expect(changes[0]?.attributes).toMatchObject({ reason: 'Closed for renovation' })
  expect(one(await change(admin, 'river-fresh', { status: 1 })).attributes['status']).toBe(1)
  expect((await change(admin, 'river-fresh', { reason: 'Nothing' })).status).toBe(422)
})

test('a provider’s change waits for review, and what belongs to the contract is refused [API-019, ROLE-010]', async () => {
  const { attributes } = one(await change(provider, own.id, { name: 'River Hall', phone: null }))
  expect(attributes).toMatchObject({ name: 'River Own', suggestedEdit: { id: expect.any(String) } })
  expect((await change(provider, own.id, { feePercent: 1 })).status).toBe(403)
  expect((await change(provider, own.id, { zip: '83642' })).status).toBe(403)
  expect((await change(provider, 'river-old', { name: 'Mine' })).status).toBe(404)
  expect((await change(agent, own.id, { name: 'Mine' })).status).toBe(403)
})

test('restores what an edit replaced, also the first one [DASH-010, WORK-006]', async () => {
  await change(admin, 'river-hidden', { name: 'River Second', capacity: 40 })
  await change(admin, 'river-hidden', { name: 'River Third' })
  const changes = list(await admin.get('/platform/record-changes?filter[record]=river-hidden&sort=at')).data
  const restore = async (place: number, attribute: string) =>
    admin.post(`${path}/river-hidden/restore`, 'community-records', { changeId: changes[place]?.id, attribute })
  expect(one(await restore(1, 'name')).attributes['name']).toBe('River Second')
  expect(one(await restore(0, 'name')).attributes['name']).toBe('river-hidden')
  expect(one(await restore(0, 'capacity')).attributes['capacity']).toBe(30)
  expect((await restore(1, 'capacity')).status).toBe(404)
})

test('emails the team a link to state its prices once a day, and says if there’s no team [TRUST-018, DASH-010]', async () => {
  const ask = (id: string) => admin.post(`${path}/${id}/price-request`, 'price-requests', {})
  expect(one(await ask(own.id)).attributes).toEqual({ emailed: 1 })
  expect(codeOf(await ask(own.id))).toBe('already-asked')
  expect(codeOf(await ask('river-old'))).toBe('no-team')
  expect((await provider.post(`${path}/${own.id}/price-request`, 'price-requests', {})).status).toBe(403)
})

const suggest = async (changes: object) =>
  one(
    await provider.post('/platform/suggested-edits', 'suggested-edits', {
      communityId: own.id,
      changes,
      note: 'New sign',
    }),
  ).id
const decide = (caller: Caller, id: string, decision: object) =>
  caller.post(`/platform/suggested-edits/${id}/decision`, 'suggested-edits', decision)

test('approves some attributes of a suggested edit and declines the others with a reason [API-023, DASH-010]', async () => {
  const id = await suggest({ name: 'River Mill', phone: '303 555 0155', capacity: 44 })
  const missing = await decide(admin, id, { approve: ['name', 'capacity'] })
  expect(missing.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/reason' } }] })
  const unknown = await decide(admin, id, { approve: ['tags'], reason: 'No' })
  expect(unknown.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/approve' } }] })
  const decided = one(await decide(admin, id, { approve: ['name', 'capacity'], reason: 'That’s a fax number' }))
  expect(decided.attributes).toMatchObject({
    status: 'approved',
    approvedFields: ['name', 'capacity'],
    reason: 'That’s a fax number',
  })
  const changed = await read(admin, own.id)
  expect(changed).toMatchObject({ name: 'River Mill', capacity: 44 })
  expect(changed).not.toHaveProperty('phone')
  expect(codeOf(await decide(admin, id, { approve: ['name'] }))).toBe('edit-decided')
})

test('declines a whole edit, approves one that empties a value, and lets no provider decide [API-023, ROLE-010]', async () => {
  const declined = await suggest({ name: 'River Bad' })
  expect((await decide(provider, declined, { approve: ['name'] })).status).toBe(403)
  expect(one(await decide(admin, declined, { approve: [], reason: 'Not its name' })).attributes).toMatchObject({
    status: 'rejected',
  })
  await change(provider, own.id, { capacity: null, line2: 'Suite 9' })
  const [emptied] = list(await admin.get('/platform/suggested-edits?filter[status]=pending&sort=-createdAt')).data
  const approved = one(await decide(admin, emptied?.id ?? '', { approve: ['capacity'], reason: 'No suites there' }))
  expect(approved.attributes).toMatchObject({ approvedFields: ['capacity'], author: expect.any(String) })
  const after = await read(admin, own.id)
  expect(after['name']).toBe('River Mill')
  for (const name of ['capacity', 'line2']) expect(after).not.toHaveProperty(name)
})

test('finds suggested edits by the name of the community [API-023, WORK-003]', async () => {
  const id = await suggest({ line1: '3 Mill Rd' })
  const found = async (q: string) =>
    list(await admin.get(`/platform/suggested-edits?filter[status]=pending&q=${q}`)).data.map((edit) => edit.id)
  expect(await found('mill')).toContain(id)
  expect(await found('nothing-of-it')).toEqual([])
})
