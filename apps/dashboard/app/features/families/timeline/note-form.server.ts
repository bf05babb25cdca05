import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { familyTexts } from '../texts'

/** The form that adds a note to a family. [DATA-018, VAL-001] */
export const noteForm = defineForm(endpoints.notes.create.body, {
  fields: { text: 'text' },
  validators: { text: (value) => (isBlank(value) ? familyTexts.noteMissing : undefined) },
})
