export { referralAgreementInputs } from './inputs'
export { referralAgreements } from './list'
export { agreementState, daysWords, feeWords } from './row'
export { referralAgreementsTexts } from './texts'
