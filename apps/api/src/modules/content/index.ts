export { contentRoutes } from './content-routes'
export { storeLegalPages } from './legal-pages'
