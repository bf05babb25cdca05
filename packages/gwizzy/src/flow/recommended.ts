import type { RecommendedCommunity } from '@pkg/domain'

/** How many communities are recommended at most. [FLOW-007, TRUST-005] */
export const maxRecommended = 3

/** The communities to show next to `current`: those of `picked` that are known, else all; the nearest, three at most. [FLOW-007] */
export function selectRecommended(
  known: readonly RecommendedCommunity[],
  current: string,
  picked: readonly string[] = [],
): RecommendedCommunity[] {
  const others = known.filter(({ id }) => id !== current)
  const chosen = others.filter(({ id }) => picked.includes(id))
  return [...(chosen.length > 0 ? chosen : others)].sort((a, b) => a.distance - b.distance).slice(0, maxRecommended)
}
