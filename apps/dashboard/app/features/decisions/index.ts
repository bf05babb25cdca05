export { Decision } from './Decision'
export type { RejectedDecision } from './rejected-decision'
export { applicationsTexts, claimsTexts, decideTexts } from './texts'
