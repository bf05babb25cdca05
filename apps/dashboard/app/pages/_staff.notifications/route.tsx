import { emailedNoticeKinds, type NoticeSettings } from '@pkg/api-client'
import { apiFor, errorPage, formText, isUnavailable } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pathAfterSaving } from '~/site/forms/saved'
import { loadNotices } from '~/features/notices/index.server'
import { NoticesPage, noticesTexts } from '~/features/notices'
import { requireResponse } from '~/site/server/require-response'
import { requireStaff } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(noticesTexts.title) }]

/** A person’s notifications. [WORK-016] */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { role } = await requireStaff(request, context)
  return loadNotices(request, apiFor(request, context), role)
}

/** Marks one or all as read, or saves which ones arrive by email. [WORK-016] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { notices, noticeSettings } = apiFor(request, context)
  const form = await request.formData()
  switch (formText(form, 'intent')) {
    case 'read': {
      const id = formText(form, 'id')
      await requireResponse(request, notices.read(id ? { ids: [id] } : {}))
      return redirect('/notifications')
    }
    case 'open':
      // A notification opens what it's about even while the API can't mark it as read.
      await requireResponse(request, notices.read({ ids: [formText(form, 'id')] }).catch(ignoreOutage))
      return null
    case 'settings':
      await requireResponse(
        request,
        noticeSettings.replace(readSettings(form, await requireResponse(request, noticeSettings.get()))),
      )
      return redirect(pathAfterSaving(request.url, 'notice-settings'))
    default:
      throw errorPage('bad-request', 400)
  }
}

/** Ignores that the API is down. @throws any other error */
function ignoreOutage(error: unknown): void {
  if (!isUnavailable(error)) throw error
}

/** Returns the settings with what the form has. It has only the kinds of the role that the person works in. */
function readSettings(form: FormData, known: NoticeSettings): NoticeSettings {
  const settings = { ...known }
  for (const kind of emailedNoticeKinds) {
    const chosen = formText(form, kind)
    if (chosen === 'now' || chosen === 'daily' || chosen === 'off') settings[kind] = chosen
  }
  return settings
}

export default function NoticesRoute() {
  return <NoticesPage {...useLoaderData<typeof loader>()} />
}
