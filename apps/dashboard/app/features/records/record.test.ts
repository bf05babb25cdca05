import { endpoints } from '@pkg/api-client/server'
import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { recordAction } from './act-on-record.server'
import { newRecordAction } from './create-record.server'
import { writePicked } from '~/features/pickers'
import { recordLoader } from './load-record.server'
import type { RecordInput, RecordKind } from './record'
import { asSeen, receiveFields, recordSource } from './record-source.server'

interface Company {
  id: string
  version: number
  name: string
  city?: string
  state?: string
}

const name: RecordInput = { name: 'name', label: 'Name', control: { kind: 'text', max: 160 }, missing: 'Enter a name.' }
const communityId: RecordInput = {
  name: 'communityId',
  label: 'Community',
  control: { kind: 'picker', source: 'communities' },
  missing: 'Choose one.',
}
const kind: RecordKind<Company> = {
  area: 'companies',
  listTitle: 'Companies',
  recordType: 'organizations',
  roles: ['admin', 'agent'],
  hasChanges: true,
  title: (company) => company.name,
  sections: [
    {
      name: 'facts',
      title: 'Facts',
      fields: [
        { ...name, cell: (company) => company.name, value: (company) => company.name, editors: ['admin'] },
        {
          name: 'city',
          label: 'City',
          control: { kind: 'text', max: 80 },
          cell: ({ city }) => city,
          value: ({ city }) => city,
          editors: ['admin'],
        },
      ],
    },
  ],
  actions: [
    {
      name: 'close',
      label: 'Close',
      key: 'C',
      inputs: [communityId],
      roles: ['admin'],
      isFor: ({ city }) => city !== 'Closed',
    },
  ],
}

const stored: { current: Company } = { current: { id: 'o', version: 3, name: 'Brookline', city: 'Boston' } }
const place = (recordId: string, title: string) => ({
  id: recordId,
  recordType: 'communities',
  recordId,
  title,
  foundBy: 'words',
})
const reads = (role: string) => ({
  '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
  '/platform/organizations/o': {
    type: 'organizations',
    get item() {
      return { ...stored.current }
    },
  },
  '/platform/record-changes': {
    type: 'record-changes',
    items: [
      {
        id: 'c',
        at: '2027-03-01T16:00:00Z',
        action: 'changed',
        recordType: 'organizations',
        recordId: 'o',
        actorId: 'me',
        actor: 'Ada',
        values: [
          { field: 'city', before: null, after: 'Boston' },
          { field: 'secret', before: 'x', after: 'y' },
        ],
      },
    ],
  },
  '/platform/staff-search': {
    type: 'staff-search-results',
    items: [place('aspen-court', 'Aspen Court'), place('aspen-creek', 'Aspen Creek')],
  },
})
const writes: StubbedWrite[] = []
const answer = (write: StubbedWrite) => {
  writes.push(write)
  const { version, ...attributes } = stored.current
  return write.headers['if-match'] === `"${version}"`
    ? { status: 200, body: { data: { type: 'organizations', id: 'o', attributes: { version, ...attributes } } } }
    : { status: 412, body: errorOf('record-changed', 412) }
}
const admin = apiStub(reads('admin'), {
  'PATCH /platform/organizations/o': answer,
  'POST /platform/organizations': (write) => {
    writes.push(write)
    return { status: 201, body: { data: { type: 'organizations', id: 'new', attributes: {} } } }
  },
})
const advisor = apiStub(reads('agent'))
const provider = apiStub(reads('provider'))

const update = receiveFields(endpoints.organizations.update.body, (body, sent) =>
  sent.api.organizations.update({ id: sent.id, ...body }, asSeen(sent)),
)
const source = recordSource({
  kind,
  load: async ({ api, id }): Promise<Company> => api.organizations.get({ id }),
  update,
  actions: {
    close: {
      receive: (_sent, body) => Promise.resolve({ ok: true, result: body }),
      to: (done) => `/done?${JSON.stringify(done)}`,
    },
  },
})

