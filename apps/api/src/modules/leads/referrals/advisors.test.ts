import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  approveProvider,
  codeOf,
  directCommunity,
  disclosureAnswer,
  familyThatAsked,
  list,
  one,
  personCalling,
} from '../../../../testing/lead-samples'

const api = apiUnderTest()

beforeAll(async () => {
  for (const slug of ['referred-one', 'referred-two', 'referred-three', 'referred-four'])
    await directCommunity(api, slug)
  await approveProvider(api, 'referred-one')
})

const agent = () => personCalling(api, 'agent')
const stranger = () => personCalling(api, 'agent', 'other-agent@hearthway.example')
const shareWith = (recipient: string, isTicked = true) => ({
  kind: 'share',
  text: `Asked on the phone: may ${recipient} hear of you?`,
  version: 'spoken-1',
  language: 'en',
  boxes: [{ label: 'Yes', isTicked }],
  recipient,
})

/** A family in Colorado whose disclosure is acknowledged, and how its advisor refers it. */
async function referable() {
  const family = await familyThatAsked(api)
  await family.browser.post('/platform/uuid-actions', 'uuid-actions', disclosureAnswer(family.requestId, 'CO'))
  const advisor = await agent()
  const refer = (communityId: string, given: object = {}) =>
    advisor.post('/marketplace/agent-referrals', 'agent-referrals', { clientId: family.id, communityId, ...given })
  return { ...family, advisor, refer }
}

test('a referral needs the family’s yes to the community by name, and rests on it [API-032, TRUST-002]', async () => {
  const { id, browser, refer } = await referable()
  expect((await refer('referred-one')).body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/consent' } }],
  })
  expect((await refer('referred-one', { consent: shareWith('referred-one', false) })).status).toBe(422)
  expect((await refer('referred-one', { consent: shareWith('referred-two') })).status).toBe(422)
  const made = await refer('referred-one', { consent: shareWith('referred-one'), note: 'Has a garden' })
  expect(one(made).attributes).toMatchObject({ clientId: id, communityId: 'referred-one', agentId: 'agent-boulder' })
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  expect(receipts.find(({ recipientKind }) => recipientKind === 'community')).toMatchObject({
    recipientName: 'referred-one',
    reason: 'Your advisor referred you to referred-one',
    consent: { kind: 'share', version: 'spoken-1' },
  })
  const provider = await personCalling(api, 'provider')
  expect(one(await provider.get(`/secure/clients/${id}`)).attributes['leads']).toMatchObject([
    { communityId: 'referred-one', source: 'advisor' },
  ])
})

test('a community that the family asked itself needs no further yes, and the same referral again is the same [API-032]', async () => {
  const { refer } = await referable()
  const first = await refer('aspen-court')
  expect(first.status).toBe(201)
  expect(one(await refer('aspen-court')).id).toBe(one(first).id)
})

test('in a state with a disclosure nobody is referred before it is acknowledged [DISC-001, TRUST-015]', async () => {
  const { id, requestId, browser } = await familyThatAsked(api)
  const advisor = await agent()
  const refer = () =>
    advisor.post('/marketplace/agent-referrals', 'agent-referrals', { clientId: id, communityId: 'aspen-court' })
  expect(codeOf(await refer())).toBe('disclosure-missing')
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureAnswer(requestId, 'CO', false))
  expect(codeOf(await refer())).toBe('disclosure-missing')
})

test('a fourth community is reached only by name [TRUST-005]', async () => {
  const { refer } = await referable()
  for (const slug of ['referred-one', 'referred-two', 'referred-three']) {
    expect((await refer(slug, { consent: shareWith(slug) })).status).toBe(201)
  }
  expect(codeOf(await refer('referred-four'))).toBe('share-cap')
  expect((await refer('referred-four', { consent: shareWith('referred-four') })).status).toBe(201)
})

test('nobody refers the family of somebody else, and each sees the own referrals [API-032, ROLE-010]', async () => {
  const { id, refer } = await referable()
  await refer('aspen-court')
  const other = await stranger()
  const foreign = { clientId: id, communityId: 'birch-house', consent: shareWith('birch-house') }
  expect((await other.post('/marketplace/agent-referrals', 'agent-referrals', foreign)).status).toBe(404)
  expect(list(await other.get('/marketplace/agent-referrals')).data).toEqual([])
  expect(list(await (await agent()).get('/marketplace/agent-referrals')).data[0]?.attributes['clientId']).toBe(id)
})

