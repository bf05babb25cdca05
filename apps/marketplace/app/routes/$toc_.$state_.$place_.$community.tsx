import { careTypeSlugs, isTypeOfCareSlug, startingPriceText, stateByCode } from '@pkg/domain'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CommunityPage } from '~/components/Community/CommunityPage'
import { apiFor, errorPage, orErrorPage, siteUrl } from '@pkg/remix-host/server'
import { redirectToCurrent } from '~/server/redirect-to-current'
import { texts } from '~/texts'

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: texts.errors.notFound }]
  const { community, site } = data
  const { name, address, url, secondLine, slyScore, numReviews } = community
  const title = texts.community.title(name, address.city, stateByCode(address.state)?.name ?? address.state)
  const description = texts.community.description(name, secondLine, address.city, startingPriceText(community))
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: site + url },
    { property: 'og:title', content: title },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        '@id': site + url,
        name,
        url: site + url,
        description,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.line1,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.zip,
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
        ...(slyScore !== undefined && numReviews > 0
          ? {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: slyScore,
                bestRating: 10,
                worstRating: 0,
                reviewCount: numReviews,
              },
            }
          : {}),
      },
    },
  ]
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { toc = '', community: id = '' } = params
  if (!isTypeOfCareSlug(toc)) throw errorPage('not-found', 404)
  const community = await orErrorPage(apiFor(request, context).communities.get({ id }))
  // Each community has one URL. Paths with another care type, state, or city, or a former slug, redirect to it. [LIFE-006]
  const { pathname, search } = new URL(request.url)
  const isOfferedCare = careTypeSlugs.some((care) => care === toc && community.care.includes(care))
  if (pathname.split('/').slice(2).join('/') !== community.url.split('/').slice(2).join('/') || !isOfferedCare) {
    if (pathname !== community.url) throw redirectToCurrent(community.url + search)
  }
  return { community, site: siteUrl(request, context) }
}

export default function CommunityRoute() {
  return <CommunityPage community={useLoaderData<typeof loader>().community} />
}
