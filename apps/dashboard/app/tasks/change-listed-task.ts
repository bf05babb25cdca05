import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { apiFor, errorPage } from '@pkg/remix-host/server'
import { pathAfterSaving } from '~/forms/saved'
import { changeTask, isTaskIntent } from './change-task'

/** Changes a task of a list, and goes back to the page. [DASH-004] */
export async function changeListedTask({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (!isTaskIntent(intent)) throw errorPage('bad-request', 400)
  const saved = await changeTask(request, apiFor(request, context), form, intent)
  return redirect(pathAfterSaving(request.url, saved))
}
