import { addDays, siteDay } from '@pkg/domain'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, draftInvoice, issueInvoice, payingCommunity } from '../../../../testing/billing-samples'
import { approveProvider, type Caller, codeOf, createCaller, list, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller
let provider: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  await addIdahoCommunities(api)
  await approveProvider(api, payingCommunity)
})

const today = siteDay()
const check = (amountCents: number, more: object = {}) => ({ amountCents, receivedOn: today, method: 'check', ...more })
const pay = (path: string, payment: object, caller = admin) => caller.post(`${path}/payments`, 'invoices', payment)
const attributesOf = async (path: string, caller = admin) => one(await caller.get(path)).attributes
const paymentsOf = async (path: string, caller = admin) => {
  const { payments } = await attributesOf(path, caller)
  return Array.isArray(payments) ? payments : []
}
const withdraw = (path: string, id: string, reason = 'Another invoice') =>
  admin.post(`${path}/payments/${id}/withdrawal`, 'invoices', { reason })

test('an invoice is paid in parts, and is paid once nothing is left [WORK-013, DASH-006]', async () => {
  const path = await issueInvoice(api, admin)
  expect(await attributesOf(path)).toMatchObject({ status: 'issued', paidCents: 0, balanceCents: 400_000 })
  const first = one(await pay(path, check(150_000, { reference: ' Check 1042 ' }))).attributes
  expect(first).toMatchObject({ status: 'partly-paid', paidCents: 150_000, balanceCents: 250_000 })
  expect(first).not.toHaveProperty('paidOn')
  expect(first['payments']).toMatchObject([{ amountCents: 150_000, reference: 'Check 1042', method: 'check' }])
  const second = one(await pay(path, check(250_000, { method: 'ach' }))).attributes
  expect(second).toMatchObject({ status: 'paid', paidCents: 400_000, balanceCents: 0, paidOn: today })
})

test.each([
  ['more than is due', check(400_001), 'amountCents', '$4,000.01 is more than the $4,000.00 that is still due'],
  ['a refund although nothing was paid too much', check(1, { kind: 'refund' }), 'amountCents', '$0.00'],
  ['a day that doesn’t exist', check(100, { receivedOn: '2026-02-30' }), 'receivedOn', 'exist'],
  ['a day to come', check(100, { receivedOn: addDays(today, 1) }), 'receivedOn', 'still to come'],
  ['no amount', { receivedOn: today, method: 'check' }, 'amountCents', ''],
  ['nothing', check(0), 'amountCents', ''],
  ['an unknown method', check(100, { method: 'coins' }), 'method', ''],
])('rejects a payment of %s, and names the field [WORK-013]', async (_, payment, field, detail) => {
  const path = await issueInvoice(api, admin)
  const answer = await pay(path, payment)
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({
    errors: [{ source: { pointer: `/data/attributes/${field}` }, detail: expect.stringContaining(detail) }],
  })
  expect(await attributesOf(path)).toMatchObject({ paidCents: 0 })
})

test('of two payments of the whole amount at the same time, one counts [WORK-013, WORK-005]', async () => {
  const path = await issueInvoice(api, admin)
  const answers = await Promise.all([pay(path, check(400_000)), pay(path, check(400_000))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(await attributesOf(path)).toMatchObject({ paidCents: 400_000, balanceCents: 0 })
})

test('a payment that is based on another version of the invoice is rejected [WORK-005, WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const { version } = await attributesOf(path)
  const paid = (amountCents: number) =>
    admin.post(`${path}/payments`, 'invoices', check(amountCents), { 'if-match': `"${String(version)}"` })
  expect((await paid(100_000)).status).toBe(201)
  expect((await paid(100_000)).status).toBe(412)
  expect(await attributesOf(path)).toMatchObject({ paidCents: 100_000 })
})

test('a draft and a credit note can’t be paid [WORK-013]', async () => {
  const draft = await draftInvoice(api, admin)
  expect(codeOf(await pay(draft, check(100)))).toBe('invoice-draft')
  const path = await issueInvoice(api, admin)
  const note = one(await admin.post(`${path}/credit-note`, 'invoices', { reason: 'Moved out' }))
  expect(codeOf(await pay(`/platform/invoices/${note.id}`, check(100)))).toBe('not-payable')
})

test('a payment that was recorded by mistake is withdrawn once, with the reason, and stays [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await pay(path, check(400_000))
  const [payment] = await paymentsOf(path)
  expect((await withdraw(path, payment.id, ' ')).status).toBe(422)
  expect((await withdraw(path, crypto.randomUUID())).status).toBe(404)
  const other = await issueInvoice(api, admin)
  expect((await withdraw(other, payment.id)).status).toBe(404)
  const after = one(await withdraw(path, payment.id)).attributes
  expect(after).toMatchObject({
    status: 'issued',
    balanceCents: 400_000,
    payments: [{ id: payment.id, withdrawn: { reason: 'Another invoice', by: expect.any(String) } }],
  })
  expect(codeOf(await withdraw(path, payment.id))).toBe('payment-withdrawn')
})

