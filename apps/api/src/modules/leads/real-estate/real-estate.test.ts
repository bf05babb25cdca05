import { realEstateStages } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  addRealEstateAgent,
  createAcceptedFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()
beforeAll(() => addRealEstateAgent(api))

const realEstateAgent = () => createCaller(api, 'real-estate-agent')
const listLeads = async (clientId: string) =>
  list(await (await createCaller(api, 'admin')).get('/marketplace/sren-referrals?page-size=100')).data.filter(
    ({ attributes }) => attributes['clientId'] === clientId,
  )

test('assigns a family that wants to sell a home to a real estate agent and lists the agent in its receipts [AGENT-006, TRUST-002]', async () => {
  const { id, browser } = await createAcceptedFamily(api, { data: { homeSaleInterest: 'Yes', state: 'CO' } })
  expect(await listLeads(id)).toMatchObject([{ attributes: { need: 'sell', stage: 'new', agentId: 'agent-homes' } }])
  const agent = await realEstateAgent()
  const family = one(await agent.get(`/secure/clients/${id}`)).attributes
  expect(family).toMatchObject({ maskedPhone: '(303) •••-••23', agentId: 'agent-boulder', leads: [], timeline: [] })
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  expect(receipts.map(({ recipientName }) => recipientName).sort()).toEqual([
    'Advisor agent-boulder',
    'Hearthway',
    'Homes of Colorado',
  ])
  expect(receipts.find(({ recipientName }) => recipientName === 'Homes of Colorado')).toMatchObject({
    reason: 'You want to sell a home',
  })
})

test('never assigns a search to a real estate agent [AGENT-003, AGENT-006]', async () => {
  for (let count = 0; count < 4; count += 1) {
    const { id, admin } = await createFamilyWithRequest(api)
    expect(one(await admin.get(`/secure/clients/${id}`)).attributes['agentId']).not.toBe('agent-homes')
    expect(await listLeads(id)).toEqual([])
  }
})

test('moves a real estate lead through every stage and counts the stages in `meta` [AGENT-006]', async () => {
  const { id } = await createFamilyWithRequest(api, { data: { housingOptions: 'buy' } })
  const [home] = await listLeads(id)
  const agent = await realEstateAgent()
  for (const stage of realEstateStages) {
    const moved = await agent.patch(`/marketplace/sren-referrals/${home?.id}`, 'sren-referrals', { stage })
    expect(one(moved).attributes).toMatchObject({ need: 'buy', stage })
    const counted = list(await agent.get(`/marketplace/sren-referrals?filter[stage]=${stage}`))
    expect(counted.meta['stages']).toMatchObject({ [stage]: counted.meta['total'] })
  }
  const wrong = await agent.patch(`/marketplace/sren-referrals/${home?.id}`, 'sren-referrals', { stage: 'Sold' })
  expect(wrong.status).toBe(422)
})

test('lets an advisor refer only their own family, once [AGENT-006, API-032, ROLE-010]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const advisor = await createCaller(api, 'agent')
  const send = (caller: typeof advisor) =>
    caller.post('/marketplace/sren-referrals', 'sren-referrals', { clientId: id, need: 'sell' })
  const first = await send(advisor)
  expect(one(await send(advisor)).id).toBe(one(first).id)
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await send(stranger)).status).toBe(404)
  await api.api.queue.idle()
  expect(list(await stranger.get('/marketplace/sren-referrals')).data).toEqual([])
  expect(
    list(await (await realEstateAgent()).get('/marketplace/sren-referrals')).data.map((home) => home.id),
  ).toContain(one(first).id)
})

test('lets only admins reassign a real estate lead, which moves access to the new agent [AGENT-006]', async () => {
  const { id, admin } = await createFamilyWithRequest(api, { data: { homeSaleInterest: 'Yes' } })
  const [home] = await listLeads(id)
  const path = `/marketplace/sren-referrals/${home?.id}`
  const agent = await realEstateAgent()
  expect((await agent.patch(path, 'sren-referrals', { agentId: 'agent-colorado' })).status).toBe(422)
  expect((await admin.patch(path, 'sren-referrals', { agentId: 'unknown' })).status).toBe(422)
  expect(one(await admin.patch(path, 'sren-referrals', { agentId: 'agent-colorado' })).attributes['agentId']).toBe(
    'agent-colorado',
  )
  expect((await agent.get(`/secure/clients/${id}`)).status).toBe(404)
})
