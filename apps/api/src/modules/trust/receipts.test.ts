import { randomUUID } from 'node:crypto'
import { maskedEmail, now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { releases } from '../../database/schema/tables'
import { apiUnderTest } from '../../../testing/api-under-test'
import { listMessagesTo } from '../../../testing/mailbox'
import {
  acceptFamily,
  approveProvider,
  codeOf,
  addDirectCommunity,
  createAcceptedFamily,
  createDirectFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../testing/lead-samples'
import { sampleRequest, sampleWording } from '../../../testing/sample-request'

const api = apiUnderTest()

beforeAll(async () => {
  await addDirectCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
})

const advisor = () => createCaller(api, 'agent')
const reveal = (clientId: string) => ({ clientId, reason: 'Asked to be called' })

test('lists each recipient with data, time, reason, consent, opening, and reveals [TRUST-002, TRUST-003, TRUST-008]', async () => {
  const { id, browser } = await createAcceptedFamily(api)
  const [sent] = list(await browser.get('/platform/receipts')).data
  expect(sent?.attributes).toMatchObject({
    recipientKind: 'agent',
    recipientName: 'Advisor agent-boulder',
    sharedFields: ['name', 'email', 'phone', 'answers'],
    reason: 'This local advisor will help with your request',
    status: 'active',
    consent: { kind: 'contact', version: '2' },
    reveals: [],
  })
  expect(sent?.attributes).not.toHaveProperty('openedAt')
  const agent = await advisor()
  await agent.get(`/secure/clients/${id}`)
  await agent.plain('/platform/clients-access/contact', reveal(id))
  const [opened] = list(await browser.get('/platform/receipts')).data
  expect(opened?.attributes).toMatchObject({
    openedAt: expect.any(String),
    reveals: [{ person: 'Bo Boulder', reason: 'Asked to be called', at: expect.any(String) }],
  })
})

test('lists what recipients see now, also a phone number that a later request added [TRUST-003, TRUTH-003]', async () => {
  const { id, email, browser } = await createFamilyWithRequest(api, { phone: undefined })
  await acceptFamily(await advisor(), id)
  const fields = async () =>
    list(await browser.get('/platform/receipts')).data.map(({ attributes }) => attributes['sharedFields'])
  expect(await fields()).toEqual([
    ['name', 'email', 'answers'],
    ['name', 'email', 'answers'],
  ])
  const again = sampleRequest({ email, phone: '(303) 555-0177' }).data.attributes
  expect((await browser.post('/platform/uuid-actions', 'uuid-actions', again)).status).toBe(201)
  expect(await fields()).toEqual([
    ['name', 'email', 'phone', 'answers'],
    ['name', 'email', 'phone', 'answers'],
  ])
})

test('opens the receipts with the emailed link, and returns 404 for a made-up one [TRUST-003]', async () => {
  const { email } = await createAcceptedFamily(api)
  const [received] = (await listMessagesTo(api, email)).filter(({ body }) => body.includes('/receipts?token='))
  const [, token = ''] = /\/receipts\?token=([\w-]{43})/.exec(String(received?.body)) ?? []
  const visitor = await createCaller(api, 'visitor')
  const opened = list(await visitor.get(`/platform/receipts?token=${token}`)).data
  expect(opened.map(({ attributes }) => attributes['recipientKind'])).toEqual(['agent', 'operator'])
  expect((await visitor.get(`/platform/receipts?token=${'a'.repeat(43)}`)).status).toBe(404)
  expect(list(await visitor.get('/platform/receipts')).data).toEqual([])
})

test('revokes a release immediately, emails the recipient, and shows the confirmed deletion in the receipt [TRUST-004]', async () => {
  const { id, browser, admin, email } = await createFamilyWithRequest(api)
  const agent = await advisor()
  await agent.plain('/platform/clients-access/contact', reveal(id))
  const [receipt] = list(await browser.get('/platform/receipts')).data
  const revoked = await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  expect(one(revoked).attributes).toMatchObject({ status: 'revoked', confirmBy: expect.any(String) })

  for (const path of [`/secure/clients/${id}`, `/marketplace/clients/${id}`]) {
    expect((await agent.get(path)).status).toBe(404)
  }
  expect((await agent.plain('/platform/clients-access/contact', reveal(id))).status).toBe(404)
  const everything = await Promise.all(
    [
      '/secure/clients?page-size=100',
      '/platform/tasks?page-size=100',
      '/platform/conversations?page-size=100',
      '/platform/offers?page-size=100',
      `/platform/releases?filter[client]=${id}`,
      '/platform/emails?page-size=100',
      `/platform/consents?filter[client]=${id}`,
    ].map(async (path) => JSON.stringify((await agent.get(path)).body)),
  )
  const name = String(one(await admin.get(`/secure/clients/${id}`)).attributes['name'])
  for (const value of [name, email, '5550123']) expect(everything.join()).not.toContain(value)

  await api.api.queue.idle()
  const [notice] = list(await agent.get('/platform/emails')).data
  expect(notice?.attributes).toMatchObject({ subject: 'A family stopped sharing their information', status: 'sent' })
  const stranger = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect((await stranger.post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})).status).toBe(404)
  const confirmed = await agent.post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})
  expect(confirmed.body).toMatchObject({ data: { attributes: { status: 'confirmed' } } })
  const [after] = list(await browser.get('/platform/receipts')).data
  expect(after?.attributes).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) })
})

