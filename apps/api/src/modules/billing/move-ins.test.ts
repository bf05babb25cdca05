import { now, siteDay, todayIn } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'
import { communityCells, communityColumns } from '../catalog'

const api = apiUnderTest()
const today = () => todayIn('America/Denver', now())
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
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
})

/** A family that asked about a community, and the terms of its move-in there. */
async function createMovingFamily(communityId = 'idaho-house') {
  const family = await createFamilyWithRequest(api, { slug: communityId })
  const terms = { clientId: family.id, communityId, movedInOn: today(), rentCents: 500_000, careCents: 80_000 }
  return { ...family, terms }
}

const record = (caller: Caller, terms: object) => caller.post('/platform/move-ins', 'move-ins', terms)
const undo = (caller: Caller, id: string, reason = 'Wrong family') =>
  caller.post(`/platform/move-ins/${id}/undo`, 'move-ins', { reason })
const stageOf = async (id: string) => one(await admin.get(`/secure/clients/${id}`)).attributes['stage']
const invoicesOf = async (id: string) =>
  list(await admin.get(`/platform/invoices?filter[client]=${id}`)).data.map(({ attributes }) => attributes)

test('records a move-in, and drafts the invoice for the agreed fee [WORK-018, BIZ-003]', async () => {
  const { id, terms } = await createMovingFamily()
  const moveIn = one(await record(admin, terms)).attributes
  expect(moveIn).toMatchObject({
    communityId: 'idaho-house',
    movedInOn: today(),
    rentCents: 500_000,
    careCents: 80_000,
    recordedBy: expect.any(String),
    invoice: { status: 'draft', feePercent: 80, amountCents: 464_000, referredOn: today() },
  })
  expect(moveIn).not.toHaveProperty('noFee')
  expect(await stageOf(id)).toBe('moved-in')
  expect(await invoicesOf(id)).toMatchObject([{ status: 'draft', amountCents: 464_000 }])
})

test.each([
  ['a community that the family wasn’t referred to', 'idaho-house', { communityId: 'birch-house' }, 'not-referred'],
  ['a community without an agreed fee', 'free-house', {}, 'no-agreed-fee'],
  ['a day before the referral', 'idaho-house', { movedInOn: '2020-01-01' }, 'before-referral'],
  ['a day long after the referral', 'idaho-house', { movedInOn: '2099-01-01' }, 'too-late'],
])('records a move-in to %s without an invoice, and says why [WORK-018, BIZ-004]', async (_, slug, change, noFee) => {
  const { id, terms } = await createMovingFamily(slug)
  const { rentCents: _rent, careCents: _care, ...others } = { ...terms, ...change }
  const moveIn = one(await record(admin, others)).attributes
  expect(moveIn).toMatchObject({ noFee, ...change })
  expect(moveIn).not.toHaveProperty('invoice')
  expect(await stageOf(id)).toBe('moved-in')
  expect(await invoicesOf(id)).toEqual([])
})

test.each([
  ['a day that doesn’t exist', { movedInOn: '2026-02-30' }, 'movedInOn'],
  ['a community that doesn’t exist', { communityId: 'no-such-house' }, 'communityId'],
  ['no rent although a fee is due', { rentCents: undefined }, 'rentCents'],
  ['a negative rent', { rentCents: -1 }, 'rentCents'],
  ['a rent that can’t be', { rentCents: 10_000_001 }, 'rentCents'],
])('rejects a move-in with %s, and changes nothing [WORK-018]', async (_, change, field) => {
  const { id, terms } = await createMovingFamily()
  const before = await stageOf(id)
  const answer = await record(admin, { ...terms, ...change })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ errors: [{ source: { pointer: `/data/attributes/${field}` } }] })
  expect([await stageOf(id), await invoicesOf(id)]).toEqual([before, []])
})

