import { beforeEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action as uploadAction, loader as newLoader } from '../_staff.imports.new/route'
import { action, loader } from './route'

const id = '11111111-2222-4333-8444-555555555555'
const rowId = '22222222-2222-4333-8444-555555555555'
const found = {
  id,
  version: 4,
  kind: 'contacts',
  status: 'checked',
  fileName: 'people.csv',
  columns: [
    { name: 'Full name', samples: ['Ida Marsh'], field: 'name' },
    { name: 'Mail', samples: [], field: '' },
  ],
  fields: [{ name: 'name', label: 'Name', group: 'Person', isRequired: true }],
  onDouble: 'skip',
  counts: { total: 5, states: { new: 2, faulty: 1, double: 2 }, toAdd: 2, toChange: 0, toKeep: 0, toLeaveOut: 3 },
  hasRows: true,
}
const row = { id: rowId, version: 2, importId: id, line: 3, state: 'faulty', values: {}, faults: [], differs: [] }
const writes: [string, StubbedWrite][] = []
beforeEach(() => void writes.splice(0))

const saved = (name: string) => (write: StubbedWrite) => {
  writes.push([name, write])
  return { status: 200, body: { data: { type: 'imports', id, attributes: found } } }
}
const reads = (role: string, more: object = {}) => ({
  '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
  [`/admin/imports/${id}`]: { type: 'imports', item: { ...found, ...more } },
  [`/admin/imports/${id}/rows`]: { type: 'import-rows', items: [row], meta: { total: 1 } },
})
const refused = { pointer: '/data/attributes/fields/1' }
const admin = apiStub(reads('admin'), {
  [`PATCH /admin/imports/${id}`]: saved('match'),
  [`POST /admin/imports/${id}/start`]: () => ({ status: 412, body: errorOf('record-changed', 412) }),
  [`POST /admin/imports/${id}/undo`]: () => ({ status: 409, body: errorOf('import-not-done', 409) }),
  [`PATCH /admin/import-rows/${rowId}`]: saved('row'),
  'POST /admin/imports': saved('upload'),
})
const done = apiStub(
  reads('admin', {
    status: 'done',
    undoUntil: '2099-01-08T17:00:00Z',
    counts: { ...found.counts, states: { added: 2, skipped: 3 } },
  }),
)
const strict = apiStub(reads('admin', { status: 'uploaded' }), {
  [`PATCH /admin/imports/${id}`]: () => ({
    status: 422,
    body: errorOf('unprocessable', 422, { detail: 'Another column is already imported as Name', source: refused }),
  }),
  'POST /admin/imports': () => ({
    status: 422,
    body: errorOf('unprocessable', 422, { detail: 'This is a spreadsheet and not a CSV file' }),
  }),
})
const agent = apiStub(reads('agent'))
const url = `http://localhost:3001/dashboard/imports/${id}`
const load = (query = '', api = admin) =>
  loader({ request: new Request(`${url}${query}`), params: { id }, context: api.context })

async function send(fields: Record<string, string>, { api = admin, query = '' } = {}) {
  const body = new URLSearchParams({ version: '4', ...fields })
  const request = new Request(`${url}${query}`, { method: 'POST', body })
  const result: unknown = await action({ request, params: { id }, context: api.context }).catch(
    (error: unknown) => error,
  )
  if (result instanceof Response) return { location: result.headers.get('location') }
  return JSON.parse(JSON.stringify(result))
}
const sent = () => writes.map(([name, { body }]) => [name, JSON.parse(JSON.stringify(body)).data.attributes])

test('opens the first step with something to do, or the one that is asked for [WORK-015]', async () => {
  expect(await load()).toMatchObject({ step: 'check', page: { rows: [{ line: 3 }], total: 1 } })
  expect(admin.requests.at(-1)?.searchParams.get('filter[state]')).toBe('faulty')
  expect(await load('?step=doubles')).toMatchObject({ step: 'doubles' })
  expect(admin.requests.at(-1)?.searchParams.get('filter[state]')).toBe('double')
  expect(await load('?step=start')).toMatchObject({ step: 'start', page: { rows: [] } })
  expect(await load('?step=dinner')).toMatchObject({ step: 'check' })
  expect(await load('?step=start', strict)).toMatchObject({ step: 'match' })
})

test('shows a finished import with the rows that were left out, and until when it can be undone [WORK-015]', async () => {
  const shown = await load('', done)
  expect(shown.step).toBeUndefined()
  expect(shown).toMatchObject({ undoUntil: expect.stringContaining('2099'), page: { total: 1 } })
  expect(done.requests.at(-1)?.searchParams.get('filter[state]')).toBe('skipped')
})

