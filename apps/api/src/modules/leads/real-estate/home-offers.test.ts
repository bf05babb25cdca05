import { now } from '@pkg/domain'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { realEstateOffers } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { listMessagesTo } from '../../../../testing/mailbox'
import {
  acceptHome,
  addRealEstateAgent,
  codeOf,
  createCaller,
  createFamilyWithHome,
  createFamilyWithRequest,
  findHome,
  list,
  listHomes,
  one,
} from '../../../../testing/lead-samples'
import { sampleSellHome, sampleWording } from '../../../../testing/sample-request'

const api = apiUnderTest()
beforeAll(() => addRealEstateAgent(api))

const realEstateAgent = () => createCaller(api, 'real-estate-agent')
const listTimeline = async (id: string) => {
  const admin = await createCaller(api, 'admin')
  return JSON.stringify(one(await admin.get(`/secure/clients/${id}`)).attributes['timeline'])
}
const listAgentReleases = async (id: string) => {
  const admin = await createCaller(api, 'admin')
  const releases = list(await admin.get(`/platform/releases?filter[client]=${id}`)).data
  return releases.filter(({ attributes }) => attributes['recipientId'] === 'agent-homes')
}
const listEmailsTo = (recipient: string) => listMessagesTo(api, recipient)
const homeRequest = (wordings: object[]) => ({ data: { homeSaleInterest: 'Yes', state: 'CO', wordings } })

test('shows an agent who was asked only what the home needs, and neither name, contact info, nor care [AGENT-006, TRUTH-001, TRUST-008]', async () => {
  const { id, email } = await createFamilyWithHome(api, { answers: { timing: 'Within 30 Days' } })
  const agent = await realEstateAgent()
  const { attributes } = await findHome(agent, id)
  expect(attributes).toEqual({
    version: expect.any(Number),
    clientId: id,
    clientName: '',
    need: 'sell',
    stage: 'new',
    place: 'Boulder, CO 80302',
    timing: 'Within 30 Days',
    homeSaleInterest: 'Yes',
    agentId: 'agent-homes',
    agentName: 'Homes of Colorado',
    offeredAt: expect.any(String),
    dueAt: expect.any(String),
    createdAt: expect.any(String),
    changedAt: expect.any(String),
    notes: [],
    stageTimes: { new: expect.any(String) },
  })
  expect((await agent.get(`/secure/clients/${id}`)).status).toBe(404)
  expect(list(await agent.get('/secure/clients?page-size=100')).data.map((family) => family.id)).not.toContain(id)
  const reveal = { clientId: id, reason: 'I will call' }
  expect((await agent.plain('/platform/clients-access/contact', reveal)).status).toBe(404)
  const conversation = await agent.post('/platform/conversations', 'conversations', { clientId: id })
  expect(conversation.status).toBe(404)
  expect(await listAgentReleases(id)).toEqual([])
  const [asked] = await listEmailsTo('homes@hearthway.example')
  expect(String(asked?.['body'])).toContain('Please accept or decline by ')
  expect(String(asked?.['body'])).not.toMatch(new RegExp(`${email}|\\) 555-|Ruth`))
})

test('finds a home by its family’s name only for an agent who accepted it, and by its place for everyone who sees it [DASH-016, ROLE-010]', async () => {
  const { id } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  const admin = await createCaller(api, 'admin')
  const name = String(one(await admin.get(`/secure/clients/${id}`)).attributes['name'])
  const found = async (caller: typeof agent, q: string) => {
    const homes = list(await caller.get(`/marketplace/sren-referrals?page-size=100&q=${encodeURIComponent(q)}`)).data
    return homes.map(({ attributes }) => attributes['clientId'])
  }
  expect(await found(agent, name)).toEqual([])
  expect(await found(admin, name)).toEqual([id])
  expect(await found(agent, 'boulder')).toContain(id)
  expect(await found(agent, 'fort collins')).toEqual([])
  await acceptHome(agent, id)
  expect(await found(agent, name)).toEqual([id])
})

test('emails the family the agent’s name before an acceptance releases anything [TRUTH-001, TRUST-002, AGENT-006]', async () => {
  const { id, email } = await createFamilyWithHome(api)
  expect(JSON.stringify(await listEmailsTo(email))).not.toContain('Homes of Colorado')
  const agent = await realEstateAgent()
  const accepted = await acceptHome(agent, id)
  expect(accepted.status).toBe(201)
  expect(one(accepted).attributes).toMatchObject({ stage: 'accepted', clientName: expect.stringContaining('Ruth') })
  expect(one(accepted).attributes).not.toHaveProperty('dueAt')
  const named = (await listEmailsTo(email)).find(({ subject }) => String(subject).startsWith('Homes of Colorado'))
  expect(named?.['subject']).toBe('Homes of Colorado will call you about selling a home')
  expect(String(named?.['body'])).toMatch(/a local real estate agent, will call you .*about selling a home by /)
  const [release] = await listAgentReleases(id)
  expect(Date.parse(String(named?.['createdAt']))).toBeLessThanOrEqual(
    Date.parse(String(release?.attributes['sentAt'])),
  )
  expect((await acceptHome(agent, id)).status).toBe(201)
  expect(await listAgentReleases(id)).toHaveLength(1)
})

test('asks no one without an email address to send the agent’s name to, and says so [TRUTH-001, AGENT-006]', async () => {
  const { id } = await createFamilyWithRequest(api, {
    ...homeRequest([sampleWording, sampleSellHome]),
    email: undefined,
    phone: '(303) 555-0188',
  })
  expect((await findHome(await createCaller(api, 'admin'), id)).attributes).not.toHaveProperty('agentId')
  expect(await listTimeline(id)).toContain('because we have no email address to send the agent’s name to')
})

