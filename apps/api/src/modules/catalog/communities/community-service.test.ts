import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '../../../database/database'
import { apiUnderTest } from '../../../../testing/api-under-test'

const api = apiUnderTest()

type Writer = 'admin' | 'provider' | 'agent' | 'customer' | 'real-estate-agent' | 'visitor'

async function send(writer: Writer, method: 'GET' | 'POST' | 'PATCH', url: string, type?: string, attributes?: object) {
  const cookie = writer === 'visitor' ? undefined : await api.cookieOf(writer)
  const id = method === 'PATCH' ? url.split('/').at(-1) : undefined
  return api.call({
    method,
    url,
    ...(cookie && { headers: { cookie } }),
    ...(type && { payload: { data: { type, ...(id && { id }), attributes: attributes ?? {} } } }),
  })
}
const patch = (writer: Writer, id: string, attributes: object, path = 'communities') =>
  send(writer, 'PATCH', `/marketplace/${path}/${id}`, 'communities', attributes)
const page = async (id: string) => (await send('visitor', 'GET', `/marketplace/communities/${id}`)).body
const attributesOf = (body: unknown): Record<string, unknown> => {
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const { data } = body
    if (typeof data === 'object' && data !== null && 'attributes' in data) return { ...Object(data.attributes) }
  }
  throw new Error(`No resource: ${JSON.stringify(body)}`)
}
const idOf = (body: unknown): string => {
  if (typeof body === 'object' && body !== null && 'data' in body) {
    const { data } = body
    if (typeof data === 'object' && data !== null && 'id' in data) return String(data.id)
  }
  throw new Error(`No resource: ${JSON.stringify(body)}`)
}

/** The sample's provider manages aspen-court and has a pending claim to birch-house. */
beforeAll(() =>
  api.database.script(
    `insert into community_members (user_id, community_id, status)
     select users.id, wanted.id, wanted.status
     from users, (values ('aspen-court', 'approved'), ('birch-house', 'pending')) wanted (id, status)
     where email = 'provider@hearthway.example'`,
  ),
)

const newHouse = {
  name: 'Larch House',
  care: ['assisted-living', 'memory-care'],
  line1: '9 Pine St',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  capacity: 24,
  phone: '303-555-0188',
}

test('lets staff change a community’s page and tile immediately [API-019]', async () => {
  const answer = await patch('admin', 'cedar-memory', {
    name: 'Cedar Memory House',
    startingRate: 4300,
    amenities: { hasGarden: true },
    description: 'A garden behind each window.',
    tags: ['VERIFIED'],
  })
  expect(answer.status).toBe(200)
  expect(attributesOf(await page('cedar-memory'))).toMatchObject({
    name: 'Cedar Memory House',
    url: '/memory-care/colorado/denver/cedar-memory',
    startingRate: 4300,
    rates: 'Provided',
    amenities: { hasWifi: true, hasGarden: true },
    propInfo: { communityDescription: 'A garden behind each window.' },
  })
  const list = await send('visitor', 'GET', '/marketplace/communities?filter[hasGarden]=true')
  expect(list.body).toMatchObject({ data: [{ id: 'cedar-memory', attributes: { name: 'Cedar Memory House' } }] })
})

test('applies a provider’s change when staff approve it [API-019, API-023]', async () => {
  const proposed = await patch('provider', 'aspen-court', { startingRate: 4900, phone: '3035550177' })
  expect(proposed.status).toBe(200)
  expect(attributesOf(proposed.body)).toMatchObject({
    startingRate: 5200,
    suggestedEdit: { status: 'pending', changes: { startingRate: 4900 }, current: { startingRate: 5200 } },
  })
  expect(attributesOf(await page('aspen-court'))).toMatchObject({ startingRate: 5200 })

  const waiting = await send('admin', 'GET', '/platform/suggested-edits?filter[status]=pending')
  expect(waiting.body).toMatchObject({
    meta: { total: 1 },
    data: [{ attributes: { communityId: 'aspen-court', author: 'Pat Provider' } }],
  })
  const { id } = Object(attributesOf(proposed.body)['suggestedEdit'])
  const approved = await send('admin', 'POST', `/platform/suggested-edits/${id}/approve`)
  expect(attributesOf(approved.body)).toMatchObject({ status: 'approved' })
  expect(attributesOf(await page('aspen-court'))).toMatchObject({
    startingRate: 4900,
    propInfo: { communityPhone: '(303) 555-0177' },
  })
  const again = await send('admin', 'POST', `/platform/suggested-edits/${id}/approve`)
  expect(again.status).toBe(409)
})

