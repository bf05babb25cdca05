import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { families, messageTemplates, notifications, users } from '../../../database/schema/tables'
import { apiUnderTest, type ApiResponse } from '../../../../testing/api-under-test'
import {
  acceptFamily,
  addDirectCommunity,
  approveProvider,
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createDirectFamily,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
let agent: Caller
let admin: Caller
let provider: Caller

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  agent = await createCaller(api, 'agent')
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
})

const path = '/platform/conversations'
const find = async (caller: Caller, familyId: string) =>
  list(await caller.get(`${path}?filter[client]=${familyId}`)).data[0]
const openConversation = async () => {
  const family = await createAcceptedFamily(api)
  const conversation = await find(agent, family.id)
  return { family, id: conversation?.id ?? '' }
}
const openCustomersConversation = async () => {
  const customer = await createCaller(api, 'customer')
  const family = await createFamilyWithRequest(api, {}, customer.cookie)
  await acceptFamily(agent, family.id)
  const conversation = await find(agent, family.id)
  return { customer, id: conversation?.id ?? '' }
}
const change = (caller: Caller, id: string, attributes: object) =>
  caller.patch(`${path}/${id}`, 'conversations', attributes)
const send = (caller: Caller, conversationId: string, attributes: object) =>
  caller.post('/platform/conversation-messages', 'conversation-messages', {
    conversationId,
    text: 'Hello',
    ...attributes,
  })
const idsOf = async (caller: Caller, query: string) =>
  list(await caller.get(`${path}?page-size=100&${query}`)).data.map(({ id }) => id)
const pointerOf = ({ body }: ApiResponse) => JSON.parse(JSON.stringify(body)).errors[0].source.pointer

test('assigns a conversation to a colleague, who finds it under theirs, and takes it back [WORK-008, DASH-008]', async () => {
  const { id } = await openConversation()
  const assignees = list(await agent.get(`/platform/conversation-assignees?filter[conversation]=${id}`)).data
  expect(assignees.map(({ attributes }) => attributes['role']).toSorted()).toEqual(['admin', 'agent'])
  const colleague = one(await admin.get('/platform/users/me')).id
  expect(await idsOf(agent, 'filter[assignee][exists]=false')).toContain(id)
  expect(one(await change(agent, id, { assigneeId: colleague })).attributes).toMatchObject({ assigneeId: colleague })
  expect(await idsOf(admin, `filter[assignee]=${colleague}`)).toContain(id)
  expect(await idsOf(agent, 'filter[assignee][exists]=false')).not.toContain(id)
  const people = list(await agent.get(`/platform/conversation-participants?filter[conversation]=${id}`)).data
  expect(people.map(({ attributes }) => attributes['role'])).toContain('staff')
  expect(one(await change(agent, id, { assigneeId: null })).attributes).not.toHaveProperty('assigneeId')
})

test('assigns no one who can’t reply in the conversation [WORK-008, ROLE-010]', async () => {
  const { id } = await openConversation()
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  for (const stranger of [other, provider, await createCaller(api, 'customer')]) {
    const response = await change(agent, id, { assigneeId: one(await stranger.get('/platform/users/me')).id })
    expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/assigneeId'])
  }
})

test('a snoozed conversation comes back when its time has come, without a job [WORK-008]', async () => {
  const { id } = await openConversation()
  const snoozedUntil = new Date(now().getTime() + 6000).toISOString()
  expect(one(await change(agent, id, { snoozedUntil })).attributes).toMatchObject({ state: 'snoozed', snoozedUntil })
  expect(await idsOf(agent, 'filter[state]=snoozed')).toContain(id)
  expect(await idsOf(agent, 'filter[state]=open')).not.toContain(id)
  const isOpen = async () => expect(await idsOf(agent, 'filter[state]=open')).toContain(id)
  await vi.waitFor(isOpen, { timeout: 20_000, interval: 500 })
  expect(now().getTime()).toBeGreaterThanOrEqual(new Date(snoozedUntil).getTime())
  expect(one(await agent.get(`${path}/${id}`)).attributes).not.toHaveProperty('snoozedUntil')
})

