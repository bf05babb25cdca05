import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { LiveFamilies } from '~/components/LiveFamilies/LiveFamilies'
import { ErrorPage } from '~/components/ErrorPage/ErrorPage'
import { Shell } from '~/components/Shell/Shell'
import { StaffProvider } from '~/components/Staff/Staff'
import { loadMenu } from '~/menu/load-menu.server'
import { TimeZone } from '~/components/TimeZone/TimeZone'
import { apiFor } from '@pkg/remix-host/server'
import { requireStaff } from '~/server/staff'
import { readTimeZone } from '~/server/time-zone'

const stream = '/dashboard/api/platform/events/stream'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, name, role } = await requireStaff(request, context)
  const zone = readTimeZone(request)
  const { counts, newest } = await loadMenu(request, apiFor(request, context), { role, zone })
  return {
    id,
    name,
    role,
    zone,
    counts,
    newest: newest && { id: newest.id, name: newest.name, createdAt: newest.createdAt },
  }
}

export default function StaffRoute() {
  const { id, name, role, zone, counts, newest } = useLoaderData<typeof loader>()
  return (
    <Shell name={name} role={role} counts={counts}>
      <StaffProvider value={{ userId: id, seesAll: role === 'admin' }}>
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
    <Shell name={known.name} role={known.role} counts={known.counts}>
      <ErrorPage />
      <LiveFamilies stream={stream} newest={known.newest} />
    </Shell>
  )
}
