import { type Static, Type } from '@sinclair/typebox'
import { line, communitySlug, uuid } from './text'
import { paging } from './paging'

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const cents = Type.Integer({ minimum: 0, maximum: 10_000_000 })
const status = Type.Union([Type.Literal('draft'), Type.Literal('issued'), Type.Literal('paid')])

/** Filters for invoices. [DASH-006] */
export const InvoiceParameters = Type.Object(
  { ...paging, 'filter[status]': Type.Optional(status), 'filter[community]': Type.Optional(communitySlug) },
  { additionalProperties: false },
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

/** The reason for canceling an issued invoice. */
export const NewCreditNote = Type.Object({ reason: line(500) }, { additionalProperties: false })
export type NewCreditNote = Static<typeof NewCreditNote>
