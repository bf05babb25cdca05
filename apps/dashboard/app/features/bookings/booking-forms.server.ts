import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { bookingsTexts } from './texts'

const words = bookingsTexts
const taken = { field: 'time', message: words.taken }
const needed = (value: string | undefined) => (isBlank(value) ? words.timeMissing : undefined)

/** The forms that record how a tour or a call went. The outcome comes with them. [WORK-020] */
export const tourOutcomeForm = defineForm(endpoints.tours.recordOutcome.body, { fields: { note: 'outcome-note' } })
export const callOutcomeForm = defineForm(endpoints.calls.recordOutcome.body, { fields: { note: 'outcome-note' } })

/** The forms that cancel a tour or a call. [WORK-020] */
export const tourCancelForm = defineForm(endpoints.tours.cancel.body, { fields: { reason: 'cancel-reason' } })
export const callCancelForm = defineForm(endpoints.calls.cancel.body, { fields: { reason: 'cancel-reason' } })

/** The forms that book and move a tour. Its day and time of day come with them. [WORK-020] */
export const newTourForm = defineForm(endpoints.tours.create.body, {
  fields: {},
  codes: { 'tour-slot-unavailable': taken },
})
export const tourMoveForm = defineForm(endpoints.tours.change.body, {
  fields: {},
  codes: { 'tour-slot-unavailable': taken },
})

/** The forms that book and move a call. [WORK-020] */
export const newCallForm = defineForm(endpoints.calls.create.body, {
  fields: { startsAt: 'time' },
  validators: { startsAt: needed },
  codes: { 'call-unavailable': taken },
})
export const callMoveForm = defineForm(endpoints.calls.change.body, {
  fields: { startsAt: 'time' },
  validators: { startsAt: needed },
  codes: { 'call-unavailable': taken },
})
