export { savesRoutes } from './saves-routes'
export { shareKey } from './share-store'
