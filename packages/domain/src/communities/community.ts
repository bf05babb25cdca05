import type { Agent } from '../agents/agent'
import type { CareTypeSlug } from '../care/care-types'
import type { StateDisclosure } from '../disclosure/state-disclosure'
import type { Photographer, UploadKind } from '../images/image-record'
import type { PriceRange } from '../pricing/budgets'
import type { CalendarDay } from '../tours/calendar-day'
import type { AmenityFlag } from './amenities'
import type { CareLimit } from './care-limits'
import type { DeficiencyRecord } from './deficiency-record'
import type { EnforcementRecord } from './enforcement-record'
import type { InspectionRecord } from './inspection-record'
import type { ListingStatus } from './listing-status'
import type { MedicaidFact, PaymentFact, PaymentSource } from './payment-sources'
import type { RoomType } from './room-types'
import type { CommunitySize } from './size'
import type { StaffingMedian, StaffingRecord } from './staffing-record'
import type { CommunityTag } from './tags'

/**
 * The source of a record: `demo` for demo data, `provider` for data entered by the community's team, or the short name of a public record
 * source, such as `cms`.
 */
export type CommunitySource = string

/** Another license at the same address, such as the nursing home on an assisted living campus. */
export interface CampusLicense {
  id: string
  name: string
  url: string
  care: CareTypeSlug[]
}

/** A postal address with its coordinates and time zone. `state` is the two-letter code, and `county` doesn't include the word "County". */
export interface Address {
  line1: string
  line2?: string
  city: string
  state: string
  zip: string
  county: string
  latitude: number
  longitude: number
  /** Whether the coordinates are those of the ZIP code or city instead of the building. */
  isApproximate?: boolean
  timezone: string
}

/** An image of a community. `path` is the image service's path: see `imageUrl`. [DATA-002, IMG-001] */
export interface CommunityImage {
  id: string
  path: string
  description: string
  category: { name: string }
  /** The kind of an upload. Missing for illustrations. */
  kind?: UploadKind
  /** The size of an upload in pixels. */
  width?: number
  height?: number
  takenBy?: Photographer
  /** The day on which a photo was taken, in `YYYY-MM-DD`. */
  takenOn?: string
}

/**
 * The prices of one care type by room, in whole US dollars a month. A `from` of 0 means unknown. A price counts unless `isEnabled` is
 * false.
 */
export interface RoomPrices {
  title: CareTypeSlug
  prices: { type: RoomType; from: number; isEnabled?: boolean }[]
}

/** The monthly price of one care type, in whole US dollars. `isEstimate` marks a price we computed and the community didn't provide. */
export interface CarePrice {
  price: number
  isEstimate?: boolean
}

/** Prices by care type slug. */
export type PricesByCareType = Partial<Record<CareTypeSlug, CarePrice>>

/** Medicare's star ratings of a nursing home, 1 to 5 each. They come from inspections and are never mixed with reviews. */
export interface MedicareStars {
  overall?: number
  healthInspection?: number
  staffing?: number
  qualityMeasures?: number
  asOf: string
}

/** The best status among a community's rooms, when it was last stated, and how many rooms are open, if that is known. [TRUST-018] */
export interface TileAvailability {
  status: 'open' | 'waitlist' | 'full'
  statedOn: CalendarDay
  openRooms?: number
}

/** The part of a community that a listing shows. [TILE, DATA-002] */
export interface CommunityTile {
  /** The slug. */
  id: string
  name: string
  /** The path on this site. */
  url: string
  source: CommunitySource
  status: ListingStatus
  address: Address
  addressString: string
  care: CareTypeSlug[]
  secondLine: string
  tags: CommunityTag[]
  /** The first images of the gallery, up to 5, in gallery order. [TILE-011] */
  images: CommunityImage[]
  mainImage: string
  /** Plain text of up to 400 characters, or empty. [TILE-003] */
  description: string
  /** A sentence from a featured review, if there is one. */
  quote?: string
  /** Whole US dollars a month; 0 if unknown. */
  startingRate: number
  /** Whether `startingRate` is a state estimate and not the community's own price. */
  isRateEstimated: boolean
  /** 0 to 10 with one decimal. Missing until the community is rated. [RATE-002] */
  slyScore?: number
  numReviews: number
  capacity?: number
  hidePricing: boolean
  /** What is usual in its state, in whole US dollars a month. Present only if the community shows no price. [LOOK-005, PRICE-007] */
  typicalRange?: PriceRange
  pricesByCareType: PricesByCareType
  /** The referral fee as a percentage of the first month; 0 means the community pays none. */
  feePercent: number
  timeZone: string
  imagePath: string
  /** Miles from the search point. Present only if a point was given. [LIST-005] */
  distance?: number
  /** The care type that a listing is about, with its price in whole US dollars a month; 0 if unknown. Present only in such a listing. [LIST-013] */
  carePrice?: { care: CareTypeSlug; price: number }
  /** Who pays it besides families, if anyone is known to. [FIND-022] */
  pays?: PaymentSource[]
  /** What is known about Medicaid, which decides whether someone can stay. [FIND-023] */
  medicaid?: MedicaidFact
  /** What was said about its rooms in the last 10 days. Present only in listings. [TRUST-018] */
  availability?: TileAvailability
}

/** A visitor's review. `value` ranges from 0 to 10 and is shown as 5 stars. [RATE-001, DATA-018] */
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
  /** The day on which the community or staff last stated its prices, in `YYYY-MM-DD`. Missing if unknown. [TRUST-012] */
  pricesAsOf?: string
  /** The days on which its team last stated each of its prices, by the id of the price. `pricesAsOf` is the oldest of them. [TRUST-018] */
  priceDates?: Record<string, CalendarDay>
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
  /** The findings in its public record. Missing if the record has none. [FIND-012] */
  inspections?: InspectionRecord
  /** What Medicare publishes about its staff, its penalties and owner, and what inspectors found. Missing where nothing is published. [FIND-024] */
  staffing?: StaffingRecord
  enforcement?: EnforcementRecord
  deficiencies?: DeficiencyRecord
  /** What the nursing homes of its state and county report about their staff. Present only with hours on weekends. [FIND-024] */
  staffingMedians?: StaffingMedian[]
  /** The license in the public record source. */
  license?: { number: string; authority: string; asOf: string }
  /** The day, month, or year of the public record. */
  recordedAsOf?: string
  /** Amenity flags. Missing means unknown; false means not offered. [COMM-002] */
  amenities: Partial<Record<AmenityFlag, boolean>>
  /** What its team says that it can’t care for. Missing if no one was asked. [DASH-011] */
  careLimits?: CareLimit[]
  /** Who pays it besides families, who says so, and since when. What isn't named is unknown. [FIND-022] */
  payments?: PaymentFact[]
  partnerAgents: Agent[]
  realEstateAgents: Agent[]
  similarCommunities: { recommended: CommunityTile[] }
  /** The other licenses of its campus. Missing if it has none. */
  campus?: CampusLicense[]
  /** Whether it can also house adults with disabilities of any age. */
  servesAnyAge?: boolean
  rgsAux: { rgsInfo: { contract_info: { isAutoReferable: boolean; isD2CAdjacent: boolean } } }
  isD2CEligible: boolean
  canShowPricingByCare: boolean
  rates: 'Provided' | 'Not provided'
  gwizzyPricingThreshold?: string[]
  hasContract: boolean
  /**
   * The disclosure that admins published for its state. Null if the state requires none anymore, and missing while the one of the code applies.
   * [DISC-001, TRUST-015]
   */
  disclosure?: StateDisclosure | null
}
