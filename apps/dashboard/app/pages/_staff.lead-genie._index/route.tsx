import { useFormResult } from '@pkg/remix-host/react'
import { errorPage } from '@pkg/remix-host/server'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AdvisorLeads, leadGenieTexts } from '~/features/lead-genie'
import { loadAdvisorLeads, respondToLead } from '~/features/lead-genie/index.server'
import { listAction, listLoader } from '~/features/lists/index.server'
import { ListPage } from '~/features/lists'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { pool } from './list'
import { source } from './source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(leadGenieTexts.title) }]

/** Suggested families for an advisor, and families without an advisor for admins. [DASH-005] */
export async function loader(sent: LoaderFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  if (role === 'admin') return { role, list: await listLoader(source)(sent) } as const
  if (role !== 'agent') throw errorPage('forbidden', 403)
  return { role, leads: await loadAdvisorLeads(sent) } as const
}

/** An advisor responds to a family, and an admin saves a view of the list. */
export async function action(sent: ActionFunctionArgs) {
  const { role } = await requireStaff(sent.request, sent.context)
  return role === 'agent' ? respondToLead(sent) : listAction(source)(sent)
}

export default function LeadGenieRoute() {
  const found = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  if (found.role === 'agent')
    return <AdvisorLeads leads={found.leads} rejected={rejected && 'of' in rejected ? rejected : undefined} />
  return <ListPage list={pool} data={found.list} lead={leadGenieTexts.lead.admin} />
}
