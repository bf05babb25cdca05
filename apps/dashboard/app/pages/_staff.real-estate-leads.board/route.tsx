import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BoardPage } from '~/features/board'
import { boardLoader } from '~/features/board/index.server'
import { leads } from '~/features/homes'
import { leadsSource } from '~/features/homes/index.server'
import { listUrl } from '~/features/lists'
import { listAction } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'
import { leadBoard } from './board'

export const meta: MetaFunction = () => [{ title: pageTitle(leadBoard.list.title) }]

export const loader = boardLoader(leadBoard, leadsSource)

export const action = listAction({ ...leadsSource, list: leadBoard.list })

/** The homes that families sell or buy, by stage. [DASH-016, WORK-003] */
export default function LeadBoardRoute() {
  const data = useLoaderData<typeof loader>()
  const { term, filters } = data.state
  return <BoardPage board={leadBoard} data={data} listHref={listUrl(leads, { view: 'all', term, filters })} />
}
