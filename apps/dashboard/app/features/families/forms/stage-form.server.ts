import { endpoints } from '@pkg/api-client/server'
import { required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'

/** The form that changes a family's stage. [DASH-003] */
export const stageForm = defineForm(endpoints.clients.update.body, {
  fields: { stage: 'stage' },
  validators: { stage: required },
})
