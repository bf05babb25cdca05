import { beforeEach, expect, test } from 'vitest'
import { actionsFor, editableFields, sectionsFor } from '~/features/records/record'
import { apiStub, type StubbedWrite } from '~/testing/api-stub'
import { action as ownAction } from '../_staff.homes.$id/route'
import { lead } from './record'
import { action, loader } from './route'

const stored = {
  id: 'h',
  version: 6,
  clientId: 'f',
  clientName: 'Dana Whitfield',
  need: 'sell',
  stage: 'home-sold',
  agentId: 'agent-homes',
  agentName: 'Pat Keller',
  stageTimes: {},
  notes: [{ author: 'Pat Keller', text: 'The roof leaks.', at: '2026-11-03T18:00:00Z' }],
  createdAt: '2026-11-02T18:00:00Z',
}
const sold = { closedOn: '2026-11-20', referralAgreement: { id: 'a', startsOn: '2026-01-01', feePercent: 25 } }
const none = (type: string) => ({ type, items: [], meta: { total: 0 } })
const now: { role: string; more: object } = { role: 'admin', more: {} }
const writes: StubbedWrite[] = []
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now.role, name: 'Ada' }
      },
    },
    '/marketplace/sren-referrals/h': {
      type: 'sren-referrals',
      get item() {
        return { ...stored, ...now.more }
      },
    },
    '/platform/record-changes': none('record-changes'),
    '/platform/tasks': none('tasks'),
  },
  {
    'PATCH /marketplace/sren-referrals/h': (write) => {
      writes.push(write)
      return { status: 200, body: { data: { type: 'sren-referrals', id: 'h', attributes: stored } } }
    },
  },
)
const url = 'http://localhost:3001/dashboard/real-estate-leads/h'
beforeEach(() => {
  Object.assign(now, { role: 'admin', more: sold })
  writes.splice(0)
})

const load = async () => (await loader({ request: new Request(url), params: { id: 'h' }, context: api.context })).record

async function post(fields: Record<string, string>, act = action) {
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const result = await act({ request, params: { id: 'h' }, context: api.context })
  return 'data' in result ? { status: result.init?.status, ...result.data } : { to: result.headers.get('location') }
}

test('an admin reads who sold the home, what its agent noted, and what is missing to know the fee [DASH-016]', async () => {
  const { item } = await load()
  expect(item).toMatchObject({
    title: 'Home to sell: Dana Whitfield',
    agent: { id: 'agent-homes', name: 'Pat Keller' },
    notes: [{ text: 'The roof leaks.' }],
    closing: { closedOn: '2026-11-20', missing: 'Enter the closing price to see the fee.' },
  })
})

test('only the closing of a home that was sold can be edited [DASH-016]', async () => {
  const editable = async () => {
    const { item } = await load()
    return sectionsFor(lead, 'admin', item).flatMap((section) => editableFields(section, 'admin'))
  }
  expect((await editable()).map(({ name }) => name)).toEqual(['closedOn', 'closingPriceCents', 'commissionCents'])
  Object.assign(now, { more: { stage: 'in-escrow' } })
  expect(await editable()).toEqual([])
})

test('a home that was sold stays with the agent who closed it, and any other can be offered to another one [DASH-016]', async () => {
  const names = async () => actionsFor(lead, (await load()).item, 'admin').map(({ name }) => name)
  expect(await names()).toEqual(['stage'])
  Object.assign(now, { more: { stage: 'in-escrow' } })
  expect(await names()).toEqual(['stage', 'offer'])
})

test.each([
  ['admin', action],
  ['real-estate-agent', ownAction],
] as const)(
  'a person as %s records the closing of the version that they saw [DASH-016, WORK-005]',
  async (role, act) => {
    Object.assign(now, { role })
    const basis = JSON.stringify({ values: { closedOn: ['2026-11-20'] }, version: 6 })
    const edit = { intent: 'edit:closing', basis, closedOn: '2026-11-20' }
    expect(await post({ ...edit, closingPriceCents: 'a lot' }, act)).toMatchObject({
      status: 422,
      errors: { closingPriceCents: expect.stringMatching(/^Enter an amount in dollars/) },
    })
    expect(await post({ ...edit, closingPriceCents: '$480,000', commissionCents: '13,200' }, act)).toHaveProperty('to')
    expect(writes).toMatchObject([
      {
        headers: { 'if-match': '"6"' },
        body: { data: { attributes: { closingPriceCents: 48_000_000, commissionCents: 1_320_000 } } },
      },
    ])
  },
)

test('an admin changes the stage of the version that they saw, with a reason where the API needs one [DASH-016, WORK-005]', async () => {
  const change = { intent: 'do:stage', version: '6', stage: 'closed-other', reason: 'They rent it out.' }
  expect(await post(change)).toEqual({ to: '/real-estate-leads/h?done=stage' })
  expect(writes).toMatchObject([
    {
      headers: { 'if-match': '"6"' },
      body: { data: { attributes: { stage: 'closed-other', reason: 'They rent it out.' } } },
    },
  ])
})
