import { requestSchemas } from '@pkg/api-client/server'
import { required } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'

/** The form that changes the stage of a home. [AGENT-006] */
export const homeStageForm = defineForm(requestSchemas.realEstateReferrals.update.body, {
  fields: { stage: 'home-stage' },
  validators: { stage: required },
})
