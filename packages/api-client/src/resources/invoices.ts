import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { day } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, line, text, uuid } from '../schemas/text'

/** An invoice for a move-in, or its credit note. Amounts in cents. [DASH-006] */
export interface Invoice {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  number?: string
  kind: 'invoice' | 'credit-note'
  correctsId?: string
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  referredOn: string
  movedInOn: string
  rentCents: number
  careCents: number
  feePercent: number
  amountCents: number
  reason?: string
  status: 'draft' | 'issued' | 'paid'
  issuedOn?: string
  dueOn?: string
  paidOn?: string
  /** The credit note that takes it back. Only in a single invoice. */
  creditNote?: { id: string; number: string }
  /** The community team's newest question about it, if there is one. Only in a single invoice. */
  question?: { askedAt: string; isAnswered: boolean }
}

const cents = Type.Integer({ minimum: 0, maximum: 10_000_000 })

const status = Type.Union([Type.Literal('draft'), Type.Literal('issued'), Type.Literal('paid')])

/** The list of invoices and credit notes. `q` searches the names of the family and the community. [DASH-006] */
export const InvoiceParameters = listParameters(
  [
    'createdAt',
    'number',
    'clientName',
    'communityName',
    'amountCents',
    'status',
    'movedInOn',
    'issuedOn',
    'dueOn',
    'paidOn',
  ],
  {
    status: choice(status),
    kind: choice(Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')])),
    community: only(communitySlug),
    organization: reference(uuid),
    client: reference(uuid),
    amountCents: range(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
    movedInOn: range(day),
    issuedOn: range(day),
    dueOn: range(day),
    paidOn: range(day),
  },
  { q: textFilter },
)
export type InvoiceParameters = Static<typeof InvoiceParameters>

/** A move-in with its first month's costs in cents. [BIZ-003] */
export const NewInvoice = Type.Object(
  { clientId: uuid, communityId: communitySlug, movedInOn: day, rentCents: cents, careCents: cents },
  { additionalProperties: false },
)
export type NewInvoice = Static<typeof NewInvoice>

/** A change to an invoice. A draft can be corrected; an issued invoice can only be marked as paid. */
export const InvoiceChange = Type.Object(
  {
    movedInOn: Type.Optional(day),
    rentCents: Type.Optional(cents),
    careCents: Type.Optional(cents),
    status: Type.Optional(Type.Union([Type.Literal('issued'), Type.Literal('paid')])),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type InvoiceChange = Static<typeof InvoiceChange>

/** What a community's team asks about an invoice. */
export const InvoiceQuestion = Type.Object({ text: text(500) }, { additionalProperties: false })
export type InvoiceQuestion = Static<typeof InvoiceQuestion>

/** The reason for canceling an issued invoice. */
export const NewCreditNote = Type.Object({ reason: line(500) }, { additionalProperties: false })
export type NewCreditNote = Static<typeof NewCreditNote>

/**
 * Invoices for move-ins. Providers see the issued invoices of their communities; agents see those of their families. [DASH-006, BIZ-003]
 */
export const invoices = {
  list: {
    method: 'GET',
    path: '/platform/invoices',
    status: 200,
    access: ['provider', 'agent', 'admin'],
    summary: 'Lists invoices and credit notes, by default newest first',
    resource: 'invoices',
    query: InvoiceParameters,
    response: pageOf<Invoice>(),
  },
  get: {
    method: 'GET',
    path: '/platform/invoices/:id',
    status: 200,
    access: ['provider', 'agent', 'admin'],
    summary: 'Returns an invoice',
    resource: 'invoices',
    response: of<Invoice>(),
  },
  create: {
    method: 'POST',
    path: '/platform/invoices',
    status: 201,
    access: ['agent', 'admin'],
    summary: 'Records a move-in and drafts its invoice',
    resource: 'invoices',
    body: NewInvoice,
    response: of<Invoice>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/invoices/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: 'Updates a draft, issues an invoice, or marks it as paid',
    resource: 'invoices',
    body: InvoiceChange,
    response: of<Invoice>(),
  },
  credit: {
    method: 'POST',
    path: '/platform/invoices/:id/credit-note',
    status: 201,
    access: ['admin'],
    summary: 'Cancels an issued invoice with a credit note',
    resource: 'invoices',
    body: NewCreditNote,
    response: of<Invoice>(),
  },
  question: {
    method: 'POST',
    path: '/platform/invoices/:id/questions',
    status: 200,
    access: ['provider'],
    summary: "Asks staff about an invoice of a community that you manage; it's added to their tasks",
    resource: 'invoices',
    body: InvoiceQuestion,
    response: of<Invoice>(),
  },
} as const satisfies Endpoints
