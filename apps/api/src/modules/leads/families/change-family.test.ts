import { closedReasons, now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
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
import { families, receiptLinks } from '../../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let colleague: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
})

const pathOf = (id: string) => `/secure/clients/${id}`
const change = (caller: Caller, id: string, attributes: object) => caller.patch(pathOf(id), 'clients', attributes)
const read = async (caller: Caller, id: string) => one(await caller.get(pathOf(id))).attributes
const tasksOf = async (id: string) =>
  list(await admin.get(`/platform/tasks?filter[client]=${id}&page-size=100`)).data.map(({ attributes }) => attributes)
const pointersOf = ({ body }: { body: unknown }) => {
  const { errors }: { errors: { source?: { pointer?: string } }[] } = JSON.parse(JSON.stringify(body))
  return errors.map(({ source }) => source?.pointer)
}
const inDays = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const subjectsTo = async (id: string, recipient: string) =>
  list(await admin.get(`/platform/emails?filter[client]=${id}&filter[recipient]=${recipient}&page-size=100`)).data.map(
    ({ attributes }) => attributes['kind'],
  )

test('says since when a family is in its stage, whatever else is changed, and sorts by it [WORK-003, WORK-006]', async () => {
  const word = `Stayer${crypto.randomUUID().slice(0, 6)}`
  const first = await createAcceptedFamily(api, { name: `Ada ${word}` })
  const second = await createAcceptedFamily(api, { name: `Bea ${word}` })
  const since = async (id: string) => String((await read(advisor, id))['stageSince'])
  const before = await since(first.id)
  await change(advisor, first.id, { pausedUntil: inDays(3) })
  await change(advisor, first.id, { stage: 'new' })
  expect(await since(first.id)).toBe(before)
  await change(advisor, first.id, { stage: 'touring' })
  expect(Date.parse(await since(first.id))).toBeGreaterThan(Date.parse(before))
  const { data } = list(await advisor.get(`/secure/clients?sort=-stageSince&q=${word}`))
  expect(data.map(({ id }) => id)).toEqual([first.id, second.id])
  const history = await admin.get(`/platform/record-changes?filter[client]=${first.id}&page-size=100`)
  expect(JSON.stringify(history.body)).toContain('touring')
  expect(JSON.stringify(history.body)).not.toContain('stage_since')
})

test('closes a family only with a reason, cancels what was left to do, and clears the reason when it reopens [WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  const refused = await change(advisor, id, { stage: 'closed' })
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/closedReason']])
  const early = await change(advisor, id, { closedReason: 'other' })
  expect([early.status, pointersOf(early)]).toEqual([422, ['/data/attributes/closedReason']])
  const closed = await change(advisor, id, {
    stage: 'closed',
    closedReason: 'stayed-home',
    closedNote: ' A niece helps. ',
  })
  expect(one(closed).attributes).toMatchObject({ closedReason: 'stayed-home', closedNote: 'A niece helps.', tasks: [] })
  expect((await tasksOf(id)).map(({ status }) => status)).toEqual(['canceled'])
  expect(list(await advisor.get(`/platform/tasks?filter[client]=${id}&filter[status]=open`)).data).toEqual([])
  for (const closedReason of closedReasons) {
    expect(one(await change(admin, id, { closedReason })).attributes).toMatchObject({ closedReason, stage: 'closed' })
  }
  const reopened = one(await change(advisor, id, { stage: 'touring' })).attributes
  expect(reopened).not.toHaveProperty('closedReason')
  expect(reopened).not.toHaveProperty('closedNote')
})

test('cancels open tasks when a family is closed or moves in by an invoice, and keeps completed ones [WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  const body = { clientId: id, title: 'Send flowers', dueAt: '2031-01-08T17:00:00Z' }
  const done = one(await advisor.post('/platform/tasks', 'tasks', body))
  await advisor.patch(`/platform/tasks/${done.id}`, 'tasks', { status: 'done' })
  await change(advisor, id, { stage: 'closed', closedReason: 'other' })
  expect((await tasksOf(id)).map(({ status }) => status).toSorted()).toEqual(['canceled', 'done'])
  const other = await createAcceptedFamily(api)
  await admin.post('/platform/disclosure-copies', 'disclosure-copies', {
    clientId: other.id,
    communityId: 'aspen-court',
  })
  const moveIn = { clientId: other.id, communityId: 'aspen-court', movedInOn: inDays(0), rentCents: 1, careCents: 0 }
  expect((await admin.post('/platform/invoices', 'invoices', moveIn)).status).toBe(201)
  expect((await tasksOf(other.id)).map(({ status }) => status)).toEqual(['canceled'])
})

