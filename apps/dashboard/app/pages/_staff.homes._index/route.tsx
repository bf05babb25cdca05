import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { homes } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(homes.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function HomesRoute() {
  return <ListPage list={homes} data={useLoaderData<typeof loader>()} />
}
