import type { Invoice } from '@pkg/api-client'
import { nextReminder, siteDay } from '@pkg/domain'
import type { Orm } from '../../database/database'
import type { Person } from '../../http/person'
import { listDisputes } from './disputes/dispute-store'
import { findBillingEmail, listInvoiceEmails } from './emails/invoice-email-store'
import { invoiceNumberText } from './invoice-number'
import { type InvoiceRow, listCreditNotes, toInvoice } from './invoice-store'
import { listPayments, toPayment } from './payments/payment-store'

/** Returns an invoice with what a person may see of its payments, disputes, and emails. Advisors see only its figures. [WORK-013, ROLE-010] */
export async function detailedInvoice(orm: Orm, row: InvoiceRow, person: Person): Promise<Invoice> {
  const { id } = row.invoice
  const notes = await listCreditNotes(orm, id)
  const invoice = {
    ...toInvoice(row),
    creditNotes: notes.map((note) => ({ ...note, number: invoiceNumberText(note.number ?? 0) })),
  }
  if (person.role === 'agent') return invoice
  const payments = await listPayments(orm, id, person)
  const emails = await listInvoiceEmails(orm, id, person)
  const next = emails.length > 0 ? nextReminderOf(row) : undefined
  const isSendable = person.role === 'admin' && row.invoice.kind === 'invoice'
  const billingEmail = isSendable ? await findBillingEmail(orm, row.invoice.communityId) : undefined
  return {
    ...invoice,
    payments: payments.map((payment) => toPayment(payment, person)),
    disputes: await listDisputes(orm, id, person),
    emails,
    ...(next ? { nextReminderOn: next.day } : {}),
    ...(billingEmail ? { billingEmail } : {}),
  }
}

/** Returns the next reminder of an invoice that was emailed, if nothing changes. */
function nextReminderOf({ invoice: { dueOn }, balanceCents, status }: InvoiceRow) {
  if (!dueOn || balanceCents <= 0 || status === 'disputed') return undefined
  return nextReminder(dueOn, siteDay())
}
