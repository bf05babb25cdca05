export { PartnerExists, listPartners, makePartner, revokePartner } from './partner-keys'
export { partnerAccess } from './partner-of-request'
export { partnersRoutes } from './partners-routes'
