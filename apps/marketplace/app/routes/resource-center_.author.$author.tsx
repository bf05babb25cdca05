import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { centerMeta } from '~/articles/article-meta'
import { loadAuthor } from '~/articles/load-people.server'
import { PersonPage } from '~/articles/PersonPage'
import { articleTexts as words } from '~/articles/texts'

export const handle = { publicPage: { parameters: ['page-number'] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(
    data && {
      title: data.name + words.page(data.list.page),
      description: `${data.name}. ${data.job}.`,
      canonical: data.canonical,
      isHidden: data.isDemo,
    },
    data?.name,
  )

export const loader = (loaded: LoaderFunctionArgs) => loadAuthor(loaded)

export default function AuthorRoute() {
  return <PersonPage person={useLoaderData<typeof loader>()} />
}
