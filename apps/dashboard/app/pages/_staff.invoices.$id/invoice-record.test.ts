import { expect, test } from 'vitest'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { actionsFor, inputsOf, isOpenAtFirst } from '~/features/records/record'
import { apiStub, errorOf, type StubbedWrite } from '~/testing/api-stub'
import { sampleInvoice } from '~/testing/sample-invoice'
import { invoice } from './record'
import { source } from './record-source.server'

const stored = { ...sampleInvoice, version: 4, emails: [], billingEmail: 'billing@granite.example' }
const payments = [
  {
    id: 'p1',
    amountCents: 100,
    receivedOn: '2026-11-20',
    method: 'check',
    withdrawn: { by: 'Ada', at: '2026-11-21T18:00:00Z', reason: 'No' },
  },
  { id: 'p2', amountCents: 200, receivedOn: '2026-11-21', method: 'ach' },
]

const writes: StubbedWrite[] = []
const taken = (write: StubbedWrite) => {
  writes.push(write)
  return { status: 201, body: { data: { type: 'invoices', id: 'note', attributes: stored } } }
}
const refused = () => ({ status: 409, body: errorOf('disclosure-copy-missing', 409) })

/** Who is signed in, and what differs from the stored invoice. */
const now = { role: 'admin', more: {} }
const api = apiStub(
  {
    '/platform/users/me': {
      type: 'users',
      get item() {
        return { id: 'me', role: now.role, name: 'Ada' }
      },
    },
    '/platform/invoices/i': {
      type: 'invoices',
      get item() {
        return { ...stored, ...now.more }
      },
    },
  },
  {
    'POST /platform/invoices/i/payments': taken,
    'POST /platform/invoices/i/credit-note': taken,
    'PATCH /platform/invoices/i': refused,
  },
)
const url = 'http://localhost:3001/dashboard/invoices/i'

async function load(role: string, more: object = {}) {
  Object.assign(now, { role, more })
  const sent = { request: new Request(url), params: { id: 'i' }, context: api.context }
  return (await recordLoader(source)(sent)).record
}

async function post(role: string, fields: Record<string, string>, more: object = {}) {
  Object.assign(now, { role, more })
  writes.splice(0)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
  const result = await recordAction(source)({ request, params: { id: 'i' }, context: api.context })
  return 'data' in result ? { status: result.init?.status, ...result.data } : { to: result.headers.get('location') }
}

test.each([
  ['admin', {}, ['send', 'pay', 'credit'], ['send', 'pay']],
  [
    'admin',
    { emails: [{ id: 'e', recipient: 'b@g.example', sentAt: '2026-11-17T18:00:00Z' }] },
    ['send-again', 'pay', 'credit'],
    ['pay'],
  ],
  ['admin', { status: 'draft', number: undefined }, ['issue'], ['issue']],
  [
    'admin',
    { status: 'disputed' },
    ['answer-credited', 'answer-declined', 'send', 'pay', 'credit'],
    ['answer-credited', 'send', 'pay'],
  ],
  [
    'admin',
    { balanceCents: -100, paidCents: 380_900, payments },
    ['send', 'refund', 'credit', 'withdraw'],
    ['send', 'refund'],
  ],
  ['provider', {}, ['dispute'], ['dispute']],
  ['provider', { status: 'disputed' }, [], []],
  ['agent', {}, [], []],
] as const)(
  'offers a person as %s of %j: %j, and opens %j [WORK-013, WORK-025, ROLE-010]',
  async (role, more, names, open) => {
    const { item } = await load(role, more)
    const actions = actionsFor(invoice, item, role)
    expect(actions.map(({ name }) => name)).toEqual(names)
    expect(actions.filter((action) => isOpenAtFirst(action, item)).map(({ name }) => name)).toEqual(open)
  },
)

test('proposes what is left, and offers to withdraw only payments that stand [WORK-013]', async () => {
  const { item } = await load('admin', { payments })
  const valuesOf = (name: string) => {
    const action = invoice.actions?.find((one) => one.name === name)
    return action ? inputsOf(action, item) : []
  }
  expect(valuesOf('pay')[0]).toMatchObject({ name: 'amountCents', value: 380_800 })
  expect(valuesOf('send')[0]).toMatchObject({ value: 'billing@granite.example' })
  expect(valuesOf('withdraw')[0]).toMatchObject({
    value: 'p2',
    control: { options: [{ value: 'p2', label: '$2.00 on Nov 21, 2026. Bank transfer (ACH)' }] },
  })
})

test('records a payment of the version that the person saw, and names everything that is missing [WORK-013, WORK-005]', async () => {
  const fields = { intent: 'do:pay', version: '4', amountCents: '$1,250', receivedOn: '2026-11-20', method: 'check' }
  expect(await post('admin', { ...fields, amountCents: 'a lot', receivedOn: '' })).toMatchObject({
    status: 422,
    errors: { amountCents: expect.stringMatching(/^Enter an amount in dollars/), receivedOn: 'Choose the day.' },
    values: { amountCents: ['a lot'] },
  })
  expect(await post('admin', fields)).toEqual({ to: '/invoices/i?done=pay' })
  expect(writes).toMatchObject([
    {
      headers: { 'if-match': '"4"' },
      body: {
        data: { attributes: { kind: 'payment', amountCents: 125_000, receivedOn: '2026-11-20', method: 'check' } },
      },
    },
  ])
})

test('a credit leads to its note, and a team can’t record a payment [WORK-013, ROLE-010]', async () => {
  const fields = { intent: 'do:credit', amountCents: '100', reason: 'They moved out again.' }
  expect(await post('admin', fields)).toEqual({ to: '/invoices/note?done=credit' })
  expect(await post('provider', fields)).toMatchObject({ status: 409 })
  expect(writes).toEqual([])
})

test('says why a draft can’t be issued yet [BIZ-003, WORK-013]', async () => {
  expect(await post('admin', { intent: 'do:issue', version: '4' }, { status: 'draft' })).toMatchObject({
    status: 422,
    message: expect.stringContaining('has no copy of the disclosure'),
  })
})
