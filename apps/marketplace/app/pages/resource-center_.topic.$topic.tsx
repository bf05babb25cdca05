import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleTexts as words, centerMeta, TopicPage } from '~/features/articles'
import { loadTopic } from '~/features/articles/index.server'

export const handle = { publicPage: { parameters: ['page-number'] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(
    data && {
      title: words.topicTitle(data.title) + words.page(data.list.page),
      description: data.summary,
      canonical: data.canonical,
    },
    data?.title,
  )

export const loader = (loaded: LoaderFunctionArgs) => loadTopic(loaded)

export default function TopicRoute() {
  return <TopicPage {...useLoaderData<typeof loader>()} />
}
