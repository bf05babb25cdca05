import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { newFamilyTexts } from './texts'

/** The form that adds a family that called or came in person. [API-029] */
export const newFamilyForm = defineForm(endpoints.marketplaceClients.create.body, {
  fields: { name: 'name', email: 'email', phone: 'phone', city: 'city', state: 'state', zip: 'zip' },
  validators: { name: (value) => (isBlank(value) ? newFamilyTexts.nameMissing : undefined) },
  codes: { 'no-contact': { field: 'phone', message: newFamilyTexts.contactMissing } },
})
