import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  type Caller,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

const log = (caller: Caller, clientId: string, outcome: string, more: object = {}) =>
  caller.post('/platform/call-logs', 'call-logs', { clientId, outcome, ...more })
const logsOf = async (caller: Caller, id: string, more = '') =>
  list(await caller.get(`/platform/call-logs?filter[client]=${id}${more}`))
const firstTask = async (id: string) =>
  list(await admin.get(`/platform/tasks?filter[client]=${id}`)).data[0]?.attributes['status']

test('logs calls with their outcome, and lists and counts them per family [WORK-009]', async () => {
  const { id } = await createAcceptedFamily(api)
  const first = { minutes: 12, note: ' Wants a garden. ', at: '2026-11-02T17:00:00Z' }
  expect(one(await log(advisor, id, 'reached', first)).attributes).toMatchObject({
    clientId: id,
    outcome: 'reached',
    minutes: 12,
    note: 'Wants a garden.',
    at: '2026-11-02T17:00:00.000Z',
    person: 'Bo Boulder',
    agentId: 'agent-boulder',
  })
  await log(admin, id, 'no-answer')
  await log(advisor, id, 'no-answer')
  const all = await logsOf(advisor, id)
  expect(all.data.map(({ attributes }) => attributes['outcome'])).toEqual(['no-answer', 'no-answer', 'reached'])
  expect(all.meta).toMatchObject({ total: 3, counts: { reached: 1, 'no-answer': 2, 'left-message': 0 } })
  const reached = await logsOf(advisor, id, '&filter[outcome]=reached')
  expect(reached.meta).toMatchObject({ total: 1, counts: { 'no-answer': 2 } })
  const { timeline } = one(await advisor.get(`/secure/clients/${id}`)).attributes
  expect(JSON.stringify(timeline)).toContain('Call: No answer')
})

test('takes a logged call as the response to the offer, and completes the first task once the family was reached [WORK-002, WORK-009]', async () => {
  const { id } = await createFamilyWithRequest(api)
  await log(advisor, id, 'left-message')
  const offers = list(await advisor.get(`/platform/offers?filter[client]=${id}`)).data
  expect(offers).toMatchObject([{ attributes: { status: 'claimed' } }])
  expect(await firstTask(id)).toBe('open')
  await log(advisor, id, 'reached')
  expect(await firstTask(id)).toBe('done')
  const other = await createFamilyWithRequest(api)
  await log(admin, other.id, 'reached')
  expect(await firstTask(other.id)).toBe('open')
  const unanswered = list(await advisor.get(`/platform/offers?filter[client]=${other.id}`)).data
  expect(unanswered).toMatchObject([{ attributes: { status: 'offered' } }])
})

test('logs and shows no calls of families that a person doesn’t see [ROLE-010, WORK-009]', async () => {
  const { id } = await createAcceptedFamily(api)
  await log(advisor, id, 'reached', { note: 'Private' })
  expect((await log(colleague, id, 'reached')).status).toBe(404)
  expect((await logsOf(colleague, id)).data).toEqual([])
  expect((await logsOf(colleague, id)).meta['counts']).toMatchObject({ reached: 0 })
  for (const role of ['provider', 'real-estate-agent', 'customer', 'visitor'] as const) {
    const caller = await createCaller(api, role)
    expect([401, 403]).toContain((await log(caller, id, 'reached')).status)
    expect([401, 403]).toContain((await caller.get('/platform/call-logs')).status)
  }
})

test.each([['2030-01-01T00:00:00Z'], ['2026-13-41T00:00:00Z']])('rejects a call at %s [WORK-009]', async (at) => {
  const { id } = await createAcceptedFamily(api)
  const refused = await log(advisor, id, 'reached', { at })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/at' } }] })
})

test('moves logged calls with a merge and back, and deletes them with an erasure [WORK-009, TRUST-016]', async () => {
  const kept = await createAcceptedFamily(api)
  const merged = await createAcceptedFamily(api)
  await log(advisor, merged.id, 'reached')
  const pair = { keepId: kept.id, mergeId: merged.id }
  await admin.post('/marketplace/clients-merge', 'clients', { ...pair, confirmUnrelated: true })
  expect((await logsOf(admin, kept.id)).data).toHaveLength(1)
  await admin.post('/marketplace/clients-merge/undo', 'clients', pair)
  expect((await logsOf(admin, merged.id)).data).toHaveLength(1)
  await admin.plain('/platform/privacy/erasure', { clientId: merged.id, confirm: 'erase' })
  expect((await logsOf(admin, merged.id)).data).toEqual([])
})

test('a call leads to a stage and a next step, both or neither [WORK-023, WORK-009]', async () => {
  const { id } = await createAcceptedFamily(api)
  const nextStep = { title: 'Call about the tour', dueAt: '2031-01-08T17:00:00Z' }
  await log(advisor, id, 'reached', { stage: 'contacted', nextStep })
  const family = one(await advisor.get(`/secure/clients/${id}`)).attributes
  expect(family).toMatchObject({ stage: 'contacted' })
  const tasks = list(await advisor.get(`/platform/tasks?filter[client]=${id}`)).data.map(({ attributes }) => attributes)
  expect(tasks).toContainEqual(
    expect.objectContaining({ title: 'Call about the tour', dueAt: '2031-01-08T17:00:00.000Z', status: 'open' }),
  )
  const before = (await logsOf(advisor, id)).data.length
  const unread = await log(advisor, id, 'reached', {
    stage: 'touring',
    nextStep: { ...nextStep, dueAt: '2031-13-41T17:00:00Z' },
  })
  expect(unread.status).toBe(422)
  expect((await logsOf(advisor, id)).data).toHaveLength(before)
  expect(one(await advisor.get(`/secure/clients/${id}`)).attributes).toMatchObject({ stage: 'contacted' })
})

test.each(['closed', 'moved-in'])('a call alone doesn’t lead to %s [WORK-018, WORK-023]', async (stage) => {
  const { id } = await createAcceptedFamily(api)
  expect((await log(advisor, id, 'reached', { stage })).status).toBe(422)
  expect((await logsOf(advisor, id)).data).toEqual([])
})
