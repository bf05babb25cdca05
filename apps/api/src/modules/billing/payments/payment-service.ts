import type { BodyOf, endpoints } from '@pkg/api-client'
import { isCalendarDay, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { invoices } from '../../../database/schema/tables'
import { conflict, notFound, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { requireVersion } from '../../../http/versions'
import { dollars } from '../dollars'
import type { InvoiceRow } from '../invoice-store'
import { lockInvoice } from '../invoice-store'
import { insertPayment, listPayments, markWithdrawn } from './payment-store'

/** A payment, and the version of the invoice that it's based on. */
interface RecordedPayment {
  payment: BodyOf<typeof endpoints.invoices.pay>
  base: number | undefined
}

/**
 * Records a payment of an invoice, or a refund.
 * @throws {HttpError} 409 for a draft or a credit note, 412 if someone else changed the invoice, or 422 for a day that doesn't exist or is still to
 * come, or for more than is due [WORK-013]
 */
export async function recordPayment(
  tx: Orm,
  { invoice: { id } }: InvoiceRow,
  { payment, base }: RecordedPayment,
  person: Person,
): Promise<void> {
  await requireVersion(tx, invoices, id, base)
  const { invoice, balanceCents } = await lockInvoice(tx, id, person)
  if (invoice.number === null) throw conflict('invoice-draft', "A draft can't be paid. Issue it first.")
  if (invoice.kind === 'credit-note') throw conflict('not-payable', "A credit note can't be paid")
  const { kind = 'payment', amountCents, ...details } = payment
  checkDay(payment.receivedOn)
  checkAmount(kind, amountCents, balanceCents)
  const signed = kind === 'refund' ? -amountCents : amountCents
  const reference = details.reference?.trim() || null
  await insertPayment(tx, { invoiceId: id, amountCents: signed, ...details, reference, recordedBy: person.name })
}

/** Withdraws a payment that was recorded by mistake. @throws {HttpError} 404, or 409 for one that was withdrawn, or that was refunded since [WORK-013] */
export async function withdrawPayment(
  tx: Orm,
  { invoice: { id } }: InvoiceRow,
  { paymentId, reason }: { paymentId: string; reason: string },
  person: Person,
): Promise<void> {
  await lockInvoice(tx, id, person)
  const all = await listPayments(tx, id, person)
  const payment = all.find((one) => one.id === paymentId)
  if (!payment) throw notFound('payment', paymentId)
  if (payment.withdrawnAt) throw conflict('payment-withdrawn', 'This payment was already withdrawn')
  const others = all.filter((one) => one !== payment && !one.withdrawnAt)
  if (others.reduce((sum, { amountCents }) => sum + amountCents, 0) < 0) {
    throw conflict('payment-refunded', 'This payment was refunded', [{ detail: 'Withdraw the refund first' }])
  }
  await markWithdrawn(tx, paymentId, { withdrawnBy: person.name, withdrawReason: reason })
}

function checkDay(receivedOn: string): void {
  if (!isCalendarDay(receivedOn)) throw invalid('receivedOn', "This date doesn't exist")
  if (receivedOn > siteDay()) throw invalid('receivedOn', 'This date is still to come. Enter the day of the payment.')
}

function checkAmount(kind: 'payment' | 'refund', amountCents: number, balanceCents: number): void {
  const most = kind === 'payment' ? Math.max(balanceCents, 0) : Math.max(-balanceCents, 0)
  if (amountCents <= most) return
  const amount = dollars(amountCents)
  throw invalid(
    'amountCents',
    kind === 'payment'
      ? `${amount} is more than the ${dollars(most)} that is still due. Enter at most ${dollars(most)}.`
      : `${amount} is more than the ${dollars(most)} that was paid too much. Enter at most ${dollars(most)}.`,
  )
}

const invalid = (name: string, detail: string) =>
  unprocessable([{ detail, source: { pointer: `/data/attributes/${name}` } }])
