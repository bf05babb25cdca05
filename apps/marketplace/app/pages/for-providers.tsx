import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/features/articles'
import { loadProviderPage } from '~/features/site-pages/index.server'
import { ProviderPage, sitePageTexts } from '~/features/site-pages'

const words = sitePageTexts.providers

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: words.title, description: words.description, canonical: data.canonical })

export const loader = (loaded: LoaderFunctionArgs) => loadProviderPage(loaded)

export default function ProviderRoute() {
  return <ProviderPage parts={useLoaderData<typeof loader>().parts} />
}
