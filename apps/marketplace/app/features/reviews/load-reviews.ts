import type { Client, CommunityReview, ReviewSummary } from '@pkg/api-client'
import type { ReviewFilter } from '~/site/links/review-links'

/** How many reviews a community's page shows, and a page of all of them. */
const sizes = { section: 4, page: 20 } as const

/** Reviews of a community with their distribution. Nothing in them depends on the visitor. */
export interface CommunityReviews {
  summary: ReviewSummary
  items: CommunityReview[]
  /** How many reviews and stubs match the filter. */
  total: number
}

/** Returns the newest reviews of a community for its page. [FIND-011] */
export const loadNewestReviews = (api: Client, id: string) => load(api, id, { page: 1, size: sizes.section })

/** Returns a page of a community's reviews. [FIND-011] */
export const loadReviewPage = (api: Client, id: string, query: ReviewFilter & { page: number }) =>
  load(api, id, { ...query, size: sizes.page })

/** Returns how many pages a number of reviews has. */
export const countPages = (total: number): number => Math.ceil(total / sizes.page)

async function load(
  api: Client,
  id: string,
  { stars, group, page, size }: ReviewFilter & { page: number; size: number },
): Promise<CommunityReviews> {
  const [summary, { items, total }] = await Promise.all([
    api.reviewSummaries.get({ id }),
    api.reviews.ofEntity({
      entityType: 'Community',
      id,
      'page-number': page,
      'page-size': size,
      ...(stars === undefined ? {} : { 'filter[stars]': stars }),
      ...(group === undefined ? {} : { 'filter[relation]': group }),
    }),
  ])
  return { summary, items, total }
}
