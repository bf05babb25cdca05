import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { sampleRequest as request } from '../../../../testing/sample-request'

const api = apiUnderTest()

const post = (payload: object, headers: Record<string, string> = {}) =>
  api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers })

async function countRows(requestId: string) {
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

test('saves a complete request as one action, family, lead, and task, and sends three messages [GWZ-118, API-006]', async () => {
  const requestId = randomUUID()
  expect((await post(request({}, requestId))).status).toBe(201)
  await api.api.queue.idle()
  expect(await countRows(requestId)).toEqual({ actions: 1, families: 1, leads: 1, tasks: 1, sent: 3 })
})

test.each([
  ['oregon', 'OR'],
  ['OR', 'OR'],
  ['OREG', 'CO'],
])('a family that typed the state “%s” about a community in Colorado is in %s [GWZ-087]', async (state, code) => {
  const requestId = randomUUID()
  expect((await post(request({ data: { city: 'Portland', state } }, requestId))).status).toBe(201)
  await api.api.queue.idle()
  const rows = await rowsOf(
    api.database.orm,
    sql`select state from families where email = ${`${requestId}@families.example`}`,
  )
  expect(rows).toEqual([{ state: code }])
})

test('replaces a pending action when the family corrects its email address [GWZ-105]', async () => {
  const requestId = randomUUID()
  const sendPending = (email: string) => post(request({ status: 'pending', phone: undefined, email }, requestId))
  expect((await sendPending('margaret@gmial.example')).status).toBe(201)
  expect((await sendPending('margaret@gmail.example')).status).toBe(201)
  const rows = await rowsOf(
    api.database.orm,
    sql`select action_info->>'email' as email from uuid_actions where request_id = ${requestId}`,
  )
  expect(rows).toEqual([{ email: 'margaret@gmail.example' }])
})

test('replaces the pending action of the email step with the complete one [GWZ-105]', async () => {
  const requestId = randomUUID()
  expect((await post(request({ status: 'pending', phone: undefined }, requestId))).status).toBe(201)
  expect(await countRows(requestId)).toMatchObject({ actions: 1, families: 0, leads: 0 })
  await post(request({}, requestId))
  await api.api.queue.idle()
  expect(await countRows(requestId)).toMatchObject({ actions: 1, families: 1, leads: 1 })
})

test('creates one lead for 50 concurrent requests with one idempotency key and returns the same response to all [API-006, BIZ-008]', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(request({}, requestId), { 'idempotency-key': `${requestId}:complete` })),
  )
  await api.api.queue.idle()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await countRows(requestId)).toEqual({ actions: 1, families: 1, leads: 1, tasks: 1, sent: 3 })
})

test('repeats the response to a request with the same ID, and rejects one with other values [API-006, BIZ-008]', async () => {
  const requestId = randomUUID()
  const first = await post(request({}, requestId))
  const [repeated, late] = [
    await post(request({}, requestId)),
    await post(request({ status: 'pending', phone: undefined }, requestId)),
  ]
  expect([repeated.status, late.status]).toEqual([201, 201])
  expect(repeated.body).toEqual(first.body)
  const other = await post(request({ name: 'Someone Else' }, requestId))
  expect(other.status).toBe(409)
  expect(other.body).toMatchObject({
    errors: [{ code: 'request-id-reused', source: { pointer: '/data/attributes/actionInfo/requestId' } }],
  })
  await api.api.queue.idle()
  expect(await countRows(requestId)).toEqual({ actions: 1, families: 1, leads: 1, tasks: 1, sent: 3 })
})

test('rejects an idempotency key that was used for another request and changes nothing [BIZ-008]', async () => {
  const requestId = randomUUID()
  const headers = { 'idempotency-key': `${requestId}:complete` }
  await post(request({}, requestId), headers)
  const again = await post(request({ name: 'Someone Else' }, requestId), headers)
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    errors: [{ code: 'idempotency-key-reused', source: { header: 'Idempotency-Key' } }],
  })
})

test('adds a second lead to the family when the same email address requests another community [GWZ-118]', async () => {
  const requestId = randomUUID()
  await post(request({}, requestId))
  await post(request({ slug: 'cedar-memory', email: `${requestId}@families.example` }))
  await api.api.queue.idle()
  expect(await countRows(requestId)).toMatchObject({ families: 1, leads: 2 })
})

test('assigns the family to the approved advisor who serves the county and has the fewest families [AGENT-003, GWZ-118]', async () => {
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
  ['a document without a type', { data: { attributes: {} } }, 400, '/data'],
  ['another type', { data: { type: 'communities', attributes: {} } }, 409, '/data/type'],
  ['a body without data', { type: 'uuid-actions' }, 400, ''],
  ['an unknown community', request({ slug: 'no-such-place' }), 422, '/data/attributes/actionInfo/slug'],
  ['a community that is not live', request({ slug: 'elm-not-live' }), 422, '/data/attributes/actionInfo/slug'],
  ['an invalid phone number', request({ phone: '(123) 456-7890' }), 422, '/data/attributes/actionInfo/phone'],
  [
    'an email address with a line break',
    request({ email: 'dana@families.example\r\nBcc: all@families.example' }),
    422,
    '/data/attributes/actionInfo/email',
  ],
  ['an invalid email address', request({ email: 'dana@' }), 422, '/data/attributes/actionInfo/email'],
  [
    'a request without contact info',
    request({ email: undefined, phone: undefined }),
    422,
    '/data/attributes/actionInfo',
  ],
  ['an unknown answer name', request({ data: { isAdmin: true } }), 422, '/data/attributes/actionInfo/data/isAdmin'],
  ['an unknown choice', request({ data: { timing: 'Soon' } }), 422, '/data/attributes/actionInfo/data/timing'],
  ['an invalid request id', request({ requestId: '1' }), 422, '/data/attributes/actionInfo/requestId'],
])('rejects %s with a pointer [BIZ-008]', async (_, payload, status, pointer) => {
  const answer = await post(payload)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ errors: [{ source: { pointer } }] })
})

test('lists only the visitor’s own actions, without contact info [API-007]', async () => {
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

test('sets the anonymous id cookie for 27,000,000 seconds on every path [CONST-001, DATA-007]', async () => {
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
])('checks the phone number %s and returns %s [API-043, VAL-004]', async (phone, isValid) => {
  const answer = await api.call({
    method: 'POST',
    url: '/platform/communications/validation',
    payload: { data: { phone } },
  })
  expect(answer.body).toMatchObject({ phone: { isValid } })
})

test('requires the resident’s name for memory care and not for assisted living [API-010, GWZ-068]', async () => {
  const ask = (communitySlug: string) =>
    api.call({
      method: 'POST',
      url: '/marketplace/gwizzy/question',
      payload: { data: { questionType: 'residentName', communitySlug } },
    })
  expect((await ask('cedar-memory')).body).toEqual({ info: { isResidentNameRequired: true } })
  expect((await ask('aspen-court')).body).toEqual({ info: { isResidentNameRequired: false } })
})
