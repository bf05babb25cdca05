export { contractRoutes } from './contract-routes'
export { invoiceRoutes } from './invoice-routes'
