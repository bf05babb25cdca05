import type { CareTypeSlug } from '../care/care-types'

/** Which wizard a community's request opens. `PaidAd` is set by the paid-ad entry, never derived. [COMM-005] */
export type ConversionSchemaType = 'gwizzy' | 'activeAdult' | 'D2C' | 'noAgent' | 'PaidAd'

/** What the choice of a wizard reads of a community. */
export interface ConvertibleCommunity {
  care: readonly CareTypeSlug[]
  isD2CEligible: boolean
  partnerAgents: readonly unknown[]
  realEstateAgents: readonly unknown[]
}

/**
 * Which wizard a request for this community opens; the first rule that holds decides: active adult, D2C, no agent, the default.
 * An advisor context means that an advisor stands beside the family: one of the community's agents, or, where the page knows better,
 * `hasAdvisorContext`. [COMM-006, COMM-007, COMM-008]
 */
export function getConversionType(
  community: ConvertibleCommunity,
  { hasAdvisorContext }: { hasAdvisorContext?: boolean | undefined } = {},
): Exclude<ConversionSchemaType, 'PaidAd'> {
  const { care, isD2CEligible, partnerAgents, realEstateAgents } = community
  if (care.includes('active-adult')) return 'activeAdult'
  if (isD2CEligible && (hasAdvisorContext ?? partnerAgents.length + realEstateAgents.length > 0)) return 'D2C'
  return partnerAgents.length === 0 ? 'noAgent' : 'gwizzy'
}
