import { stateName } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorsPage, agentsMeta, agentsTexts, isListHidden } from '~/features/advisors'
import { loadCity, readFilter, requireRegion } from '~/features/advisors/index.server'
import { errorTexts } from '~/features/error-page'
import { quoteFontLinks } from '~/site/frame/font-links'

const words = agentsTexts.region

export const handle = { publicPage: { parameters: ['language', 'page'], isTimely: true } } satisfies PublicPageHandle

export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.view.city) return [{ title: errorTexts.notFound }]
  const { city, place, breadcrumbs } = data.view
  return agentsMeta({
    title: words.cityTitle(city.name, stateName(city.state)),
    description: words.description(place),
    site: data.site,
    breadcrumbs,
    isHidden: isListHidden(data.view),
  })
}

/** The advisors of one city. [ROUTE-009] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const region = requireRegion(params['region'])
  const { state: _state, ...filter } = readFilter(new URL(request.url).searchParams)
  const place = { region, segment: params['place'] ?? '' }
  return { view: await loadCity(apiFor(request, context), place, filter), site: siteUrl(request, context) }
}

export default function CityRoute() {
  return <AdvisorsPage view={useLoaderData<typeof loader>().view} />
}
