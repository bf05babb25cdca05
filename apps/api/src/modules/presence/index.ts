export { presenceRoutes } from './presence-routes'
