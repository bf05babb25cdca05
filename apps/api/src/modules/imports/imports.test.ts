// cspell:ignore Sider
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import {
  approveProvider,
  type Caller,
  codeOf,
  createCaller,
  list,
  one,
  type Resource,
} from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

const upload = async (file: string | Uint8Array, kind = 'contacts') =>
  one(await uploadImport(api, admin, file, { kind }))
const get = async (id: string) => one(await admin.get(`/admin/imports/${id}`))
const counts = async (id: string) => (await get(id)).attributes['counts']
const match = (id: string, attributes: object, version?: unknown) =>
  api.call({
    method: 'PATCH',
    url: `/admin/imports/${id}`,
    headers: { cookie: admin.cookie, ...(version === undefined ? {} : { 'if-match': `"${String(version)}"` }) },
    payload: { data: { type: 'imports', id, attributes } },
  })
const rowsOf = async (id: string, state = ''): Promise<Resource[]> =>
  list(await admin.get(`/admin/imports/${id}/rows?page-size=100${state && `&filter[state]=${state}`}`)).data
const fix = (row: Resource | undefined, attributes: object) =>
  admin.patch(`/admin/import-rows/${row?.id}`, 'import-rows', attributes)
const start = async (id: string, version?: unknown) => {
  const headers = version === undefined ? {} : { 'if-match': `"${String(version)}"` }
  const done = await admin.post(`/admin/imports/${id}/start`, 'imports', {}, headers)
  await api.api.queue.idle()
  return done
}
const undo = async (id: string) => {
  const done = await admin.post(`/admin/imports/${id}/undo`, 'imports', {})
  await api.api.queue.idle()
  return done
}
const contactNamed = async (name: string) =>
  list(await admin.get(`/platform/contacts?q=${encodeURIComponent(name)}`)).data.map(({ attributes }) => attributes)

test('guesses columns by their names, shows three values of each, and takes what an admin corrects [WORK-015]', async () => {
  const { id, attributes } = await upload(
    'Full Name;Email Address;Phone;Shoe size\nIda Marsh;ida@homes.example;(303) 555-0111;7\nOle Berg;;;8\nAmy Ott;;;9\nBo Lund;;;10\n',
  )
  expect(attributes).toMatchObject({ status: 'uploaded', separator: ';', counts: { total: 4 } })
  expect(attributes['columns']).toEqual([
    { name: 'Full Name', samples: ['Ida Marsh', 'Ole Berg', 'Amy Ott'], field: 'name' },
    { name: 'Email Address', samples: ['ida@homes.example'], field: 'email' },
    { name: 'Phone', samples: ['(303) 555-0111'], field: 'phone' },
    { name: 'Shoe size', samples: ['7', '8', '9'], field: '' },
  ])
  const twice = await match(id, { fields: ['name', 'email', 'email', ''] })
  expect([twice.status, twice.body]).toMatchObject([
    422,
    { errors: [{ source: { pointer: '/data/attributes/fields/2' } }] },
  ])
  expect((await match(id, { fields: ['', 'email', 'phone', ''] })).status).toBe(422)
  expect((await match(id, { fields: ['name', 'email'] })).status).toBe(422)
  const checked = one(await match(id, { fields: ['name', 'email', 'phone', 'preference'] }))
  expect(checked.attributes).toMatchObject({ status: 'checked', counts: { toAdd: 4, toLeaveOut: 0 } })
  expect((await rowsOf(id))[0]?.attributes['values']).toMatchObject({ name: 'Ida Marsh', preference: '7' })
})

