import { isUuid, siteDay } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { listMessagesTo } from '../../../../testing/mailbox'
import { resourceBody } from '../../../../testing/responses'
import { findFreeTime } from '../../../../testing/sample-tours'

const api = apiUnderTest()
const review = {
  entityType: 'Community',
  entityId: 'aspen-court',
  value: 9,
  text: 'Warm people, good soup.',
  relation: 'Daughter of a resident',
  month: '2024-05',
}
let customer: Caller
let admin: Caller
let provider: Caller
let visitor: Caller

beforeAll(async () => {
  customer = await createCaller(api, 'customer')
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  visitor = await createCaller(api, 'visitor')
})

const write = (attributes: object, person = customer) => person.post('/platform/reviews', 'reviews', attributes)
const change = (id: string, attributes: object, person = customer) =>
  person.patch(`/platform/reviews/${id}`, 'reviews', attributes)
const reply = (id: string, text: string, { cookie }: Caller) =>
  api.call({
    method: 'PUT',
    url: `/platform/reviews/${id}/reply`,
    payload: resourceBody('reviews', { text }, { id }),
    headers: cookie ? { cookie } : {},
  })
const listPublic = async (id: string, query = '', person = visitor) =>
  list(await person.get(`/platform/reviews/Community/${id}${query}`)).data
const subjects = async (recipient: string) => (await listMessagesTo(api, recipient)).map(({ subject }) => subject)

test('saves a review that only its writer and staff see until it’s published, and rejects a second one [API-041, TRUST-017, FIND-011]', async () => {
  expect((await write(review, visitor)).status).toBe(401)
  expect((await write({ ...review, value: 11 })).status).toBe(422)
  expect((await write({ ...review, relation: 'Fan' })).status).toBe(422)
  expect((await write({ ...review, month: '2999-01' })).status).toBe(422)
  expect((await write({ ...review, entityId: 'elm-not-live' })).status).toBe(422)
  const { id, attributes } = one(await write(review))
  expect(isUuid(id)).toBe(true)
  expect(attributes).toMatchObject({ status: 'pending', author: 'Cleo C.', month: '2024-05' })
  expect(attributes).not.toHaveProperty('proof')
  expect(codeOf(await write(review))).toBe('already-exists')

  // The public list is the same for its writer as for anyone else.
  for (const person of [visitor, customer]) expect(await listPublic('aspen-court', '', person)).toEqual([])
  expect((await visitor.get(`/platform/reviews/${id}`)).status).toBe(404)
  expect(one(await customer.get(`/platform/reviews/${id}`)).attributes).toMatchObject({ text: review.text })
  expect(list(await customer.get('/platform/reviews/own')).data.map((own) => own.id)).toEqual([id])
  expect(list(await provider.get('/platform/reviews/own')).data).toEqual([])
  expect(list(await admin.get('/platform/reviews?filter[status]=pending')).data.map((one) => one.id)).toEqual([id])
  expect(await subjects('customer@hearthway.example')).toContain('We got your review of aspen-court')
})

test('only staff publish and remove, once, with a public reason, and a stub stays in the place of the review [TRUST-017, API-041]', async () => {
  const [own] = list(await customer.get('/platform/reviews/own')).data
  const id = own?.id ?? ''
  expect((await change(id, { status: 'published' })).status).toBe(403)
  expect((await change(id, { text: 'Mine now' }, provider)).status).toBe(404)
  expect((await change(id, { text: 'Better words' }, admin)).status).toBe(403)
  await change(id, { status: 'published' }, admin)
  expect(codeOf(await change(id, { status: 'published' }, admin))).toBe('review-decided')
  expect(await listPublic('aspen-court')).toMatchObject([{ attributes: { value: 9, status: 'published' } }])
  expect(list(await visitor.get('/platform/reviews/search/co/boulder')).data.map((one) => one.id)).toEqual([id])

  await change(id, { text: 'Better soup lately.' })
  expect(await listPublic('aspen-court')).toEqual([])
  await change(id, { status: 'published' }, admin)
  expect((await change(id, { status: 'removed' }, admin)).body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/reason' } }],
  })
  await change(id, { status: 'removed', reason: 'It names another resident.' }, admin)
  const [stub] = await listPublic('aspen-court', '', customer)
  expect(stub?.attributes).toEqual({
    entityType: 'Community',
    entityId: 'aspen-court',
    communityName: 'aspen-court',
    communityUrl: stub?.attributes['communityUrl'],
    status: 'removed',
    reason: 'It names another resident.',
    date: stub?.attributes['date'],
    decidedOn: stub?.attributes['decidedOn'],
  })
  // Its words can't be found, either.
  for (const query of ['?q=soup', '?filter[stars]=5', '?filter[relation]=family']) {
    expect(await listPublic('aspen-court', query)).toEqual([])
  }
  expect(one(await customer.get(`/platform/reviews/${id}`)).attributes).toMatchObject({ text: 'Better soup lately.' })
  expect(await subjects('customer@hearthway.example')).toEqual(
    expect.arrayContaining(['Your review of aspen-court is published', 'We removed your review of aspen-court']),
  )
})

