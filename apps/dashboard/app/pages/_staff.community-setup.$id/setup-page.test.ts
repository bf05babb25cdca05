import { beforeEach, expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { loader as listLoader } from '../_staff.community-setup._index/route'
import { action, loader } from './route'

const id = 'aspen-court'
const setup = {
  id,
  version: 3,
  communityName: 'Aspen Court',
  city: 'Boulder',
  state: 'CO',
  url: '/assisted-living/colorado/boulder/aspen-court',
  status: 1,
  stepsDone: ['identity', 'care'],
  draft: { care: { care: ['assisted-living'], careLimits: [] } },
  current: { name: 'Aspen Court', care: ['assisted-living'] },
  usualPrices: { 'assisted-living': 4650 },
  changedBy: 'Pat Provider',
  changedAt: '2027-03-01T16:00:00Z',
}
const writes: [string, StubbedWrite][] = []
beforeEach(() => void writes.splice(0))
const saved =
  (name: string, type = 'community-setups') =>
  (write: StubbedWrite) => {
    writes.push([name, write])
    return {
      status: 200,
      body: { data: { type, id, attributes: { ...setup, stepsDone: ['identity', 'care', 'prices'] } } },
    }
  }
const none = (type: string) => ({ type, items: [] })
const reads = (role: string) => ({
  '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
  '/platform/community-setups': { type: 'community-setups', items: [setup] },
  [`/platform/community-setups/${id}`]: { type: 'community-setups', item: setup },
  [`/platform/community-statements/${id}`]: { type: 'community-statements', item: { id, prices: [], rooms: [] } },
  '/platform/images': none('images'),
  '/platform/contacts': none('contacts'),
  [`/platform/communities/${id}/tour-hours`]: { type: 'tour-hours', item: { id, hours: [], isOwn: true } },
  '/marketplace/listings': {
    type: 'listings',
    items: [
      { id, name: 'Aspen Court' },
      { id: 'birch-house', name: 'Birch House' },
    ],
  },
})
const provider = apiStub(reads('provider'), {
  [`PATCH /platform/community-setups/${id}`]: saved('step'),
  [`POST /platform/community-setups/${id}/submission`]: () => ({ status: 412, body: errorOf('record-changed', 412) }),
  [`POST /platform/community-setups/${id}/link`]: saved('link'),
  [`PATCH /platform/community-statements/${id}`]: saved('rooms', 'community-statements'),
  'POST /platform/contacts': saved('contact', 'contacts'),
})
const agent = apiStub(reads('agent'))
const url = `http://localhost:3001/dashboard/community-setup/${id}`
const load = (query = '', api = provider) =>
  loader({ request: new Request(`${url}${query}`), params: { id }, context: api.context })

async function send(step: string, fields: Record<string, string | string[]>, api = provider) {
  const body = new URLSearchParams({ step, version: '3' })
  for (const [name, values] of Object.entries({ intent: 'next', ...fields })) {
    for (const value of [values].flat()) body.append(name, value)
  }
  const request = new Request(`${url}?step=${step}`, { method: 'POST', body })
  const done: unknown = await action({ request, params: { id }, context: api.context }).catch((error: unknown) => error)
  if (done instanceof Response) return { location: done.headers.get('location') }
  return JSON.parse(JSON.stringify(done))
}
const sent = () => writes.map(([name, { body }]) => [name, JSON.parse(JSON.stringify(body)).data.attributes])

test('opens the step of the link, or the first one that isn’t done [DASH-011]', async () => {
  expect(await load()).toMatchObject({ step: 'prices', license: expect.stringContaining('Colorado') })
  expect(await load('?step=people')).toMatchObject({ step: 'people', people: { contacts: [] } })
  expect(await load('?step=photos')).toMatchObject({ step: 'photos', photos: { photos: [] } })
  expect(await load('?step=dinner')).toMatchObject({ step: 'prices' })
})

test('lists set-ups that were begun, and communities without one [DASH-011]', async () => {
  const { rows } = await listLoader({
    request: new Request('http://localhost:3001/dashboard/community-setup'),
    params: {},
    context: provider.context,
  })
  expect(rows).toEqual([
    { id, name: 'Aspen Court', state: '2 of 8 steps done', action: 'Continue at step 3 of 8' },
    { id: 'birch-house', name: 'Birch House', state: 'Not started', action: 'Start' },
  ])
})

test('refuses an advisor [DASH-011, ROLE-010]', async () => {
  const refused: unknown = await load('', agent).catch((error: unknown) => error)
  expect(refused).toMatchObject({ init: { status: 403 } })
  await send('care', { care: 'memory-care' }, agent)
  expect(writes).toEqual([])
})

const identity = { name: 'Aspen Court', line1: '12 Elm St', line2: '', phone: '', websiteUrl: '', confirm: 'yes' }

test('saves a step with the version that it’s based on, and goes to the next one or leaves [DASH-011, WORK-005]', async () => {
  expect(await send('identity', identity)).toEqual({ location: `/community-setup/${id}?step=care` })
  expect(sent()).toEqual([
    ['step', { step: 'identity', draft: { identity: { name: 'Aspen Court', line1: '12 Elm St' } } }],
  ])
  expect(writes[0]?.[1].headers['if-match']).toBe('"3"')
  const left = await send('care', { care: ['memory-care'], limits: ['insulin'], intent: 'exit' })
  expect(left).toEqual({ location: '/community-setup?done=exited' })
})

test.each<[string, Record<string, string>, string[]]>([
  ['identity', { ...identity, name: ' ', confirm: '' }, ['name', 'confirm']],
  ['identity', { ...identity, phone: '12', websiteUrl: 'aspen.example' }, ['phone', 'websiteUrl']],
  ['care', {}, ['care']],
  ['prices', { show: 'shown' }, ['show']],
  ['prices', { 'price.assisted-living': 'a lot' }, ['price.assisted-living']],
  ['rooms', { 'status.studio': 'full', 'open.studio': '2' }, ['open.studio']],
  ['life', { capacity: 'many' }, ['capacity']],
  ['people', { 'opens.1': '10:00', 'closes.1': '09:00' }, ['opens.1']],
  ['people', {}, ['person-name']],
])('step %s with %j names %j, and saves nothing [DASH-011, WORK-025]', async (step, fields, names) => {
  const { data, init } = await send(step, fields)
  expect(init.status).toBe(422)
  expect(Object.keys(data.errors)).toEqual(names)
  expect(writes).toEqual([])
})

test('asks once about a price that is far from the usual one, and never about a fee [DASH-011]', async () => {
  const fields = { 'price.assisted-living': '$595', 'price.assisted-living.communityFee': '99', show: 'shown' }
  const { data } = await send('prices', fields)
  expect(data.errors).toEqual({ 'price.assisted-living': expect.stringContaining('$595: a month?') })
  expect(data.typed['price.assisted-living']).toEqual(['$595'])
  expect(await send('prices', { ...fields, unusual: data.unusual })).toEqual({
    location: `/community-setup/${id}?step=rooms`,
  })
  const prices = { 'assisted-living': 595, 'assisted-living.communityFee': 99 }
  expect(sent()).toEqual([['step', { step: 'prices', draft: { prices: { hidePricing: false, prices } } }]])
  // Another slip is asked about again.
  const again = await send('prices', { ...fields, 'price.assisted-living': '59', unusual: data.unusual })
  expect(Object.keys(again.data.errors)).toEqual(['price.assisted-living'])
})

test('rooms and people are stored where they always are, and only the step is marked as done [DASH-011, TRUST-018]', async () => {
  await send('rooms', { 'status.studio': 'open', 'open.studio': '2', 'status.oneBedroom': '' })
  expect(sent()).toEqual([
    ['rooms', { rooms: [{ room: 'studio', status: 'open', openRooms: 2 }] }],
    ['step', { step: 'rooms' }],
  ])
  writes.splice(0)
  await send('people', {
    intent: 'person',
    'person-name': 'Ann',
    'person-phone': '',
    'person-email': 'ann@aspen.example',
  })
  expect(sent()).toEqual([['contact', { name: 'Ann', communityId: id, email: 'ann@aspen.example' }]])
})

test('emails a link to the step, and says if someone else saved a step meanwhile [DASH-011, WORK-005]', async () => {
  const done = await send('photos', { intent: 'link', email: 'ann@aspen.example' })
  expect(done).toEqual({ location: `/community-setup/${id}?step=photos&done=link` })
  expect(sent()).toEqual([['link', { email: 'ann@aspen.example', step: 'photos' }]])
  expect(await send('photos', { intent: 'link', email: '' })).toMatchObject({ init: { status: 422 } })
  expect(await send('review', { intent: 'submit' })).toMatchObject({
    init: { status: 409 },
    data: { message: expect.stringContaining('Someone else') },
  })
})