test('names each fault by row and field, takes corrections, and imports the rest [WORK-015, EDGE-001]', async () => {
  const { id } = await upload(
    [
      'Name,Email,Phone,Role,Community',
      'Nora Vale,nora@,12,Wizard,Nowhere House',
      'N/A,lee@homes.example,,,',
      'Kim Rey,kim@homes.example,303-555-0112,Marketing director,aspen-court',
      'broken "line,x',
      'Out Sider,out@homes.example,,,',
    ].join('\r\n'),
  )
  await match(id, { fields: ['name', 'email', 'phone', 'role', 'communityId'] })
  const [nora, unnamed, kim] = await rowsOf(id)
  expect(nora?.attributes).toMatchObject({ line: 2, state: 'faulty' })
  expect(nora?.attributes['faults']).toMatchObject(
    ['role', 'email', 'phone', 'communityId'].map((field) => ({ field })),
  )
  expect(unnamed?.attributes['faults']).toEqual([{ field: 'name', problem: 'Name is missing' }])
  expect(kim?.attributes).toMatchObject({ state: 'new', faults: [] })
  const half = one(await fix(nora, { values: { email: 'nora@homes.example', phone: '', role: 'Nurse' } }))
  expect(half.attributes['faults']).toMatchObject([{ field: 'communityId' }])
  expect(one(await fix(nora, { values: { communityId: '' } })).attributes).toMatchObject({ state: 'new' })
  expect((await fix(nora, { values: { shoe: '7' } })).status).toBe(422)
  const [outsider] = await rowsOf(id, 'new').then((rows) => rows.slice(-1))
  expect(one(await fix(outsider, { isLeftOut: true })).attributes).toMatchObject({ state: 'left-out' })
  const [unreadable] = await rowsOf(id, 'unreadable')
  expect((await fix(unreadable, { values: { name: 'Ann' } })).status).toBe(422)
  expect(await counts(id)).toMatchObject({ toAdd: 2, toLeaveOut: 3 })
  expect(one(await start(id)).attributes).toMatchObject({ startedBy: expect.any(String) })
  expect((await get(id)).attributes).toMatchObject({ status: 'done', counts: { states: { added: 2, skipped: 3 } } })
  expect(await contactNamed('Kim Rey')).toMatchObject([{ role: 'sales', communityId: 'aspen-court', scope: 'team' }])
  expect(await contactNamed('Nora Vale')).toMatchObject([{ email: 'nora@homes.example', role: 'nurse' }])
  expect(await contactNamed('Out Sider')).toEqual([])
  const { body, headers } = await admin.get(`/admin/imports/${id}/left-out`)
  expect(headers['content-disposition']).toContain('people-left-out.csv')
  const lines: string[][] = parse(String(body), { bom: true })
  expect(lines.map((cells) => cells.at(-1))).toEqual([
    'Why it was left out',
    'Name is missing',
    expect.stringContaining('fewer values'),
    'Left out by staff',
  ])
  expect((await match(id, { onDouble: 'new' })).status).toBe(409)
  expect((await fix(nora, { isLeftOut: true })).status).toBe(409)
})

test('finds doubles in the address book and the file, shows both sides, and skips, updates, or adds them [WORK-015]', async () => {
  const add = (attributes: object) => admin.post('/platform/contacts', 'contacts', attributes)
  await add({ name: 'Dora Skip', email: 'dora@homes.example', jobTitle: 'Nurse' })
  await add({ name: 'Dora Update', email: 'Upd@homes.example', phone: '(303) 555-0113', preference: 'Text' })
  await add({ name: 'Dora New', phone: '(303) 555-0114' })
  // The same phone line belongs to another person.
  await add({ name: 'Someone Else', phone: '(303) 555-0115' })
  const { id } = await upload(
    [
      'Name,Email,Phone,Title',
      'Dora Skipped,DORA@homes.example,,Cook',
      'Dora Updated,upd@homes.example,303.555.0113,Head cook',
      'Dora New,,303-555-0114,',
      'Dora Line,,303-555-0115,',
      'Dora Line,,(303) 555-0115,Twice',
    ].join('\n'),
  )
  await match(id, { fields: ['name', 'email', 'phone', 'jobTitle'] })
  const [skip, updated, second, line, twice] = await rowsOf(id)
  expect(skip?.attributes).toMatchObject({ state: 'double', differs: ['name', 'jobTitle', 'email'] })
  expect(skip?.attributes['double']).toMatchObject({ values: { name: 'Dora Skip', jobTitle: 'Nurse' } })
  expect(updated?.attributes['double']).toMatchObject({ values: { phone: '(303) 555-0113', preference: 'Text' } })
  expect(line?.attributes).toMatchObject({ state: 'new' })
  expect(twice?.attributes).toMatchObject({ state: 'double', double: { line: 5, values: { name: 'Dora Line' } } })
  expect(await counts(id)).toMatchObject({ toAdd: 1, toChange: 0, toLeaveOut: 4 })
  await match(id, { onDouble: 'update' })
  expect(await counts(id)).toMatchObject({ toAdd: 1, toChange: 3, toKeep: 1, toLeaveOut: 0 })
  await fix(skip, { choice: 'skip' })
  await fix(second, { choice: 'new' })
  expect(await counts(id)).toMatchObject({ toAdd: 2, toChange: 2, toLeaveOut: 1 })
  await start(id)
  expect((await get(id)).attributes).toMatchObject({ counts: { states: { added: 2, changed: 2, skipped: 1 } } })
  expect(await contactNamed('Dora Skip')).toMatchObject([{ name: 'Dora Skip' }])
  expect(await contactNamed('Dora Updated')).toMatchObject([
    { email: 'upd@homes.example', preference: 'Text', jobTitle: 'Head cook' },
  ])
  expect(await contactNamed('Dora New')).toHaveLength(2)
  expect(await contactNamed('Dora Line')).toMatchObject([{ jobTitle: 'Twice' }])
  await undo(id)
  expect((await get(id)).attributes).toMatchObject({
    status: 'undone',
    counts: { states: { removed: 2, restored: 2 } },
  })
  expect(await contactNamed('Dora Updated')).toEqual([])
  expect(await contactNamed('Dora Update')).toMatchObject([{ email: 'Upd@homes.example', preference: 'Text' }])
  expect(await contactNamed('Dora Line')).toEqual([])
  expect(codeOf(await undo(id))).toBe('import-not-done')
})

