import type { Invoice } from '@pkg/api-client'
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
  status: { label: string; tone: 'neutral' | 'caution' | 'positive' }
  dueOn: string
}

const words = invoicesTexts
const tones = { draft: 'neutral', issued: 'caution', paid: 'positive' } as const

/** Returns the row of an invoice or a credit note. [DASH-006] */
export function invoiceRow(invoice: Invoice): InvoiceRow {
  const { id, number, kind, clientName, communityName, movedInOn, amountCents, status, dueOn } = invoice
  return {
    id,
    href: `/invoices/${id}`,
    name: number === undefined ? words.drafts[kind] : `${words.kinds[kind]} ${number}`,
    family: clientName,
    community: communityName,
    movedInOn: formatShortDay(movedInOn),
    amount: formatCents(amountCents),
    status: { label: words.statuses[status], tone: tones[status] },
    dueOn: dueOn ? formatShortDay(dueOn) : absentTexts.value,
  }
}
