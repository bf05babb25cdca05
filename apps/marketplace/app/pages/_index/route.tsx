import type { PublicPageHandle } from '@pkg/remix-host/react'
import { brandFromEnvironment, suggestCareLevel } from '@pkg/domain'
import { ApiUnreachableError } from '@pkg/api-client'
import { apiFor, siteContext } from '@pkg/remix-host/server'
import { siteUrl } from '~/site/frame/site-url.server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFirstArticles } from '~/features/articles/index.server'
import { readQuizAnswers } from '~/features/care-quiz'
import { loadPrices, loadPricesAndOthers, readPriceQuestion } from '~/features/price-finder/index.server'
import { HomePage } from './HomePage'
import { loadCommunities } from './load-communities.server'
import { homeTexts as words } from './texts'
import { canonicalLinks } from '~/site/frame/canonical-links'
import { quoteFontLinks } from '~/site/frame/font-links'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const links = quoteFontLinks
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: words.title(data?.brand.name ?? brandFromEnvironment({}).name) },
  { name: 'description', content: words.description },
  ...(data ? canonicalLinks(`${data.site}/`) : []),
  {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: data?.brand.name,
      url: data?.site,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${data?.site}/search?place={place}`,
        'query-input': 'required name=place',
      },
    },
  },
]

/** The home page renders without the API. It leaves out what it couldn't load, and says so. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const question = readPriceQuestion(request)
  const prices = loadPricesAndOthers(question, request, context)
  const answers = readQuizAnswers(new URL(request.url).searchParams)
  const level = suggestCareLevel(answers)?.level
  const quizPrices = level && loadPrices({ place: question.place, level }, request, context)
  const shownPrices = await prices
  const articles = loadFirstArticles(api)
  const [stats, communities] = await Promise.all([
    api.stats.get().catch((error: unknown) => {
      if (!(error instanceof ApiUnreachableError)) console.error(error)
      return undefined
    }),
    loadCommunities(api, shownPrices),
  ])
  return {
    brand: siteContext(context).brand,
    site: siteUrl(request, context),
    prices: shownPrices,
    quiz: { answers, ...(quizPrices ? { prices: await quizPrices } : {}) },
    stats,
    communities,
    articles: await articles,
  }
}

export default function HomeRoute() {
  const { brand: _brand, site: _site, ...page } = useLoaderData<typeof loader>()
  return <HomePage {...page} />
}
