import { now, realEstateStages } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  acceptHome,
  addRealEstateAgent,
  type Caller,
  createAcceptedFamily,
  createCaller,
  createFamilyWithHome,
  createFamilyWithRequest,
  findHome,
  findOfferId,
  list,
  one,
} from '../../../testing/lead-samples'
import { boulder, sampleCommunity } from '../../../testing/sample-catalog'
import { releases } from '../../database/schema/tables'
import { communityCells, communityColumns } from '../../modules/catalog'

const api = apiUnderTest()

type Row = Record<string, unknown> & { id: string }

let admin: Caller
beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  await addRealEstateAgent(api)
  const record = sampleCommunity({ id: 'idaho-house', address: { ...boulder, city: 'Boise', state: 'ID' } })
  await api.database.copy('communities', communityColumns, [communityCells(record, record.id, 'agent-boulder')])
})

const get = async (caller: Caller, path: string, query: Record<string, string> = {}) =>
  list(await caller.get(`${path}?${new URLSearchParams({ 'page-size': '100', ...query }).toString()}`))

/** Returns the rows of a list, whose total is their number. */
async function read(caller: Caller, path: string, query: Record<string, string> = {}): Promise<Row[]> {
  const { data, meta } = await get(caller, path, query)
  expect(meta['total']).toBe(data.length)
  return data.map(({ id, attributes }) => ({ ...attributes, id }))
}

const idsOf = (rows: Row[]) => rows.map(({ id }) => id)

/** Returns the ids in the order of a value: rows without it come last, and rows with equal values are ordered by id. */
function orderedBy(rows: Row[], valueOf: (row: Row) => unknown, direction = 1): string[] {
  const compare = (one: unknown, other: unknown) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other
    return String(one) < String(other) ? -1 : Number(String(one) !== String(other))
  }
  const isMissing = (row: Row) => Number(valueOf(row) === undefined)
  return idsOf(
    rows.toSorted(
      (one, other) =>
        isMissing(one) - isMissing(other) ||
        direction * compare(valueOf(one), valueOf(other)) ||
        compare(one.id, other.id),
    ),
  )
}

/** Expects that a query finds the rows that an independent filter of all rows finds, and that these are some but not all. */
async function expectFound(
  [caller, path]: [Caller, string],
  query: Record<string, string>,
  all: Row[],
  isMatch: (row: Row) => boolean,
) {
  const expected = idsOf(all.filter(isMatch)).toSorted()
  expect(expected.length, JSON.stringify(query)).toBeGreaterThan(0)
  expect(expected.length, JSON.stringify(query)).toBeLessThan(all.length)
  expect(idsOf(await read(caller, path, query)).toSorted(), JSON.stringify(query)).toEqual(expected)
}

