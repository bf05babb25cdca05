export { advisorsRoutes } from './advisors-routes'
export { findNextAdvisor, findNextRealEstateAgent } from './next-advisor'
