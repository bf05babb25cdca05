import type { BodyOf, endpoints } from '@pkg/api-client'
import { type Brand, now } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { conflict } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { addAdminTask, completeAdminTask } from '../../tasks'
import { emailDisputeAnswer } from '../emails/email-invoice'
import { invoiceNumberText } from '../invoice-number'
import { type InvoiceRow, lockInvoice } from '../invoice-store'
import { insertCreditNote } from '../issue-invoice'
import { insertDispute, saveAnswer } from './dispute-store'

const taskKey = (disputeId: string) => `invoice-dispute:${disputeId}`

/** Disputes an invoice, and adds it to the tasks of the admins, due in a day. @throws {HttpError} 409 for one that is credited or disputed already, or for a credit note [DASH-006, WORK-010, WORK-013] */
export async function disputeInvoice(tx: Orm, { invoice: { id } }: InvoiceRow, reason: string, person: Person) {
  const { invoice, status, communityName } = await lockInvoice(tx, id, person)
  if (invoice.kind === 'credit-note' || status === 'credited') {
    throw conflict('not-disputable', 'Nothing is due for this invoice, so it can’t be disputed')
  }
  const disputeId = await insertDispute(tx, { invoiceId: id, reason, raisedBy: person.name })
  if (!disputeId) {
    throw conflict('already-disputed', 'This invoice is already disputed', [{ detail: 'Our staff will answer first' }])
  }
  await addAdminTask(tx, {
    key: taskKey(disputeId),
    title: `${communityName} disputes invoice ${invoiceNumberText(invoice.number ?? 0)}: ${reason}`,
    dueAt: new Date(now().getTime() + 24 * 3_600_000),
    familyId: invoice.familyId,
  })
}

/** Answers the open dispute of an invoice, completes its task, and emails the community. @throws {HttpError} 409 if none is open, or as `insertCreditNote` does [WORK-013] */
export async function answerDispute(
  tx: Orm,
  { invoice: { id } }: InvoiceRow,
  { answer, reason, amountCents, brand }: BodyOf<typeof endpoints.invoices.answerDispute> & { brand: Brand },
  person: Person,
): Promise<void> {
  const row = await lockInvoice(tx, id, person)
  const disputeId = await saveAnswer(tx, id, { answer, answerReason: reason, answeredBy: person.name })
  if (!disputeId) throw conflict('not-disputed', 'This invoice has no open dispute')
  if (answer === 'credited') await insertCreditNote(tx, row.invoice, { reason, amountCents, brand })
  await completeAdminTask(tx, taskKey(disputeId))
  await emailDisputeAnswer(tx, await lockInvoice(tx, id, person), { disputeId, answer, reason })
}
