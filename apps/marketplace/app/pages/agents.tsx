import { agentBreadcrumbs } from '@pkg/domain'
import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { agentsMeta, agentsTexts, DirectoryPage } from '~/features/advisors'
import { loadRegions } from '~/features/advisors/index.server'
import { errorTexts } from '~/features/error-page'

const words = agentsTexts.directory

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? agentsMeta({
        title: words.title,
        description: words.description,
        site: data.site,
        breadcrumbs: agentBreadcrumbs(),
      })
    : [{ title: errorTexts.notFound }]

/** The directory of advisors by region. [ROUTE-008, AGENT-001] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { regions: await loadRegions(apiFor(request, context)), site: siteUrl(request, context) }
}

export default function AgentsRoute() {
  return <DirectoryPage regions={useLoaderData<typeof loader>().regions} />
}
