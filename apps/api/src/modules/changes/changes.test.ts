import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../testing/api-under-test'
import { type Caller, createCaller, createFamilyWithRequest, list, one } from '../../../testing/lead-samples'
import { blankAccountValues } from './change-store'

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
  const users = list(await admin.get('/admin/users?filter[role]=customer')).data
  const path = `/admin/users/${users[0]?.id ?? ''}`
  await admin.patch(path, 'users', { status: 'disabled' })
  await admin.patch(path, 'users', { status: 'active' })
  const accounts = await changesOf(admin, { 'filter[record]': users[0]?.id ?? '', sort: 'at' })
  expect(accounts.map(({ values }) => values)).toEqual([
    [{ field: 'status', before: 'active', after: 'disabled' }],
    [{ field: 'status', before: 'disabled', after: 'active' }],
  ])
})

test('masks the contact info that a change replaced [TRUST-008, WORK-017]', async () => {
  const contact = { name: 'Pat', communityId: 'aspen-court', phone: '(303) 555-0161', email: 'pat@harbor.example' }
  const { id } = one(await admin.post('/platform/contacts', 'contacts', contact))
  await admin.patch(`/platform/contacts/${id}`, 'contacts', { phone: '(303) 555-0162', email: 'pat@cedar.example' })
  const [change] = await changesOf(admin, { 'filter[record]': id, 'filter[action]': 'changed' })
  expect(JSON.stringify(change?.['values'])).not.toMatch(/016[12]|pat@/)
  expect(change?.['values']).toHaveLength(2)
})

test('finds changes by the name of who made them [WORK-017, WORK-003]', async () => {
  const { id } = await createFamilyWithRequest(api)
  await agent.patch(`/secure/clients/${id}`, 'clients', { stage: 'contacted' })
  const found = await changesOf(admin, { q: 'BOULDER', 'filter[client]': id })
  expect(new Set(found.map(({ actor }) => actor))).toEqual(new Set(['Bo Boulder']))
  expect(await changesOf(admin, { q: 'Bo Denver', 'filter[client]': id })).toEqual([])
})

test('an erasure blanks the reason of a change, too [TRUTH-012, WORK-017]', async () => {
  const person = { name: 'Nia Reason', email: `${randomUUID()}@changes.example`, role: 'provider' }
  const { id } = one(await admin.post('/admin/users', 'users', person))
  await admin.patch(`/admin/users/${id}`, 'users', { status: 'disabled', reason: 'Nia moved to Idaho' })
  const newest = async () => (await changesOf(admin, { 'filter[record]': id }))[0]
  expect(await newest()).toMatchObject({ reason: 'Nia moved to Idaho', values: [{ field: 'status' }] })
  await blankAccountValues(api.database.orm, [id])
  expect(await newest()).not.toHaveProperty('reason')
})

test('shows advisors the changes of contacts that they read, and of organizations [DASH-013, DASH-014, ROLE-010]', async () => {
  const other = await createCaller(api, 'agent', 'other-agent@hearthway.example')
  const rename = async (path: string, more: object) => {
    const type = path.split('/').at(-1) ?? ''
    const { id } = one(await admin.post(path, type, { name: `C ${randomUUID()}`, ...more }))
    await admin.patch(`${path}/${id}`, type, { name: 'Renamed' })
    return id
  }
  const seen = async (id: string) =>
    (await changesOf(other, { 'filter[record]': id, sort: 'at' })).map(({ action }) => action)
  expect(await seen(await rename('/platform/contacts', {}))).toEqual(['created', 'changed'])
  expect(await seen(await rename('/platform/contacts', { scope: 'own' }))).toEqual([])
  expect(await seen(await rename('/platform/organizations', {}))).toEqual(['created', 'changed'])
})

test('records no change that changes nothing [WORK-017]', async () => {
  const { id } = one(await admin.post('/platform/organizations', 'organizations', { name: `B ${randomUUID()}` }))
  await admin.patch(`/platform/organizations/${id}`, 'organizations', { city: null })
  expect((await changesOf(admin, { 'filter[record]': id })).map(({ action }) => action)).toEqual(['created'])
})

test('doesn’t record the background work that a person’s request starts as theirs [WORK-017]', async () => {
  const family = one(
    await admin.post('/marketplace/clients', 'clients', {
      name: 'Ines Called',
      email: `${randomUUID()}@families.example`,
      city: 'Boulder',
      state: 'CO',
      zip: '80302',
      consent: { id: 'spoken-contact', version: '1', language: 'en' },
    }),
  )
  await api.api.queue.idle()
  expect(one(await admin.get(`/secure/clients/${family.id}`)).attributes['agentId']).toBeTruthy()
  const changes = await changesOf(admin, { 'filter[client]': family.id })
  // The job gave it an advisor, and the request what the admin entered.
  expect(JSON.stringify(changes)).toContain('enteredBy')
  expect(JSON.stringify(changes)).not.toContain('agentId')
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

test('an erasure blanks the values but keeps the change [TRUTH-012, WORK-017]', async () => {
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

test('an erasure of an account blanks what staff changed in its question, also after the question was deleted [TRUTH-012]', async () => {
  const customer = await createCaller(api, 'customer')
  const asked = one(
    await customer.post('/platform/questions', 'questions', { communityId: 'aspen-court', text: 'Is Zinnia welcome?' }),
  )
  await admin.patch(`/platform/questions/${asked.id}`, 'questions', { text: 'Are Zinnia’s cats welcome?' })
  await admin.delete(`/platform/questions/${asked.id}`)
  expect(JSON.stringify(await changesOf(admin, { 'filter[record]': asked.id }))).toContain('Zinnia')
  const { id } = one(await customer.get('/platform/users/me'))
  await api.database.orm.transaction((tx) => blankAccountValues(tx, [id]))
  const left = await changesOf(admin, { 'filter[record]': asked.id })
  expect(left.map(({ action }) => action)).toEqual(expect.arrayContaining(['changed', 'deleted']))
  expect(JSON.stringify(left)).not.toContain('Zinnia')
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