test('declines a review with a public reason, and the writer can change it [TRUST-017, FIND-011]', async () => {
  const { id } = one(await write({ ...review, entityId: 'cedar-memory' }))
  expect((await change(id, { status: 'declined' }, admin)).status).toBe(422)
  expect(codeOf(await change(id, { status: 'removed', reason: 'Spam' }, admin))).toBe('review-decided')
  await change(id, { status: 'declined', reason: 'It’s about another community.' }, admin)
  expect(await listPublic('cedar-memory')).toMatchObject([
    { attributes: { status: 'declined', reason: 'It’s about another community.' } },
  ])
  expect(await subjects('customer@hearthway.example')).toContain('We didn’t publish your review of cedar-memory')
  expect(one(await change(id, { text: 'About this one.' })).attributes).toMatchObject({ status: 'pending' })
  expect(await listPublic('cedar-memory')).toEqual([])
})

test('rates a community by its published reviews [API-041, RATE-001, RATE-002]', async () => {
  const community = async () => one(await visitor.get('/marketplace/communities/birch-house')).attributes
  const tile = async () =>
    list(await visitor.get('/marketplace/communities?filter[id]=birch-house')).data[0]?.attributes
  const before = await community()
  const about = { ...review, entityId: 'birch-house' }
  const good = one(await write({ ...about, text: 'They sing in the kitchen. And more.' })).id
  const poor = one(await write({ ...about, value: 4 }, provider)).id
  expect(await community()).toEqual(before)
  await change(good, { status: 'published' }, admin)
  await change(poor, { status: 'published' }, admin)
  const both = { numReviews: 2, slyScore: 6.5, quote: 'They sing in the kitchen.' }
  expect(await community()).toMatchObject({ ...both, ratings: { numReviews: 2, reviewsValue: 65 } })
  expect(await tile()).toMatchObject(both)
  await change(good, { status: 'removed', reason: 'Written by a competitor' }, admin)
  expect(await community()).toMatchObject({ numReviews: 1, slyScore: 4 })
  expect(await community()).not.toHaveProperty('quote')
  await change(poor, { status: 'removed', reason: 'Written by a competitor' }, admin)
  expect(await community()).not.toHaveProperty('slyScore')
})

test('notes a tour that the writer booked, that is over, and to which they came, in its month only [FIND-011, FIND-013, WORK-020]', async () => {
  const tourSlot = await findFreeTime(api, 'birch-house')
  await createFamilyWithRequest(api, { slug: 'birch-house', tourSlot }, customer.cookie)
  await api.database.orm.execute(
    sql`update tours set date = '2026-05-12', starts_at = '2026-05-12T15:00Z', ends_at = '2026-05-12T18:00Z'`,
  )
  const toured = { ...review, relation: 'Toured the community' }
  await api.database.orm.execute(sql`delete from reviews where community_id = 'birch-house'`)
  const { id, attributes } = one(await write({ ...toured, entityId: 'birch-house', month: '2026-05' }))
  expect(attributes).toMatchObject({ month: '2026-05', proof: 'tour' })
  await api.database.orm.execute(sql`delete from reviews where id = ${id}`)
  const other = one(await write({ ...toured, entityId: 'birch-house', month: '2026-04' }))
  expect(other.attributes).not.toHaveProperty('proof')
  await api.database.orm.execute(sql`delete from reviews where id = ${other.id}`)
  await api.database.orm.execute(sql`update tours set outcome = 'no-show'`)
  const missed = one(await write({ ...toured, entityId: 'birch-house', month: '2026-05' }))
  expect(missed.attributes).not.toHaveProperty('proof')
  await api.database.orm.execute(sql`delete from reviews where id = ${missed.id}`)
  await api.database.orm.execute(
    sql`insert into move_ins (family_id, community_id, moved_in_on, stage_before, recorded_by)
      select family_id, community_id, '2026-06-01', 'decided', 'Ada Admin' from leads where community_id = 'birch-house' limit 1`,
  )
  const moved = { ...review, relation: 'Resident', month: '2026-06' }
  expect(one(await write({ ...moved, entityId: 'birch-house' })).attributes).toMatchObject({ proof: 'move-in' })
})

