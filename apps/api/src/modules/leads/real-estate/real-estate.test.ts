import { isClosedHome, realEstateStages } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  acceptHome,
  addRealEstateAgent,
  createAcceptedFamily,
  createCaller,
  createFamilyWithHome,
  createFamilyWithRequest,
  findHome,
  list,
  listHomes,
  one,
} from '../../../../testing/lead-samples'
import { spokenSellHome } from '../../../../testing/sample-request'

const api = apiUnderTest()
beforeAll(() => addRealEstateAgent(api))

const realEstateAgent = () => createCaller(api, 'real-estate-agent')

test('shares a family with the real estate agent who accepted its home, and lists the agent in its receipts [AGENT-006, TRUST-002]', async () => {
  const { id, browser } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  await acceptHome(agent, id)
  const family = one(await agent.get(`/secure/clients/${id}`)).attributes
  expect(family).toMatchObject({ maskedPhone: '(303) •••-••23', leads: [], timeline: [] })
  expect(family).not.toHaveProperty('phone')
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  expect(receipts.find(({ recipientName }) => recipientName === 'Homes of Colorado')).toMatchObject({
    reason: 'You want to sell a home',
    sharedFields: ['name', 'email', 'phone', 'home-answers'],
    consent: {
      kind: 'sell-home',
      text: 'When you send this request, you agree that a local real estate agent who works with Hearthway may call and email you about selling a home. We’ll email you their name first.',
    },
  })
})

test('shows a real estate agent only the answers about the home, and no consent to texts [AGENT-006, ROLE-010]', async () => {
  const texts = { id: 'texts', version: '3', language: 'en' }
  const { id, admin } = await createFamilyWithHome(api, {
    answers: { timing: 'Unsure', budget: ['Medicaid'], age: 81, callPreferences: { from: 9, textFirst: true } },
    wordings: [texts],
  })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toHaveProperty('answers.budget')
  const agent = await realEstateAgent()
  await acceptHome(agent, id)
  const family = one(await agent.get(`/secure/clients/${id}`)).attributes
  const home = { homeSaleInterest: 'Yes', timing: 'Unsure', city: 'Boulder', state: 'CO', zip: '80302' }
  expect(family['answers']).toEqual({ ...home, callPreferences: { from: 9 } })
  expect(family).not.toHaveProperty('consent')
  expect(family).toMatchObject({ callPreferences: { from: 9 } })
  const listed = list(await agent.get('/secure/clients?page-size=100')).data.find((client) => client.id === id)
  const care = /Mother|heavy-care|\$2K|Medicaid|textFirst|"age"/
  for (const seen of [family, listed]) expect(JSON.stringify(seen)).not.toMatch(care)
})

test('never assigns a search to a real estate agent [AGENT-003, AGENT-006]', async () => {
  for (let count = 0; count < 4; count += 1) {
    const { id, admin } = await createFamilyWithRequest(api)
    expect(one(await admin.get(`/secure/clients/${id}`)).attributes['agentId']).not.toBe('agent-homes')
    expect(await listHomes(admin, id)).toEqual([])
  }
})

test('moves an accepted real estate lead through every stage and counts the stages in `meta` [AGENT-006]', async () => {
  const { id } = await createFamilyWithHome(api, { need: 'buy' })
  const agent = await realEstateAgent()
  const home = await findHome(agent, id)
  const path = `/marketplace/sren-referrals/${home.id}`
  expect((await agent.patch(path, 'sren-referrals', { stage: 'nurture' })).status).toBe(422)
  await acceptHome(agent, id)
  for (const stage of realEstateStages) {
    const reason = isClosedHome(stage) ? { reason: 'They rent it out.' } : {}
    const moved = await agent.patch(path, 'sren-referrals', { stage, ...reason })
    expect(one(moved).attributes).toMatchObject({ need: 'buy', stage })
    const counted = list(await agent.get(`/marketplace/sren-referrals?filter[stage]=${stage}`))
    expect(counted.meta['stages']).toMatchObject({ [stage]: counted.meta['total'] })
  }
  expect((await agent.patch(path, 'sren-referrals', { stage: 'Sold' })).status).toBe(422)
})

test('lets an advisor refer only their own family, once, with its consent [AGENT-006, API-032, ROLE-010, TRUTH-002]', async () => {
  const { id } = await createAcceptedFamily(api)
  const advisor = await createCaller(api, 'agent')
  const send = (caller: typeof advisor, consent?: object) =>
    caller.post('/marketplace/sren-referrals', 'sren-referrals', {
      clientId: id,
      need: 'sell',
      ...(consent ? { consent } : {}),
    })
  expect((await send(advisor)).status).toBe(422)
  expect((await send(advisor, { ...spokenSellHome, id: 'spoken-buy-home' })).status).toBe(422)
  const first = await send(advisor, spokenSellHome)
  expect(one(await send(advisor)).id).toBe(one(first).id)
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await send(stranger, spokenSellHome)).status).toBe(404)
  await api.api.queue.idle()
  expect(list(await stranger.get('/marketplace/sren-referrals')).data).toEqual([])
  expect((await findHome(await realEstateAgent(), id)).id).toBe(one(first).id)
})

test('lets only admins reassign a real estate lead, which ends access and asks the new agent [AGENT-006, TRUTH-001]', async () => {
  const { id, admin } = await createFamilyWithHome(api)
  const agent = await realEstateAgent()
  await acceptHome(agent, id)
  const path = `/marketplace/sren-referrals/${(await findHome(admin, id)).id}`
  expect((await agent.patch(path, 'sren-referrals', { agentId: 'agent-colorado' })).status).toBe(422)
  expect((await admin.patch(path, 'sren-referrals', { agentId: 'unknown' })).status).toBe(422)
  const asked = one(await admin.patch(path, 'sren-referrals', { agentId: 'agent-colorado' })).attributes
  expect(asked).toMatchObject({ agentId: 'agent-colorado', stage: 'new', dueAt: expect.any(String) })
  expect((await agent.get(`/secure/clients/${id}`)).status).toBe(404)
  const releases = list(await admin.get(`/platform/releases?filter[client]=${id}`)).data
  expect(releases.map(({ attributes }) => attributes['recipientId'])).not.toContain('agent-colorado')
})
