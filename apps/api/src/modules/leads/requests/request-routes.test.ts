import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { sampleRequest as request } from '../../../../testing/sample-request'

const api = apiUnderTest()

const post = (payload: object, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers })

async function countsFor(requestId: string) {
  const [row] = await rowsOf(
    api.database.orm,
    sql`with family as (select id from families where email = ${`${requestId}@families.example`})
      select
        (select count(*)::int from uuid_actions where request_id = ${requestId}) as actions,
        (select count(*)::int from family) as families,
        (select count(*)::int from leads where family_id in (select id from family)) as leads,
        (select count(*)::int from tasks where family_id in (select id from family)) as tasks,
        (select count(*)::int from notifications where family_id in (select id from family) and sent_at is not null) as sent`,
  )
  return row
}

test('a complete request becomes an action, a family, a lead, a task and two messages, once each [GWZ-118, API-006]', async () => {
  const requestId = randomUUID()
  expect((await post(request({}, requestId))).status).toBe(201)
  await api.api.queue.idle()
  expect(await countsFor(requestId)).toEqual({ actions: 1, families: 1, leads: 1, tasks: 1, sent: 2 })
})

test('the pending action of the e-mail step and the complete one are one action [GWZ-105]', async () => {
  const requestId = randomUUID()
  expect((await post(request({ status: 'pending', phone: undefined }, requestId))).status).toBe(201)
  expect(await countsFor(requestId)).toMatchObject({ actions: 1, families: 0, leads: 0 })
  await post(request({}, requestId))
  await api.api.queue.idle()
  expect(await countsFor(requestId)).toMatchObject({ actions: 1, families: 1, leads: 1 })
})

test('fifty equal requests at once with one idempotency key leave one lead, and all get one answer [API-006, BIZ-008]', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(request({}, requestId), { 'idempotency-key': `${requestId}:complete` })),
  )
  await api.api.queue.idle()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countsFor(requestId)).toEqual({ actions: 1, families: 1, leads: 1, tasks: 1, sent: 2 })
})

test('an idempotency key with another request is refused and changes nothing [BIZ-008]', async () => {
  const requestId = randomUUID()
  const headers = { 'idempotency-key': `${requestId}:complete` }
  await post(request({}, requestId), headers)
  const again = await post(request({ name: 'Somebody Else' }, requestId), headers)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    errors: [{ code: 'idempotency-key-reused', source: { header: 'Idempotency-Key' } }],
  })
})

test('two communities asked for by one address are two leads of one family [GWZ-118]', async () => {
  const requestId = randomUUID()
  await post(request({}, requestId))
  await post(request({ slug: 'cedar-memory', email: `${requestId}@families.example` }))
  await api.api.queue.idle()
  expect(await countsFor(requestId)).toMatchObject({ families: 1, leads: 2 })
})

test('the advisor who serves the county and has the fewest families gets the family, never one who only applied [AGENT-003, GWZ-118]', async () => {
  const requestId = randomUUID()
  await post(request({}, requestId))
  await api.api.queue.idle()
  const [family] = await rowsOf(
    api.database.orm,
    sql`select agent_id from families where email = ${`${requestId}@families.example`}`,
  )
  expect(family?.['agent_id']).toBe('agent-boulder')
})

test.each([
  ['a request without its type', { data: { attributes: {} } }, 400, '/data'],
  ['another type', { data: { type: 'communities', attributes: {} } }, 409, '/data/type'],
  ['a body without data', { type: 'uuid-actions' }, 400, ''],
  ['an unknown community', request({ slug: 'no-such-place' }), 422, '/data/attributes/actionInfo/slug'],
  ['a community that is not live', request({ slug: 'elm-not-live' }), 422, '/data/attributes/actionInfo/slug'],
  ['a phone number that cannot be', request({ phone: '(123) 456-7890' }), 422, '/data/attributes/actionInfo/phone'],
  [
    'an e-mail address that goes on in another line',
    request({ email: 'dana@families.example\r\nBcc: all@families.example' }),
    422,
    '/data/attributes/actionInfo/email',
  ],
  ['an e-mail address that cannot be', request({ email: 'dana@' }), 422, '/data/attributes/actionInfo/email'],
  ['no way to answer', request({ email: undefined, phone: undefined }), 422, '/data/attributes/actionInfo'],
  ['an unknown answer name', request({ data: { isAdmin: true } }), 422, '/data/attributes/actionInfo/data/isAdmin'],
  ['a wrong choice', request({ data: { timing: 'Soon' } }), 422, '/data/attributes/actionInfo/data/timing'],
  ['a request id that is none', request({ requestId: '1' }), 422, '/data/attributes/actionInfo/requestId'],
])('%s is refused with a pointer [BIZ-008]', async (_, payload, status, pointer) => {
  const answer = await post(payload)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ errors: [{ source: { pointer } }] })
})

test('a visitor reads back the own actions and nobody else’s, without contact data [API-007]', async () => {
  const requestId = randomUUID()
  const answer = await post(request({}, requestId))
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const own = await api.call({ url: '/platform/uuid-actions?filter[actionType]=pricing-request', headers: { cookie } })
  expect(own.body).toMatchObject({
    data: [{ attributes: { actionType: 'pricing-request', actionInfo: { requestId, slug: 'aspen-court' } } }],
    meta: { total: 1 },
  })
  expect(JSON.stringify(own.body)).not.toContain('families.example')
  const stranger = await api.call({ url: '/platform/uuid-actions' })
  expect(stranger.body).toMatchObject({ data: [], meta: { total: 0 } })
})

test('the anonymous id is kept for 27,000,000 seconds on every path [CONST-001, DATA-007]', async () => {
  const answer = await post(request())
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^hearthway-id=[\w-]{36}; Max-Age=27000000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test.each([
  ['(303) 555-0123', true],
  ['303-442-1234', true],
  ['+1 303 442 1234', true],
  ['(123) 456-7890', false],
  ['+44 20 7946 0958', false],
])('the check of the phone number %s answers %s [API-043, VAL-004]', async (phone, isValid) => {
  const answer = await api.call({
    method: 'POST',
    url: '/platform/communications/validation',
    payload: { data: { phone } },
  })
  expect(answer.body).toMatchObject({ phone: { isValid } })
})

test('memory care asks for the name of the resident, assisted living does not [API-010, GWZ-068]', async () => {
  const ask = (communitySlug: string) =>
    api.call({
      method: 'POST',
      url: '/marketplace/gwizzy/question',
      payload: { data: { questionType: 'residentName', communitySlug } },
    })
  expect((await ask('cedar-memory')).body).toEqual({ info: { isResidentNameRequired: true } })
  expect((await ask('aspen-court')).body).toEqual({ info: { isResidentNameRequired: false } })
})
