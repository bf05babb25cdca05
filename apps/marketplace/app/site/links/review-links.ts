import { type ReviewerGroup, reviewerGroups, starCount } from '@pkg/domain'

/** Which reviews a page shows. */
export interface ReviewFilter {
  stars?: number
  group?: ReviewerGroup
}

/** The path of the page with all reviews of a community. [FIND-011] */
export const reviewsPath = (communityUrl: string): string => `${communityUrl}/reviews`

/** The path of the form that reviews a community. [FIND-011] */
export const newReviewPath = (communityId: string): string => `/reviews/new?community=${communityId}`

/** Returns the URL of a page of filtered reviews. [FIND-011] */
export function reviewsHref(communityUrl: string, { stars, group }: ReviewFilter, page = 1): string {
  const query = new URLSearchParams()
  if (stars !== undefined) query.set('stars', String(stars))
  if (group !== undefined) query.set('from', group)
  if (page > 1) query.set('page', String(page))
  return `${reviewsPath(communityUrl)}${query.size > 0 ? `?${query}` : ''}#reviews`
}

/** Reads the filters and the page of a URL, and ignores values that no link has. [FIND-011] */
export function readReviewQuery(query: URLSearchParams): ReviewFilter & { page: number } {
  const stars = Number(query.get('stars'))
  const group = reviewerGroups.find((one) => one === query.get('from'))
  const page = Number(query.get('page'))
  return {
    ...(Number.isInteger(stars) && stars >= 1 && stars <= starCount ? { stars } : {}),
    ...(group ? { group } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}
