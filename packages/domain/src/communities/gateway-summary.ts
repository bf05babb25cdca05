import type { Agent } from '../agents/agent'
import type { CareTypeSlug } from '../care/care-types'
import { hasDisclosure } from '../disclosure/disclosure-states'
import { distanceInMiles } from '../places/distance'
import type { Community, PricesByCareType } from './community'
import { getConversionType, type ConversionSchemaType } from './conversion-type'

/** The contact card of an advisor as the wizard needs it. [AGENT-005] */
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
  /** In miles, as the crow flies. */
  similarCommunities: { id: string; name: string; distance: number }[]
  primaryToc: CareTypeSlug
  conversionSchemaType: ConversionSchemaType
  isDisclosureEnabled: boolean
  care: CareTypeSlug[]
  imagePath: string
  isD2CAdjacent: boolean
  /** Budget options that replace the default ones. [GWZ-076] */
  gwizzyPricingThreshold?: string[]
  /** Share of the first month that a move-in pays the operator, in percent; absent where nothing is agreed. [DISC-002] */
  feePercent?: number
}

/** What the page adds to what the community says of itself. */
export interface GatewaySummaryOptions {
  /** The visitor came by the paid-ad entry. [COMM-005] */
  isPaidAd?: boolean
  /** Whether an advisor stands beside the family; without it the community's own agents decide. [COMM-007] */
  hasAdvisorContext?: boolean
  /** Whether the state's disclosure is switched on; without it the law of the state decides. [DISC-001] */
  isDisclosureEnabled?: boolean
}

/** The zone of tours where a community's own is unknown. [DATA-003, TOUR-006] */
export const defaultTimeZone = 'America/Los_Angeles'

/** An advisor as families meet one: a name and a number, the mail address stays inside. [AGENT-005] */
export function advisorContact({ id, name, info }: Agent): AdvisorContact {
  const { displayName, workPhone } = info
  return { id, name: displayName || name, ...(workPhone && { phone: workPhone }) }
}

/** The wizard's view of a community: its first agents, its first care type, distances to similar ones in miles. [COMM-009, DATA-003] */
export function gatewaySummary(community: Community, options: GatewaySummaryOptions = {}): GatewaySummary {
  const { address, propInfo, care, gwizzyPricingThreshold } = community
  const { isAutoReferable, isD2CAdjacent } = community.rgsAux.rgsInfo.contract_info
  const [partnerAgent] = community.partnerAgents.map(advisorContact)
  const [realEstateAgent] = community.realEstateAgents.map(advisorContact)
  return {
    id: community.id,
    name: community.name,
    lat: address.latitude,
    long: address.longitude,
    city: address.city,
    state: address.state,
    timeZone: community.timeZone || address.timezone || defaultTimeZone,
    ...(partnerAgent && { partnerAgent }),
    ...(realEstateAgent && { realEstateAgent }),
    isD2C: community.isD2CEligible,
    ...(propInfo.communityPhone && { communityPhone: propInfo.communityPhone }),
    startingRate: community.startingRate,
    pricesByCareType: community.pricesByCareType,
    isAutoReferable,
    similarCommunities: community.similarCommunities.recommended.map((similar) => ({
      id: similar.id,
      name: similar.name,
      distance: similar.distance ?? distanceInMiles(address, similar.address),
    })),
    primaryToc: care[0] ?? propInfo.typeCare[0] ?? 'assisted-living',
    conversionSchemaType: options.isPaidAd ? 'PaidAd' : getConversionType(community, options),
    isDisclosureEnabled: options.isDisclosureEnabled ?? hasDisclosure(address.state),
    care,
    imagePath: community.imagePath,
    isD2CAdjacent,
    ...(gwizzyPricingThreshold && { gwizzyPricingThreshold }),
    ...(community.feePercent > 0 && { feePercent: community.feePercent }),
  }
}
