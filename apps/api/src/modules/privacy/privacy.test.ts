import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../database/database'
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

const api = apiUnderTest()

test('exports everything we store about a person, and to no one else [TRUST-016]', async () => {
  const { id, requestId, email, browser, admin } = await createAcceptedFamily(api)
  const agent = await createCaller(api, 'agent')
  await agent.post('/marketplace/notes', 'notes', { clientId: id, text: 'Wants a garden' })
  const own = await browser.get('/platform/privacy/export')
  expect(own.body).toMatchObject({
    family: { email, phone: '+13035550123' },
    actions: [{ requestId }],
    requests: [{ communityId: 'aspen-court' }],
    consents: [{ kind: 'contact', networkAddress: '127.0.0.1', browser: 'A browser' }],
    receipts: [{ recipientName: 'Advisor agent-boulder' }, { recipientName: 'Hearthway' }],
    emails: [{}, {}, {}],
  })
  expect(JSON.stringify(own.body)).toContain('Wants a garden')
  expect(await admin.get(`/platform/privacy/export?clientId=${id}`)).toMatchObject({
    status: 200,
    body: { family: { email } },
  })
  expect((await agent.get(`/platform/privacy/export?clientId=${id}`)).status).toBe(404)
  const visitor = await createCaller(api, 'visitor')
  expect((await visitor.get('/platform/privacy/export')).status).toBe(401)
  expect((await visitor.get(`/platform/privacy/export?clientId=${id}`)).status).toBe(401)
})

test('hides and retains a family’s data when someone else uses its email address [TRUST-016, TRUST-003]', async () => {
  const victim = await createFamilyWithRequest(api)
  const stranger = await createFamilyWithRequest(api, { email: victim.email })
  expect(JSON.stringify((await stranger.browser.get('/platform/privacy/export')).body)).not.toContain(
    `Ruth ${victim.requestId.slice(0, 8)}`,
  )
  expect(list(await stranger.browser.get('/platform/receipts')).data).toEqual([])
  const first = await createFamilyWithRequest(api, { slug: undefined })
  const second = await createFamilyWithRequest(api, { email: first.email })
  expect(list(await second.browser.get('/platform/receipts')).data).toEqual([])
  expect(list(await first.browser.get('/platform/receipts')).data).toEqual([])
  await stranger.browser.plain('/platform/privacy/erasure', { confirm: 'erase' })
  expect(one(await victim.admin.get(`/secure/clients/${victim.id}`)).attributes['maskedEmail']).toBeTruthy()
})

test('hides what a family said on the phone from someone who uses its email address [TRUST-016, API-029]', async () => {
  const agent = await createCaller(api, 'agent')
  const consent = { kind: 'contact', text: 'May we call?', version: '1', language: 'en', boxes: [] }
  const input = { name: 'Walter Called', email: 'walter@families.example', state: 'CO', consent }
  await agent.post('/marketplace/clients', 'clients', input)
  const stranger = await createFamilyWithRequest(api, { email: 'walter@families.example' })
  expect(list(await stranger.browser.get('/platform/receipts')).data).toEqual([])
  expect(JSON.stringify((await stranger.browser.get('/platform/privacy/export')).body)).not.toContain('May we call?')
})

test('lists receipts for a request without a community [TRUST-003]', async () => {
  const { browser } = await createAcceptedFamily(api, { slug: undefined })
  expect(list(await browser.get('/platform/receipts')).data).toHaveLength(2)
})

test('erases everything that identifies a family, names what we retain, and leaves the ledger unbroken [TRUST-016, TRUST-001]', async () => {
  const { id, requestId, email, browser, admin } = await createAcceptedFamily(api)
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId, 'CO'))
  await browser.post('/platform/caller-choices', 'caller-choices', { slugs: ['aspen-court'] })
  const browserId = browser.cookie.split('=')[1] ?? ''
  const agent = await createCaller(api, 'agent')
  await agent.post('/marketplace/notes', 'notes', { clientId: id, text: `Speaks of ${email}` })
  const name = String(one(await admin.get(`/secure/clients/${id}`)).attributes['name'])
  expect((await browser.plain('/platform/privacy/erasure', {})).status).toBe(422)
  const done = await browser.plain('/platform/privacy/erasure', { confirm: 'erase' })
  expect(done.body).toMatchObject({
    retained: [
      { records: expect.stringContaining('consent'), reason: expect.any(String), years: 6 },
      { records: expect.stringContaining('CO disclosure'), reason: 'C.R.S. § 6-1-729', years: 6 },
    ],
  })
  await api.api.queue.idle()

  const tables = await rowsOf(
    api.database.orm,
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(30)
  for (const { schema, name: table } of tables) {
    const [row] = await rowsOf(
      api.database.orm,
      sql`select count(*)::int as found from ${sql.identifier(String(schema))}.${sql.identifier(String(table))} as kept
        where kept::text like ${`%${email}%`} or kept::text like ${`%${name}%`} or kept::text like ${`%${browserId}%`}`,
    )
    expect({ table, ...row }).toEqual({ table, found: 0 })
  }
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

test('deletes the account of a customer [TRUST-016]', async () => {
  const cookie = await api.cookieOf('customer')
  const customer = createCallerWithCookie(api, cookie)
  expect((await customer.get('/platform/privacy/export')).body).toMatchObject({
    account: { email: 'customer@hearthway.example' },
  })
  const done = await customer.plain('/platform/privacy/erasure', { confirm: 'erase' })
  expect(done.body).toMatchObject({ erased: ['account', 'sessions'] })
  expect((await customer.get('/platform/users/me')).status).toBe(401)
})
