import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  AdminClaimParameters,
  ClaimDecision,
  ClaimParameters,
  ClaimSearch,
  NewClaim,
  UnlistedClaim,
} from '../schemas/claims'
import type { Claim, ClaimableCommunity, ClaimState, AdminClaim } from './accounts'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Providers' claims to their communities. [API-020] */
export const claims = {
  search: {
    method: 'GET',
    path: '/marketplace/claimable-communities',
    status: 200,
    access: 'anyone',
    summary: 'Searches communities by name or address, for providers who claim one',
    resource: 'claimable-communities',
    query: of<ClaimSearch>(),
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
    body: of<NewClaim>(),
    response: of<Claim>(),
  },
  list: {
    method: 'GET',
    path: '/marketplace/claims',
    status: 200,
    access: signedIn,
    summary: 'Lists your claims, newest first',
    resource: 'claims',
    query: of<ClaimParameters>(),
    response: pageOf<Claim>(),
  },
  createUnlisted: {
    method: 'POST',
    path: '/marketplace/claims',
    status: 201,
    access: signedIn,
    summary: "Claims a community that isn't in the catalog yet",
    resource: 'claims',
    body: of<UnlistedClaim>(),
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
    query: of<AdminClaimParameters>(),
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
    body: of<ClaimDecision>(),
    response: of<AdminClaim>(),
  },
} as const satisfies Endpoints
