import { useFormResult } from '@pkg/remix-host/react'
import { apiFor, formText } from '@pkg/remix-host/server'
import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoaderWith } from '~/features/records/index.server'
import { pathAfterSaving } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { requireAdmin } from '~/site/server/staff'
import { pageTitle } from '~/site/texts'
import { ActivityView } from './ActivityView'
import { loadActivity } from './load-activity.server'
import { user } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(user.listTitle) }]
export const loader = recordLoaderWith(source, async (call, item) => ({ activity: await loadActivity(call, item) }))
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

const actOnRecord = recordAction(source)

/** Ends one of the person’s sessions, or does what the record declares. [DASH-012] */
export async function action(sent: ActionFunctionArgs) {
  const form = await sent.request.clone().formData()
  if (formText(form, 'intent') !== 'end-session') return actOnRecord(sent)
  const { request, context, params } = sent
  await requireAdmin(request, context)
  const ended = { id: params['id'] ?? '', sessionId: formText(form, 'session') }
  await requireResponse(request, apiFor(request, context).adminUsers.endSession(ended))
  return redirect(pathAfterSaving(request.url, 'session-ended'))
}

export default function UserRoute() {
  const { record, activity } = useLoaderData<typeof loader>()
  return (
    <RecordPage kind={user} data={record} rejected={useFormResult<typeof action>()}>
      <ActivityView activity={activity} />
    </RecordPage>
  )
}