test('shows an unconfirmed release as overdue and emails the recipient once [TRUST-004]', async () => {
  const { browser } = await createAcceptedFamily(api)
  const [receipt] = list(await browser.get('/platform/receipts')).data
  const revoke = () => browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  expect((await revoke()).body).toEqual((await revoke()).body)
  await api.api.queue.idle()
  const emails = JSON.stringify((await (await createCaller(api, 'admin')).get('/platform/emails?page-size=100')).body)
  expect(emails.match(new RegExp(`/dashboard/releases/${receipt?.id}`, 'g'))).toHaveLength(1)
  await api.database.orm
    .update(releases)
    .set({ confirmBy: new Date(now().getTime() - 3_600_000) })
    .where(eq(releases.id, receipt?.id ?? ''))
  const [late] = list(await browser.get('/platform/receipts')).data
  expect(late?.attributes['status']).toBe('overdue')
})

test('rejects revoking another family’s release and confirming an active one [TRUST-004, ROLE-010]', async () => {
  const { browser } = await createAcceptedFamily(api)
  const other = await createFamilyWithRequest(api)
  const [receipt] = list(await browser.get('/platform/receipts')).data
  for (const caller of [other.browser, await createCaller(api, 'visitor'), await advisor()]) {
    expect((await caller.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})).status).toBe(404)
  }
  const early = await (await advisor()).post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})
  expect(codeOf(early)).toBe('not-revoked')
})

test('lists the operator’s own release with admins’ reveals, and ends it only by erasure [TRUST-003, TRUST-008]', async () => {
  const { id, browser, admin } = await createAcceptedFamily(api)
  await admin.plain('/platform/clients-access/contact', { clientId: id, reason: 'A complaint' })
  const receipts = list(await browser.get('/platform/receipts')).data
  const own = receipts.find(({ attributes }) => attributes['recipientKind'] === 'operator')
  expect(own?.attributes).toMatchObject({ recipientName: 'Hearthway', reveals: [{ person: 'Ada Admin' }] })
  expect(receipts.find(({ attributes }) => attributes['recipientKind'] === 'agent')?.attributes['reveals']).toEqual([])
  expect(codeOf(await browser.post(`/platform/receipts/${own?.id}/revoke`, 'receipts', {}))).toBe('erasure-required')
})

