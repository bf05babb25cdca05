import type { CommunityQuestion, CommunityReview } from '@pkg/api-client'
import { reviewStars } from '@pkg/domain'
import { formatCalendarDay } from '~/site/server/times'
import { communitiesTexts as words } from './texts'

/** A review of a community. */
export interface ReviewRow {
  id: string
  name: string
  href?: string | undefined
  stars: string
  date: string
}

/** A question about a community. */
export interface QuestionRow {
  id: string
  name: string
  href: string
  asked: string
}

/** Returns the row of a review. Only admins have a page of it. */
export const reviewRow = ({ id, author = '', value = 0, date }: CommunityReview): ReviewRow => ({
  id,
  name: author,
  stars: words.starsOf(reviewStars(value)),
  date: formatCalendarDay(date),
})

/** Returns the row of a question. */
export const questionRow = ({ id, text, askedOn }: CommunityQuestion): QuestionRow => ({
  id,
  name: text,
  href: `/questions/${id}`,
  asked: formatCalendarDay(askedOn),
})
