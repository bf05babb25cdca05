export { billingRoutes } from './billing-routes'
export { invoiceNumberText } from './invoice-number'
export { visibleInvoices } from './invoice-store'
export { remindOfInvoice } from './emails/remind-of-invoice'
