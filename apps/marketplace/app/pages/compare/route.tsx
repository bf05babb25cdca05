import type { PublicPageHandle } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { compareFields } from '~/site/links/compare-links'
import { ComparePage } from './ComparePage'
import { describeComparison } from './describe-comparison.server'
import { loadComparison } from './load-comparison.server'
import { errorTexts } from '~/features/error-page'
import { redirectToCurrent } from '~/site/server/redirect-to-current'

export const handle = { publicPage: { parameters: Object.values(compareFields) } } satisfies PublicPageHandle

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.meta ?? [{ title: errorTexts.notFound }]

/** Communities side by side. A former slug redirects. [TRUST-013, LIFE-006] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const loaded = await loadComparison(apiFor(request, context), searchParams)
  if ('redirectTo' in loaded) throw redirectToCurrent(loaded.redirectTo)
  const { comparison } = loaded
  return {
    comparison,
    meta: describeComparison(comparison, { site: siteUrl(request, context), isPlain: search === '' }),
  }
}

export default function CompareRoute() {
  return <ComparePage comparison={useLoaderData<typeof loader>().comparison} />
}
