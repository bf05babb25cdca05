import { amenityFlags, careTypeSlugs, communityTags, listingStatuses } from '@pkg/domain'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { paging } from './paging'
import { line, slug, text } from './text'

const dollars = Type.Integer({ minimum: 0, maximum: 100_000 })
const state = Type.String({ pattern: '^[A-Z]{2}$' })
const zip = Type.String({ pattern: '^\\d{5}$' })
const care = Type.Array(Type.Union(careTypeSlugs.map((one) => Type.Literal(one))), {
  minItems: 1,
  maxItems: careTypeSlugs.length,
  uniqueItems: true,
})
const byName = <Schema extends TSchema>(names: readonly string[], schema: Schema) =>
  Type.Partial(Type.Object(Object.fromEntries(names.map((name) => [name, schema]))), { additionalProperties: false })
const status = Type.Union(listingStatuses.map((one) => Type.Literal(one)))

const described = {
  line2: Type.Optional(line(160)),
  phone: Type.Optional(Type.String({ minLength: 7, maxLength: 40 })),
  websiteUrl: Type.Optional(Type.String({ pattern: '^https://[^\\s]+$', maxLength: 300 })),
  description: Type.Optional(text(8000)),
  capacity: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
  startingRate: Type.Optional(dollars),
  maxRate: Type.Optional(dollars),
  pricesByCareType: Type.Optional(byName(careTypeSlugs, dollars)),
  hidePricing: Type.Optional(Type.Boolean()),
  amenities: Type.Optional(byName(amenityFlags, Type.Boolean())),
  managementCompany: Type.Optional(line(160)),
}

const changeable = {
  name: Type.Optional(line(160)),
  line1: Type.Optional(line(160)),
  care: Type.Optional(care),
  status: Type.Optional(status),
  ...described,
}

/** What the provider of a community may propose to change; unknown names are refused. [API-019, API-023] */
export const ProviderChanges = Type.Object(changeable, { additionalProperties: false, minProperties: 1 })
export type ProviderChanges = Static<typeof ProviderChanges>

/** What may be changed of a community. What a provider may not name is refused with 403. [API-019] */
export const CommunityChanges = Type.Object(
  {
    ...changeable,
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((one) => Type.Literal(one))), { uniqueItems: true })),
    feePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    hasContract: Type.Optional(Type.Boolean()),
    isD2CEligible: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type CommunityChanges = Static<typeof CommunityChanges>

/** A new community: at least its name, care and address. Its point is that of the ZIP code unless told. [API-019] */
export const NewCommunity = Type.Object(
  {
    name: line(160),
    care,
    line1: line(160),
    city: line(80),
    state,
    zip,
    latitude: Type.Optional(Type.Number({ minimum: 17, maximum: 72 })),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    ...described,
  },
  { additionalProperties: false },
)
export type NewCommunity = Static<typeof NewCommunity>

/** What stands in a community's contract about referrals. [API-022, DATA-002] */
export const RgsAuxChange = Type.Object(
  { isAutoReferable: Type.Optional(Type.Boolean()), isD2CAdjacent: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, minProperties: 1 },
)
export type RgsAuxChange = Static<typeof RgsAuxChange>

/** A change that somebody proposes. [API-023] */
export const NewSuggestedEdit = Type.Object(
  { communityId: slug, changes: ProviderChanges, note: Type.Optional(text(2000)) },
  { additionalProperties: false },
)
export type NewSuggestedEdit = Static<typeof NewSuggestedEdit>

/** Which proposed changes to list. [API-023] */
export const SuggestedEditParameters = Type.Object(
  {
    ...paging,
    'filter[status]': Type.Optional(
      Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')]),
    ),
    'filter[communityId]': Type.Optional(slug),
  },
  { additionalProperties: false },
)
export type SuggestedEditParameters = Static<typeof SuggestedEditParameters>

/** Why a proposed change is refused, for its author. [API-023] */
export const Refusal = Type.Object({ reason: text(2000) }, { additionalProperties: false })
export type Refusal = Static<typeof Refusal>

/** Which listings to list. [API-026] */
export const OwnListingParameters = Type.Object(
  {
    ...paging,
    'filter[status]': Type.Optional(status),
    'filter[state]': Type.Optional(state),
    q: Type.Optional(Type.String({ minLength: 2, maxLength: 80 })),
  },
  { additionalProperties: false },
)
export type OwnListingParameters = Static<typeof OwnListingParameters>

/** Puts a community on the site that is not there. [API-026] */
export const NewListing = Type.Object(
  { communityId: slug, status: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])) },
  { additionalProperties: false },
)
export type NewListing = Static<typeof NewListing>

/** How a community stands on the site. [API-026] */
export const ListingChange = Type.Object(
  {
    status: Type.Optional(status),
    hidePricing: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((one) => Type.Literal(one))), { uniqueItems: true })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ListingChange = Static<typeof ListingChange>
