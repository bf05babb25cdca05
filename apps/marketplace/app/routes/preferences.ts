import { safeRedirectPath } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { textSizes } from '@pkg/ui'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { textSizeHeader } from '~/site/text-size.server'

export const loader = () => redirect('/')

/** Saves the text size, and goes back to the page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const size = textSizes.find((known) => known === form.get('textSize')) ?? 'normal'
  const returnTo = safeRedirectPath(formText(form, 'returnTo'))
  return redirect(returnTo, { headers: { 'set-cookie': await textSizeHeader(size, context) } })
}
