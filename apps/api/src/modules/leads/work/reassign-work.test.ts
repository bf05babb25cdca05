import { randomUUID } from 'node:crypto'
import { addDays, siteDay } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { browserOf } from '../../../../testing/browser'
import {
  acceptHome,
  addRealEstateAgent,
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createCallerWithCookie,
  createFamilyWithHome,
  createFamilyWithRequest,
  findHome,
  list,
  one,
} from '../../../../testing/lead-samples'
import { readLinkToken } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'
import { agentOptions, agents, families, tasks, users } from '../../../database/schema/tables'

const api = apiUnderTest()
let admin: Caller
let advisor: Caller
let advisorId: string

beforeEach(async () => {
  admin = await createCaller(api, 'admin')
  advisor = await createCaller(api, 'agent')
  advisorId = one(await advisor.get('/platform/users/me')).id
})
// The next test begins with an advisor who works, and without families.
afterEach(async () => {
  await api.database.orm.update(users).set({ status: 'active' })
  await api.database.orm.update(families).set({ agentId: null, stage: 'closed' })
  await api.database.orm.update(tasks).set({ status: 'done' })
  for (const id of ['agent-boulder', 'agent-colorado']) {
    await admin.patch(`/marketplace/agent-options/${id}`, 'agent-options', { isAccepting: true })
  }
})

const type = 'work-reassignments'
const path = (id: string) => `/admin/users/${id}/work-reassignment`
const read = (response: { body: unknown }): Record<string, unknown> =>
  JSON.parse(JSON.stringify(response.body)).data?.attributes
const preview = async (id: string, receivers: object = {}) =>
  read(await admin.post(`${path(id)}/preview`, type, receivers))
const reassign = (id: string, values: object) => admin.post(path(id), type, { reason: 'Left the company', ...values })
const pointerOf = (response: { body: unknown }) => JSON.parse(JSON.stringify(response.body)).errors[0].source.pointer
const family = async (id: string) => one(await admin.get(`/secure/clients/${id}`)).attributes
const account = async (id: string) => one(await admin.get(`/admin/users/${id}`)).attributes

/** Invites a person, who signs up. */
async function member(values: object) {
  const email = `${randomUUID()}@work.example`
  const invited = one(await admin.post('/admin/users', 'users', { name: 'Mia Member', email, ...values }))
  const browser = browserOf(api)
  const sent = { name: 'Mia Member', email, password: samplePassword, invitation: await readLinkToken(api, email) }
  expect((await browser.send('POST', '/platform/auth/register', sent, 'users')).status).toBe(201)
  return { id: invited.id, caller: createCallerWithCookie(api, browser.cookie()) }
}

test('counts the work of an advisor without changing it, and says who would get it [DASH-012, WORK-007]', async () => {
  const { id: acceptedId } = await createAcceptedFamily(api)
  await createFamilyWithRequest(api)
  const { id: closedId } = await createAcceptedFamily(api)
  const closing = { stage: 'closed', closedReason: 'other', closedNote: 'Found a place' }
  await admin.patch(`/secure/clients/${closedId}`, 'clients', closing)
  await advisor.post('/platform/tasks', 'tasks', { title: 'Order cards', dueAt: new Date(4e12).toISOString() })
  const counted = await preview(advisorId, { agentIds: ['agent-colorado'] })
  expect(counted).toMatchObject({
    families: 1,
    offers: 1,
    tasks: 1,
    homes: 0,
    waiting: 0,
    receivers: [{ id: 'agent-colorado', kind: 'agent', families: 1, tasks: 1 }],
  })
  expect(await preview(advisorId)).toMatchObject({ families: 1, receivers: [] })
  expect((await family(acceptedId))['agentId']).toBe('agent-boulder')
  expect(await account(advisorId)).toMatchObject({ status: 'active' })
})

test('moves families and tasks, offers the others to the next advisor, and disables the account, whose name stays [DASH-012, WORK-007]', async () => {
  const { id: acceptedId } = await createAcceptedFamily(api)
  await advisor.post('/marketplace/notes', 'notes', { clientId: acceptedId, text: 'Likes gardens' })
  const { id: offeredId } = await createFamilyWithRequest(api)
  const task = { title: 'Order cards', dueAt: new Date(4e12).toISOString() }
  const taskId = one(await advisor.post('/platform/tasks', 'tasks', task)).id
  const cover = {
    agentId: 'agent-boulder',
    coveringId: 'agent-colorado',
    from: addDays(siteDay(), 3),
    until: addDays(siteDay(), 5),
  }
  const coverId = one(await admin.post('/platform/covers', 'covers', cover)).id

  const done = await reassign(advisorId, { agentIds: ['agent-colorado'] })
  expect([done.status, read(done)]).toMatchObject([200, { families: 1, offers: 1, tasks: 1, covers: 1 }])
  await api.api.queue.idle()
  expect((await advisor.get('/platform/users/me')).status).toBe(401)
  expect(await account(advisorId)).toMatchObject({ status: 'disabled' })
  expect((await family(acceptedId))['agentId']).toBe('agent-colorado')
  // The offer went to the next advisor, who still has to accept it.
  expect(await family(offeredId)).toMatchObject({ agentId: 'agent-colorado' })
  const offers = list(await admin.get(`/platform/offers?filter[client]=${offeredId}&filter[agent]=agent-colorado`)).data
  expect(offers.map(({ attributes }) => attributes['status'])).toEqual(['offered'])
  expect(one(await admin.get(`/platform/tasks/${taskId}`)).attributes['ownerId']).toBe('agent-colorado')
  const covers = list(await admin.get('/platform/covers')).data
  expect(covers.find(({ id }) => id === coverId)?.attributes).toMatchObject({ status: 'ended' })
  const timeline = list(await admin.get(`/platform/timeline?filter[client]=${acceptedId}&page-size=100`)).data
  const note = timeline.find(({ attributes }) => JSON.stringify(attributes).includes('Likes gardens'))
  expect(note?.attributes['actor']).toBe('Bo Boulder')
  const changes = list(await admin.get(`/platform/record-changes?filter[record]=${advisorId}`)).data
  expect(changes[0]?.attributes).toMatchObject({ actor: 'Ada Admin', reason: 'Left the company' })
})

