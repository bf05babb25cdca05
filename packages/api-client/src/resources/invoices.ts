import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { day } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { communitySlug, email, formMark, line, stateCode, text, uuid } from '../schemas/text'

/** The status of an invoice, which follows from its payments, credit notes, and due date. A credit note is always issued. [WORK-013] */
export type InvoiceStatus = Static<typeof invoiceStatus>

/** How a payment arrived. */
export type PaymentMethod = Static<typeof paymentMethod>

/** A payment of an invoice in cents, negative for a refund. Admins also see who recorded it, and those that were withdrawn. [WORK-013] */
export interface Payment {
  id: string
  amountCents: number
  receivedOn: string
  method: PaymentMethod
  reference?: string
  recordedBy?: string
  recordedAt?: string
  withdrawn?: { by: string; at: string; reason: string }
}

/** What a community's team disputed about an invoice, and the answer. [DASH-006, WORK-013] */
export interface InvoiceDispute {
  id: string
  reason: string
  raisedBy: string
  raisedAt: string
  answer?: { kind: 'credited' | 'declined'; reason: string; by: string; at: string }
}

/** An email with an invoice. A reminder names how many days after the due date it belongs to, negative before it. [WORK-013] */
export interface InvoiceEmail {
  id: string
  recipient: string
  sentAt: string
  daysAfterDue?: number
}

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
  status: InvoiceStatus
  /** What is paid, less refunds, and what is credited. */
  paidCents: number
  creditedCents: number
  /** What is left to pay. Negative if the community paid more than it owes. */
  balanceCents: number
  issuedOn?: string
  dueOn?: string
  /** The day of the payment that settled it. */
  paidOn?: string
  /** The credit notes that correct it. Only in a single invoice. */
  creditNotes?: { id: string; number: string; amountCents: number }[]
  /** Only in a single invoice. Advisors don't see them. */
  payments?: Payment[]
  /** What the community's team disputed, newest first. Only in a single invoice. Advisors don't see it. */
  disputes?: InvoiceDispute[]
  /** The emails with it, newest first. Only in a single invoice. Advisors don't see them. */
  emails?: InvoiceEmail[]
  /** The next reminder, if nothing changes. Only in a single invoice. */
  nextReminderOn?: string
  /** Where the community's invoices went last, or else who of the community gets them. Only in a single invoice, for admins. */
  billingEmail?: string
}

const cents = Type.Integer({ minimum: 0, maximum: 10_000_000 })

const invoiceStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('issued'),
  Type.Literal('partly-paid'),
  Type.Literal('overdue'),
  Type.Literal('disputed'),
  Type.Literal('paid'),
  Type.Literal('credited'),
])

const paymentMethod = Type.Union([
  Type.Literal('check'),
  Type.Literal('ach'),
  Type.Literal('wire'),
  Type.Literal('card'),
  Type.Literal('other'),
])

const month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', [formMark]: 'a month, such as 2026-11' })

