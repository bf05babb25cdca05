import { now, siteDay, todayIn } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { communityCells, communityColumns } from '../catalog'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  approveProvider,
  codeOf,
  disclosureResponse,
  sampleDisclosure,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'

const api = apiUnderTest()
const today = () => siteDay()
const todayInDenver = () => todayIn('America/Denver', now())

beforeAll(async () => {
  const boise = { ...boulder, city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
  const records = [
    sampleCommunity({ id: 'idaho-house', address: boise, feePercent: 80 }),
    sampleCommunity({ id: 'free-house', address: boise, feePercent: 0 }),
  ]
  await api.database.copy(
    'communities',
    communityColumns,
    records.map((record) => communityCells(record, record.id, 'agent-boulder')),
  )
  await approveProvider(api, 'idaho-house')
  await approveProvider(api, 'aspen-court')
})

/** Drafts the invoice for a family that moves in to the community it requested. */
async function recordMoveIn(communityId = 'idaho-house', overrides: object = {}) {
  const family = await createFamilyWithRequest(api, { slug: communityId })
  const data = {
    clientId: family.id,
    communityId,
    movedInOn: todayInDenver(),
    rentCents: 500_000,
    careCents: 80_000,
    ...overrides,
  }
  return { ...family, data, drafted: await family.admin.post('/platform/invoices', 'invoices', data) }
}

test('drafts an invoice for the agreed percentage of the first month’s rent and care at a move-in [BIZ-003, BIZ-004, DASH-006]', async () => {
  const { id, admin, drafted, data } = await recordMoveIn()
  expect(one(drafted).attributes).toMatchObject({
    feePercent: 80,
    amountCents: 464_000,
    status: 'draft',
    referredOn: todayInDenver(),
  })
  expect(one(drafted).attributes).not.toHaveProperty('number')
  expect((await admin.post('/platform/invoices', 'invoices', data)).body).toEqual(drafted.body)
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toMatchObject({
    stage: 'moved-in',
    leads: [{ movedInOn: todayInDenver() }],
  })
})

test.each([
  ['a community that pays no fee', 'free-house', {}, 'communityId'],
  ['a date before the referral', 'idaho-house', { movedInOn: '2020-01-01' }, 'movedInOn'],
  ['a date more than 12 months after the referral', 'idaho-house', { movedInOn: '2099-01-01' }, 'movedInOn'],
  ['a date that doesn’t exist', 'idaho-house', { movedInOn: '2026-02-30' }, 'movedInOn'],
  ['a community without a referral', 'idaho-house', { communityId: 'birch-house' }, 'communityId'],
])('rejects an invoice for %s [BIZ-003, BIZ-004]', async (_, slug, overrides, field) => {
  const { drafted } = await recordMoveIn(slug, overrides)
  expect(drafted.status).toBe(422)
  expect(drafted.body).toMatchObject({ errors: [{ source: { pointer: `/data/attributes/${field}` } }] })
})

test('lets a draft be corrected and an issued invoice be changed only by a credit note [DASH-006]', async () => {
  const { admin, drafted } = await recordMoveIn()
  const path = `/platform/invoices/${one(drafted).id}`
  const corrected = await admin.patch(path, 'invoices', { careCents: 0 })
  expect(one(corrected).attributes['amountCents']).toBe(400_000)
  const issued = one(await admin.patch(path, 'invoices', { status: 'issued' })).attributes
  expect(issued).toMatchObject({ status: 'issued', number: expect.stringMatching(/^H-\d{6}$/), issuedOn: today() })
  expect(codeOf(await admin.patch(path, 'invoices', { careCents: 1 }))).toBe('invoice-issued')
  expect(one(await admin.patch(path, 'invoices', { status: 'issued' })).attributes).toEqual(issued)
  const credit = () => admin.post(`${path}/credit-note`, 'invoices', { reason: 'Moved out within a week' })
  const note = await credit()
  expect(one(note).attributes).toMatchObject({
    kind: 'credit-note',
    correctsId: one(drafted).id,
    amountCents: -400_000,
    status: 'issued',
  })
  expect(one(await credit()).id).toBe(one(note).id)
  expect(codeOf(await admin.post(`/platform/invoices/${one(note).id}/credit-note`, 'invoices', { reason: 'No' }))).toBe(
    'not-creditable',
  )
  expect(one(await admin.get(path)).attributes).toMatchObject({ status: 'credited', balanceCents: 0 })
})

test('rejects changes and deletions of an issued invoice in the database [DASH-006]', async () => {
  const { admin, drafted } = await recordMoveIn()
  await admin.patch(`/platform/invoices/${one(drafted).id}`, 'invoices', { status: 'issued' })
  for (const statement of [
    sql`update invoices set amount_cents = 1 where id = ${one(drafted).id}`,
    sql`update invoices set number = null, issued_on = null, due_on = null where id = ${one(drafted).id}`,
    sql`delete from invoices where id = ${one(drafted).id}`,
  ]) {
    await expect(api.database.orm.execute(statement)).rejects.toThrow()
  }
})

test('updates an issued invoice when its community’s slug changes, and rejects another community [LIFE-006, DASH-006]', async () => {
  const { admin, drafted } = await recordMoveIn()
  const path = `/platform/invoices/${one(drafted).id}`
  await admin.patch(path, 'invoices', { status: 'issued' })
  await admin.change('/marketplace/communities/idaho-house/slug', 'communities', { slug: 'boise-house' })
  expect(one(await admin.get(path)).attributes).toMatchObject({ communityId: 'boise-house', status: 'issued' })
  const move = sql`update invoices set community_id = 'aspen-court' where id = ${one(drafted).id}`
  await expect(api.database.orm.execute(move)).rejects.toThrow()
  await admin.change('/marketplace/communities/boise-house/slug', 'communities', { slug: 'idaho-house' })
})

test('numbers invoices without gaps when many are issued concurrently [DASH-006]', async () => {
  const drafts = []
  for (let count = 0; count < 6; count += 1) drafts.push(one((await recordMoveIn()).drafted).id)
  const admin = await createCaller(api, 'admin')
  await Promise.all(drafts.map((id) => admin.patch(`/platform/invoices/${id}`, 'invoices', { status: 'issued' })))
  const all = list(await admin.get('/platform/invoices?page-size=100')).data
  const numbers = all
    .flatMap(({ attributes }) =>
      attributes['number'] === undefined ? [] : [Number(String(attributes['number']).slice(2))],
    )
    .sort((first, second) => first - second)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('rejects issuing until the community has the copy of the disclosure that the state requires [TRUST-015, BIZ-004]', async () => {
  const { id, requestId, admin, browser, drafted } = await recordMoveIn('aspen-court')
  const issue = () => admin.patch(`/platform/invoices/${one(drafted).id}`, 'invoices', { status: 'issued' })
  const copy = () =>
    admin.post('/platform/disclosure-copies', 'disclosure-copies', { clientId: id, communityId: 'aspen-court' })
  expect(codeOf(await issue())).toBe('disclosure-copy-missing')
  expect(codeOf(await copy())).toBe('disclosure-not-acknowledged')
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, { isAcknowledged: false }))
  expect(codeOf(await copy())).toBe('disclosure-not-acknowledged')
})

test('issues the invoice after the provider receives one copy of the acknowledged text [TRUST-015]', async () => {
  const { id, requestId, admin, browser, drafted } = await recordMoveIn('aspen-court')
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId))
  const issue = () => admin.patch(`/platform/invoices/${one(drafted).id}`, 'invoices', { status: 'issued' })
  expect(codeOf(await issue())).toBe('disclosure-copy-missing')
  const copy = () =>
    admin.post('/platform/disclosure-copies', 'disclosure-copies', { clientId: id, communityId: 'aspen-court' })
  expect(one(await copy()).id).toBe(one(await copy()).id)
  expect((await issue()).body).toMatchObject({ data: { attributes: { status: 'issued' } } })
  await api.api.queue.idle()
  const copies = list(await admin.get('/platform/emails?page-size=100')).data.filter(
    ({ attributes }) => attributes['subject'] === 'Copy of an acknowledged disclosure for aspen-court',
  )
  expect(copies).toHaveLength(1)
  expect(copies[0]?.attributes).toMatchObject({
    recipient: 'p•••@hearthway.example',
    body: expect.stringContaining(sampleDisclosure('CO', ['aspen-court'])),
  })
})

test('shows providers the issued invoices of their communities and agents those of their families [DASH-006, ROLE-010]', async () => {
  const { admin, drafted } = await recordMoveIn()
  const path = `/platform/invoices/${one(drafted).id}`
  const provider = await createCaller(api, 'provider')
  expect((await provider.get(path)).status).toBe(404)
  await admin.patch(path, 'invoices', { status: 'issued' })
  expect(one(await provider.get(path)).attributes['amountCents']).toBe(464_000)
  expect((await provider.patch(path, 'invoices', { careCents: 0 })).status).toBe(403)
  expect((await provider.post(`${path}/credit-note`, 'invoices', { reason: 'No' })).status).toBe(403)
  expect((await (await createCaller(api, 'agent', 'other-agent@hearthway.example')).get(path)).status).toBe(404)
  await api.database.orm.execute(
    sql`update community_members set status = 'declined' where community_id = 'idaho-house'`,
  )
  expect((await provider.get(path)).status).toBe(404)
  expect(list(await provider.get('/platform/invoices')).data.map(({ id }) => id)).not.toContain(one(drafted).id)
  await api.database.orm.execute(
    sql`update community_members set status = 'approved' where community_id = 'idaho-house'`,
  )
})
