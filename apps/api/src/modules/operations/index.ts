export { brandRoutes } from './brand-routes'
export { dataTableRoutes } from './data-table-routes'
export { externalRoutes } from './external-routes'
