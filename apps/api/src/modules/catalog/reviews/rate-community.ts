import { isFeaturedReview, scoreOf } from '@pkg/domain'
import { and, desc, eq } from 'drizzle-orm'
import { writeRecord } from '../communities/write-community'
import type { Orm } from '../../../database/database'
import { communities, reviews } from '../../../database/schema/tables'

/** Gives a community the score, the count and the quotation of the reviews that are published now. [RATE-001, RATE-002, API-041] */
export async function rateCommunity(tx: Orm, id: string): Promise<void> {
  const [row] = await tx
    .select({ sourceId: communities.sourceId, record: communities.record, edits: communities.edits })
    .from(communities)
    .where(eq(communities.id, id))
    .for('update')
  if (!row) return
  const published = await tx
    .select({ value: reviews.value, text: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.communityId, id), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.date), reviews.id)
  const { slyScore: _score, quote: _quote, ...unrated } = row.record
  const numReviews = published.length
  const mean = published.reduce((sum, { value }) => sum + value, 0) / numReviews
  const reviewsValue = numReviews > 0 ? Math.round(mean * 10) : 0
  const best = published.filter(isFeaturedReview).find(({ value }) => value >= leastToQuote)
  const record = {
    ...unrated,
    numReviews,
    ratings: { numReviews, reviewsValue },
    ...(numReviews > 0 && { slyScore: scoreOf(reviewsValue) }),
    ...(best && { quote: firstSentence(best.text) }),
  }
  await writeRecord(tx, record, row.sourceId, row.edits ?? {})
}

/** A review that a community is quoted by thinks well of it. */
const leastToQuote = 8

function firstSentence(text: string): string {
  const end = text.indexOf('. ')
  return end < 0 ? text : text.slice(0, end + 1)
}
