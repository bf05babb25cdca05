import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { compareFields, minCompared } from '~/site/links/compare-links'
import { ComparePage } from './ComparePage'
import { loadComparison } from './load-comparison.server'
import { compareTexts } from './texts'
import { errorTexts } from '~/features/error-page'
import { redirectToCurrent } from '~/site/server/redirect-to-current'
import { canonicalLinks } from '~/site/frame/canonical-links'

export const handle = { publicPage: { parameters: Object.values(compareFields) } } satisfies PublicPageHandle

/** Only the empty page is for search engines: a comparison repeats what is on the pages of its communities. */
export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [{ title: errorTexts.notFound }]
  const names = data.comparison.communities.map(({ name }) => name)
  const hasTable = names.length >= minCompared
  return [
    { title: hasTable ? compareTexts.titleOf(names) : compareTexts.title },
    { name: 'description', content: compareTexts.description },
    ...canonicalLinks(`${data.site}/compare`),
    ...(data.isPlain ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
  ]
}

/** Communities side by side. A former slug redirects. [TRUST-013, LIFE-006] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const loaded = await loadComparison(apiFor(request, context), searchParams)
  if ('redirectTo' in loaded) throw redirectToCurrent(loaded.redirectTo)
  return { comparison: loaded.comparison, isPlain: search === '', site: siteUrl(request, context) }
}

export default function CompareRoute() {
  return <ComparePage comparison={useLoaderData<typeof loader>().comparison} />
}
