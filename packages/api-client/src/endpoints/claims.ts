import { type Endpoints, of, pageOf } from '../endpoint'
import type { ClaimDecision, ClaimParameters, ClaimSearch, NewClaim, UnlistedClaim } from '../schemas/claims'
import type { Claim, ClaimableCommunity, ClaimState, AdminClaim } from './accounts'

const signedIn = ['customer', 'provider', 'agent', 'real-estate-agent', 'admin'] as const

/** Claims of providers to their communities. [API-020] */
export const claims = {
  search: {
    method: 'GET',
    path: '/marketplace/claimable-communities',
    access: 'anyone',
    summary: 'Communities by words of their name or address, for a provider to find the own one',
    resource: 'claimable-communities',
    query: of<ClaimSearch>(),
    response: pageOf<ClaimableCommunity>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id/claim',
    access: 'anyone',
    summary: 'Whether a community is claimed, and how the own claim to it stands',
    resource: 'claim-states',
    response: of<ClaimState>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/communities/:id/claim',
    access: signedIn,
    summary: 'Claims a community; an admin decides',
    resource: 'claims',
    body: of<NewClaim>(),
    response: of<Claim>(),
  },
  list: {
    method: 'GET',
    path: '/marketplace/claims',
    access: signedIn,
    summary: 'The own claims, newest first',
    resource: 'claims',
    query: of<ClaimParameters>(),
    response: pageOf<Claim>(),
  },
  createUnlisted: {
    method: 'POST',
    path: '/marketplace/claims',
    access: signedIn,
    summary: 'Claims a community that is not in the catalogue yet',
    resource: 'claims',
    body: of<UnlistedClaim>(),
    response: of<Claim>(),
  },
} as const satisfies Endpoints

/** Claims, as admins decide on them. */
export const adminClaims = {
  list: {
    method: 'GET',
    path: '/admin/claims',
    access: ['admin'],
    summary: 'All claims, the oldest first',
    resource: 'claims',
    query: of<ClaimParameters>(),
    response: pageOf<AdminClaim>(),
  },
  decide: {
    method: 'PATCH',
    path: '/admin/claims/:id',
    access: ['admin'],
    summary: 'Grants or refuses a claim, and writes to the person; granted, they become a provider',
    resource: 'claims',
    body: of<ClaimDecision>(),
    response: of<AdminClaim>(),
  },
} as const satisfies Endpoints
