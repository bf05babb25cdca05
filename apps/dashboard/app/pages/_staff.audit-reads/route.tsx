import { TextLink } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { auditTexts, readsList } from '~/features/audit'
import { readsSource } from '~/features/audit/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(readsList.title) }]
export const loader = listLoader(readsSource)
export const action = listAction(readsSource)

const lead = (
  <>
    {auditTexts.readsLead} <TextLink href="/audit">{auditTexts.toChanges}</TextLink>
  </>
)

export default function AuditReadsRoute() {
  return <ListPage list={readsList} data={useLoaderData<typeof loader>()} lead={lead} />
}
