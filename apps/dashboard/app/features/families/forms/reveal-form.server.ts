import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { familyTexts } from '../texts'

/** The form that asks why an advisor needs a family's contact info. [TRUST-008] */
export const revealForm = defineForm(endpoints.clientsAccess.contact.body, {
  fields: { reason: 'reason' },
  validators: { reason: (value) => (isBlank(value) ? familyTexts.reasonMissing : undefined) },
})
