import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { invoiceTexts } from './texts'

/** The form that asks staff about an invoice. [DASH-006, WORK-010] */
export const questionForm = defineForm(endpoints.invoices.question.body, {
  fields: { text: 'text' },
  validators: { text: (value) => (isBlank(value) ? invoiceTexts.questionMissing : undefined) },
})

/** The form that credits an issued invoice. [BIZ-004, WORK-013] */
export const creditForm = defineForm(endpoints.invoices.credit.body, {
  fields: { reason: 'reason' },
  validators: { reason: (value) => (isBlank(value) ? invoiceTexts.creditReasonMissing : undefined) },
})