test('advisors change how they work, and nobody else’s; what kind they are the admins decide [API-032]', async () => {
  const own = await agent()
  const change = (caller: typeof own, id: string, given: object) =>
    caller.patch(`/marketplace/agent-options/${id}`, 'agent-options', given)
  expect(one(await change(own, 'agent-boulder', { capacity: 12, languages: ['en', 'es'] })).attributes).toMatchObject({
    capacity: 12,
    languages: ['en', 'es'],
    kind: 'partner',
  })
  expect(list(await own.get('/marketplace/agent-options')).data.map(({ id }) => id)).toEqual(['agent-boulder'])
  expect((await change(own, 'agent-colorado', { capacity: 1 })).status).toBe(404)
  expect((await change(own, 'agent-boulder', { kind: 'real-estate' })).status).toBe(422)
  const admin = await personCalling(api, 'admin')
  expect((await change(admin, 'agent-applied', { kind: 'real-estate' })).status).toBe(200)
  expect((await change(admin, 'agent-nobody', { capacity: 1 })).status).toBe(404)
})

test('a letter of the house is rewritten for oneself alone [API-032]', async () => {
  const own = await agent()
  const path = '/marketplace/agent-template/introduction'
  expect(one(await own.get(path)).attributes).toMatchObject({ subject: 'Hello from {advisor}', isOwn: false })
  await own.patch(path, 'agent-templates', { subject: 'Good day', body: 'I am Bo.' })
  expect(one(await own.get(path)).attributes).toMatchObject({ subject: 'Good day', isOwn: true })
  expect(one(await (await stranger()).get(path)).attributes['isOwn']).toBe(false)
  for (const name of ['nothing', 'toString']) {
    expect((await own.get(`/marketplace/agent-template/${name}`)).status).toBe(404)
  }
})

test('a contract is made once, signed by whoever holds the signing address, and not twice [API-033, DATA-018]', async () => {
  const own = await agent()
  const make = () =>
    own.post('/marketplace/agents-community-contracts/auto-create', 'agents-community-contracts', {
      communityId: 'referred-one',
    })
  const contract = one(await make())
  expect(contract.attributes).toMatchObject({ agentId: 'agent-boulder', status: 'draft', feePercent: 80 })
  expect(one(await make()).id).toBe(contract.id)
  const path = `/marketplace/agents-community-contracts/get-contract-sign-url?contractId=${contract.id}`
  expect((await (await stranger()).get(path)).status).toBe(404)
  const { url }: { url: string } = JSON.parse(JSON.stringify((await own.get(path)).body))
  const token = new URL(url, 'https://hearthway.example').searchParams.get('token')
  const visitor = await personCalling(api, 'visitor')
  const sign = (given: object) =>
    visitor.post('/marketplace/agents-community-contracts/sign', 'agents-community-contracts', given)
  expect((await sign({ token: 'a'.repeat(43), name: 'Pat' })).status).toBe(404)
  expect(one(await sign({ token, name: 'Pat Provider' })).attributes).toMatchObject({
    status: 'signed',
    signedBy: 'Pat Provider',
  })
  expect(one(await sign({ token, name: 'Somebody Else' })).attributes['signedBy']).toBe('Pat Provider')
  expect(codeOf(await own.get(path))).toBe('signed')
  const provider = await personCalling(api, 'provider')
  expect(list(await provider.get('/marketplace/agents-community-contracts')).data.map(({ id }) => id)).toEqual([
    contract.id,
  ])
})

test('the rules of the states are read by anyone, as they stood on a day [TRUST-015]', async () => {
  const visitor = await personCalling(api, 'visitor')
  const rules = async (query: string) => list(await visitor.get(`/platform/state-rules${query}`)).data
  expect((await rules('?filter[state]=TX&on=2025-08-31')).length).toBe(0)
  const [texas] = await rules('?filter[state]=TX&on=2026-11-21')
  expect(texas).toMatchObject({ id: 'TX-1', attributes: { invoiceRequiresCopy: true, effectiveFrom: '2025-09-01' } })
})
