import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { rejectedWith } from '~/site/forms/rejected-form'
import { requestClock } from '~/site/server/request-clock'
import { isRecipient, requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { AdminDay } from './AdminDay'
import { AdvisorDay } from './AdvisorDay'
import { ReceivedDay } from './ReceivedDay'
import { todayTexts } from './texts'
import { actOnToday } from './act-on-today.server'
import { loadAdminDay, loadAdvisorDay, loadReceivedDay } from './load-today.server'

export const meta: MetaFunction = () => [{ title: pageTitle(todayTexts.title) }]

/** Today, as the person's role needs it: an admin, an advisor, or someone who receives families or homes. [WORK-001] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireStaff(request, context)
  const needs = { request, api: apiFor(request, context), user, clock: requestClock(request) }
  if (isRecipient(user.role)) return loadReceivedDay(needs)
  return user.role === 'admin' ? loadAdminDay(needs) : loadAdvisorDay(needs)
}

export const action = actOnToday

export { reloadsAfterSaving as shouldRevalidate } from '~/site/outages/reloads-after-saving'

export default function TodayRoute() {
  const day = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  const outcome = rejectedWith(rejected, 'tour-outcome') ?? rejectedWith(rejected, 'call-outcome')
  if (day.kind === 'received') return <ReceivedDay day={day} rejected={outcome} />
  return day.kind === 'admin' ? (
    <AdminDay day={day} rejected={outcome} />
  ) : (
    <AdvisorDay day={day} rejected={rejected && 'of' in rejected ? rejected : undefined} rejectedOutcome={outcome} />
  )
}
