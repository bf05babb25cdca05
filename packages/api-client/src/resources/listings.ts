import { communityTags, type ListingStatus } from '@pkg/domain'
import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { editors } from '../roles'
import { state } from '../schemas/address-parts'
import { moment } from '../schemas/record'
import { listParameters, range, reference } from '../schemas/list-parameters'
import { communitySlug, line } from '../schemas/text'
import { listingStatus } from './communities'
import type { SuggestedEdit } from './suggested-edits'

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

/** The list of listings. `q` searches the name. [API-026] */
export const OwnListingParameters = listParameters(
  ['name', 'city', 'state', 'status', 'updatedAt'],
  {
    status: range(listingStatus),
    state: reference(state),
    city: reference(line(80)),
    updatedAt: range(moment),
  },
  { q: Type.Optional(Type.String({ minLength: 2, maxLength: 80 })) },
)
export type OwnListingParameters = Static<typeof OwnListingParameters>

/** A community to list on the site. [API-026] */
export const NewListing = Type.Object(
  { communityId: communitySlug, status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])) },
  { additionalProperties: false },
)
export type NewListing = Static<typeof NewListing>

/** A change to a community's listing. [API-026] */
export const ListingChange = Type.Object(
  {
    status: Type.Optional(listingStatus),
    hidePricing: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((one) => Type.Literal(one))), { uniqueItems: true })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ListingChange = Static<typeof ListingChange>

/** The status of communities on the site. [API-026] */
export const listings = {
  list: {
    method: 'GET',
    path: '/marketplace/listings',
    status: 200,
    access: editors,
    summary: 'Lists communities of every status, by default by name; providers see their own, staff see all',
    resource: 'listings',
    query: OwnListingParameters,
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
    body: NewListing,
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
    body: ListingChange,
    response: of<Listing>(),
  },
} as const satisfies Endpoints
