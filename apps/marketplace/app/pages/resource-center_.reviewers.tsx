import type { PublicPageHandle } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { articleTexts, centerMeta, ReviewersPage } from '~/features/articles'
import { loadReviewers } from '~/features/articles/index.server'

const words = articleTexts.reviewers

export const handle = { publicPage: { parameters: [] } } satisfies PublicPageHandle
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  centerMeta(data && { title: words.title, description: words.lead, canonical: data.canonical }, words.title)

export const loader = (loaded: LoaderFunctionArgs) => loadReviewers(loaded)

export default function ReviewersRoute() {
  const { reviewers, authors } = useLoaderData<typeof loader>()
  return <ReviewersPage reviewers={reviewers} authors={authors} />
}
