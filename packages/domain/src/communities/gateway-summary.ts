import type { CareTypeSlug } from '../care/care-types'
import type { PricesByCareType } from './community'
import type { ConversionSchemaType } from './conversion-type'

/** The contact card of an advisor as the wizard needs it. */
export interface AdvisorContact {
  id: string
  name: string
  phone?: string
}

/** What the wizard knows of a community. Derived by `gatewaySummary`. [COMM-009, DATA-003] */
export interface GatewaySummary {
  /** The slug. */
  id: string
  name: string
  lat: number
  long: number
  city: string
  state: string
  timeZone: string
  partnerAgent?: AdvisorContact
  realEstateAgent?: AdvisorContact
  isD2C: boolean
  communityPhone?: string
  startingRate: number
  pricesByCareType: PricesByCareType
  isAutoReferable: boolean
  similarCommunities: { id: string; name: string; distance: number }[]
  primaryToc: CareTypeSlug
  conversionSchemaType: ConversionSchemaType
  isDisclosureEnabled: boolean
  care: CareTypeSlug[]
  imagePath: string
  isD2CAdjacent: boolean
  /** Budget options that replace the default ones. [GWZ-076] */
  gwizzyPricingThreshold?: string[]
}
