import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { invoices } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(invoices.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function InvoicesRoute() {
  return <ListPage list={invoices} data={useLoaderData<typeof loader>()} />
}
