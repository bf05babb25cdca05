import { now } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  type Caller,
  codeOf,
  createAcceptedFamily,
  createCaller,
  createCallerWithCookie,
  createFamilyWithRequest,
  list,
  one,
} from '../../../../testing/lead-samples'
import { readLinkToken } from '../../../../testing/mailbox'
import { openOwnData } from '../../../../testing/own-data'
import { collectionLinks, partnerCollections } from '../../../database/schema/tables'
import { hashToken } from '../../../http/token-hash'
import { purgeExpired } from '../../privacy/purge'

const api = apiUnderTest()
const collections = '/marketplace/partner-collection'
const shared = '/marketplace/shared-collections'

const advisor = () => createCaller(api, 'agent')
const stranger = () => createCaller(api, 'agent', 'other-agent@hearthway.example')
const visitor = () => createCallerWithCookie(api, '')

async function createCollection(person: Caller, values: object = {}): Promise<string> {
  const communityIds = ['cedar-memory', 'aspen-court', 'elm-not-live']
  const created = await person.post(collections, 'partner-collections', {
    name: 'For a visit',
    communityIds,
    ...values,
  })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  return one(created).id
}

async function share(person: Caller, id: string, values: object = {}): Promise<{ id: string; token: string }> {
  const created = await person.post(`${collections}/${id}/links`, 'collection-links', { days: 30, ...values })
  expect(created.status, JSON.stringify(created.body)).toBe(201)
  return { id: one(created).id, token: String(one(created).attributes['token']) }
}

const open = (token: string) => visitor().get(`${shared}?token=${token}`)
const record = (token: string, values: object = {}) => visitor().plain(`${shared}/opens`, { token, ...values })
const linksOf = async (person: Caller, id: string) => list(await person.get(`${collections}/${id}/links`)).data

test('a link opens the public communities of a collection in its order, with the advisor’s notes [DASH-007, API-031]', async () => {
  const person = await advisor()
  const notes = { 'aspen-court': 'Ask about the garden.', 'elm-not-live': 'Not yet.' }
  const id = await createCollection(person, { note: 'Three places to see.', notes })
  const { token } = await share(person, id)
  const opened = one(await open(token)).attributes
  expect(opened).toMatchObject({
    name: 'For a visit',
    note: 'Three places to see.',
    advisorId: 'agent-boulder',
    notes: { 'aspen-court': 'Ask about the garden.' },
    communities: [{ id: 'cedar-memory' }, { id: 'aspen-court', startingRate: 5200, feePercent: expect.any(Number) }],
  })
  expect(JSON.stringify(opened)).not.toContain('Not yet.')
  expect(list(await person.get(`${collections}/${id}/communities`)).data).toMatchObject([
    { id: 'cedar-memory', attributes: { isShown: true } },
    { id: 'aspen-court', attributes: { isShown: true } },
    { id: 'elm-not-live', attributes: { isShown: false } },
  ])

  await person.patch(`${collections}/${id}`, 'partner-collections', {
    name: 'Renamed',
    note: null,
    communityIds: ['aspen-court', 'cedar-memory'],
  })
  const changed = one(await open(token)).attributes
  expect(changed).toMatchObject({ name: 'Renamed', communities: [{ id: 'aspen-court' }, { id: 'cedar-memory' }] })
  expect(changed).not.toHaveProperty('note')
})

test('stores only the hash of a link, which opens nothing once it ended or expired [DASH-007]', async () => {
  const person = await advisor()
  const id = await createCollection(person)
  const [ended, expired, current] = [
    await share(person, id),
    await share(person, id, { days: 7 }),
    await share(person, id),
  ]
  const rows = await api.database.orm.select().from(collectionLinks).where(eq(collectionLinks.id, current.id))
  expect(rows[0]?.tokenHash).toBe(hashToken(current.token))
  expect(JSON.stringify(rows)).not.toContain(current.token)
  expect(JSON.stringify(await linksOf(person, id))).not.toContain(current.token)

  expect((await person.post(`/marketplace/collection-links/${ended.id}/end`, 'collection-links', {})).status).toBe(201)
  const past = { expiresAt: new Date(now().getTime() - 1000) }
  await api.database.orm.update(collectionLinks).set(past).where(eq(collectionLinks.id, expired.id))
  for (const { token } of [ended, expired]) {
    for (const response of [await open(token), await record(token)]) {
      expect([response.status, codeOf(response)]).toEqual([410, 'sharing-ended'])
    }
  }
  expect((await open(current.token)).status).toBe(200)
  expect((await open('a'.repeat(43))).status).toBe(404)
  expect((await open('guess')).status).toBe(400)
  expect((await person.post(`${collections}/${id}/links`, 'collection-links', { days: 365 })).status).toBe(422)
})

