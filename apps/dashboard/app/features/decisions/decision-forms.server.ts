import { endpoints } from '@pkg/api-client/server'
import { isBlank } from '@pkg/domain'
import { defineForm } from '@pkg/remix-host/server'
import { decideTexts } from './texts'

const hasReason = (value: string | undefined) => (isBlank(value) ? decideTexts.reasonMissing : undefined)

/** The form that approves a claim. One to a community that isn't listed names the community. [API-020] */
export const claimApprovalForm = defineForm(endpoints.adminClaims.decide.body, {
  fields: { communityId: 'community' },
})

/** The form that declines a claim. [API-020] */
export const claimDeclineForm = defineForm(endpoints.adminClaims.decide.body, {
  fields: { reason: 'reason' },
  validators: { reason: hasReason },
})

/** The form that declines an application. [API-027] */
export const applicationDeclineForm = defineForm(endpoints.adminAgents.decide.body, {
  fields: { reason: 'reason' },
  validators: { reason: hasReason },
})
