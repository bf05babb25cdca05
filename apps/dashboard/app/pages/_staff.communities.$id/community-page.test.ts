import { expect, test } from 'vitest'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action as restoreAction, loader as restoreLoader } from '../_staff.communities.$id_.restore/route'
import { action, loader } from './route'

const id = 'aspen-court'
const changeId = '0f5b7d35-5c1f-4a52-9d0a-0f6a4fb0f1aa'
const writes: StubbedWrite[] = []
const saved = (write: StubbedWrite) => {
  writes.push(write)
  return { status: 200, body: { data: { type: 'community-records', id, attributes: {} } } }
}
const aspen = {
  id,
  version: 4,
  name: 'Aspen Court',
  url: '/assisted-living/colorado/boulder/aspen-court',
  line1: '12 Elm St',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  care: ['assisted-living'],
  status: 1,
  startingRate: 4650,
  isRateEstimated: false,
  hidePricing: false,
  openRoomTypes: 0,
  photos: 0,
  photosWithoutText: 0,
  completeness: 55,
  missing: ['photo', 'photos'],
  members: 1,
  feePercent: 80,
  hasContract: true,
  reviews: 0,
  pendingEdits: 0,
  amenities: ['hasGarden'],
  tags: [],
  updatedAt: '2027-03-01T16:00:00Z',
}
const none = (type: string) => ({ type, items: [], meta: { total: 0 } })
const values = [
  { field: 'edits.name', before: null, after: 'Aspen Court' },
  { field: 'edits.images', before: null, after: [] },
]
const change = { id: changeId, at: '2027-03-01T16:00:00Z', action: 'changed', actor: 'Ada', reason: 'Sign', values }
const stub = (role: string) =>
  apiStub(
    {
      '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
      [`/platform/community-records/${id}`]: { type: 'community-records', item: aspen },
      [`/platform/community-records/${id}/duplicates`]: none('community-records'),
      '/platform/images': none('images'),
      '/platform/suggested-edits': none('suggested-edits'),
      '/platform/contacts': none('contacts'),
      '/secure/clients': { ...none('clients'), meta: { total: 0, stages: {}, paused: 0 } },
      '/platform/invoices': none('invoices'),
      '/platform/reviews': none('reviews'),
      '/platform/questions/managed': none('community-questions'),
      '/platform/record-changes': { type: 'record-changes', items: [change], meta: { total: 1 } },
    },
    {
      [`PATCH /platform/community-records/${id}`]: saved,
      [`POST /platform/community-records/${id}/restore`]: saved,
      [`POST /platform/community-records/${id}/price-request`]: () => ({
        status: 409,
        body: {
          errors: [
            { status: '409', code: 'no-team', title: 'No one manages Aspen Court', detail: 'Call the community.' },
          ],
        },
      }),
      [`PATCH /marketplace/communities/${id}/slug`]: () => ({
        status: 200,
        body: { data: { type: 'communities', id: 'aspen-hall', attributes: {} } },
      }),
    },
  )
const admin = stub('admin')
const agent = stub('agent')
const provider = stub('provider')
const url = `http://localhost:3001/dashboard/communities/${id}`
const load = (api: typeof admin) => loader({ request: new Request(url), params: { id }, context: api.context })
async function send(
  api: typeof admin,
  fields: Record<string, string>,
  act: typeof action | typeof restoreAction = action,
) {
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const done = await act({ request, params: { id }, context: api.context }).catch((error: unknown) => error)
  if (done instanceof Response) return done.headers.get('location')
  return JSON.parse(JSON.stringify(done))
}
const sent = () => writes.map(({ body }) => JSON.parse(JSON.stringify(body)).data.attributes)
const basis = (fields: Record<string, string[]>) => JSON.stringify({ version: 4, values: fields })
const profile = {
  name: 'Aspen Court',
  care: 'assisted-living',
  line1: '12 Elm St',
  line2: '',
  city: 'Boulder',
  zip: '80302',
  phone: '',
  websiteUrl: '',
  description: '',
  capacity: '',
  managementCompany: '',
}
const began = basis({
  name: ['Aspen Court'],
  care: ['assisted-living'],
  line1: ['12 Elm St'],
  city: ['Boulder'],
  zip: ['80302'],
})

