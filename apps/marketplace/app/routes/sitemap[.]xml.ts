import { states } from '@pkg/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { siteUrl } from '~/server/canonical'
import { sitemapIndex } from '~/server/sitemap-xml'

/** One sitemap for the care types, and one for each state with its cities and communities. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = siteUrl(request, context)
  return sitemapIndex([`${site}/sitemaps/care.xml`, ...states.map(({ slug }) => `${site}/sitemaps/${slug}.xml`)])
}
