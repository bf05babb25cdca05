import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { invoiceTexts } from './texts'

/** The form that asks staff about an invoice. [DASH-006, WORK-010] */
export const questionForm = defineForm(endpoints.invoices.question.body, {
  fields: { text: 'text' },
  validators: { text: (value) => (isBlank(value) ? invoiceTexts.questionMissing : undefined) },
})
