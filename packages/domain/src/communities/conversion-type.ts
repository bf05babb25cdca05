import type { CareTypeSlug } from '../care/care-types'

/** The wizard that a community's request opens. `PaidAd` is set by the paid-ad entry and never derived. [COMM-005] */
export type ConversionSchemaType = 'gwizzy' | 'activeAdult' | 'D2C' | 'noAgent' | 'PaidAd'

/** The part of a community that determines its wizard. */
export interface ConvertibleCommunity {
  care: readonly CareTypeSlug[]
  isD2CEligible: boolean
  partnerAgents: readonly unknown[]
  realEstateAgents: readonly unknown[]
}

/**
 * Returns the wizard that a request for this community opens. The first matching rule decides: active adult, D2C, no agent, default. An
 * advisor context is one of the community's agents or, if the page knows better, `hasAdvisorContext`. [COMM-006, COMM-007, COMM-008]
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
