import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { tours } from '~/features/tours'
import { toursSource } from '~/features/tours/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(tours.title) }]
export const loader = listLoader(toursSource)
export const action = listAction(toursSource)

export default function ToursRoute() {
  return <ListPage list={tours} data={useLoaderData<typeof loader>()} />
}
