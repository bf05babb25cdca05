import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'
import {
  approveProvider,
  type Caller,
  codeOf,
  disclosureResponse,
  createAcceptedFamily,
  createFamilyWithRequest,
  list,
  one,
  createCaller,
} from '../../../../testing/lead-samples'
import { sampleRequest } from '../../../../testing/sample-request'
import { findCommunity } from './community-details-service'
import { findCurrentSlugs, replaceSlug } from './community-slug-store'
import { insertCommunity, lockCommunity } from './community-store'

const api = apiUnderTest()
let admin: Caller
let customer: Caller
let visitor: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  customer = await createCaller(api, 'customer')
  visitor = await createCaller(api, 'visitor')
})

/** Changes a slug as an admin does. */
const changeSlug = (id: string, slug: string, caller = admin) =>
  caller.change(`/marketplace/communities/${id}/slug`, 'communities', { slug })

/** Creates a separate community for a test. Returns its slug. */
async function createCommunity(name: string): Promise<string> {
  const attributes = { name, care: ['assisted-living'], line1: '9 Pine St', city: 'Boulder', state: 'CO', zip: '80302' }
  return one(await admin.post('/marketplace/communities', 'communities', attributes)).id
}

const url = (slug: string) => `/assisted-living/colorado/boulder/${slug}`

test('returns a community by its old slug with its new id, from every endpoint that reads communities [LIFE-006]', async () => {
  const old = await createCommunity('Larch House')
  const slug = 'larch-house-of-boulder'
  expect(one(await changeSlug(old, slug))).toMatchObject({ id: slug, attributes: { url: url(slug) } })
  for (const id of [old, slug]) {
    expect(one(await visitor.get(`/marketplace/communities/${id}`))).toMatchObject({
      id: slug,
      attributes: { name: 'Larch House', url: url(slug) },
    })
    expect(list(await visitor.get(`/marketplace/communities?filter[id]=${id}`)).data).toMatchObject([
      { id: slug, attributes: { url: url(slug) } },
    ])
    expect((await visitor.get(`/marketplace/nearby/${id}`)).status).toBe(200)
    expect(one(await admin.get(`/marketplace/listings/${id}`)).id).toBe(slug)
  }
  const { data } = list(await visitor.get('/platform/sitemap/communities?page-size=100'))
  expect(data.map(({ id }) => id)).toContain(slug)
  expect(data.map(({ id }) => id)).not.toContain(old)
  const pins = await visitor.get('/marketplace/communitypins?state=CO&zoom=22')
  expect(JSON.stringify(pins.body)).toContain(slug)
  expect(JSON.stringify((await visitor.get('/marketplace/communitypins?state=CO&zoom=3')).body)).not.toContain(
    `"${old}"`,
  )
})

test('doesn’t look up old slugs when a current slug matches [LIFE-006]', async () => {
  const lookUp = vi.spyOn(api.api.app, 'findCurrentSlugs')
  const paths = ['/marketplace/communities/aspen-court', '/marketplace/nearby/aspen-court']
  for (const path of paths) expect((await visitor.get(path)).status).toBe(200)
  expect((await admin.get('/marketplace/listings/aspen-court')).status).toBe(200)
  expect(lookUp).not.toHaveBeenCalled()
  expect((await visitor.get('/marketplace/communities/no-such-community')).status).toBe(404)
  expect(lookUp).toHaveBeenCalledOnce()
  lookUp.mockRestore()
})

test('sends a request for an old slug to the current community, and repeats its response [LIFE-006]', async () => {
  const old = await createCommunity('Alder House')
  const key = { 'idempotency-key': randomUUID() }
  const { attributes } = sampleRequest({ slug: old, data: { similarCommunities: [old], state: 'CO' } }).data
  const early = await visitor.post('/platform/uuid-actions', 'uuid-actions', attributes, key)
  expect(one(early).attributes['actionInfo']).toMatchObject({ slug: old })
  await changeSlug(old, 'alder-place')
  expect((await visitor.post('/platform/uuid-actions', 'uuid-actions', attributes, key)).body).toEqual(early.body)

  const { id, browser } = await createFamilyWithRequest(api, { slug: old, slugs: [old, 'alder-place'] })
  expect(one(await admin.get(`/secure/clients/${id}`)).attributes).toMatchObject({
    leads: [{ communityId: 'alder-place' }],
  })
  const [sent] = list(await browser.get('/platform/uuid-actions')).data
  expect(sent?.attributes['actionInfo']).toMatchObject({ slug: 'alder-place' })
})

