export { savesRoutes } from './saves-routes'
