import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { staffRoles } from '~/site/staff/staff-roles'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'

/** Opening the URL changes nothing. */
export const loader = () => redirect('/')

/** Works in another of the person's roles, views the dashboard as someone else, or returns to one's own account. [WORK-001] */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireStaff(request, context)
  const form = await request.formData()
  const chosen = formText(form, 'role')
  const role = staffRoles.find((name) => name === chosen)
  const change = form.has('view') ? { viewedUserId: formText(form, 'view') || null } : role && { role }
  if (!change) throw errorPage('bad-request', 400)
  await requireResponse(request, apiFor(request, context).sessions.update({ id: 'current', ...change }))
  return redirect('/')
}
