import { siteDay } from '@pkg/domain'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, draftInvoice, issueInvoice, payingCommunity } from '../../../../testing/billing-samples'
import { approveProvider, type Caller, createCaller, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
let admin: Caller
let provider: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  provider = await createCaller(api, 'provider')
  await addIdahoCommunities(api, [payingCommunity, 'other-house'])
  await approveProvider(api, payingCommunity)
})

const today = siteDay()
const path = (query: object) => `/platform/accounting-exports?${new URLSearchParams(Object.entries(query)).toString()}`
const usDay = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`

test('exports invoices and credit notes with the columns that QuickBooks imports, without names of families [WORK-013]', async () => {
  const issued = await issueInvoice(api, admin)
  await draftInvoice(api, admin)
  const { number, clientName } = one(await admin.get(issued)).attributes
  await admin.post(`${issued}/credit-note`, 'invoices', { reason: 'Lower', amountCents: 1050 })
  const period = { from: today, until: today }
  const { body, headers } = await admin.get(path({ kind: 'invoice', ...period }))
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain(`invoices-${today}-${today}.csv`)
  const [line, ...others]: Record<string, string>[] = parse(String(body), { columns: true, bom: true })
  expect(others).toEqual([])
  expect(line).toMatchObject({
    InvoiceNo: number,
    Customer: payingCommunity,
    InvoiceDate: usDay,
    Terms: 'Net 30',
    'Item(Product/Service)': 'Referral fee',
    ItemQuantity: '1',
    ItemRate: '4000.00',
    ItemAmount: '4000.00',
  })
  expect(String(body)).not.toContain(String(clientName))
  const notes = await admin.get(path({ kind: 'credit-note', ...period }))
  expect(parse(String(notes.body), { columns: true, bom: true })).toMatchObject([
    { ItemAmount: '10.50', Terms: 'Due on receipt' },
  ])
})

test.each([
  ['a day that doesn’t exist', { from: '2026-02-30', until: today }, 'from'],
  ['an end before the beginning', { from: today, until: '2020-01-01' }, 'until'],
  ['no end', { from: today }, 'until'],
])('rejects %s, and names it [WORK-013]', async (_, period, parameter) => {
  const answer = await admin.get(path({ kind: 'invoice', ...period }))
  expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ source: { parameter } }] }])
})

test('only admins export, and a provider’s totals are those of its own communities [WORK-013, ROLE-010]', async () => {
  await issueInvoice(api, admin, { communityId: 'other-house' })
  expect((await provider.get(path({ kind: 'invoice', from: today, until: today }))).status).toBe(403)
  const months = async (caller: Caller) => one(await caller.get('/platform/invoice-totals')).attributes['months']
  expect(await months(admin)).toMatchObject([{ month: today.slice(0, 7), invoices: 2 }])
  expect(await months(provider)).toEqual([
    {
      month: today.slice(0, 7),
      invoices: 1,
      issuedCents: 400_000,
      creditedCents: 1050,
      paidCents: 0,
      balanceCents: 398_950,
    },
  ])
  expect((await (await createCaller(api, 'agent')).get('/platform/invoice-totals')).status).toBe(403)
})
