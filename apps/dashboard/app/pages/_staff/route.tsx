import { canRetry, readErrorPage } from '@pkg/remix-host/react'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { LiveFamilies } from './LiveFamilies/LiveFamilies'
import { Shell } from './Shell'
import { shouldRevalidateList } from '~/features/lists'
import { loadLight, loadMenu, loadMenuViews } from '~/features/menu/index.server'
import { ErrorPage } from '~/parts/ErrorPage/ErrorPage'
import { PageReload } from '~/site/outages/PageReload/PageReload'
import { StaffProvider } from '~/site/staff/Staff'
import { staffRoles, type StaffRole } from '~/site/staff/staff-roles'
import { TimeZone } from '~/site/time-zone/TimeZone'
import { apiFor } from '@pkg/remix-host/server'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { readTimeZone } from '~/site/server/time-zone'

const stream = '/dashboard/api/platform/events/stream'

/** The person, what waits in each area of the menu, and the newest family, for the frame of every page. [ROLE-010, WORK-001] */
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
  const known = useRouteLoaderData<typeof loader>('pages/_staff')
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
