import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const other = '1f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const writes: StubbedWrite[] = []
const saved = (status: number) => (write: StubbedWrite) => {
  writes.push(write)
  return { status, body: { data: { type: 'contacts', id, attributes: {} } } }
}
const contact = {
  id,
  version: 2,
  name: 'Nia Nurse',
  createdAt: '2027-03-01T16:00:00Z',
  hasLeft: false,
  canChange: true,
}
const stub = (role: string, more: object = {}) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Bo' } },
      [`/platform/contacts/${id}`]: { type: 'contacts', item: { ...contact, ...more } },
      '/platform/record-changes': { type: 'record-changes', items: [] },
      '/platform/contact-talks': {
        type: 'contact-talks',
        items: [
          {
            id: 't',
            contactId: id,
            contactName: 'Nia Nurse',
            outcome: 'reached',
            minutes: 7,
            note: 'Has a room from May.',
            at: '2027-03-02T17:00:00Z',
            person: 'Bo Boulder',
            families: [{ id: 'f', name: 'Ruth Alvarez' }],
            createdAt: '2027-03-02T17:00:00Z',
          },
        ],
      },
    },
    {
      [`PATCH /platform/contacts/${id}`]: saved(200),
      'POST /platform/contact-talks': saved(201),
      'POST /platform/contacts-merge/undo': saved(200),
    },
  )
const merged = [{ id: other, name: 'Nia N.', at: '2027-03-02T17:00:00Z', by: 'Bo', undoUntil: '2027-04-01T17:00:00Z' }]
const agent = stub('agent')
const agentOfLeft = stub('agent', { hasLeft: true })
const agentOfMerged = stub('agent', { merged })
const provider = stub('provider')
const foreignProvider = stub('provider', { canChange: false })
const url = `http://localhost:3001/dashboard/contacts/${id}`
const load = (api: ReturnType<typeof stub>) =>
  loader({ request: new Request(url), params: { id }, context: api.context })
async function send(api: ReturnType<typeof stub>, fields: Record<string, string>) {
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const done = await action({ request, params: { id }, context: api.context })
  return 'headers' in done ? done.headers.get('location') : done.init?.status
}
const sent = () => writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)

test('shows advisors the calls with a contact, and what they were about [DASH-014]', async () => {
  const { talks } = await load(agent)
  expect(talks).toMatchObject([
    { title: 'Reached them, 7 min', lines: ['Has a room from May.', 'About Ruth Alvarez'], actor: 'Bo Boulder' },
  ])
  expect((await load(provider)).talks).toBeUndefined()
})

test('logs a call with its outcome, and says that it’s missing [DASH-014]', async () => {
  const api = agent
  expect(await send(api, { intent: 'do:log-call', note: 'Asked about May' })).toBe(422)
  expect(await send(api, { intent: 'do:log-call', outcome: 'reached', note: 'Asked about May' })).toBe(
    `/contacts/${id}?done=log-call`,
  )
  expect(sent()).toEqual([{ contactId: id, outcome: 'reached', note: 'Asked about May', clientIds: [] }])
  // Providers log no calls here.
  expect(await send(provider, { intent: 'do:log-call', outcome: 'reached' })).toBe(409)
})

test('moves a contact who left, instead of deleting it, and back [DASH-014]', async () => {
  expect(await send(agent, { intent: 'do:leave', version: '2' })).toBe(`/contacts/${id}?done=leave`)
  expect([sent(), writes[0]?.headers['if-match']]).toEqual([[{ hasLeft: true }], '"2"'])
  expect(await send(agentOfLeft, { intent: 'do:return', version: '2' })).toBe(`/contacts/${id}?done=return`)
  expect(sent()).toEqual([{ hasLeft: false }])
})

test('someone who may not change a contact can’t edit, move, or merge it [DASH-014, ROLE-010]', async () => {
  const api = foreignProvider
  expect(await send(api, { intent: 'do:leave', version: '2' })).toBe(409)
  expect(writes).toEqual([])
})

test('leads to the page with both contacts, and undoes the newest merge [DASH-014]', async () => {
  const picked = { mergeId: `${other} Nia N.`, 'mergeId-term': 'Nia N.' }
  expect(await send(agent, { intent: 'do:merge', ...picked })).toBe(`/contacts/${id}/merge/${other}`)
  expect(await send(agent, { intent: 'do:undo-merge' })).toBe(409)
  expect(await send(agentOfMerged, { intent: 'do:undo-merge' })).toBe(`/contacts/${id}?done=undo-merge`)
  expect(sent()).toEqual([{ keepId: id, mergeId: other }])
})
