export { advisorsRoutes } from './advisors-routes'
export { eraseApplications } from './erase-applications'
export { listAdvisorCandidates, listStandingAdvisors, lockAssignments, type StandingAdvisor } from './candidate-store'
export { explainOffer, findNextAdvisor, findNextRealEstateAgent, findProspectiveAdvisor } from './next-advisor'
