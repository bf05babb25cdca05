import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { applicationsTexts } from '~/features/decisions'
import { pageTitle } from '~/site/texts'
import { applications } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(applications.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ApplicationsRoute() {
  return <ListPage list={applications} data={useLoaderData<typeof loader>()} lead={applicationsTexts.lead} />
}
