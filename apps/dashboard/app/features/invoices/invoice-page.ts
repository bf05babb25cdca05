import type { Invoice } from '@pkg/api-client'
import { tailMonths } from '@pkg/domain'
import { momentInSentence } from '~/parts/Time/moment-in-sentence'
import { formatCents } from '~/site/forms/amount'
import { formatMoment, formatShortDay, type RequestClock } from '~/site/server/times'
import { invoiceTexts } from './texts'
import { type InvoiceRow, invoiceRow } from './invoice-row'

const words = invoiceTexts

/** A line of how an amount is made up, with where its value comes from. */
export interface InvoiceLine {
  label: string
  figure: string
  note?: string
  isTotal?: boolean
}

/** An invoice or a credit note as its page shows it. [DASH-006] */
export interface InvoicePage {
  id: string
  version: number
  name: string
  lead: string
  status: InvoiceRow['status']
  /** What an admin can do with it. */
  canIssue: boolean
  canPay: boolean
  canCredit: boolean
  familyId: string
  family: string
  lines: InvoiceLine[]
  facts: { label: string; value: string }[]
  /** The invoice that a credit note corrects. */
  correctsId?: string | undefined
  /** The credit note that takes it back. */
  creditedBy?: { href: string; text: string } | undefined
  /** What the community's team asked. */
  asked?: string | undefined
}

/** Returns the page of an invoice: how its amount is made up, its dates, and what was asked about it. [DASH-006, BIZ-003] */
export function invoicePage(invoice: Invoice, clock: RequestClock): InvoicePage {
  const { id, clientName, communityName, referredOn, movedInOn, issuedOn, dueOn, paidOn, reason, correctsId } = invoice
  const { name, status } = invoiceRow(invoice)
  const day = (label: string, value: string | undefined) => (value ? [{ label, value: formatShortDay(value) }] : [])
  return {
    id,
    name,
    lead: words.lead(clientName, communityName),
    status,
    version: invoice.version,
    familyId: invoice.clientId,
    family: clientName,
    canIssue: invoice.status === 'draft',
    canPay: invoice.kind === 'invoice' && invoice.status === 'issued' && !invoice.creditNote,
    canCredit: invoice.kind === 'invoice' && invoice.status !== 'draft' && !invoice.creditNote,
    creditedBy: invoice.creditNote && {
      href: `/invoices/${invoice.creditNote.id}`,
      text: words.credits(invoice.creditNote.number),
    },
    lines: linesOf(invoice),
    facts: [
      ...day(words.referredOn, referredOn),
      { label: words.movedInOn, value: `${formatShortDay(movedInOn)}. ${words.tail(tailMonths)}` },
      ...day(words.issuedOn, issuedOn),
      ...(invoice.kind === 'invoice' ? day(words.dueOn, dueOn) : []),
      ...day(words.paidOn, paidOn),
      ...(reason ? [{ label: words.reason, value: reason }] : []),
    ],
    correctsId,
    asked: askedText(invoice, clock),
  }
}

function linesOf({ kind, rentCents, careCents, feePercent, amountCents, status }: Invoice): InvoiceLine[] {
  const isCredit = kind === 'credit-note'
  return [
    { label: words.base, figure: formatCents(rentCents), note: words.why.base },
    { label: words.care, figure: formatCents(careCents), note: words.why.base },
    { label: words.month, figure: formatCents(rentCents + careCents) },
    { label: words.fee(feePercent), figure: formatCents(Math.abs(amountCents)), note: words.why.fee },
    ...(isCredit ? [{ label: words.credit, figure: formatCents(amountCents) }] : []),
    { label: isCredit ? words.credited : words.due[status], figure: formatCents(amountCents), isTotal: true },
  ]
}

function askedText({ question }: Invoice, clock: RequestClock): string | undefined {
  if (!question) return undefined
  const when = momentInSentence(formatMoment(question.askedAt, clock))
  return question.isAnswered ? words.answered(when) : words.asked(when)
}
