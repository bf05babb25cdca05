import { expect, test } from 'vitest'
import { readReviewQuery, reviewsHref } from './review-links'

const url = '/assisted-living/colorado/boulder/aspen-court'
const queryOf = (href: string) => new URL(href, 'http://localhost').searchParams

test.each([
  [{}, 1, '/reviews#reviews'],
  [{ stars: 5 }, 1, '/reviews?stars=5#reviews'],
  [{ stars: 5, group: 'tour' }, 2, '/reviews?stars=5&from=tour&page=2#reviews'],
] as const)(
  'the reviews of %j on page %d have a URL of their own, which reads back [FIND-011]',
  (filter, page, path) => {
    const href = reviewsHref(url, filter, page)
    expect(href).toBe(url + path)
    expect(readReviewQuery(queryOf(href))).toEqual({ ...filter, page })
  },
)

test.each(['stars=6', 'stars=x', 'from=staff', 'page=0', 'page=-1', 'page=1e9', 'stars=4.5'])(
  'ignores %s, which no link has [FIND-011]',
  (query) => {
    expect(readReviewQuery(new URLSearchParams(query))).toEqual({ page: 1 })
  },
)
