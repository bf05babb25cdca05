import type { ReviewSummary } from '@pkg/api-client'
import type { ReviewFilter } from '~/site/links/review-links'

/** Returns how many published reviews match a filter. [FIND-011] */
export const countReviews = ({ counts }: ReviewSummary, { stars, group }: ReviewFilter): number =>
  counts
    .filter((one) => (stars === undefined || one.stars === stars) && (group === undefined || one.group === group))
    .reduce((sum, { count }) => sum + count, 0)
