import { addDays, siteDay } from '@pkg/domain'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { rowsOf } from '../../../database/database'
import { covers, families } from '../../../database/schema/tables'
import { visibleFamilies } from '../../access'
import { endCover, startCover } from './cover-releases'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})
afterEach(async () => {
  for (const { id } of list(await admin.get('/platform/covers?page-size=100')).data) {
    await admin.post(`/platform/covers/${id}/end`, 'covers', {})
  }
})

const today = siteDay()
const week = { coveringId: 'agent-colorado', from: today, until: addDays(today, 7) }
const cover = (caller: Caller, body: object = {}) => caller.post('/platform/covers', 'covers', { ...week, ...body })
const seesFamily = async (caller: Caller, id: string) => (await caller.get(`/secure/clients/${id}`)).status === 200
const agentReceipts = async (browser: Caller) =>
  list(await browser.get('/platform/receipts'))
    .data.filter(({ attributes }) => attributes['recipientKind'] === 'agent')
    .map(({ id, attributes }) => ({ id, ...attributes }) as Record<string, unknown> & { id: string })

test('lets a colleague see and work on the families of an absent advisor, and shows it in the receipts [WORK-007, TRUST-002, TRUST-003]', async () => {
  const family = await createAcceptedFamily(api)
  const other = await createFamilyWithRequest(api)
  const task = { clientId: family.id, title: 'Call back', dueAt: '2031-01-08T17:00:00Z' }
  const { id: taskId } = one(await advisor.post('/platform/tasks', 'tasks', task))
  const { clientId: _, ...personal } = task
  const { id: personalId } = one(await advisor.post('/platform/tasks', 'tasks', personal))
  expect(await seesFamily(colleague, family.id)).toBe(false)
  expect(one(await cover(advisor)).attributes).toMatchObject({ status: 'active', agentId: 'agent-boulder' })
  expect(await seesFamily(colleague, family.id)).toBe(true)
  const listed = list(await colleague.get('/secure/clients?page-size=100')).data.map(({ id }) => id)
  expect(listed).toContain(family.id)
  expect(listed).not.toContain(other.id)
  expect((await colleague.patch(`/platform/tasks/${taskId}`, 'tasks', { status: 'done' })).status).toBe(200)
  expect((await colleague.get(`/platform/tasks/${personalId}`)).status).toBe(404)
  expect((await colleague.post('/marketplace/notes', 'notes', { clientId: family.id, text: 'Called' })).status).toBe(
    201,
  )
  const reveal = { clientId: family.id, reason: 'To call while Bo is away' }
  expect((await colleague.plain('/platform/clients-access/contact', reveal)).status).toBe(200)
  const shown = (await agentReceipts(family.browser)).find(({ reason }) => String(reason).startsWith('Helps you while'))
  expect(shown).toMatchObject({ status: 'active', reveals: [{ reason: 'To call while Bo is away' }] })
  expect((await colleague.patch(`/secure/clients/${family.id}`, 'clients', { agentId: 'agent-colorado' })).status).toBe(
    422,
  )
  expect(await seesFamily(advisor, family.id)).toBe(true)
})

test('ends after its last day without a job, and on the same day when someone ends it [WORK-007]', async () => {
  const family = await createAcceptedFamily(api)
  const { id } = one(await cover(advisor))
  await api.database.orm
    .update(covers)
    .set({ untilDay: addDays(today, -1) })
    .where(eq(covers.id, id))
  expect(await seesFamily(colleague, family.id)).toBe(false)
  const ended = list(await colleague.get('/platform/covers?filter[status]=ended&page-size=100')).data
  expect(ended.map((row) => row.id)).toContain(id)
  await api.database.orm
    .update(covers)
    .set({ untilDay: addDays(today, 2) })
    .where(eq(covers.id, id))
  expect(await seesFamily(colleague, family.id)).toBe(true)
  expect(one(await colleague.post(`/platform/covers/${id}/end`, 'covers', {})).attributes['status']).toBe('ended')
  expect(await seesFamily(colleague, family.id)).toBe(false)
  expect((await agentReceipts(family.browser)).map(({ status }) => status).toSorted()).toEqual(['active', 'ended'])
})

test('shares nothing before the first day, and then what the advisor has by then [WORK-007]', async () => {
  const family = await createAcceptedFamily(api)
  const { id } = one(await cover(admin, { agentId: 'agent-boulder', from: addDays(today, 3) }))
  expect(await seesFamily(colleague, family.id)).toBe(false)
  expect(await agentReceipts(family.browser)).toHaveLength(1)
  await api.database.orm.transaction((tx) => startCover(tx, id))
  expect(await agentReceipts(family.browser)).toHaveLength(1)
  await api.database.orm.update(covers).set({ fromDay: today }).where(eq(covers.id, id))
  expect(await seesFamily(colleague, family.id)).toBe(false)
  await api.database.orm.transaction((tx) => startCover(tx, id))
  expect(await seesFamily(colleague, family.id)).toBe(true)
  await api.database.orm.transaction((tx) => endCover(tx, id))
  expect((await agentReceipts(family.browser)).map(({ status }) => status).toSorted()).toEqual(['active', 'ended'])
})

