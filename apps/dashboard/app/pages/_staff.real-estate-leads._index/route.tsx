import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { leads, leadsTexts } from '~/features/homes'
import { leadsSource } from '~/features/homes/index.server'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(leads.title) }]
export const loader = listLoader(leadsSource)
export const action = listAction(leadsSource)

export default function LeadsRoute() {
  return <ListPage list={leads} data={useLoaderData<typeof loader>()} lead={leadsTexts.lead} />
}
