import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleTexts as words, centerMeta, ResourceCenterPage } from '~/features/articles'
import { loadResourceCenter } from '~/features/articles/index.server'

/** Searches aren't stored. [FIND-014] */
export const handle = { publicPage: { parameters: ['page-number'] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(
    data && {
      title: words.centerTitle(data.brand) + words.page(data.list.page),
      description: words.lead,
      canonical: data.canonical,
      isHidden: data.list.words !== '',
    },
  )

export const loader = (loaded: LoaderFunctionArgs) => loadResourceCenter(loaded)

export default function ResourceCenterRoute() {
  const { topics, list } = useLoaderData<typeof loader>()
  return <ResourceCenterPage topics={topics} list={list} />
}
