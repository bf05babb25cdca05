import { EmptyState } from '@pkg/ui'
import { useOutletContext } from '@remix-run/react'
import { useMemo } from 'react'
import * as styles from '~/messages/Inbox.css'
import { type InboxAround, useInboxKeys } from '~/messages/inbox-around'
import { useShortcuts } from '~/shortcuts/ShortcutsProvider'
import { texts } from '~/texts'

/** What is next to the list while no conversation is open. */
export default function NoConversationRoute() {
  const around = useOutletContext<InboxAround>()
  const keys = useInboxKeys(around, undefined)
  useShortcuts(useMemo(() => keys, [keys]))
  return (
    <div className={styles.nothingOpen}>
      <EmptyState title={texts.messages.choose}>{texts.messages.chooseHelp}</EmptyState>
    </div>
  )
}