test('invoices are found and ordered by amount, number, and due date [WORK-003, DASH-006]', async () => {
  const path = '/platform/invoices'
  const drafted: string[] = []
  for (const rentCents of [500_000, 300_000, 700_000, 400_000]) {
    const { id: clientId } = await createFamilyWithRequest(api, { slug: 'idaho-house' })
    const { attributes } = one(await admin.get(`/secure/clients/${clientId}`))
    const movedInOn = String(attributes['createdAt']).slice(0, 10)
    const body = { clientId, communityId: 'idaho-house', movedInOn, rentCents, careCents: 0 }
    drafted.push(one(await admin.post(path, 'invoices', body)).id)
  }
  for (const id of drafted.slice(0, 3)) await admin.patch(`${path}/${id}`, 'invoices', { status: 'issued' })
  await admin.post(`${path}/${drafted[0]}/credit-note`, 'invoices', { reason: 'Moved out within a week' })
  const payment = { receivedOn: '2026-11-01', method: 'check' }
  const half = { ...payment, amountCents: 100_000 }
  const { attributes } = one(await admin.get(`${path}/${drafted[1]}`))
  const whole = { ...payment, amountCents: attributes['balanceCents'] }
  await admin.post(`${path}/${drafted[1]}/payments`, 'invoices', whole)
  await admin.post(`${path}/${drafted[2]}/payments`, 'invoices', half)
  const all = await read(admin, path)
  expect(all).toHaveLength(5)
  const amount = (row: Row) => Number(row['amountCents'])
  expect(idsOf(await read(admin, path, { sort: 'amountCents' }))).toEqual(orderedBy(all, amount))
  expect(idsOf(await read(admin, path, { sort: '-amountCents' }))).toEqual(orderedBy(all, amount, -1))
  expect(idsOf(await read(admin, path, { sort: '-number' }))).toEqual(orderedBy(all, (row) => row['number'], -1))
  const some = String(all.map(amount).toSorted((one, other) => one - other)[2])
  const invoices: [Caller, string] = [admin, path]
  await expectFound(invoices, { 'filter[amountCents][ge]': some }, all, (row) => amount(row) >= Number(some))
  await expectFound(invoices, { 'filter[amountCents][lt]': some }, all, (row) => amount(row) < Number(some))
  await expectFound(invoices, { 'filter[dueOn][exists]': 'false' }, all, ({ dueOn }) => dueOn === undefined)
  await expectFound(
    invoices,
    { 'filter[status][in]': 'draft,paid' },
    all,
    ({ status }) => status === 'draft' || status === 'paid',
  )
  for (const status of ['partly-paid', 'credited', 'issued']) {
    await expectFound(invoices, { 'filter[status]': status }, all, (row) => row['status'] === status)
  }
  await expectFound(invoices, { 'filter[balanceCents][gt]': '0' }, all, (row) => Number(row['balanceCents']) > 0)
  expect(idsOf(await read(admin, path, { sort: '-balanceCents' }))).toEqual(
    orderedBy(all, (row) => row['balanceCents'], -1),
  )
  await expectFound(invoices, { 'filter[kind][ne]': 'invoice' }, all, ({ kind }) => kind === 'credit-note')
  const { data } = await get(admin, path, { sort: 'amountCents', 'page-size': '2', 'page-number': '2' })
  expect(data.map(({ id }) => id)).toEqual(orderedBy(all, amount).slice(2, 4))
})

test('offers are found and ordered by status and time, and not by the name that ended ones don’t have [WORK-003, TRUST-004]', async () => {
  const path = '/platform/offers'
  const advisor = await createCaller(api, 'agent')
  const { id: declinedId } = await createFamilyWithRequest(api)
  await advisor.post(`${path}/${await findOfferId(advisor, declinedId)}/decline`, 'offers', { reason: 'On holiday' })
  await api.api.queue.idle()
  await createAcceptedFamily(api)
  await createFamilyWithRequest(api)
  const all = await read(admin, path)
  const since = String(all[1]?.['offeredAt'])
  const offers: [Caller, string] = [admin, path]
  await expectFound(offers, { 'filter[offeredAt][lt]': since }, all, ({ offeredAt }) => String(offeredAt) < since)
  await expectFound(offers, { 'filter[status][in]': 'claimed,declined' }, all, ({ status }) => status !== 'offered')
  await expectFound(offers, { 'filter[resolvedAt][exists]': 'true' }, all, ({ resolvedAt }) => resolvedAt !== undefined)
  await expectFound(offers, { 'filter[agent]': 'agent-colorado' }, all, ({ agentId }) => agentId === 'agent-colorado')
  expect(idsOf(await read(admin, path, { sort: 'status' }))).toEqual(orderedBy(all, ({ status }) => status))
  expect(idsOf(await read(admin, path, { sort: '-resolvedAt' }))).toEqual(
    orderedBy(all, (row) => row['resolvedAt'], -1),
  )
  expect((await advisor.get(`${path}?sort=clientName`)).status).toBe(400)
})

