import { safeRedirectPath } from '@pkg/domain'
import { formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { textSizeChoice, themeChoice } from '~/site/frame/look.server'

export const loader = () => redirect('/')

/** Saves the text size or the theme. Before scripts load, the form names the page to go back to; with scripts, the page stays. [UI-011, LOOK-002] */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const stored = await Promise.all([
    textSizeChoice.store(form.get('textSize'), context),
    themeChoice.store(form.get('theme'), context),
  ])
  const headers = stored.flat().map((cookie): [string, string] => ['set-cookie', cookie])
  if (!form.has('returnTo')) return data(null, { headers })
  return redirect(safeRedirectPath(formText(form, 'returnTo')), { headers })
}
