import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { collections } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(collections.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function CollectionsRoute() {
  return <ListPage list={collections} data={useLoaderData<typeof loader>()} lead={texts.collections.lead} />
}