test('pauses a family until a day, leaves it out of due work, and brings it back on that day [WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  const overdue = { clientId: id, title: 'Call again', dueAt: '2020-01-08T17:00:00Z' }
  const task = one(await advisor.post('/platform/tasks', 'tasks', overdue))
  const due = async (query: string) =>
    list(await advisor.get(`/platform/tasks?filter[client]=${id}&${query}`)).data.some((row) => row.id === task.id)
  const isListed = async (query: string) =>
    list(await advisor.get(`/secure/clients?page-size=100&${query}`)).data.some((row) => row.id === id)
  expect([await due('filter[due]=today'), await isListed('filter[paused]=true')]).toEqual([true, false])
  const paused = one(await change(advisor, id, { pausedUntil: inDays(20) })).attributes
  expect(paused).toMatchObject({ pausedUntil: inDays(20) })
  expect(await Promise.all([due('filter[due]=today'), due('filter[due]=later')])).toEqual([false, true])
  expect(await Promise.all([due('filter[paused]=true'), due('filter[paused]=false')])).toEqual([true, false])
  expect(await Promise.all([isListed('filter[paused]=true'), isListed('filter[paused]=false')])).toEqual([true, false])
  // The day arrives.
  await api.database.orm
    .update(families)
    .set({ pausedUntil: inDays(-1) })
    .where(eq(families.id, id))
  expect(await read(advisor, id)).not.toHaveProperty('pausedUntil')
  expect([await due('filter[due]=today'), await isListed('filter[paused]=true')]).toEqual([true, false])
})

test.each([['2026-02-31'], [inDays(-2)], ['tomorrow']])('rejects a pause until %s [WORK-007]', async (pausedUntil) => {
  const { id } = await createAcceptedFamily(api)
  const refused = await change(advisor, id, { pausedUntil })
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/pausedUntil']])
  expect((await change(advisor, id, { pausedUntil: null })).status).toBe(200)
})

test('ends a pause when the family sends a request, and when it’s closed [WORK-007]', async () => {
  const family = await createAcceptedFamily(api)
  await change(advisor, family.id, { pausedUntil: inDays(20) })
  await createFamilyWithRequest(api, { email: family.email, slug: 'cedar-memory' }, family.browser.cookie)
  expect(await read(advisor, family.id)).not.toHaveProperty('pausedUntil')
  await change(advisor, family.id, { pausedUntil: inDays(20) })
  await change(advisor, family.id, { stage: 'closed', closedReason: 'duplicate' })
  expect(await read(advisor, family.id)).not.toHaveProperty('pausedUntil')
  expect((await change(advisor, family.id, { pausedUntil: inDays(20) })).status).toBe(422)
})

test('shows pauses and reasons to staff only [WORK-007, ROLE-010]', async () => {
  for (const role of ['provider', 'real-estate-agent'] as const) {
    expect((await (await createCaller(api, role)).get('/secure/clients?filter[paused]=true')).status).toBe(400)
  }
})

test('reassigns a family to an advisor with its tasks and release, and tells the family and the advisor [WORK-007, TRUST-002]', async () => {
  const { id, email, browser } = await createAcceptedFamily(api)
  await advisor.post('/platform/tasks', 'tasks', { clientId: id, title: 'Call', dueAt: '2031-01-08T17:00:00Z' })
  const moved = one(await change(admin, id, { agentId: 'agent-colorado' })).attributes
  expect(moved).toMatchObject({ agentId: 'agent-colorado' })
  expect((await advisor.get(pathOf(id))).status).toBe(404)
  expect(await read(colleague, id)).toMatchObject({ agentId: 'agent-colorado' })
  expect(new Set((await tasksOf(id)).map(({ ownerId }) => ownerId))).toEqual(new Set(['agent-colorado']))
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  const ofAgents = receipts.filter(({ recipientKind }) => recipientKind === 'agent')
  expect(ofAgents.map(({ status }) => status).toSorted()).toEqual(['active', 'ended'])
  expect(ofAgents[0]).toMatchObject({ consent: expect.objectContaining({ text: expect.any(String) }) })
  await api.api.queue.idle()
  expect(await subjectsTo(id, email)).toContain('caller-named')
  expect(await subjectsTo(id, 'agent-colorado@hearthway.example')).toContain('family-reassigned')
  const callers = list(await browser.get('/platform/assigned-callers')).data
  expect(callers[0]?.attributes).toMatchObject({ agentId: 'agent-colorado', status: 'accepted' })
  expect((await advisor.get(`/platform/conversations?filter[client]=${id}`)).body).toMatchObject({ data: [] })
})

