import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { releases } from '../../database/schema/tables'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  approveProvider,
  codeOf,
  directCommunity,
  familyThatAsked,
  list,
  one,
  personCalling,
} from '../../../testing/lead-samples'

const api = apiUnderTest()

beforeAll(async () => {
  await directCommunity(api, 'harbor-direct')
  await approveProvider(api, 'harbor-direct')
})

const advisor = () => personCalling(api, 'agent')
const reveal = (clientId: string) => ({ clientId, reason: 'Asked to be called' })

test('the receipts of a family name who received what, when, why and by which consent, and whether it was opened and looked at [TRUST-002, TRUST-003, TRUST-008]', async () => {
  const { id, browser } = await familyThatAsked(api)
  const [sent] = list(await browser.get('/platform/receipts')).data
  expect(sent?.attributes).toMatchObject({
    recipientKind: 'agent',
    recipientName: 'Advisor agent-boulder',
    sent: ['name', 'email', 'phone', 'answers'],
    reason: 'This local advisor will help with your request',
    status: 'active',
    consent: { kind: 'request', version: 'request-1' },
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

test('the link in the letter opens the receipts without an account; a made-up one opens nothing [TRUST-003]', async () => {
  const { email, admin } = await familyThatAsked(api)
  const letters = list(await admin.get('/platform/emails?page-size=100')).data
  const letter = letters.find(({ attributes }) => attributes['recipient'] === email)
  const [, token = ''] = /\/receipts\?token=([\w-]{43})/.exec(String(letter?.attributes['body'])) ?? []
  const visitor = await personCalling(api, 'visitor')
  const opened = list(await visitor.get(`/platform/receipts?token=${token}`)).data
  expect(opened.map(({ attributes }) => attributes['recipientKind'])).toEqual(['agent', 'operator'])
  expect((await visitor.get(`/platform/receipts?token=${'a'.repeat(43)}`)).status).toBe(404)
  expect(list(await visitor.get('/platform/receipts')).data).toEqual([])
})

test('one action takes a release back: sight is gone at once, the recipient is told and confirms, the receipt shows it [TRUST-004]', async () => {
  const { id, browser, admin, email } = await familyThatAsked(api)
  const agent = await advisor()
  await agent.plain('/platform/clients-access/contact', reveal(id))
  const [receipt] = list(await browser.get('/platform/receipts')).data
  const taken = await browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  expect(one(taken).attributes).toMatchObject({ status: 'asked', confirmBy: expect.any(String) })

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
  for (const told of [name, email, '5550123']) expect(everything.join()).not.toContain(told)

  await api.api.queue.idle()
  const [notice] = list(await agent.get('/platform/emails')).data
  expect(notice?.attributes).toMatchObject({ subject: 'A family stopped sharing their information', status: 'sent' })
  const stranger = await personCalling(api, 'agent', 'other-agent@hearthway.example')
  expect((await stranger.post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})).status).toBe(404)
  const confirmed = await agent.post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})
  expect(confirmed.body).toMatchObject({ data: { attributes: { status: 'confirmed' } } })
  const [after] = list(await browser.get('/platform/receipts')).data
  expect(after?.attributes).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) })
})

test('a recipient who does not confirm in time is shown as overdue, and taking back twice tells nobody twice [TRUST-004]', async () => {
  const { browser } = await familyThatAsked(api)
  const [receipt] = list(await browser.get('/platform/receipts')).data
  const revoke = () => browser.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})
  expect((await revoke()).body).toEqual((await revoke()).body)
  await api.api.queue.idle()
  const letters = JSON.stringify((await (await personCalling(api, 'admin')).get('/platform/emails?page-size=100')).body)
  expect(letters.match(new RegExp(`/dashboard/releases/${receipt?.id}`, 'g'))).toHaveLength(1)
  await api.database.orm
    .update(releases)
    .set({ confirmBy: sql`now() - interval '1 hour'` })
    .where(eq(releases.id, receipt?.id ?? ''))
  const [late] = list(await browser.get('/platform/receipts')).data
  expect(late?.attributes['status']).toBe('overdue')
})

