import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { outbox } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(outbox.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function OutboxRoute() {
  return <ListPage list={outbox} lead={texts.outbox.lead} data={useLoaderData<typeof loader>()} />
}
