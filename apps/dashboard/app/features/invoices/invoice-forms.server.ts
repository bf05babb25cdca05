import { endpoints } from '@pkg/api-client/server'
import { email, required } from '@pkg/domain'
import { defineForm, formText, type Submission } from '@pkg/remix-host/server'
import { needed } from '~/site/forms/needed'
import { readCents } from '~/site/forms/amount'
import { disputeTexts, invoiceEmailTexts, paymentTexts } from './texts'

/** The form in which a community's team disputes an invoice. [DASH-006, WORK-010] */
export const disputeForm = defineForm(endpoints.invoices.dispute.body, {
  fields: { reason: 'dispute' },
  validators: { reason: needed(disputeTexts.missing) },
})

// Amounts are read by `withAmount`. They have fields here, so an error of the API is shown there.

/** The form that answers a dispute. [WORK-013] */
export const disputeAnswerForm = defineForm(endpoints.invoices.answerDispute.body, {
  fields: { reason: 'answer-reason', amountCents: 'answer-amount' },
  validators: { reason: needed(disputeTexts.reasonMissing) },
})

/** The form that credits an issued invoice. [BIZ-004, WORK-013] */
export const creditForm = defineForm(endpoints.invoices.credit.body, {
  fields: { reason: 'credit-reason', amountCents: 'credit-amount' },
  validators: { reason: needed(paymentTexts.creditReasonMissing) },
})

/** The form that records a payment or a refund. [WORK-013] */
export const paymentForm = defineForm(endpoints.invoices.pay.body, {
  fields: { amountCents: 'amount', receivedOn: 'received-on', method: 'method', reference: 'reference' },
  validators: { receivedOn: needed(paymentTexts.dayMissing), method: needed(paymentTexts.methodMissing) },
})

/** The form that withdraws a payment. [WORK-013] */
export const withdrawalForm = defineForm(endpoints.invoices.withdrawPayment.body, {
  fields: { reason: 'withdraw-reason' },
  validators: { reason: needed(paymentTexts.withdrawReasonMissing) },
})

/** The form that emails an invoice. [WORK-013] */
export const invoiceEmailForm = defineForm(endpoints.invoices.send.body, {
  fields: { recipient: 'recipient' },
  validators: {
    recipient: (value) => ((required(value) ?? email(value)) ? invoiceEmailTexts.recipientWrong : undefined),
  },
})

/** What a form does with its amount in cents. */
interface AmountForm<Result> {
  parse: (values: { amountCents: number }) => { ok: true } | ({ ok: false } & { errors: Record<string, string> })
  submit: (values: { amountCents: number }) => Promise<Submission<Result>>
}

/** Sends a form with an amount in dollars, or returns everything to correct together: what's wrong with the amount, and with the other fields. */
export async function withAmount<Result>(
  form: FormData,
  field: string,
  { parse, submit }: AmountForm<Result>,
): Promise<Submission<Result>> {
  const amountCents = readCents(formText(form, field))
  if (amountCents) return submit({ amountCents })
  const parsed = parse({ amountCents: 1 })
  return { ok: false, errors: { ...(parsed.ok ? {} : parsed.errors), [field]: paymentTexts.amountWrong } }
}
