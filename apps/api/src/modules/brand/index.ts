export { brandRoutes } from './brand-routes'
export { followBrand } from './present-brand'
