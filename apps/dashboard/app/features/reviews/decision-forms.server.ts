import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { decideTexts } from '~/features/decisions'

/** The form that publishes a review. [DASH-017] */
export const publishForm = defineForm(endpoints.reviews.update.body, { fields: {} })

/** The form that declines or removes a review, with a reason that everyone reads. [DASH-017, TRUST-017] */
export const refusalForm = defineForm(endpoints.reviews.update.body, {
  fields: { reason: 'reason' },
  validators: { reason: (value) => (isBlank(value) ? decideTexts.reasonMissing : undefined) },
})
