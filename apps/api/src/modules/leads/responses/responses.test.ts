import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { releases } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptHome,
  addDirectCommunity,
  addRealEstateAgent,
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  createDirectFamily,
  createFamilyWithHome,
  createFamilyWithRequest,
  findOfferId,
  list,
  one,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
  await addRealEstateAgent(api)
})

const provider = () => createCaller(api, 'provider')
const requestDirectly = (answers: object = {}) => createDirectFamily(api, ['harbor-direct'], answers)

async function releaseOf(caller: Caller, familyId: string): Promise<string> {
  const [release] = list(await caller.get(`/platform/releases?filter[client]=${familyId}`)).data
  return release?.id ?? ''
}
const respond = (caller: Caller, id: string, body: object) =>
  caller.post(`/platform/releases/${id}/responses`, 'releases', body)
const waitingFor = async (caller: Caller) =>
  list(await caller.get('/secure/clients?filter[response]=waiting&page-size=100')).data.map(({ id }) => id)

test('records that a community’s team contacted a family, at the time of the first response [TRUTH-008]', async () => {
  const { id, admin } = await requestDirectly()
  const team = await provider()
  const releaseId = await releaseOf(team, id)
  expect(await waitingFor(team)).toContain(id)
  const first = one(await respond(team, releaseId, { response: 'contacted', note: 'Left a voicemail.' })).attributes
  expect(first).toMatchObject({ status: 'active', response: 'contacted', respondedAt: expect.any(String) })
  const second = one(await respond(team, releaseId, { response: 'contacted' })).attributes
  expect(second['respondedAt']).toBe(first['respondedAt'])
  expect(await waitingFor(team)).not.toContain(id)
  const family = one(await team.get(`/secure/clients/${id}`)).attributes
  expect(family['releases']).toMatchObject([{ id: releaseId, response: 'contacted' }])
  expect(JSON.stringify(one(await admin.get(`/secure/clients/${id}`)).attributes['timeline'])).toContain(
    'contacted the family: Left a voicemail.',
  )
})

test('an email to a family is the team’s response, and a message that stays in the conversation isn’t [TRUTH-008, WORK-008]', async () => {
  const { id } = await requestDirectly()
  const team = await provider()
  const releaseId = await releaseOf(team, id)
  const conversation = list(await team.get(`/platform/conversations?filter[client]=${id}`)).data[0]
  const write = (channel: string) =>
    team.post('/platform/conversation-messages', 'conversation-messages', {
      conversationId: conversation?.id,
      text: 'We have a room.',
      channel,
    })
  expect((await write('message')).status).toBe(201)
  expect(await waitingFor(team)).toContain(id)
  expect((await write('email')).status).toBe(201)
  // It's a response once it's delivered.
  await vi.waitFor(async () => expect(await waitingFor(team)).not.toContain(id), { timeout: 15_000 })
  const read = async () => list(await team.get(`/platform/releases?filter[client]=${id}`)).data[0]?.attributes
  const first = await read()
  expect(first).toMatchObject({ response: 'contacted', respondedAt: expect.any(String) })
  await respond(team, releaseId, { response: 'tour-offered', note: 'Friday at 2 PM' })
  await write('email')
  await api.api.queue.idle()
  expect(await read()).toMatchObject({
    response: 'tour-offered',
    responseNote: 'Friday at 2 PM',
    respondedAt: first?.['respondedAt'],
  })
})

test('takes a family from a community that declines it, and offers it to an advisor [TRUTH-008, TRUTH-001]', async () => {
  const { id, admin } = await requestDirectly()
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).not.toHaveProperty('agentId')
  const team = await provider()
  const releaseId = await releaseOf(team, id)
  const silent = await respond(team, releaseId, { response: 'declined' })
  expect(silent.status).toBe(422)
  expect(silent.body).toMatchObject({ errors: [{ source: { pointer: '/data/attributes/note' } }] })
  const declined = await respond(team, releaseId, { response: 'declined', note: 'We have no rooms.' })
  expect(one(declined).attributes).toMatchObject({ status: 'ended', response: 'declined' })
  expect((await team.get(`/secure/clients/${id}`)).status).toBe(404)
  const again = await respond(team, releaseId, { response: 'contacted' })
  expect([again.status, codeOf(again)]).toEqual([409, 'release-closed'])
  await api.api.queue.idle()
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toMatchObject({
    agentId: 'agent-boulder',
    leads: [{ communityId: 'harbor-direct', handedOverAt: expect.any(String) }],
  })
})

