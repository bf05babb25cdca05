import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'
import { continueImport } from './continue-import'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  // The tests do the batches themselves.
  await api.api.queue.stop()
})

const get = async (id: string) => one(await admin.get(`/admin/imports/${id}`)).attributes
const addContact = async (name: string, email: string) =>
  one(await admin.post('/platform/contacts', 'contacts', { name, email })).id
const contact = async (id: string) => one(await admin.get(`/platform/contacts/${id}`)).attributes

const batch = (id: string) => api.database.orm.transaction((tx) => continueImport(tx, api.api.queue, id))
const begin = (id: string, action: 'start' | 'undo') => admin.post(`/admin/imports/${id}/${action}`, 'imports', {})
const setStatus = (status: string) =>
  api.database.orm.execute(sql`update users set status = ${status} where email = 'admin@hearthway.example'`)

/** Uploads contacts and runs the import. Returns its id. */
async function imported(rows: readonly string[]): Promise<string> {
  const { id } = one(await uploadImport(api, admin, ['Name,Email,Title', ...rows].join('\n')))
  const fields = ['name', 'email', 'jobTitle']
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields, onDouble: 'update' })
  await begin(id, 'start')
  await batch(id)
  return id
}

const rowsOf = async (id: string) =>
  list(await admin.get(`/admin/imports/${id}/rows`)).data.map(({ attributes }) => [
    attributes['line'],
    attributes['state'],
  ])

test('an undo by someone who is no longer an admin stops, and another admin can undo the rest [WORK-015, ROLE-010]', async () => {
  const changed = await addContact('Undo Changed', 'changed@homes.example')
  const id = await imported(['Undo Added,added@homes.example,Cook', 'Undo Changed,changed@homes.example,Cook'])
  const { undoUntil } = await get(id)
  await begin(id, 'undo')
  await setStatus('disabled')
  await batch(id)
  await setStatus('active')
  expect(await get(id)).toMatchObject({ status: 'done', undoUntil, counts: { states: { added: 1, changed: 1 } } })
  await begin(id, 'undo')
  await batch(id)
  expect(await get(id)).toMatchObject({ status: 'undone', counts: { states: { removed: 1, restored: 1 } } })
  expect(await contact(changed)).not.toHaveProperty('jobTitle')
})

test('a run for someone who is no longer an admin ends, and leaves out the rows that it hasn’t reached [WORK-015, ROLE-010]', async () => {
  const { id } = one(await uploadImport(api, admin, 'Name\nNever Added\n'))
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields: ['name'] })
  await begin(id, 'start')
  await setStatus('disabled')
  await batch(id)
  await setStatus('active')
  expect(await get(id)).toMatchObject({ status: 'done', counts: { states: { skipped: 1 } } })
  expect(await rowsOf(id)).toEqual([[2, 'skipped']])
})

test('an undo restores a record through all rows that changed it [WORK-015]', async () => {
  const id = await addContact('Three Rows', 'three@homes.example')
  const rows = ['Cook', 'Nurse', 'Owner'].map((title) => `Three Rows,three@homes.example,${title}`)
  const importId = await imported(rows)
  expect(await contact(id)).toMatchObject({ jobTitle: 'Owner' })
  await begin(importId, 'undo')
  await batch(importId)
  expect((await rowsOf(importId)).map(([, state]) => state)).toEqual(['restored', 'restored', 'restored'])
  expect(await contact(id)).not.toHaveProperty('jobTitle')
})

test('an undo stops at a person’s change between two rows of the import, and keeps it [WORK-015, WORK-005]', async () => {
  const id = await addContact('Between Rows', 'between@homes.example')
  const row = (title: string) => `Between Rows,between@homes.example,${title}`
  const importId = await imported([row('Cook'), row('Nurse'), row('Owner')])
  // A run before the check stored versions wrote rows after a person's change. Here it came between the first two.
  await admin.patch(`/platform/contacts/${id}`, 'contacts', { preference: 'Text' })
  await api.database.orm.execute(
    sql`update file_import_rows set record_version = record_version + 1 where import_id = ${importId} and line > 2`,
  )
  await begin(importId, 'undo')
  await batch(importId)
  expect(await rowsOf(importId)).toEqual([
    [2, 'kept'],
    [3, 'restored'],
    [4, 'restored'],
  ])
  expect(await contact(id)).toMatchObject({ jobTitle: 'Cook', preference: 'Text' })
})
