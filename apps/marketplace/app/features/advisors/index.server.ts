export { askStatus, readAdvisorRequest, sendAdvisorRequest, withAskedCallers } from './advisor-request.server'
export { listAdvisorPaths } from './list-advisor-paths.server'
export { findAdvisorsOf, loadCity, loadRegion, loadRegions, readFilter, requireRegion } from './load-advisors.server'
export { loadProfile } from './load-profile.server'
