import type { Community, CommunityTile, ListingStatus, ProviderChange } from '@pkg/domain'
import { type Endpoints, of, pageOf } from '../endpoint'
import type {
  CommunityChanges,
  ListingChange,
  NewCommunity,
  NewListing,
  NewSuggestedEdit,
  OwnListingParameters,
  Refusal,
  RgsAuxChange,
  SuggestedEditParameters,
} from '../schemas/communities'
import type { ListingParameters } from '../schemas/listing'

const editors = ['provider', 'admin'] as const
const admins = ['admin'] as const

/** A proposed change of a community. [API-023] */
export interface SuggestedEdit {
  id: string
  communityId: string
  communityName: string
  changes: ProviderChange
  /** What the changed attributes are now, for comparison. */
  current: ProviderChange
  note?: string
  status: 'pending' | 'approved' | 'rejected'
  /** Why it was rejected. */
  reason?: string
  author: string
  createdAt: string
  decidedAt?: string
}

/** A community after a write: as it is now, with the change that waits for staff, where the writer may not change it directly. */
export type WrittenCommunity = Community & { suggestedEdit?: SuggestedEdit }

/** How a community stands on the site. [API-026, LIST-003] */
export interface Listing {
  /** The id of its community. */
  id: string
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

/** What a community's contract says about referrals. [API-022] */
export interface RgsAux {
  /** The id of its community. */
  id: string
  rgsInfo: { contract_info: { isAutoReferable: boolean; isD2CAdjacent: boolean } }
}

/** Communities, as families find them, and as providers and staff write them. [API-019, API-030] */
export const communities = {
  list: {
    method: 'GET',
    path: '/marketplace/communities',
    access: 'anyone',
    summary: 'Communities by place, care, price, size, amenity and name, a page at a time',
    resource: 'communities',
    query: of<ListingParameters>(),
    response: pageOf<CommunityTile>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/communities/:id',
    access: 'anyone',
    isOpenToPartners: true,
    summary: 'One community with everything its page shows',
    resource: 'communities',
    response: of<Community>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/communities',
    access: editors,
    summary: 'A new community: live at once for staff, else when staff have approved it',
    resource: 'communities',
    body: of<NewCommunity>(),
    response: of<WrittenCommunity>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/communities/:id',
    access: editors,
    summary: 'Changes a community: at once for staff, as a suggested edit for its provider',
    resource: 'communities',
    body: of<CommunityChanges>(),
    response: of<WrittenCommunity>(),
  },
  nearby: {
    method: 'GET',
    path: '/marketplace/nearby/:id',
    access: 'anyone',
    summary: 'The nearest other communities, nearest first',
    resource: 'communities',
    response: pageOf<CommunityTile>(),
  },
} as const satisfies Endpoints

const { isOpenToPartners: _wizardsAskTheOther, ...get } = communities.get

/** The same under the newer name; a community is at home under the first. [API-021] */
export const communitiesNew = {
  list: { ...communities.list, path: '/marketplace/communitiesnew' },
  read: { ...get, path: '/marketplace/communitiesnew/:id' },
  create: { ...communities.create, path: '/marketplace/communitiesnew' },
  update: { ...communities.update, path: '/marketplace/communitiesnew/:id' },
} as const satisfies Endpoints

/** What stands in contracts about referrals. [API-022] */
export const rgsAux = {
  update: {
    method: 'PATCH',
    path: '/marketplace/rgsAux/:id',
    access: admins,
    summary: 'Says whether a community takes referrals unasked, by the id of the community',
    resource: 'rgs-auxes',
    body: of<RgsAuxChange>(),
    response: of<RgsAux>(),
  },
} as const satisfies Endpoints

/** Changes that wait for staff. [API-023] */
export const suggestedEdits = {
  list: {
    method: 'GET',
    path: '/platform/suggested-edits',
    access: editors,
    summary: 'Proposed changes, newest first: all for staff, the own for a provider',
    resource: 'suggested-edits',
    query: of<SuggestedEditParameters>(),
    response: pageOf<SuggestedEdit>(),
  },
  get: {
    method: 'GET',
    path: '/platform/suggested-edits/:id',
    access: editors,
    summary: 'One proposed change',
    resource: 'suggested-edits',
    response: of<SuggestedEdit>(),
  },
  create: {
    method: 'POST',
    path: '/platform/suggested-edits',
    access: editors,
    summary: 'Proposes a change of a community that one speaks for',
    resource: 'suggested-edits',
    body: of<NewSuggestedEdit>(),
    response: of<SuggestedEdit>(),
  },
  approve: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/approve',
    access: admins,
    summary: 'Makes a proposed change; 409 where it was decided before',
    resource: 'suggested-edits',
    response: of<SuggestedEdit>(),
  },
  reject: {
    method: 'POST',
    path: '/platform/suggested-edits/:id/reject',
    access: admins,
    summary: 'Refuses a proposed change with a reason; 409 where it was decided before',
    resource: 'suggested-edits',
    body: of<Refusal>(),
    response: of<SuggestedEdit>(),
  },
} as const satisfies Endpoints

/** How communities stand on the site. [API-026] */
export const listings = {
  list: {
    method: 'GET',
    path: '/marketplace/listings',
    access: editors,
    summary: 'Communities of every status by name: all for staff, the own for a provider',
    resource: 'listings',
    query: of<OwnListingParameters>(),
    response: pageOf<Listing>(),
  },
  get: {
    method: 'GET',
    path: '/marketplace/listings/:id',
    access: editors,
    summary: 'How one community stands on the site',
    resource: 'listings',
    response: of<Listing>(),
  },
  create: {
    method: 'POST',
    path: '/marketplace/listings',
    access: editors,
    summary: 'Puts a community on the site that is not there; 409 where it is; for a provider as a suggested edit',
    resource: 'listings',
    body: of<NewListing>(),
    response: of<Listing>(),
  },
  update: {
    method: 'PATCH',
    path: '/marketplace/listings/:id',
    access: editors,
    summary: 'Changes status, marks or whether prices show; for a provider as a suggested edit',
    resource: 'listings',
    body: of<ListingChange>(),
    response: of<Listing>(),
  },
} as const satisfies Endpoints
