import type { Invoice } from '@pkg/api-client'
import { tailMonths } from '@pkg/domain'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay, type RequestClock } from '~/site/server/times'
import { type DisputeView, disputesOf } from './invoice-disputes'
import { type InvoiceEmails, emailsOf } from './invoice-emails'
import { type InvoiceMoney, moneyOf } from './invoice-money'
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
  isDraft: boolean
  familyId: string
  communityId: string
  family: string
  lines: InvoiceLine[]
  facts: Partial<Record<'referredOn' | 'movedInOn' | 'issuedOn' | 'dueOn' | 'paidOn' | 'reason', string | undefined>>
  /** What is paid, credited, and left of an issued invoice. */
  money?: InvoiceMoney | undefined
  emails?: InvoiceEmails | undefined
  disputes: DisputeView[]
  /** Whether a dispute waits for an answer, and whether the community’s team can raise one. */
  isDisputed: boolean
  canDispute: boolean
  /** The invoice that a credit note corrects, or the credit notes that correct it. */
  related: { href: string; text: string }[]
}

/** Returns the page of an invoice: how its amount is made up, its dates, payments, emails, and disputes. [DASH-006, BIZ-003, WORK-013] */
export function invoicePage(invoice: Invoice, clock: RequestClock): InvoicePage {
  const { id, clientName, communityName, referredOn, movedInOn, issuedOn, dueOn, paidOn, reason, correctsId } = invoice
  const { name, status } = invoiceRow(invoice)
  const day = (value: string | undefined) => (value ? formatShortDay(value) : undefined)
  const isIssued = invoice.kind === 'invoice' && invoice.status !== 'draft'
  return {
    id,
    name,
    lead: words.lead(clientName, communityName),
    status,
    version: invoice.version,
    familyId: invoice.clientId,
    communityId: invoice.communityId,
    family: clientName,
    isDraft: invoice.status === 'draft',
    related: [
      ...(correctsId ? [{ href: `/invoices/${correctsId}`, text: words.corrects }] : []),
      ...(invoice.creditNotes ?? []).map((note) => ({
        href: `/invoices/${note.id}`,
        text: words.credits(note.number, formatCents(-note.amountCents)),
      })),
    ],
    lines: linesOf(invoice),
    facts: {
      referredOn: day(referredOn),
      movedInOn: `${formatShortDay(movedInOn)}. ${words.tail(tailMonths)}`,
      issuedOn: day(issuedOn),
      dueOn: invoice.kind === 'invoice' ? day(dueOn) : undefined,
      paidOn: day(paidOn),
      reason,
    },
    money: isIssued ? moneyOf(invoice) : undefined,
    emails: isIssued && invoice.emails ? emailsOf(invoice, clock) : undefined,
    disputes: disputesOf(invoice, clock),
    isDisputed: invoice.status === 'disputed',
    canDispute: isIssued && invoice.status !== 'disputed' && invoice.status !== 'credited',
  }
}

function linesOf({ kind, rentCents, careCents, feePercent, amountCents }: Invoice): InvoiceLine[] {
  const isCredit = kind === 'credit-note'
  const fee = Math.round((feePercent * (rentCents + careCents)) / 100)
  return [
    { label: words.base, figure: formatCents(rentCents), note: words.why.base },
    { label: words.care, figure: formatCents(careCents), note: words.why.base },
    { label: words.month, figure: formatCents(rentCents + careCents) },
    { label: words.fee(feePercent), figure: formatCents(isCredit ? fee : amountCents), note: words.why.fee },
    ...(isCredit ? [{ label: words.credit(fee === -amountCents), figure: formatCents(amountCents) }] : []),
    { label: isCredit ? words.credited : words.total, figure: formatCents(amountCents), isTotal: true },
  ]
}
