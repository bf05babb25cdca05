import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

const header = 'Facility Name,Level of Care,Beds,Address,City,State,ZIP,Phone,Website'
const get = async (id: string) => one(await admin.get(`/admin/imports/${id}`)).attributes
const rowsOf = async (id: string) =>
  list(await admin.get(`/admin/imports/${id}/rows?page-size=100`)).data.map(({ attributes }) => attributes)
const act = async (id: string, action: 'start' | 'undo') => {
  expect((await admin.post(`/admin/imports/${id}/${action}`, 'imports', {})).status).toBe(200)
  await api.api.queue.idle()
}
const record = async (id: string) => one(await admin.get(`/platform/community-records/${id}`)).attributes
const isListed = async (name: string) =>
  list(await api.call({ url: `/marketplace/communities?filter[name]=${encodeURIComponent(name)}` })).data.length

/** Uploads communities, takes the guessed columns, and updates doubles. Returns the import’s id. */
async function checked(rows: readonly string[]): Promise<string> {
  const { id, attributes } = one(await uploadImport(api, admin, [header, ...rows].join('\n'), { kind: 'communities' }))
  const columns = Array.isArray(attributes['columns']) ? attributes['columns'] : []
  const fields = columns.map((column: { field: string }) => column.field)
  expect(fields).toEqual(['name', 'care', 'capacity', 'line1', 'city', 'state', 'zip', 'phone', 'websiteUrl'])
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields, onDouble: 'update' })
  return id
}

test('adds communities of a file that families see once an admin publishes them, and removes them again [WORK-015, DASH-010]', async () => {
  const id = await checked([
    'Heron Landing,"Assisted Living, Memory Care",64,12 Lake Street,Boulder,Colorado,80302,303-555-0187,heron.example',
  ])
  expect((await get(id))['counts']).toMatchObject({ toAdd: 1, toLeaveOut: 0 })
  await act(id, 'start')
  const slug = 'heron-landing-boulder-co'
  expect(await record(slug)).toMatchObject({
    name: 'Heron Landing',
    status: -1,
    care: ['assisted-living', 'memory-care'],
    capacity: 64,
    phone: '(303) 555-0187',
    websiteUrl: 'https://heron.example',
  })
  expect(await isListed('Heron Landing')).toBe(0)
  await act(id, 'undo')
  expect((await get(id))['counts']).toMatchObject({ states: { removed: 1 } })
  expect((await admin.get(`/platform/community-records/${slug}`)).status).toBe(404)
})

test('names what can’t be in a row: an unknown care type, a ZIP code of another state, and no room for anyone [WORK-015, EDGE-001]', async () => {
  const id = await checked([
    'Heron Bay,Spa hotel,0,1 Bay Road,Boulder,CO,80302,,',
    'Heron Hill,Memory Care,20,2 Hill Road,Austin,TX,80302,,',
    ',Memory Care,20,,,,,,',
  ])
  const faults = (await rowsOf(id)).map((row) => row['faults'])
  expect(faults).toMatchObject([
    [{ field: 'care' }, { field: 'capacity' }],
    [{ field: 'zip', problem: 'This ZIP code isn’t in TX. Check both' }],
    ['name', 'line1', 'city', 'state', 'zip'].map((field) => ({ field })),
  ])
})

test('finds communities that we have by name or address, changes only what differs, and restores it [WORK-015, DASH-010]', async () => {
  const first = await checked(['Otter Creek,Care Home,8,40 Creek Lane,Boulder,CO,80302,303-555-0188,'])
  await act(first, 'start')
  const slug = 'otter-creek-boulder-co'
  const id = await checked([
    'OTTER CREEK,"Care Home, Memory Care",12,40 Creek Ln.,Boulder,CO,80302,303-555-0188,https://otter.example',
    'Otter Creek Two,Care Home,9,40 CREEK LANE,Boulder,CO,80302,,',
  ])
  expect(await rowsOf(id)).toMatchObject([
    { state: 'double', differs: ['name', 'care', 'capacity', 'line1', 'websiteUrl'] },
    { state: 'double' },
  ])
  await act(id, 'start')
  expect(await record(slug)).toMatchObject({
    name: 'Otter Creek Two',
    capacity: 9,
    websiteUrl: 'https://otter.example',
  })
  await act(id, 'undo')
  const restored = await record(slug)
  expect(restored).toMatchObject({ name: 'Otter Creek', care: ['care-home'], capacity: 8, line1: '40 Creek Lane' })
  expect(restored['websiteUrl'] ?? '').toBe('')
})

test('keeps a community that someone published, or that a contact belongs to [WORK-015]', async () => {
  const id = await checked([
    'Plover Point,Memory Care,20,3 Point Road,Boulder,CO,80302,,',
    'Plover Park,Memory Care,20,4 Park Road,Boulder,CO,80302,,',
    'Plover Pond,Memory Care,20,5 Pond Road,Boulder,CO,80302,,',
  ])
  await act(id, 'start')
  expect(
    (await admin.patch('/platform/community-records/plover-point-boulder-co', 'community-records', { status: 1 }))
      .status,
  ).toBe(200)
  const contact = { name: 'Pia Lund', communityId: 'plover-park-boulder-co' }
  expect((await admin.post('/platform/contacts', 'contacts', contact)).status).toBe(201)
  await act(id, 'undo')
  expect((await rowsOf(id)).map(({ state, problem }) => [state, problem])).toEqual([
    ['kept', 'Someone changed this record after the import'],
    ['kept', 'Other records belong to this one by now'],
    ['removed', undefined],
  ])
  expect(await isListed('Plover Point')).toBe(1)
})
