import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { claims } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(claims.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ClaimsRoute() {
  return <ListPage list={claims} data={useLoaderData<typeof loader>()} lead={texts.claims.lead} />
}
