export { billingRoutes } from './billing-routes'
export { invoiceNumberText, visibleInvoices } from './invoice-store'
