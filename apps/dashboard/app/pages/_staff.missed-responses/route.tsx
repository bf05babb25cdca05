import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { missedTexts } from './texts'
import { missedResponses } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(missedResponses.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function MissedResponsesRoute() {
  return <ListPage list={missedResponses} data={useLoaderData<typeof loader>()} lead={missedTexts.lead} />
}