test('shows the author why an edit was declined and changes nothing [API-023]', async () => {
  const proposed = await send('provider', 'POST', '/platform/suggested-edits', 'suggested-edits', {
    communityId: 'aspen-court',
    changes: { name: 'The Best Court' },
    note: 'We have a new name.',
  })
  expect(proposed.status).toBe(201)
  const id = idOf(proposed.body)
  const refused = await send('admin', 'POST', `/platform/suggested-edits/${id}/reject`, 'suggested-edits', {
    reason: 'The license has another name.',
  })
  expect(attributesOf(refused.body)).toMatchObject({ status: 'rejected', note: 'We have a new name.' })
  const own = await send('provider', 'GET', `/platform/suggested-edits/${id}`)
  expect(attributesOf(own.body)).toMatchObject({ reason: 'The license has another name.' })
  expect(attributesOf(await page('aspen-court'))).toMatchObject({ name: 'aspen-court' })
})

test.each(['birch-house', 'dogwood-lodge', 'never-was'])(
  'returns 404 when a provider changes %s without managing it [API-019, API-023, ROLE-001]',
  async (id) => {
    expect((await patch('provider', id, { name: 'Mine' })).status).toBe(404)
    expect(
      (
        await send('provider', 'POST', '/platform/suggested-edits', 'suggested-edits', {
          communityId: id,
          changes: { name: 'Mine' },
        })
      ).status,
    ).toBe(404)
    expect((await send('provider', 'GET', `/marketplace/listings/${id}`)).status).toBe(404)
  },
)

test.each([{ feePercent: 0 }, { tags: ['VERIFIED'] }, { hasContract: true }, { isD2CEligible: true }])(
  'rejects a provider’s change of contract terms such as %j [API-019]',
  async (attributes) => {
    expect((await patch('provider', 'aspen-court', attributes)).status).toBe(403)
  },
)

test.each([
  ['visitor', 401],
  ['customer', 403],
  ['agent', 403],
  ['real-estate-agent', 403],
] as const)(
  'a %s can’t write communities: %i [API-019, API-021, API-023, API-026, ROLE-001]',
  async (writer, status) => {
    expect((await patch(writer, 'aspen-court', { name: 'X' })).status).toBe(status)
    expect((await patch(writer, 'aspen-court', { name: 'X' }, 'communitiesnew')).status).toBe(status)
    expect((await send(writer, 'POST', '/marketplace/communities', 'communities', newHouse)).status).toBe(status)
    expect((await send(writer, 'GET', '/platform/suggested-edits')).status).toBe(status)
    expect((await send(writer, 'GET', '/marketplace/listings')).status).toBe(status)
  },
)

test('lets only staff decide edits and change referral terms [API-022, API-023]', async () => {
  const id = '0b6f6a52-9d3c-4a53-9f6c-2f2f6d1c9a10'
  expect((await send('provider', 'POST', `/platform/suggested-edits/${id}/approve`)).status).toBe(403)
  expect((await send('admin', 'POST', `/platform/suggested-edits/${id}/approve`)).status).toBe(404)
  const change = { isAutoReferable: false, isD2CAdjacent: true }
  const refused = await send('provider', 'PATCH', '/marketplace/rgsAux/aspen-court', 'rgs-auxes', change)
  expect(refused.status).toBe(403)
  const changed = await send('admin', 'PATCH', '/marketplace/rgsAux/aspen-court', 'rgs-auxes', change)
  expect(attributesOf(changed.body)).toEqual({ rgsInfo: { contract_info: change } })
  expect(attributesOf(await page('aspen-court'))).toMatchObject({ rgsAux: { rgsInfo: { contract_info: change } } })
  expect((await send('admin', 'PATCH', '/marketplace/rgsAux/never-was', 'rgs-auxes', change)).status).toBe(404)
})

test('lets staff create a live community that search finds [API-019, API-021]', async () => {
  const made = await send('admin', 'POST', '/marketplace/communitiesnew', 'communities', newHouse)
  expect(made.status).toBe(201)
  expect(attributesOf(made.body)).toMatchObject({
    source: 'provider',
    status: 1,
    isRateEstimated: true,
    propInfo: { communityPhone: '(303) 555-0188', communitySize: 'medium' },
    address: { latitude: 40.0176, county: 'Boulder', isApproximate: true, timezone: 'America/Denver' },
  })
  const again = await send('admin', 'POST', '/marketplace/communities', 'communities', newHouse)
  expect([idOf(made.body), idOf(again.body)]).toEqual(['larch-house-boulder-co', 'larch-house-boulder-co-2'])
  const read = await send('visitor', 'GET', '/marketplace/communitiesnew/larch-house-boulder-co')
  expect(attributesOf(read.body)).toMatchObject({ name: 'Larch House', campus: [{ id: 'larch-house-boulder-co-2' }] })
  const list = await send('visitor', 'GET', '/marketplace/communitiesnew?filter[name]=house larch')
  expect(list.body).toMatchObject({ meta: { total: 2 } })
})

