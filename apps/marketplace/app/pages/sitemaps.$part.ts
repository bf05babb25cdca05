import type { Page, SitemapEntry } from '@pkg/api-client'
import { anyCareSlug, careTypeSlugs, categoryUrl, stateBySlug, states, toolSlugs } from '@pkg/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor, errorPage, orErrorPage } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import { listPagePaths } from '~/features/articles/index.server'
import { listAdvisorPaths } from '~/features/advisors/index.server'
import { sitemap } from '~/site/server/sitemap-xml'
import { stayPath, toolPath } from '~/site/links/tool-links'

/** The most URLs in one sitemap (sitemaps.org). */
const maxUrls = 50_000
const pageSize = 100

/** Returns one sitemap: `care.xml`, `pages.xml`, `advisors.xml`, or a state's such as `colorado.xml`. [API-040] */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = siteUrl(request, context)
  const name = params['part']?.replace(/\.xml$/, '') ?? ''
  const types = [anyCareSlug, ...careTypeSlugs] as const
  if (name === 'care') {
    const places = types.flatMap((care) => [
      categoryUrl({ care }),
      ...states.map(({ code }) => categoryUrl({ care, state: code })),
    ])
    return sitemap([
      `${site}/`,
      ...['/tools', ...toolSlugs.map(toolPath), stayPath(), ...places].map((path) => site + path),
    ])
  }
  if (name === 'pages') return sitemap((await listPagePaths(apiFor(request, context))).map((path) => site + path))
  if (name === 'advisors') {
    const paths = await listAdvisorPaths(apiFor(request, context))
    return sitemap(paths.slice(0, maxUrls).map((path) => site + path))
  }
  const state = stateBySlug(name)
  if (!state) throw errorPage('not-found', 404)
  const api = apiFor(request, context)
  const listAll = async (list: (page: number) => Promise<Page<SitemapEntry>>) => {
    const entries: SitemapEntry[] = []
    for (let page = 1; entries.length < maxUrls; page += 1) {
      const { items, total } = await orErrorPage(list(page))
      entries.push(...items)
      if (items.length === 0 || entries.length >= total) break
    }
    return entries
  }
  const query = (page: number) => ({ state: state.code, 'page-size': pageSize, 'page-number': page })
  const [places, communities] = await Promise.all([
    listAll((page) => api.sitemap.places(query(page))),
    listAll((page) => api.sitemap.communities(query(page))),
  ])
  return sitemap([...places, ...communities].slice(0, maxUrls).map(({ path }) => site + path))
}
