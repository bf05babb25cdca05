export { affiliateRoutes } from './affiliate-routes'
export { elementRoutes } from './element-routes'
export { PartnerExists, listPartners, makePartner, revokePartner } from './partner-keys'
export { partnerAccess } from './partner-of-request'