test('nobody takes back what is not theirs, nor confirms what was not taken back [TRUST-004, ROLE-010]', async () => {
  const { browser } = await familyThatAsked(api)
  const other = await familyThatAsked(api)
  const [receipt] = list(await browser.get('/platform/receipts')).data
  for (const caller of [other.browser, await personCalling(api, 'visitor'), await advisor()]) {
    expect((await caller.post(`/platform/receipts/${receipt?.id}/revoke`, 'receipts', {})).status).toBe(404)
  }
  const early = await (await advisor()).post(`/platform/releases/${receipt?.id}/confirm`, 'releases', {})
  expect(codeOf(early)).toBe('not-taken-back')
})

test('what the site itself holds is a receipt as well, with the looks of those who run it, and ends by an erasure alone [TRUST-003, TRUST-008]', async () => {
  const { id, browser, admin } = await familyThatAsked(api)
  await admin.plain('/platform/clients-access/contact', { clientId: id, reason: 'A complaint' })
  const receipts = list(await browser.get('/platform/receipts')).data
  const own = receipts.find(({ attributes }) => attributes['recipientKind'] === 'operator')
  expect(own?.attributes).toMatchObject({ recipientName: 'Hearthway', reveals: [{ person: 'Ada Admin' }] })
  expect(receipts.find(({ attributes }) => attributes['recipientKind'] === 'agent')?.attributes['reveals']).toEqual([])
  expect(codeOf(await browser.post(`/platform/receipts/${own?.id}/revoke`, 'receipts', {}))).toBe('erase-instead')
})

test('a community that families ask directly gets the family itself, and its own provider alone [GWZ-118, TRUST-002, ROLE-010]', async () => {
  const { id, browser } = await familyThatAsked(api, { slug: 'harbor-direct' })
  const provider = await personCalling(api, 'provider')
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

test('a provider sees no family that was not released to an own community [ROLE-010, TRUST-002]', async () => {
  const { id } = await familyThatAsked(api)
  const provider = await personCalling(api, 'provider')
  expect((await provider.get(`/secure/clients/${id}`)).status).toBe(404)
  expect((await provider.plain('/platform/clients-access/contact', reveal(id))).status).toBe(404)
})

test('a request reaches three communities, and more only by name [TRUST-005]', async () => {
  for (const slug of ['cap-one', 'cap-two', 'cap-three']) await directCommunity(api, slug)
  const slugs = ['aspen-court', 'birch-house', 'cap-one', 'cap-two', 'cap-three']
  const capped = await familyThatAsked(api, { slug: 'aspen-court', slugs })
  const reached = async ({ admin, id }: typeof capped) => {
    const { leads } = one(await admin.get(`/secure/clients/${id}`)).attributes
    return (leads as { communityId: string }[]).map(({ communityId }) => communityId)
  }
  expect((await reached(capped)).sort()).toEqual(['aspen-court', 'birch-house', 'cap-one'])
  await capped.browser.post('/platform/uuid-actions', 'uuid-actions', {
    actionType: 'pricing-request',
    actionPage: '/homebase',
    actionInfo: { requestId: randomUUID(), status: 'complete', slug: 'cap-two', data: {} },
  })
  expect(await reached(capped)).toHaveLength(4)
  const named = await familyThatAsked(api, { slug: 'aspen-court', slugs, data: { addedByName: slugs } })
  expect(await reached(named)).toHaveLength(5)
})

test('when and how a family wants to be called stands with it before the number does [TRUST-007]', async () => {
  const callPreferences = { days: ['tuesday', 'thursday'], from: 17, until: 19, textFirst: true }
  const { id } = await familyThatAsked(api, { data: { callPreferences } })
  const family = one(await (await advisor()).get(`/secure/clients/${id}`)).attributes
  expect(family).toMatchObject({ callPreferences, maskedPhone: '(303) •••-••23' })
  expect(family).not.toHaveProperty('phone')
})
