import { states } from '@pkg/domain'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { sitemapIndex } from '~/site/server/sitemap-xml'

/** Lists one sitemap each for the care types, other pages, advisors, and the cities and communities of each state. [API-040] */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = siteUrl(request, context)
  return sitemapIndex([
    `${site}/sitemaps/care.xml`,
    `${site}/sitemaps/pages.xml`,
    `${site}/sitemaps/advisors.xml`,
    ...states.map(({ slug }) => `${site}/sitemaps/${slug}.xml`),
  ])
}
