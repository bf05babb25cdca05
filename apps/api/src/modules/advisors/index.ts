export { advisorsRoutes } from './advisors-routes'
export { findNextAdvisor, findNextRealEstateAgent, findProspectiveAdvisor } from './next-advisor'