test('releases a family to a direct community and shows it only to that community’s provider [GWZ-118, TRUST-002, ROLE-010]', async () => {
  const { id, browser } = await createDirectFamily(api, ['harbor-direct'])
  const provider = await createCaller(api, 'provider')
  const family = one(await provider.get(`/secure/clients/${id}`)).attributes
  expect(family).toMatchObject({
    leads: [{ communityId: 'harbor-direct', kind: 'direct', status: 'assigned' }],
    maskedPhone: '(303) •••-••23',
    timeline: [],
    tasks: [],
  })
  expect(JSON.stringify(family)).not.toContain('5550123')
  expect((await provider.plain('/platform/clients-access/contact', reveal(id))).body).toMatchObject({
    phone: '+13035550123',
  })
  expect((await (await advisor()).get(`/secure/clients/${id}`)).status).toBe(404)
  const receipts = list(await browser.get('/platform/receipts')).data
  const receipt = receipts.find(({ attributes }) => attributes['recipientKind'] === 'community')
  expect(receipt?.attributes).toMatchObject({
    recipientName: 'harbor-direct',
    openedAt: expect.any(String),
    reveals: [{ person: 'Pat Provider' }],
  })
  await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  expect((await provider.get(`/secure/clients/${id}`)).status).toBe(404)
  expect(list(await provider.get('/secure/clients')).data.map((row) => row.id)).not.toContain(id)
  expect((await provider.post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})).status).toBe(201)
})

test('hides families from a provider unless they were released to their community [ROLE-010, TRUST-002]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const provider = await createCaller(api, 'provider')
  expect((await provider.get(`/secure/clients/${id}`)).status).toBe(404)
  expect((await provider.plain('/platform/clients-access/contact', reveal(id))).status).toBe(404)
})

test('shares a request with three communities, and with more only by name [TRUST-005]', async () => {
  for (const slug of ['cap-one', 'cap-two', 'cap-three']) await addDirectCommunity(api, slug)
  const slugs = ['aspen-court', 'birch-house', 'cap-one', 'cap-two', 'cap-three']
  const capped = await createFamilyWithRequest(api, { slug: 'aspen-court', slugs })
  const reached = async ({ admin, id }: typeof capped) => {
    const { leads } = one(await admin.get(`/secure/clients/${id}`)).attributes
    return (leads as { communityId: string }[]).map(({ communityId }) => communityId)
  }
  expect((await reached(capped)).sort()).toEqual(['aspen-court', 'birch-house', 'cap-one'])
  await capped.browser.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'pricing-request',
    actionPage: '/homebase',
    actionInfo: { requestId: randomUUID(), status: 'complete', slug: 'cap-two', data: { wordings: [sampleWording] } },
  })
  expect(await reached(capped)).toHaveLength(4)
  const named = await createFamilyWithRequest(api, { slug: 'aspen-court', slugs, data: { addedByName: slugs } })
  expect(await reached(named)).toHaveLength(5)
})

test('returns call preferences while the phone number is masked [TRUST-007]', async () => {
  const times = { days: ['tuesday', 'thursday'], from: 17, until: 19 }
  // The family didn't agree to texts, so its wish for one doesn't count.
  const { id } = await createAcceptedFamily(api, { data: { callPreferences: { ...times, textFirst: true } } })
  const family = one(await (await advisor()).get(`/secure/clients/${id}`)).attributes
  expect(family['callPreferences']).toEqual(times)
  expect(family['maskedPhone']).toBe('(303) •••-••23')
  expect(family).not.toHaveProperty('phone')
})

test('emails a new link to the address on record, and responds the same for any other [TRUST-003, TRUTH-009]', async () => {
  const { email, admin } = await createFamilyWithRequest(api)
  const visitor = await createCaller(api, 'visitor')
  const ask = (address: string) => visitor.plain('/platform/receipt-links', { email: address })
  expect((await ask(` ${email.toUpperCase()} `)).status).toBe(204)
  expect((await ask('stranger@families.example')).status).toBe(204)
  expect((await ask('stranger@')).status).toBe(422)
  await api.api.queue.idle()
  const emails = list(await admin.get('/platform/emails?page-size=100')).data.map(({ attributes }) => attributes)
  const sent = emails.filter(({ subject }) => subject === 'Your link: who has your information')
  expect(sent.map(({ recipient }) => recipient)).toEqual([maskedEmail(email)])
  const [, token = ''] = /\/receipts\?token=([\w-]{43})/.exec(String(sent[0]?.['body'])) ?? []
  expect(list(await visitor.get(`/platform/receipts?token=${token}`)).data).not.toEqual([])
})
