import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Browser, browserOf } from '../../../testing/browser'
import { codeOf, createCaller, createCallerWithCookie } from '../../../testing/lead-samples'
import { listMessagesTo } from '../../../testing/mailbox'
import { openOwnData, plain } from '../../../testing/own-data'
import { attributesOf, idOf, resourcesIn } from '../../../testing/responses'
import { jobs, searchAlerts, users } from '../../database/schema/tables'
import { hashToken } from '../../http/token-hash'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest({ MARKETPLACE_URL: 'https://homes.example' })

const url = '/marketplace/search-alerts'
let count = 0
const newAddress = () => `alerts-${(count += 1)}@families.example`
const boulder = { care: 'assisted-living', state: 'CO', place: 'boulder' } as const

const save = (browser: Browser, search: object) => browser.send('POST', url, search, 'search-alerts')
const listed = async (browser: Browser) => resourcesIn(await browser.get(url)).map(({ attributes }) => attributes)
const subjectsTo = async (email: string) => (await listMessagesTo(api, email)).map(({ subject }) => subject)
const confirm = (token: string) => browserOf(api).send('POST', `${url}/confirmations`, { token })

async function readToken(email: string): Promise<string> {
  const [message] = await listMessagesTo(api, email)
  return /search-alerts\/confirm\?token=([\w-]{43})/.exec(message?.body ?? '')?.[1] ?? ''
}

/** Returns a browser with an alert that was turned on, the address, and the alert's id. */
async function alertOf(search: object) {
  const browser = browserOf(api)
  const email = newAddress()
  const id = idOf(await save(browser, { ...search, email }))
  expect((await confirm(await readToken(email))).status).toBe(200)
  return { browser, email, id }
}

/** Lets a day pass: every scheduled check is due now. */
async function passDay(): Promise<void> {
  await api.database.orm.update(jobs).set({ dueAt: now() }).where(eq(jobs.name, 'check-search-alert'))
  api.api.queue.wake()
  await api.api.queue.idle()
}

/** Says as the community's team how many rooms of a kind are open. */
async function stateRooms(community: string, openRooms: number) {
  const admin = await createCaller(api, 'admin')
  const room = { room: 'studio', status: openRooms > 0 ? 'open' : 'full', ...(openRooms > 0 && { openRooms }) }
  const response = await api.call({
    method: 'PUT',
    url: `/marketplace/communities/${community}/rooms`,
    payload: { data: { type: 'community-rooms', id: community, attributes: { rooms: [room] } } },
    headers: { cookie: admin.cookie },
  })
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300)
}

test('a visitor gets no alert before the link in an email was opened, and the link tells what it turns on [HOME-005]', async () => {
  const browser = browserOf(api)
  const email = newAddress()
  const saved = await save(browser, { ...boulder, filters: 'only=open-rooms&sort=price&page-number=2', email })
  expect(saved.status).toBe(201)
  expect(attributesOf(saved)).toMatchObject({
    placeName: 'Boulder',
    filters: 'only=open-rooms',
    path: '/assisted-living/colorado/boulder?only=open-rooms',
    status: 'unconfirmed',
  })
  const [message] = await listMessagesTo(api, email)
  expect(message?.subject).toBe('Turn on your search alert')
  expect(message?.body).toContain('your search for Assisted Living in Boulder, Colorado, with 1 filter')
  const token = await readToken(email)
  const [row] = await api.database.orm
    .select()
    .from(searchAlerts)
    .where(eq(searchAlerts.id, idOf(saved)))
  expect(row?.tokenHash).toBe(hashToken(token))

  await stateRooms('aspen-court', 2)
  await passDay()
  expect(await subjectsTo(email)).toEqual(['Turn on your search alert'])
  // Opening it twice changes nothing.
  expect(plain(await confirm(token))).toMatchObject({
    status: 'active',
    path: '/assisted-living/colorado/boulder?only=open-rooms',
  })
  expect((await confirm(token)).status).toBe(200)
  expect(codeOf(await confirm('a'.repeat(43)))).toBe('link-expired')
  // The room that opened after the search was saved is news.
  await passDay()
  expect(await subjectsTo(email)).toEqual(['1 new match for your search', 'Turn on your search alert'])
  await stateRooms('aspen-court', 0)
})

test('emails only new matches, at most once a day, with links to exactly the list and to stop [HOME-005, TRUTH-009]', async () => {
  const { email, browser } = await alertOf({ ...boulder, filters: 'only=open-rooms' })
  await passDay()
  expect(await subjectsTo(email)).toHaveLength(1)
  await stateRooms('aspen-court', 2)
  // Before the day is over, nothing is sent.
  api.api.queue.wake()
  await api.api.queue.idle()
  expect(await subjectsTo(email)).toHaveLength(1)
  await passDay()
  const [alert] = await listMessagesTo(api, email)
  expect(alert?.subject).toBe('1 new match for your search')
  expect(alert?.body).toContain('aspen-court in Boulder, CO (From $5,200/mo)')
  expect(alert?.body).toContain('https://homes.example/assisted-living/colorado/boulder?only=open-rooms')
  expect(alert?.body).toMatch(/Stop these emails: https:\/\/homes\.example\/stop-emails\/[\w-]{36}/)
  await passDay()
  expect(await subjectsTo(email)).toHaveLength(2)
  // A room that was taken and opens again is news again.
  await stateRooms('aspen-court', 0)
  await passDay()
  await stateRooms('aspen-court', 1)
  await passDay()
  expect(await subjectsTo(email)).toHaveLength(3)
  expect(await listed(browser)).toMatchObject([{ status: 'active' }])
  await stateRooms('aspen-court', 0)
})

