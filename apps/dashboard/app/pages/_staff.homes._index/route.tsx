import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { homes } from '~/features/homes'
import { homesSource } from '~/features/homes/index.server'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(homes.title) }]
export const loader = listLoader(homesSource)
export const action = listAction(homesSource)

export default function HomesRoute() {
  return <ListPage list={homes} data={useLoaderData<typeof loader>()} />
}
