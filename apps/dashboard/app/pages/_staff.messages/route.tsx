import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData, useParams } from '@remix-run/react'
import { type InboxAround, InboxList, inboxUrl, messagesTexts, useSnoozeTimer } from '~/features/messages'
import * as styles from '~/features/messages/Inbox.css'
import { loadInbox } from '~/features/messages/index.server'
import { pageTitle } from '~/site/texts'

export const meta: MetaFunction = () => [{ title: pageTitle(messagesTexts.title) }]

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