test('emails are in the language of the pages on which the search was saved, and link to them [HOME-005, FIND-015]', async () => {
  const browser = browserOf(api, { language: 'es' })
  const email = newAddress()
  const search = { ...boulder, filters: 'only=open-rooms' }
  const saved = await save(browser, { ...search, email })
  const [asked] = await listMessagesTo(api, email)
  expect(asked?.subject).toBe('Active el aviso de su búsqueda')
  expect(asked?.body).toContain('su búsqueda de vida asistida en Boulder, Colorado, con 1 filtro')
  const token = /homes\.example\/es\/search-alerts\/confirm\?token=([\w-]{43})/.exec(asked?.body ?? '')?.[1] ?? ''
  expect((await confirm(token)).status).toBe(200)
  await stateRooms('aspen-court', 2)
  await passDay()
  const [alert] = await listMessagesTo(api, email)
  expect(alert?.subject).toBe('1 nueva residencia para su búsqueda')
  expect(alert?.body).toContain('aspen-court en Boulder, CO (desde $5,200 al mes)')
  expect(alert?.body).toContain('https://homes.example/es/assisted-living/colorado/boulder?only=open-rooms')
  expect(alert?.body).toMatch(/https:\/\/homes\.example\/es\/stop-emails\/[\w-]{36}/)
  // The same family saves it again on an English page.
  const english = browserOf(api, { cookie: browser.cookie() })
  expect(idOf(await save(english, { ...search, email }))).toBe(idOf(saved))
  await stateRooms('aspen-court', 0)
  await passDay()
  await stateRooms('aspen-court', 1)
  await passDay()
  expect((await subjectsTo(email))[0]).toBe('1 new match for your search')
  await stateRooms('aspen-court', 0)
})

test('the stop link ends the alerts, and an address that others typed gets none again without its owner [HOME-005, TRUTH-009]', async () => {
  const { email, browser, id } = await alertOf({ ...boulder, filters: 'only=open-rooms' })
  await stateRooms('aspen-court', 2)
  await passDay()
  const [alert] = await listMessagesTo(api, email)
  const stopId = /stop-emails\/([\w-]+)/.exec(alert?.body ?? '')?.[1] ?? ''
  await browserOf(api).send('POST', '/platform/email-stops', { id: stopId }, 'email-stops')
  expect(await listed(browser)).toMatchObject([{ status: 'stopped' }])
  const resumed = await browser.send('POST', `${url}/${id}/resume`, {}, 'search-alerts')
  expect(attributesOf(resumed)['status']).toBe('unconfirmed')
  await stateRooms('aspen-court', 0)
  await passDay()
  await stateRooms('aspen-court', 2)
  await passDay()
  expect((await subjectsTo(email)).filter((subject) => subject.includes('new match'))).toHaveLength(1)
  expect((await confirm(await readToken(email))).status).toBe(200)
  expect(await listed(browser)).toMatchObject([{ status: 'active' }])
  await stateRooms('aspen-court', 0)
})

test('an account gets alerts at its verified address right away, and turns them on again itself [HOME-005]', async () => {
  const email = newAddress()
  const owner = browserOf(api)
  await owner.send('POST', '/platform/auth/register', { name: 'Dana', email, password: 'a long enough one' }, 'users')
  await api.database.orm.update(users).set({ emailVerifiedAt: now() }).where(eq(users.email, email))
  const saved = await save(owner, boulder)
  expect(attributesOf(saved)).toMatchObject({ status: 'active', email })
  expect(idOf(await save(owner, boulder))).toBe(idOf(saved))
  expect(await listed(owner)).toHaveLength(1)
  const caller = createCallerWithCookie(api, owner.cookie())
  const grant = await openOwnData(api, caller, email)
  const download = JSON.stringify((await caller.plain('/platform/privacy/download', { grant })).body)
  expect(download).toContain('"place":"Boulder"')
  expect((await owner.remove(`${url}/${idOf(saved)}`)).status).toBe(204)
  await passDay()
  expect(await listed(owner)).toEqual([])
})

test.each([
  [{ care: 'assisted-living', state: 'CO', place: 'nowhere-at-all' }, 'place'],
  [{ care: 'assisted-living', filters: 'starting-rate=cheap' }, 'filters'],
  [{ care: 'assisted-living', email: 'no-address' }, 'email'],
  [{ care: 'castles' }, 'care'],
])('rejects the search %j because of its %s [HOME-005, BIZ-008]', async (search, field) => {
  const response = await save(browserOf(api), { email: newAddress(), ...search })
  expect(response.status).toBe(422)
  expect(JSON.stringify(response.body)).toContain(`/data/attributes/${field}`)
})

test('limits the searches of a person, and forgets those that no one turned on [HOME-005, TRUTH-012]', async () => {
  const browser = browserOf(api)
  for (const rating of ['ge:7', 'ge:8', 'ge:9']) {
    for (const care of ['assisted-living', 'memory-care', 'senior-living']) {
      expect((await save(browser, { care, filters: `rating=${rating}`, email: newAddress() })).status).toBe(201)
    }
  }
  expect((await save(browser, { ...boulder, email: newAddress() })).status).toBe(201)
  const response = await save(browser, { care: 'memory-care', email: newAddress() })
  expect(JSON.stringify(response.body)).toContain('You can save up to 10 searches')
  await purgeExpired(api.database.orm, new Date(now().getTime() + 8 * 86_400_000))
  expect(await listed(browser)).toEqual([])
})
