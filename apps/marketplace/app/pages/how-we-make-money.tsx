import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/features/articles'
import { loadMoney } from '~/features/site-pages/index.server'
import { MoneyPage, sitePageTexts } from '~/features/site-pages'

const words = sitePageTexts.money

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: words.title, description: words.description, canonical: data.canonical })

export const loader = (loaded: LoaderFunctionArgs) => loadMoney(loaded)

export default function MoneyRoute() {
  const { canonical: _canonical, ...counts } = useLoaderData<typeof loader>()
  return <MoneyPage {...counts} />
}
