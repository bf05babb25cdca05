import { maskedEmail } from '@pkg/domain'
import { expect, test } from 'vitest'
import { listMessagesTo, readCode } from '../../../testing/mailbox'
import { openOwnData, plain } from '../../../testing/own-data'
import { users } from '../../database/schema/tables'
import { apiUnderTest } from '../../../testing/api-under-test'
import {
  createCallerWithCookie,
  disclosureResponse,
  createAcceptedFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../testing/lead-samples'
import { spokenContact } from '../../../testing/sample-request'

const api = apiUnderTest()

test('downloads everything we store about a person after a code, and nothing without one [TRUST-016]', async () => {
  const { id, requestId, email, browser, admin } = await createAcceptedFamily(api)
  const agent = await createCaller(api, 'agent')
  await agent.post('/marketplace/notes', 'notes', { clientId: id, text: 'Wants a garden' })
  const [sent] = list(await admin.get(`/platform/emails?filter[recipient]=${email}`)).data
  await admin.get(`/platform/emails/${sent?.id}`)
  const own = await browser.plain('/platform/privacy/download', { grant: await openOwnData(api, browser, email) })
  expect(own.body).toMatchObject({
    family: { email, phone: '+13035550123' },
    actions: [{ requestId }],
    requests: [{ communityId: 'aspen-court' }],
    consents: [{ kind: 'contact', networkAddress: '127.0.0.1', browser: 'A browser' }],
    receipts: [{ recipientName: 'Advisor agent-boulder' }, { recipientName: 'Hearthway' }],
    accesses: [{ person: 'Ada Admin', route: 'outbox' }],
  })
  expect(JSON.stringify(own.body)).toContain('Wants a garden')
  expect((await browser.plain('/platform/privacy/download', { grant: 'a'.repeat(43) })).status).toBe(410)
  expect((await agent.get(`/platform/privacy/export?clientId=${id}`)).status).toBe(403)
  expect((await browser.get(`/platform/privacy/export?clientId=${id}`)).status).toBe(401)
  const visitor = await createCaller(api, 'visitor')
  expect((await visitor.plain('/platform/privacy/codes', {})).status).toBe(401)
  expect((await admin.get(`/platform/privacy/export?clientId=${id}`)).body).toMatchObject({ family: { email } })
})

test('opens nothing with a wrong code, and with none after 5 wrong ones [TRUST-016, BIZ-008]', async () => {
  const { browser, email } = await createFamilyWithRequest(api)
  const sent = plain(await browser.plain('/platform/privacy/codes', {}))
  expect(sent['sentTo']).toBe(`${email.slice(0, 1)}•••@families.example`)
  const code = await readCode(api, email)
  const wrong = code === '000000' ? '000001' : '000000'
  const enter = (typed: string) => browser.plain('/platform/privacy/grants', { id: sent['id'], code: typed })
  for (let count = 0; count < 4; count += 1) expect((await enter(wrong)).status).toBe(401)
  expect((await enter(wrong)).status).toBe(410)
  expect((await enter(code)).status).toBe(410)
})

test('doesn’t accept a sign-in code in place of the code for someone’s information [TRUST-016, AUTH-001]', async () => {
  const email = 'customer@hearthway.example'
  const visitor = await createCaller(api, 'visitor')
  const started = plain(await visitor.plain('/platform/auth/otp/start', { email }))
  const code = await readCode(api, email)
  expect((await visitor.plain('/platform/privacy/grants', { id: started['id'], code })).status).toBe(410)
})

test('changes contact info after a code, tells the former address, and rejects the address of another family [TRUST-016]', async () => {
  const { id, browser, email, admin } = await createAcceptedFamily(api)
  const other = await createFamilyWithRequest(api)
  const grant = await openOwnData(api, browser, email)
  const change = (values: object) =>
    api.call({ method: 'PUT', url: '/platform/privacy/contact', payload: { data: { grant, ...values } } })
  expect((await change({ email: other.email })).status).toBe(409)
  expect((await change({ email: 'nowhere' })).status).toBe(422)
  const changed = { name: 'Ruth Renamed', email: `new-${email}`, phone: '(303) 555-0199 x5' }
  expect((await change(changed)).body).toEqual({ ...changed, phone: '+13035550199;ext=5', canChange: true })
  expect((await change({ name: 'Ruth Renamed' })).body).toMatchObject({ phone: '+13035550199;ext=5' })
  expect((await listMessagesTo(api, email))[0]?.subject).toBe('Your contact info has changed')
  const found = list(await admin.get(`/secure/clients?q=${encodeURIComponent('ruth renamed')}`)).data
  expect(found.map((family) => family.id)).toEqual([id])
})

test('changes when a family wants to be called, which its advisor sees [TRUST-007]', async () => {
  const { id, browser } = await createAcceptedFamily(api)
  const preferences = { days: ['tuesday'], from: 9, until: 12 }
  const payload = { data: { preferences } }
  const headers = { cookie: browser.cookie }
  const url = '/platform/privacy/call-preferences'
  expect((await api.call({ method: 'PUT', url, payload, headers })).body).toEqual(preferences)
  expect((await browser.get('/platform/privacy')).body).toMatchObject({
    callPreferences: preferences,
    timeZone: 'America/Denver',
  })
  const agent = await createCaller(api, 'agent')
  expect(one(await agent.get(`/secure/clients/${id}`)).attributes['callPreferences']).toEqual(preferences)
  expect((await api.call({ method: 'PUT', url, payload })).status).toBe(404)
})

test('shows a family everyone who saw its contact info: in a reveal, an export, a sent message, and its account [TRUTH-011, TRUST-008]', async () => {
  const { id, browser, email, admin } = await createFamilyWithRequest(api)
  const accesses = async () => plain(await browser.get('/platform/privacy'))['accesses']
  expect(await accesses()).toEqual([])
  await admin.plain('/platform/clients-access/contact', { clientId: id, reason: 'They called us' })
  await admin.get(`/platform/privacy/export?clientId=${id}`)
  const [sent] = list(await admin.get(`/platform/emails?filter[recipient]=${email}`)).data
  expect((await admin.get(`/platform/emails/${sent?.id}`)).body).toMatchObject({
    data: { attributes: { recipient: email } },
  })
  await admin.get(`/platform/emails/${sent?.id}`)
  const [account] = await api.database.orm.insert(users).values({ role: 'customer', name: 'Ruth', email }).returning()
  await admin.get(`/admin/users/${account?.id}`)
  const person = 'Ada Admin'
  expect(await accesses()).toMatchObject([
    { person, route: 'accounts', reason: 'Looked at the account' },
    { person, route: 'outbox', reason: 'Looked at a sent message' },
    { person, route: 'export', reason: 'Exported everything we store' },
    { person, route: 'reveal', reason: 'They called us' },
  ])
  const [receipt] = list(await browser.get('/platform/receipts')).data
  expect(receipt?.attributes['reveals']).toHaveLength(4)
})

test('masks addresses in the lists of sent messages and of accounts, and doesn’t record a look at them [WORK-026]', async () => {
  const { browser, email, admin } = await createFamilyWithRequest(api)
  const phone = '+13035550177'
  await api.database.orm.insert(users).values({ role: 'customer', name: 'Ruth', email, phone })
  for (const path of [`/platform/emails?filter[recipient]=${email}`, `/admin/users?q=${email}`]) {
    const { data } = list(await admin.get(path))
    expect(data.length).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toContain(email)
    expect(JSON.stringify(data)).not.toContain(phone)
    expect(JSON.stringify(data)).toContain(maskedEmail(email))
  }
  expect(plain(await browser.get('/platform/privacy'))['accesses']).toEqual([])
})

test('doesn’t show an address to an admin on the family’s page because of a look at the outbox [TRUST-008]', async () => {
  const { id, admin } = await createFamilyWithRequest(api)
  await admin.get('/platform/emails?page-size=100')
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).not.toHaveProperty('email')
})

