import type { CareTypeSlug } from '../care/care-types'
import type { AmenityFlag } from './amenities'
import type { CareLimit } from './care-limits'
import type { Address } from './community'
import type { ListingStatus } from './listing-status'
import type { CommunityTag } from './tags'

/** The attributes that a change can leave empty. */
export const clearableAttributes = [
  'line2',
  'phone',
  'websiteUrl',
  'description',
  'capacity',
  'managementCompany',
] as const

/** An attribute that a change can leave empty. */
export type ClearableAttribute = (typeof clearableAttributes)[number]

/** The changes that a provider can make to a community. Prices in whole US dollars a month. [API-019] */
export interface ProviderChange {
  name?: string
  line1?: string
  line2?: string
  phone?: string
  websiteUrl?: string
  description?: string
  care?: CareTypeSlug[]
  capacity?: number
  startingRate?: number
  maxRate?: number
  pricesByCareType?: Partial<Record<CareTypeSlug, number>>
  /** Prices of rooms and fees by the id of a stated price, such as `assisted-living.studio`. */
  roomPrices?: Record<string, number>
  /** What it can’t care for. */
  careLimits?: CareLimit[]
  hidePricing?: boolean
  amenities?: Partial<Record<AmenityFlag, boolean>>
  managementCompany?: string
  status?: ListingStatus
  /** The attributes that it leaves empty. */
  cleared?: ClearableAttribute[]
}

/** The part of an address that its ZIP code decides. [DASH-010] */
export type CommunityLocation = Pick<
  Address,
  'city' | 'zip' | 'county' | 'latitude' | 'longitude' | 'isApproximate' | 'timezone'
>

/** The changes that staff can make to a community, including its tags and contract terms. [API-019, API-022] */
export interface CommunityChange extends ProviderChange {
  /** Where it really is, within its state. */
  location?: CommunityLocation
  tags?: CommunityTag[]
  feePercent?: number
  hasContract?: boolean
  isD2CEligible?: boolean
  isAutoReferable?: boolean
  isD2CAdjacent?: boolean
}
