import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/articles/article-meta'
import { loadMoney } from '~/site-pages/load-site-pages.server'
import { MoneyPage } from '~/site-pages/MoneyPage'
import { sitePageTexts } from '~/site-pages/texts'

const words = sitePageTexts.money

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: words.title, description: words.description, canonical: data.canonical })

export const loader = (loaded: LoaderFunctionArgs) => loadMoney(loaded)

export default function MoneyRoute() {
  const { canonical: _canonical, ...counts } = useLoaderData<typeof loader>()
  return <MoneyPage {...counts} />
}
