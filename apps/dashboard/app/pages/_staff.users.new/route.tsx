import { useFormResult } from '@pkg/remix-host/react'
import type { MetaFunction } from '@remix-run/node'
import { NewRecordPage } from '~/features/records'
import { newRecordAction, newRecordLoader } from '~/features/records/index.server'
import { pageTitle } from '~/site/texts'
import { invitePeople } from './invite-people.server'
import { invitePage } from './page'

export const meta: MetaFunction = () => [{ title: pageTitle(invitePage.title) }]
export const loader = newRecordLoader(invitePage)
export const action = newRecordAction(
  invitePage,
  ({ api }, body) => invitePeople(api, body),
  () => '/users?tab=invited&saved=invited',
)

/** Invites people. [DASH-012] */
export default function InviteRoute() {
  return <NewRecordPage page={invitePage} rejected={useFormResult<typeof action>()} />
}
