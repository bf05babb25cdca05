import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleMeta, ArticlePage } from '~/features/articles'
import { loadArticle } from '~/features/articles/index.server'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => articleMeta(data)

export const loader = (loaded: LoaderFunctionArgs) => loadArticle(loaded)

export default function ArticleRoute() {
  return <ArticlePage article={useLoaderData<typeof loader>()} />
}