test('releases are found by the status that they show, and ordered by time [WORK-003, TRUST-004]', async () => {
  const path = '/platform/releases'
  for (let count = 0; count < 3; count += 1) await createAcceptedFamily(api)
  const [first, second, third, fourth] = idsOf(await read(admin, path))
  const day = 86_400_000
  const past = new Date(now().getTime() - day)
  const future = new Date(now().getTime() + day)
  const change = (id = '', values: Partial<typeof releases.$inferInsert>) =>
    api.database.orm.update(releases).set(values).where(eq(releases.id, id))
  await change(first, { endedAt: past })
  await change(second, { revokedAt: past, confirmBy: past })
  await change(third, { revokedAt: past, confirmBy: future })
  await change(fourth, { revokedAt: past, confirmBy: past, confirmedAt: now() })
  const all = await read(admin, path)
  const found: [Caller, string] = [admin, path]
  for (const status of ['active', 'ended', 'revoked', 'confirmed', 'overdue']) {
    await expectFound(found, { 'filter[status]': status }, all, (row) => row['status'] === status)
  }
  const asked = { 'filter[status][in]': 'revoked,overdue' }
  await expectFound(found, asked, all, ({ status }) => status === 'revoked' || status === 'overdue')
  expect(await read(admin, path, { 'filter[confirmation]': 'waiting' })).toEqual(await read(admin, path, asked))
  await expectFound(found, { 'filter[stoppedAt][exists]': 'true' }, all, ({ stoppedAt }) => stoppedAt !== undefined)
  const kind = { 'filter[recipientKind][ne]': 'operator' }
  await expectFound(found, kind, all, ({ recipientKind }) => recipientKind !== 'operator')
  expect(idsOf(await read(admin, path, { sort: 'sentAt' }))).toEqual(orderedBy(all, ({ sentAt }) => sentAt))
  expect(idsOf(await read(admin, path, { sort: '-confirmBy' }))).toEqual(orderedBy(all, (row) => row['confirmBy'], -1))
  expect(idsOf(await read(admin, path, { sort: 'status' }))).toEqual(orderedBy(all, ({ status }) => status))
  const agent = await createCaller(api, 'agent')
  for (const { recipientKind } of await read(agent, path, { sort: 'status' })) expect(recipientKind).toBe('agent')
})

test('homes are ordered by how far along they are, and an agent can’t order them by names it doesn’t see [WORK-003, AGENT-006, TRUTH-001]', async () => {
  const path = '/marketplace/sren-referrals'
  const agent = await createCaller(api, 'real-estate-agent')
  const answers = [{}, { state: 'UT', city: 'Provo', zip: '84601' }, {}, {}]
  for (const [index, need] of (['sell', 'buy', 'sell', 'buy'] as const).entries()) {
    const { id } = await createFamilyWithHome(api, { need, answers: answers[index] ?? {} })
    if (index > 1) await acceptHome(agent, id)
    const home = await findHome(admin, id)
    if (index > 1) await admin.patch(`${path}/${home.id}`, 'sren-referrals', { stage: realEstateStages[index * 2 - 3] })
  }
  const all = await read(admin, path)
  const homes: [Caller, string] = [admin, path]
  const progress = ({ stage }: Row) => realEstateStages.findIndex((name) => name === stage)
  expect(new Set(all.map(progress)).size).toBe(3)
  expect(idsOf(await read(admin, path, { sort: 'stage' }))).toEqual(orderedBy(all, progress))
  expect(idsOf(await read(admin, path, { sort: '-stage' }))).toEqual(orderedBy(all, progress, -1))
  // A home that was accepted, or that no agent serves, has no open offer, and comes last in both directions.
  const offered = all.filter(({ dueAt }) => dueAt !== undefined)
  expect(offered).toHaveLength(1)
  for (const sort of ['dueAt', '-dueAt']) {
    expect(idsOf(await read(admin, path, { sort })).indexOf(offered[0]?.id ?? '')).toBe(0)
  }
  await expectFound(homes, { 'filter[need][in]': 'buy' }, all, ({ need }) => need === 'buy')
  const since = String(all[1]?.['createdAt'])
  await expectFound(homes, { 'filter[createdAt][ge]': since }, all, ({ createdAt }) => String(createdAt) >= since)
  const advanced = { 'filter[stage][ne]': 'new' }
  await expectFound(homes, advanced, all, ({ stage }) => stage !== 'new')
  expect((await get(admin, path, advanced)).meta['stages']).toEqual((await get(admin, path)).meta['stages'])
  const seen = await read(agent, path)
  expect(seen.filter(({ clientName }) => clientName === '')).not.toEqual([])
  expect(idsOf(await read(agent, path, { sort: 'clientName' }))).toEqual(
    orderedBy(seen, ({ clientName }) => String(clientName).toLowerCase()),
  )
})

