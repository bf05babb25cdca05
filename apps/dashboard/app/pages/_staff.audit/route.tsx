import { TextLink } from '@pkg/ui'
import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { auditTexts, changesList } from '~/features/audit'
import { changesSource } from '~/features/audit/index.server'
import { ListPage } from '~/features/lists'
import { listAction, listLoader } from '~/features/lists/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(changesList.title) }]
export const loader = listLoader(changesSource)
export const action = listAction(changesSource)

const lead = (
  <>
    {auditTexts.changesLead} <TextLink href="/audit-reads">{auditTexts.toReads}</TextLink>
  </>
)

export default function AuditRoute() {
  return <ListPage list={changesList} data={useLoaderData<typeof loader>()} lead={lead} />
}
