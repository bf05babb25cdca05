import { beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  approveProvider,
  type Caller,
  codeOf,
  addDirectCommunity,
  disclosureResponse,
  createAcceptedFamily,
  list,
  one,
  createCaller,
} from '../../../../testing/lead-samples'
import { communities, places } from '../../../database/schema/tables'
import { sampleRequest, spokenShare } from '../../../../testing/sample-request'

const api = apiUnderTest()

beforeAll(async () => {
  for (const slug of ['referred-one', 'referred-two', 'referred-three', 'referred-four'])
    await addDirectCommunity(api, slug)
  await approveProvider(api, 'referred-one')
})

const agent = () => createCaller(api, 'agent')
const stranger = () => createCaller(api, 'agent', 'other-agent@hearthway.example')

/** Creates a family that acknowledged Colorado's disclosure. Returns it with a function that refers it. */
async function createReferableFamily() {
  const family = await createAcceptedFamily(api)
  await family.browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(family.requestId))
  const advisor = await agent()
  const refer = (communityId: string, input: object = {}) =>
    advisor.post('/marketplace/agent-referrals', 'agent-referrals', { clientId: family.id, communityId, ...input })
  return { ...family, advisor, refer }
}

test('requires a stored wording, records it with the community’s name, and links the referral to it [API-032, TRUST-002, TRUTH-002]', async () => {
  const { id, browser, refer } = await createReferableFamily()
  expect((await refer('referred-one')).body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/consent' } }],
  })
  for (const wording of [{ version: '0' }, { id: 'spoken-contact' }, { id: 'share' }, { language: 'fr' }]) {
    expect((await refer('referred-one', { consent: { ...spokenShare, ...wording } })).status).toBe(422)
  }
  const made = await refer('referred-one', { consent: spokenShare, note: 'Has a garden' })
  expect(one(made).attributes).toMatchObject({ clientId: id, communityId: 'referred-one', agentId: 'agent-boulder' })
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  expect(receipts.find(({ recipientKind }) => recipientKind === 'community')).toMatchObject({
    recipientName: 'referred-one',
    reason: 'Your advisor referred you to referred-one',
    consent: {
      kind: 'share',
      version: '1',
      text: 'The family agreed, on the phone or in person, that referred-one gets their name, email, phone number, and answers.',
    },
  })
  const provider = await createCaller(api, 'provider')
  expect(one(await provider.get(`/secure/clients/${id}`)).attributes['leads']).toMatchObject([
    { communityId: 'referred-one', source: 'advisor' },
  ])
})

test('refers a family to a community it requested without another consent, once [API-032]', async () => {
  const { refer } = await createReferableFamily()
  const first = await refer('aspen-court')
  expect(first.status).toBe(201)
  expect(one(await refer('aspen-court')).id).toBe(one(first).id)
})

test('rejects a referral until the family acknowledges the state’s disclosure [DISC-001, TRUST-015]', async () => {
  const { id, requestId, browser } = await createAcceptedFamily(api)
  const advisor = await agent()
  const refer = () =>
    advisor.post('/marketplace/agent-referrals', 'agent-referrals', { clientId: id, communityId: 'aspen-court' })
  expect(codeOf(await refer())).toBe('disclosure-missing')
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, { isAcknowledged: false }))
  expect(codeOf(await refer())).toBe('disclosure-missing')
})

test('requires a named consent for a fourth community [TRUST-005]', async () => {
  const { refer } = await createReferableFamily()
  for (const slug of ['referred-one', 'referred-two', 'referred-three']) {
    expect((await refer(slug, { consent: spokenShare })).status).toBe(201)
  }
  expect(codeOf(await refer('referred-four'))).toBe('share-cap')
  expect((await refer('referred-four', { consent: spokenShare })).status).toBe(201)
})

/** Stops sharing with the community that a family is shared with. */
async function stopSharing(browser: Caller) {
  const receipts = list(await browser.get('/platform/receipts')).data
  const shared = receipts.find(
    ({ attributes: { recipientKind, status } }) => recipientKind === 'community' && status === 'active',
  )
  expect((await browser.post(`/platform/receipts/${shared?.id}/revoke`, 'receipts', {})).status).toBe(201)
}

