export { invoicePage } from './invoice-page'
export { invoiceRow, type InvoiceRow } from './invoice-row'
export { invoicesTexts, invoiceTexts } from './texts'
