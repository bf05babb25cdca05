import { beforeAll, expect, test } from 'vitest'
import { communityMembers, users } from '../../../database/schema/tables'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { resourceIn, resourcesIn, resourceBody } from '../../../../testing/responses'
import { exteriorOf } from '@pkg/illustrations'
import { eq } from 'drizzle-orm'

const api = apiUnderTest()
const cookies: Record<'admin' | 'agent' | 'otherAgent' | 'provider' | 'customer', string> = {
  admin: '',
  agent: '',
  otherAgent: '',
  provider: '',
  customer: '',
}
type Who = keyof typeof cookies

beforeAll(async () => {
  for (const role of ['admin', 'agent', 'provider', 'customer'] as const) cookies[role] = await api.cookieOf(role)
  cookies.otherAgent = await api.cookieOf('agent', 'other-agent@hearthway.example')
  const { orm } = api.database
  const [provider] = await orm.select().from(users).where(eq(users.email, 'provider@hearthway.example'))
  await orm.insert(communityMembers).values({
    userId: provider?.id ?? '',
    communityId: 'aspen-court',
    status: 'approved',
  })
})

const add = (who: Who, type: string, attributes: object, path = `/platform/${type}`) =>
  api.call({ method: 'POST', url: path, payload: resourceBody(type, attributes), headers: { cookie: cookies[who] } })
const list = (who: Who, path: string) => api.call({ url: path, headers: { cookie: cookies[who] } })
const change = (who: Who, type: string, id: string, attributes: object, path = `/platform/${type}`) =>
  api.call({
    method: 'PATCH',
    url: `${path}/${id}`,
    payload: resourceBody(type, attributes, { id }),
    headers: { cookie: cookies[who] },
  })
const remove = (who: Who, path: string) => api.call({ method: 'DELETE', url: path, headers: { cookie: cookies[who] } })

const { path: exterior } = exteriorOf({
  slug: 'aspen-court',
  name: 'Aspen Court',
  state: 'CO',
  care: 'assisted-living',
})
const picture = { path: exterior, description: 'The house from the street', position: 2 }

test('lets providers manage images of their own communities, which everyone sees [API-035, ROLE-010]', async () => {
  const made = await add('provider', 'images', { ...picture, communityId: 'aspen-court' })
  expect(made.status).toBe(201)
  expect((await add('provider', 'images', { ...picture, communityId: 'birch-house' })).status).toBe(403)
  expect((await add('provider', 'images', { ...picture, communityId: 'no-such-house' })).status).toBe(422)

  const foreign = resourceIn(await add('admin', 'images', { ...picture, communityId: 'birch-house' }))
  expect((await change('provider', 'images', foreign.id, { position: 1 })).status).toBe(404)
  expect((await remove('provider', `/platform/images/${foreign.id}`)).status).toBe(404)
  const own = resourceIn(made)
  // An image can't move to another community.
  expect((await change('provider', 'images', own.id, { communityId: 'birch-house' })).status).toBe(422)
  expect(resourceIn(await change('provider', 'images', own.id, { position: 1 })).attributes).toMatchObject({
    position: 1,
  })

  const seen = await api.call({ url: '/platform/images?filter[communityId]=aspen-court&include=community' })
  expect(seen.body).toMatchObject({ meta: { total: 1 }, included: [{ type: 'communities', id: 'aspen-court' }] })
})

test('shows events to everyone in chronological order [API-042]', async () => {
  const performer = resourceIn(await add('provider', 'performers', { name: 'Ida on the harp' }))
  for (const day of ['2027-03-02', '2027-03-01']) {
    const made = await add('provider', 'events', {
      communityId: 'aspen-court',
      title: `Music on ${day}`,
      startsAt: `${day}T15:00:00-07:00`,
      performerId: performer.id,
    })
    expect(made.status).toBe(201)
  }
  const listed = await api.call({ url: '/platform/events?filter[communityId]=aspen-court&include=performer' })
  expect(resourcesIn(listed).map(({ attributes }) => attributes['startsAt'])).toEqual([
    '2027-03-01T22:00:00.000Z',
    '2027-03-02T22:00:00.000Z',
  ])
  expect(JSON.parse(JSON.stringify(listed.body)).included).toHaveLength(1)
  expect(
    (await add('provider', 'events', { communityId: 'aspen-court', title: 'When?', startsAt: 'soon' })).status,
  ).toBe(422)
})

test('a provider adds contacts only to a community they manage [API-039, ROLE-010, TRUTH-014]', async () => {
  const contact = { name: 'Fay False', phone: '(303) 555-0166' }
  expect((await add('provider', 'contacts', { ...contact, communityId: 'cedar-memory' })).status).toBe(403)
  const made = resourceIn(await add('provider', 'contacts', { ...contact, communityId: 'aspen-court' }))
  expect((await change('provider', 'contacts', made.id, { communityId: 'cedar-memory' })).status).toBe(403)
  expect((await add('provider', 'contacts', contact)).status).toBe(201)
})

