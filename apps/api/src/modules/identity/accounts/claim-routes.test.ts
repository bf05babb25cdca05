import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { attributesOf, errorIn, idOf, resourcesIn } from '../../../../testing/responses'
import { type Browser, browserOf } from '../../../../testing/browser'
import { listMessagesTo } from '../../../../testing/mailbox'
import { samplePassword } from '../../../../testing/sample-catalog'

const api = apiUnderTest()

async function registerPerson(): Promise<{ browser: Browser; email: string }> {
  const browser = browserOf(api)
  const email = `${randomUUID()}@providers.example`
  await browser.send(
    'POST',
    '/platform/auth/register',
    { name: 'Pru Provider', email, password: samplePassword },
    'users',
  )
  return { browser, email }
}
const admin = async () => browserOf(api, { cookie: await api.cookieOf('admin') })
const claim = (browser: Browser, id = 'aspen-court') =>
  browser.send('POST', `/marketplace/communities/${id}/claim`, { jobTitle: 'Executive director' }, 'claims')
const decide = async (id: string, values: object) =>
  (await admin()).send('PATCH', `/admin/claims/${id}`, values, 'claims')

test('an approved claim makes its author a provider, signs them out, and emails them [API-020, ROLE-001, AUTH-001]', async () => {
  const { browser, email } = await registerPerson()
  const before = await browser.get('/marketplace/communities/aspen-court/claim')
  expect(attributesOf(before)).toEqual({ communityName: 'aspen-court', isClaimed: false, claimStatus: 'none' })
  const claimed = await claim(browser)
  expect(claimed.status).toBe(201)
  expect(attributesOf(claimed)).toMatchObject({ status: 'pending', city: 'Boulder', state: 'CO' })
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'customer' })

  const pending = resourcesIn(await (await admin()).get('/admin/claims?filter[status]=pending'))
  expect(pending.find(({ id }) => id === idOf(claimed))?.attributes).toMatchObject({ userEmail: email })
  expect(attributesOf(await decide(idOf(claimed), { status: 'approved' }))).toMatchObject({ status: 'approved' })
  expect((await browser.get('/platform/users/me')).status).toBe(401)
  await browser.send('POST', '/platform/auth/login', { email, password: samplePassword }, 'users')
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'provider' })
  const after = await browser.get('/marketplace/communities/aspen-court/claim')
  expect(attributesOf(after)).toMatchObject({ isClaimed: true, claimStatus: 'approved' })
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toContain('Your claim to a community')
  expect(message?.body).toContain('http://localhost:3001/dashboard')
})

test('a declined claim grants nothing, emails the reason, and can be repeated [API-020, AUTH-001]', async () => {
  const { browser, email } = await registerPerson()
  const claimed = await claim(browser, 'birch-house')
  const declined = await decide(idOf(claimed), { status: 'declined', reason: 'The community doesn’t know you.' })
  expect(attributesOf(declined)).toMatchObject({ status: 'declined', reason: 'The community doesn’t know you.' })
  expect(attributesOf(await browser.get('/platform/users/me'))).toMatchObject({ role: 'customer' })
  expect((await listMessagesTo(api, email))[0]?.body).toContain('The community doesn’t know you.')
  expect((await claim(browser, 'birch-house')).status).toBe(201)
})

test("a claim can be decided once, and not repeated while it's pending [API-020]", async () => {
  const { browser } = await registerPerson()
  const claimed = await claim(browser, 'cedar-memory')
  const again = await claim(browser, 'cedar-memory')
  expect([again.status, errorIn(again)]).toEqual([409, 'claim-exists'])
  await decide(idOf(claimed), { status: 'declined', reason: 'No.' })
  expect((await decide(idOf(claimed), { status: 'approved' })).status).toBe(409)
})

test('a claim to an unlisted community is approved for a community of the catalog [API-020, AUTH-001]', async () => {
  const { browser } = await registerPerson()
  const community = { communityName: 'Maple Rest', city: 'Boulder', state: 'CO', jobTitle: 'Owner' }
  const claimed = await browser.send('POST', '/marketplace/claims', community, 'claims')
  expect(attributesOf(claimed)).not.toHaveProperty('communityId')
  expect((await decide(idOf(claimed), { status: 'approved' })).status).toBe(422)
  const approved = await decide(idOf(claimed), { status: 'approved', communityId: 'dogwood-lodge' })
  expect(attributesOf(approved)).toMatchObject({ status: 'approved', communityId: 'dogwood-lodge' })
})

test("a person sees only their own claims and can't approve them [API-020, BIZ-008, ROLE-009]", async () => {
  const { browser } = await registerPerson()
  const { browser: stranger } = await registerPerson()
  const claimed = await claim(browser, 'dogwood-lodge')
  expect(resourcesIn(await browser.get('/marketplace/claims'))).toHaveLength(1)
  expect(resourcesIn(await stranger.get('/marketplace/claims'))).toHaveLength(0)
  expect(attributesOf(await stranger.get('/marketplace/communities/dogwood-lodge/claim'))).toMatchObject({
    claimStatus: 'none',
  })
  const own = await browser.send('PATCH', `/admin/claims/${idOf(claimed)}`, { status: 'approved' }, 'claims')
  expect(own.status).toBe(403)
  const promoted = await browser.send(
    'POST',
    '/marketplace/communities/aspen-court/claim',
    { jobTitle: 'Owner', status: 'approved' },
    'claims',
  )
  expect(promoted.status).toBe(422)
  expect((await claim(browserOf(api))).status).toBe(401)
})

test.each(['elm-not-live', 'no-such-place'])('rejects a claim to %s [API-020]', async (id) => {
  const { browser } = await registerPerson()
  expect((await claim(browser, id)).status).toBe(404)
  expect((await decide(randomUUID(), { status: 'approved' })).status).toBe(404)
})

test('a provider finds live communities by name or street [AUTH-001, API-020]', async () => {
  const found = async (q: string) =>
    resourcesIn(await browserOf(api).get(`/marketplace/claimable-communities?q=${q}`)).map(({ id }) => id)
  expect(await found('CEDAR')).toEqual(['cedar-memory'])
  expect(await found('pearl%20st,%20austin')).toEqual(['dogwood-lodge'])
  expect(await found('elm')).toEqual([])
  expect(await found('%25%25')).toEqual([])
})
