import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/articles/article-meta'
import { loadProviderPage } from '~/site-pages/load-site-pages.server'
import { ProviderPage } from '~/site-pages/ProviderPage'
import { sitePageTexts } from '~/site-pages/texts'

const words = sitePageTexts.providers

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: words.title, description: words.description, canonical: data.canonical })

export const loader = (loaded: LoaderFunctionArgs) => loadProviderPage(loaded)

export default function ProviderRoute() {
  return <ProviderPage parts={useLoaderData<typeof loader>().parts} />
}
