export { askStatus, readAdvisorRequest, sendAdvisorRequest, withAskedCallers } from './advisor-request.server'
export { readGround } from './counties/county-shapes.server'
export { statesOfArea } from './counties/counties-view.server'
export { drawRegionCard } from './counties/region-card.server'
export { listAdvisorPaths } from './list-advisor-paths.server'
export {
  findAdvisorsOf,
  loadCity,
  loadEveryone,
  loadRegion,
  loadRegions,
  readFilter,
  requireRegion,
} from './load-advisors.server'
export { loadProfile } from './load-profile.server'