test('requires a new consent after the family stopped sharing with the community [TRUST-002, TRUST-004]', async () => {
  const { browser, requestId, refer } = await createReferableFamily()
  expect((await refer('referred-one', { consent: spokenShare })).status).toBe(201)
  await stopSharing(browser)
  const rejected = await refer('referred-one')
  expect(rejected.status).toBe(422)
  expect(JSON.stringify(rejected.body)).toContain('stopped sharing with it since')
  expect((await refer('referred-one', { consent: spokenShare })).status).toBe(201)
  await stopSharing(browser)
  expect((await refer('referred-one')).status).toBe(422)
  const later = {
    requestId,
    page: '/homebase',
    recipient: 'referred-one',
    wording: { id: 'share', version: '1', language: 'en' },
  }
  expect((await browser.post('/platform/consents', 'consents', later)).status).toBe(201)
  expect((await refer('referred-one')).status).toBe(201)
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  expect(
    receipts.find(({ status, recipientKind }) => status === 'active' && recipientKind === 'community'),
  ).toMatchObject({
    consent: { kind: 'share', text: expect.stringContaining('referred-one') },
  })
})

test('a request for a community counts until the family stops sharing with it, and again after another request [TRUST-002, TRUST-004]', async () => {
  const { browser, email, refer } = await createReferableFamily()
  expect((await refer('aspen-court')).status).toBe(201)
  await stopSharing(browser)
  expect((await refer('aspen-court')).status).toBe(422)
  const elsewhere = sampleRequest({ email, slug: 'birch-house' }).data.attributes
  expect((await browser.post('/platform/uuid-actions', 'uuid-actions', elsewhere)).status).toBe(201)
  expect((await refer('aspen-court')).status).toBe(422)
  const again = sampleRequest({ email, slug: 'aspen-court' }).data.attributes
  expect((await browser.post('/platform/uuid-actions', 'uuid-actions', again)).status).toBe(201)
  expect((await refer('aspen-court')).status).toBe(201)
})

test('lets advisors refer only their own families and see only their own referrals [API-032, ROLE-010]', async () => {
  const { id, refer } = await createReferableFamily()
  await refer('aspen-court')
  const other = await stranger()
  const foreign = { clientId: id, communityId: 'birch-house', consent: spokenShare }
  expect((await other.post('/marketplace/agent-referrals', 'agent-referrals', foreign)).status).toBe(404)
  expect(list(await other.get('/marketplace/agent-referrals')).data).toEqual([])
  expect(list(await (await agent()).get('/marketplace/agent-referrals')).data[0]?.attributes['clientId']).toBe(id)
})

test('lets advisors change their own work settings, except the kind, which only admins change [API-032]', async () => {
  const own = await agent()
  const change = (caller: typeof own, id: string, input: object) =>
    caller.patch(`/marketplace/agent-options/${id}`, 'agent-options', input)
  expect(one(await change(own, 'agent-boulder', { capacity: 12, languages: ['en', 'es'] })).attributes).toMatchObject({
    capacity: 12,
    languages: ['en', 'es'],
    kind: 'partner',
  })
  expect(list(await own.get('/marketplace/agent-options')).data.map(({ id }) => id)).toEqual(['agent-boulder'])
  expect((await change(own, 'agent-colorado', { capacity: 1 })).status).toBe(404)
  expect((await change(own, 'agent-boulder', { kind: 'real-estate' })).status).toBe(422)
  const admin = await createCaller(api, 'admin')
  expect((await change(admin, 'agent-applied', { kind: 'real-estate' })).status).toBe(200)
  expect((await change(admin, 'agent-unknown', { capacity: 1 })).status).toBe(404)
})

test('saves an advisor’s version of an email template for that advisor only [API-032]', async () => {
  const own = await agent()
  const path = '/marketplace/agent-template/introduction'
  expect(one(await own.get(path)).attributes).toMatchObject({ subject: 'Hello from {advisor}', isCustomized: false })
  await own.patch(path, 'agent-templates', { subject: 'Good day', body: 'I am Bo.' })
  expect(one(await own.get(path)).attributes).toMatchObject({ subject: 'Good day', isCustomized: true })
  expect(one(await (await stranger()).get(path)).attributes['isCustomized']).toBe(false)
  for (const name of ['nothing', 'toString']) {
    expect((await own.get(`/marketplace/agent-template/${name}`)).status).toBe(404)
  }
})

