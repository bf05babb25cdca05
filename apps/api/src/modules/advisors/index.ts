export { advisorsRoutes } from './advisors-routes'
export { eraseApplications } from './erase-applications'
export { findNextAdvisor, findNextRealEstateAgent, findProspectiveAdvisor } from './next-advisor'
