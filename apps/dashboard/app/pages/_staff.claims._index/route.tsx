import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { claimsTexts } from '~/features/decisions'
import { pageTitle } from '~/site/texts'
import { claims } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(claims.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ClaimsRoute() {
  return <ListPage list={claims} data={useLoaderData<typeof loader>()} lead={claimsTexts.lead} />
}