test('a closed family can’t be reassigned before it’s reopened, and no one gets an email about a call [WORK-007, TRUTH-001]', async () => {
  const { id } = await createAcceptedFamily(api)
  await change(admin, id, { stage: 'closed', closedReason: 'stayed-home' })
  const before = await subjectsTo(id, 'agent-colorado@hearthway.example')
  const refused = await change(admin, id, { agentId: 'agent-colorado' })
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/agentId']])
  expect(await read(admin, id)).toMatchObject({ agentId: 'agent-boulder' })
  expect(await subjectsTo(id, 'agent-colorado@hearthway.example')).toEqual(before)
  expect((await change(admin, id, { stage: 'contacted', agentId: 'agent-colorado' })).status).toBe(200)
  expect(await read(admin, id)).toMatchObject({ agentId: 'agent-colorado', stage: 'contacted' })
})

test('lets an advisor reassign an own family, which they then no longer see [WORK-007, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  await advisor.plain('/platform/clients-access/contact', { clientId: id, reason: 'To call' })
  const reassigned = await change(advisor, id, { agentId: 'agent-colorado' })
  expect(reassigned.status).toBe(200)
  expect(one(reassigned).attributes).toMatchObject({ agentId: 'agent-colorado' })
  expect(JSON.stringify(reassigned.body)).not.toContain('303555')
  expect((await advisor.get(pathOf(id))).status).toBe(404)
  expect((await change(advisor, id, { agentId: 'agent-boulder' })).status).toBe(404)
  expect((await change(colleague, id, { stage: 'touring' })).status).toBe(200)
})

test('reassigns a family only to approved advisors who aren’t disabled [WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  for (const agentId of ['agent-applied', 'agent-unknown']) {
    const refused = await change(admin, id, { agentId })
    expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/agentId']])
  }
  const accounts = list(await admin.get('/admin/users?q=other-agent')).data
  const path = `/admin/users/${accounts[0]?.id ?? ''}`
  await admin.patch(path, 'users', { status: 'disabled' })
  expect((await change(admin, id, { agentId: 'agent-colorado' })).status).toBe(422)
  await admin.patch(path, 'users', { status: 'active' })
  colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await read(advisor, id))['agentId']).toBe('agent-boulder')
})

test('doesn’t give a family to an advisor that it stopped sharing with [WORK-007, TRUST-004]', async () => {
  const { id, browser } = await createAcceptedFamily(api)
  await change(admin, id, { agentId: 'agent-colorado' })
  const receipts = list(await browser.get('/platform/receipts')).data
  const active = receipts.find(
    ({ attributes }) => attributes['recipientKind'] === 'agent' && attributes['status'] === 'active',
  )
  await browser.post(`/platform/receipts/${active?.id ?? ''}/revoke`, 'receipts', {})
  const refused = await change(admin, id, { agentId: 'agent-colorado' })
  expect([refused.status, codeOf(refused)]).toEqual([409, 'sharing-stopped'])
  expect((await change(admin, id, { agentId: 'agent-boulder' })).status).toBe(200)
})

test('reassigns a family that its advisor hasn’t accepted only as an admin [WORK-007, TRUTH-001]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const refused = await change(advisor, id, { agentId: 'agent-colorado' })
  expect([refused.status, codeOf(refused)]).toEqual([409, 'family-not-accepted'])
  expect((await change(admin, id, { agentId: 'agent-colorado' })).status).toBe(200)
  const offers = list(await advisor.get(`/platform/offers?filter[client]=${id}`)).data
  expect(offers[0]?.attributes).toMatchObject({ status: 'revoked', clientName: '' })
})