test('an undo keeps and names what someone changed or used since, and an import leaves out what someone added meanwhile [WORK-015]', async () => {
  const { id } = await upload(
    'Name,Email\nEve Kept,eve@homes.example\nEve Talked,talk@homes.example\nEve Gone,gone@homes.example\nEve Late,late@homes.example\nEve Free,\n',
  )
  await match(id, { fields: ['name', 'email'] })
  await admin.post('/platform/contacts', 'contacts', { name: 'Late', email: 'late@homes.example' })
  await start(id)
  const [late] = await rowsOf(id, 'skipped')
  expect(late?.attributes).toMatchObject({ line: 5, problem: expect.stringContaining('after the check') })
  const ids = Object.fromEntries(
    (await rowsOf(id, 'added')).map(({ attributes }) => [attributes['line'], String(attributes['recordId'])]),
  )
  await admin.patch(`/platform/contacts/${ids[2]}`, 'contacts', { jobTitle: 'Changed' })
  await admin.post('/platform/contact-talks', 'contact-talks', { contactId: ids[3], outcome: 'reached' })
  await admin.delete(`/platform/contacts/${ids[4]}`)
  await undo(id)
  const kept = await rowsOf(id, 'kept')
  expect(kept.map(({ attributes }) => [attributes['line'], attributes['problem']])).toEqual([
    [2, 'Someone changed this record after the import'],
    [3, 'Other records belong to this one by now'],
  ])
  expect((await rowsOf(id, 'removed')).map(({ attributes }) => attributes['line'])).toEqual([4, 6])
  expect(await contactNamed('Eve Kept')).toMatchObject([{ jobTitle: 'Changed' }])
  expect(await contactNamed('Eve Free')).toEqual([])
})

test('two admins don’t overwrite each other, and no one starts what they haven’t seen [WORK-015, WORK-005]', async () => {
  const { id, attributes } = await upload('Name,Email\nTwo Admins,two@\n')
  const fields = ['name', 'email']
  const checked = one(await match(id, { fields }, attributes['version']))
  expect(codeOf(await match(id, { onDouble: 'new' }, attributes['version']))).toBe('record-changed')
  const [row] = await rowsOf(id)
  await fix(row, { values: { email: '' } })
  expect(codeOf(await start(id, checked.attributes['version']))).toBe('record-changed')
  const stale = { cookie: admin.cookie, 'if-match': `"${String(row?.attributes['version'])}"` }
  const payload = { data: { type: 'import-rows', id: row?.id, attributes: { isLeftOut: true } } }
  const late = await api.call({ method: 'PATCH', url: `/admin/import-rows/${row?.id}`, headers: stale, payload })
  expect(codeOf(late)).toBe('record-changed')
  expect((await start(id, (await get(id)).attributes['version'])).status).toBe(200)
  expect(codeOf(await start(id))).toBe('import-started')
  expect(codeOf(await admin.delete(`/admin/imports/${id}`))).toBe('import-started')
})

