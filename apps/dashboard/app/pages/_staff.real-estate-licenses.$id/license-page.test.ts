import { beforeEach, expect, test } from 'vitest'
import { actionsFor, editableFields, sectionsFor } from '~/features/records/record'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action as agentAction } from '../_staff.real-estate-agents.$id/route'
import { license } from './record'
import { action, loader } from './route'

const stored = {
  id: 'l',
  version: 4,
  agentId: 'agent-homes',
  agentName: 'Pat Keller',
  state: 'CO',
  number: 'FA.100023456',
  createdAt: '2026-11-01T18:00:00Z',
}
const agentItem = {
  id: 'agent-homes',
  name: 'Pat Keller',
  kind: 'real-estate',
  status: 'approved',
  city: 'Boulder',
  state: 'CO',
  states: ['CO'],
  languages: ['en'],
  isAccepting: true,
  open: 0,
  capacity: 9,
  accepted: 0,
  declined: 0,
  missed: 0,
  inBusinessSince: 2010,
  hasAccount: true,
}
const none = (type: string) => ({ type, items: [], meta: { total: 0 } })
const now: { role: string; more: object } = { role: 'admin', more: {} }
const writes: StubbedWrite[] = []
const taken = (write: StubbedWrite) => {
  writes.push(write)
  return { status: 200, body: { data: { type: 'real-estate-licenses', id: 'l', attributes: stored } } }
}
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now.role, name: 'Ada' }
      },
    },
    '/platform/real-estate-licenses/l': {
      type: 'real-estate-licenses',
      get item() {
        return { ...stored, ...now.more }
      },
    },
    '/platform/advisors/agent-homes': { type: 'advisors', item: agentItem },
    '/marketplace/agents/agent-homes/documents': none('agent-documents'),
    '/platform/record-changes': none('record-changes'),
  },
  {
    'PATCH /platform/real-estate-licenses/l': taken,
    'POST /platform/real-estate-licenses': (write) => ({ ...taken(write), status: 201 }),
    'POST /platform/real-estate-licenses/l/check': taken,
    'POST /platform/real-estate-licenses/l/removal': taken,
  },
)
const url = 'http://localhost:3001/dashboard/real-estate-licenses/l'
beforeEach(() => {
  Object.assign(now, { role: 'admin', more: {} })
  writes.splice(0)
})

async function load(role: string, more: object = {}) {
  Object.assign(now, { role, more })
  return (await loader({ request: new Request(url), params: { id: 'l' }, context: api.context })).record
}

async function post(fields: Record<string, string>, act: typeof action | typeof agentAction = action, id = 'l') {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const result = await act({ request, params: { id }, context: api.context })
  return 'data' in result ? { status: result.init?.status, ...result.data } : { to: result.headers.get('location') }
}

test.each([
  ['admin', {}, ['state', 'number', 'validUntil'], ['check', 'remove']],
  ['real-estate-agent', {}, ['number', 'validUntil'], []],
  ['admin', { removedOn: '2026-11-20', removeReason: 'It was surrendered.' }, [], []],
] as const)(
  'a person as %s of a license with %j edits %j and does %j [DASH-016, ROLE-010]',
  async (role, more, names, actions) => {
    const { item } = await load(role, more)
    const fields = sectionsFor(license, role, item).flatMap((section) => editableFields(section, role))
    expect(fields.map(({ name }) => name)).toEqual(names)
    expect(actionsFor(license, item, role).map(({ name }) => name)).toEqual(actions)
  },
)

test('records a check with its source, of the version that the admin saw [DASH-016, WORK-005]', async () => {
  expect(await post({ intent: 'do:check', version: '4', source: '' })).toMatchObject({
    status: 422,
    errors: { source: 'Say where you found it.' },
  })
  expect(await post({ intent: 'do:check', version: '4', source: 'DORA license lookup' })).toEqual({
    to: '/real-estate-licenses/l?done=check',
  })
  expect(writes).toMatchObject([
    { headers: { 'if-match': '"4"' }, body: { data: { attributes: { source: 'DORA license lookup' } } } },
  ])
})

test('adds a license on the page of its agent, and names everything that is missing [DASH-016]', async () => {
  const add = (fields: Record<string, string>) =>
    post({ intent: 'do:add-license', ...fields }, agentAction, 'agent-homes')
  expect(await add({ state: '', number: '' })).toMatchObject({
    status: 422,
    errors: { state: 'Choose the state.', number: 'Enter the license number.' },
  })
  expect(await add({ state: 'WY', number: 'RE-9981', validUntil: '2027-12-31' })).toHaveProperty('to')
  const license = { agentId: 'agent-homes', state: 'WY', number: 'RE-9981', validUntil: '2027-12-31' }
  expect(writes).toMatchObject([{ body: { data: { attributes: license } } }])
})
