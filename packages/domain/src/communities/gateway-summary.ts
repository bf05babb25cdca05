import type { Agent } from '../agents/agent'
import type { CareTypeSlug } from '../care/care-types'
import { hasDisclosure } from '../disclosure/disclosure-states'
import type { StateDisclosure } from '../disclosure/state-disclosure'
import { distanceInMiles } from '../places/distance'
import type { Community, PricesByCareType } from './community'
import { getConversionType, type ConversionSchemaType } from './conversion-type'

/** An advisor's contact card for the wizard. [AGENT-005] */
export interface AdvisorContact {
  id: string
  name: string
  phone?: string
  /** The path of the portrait in image URLs, or of the drawing in its place. Only for those who will call. [IMG-001, LOOK-008] */
  picturePath?: string
}

/** The wizard's summary of a community. Derived by `gatewaySummary`. [COMM-009, DATA-003] */
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
  /** In miles, in a straight line. */
  similarCommunities: { id: string; name: string; distance: number }[]
  primaryToc: CareTypeSlug
  conversionSchemaType: ConversionSchemaType
  isDisclosureEnabled: boolean
  /** The disclosure that admins published. Without it, the one of the code applies. [TRUST-015] */
  disclosure?: StateDisclosure
  care: CareTypeSlug[]
  imagePath: string
  isD2CAdjacent: boolean
  /** Budget options that replace the defaults. [GWZ-076] */
  gwizzyPricingThreshold?: string[]
  /** The referral fee as a percentage of the first month. Missing if no fee is agreed. [DISC-002] */
  feePercent?: number
}

/** What the page adds to the community's data. */
export interface GatewaySummaryOptions {
  /** Whether the visitor arrived through the paid-ad entry. [COMM-005] */
  isPaidAd?: boolean
  /** Whether the family has an advisor. Defaults to whether the community has agents. [COMM-007] */
  hasAdvisorContext?: boolean
  /** Whether the state's disclosure is enabled. Defaults to the state's law. [DISC-001] */
  isDisclosureEnabled?: boolean
}

/** The time zone of tours if the community's own is unknown. [DATA-003, TOUR-006] */
export const defaultTimeZone = 'America/Los_Angeles'

/** Returns an advisor as families see one: name and phone number, without the email address. [AGENT-005] */
export function advisorContact({ id, name, info }: Agent): AdvisorContact {
  const { displayName, workPhone } = info
  return { id, name: displayName || name, ...(workPhone && { phone: workPhone }) }
}

/**
 * Returns the wizard's summary of a community: its first agents, its first care type, and distances to similar communities in miles.
 * [COMM-009, DATA-003]
 */
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
    isDisclosureEnabled: options.isDisclosureEnabled ?? requiresDisclosure(community),
    ...(community.disclosure && { disclosure: community.disclosure }),
    care,
    imagePath: community.imagePath,
    isD2CAdjacent,
    ...(gwizzyPricingThreshold && { gwizzyPricingThreshold }),
    ...(community.feePercent > 0 && { feePercent: community.feePercent }),
  }
}

/** Returns whether the law of a community's state requires a disclosure. [DISC-001, TRUST-015] */
const requiresDisclosure = ({ disclosure, address }: Community): boolean =>
  disclosure === undefined ? hasDisclosure(address.state) : disclosure !== null