/** The list of invoices and credit notes. `q` searches the names of the family and the community. [DASH-006] */
export const InvoiceParameters = listParameters(
  [
    'createdAt',
    'number',
    'clientName',
    'communityName',
    'amountCents',
    'balanceCents',
    'status',
    'movedInOn',
    'issuedOn',
    'dueOn',
    'paidOn',
  ],
  {
    status: choice(invoiceStatus),
    kind: choice(Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')])),
    community: only(communitySlug),
    organization: reference(uuid),
    client: reference(uuid),
    agent: reference(line(160)),
    state: reference(stateCode),
    amountCents: range(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
    balanceCents: range(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
    issuedMonth: only(month),
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

/** A change to a draft. It can be corrected, and issued, after which nothing changes it. */
export const InvoiceChange = Type.Object(
  {
    movedInOn: Type.Optional(day),
    rentCents: Type.Optional(cents),
    careCents: Type.Optional(cents),
    status: Type.Optional(Type.Literal('issued')),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type InvoiceChange = Static<typeof InvoiceChange>

/** What a community's team disputes about an invoice. */
export const NewInvoiceDispute = Type.Object({ reason: text(500) }, { additionalProperties: false })
export type NewInvoiceDispute = Static<typeof NewInvoiceDispute>

/** The answer to a dispute: a credit, of everything if no amount is given, or why the amount stays. The community reads the reason. */
export const DisputeAnswer = Type.Object(
  {
    answer: Type.Union([Type.Literal('credited'), Type.Literal('declined')]),
    reason: line(500),
    amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  },
  { additionalProperties: false },
)
export type DisputeAnswer = Static<typeof DisputeAnswer>

/** Where an invoice is emailed to. */
export const NewInvoiceEmail = Type.Object({ recipient: email }, { additionalProperties: false })
export type NewInvoiceEmail = Static<typeof NewInvoiceEmail>

/** The reason for crediting an issued invoice, and how much of it: everything that isn't credited yet, if no amount is given. */
export const NewCreditNote = Type.Object(
  { reason: line(500), amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })) },
  { additionalProperties: false },
)
export type NewCreditNote = Static<typeof NewCreditNote>

/** A payment that arrived, or a refund that was sent. [WORK-013] */
export const NewPayment = Type.Object(
  {
    kind: Type.Optional(Type.Union([Type.Literal('payment'), Type.Literal('refund')])),
    amountCents: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    receivedOn: day,
    method: paymentMethod,
    reference: Type.Optional(line(80)),
  },
  { additionalProperties: false },
)
export type NewPayment = Static<typeof NewPayment>

/** Why a payment was recorded by mistake. */
export const PaymentWithdrawal = Type.Object({ reason: line(500) }, { additionalProperties: false })
export type PaymentWithdrawal = Static<typeof PaymentWithdrawal>

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
    summary: 'Updates a draft, or issues it, after which nothing changes it',
    resource: 'invoices',
    body: InvoiceChange,
    response: of<Invoice>(),
  },
  credit: {
    method: 'POST',
    path: '/platform/invoices/:id/credit-note',
    status: 201,
    access: ['admin'],
    summary: 'Credits an issued invoice, in full or in part, with a credit note',
    resource: 'invoices',
    body: NewCreditNote,
    response: of<Invoice>(),
  },
  pay: {
    method: 'POST',
    path: '/platform/invoices/:id/payments',
    status: 201,
    access: ['admin'],
    isVersioned: true,
    summary: 'Records a payment of an issued invoice, or the refund of what was paid too much',
    resource: 'invoices',
    body: NewPayment,
    response: of<Invoice>(),
  },
  withdrawPayment: {
    method: 'POST',
    path: '/platform/invoices/:id/payments/:payment/withdrawal',
    status: 200,
    access: ['admin'],
    summary: 'Withdraws a payment that was recorded by mistake; it stays on record with the reason',
    resource: 'invoices',
    body: PaymentWithdrawal,
    response: of<Invoice>(),
  },
  pdf: {
    method: 'GET',
    path: '/platform/invoices/:id/pdf',
    status: 204,
    access: ['provider', 'admin'],
    summary: 'Downloads the PDF of an issued invoice or credit note, which never changes',
  },
  send: {
    method: 'POST',
    path: '/platform/invoices/:id/emails',
    status: 201,
    access: ['admin'],
    summary: 'Emails an issued invoice, and starts its reminders',
    resource: 'invoices',
    body: NewInvoiceEmail,
    response: of<Invoice>(),
  },
  dispute: {
    method: 'POST',
    path: '/platform/invoices/:id/disputes',
    status: 201,
    access: ['provider'],
    summary: "Disputes an invoice of a community that you manage: it's added to the tasks of staff, and reminders stop",
    resource: 'invoices',
    body: NewInvoiceDispute,
    response: of<Invoice>(),
  },
  answerDispute: {
    method: 'POST',
    path: '/platform/invoices/:id/dispute-answer',
    status: 201,
    access: ['admin'],
    summary: 'Answers the open dispute of an invoice with a credit note, or with why the amount stays',
    resource: 'invoices',
    body: DisputeAnswer,
    response: of<Invoice>(),
  },
} as const satisfies Endpoints