test('says what was opened and when, for each link and each community, and nothing about who opened it [DASH-007, TRUST-008]', async () => {
  const person = await advisor()
  const id = await createCollection(person)
  const [first, other] = [await share(person, id), await share(person, id)]
  await open(first.token)
  expect((await linksOf(person, id)).map(({ attributes }) => attributes['count'])).toEqual([0, 0])
  expect((await record(first.token)).status).toBe(204)
  await record(first.token)
  await record(first.token, { communityId: 'aspen-court' })
  expect((await record(first.token, { communityId: 'birch-house' })).status).toBe(404)
  const links = await linksOf(person, id)
  expect(links.find((link) => link.id === first.id)?.attributes).toMatchObject({
    count: 2,
    lastOpenedAt: expect.any(String),
    opens: [{ communityId: 'aspen-court', count: 1, lastOpenedAt: expect.any(String) }],
  })
  expect(links.find((link) => link.id === other.id)?.attributes).toMatchObject({ count: 0, opens: [] })
  expect(Object.keys(links[0]?.attributes ?? {}).toSorted()).toEqual(
    ['collectionId', 'count', 'createdAt', 'expiresAt', 'opens'].toSorted(),
  )
})

test('only who made a collection, and admins, read and end its links [DASH-007, ROLE-010]', async () => {
  const [person, other, admin] = [await advisor(), await stranger(), await createCaller(api, 'admin')]
  const id = await createCollection(person)
  const link = await share(person, id)
  for (const path of ['links', 'communities'])
    expect((await other.get(`${collections}/${id}/${path}`)).status).toBe(404)
  expect((await other.post(`${collections}/${id}/links`, 'collection-links', { days: 7 })).status).toBe(404)
  expect((await other.post(`/marketplace/collection-links/${link.id}/end`, 'collection-links', {})).status).toBe(404)
  expect((await open(link.token)).status).toBe(200)
  expect(await linksOf(admin, id)).toHaveLength(1)
  expect((await person.delete(`${collections}/${id}`)).status).toBe(204)
  expect((await open(link.token)).status).toBe(404)
})

test('a link for a family names it only to those who see it, moves when it’s merged, and goes with its data [DASH-007, TRUST-004, TRUST-016]', async () => {
  const [person, admin] = [await advisor(), await createCaller(api, 'admin')]
  const id = await createCollection(person)
  const offered = await createFamilyWithRequest(api)
  const ofOffered = { days: 7, clientId: offered.id }
  expect(codeOf(await person.post(`${collections}/${id}/links`, 'collection-links', ofOffered))).toBe(
    'family-not-accepted',
  )
  const foreign = await stranger()
  const own = await createCollection(foreign)
  expect((await foreign.post(`${collections}/${own}/links`, 'collection-links', ofOffered)).status).toBe(404)

  const [family, duplicate] = [await createAcceptedFamily(api), await createAcceptedFamily(api)]
  const link = await share(person, id, { clientId: duplicate.id })
  const merge = { keepId: family.id, mergeId: duplicate.id, confirmUnrelated: true }
  expect((await admin.post('/marketplace/clients-merge', 'clients', merge)).status).toBeLessThan(300)
  expect((await linksOf(person, id))[0]?.attributes).toMatchObject({
    clientId: family.id,
    clientName: expect.stringMatching(/^Ruth /),
  })
  await admin.patch(`/secure/clients/${family.id}`, 'clients', { agentId: 'agent-colorado' })
  expect((await linksOf(person, id))[0]?.attributes).not.toHaveProperty('clientName')
  const grant = await openOwnData(api, family.browser, family.email, await readLinkToken(api, family.email))
  expect((await family.browser.plain('/platform/privacy/erasure', { grant, confirm: 'erase' })).status).toBeLessThan(
    300,
  )
  await api.api.queue.idle()
  expect(await linksOf(person, id)).toEqual([])
  expect((await open(link.token)).status).toBe(404)
})

test('notes follow a community to its new address, and old links are deleted with what was opened [LIFE-006, TRUTH-012]', async () => {
  const [person, admin] = [await advisor(), await createCaller(api, 'admin')]
  const id = await createCollection(person, {
    communityIds: ['birch-house'],
    notes: { 'birch-house': 'Small and calm.' },
  })
  const link = await share(person, id)
  await record(link.token, { communityId: 'birch-house' })
  const renamed = await admin.change('/marketplace/communities/birch-house/slug', 'communities', { slug: 'birch-home' })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  expect(one(await open(link.token)).attributes).toMatchObject({ notes: { 'birch-home': 'Small and calm.' } })
  expect((await linksOf(person, id))[0]?.attributes).toMatchObject({ opens: [{ communityId: 'birch-home' }] })
  expect((await record(link.token, { communityId: 'birch-house' })).status).toBe(204)

  const days = (count: number) => new Date(now().getTime() - count * 86_400_000)
  await api.database.orm
    .update(collectionLinks)
    .set({ expiresAt: days(89) })
    .where(eq(collectionLinks.id, link.id))
  await purgeExpired(api.database.orm, now())
  expect(await linksOf(person, id)).toHaveLength(1)
  await api.database.orm
    .update(collectionLinks)
    .set({ expiresAt: days(91) })
    .where(eq(collectionLinks.id, link.id))
  await purgeExpired(api.database.orm, now())
  expect(await linksOf(person, id)).toEqual([])
  expect(await api.database.orm.select().from(partnerCollections).where(eq(partnerCollections.id, id))).toHaveLength(1)
})
