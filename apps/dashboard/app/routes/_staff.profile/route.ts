import { errorPage } from '@pkg/remix-host/server'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireStaff } from '~/server/staff'

/** Leads an advisor to their own page. [ROLE-010] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { agentId } = await requireStaff(request, context)
  if (!agentId) throw errorPage('not-found', 404)
  return redirect(`/advisors/${agentId}`)
}
