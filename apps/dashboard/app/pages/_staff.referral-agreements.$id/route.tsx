import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoader } from '~/features/records/index.server'
import { rosterTexts } from '~/features/roster'
import { pageTitle } from '~/site/texts'
import { agreement } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(agreement.listTitle) }]
export const loader = recordLoader(source)
export const action = recordAction(source)
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

/** A referral agreement with a real estate agent, for admins and for the agent. [DASH-016] */
export default function AgreementRoute() {
  const { record } = useLoaderData<typeof loader>()
  const { agentId, agentName } = record.item
  const agent = { label: agentName, href: `/real-estate-agents/${agentId}` }
  const papers = { label: rosterTexts.ownPapers, href: '/papers' }
  return (
    <RecordPage
      kind={agreement}
      data={record}
      rejected={useFormResult<typeof action>()}
      list={record.role === 'admin' ? agent : papers}
    />
  )
}
