import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centerMeta } from '~/articles/article-meta'
import { loadTopic } from '~/articles/load-resource-center.server'
import { TopicPage } from '~/articles/ResourceCenterPage'
import { articleTexts as words } from '~/articles/texts'

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
