import { endpoints } from '@pkg/api-client/server'
import { isBlank, required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { homeTexts } from './texts'

const needed = (message: string) => (value: unknown) =>
  typeof value !== 'string' || isBlank(value) ? message : undefined

/** The form that changes the stage of a home. The API asks for a reason where a stage needs one. [AGENT-006] */
export const stageForm = defineForm(endpoints.realEstateReferrals.update.body, {
  fields: { stage: 'stage', reason: 'reason' },
  validators: { stage: required },
})

/** The form that adds a note to a home. [AGENT-006] */
export const homeNoteForm = defineForm(endpoints.realEstateReferrals.addNote.body, {
  fields: { text: 'text' },
  validators: { text: needed(homeTexts.noteMissing) },
})

/** The form that adds a task about a home. [AGENT-006] */
export const homeTaskForm = defineForm(endpoints.tasks.create.body, {
  fields: { title: 'title' },
  validators: { title: needed(homeTexts.taskMissing) },
})
