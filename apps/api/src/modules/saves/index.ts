export { auxRoutes } from './aux-routes'
export { recommendationRoutes } from './recommendation-routes'
export { saveRoutes } from './save-routes'
export { shareRoutes } from './share-routes'
