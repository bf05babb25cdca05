import type { Invoice, InvoiceStatus } from '@pkg/api-client'
import { formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'
import { invoicesTexts } from './texts'
import { absentTexts } from '~/site/texts'

/** A row of the invoices table, in words. */
export interface InvoiceRow {
  id: string
  /** The kind and the number. */
  name: string
  href: string
  family: string
  community: string
  movedInOn: string
  amount: string
  balance: string
  status: { label: string; tone: 'neutral' | 'caution' | 'critical' | 'positive' }
  dueOn: string
}

const words = invoicesTexts
const tones: Record<InvoiceStatus, InvoiceRow['status']['tone']> = {
  draft: 'neutral',
  issued: 'caution',
  'partly-paid': 'caution',
  overdue: 'critical',
  disputed: 'critical',
  paid: 'positive',
  credited: 'neutral',
}

/** Returns the row of an invoice or a credit note. [DASH-006] */
export function invoiceRow(invoice: Invoice): InvoiceRow {
  const { id, number, kind, clientName, communityName, movedInOn, amountCents, balanceCents, status, dueOn } = invoice
  return {
    id,
    href: `/invoices/${id}`,
    name: number === undefined ? words.drafts[kind] : `${words.kinds[kind]} ${number}`,
    family: clientName,
    community: communityName,
    movedInOn: formatShortDay(movedInOn),
    amount: formatCents(amountCents),
    balance: kind === 'credit-note' || status === 'draft' ? absentTexts.value : formatCents(balanceCents),
    status: { label: words.statuses[status], tone: tones[status] },
    dueOn: dueOn ? formatShortDay(dueOn) : absentTexts.value,
  }
}