test('counts published reviews by stars and group, and lists them by either, page by page [FIND-011]', async () => {
  const rows = [
    ['a', 10, 'Daughter of a resident', 'published'],
    ['b', 9, 'Friend of a resident', 'published'],
    ['c', 8, 'Resident', 'published'],
    ['d', 3, 'Toured the community', 'published'],
    ['e', 2, null, 'published'],
    ['f', 10, 'Resident', 'removed'],
    ['g', 10, 'Resident', 'pending'],
  ] as const
  await api.database.orm.execute(sql`delete from reviews where community_id = 'cedar-memory'`)
  for (const [id, value, relation, status] of rows) {
    await api.database.orm
      .execute(sql`insert into reviews (id, community_id, author, relation, value, text, date, status)
      values (${id}, 'cedar-memory', 'A', ${relation}, ${value}, 'Words', '2026-01-01', ${status})`)
  }
  const ids = async (query: string) => (await listPublic('cedar-memory', query)).map(({ id }) => id)
  expect(one(await visitor.get('/marketplace/communities/cedar-memory/review-summary')).attributes).toEqual({
    hidden: 1,
    counts: expect.arrayContaining([
      { stars: 5, group: 'family', count: 2 },
      { stars: 4, group: 'resident', count: 1 },
      { stars: 2, group: 'tour', count: 1 },
      { stars: 1, count: 1 },
    ]),
  })
  expect(await ids('')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(await ids('?page-size=2&page-number=2')).toEqual(['c', 'd'])
  // The place of a stub doesn't tell how many stars the review had.
  expect(await ids('?sort=-value')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect((await ids('?sort=value')).at(-1)).toBe('f')
  expect(await ids('?filter[stars]=5')).toEqual(['a', 'b'])
  expect(await ids('?filter[relation]=family')).toEqual(['a', 'b'])
  expect(await ids('?filter[relation]=resident')).toEqual(['c'])
  expect(await ids('?filter[relation]=tour&filter[stars]=2')).toEqual(['d'])
  expect((await visitor.get('/platform/reviews/Community/cedar-memory?filter[stars]=6')).status).toBe(400)
  expect((await visitor.get('/marketplace/communities/elm-not-live/review-summary')).status).toBe(404)
})

test('lets the community’s team reply to published reviews, but not review the community [FIND-011, ROLE-010]', async () => {
  expect((await reply('a', 'Thank you.', provider)).status).toBe(403)
  await approveProvider(api, 'cedar-memory')
  expect((await reply('a', 'Thank you.', customer)).status).toBe(403)
  expect((await reply('g', 'Thank you.', provider)).status).toBe(404)
  expect((await reply('a', 'Thank you.', provider)).status).toBe(200)
  const [first] = await listPublic('cedar-memory', '?filter[stars]=5')
  expect(first?.attributes).toMatchObject({ reply: 'Thank you.', repliedOn: siteDay() })
  const managed = list(await provider.get('/platform/reviews/managed')).data
  expect(managed.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(managed[0]?.attributes).toMatchObject({ communityName: 'cedar-memory', reply: 'Thank you.' })
  expect((await customer.get('/platform/reviews/managed')).status).toBe(403)
  expect((await write({ ...review, entityId: 'cedar-memory' }, provider)).status).toBe(403)
})

test('returns 404 for reviews of an unknown state or entity type [API-041, BIZ-008]', async () => {
  expect((await visitor.get('/platform/reviews/search/nowhere/boulder')).status).toBe(404)
  expect((await visitor.get('/platform/reviews/Property/aspen-court')).status).toBe(404)
})
