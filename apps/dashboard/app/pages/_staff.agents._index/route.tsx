import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { rosterOf, rosterTexts } from '~/features/roster'
import { pageTitle } from '~/site/texts'
import { source } from './source.server'

const list = rosterOf('partner')

export const meta: MetaFunction = () => [{ title: pageTitle(list.title) }]
export const loader = listLoader(source)
export const action = listAction(source)

export default function ListRoute() {
  return <ListPage list={list} data={useLoaderData<typeof loader>()} lead={rosterTexts.advisorsLead} />
}
