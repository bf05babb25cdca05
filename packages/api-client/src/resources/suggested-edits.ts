import type { ProviderChange } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins, editors } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, textFilter } from '../schemas/list-parameters'
import { communitySlug, line, text, uuid } from '../schemas/text'
import { changeableFields } from './communities'

/** A proposed change to a community. [API-023] */
export interface SuggestedEdit {
  id: string
  communityId: string
  communityName: string
  /** The set-up that it's a part of, with other edits. [DASH-011] */
  bundleId?: string
  changes: ProviderChange
  /** The current values of the changed attributes, for comparison. */
  current: ProviderChange
  note?: string
  status: 'pending' | 'approved' | 'rejected'
  /** The reason it, or a part of it, was declined. */
  reason?: string
  /** The attributes that were approved, if not all of them. */
  approvedFields?: string[]
  author: string
  createdAt: string
  decidedAt?: string
}

/** The changes that a provider can propose. Unknown fields are rejected. [API-019, API-023] */
const ProviderChanges = Type.Object(changeableFields, { additionalProperties: false, minProperties: 1 })
export type ProviderChanges = Static<typeof ProviderChanges>

/** A proposed change to a community. [API-023] */
export const NewSuggestedEdit = Type.Object(
  { communityId: communitySlug, changes: ProviderChanges, note: Type.Optional(text(2000)) },
  { additionalProperties: false },
)
export type NewSuggestedEdit = Static<typeof NewSuggestedEdit>

/** The list of suggested edits. `q` searches the name of the community. [API-023] */
export const SuggestedEditParameters = listParameters(
  ['createdAt', 'decidedAt', 'status', 'communityName'],
  {
    status: choice(Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')])),
    communityId: only(communitySlug),
    bundleId: only(uuid),
    createdAt: range(moment),
    decidedAt: range(moment),
  },
  { q: textFilter },
)
export type SuggestedEditParameters = Static<typeof SuggestedEditParameters>

/** The reason for declining a suggested edit, shown to its author. [API-023] */
export const SuggestedEditDecline = Type.Object({ reason: text(2000) }, { additionalProperties: false })
export type SuggestedEditDecline = Static<typeof SuggestedEditDecline>

/** The attributes of a suggested edit to approve. The others are declined, which needs a reason. Without any, the whole edit is declined. [DASH-010] */
export const SuggestedEditDecision = Type.Object(
  { approve: Type.Array(line(40), { uniqueItems: true, maxItems: 40 }), reason: Type.Optional(text(2000)) },
  { additionalProperties: false },
)
export type SuggestedEditDecision = Static<typeof SuggestedEditDecision>

/** Changes that wait for staff review. [API-023] */
export const suggestedEdits = {
  list: {
    method: 'GET',
    path: '/platform/suggested-edits',
    status: 200,
    access: editors,
    summary: 'Lists suggested edits, by default newest first; providers see their own, staff see all',
    resource: 'suggested-edits',
    query: SuggestedEditParameters,
    response: pageOf<SuggestedEdit>(),
  },
  get: {
    method: 'GET',
    path: '/platform/suggested-edits/:id',
    status: 200,
    access: editors,
    summary: 'Returns a suggested edit',
    resource: 'suggested-edits',
    response: of<SuggestedEdit>(),
  },
  create: {
    method: 'POST',
    path: '/platform/suggested-edits',
    status: 201,
    access: editors,
    summary: 'Suggests an edit to a community that you manage',
    resource: 'suggested-edits',
    body: NewSuggestedEdit,
    response: of<SuggestedEdit>(),
  },
  approve: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/approve',
    status: 201,
    access: admins,
    summary: 'Approves a suggested edit; 409 if it was already decided',
    resource: 'suggested-edits',
    response: of<SuggestedEdit>(),
  },
  decide: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/decision',
    status: 201,
    access: admins,
    summary: 'Approves some attributes of a suggested edit and declines the others; 409 if it was already decided',
    resource: 'suggested-edits',
    body: SuggestedEditDecision,
    response: of<SuggestedEdit>(),
  },
  reject: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/reject',
    status: 201,
    access: admins,
    summary: 'Declines a suggested edit with a reason; 409 if it was already decided',
    resource: 'suggested-edits',
    body: SuggestedEditDecline,
    response: of<SuggestedEdit>(),
  },
} as const satisfies Endpoints
