import { safeRedirectPath } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { textSizes } from '@pkg/ui'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { textSizeHeader } from '~/site/frame/text-size.server'

export const loader = () => redirect('/')

/** Saves the text size. Before scripts load, the form names the page to go back to; with scripts, the page stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const size = textSizes.find((known) => known === form.get('textSize')) ?? 'normal'
  const headers = { 'set-cookie': await textSizeHeader(size, context) }
  if (!form.has('returnTo')) return data(null, { headers })
  return redirect(safeRedirectPath(formText(form, 'returnTo')), { headers })
}
