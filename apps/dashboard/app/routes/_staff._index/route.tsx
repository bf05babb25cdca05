import { useFormResult } from '@pkg/remix-host/react'
import { apiFor } from '@pkg/remix-host/server'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requestClock } from '~/server/request-clock'
import { isRecipient, requireStaff } from '~/server/staff'
import { texts } from '~/texts'
import { actOnToday } from '~/today/act-on-today.server'
import { AdminDay } from '~/today/AdminDay'
import { AdvisorDay } from '~/today/AdvisorDay'
import { loadAdminDay, loadAdvisorDay, loadReceivedDay } from '~/today/load-today.server'
import { ReceivedDay } from '~/today/ReceivedDay'

export const meta: MetaFunction = () => [{ title: texts.title(texts.today.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireStaff(request, context)
  const needs = { request, api: apiFor(request, context), user, clock: requestClock(request) }
  if (isRecipient(user.role)) return loadReceivedDay(needs)
  return user.role === 'admin' ? loadAdminDay(needs) : loadAdvisorDay(needs)
}

export const action = actOnToday

export { reloadsAfterSaving as shouldRevalidate } from '~/outages/reloads-after-saving'

export default function TodayRoute() {
  const day = useLoaderData<typeof loader>()
  const rejected = useFormResult<typeof action>()
  if (day.kind === 'received') return <ReceivedDay day={day} />
  return day.kind === 'admin' ? (
    <AdminDay day={day} />
  ) : (
    <AdvisorDay day={day} rejected={rejected && 'of' in rejected ? rejected : undefined} />
  )
}
