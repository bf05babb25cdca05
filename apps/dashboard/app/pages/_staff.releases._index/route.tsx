import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { shares } from '~/features/shares'
import { sharesSource } from '~/features/shares/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(shares.title) }]
export const loader = listLoader(sharesSource)
export const action = listAction(sharesSource)

export default function SharesRoute() {
  return <ListPage list={shares} data={useLoaderData<typeof loader>()} />
}
