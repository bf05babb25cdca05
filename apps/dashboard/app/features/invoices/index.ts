export { invoiceRow } from './invoice-row'
export { invoicePage, type InvoicePage } from './invoice-page'
export { invoicesTexts, invoiceTexts } from './texts'
export { invoices } from './list'