test('a message from the family ends a snooze and opens a conversation that is done, and its advisor’s doesn’t [WORK-008]', async () => {
  const { id, customer } = await openCustomersConversation()
  const tomorrow = new Date(now().getTime() + 86_400_000).toISOString()
  for (const closed of [{ snoozedUntil: tomorrow }, { isDone: true }]) {
    const { state } = one(await change(agent, id, closed)).attributes
    expect(state).not.toBe('open')
    await send(agent, id, { text: 'Think about it' })
    expect(one(await agent.get(`${path}/${id}`)).attributes['state']).toBe(state)
    expect((await send(customer, id, { text: 'One more question' })).status).toBe(201)
    expect(one(await agent.get(`${path}/${id}`)).attributes).toMatchObject({ state: 'open', lastMessageRole: 'family' })
  }
})

test('rejects a snooze into the past or beyond a year, and a change on an old version [WORK-005, WORK-008]', async () => {
  const { id } = await openConversation()
  for (const snoozedUntil of [new Date(now().getTime() - 1000), new Date(now().getTime() + 400 * 86_400_000)]) {
    const response = await change(agent, id, { snoozedUntil: snoozedUntil.toISOString() })
    expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/snoozedUntil'])
  }
  const version = one(await agent.get(`${path}/${id}`)).attributes['version']
  await send(agent, id, {})
  const late = await api.call({
    method: 'PATCH',
    url: `${path}/${id}`,
    payload: { data: { type: 'conversations', id, attributes: { isDone: true } } },
    headers: { cookie: agent.cookie, 'if-match': `"${String(version)}"` },
  })
  expect([late.status, codeOf(late)]).toEqual([412, 'record-changed'])
})

test('advisors and admins read internal notes, and the family and the community never do [WORK-008, ROLE-010]', async () => {
  const { id: familyId } = await createDirectFamily(api, ['harbor-direct'])
  const id = (await find(provider, familyId))?.id ?? ''
  const note = { conversationId: id, text: 'Periwinkle: they can pay less than they say' }
  expect((await admin.post('/platform/conversation-notes', 'conversation-notes', note)).status).toBe(201)
  const read = await admin.get(`/platform/conversation-notes?filter[conversation]=${id}`)
  expect(JSON.stringify(read.body)).toContain('Periwinkle')
  for (const caller of [provider, await createCaller(api, 'customer'), await createCaller(api, 'real-estate-agent')]) {
    expect((await caller.get(`/platform/conversation-notes?filter[conversation]=${id}`)).status).toBe(403)
    expect((await caller.post('/platform/conversation-notes', 'conversation-notes', note)).status).toBe(403)
  }
  for (const url of [
    `${path}/${id}`,
    `${path}?filter[client]=${familyId}`,
    `/platform/conversation-messages?filter[conversation]=${id}`,
    `/platform/conversation-participants?filter[conversation]=${id}`,
    '/platform/staff-search?q=periwinkle',
    `/platform/record-changes?filter[client]=${familyId}`,
  ]) {
    expect(JSON.stringify((await provider.get(url)).body), url).not.toContain('Periwinkle')
  }
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await stranger.get(`/platform/conversation-notes?filter[conversation]=${id}`)).status).toBe(404)
})

