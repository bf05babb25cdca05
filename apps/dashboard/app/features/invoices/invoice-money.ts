import type { Invoice, Payment } from '@pkg/api-client'
import { amountText, formatCents } from '~/site/forms/amount'
import { formatShortDay } from '~/site/server/times'
import { paymentTexts } from './texts'

const words = paymentTexts

/** A payment of an invoice, in words. */
export interface PaymentView {
  id: string
  text: string
  note?: string | undefined
  /** Whether it can be withdrawn. */
  isStanding: boolean
}

/** What is paid, credited, and left of an invoice. */
export interface InvoiceMoney {
  lines: { label: string; figure: string; isTotal?: boolean }[]
  /** Undefined for those who don’t see them. */
  payments?: PaymentView[] | undefined
  /** What is left to pay, and to refund, in cents. Undefined if nothing is. */
  toPay?: number | undefined
  toRefund?: number | undefined
  /** What the community paid too much, in words. */
  owed?: string | undefined
  /** What isn’t credited yet, in cents. Undefined if everything is. */
  toCredit?: number | undefined
}

/** Returns what is paid, credited, and left of an issued invoice. [WORK-013] */
export function moneyOf(invoice: Invoice): InvoiceMoney {
  const { amountCents, creditedCents, paidCents, balanceCents, payments } = invoice
  const line = (label: string, cents: number) => (cents === 0 ? [] : [{ label, figure: formatCents(-cents) }])
  const creditable = amountCents - creditedCents
  return {
    lines: [
      { label: words.amount, figure: formatCents(amountCents) },
      ...line(words.credited, creditedCents),
      ...line(words.paid, paidCents),
      balanceCents < 0
        ? { label: words.overpaid, figure: formatCents(-balanceCents), isTotal: true }
        : { label: words.left, figure: formatCents(balanceCents), isTotal: true },
    ],
    payments: payments?.map(paymentView),
    toPay: balanceCents > 0 ? balanceCents : undefined,
    toRefund: balanceCents < 0 ? -balanceCents : undefined,
    owed: balanceCents < 0 ? `$${amountText(-balanceCents)}` : undefined,
    toCredit: creditable > 0 ? creditable : undefined,
  }
}

function paymentView({ id, amountCents, receivedOn, method, reference, recordedBy, withdrawn }: Payment): PaymentView {
  const how = reference ? `${words.methods[method]}, ${reference}` : words.methods[method]
  const say = amountCents < 0 ? words.refund : words.payment
  return {
    id,
    text: say(formatCents(Math.abs(amountCents)), formatShortDay(receivedOn), how),
    note: withdrawn
      ? words.withdrawn(withdrawn.by, withdrawn.reason)
      : recordedBy === undefined
        ? undefined
        : words.recorded(recordedBy),
    isStanding: withdrawn === undefined,
  }
}
