export { PartnerExistsError, listPartners, createPartner, revokePartner } from './partner-keys'
export { partnerAccess } from './partner-of-request'
export { partnersRoutes } from './partners-routes'
