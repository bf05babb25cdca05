import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { familyRow } from '~/families/family-row'
import { apiFor } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requestClock } from '~/server/request-clock'
import { formatDay } from '~/server/times'
import { changeListedTask } from '~/tasks/change-listed-task'
import { taskRow } from '~/tasks/task-row'
import { taskFilters } from '~/tasks/tasks-url'
import { texts } from '~/texts'
import { TodayPage } from './TodayPage'

const shown = 6

export const meta: MetaFunction = () => [{ title: texts.title(texts.today.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const clock = requestClock(request)
  const [families, tasks] = await Promise.all([
    requireResponse(request, api.clients.list({ 'filter[stage]': 'new', 'page-size': shown })),
    requireResponse(request, api.tasks.list({ ...taskFilters.today, timeZone: clock.zone, 'page-size': shown })),
  ])
  return {
    day: formatDay(clock),
    families: { total: families.total, rows: families.items.map((family) => familyRow(family, clock)) },
    tasks: { total: tasks.total, rows: tasks.items.map((task) => taskRow(task, clock)) },
  }
}

export const action = changeListedTask

export default function TodayRoute() {
  return <TodayPage {...useLoaderData<typeof loader>()} />
}
