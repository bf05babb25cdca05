import { states } from '@pkg/domain'
import { siteUrl } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sitemapIndex } from '~/server/sitemap-xml'

/** Lists one sitemap for the care types, one for the advisors, and one for each state with its cities and communities. [API-040] */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = siteUrl(request, context)
  return sitemapIndex([
    `${site}/sitemaps/care.xml`,
    `${site}/sitemaps/advisors.xml`,
    ...states.map(({ slug }) => `${site}/sitemaps/${slug}.xml`),
  ])
}
