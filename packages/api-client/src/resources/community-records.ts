import {
  type AmenityFlag,
  amenityFlags,
  type CareTypeSlug,
  careTypeSlugs,
  type CommunityTag,
  communityTags,
  type ListingStatus,
  type ProfilePart,
} from '@pkg/domain'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { type Endpoints, of, pageOf } from '../endpoint'
import { addressBookStaff, admins, editors } from '../roles'
import { state, website, zip } from '../schemas/address-parts'
import { choice, listParameters, only, range, reference, textFilter } from '../schemas/list-parameters'
import { day, moment } from '../schemas/record'
import { communitySlug, line, name, text, uuid } from '../schemas/text'
import { listingStatus } from './communities'

const resource = 'community-records'

/**
 * A community as those who work on it see it. Lists leave out its profile. Only admins read who manages it and what was merged into it, and only advisors and
 * admins how many families asked about it. [DASH-010]
 */
export interface CommunityRecordItem {
  id: string
  /** How often it was changed. A change names the version that it's based on. [WORK-005] */
  version: number
  name: string
  /** The path of its page on the site. */
  url: string
  line1: string
  city: string
  state: string
  zip: string
  care: CareTypeSlug[]
  status: ListingStatus
  source: string
  /** The lowest price in whole US dollars a month, also if it's hidden; 0 if unknown. */
  startingRate: number
  isRateEstimated: boolean
  hidePricing: boolean
  /** The day on which the oldest of its prices was stated, and the first day on which it counts as old. [TRUST-018] */
  pricesAsOf?: string
  pricesExpireOn?: string
  /** The room types that are open, by what was said in the last 10 days, and when that was. [TRUST-018] */
  openRoomTypes: number
  roomsStatedOn?: string
  photos: number
  /** The photos without a text that says what they show. */
  photosWithoutText: number
  /** How complete its profile is, of 100, and what it lacks, the most important part first. */
  completeness: number
  missing: ProfilePart[]
  /** How many people manage it, and for admins their names. */
  members: number
  memberNames?: string[]
  feePercent: number
  hasContract: boolean
  /** How many families asked about it, or were referred to it, in the last 90 days. */
  recentFamilies?: number
  /** The average of its reviews from 0 to 10, if it has some. */
  rating?: number
  reviews: number
  /** Suggested edits that wait for a decision. */
  pendingEdits: number
  updatedAt: string
  organizationId?: string
  /** Its profile. */
  line2?: string
  county?: string
  phone?: string
  websiteUrl?: string
  description?: string
  capacity?: number
  amenities?: AmenityFlag[]
  tags?: CommunityTag[]
  managementCompany?: string
  isAutoReferable?: boolean
  /** The license in its public record, and the date of that record. */
  license?: string
  recordedAsOf?: string
  /** The communities that were merged into it, newest first. */
  merged?: { id: string; name: string; at: string; by: string; undoUntil: string }[]
  /** The edit that waits for review, after a change by someone who can't change it directly. */
  suggestedEdit?: { id: string }
}

/** How current prices are. */
const priceAges = ['current', 'expiring', 'expired', 'unknown'] as const

const isTrue = Type.Union([Type.Literal('true'), Type.Literal('false')])
const care = Type.Union(careTypeSlugs.map((value) => Type.Literal(value)))

/** The list of communities. `q` searches name, address, and city. [DASH-010] */
export const CommunityRecordParameters = listParameters(
  [
    'name',
    'city',
    'state',
    'status',
    'startingRate',
    'pricesAsOf',
    'completeness',
    'rating',
    'recentFamilies',
    'pendingEdits',
    'updatedAt',
  ],
  {
    status: range(listingStatus),
    state: reference(state),
    city: reference(line(80)),
    care: only(care),
    source: reference(line(40)),
    organization: reference(uuid),
    pricesAsOf: range(day),
    /** How current its prices are: whether they expire within a week, or counted as old since. [TRUST-018] */
    priceAge: only(Type.Union(priceAges.map((age) => Type.Literal(age)))),
    completeness: range(Type.Integer({ minimum: 0, maximum: 100 })),
    updatedAt: range(moment),
    /** Whether someone manages it. */
    claimed: choice(isTrue),
    contract: choice(isTrue),
    /** Those that a team added and that never were on the site. */
    added: only(isTrue),
    /** Whether an edit waits, or what families read about its prices or rooms is out of date. */
    due: only(isTrue),
  },
  { q: textFilter },
)
export type CommunityRecordParameters = Static<typeof CommunityRecordParameters>

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/**
 * A change of a community. `null` empties a value. `amenities` are all that it offers. Another ZIP code moves it within its state. Taking it off the site
 * needs a reason. A provider's change waits for review. [DASH-010, API-019]
 */
