import {
  amenityFlags,
  careLimits,
  careTypeSlugs,
  type Community,
  communityTags,
  type CommunityTile,
  listingStatuses,
  roomTypes,
} from '@pkg/domain'
import { type Static, type TSchema, Type, type TObject, type TProperties } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { admins, editors } from '../roles'
import { state, website, zip } from '../schemas/address-parts'
import { line, name, text } from '../schemas/text'
import type { SuggestedEdit } from './suggested-edits'

/** A community after a write. `suggestedEdit` holds a change that waits for review, if the author can't change the community directly. */
export type SavedCommunity = Community & { suggestedEdit?: SuggestedEdit }

/** The referral terms of a community's contract. [API-022] */
export interface RgsAux {
  /** The id of the community. */
  id: string
  rgsInfo: { contract_info: { isAutoReferable: boolean; isD2CAdjacent: boolean } }
}

const names = [
  'toc',
  'state',
  'city',
  'geo',
  'geometry',
  'filter[status]',
  'filter[geo]',
  'filter[address]',
  'filter[region]',
  'filter[county]',
  'filter[name]',
  'filter[care-services]',
  'filter[id]',
  'size',
  'starting-rate',
  'rating',
  'only',
  'pays',
  'stays',
  'sort',
  'page-size',
  'page-number',
  ...amenityFlags.map((flag) => `filter[${flag}]`),
]

const anyText = Type.String({ maxLength: 2000 })

/** A text, or several, because forms repeat the name of a checkbox. */
const textOrTexts = Type.Union([anyText, Type.Array(anyText, { maxItems: 100 })])

/** Returns the schema of a listing's parameters, and of `more`. */
export const listingParameters = (more: TProperties = {}): TObject =>
  Type.Object(
    { ...Object.fromEntries(names.map((name) => [name, Type.Optional(textOrTexts)])), ...more },
    { additionalProperties: false },
  )

/**
 * The query string of a listing, as text. `parseListingQuery` of `@pkg/domain` reads the values and names the invalid parameter; this
 * schema lists only the names. [LIST]
 */
export const ListingParameters = Type.Unsafe<Record<string, string | string[]>>(listingParameters())
export type ListingParameters = Static<typeof ListingParameters>

const care = Type.Array(Type.Union(careTypeSlugs.map((one) => Type.Literal(one))), {
  minItems: 1,
  maxItems: careTypeSlugs.length,
  uniqueItems: true,
})

const dollars = Type.Integer({ minimum: 0, maximum: 100_000 })

const byName = <Schema extends TSchema>(names: readonly string[], schema: Schema) =>
  Type.Partial(Type.Object(Object.fromEntries(names.map((one) => [one, schema]))), { additionalProperties: false })

/** Prices of rooms and fees in whole dollars, by care type and room, such as `assisted-living.studio`. [DASH-011] */
const roomPrices = Type.Record(
  Type.String({ pattern: `^(${careTypeSlugs.join('|')})\\.(${roomTypes.join('|')})$` }),
  Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  { additionalProperties: false },
)

const limits = Type.Array(Type.Union(careLimits.map((limit) => Type.Literal(limit))), { uniqueItems: true })

const described = {
  line2: Type.Optional(line(160)),
  phone: Type.Optional(Type.String({ minLength: 7, maxLength: 40 })),
  websiteUrl: Type.Optional(website),
  description: Type.Optional(text(8000)),
  capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
  startingRate: Type.Optional(dollars),
  maxRate: Type.Optional(dollars),
  pricesByCareType: Type.Optional(byName(careTypeSlugs, dollars)),
  roomPrices: Type.Optional(roomPrices),
  careLimits: Type.Optional(limits),
  hidePricing: Type.Optional(Type.Boolean()),
  amenities: Type.Optional(byName(amenityFlags, Type.Boolean())),
  managementCompany: Type.Optional(line(160)),
}

/** A new community with at least a name, care types, and an address. Its coordinates default to those of the ZIP code. [API-019] */
export const NewCommunity = Type.Object(
  {
    name: name(160),
    care,
    line1: line(160),
    city: name(80),
    state,
    zip,
    latitude: Type.Optional(Type.Number({ minimum: 17, maximum: 72 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    ...described,
  },
  { additionalProperties: false },
)
export type NewCommunity = Static<typeof NewCommunity>

/** Whether a community is listed, and why not. */
export const listingStatus = Type.Union(listingStatuses.map((one) => Type.Literal(one)))

/** What can change of a community. */
export const changeableFields = {
  name: Type.Optional(name(160)),
  line1: Type.Optional(line(160)),
  care: Type.Optional(care),
  status: Type.Optional(listingStatus),
  ...described,
}

/** The changes allowed to a community. Fields that a provider can't change return 403. [API-019] */
export const CommunityChanges = Type.Object(
  {
    ...changeableFields,
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((one) => Type.Literal(one))), { uniqueItems: true })),
    feePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    hasContract: Type.Optional(Type.Boolean()),
    isD2CEligible: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type CommunityChanges = Static<typeof CommunityChanges>

/** A new slug for a community: lower-case letters, digits, and single hyphens. [LIFE-006] */
export const SlugChange = Type.Object(
  { slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 3, maxLength: 80 }) },
  { additionalProperties: false },
)
export type SlugChange = Static<typeof SlugChange>

/** Communities, for families to find and for providers and staff to edit. [API-019, API-030] */
export const communities = {
  list: {
    method: 'GET',
    path: '/marketplace/communities',
    status: 200,
    access: 'anyone',
    summary: 'Lists communities by location, care, price, size, amenity, and name',
    resource: 'communities',
    query: ListingParameters,
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
    body: NewCommunity,
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
    body: CommunityChanges,
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
    body: SlugChange,
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

/** The referral terms of a community's contract. [API-022, DATA-002] */
export const RgsAuxChange = Type.Object(
  { isAutoReferable: Type.Optional(Type.Boolean()), isD2CAdjacent: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, minProperties: 1 },
)
export type RgsAuxChange = Static<typeof RgsAuxChange>

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
    body: RgsAuxChange,
    response: of<RgsAux>(),
  },
} as const satisfies Endpoints
