import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centerMeta, StateGuidePage } from '~/features/articles'
import { loadStateGuide } from '~/features/articles/index.server'

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(data && { title: data.title, description: data.summary, canonical: data.canonical }, data?.title)

export const loader = (loaded: LoaderFunctionArgs) => loadStateGuide(loaded)

export default function StateGuideRoute() {
  return <StateGuidePage guide={useLoaderData<typeof loader>()} />
}
