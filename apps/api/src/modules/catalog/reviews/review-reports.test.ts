import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { approveProvider, type Caller, createCaller, list, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
let provider: Caller
let admin: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  provider = await createCaller(api, 'provider')
  admin = await createCaller(api, 'admin')
  await approveProvider(api, 'aspen-court')
  const writer = await createCaller(api, 'customer')
  for (const communityId of ['aspen-court', 'birch-house']) {
    const review = { entityType: 'Community', entityId: communityId, value: 2, text: 'Cold food', relation: 'Resident' }
    const { id } = one(await writer.post('/platform/reviews', 'reviews', review))
    await admin.patch(`/platform/reviews/${id}`, 'reviews', { status: 'published' })
    ids[communityId] = id
  }
})

const report = (caller: Caller, id: string | undefined, reason = 'names-people') =>
  caller.post(`/platform/reviews/${id}/report`, 'reviews', { reason })
const tasksAbout = async () =>
  list(await admin.get('/platform/tasks?page-size=100&filter[status]=open&q=reported')).data

test('a team reports a review, which stays published and becomes a task of the admins, once [TRUST-017, WORK-010]', async () => {
  const id = ids['aspen-court']
  expect(one(await report(provider, id)).attributes).toMatchObject({
    status: 'published',
    reportReason: 'names-people',
    reportedOn: expect.any(String),
  })
  await report(provider, id, 'abusive')
  expect((await tasksAbout()).map(({ attributes }) => attributes['title'])).toEqual([
    'Look again at a review of aspen-court, which its team reported',
  ])
  expect(one(await admin.get(`/platform/reviews/${id}`)).attributes['reportReason']).toBe('abusive')
  const managed = list(await provider.get('/platform/reviews/managed')).data
  expect(managed.map(({ attributes }) => attributes['reportReason'])).toEqual(['abusive'])
})

test('families don’t read that a review was reported [TRUST-017]', async () => {
  const visitor = await createCaller(api, 'visitor')
  const shown = one(await visitor.get(`/platform/reviews/${ids['aspen-court']}`)).attributes
  expect(shown).toMatchObject({ status: 'published', text: 'Cold food' })
  expect(shown).not.toHaveProperty('reportedOn')
  expect(shown).not.toHaveProperty('reportReason')
})

test('a provider can’t report the review of another community, and other roles can’t report any [ROLE-010]', async () => {
  expect((await report(provider, ids['birch-house'])).status).toBe(403)
  expect((await report(await createCaller(api, 'agent'), ids['aspen-court'])).status).toBe(403)
  expect((await report(provider, ids['aspen-court'], 'I dislike it')).status).toBe(422)
  expect(one(await admin.get(`/platform/reviews/${ids['birch-house']}`)).attributes).not.toHaveProperty('reportedOn')
})