test('creates a contract once and lets anyone with the signing link sign it once [API-033, DATA-018]', async () => {
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
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe(`http://localhost:3001/dashboard/contracts/${contract.id}/sign`)
  const token = searchParams.get('token')
  const visitor = await createCaller(api, 'visitor')
  const sign = (input: object) =>
    visitor.post('/marketplace/agents-community-contracts/sign', 'agents-community-contracts', input)
  const open = (value: string | null) =>
    visitor.get(`/marketplace/agents-community-contracts/to-sign?token=${value ?? ''}`)
  expect((await open('a'.repeat(43))).status).toBe(404)
  expect(one(await open(token)).attributes).toMatchObject({ agentName: 'Advisor agent-boulder', status: 'sent' })
  expect((await sign({ token: 'a'.repeat(43), name: 'Pat' })).status).toBe(404)
  expect(one(await sign({ token, name: 'Pat Provider' })).attributes).toMatchObject({
    status: 'signed',
    signedBy: 'Pat Provider',
  })
  expect(one(await sign({ token, name: 'Someone Else' })).attributes['signedBy']).toBe('Pat Provider')
  expect(codeOf(await own.get(path))).toBe('contract-signed')
  const provider = await createCaller(api, 'provider')
  expect(list(await provider.get('/marketplace/agents-community-contracts')).data.map(({ id }) => id)).toEqual([
    contract.id,
  ])
})

test('lists the state rules in force on a day for anyone [TRUST-015]', async () => {
  const visitor = await createCaller(api, 'visitor')
  const rules = async (query: string) => list(await visitor.get(`/platform/state-rules${query}`)).data
  expect((await rules('?filter[state]=TX&on=2025-08-31')).length).toBe(0)
  const [texas] = await rules('?filter[state]=TX&on=2026-11-21')
  expect(texas).toMatchObject({ id: 'TX-1', attributes: { invoiceRequiresCopy: true, effectiveFrom: '2025-09-01' } })
})

test('refers a family to several with one consent that names all of them, and says what became of each [WORK-021, TRUTH-002]', async () => {
  const { id, browser, advisor } = await createReferableFamily()
  const communityIds = ['referred-one', 'referred-two', 'no-such-place']
  const refer = (input: object) =>
    advisor.post('/marketplace/agent-referrals/several', 'agent-referral-results', { clientId: id, ...input })
  expect(one(await refer({ communityIds })).attributes['results']).toMatchObject([
    { communityId: 'referred-one', problem: expect.stringContaining('Name the wording of its consent') },
    { communityId: 'referred-two', problem: expect.stringMatching(/./) },
    { communityId: 'no-such-place', problem: 'Community "no-such-place" doesn\'t exist' },
  ])
  expect(one(await refer({ communityIds, consent: spokenShare, note: 'Likes gardens' })).attributes).toEqual({
    results: [
      { communityId: 'referred-one', communityName: 'referred-one' },
      { communityId: 'referred-two', communityName: 'referred-two' },
      { communityId: 'no-such-place', communityName: 'no-such-place', problem: expect.stringMatching(/./) },
    ],
  })
  const receipts = list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes)
  const shared = receipts.filter(({ recipientKind }) => recipientKind === 'community')
  expect(shared.map(({ recipientName }) => recipientName).toSorted()).toEqual(['referred-one', 'referred-two'])
  for (const { consent } of shared) {
    expect(consent).toMatchObject({
      text: expect.stringContaining('that each of referred-one and referred-two gets their name'),
    })
  }
  const other = await stranger()
  const body = { clientId: id, communityIds: ['referred-one'] }
  expect((await other.post('/marketplace/agent-referrals/several', 'agent-referral-results', body)).status).toBe(404)
})

test('offers the communities that a family asked about first, and then the nearest with its care [WORK-021]', async () => {
  const { id, advisor } = await createReferableFamily()
  const [row] = await api.database.orm.select().from(communities).where(eq(communities.id, 'aspen-court'))
  const zip = {
    kind: 'zip' as const,
    name: '80999',
    slug: '80999',
    state: 'CO',
    zip: '80999',
    search: '80999',
    weight: 1,
  }
  const { latitude = 0, longitude = 0 } = row?.record.address ?? {}
  await api.database.orm.insert(places).values({ ...zip, id: 'zip:80999', latitude: latitude + 0.1, longitude })
  await advisor.patch(`/secure/clients/${id}`, 'clients', { zip: '80999' })
  const path = `/marketplace/agent-referral-options?filter[client]=${id}`
  const { options } = one(await advisor.get(path)).attributes as { options: Record<string, unknown>[] }
  expect(options[0]).toMatchObject({ id: 'aspen-court', isRequested: true, distance: 6.9 })
  const others = options.filter(({ isRequested }) => isRequested === false)
  expect(others.length).toBeGreaterThan(0)
  const distances = others.map(({ distance }) => Number(distance ?? 0))
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(new Set(options.map((option) => option['id'])).size).toBe(options.length)
  expect((await (await stranger()).get(path)).status).toBe(404)
})
