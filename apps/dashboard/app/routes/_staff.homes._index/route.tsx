import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { homes } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(homes.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function HomesRoute() {
  return <ListPage list={homes} data={useLoaderData<typeof loader>()} />
}
