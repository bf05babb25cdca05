import type { InvoiceSums, InvoiceTotals } from '@pkg/api-client'
import { formatCents } from '~/site/forms/amount'
import { formatMonth } from '~/site/server/times'
import { invoicesTexts, totalsTexts } from './texts'

const words = totalsTexts

/** A sum of invoices with the list of its rows. */
export interface TotalView {
  name: string
  label: string
  figure: string
  invoices: string
  href: string
}

/** A month of issue with its sums. What was issued is what was credited, paid, and left. */
export interface MonthView {
  month: string
  label: string
  href: string
  issued: string
  credited: string
  paid: string
  left: string
}

/** The sums above the list of invoices. */
export interface TotalsView {
  totals: TotalView[]
  months: MonthView[]
}

/** Returns the sums of invoices in words, each with the list of its rows. [WORK-013] */
export function totalsView({ statuses, months }: InvoiceTotals): TotalsView {
  const sumOf = (names: readonly string[]) => statuses.filter(({ status }) => names.includes(status))
  const total = (name: string, label: string, cents: keyof InvoiceSums, sums: InvoiceSums[]): TotalView => ({
    name,
    label,
    figure: formatCents(sums.reduce((sum, one) => sum + one[cents], 0)),
    invoices: words.invoices(sums.reduce((sum, { invoices }) => sum + invoices, 0)),
    href: `/invoices?tab=${name}`,
  })
  return {
    totals: [
      total('open', words.open, 'balanceCents', sumOf(['issued', 'partly-paid', 'overdue', 'disputed'])),
      total('overdue', invoicesTexts.statuses.overdue, 'balanceCents', sumOf(['overdue'])),
      total('disputed', invoicesTexts.statuses.disputed, 'balanceCents', sumOf(['disputed'])),
      total('paid', invoicesTexts.statuses.paid, 'paidCents', sumOf(['paid'])),
      total('credited', invoicesTexts.statuses.credited, 'creditedCents', sumOf(['credited'])),
    ],
    months: months.map(({ month, issuedCents, creditedCents, paidCents, balanceCents }) => ({
      month,
      label: formatMonth(month),
      href: `/invoices?${String(new URLSearchParams({ 'filter[kind]': 'invoice', 'filter[issuedMonth]': month }))}`,
      issued: formatCents(issuedCents),
      credited: formatCents(creditedCents),
      paid: formatCents(paidCents),
      left: formatCents(balanceCents),
    })),
  }
}
