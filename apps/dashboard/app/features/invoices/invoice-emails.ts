import type { Invoice } from '@pkg/api-client'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatMoment, formatShortDay, type RequestClock } from '~/site/server/times'
import { invoiceEmailTexts } from './texts'

const words = invoiceEmailTexts

/** The emails with an invoice, in sentences, newest last, and where the next one goes. */
export interface InvoiceEmails {
  sentences: string[]
  isSent: boolean
  sendTo: string
}

/** Returns what was sent with an invoice, and what will be. [WORK-013] */
export function emailsOf(
  { emails = [], nextReminderOn, billingEmail = '', status, balanceCents }: Invoice,
  clock: RequestClock,
): InvoiceEmails {
  const sent = emails.toReversed().map(({ sentAt, recipient, daysAfterDue }) => {
    const when = momentInSentence(formatMoment(sentAt, clock))
    return daysAfterDue === undefined ? words.sent(when, recipient) : words.reminded(when)
  })
  const isPaused = status === 'disputed' && emails.length > 0 && balanceCents > 0
  return {
    sentences: [
      ...(sent.length > 0 ? sent : [words.none]),
      ...(nextReminderOn ? [words.next(formatShortDay(nextReminderOn))] : []),
      ...(isPaused ? [words.paused] : []),
    ],
    isSent: emails.length > 0,
    sendTo: billingEmail,
  }
}
