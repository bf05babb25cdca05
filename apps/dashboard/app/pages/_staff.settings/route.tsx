import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, forwardCookies, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { RejectedForm } from '~/site/forms/rejected-form'
import { pathAfterSaving } from '~/site/forms/saved'
import { requestClock } from '~/site/server/request-clock'
import { requireResponse } from '~/site/server/require-response'
import { sendForm } from '~/site/server/send-form'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { loadSettings } from './load-settings.server'
import { saveSettings } from './save-settings.server'
import { SettingsPage } from './SettingsPage'
import { settingsTexts } from './texts'

export const meta: MetaFunction = () => [{ title: pageTitle(settingsTexts.title) }]

/** A person’s own settings. [DASH-012, API-003] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context)
  return requireResponse(request, loadSettings(apiFor(request, context), requestClock(request)))
}

/** Saves one form of the page. A new password renews the session, so its cookie goes to the browser. [API-003, API-014] */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireStaff(request, context)
  const form = await request.formData()
  const cookies = forwardCookies()
  const { saved, submission } = saveSettings(apiFor(request, context), form, cookies)
  const sent = await sendForm(request, submission)
  if (sent.ok) return redirect(pathAfterSaving(request.url, saved), { headers: cookies.headers })
  const typed = Object.fromEntries(['name', 'email', 'phone'].map((name) => [name, formText(form, name)]))
  const rejected = { intent: formText(form, 'intent'), typed, errors: sent.errors, message: sent.message }
  return data<RejectedForm>(rejected, 422)
}

export default function SettingsRoute() {
  return <SettingsPage settings={useLoaderData<typeof loader>()} rejected={useFormResult<typeof action>()} />
}
