import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'
import {
  advisorVisits,
  communities,
  communityMembers,
  leads,
  reviews,
  userSaves,
  users,
} from '../../database/schema/tables'
import { grantCommunityAccess } from '../access'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()
let admin: Caller
let provider: Caller
let providerId = ''

const path = '/platform/community-records'
const boise = { ...boulder, line1: '9 Pine St', city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
const house = (id: string, more: object = {}) => sampleCommunity({ id, address: boise, source: 'rcfe', ...more })

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  const plain = house('pine-double', { name: 'Pine House Assisted Living', capacity: 55 })
  const records = [
    house('pine-house', { name: 'Pine House', capacity: undefined }),
    { ...plain, propInfo: { ...plain.propInfo, communityPhone: '(208) 555-0123' } },
    house('pine-tower', { name: 'Tower', address: { ...boise, line1: '400 Main St' } }),
    house('pine-far', { name: 'Pine House', address: { ...boise, line1: '9 Pine St', city: 'Nampa', zip: '83651' } }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  const [account] = await api.database.orm.select().from(users).where(eq(users.role, 'provider'))
  providerId = account?.id ?? ''
})

const merge = (attributes: object, caller = admin) => caller.post(`${path}-merge`, 'community-records', attributes)
const undo = (attributes: object) => admin.post(`${path}-merge/undo`, 'community-records', attributes)
const read = async (id: string) => one(await admin.get(`${path}/${id}`)).attributes
const orm = () => api.database.orm

test('finds duplicates at the same address and with a similar name in the city, and no others [DASH-010]', async () => {
  const { data } = list(await admin.get(`${path}/pine-house/duplicates`))
  expect(data.map(({ id }) => id)).toEqual(['pine-double'])
  expect((await provider.get(`${path}/pine-house/duplicates`)).status).toBe(403)
})

test('moves what names the duplicate, leads its address on, and undoes all of it [DASH-010, LIFE-006]', async () => {
  const { id: familyId } = await createFamilyWithRequest(api, { slug: 'pine-double' })
  await grantCommunityAccess(orm(), providerId, ['pine-double'])
  const review = { author: 'Ruth', value: 8, text: 'Kind people.', date: '2026-10-01' }
  await orm()
    .insert(reviews)
    .values({ id: 'pine-review', communityId: 'pine-double', ...review })
  const pages = async (slug: string) => (await api.call({ url: `/marketplace/communities/${slug}` })).status

  const merged = one(await merge({ keepId: 'pine-house', mergeId: 'pine-double', take: ['name'] }))
  expect(merged.attributes).toMatchObject({
    name: 'Pine House Assisted Living',
    capacity: 55,
    phone: '(208) 555-0123',
    members: 1,
    recentFamilies: 1,
    reviews: 1,
    merged: [{ name: 'Pine House Assisted Living', by: expect.any(String) }],
  })
  const asked = one(await admin.get(`${path}/pine-double`))
  expect(asked.id).toBe('pine-house')
  expect(list(await admin.get(`${path}?q=pine`)).data.map(({ id }) => id)).not.toContain('pine-double')
  const [lead] = await orm().select().from(leads).where(eq(leads.familyId, familyId))
  expect(lead?.communityId).toBe('pine-house')

  const [{ id: mergedId } = { id: '' }] = JSON.parse(JSON.stringify(merged.attributes['merged']))
  const back = one(await undo({ keepId: 'pine-house', mergeId: mergedId }))
  expect([back.id, back.attributes['status'], back.attributes['members'], back.attributes['recentFamilies']]).toEqual([
    'pine-double',
    1,
    1,
    1,
  ])
  expect(await pages('pine-double')).toBe(200)
  const kept = await read('pine-house')
  expect(kept).toMatchObject({ members: 0, recentFamilies: 0, reviews: 0 })
  expect(kept).not.toHaveProperty('merged')
  expect((await undo({ keepId: 'pine-house', mergeId: mergedId })).status).toBe(404)
})

test('what both have stays with each, and comes back with the duplicate [DASH-010]', async () => {
  await grantCommunityAccess(orm(), providerId, ['pine-house', 'pine-double'])
  for (const communityId of ['pine-house', 'pine-double']) {
    await orm().insert(userSaves).values({ userId: providerId, communityId, kind: 'saved' })
  }
  const merged = one(await merge({ keepId: 'pine-house', mergeId: 'pine-double' }))
  expect(merged.attributes['members']).toBe(1)
  const [{ id: mergedId } = { id: '' }] = JSON.parse(JSON.stringify(merged.attributes['merged']))
  await undo({ keepId: 'pine-house', mergeId: mergedId })
  const members = await orm().select().from(communityMembers).where(eq(communityMembers.userId, providerId))
  expect(members.map(({ communityId }) => communityId)).toEqual(expect.arrayContaining(['pine-house', 'pine-double']))
})

test('an undone merge gives each community its own tours of advisors, also those after the merge [DASH-010, AGENT-005]', async () => {
  const visit = (communityId: string, visitedOn: string) =>
    orm().insert(advisorVisits).values({ agentId: 'agent-boulder', communityId, visitedOn })
  await visit('pine-house', '2026-09-01')
  await visit('pine-double', '2026-10-01')
  const merged = one(await merge({ keepId: 'pine-house', mergeId: 'pine-double' }))
  await visit('pine-house', '2026-11-01')
  const [{ id: mergedId } = { id: '' }] = JSON.parse(JSON.stringify(merged.attributes['merged']))
  await undo({ keepId: 'pine-house', mergeId: mergedId })
  const visits = await orm().select().from(advisorVisits).where(eq(advisorVisits.agentId, 'agent-boulder'))
  const daysOf = (id: string) => visits.flatMap((one) => (one.communityId === id ? [one.visitedOn] : [])).toSorted()
  expect([daysOf('pine-house'), daysOf('pine-double')]).toEqual([['2026-09-01', '2026-11-01'], ['2026-10-01']])
})

test('a community keeps its history and its earlier values after its address changed [DASH-010, LIFE-006]', async () => {
  const edit = async (id: string, capacity: number) =>
    one(await admin.patch(`${path}/${id}`, 'community-records', { capacity }))
  await edit('pine-tower', 70)
  await edit('pine-tower', 71)
  await admin.change('/marketplace/communities/pine-tower/slug', 'communities', { slug: 'pine-high-tower' })
  const { data } = list(await admin.get('/platform/record-changes?filter[record]=pine-high-tower'))
  const changed = data.flatMap(({ id, attributes }) =>
    /edits\.capacity.*71/.test(JSON.stringify(attributes['values'])) ? [id] : [],
  )
  expect(changed).toHaveLength(1)
  const restored = await admin.post(`${path}/pine-high-tower/restore`, 'community-records', {
    changeId: changed[0],
    attribute: 'capacity',
  })
  expect(one(restored).attributes).toMatchObject({ capacity: 70 })
  await admin.change('/marketplace/communities/pine-high-tower/slug', 'communities', { slug: 'pine-tower' })
})

test('imports leave a merged community alone, and no one merges it again or with itself [DASH-010, DATA-002]', async () => {
  const same = await merge({ keepId: 'pine-tower', mergeId: 'pine-tower' })
  expect([same.status, codeOf(same)]).toEqual([422, 'unprocessable'])
  expect((await merge({ keepId: 'pine-tower', mergeId: 'nowhere' })).status).toBe(404)
  expect((await merge({ keepId: 'pine-tower', mergeId: 'pine-far' }, provider)).status).toBe(403)
  const merged = one(await merge({ keepId: 'pine-tower', mergeId: 'pine-far' }))
  const [{ id: mergedId } = { id: '' }] = JSON.parse(JSON.stringify(merged.attributes['merged']))
  const [row] = await orm().select().from(communities).where(eq(communities.id, mergedId))
  expect([row?.status, row?.edits?.status]).toEqual([-2, -2])
  expect((await merge({ keepId: 'pine-tower', mergeId: mergedId })).status).toBe(404)
})
