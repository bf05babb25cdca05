import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { contractTexts } from './texts'

/** The form that signs a contract with a typed name. [API-033] */
export const signForm = defineForm(endpoints.agentsCommunityContracts.sign.body, {
  fields: { name: 'name' },
  validators: { name: (value) => (isBlank(value) ? contractTexts.nameMissing : undefined) },
})