test('asks no one without the family’s consent and says so, until a later request brings it [TRUTH-002, AGENT-006]', async () => {
  const { id, email, browser, admin } = await createFamilyWithRequest(api, homeRequest([sampleWording]))
  const home = await findHome(admin, id)
  expect(home.attributes).not.toHaveProperty('agentId')
  expect(await listTimeline(id)).toContain(
    'Home to sell: no real estate agent was asked, because the family hasn’t agreed to their calls',
  )
  const chosen = { agentId: 'agent-homes' }
  const path = `/marketplace/sren-referrals/${home.id}`
  expect((await admin.patch(path, 'sren-referrals', chosen)).status).toBe(422)
  const buyOnly = [sampleWording, { ...sampleSellHome, id: 'buy-home' }]
  for (const [wordings, agentId] of [
    [buyOnly, undefined],
    [[sampleWording, sampleSellHome], 'agent-homes'],
  ] as const) {
    await createFamilyWithRequest(api, { ...homeRequest([...wordings]), email }, browser.cookie)
    expect((await findHome(admin, id)).attributes['agentId']).toBe(agentId)
  }
})

test('takes a home from an agent who declines it, never asks the same one again, and shows admins the reason [TRUTH-008, AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  const { id: homeId } = await findHome(agent, id)
  const decline = (body: object) => agent.post(`/marketplace/sren-referrals/${homeId}/decline`, 'sren-referrals', body)
  expect((await decline({ reason: ' ' })).status).toBe(422)
  expect((await decline({ reason: 'Too far away.' })).status).toBe(204)
  await api.api.queue.idle()
  expect((await findHome(admin, id)).attributes).not.toHaveProperty('agentId')
  expect(await listHomes(agent, id)).toEqual([])
  for (const late of [await decline({ reason: 'Still too far.' }), await acceptHome(agent, id, homeId)]) {
    expect([late.status, codeOf(late)]).toEqual([409, 'offer-closed'])
  }
  const missed = list(await admin.get('/admin/missed-responses?filter[outcome]=declined&page-size=100')).data
  expect(missed.find(({ attributes }) => attributes['clientId'] === id)?.attributes).toMatchObject({
    recipientKind: 'real-estate-agent',
    recipientName: 'Homes of Colorado',
    reason: 'Too far away.',
  })
  expect(await listAgentReleases(id)).toEqual([])
})

test('takes a home from an agent who doesn’t respond within one business day [TRUTH-008, AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  const { id: leadId } = await findHome(agent, id)
  const isOffer = and(eq(realEstateOffers.leadId, leadId), eq(realEstateOffers.agentId, 'agent-homes'))
  const [offer] = await api.database.orm.select().from(realEstateOffers).where(isOffer)
  const end = async () => {
    await api.api.queue.add(api.database.orm, 'end-home-offer', { offerId: offer?.id ?? '' })
    await api.api.queue.idle()
  }
  await end()
  expect((await findHome(agent, id)).attributes).toHaveProperty('dueAt')
  await api.database.orm
    .update(realEstateOffers)
    .set({ dueAt: new Date(now().getTime() - 60_000) })
    .where(isOffer)
  await end()
  expect(await listHomes(agent, id)).toEqual([])
  expect(codeOf(await acceptHome(agent, id, leadId))).toBe('offer-closed')
  const missed = list(await admin.get('/admin/missed-responses?filter[outcome]=no-response&page-size=100')).data
  expect(missed.find(({ attributes }) => attributes['clientId'] === id)?.attributes).toMatchObject({
    recipientKind: 'real-estate-agent',
  })
})

test('gives a home to no one after the family was erased [TRUST-016, AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  const { id: leadId } = await findHome(agent, id)
  await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  await api.api.queue.idle()
  expect(await listHomes(agent, id)).toEqual([])
  expect(codeOf(await acceptHome(agent, id, leadId))).toBe('offer-closed')
})

test('undoing a merge of two families that sell a home asks the agent about both again [API-029, AGENT-006]', async () => {
  const kept = await createFamilyWithHome(api)
  const merged = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  const homes = async () => Promise.all([kept, merged].map(({ id }) => listHomes(agent, id)))
  const before = await homes()
  const pair = { keepId: kept.id, mergeId: merged.id }
  const { admin } = kept
  expect((await admin.post('/marketplace/clients-merge', 'clients', { ...pair, confirmUnrelated: true })).status).toBe(
    201,
  )
  expect((await homes()).map(({ length }) => length)).toEqual([1, 0])
  expect((await admin.post('/marketplace/clients-merge/undo', 'clients', pair)).status).toBe(200)
  expect(await homes()).toEqual(before)
  for (const { id } of [kept, merged]) expect((await acceptHome(agent, id)).status).toBe(201)
  expect(await listAgentReleases(merged.id)).toHaveLength(1)
})

test('lets no one else accept or decline a home [ROLE-010, AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const { id: leadId } = await findHome(admin, id)
  const path = `/marketplace/sren-referrals/${leadId}`
  for (const role of ['admin', 'agent', 'provider', 'customer', 'visitor'] as const) {
    const caller = await createCaller(api, role)
    const status = role === 'visitor' ? 401 : 403
    expect((await caller.post(`${path}/claim`, 'sren-referrals', {})).status).toBe(status)
    expect((await caller.post(`${path}/decline`, 'sren-referrals', { reason: 'No.' })).status).toBe(status)
  }
  const stranger = await createFamilyWithRequest(api, homeRequest([sampleWording]))
  const unassigned = await findHome(admin, stranger.id)
  const agent = await realEstateAgent()
  expect((await acceptHome(agent, stranger.id, unassigned.id)).status).toBe(404)
})