test('corrects contact info and place, masked in the record of changes, and ends links that went to a wrong address [WORK-007, TRUST-008]', async () => {
  const { id, email } = await createAcceptedFamily(api)
  await advisor.plain('/platform/clients-access/contact', { clientId: id, reason: 'To correct it' })
  const values = {
    name: 'Ruth Corrected',
    email: `new-${email}`,
    phone: '(720) 555-0133',
    city: 'Denver',
    zip: '80202',
    state: 'CO',
  }
  const corrected = one(await change(advisor, id, values)).attributes
  expect(corrected).toMatchObject({
    name: 'Ruth Corrected',
    email: `new-${email}`,
    phone: '+17205550133',
    place: 'Denver, CO 80202',
    answers: { city: 'Denver' },
  })
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${id}&filter[action]=changed`)).data
  expect(JSON.stringify(changes)).not.toMatch(/555-?0133|new-/)
  expect(JSON.stringify(changes)).toContain('Ruth Corrected')
  expect(list(await advisor.get('/secure/clients?q=ruth%20corrected%20denver')).data).toHaveLength(1)
  const links = await api.database.orm.select().from(receiptLinks).where(eq(receiptLinks.familyId, id))
  expect(links).toEqual([])
})

test('removes a wrong phone number, but not the last way to contact a family [WORK-007]', async () => {
  const { id } = await createAcceptedFamily(api)
  expect((await change(advisor, id, { phone: null })).status).toBe(200)
  expect(await read(advisor, id)).not.toHaveProperty('maskedPhone')
  const refused = await change(advisor, id, { email: null })
  expect([refused.status, pointersOf(refused)]).toEqual([422, ['/data/attributes/email']])
})

test('rejects invalid corrections, those of a stranger, and the email address of another family [WORK-007, ROLE-010]', async () => {
  const { id } = await createAcceptedFamily(api)
  const other = await createFamilyWithRequest(api)
  expect(codeOf(await change(advisor, id, { email: other.email.toUpperCase() }))).toBe('already-exists')
  for (const [name, value] of [
    ['email', 'not an address'],
    ['phone', '12345678'],
    ['state', 'ZZ'],
  ] as const) {
    expect(pointersOf(await change(advisor, id, { [name]: value }))).toEqual([`/data/attributes/${name}`])
  }
  expect((await change(colleague, id, { name: 'Mine' })).status).toBe(404)
  expect((await change(await createCaller(api, 'provider'), id, { name: 'Mine' })).status).toBe(403)
  const offered = await createFamilyWithRequest(api)
  expect(codeOf(await change(advisor, offered.id, { name: 'Mine' }))).toBe('family-not-accepted')
})

test('completes the first task when the advisor emails or messages the family, but not when an admin does [WORK-002, DASH-004]', async () => {
  const email = (caller: Caller, clientId: string) =>
    caller.post('/platform/emails', 'emails', { clientId, subject: 'Hello', body: 'Shall we talk?' })
  const { id } = await createAcceptedFamily(api)
  await email(admin, id)
  expect(await tasksOf(id)).toMatchObject([{ status: 'open' }])
  expect((await email(advisor, id)).status).toBe(201)
  expect(await tasksOf(id)).toMatchObject([{ status: 'done', resolvedAt: expect.any(String) }])
  const other = await createAcceptedFamily(api)
  const conversation = one(await advisor.post('/platform/conversations', 'conversations', { clientId: other.id }))
  const message = { conversationId: conversation.id, text: 'Hello' }
  await advisor.post('/platform/conversation-messages', 'conversation-messages', message)
  expect(await tasksOf(other.id)).toMatchObject([{ status: 'done' }])
})

test('takes a completed task as the advisor’s response to the offer [WORK-002]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const [task] = list(await advisor.get(`/platform/tasks?filter[client]=${id}`)).data
  await advisor.patch(`/platform/tasks/${task?.id ?? ''}`, 'tasks', { status: 'done' })
  expect(list(await advisor.get(`/platform/offers?filter[client]=${id}`)).data).toMatchObject([
    { attributes: { status: 'claimed' } },
  ])
})

test('moves the open tasks of the merged family’s advisor to the remaining one, and back when the merge is undone [WORK-007]', async () => {
  const kept = await createAcceptedFamily(api)
  const merged = await createAcceptedFamily(api)
  await change(admin, merged.id, { agentId: 'agent-colorado' })
  const pair = { keepId: kept.id, mergeId: merged.id }
  expect((await admin.post('/marketplace/clients-merge', 'clients', { ...pair, confirmUnrelated: true })).status).toBe(
    201,
  )
  expect((await tasksOf(kept.id)).map(({ ownerId }) => ownerId)).toEqual(['agent-boulder', 'agent-boulder'])
  expect((await admin.post('/marketplace/clients-merge/undo', 'clients', pair)).status).toBe(200)
  expect((await tasksOf(merged.id)).map(({ ownerId }) => ownerId)).toEqual(['agent-colorado'])
})
