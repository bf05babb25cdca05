import { regionName } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorsPage, agentsMeta, agentsTexts, isListHidden } from '~/features/advisors'
import { loadRegion, readFilter, requireRegion } from '~/features/advisors/index.server'
import { errorTexts } from '~/features/error-page'
import { quoteFontLinks } from '~/site/frame/font-links'

const words = agentsTexts.region

export const handle = {
  publicPage: { parameters: ['state', 'language', 'page'], isTimely: true },
} satisfies PublicPageHandle

export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? agentsMeta({
        title: words.title(regionName(data.view.region)),
        description: words.description(data.view.place),
        site: data.site,
        breadcrumbs: data.view.breadcrumbs,
        isHidden: isListHidden(data.view),
      })
    : [{ title: errorTexts.notFound }]

/** The advisors of one region. [ROUTE-008] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const region = requireRegion(params['region'])
  const filter = readFilter(new URL(request.url).searchParams)
  return { view: await loadRegion(apiFor(request, context), region, filter), site: siteUrl(request, context) }
}

export default function RegionRoute() {
  return <AdvisorsPage view={useLoaderData<typeof loader>().view} />
}
