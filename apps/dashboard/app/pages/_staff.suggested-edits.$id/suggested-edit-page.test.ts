import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const later = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1bb'
const writes: StubbedWrite[] = []
const edit = {
  id,
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  changes: { name: 'Aspen Hall', amenities: { allowsPets: true }, hidePricing: true, cleared: ['phone'] },
  current: {
    name: 'Aspen Court',
    amenities: { allowsPets: false, hasGarden: true },
    hidePricing: false,
    phone: '(303) 555-0123',
  },
  note: 'New owner',
  status: 'pending',
  author: 'Alma Reyes',
  createdAt: '2027-03-01T16:00:00Z',
}
const stub = (role: string) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      [`/platform/suggested-edits/${id}`]: { type: 'suggested-edits', item: edit },
      '/platform/suggested-edits': {
        type: 'suggested-edits',
        items: [edit, { ...edit, id: later }],
        meta: { total: 2 },
      },
    },
    {
      [`POST /platform/suggested-edits/${id}/decision`](write) {
        writes.push(write)
        const { approve, reason } = JSON.parse(JSON.stringify(write.body)).data.attributes
        const isMissing = approve.length < 4 && reason === undefined
        const error = {
          status: '422',
          code: 'unprocessable',
          title: 'Validation failed',
          detail: 'Say why you decline it',
          source: { pointer: '/data/attributes/reason' },
        }
        return isMissing
          ? { status: 422, body: { errors: [error] } }
          : { status: 201, body: { data: { type: 'suggested-edits', id, attributes: {} } } }
      },
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const provider = stub('provider')
const url = `http://localhost:3001/dashboard/suggested-edits/${id}`
const load = (api: typeof admin) => loader({ request: new Request(url), params: { id }, context: api.context })
async function send(api: typeof admin, intent: string, approve: string[], reason = '') {
  writes.splice(0)
  const body = new URLSearchParams([
    ['intent', intent],
    ['reason', reason],
    ...approve.map((name) => ['approve', name]),
  ])
  const request = new Request(url, { method: 'POST', body })
  const done = await action({ request, params: { id }, context: api.context }).catch((error: unknown) => error)
  return done instanceof Response ? done.headers.get('location') : JSON.parse(JSON.stringify(done))
}

test('shows what each field is and would be, who suggested it and why, and what comes next [API-023, DASH-010]', async () => {
  const shown = await load(admin)
  expect(shown).toMatchObject({ author: 'Alma Reyes', note: 'New owner', canDecide: true, next: later })
  expect(shown.fields.map(({ label, now, suggested }) => [label, now, suggested])).toEqual([
    ['Name', 'Aspen Court', 'Aspen Hall'],
    ['Amenities', 'Pets welcome: No', 'Pets welcome: Yes'],
    ['Prices on the site', 'Shown', 'Hidden'],
    ['Phone', '(303) 555-0123', undefined],
  ])
  expect((await load(provider)).canDecide).toBe(false)
  await expect(load(agent)).rejects.toMatchObject({ init: { status: 403 } })
})

test('approves the checked fields with a reason for the others, and leads to the next edit [API-023, DASH-010]', async () => {
  const rejected = await send(admin, 'approve', ['name', 'phone'])
  expect(rejected.data).toMatchObject({ approve: ['name', 'phone'], error: 'Say why you decline it' })
  const done = await send(admin, 'approve', ['name', 'phone'], 'Prices stay')
  expect(done).toContain('/suggested-edits/')
  expect(writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)).toEqual([
    { approve: ['name', 'phone'], reason: 'Prices stay' },
  ])
})

test('declining all ignores what is checked, and keeps it if the reason is missing [API-023, DASH-010]', async () => {
  const rejected = await send(admin, 'decline', ['name'])
  expect(rejected.data).toMatchObject({ approve: ['name'], reason: '' })
  await send(admin, 'decline', ['name'], 'Not yours')
  expect(writes).toMatchObject([{ body: { data: { attributes: { approve: [], reason: 'Not yours' } } } }])
})
