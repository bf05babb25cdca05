import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  disclosureResponse,
  acceptFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
  sampleDisclosure,
} from '../../../testing/lead-samples'
import { sampleWording } from '../../../testing/sample-request'

const api = apiUnderTest()
const check = async (head = '') => {
  const admin = await createCaller(api, 'admin')
  return JSON.parse(JSON.stringify((await admin.get(`/platform/consents/check${head && `?head=${head}`}`)).body))
}

const share = { wording: { id: 'share', version: '1', language: 'en' }, recipient: 'aspen-court' }
const texts = { id: 'texts', version: '3', language: 'en' }

test('records every consent of a request with our text, boxes, page, network address, and browser [TRUST-001, TRUTH-002]', async () => {
  const { id, admin } = await createFamilyWithRequest(api, { data: { wordings: [sampleWording, texts] } })
  const records = list(await admin.get(`/platform/consents?filter[client]=${id}`)).data.map(
    ({ attributes }) => attributes,
  )
  expect(records).toMatchObject([
    { kind: 'texts', boxes: [{ isTicked: true }] },
    {
      kind: 'contact',
      text: expect.stringMatching(/^When you send this request, you agree that a local Hearthway advisor may call/),
      page: '/assisted-living/colorado/boulder/aspen-court',
      networkAddress: '127.0.0.1',
      browser: 'A browser',
    },
  ])
})

test('records the response to a disclosure with its text and version [TRUST-001, TRUST-015, DISC-005]', async () => {
  const { id, requestId, browser, admin } = await createFamilyWithRequest(api)
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId))
  const [newest] = list(await admin.get(`/platform/consents?filter[client]=${id}`)).data
  expect(newest?.attributes).toMatchObject({
    kind: 'disclosure',
    state: 'CO',
    version: 'CO-3',
    text: sampleDisclosure('CO', ['aspen-court']),
    boxes: [{ label: 'Acknowledged', isTicked: true }],
  })
})

test.each([
  ['invented', { disclosureText: 'The law of CO (CO-3)\nWho pays: not you.' }, 'disclosureText'],
  ['of another community', { disclosureText: sampleDisclosure('CO', ['birch-house']) }, 'disclosureText'],
  ['of another state', { state: 'TX' }, 'disclosureText'],
  ['of a state without one', { state: 'FL' }, 'state'],
])('rejects a disclosure that is %s and stores nothing [TRUTH-002, DISC-005]', async (_, data, pointer) => {
  const { id, requestId, browser, admin } = await createFamilyWithRequest(api)
  const { actionInfo, ...action } = disclosureResponse(requestId)
  const changed = { ...action, actionInfo: { ...actionInfo, data: { ...actionInfo.data, ...data } } }
  const rejected = await browser.post('/platform/uuid-actions', 'uuid-actions', changed)
  expect(rejected.status).toBe(422)
  expect(rejected.body).toMatchObject({
    errors: [{ source: { pointer: `/data/attributes/actionInfo/data/${pointer}` } }],
  })
  expect(list(await admin.get(`/platform/consents?filter[client]=${id}`)).meta['total']).toBe(1)
})

test('records a later consent once per key, and only for the browser’s own request [TRUST-001]', async () => {
  const { id, requestId, browser, admin } = await createFamilyWithRequest(api)
  const consent = { ...share, requestId, page: '/homebase' }
  const headers = { 'idempotency-key': `consent-${requestId}` }
  const first = await browser.post('/platform/consents', 'consents', consent, headers)
  expect(first.status).toBe(201)
  expect(one(first).attributes).toMatchObject({
    kind: 'share',
    recipient: 'aspen-court',
    text: 'You agree that aspen-court gets your name, email, phone number, and answers, and may call and email you.',
  })
  for (const change of [
    { wording: { ...share.wording, version: '9' } },
    { recipient: 'no-community' },
    { text: 'Mine' },
  ]) {
    expect((await browser.post('/platform/consents', 'consents', { ...consent, ...change })).status).toBe(422)
  }
  expect((await browser.post('/platform/consents', 'consents', consent, headers)).body).toEqual(first.body)
  expect(list(await admin.get(`/platform/consents?filter[client]=${id}`)).meta['total']).toBe(2)
  const stranger = await createCaller(api, 'visitor')
  expect((await stranger.post('/platform/consents', 'consents', { ...consent, requestId: randomUUID() })).status).toBe(
    422,
  )
})

test('lists consents only to the advisor who accepted the family [TRUST-001, TRUTH-001, ROLE-010]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const own = await createCaller(api, 'agent')
  expect(list(await own.get(`/platform/consents?filter[client]=${id}`)).data).toEqual([])
  await acceptFamily(own, id)
  expect(list(await own.get(`/platform/consents?filter[client]=${id}`)).meta['total']).toBe(1)
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect(list(await stranger.get(`/platform/consents?filter[client]=${id}`)).data).toEqual([])
})

test('links concurrent requests into one unbroken chain that contains earlier heads [TRUST-001]', async () => {
  await createFamilyWithRequest(api)
  const before = await check()
  await Promise.all(Array.from({ length: 20 }, () => createFamilyWithRequest(api)))
  const after = await check(before.head)
  expect(after).toMatchObject({ isUnbroken: true, isHeadKnown: true })
  expect(after.records).toBe(before.records + 20)
  expect(await check('f'.repeat(64))).toMatchObject({ isHeadKnown: false })
})

test.each([
  ['an update', sql`update consents set text = 'Something else'`],
  ['a deletion', sql`delete from consents`],
  ['a truncation', sql`truncate consents cascade`],
  ['an update of the details', sql`update consent_details set browser = 'Another'`],
])('rejects %s of the ledger in the database [TRUST-001]', async (_, statement) => {
  await createFamilyWithRequest(api)
  await expect(api.database.orm.execute(statement)).rejects.toThrow()
  expect(await check()).toMatchObject({ isUnbroken: true })
})

test('detects a change that bypassed the database’s triggers [TRUST-001]', async () => {
  await createFamilyWithRequest(api)
  await api.database.script('alter table consents disable trigger user')
  await api.database.script("update consents set text = 'Something else' where position = 1")
  expect(await check()).toMatchObject({ isUnbroken: false, brokenAt: 1, reason: 'The record was changed' })
})
