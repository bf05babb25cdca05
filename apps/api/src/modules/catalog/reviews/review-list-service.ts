import type { CommunityReview } from '@pkg/api-client'
import type { Orm } from '../../../database/database'
import type { Person } from '../../../http/person'
import {
  listReviewRows,
  managedReviews,
  ownReviews,
  publicReviews,
  type ReviewFilter,
  type ReviewScope,
  visibleReviews,
} from './review-store'
import { toManagedReview, toReview } from './review-view'

interface ReviewPage {
  items: CommunityReview[]
  total: number
}

type Paging = { size: number; offset: number }

/** Returns a page of what everyone sees, the same for each person: published reviews, and stubs in the place of the others. [FIND-011, TRUST-017] */
export async function listPublicReviews(
  orm: Orm,
  query: ReviewFilter & ReviewScope,
  page: Paging,
): Promise<ReviewPage> {
  const { items, total } = await listReviewRows(orm, query, publicReviews(), page)
  return { items: items.map((details) => toReview(details, { role: 'visitor' })), total }
}

/** Returns a page of the reviews that a person may see: public ones and their own, or all for an admin. */
export async function listVisibleReviews(
  orm: Orm,
  query: ReviewFilter,
  person: Person,
  page: Paging,
): Promise<ReviewPage> {
  const { items, total } = await listReviewRows(orm, query, visibleReviews(person), page)
  return { items: items.map((details) => toReview(details, person)), total }
}

/** Returns a page of a person's own reviews, of any status. [FIND-011] */
export async function listOwnReviews(orm: Orm, query: ReviewFilter, person: Person, page: Paging): Promise<ReviewPage> {
  const { items, total } = await listReviewRows(orm, query, ownReviews(person), page)
  return { items: items.map((details) => toReview(details, person)), total }
}

/** Returns a page of the published reviews of the communities that a person manages. [FIND-011, ROLE-010] */
export async function listManagedReviews(
  orm: Orm,
  query: ReviewFilter,
  person: Person,
  page: Paging,
): Promise<ReviewPage> {
  const { items, total } = await listReviewRows(orm, query, managedReviews(person), page)
  return { items: items.map((details) => toManagedReview(details, person)), total }
}
