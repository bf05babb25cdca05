import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useParams } from '@remix-run/react'
import type { InboxAround } from '~/messages/inbox-around'
import { InboxList } from '~/messages/InboxList'
import { inboxUrl } from '~/messages/inbox-view'
import { loadInbox } from '~/messages/load-inbox.server'
import * as styles from '~/messages/Inbox.css'
import { useSnoozeTimer } from '~/messages/use-snooze-timer'
import { texts } from '~/texts'

export const meta: MetaFunction = () => [{ title: texts.title(texts.messages.title) }]

export const loader = ({ request, context }: LoaderFunctionArgs) => loadInbox(request, context)

/** The list of conversations, and next to it the open one from 1280 px. Below, each is a page of its own. [DASH-008, WORK-008] */
export default function MessagesRoute() {
  const inbox = useLoaderData<typeof loader>()
  const { id } = useParams()
  useSnoozeTimer(inbox)
  const ids = [...inbox.rows, ...inbox.snoozed].map((row) => row.id)
  const around: InboxAround = { ids, listHref: inboxUrl(inbox.view), hrefOf: (other) => inboxUrl(inbox.view, other) }
  return (
    <div className={styles.split}>
      <div className={`${styles.scrolled} ${id === undefined ? styles.list : styles.listBesideThread}`}>
        <InboxList inbox={inbox} openId={id} />
      </div>
      <Outlet context={around} />
    </div>
  )
}
