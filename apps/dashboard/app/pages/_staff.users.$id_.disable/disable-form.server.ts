import { endpoints } from '@pkg/api-client/server'
import { defineForm } from '@pkg/remix-host/server'

/** Reassigns someone’s work, and disables their account. [DASH-012] */
export const disableForm = defineForm(endpoints.workReassignments.create.body, { fields: { reason: 'reason' } })
