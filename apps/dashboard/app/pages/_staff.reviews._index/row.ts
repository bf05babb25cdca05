import type { CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { formatCalendarDay } from '~/site/server/times'

/** A row of the reviews. */
export interface ReviewRow extends Pick<CommunityReview, 'id' | 'communityName' | 'relation'> {
  /** The writer. */
  name: string
  href: string
  stars: number
  date: string
}

/** Returns the row of a review. [DASH-017] */
export const reviewRow = (review: CommunityReview): ReviewRow => ({
  id: review.id,
  name: review.author ?? '',
  href: `/reviews/${review.id}`,
  relation: review.relation,
  communityName: review.communityName,
  stars: reviewStars(review.value ?? 0),
  date: formatCalendarDay(review.date),
})
