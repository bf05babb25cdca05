import { safeRedirectPath } from '@pkg/domain'
import { textSizes } from '@pkg/ui'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { keepTextSize } from '~/server/text-size'

export const loader = () => redirect('/')

/** Keeps how a person likes to read, and goes back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const size = textSizes.find((known) => known === form.get('textSize')) ?? 'normal'
  const returnTo = safeRedirectPath(String(form.get('returnTo') ?? '')) ?? '/'
  return redirect(returnTo, { headers: { 'set-cookie': await keepTextSize(size) } })
}
