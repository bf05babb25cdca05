import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { familyRow } from '~/families/family-row'
import { answerFor, apiFor } from '~/server/api'
import { hereOf } from '~/server/here'
import { dayOf } from '~/server/times'
import { changeListedTask } from '~/tasks/task-action'
import { taskRow } from '~/tasks/task-row'
import { taskFilters } from '~/tasks/tasks-address'
import { texts } from '~/texts'
import { TodayPage } from './TodayPage'

const shown = 6

export const meta: MetaFunction = () => [{ title: texts.title(texts.today.title) }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = apiFor(request, context)
  const here = hereOf(request)
  const [families, tasks] = await Promise.all([
    answerFor(request, api.clients.list({ 'filter[stage]': 'new', 'page-size': shown })),
    answerFor(request, api.tasks.list({ ...taskFilters.today, timeZone: here.zone, 'page-size': shown })),
  ])
  return {
    day: dayOf(here),
    families: { total: families.total, rows: families.items.map((family) => familyRow(family, here)) },
    tasks: { total: tasks.total, rows: tasks.items.map((task) => taskRow(task, here)) },
  }
}

export const action = changeListedTask

export default function TodayRoute() {
  return <TodayPage {...useLoaderData<typeof loader>()} />
}
