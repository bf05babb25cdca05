import { randomUUID } from 'node:crypto'
import { type Endpoint, endpoints } from '@pkg/api-client/server'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../database/database'
import { apiUnderTest } from '../../../testing/api-under-test'
import { sampleWording } from '../../../testing/sample-request'
import { createPartner, listPartners, PartnerExistsError, revokePartner } from './partner-store'

const api = apiUnderTest()
const site = 'https://www.riverbend.example'
const otherSite = 'https://www.lakeside.example'
const keys = { riverbend: '', lakeside: '', revoked: '' }

beforeAll(async () => {
  const { orm } = api.database
  keys.riverbend = await createPartner(orm, { name: 'Riverbend Guide', origins: [site, 'https://riverbend.example'] })
  keys.lakeside = await createPartner(orm, { name: 'Lakeside', origins: [otherSite] })
  keys.revoked = await createPartner(orm, { name: 'Revoked Guide', origins: [site] })
  await revokePartner(orm, 'Revoked Guide')
})

const asPartner = (key = keys.riverbend, origin = site) => ({
  origin,
  'x-partner-key': key,
  'sec-fetch-site': 'cross-site',
})

const preflight = (origin: string, headers = 'content-type,idempotency-key,x-partner-key') =>
  api.call({
    method: 'OPTIONS',
    url: '/platform/uuid-actions',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
  })

const buildRequest = (requestId: string, data: object = {}) => ({
  data: {
    type: 'uuid-actions',
    attributes: {
      actionType: 'pricing-request',
      actionPage: '/',
      actionInfo: {
        requestId,
        status: 'complete',
        slug: 'aspen-court',
        name: 'Dana Whitfield',
        email: `${requestId}@families.example`,
        data: { lookingFor: 'Mother', wordings: [sampleWording], ...data },
      },
    },
  },
})

const send = (payload: object, headers: Record<string, string>) =>
  api.call({ method: 'POST', url: '/platform/uuid-actions', payload, headers })

async function findFamily(requestId: string) {
  await api.api.queue.idle()
  const cookie = await api.cookieOf('admin')
  const [row] = await rowsOf(
    api.database.orm,
    sql`select id from families where email = ${`${requestId}@families.example`}`,
  )
  return api.call({ url: `/secure/clients/${String(row?.['id'])}`, headers: { cookie } })
}

test("preflight requests succeed for a partner's site, without cookies [API-049, CLIENT-002]", async () => {
  const { status, headers } = await preflight(site)
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-headers': 'content-type, idempotency-key, x-partner-key, x-visitor-id',
    vary: expect.stringContaining('Origin'),
  })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

test('every site may read who operates the marketplace, without cookies, and nothing else [GUEST-012, BIZ-008]', async () => {
  const read = (url: string) => api.call({ url, headers: { origin: 'https://somewhere.example' } })
  const { headers, body } = await read('/platform/brand')
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
  expect(body).toMatchObject({ data: { attributes: { phone: expect.any(String) } } })
  for (const url of ['/platform/brand/me', '/platform/receipts', '/marketplace/communities/aspen-court'])
    expect((await read(url)).headers).not.toHaveProperty('access-control-allow-origin')
})

test.each([
  ['a site that no partner has', 'https://evil.example', undefined],
  ['the site of a partner, without its key', site, 'content-type'],
])('rejects the preflight request of %s, with the reason [BIZ-008]', async (_, origin, headers) => {
  const response = await preflight(origin, headers)
  expect(response.status).toBe(403)
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  expect(response.body).toMatchObject({
    errors: [{ code: 'partner-origin-not-allowed', source: { header: 'Origin' } }],
  })
})

