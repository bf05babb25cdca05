export { decisionReason, decisionTone } from './decision'
export { applicationsTexts, claimsTexts, decideTexts } from './texts'
