import { amenityFlags, careLevels, careTypeSlugs, communityTags, listingStatuses, roomTypes } from '@pkg/domain'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { moment } from './collection'
import { choice, listParameters, only, range, reference } from './list-parameters'
import { line, name, communitySlug, text } from './text'

const dollars = Type.Integer({ minimum: 0, maximum: 100_000 })
const state = Type.String({ pattern: '^[A-Z]{2}$' })
const zip = Type.String({ pattern: '^\\d{5}$' })
const care = Type.Array(Type.Union(careTypeSlugs.map((one) => Type.Literal(one))), {
  minItems: 1,
  maxItems: careTypeSlugs.length,
  uniqueItems: true,
})
const byName = <Schema extends TSchema>(names: readonly string[], schema: Schema) =>
  Type.Partial(Type.Object(Object.fromEntries(names.map((one) => [one, schema]))), { additionalProperties: false })
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
  name: Type.Optional(name(160)),
  line1: Type.Optional(line(160)),
  care: Type.Optional(care),
  status: Type.Optional(status),
  ...described,
}

/** The changes that a provider can propose. Unknown fields are rejected. [API-019, API-023] */
const ProviderChanges = Type.Object(changeable, { additionalProperties: false, minProperties: 1 })
export type ProviderChanges = Static<typeof ProviderChanges>

/** The changes allowed to a community. Fields that a provider can't change return 403. [API-019] */
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

/** A new slug for a community: lower-case letters, digits, and single hyphens. [LIFE-006] */
export const SlugChange = Type.Object(
  { slug: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 3, maxLength: 80 }) },
  { additionalProperties: false },
)
export type SlugChange = Static<typeof SlugChange>

/** The answers that a cost estimate depends on: the care, the room if one was chosen, and whether two people move in. [TRUST-012] */
export const CostParameters = Type.Object(
  {
    care: Type.Union(careLevels.map((level) => Type.Literal(level))),
    room: Type.Optional(Type.Union(roomTypes.map((room) => Type.Literal(room)))),
    'for-two': Type.Optional(Type.Literal('true')),
  },
  { additionalProperties: false },
)
export type CostParameters = Static<typeof CostParameters>

/** The referral terms of a community's contract. [API-022, DATA-002] */
export const RgsAuxChange = Type.Object(
  { isAutoReferable: Type.Optional(Type.Boolean()), isD2CAdjacent: Type.Optional(Type.Boolean()) },
  { additionalProperties: false, minProperties: 1 },
)
export type RgsAuxChange = Static<typeof RgsAuxChange>

/** A proposed change to a community. [API-023] */
export const NewSuggestedEdit = Type.Object(
  { communityId: communitySlug, changes: ProviderChanges, note: Type.Optional(text(2000)) },
  { additionalProperties: false },
)
export type NewSuggestedEdit = Static<typeof NewSuggestedEdit>

/** The list of suggested edits. [API-023] */
export const SuggestedEditParameters = listParameters(['createdAt', 'decidedAt', 'status', 'communityName'], {
  status: choice(Type.Union([Type.Literal('pending'), Type.Literal('approved'), Type.Literal('rejected')])),
  communityId: only(communitySlug),
  createdAt: range(moment),
  decidedAt: range(moment),
})
export type SuggestedEditParameters = Static<typeof SuggestedEditParameters>

/** The reason for declining a suggested edit, shown to its author. [API-023] */
export const SuggestedEditDecline = Type.Object({ reason: text(2000) }, { additionalProperties: false })
export type SuggestedEditDecline = Static<typeof SuggestedEditDecline>

/** The list of listings. `q` searches the name. [API-026] */
export const OwnListingParameters = listParameters(
  ['name', 'city', 'state', 'status', 'updatedAt'],
  {
    status: range(status),
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
    status: Type.Optional(status),
    hidePricing: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((one) => Type.Literal(one))), { uniqueItems: true })),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type ListingChange = Static<typeof ListingChange>
