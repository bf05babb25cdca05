import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { attributesOf, errorIn, idOf, resourcesIn } from '../../../testing/responses'
import { type Browser, browserOf } from '../../../testing/browser'
import { listMessagesTo } from '../../../testing/mailbox'
import { samplePassword } from '../../../testing/sample-catalog'

const api = apiUnderTest()

const profile = {
  displayName: 'Ada Advisor',
  workPhone: '(303) 555-0133',
  city: 'Boulder',
  state: 'CO',
  operatingIn: [{ state: 'CO', counties: ['Boulder'] }],
  inBusinessSince: 2015,
}

async function registerPerson(): Promise<{ browser: Browser; email: string }> {
  const browser = browserOf(api)
  const email = `${randomUUID()}@advisors.example`
  await browser.send('POST', '/platform/auth/register', { name: 'Ada', email, password: samplePassword }, 'users')
  return { browser, email }
}
const apply = (browser: Browser, overrides: object = {}) =>
  browser.send('POST', '/marketplace/agents', { ...profile, ...overrides }, 'agents')
const admin = async () => browserOf(api, { cookie: await api.cookieOf('admin') })

test('gives an applicant no access to families until an admin approves [API-027, AGENT-003, AUTH-001]', async () => {
  const { browser, email } = await registerPerson()
  const created = await apply(browser)
  expect(created.status).toBe(201)
  expect(attributesOf(created)).toMatchObject({ status: 0, region: 'mountain-west', info: { email } })
  const id = idOf(created)
  expect((await browser.get(`/marketplace/agents/${id}`)).status).toBe(404)
  expect((await browser.get('/secure/clients')).status).toBe(403)

  const waiting = resourcesIn(await (await admin()).get('/admin/agents?filter[status]=0&q=ada'))
  expect(waiting.map(({ id: each }) => each)).toContain(id)
  const approved = await (await admin()).send('PATCH', `/admin/agents/${id}`, { status: 2 }, 'agent-applications')
  expect(attributesOf(approved)).toMatchObject({ status: 2, documents: [] })
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'agent', agentId: id })
  expect((await browser.get('/secure/clients')).status).toBe(200)
  expect((await browserOf(api).get(`/marketplace/agents/${id}`)).status).toBe(200)
  expect((await listMessagesTo(api, email))[0]?.subject).toContain('is approved')
})

test('emails a declined applicant the reason and grants no access [API-027, AUTH-001]', async () => {
  const { browser, email } = await registerPerson()
  const id = idOf(await apply(browser))
  const values = { status: 0, reason: 'The insurance has run out.' }
  await (await admin()).send('PATCH', `/admin/agents/${id}`, values, 'agent-applications')
  expect((await listMessagesTo(api, email))[0]?.body).toContain('The insurance has run out.')
  expect((await browser.get('/secure/clients')).status).toBe(403)
  expect(errorIn(await apply(browser))).toBe('application-exists')
})

test('lets an application wait until it’s decided, and again after the applicant changes it [API-027, AUTH-001]', async () => {
  const { browser } = await registerPerson()
  const id = idOf(await apply(browser))
  const isWaiting = async () =>
    resourcesIn(await (await admin()).get('/admin/agents?filter[decision]=waiting&page-size=100')).some(
      (application) => application.id === id,
    )
  expect(await isWaiting()).toBe(true)
  const values = { status: 0, reason: 'The insurance has run out.' }
  await (await admin()).send('PATCH', `/admin/agents/${id}`, values, 'agent-applications')
  expect(await isWaiting()).toBe(false)
  const declined = attributesOf(await (await admin()).get(`/admin/agents/${id}`))
  expect(declined).toMatchObject({ declinedAt: expect.any(String), reason: 'The insurance has run out.' })
  await browser.send('PUT', `/marketplace/agents/${id}`, profile, 'agents')
  expect(await isWaiting()).toBe(true)
})

test.each([['status'], ['rating'], ['recentFamiliesHelped'], ['agentSlug'], ['id']])(
  'rejects a profile that sets %s [API-027, BIZ-008]',
  async (name) => {
    const { browser } = await registerPerson()
    expect((await apply(browser, { [name]: 2 })).status).toBe(422)
  },
)

test('lets advisors replace only their own profile [API-027, BIZ-008]', async () => {
  const advisor = browserOf(api, { cookie: await api.cookieOf('agent') })
  const replace = (browser: Browser, id: string) =>
    browser.send('PUT', `/marketplace/agents/${id}`, { ...profile, city: 'Louisville' }, 'agents')
  const changed = attributesOf(await replace(advisor, 'agent-boulder'))
  expect(changed).toMatchObject({ status: 2, aggregateRating: { ratingValue: 9 }, address: { city: 'Louisville' } })
  expect(changed).toMatchObject({ info: { recentFamiliesHelped: 3, email: 'agent-boulder@hearthway.example' } })
  expect((await replace(advisor, 'agent-colorado')).status).toBe(404)
  const customer = browserOf(api, { cookie: await api.cookieOf('customer') })
  expect((await replace(customer, 'agent-boulder')).status).toBe(404)
  expect((await replace(await admin(), 'agent-colorado')).status).toBe(200)
})

test.each([
  [{ workPhone: '12345678' }],
  [{ state: 'ZZ' }],
  [{ operatingIn: [] }],
  [{ operatingIn: [{ state: 'QQ', counties: [] }] }],
])('rejects an application with %o [API-027]', async (overrides) => {
  const { browser } = await registerPerson()
  expect((await apply(browser, overrides)).status).toBe(422)
})

test('shows no advisor’s email address to the public [AGENT-005, API-027]', async () => {
  const visitor = browserOf(api)
  for (const path of ['agents', 'agents/agent-boulder', 'agentsnew?filter[state]=CO', 'agentsnew/search?q=ada']) {
    const { status, body } = await visitor.get(`/marketplace/${path}`)
    expect(status, path).toBe(200)
    expect(JSON.stringify(body), path).toContain('agentSlug')
    expect(JSON.stringify(body), path).not.toContain('@')
  }
})

test('filters, sorts, and searches the newer directory for approved advisors only [API-027, AGENT-003]', async () => {
  const visitor = browserOf(api)
  const names = async (path: string) => resourcesIn(await visitor.get(path)).map(({ id }) => id)
  expect(await names('/marketplace/agentsnew?filter[state]=CO&sort=name')).not.toContain('agent-applied')
  expect(await names('/marketplace/agentsnew?filter[city]=boulder')).not.toContain('agent-applied')
  expect(await names('/marketplace/agentsnew?filter[state]=CO')).toContain('agent-boulder')
  expect(await names('/marketplace/agentsnew?filter[city]=Nowhere')).toEqual([])
  expect(await names('/marketplace/agentsnew/search?q=ada%20advizor')).toContain('agent-colorado')
  expect(await names('/marketplace/agentsnew/search?q=zzzzzz')).toEqual([])
  expect((await visitor.get('/marketplace/agentsnew/search?q=%25')).status).toBe(400)
})