test('saves the columns with the version that they’re based on, and names a column that is refused [WORK-015, WORK-005]', async () => {
  expect(await send({ intent: 'match', columns: '2', 'field.0': 'name', 'field.1': '' })).toEqual({
    location: `/imports/${id}`,
  })
  expect(sent()).toEqual([['match', { fields: ['name', ''] }]])
  expect(writes[0]?.[1].headers['if-match']).toBe('"4"')
  const fields = { intent: 'match', columns: '2', 'field.0': 'name', 'field.1': 'name' }
  expect(await send(fields, { api: strict })).toMatchObject({
    init: { status: 422 },
    data: { columns: { 1: 'Another column is already imported as Name.' }, typed: { 'field.1': 'name' } },
  })
})

test('saves a row, leaves it out, or chooses for it, and stays on the step and page [WORK-015]', async () => {
  const version = { row: rowId, 'row-version': '2' }
  const query = '?step=check&page=3'
  expect(await send({ intent: 'row', ...version, 'value.email': 'ida@homes.example' }, { query })).toEqual({
    location: `/imports/${id}?step=check&page=3&done=row`,
  })
  await send({ intent: 'leave-out', ...version, 'value.email': 'no' }, { query })
  await send({ intent: 'choice', ...version, choice: 'update' }, { query: '?step=doubles' })
  const asAll = await send({ intent: 'choice', ...version, choice: '' }, { query: '?step=doubles' })
  expect(asAll).toEqual({ location: `/imports/${id}?step=doubles&done=choice` })
  const unknown = await send({ intent: 'choice', ...version, choice: 'dance' }, { query: '?step=doubles' })
  expect(unknown).toMatchObject({ init: { status: 422 } })
  expect(sent()).toEqual([
    ['row', { values: { email: 'ida@homes.example' } }],
    ['row', { isLeftOut: true }],
    ['row', { choice: 'update' }],
    ['row', { choice: null }],
  ])
  expect(writes[0]?.[1].headers['if-match']).toBe('"2"')
  writes.splice(0)
  expect(await send({ intent: 'on-double', onDouble: 'update' })).toEqual({ location: `/imports/${id}?step=start` })
  expect(sent()).toEqual([['match', { onDouble: 'update' }]])
})

test('says that someone else changed an import, and shows one that was undone meanwhile [WORK-015, WORK-005]', async () => {
  expect(await send({ intent: 'start' })).toMatchObject({
    init: { status: 409 },
    data: { message: expect.stringContaining('Someone else') },
  })
  expect(await send({ intent: 'undo' })).toEqual({ location: `/imports/${id}` })
  expect(await send({ intent: 'dance' })).toMatchObject({ init: { status: 422 } })
})

async function upload(fields: { kind?: string; file?: File }, api = admin) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const request = new Request('http://localhost:3001/dashboard/imports/new', { method: 'POST', body })
  const result: unknown = await uploadAction({ request, params: {}, context: api.context })
  if (result instanceof Response) return { location: result.headers.get('location') }
  return JSON.parse(JSON.stringify(result))
}
const file = new File(['Name\nAnn\n'], 'people.csv', { type: 'text/csv' })

test('uploads a file with its name, and says at the field what is missing or refused [WORK-015]', async () => {
  expect(await upload({ kind: 'contacts', file })).toEqual({ location: `/imports/${id}` })
  expect(String(writes[0]?.[1].body)).toContain('people.csv')
  const nothing = await upload({ file: new File([], '') })
  expect(Object.keys(nothing.data.errors)).toEqual(['kind', 'file'])
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv')
  expect(await upload({ kind: 'contacts', file: large })).toMatchObject({
    data: { errors: { file: expect.stringContaining('10 MB') } },
  })
  expect(await upload({ kind: 'contacts', file }, strict)).toMatchObject({
    data: { errors: { file: 'This is a spreadsheet and not a CSV file.' }, kind: 'contacts' },
  })
})

test('refuses everyone but admins [WORK-015, ROLE-010]', async () => {
  expect(await load('', agent).catch((error: unknown) => error)).toMatchObject({ init: { status: 403 } })
  const request = new Request('http://localhost:3001/dashboard/imports/new')
  const opened = newLoader({ request, params: {}, context: agent.context })
  expect(await opened.catch((error: unknown) => error)).toMatchObject({ init: { status: 403 } })
  await send({ intent: 'match', columns: '2', 'field.0': 'name' }, { api: agent })
  expect(writes).toEqual([])
})
