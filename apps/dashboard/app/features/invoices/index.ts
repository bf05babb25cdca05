export { invoicePage, type InvoicePage } from './invoice-page'
export { invoiceRow, type InvoiceRow } from './invoice-row'
export { invoicesTexts, invoiceTexts } from './texts'
export { invoices } from './list'
