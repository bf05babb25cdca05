import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { reviewsTexts } from '~/features/reviews'
import { pageTitle } from '~/site/texts'
import { reviews } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(reviews.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ReviewsRoute() {
  return <ListPage list={reviews} data={useLoaderData<typeof loader>()} lead={reviewsTexts.lead} />
}
