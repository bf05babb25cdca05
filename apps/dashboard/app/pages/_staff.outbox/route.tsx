import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { pageTitle } from '~/site/texts'
import { outboxTexts } from './texts'
import { outbox } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(outbox.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function OutboxRoute() {
  return <ListPage list={outbox} lead={outboxTexts.lead} data={useLoaderData<typeof loader>()} />
}
