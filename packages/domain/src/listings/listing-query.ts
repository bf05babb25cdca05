import type { CareTypeSlug, TypeOfCareSlug } from '../care/care-types'
import type { AmenityFlag } from '../communities/amenities'
import type { PaymentSource } from '../communities/payment-sources'
import type { CommunitySize } from '../communities/size'
import type { Point } from '../places/distance'
import type { RegionSlug } from '../places/regions'
import type { StateCode } from '../places/states'

/** The default number of communities on a page. [LIST-001] */
export const defaultPageSize = 20

/** The maximum number of communities on a page. [LIST-002] */
export const maxPageSize = 100

/** The last page number that can be requested. [LIST-002] */
export const maxPageNumber = 1_000_000

/** The largest search radius in miles. [LIST-005] */
export const maxMiles = 500

/** The sort orders of a listing. A dash means descending. [LIST-002] */
export const listingSorts = ['recommended', 'price', '-price', 'score', '-score', 'name', 'distance'] as const

/** A sort order of a listing. [LIST-002] */
export type ListingSort = (typeof listingSorts)[number]

/** The values of `starting-rate`, in dollars a month. [LIST-013] */
export const startingRates = [
  'le:2500',
  'le:3000',
  'le:3500',
  'le:4000',
  'le:4500',
  'le:5000',
  'le:5500',
  'le:6000',
  'ge:6000',
] as const

/** A starting rate limit. [LIST-013] */
export type StartingRate = (typeof startingRates)[number]

/** The values of `rating`: the lowest rating shown, of 10. [FIND-006] */
export const minRatings = ['ge:7', 'ge:8', 'ge:9'] as const

/** A lowest rating. [FIND-006] */
export type MinRating = (typeof minRatings)[number]

/**
 * The values of `only`: a room confirmed as open in the last 10 days, a price stated in the last 90, communities that pay us nothing, and nursing homes
 * with at least as many nurse hours on weekends as half of their state's. [FIND-006, FIND-024, TRUST-009, TRUST-018]
 */
export const onlyConditions = ['open-rooms', 'recent-prices', 'no-referral-fee', 'weekend-staffing'] as const

/** A condition of `only`. [FIND-006] */
export type OnlyCondition = (typeof onlyConditions)[number]

/** The lowest and the highest limit of `stays`, and its step, in whole US dollars a month. [FIND-023] */
export const stayLimits = { low: 100, high: 50_000, step: 100 } as const

/** Equal, greater, greater or equal, less, less or equal. [LIST-004] */
export const comparisonOperators = ['eq', 'gt', 'ge', 'lt', 'le'] as const

/** A numeric comparison such as `gt:0`. [LIST-004] */
export interface Comparison {
  operator: (typeof comparisonOperators)[number]
  /** A whole number. */
  value: number
}

/** An area: a box, which crosses the date line if `west` is greater than `east`, or a polygon of at least 3 points. [LIST-010] */
export type Area =
  | { kind: 'box'; south: number; west: number; north: number; east: number }
  | { kind: 'polygon'; points: Point[] }

/** The filters, sort order, and page of a listing. [LIST-001 to LIST-014] */
export interface ListingQuery {
  /** Starts at 1. */
  pageNumber: number
  pageSize: number
  sort: ListingSort
  filter: {
    status?: Comparison
    /** A circle with its radius in miles. [LIST-005] */
    geo?: Point & { miles: number }
    address?: string
    region?: RegionSlug
    county?: string
    /** Words in the community's name, in any order. */
    name?: string
    careServices?: CareTypeSlug[]
    /** Community slugs. [LIST-008] */
    id?: string[]
    /** Flags that must have the given value. [LIST-014] */
    amenities?: Partial<Record<AmenityFlag, boolean>>
  }
  state?: StateCode
  city?: string
  toc?: TypeOfCareSlug
  /** The point from which distances are measured. [LIST-010] */
  geo?: Point
  geometry?: Area
  /** Names of related records. [LIST-011] */
  include?: string[]
  size?: CommunitySize[]
  /** Limits the price of the chosen care type, or the starting price if none is chosen. [LIST-013, PRICE-004] */
  startingRate?: StartingRate
  rating?: MinRating
  only?: OnlyCondition[]
  /** Who has to be known to pay besides the family. [FIND-022] */
  pays?: PaymentSource[]
  /** Where someone can stay: communities that are known to take Medicaid, or whose price is at most this, in whole US dollars a month. [FIND-023] */
  stays?: number
}

/** An error in one query parameter. The message completes a sentence that begins with the parameter. */
export interface QueryError {
  parameter: string
  message: string
}

/** A query, or all of its errors. */
export type ParsedListingQuery = { ok: true; value: ListingQuery } | { ok: false; errors: QueryError[] }
