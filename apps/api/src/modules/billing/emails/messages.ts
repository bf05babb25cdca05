import { DateTime } from 'luxon'
import type { MessageContent } from '../../messaging'
import { dollars } from '../dollars'

/** What the emails with an invoice say. They go to a billing office, so they name no family. */
export interface EmailedInvoice {
  id: string
  number: string
  communityName: string
  movedInOn: string
  dueOn: string
  amountCents: number
  balanceCents: number
}

const dayText = (day: string) => DateTime.fromISO(day, { locale: 'en-US' }).toFormat('LLLL d, yyyy')

const facts = ({ number, movedInOn, dueOn, amountCents, balanceCents }: EmailedInvoice) => ({
  title: `Invoice ${number}`,
  facts: [
    { label: 'For the move-in on', value: dayText(movedInOn) },
    { label: 'Amount', value: dollars(amountCents) },
    ...(balanceCents === amountCents ? [] : [{ label: 'Still due', value: dollars(balanceCents) }]),
    { label: 'Due', value: dayText(dueOn) },
  ],
})

const open = ({ id }: EmailedInvoice) => ({
  action: { label: 'Open the invoice', url: `{dashboard}/invoices/${id}` },
})

const questions =
  'Is something wrong with it? Sign in, open the invoice, and tell us there. We won’t send reminders until we’ve answered.'

/** Returns the email with a new invoice. [WORK-013] */
export const invoiceSent = (invoice: EmailedInvoice): MessageContent => ({
  kind: 'invoice-sent',
  subject: `Invoice ${invoice.number}: ${dollars(invoice.balanceCents)} due ${dayText(invoice.dueOn)}`,
  blocks: [
    'Hi,',
    `A family that we referred moved in to ${invoice.communityName}. Here’s the invoice for our referral fee.`,
    facts(invoice),
    open(invoice),
    questions,
  ],
})

/** Returns the reminder of an invoice, a number of days after it was due, or before if negative. [WORK-013] */
export const invoiceReminder = (invoice: EmailedInvoice, daysAfterDue: number): MessageContent => ({
  kind: 'invoice-reminder',
  subject:
    daysAfterDue < 0
      ? `Invoice ${invoice.number} is due ${dayText(invoice.dueOn)}`
      : `Invoice ${invoice.number} was due ${dayText(invoice.dueOn)}`,
  blocks: [
    'Hi,',
    daysAfterDue < 0
      ? `${dollars(invoice.balanceCents)} of invoice ${invoice.number} is due in ${-daysAfterDue} days.`
      : `We haven’t received ${dollars(invoice.balanceCents)} of invoice ${invoice.number}, which was due ${daysAfterDue} days ago.`,
    facts(invoice),
    open(invoice),
    'Have you sent the payment already? Then you can ignore this email.',
  ],
})

/** Returns the email that answers a dispute. [WORK-013] */
export const disputeAnswered = (
  invoice: EmailedInvoice,
  { answer, reason }: { answer: 'credited' | 'declined'; reason: string },
): MessageContent => ({
  kind: 'invoice-dispute-answered',
  subject: `Our answer about invoice ${invoice.number}`,
  blocks: [
    'Hi,',
    answer === 'credited'
      ? `You were right about invoice ${invoice.number}, and we created a credit note for it.`
      : `We looked into invoice ${invoice.number}, and its amount doesn’t change.`,
    `Our reason: ${reason}`,
    facts(invoice),
    open(invoice),
  ],
})
