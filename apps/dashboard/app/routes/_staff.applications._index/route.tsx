import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { applications } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(applications.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ApplicationsRoute() {
  return <ListPage list={applications} data={useLoaderData<typeof loader>()} lead={texts.applications.lead} />
}
