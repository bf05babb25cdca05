import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { collectionsTexts } from '~/features/collections'
import { pageTitle } from '~/site/texts'
import { collections } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(collections.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function CollectionsRoute() {
  return <ListPage list={collections} data={useLoaderData<typeof loader>()} lead={collectionsTexts.lead} />
}