test('accounts are found and ordered by role, status, and age [WORK-003, API-005]', async () => {
  const path = '/admin/users'
  for (const role of ['agent', 'provider', 'customer'] as const) {
    await admin.post(path, 'users', { name: `New ${role}`, email: `new-${role}@hearthway.example`, role })
  }
  const all = await read(admin, path)
  const users: [Caller, string] = [admin, path]
  const roles = ['agent', 'provider']
  await expectFound(users, { 'filter[role][in]': roles.join() }, all, ({ role }) => roles.includes(String(role)))
  await expectFound(users, { 'filter[status][ne]': 'active' }, all, ({ status }) => status !== 'active')
  await expectFound(users, { 'filter[agent][exists]': 'true' }, all, ({ agentId }) => agentId !== undefined)
  const since = String(all[1]?.['createdAt'])
  await expectFound(users, { 'filter[createdAt][ge]': since }, all, ({ createdAt }) => String(createdAt) >= since)
  expect(idsOf(await read(admin, path, { sort: 'role' }))).toEqual(orderedBy(all, ({ role }) => role))
  expect(idsOf(await read(admin, path, { sort: '-status' }))).toEqual(orderedBy(all, ({ status }) => status, -1))
  const provider = await createCaller(api, 'provider')
  expect(await read(provider, '/platform/users', { 'filter[role][ne]': 'provider' })).toEqual([])
})

test('conversations are found and ordered by their messages, those without any last and newest first [WORK-003, API-038]', async () => {
  const path = '/platform/conversations'
  const agent = await createCaller(api, 'agent')
  const opened: string[] = []
  for (let count = 0; count < 4; count += 1) {
    const { id } = await createAcceptedFamily(api)
    opened.push(one(await agent.post(path, 'conversations', { clientId: id })).id)
  }
  for (const conversationId of [opened[2], opened[0]]) {
    await admin.post('/platform/conversation-messages', 'conversation-messages', { conversationId, text: 'Hello' })
  }
  const all = await read(agent, path)
  const silent = all.filter(({ lastMessageAt }) => lastMessageAt === undefined)
  expect(idsOf(all)).toEqual([opened[0], opened[2], ...orderedBy(silent, ({ createdAt }) => createdAt, -1)])
  expect(idsOf(await read(agent, path, { sort: 'createdAt' }))).toEqual(orderedBy(all, ({ createdAt }) => createdAt))
  const conversations: [Caller, string] = [agent, path]
  await expectFound(conversations, { 'filter[isUnread]': 'true' }, all, ({ isUnread }) => isUnread === true)
  const before = { 'filter[lastMessageAt][lt]': String(all[0]?.['lastMessageAt']) }
  await expectFound(conversations, before, all, ({ id }) => id === opened[2])
  const without = { 'filter[lastMessageAt][exists]': 'false' }
  await expectFound(conversations, without, all, (row) => row['lastMessageAt'] === undefined)
  expect(await read(agent, path, { 'filter[kind][in]': 'ProviderClient,RealEstateClient' })).toEqual([])
  expect((await get(agent, path, before)).meta['unread']).toBe(2)
})

test.each([
  '/platform/offers?filter[offeredAt][ge]=2026-13-45T10:00:00Z',
  '/platform/invoices?filter[dueOn][lt]=2026-02-30',
  '/admin/missed-responses?filter[at][gt]=2026-02-30T10:00:00Z',
])('rejects a time that doesn’t exist: %s [WORK-003, BIZ-008]', async (path) => {
  expect((await admin.get(path)).status).toBe(400)
})