test('shows what belongs to a community as far as each role reads it [DASH-010, ROLE-010]', async () => {
  const all = await load(admin)
  expect(all.history).toMatchObject([{ field: 'Name', before: 'As in its public record', reason: 'Sign' }])
  expect(all).toMatchObject({ families: { total: 0 }, invoices: { total: 0 }, questions: { total: 0 } })
  const forAgent = await load(agent)
  expect(forAgent.duplicates).toBeUndefined()
  expect([forAgent.history, forAgent.invoices, forAgent.questions, forAgent.edits].filter(Boolean)).toEqual([])
  const forProvider = await load(provider)
  expect([forProvider.history, forProvider.families]).toEqual([undefined, undefined])
})

test('an edit sends the fields that differ, with the version that it’s based on [DASH-010, WORK-005]', async () => {
  const edit = { ...profile, intent: 'edit:profile', basis: began, phone: '303 555 0123', capacity: '40' }
  expect(await send(admin, edit)).toBe(`/communities/${id}?done=edit-profile`)
  expect(sent()).toEqual([{ phone: '303 555 0123', capacity: 40 }])
  expect(writes[0]?.headers['if-match']).toBe('"4"')
})

test.each([
  ['name', { name: '' }, 'Enter its name.'],
  ['websiteUrl', { websiteUrl: 'aspen.example' }, expect.any(String)],
  ['capacity', { capacity: 'many' }, expect.any(String)],
  ['zip', { zip: '803' }, expect.any(String)],
])('names the field %s and keeps what was typed [DASH-010, WORK-025]', async (field, typed, message) => {
  const { data, init } = await send(admin, {
    ...profile,
    intent: 'edit:profile',
    basis: began,
    line2: 'Suite 3',
    ...typed,
  })
  expect(init.status).toBe(422)
  expect(data.errors).toEqual({ [field]: message })
  expect(data.values.line2).toEqual(['Suite 3'])
  expect(writes).toEqual([])
})

test('admins take a community down with a reason, and providers can’t [DASH-010, ROLE-010]', async () => {
  const missing = await send(admin, { intent: 'do:take-down', version: '4', reason: '' })
  expect(missing.data.errors).toEqual({ reason: 'Say why families should no longer see it.' })
  expect(await send(admin, { intent: 'do:take-down', version: '4', reason: 'Closed' })).toContain('done=take-down')
  expect(sent()).toEqual([{ status: -1, reason: 'Closed' }])
  await send(provider, { intent: 'do:take-down', version: '4', reason: 'Closed' })
  await send(agent, { ...profile, intent: 'edit:profile', basis: began, name: 'Mine' })
  expect(writes).toEqual([])
})

test('says at the button why a team isn’t asked for its prices [DASH-010, ERR-004]', async () => {
  const { data, init } = await send(admin, { intent: 'do:ask-prices', version: '4' })
  expect([init.status, data.message]).toEqual([422, 'Call the community.'])
})

test('another web address leads to the page under it, and a bad one is named [LIFE-006, DASH-010]', async () => {
  expect(await send(admin, { intent: 'do:change-slug', version: '4', slug: 'aspen-hall' })).toBe(
    '/communities/aspen-hall?done=change-slug',
  )
  const bad = await send(admin, { intent: 'do:change-slug', version: '4', slug: 'Aspen Hall' })
  expect(Object.keys(bad.data.errors)).toEqual(['slug'])
})

test('an earlier value is shown before it’s restored [DASH-010, WORK-006]', async () => {
  const request = new Request(`${url}/restore?change=${changeId}&attribute=name`)
  const { change: shown } = await restoreLoader({ request, params: { id }, context: admin.context })
  expect(shown).toMatchObject({ field: 'Name', after: 'Aspen Court' })
  const done = await send(admin, { changeId, attribute: 'name' }, restoreAction)
  expect(done).toBe(`/communities/${id}?done=edit-profile`)
  expect(sent()).toEqual([{ changeId, attribute: 'name' }])
  const { init } = await send(agent, { changeId, attribute: 'name' }, restoreAction)
  expect(init.status).toBe(403)
})