const url = 'http://localhost:3001/dashboard/companies/o'
const load = (stub: typeof admin) =>
  recordLoader(source)({ request: new Request(url), params: { id: 'o' }, context: stub.context })
async function post(stub: typeof admin, fields: Record<string, string>, act = recordAction(source)) {
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const result = await act({ request, params: { id: 'o' }, context: stub.context })
  return 'data' in result ? { status: result.init?.status, ...result.data } : { to: result.headers.get('location') }
}
const statusOf = (done: Promise<unknown>) =>
  done.then(
    () => 200,
    ({ init }: { init: { status: number } }) => init.status,
  )
const basis = (version: number, values: object) => JSON.stringify({ version, values })
const began = basis(3, { name: ['Brookline'], city: ['Boston'] })
const sentFields = () => writes.map(({ body }) => (body as { data: { attributes: object } }).data.attributes)

test('a record opens for its roles only, with its changes in the words of its fields [WORK-025, WORK-006, ROLE-010]', async () => {
  expect(await load(admin)).toMatchObject({
    record: {
      item: { name: 'Brookline' },
      role: 'admin',
      changes: { rows: [{ title: 'Changed', lines: ['City: nothing → Boston'], actor: 'By Ada' }] },
    },
  })
  expect(await statusOf(load(provider))).toBe(403)
})

test('an edit sends only what differs, and an emptied field as null [WORK-025]', async () => {
  stored.current = { id: 'o', version: 3, name: 'Brookline', city: 'Boston' }
  const saved = await post(admin, { intent: 'edit:facts', basis: began, name: 'Brookline', city: '' })
  expect(saved).toEqual({ to: '/companies/o?done=edit-facts' })
  expect(sentFields()).toEqual([{ city: null }])
})

test('a text that only gets more words is sent [WORK-025]', async () => {
  stored.current = { id: 'o', version: 3, name: 'Brookline', city: 'New York' }
  const basis = JSON.stringify({ values: { name: ['Brookline'], city: ['New York'] }, version: 3 })
  const saved = await post(admin, { intent: 'edit:facts', basis, name: 'Brookline', city: 'New York Mills' })
  expect(saved).toEqual({ to: '/companies/o?done=edit-facts' })
  expect(sentFields()).toEqual([{ city: 'New York Mills' }])
})

test('an edit that changes nothing sends nothing [WORK-025]', async () => {
  const saved = await post(admin, { intent: 'edit:facts', basis: began, name: 'Brookline', city: 'Boston' })
  expect(saved).toEqual({ to: '/companies/o' })
  expect(writes).toEqual([])
})

test('a missing or a wrong value is named at its field, and what was typed stays [WORK-025, VAL-001]', async () => {
  const sent = { intent: 'edit:facts', basis: began, name: ' ', city: 'x'.repeat(81) }
  expect(await post(admin, sent)).toMatchObject({
    status: 422,
    errors: { name: 'Enter a name.' },
    values: { name: [], city: ['x'.repeat(81)] },
  })
  expect(await post(admin, { ...sent, name: 'Brookline' })).toMatchObject({
    status: 422,
    errors: { city: 'Use 80 characters or fewer.' },
  })
  expect(writes).toEqual([])
})

test('a change of another field by someone else doesn’t matter [WORK-005, WORK-025]', async () => {
  stored.current = { id: 'o', version: 4, name: 'Brookline Senior', city: 'Boston' }
  const saved = await post(admin, { intent: 'edit:facts', basis: began, name: 'Brookline', city: 'Salem' })
  expect(saved).toEqual({ to: '/companies/o?done=edit-facts' })
  expect(sentFields()).toEqual([{ city: 'Salem' }, { city: 'Salem' }])
  expect(writes.at(-1)?.headers['if-match']).toBe('"4"')
})

