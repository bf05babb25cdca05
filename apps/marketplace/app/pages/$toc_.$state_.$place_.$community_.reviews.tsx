import { isDemo, reviewWord } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor, orErrorPage } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadReviewPage, ReviewsPage, reviewsTexts } from '~/features/reviews'
import { errorTexts } from '~/features/error-page'
import { readReviewQuery, reviewsPath } from '~/site/links/review-links'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { canonicalLinks } from '~/site/frame/canonical-links'
import { pageUrl } from '~/site/frame/site-path'

export const handle = { publicPage: { parameters: ['stars', 'from', 'page'] } } satisfies PublicPageHandle

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: errorTexts.notFound }]
  const { community, site, filter, page } = data
  const { name, url, numReviews } = community
  const isFirstPage = filter.stars === undefined && filter.group === undefined && page === 1
  const count = numReviews.toLocaleString('en-US')
  return [
    { title: reviewsTexts.titleOf(name) },
    { name: 'description', content: reviewsTexts.description(name, count, reviewWord(numReviews)) },
    ...canonicalLinks(site + reviewsPath(url)),
    // A demo community isn't a business that search engines should know, and filters only repeat what the first page leads to. [TRUTH-013]
    ...(isDemo(community) || !isFirstPage ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** All reviews of a community. Each community has one URL, so paths with another location or a former slug redirect. [FIND-011, LIFE-006] */
export async function loader({ request, params: { community: id = '' }, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const { pathname, search, searchParams } = pageUrl(request)
  const { page, ...filter } = readReviewQuery(searchParams)
  const community = await orErrorPage(api.communities.get({ id }))
  const { name, url, source, slyScore, numReviews } = community
  if (pathname !== reviewsPath(url)) throw redirectToCurrent(reviewsPath(url) + search)
  const reviews = await orErrorPage(loadReviewPage(api, community.id, { ...filter, page }))
  const shown = { id: community.id, name, url, source, numReviews, ...(slyScore === undefined ? {} : { slyScore }) }
  return { community: shown, reviews, filter, page, site: siteUrl(request, context) }
}

export default function ReviewsRoute() {
  const { community, reviews, filter, page } = useLoaderData<typeof loader>()
  return <ReviewsPage community={community} reviews={reviews} filter={filter} page={page} />
}