test('hides and retains a family’s data when someone else uses its email address [TRUST-016, TRUST-003]', async () => {
  const victim = await createFamilyWithRequest(api)
  const stranger = await createFamilyWithRequest(api, { email: victim.email })
  expect((await stranger.browser.plain('/platform/privacy/codes', {})).status).toBe(401)
  expect((await stranger.browser.get('/platform/privacy')).body).toEqual({ callPreferences: {}, accesses: [] })
  expect(list(await stranger.browser.get('/platform/receipts')).data).toEqual([])
  const first = await createFamilyWithRequest(api, { slug: undefined })
  const second = await createFamilyWithRequest(api, { email: first.email })
  expect(list(await second.browser.get('/platform/receipts')).data).toEqual([])
  expect(list(await first.browser.get('/platform/receipts')).data).toEqual([])
  expect((await stranger.browser.plain('/platform/privacy/erasure', { confirm: 'erase' })).status).toBe(401)
  expect(one(await victim.admin.get(`/secure/clients/${victim.id}`)).attributes['maskedEmail']).toBeTruthy()
})

test('hides what a family said on the phone from someone who uses its email address [TRUST-016, API-029]', async () => {
  const agent = await createCaller(api, 'agent')
  const input = { name: 'Walter Called', email: 'walter@families.example', state: 'CO', consent: spokenContact }
  await agent.post('/marketplace/clients', 'clients', input)
  const stranger = await createFamilyWithRequest(api, { email: 'walter@families.example' })
  expect(list(await stranger.browser.get('/platform/receipts')).data).toEqual([])
  expect((await stranger.browser.plain('/platform/privacy/codes', {})).status).toBe(401)
})

