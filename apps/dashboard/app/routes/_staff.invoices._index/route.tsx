import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction } from '~/lists/act-on-list.server'
import { ListPage } from '~/lists/ListPage'
import { listLoader } from '~/lists/load-list.server'
import { texts } from '~/texts'
import { invoices } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: texts.title(invoices.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function InvoicesRoute() {
  return <ListPage list={invoices} data={useLoaderData<typeof loader>()} />
}