test('offers no new family to an absent advisor [WORK-007, AGENT-003]', async () => {
  await cover(advisor)
  const { id } = await createFamilyWithRequest(api)
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes['agentId']).toBe('agent-colorado')
})

test('shares a family that an absent advisor gets meanwhile, and ends it when the family gets another advisor [WORK-007, TRUST-002]', async () => {
  const moved = await createAcceptedFamily(api)
  await admin.patch(`/secure/clients/${moved.id}`, 'clients', { agentId: 'agent-colorado' })
  await cover(advisor)
  await admin.patch(`/secure/clients/${moved.id}`, 'clients', { agentId: 'agent-boulder' })
  expect(await seesFamily(colleague, moved.id)).toBe(true)
  await admin.patch(`/secure/clients/${moved.id}`, 'clients', { agentId: 'agent-colorado' })
  const active = (await agentReceipts(moved.browser)).filter(({ status }) => status === 'active')
  expect(active).toMatchObject([{ reason: 'This local advisor will help with your request' }])
})

test('respects a family that stops sharing with the covering advisor, or with the absent one [WORK-007, TRUST-004]', async () => {
  const first = await createAcceptedFamily(api)
  const second = await createAcceptedFamily(api)
  await cover(advisor)
  const stop = async ({ browser }: { browser: Caller }, isCover: boolean) => {
    const receipts = await agentReceipts(browser)
    const found = receipts.find(({ reason }) => String(reason).startsWith('Helps you while') === isCover)
    expect((await browser.post(`/platform/receipts/${found?.id ?? ''}/revoke`, 'receipts', {})).status).toBeLessThan(
      300,
    )
  }
  await stop(first, true)
  expect([await seesFamily(colleague, first.id), await seesFamily(advisor, first.id)]).toEqual([false, true])
  await stop(second, false)
  expect([await seesFamily(colleague, second.id), await seesFamily(advisor, second.id)]).toEqual([false, false])
  expect((await agentReceipts(second.browser)).filter(({ status }) => status === 'active')).toEqual([])
})

test('rejects covers of others, for oneself, by people who aren’t advisors, on invalid days, and twice [WORK-007, ROLE-010]', async () => {
  const pointerOf = async (caller: Caller, body: object) => {
    const { body: answer } = await cover(caller, body)
    const { errors }: { errors: { source?: { pointer?: string } }[] } = JSON.parse(JSON.stringify(answer))
    return errors[0]?.source?.pointer
  }
  expect(await pointerOf(colleague, { agentId: 'agent-boulder' })).toBe('/data/attributes/agentId')
  expect(await pointerOf(advisor, { coveringId: 'agent-boulder' })).toBe('/data/attributes/coveringId')
  expect(await pointerOf(advisor, { coveringId: 'agent-applied' })).toBe('/data/attributes/coveringId')
  expect(await pointerOf(admin, {})).toBe('/data/attributes/agentId')
  expect(await pointerOf(advisor, { from: '2026-02-31' })).toBe('/data/attributes/from')
  expect(await pointerOf(advisor, { until: addDays(today, -1) })).toBe('/data/attributes/until')
  expect(await pointerOf(advisor, { until: addDays(today, 400) })).toBe('/data/attributes/until')
  expect((await cover(advisor)).status).toBe(201)
  expect(codeOf(await cover(advisor))).toBe('cover-exists')
  expect(codeOf(await cover(colleague, { coveringId: 'agent-boulder' }))).toBe('cover-exists')
  for (const role of ['provider', 'real-estate-agent', 'customer'] as const) {
    expect((await (await createCaller(api, role)).get('/platform/covers')).status).toBe(403)
  }
})

test('shows and ends no cover that a person doesn’t take part in [WORK-007, ROLE-010]', async () => {
  const { id } = one(await cover(advisor))
  await api.database.orm.update(covers).set({ coveringId: 'agent-applied' }).where(eq(covers.id, id))
  expect(list(await colleague.get('/platform/covers?page-size=100')).data.map((row) => row.id)).not.toContain(id)
  expect((await colleague.post(`/platform/covers/${id}/end`, 'covers', {})).status).toBe(404)
})

test('finds the families of an advisor and of those that they cover for by an index [WORK-007]', async () => {
  await cover(advisor)
  await api.database.script(`
    insert into families (name, answers, search, agent_id, stage) select 'Filler', '{}', 'filler', 'agent-applied', 'new' from generate_series(1, 5000);
    analyze families`)
  const person = { role: 'agent' as const, agentId: 'agent-colorado', name: '' }
  const query = api.database.orm.select({ id: families.id }).from(families).where(visibleFamilies(person)).getSQL()
  const plan = JSON.stringify(await rowsOf(api.database.orm, sql`explain (format json) ${query}`))
  expect(plan).toContain('families_agent')
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"families"/)
})
