import type { RecommendedCommunity } from '@pkg/domain'

/** The most communities that are recommended. [FLOW-007, TRUST-005] */
export const maxRecommended = 3

/**
 * Returns the communities to show for `current`: the known ones among `picked`, or all, nearest first, at most three, and no more than
 * `openShares`, the number that the request can still go to. [FLOW-007, TRUST-005, TRUTH-003]
 */
export function selectRecommended(
  known: readonly RecommendedCommunity[],
  current: string,
  picked: readonly string[] = [],
  openShares: number = maxRecommended,
): RecommendedCommunity[] {
  const others = known.filter(({ id }) => id !== current)
  const chosen = others.filter(({ id }) => picked.includes(id))
  return [...(chosen.length > 0 ? chosen : others)]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.min(maxRecommended, openShares))
}
