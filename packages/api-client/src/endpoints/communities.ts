import type {
  CareLevel,
  Community,
  CommunityTile,
  CostIncrease,
  ListingStatus,
  MonthlyCost,
  ProviderChange,
} from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CommunityChanges,
  CostParameters,
  ListingChange,
  NewCommunity,
  NewListing,
  NewSuggestedEdit,
  OwnListingParameters,
  SuggestedEditDecline,
  RgsAuxChange,
  SlugChange,
  SuggestedEditParameters,
} from '../schemas/communities'
import type { ListingParameters } from '../schemas/listing'

const editors = ['provider', 'admin'] as const
const admins = ['admin'] as const

/** A proposed change to a community. [API-023] */
export interface SuggestedEdit {
  id: string
  communityId: string
  communityName: string
  changes: ProviderChange
  /** The current values of the changed attributes, for comparison. */
  current: ProviderChange
  note?: string
  status: 'pending' | 'approved' | 'rejected'
  /** The reason it was declined. */
  reason?: string
  author: string
  createdAt: string
  decidedAt?: string
}

/** A community after a write. `suggestedEdit` holds a change that waits for review, if the author can't change the community directly. */
export type SavedCommunity = Community & { suggestedEdit?: SuggestedEdit }

/** What a community costs a month. The id is the slug. [TRUST-012, TRUTH-010] */
export interface CostEstimate extends MonthlyCost {
  id: string
  care: CareLevel
  /** What would raise the likely cost, as far as the community states it. */
  increases: CostIncrease[]
}

/** A community's status on the site. [API-026, LIST-003] */
export interface Listing {
  /** The id of the community. */
  id: string
  /** How often the community was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  name: string
  url: string
  city: string
  state: string
  status: ListingStatus
  statusLabel: string
  hidePricing: boolean
  tags: string[]
  source: string
  updatedAt: string
  suggestedEdit?: SuggestedEdit
}

/** The referral terms of a community's contract. [API-022] */
export interface RgsAux {
  /** The id of the community. */
  id: string
  rgsInfo: { contract_info: { isAutoReferable: boolean; isD2CAdjacent: boolean } }
}

/** Communities, for families to find and for providers and staff to edit. [API-019, API-030] */
export const communities = {
  list: {
    method: 'GET',
    path: '/marketplace/communities',
    status: 200,
    access: 'anyone',
    summary: 'Lists communities by location, care, price, size, amenity, and name',
    resource: 'communities',
    query: of<ListingParameters>(),
    response: pageOf<CommunityTile>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns a community with everything its page shows',
    resource: 'communities',
    response: of<Community>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/communities',
    status: 201,
    access: editors,
    summary: 'Creates a community; it goes live immediately for staff, or after staff approve it',
    resource: 'communities',
    body: of<NewCommunity>(),
    response: of<SavedCommunity>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/communities/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    summary: 'Updates a community immediately for staff, or as a suggested edit for its provider',
    resource: 'communities',
    body: of<CommunityChanges>(),
    response: of<SavedCommunity>(),
  },
  changeSlug: {
    method: 'PATCH',
    path: '/marketplace/communities/:id/slug',
    status: 200,
    communityParameter: 'id',
    access: admins,
    summary: "Changes a community's slug; the old one keeps working",
    resource: 'communities',
    body: of<SlugChange>(),
    response: of<SavedCommunity>(),
  },
  nearby: {
    method: 'GET',
    path: '/marketplace/nearby/:id',
    status: 200,
    communityParameter: 'id',
    access: 'anyone',
    summary: 'Lists the nearest other communities, nearest first',
    resource: 'communities',
    response: pageOf<CommunityTile>(),
  },
} as const satisfies Endpoints

const { isOpenToPartners: _partnersUseTheOtherPath, ...get } = communities.get

/** The same communities under the newer path. The first path is canonical. [API-021] */
export const communitiesNew = {
  list: { ...communities.list, path: '/marketplace/communitiesnew' },
  read: { ...get, path: '/marketplace/communitiesnew/:id' },
  create: { ...communities.create, path: '/marketplace/communitiesnew' },
  update: { ...communities.update, path: '/marketplace/communitiesnew/:id' },
} as const satisfies Endpoints

/** Referral terms of contracts. [API-022] */
export const rgsAux = {
  update: {
    method: 'PATCH',
    path: '/marketplace/rgsAux/:id',
    status: 200,
    communityParameter: 'id',
    access: admins,
    summary: 'Sets whether a community accepts automatic referrals, by community id',
    resource: 'rgs-auxes',
    body: of<RgsAuxChange>(),
    response: of<RgsAux>(),
  },
} as const satisfies Endpoints

/** Changes that wait for staff review. [API-023] */
export const suggestedEdits = {
  list: {
    method: 'GET',
    path: '/platform/suggested-edits',
    status: 200,
    access: editors,
    summary: 'Lists suggested edits, by default newest first; providers see their own, staff see all',
    resource: 'suggested-edits',
    query: of<SuggestedEditParameters>(),
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
    body: of<NewSuggestedEdit>(),
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
  reject: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/reject',
    status: 201,
    access: admins,
    summary: 'Declines a suggested edit with a reason; 409 if it was already decided',
    resource: 'suggested-edits',
    body: of<SuggestedEditDecline>(),
    response: of<SuggestedEdit>(),
  },
} as const satisfies Endpoints

/** The status of communities on the site. [API-026] */
export const listings = {
  list: {
    method: 'GET',
    path: '/marketplace/listings',
    status: 200,
    access: editors,
    summary: 'Lists communities of every status, by default by name; providers see their own, staff see all',
    resource: 'listings',
    query: of<OwnListingParameters>(),
    response: pageOf<Listing>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/listings/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    summary: 'Returns the listing of a community',
    resource: 'listings',
    response: of<Listing>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/listings',
    status: 201,
    access: editors,
    summary: "Adds a community that isn't listed yet; 409 if it is; a provider's addition becomes a suggested edit",
    resource: 'listings',
    body: of<NewListing>(),
    response: of<Listing>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/listings/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    isVersioned: true,
    summary: "Updates status, tags, or price visibility; a provider's changes become a suggested edit",
    resource: 'listings',
    body: of<ListingChange>(),
    response: of<Listing>(),
  },
} as const satisfies Endpoints

/** What communities cost a month. [TRUST-012, TRUTH-010] */
export const costEstimates = {
  get: {
    method: 'GET',
    path: '/marketplace/cost-estimates/:id',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'Returns what a community costs a month, with each part, its source, and its date',
    resource: 'cost-estimates',
    query: of<CostParameters>(),
    response: of<CostEstimate>(),
  },
} as const satisfies Endpoints
