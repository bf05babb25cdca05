import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { signedIn } from '../roles'
import { moment } from '../schemas/record'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { paging } from '../schemas/paging'
import { communitySlug, communitySlugLine, line, name, stateCode, text, uuid } from '../schemas/text'

/** A provider's claim to a community. `communityId` is missing while the community isn't in the catalog. [API-020] */
export interface Claim {
  id: string
  communityId?: string
  communityName: string
  city: string
  state: string
  jobTitle: string
  message?: string
  status: 'pending' | 'approved' | 'declined'
  reason?: string
  createdAt: string
  decidedAt?: string
}

/** A claim with its author, for admins to decide. */
export interface AdminClaim extends Claim {
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  userId: string
  userName: string
  userEmail?: string
  userPhone?: string
}

/** A community as the claim search shows it. */
export interface ClaimableCommunity {
  id: string
  name: string
  address: string
}

/** Whether a community is claimed, and the status of your own claim to it. [API-020] */
export interface ClaimState {
  id: string
  communityName: string
  /** Whether someone already manages this community. Admins review further claims more closely. */
  isClaimed: boolean
  claimStatus: 'none' | 'pending' | 'approved' | 'declined'
}

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

/** Providers' claims to their communities. [API-020] */
export const claims = {
  search: {
    method: 'GET',
    path: '/marketplace/claimable-communities',
    status: 200,
    access: 'anyone',
    summary: 'Searches communities by name or address, for providers who claim one',
    resource: 'claimable-communities',
    query: ClaimSearch,
    response: pageOf<ClaimableCommunity>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id/claim',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Returns whether a community is claimed and the status of your own claim',
    resource: 'claim-states',
    response: of<ClaimState>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/communities/:id/claim',
    status: 201,
    communityParameter: 'id',
    access: signedIn,
    summary: 'Claims a community; an admin decides',
    resource: 'claims',
    body: NewClaim,
    response: of<Claim>(),
  },
  list: {
    method: 'GET',
    path: '/marketplace/claims',
    status: 200,
    access: signedIn,
    summary: 'Lists your claims, newest first',
    resource: 'claims',
    query: ClaimParameters,
    response: pageOf<Claim>(),
  },
  createUnlisted: {
    method: 'POST',
    path: '/marketplace/claims',
    status: 201,
    access: signedIn,
    summary: "Claims a community that isn't in the catalog yet",
    resource: 'claims',
    body: UnlistedClaim,
    response: of<Claim>(),
  },
} as const satisfies Endpoints

/** Claims, for admins to decide. */
export const adminClaims = {
  list: {
    method: 'GET',
    path: '/admin/claims',
    status: 200,
    access: ['admin'],
    summary: 'Lists all claims, by default oldest first',
    resource: 'claims',
    query: AdminClaimParameters,
    response: pageOf<AdminClaim>(),
  },
  get: {
    method: 'GET',
    path: '/admin/claims/:id',
    status: 200,
    access: ['admin'],
    summary: 'Returns a claim',
    resource: 'claims',
    response: of<AdminClaim>(),
  },
  decide: {
    method: 'PATCH',
    path: '/admin/claims/:id',
    status: 200,
    access: ['admin'],
    isVersioned: true,
    summary: 'Approves or declines a claim and emails the person; approval makes them a provider',
    resource: 'claims',
    body: ClaimDecision,
    response: of<AdminClaim>(),
  },
} as const satisfies Endpoints
