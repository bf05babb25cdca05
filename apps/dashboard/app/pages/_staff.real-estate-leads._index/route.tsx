import { boardIcon, ButtonLink } from '@pkg/ui'
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
  const board = (
    <div>
      <ButtonLink href="/real-estate-leads/board" icon={boardIcon} variant="neutral" size="small">
        {leadsTexts.board}
      </ButtonLink>
    </div>
  )
  return <ListPage list={leads} data={useLoaderData<typeof loader>()} lead={leadsTexts.lead} summary={board} />
}
