import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { reviewsTexts } from '~/reviews/texts'
import { texts } from '~/texts'
import { reviews } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(reviews.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ReviewsRoute() {
  return <ListPage list={reviews} data={useLoaderData<typeof loader>()} lead={reviewsTexts.lead} />
}