test('refuses an import that isn’t matched or would change nothing, and deletes one that wasn’t started [WORK-015]', async () => {
  const { id } = await upload('Name,Email\nNo Mail,no@\n')
  expect((await start(id)).status).toBe(422)
  await match(id, { fields: ['name', 'email'] })
  expect((await start(id)).status).toBe(422)
  expect((await undo(id)).status).toBe(409)
  expect((await admin.delete(`/admin/imports/${id}`)).status).toBe(204)
  expect((await admin.get(`/admin/imports/${id}`)).status).toBe(404)
})

test.each<[string, string | Uint8Array, string]>([
  ['an Excel workbook', Buffer.from('504b0304140000000000', 'hex'), 'spreadsheet'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), 'PNG'],
  ['a web page', '<!doctype html><html><body>Hi</body></html>', 'web page'],
  ['an empty file', '', 'isn’t empty'],
  ['a file without rows', 'Name,Email\n', 'no rows'],
  ['a file with too many rows', `Name\n${'Ann\n'.repeat(20_001)}`, '20,000 rows'],
])('refuses %s with what it is or lacks [WORK-015, EDGE-002]', async (_, file, words) => {
  const refused = await uploadImport(api, admin, file)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    errors: [{ detail: expect.stringContaining(words), source: { pointer: '/data/attributes/file' } }],
  })
})

test.each<[string, Uint8Array]>([
  ['UTF-8 with a mark', Buffer.from('\uFEFFName\tEmail\nZoë Ångström\tzoe@homes.example\n')],
  ['Windows-1252', Buffer.from('Name;Email\nZoë Ångström;zoe@homes.example\n', 'latin1')],
])('reads %s as it was written [WORK-015, EDGE-002]', async (_, file) => {
  const { id } = await upload(file)
  await match(id, { fields: ['name', 'email'] })
  expect((await rowsOf(id))[0]?.attributes['values']).toEqual({ name: 'Zoë Ångström', email: 'zoe@homes.example' })
})

test('imports organizations, with lost zeros of ZIP codes and companies under another legal form [WORK-015, EDGE-003]', async () => {
  await admin.post('/platform/organizations', 'organizations', { name: 'Harbor Homes, LLC', city: 'Boston' })
  const { id } = await upload(
    'Company,Website,Street,City,State,Zip\nHarbor Homes Inc.,harbor.example,1 Pier,Boston,Massachusetts,2110\nPlain Homes,,,Denver,CO,8020\n',
    'organizations',
  )
  await match(id, { fields: ['name', 'websiteUrl', 'line1', 'city', 'state', 'zip'], onDouble: 'update' })
  const [harbor, plain] = await rowsOf(id)
  expect(harbor?.attributes).toMatchObject({
    state: 'double',
    differs: ['name', 'websiteUrl', 'line1', 'state', 'zip'],
  })
  expect(plain?.attributes['faults']).toMatchObject([{ field: 'zip' }])
  await start(id)
  const found = list(await admin.get('/platform/organizations?q=Harbor')).data[0]?.attributes
  expect(found).toMatchObject({ zip: '02110', state: 'MA', websiteUrl: 'https://harbor.example' })
  await undo(id)
  const restored = list(await admin.get('/platform/organizations?q=Harbor')).data[0]?.attributes
  expect(restored).toMatchObject({ name: 'Harbor Homes, LLC', city: 'Boston' })
  expect(restored).not.toHaveProperty('zip')
})

test('only admins import, and changes are recorded as theirs [WORK-015, WORK-017, ROLE-010]', async () => {
  await approveProvider(api, 'aspen-court')
  for (const role of ['agent', 'provider', 'customer'] as const) {
    const other = await createCaller(api, role)
    expect((await other.get('/admin/imports')).status).toBe(403)
    expect((await uploadImport(api, other, 'Name\nAnn\n')).status).toBe(403)
  }
  expect((await uploadImport(api, { cookie: '' }, 'Name\nAnn\n')).status).toBe(401)
  const { id } = await upload('Name\nAudit Trail\n')
  await match(id, { fields: ['name'] })
  await start(id)
  const [row] = await rowsOf(id)
  const recordId = String(row?.attributes['recordId'])
  const changes = list(
    await admin.get(`/platform/record-changes?filter[recordType]=contacts&filter[record]=${recordId}`),
  )
  expect(changes.data.map(({ attributes }) => [attributes['action'], attributes['actor']])).toEqual([
    ['created', expect.any(String)],
  ])
})
