import type { endpoints, QueryOf } from '@pkg/api-client'
import { isCalendarDay } from '@pkg/domain'
import { stringify } from 'csv-stringify/sync'
import { DateTime } from 'luxon'
import type { Orm } from '../../../database/database'
import { badRequest } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { dollars } from '../dollars'
import { invoiceNumberText } from '../invoice-number'
import { type InvoiceRow, listIssued } from '../invoice-store'

type Period = QueryOf<typeof endpoints.invoiceTotals.accounting>

/** The columns that QuickBooks Online imports, by its own names. */
const columns = [
  'InvoiceNo',
  'Customer',
  'InvoiceDate',
  'DueDate',
  'Terms',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  'ItemAmount',
]

/**
 * Returns the invoices or credit notes of a period as CSV, oldest first. It names no family, so the books don't, either.
 * @throws {HttpError} 400 for a day that doesn't exist, or a period that ends before it begins [WORK-013]
 */
export async function accountingCsv(orm: Orm, { kind, from, until }: Period, person: Person): Promise<string> {
  const wrong = (parameter: string, detail: string) => badRequest([{ detail, source: { parameter } }])
  if (!isCalendarDay(from)) throw wrong('from', "This date doesn't exist")
  if (!isCalendarDay(until)) throw wrong('until', "This date doesn't exist")
  if (until < from) throw wrong('until', 'The last day is before the first one')
  const rows = await listIssued(orm, { kind, from, until }, person)
  return stringify(rows.map(toLine), { header: true, columns, escape_formulas: true, bom: true })
}

const usDay = (day: string | null) => DateTime.fromISO(day ?? '').toFormat('MM/dd/yyyy')

function toLine({ invoice, communityName }: InvoiceRow): (string | number)[] {
  const { number, issuedOn, dueOn, movedInOn, feePercent, rentCents, careCents } = invoice
  const days = DateTime.fromISO(dueOn ?? '').diff(DateTime.fromISO(issuedOn ?? ''), 'days').days
  // QuickBooks imports credit memos with amounts above zero.
  const amount = (Math.abs(invoice.amountCents) / 100).toFixed(2)
  return [
    invoiceNumberText(number ?? 0),
    communityName,
    usDay(issuedOn),
    usDay(dueOn),
    days > 0 ? `Net ${days}` : 'Due on receipt',
    `Move-in on ${usDay(movedInOn)}`,
    'Referral fee',
    `${feePercent}% of the first month: rent ${dollars(rentCents)}, care ${dollars(careCents)}`,
    1,
    amount,
    amount,
  ]
}
