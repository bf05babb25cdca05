import { isFeaturedReview, scoreOf } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { lockCommunity, saveRecord } from '../communities/community-store'
import { listPublishedRatings } from './review-store'

/** The lowest rating of a review that a community is quoted with. */
const lowestQuotedValue = 8

/** Updates a community's rating, number of reviews, and quote from its published reviews. [RATE-001, RATE-002, API-041] */
export async function rateCommunity(tx: Orm, id: string): Promise<void> {
  const community = await lockCommunity(tx, id)
  if (!community) return
  const published = await listPublishedRatings(tx, id)
  const { slyScore: _score, quote: _quote, ...unrated } = community.record
  const numReviews = published.length
  const mean = published.reduce((sum, { value }) => sum + value, 0) / numReviews
  const reviewsValue = numReviews > 0 ? Math.round(mean * 10) : 0
  const best = published.filter(isFeaturedReview).find(({ value }) => value >= lowestQuotedValue)
  const record = {
    ...unrated,
    numReviews,
    ratings: { numReviews, reviewsValue },
    ...(numReviews > 0 && { slyScore: scoreOf(reviewsValue) }),
    ...(best && { quote: firstSentence(best.text) }),
  }
  await saveRecord(tx, record, community)
}

function firstSentence(text: string): string {
  const end = text.indexOf('. ')
  return end < 0 ? text : text.slice(0, end + 1)
}