test('emails a family that already has an advisor when a community declines it, and gives the advisor a task [TRUTH-008]', async () => {
  const { id, email, admin } = await requestDirectly({ consultationRequested: 'Yes' })
  const team = await provider()
  await respond(team, await releaseOf(team, id), { response: 'declined', note: 'We have no rooms.' })
  await api.api.queue.idle()
  const { tasks } = one(await admin.get(`/secure/clients/${id}`)).attributes
  expect(tasks).toHaveLength(2)
  const subjects = (await listMessagesTo(api, email)).map(({ subject }) => subject)
  expect(subjects).toContain('Advisor agent-boulder will call you about harbor-direct')
})

test('takes a home from a real estate agent who declines it, and never gives it back [TRUTH-008, AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const agent = await createCaller(api, 'real-estate-agent')
  await acceptHome(agent, id)
  const releaseId = await releaseOf(agent, id)
  expect((await respond(agent, releaseId, { response: 'declined', note: 'Too far away.' })).status).toBe(201)
  await api.api.queue.idle()
  expect((await agent.get(`/secure/clients/${id}`)).status).toBe(404)
  const homes = list(await admin.get('/marketplace/sren-referrals?page-size=100')).data
  const home = homes.find(({ attributes }) => attributes['clientId'] === id)
  expect(home?.attributes).not.toHaveProperty('agentId')
})

test('lets only the recipient of a release read it and respond [TRUTH-008, ROLE-010]', async () => {
  const { id } = await requestDirectly()
  const team = await provider()
  const releaseId = await releaseOf(team, id)
  expect(one(await team.get(`/platform/releases/${releaseId}`)).attributes).toMatchObject({ clientId: id })
  const agent = await createCaller(api, 'real-estate-agent')
  expect((await agent.get(`/platform/releases/${releaseId}`)).status).toBe(404)
  expect((await respond(agent, releaseId, { response: 'contacted' })).status).toBe(404)
  const advisor = await createCaller(api, 'agent')
  expect((await respond(advisor, releaseId, { response: 'contacted' })).status).toBe(403)
})

test('lists declined families and those without a response in time for admins [TRUTH-008]', async () => {
  const [declined, late, old, recent] = [
    await requestDirectly(),
    await requestDirectly(),
    await requestDirectly(),
    await requestDirectly(),
  ]
  const team = await provider()
  const lateId = await releaseOf(team, late.id)
  await respond(team, await releaseOf(team, declined.id), { response: 'declined', note: 'We have no rooms.' })
  await api.database.orm
    .update(releases)
    .set({ respondBy: new Date(now().getTime() - 60_000) })
    .where(eq(releases.id, lateId))
  // An advisor's referral has no time that the family was told.
  await api.database.orm
    .update(releases)
    .set({ respondBy: null, sentAt: new Date(now().getTime() - 8 * 86_400_000) })
    .where(eq(releases.id, await releaseOf(team, old.id)))
  const advisor = await createCaller(api, 'agent')
  const offered = await createFamilyWithRequest(api)
  const decline = { reason: 'I am away.' }
  await advisor.post(`/platform/offers/${await findOfferId(advisor, offered.id)}/decline`, 'offers', decline)
  await api.api.queue.idle()
  const listed = async (query = '') => {
    const rows = list(await declined.admin.get(`/admin/missed-responses?page-size=100${query}`)).data
    return new Map(rows.map(({ attributes }) => [attributes['clientId'], attributes]))
  }
  const all = await listed()
  expect(all.get(declined.id)).toMatchObject({
    outcome: 'declined',
    recipientKind: 'community',
    reason: 'We have no rooms.',
    agentName: 'Advisor agent-boulder',
  })
  expect(all.get(late.id)).toMatchObject({ outcome: 'no-response', recipientName: 'harbor-direct' })
  expect(all.get(old.id)).toMatchObject({ outcome: 'no-response' })
  expect(all.get(offered.id)).toMatchObject({ outcome: 'declined', recipientKind: 'advisor', reason: 'I am away.' })
  expect(all.has(recent.id)).toBe(false)
  expect((await listed('&filter[outcome]=no-response')).has(declined.id)).toBe(false)
  await respond(team, lateId, { response: 'contacted' })
  expect((await listed()).has(late.id)).toBe(false)
})
