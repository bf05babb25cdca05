import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { resourceBody, resourceIn, resourcesIn } from '../../../testing/responses'
import { communityMembers, notifications, users } from '../../database/schema/tables'

const api = apiUnderTest()
const cookies = { admin: '', provider: '', agent: '' }
type Who = keyof typeof cookies
let providerId = ''

beforeAll(async () => {
  for (const role of ['admin', 'provider', 'agent'] as const) cookies[role] = await api.cookieOf(role)
  const { orm } = api.database
  const [provider] = await orm.select().from(users).where(eq(users.email, 'provider@hearthway.example'))
  providerId = provider?.id ?? ''
  await orm.insert(communityMembers).values({ userId: providerId, communityId: 'aspen-court', status: 'approved' })
})

const path = '/platform/community-setups'
const read = (who: Who, id = 'aspen-court') => api.call({ url: `${path}/${id}`, headers: { cookie: cookies[who] } })
const versioned = (who: Who, version?: number) => ({
  cookie: cookies[who],
  ...(version !== undefined && { 'if-match': `"${version}"` }),
})
const save = (who: Who, attributes: object, { id = 'aspen-court', version }: { id?: string; version?: number } = {}) =>
  api.call({
    method: 'PATCH',
    url: `${path}/${id}`,
    payload: resourceBody('community-setups', attributes, { id }),
    headers: versioned(who, version),
  })
const submit = (who: Who, { id = 'aspen-court', version }: { id?: string; version?: number } = {}) =>
  api.call({ method: 'POST', url: `${path}/${id}/submission`, headers: versioned(who, version) })
const sendLink = (who: Who, email: string, id = 'aspen-court') =>
  api.call({
    method: 'POST',
    url: `${path}/${id}/link`,
    payload: resourceBody('community-setups', { email, step: 'photos' }),
    headers: { cookie: cookies[who] },
  })
const editsOf = async (bundleId: unknown, who: Who = 'admin') =>
  resourcesIn(
    await api.call({
      url: `/platform/suggested-edits?filter[bundleId]=${String(bundleId)}&sort=createdAt`,
      headers: { cookie: cookies[who] },
    }),
  )
const page = async (id = 'aspen-court') =>
  resourceIn(await api.call({ url: `/marketplace/communities/${id}` })).attributes

const identity = { name: 'aspen-court', line1: '12 Elm St', phone: '(303) 555-0123' }
const care = { care: ['assisted-living', 'memory-care'], careLimits: ['insulin', 'ventilator'] }
const prices = {
  hidePricing: false,
  prices: { 'assisted-living.studio': 4700, 'assisted-living.communityFee': 2500, 'memory-care': 6200 },
}

test('before its first step, a set-up has what families see now [DASH-011]', async () => {
  const { attributes } = resourceIn(await read('provider'))
  expect(attributes).toMatchObject({ version: 0, stepsDone: [], draft: {}, communityName: 'aspen-court' })
  expect(attributes['usualPrices']).toMatchObject({ 'assisted-living': expect.any(Number) })
  expect(resourcesIn(await api.call({ url: path, headers: { cookie: cookies.provider } }))).toEqual([])
})

test.each<[Who, string, number]>([
  ['provider', 'birch-house', 404],
  ['provider', 'no-such-house', 404],
  ['agent', 'aspen-court', 403],
])('%s reads and changes no set-up of %s: %i [DASH-011, ROLE-010]', async (who, id, status) => {
  expect((await read(who, id)).status).toBe(status)
  expect((await save(who, { step: 'photos' }, { id })).status).toBe(status)
  expect((await submit(who, { id })).status).toBe(status)
  expect((await sendLink(who, 'provider@hearthway.example', id)).status).toBe(status)
})

