import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller
let agent: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  agent = await createCaller(api, 'agent')
})

const changesOf = async (caller: Caller, query: Record<string, string>) =>
  list(await caller.get(`/platform/record-changes?${String(new URLSearchParams(query))}`)).data.map(
    ({ attributes }) => attributes,
  )

test('records who changed a family’s stage, with the values before and after [WORK-006, WORK-017]', async () => {
  const { id } = await createFamilyWithRequest(api)
  await agent.patch(`/secure/clients/${id}`, 'clients', { stage: 'contacted' })
  const [change] = await changesOf(admin, { 'filter[recordType]': 'clients', 'filter[record]': id, sort: '-at' })
  expect(change).toMatchObject({
    action: 'changed',
    recordType: 'clients',
    recordId: id,
    clientId: id,
    actor: 'Bo Boulder',
    values: [{ field: 'stage', before: 'new', after: 'contacted' }],
  })
})

test('records a task and a note from their creation to their deletion, in the family’s history [WORK-006]', async () => {
  const { id } = await createFamilyWithRequest(api)
  const note = one(await admin.post('/marketplace/notes', 'notes', { clientId: id, text: 'First' }))
  await admin.patch(`/marketplace/notes/${note.id}`, 'notes', { text: 'Second' })
  await admin.delete(`/marketplace/notes/${note.id}`)
  const changes = await changesOf(admin, { 'filter[client]': id, 'filter[recordType]': 'notes', sort: 'at' })
  expect(changes.map(({ action, recordId, values }) => [action, recordId, values])).toEqual([
    ['created', note.id, []],
    ['changed', note.id, [{ field: 'text', before: 'First', after: 'Second' }]],
    ['deleted', note.id, []],
  ])
})

test('records changes of collections and of accounts, and leaves out what no one may read [WORK-017]', async () => {
  const organization = one(await admin.post('/platform/organizations', 'organizations', { name: `A ${randomUUID()}` }))
  await admin.patch(`/platform/organizations/${organization.id}`, 'organizations', { city: 'Boise' })
  const [change] = await changesOf(admin, { 'filter[record]': organization.id, 'filter[action]': 'changed' })
  expect(change?.['values']).toEqual([{ field: 'city', before: null, after: 'Boise' }])
  const accounts = await changesOf(admin, { 'filter[recordType]': 'users', 'page-size': '100' })
  expect(JSON.stringify(accounts)).not.toMatch(/passwordHash|argon2|@/)
})

test('doesn’t record background work, or what families do, as changes of the staff [WORK-017]', async () => {
  const before = await changesOf(admin, { 'page-size': '100' })
  await createFamilyWithRequest(api)
  await api.api.queue.idle()
  const after = await changesOf(admin, { 'page-size': '100' })
  // Only the advisor's acceptance, which the sample includes, is someone's.
  expect(after.slice(0, after.length - before.length).every(({ actor }) => actor === 'Bo Boulder')).toBe(true)
})

test('shows advisors the changes of their families only, and no one else any [ROLE-010, WORK-017]', async () => {
  const { id } = await createFamilyWithRequest(api)
  await agent.patch(`/secure/clients/${id}`, 'clients', { stage: 'touring' })
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  expect(await changesOf(agent, { 'filter[client]': id })).not.toEqual([])
  expect(await changesOf(other, { 'filter[client]': id })).toEqual([])
  for (const role of ['provider', 'real-estate-agent', 'customer'] as const) {
    expect((await (await createCaller(api, role)).get('/platform/record-changes')).status).toBe(403)
  }
})

test('masks contact info, and an erasure blanks the values but keeps the change [TRUST-008, TRUTH-012, WORK-017]', async () => {
  const { id } = await createFamilyWithRequest(api, { name: 'Vera Vetch' })
  await admin.post('/marketplace/notes', 'notes', { clientId: id, text: 'Vetch is allergic to lilies' })
  const [created] = await changesOf(admin, { 'filter[client]': id, 'filter[recordType]': 'notes' })
  await admin.patch(`/marketplace/notes/${String(created?.['recordId'])}`, 'notes', { text: 'Vetch isn’t' })
  expect(JSON.stringify(await changesOf(admin, { 'filter[client]': id }))).toContain('lilies')
  expect((await admin.plain('/platform/privacy/erasure', { clientId: id, confirm: 'erase' })).status).toBeLessThan(300)
  const left = await changesOf(admin, { 'filter[client]': id })
  expect(left.map(({ action }) => action)).toContain('changed')
  expect(JSON.stringify(left)).not.toMatch(/Vetch|lilies/)
})

test.each([
  ['record_changes', `update record_changes set action = 'created'`],
  ['record_changes', 'delete from record_changes'],
  ['changed_values', `update changed_values set after = '"x"'`],
  ['changed_values', 'delete from changed_values'],
])('the database refuses to change %s: %s [WORK-017]', async (table, statement) => {
  const { id } = await createFamilyWithRequest(api)
  await admin.patch(`/secure/clients/${id}`, 'clients', { stage: 'decided' })
  await expect(api.database.script(statement)).rejects.toThrow(`${table} is append-only`)
})
