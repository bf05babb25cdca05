import type { CareTypeSlug } from '../care/care-types'
import type { AdvisorContact } from '../communities/gateway-summary'
import type { DisclosureState } from '../disclosure/disclosure-states'

/** A community that fits a family, as much of it as a card shows. */
export interface RecommendedCommunity {
  /** The slug. */
  id: string
  name: string
  url: string
  city: string
  state: string
  care: CareTypeSlug[]
  imagePath: string
  /** Monthly, in dollars; 0 while unknown. */
  startingRate: number
  hidePricing: boolean
  /** In miles, as the crow flies, from the community the family asked for. */
  distance: number
  partnerAgent?: AdvisorContact
}

/** What a family finds after its request. [HOME-002, DATA-006, DATA-014] */
export interface Homebase {
  id: string
  recommendedCommunities: RecommendedCommunity[]
  /** Why these communities, one sentence each. */
  recommendationReasons: string[]
  agent?: AdvisorContact
  client: {
    communitiesInterested: RecommendedCommunity[]
    /** Whether the family said why it searches, so that it is not asked again. [POST-003] */
    hasSearchReasons: boolean
  }
  uuidInfo: {
    locationInfo: { timeZone: string }
    referralInfo: { referredCommunitySlugs: string[] }
    disclosureData: { isAcknowledged: boolean; states: DisclosureState[] }
  }
}
