import type { LoaderFunctionArgs } from '@remix-run/node'
import { apiFor } from '@pkg/remix-host/server'
import { familyRow } from '~/families/family-row'
import { receivedRow } from '~/families/received-row'
import { releaseRow } from '~/releases/release-row'
import { requestClock } from '~/server/request-clock'
import { requireResponse } from '~/server/require-response'
import { formatDay } from '~/server/times'
import { taskRow } from '~/tasks/task-row'
import { taskFilters } from '~/tasks/tasks-url'

type LoadArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>

const shown = 6

/** Loads today's work of an advisor or an admin. Admins confirm no deletions. [DASH-002] */
export async function loadStaffToday({ request, context }: LoadArgs, isAdmin: boolean) {
  const api = apiFor(request, context)
  const clock = requestClock(request)
  const [families, tasks, releases] = await Promise.all([
    requireResponse(request, api.clients.list({ 'filter[stage]': 'new', 'page-size': shown })),
    requireResponse(request, api.tasks.list({ ...taskFilters.today, timeZone: clock.zone, 'page-size': shown })),
    isAdmin ? [] : loadReleases({ request, context }),
  ])
  return {
    kind: 'staff' as const,
    day: formatDay(clock),
    families: { total: families.total, rows: families.items.map((family) => familyRow(family, clock)) },
    tasks: { total: tasks.total, rows: tasks.items.map((task) => taskRow(task, clock)) },
    releases,
  }
}

/** Loads today's work of a provider or a real estate agent. [DASH-002, WORK-001] */
export async function loadReceivedToday({ request, context }: LoadArgs) {
  const clock = requestClock(request)
  const { clients } = apiFor(request, context)
  const [families, releases] = await Promise.all([
    requireResponse(request, clients.list({ 'filter[response]': 'waiting', 'page-size': shown })),
    loadReleases({ request, context }),
  ])
  return {
    kind: 'received' as const,
    day: formatDay(clock),
    families: { total: families.total, rows: families.items.map((family) => receivedRow(family, clock)) },
    releases,
  }
}

async function loadReleases({ request, context }: LoadArgs) {
  const { releases } = apiFor(request, context)
  const found = await requireResponse(request, releases.list({ 'filter[confirmation]': 'waiting' }))
  const clock = requestClock(request)
  return found.items.map((release) => releaseRow(release, clock))
}
