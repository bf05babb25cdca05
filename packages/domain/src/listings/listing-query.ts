import type { CareTypeSlug, TypeOfCareSlug } from '../care/care-types'
import type { AmenityFlag } from '../communities/amenities'
import type { CommunitySize } from '../communities/size'
import type { Point } from '../places/distance'
import type { RegionSlug } from '../places/regions'
import type { StateCode } from '../places/states'

/** How many communities a page holds. [LIST-001] */
export const defaultPageSize = 20

/** How many communities a page may hold. [LIST-002] */
export const maxPageSize = 100

/** The last page that can be asked for. [LIST-002] */
export const maxPageNumber = 1_000_000

/** The widest circle that can be searched, in miles. [LIST-005] */
export const maxMiles = 500

/** The orders of a listing; a dash means descending. [LIST-002] */
export const listingSorts = ['recommended', 'price', '-price', 'score', '-score', 'name', 'distance'] as const

/** An order of a listing. [LIST-002] */
export type ListingSort = (typeof listingSorts)[number]

/** The values that `starting-rate` takes, in dollars a month. [LIST-013] */
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

/** A limit of the starting rate. [LIST-013] */
export type StartingRate = (typeof startingRates)[number]

/** Equal, greater, greater or equal, less, less or equal. [LIST-004] */
export const comparisonOperators = ['eq', 'gt', 'ge', 'lt', 'le'] as const

/** A numeric comparison such as `gt:0`. [LIST-004] */
export interface Comparison {
  operator: (typeof comparisonOperators)[number]
  /** A whole number. */
  value: number
}

/** An area: a box, which crosses the date line where `west` is greater than `east`, or a polygon of three points and more. [LIST-010] */
export type Area =
  { kind: 'box'; south: number; west: number; north: number; east: number } | { kind: 'polygon'; points: Point[] }

/** Which communities a listing shows, in which order, and which page of them. [LIST-001 to LIST-014] */
export interface ListingQuery {
  /** From 1. */
  pageNumber: number
  pageSize: number
  sort: ListingSort
  filter: {
    status?: Comparison
    /** A circle, its radius in miles. [LIST-005] */
    geo?: Point & { miles: number }
    address?: string
    region?: RegionSlug
    county?: string
    /** Words that the name of a community holds, in any order. */
    name?: string
    careServices?: CareTypeSlug[]
    /** Slugs of communities. [LIST-008] */
    id?: string[]
    /** Flags that must be as given. [LIST-014] */
    amenities?: Partial<Record<AmenityFlag, boolean>>
  }
  state?: StateCode
  city?: string
  toc?: TypeOfCareSlug
  /** The point that distances are measured from. [LIST-010] */
  geo?: Point
  geometry?: Area
  /** Names of related records. [LIST-011] */
  include?: string[]
  size?: CommunitySize[]
  startingRate?: StartingRate
}

/** What is wrong with one parameter of a query. The message continues a sentence that begins with the parameter. */
export interface QueryError {
  parameter: string
  message: string
}

/** A query, or everything that is wrong with it. */
export type ParsedListingQuery = { ok: true; value: ListingQuery } | { ok: false; errors: QueryError[] }
