import type { InvoiceStatus } from '@pkg/api-client'
import { type CalendarDay, siteDay } from '@pkg/domain'
import { type SQL, sql } from 'drizzle-orm'

// Columns are named in full: in a query of one table, the query builder would leave out the table, and a subquery would compare its own column.

/** What is paid of an invoice, less refunds, in cents. */
export const paidCents = sql<number>`(select coalesce(sum(paid.amount_cents), 0)::int from payments paid
  where paid.invoice_id = invoices.id and paid.withdrawn_at is null)`

/** What is credited of an invoice, in cents. */
export const creditedCents = sql<number>`(select coalesce(-sum(note.amount_cents), 0)::int from invoices note
  where note.corrects_id = invoices.id)`

/** What is left to pay of an invoice in cents. Negative if the community paid more than it owes. Nothing is left of a credit note. */
export const balanceCents = sql<number>`case when invoices.kind = 'credit-note' then 0
  else invoices.amount_cents - ${creditedCents} - ${paidCents} end`

/** The day of the payment that settled an invoice. */
export const paidOn = sql<
  string | null
>`case when invoices.kind = 'invoice' and invoices.number is not null and ${balanceCents} <= 0
  then (select max(paid.received_on)::text from payments paid
    where paid.invoice_id = invoices.id and paid.amount_cents > 0 and paid.withdrawn_at is null) end`

/** Whether the community's team disputes an invoice, and no one has answered yet. */
const isDisputed = sql<boolean>`exists (select 1 from invoice_disputes dispute
  where dispute.invoice_id = invoices.id and dispute.answered_at is null)`

/** Returns the status of an invoice on a day. It isn't stored, so it always agrees with the rows. [WORK-013] */
export const invoiceStatus = (today: CalendarDay = siteDay()): SQL<InvoiceStatus> => sql<InvoiceStatus>`case
  when invoices.number is null then 'draft'
  when invoices.kind = 'credit-note' then 'issued'
  when ${creditedCents} > 0 and ${creditedCents} >= invoices.amount_cents then 'credited'
  when ${isDisputed} then 'disputed'
  when ${balanceCents} <= 0 then 'paid'
  when invoices.due_on < ${today} then 'overdue'
  when ${paidCents} > 0 then 'partly-paid'
  else 'issued' end`