test('saves steps one by one, and sends them as one bundle that staff approve field by field [DASH-011, API-023]', async () => {
  const first = resourceIn(await save('provider', { step: 'identity', draft: { identity } }, { version: 0 }))
  expect(first.attributes).toMatchObject({ version: 1, stepsDone: ['identity'], changedBy: 'Pat Provider' })
  expect((await submit('provider')).status).toBe(422)
  await save('provider', { step: 'care', draft: { care } }, { version: 1 })
  // An admin helps, and the draft is the same one.
  await save('admin', { step: 'prices', draft: { prices } }, { version: 2 })
  const saved = resourceIn(await save('provider', { step: 'rooms' }))
  expect(saved.attributes).toMatchObject({
    version: 4,
    stepsDone: ['identity', 'care', 'prices', 'rooms'],
    draft: { identity, care, prices },
  })
  expect((await page())['careLimits']).toBeUndefined()
  const listed = resourcesIn(await api.call({ url: path, headers: { cookie: cookies.provider } }))
  expect(listed.map(({ id }) => id)).toEqual(['aspen-court'])

  const sent = resourceIn(await submit('provider', { version: 4 }))
  expect(sent.attributes['sentAt']).toMatch(/^20/)
  const edits = await editsOf(sent.attributes['bundleId'])
  expect(edits.map(({ attributes }) => Object.keys(Object(attributes['changes'])).toSorted())).toEqual([
    ['line1', 'phone'],
    ['care', 'careLimits'],
    ['pricesByCareType', 'roomPrices'],
  ])
  expect((await editsOf(sent.attributes['bundleId'], 'provider')).length).toBe(3)
  expect(await editsOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toEqual([])

  const decide = (id: string | undefined, attributes: object) =>
    api.call({
      method: 'POST',
      url: `/platform/suggested-edits/${id}/decision`,
      payload: resourceBody('suggested-edits', attributes),
      headers: { cookie: cookies.admin },
    })
  await decide(edits[0]?.id, { approve: ['phone'], reason: 'The street is another one' })
  await decide(edits[1]?.id, { approve: ['care', 'careLimits'] })
  expect((await decide(edits[2]?.id, { approve: ['pricesByCareType', 'roomPrices'] })).status).toBe(201)
  const shown = await page()
  expect(shown).toMatchObject({
    care: ['assisted-living', 'memory-care'],
    careLimits: ['insulin', 'ventilator'],
    propInfo: { communityPhone: '(303) 555-0123' },
    pricesByCareType: { 'memory-care': { price: 6200 } },
  })
  expect(JSON.stringify(shown['address'])).not.toContain('12 Elm St')
  expect(JSON.stringify(shown['slyPrices'])).toMatch(
    /"from":2500,"type":"communityFee"|"type":"communityFee","from":2500/,
  )
})

test('a set-up is sent once, and the next step begins another one [DASH-011]', async () => {
  expect((await submit('provider')).body).toMatchObject({ errors: [{ status: '409', code: 'setup-sent' }] })
  const next = resourceIn(await save('provider', { step: 'photos' }))
  expect(next.attributes).toMatchObject({ stepsDone: ['photos'], draft: {} })
  expect(next.attributes['sentAt']).toBeUndefined()
})

test('a step that someone saved meanwhile isn’t overwritten, and a step brings only its own values [DASH-011, WORK-005]', async () => {
  expect((await save('provider', { step: 'rooms' }, { version: 1 })).status).toBe(412)
  expect((await save('admin', { step: 'rooms' }, { id: 'birch-house', version: 3 })).status).toBe(412)
  for (const attributes of [
    { step: 'rooms', draft: { care } },
    { step: 'care', draft: { care: { ...care, care: [] } } },
    { step: 'care', draft: { care: { ...care, careLimits: ['pets'] } } },
    { step: 'prices', draft: { prices: { hidePricing: false, prices: { 'assisted-living.studio': 0 } } } },
    { step: 'identity', draft: { identity: { name: 'aspen-court' } } },
    { step: 'dinner' },
  ]) {
    expect((await save('provider', attributes)).status).toBe(422)
  }
})

test('a community that isn’t live is published with the bundle, once [DASH-011, LIST-003]', async () => {
  const change = (status: number) =>
    api.call({
      method: 'PATCH',
      url: '/marketplace/communities/birch-house',
      payload: resourceBody('communities', { status }, { id: 'birch-house' }),
      headers: { cookie: cookies.admin },
    })
  await change(-1)
  const begin = async () => {
    await save(
      'admin',
      { step: 'identity', draft: { identity: { name: 'Birch House', line1: '1 Oak St' } } },
      { id: 'birch-house' },
    )
    await save(
      'admin',
      { step: 'care', draft: { care: { care: ['memory-care'], careLimits: [] } } },
      { id: 'birch-house' },
    )
    const { attributes } = resourceIn(await submit('admin', { id: 'birch-house' }))
    return (await editsOf(attributes['bundleId'])).map((edit) => Object(edit.attributes['changes'])['status'])
  }
  expect(await begin()).toContain(1)
  expect(await begin()).not.toContain(1)
  await change(1)
})

test('emails a link only to the person and to the team, and it needs a sign-in [DASH-011]', async () => {
  expect((await sendLink('provider', 'stranger@example.com')).status).toBe(422)
  expect((await sendLink('admin', 'agent@hearthway.example')).status).toBe(422)
  expect((await sendLink('provider', 'Provider@hearthway.example')).status).toBe(201)
  expect((await sendLink('admin', 'provider@hearthway.example')).status).toBe(201)
  const sent = await api.database.orm.select().from(notifications).where(eq(notifications.kind, 'community-setup'))
  expect(sent.map(({ recipient }) => recipient)).toEqual(['provider@hearthway.example', 'provider@hearthway.example'])
  expect(JSON.stringify(sent)).toContain('/community-setup/aspen-court?step=photos')
  expect((await api.call({ url: `${path}/aspen-court` })).status).toBe(401)
})
