import { type FeeAgreementTerms, type NoFeeReason } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { advisors } from '../roles'
import { listParameters, only, range, reference } from '../schemas/list-parameters'
import { day } from '../schemas/record'
import { communitySlug, line, uuid } from '../schemas/text'
import type { Invoice } from './invoices'

/** Where and when a family moved in. Amounts in cents. [WORK-018] */
export interface MoveIn {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  clientId: string
  clientName: string
  communityId: string
  communityName: string
  movedInOn: string
  /** The first month's base rent and care fee, as far as they're known. */
  rentCents?: number
  careCents?: number
  /** The invoice for the referral fee. */
  invoice?: Pick<Invoice, 'id' | 'number' | 'status' | 'feePercent' | 'amountCents' | 'referredOn'>
  /** Why no referral fee is due, and there is no invoice. */
  noFee?: NoFeeReason
  recordedBy: string
  recordedAt: string
  /** Who undid it, when, and why. */
  undone?: { by: string; at: string; reason: string }
}

/** A community that a family was referred to, as the form of a move-in offers it. [WORK-018] */
export interface MoveInOption {
  communityId: string
  communityName: string
  place: string
  /** The day of the referral in the community's time zone. */
  referredOn: string
  /** The referral fee on the community's profile as a percentage of the first month, 0 if there is none. It applies if there are no agreements. */
  feePercent: number
  agreements: FeeAgreementTerms[]
}

const cents = Type.Integer({ minimum: 0, maximum: 10_000_000 })

/** The list of move-ins. One that was undone is listed only with `filter[undone]=true`. [WORK-018] */
export const MoveInParameters = listParameters(['movedInOn', 'createdAt'], {
  client: reference(uuid),
  community: only(communitySlug),
  movedInOn: range(day),
  undone: only(Type.Union([Type.Literal('true'), Type.Literal('false')])),
})
export type MoveInParameters = Static<typeof MoveInParameters>

/** The family whose communities are listed. */
export const MoveInOptionParameters = Type.Object({ 'filter[client]': uuid }, { additionalProperties: false })
export type MoveInOptionParameters = Static<typeof MoveInOptionParameters>

/** A family that moved in. The rent and the care fee of the first month are required if a referral fee is due. [WORK-018] */
export const NewMoveIn = Type.Object(
  {
    clientId: uuid,
    communityId: communitySlug,
    movedInOn: day,
    rentCents: Type.Optional(cents),
    careCents: Type.Optional(cents),
  },
  { additionalProperties: false },
)
export type NewMoveIn = Static<typeof NewMoveIn>

/** A correction of a move-in, as long as its invoice isn't issued. */
export const MoveInChange = Type.Object(
  {
    communityId: Type.Optional(communitySlug),
    movedInOn: Type.Optional(day),
    rentCents: Type.Optional(cents),
    careCents: Type.Optional(cents),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type MoveInChange = Static<typeof MoveInChange>

/** Why a move-in was wrong. An invoice that was issued is credited with this reason. */
export const MoveInUndo = Type.Object({ reason: line(500) }, { additionalProperties: false })
export type MoveInUndo = Static<typeof MoveInUndo>

/** Move-ins. Advisors see those of their families, and admins all. [WORK-018, BIZ-003] */
export const moveIns = {
  list: {
    method: 'GET',
    path: '/platform/move-ins',
    status: 200,
    access: advisors,
    summary: 'Lists move-ins, by default newest first',
    resource: 'move-ins',
    query: MoveInParameters,
    response: pageOf<MoveIn>(),
  },
  options: {
    method: 'GET',
    path: '/platform/move-in-options',
    status: 200,
    access: advisors,
    summary: 'Returns the communities that a family was referred to, newest referral first, with their referral fees',
    resource: 'move-in-options',
    query: MoveInOptionParameters,
    response: of<{ id: string; options: MoveInOption[] }>(),
  },
  get: {
    method: 'GET',
    path: '/platform/move-ins/:id',
    status: 200,
    access: advisors,
    summary: 'Returns a move-in',
    resource: 'move-ins',
    response: of<MoveIn>(),
  },
  create: {
    method: 'POST',
    path: '/platform/move-ins',
    status: 201,
    access: advisors,
    summary:
      'Records where and when a family moved in, moves it to the stage "Moved in", cancels its open tasks, and drafts the invoice if a referral fee is due',
    resource: 'move-ins',
    body: NewMoveIn,
    response: of<MoveIn>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/move-ins/:id',
    status: 200,
    access: advisors,
    isVersioned: true,
    summary: 'Corrects a move-in and the draft of its invoice; 409 once the invoice is issued',
    resource: 'move-ins',
    body: MoveInChange,
    response: of<MoveIn>(),
  },
  undo: {
    method: 'POST',
    path: '/platform/move-ins/:id/undo',
    status: 200,
    access: advisors,
    summary:
      "Undoes a move-in: deletes the draft of its invoice, and brings back the family's stage and tasks; only admins undo one whose invoice is issued, which is credited",
    resource: 'move-ins',
    body: MoveInUndo,
    response: of<MoveIn>(),
  },
} as const satisfies Endpoints
