export { advisorsRoutes } from './advisors-routes'
export { nextAdvisor, nextRealEstateAgent } from './next-advisor'