export const CommunityRecordChange = Type.Object(
  {
    name: Type.Optional(name(160)),
    line1: Type.Optional(line(160)),
    line2: Type.Optional(orNull(line(160))),
    city: Type.Optional(name(80)),
    zip: Type.Optional(zip),
    phone: Type.Optional(orNull(Type.String({ minLength: 7, maxLength: 40 }))),
    websiteUrl: Type.Optional(orNull(website)),
    description: Type.Optional(orNull(text(8000))),
    capacity: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 20_000 }))),
    care: Type.Optional(Type.Array(care, { minItems: 1, maxItems: careTypeSlugs.length, uniqueItems: true })),
    amenities: Type.Optional(
      Type.Array(Type.Union(amenityFlags.map((flag) => Type.Literal(flag))), { uniqueItems: true }),
    ),
    managementCompany: Type.Optional(orNull(line(160))),
    hidePricing: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Type.Union(communityTags.map((tag) => Type.Literal(tag))), { uniqueItems: true })),
    feePercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
    hasContract: Type.Optional(Type.Boolean()),
    isAutoReferable: Type.Optional(Type.Boolean()),
    status: Type.Optional(listingStatus),
    reason: Type.Optional(text(1000)),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type CommunityRecordChange = Static<typeof CommunityRecordChange>

/** A changed value of a community to set back: which change, and which attribute. [DASH-010, WORK-006] */
export const CommunityRestoration = Type.Object(
  { changeId: uuid, attribute: line(40) },
  { additionalProperties: false },
)
export type CommunityRestoration = Static<typeof CommunityRestoration>

/** The attributes of which a merge can take the values of the community that goes. */
const takenAttributes = [
  'name',
  'line1',
  'line2',
  'phone',
  'websiteUrl',
  'description',
  'capacity',
  'managementCompany',
] as const

/** Two communities that are the same: which one stays, and which values it takes from the other one besides those that it lacks. [DASH-010] */
export const CommunityMerge = Type.Object(
  {
    keepId: communitySlug,
    mergeId: communitySlug,
    take: Type.Optional(
      Type.Array(Type.Union(takenAttributes.map((attribute) => Type.Literal(attribute))), { uniqueItems: true }),
    ),
  },
  { additionalProperties: false },
)
export type CommunityMerge = Static<typeof CommunityMerge>

/** The merge to undo. */
export const CommunityUnmerge = Type.Object(
  { keepId: communitySlug, mergeId: communitySlug },
  { additionalProperties: false },
)
export type CommunityUnmerge = Static<typeof CommunityUnmerge>

/** How many people of a community's team got a link to state its prices. [TRUST-018] */
export interface PriceRequest {
  id: string
  emailed: number
}

/** Communities for those who work on them: admins all, advisors what is live, providers their own. [DASH-010, WORK-010] */
export const communityRecords = {
  list: {
    method: 'GET',
    path: '/platform/community-records',
    status: 200,
    access: addressBookStaff,
    summary: 'Lists communities with how complete and how current they are, by default by name',
    resource,
    query: CommunityRecordParameters,
    response: pageOf<CommunityRecordItem>(),
  },
  get: {
    method: 'GET',
    path: '/platform/community-records/:id',
    status: 200,
    communityParameter: 'id',
    access: addressBookStaff,
    summary: 'Returns a community with its profile and what it lacks',
    resource,
    response: of<CommunityRecordItem>(),
  },
  update: {
    method: 'PATCH',
    path: '/platform/community-records/:id',
    status: 200,
    communityParameter: 'id',
    access: editors,
    isVersioned: true,
    summary: 'Changes a community immediately for an admin, or as a suggested edit for its provider',
    resource,
    body: CommunityRecordChange,
    response: of<CommunityRecordItem>(),
  },
  restore: {
    method: 'POST',
    path: '/platform/community-records/:id/restore',
    status: 200,
    communityParameter: 'id',
    access: admins,
    summary: 'Sets an attribute back to what it was before a change; 409 if that value wasn’t recorded',
    resource,
    body: CommunityRestoration,
    response: of<CommunityRecordItem>(),
  },
  duplicates: {
    method: 'GET',
    path: '/platform/community-records/:id/duplicates',
    status: 200,
    communityParameter: 'id',
    access: admins,
    summary: 'Lists communities that may be the same as one, by address, name, and phone number',
    resource,
    response: pageOf<CommunityRecordItem>(),
  },
  merge: {
    method: 'POST',
    path: '/platform/community-records-merge',
    status: 201,
    access: admins,
    summary: 'Merges a duplicate community: everything but its issued invoices goes to the remaining one',
    resource,
    body: CommunityMerge,
    response: of<CommunityRecordItem>(),
  },
  undoMerge: {
    method: 'POST',
    path: '/platform/community-records-merge/undo',
    status: 200,
    access: admins,
    summary: 'Undoes a merge within 30 days, and returns the community that had been merged',
    resource,
    body: CommunityUnmerge,
    response: of<CommunityRecordItem>(),
  },
  requestPrices: {
    method: 'POST',
    path: '/platform/community-records/:id/price-request',
    status: 201,
    communityParameter: 'id',
    access: admins,
    summary: 'Emails a community’s team a link to state its prices and rooms; 409 if it has none, or got one today',
    resource: 'price-requests',
    response: of<PriceRequest>(),
  },
} as const satisfies Endpoints
