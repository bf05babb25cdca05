import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { reviewsTexts } from './texts'

/** The form that replies to a review. [FIND-011] */
export const replyForm = defineForm(endpoints.reviews.reply.body, {
  fields: { text: 'text' },
  validators: { text: (value) => (isBlank(value) ? reviewsTexts.managed.missing : undefined) },
})

/** The form that asks staff to look at a review again. [TRUST-017, WORK-010] */
export const reportForm = defineForm(endpoints.reviews.report.body, {
  fields: { reason: 'reason' },
  validators: { reason: (value) => (isBlank(value) ? reviewsTexts.managed.reportMissing : undefined) },
})
