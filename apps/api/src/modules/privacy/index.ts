export { privacyRoutes } from './privacy-routes'
export { startPurging } from './purge'