test('shows collections to their author and finds them by community [API-031, DASH-007]', async () => {
  const path = '/marketplace/partner-collection'
  const made = await add(
    'agent',
    'partner-collections',
    { name: 'Quiet ones', communityIds: ['aspen-court', 'birch-house'] },
    path,
  )
  const { id } = resourceIn(made)
  expect((await list('agent', path)).body).toMatchObject({ meta: { total: 1 } })
  expect((await list('otherAgent', path)).body).toMatchObject({ meta: { total: 0 } })
  expect((await list('agent', `${path}/community/birch-house`)).body).toMatchObject({ data: [{ id }] })
  expect((await list('agent', `${path}/community/cedar-memory`)).body).toMatchObject({ data: [] })
  expect((await list('otherAgent', `${path}/community/birch-house`)).body).toMatchObject({ data: [] })
  const changed = await change('agent', 'partner-collections', id, { communityIds: ['cedar-memory'] }, path)
  expect(resourceIn(changed).attributes).toMatchObject({ communityIds: ['cedar-memory'] })
})

test('lets admins manage organizations, additional addresses, and extra values [API-039, API-042, DATA-015, DATA-018]', async () => {
  const company = resourceIn(
    await add('admin', 'organizations', { name: 'Quiet Houses Inc', city: 'Boulder', state: 'CO' }),
  )
  await add('admin', 'contacts', { name: 'Otto Owner', organizationId: company.id })
  const read = await list('provider', `/platform/organizations/${company.id}`)
  expect(resourceIn(read).attributes).toMatchObject({ name: 'Quiet Houses Inc', state: 'CO' })
  expect((await add('provider', 'organizations', { name: 'Mine' })).status).toBe(403)

  const place = { entityType: 'Community', entityId: 'aspen-court' }
  const address = { ...place, kind: 'billing', line1: 'PO Box 7', city: 'Boulder', state: 'CO', zip: '80301' }
  expect((await add('admin', 'addresses', address)).status).toBe(201)
  expect((await list('agent', '/platform/addresses?filter[entityId]=aspen-court')).body).toMatchObject({
    meta: { total: 1 },
  })

  const aux = { ...place, info: { parkingPlaces: 12, 'front-desk': 'until 8 pm', hasCat: true } }
  const kept = resourceIn(await add('admin', 'entity-auxes', aux, '/platform/entityaux'))
  expect(kept.attributes).toMatchObject(aux)
  expect((await add('admin', 'entity-auxes', aux, '/platform/entityaux')).status).toBe(409)
})

test('shows a question to its author immediately and to the public after review [API-037, DATA-018]', async () => {
  const asked = await add('customer', 'questions', { communityId: 'aspen-court', text: 'Is there a night nurse?' })
  const { id, attributes } = resourceIn(asked)
  expect(attributes).toMatchObject({ author: 'Cleo C.', status: 'pending' })
  const open = '/platform/questions?filter[communityId]=aspen-court&include=answers'
  expect((await api.call({ url: open })).body).toMatchObject({ data: [] })
  expect((await list('customer', open)).body).toMatchObject({ data: [{ id }] })
  expect((await change('customer', 'questions', id, { status: 'published' })).status).toBe(403)
  await change('admin', 'questions', id, { status: 'published' })

  const answered = await add('provider', 'answers', { questionId: id, text: 'Yes, two of them.' })
  expect(answered.status).toBe(201)
  expect((await api.call({ url: open })).body).toMatchObject({
    data: [{ id, attributes: { status: 'published' } }],
    included: [{ type: 'answers', attributes: { text: 'Yes, two of them.', author: 'Pat P.' } }],
  })
})

test('lets providers answer only for their own communities [API-037, ROLE-010]', async () => {
  const asked = resourceIn(
    await add('customer', 'questions', { communityId: 'birch-house', text: 'Are dogs welcome?' }),
  )
  expect((await add('provider', 'answers', { questionId: asked.id, text: 'Surely' })).status).toBe(403)
})

test('accepts net promoter scores from anyone and shows them to admins [API-037]', async () => {
  const sent = await api.call({
    method: 'POST',
    url: '/platform/nps',
    payload: resourceBody('nps', { score: 9, comment: 'Kind' }),
  })
  expect(sent.status).toBe(201)
  expect(
    (await api.call({ method: 'POST', url: '/platform/nps', payload: resourceBody('nps', { score: 11 }) })).status,
  ).toBe(422)
  expect((await api.call({ url: '/platform/nps' })).status).toBe(401)
  expect((await list('agent', '/platform/nps')).status).toBe(403)
  expect((await list('admin', '/platform/nps?filter[score]=9')).body).toMatchObject({ meta: { total: 1 } })
})
