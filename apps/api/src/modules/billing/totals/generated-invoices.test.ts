import { siteDay } from '@pkg/domain'
import { beforeAll, expect, test } from 'vitest'
import { apiUnderTest } from '../../../../testing/api-under-test'
import { addIdahoCommunities, payingCommunity } from '../../../../testing/billing-samples'
import {
  insertPlanned,
  leadOf,
  type PlannedInvoice,
  planInvoices,
  seededNumbers,
} from '../../../../testing/generated-invoices'
import { type Caller, createCaller, createFamilyWithRequest, list, one } from '../../../../testing/lead-samples'

const api = apiUnderTest()
const count = 10_000
const plans = planInvoices(count, seededNumbers(20261129))
const issued = plans.filter(({ isIssued }) => isIssued)
let admin: Caller

beforeAll(async () => {
  admin = await createCaller(api, 'admin')
  await addIdahoCommunities(api)
  const { id } = await createFamilyWithRequest(api, { slug: payingCommunity })
  await insertPlanned(api, await leadOf(api, id), plans)
}, 300_000)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the status of an invoice, written apart from the API's own statement. */
function expectedStatus({ amount, payments, credits, dueOn }: PlannedInvoice): string {
  const left = amount - sum(payments) - sum(credits)
  if (credits.length > 0 && sum(credits) === amount) return 'credited'
  if (left === 0) return 'paid'
  if (dueOn < siteDay()) return 'overdue'
  return payments.length > 0 ? 'partly-paid' : 'issued'
}

function sumsOf(invoices: readonly PlannedInvoice[]) {
  const issuedCents = sum(invoices.map(({ amount }) => amount))
  const creditedCents = sum(invoices.flatMap(({ credits }) => credits))
  const paidCents = sum(invoices.flatMap(({ payments }) => payments))
  return {
    invoices: invoices.length,
    issuedCents,
    creditedCents,
    paidCents,
    balanceCents: issuedCents - creditedCents - paidCents,
  }
}

/** Returns the sums of issued invoices by something that each has. */
function sumsBy(keyOf: (plan: PlannedInvoice) => string) {
  const groups = new Map<string, PlannedInvoice[]>()
  for (const plan of issued) groups.set(keyOf(plan), [...(groups.get(keyOf(plan)) ?? []), plan])
  return [...groups].map(([key, some]) => ({ key, ...sumsOf(some) })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

async function readAll(query: string) {
  const rows: Record<string, unknown>[] = []
  for (let page = 1; ; page += 1) {
    const { data } = list(await admin.get(`/platform/invoices?sort=number&page-size=100&page-number=${page}${query}`))
    rows.push(...data.map(({ attributes }) => attributes))
    if (data.length < 100) return rows
  }
}

test('the totals of 10,000 invoices equal the sums of what happened to each, by status and by month [WORK-013]', async () => {
  const { statuses, months } = one(await admin.get('/platform/invoice-totals')).attributes
  const found: Record<string, object[]> = JSON.parse(JSON.stringify({ statuses, months }))
  const expected = sumsBy(expectedStatus).map(({ key: status, ...sums }) => ({ status, ...sums }))
  expect(found['statuses']).toHaveLength(5)
  expect(found['statuses']).toEqual(expect.arrayContaining(expected))
  const expectedMonths = sumsBy(({ issuedOn }) => issuedOn.slice(0, 7)).map(({ key: month, ...sums }) => ({
    month,
    ...sums,
  }))
  expect(found['months']).toHaveLength(24)
  expect(found['months']).toEqual(expectedMonths.toReversed())
})

test('each sum is the sum of the rows that it opens [WORK-013, WORK-003]', async () => {
  const { statuses, months } = one(await admin.get('/platform/invoice-totals')).attributes
  const sums: { status?: string; month?: string; invoices: number; balanceCents: number; paidCents: number }[] =
    JSON.parse(
      JSON.stringify([
        ...(Array.isArray(statuses) ? statuses : []),
        ...(Array.isArray(months) ? months.slice(0, 3) : []),
      ]),
    )
  for (const { status, month, invoices, balanceCents, paidCents } of sums) {
    const filter = status ? `filter[status]=${status}` : `filter[issuedMonth]=${month}`
    if (invoices > 2000) continue
    const rows = await readAll(`&filter[kind]=invoice&${filter}`)
    const total = (field: string) => sum(rows.map((row) => Number(row[field])))
    expect([rows.length, total('balanceCents'), total('paidCents')], filter).toEqual([
      invoices,
      balanceCents,
      paidCents,
    ])
  }
}, 120_000)

test('the numbers of 10,000 invoices and their credit notes have no gap [DASH-006, WORK-013]', async () => {
  const csv = async (kind: string) => {
    const { body } = await admin.get(`/platform/accounting-exports?kind=${kind}&from=2020-01-01&until=2099-12-31`)
    return String(body).trim().split('\n').slice(1)
  }
  const lines = [...(await csv('invoice')), ...(await csv('credit-note'))]
  const numbers = lines.map((line) => Number(/^H-(\d+),/.exec(line)?.[1])).toSorted((a, b) => a - b)
  expect(numbers).toHaveLength(issued.length + issued.flatMap(({ credits }) => credits).length)
  expect(numbers).toEqual(numbers.map((_, place) => place + 1))
  const cents = sum(lines.slice(0, issued.length).map((line) => Math.round(Number(line.split(',').at(-1)) * 100)))
  expect(cents).toBe(sum(issued.map(({ amount }) => amount)))
})
