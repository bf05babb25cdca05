import { careTypeSlugs, costAnswers, isDemo, isTypeOfCareSlug, startingPriceText, stateByCode } from '@pkg/domain'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react'
import { CommunityPage } from '~/components/Community/CommunityPage'
import { describeBusiness } from '~/components/Community/describe-business'
import { differOnlyInPhoto } from '~/components/Photos/photo-links'
import { apiFor, errorPage, isKnownVisitor, orErrorPage, siteUrl } from '@pkg/remix-host/server'
import { loadNewestReviews } from '~/reviews/load-reviews'
import { redirectToCurrent } from '~/server/redirect-to-current'
import { texts } from '~/texts'
import { loadTours } from '~/tours/load-tours'

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: texts.errors.notFound }]
  const { community, site } = data
  const { name, address, url, secondLine } = community
  const title = texts.community.title(name, address.city, stateByCode(address.state)?.name ?? address.state)
  const description = texts.community.description(name, secondLine, address.city, startingPriceText(community))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: site + url },
    { property: 'og:title', content: title },
    // A demo community isn't a business that search engines should know. [TRUTH-013]
    isDemo(community)
      ? { name: 'robots', content: 'noindex' }
      : { 'script:ld+json': describeBusiness(community, { site, description }) },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { toc = '', community: id = '' } = params
  if (!isTypeOfCareSlug(toc)) throw errorPage('not-found', 404)
  const api = apiFor(request, context)
  const community = await orErrorPage(api.communities.get({ id }))
  // Each community has one URL. Paths with another care type, state, or city, or a former slug, redirect to it. [LIFE-006]
  const { pathname, search } = new URL(request.url)
  const isOfferedCare = careTypeSlugs.some((care) => care === toc && community.care.includes(care))
  if (pathname.split('/').slice(2).join('/') !== community.url.split('/').slice(2).join('/') || !isOfferedCare) {
    if (pathname !== community.url) throw redirectToCurrent(community.url + search)
  }
  const { care } = costAnswers({ care: undefined, lookingFor: undefined }, community.care)
  // The page is complete without the estimate, the rooms, tours, and reviews.
  const [cost, rooms, tours, reviews] = await Promise.all([
    api.costEstimates.get({ id, care }).catch(() => undefined),
    api.communityRooms.get({ id }).then(
      ({ rooms: stated }) => stated,
      () => undefined,
    ),
    loadTours(api, id, isKnownVisitor(request)).catch(() => undefined),
    loadNewestReviews(api, id).catch(() => undefined),
  ])
  // The page shows the newest reviews with their replies and stubs, not the list of the community itself.
  return { community: { ...community, reviews: [] }, cost, rooms, tours, reviews, site: siteUrl(request, context) }
}

/** Opening and closing a photo changes only the address. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  !differOnlyInPhoto(currentUrl, nextUrl) && defaultShouldRevalidate

export default function CommunityRoute() {
  const { community, cost, rooms, tours, reviews } = useLoaderData<typeof loader>()
  return <CommunityPage community={community} cost={cost} rooms={rooms} tours={tours} reviews={reviews} />
}