test('lets a provider manage a new community before staff approve it [API-019, API-023]', async () => {
  const made = await send('provider', 'POST', '/marketplace/communities', 'communities', {
    ...newHouse,
    name: 'Maple House',
    line1: '11 Pine St',
  })
  expect(made.status).toBe(201)
  const id = idOf(made.body)
  expect(attributesOf(made.body)).toMatchObject({ status: -1, suggestedEdit: { changes: { status: 1 } } })
  expect((await send('visitor', 'GET', `/marketplace/communities/${id}`)).status).toBe(404)
  const own = await send('provider', 'GET', '/marketplace/listings?q=maple')
  expect(own.body).toMatchObject({ meta: { total: 1 }, data: [{ id, attributes: { statusLabel: 'Not Live' } }] })
  const edit = Object(attributesOf(made.body)['suggestedEdit'])
  await send('admin', 'POST', `/platform/suggested-edits/${edit.id}/approve`)
  expect((await send('visitor', 'GET', `/marketplace/communities/${id}`)).status).toBe(200)
})

test.each([
  [{ ...newHouse, zip: '99999' }, '/data/attributes/zip'],
  [{ ...newHouse, state: 'TX' }, '/data/attributes/zip'],
  [{ ...newHouse, phone: '000-000-0000' }, '/data/attributes/phone'],
  [{ ...newHouse, care: [] }, '/data/attributes/care'],
  [{ ...newHouse, care: ['spa'] }, '/data/attributes/care/0'],
  [{ ...newHouse, isPaying: true }, '/data/attributes/isPaying'],
  [{ ...newHouse, source: 'cms' }, '/data/attributes/source'],
  [{ ...newHouse, websiteUrl: 'javascript:alert(1)' }, '/data/attributes/websiteUrl'],
])('rejects an invalid new community and points to the field [API-019]', async (attributes, pointer) => {
  const answer = await send('admin', 'POST', '/marketplace/communities', 'communities', attributes)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ errors: [{ source: { pointer } }] })
})

test('lets staff see and change listings of every status [API-026, LIST-003]', async () => {
  const hidden = await send('admin', 'GET', '/marketplace/listings?filter[status]=-1&filter[state]=CO')
  expect(hidden.body).toMatchObject({ data: [{ id: 'elm-not-live', attributes: { statusLabel: 'Not Live' } }] })
  const put = await send('admin', 'POST', '/marketplace/listings', 'listings', { communityId: 'elm-not-live' })
  expect(put.status).toBe(201)
  expect((await send('visitor', 'GET', '/marketplace/communities/elm-not-live')).status).toBe(200)
  const twice = await send('admin', 'POST', '/marketplace/listings', 'listings', { communityId: 'elm-not-live' })
  expect(twice.status).toBe(409)
  const off = await send('admin', 'PATCH', '/marketplace/listings/elm-not-live', 'listings', {
    status: -1,
    hidePricing: true,
  })
  expect(attributesOf(off.body)).toMatchObject({ status: -1, hidePricing: true })
  expect((await send('visitor', 'GET', '/marketplace/communities/elm-not-live')).status).toBe(404)
})

test('changes a provider’s listing when staff approve the edit [API-026, API-023]', async () => {
  const asked = await send('provider', 'PATCH', '/marketplace/listings/aspen-court', 'listings', { hidePricing: true })
  expect(attributesOf(asked.body)).toMatchObject({ hidePricing: false, suggestedEdit: { status: 'pending' } })
  const all = await send('provider', 'GET', '/marketplace/listings?q=aspen')
  expect(all.body).toMatchObject({ data: [{ id: 'aspen-court' }] })
})

test('stores edits by attribute for later imports [API-019, DATA-002]', async () => {
  await patch('admin', 'dogwood-lodge', { amenities: { hasGarden: true }, name: 'Dogwood' })
  await patch('admin', 'dogwood-lodge', { amenities: { hasLibrary: true } })
  const [row] = await rowsOf(api.database.orm, sql`select edits from communities where id = 'dogwood-lodge'`)
  expect(row).toEqual({ edits: { name: 'Dogwood', amenities: { hasGarden: true, hasLibrary: true } } })
})

test('looks for another slug while other requests take it, and then says so [API-019, BIZ-008]', async () => {
  await api.database.script(`
    create sequence slug_conflicts;
    create function take_slug() returns trigger language plpgsql as $$
    begin
      if nextval('slug_conflicts') <= 7 then
        raise unique_violation using detail = 'Key (id)=(' || new.id || ') already exists.';
      end if;
      return new;
    end $$;
    create trigger take_slug before insert on communities for each row execute function take_slug()`)
  const create = () =>
    send('admin', 'POST', '/marketplace/communities', 'communities', { ...newHouse, name: 'Elm House' })
  expect(await create()).toMatchObject({
    status: 409,
    body: { errors: [{ source: { pointer: '/data/attributes/id' } }] },
  })
  expect((await create()).status).toBe(201)
  await api.database.script('drop trigger take_slug on communities')
})
