import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { offerTexts } from '../texts'

/** The form that declines an offered family and says why. [GWZ-118] */
export const declineForm = defineForm(endpoints.offers.decline.body, {
  fields: { reason: 'decline-reason' },
  validators: { reason: (value) => (isBlank(value) ? offerTexts.reasonMissing : undefined) },
})
