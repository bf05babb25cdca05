import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { intakeTexts } from './texts'

/** The fields of what a family says. Those of several values come on their own. */
const answerFields = {
  lookingFor: 'lookingFor',
  residentName: 'residentName',
  care: 'care',
  budgetRange: 'budgetRange',
  budget: 'budget',
  timing: 'timing',
  city: 'city',
  state: 'state',
  zip: 'zip',
  communityIds: 'community',
  source: 'source',
  language: 'language',
} as const

/** The form that adds a family that calls or comes in person. [API-029, WORK-019] */
export const newFamilyForm = defineForm(endpoints.marketplaceClients.create.body, {
  fields: { name: 'name', email: 'email', phone: 'phone', note: 'note', ...answerFields },
  validators: { name: (value) => (isBlank(value) ? intakeTexts.nameMissing : undefined) },
})

/** The form that changes what a family says. [WORK-019] */
export const answersForm = defineForm(endpoints.clients.update.body, { fields: answerFields })