test('lists receipts for a request without a community [TRUST-003]', async () => {
  const { browser } = await createAcceptedFamily(api, { slug: undefined })
  expect(list(await browser.get('/platform/receipts')).data).toHaveLength(2)
})

test('names what the law makes us keep, and leaves the ledger unbroken [TRUST-016, TRUST-001]', async () => {
  const { id, requestId, email, browser, admin } = await createAcceptedFamily(api)
  const agent = await createCaller(api, 'agent')
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId))
  const grant = await openOwnData(api, browser, email)
  expect((await browser.plain('/platform/privacy/erasure', { grant })).status).toBe(422)
  const done = await browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(done.body).toMatchObject({
    retained: [
      { records: expect.stringContaining('consent'), reason: expect.any(String), years: 6 },
      { records: expect.stringContaining('CO disclosure'), reason: 'C.R.S. § 6-1-729', years: 6 },
    ],
  })
  await api.api.queue.idle()
  expect((await agent.get(`/secure/clients/${id}`)).status).toBe(404)
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toMatchObject({ name: 'Erased', leads: [{}] })
  expect((await admin.get('/platform/consents/check')).body).toMatchObject({ isUnbroken: true })
  const kept = list(await admin.get(`/platform/consents?filter[client]=${id}`)).data.map(({ attributes }) => attributes)
  expect(kept.find(({ kind }) => kind === 'disclosure')).toHaveProperty('networkAddress')
  expect(kept.find(({ kind }) => kind === 'contact')).not.toHaveProperty('networkAddress')
  const [notice] = list(await agent.get('/platform/emails')).data
  expect(notice?.attributes['subject']).toBe('A family stopped sharing their information')
})

test('changes nothing when repeated and lets the email address start over [TRUST-016]', async () => {
  const { id, email, admin } = await createFamilyWithRequest(api)
  const erase = () => admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })
  expect((await erase()).status).toBe(200)
  expect((await erase()).status).toBe(200)
  const again = await createFamilyWithRequest(api, { email })
  expect(again.id).not.toBe(id)
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes['name']).toBe('Erased')
})

test('downloads and deletes the account of a customer after a code [TRUST-016]', async () => {
  const email = 'customer@hearthway.example'
  const customer = createCallerWithCookie(api, await api.cookieOf('customer'))
  const question = { communityId: 'aspen-court', text: 'Is there parking?' }
  await customer.post('/platform/questions', 'questions', question)
  const grant = await openOwnData(api, customer, email)
  const { body } = await customer.plain('/platform/privacy/download', { grant })
  expect(body).toMatchObject({ account: { email }, questions: [{ ...question, status: 'pending' }] })
  const done = await customer.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })
  expect(done.body).toMatchObject({ erased: ['account', 'sessions'] })
  expect((await customer.get('/platform/users/me')).status).toBe(401)
})