test('a change of the same field shows theirs and mine, and the next try is based on theirs [WORK-005, WORK-025]', async () => {
  stored.current = { id: 'o', version: 5, name: 'Brookline', city: 'Salem' }
  const rejected = await post(admin, { intent: 'edit:facts', basis: began, name: 'Brookline', city: 'Lynn' })
  expect(rejected).toMatchObject({
    status: 409,
    values: { city: ['Lynn'] },
    base: { version: 5, values: { city: ['Salem'] } },
    errors: { city: 'Someone else changed “City” to Salem meanwhile. You entered Lynn. Save again to keep yours.' },
  })
  const again = basis(5, { name: ['Brookline'], city: ['Salem'] })
  const saved = await post(admin, { intent: 'edit:facts', basis: again, name: 'Brookline', city: 'Lynn' })
  expect(saved).toEqual({ to: '/companies/o?done=edit-facts' })
})

test('a role that can’t edit a field or do an action can’t send it either [WORK-025, ROLE-010]', async () => {
  const edit = post(advisor, { intent: 'edit:facts', basis: began, name: 'Mine' })
  expect(await statusOf(edit)).toBe(400)
  const act = await post(advisor, { intent: 'do:close', communityId: writePicked({ id: 'a', label: 'A' }) })
  expect(act).toMatchObject({ status: 409 })
  expect(await statusOf(post(admin, { intent: 'do:unknown' }))).toBe(400)
})

test('an action that no longer fits says so [WORK-025]', async () => {
  stored.current = { id: 'o', version: 6, name: 'Brookline', city: 'Closed' }
  expect(await post(admin, { intent: 'do:close' })).toMatchObject({
    status: 409,
    message: 'Someone else changed this meanwhile. Look at it again, then decide.',
  })
})

test('a text without a choice is looked up, and several matches are offered at the field [WORK-022]', async () => {
  stored.current = { id: 'o', version: 6, name: 'Brookline', city: 'Salem' }
  const typed = { intent: 'do:close', 'communityId-term': 'aspen' }
  expect(await post(admin, typed)).toMatchObject({
    status: 422,
    errors: { communityId: 'Several match. Choose one below.' },
    found: { communityId: { term: 'aspen', options: [{ id: 'aspen-court' }, { id: 'aspen-creek' }] } },
  })
  const found = writePicked({ id: 'aspen-creek', label: 'Aspen Creek' })
  expect(await post(admin, { ...typed, 'communityId-found': found })).toEqual({
    to: '/done?{"communityId":"aspen-creek"}',
  })
})

test('a choice whose text was changed isn’t taken [WORK-022]', async () => {
  const picked = writePicked({ id: 'aspen-court', label: 'Aspen Court' })
  const kept = { intent: 'do:close', communityId: picked, 'communityId-term': 'Aspen Court' }
  expect(await post(admin, kept)).toEqual({ to: '/done?{"communityId":"aspen-court"}' })
  expect(await post(admin, { ...kept, 'communityId-term': '' })).toMatchObject({
    errors: { communityId: 'Choose one.' },
  })
  expect(await post(admin, { ...kept, 'communityId-term': 'aspen c' })).toMatchObject({ status: 422 })
})

test('a new record leaves out what is empty, and names what is missing [WORK-025]', async () => {
  const page = {
    title: 'New company',
    list: { href: '/companies', label: 'Companies' },
    save: 'Add',
    roles: ['admin'] as const,
    inputs: [name, { name: 'city', label: 'City', control: { kind: 'text', max: 80 } } as const],
  }
  const create = newRecordAction(
    page,
    receiveFields(endpoints.organizations.create.body, (body, { api }) => api.organizations.create(body)),
    () => '/companies/new-one',
  )
  expect(await post(admin, { name: 'Brookline', city: '' }, create)).toEqual({ to: '/companies/new-one' })
  expect(sentFields()).toEqual([{ name: 'Brookline' }])
  expect(await post(admin, { name: '', city: 'Lynn' }, create)).toMatchObject({
    status: 422,
    errors: { name: 'Enter a name.' },
    values: { city: ['Lynn'] },
  })
  expect(await statusOf(post(advisor, { name: 'Brookline' }, create))).toBe(403)
})