test("a request from a partner's page, sent twice without cookies, creates one lead of the partner [API-006, DATA-009, DATA-016, GWZ-118]", async () => {
  const requestId = randomUUID()
  const payload = buildRequest(requestId, { leadSource: 'get pricing', affiliateSource: 'Another Guide' })
  const headers = { ...asPartner(), 'idempotency-key': `${requestId}:complete` }
  const [first, second] = [await send(payload, headers), await send(payload, headers)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(first.headers).toMatchObject({ 'access-control-allow-origin': site })
  expect(first.headers).not.toHaveProperty('set-cookie')
  expect((await findFamily(requestId)).body).toMatchObject({
    data: {
      attributes: {
        name: 'Dana Whitfield',
        answers: { leadSource: 'affiliate', affiliateSource: 'Riverbend Guide', channel: 'affiliate' },
        leads: [{ communityId: 'aspen-court', status: 'assigned' }],
        timeline: expect.arrayContaining([
          expect.objectContaining({ type: 'request', text: expect.stringContaining('Riverbend Guide') }),
        ]),
      },
    },
  })
  const actions = await rowsOf(
    api.database.orm,
    sql`select p.name from uuid_actions a join partners p on p.id = a.partner_id where a.request_id = ${requestId}`,
  )
  expect(actions).toEqual([{ name: 'Riverbend Guide' }])
})

test.each([
  ['an unknown key', () => asPartner('pk_unknown'), 'unknown-partner-key', 'X-Partner-Key'],
  ['a revoked key', () => asPartner(keys.revoked), 'revoked-partner-key', 'X-Partner-Key'],
  ['the key of another partner', () => asPartner(keys.lakeside), 'partner-origin-not-allowed', 'Origin'],
  [
    'a site that no partner has',
    () => asPartner(keys.riverbend, 'https://evil.example'),
    'partner-origin-not-allowed',
    'Origin',
  ],
  ['no site', () => ({ 'x-partner-key': keys.riverbend }), 'partner-origin-not-allowed', 'Origin'],
])('rejects %s and says what to do [BIZ-008]', async (_, headers, code, header) => {
  const requestId = randomUUID()
  const response = await send(buildRequest(requestId), headers())
  expect(response.status).toBe(403)
  expect(response.body).toMatchObject({
    errors: [{ status: '403', code, detail: expect.stringMatching(/\. |\.$/), source: { header } }],
  })
  const [row] = await rowsOf(
    api.database.orm,
    sql`select count(*)::int as actions from uuid_actions where request_id = ${requestId}`,
  )
  expect(row).toEqual({ actions: 0 })
})

test("a partner's page can read why its key was rejected", async () => {
  const { headers } = await send(buildRequest(randomUUID()), asPartner('pk_unknown'))
  expect(headers).toMatchObject({ 'access-control-allow-origin': site })
})

const table = Object.entries(endpoints).flatMap(([resource, rows]) =>
  Object.entries(rows).map(([name, row]): [string, Endpoint] => [`${resource}.${name}`, row]),
)
const wizardEndpoints = [
  'agents.get',
  'brand.get',
  'communications.validate',
  'communities.get',
  'consents.create',
  'callerChoices.create',
  'costEstimates.get',
  'gwizzy.question',
  'homebase.get',
  'places.search',
  'users.create',
  'uuidActions.create',
  'wizardEvents.create',
]

let adminCookie: string
beforeAll(async () => {
  adminCookie = await api.cookieOf('admin')
})

test.each(table)('allows %s with a partner key only if the wizard needs it [API-049, ROLE-001]', async (name, row) => {
  const response = await api.call({
    method: row.method,
    url: row.path.replace(/:\w+/g, randomUUID()),
    ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: { data: {} } }),
    // A key makes the request a visitor's, even with the cookies of a signed-in admin.
    headers: { ...asPartner(), cookie: adminCookie },
  })
  if (wizardEndpoints.includes(name)) return expect(response.status).not.toBe(403)
  expect(response.status).toBe(403)
  expect(response.body).toMatchObject({ errors: [{ code: 'not-for-partners' }] })
})

const visitorId = 'b7f6d0a2-5f0b-4f7e-9f3e-0c3f6f6b2c11'
const asKnownVisitor = () => ({ ...asPartner(), 'x-visitor-id': visitorId })

test("contact info left on a partner's page can be completed only by the same browser there [API-004, VAL-022]", async () => {
  const create = (headers: Record<string, string>) =>
    api.call({
      method: 'POST',
      url: '/platform/users',
      payload: { data: { type: 'users', attributes: { email: 'ruth@families.example' } } },
      headers,
    })
  const first = await create(asKnownVisitor())
  expect(first.status).toBe(201)
  expect(first.headers).not.toHaveProperty('set-cookie')
  expect((await create(asKnownVisitor())).body).toMatchObject({ data: { attributes: { created: false } } })
  expect((await create(asPartner())).status).toBe(409)
  expect((await create({ ...asPartner(keys.lakeside, otherSite), 'x-visitor-id': visitorId })).status).toBe(409)
  expect((await create({ cookie: `hearthway-id=${visitorId}` })).status).toBe(409)
})

test("a second request on a partner's page belongs to the family of the first, without cookies [API-012, CTA-005]", async () => {
  const requestId = randomUUID()
  await send(buildRequest(requestId), asKnownVisitor())
  const more = buildRequest(randomUUID())
  const { email: _email, name: _name, ...anonymous } = more.data.attributes.actionInfo
  const again = {
    data: { ...more.data, attributes: { ...more.data.attributes, actionInfo: { ...anonymous, slug: 'cedar-memory' } } },
  }
  expect((await send(again, asPartner())).status).toBe(422)
  expect((await send(again, asKnownVisitor())).status).toBe(201)
  expect((await findFamily(requestId)).body).toMatchObject({
    data: { attributes: { leads: [{ communityId: 'aspen-court' }, { communityId: 'cedar-memory' }] } },
  })
  const homebase = await api.call({ url: '/marketplace/homebase/me', headers: asKnownVisitor() })
  expect(homebase.body).toMatchObject({
    data: {
      attributes: {
        client: { communitiesInterested: expect.arrayContaining([expect.objectContaining({ id: 'aspen-court' })]) },
      },
    },
  })
})

test('stores no key, allows one active key per name, and frees a revoked name', async () => {
  const { orm } = api.database
  const rows = await rowsOf(orm, sql`select * from partners`)
  for (const key of Object.values(keys)) expect(JSON.stringify(rows)).not.toContain(key)
  await expect(createPartner(orm, { name: 'Lakeside', origins: [otherSite] })).rejects.toThrow(PartnerExistsError)
  expect(await revokePartner(orm, 'Unknown')).toBe(false)
  await createPartner(orm, { name: 'Revoked Guide', origins: [site] })
  expect((await listPartners(orm)).map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Lakeside', true],
    ['Revoked Guide', true],
    ['Riverbend Guide', true],
    ['Revoked Guide', false],
  ])
})
