import { endpoints } from '@pkg/api-client/server'
import { defineForm } from '@pkg/remix-host/server'
import { needed } from '~/site/forms/needed'
import { familyWorkTexts } from './texts'
import { familyTexts } from '../texts'

const words = familyWorkTexts

/** The form that logs a call. [WORK-009] */
export const callForm = defineForm(endpoints.callLogs.create.body, {
  fields: { outcome: 'outcome', minutes: 'minutes', note: 'call-note', stage: 'call-stage' },
  validators: { outcome: needed(words.outcomeMissing) },
})

/** The form that emails a family without revealing its address. [API-042] */
export const emailForm = defineForm(endpoints.emails.create.body, {
  fields: { subject: 'subject', body: 'email-body' },
  validators: { subject: needed(words.subjectMissing), body: needed(words.bodyMissing) },
  codes: { 'no-contact': { field: 'email-body', message: words.noEmail } },
})

/** The form that texts a family, in its conversation. [WORK-008] */
export const textForm = defineForm(endpoints.conversationMessages.create.body, {
  fields: { text: 'text-message' },
})

/** The form that shares a family with communities. [TRUST-002, WORK-021] */
export const referralForm = defineForm(endpoints.agentReferrals.createSeveral.body, { fields: { note: 'note' } })

/** The form that changes a note. [DATA-018] */
export const noteChangeForm = defineForm(endpoints.notes.update.body, {
  fields: { text: 'note-text' },
  validators: { text: needed(familyTexts.noteMissing) },
})

/** The form that adds a task. The time comes with its zone. [DASH-004] */
export const taskForm = defineForm(endpoints.tasks.create.body, {
  fields: { title: 'title' },
  validators: { title: needed(words.taskMissing) },
})

/** The form that assigns a family to another advisor. [WORK-007] */
export const assignForm = defineForm(endpoints.clients.update.body, {
  fields: { agentId: 'agent' },
  validators: { agentId: needed(words.advisorMissing) },
})

/** The form that pauses a family until a day. [WORK-007] */
export const pauseForm = defineForm(endpoints.clients.update.body, {
  fields: { pausedUntil: 'until' },
  validators: { pausedUntil: needed(words.dayMissing) },
})

/** The form that closes a family with a reason. [WORK-007] */
export const closeForm = defineForm(endpoints.clients.update.body, {
  fields: { closedReason: 'closed-reason', closedNote: 'closed-note' },
  validators: { closedReason: needed(words.closedReasonMissing) },
})
