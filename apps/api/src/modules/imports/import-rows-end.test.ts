import { now } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, codeOf, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'
import { purgeExpired } from '../privacy/purge'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

/** Uploads a file and matches its columns. Returns the id of the import. */
async function checked(file: string): Promise<string> {
  const { id } = one(await uploadImport(api, admin, file))
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields: ['name', 'email'] })
  return id
}

const rows = async (id: string) => list(await admin.get(`/admin/imports/${id}/rows`)).data
const after = (days: number) => new Date(now().getTime() + days * 86_400_000)

test('deletes the rows when an import can’t be undone anymore, and keeps its numbers [WORK-015, TRUTH-012]', async () => {
  const id = await checked('Name,Email\nOld Row,old@homes.example\n')
  const waiting = await checked('Name,Email\nWaiting Row,wait@homes.example\n')
  await admin.post(`/admin/imports/${id}/start`, 'imports', {})
  await api.api.queue.idle()
  await purgeExpired(api.database.orm, after(29))
  expect(await rows(id)).toHaveLength(1)
  expect(await rows(waiting)).toHaveLength(1)
  await purgeExpired(api.database.orm, after(31))
  expect(await rows(id)).toEqual([])
  const { attributes } = one(await admin.get(`/admin/imports/${id}`))
  expect(attributes).toMatchObject({ hasRows: false, counts: { total: 1, states: { added: 1 } } })
  expect((await admin.get(`/admin/imports/${waiting}`)).status).toBe(404)
  await api.database.orm.execute(
    sql`update file_imports set undo_until = ${now().toISOString()}::timestamptz - interval '1 second' where id = ${id}`,
  )
  expect(codeOf(await admin.post(`/admin/imports/${id}/undo`, 'imports', {}))).toBe('undo-expired')
})

test('keeps the rows of an undo that began in time until it’s over [WORK-015, TRUTH-012]', async () => {
  const id = await checked('Name,Email\nLate Undo,undo@homes.example\n')
  const done = await checked('Name,Email\nNo Undo,none@homes.example\n')
  for (const one of [id, done]) await admin.post(`/admin/imports/${one}/start`, 'imports', {})
  await api.api.queue.idle()
  const set = (status: string) =>
    api.database.orm.execute(sql`update file_imports set status = ${status} where id = ${id}`)
  await set('undoing')
  await purgeExpired(api.database.orm, after(31))
  expect(await rows(id)).toHaveLength(1)
  expect(await rows(done)).toEqual([])
  await set('undone')
  await purgeExpired(api.database.orm, after(31))
  expect(await rows(id)).toEqual([])
})

test('an erasure deletes rows with the email address or phone number of a family, and no others [TRUTH-012, TRUST-016]', async () => {
  const family = await createFamilyWithRequest(api, { phone: '(720) 555-0177' })
  const { id } = one(
    await uploadImport(
      api,
      admin,
      `Name,Email,Phone\nBy Mail, ${family.email.toUpperCase()},\nBy Phone,,720.555.0177\nOther,other@homes.example,(720) 555-0178\nCorrected,,\n`,
    ),
  )
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields: ['name', 'email', 'phone'] })
  const corrected = (await rows(id)).at(-1)
  const values = { email: family.email }
  await admin.patch(`/admin/import-rows/${corrected?.id}`, 'import-rows', { values })
  expect(await rows(id)).toHaveLength(4)
  const erased = await admin.plain('/platform/privacy/erasure', { clientId: family.id, confirm: 'erase' })
  expect(erased.status).toBeLessThan(300)
  expect((await rows(id)).map(({ attributes }) => attributes['line'])).toEqual([4])
})

test('an erasure deletes rows that replaced an email address or phone number of a family in our records [TRUTH-012, TRUST-016]', async () => {
  const family = await createFamilyWithRequest(api, { phone: '(720) 555-0155' })
  const known = [
    { name: 'By Mail', jobTitle: 'Cook', email: family.email, phone: '(720) 555-0161' },
    { name: 'By Phone', email: 'phone@homes.example', phone: '(720) 555-0155' },
    { name: 'Neither', email: 'neither@homes.example', phone: '(720) 555-0163' },
  ]
  for (const contact of known) await admin.post('/platform/contacts', 'contacts', contact)
  const file =
    'Name,Email,Phone\nBy Mail,new@homes.example,(720) 555-0161\nBy Phone,phone@homes.example,(720) 555-0164\nNeither,neither@homes.example,(720) 555-0165\n'
  const { id } = one(await uploadImport(api, admin, file))
  const fields = ['name', 'email', 'phone']
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields, onDouble: 'update' })
  await admin.post(`/admin/imports/${id}/start`, 'imports', {})
  await api.api.queue.idle()
  expect((await rows(id)).map(({ attributes }) => attributes['state'])).toEqual(['changed', 'changed', 'changed'])
  await admin.plain('/platform/privacy/erasure', { clientId: family.id, confirm: 'erase' })
  expect((await rows(id)).map(({ attributes }) => attributes['line'])).toEqual([4])
})
