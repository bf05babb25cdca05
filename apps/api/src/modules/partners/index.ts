export { createPartner, listPartners, PartnerExistsError, revokePartner } from './partner-store'
export { partnerAccess } from './partner-access'
export { partnersRoutes } from './partners-routes'
