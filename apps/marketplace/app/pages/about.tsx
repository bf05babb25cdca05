import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/features/articles'
import { AboutPage, sitePageTexts } from '~/features/site-pages'
import { loadAbout } from '~/features/site-pages/index.server'

const words = sitePageTexts.about

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(data && { title: words.title(data.brand), description: words.description, canonical: data.canonical })

export const loader = (loaded: LoaderFunctionArgs) => loadAbout(loaded)

export default function AboutRoute() {
  const { brand, steps, parts } = useLoaderData<typeof loader>()
  return <AboutPage brand={brand} steps={steps} parts={parts} />
}
