import { type Static, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference, textFilter } from './list-parameters'
import { paging } from './paging'
import { line, name, text, communitySlug, communitySlugLine, stateCode, uuid } from './text'

/** The status of a claim: pending, approved, or declined. */
const claimStatus = Type.Union((['pending', 'approved', 'declined'] as const).map((value) => Type.Literal(value)))

/** A provider's claim to a community, with their role and the evidence. [API-020] */
export const NewClaim = Type.Object(
  { jobTitle: line(120), message: Type.Optional(text(2000)) },
  { additionalProperties: false },
)
export type NewClaim = Static<typeof NewClaim>

/** A claim to a community that isn't in the catalog yet. [AUTH-001] */
export const UnlistedClaim = Type.Object(
  {
    communityName: name(160),
    city: name(120),
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    jobTitle: line(120),
    message: Type.Optional(text(2000)),
  },
  { additionalProperties: false },
)
export type UnlistedClaim = Static<typeof UnlistedClaim>

/** Filters for your own claims. */
export const ClaimParameters = Type.Object(
  { ...paging, 'filter[status]': Type.Optional(claimStatus) },
  { additionalProperties: false },
)
export type ClaimParameters = Static<typeof ClaimParameters>

/** An admin's list of claims. `q` searches the names of the community and the person. */
export const AdminClaimParameters = listParameters(
  ['createdAt', 'decidedAt', 'status', 'communityName', 'userName', 'state'],
  {
    status: choice(claimStatus),
    community: only(communitySlug),
    user: reference(uuid),
    state: reference(stateCode),
    createdAt: range(moment),
    decidedAt: range(moment),
  },
  { q: textFilter },
)
export type AdminClaimParameters = Static<typeof AdminClaimParameters>

/** An admin's decision. Declining requires a reason; an unlisted community must be in the catalog before its claim can be approved. */
export const ClaimDecision = Type.Object(
  {
    status: Type.Union([Type.Literal('approved'), Type.Literal('declined')]),
    reason: Type.Optional(text(1000)),
    communityId: Type.Optional(communitySlugLine),
  },
  { additionalProperties: false },
)
export type ClaimDecision = Static<typeof ClaimDecision>

/** A search for a community's name or address. */
export const ClaimSearch = Type.Object(
  { q: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }) },
  { additionalProperties: false },
)
export type ClaimSearch = Static<typeof ClaimSearch>
