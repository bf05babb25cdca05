import { apiFor, errorPage, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'

/** Opening the URL changes nothing. */
export const loader = () => redirect('/')

/** Turns new families on or off for the person, and returns to the page of the switch. [WORK-001] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { agentId } = await requireStaff(request, context)
  const form = await request.formData()
  const light = formText(form, 'light')
  if (!agentId || (light !== 'on' && light !== 'off')) throw errorPage('bad-request', 400)
  const { agentOptions } = apiFor(request, context)
  await requireResponse(request, agentOptions.update({ id: agentId, isAccepting: light === 'on' }))
  const page = formText(form, 'page')
  return redirect(/^\/(?![/\\])[^\\\s]*$/.test(page) ? page : '/')
}
