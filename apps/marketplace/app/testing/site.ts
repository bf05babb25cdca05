import { type AppLoadContext, createRequestHandler, type ServerBuild } from '@remix-run/node'
import * as entry from '~/entry.server'
import * as root from '~/root'
import * as care from '~/pages/$toc'
import * as state from '~/pages/$toc_.$state'
import * as place from '~/pages/$toc_.$state_.$place'
import * as about from '~/pages/about'
import * as contact from '~/pages/contact/route'
import * as forProviders from '~/pages/for-providers'
import * as search from '~/pages/search/route'
import * as howWeMakeMoney from '~/pages/how-we-make-money'
import * as resourceCenter from '~/pages/resource-center._index'
import * as article from '~/pages/resource-center_.$article'
import * as author from '~/pages/resource-center_.author.$author'
import * as preview from '~/pages/resource-center_.preview.$token'
import * as reviewer from '~/pages/resource-center_.reviewer.$reviewer'
import * as reviewers from '~/pages/resource-center_.reviewers'
import * as stateGuide from '~/pages/resource-center_.state.$state'
import * as topic from '~/pages/resource-center_.topic.$topic'
import * as agents from '~/pages/agents'
import * as agentRegion from '~/pages/agents_.$region'
import * as agentCity from '~/pages/agents_.$region_.$place'
import * as agent from '~/pages/agents_.$region_.$place_.$agent'
import * as compare from '~/pages/compare/route'
import * as customPricing from '~/pages/custom-pricing/route'
import * as community from '~/pages/$toc_.$state_.$place_.$community/route'

const modules = {
  'pages/agents': { path: 'agents', module: agents },
  'pages/agents_.$region': { path: 'agents/:region', module: agentRegion },
  'pages/agents_.$region_.$place': { path: 'agents/:region/:place', module: agentCity },
  'pages/agents_.$region_.$place_.$agent': { path: 'agents/:region/:place/:agent', module: agent },
  'pages/compare': { path: 'compare', module: compare },
  'pages/custom-pricing': { path: 'custom-pricing', module: customPricing },
  'pages/search': { path: 'search', module: search },
  'pages/about': { path: 'about', module: about },
  'pages/contact': { path: 'contact', module: contact },
  'pages/for-providers': { path: 'for-providers', module: forProviders },
  'pages/how-we-make-money': { path: 'how-we-make-money', module: howWeMakeMoney },
  'pages/resource-center': { path: 'resource-center', module: resourceCenter },
  'pages/article': { path: 'resource-center/:article', module: article },
  'pages/author': { path: 'resource-center/author/:author', module: author },
  'pages/preview': { path: 'resource-center/preview/:token', module: preview },
  'pages/reviewer': { path: 'resource-center/reviewer/:reviewer', module: reviewer },
  'pages/reviewers': { path: 'resource-center/reviewers', module: reviewers },
  'pages/state-guide': { path: 'resource-center/state/:state', module: stateGuide },
  'pages/topic': { path: 'resource-center/topic/:topic', module: topic },
  'pages/$toc': { path: ':toc', module: care },
  'pages/$toc_.$state': { path: ':toc/:state', module: state },
  'pages/$toc_.$state_.$place': { path: ':toc/:state/:place', module: place },
  'pages/$toc_.$state_.$place_.$community': { path: ':toc/:state/:place/:community', module: community },
}

const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module: root },
  ...Object.fromEntries(
    Object.entries(modules).map(([id, { path, module }]) => [id, { id, parentId: 'root', path, module }]),
  ),
}

const build: ServerBuild = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        {
          id,
          path: route?.path,
          parentId: route?.parentId,
          module: `/${id}.js`,
          hasAction: false,
          hasLoader: true,
          hasClientAction: false,
          hasClientLoader: false,
          hasErrorBoundary: id === 'root',
        },
      ]),
    ),
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
  isSpaMode: false,
  mode: 'production',
}

const handle = createRequestHandler(build, 'production')

/** A page as crawlers get it. */
export interface CrawledPage {
  status: number
  location: string | null
  cacheControl: string | null
  title: string | undefined
  description: string | undefined
  canonical: string | undefined
  /** The page in each language, by language. */
  alternates: Record<string, string>
  robots: string | undefined
  /** The structured data, by its `@type`. */
  structuredData: Map<unknown, Record<string, unknown>>
  html: string
}

/** Requests a page of the site the way a search engine does. */
export async function crawl(path: string, context: AppLoadContext): Promise<CrawledPage> {
  const request = new Request(`http://localhost:3000${path}`, { headers: { 'user-agent': 'Googlebot/2.1' } })
  const response = await handle(request, context)
  const html = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    cacheControl: response.headers.get('cache-control'),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]*)"/gi)].map(([, language, href]) => [
        language,
        href,
      ]),
    ),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    structuredData: readStructuredData(html),
    html,
  }
}

function readStructuredData(html: string): CrawledPage['structuredData'] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return new Map(
    [...scripts].map(([, json = '{}']) => {
      const data: Record<string, unknown> = JSON.parse(json)
      return [data['@type'], data]
    }),
  )
}
