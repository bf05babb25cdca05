import type { Agent } from '../agents/agent'
import type { CareTypeSlug } from '../care/care-types'
import type { AmenityFlag } from './amenities'
import type { ListingStatus } from './listing-status'
import type { RoomType } from './room-types'
import type { CommunitySize } from './size'
import type { CommunityTag } from './tags'

/**
 * Where a record comes from: `demo` for those that are invented, `provider` for what its own people entered, else the short name of a
 * public register, such as `cms`.
 */
export type CommunitySource = string

/** Another licence at the same address: the nursing home of a campus, say, beside its assisted living. */
export interface CampusLicense {
  id: string
  name: string
  url: string
  care: CareTypeSlug[]
}

/** A postal address with its point and zone. `state` is the two-letter code, `county` has no "County" behind it. */
export interface Address {
  line1: string
  line2?: string
  city: string
  state: string
  zip: string
  county: string
  latitude: number
  longitude: number
  /** The point is that of the ZIP code or the city, and not of the house. */
  isApproximate?: boolean
  timezone: string
}

/** A picture. `path` is what the image service serves: see `imageUrl`. [DATA-002, IMG-001] */
export interface CommunityImage {
  id: string
  path: string
  description: string
  category: { name: string }
}

/** The prices of one care type by room, in whole US dollars a month. A `from` of 0 means unknown; a price counts unless `isEnabled` is false. */
export interface RoomPrices {
  title: CareTypeSlug
  prices: { type: RoomType; from: number; isEnabled?: boolean }[]
}

/** Monthly price of one care type, in whole US dollars. `isEstimate` marks what was computed and not told by the community. */
export interface CarePrice {
  price: number
  isEstimate?: boolean
}

/** Prices by care type slug. */
export type PricesByCareType = Partial<Record<CareTypeSlug, CarePrice>>

/** Medicare's star ratings of a nursing home, 1 to 5 each. An inspector's rating, never mixed with reviews. */
export interface MedicareStars {
  overall?: number
  healthInspection?: number
  staffing?: number
  qualityMeasures?: number
  asOf: string
}

/** What a listing shows of a community: the tile's share of the full record. [TILE, DATA-002] */
export interface CommunityTile {
  /** The slug. */
  id: string
  name: string
  /** Path on this site. */
  url: string
  source: CommunitySource
  status: ListingStatus
  address: Address
  addressString: string
  care: CareTypeSlug[]
  secondLine: string
  tags: CommunityTag[]
  /** The first images of the gallery, 5 at most, in gallery order. [TILE-011] */
  images: CommunityImage[]
  mainImage: string
  /** Plain text, at most 400 characters, or empty. [TILE-003] */
  description: string
  /** A sentence from a featured review, where one exists. */
  quote?: string
  /** Whole US dollars a month; 0 when unknown. */
  startingRate: number
  /** True where `startingRate` is a state estimate and not the community's own price. */
  isRateEstimated: boolean
  /** 0 to 10 with one decimal; absent while not yet rated. [RATE-002] */
  slyScore?: number
  numReviews: number
  capacity?: number
  hidePricing: boolean
  pricesByCareType: PricesByCareType
  /** Share of the first month that a move-in pays the operator, in percent; 0 means the community pays nothing. */
  feePercent: number
  timeZone: string
  imagePath: string
  /** Miles from the point searched; only where a point was given. [LIST-005] */
  distance?: number
}

/** A review by a visitor. `value` is 0 to 10 shown as 5 stars. [RATE-001, DATA-018] */
export interface Review {
  id: string
  author: string
  relation?: string
  value: number
  text: string
  date: string
}

/** A community with everything its page shows. [DATA-002] */
export interface Community extends CommunityTile {
  gallery: { images: CommunityImage[] }
  maxRate: number
  slyPrices: RoomPrices[]
  propInfo: {
    communityPhone?: string
    typeCare: CareTypeSlug[]
    capacity?: number
    communitySize?: CommunitySize
    communityDescription: string
    estimatedPricingOverride?: number
    isLuxury: boolean
    plusCommunity: boolean
    managementCompany?: string
    websiteUrl?: string
  }
  ratings: { numReviews: number; reviewsValue: number }
  reviews: Review[]
  medicareStars?: MedicareStars
  /** Licence number in the public register the record comes from. */
  licence?: { number: string; authority: string; asOf: string }
  /** The day, month or year that a public record is of. */
  recordedAsOf?: string
  /** Amenity flags; absent means unknown, false means not offered. [COMM-002] */
  amenities: Partial<Record<AmenityFlag, boolean>>
  partnerAgents: Agent[]
  realEstateAgents: Agent[]
  similarCommunities: { recommended: CommunityTile[] }
  /** The other licences of its campus; absent where it has none. */
  campus?: CampusLicense[]
  /** May house adults of any age with disabilities, and not older people alone. */
  servesAnyAge?: boolean
  rgsAux: { rgsInfo: { contract_info: { isAutoReferable: boolean; isD2CAdjacent: boolean } } }
  isD2CEligible: boolean
  canShowPricingByCare: boolean
  rates: 'Provided' | 'Not provided'
  gwizzyPricingThreshold?: string[]
  hasContract: boolean
}