test('leaves saves, reviews, questions, leads, and a family’s requests with the community [LIFE-006]', async () => {
  const old = await createCommunity('Rowan House')
  await approveProvider(api, old)
  await customer.post('/marketplace/user-saves', 'user-saves', { communityId: old, kind: 'saved' })
  const review = {
    entityType: 'Community',
    entityId: old,
    value: 9,
    text: 'Quiet and kind. We stayed.',
    relation: 'Resident',
  }
  const written = await customer.post('/platform/reviews', 'reviews', review)
  await admin.patch(`/platform/reviews/${one(written).id}`, 'reviews', { status: 'published' })
  const { browser } = await createFamilyWithRequest(api, { slug: old })
  await changeSlug(old, 'rowan-place')

  expect(list(await customer.get('/marketplace/user-saves')).data.map(({ attributes }) => attributes)).toContainEqual(
    expect.objectContaining({ communityId: 'rowan-place' }),
  )
  for (const id of [old, 'rowan-place']) {
    expect(list(await visitor.get(`/platform/reviews/Community/${id}`)).data).toMatchObject([
      { attributes: { entityId: 'rowan-place', value: 9 } },
    ])
  }
  expect(one(await visitor.get(`/marketplace/communities/${old}`)).attributes).toMatchObject({ numReviews: 1 })
  expect(codeOf(await customer.post('/platform/reviews', 'reviews', review))).toBe('already-exists')
  const again = await customer.post('/marketplace/user-saves', 'user-saves', { communityId: old, kind: 'liked' })
  expect(one(again).attributes).toMatchObject({ communityId: 'rowan-place', kind: 'liked' })
  expect(one(await browser.get('/marketplace/homebase/me')).attributes).toMatchObject({
    client: { communitiesInterested: [{ id: 'rowan-place' }] },
  })
  const provider = await createCaller(api, 'provider')
  expect(one(await provider.get(`/marketplace/listings/${old}`)).id).toBe('rowan-place')
})

test('leaves the consent chain intact, and still finds the consent that named the old slug [LIFE-006, TRUST-001]', async () => {
  const old = await createCommunity('Hazel House')
  const { id, requestId, browser } = await createAcceptedFamily(api)
  const consent = {
    wording: { id: 'share', version: '1', language: 'en' },
    recipient: old,
    requestId,
    page: '/homebase',
  }
  expect((await browser.post('/platform/consents', 'consents', consent)).status).toBe(201)
  await browser.post('/platform/uuid-actions', 'uuid-actions', disclosureResponse(requestId))
  const before = await rowsOf(api.database.orm, sql`select * from consents order by position`)
  await changeSlug(old, 'hazel-place')
  expect(await rowsOf(api.database.orm, sql`select * from consents order by position`)).toEqual(before)
  expect((await admin.get('/platform/consents/check')).body).toMatchObject({ isUnbroken: true })

  const agent = await createCaller(api, 'agent')
  const referral = await agent.post('/marketplace/agent-referrals', 'agent-referrals', {
    clientId: id,
    communityId: old,
  })
  expect(referral.status, JSON.stringify(referral.body)).toBe(201)
})

test.each(['Aspen-Court-2', 'aspen--court', '-aspen', 'as', 'a'.repeat(81)])(
  'rejects the slug %s [LIFE-006]',
  async (slug) => {
    expect((await changeSlug('birch-house', slug)).status).toBe(422)
  },
)

test('never gives one community’s slug to another, and lets a community return to its old slug [LIFE-006]', async () => {
  const old = await createCommunity('Maple House')
  await changeSlug(old, 'maple-place')
  expect(codeOf(await changeSlug('birch-house', 'maple-place'))).toBe('already-exists')
  expect(codeOf(await changeSlug('birch-house', old))).toBe('already-exists')
  expect(await createCommunity('Maple House')).toBe(`${old}-2`)
  expect(one(await changeSlug('maple-place', old)).id).toBe(old)
  expect(one(await visitor.get('/marketplace/communities/maple-place')).id).toBe(old)
  expect((await changeSlug('no-such-community', 'some-slug')).status).toBe(404)
})

test('rejects a community that takes a slug while another one gives it up [LIFE-006]', async () => {
  const { orm } = api.database
  const old = await createCommunity('Poplar House')
  const record = await findCommunity(orm, old)
  if (!record) throw new Error('The community was not created')
  const taken: Promise<unknown>[] = []
  await orm.transaction(async (tx) => {
    const community = await lockCommunity(tx, old)
    await replaceSlug(tx, community?.key ?? 0, { from: old, to: 'poplar-place', by: undefined })
    // The insert waits for this transaction: in the unique index on PostgreSQL, for the connection on PGlite.
    taken.push(insertCommunity(orm, { ...record, id: old }).catch((error: unknown) => error))
    await wait(200)
  })
  expect(await taken[0]).toMatchObject({ cause: { code: '23505' } })
  expect(await findCurrentSlugs(orm, [old])).toEqual(new Map([[old, 'poplar-place']]))
  await expect(
    orm.execute(sql`insert into community_slugs (slug, community_key)
      select 'aspen-court', key from communities where id = 'poplar-place'`),
  ).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('gives communities that are created with one name at the same time different slugs [API-019, LIFE-006]', async () => {
  const created = await Promise.all(Array.from({ length: 4 }, () => createCommunity('Alder Court')))
  const [first = '', ...others] = created.toSorted((a, b) => a.localeCompare(b))
  expect(others).toEqual([`${first}-2`, `${first}-3`, `${first}-4`])
})

test('lets only admins change a slug [LIFE-006, ROLE-009]', async () => {
  for (const role of ['provider', 'agent', 'customer'] as const) {
    expect((await changeSlug('aspen-court', 'aspen-place', await createCaller(api, role))).status, role).toBe(403)
  }
})
