import type { CareTypeSlug } from '../care/care-types'
import type { AdvisorContact } from '../communities/gateway-summary'

/** A recommended community, with the data that a card shows. */
export interface RecommendedCommunity {
  /** The slug. */
  id: string
  name: string
  url: string
  city: string
  state: string
  care: CareTypeSlug[]
  imagePath: string
  /** Monthly, in dollars; 0 if unknown. */
  startingRate: number
  hidePricing: boolean
  /** In miles, in a straight line, from the community the family requested. */
  distance: number
  /** Whether the community's own team responds to families, and so receives their contact info. [TRUTH-003] */
  isDirect: boolean
  /** The referral fee as a percentage of the first month's rent and care; 0 if it pays us nothing. [TRUTH-007] */
  feePercent: number
  partnerAgent?: AdvisorContact
}

/** What a family sees after its request. [HOME-002, DATA-006, DATA-014] */
export interface Homebase {
  id: string
  recommendedCommunities: RecommendedCommunity[]
  /** To how many more communities the family's request can go without naming them. [TRUST-005] */
  openShares: number
  /** The reasons for these communities, one sentence each. */
  recommendationReasons: string[]
  agent?: AdvisorContact
  /** The advisor who calls if the communities' teams don't. [TRUTH-008] */
  backup?: AdvisorContact
  /** Whether the family would rather not be called, so everyone emails. [TRUST-006] */
  noCalls?: true
  /** When the first call comes at the latest, as ISO 8601, if that is still ahead. [TRUTH-001] */
  callBy?: string
  client: {
    communitiesInterested: RecommendedCommunity[]
    /** Whether the family gave its search reasons, so the wizard doesn't ask again. [POST-003] */
    hasSearchReasons: boolean
  }
  uuidInfo: {
    locationInfo: { timeZone: string }
    referralInfo: {
      /** The requested communities whose teams have the family's contact info. [FLOW-009, TRUTH-003] */
      referredCommunitySlugs: string[]
      /** Whether other communities have it too, from requests that this person may not see. */
      hasOtherRecipients: boolean
      /** The requested communities whose teams get the request once the family acknowledges the disclosure. [TRUTH-005] */
      heldSlugs: string[]
      /** The requested communities that an advisor handles instead of their teams, because the family didn't acknowledge the disclosure. [TRUTH-005] */
      undisclosedSlugs: string[]
    }
    disclosureData: { isAcknowledged: boolean; states: string[] }
  }
}