test('receivers take turns, and none gets a family that stopped sharing with them [DASH-012, TRUST-004]', async () => {
  const { id: stoppedId, browser } = await createAcceptedFamily(api)
  await admin.patch(`/secure/clients/${stoppedId}`, 'clients', { agentId: 'agent-colorado' })
  const receipts = list(await browser.get('/platform/receipts')).data
  const active = receipts.find(
    ({ attributes }) => attributes['recipientKind'] === 'agent' && attributes['status'] === 'active',
  )
  await browser.post(`/platform/receipts/${active?.id ?? ''}/revoke`, 'receipts', {})
  await admin.patch(`/secure/clients/${stoppedId}`, 'clients', { agentId: 'agent-boulder' })
  const { id: otherId } = await createAcceptedFamily(api)
  expect(await preview(advisorId, { agentIds: ['agent-colorado'] })).toMatchObject({ families: 2, waiting: 1 })
  expect((await reassign(advisorId, { agentIds: ['agent-colorado'] })).status).toBe(200)
  expect((await family(otherId))['agentId']).toBe('agent-colorado')
  expect(await family(stoppedId)).not.toHaveProperty('agentId')
})

test('work needs a receiver who can do it, and no one gets their own [DASH-012]', async () => {
  await createAcceptedFamily(api)
  const refused = await reassign(advisorId, {})
  expect([refused.status, pointerOf(refused)]).toEqual([422, '/data/attributes/agentIds'])
  for (const agentId of ['agent-boulder', 'agent-applied', 'agent-unknown']) {
    const response = await admin.post(`${path(advisorId)}/preview`, type, { agentIds: [agentId] })
    expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/agentIds'])
  }
  for (const userId of [advisorId, randomUUID()]) {
    const response = await admin.post(`${path(advisorId)}/preview`, type, { userIds: [userId] })
    expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/userIds'])
  }
  expect(await account(advisorId)).toMatchObject({ status: 'active' })
})

test('neither the last admin nor oneself is disabled with their work [DASH-012]', async () => {
  const adminId = one(await admin.get('/platform/users/me')).id
  expect(codeOf(await reassign(adminId, {}))).toBe('last-admin')
  const { id, caller } = await member({ role: 'admin' })
  expect(codeOf(await caller.post(path(id), type, { reason: 'Leaving' }))).toBe('own-rights')
  expect((await reassign(id, {})).status).toBe(200)
  expect(await account(adminId)).toMatchObject({ status: 'active' })
})

test('gives the communities of a provider to another, and says which ones no one else manages [DASH-012, ROLE-010]', async () => {
  const { id } = await member({ role: 'provider', communityIds: ['cedar-memory', 'dogwood-lodge'] })
  const { id: otherId } = await member({ role: 'provider', communityIds: ['dogwood-lodge'] })
  const counted = await preview(id, { userIds: [otherId] })
  expect(counted).toMatchObject({
    communities: 2,
    communitiesAlone: ['cedar-memory'],
    receivers: [{ id: otherId, kind: 'user', communities: 2 }],
  })
  expect((await reassign(id, { userIds: [otherId] })).status).toBe(200)
  expect(await account(id)).toMatchObject({ status: 'disabled', communities: [] })
  const managed = (await account(otherId))['communities']
  expect(JSON.stringify(managed)).toContain('cedar-memory')
  expect(JSON.stringify(managed)).toContain('dogwood-lodge')
})

test('offers homes to another real estate agent, and the profile gets no new ones [DASH-012, AGENT-006]', async () => {
  await addRealEstateAgent(api)
  const realtor = await createCaller(api, 'real-estate-agent')
  const { id } = await createFamilyWithHome(api)
  expect((await acceptHome(realtor, id)).status).toBe(201)
  const realtorId = one(await realtor.get('/platform/users/me')).id
  // An advisor can’t get homes.
  expect((await admin.post(`${path(realtorId)}/preview`, type, { agentIds: ['agent-colorado'] })).status).toBe(422)
  expect(await preview(realtorId)).toMatchObject({ homes: 1, families: 0 })
  const [template] = await api.database.orm.select().from(agents).where(eq(agents.id, 'agent-homes'))
  if (!template) throw new Error('The sample has no real estate agent')
  await api.database.orm.insert(agents).values({ ...template, id: 'agent-keys' })
  await api.database.orm.insert(agentOptions).values({ agentId: 'agent-keys', kind: 'real-estate' })
  expect((await reassign(realtorId, { agentIds: ['agent-keys'] })).status).toBe(200)
  expect((await findHome(admin, id)).attributes).toMatchObject({ agentId: 'agent-keys', stage: 'new' })
  const [options] = await api.database.orm.select().from(agentOptions).where(eq(agentOptions.agentId, 'agent-homes'))
  expect(options?.isAccepting).toBe(false)
})

test('the work of a profile that a colleague works with, too, stays with it [DASH-012]', async () => {
  const { id: familyId } = await createAcceptedFamily(api)
  const { id } = await member({ role: 'agent', agentId: 'agent-boulder' })
  expect(await preview(id)).toMatchObject({ families: 0, tasks: 0 })
  expect((await reassign(id, {})).status).toBe(200)
  expect((await family(familyId))['agentId']).toBe('agent-boulder')
})
