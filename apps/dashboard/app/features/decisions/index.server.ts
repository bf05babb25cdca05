export { applicationDeclineForm, claimApprovalForm, claimDeclineForm } from './decision-forms.server'
export { rejectedDecision } from './rejected-decision.server'
