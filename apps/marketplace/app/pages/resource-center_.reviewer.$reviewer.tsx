import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { personMeta, PersonPage } from '~/features/articles'
import { loadReviewer } from '~/features/articles/index.server'

export const handle = { publicPage: { parameters: ['page-number'] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) => personMeta(data)

export const loader = (loaded: LoaderFunctionArgs) => loadReviewer(loaded)

export default function ReviewerRoute() {
  return <PersonPage person={useLoaderData<typeof loader>()} />
}