test('a family moves in once, and no stage change replaces its move-in [WORK-018]', async () => {
  const { id, terms } = await createMovingFamily()
  const change = (stage: string) => admin.patch(`/secure/clients/${id}`, 'clients', { stage })
  expect((await change('moved-in')).body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/stage' } }] })
  expect((await record(admin, terms)).status).toBe(201)
  expect(codeOf(await record(admin, terms))).toBe('already-moved-in')
  expect((await change('touring')).status).toBe(422)
  expect(
    (await admin.patch(`/secure/clients/${id}`, 'clients', { stage: 'closed', closedReason: 'other' })).status,
  ).toBe(422)
  expect((await change('moved-in')).status).toBe(200)
  expect(await stageOf(id)).toBe('moved-in')
})

test('a correction changes the draft of the same invoice, and removes or adds it when the fee depends on it [WORK-018]', async () => {
  const { id, terms } = await createMovingFamily()
  const created = one(await record(admin, terms))
  const correct = async (change: object) =>
    one(await admin.patch(`/platform/move-ins/${created.id}`, 'move-ins', change)).attributes
  const draft = (await invoicesOf(id))[0]
  expect(await correct({ rentCents: 400_000, careCents: 0 })).toMatchObject({ invoice: { amountCents: 320_000 } })
  expect(await invoicesOf(id)).toMatchObject([{ rentCents: 400_000, careCents: 0, referredOn: draft?.['referredOn'] }])
  expect(await correct({ communityId: 'birch-house' })).toMatchObject({ noFee: 'not-referred' })
  expect(await invoicesOf(id)).toEqual([])
  expect(await correct({ communityId: 'idaho-house' })).toMatchObject({ invoice: { amountCents: 320_000 } })
})

test('a correction of a move-in whose invoice is issued, or that was undone, is rejected [WORK-018]', async () => {
  const { id, terms } = await createMovingFamily()
  const created = one(await record(admin, terms))
  const path = `/platform/move-ins/${created.id}`
  const [invoice] = list(await admin.get(`/platform/invoices?filter[client]=${id}`)).data
  await admin.patch(`/platform/invoices/${invoice?.id}`, 'invoices', { status: 'issued' })
  expect(codeOf(await admin.patch(path, 'move-ins', { careCents: 3 }))).toBe('invoice-issued')
  expect((await undo(admin, created.id)).status).toBe(200)
  expect(codeOf(await admin.patch(path, 'move-ins', { careCents: 4 }))).toBe('move-in-undone')
  expect(codeOf(await undo(admin, created.id))).toBe('move-in-undone')
})

test('an undo deletes the draft, and brings back the stage and the tasks that were open [WORK-018, WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  const advisor = await createCaller(api, 'agent')
  const task = (title: string) => ({ clientId: id, title, dueAt: '2031-01-08T17:00:00Z' })
  const open = one(await advisor.post('/platform/tasks', 'tasks', task('Call again')))
  const done = one(await advisor.post('/platform/tasks', 'tasks', task('Send a brochure')))
  await advisor.patch(`/platform/tasks/${done.id}`, 'tasks', { status: 'done' })
  await advisor.patch(`/secure/clients/${id}`, 'clients', { stage: 'touring' })
  const statusOf = async (taskId: string) => one(await advisor.get(`/platform/tasks/${taskId}`)).attributes['status']
  const terms = { clientId: id, communityId: 'aspen-court', movedInOn: today(), rentCents: 500_000, careCents: 0 }
  const created = one(await record(advisor, terms))
  expect([await statusOf(open.id), await statusOf(done.id)]).toEqual(['canceled', 'done'])
  const undone = one(await undo(advisor, created.id, 'They changed their mind'))
  expect(undone.attributes).toMatchObject({ undone: { reason: 'They changed their mind', by: expect.any(String) } })
  expect([await stageOf(id), await invoicesOf(id)]).toEqual(['touring', []])
  expect([await statusOf(open.id), await statusOf(done.id)]).toEqual(['open', 'done'])
  expect(one(await record(advisor, terms)).attributes).toMatchObject({ invoice: { status: 'draft' } })
})

