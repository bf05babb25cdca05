import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { uploadImport } from '../../../testing/import-requests'
import { type Caller, createCaller, list, one } from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
})

/** Uploads a file, and matches its columns. Returns its id. */
async function checked(file: string, fields: readonly string[]): Promise<string> {
  const { id } = one(await uploadImport(api, admin, file))
  await admin.patch(`/admin/imports/${id}`, 'imports', { fields })
  return id
}

async function fix(id: string, line: number, change: object) {
  const rows = list(await admin.get(`/admin/imports/${id}/rows`)).data
  const row = rows.find(({ attributes }) => attributes['line'] === line)
  await admin.patch(`/admin/import-rows/${row?.id}`, 'import-rows', change)
}

async function leftOut(id: string): Promise<string[][]> {
  const { body } = await admin.get(`/admin/imports/${id}/left-out`)
  return parse(String(body), { bom: true })
}

test('the file of left-out rows has the doubles that will be left out, before and after the run [WORK-015]', async () => {
  for (const name of ['Known', 'Wanted']) {
    await admin.post('/platform/contacts', 'contacts', { name, email: `${name.toLowerCase()}@homes.example` })
  }
  const id = await checked(
    [
      'Name,Email',
      'Known,known@homes.example',
      'Wanted,wanted@homes.example',
      'Twice,twice@homes.example',
      'Twice Again,twice@homes.example',
    ].join('\n'),
    ['name', 'email'],
  )
  await fix(id, 3, { choice: 'new' })
  const expected = [
    ['Name', 'Email', 'Why it was left out'],
    ['Known', 'known@homes.example', 'We already have this record'],
    ['Twice Again', 'twice@homes.example', 'An earlier row has the same'],
  ]
  expect(await leftOut(id)).toEqual(expected)
  await admin.patch(`/admin/imports/${id}`, 'imports', { onDouble: 'update' })
  expect(await leftOut(id)).toEqual(expected.slice(0, 1))
  await admin.patch(`/admin/imports/${id}`, 'imports', { onDouble: 'skip' })
  await admin.post(`/admin/imports/${id}/start`, 'imports', {})
  await api.api.queue.idle()
  expect(await leftOut(id)).toEqual(expected)
})

test('the file of left-out rows has a column for what was added in corrections [WORK-015, EDGE-001]', async () => {
  const id = await checked('Person,Shoes,Mail\nIda Marsh,7,no\nOle Berg,8,no\nAmy Ott,9,\n', ['name', '', 'email'])
  await fix(id, 2, { values: { phone: '12', email: 'ida@' } })
  // A correction of a row that is imported needs no column.
  await fix(id, 4, { values: { jobTitle: 'Cook' } })
  expect(await leftOut(id)).toEqual([
    ['Person', 'Shoes', 'Mail', 'Phone', 'Why it was left out'],
    ['Ida Marsh', '7', 'ida@', '12', expect.stringContaining('phone number')],
    ['Ole Berg', '8', 'no', '', expect.stringContaining('email address')],
  ])
})
