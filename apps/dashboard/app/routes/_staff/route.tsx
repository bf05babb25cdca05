import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { LiveFamilies } from '~/components/LiveFamilies/LiveFamilies'
import { ErrorPage } from '~/components/ErrorPage/ErrorPage'
import { Shell } from '~/components/Shell/Shell'
import { StaffProvider } from '~/components/Staff/Staff'
import { TimeZone } from '~/components/TimeZone/TimeZone'
import { apiFor } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requireStaff } from '~/server/staff'
import { readTimeZone } from '~/server/time-zone'

const stream = '/dashboard/api/platform/events/stream'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, role } = await requireStaff(request, context)
  const api = apiFor(request, context)
  const zone = readTimeZone(request)
  const dueToday = { 'filter[status]': 'open', 'filter[due]': 'today', timeZone: zone } as const
  const [families, tasks] = await Promise.all([
    requireResponse(request, api.clients.list({ 'filter[stage]': 'new', 'page-size': 1 })),
    requireResponse(request, api.tasks.list({ ...dueToday, 'page-size': 1 })),
  ])
  const [newest] = families.items
  return {
    name,
    seesAll: role === 'admin',
    zone,
    counts: { newFamilies: families.total, dueTasks: tasks.total },
    newest: newest && { id: newest.id, name: newest.name, createdAt: newest.createdAt },
  }
}

export default function StaffRoute() {
  const { name, seesAll, zone, counts, newest } = useLoaderData<typeof loader>()
  return (
    <Shell name={name} counts={counts}>
      <StaffProvider value={{ seesAll }}>
        <Outlet />
      </StaffProvider>
      <LiveFamilies stream={stream} newest={newest} />
      <TimeZone shown={zone} />
    </Shell>
  )
}

/** Keeps the shell while its data is loaded. When the event stream reopens, the page reloads its data. */
export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>('routes/_staff')
  if (!known) {
    return (
      <main id="main">
        <ErrorPage />
      </main>
    )
  }
  return (
    <Shell name={known.name} counts={known.counts}>
      <ErrorPage />
      <LiveFamilies stream={stream} newest={known.newest} />
    </Shell>
  )
}
