import { regionName } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isListHidden } from '~/agents/advisor-view'
import { AdvisorsPage } from '~/agents/AdvisorsPage'
import { agentsMeta } from '~/agents/agents-meta'
import { loadRegion, readFilter, requireRegion } from '~/agents/load-advisors.server'
import { agentsTexts } from '~/agents/texts'
import { errorTexts } from '~/components/ErrorPage/texts'

const words = agentsTexts.region

export const handle = {
  publicPage: { parameters: ['state', 'language', 'page'], isTimely: true },
} satisfies PublicPageHandle

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
