import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action as group } from '../_staff.organizations.group/route'
import { action, loader } from './route'

const id = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const writes: StubbedWrite[] = []
const saved = (status: number) => (write: StubbedWrite) => {
  writes.push(write)
  return { status, body: { data: { type: 'organizations', id, attributes: {} } } }
}
const none = (type: string) => ({ type, items: [], meta: { total: 0 } })
const stub = (role: string) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      [`/platform/organizations/${id}`]: {
        type: 'organizations',
        item: { id, version: 3, name: 'Quiet Houses', createdAt: '2027-03-01T16:00:00Z', communities: 1 },
      },
      '/platform/record-changes': none('record-changes'),
      '/platform/organization-communities': {
        type: 'organization-communities',
        items: [
          {
            id: 'aspen-court',
            name: 'Aspen Court',
            city: 'Boulder',
            state: 'CO',
            status: 1,
            familiesReferred: 4,
            moveIns: 1,
          },
        ],
        meta: { total: 1 },
      },
      '/platform/contacts': none('contacts'),
      '/platform/invoices': none('invoices'),
      '/marketplace/agents-community-contracts': none('agents-community-contracts'),
    },
    {
      [`POST /platform/organizations/${id}/communities`]: saved(200),
      'POST /platform/organizations-group': saved(201),
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const url = `http://localhost:3001/dashboard/organizations/${id}`
const load = (api: typeof admin) => loader({ request: new Request(url), params: { id }, context: api.context })
async function send(api: typeof admin, fields: Record<string, string>, act: typeof action | typeof group = action) {
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const done = await act({ request, params: { id }, context: api.context }).catch((error: unknown) => error)
  if (done instanceof Response) return done.headers.get('location')
  return typeof done === 'object' && done !== null && 'init' in done
    ? JSON.parse(JSON.stringify(done.init)).status
    : undefined
}
const sent = () => writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)

test('shows the communities of an organization, and its invoices only to admins [DASH-013, ROLE-010]', async () => {
  const { members, invoices } = await load(admin)
  expect(members).toMatchObject({ total: 1, rows: [{ name: 'Aspen Court', place: 'Boulder, CO', listing: 'Live' }] })
  expect(invoices).toEqual({ rows: [], total: 0 })
  const asked = admin.requests.find(({ pathname }) => pathname === '/platform/organization-communities')
  expect(asked?.searchParams.get('filter[organization]')).toBe(id)
  expect((await load(agent)).invoices).toBeUndefined()
  expect(agent.requests.map(({ pathname }) => pathname)).not.toContain('/platform/invoices')
})

test('adds communities that an admin picked, and lets no one else [DASH-013, ROLE-010]', async () => {
  const picked = { intent: 'do:add-communities', add: 'aspen-court Aspen Court' }
  expect(await send(admin, picked)).toBe(`/organizations/${id}?done=add-communities`)
  expect(sent()).toEqual([{ add: ['aspen-court'] }])
  expect(await send(agent, picked)).toBe(409)
  expect(writes).toEqual([])
})

test('groups the communities of a company into a new organization, or into the one of its name [DASH-013]', async () => {
  expect(await send(admin, { company: 'Quiet Houses LLC' }, group)).toBe(`/organizations/${id}?done=add-communities`)
  expect(await send(admin, { company: 'Quiet Houses', organizationId: id }, group)).toBe(
    `/organizations/${id}?done=add-communities`,
  )
  expect(sent()).toEqual([{ managementCompany: 'Quiet Houses', organizationId: id }])
  expect(await send(agent, { company: 'Quiet Houses' }, group)).toBe(403)
})
