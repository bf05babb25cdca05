import { errorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireStaff } from '~/site/server/staff'

/** Leads an advisor to their own page. [ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { agentId, role } = await requireStaff(request, context)
  if (!agentId || role !== 'agent') throw errorPage('forbidden', 403)
  return redirect(`/advisors/${agentId}`)
}

/** A route without a page shows no error page. */
export default function ProfileRoute() {
  return null
}
