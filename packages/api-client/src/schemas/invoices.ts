import { type Static, Type } from '@sinclair/typebox'
import { day } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { line, communitySlug, text, uuid } from './text'

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
