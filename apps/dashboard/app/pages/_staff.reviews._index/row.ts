import type { CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { formatShortDay } from '~/site/server/times'

/** A row of the reviews. */
export interface ReviewRow extends Pick<CommunityReview, 'id' | 'communityName' | 'relation'> {
  /** The writer. */
  name: string
  href: string
  /** How the review begins. */
  text: string
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
  text: beginningOf(review.text ?? ''),
  stars: reviewStars(review.value ?? 0),
  date: formatShortDay(review.date),
})

/** As many characters as say whether a review is praise, a complaint, or worth a closer look. */
const most = 120

/** Returns how a text begins, up to the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s.,;:!?]+$/, '')}…`
}
