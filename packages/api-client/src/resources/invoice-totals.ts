import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { day } from '../schemas/record'
import type { InvoiceStatus } from './invoices'

/** Sums of invoices in cents, without credit notes and drafts: what was issued is what was credited, paid, and left. [WORK-013] */
export interface InvoiceSums {
  invoices: number
  issuedCents: number
  creditedCents: number
  paidCents: number
  balanceCents: number
}

/** The sums of the invoices that a person sees, by status and by the month of issue, newest first. [WORK-013] */
export interface InvoiceTotals {
  id: string
  statuses: (InvoiceSums & { status: InvoiceStatus })[]
  months: (InvoiceSums & { month: string })[]
}

/** What is exported for accounting: invoices or credit notes that were issued from a day until another, both included. */
export const AccountingExportParameters = Type.Object(
  { kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')]), from: day, until: day },
  { additionalProperties: false },
)
export type AccountingExportParameters = Static<typeof AccountingExportParameters>

/** Sums of invoices, and their export for accounting. [WORK-013] */
export const invoiceTotals = {
  get: {
    method: 'GET',
    path: '/platform/invoice-totals',
    status: 200,
    access: ['provider', 'admin'],
    summary: 'Returns the sums of the invoices that the person sees, by status and by month of issue',
    resource: 'invoice-totals',
    response: of<InvoiceTotals>(),
  },
  accounting: {
    method: 'GET',
    path: '/platform/accounting-exports',
    status: 204,
    access: ['admin'],
    summary: 'Downloads issued invoices or credit notes as CSV, with the columns that QuickBooks imports',
    query: AccountingExportParameters,
  },
} as const satisfies Endpoints