test('only an admin undoes a move-in whose invoice is issued, which is credited; it can be recorded again [WORK-018, BIZ-004]', async () => {
  const { id, terms } = await createMovingFamily()
  await admin.patch(`/secure/clients/${id}`, 'clients', { agentId: 'agent-boulder' })
  const advisor = await createCaller(api, 'agent')
  const offers = list(await advisor.get('/platform/offers?filter[status]=offered&page-size=100')).data
  const offer = offers.find(({ attributes }) => attributes['clientId'] === id)
  await advisor.post(`/platform/offers/${offer?.id}/claim`, 'offers', {})
  const created = one(await record(admin, terms))
  const [invoice] = list(await admin.get(`/platform/invoices?filter[client]=${id}`)).data
  await admin.patch(`/platform/invoices/${invoice?.id}`, 'invoices', { status: 'issued' })
  expect(codeOf(await undo(advisor, created.id))).toBe('invoice-issued')
  expect((await undo(admin, created.id, 'Moved out within a week')).status).toBe(200)
  const amounts = (await invoicesOf(id)).map(({ kind, amountCents, reason }) => [kind, amountCents, reason])
  expect(amounts).toContainEqual(['credit-note', -464_000, 'Moved out within a week'])
  expect(amounts.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0)
  expect(one(await record(admin, terms)).attributes).toMatchObject({
    invoice: { status: 'draft', amountCents: 464_000 },
  })
})

test('lists the communities that a family was referred to, newest first, with their fees [WORK-018]', async () => {
  const { id } = await createMovingFamily()
  const { attributes } = one(await admin.get(`/platform/move-in-options?filter[client]=${id}`))
  expect(attributes['options']).toEqual([
    {
      communityId: 'idaho-house',
      communityName: 'idaho-house',
      place: 'Boise, ID',
      referredOn: today(),
      agreements: [],
      feePercent: 80,
    },
  ])
})

test('advisors see the move-ins of their own families, and no one else sees any [WORK-018, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  const advisor = await createCaller(api, 'agent')
  const terms = { clientId: id, communityId: 'aspen-court', movedInOn: siteDay(), rentCents: 1, careCents: 0 }
  const { id: moveInId } = one(await record(advisor, terms))
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const path = `/platform/move-ins/${moveInId}`
  expect((await other.get(path)).status).toBe(404)
  expect((await undo(other, moveInId)).status).toBe(404)
  expect((await other.post('/platform/invoices', 'invoices', terms)).status).toBe(404)
  expect((await other.get(`/platform/move-in-options?filter[client]=${id}`)).status).toBe(404)
  expect(list(await other.get('/platform/move-ins?page-size=100')).data.map((row) => row.id)).not.toContain(moveInId)
  expect(list(await advisor.get('/platform/move-ins?page-size=100')).data.map((row) => row.id)).toContain(moveInId)
  for (const role of ['provider', 'customer', 'real-estate-agent'] as const) {
    const outsider = await createCaller(api, role)
    expect((await outsider.get(path)).status).toBe(403)
    expect((await record(outsider, terms)).status).toBe(403)
  }
})

test('the timeline says where a family moved in, and that it was undone and why, once each [WORK-018, WORK-006]', async () => {
  const { id, terms } = await createMovingFamily()
  const { id: moveInId } = one(await record(admin, terms))
  await undo(admin, moveInId, 'Wrong family')
  const items = list(await admin.get(`/platform/timeline?filter[client]=${id}&page-size=100`)).data
  const moveIns = items
    .map(({ attributes }) => attributes['payload'])
    .filter((payload) => JSON.stringify(payload).includes('move-in'))
  expect(moveIns).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'move-in', event: 'recorded', communityName: 'idaho-house', movedInOn: today() }),
      expect.objectContaining({ type: 'move-in', event: 'undone', reason: 'Wrong family' }),
    ]),
  )
  expect(moveIns.filter((payload) => JSON.stringify(payload).includes('"recordType":"move-ins"'))).toEqual([])
})

test('the database keeps one standing move-in of a family [WORK-018]', async () => {
  const { id, terms } = await createMovingFamily()
  await record(admin, terms)
  const second = sql`insert into move_ins (family_id, community_id, moved_in_on, stage_before, recorded_by)
    values (${id}, 'birch-house', '2027-01-01', 'decided', 'Someone')`
  await expect(api.database.orm.execute(second)).rejects.toThrow()
})
