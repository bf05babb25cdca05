import { useFormResult } from '@pkg/remix-host/react'
import { formText } from '@pkg/remix-host/server'
import { type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordPage } from '~/features/records'
import { recordAction, recordLoaderWith } from '~/features/records/index.server'
import { pathAfterSaving } from '~/site/forms/saved'
import { requireResponse } from '~/site/server/require-response'
import { pageTitle } from '~/site/texts'
import { ActivityView } from './ActivityView'
import { loadActivity } from './load-activity.server'
import { user } from './record'
import { source } from './record-source.server'

export const meta: MetaFunction = () => [{ title: pageTitle(user.listTitle) }]
export const loader = recordLoaderWith(source, async (call, item) => ({ activity: await loadActivity(call, item) }))
export { shouldRevalidateRecord as shouldRevalidate } from '~/features/records'

/** Ends one of the person’s sessions, or does what the record declares. [DASH-012] */
export const action = recordAction(source, {
  async 'end-session'({ request, api, id }, form) {
    await requireResponse(request, api.adminUsers.endSession({ id, sessionId: formText(form, 'session') }))
    return redirect(pathAfterSaving(request.url, 'session-ended'))
  },
})

export default function UserRoute() {
  const { record, activity } = useLoaderData<typeof loader>()
  return (
    <RecordPage kind={user} data={record} rejected={useFormResult<typeof action>()}>
      <ActivityView activity={activity} />
    </RecordPage>
  )
}
