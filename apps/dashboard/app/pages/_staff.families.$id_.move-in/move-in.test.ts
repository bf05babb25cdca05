import { expect, test } from 'vitest'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { action, loader } from './route'

const familyId = '11111111-2222-4333-8444-555555555555'
const offeredId = '22222222-2222-4333-8444-555555555555'
const family = {
  version: 1,
  name: 'Dana Hollis',
  stage: 'decided',
  answers: {},
  leads: [],
  timeline: [],
  tasks: [{ id: 't', title: 'Send flowers', status: 'open' }],
}
const moveIn = {
  id: 'm',
  version: 7,
  clientId: familyId,
  clientName: 'Dana Hollis',
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  movedInOn: '2027-04-01',
  rentCents: 500_000,
  careCents: 0,
  invoice: { id: 'i', status: 'draft', feePercent: 80, amountCents: 400_000, referredOn: '2027-01-10' },
  recordedBy: 'Bo',
  recordedAt: '2027-04-02T16:00:00Z',
}
const option = {
  communityId: 'aspen-court',
  communityName: 'Aspen Court',
  place: 'Boulder, CO',
  referredOn: '2027-01-10',
  feePercent: 80,
}
const reads = (role: string) => ({
  '/platform/users/me': { type: 'users', item: { id: 'me', role, name: 'Ada' } },
  [`/secure/clients/${familyId}`]: { type: 'clients', item: { id: familyId, ...family } },
  [`/secure/clients/${offeredId}`]: {
    type: 'clients',
    item: { id: offeredId, ...family, offer: { id: 'o', status: 'offered' } },
  },
  '/platform/move-in-options': { type: 'move-in-options', item: { id: familyId, options: [option] } },
  '/platform/move-ins': { type: 'move-ins', items: [moveIn] },
  '/platform/staff-search': {
    type: 'staff-search-results',
    items: ['elm-court', 'elm-park'].map((id) => ({ id, recordType: 'communities', recordId: id, title: id })),
  },
})

const writes: StubbedWrite[] = []
const api = apiStub(reads('agent'), {
  'POST /platform/move-ins': (write) => {
    writes.push(write)
    return { status: 201, body: { data: { type: 'move-ins', id: 'm', attributes: moveIn } } }
  },
  'PATCH /platform/move-ins/m': (write) =>
    write.headers['if-match'] === '"7"'
      ? { status: 200, body: { data: { type: 'move-ins', id: 'm', attributes: moveIn } } }
      : { status: 412, body: errorOf('record-changed', 412) },
})
const asProvider = apiStub(reads('provider'))

const url = `http://localhost:3001/dashboard/families/${familyId}/move-in`
const load = (stub: typeof api, id = familyId) =>
  loader({ request: new Request(url), params: { id }, context: stub.context })
const statusOf = (loaded: Promise<unknown>) =>
  loaded.then(
    () => 200,
    ({ init }: { init: { status: number } }) => init.status,
  )

/** Sends a form of the page. Returns where it leads, or what it says. */
async function send(fields: Record<string, string>) {
  writes.splice(0)
  const body = new URLSearchParams(fields)
  const result = await action({
    request: new Request(url, { method: 'POST', body }),
    params: { id: familyId },
    context: api.context,
  })
  return 'data' in result ? { status: result.init?.status, ...result.data } : { to: result.headers.get('location') }
}
const filled = { intent: 'record', community: 'aspen-court', 'moved-in-on': '2027-04-01', rent: '$5,000', care: '' }

test('only advisors and admins open the page, for a family that they accepted [WORK-018, ROLE-010]', async () => {
  expect(await statusOf(load(api))).toBe(200)
  expect(await statusOf(load(asProvider))).toBe(403)
  expect(await statusOf(load(api, offeredId))).toBe(404)
})

test('the page has what was recorded, the tasks that a move-in cancels, and what an undo does [WORK-018]', async () => {
  expect(await load(api)).toMatchObject({
    known: { communityId: 'aspen-court', movedInOn: '2027-04-01', rent: '5000', care: '0' },
    version: 7,
    openTasks: ['Send flowers'],
    communities: [{ value: 'aspen-court', label: 'Aspen Court, Boulder, CO (referred Jan 10, 2027)' }],
    changes: { canCorrect: true, undo: expect.stringContaining('The draft of the invoice is deleted.') },
  })
})

test('dollars are sent in cents, and an empty care fee isn’t sent [WORK-018]', async () => {
  expect(await send(filled)).toEqual({ to: `/families/${familyId}?saved=moved-in` })
  expect(writes[0]?.body).toMatchObject({
    data: {
      attributes: { clientId: familyId, communityId: 'aspen-court', movedInOn: '2027-04-01', rentCents: 500_000 },
    },
  })
  expect(JSON.stringify(writes[0]?.body)).not.toContain('careCents')
})

test('all errors are shown together, and what was typed stays [WORK-018, VAL-001]', async () => {
  const sent = await send({ ...filled, community: '', 'moved-in-on': '', rent: 'about 5000' })
  expect(sent).toMatchObject({ status: 422, typed: { rent: 'about 5000' } })
  expect(Object.keys('errors' in sent ? (sent.errors ?? {}) : {}).toSorted()).toEqual([
    'community',
    'moved-in-on',
    'rent',
  ])
  expect(writes).toEqual([])
})

test('a community that we didn’t refer the family to is searched, and several matches are offered [WORK-018, WORK-022]', async () => {
  const elsewhere = { ...filled, community: '', 'other-term': 'elm' }
  expect(await send(elsewhere)).toMatchObject({
    status: 422,
    errors: { other: 'Several match. Choose one below.' },
    found: { other: { options: [{ id: 'elm-court' }, { id: 'elm-park' }] } },
  })
  expect(await send({ ...elsewhere, 'other-found': 'elm-park Elm Park' })).toMatchObject({
    to: expect.stringContaining('saved=moved-in'),
  })
  expect(writes[0]?.body).toMatchObject({ data: { attributes: { communityId: 'elm-park' } } })
})

test('a correction of an old version says what it’s now, and the next try is based on that [WORK-018, WORK-005]', async () => {
  const old = { ...filled, intent: 'correct', version: '6', rent: '4,000' }
  const rejected = await send(old)
  expect(rejected).toMatchObject({
    status: 409,
    typed: { rent: '4,000', version: '7' },
    message: expect.stringContaining('Moved in to Aspen Court on Apr 1, 2027. Referral fee $4,000.00.'),
  })
  expect(await send({ ...old, version: '7' })).toEqual({ to: `/families/${familyId}?saved=move-in-corrected` })
})
