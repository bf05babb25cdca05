import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { invoices } from '~/features/invoices'
import { invoicesSource } from '~/features/invoices/index.server'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(invoices.title) }]
export const loader = listLoader(invoicesSource)
export const action = listAction(invoicesSource)

export default function InvoicesRoute() {
  return <ListPage list={invoices} data={useLoaderData<typeof loader>()} />
}
