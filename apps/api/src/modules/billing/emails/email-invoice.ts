import { type Brand, siteDay } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import type { Queue } from '../../../jobs/queue'
import { conflict, unprocessable } from '../../../http/errors'
import type { Person } from '../../../http/person'
import { checkEmail, normalizeEmail } from '../../contact'
import { type MessageContent, queueBusinessEmail } from '../../messaging'
import { findRecipientPeople } from '../../trust'
import { keepInvoicePdf } from '../documents/keep-invoice-pdf'
import { invoiceNumberText } from '../invoice-number'
import { type InvoiceRow, lockInvoice } from '../invoice-store'
import { findLastRecipient, insertInvoiceEmail } from './invoice-email-store'
import { disputeAnswered, type EmailedInvoice, invoiceReminder, invoiceSent } from './messages'
import { scheduleReminder } from './schedule-reminder'

/**
 * Emails an issued invoice to a billing office, and schedules its reminders.
 * @throws {HttpError} 409 for a draft or a credit note, or 422 for an invalid address [WORK-013]
 */
export async function emailInvoice(
  tx: Orm,
  { queue, brand }: { queue: Queue; brand: Brand },
  { invoice: { id }, ...row }: InvoiceRow & { recipient: string },
  person: Person,
): Promise<void> {
  const recipient = normalizeEmail(row.recipient)
  if (!checkEmail(recipient).isValid) {
    const detail = 'Enter an email address, such as billing@example.com'
    throw unprocessable([{ detail, source: { pointer: '/data/attributes/recipient' } }])
  }
  const locked = await lockInvoice(tx, id, person)
  const { number, kind, dueOn } = locked.invoice
  if (number === null || dueOn === null) throw conflict('invoice-draft', 'A draft can’t be emailed. Issue it first.')
  if (kind === 'credit-note') throw conflict('not-payable', "A credit note can't be emailed")
  const isFirst = (await findLastRecipient(tx, id)) === undefined
  await keepInvoicePdf(tx, id, brand)
  await send(tx, await lockInvoice(tx, id, person), { recipient, sentBy: person.name }, invoiceSent(emailed(locked)))
  if (isFirst) await scheduleReminder(tx, queue, { id, dueOn }, siteDay())
}

/** Emails the reminder of an invoice that belongs to a day, once, to where it went last. */
export async function emailReminder(tx: Orm, row: InvoiceRow, daysAfterDue: number): Promise<void> {
  const recipient = await findLastRecipient(tx, row.invoice.id)
  if (!recipient) return
  await send(tx, row, { recipient, daysAfterDue }, invoiceReminder(emailed(row), daysAfterDue))
}

/** Emails the answer to a dispute to the community's team, and to where the invoice went. */
export async function emailDisputeAnswer(
  tx: Orm,
  row: InvoiceRow,
  { disputeId, ...answer }: { disputeId: string; answer: 'credited' | 'declined'; reason: string },
): Promise<void> {
  const team = await findRecipientPeople(tx, { kind: 'community', id: row.invoice.communityId })
  const billing = await findLastRecipient(tx, row.invoice.id)
  const people = [
    ...team,
    ...(billing && team.every((one) => one.recipient !== billing) ? [{ recipient: billing }] : []),
  ]
  const content = disputeAnswered(emailed(row), answer)
  for (const person of people) {
    // The reason is free text, so it can name the family.
    const key = `dispute:${disputeId}:${person.recipient}`
    await queueBusinessEmail(tx, { key, familyId: row.invoice.familyId, ...person, content })
  }
}

async function send(
  tx: Orm,
  { invoice }: InvoiceRow,
  email: { recipient: string; sentBy?: string; daysAfterDue?: number },
  content: MessageContent,
): Promise<void> {
  const emailId = await insertInvoiceEmail(tx, { invoiceId: invoice.id, ...email })
  if (!emailId) return
  const team = await findRecipientPeople(tx, { kind: 'community', id: invoice.communityId })
  const member = team.find((one) => one.recipient === email.recipient)
  const to = member ?? { recipient: email.recipient }
  await queueBusinessEmail(tx, { key: `invoice-email:${emailId}`, ...to, documentId: invoice.documentId, content })
}

function emailed({ invoice, communityName, balanceCents }: InvoiceRow): EmailedInvoice {
  const { id, number, movedInOn, dueOn, amountCents } = invoice
  const numberText = invoiceNumberText(number ?? 0)
  return { id, number: numberText, communityName, movedInOn, dueOn: dueOn ?? '', amountCents, balanceCents }
}
