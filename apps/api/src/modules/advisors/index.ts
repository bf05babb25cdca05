export { advisorsRoutes } from './advisors-routes'
export { eraseApplications } from './erase-applications'
export { explainOffer, findNextAdvisor, findNextRealEstateAgent, findProspectiveAdvisor } from './next-advisor'