test('a family sees its messages, and not who they’re assigned to or what was delivered [WORK-008]', async () => {
  const { customer, id } = await openCustomersConversation()
  await send(agent, id, { channel: 'email' })
  await change(agent, id, { assigneeId: one(await agent.get('/platform/users/me')).id })
  const seen = [
    one(await agent.get(`${path}/${id}`)).attributes,
    list(await agent.get(`/platform/conversation-messages?filter[conversation]=${id}`)).data[0]?.attributes,
  ]
  expect(Object.keys(Object.assign({}, ...seen))).toEqual(expect.arrayContaining(['assigneeId', 'state', 'delivery']))
  const shown = JSON.stringify([
    (await customer.get(`${path}/${id}`)).body,
    (await customer.get(`/platform/conversation-messages?filter[conversation]=${id}`)).body,
  ])
  expect(shown).toContain('Hello')
  expect(shown).not.toMatch(/assignee|snoozed|state"|delivery/)
})

test('a message leaves as an email or a text, and says what happened to it [WORK-008, API-042]', async () => {
  const { family, id } = await openConversation()
  const email = one(await send(agent, id, { text: 'By email', channel: 'email' }))
  expect(email.attributes).toMatchObject({ channel: 'email', delivery: 'queued' })
  await api.api.queue.idle()
  // Not due, so the outbox doesn't send it meanwhile.
  const dueAt = new Date(now().getTime() + 3_600_000)
  const setSent = (sentAt: Date | null) =>
    api.database.orm.update(notifications).set({ sentAt, dueAt }).where(eq(notifications.familyId, family.id))
  const messages = async () =>
    list(await agent.get(`/platform/conversation-messages?filter[conversation]=${id}`)).data.map(
      ({ attributes }) => attributes,
    )
  expect((await messages())[0]).toMatchObject({ channel: 'email', delivery: 'sent' })
  await setSent(null)
  expect((await messages())[0]).toMatchObject({ channel: 'email', delivery: 'queued' })
  await setSent(now())
  const [queued] = await api.database.orm
    .select()
    .from(notifications)
    .where(and(eq(notifications.subject, 'A message about your search'), eq(notifications.familyId, family.id)))
  expect(queued).toMatchObject({ recipient: family.email, familyId: family.id })
  await api.database.orm
    .update(notifications)
    .set({ failure: 'This email address doesn’t exist' })
    .where(eq(notifications.id, queued?.id ?? ''))
  expect((await messages())[0]).toMatchObject({ delivery: 'failed', failure: 'This email address doesn’t exist' })
  expect((await find(agent, family.id))?.attributes['lastMessageDelivery']).toBe('failed')
})

test('texts only a family that agreed to texts [TRUST-007, WORK-008]', async () => {
  const { family, id } = await openConversation()
  const store = (consent: { text: string; language: 'en'; version: string; at: string } | null) =>
    api.database.orm.update(families).set({ consent }).where(eq(families.id, family.id))
  await store(null)
  const refused = await send(agent, id, { channel: 'text' })
  expect([refused.status, pointerOf(refused)]).toEqual([422, '/data/attributes/channel'])
  await store({ text: 'May text me', language: 'en', version: '3', at: now().toISOString() })
  expect(one(await send(agent, id, { channel: 'text' })).attributes).toMatchObject({ channel: 'text' })
  await api.api.queue.idle()
  const texts = await api.database.orm.select().from(notifications).where(eq(notifications.familyId, family.id))
  expect(texts.filter(({ channel }) => channel === 'text').map(({ blocks }) => blocks)).toEqual([['Hello']])
})

test('a person writes templates, shares them with people in the same role, and deletes them [WORK-008, ROLE-010]', async () => {
  const templates = '/platform/message-templates'
  const namesOf = async (caller: Caller) =>
    list(await caller.get(templates)).data.map(({ attributes }) => attributes['name'])
  const mine = { name: 'Tour reminder', text: 'Hi {family}, see you at the tour.', sharedWith: 'me' }
  const { id } = one(await agent.post(templates, 'message-templates', mine))
  const colleague = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect([await namesOf(agent), await namesOf(colleague)]).toEqual([['Tour reminder'], []])
  await agent.patch(`${templates}/${id}`, 'message-templates', { sharedWith: 'team' })
  expect([await namesOf(colleague), await namesOf(provider), await namesOf(admin)]).toEqual([['Tour reminder'], [], []])
  expect((await colleague.patch(`${templates}/${id}`, 'message-templates', { name: 'Mine' })).status).toBe(404)
  expect((await colleague.delete(`${templates}/${id}`)).status).toBe(404)
  expect((await agent.delete(`${templates}/${id}`)).status).toBe(204)
})

test('a provider writes templates only for themselves, because others of the role work for other companies [WORK-008, ROLE-010]', async () => {
  const templates = '/platform/message-templates'
  const text = { name: 'Open rooms', text: 'We have a room from March.' }
  const shared = await provider.post(templates, 'message-templates', { ...text, sharedWith: 'team' })
  expect([shared.status, shared.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/sharedWith' } }] },
  ])
  const { id } = one(await provider.post(templates, 'message-templates', { ...text, sharedWith: 'me' }))
  expect(list(await provider.get(templates)).data.map((template) => template.id)).toEqual([id])
  // What someone else with the role shared before the rule is theirs only.
  const [other] = await api.database.orm.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
  await api.database.orm
    .update(messageTemplates)
    .set({ sharedWith: 'team', ownerId: other?.id ?? '' })
    .where(eq(messageTemplates.id, id))
  expect(list(await provider.get(templates)).data).toEqual([])
})
