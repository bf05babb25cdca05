import type { CareTypeSlug } from '../care/care-types'
import type { AmenityFlag } from './amenities'
import type { ListingStatus } from './listing-status'
import type { CommunityTag } from './tags'

/** What the provider of a community may change of it. Prices in whole US dollars a month. [API-019] */
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
  hidePricing?: boolean
  amenities?: Partial<Record<AmenityFlag, boolean>>
  managementCompany?: string
  status?: ListingStatus
}

/** What staff may change of a community: also its marks, and what stands in its contract. [API-019, API-022] */
export interface CommunityChange extends ProviderChange {
  tags?: CommunityTag[]
  feePercent?: number
  hasContract?: boolean
  isD2CEligible?: boolean
  isAutoReferable?: boolean
  isD2CAdjacent?: boolean
}
