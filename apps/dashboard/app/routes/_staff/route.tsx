import { canRetry, readErrorPage } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { LiveFamilies } from '~/components/LiveFamilies/LiveFamilies'
import { ErrorPage } from '~/components/ErrorPage/ErrorPage'
import { PageReload } from '~/outages/PageReload/PageReload'
import { Shell } from '~/components/Shell/Shell'
import { StaffProvider } from '~/components/Staff/Staff'
import { shouldRevalidateList } from '~/lists/changes-only-preview'
import { loadLight } from '~/menu/load-light.server'
import { loadMenu } from '~/menu/load-menu.server'
import { loadMenuViews } from '~/menu/load-menu-views.server'
import { staffRoles, type StaffRole } from '~/menu/staff-roles'
import { TimeZone } from '~/components/TimeZone/TimeZone'
import { apiFor } from '@pkg/remix-host/server'
import { requireResponse } from '~/server/require-response'
import { requireStaff } from '~/server/staff'
import { readTimeZone } from '~/server/time-zone'

const stream = '/dashboard/api/platform/events/stream'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, name, role, roles = [], viewedBy, agentId } = await requireStaff(request, context)
  const api = apiFor(request, context)
  const zone = readTimeZone(request)
  const [{ counts, newest }, views, isAccepting] = await Promise.all([
    loadMenu(request, api, { role, zone }),
    loadMenuViews(request, api, { id, role }, zone),
    agentId === undefined || !hasLight(role) ? undefined : requireResponse(request, loadLight(api, agentId)),
  ])
  return {
    id,
    person: {
      name,
      role,
      roles: staffRoles.filter((one) => roles.includes(one)),
      isViewed: viewedBy !== undefined,
      isAccepting,
    },
    zone,
    counts,
    views,
    newest: newest && { id: newest.id, name: newest.name, createdAt: newest.createdAt },
  }
}

export const shouldRevalidate = shouldRevalidateList

const hasLight = (role: StaffRole) => role === 'agent' || role === 'real-estate-agent'

export default function StaffRoute() {
  const { id, person, zone, counts, views, newest } = useLoaderData<typeof loader>()
  return (
    <PageReload>
      <Shell person={person} counts={counts} views={views}>
        <StaffProvider value={{ userId: id, seesAll: person.role === 'admin' }}>
          <Outlet />
        </StaffProvider>
        <LiveFamilies stream={stream} newest={newest} />
        <TimeZone shown={zone} />
      </Shell>
    </PageReload>
  )
}

/** Keeps the shell if its own data was loaded. Once the event stream opens, a page that may load now reloads its data. [ERR-018] */
export function ErrorBoundary() {
  const known = useRouteLoaderData<typeof loader>('routes/_staff')
  // An outage is over once the stream opens. What the person did wrong stays readable.
  const { kind } = readErrorPage(useRouteError())
  const live = <LiveFamilies stream={stream} newest={known?.newest} showsError={!canRetry(kind)} />
  if (!known) {
    return (
      <main id="main">
        <ErrorPage />
        {live}
      </main>
    )
  }
  return (
    <Shell person={known.person} counts={known.counts} views={known.views}>
      <ErrorPage />
      {live}
    </Shell>
  )
}
