import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleTexts, centerMeta, StateGuidesPage } from '~/features/articles'
import { loadStateGuides } from '~/features/articles/index.server'

const words = articleTexts.states

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(data && { title: words.title, description: words.lead, canonical: data.canonical }, words.title)

export const loader = (loaded: LoaderFunctionArgs) => loadStateGuides(loaded)

export default function StateGuidesRoute() {
  return <StateGuidesPage guides={useLoaderData<typeof loader>().guides} />
}