test('an invoice is credited in parts, what was paid too much is refunded, and nothing more is credited [WORK-013, BIZ-004]', async () => {
  const path = await issueInvoice(api, admin)
  const credit = (amountCents?: number) =>
    admin.post(`${path}/credit-note`, 'invoices', {
      reason: 'The rent was lower',
      ...(amountCents ? { amountCents } : {}),
    })
  await pay(path, check(380_000))
  expect(one(await credit(50_000)).attributes).toMatchObject({ kind: 'credit-note', amountCents: -50_000 })
  expect(await attributesOf(path)).toMatchObject({ status: 'paid', creditedCents: 50_000, balanceCents: -30_000 })
  expect((await credit(350_001)).body).toMatchObject({
    errors: [{ source: { pointer: '/data/attributes/amountCents' }, detail: expect.stringContaining('$3,500.00') }],
  })
  const [payment] = await paymentsOf(path)
  expect((await pay(path, check(30_000, { kind: 'refund' }))).status).toBe(201)
  expect(await attributesOf(path)).toMatchObject({ paidCents: 350_000, balanceCents: 0 })
  expect(codeOf(await withdraw(path, payment.id))).toBe('payment-refunded')
  const rest = one(await credit())
  expect(rest.attributes).toMatchObject({ amountCents: -350_000 })
  expect(one(await credit()).id).toBe(rest.id)
  expect(await attributesOf(path)).toMatchObject({
    status: 'credited',
    creditedCents: 400_000,
    balanceCents: -350_000,
    creditNotes: [{ amountCents: -350_000 }, { amountCents: -50_000 }],
  })
})

test('an unpaid invoice is overdue from the day after it’s due [WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  const id = path.split('/').at(-1)
  const setDue = (day: string) =>
    api.database.script(`alter table invoices disable trigger invoices_locked;
      update invoices set due_on = '${day}' where id = '${id}'; alter table invoices enable trigger invoices_locked`)
  await setDue(today)
  expect(await attributesOf(path)).toMatchObject({ status: 'issued' })
  await setDue(addDays(today, -1))
  expect(await attributesOf(path)).toMatchObject({ status: 'overdue' })
  const overdue = list(await admin.get('/platform/invoices?filter[status]=overdue')).data
  expect(overdue.map((row) => row.id)).toEqual([id])
  await pay(path, check(400_000))
  expect(await attributesOf(path)).toMatchObject({ status: 'paid' })
})

test('a provider reads its payments without who recorded them, an advisor only the figures, and neither records any [ROLE-010, WORK-013]', async () => {
  const path = await issueInvoice(api, admin)
  await pay(path, check(100_000))
  await pay(path, check(50_000))
  const [, mistake] = await paymentsOf(path)
  await withdraw(path, mistake.id)
  const seen = await paymentsOf(path, provider)
  expect(seen).toEqual([{ id: expect.any(String), amountCents: 100_000, receivedOn: today, method: 'check' }])
  const advisor = await createCaller(api, 'agent')
  for (const caller of [provider, advisor]) {
    expect((await pay(path, check(100), caller)).status).toBe(403)
    const withdrawal = await caller.post(`${path}/payments/${mistake.id}/withdrawal`, 'invoices', { reason: 'No' })
    expect(withdrawal.status).toBe(403)
  }
})

test.each([
  ['changes', "update payments set amount_cents = 1 where invoice_id = '$'"],
  ['deletes', "delete from payments where invoice_id = '$'"],
  ['moves', "update payments set received_on = '2020-01-01' where invoice_id = '$'"],
  ['empties', 'truncate payments'],
  ['empties with its invoices', 'truncate invoices cascade'],
  [
    'adds too much',
    "insert into payments (invoice_id, amount_cents, received_on, method, recorded_by) values ('$', 300001, '2026-11-01', 'check', 'x')",
  ],
  [
    'adds a refund',
    "insert into payments (invoice_id, amount_cents, received_on, method, recorded_by) values ('$', -1, '2026-11-01', 'check', 'x')",
  ],
  ['withdraws without a reason', "update payments set withdrawn_at = now() where invoice_id = '$'"],
])('the database refuses a statement that %s a payment [WORK-013]', async (_, statement) => {
  const path = await issueInvoice(api, admin)
  await pay(path, check(100_000))
  const before = await attributesOf(path)
  const id = path.split('/').at(-1) ?? ''
  await expect(api.database.orm.execute(sql.raw(statement.replaceAll('$', id)))).rejects.toThrow()
  expect(await attributesOf(path)).toEqual(before)
})
