/** Why a family comes to its page after a request. [HOME-001] */
export const homebaseModals = ['communityPricing', 'generalRecommendations', 'speakExpert'] as const

/** A request that was just sent. */
export interface SentRequest {
  modal: (typeof homebaseModals)[number]
  /** The community that it’s about. */
  community?: string
}

/**
 * Returns the request that an address of the page names, if the family has one. The name in the address counts only if it’s that of a requested
 * community, so a link can’t make the page say anything else. [HOME-001]
 */
export function readSentRequest(
  parameters: URLSearchParams,
  requested: readonly { name: string }[],
): SentRequest | undefined {
  const modal = homebaseModals.find((known) => known === parameters.get('modal'))
  if (!modal || requested.length === 0) return undefined
  const named = requested.find(({ name }) => name === parameters.get('communityName'))
  if (modal === 'communityPricing' && !named) return undefined
  return { modal, ...(named ? { community: named.name } : {}) }
}
