import { now } from '@pkg/domain'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest, type ApiResponse } from '../../../testing/api-under-test'
import { browserOf } from '../../../testing/browser'
import { resourceIn, resourcesIn, resourceBody } from '../../../testing/responses'
import { userSaves } from '../../database/schema/tables'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest()
const saves = '/marketplace/user-saves'

const readCookie = ({ headers }: ApiResponse) => String([headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
const save = (attributes: object, cookie?: string) =>
  api.call({
    method: 'POST',
    url: '/marketplace/user-saves',
    payload: resourceBody('user-saves', attributes),
    headers: cookie ? { cookie } : {},
  })

test('lets a visitor save, change, and remove communities that no one else sees [API-011]', async () => {
  const first = await save({ communityId: 'aspen-court', kind: 'liked' })
  const cookie = readCookie(first)
  const { id } = resourceIn(first)
  // Saving the same community again changes the kind.
  expect(resourceIn(await save({ communityId: 'aspen-court', kind: 'saved', note: 'Garden!' }, cookie)).id).toBe(id)
  const own = await api.call({ url: '/marketplace/user-saves?include=community', headers: { cookie } })
  expect(own.body).toMatchObject({
    data: [{ id, attributes: { kind: 'saved', note: 'Garden!' } }],
    included: [{ type: 'communities', id: 'aspen-court' }],
  })
  const stranger = readCookie(await save({ communityId: 'birch-house', kind: 'disliked' }))
  for (const headers of [{}, { cookie: stranger }]) {
    expect((await api.call({ url: `/marketplace/user-saves/${id}`, headers })).status).toBe(404)
    expect((await api.call({ method: 'DELETE', url: `/marketplace/user-saves/${id}`, headers })).status).toBe(404)
  }
  const changed = await api.call({
    method: 'PATCH',
    url: `/marketplace/user-saves/${id}`,
    payload: resourceBody('user-saves', { kind: 'disliked' }, { id }),
    headers: { cookie },
  })
  expect(resourceIn(changed).attributes).toMatchObject({ kind: 'disliked', note: 'Garden!' })
  expect((await api.call({ method: 'DELETE', url: `/marketplace/user-saves/${id}`, headers: { cookie } })).status).toBe(
    204,
  )
  expect(resourcesIn(await api.call({ url: '/marketplace/user-saves', headers: { cookie } }))).toEqual([])
})

const password = 'a long enough one'

test('moves what a browser saved to the account at sign-in, and the browser’s choice wins [API-011, FAV-001, FAV-002]', async () => {
  const account = { email: 'saver@families.example', password }
  const elsewhere = browserOf(api)
  await elsewhere.send('POST', '/platform/auth/register', { name: 'Sam', ...account }, 'users')
  await elsewhere.send('POST', saves, { communityId: 'birch-house', kind: 'disliked', note: 'No garden' }, 'user-saves')

  const browser = browserOf(api)
  await browser.send('POST', saves, { communityId: 'aspen-court', kind: 'liked', note: 'Garden!' }, 'user-saves')
  await browser.send('POST', saves, { communityId: 'birch-house', kind: 'liked' }, 'user-saves')
  expect((await browser.send('POST', '/platform/auth/login', account, 'users')).status).toBe(200)

  const expected = [
    { communityId: 'aspen-court', kind: 'liked', note: 'Garden!' },
    { communityId: 'birch-house', kind: 'liked', note: 'No garden' },
  ]
  for (const each of [elsewhere, browser]) {
    const found = resourcesIn(await each.get(saves)).map(({ attributes }) => attributes)
    expect(
      found.toSorted((one, other) => (String(one['communityId']) < String(other['communityId']) ? -1 : 1)),
    ).toMatchObject(expected)
  }
  // Someone who uses the browser after signing out doesn't see them.
  await browser.remove('/platform/auth/logout')
  expect(resourcesIn(await browser.get(saves))).toEqual([])
})

test('forgets what a browser without an account saved once its id has expired, and keeps what accounts saved [TRUTH-012, FAV-002, CONST-001]', async () => {
  const [old, young, account] = [browserOf(api), browserOf(api), browserOf(api)]
  await account.send(
    'POST',
    '/platform/auth/register',
    { name: 'Kim', email: 'kim@families.example', password },
    'users',
  )
  for (const each of [old, young, account]) {
    await each.send('POST', saves, { communityId: 'aspen-court', kind: 'liked' }, 'user-saves')
  }
  const saved = async (browser: typeof old) => resourcesIn(await browser.get(saves)).map(({ id }) => id)
  const seconds = 27_000_000
  for (const [browser, age] of [
    [old, seconds + 60],
    [young, seconds - 60],
    [account, 2 * seconds],
  ] as const) {
    const createdAt = new Date(now().getTime() - age * 1000)
    await api.database.orm
      .update(userSaves)
      .set({ createdAt })
      .where(inArray(userSaves.id, await saved(browser)))
  }
  await purgeExpired(api.database.orm, now())
  const counts = (await Promise.all([old, young, account].map(saved))).map(({ length }) => length)
  expect(counts).toEqual([0, 1, 1])
})

test('rejects saving a community that doesn’t exist [API-011, BIZ-008]', async () => {
  expect((await save({ communityId: 'no-such-house', kind: 'liked' })).status).toBe(422)
})

test('returns recommended, liked, and disliked communities without duplicates [API-024, DATA-013]', async () => {
  const cookie = await api.cookieOf('customer')
  await save({ communityId: 'aspen-court', kind: 'liked' }, cookie)
  await save({ communityId: 'cedar-memory', kind: 'disliked' }, cookie)
  const tray = await api.call({
    url: '/platform/recommendations/community/postconversion?include=all',
    headers: { cookie },
  })
  expect(resourceIn(tray).attributes).toMatchObject({
    recommendations: [],
    liked: [{ id: 'aspen-court' }],
    disliked: [{ id: 'cedar-memory' }],
  })
})

test('adds to the browser record and shows it only to that browser [API-008, ATTR-001, ATTR-002, ATTR-005, ATTR-006, DATA-006]', async () => {
  const clicks = [{ campaign: 'autumn', source: 'search', medium: 'cpc', timestamp: '2026-11-01T10:00:00Z' }]
  const made = await api.call({
    method: 'POST',
    url: '/platform/uuid-auxes',
    payload: resourceBody('uuid-auxes', { clicks, referrer: 'https://search.example/' }),
  })
  expect(made.status).toBe(201)
  const cookie = readCookie(made)
  const added = await api.call({
    method: 'PATCH',
    url: '/platform/uuid-auxes/me',
    payload: resourceBody('uuid-auxes', { uuidInfo: { locationInfo: { timeZone: 'America/Denver' } } }, { id: 'me' }),
    headers: { cookie },
  })
  expect(resourceIn(added).attributes).toMatchObject({
    clicks,
    uuidInfo: { locationInfo: { timeZone: 'America/Denver' } },
  })
  const affiliate = { campaign: 'Riverbend Guide', affiliateid: '17', timestamp: '2026-11-02T10:00:00Z' }
  const again = await api.call({
    method: 'POST',
    url: '/platform/uuid-auxes',
    payload: resourceBody('uuid-auxes', { clicks: [affiliate], uniqueId: 'm-17' }),
    headers: { cookie },
  })
  expect(resourceIn(again).attributes).toMatchObject({
    clicks: [...clicks, affiliate],
    referrer: 'https://search.example/',
    uniqueId: 'm-17',
    uuidInfo: { locationInfo: { timeZone: 'America/Denver' } },
  })
  expect(resourceIn(await api.call({ url: '/platform/uuid-auxes/me', headers: { cookie } })).id).toBe('me')
  expect((await api.call({ url: '/platform/uuid-auxes/me' })).status).toBe(404)
  expect((await api.call({ url: '/platform/uuid-auxes/other', headers: { cookie } })).status).toBe(404)
})

test('emails shared communities to one address, up to 10 times a day [API-009]', async () => {
  const share = (cookie?: string, overrides: object = {}) =>
    api.call({
      method: 'POST',
      url: '/platform/user-shares',
      payload: {
        data: { communityIds: ['aspen-court'], email: 'sister@families.example', from: 'Dana', ...overrides },
      },
      headers: cookie ? { cookie } : {},
    })
  const first = await share()
  expect(first.body).toEqual({ isSent: true })
  await api.api.queue.idle()
  const outbox = await api.call({ url: '/platform/emails', headers: { cookie: await api.cookieOf('admin') } })
  expect(resourcesIn(outbox)[0]?.attributes).toMatchObject({
    recipient: 's•••@families.example',
    subject: 'Someone sent you a community to look at',
    status: 'sent',
  })
  expect(String(resourcesIn(outbox)[0]?.attributes['body'])).toContain('/assisted-living/colorado/boulder/aspen-court')
  const cookie = readCookie(first)
  for (let count = 1; count < 10; count += 1) expect((await share(cookie)).status).toBe(200)
  expect((await share(cookie)).status).toBe(429)
  expect((await share(undefined, { email: 'sister@families.invalid' })).body).toMatchObject({
    errors: [{ source: { pointer: '/data/email' } }],
  })
  expect((await share(undefined, { communityIds: ['no-such-house'] })).status).toBe(422)
})
