import type { ReviewSummary } from '@pkg/api-client'
import { type ReviewerGroup, reviewerGroup } from '@pkg/domain'
import type { Orm } from '../../../database/database'
import { notFound } from '../../../http/errors'
import { countHiddenReviews, countReviews, isPublicCommunity } from './review-store'

/** Returns how a public community's published reviews are distributed by stars and group, most stars first. @throws {HttpError} 404 [FIND-011] */
export async function getReviewSummary(orm: Orm, id: string): Promise<ReviewSummary> {
  if (!(await isPublicCommunity(orm, id))) throw notFound('community', id)
  const rows = await countReviews(orm, id)
  const counts = new Map<string, { stars: number; group?: ReviewerGroup; count: number }>()
  for (const { stars, relation, count } of rows) {
    const group = reviewerGroup(relation ?? undefined)
    const key = `${stars} ${group ?? ''}`
    const counted = counts.get(key)?.count ?? 0
    counts.set(key, { stars, ...(group ? { group } : {}), count: counted + count })
  }
  const sorted = [...counts.values()].toSorted((one, other) => other.stars - one.stars)
  return { id, counts: sorted, hidden: await countHiddenReviews(orm, id) }
}
