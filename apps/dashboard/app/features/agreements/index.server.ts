export { referralAgreementsSource } from './source.server'
