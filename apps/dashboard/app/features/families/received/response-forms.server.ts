import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { responseTexts } from './texts'

const { body } = endpoints.releaseResponses.create

/** The form that records that someone contacted a family, with an optional note. [TRUTH-008] */
export const contactedForm = defineForm(body, { fields: { note: 'contacted-note' } })

/** The form that declines a family and says why. [TRUTH-008] */
export const declinedForm = defineForm(body, {
  fields: { note: 'declined-note' },
  validators: { note: (value) => (isBlank(value) ? responseTexts.reasonMissing : undefined) },
})
