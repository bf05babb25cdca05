import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { invoiceTemplate } from './invoice-template'

/** What the PDF of an invoice says. Rows are pairs of a label and a value. */
export interface InvoicePdf {
  title: string
  brand: string
  sender: string[]
  'to-label': string
  recipient: string[]
  'facts-title': string
  'facts-header': [string, string]
  facts: [string, string][]
  'lines-title': string
  'lines-header': [string, string]
  lines: [string, string][]
  total: [string, string]
  notes: string[]
}

/** How many renderings the compiler keeps what it computed for. */
const cacheAge = 10

let started: NodeCompiler | undefined

/** Returns the PDF of an invoice. @throws {Error} for one that doesn't conform to PDF/UA-1, as far as a program can check [WORK-013] */
export function renderInvoicePdf(invoice: InvoicePdf): Uint8Array {
  started ??= NodeCompiler.create()
  const compiler = started
  const source = { mainFileContent: invoiceTemplate, inputs: { invoice: JSON.stringify(invoice) } }
  const pdf = compiler.pdf(source, { pdfStandard: PdfStandard.UA_1 })
  compiler.evictCache(cacheAge)
  return new Uint8Array(pdf)
}
