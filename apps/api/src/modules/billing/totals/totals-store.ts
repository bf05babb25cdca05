import type { InvoiceStatus, InvoiceSums, InvoiceTotals } from '@pkg/api-client'
import { type SQL, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../../database/database'
import type { Person } from '../../../http/person'
import { balanceCents, creditedCents, invoiceStatus, paidCents } from '../invoice-figures-store'
import { visibleInvoices } from '../invoice-store'

/** The statuses of issued invoices, in the order of the response. */
const order: readonly InvoiceStatus[] = ['issued', 'partly-paid', 'overdue', 'disputed', 'paid', 'credited']

/** Returns the sums of the invoices that a person may see, by status and by the month of issue, newest first. [WORK-013] */
export async function loadTotals(orm: Orm, person: Person): Promise<InvoiceTotals> {
  const statuses = await sums(orm, person, invoiceStatus())
  const months = await sums(orm, person, sql`to_char(invoices.issued_on, 'YYYY-MM')`)
  return {
    id: 'all',
    statuses: order.flatMap((status) =>
      statuses.flatMap(({ name, ...values }) => (name === status ? [{ status, ...values }] : [])),
    ),
    months: months.map(({ name, ...values }) => ({ month: name, ...values })).toReversed(),
  }
}

async function sums(orm: Orm, person: Person, name: SQL): Promise<(InvoiceSums & { name: string })[]> {
  const rows = await rowsOf(
    orm,
    sql`select name, count(*)::int as invoices, sum(amount)::bigint as issued, sum(credited)::bigint as credited,
        sum(paid)::bigint as paid, sum(balance)::bigint as balance
      from (select ${name} as name, invoices.amount_cents as amount, ${creditedCents} as credited, ${paidCents} as paid, ${balanceCents} as balance
        from invoices where invoices.kind = 'invoice' and invoices.number is not null and ${visibleInvoices(person) ?? sql`true`}) found
      group by name order by name`,
  )
  return rows.map((row) => ({
    name: String(row['name']),
    invoices: Number(row['invoices']),
    issuedCents: Number(row['issued']),
    creditedCents: Number(row['credited']),
    paidCents: Number(row['paid']),
    balanceCents: Number(row['balance']),
  }))
}
