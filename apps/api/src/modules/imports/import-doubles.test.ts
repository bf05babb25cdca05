import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, createCaller, list, one, type Resource } from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

/** Uploads contacts with their names, email addresses, and job titles, and checks them. Returns the id of the import. */
async function checked(rows: readonly string[], onDouble = 'update'): Promise<string> {
  const { id } = one(await uploadImport(api, admin, ['Name,Email,Title', ...rows].join('\n')))
  const fields = ['name', 'email', 'jobTitle']
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields, onDouble })
  return id
}

const rowsOf = async (id: string): Promise<Resource[]> => list(await admin.get(`/admin/imports/${id}/rows`)).data
const rowAt = async (id: string, line: number) =>
  (await rowsOf(id)).find(({ attributes }) => attributes['line'] === line)
const fix = async (id: string, line: number, change: object) =>
  admin.patch(`/admin/import-rows/${(await rowAt(id, line))?.id}`, 'import-rows', change)

/** Runs an import. Returns what became of its rows. */
async function run(id: string) {
  await admin.post(`/admin/imports/${id}/start`, 'imports', {})
  await api.api.queue.idle()
  return (await rowsOf(id)).map(({ attributes }) => [attributes['line'], attributes['state'], attributes['problem']])
}

const addContact = async (name: string) =>
  one(await admin.post('/platform/contacts', 'contacts', { name, email: `${name.toLowerCase()}@homes.example` })).id
const changeContact = (id: string, attributes: object) =>
  admin.patch(`/platform/contacts/${id}`, 'contacts', attributes)
const contact = async (id: string) => one(await admin.get(`/platform/contacts/${id}`)).attributes

test('an update keeps what someone corrected after the check, but follows earlier rows of the import [WORK-015, WORK-005]', async () => {
  const [corrected, free] = [await addContact('Corrected'), await addContact('Free')]
  const id = await checked([
    'Corrected,corrected@homes.example,Cook',
    'Free,free@homes.example,Cook',
    'Free,free@homes.example,Head cook',
    'Corrected,corrected@homes.example,Nurse',
  ])
  await changeContact(corrected, { jobTitle: 'Owner' })
  // A choice doesn't say that the admin saw what became of the record.
  await fix(id, 2, { choice: 'update' })
  const problem = 'Someone changed this record after the check'
  expect(await run(id)).toEqual([
    [2, 'skipped', problem],
    [3, 'changed', undefined],
    [4, 'changed', undefined],
    [5, 'skipped', problem],
  ])
  expect(await contact(corrected)).toMatchObject({ jobTitle: 'Owner' })
  expect(await contact(free)).toMatchObject({ jobTitle: 'Head cook' })
})

test('a correction of a row compares it with the newest version of the record [WORK-015]', async () => {
  const contactId = await addContact('Compared')
  const id = await checked(['Compared,compared@homes.example,Cook'])
  await changeContact(contactId, { jobTitle: 'Owner' })
  await fix(id, 2, { values: { jobTitle: 'Nurse' } })
  expect(await run(id)).toEqual([[2, 'changed', undefined]])
  expect(await contact(contactId)).toMatchObject({ jobTitle: 'Nurse' })
})

test('rows that were checked without versions of their records are checked again at the start [WORK-015]', async () => {
  const contactId = await addContact('Unversioned')
  const id = await checked(['Unversioned,unversioned@homes.example,Cook', 'Not Known,notknown@homes.example,Cook'])
  await api.database.orm.execute(sql`update file_import_rows set record_version = null where import_id = ${id}`)
  await addContact('NotKnown')
  expect(await run(id)).toEqual([
    [2, 'changed', undefined],
    [3, 'changed', undefined],
  ])
  expect(await contact(contactId)).toMatchObject({ jobTitle: 'Cook' })
})

test('of the doubles of a row that was left out, only the first is added [WORK-015]', async () => {
  const twin = (title: string) => `Twin Row,twin@homes.example,${title}`
  const id = await checked([twin('Cook'), twin('Nurse'), twin('Owner'), twin('Another')])
  await fix(id, 2, { isLeftOut: true })
  await fix(id, 5, { choice: 'new' })
  expect(await run(id)).toEqual([
    [2, 'skipped', 'Left out by staff'],
    [3, 'added', undefined],
    [4, 'skipped', expect.stringContaining('an earlier row has the same')],
    [5, 'added', undefined],
  ])
})

test('a row without a choice of its own follows the choice for all rows again [WORK-015]', async () => {
  await addContact('Chosen')
  const id = await checked(['Chosen,chosen@homes.example,Cook'], 'skip')
  await fix(id, 2, { choice: 'update' })
  expect((await rowAt(id, 2))?.attributes).toMatchObject({ choice: 'update' })
  // A correction keeps the choice.
  await fix(id, 2, { values: { jobTitle: 'Nurse' } })
  expect((await rowAt(id, 2))?.attributes).toMatchObject({ choice: 'update' })
  expect((await fix(id, 2, { choice: null })).status).toBe(200)
  expect((await rowAt(id, 2))?.attributes).not.toHaveProperty('choice')
  expect(one(await admin.get(`/admin/imports/${id}`)).attributes['counts']).toMatchObject({
    toChange: 0,
    toLeaveOut: 1,
  })
})
